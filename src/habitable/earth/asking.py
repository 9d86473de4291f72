"""The shapes of questions that are put to an animal, whose seat answers."""

from typing import TypeVar

from mypy_extensions import i64

from habitable.earth.table import vacant
from habitable.earth.world import World
from habitable.kernel.bits import bit
from habitable.kernel.questions import Listed, Pick

W = TypeVar("W", bound=World)


class Ask(Pick[W]):
    """An animal must choose one of a set of things."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def owner(self, p: W) -> i64:
        return p.seat_of(self.animal)


class Offer(Ask[W]):
    """An animal may choose one of a set of things, or pass."""

    def may_pass(self) -> bool:
        return True


class AskList(Listed[W]):
    """An animal must choose one of a list: corners, pairs."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def owner(self, p: W) -> i64:
        return p.seat_of(self.animal)


class OfferList(AskList[W]):
    """An animal may choose one of a list, or pass."""

    def may_pass(self) -> bool:
        return True


# ── what there is to choose ─────────────────────────────────────────────────────────────────────────────────────────


def vacant_corners(p: World, verb: i64) -> list[int]:
    """The vacant corners of Earth, as answers of a verb."""
    out: list[int] = []
    corner: i64 = 0
    for element in p.elements:
        if element < 0 and vacant(p, corner):
            out.append(int(verb + corner))
        corner += 1
    return out


def vacant_around(p: World, hex: i64, verb: i64) -> list[int]:
    """The vacant corners of a tile, as answers of a verb."""
    return sorted([int(verb + corner) for corner in p.grid().around[hex] if vacant(p, corner)])


def free_corners(p: World, hex: i64, verb: i64) -> list[int]:
    """The vacant corners of a tile, or with -1 of all Earth, as answers of a verb."""
    return vacant_corners(p, verb) if hex < 0 else vacant_around(p, hex, verb)


def corners_with(p: World, elements: i64, verb: i64) -> list[int]:
    """The corners that hold one of these elements, as answers of a verb."""
    out: list[int] = []
    corner: i64 = 0
    for element in p.elements:
        if element >= 0 and elements & bit(element) != 0:
            out.append(int(verb + corner))
        corner += 1
    return out
