"""What a recorded game is there for: `RECORDINGS` in the folder of each game lists its own."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from habitable.kernel.position import Position

GOOD, ANY = "greedy", "random"


def anything(position: Position) -> bool:
    return True


@dataclass
class Recording:
    name: str
    why: str
    seats: list[str]
    options: dict[str, Any] = field(default_factory=dict)
    shows: Callable[[Any], bool] = anything  # in the last position
    meets: Callable[[Any], bool] = anything  # in some position on the way
