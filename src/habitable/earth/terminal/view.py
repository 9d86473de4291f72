"""What the views of both games on Earth have in common, as far as a screen needs it."""

from collections.abc import Sequence
from typing import Protocol

from habitable.earth.view_types import AskedView, StackView


class TileLike(Protocol):
    hex: list[int]
    terrain: str
    cubes: dict[str, int]
    endangered: list[str]
    points: dict[str, int]


class AnimalLike(Protocol):
    animal: str
    seat: int
    points: int


class EarthView(Protocol):
    seat: int | None
    over: bool
    round: int
    last: bool
    elements: dict[str, str]
    bag: dict[str, int]
    survival: str | None

    @property
    def question(self) -> AskedView | None: ...

    @property
    def animals(self) -> Sequence[AnimalLike]: ...

    @property
    def tiles(self) -> Sequence[TileLike]: ...

    @property
    def stacks(self) -> Sequence[StackView]: ...
