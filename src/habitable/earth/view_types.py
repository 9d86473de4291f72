"""What the views of both games of dominant species have in common. Each game adds its own."""

from collections.abc import Sequence

import msgspec

from habitable.kernel.game import View


class TileView(msgspec.Struct, kw_only=True, gc=False, omit_defaults=True):
    """What is false or nothing most of the time has a default, and is not sent then."""

    hex: list[int]
    terrain: str  # as printed
    cubes: dict[str, int]
    endangered: list[str]
    points: dict[str, int]  # what scoring it would pay now
    dying: bool = False  # Extinction would take cubes from it now


class AnimalView(msgspec.Struct, kw_only=True, gc=False, omit_defaults=True):
    animal: str
    seat: int
    points: int
    gene_pool: int
    cubes: int  # on Earth
    eliminated: int
    hand: int  # pawns
    sources: list[int]  # its points by line of the score pad
    suited: dict[str, int]  # by tile how well it lives, or would live, there: its match; in Marine 1 where it thrives
    reach: list[str]  # tiles to which a Migration could bring its cubes now
    uncounted: bool = False  # its seat has another animal, whose points count


class StackView(msgspec.Struct, kw_only=True, gc=False):
    tile: str | None  # face up
    face_down: int


class AskedView(msgspec.Struct, kw_only=True, gc=False):
    """The question on top: its name, and as far as it has them the animal that is asked, the element or tile in hand,
    the tile it is about, how many more are allowed, the card that is being carried out, the space of the display whose
    pawn acts, or only its action where none does, by name what else it is about, by what its answers name the points
    that they bring or the things they cost, by tile the animal that would take a card, and where a pawn is placed, by
    reason the spaces (by number) that would bring its animal nothing now."""

    question: str
    animal: str | None
    element: str | None
    terrain: str | None
    hex: list[int] | None
    left: int | None
    card: str | None
    space: str | None
    about: dict[str, list[str]]
    worth: dict[str, int]
    takers: dict[str, str]
    idle: dict[str, list[int]]


class EarthView(View, kw_only=True):
    round: int  # 0 before the first
    turn_limit: int  # after this one the guard against endless games ends it
    last: bool  # the game ends with this round
    question: AskedView | None
    then: list[str]  # the questions that wait under it, the next one first
    coming: list[list[int]]  # who acts next, and on which space: numbers of animal and space; see the game's `display`
    animals: Sequence[AnimalView]  # those in play, by food chain
    tiles: Sequence[TileView]
    elements: dict[str, str]  # by corner
    boxes: dict[str, list[str]]  # elements in the boxes of actions
    bag: dict[str, int]
    stacks: list[StackView]
    unseen: dict[str, int]  # terrains of the tiles that lie face down
    survival: str | None  # who holds the card
