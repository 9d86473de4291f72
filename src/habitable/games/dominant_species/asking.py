"""The shapes of this game's questions: they are put to an animal, and its seat answers."""

from mypy_extensions import i64

from habitable.games.dominant_species.position import Earth
from habitable.kernel.bits import bit, lowest
from habitable.kernel.questions import Listed, Pick


class Ask(Pick[Earth]):
    """An animal must choose one of a set of things."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def owner(self, p: Earth) -> i64:
        return p.seat_of(self.animal)


class Offer(Ask):
    """An animal may choose one of a set of things, or pass."""

    def may_pass(self) -> bool:
        return True


class AskList(Listed[Earth]):
    """An animal must choose one of a list: corners, pairs."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def owner(self, p: Earth) -> i64:
        return p.seat_of(self.animal)


class OfferList(AskList):
    """An animal may choose one of a list, or pass."""

    def may_pass(self) -> bool:
        return True


def vacant_corners(p: Earth, verb: i64) -> list[int]:
    """The vacant corners of Earth, as answers of a verb."""
    out: list[int] = []
    corner: i64 = 0
    for element in p.elements:
        if element < 0 and p.vacant(corner):
            out.append(int(verb + corner))
        corner += 1
    return out


def vacant_spaces(p: Earth) -> i64:
    """The set of eyeball spaces without a pawn."""
    out: i64 = 0
    space: i64 = 0
    for animal in p.spaces:
        if animal < 0:
            out |= bit(space)
        space += 1
    return out


def one_or_none(verb: i64, things: i64) -> i64:
    """Bag, deck and stacks hold no secret but their order: with one sort of thing left everybody knows the draw."""
    if things == 0:
        return 0
    return verb + lowest(things) if things & (things - 1) == 0 else -1


def corners_with(p: Earth, elements: i64, verb: i64) -> list[int]:
    """The corners that hold a disk of one of these elements, as answers of a verb."""
    out: list[int] = []
    corner: i64 = 0
    for element in p.elements:
        if element >= 0 and elements & bit(element) != 0:
            out.append(int(verb + corner))
        corner += 1
    return out
