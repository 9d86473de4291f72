"""The shapes of questions that are put to an animal, whose seat answers, and how a greedy player weighs an answer."""

from typing import Any, Final, TypeVar

from mypy_extensions import i64

from habitable.earth.advice import Sight
from habitable.earth.world import World
from habitable.kernel.bits import bit
from habitable.kernel.position import NATURE, Question
from habitable.kernel.questions import Listed, Pick

W = TypeVar("W", bound=World)

AHEAD: Final = 3  # how many more questions of the same action a greedy player looks ahead


class Ask(Pick[W]):
    """An animal must choose one of a set of things."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def owner(self, p: W) -> i64:
        return p.seat_of(self.animal)

    def weigh(self, p: W, seat: i64, answer: i64) -> float:
        return points(weigh(p, self, p.sight(self.animal), seat, answer))

    def weigh_all(self, p: W, seat: i64, answers: list[int]) -> list[float]:
        sight = p.sight(self.animal)
        return [points(weigh(p, self, sight, seat, answer)) for answer in answers]


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

    def weigh(self, p: W, seat: i64, answer: i64) -> float:
        return points(weigh(p, self, p.sight(self.animal), seat, answer))

    def weigh_all(self, p: W, seat: i64, answers: list[int]) -> list[float]:
        sight = p.sight(self.animal)
        return [points(weigh(p, self, sight, seat, answer)) for answer in answers]


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
        if element < 0 and p.vacant(corner):
            out.append(int(verb + corner))
        corner += 1
    return out


def vacant_around(p: World, hex: i64, verb: i64) -> list[int]:
    """The vacant corners of a tile, as answers of a verb."""
    return sorted([int(verb + corner) for corner in p.grid().around[hex] if p.vacant(corner)])


def corners_with(p: World, elements: i64, verb: i64) -> list[int]:
    """The corners that hold one of these elements, as answers of a verb."""
    out: list[int] = []
    corner: i64 = 0
    for element in p.elements:
        if element >= 0 and elements & bit(element) != 0:
            out.append(int(verb + corner))
        corner += 1
    return out


# ── what a good player thinks of an answer ──────────────────────────────────────────────────────────────────────────


def points(worth: i64) -> float:
    """What a Sight counts in hundredths."""
    return float(worth) / 100.0


def weigh(p: World, question: Question[Any], sight: Sight, seat: i64, answer: i64) -> i64:
    """What an answer leads to when the animal goes on well; of a chain of like choices only the next one counts."""
    after = p.copy()
    after.hear(seat, answer)
    settle_above(after, question.below)
    if type(after.top) is type(question):
        return sight.worth(after)
    return value(after, sight, question.below, AHEAD)


def value(p: World, sight: Sight, base: Question[Any] | None, ahead: i64) -> i64:
    """What p is to an animal once it has answered, well, what it is asked before `base` comes up again."""
    question = p.top
    if question is None or question is base or ahead == 0 or asked(question) != sight.animal:
        return sight.worth(p)
    seat: i64 = question.owner(p)
    best: i64 = -1_000_000_000
    best_after = p
    chain = False
    for answer in p.options(seat):
        after = p.copy()
        after.hear(seat, answer)
        settle_above(after, base)
        more = type(after.top) is type(question)
        worth: i64 = sight.worth(after) if more else value(after, sight, base, ahead - 1)
        if worth > best:
            best = worth
            best_after = after
            chain = more
    return value(best_after, sight, base, ahead) if chain else best


def asked(question: Question[Any]) -> i64:
    """The animal that is asked, -1 for nobody."""
    if isinstance(question, Ask):
        return question.animal
    if isinstance(question, AskList):
        return question.animal
    return -1


def settle_above(p: World, base: Question[Any] | None) -> None:
    """Runs what follows by itself, but nothing that lay on the stack before. What luck would bring is left out."""
    question = p.top
    while question is not None and question is not base:
        answer = question.forced(p)
        owner: i64 = question.owner(p)
        if answer < 0 and owner != NATURE:
            return
        p.top = question.below
        if answer >= 0:
            question.answer(p, owner, answer)
        question = p.top
