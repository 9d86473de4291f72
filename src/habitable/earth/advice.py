"""What good players of both games of dominant species do alike: they look at a position with the eyes of one animal,
and a few answers ahead."""

from typing import Any, Final

from mypy_extensions import i64

from habitable.earth.asking import Ask, AskList
from habitable.earth.world import World
from habitable.kernel.position import NATURE, Question

ALIVE: Final = 10  # how strong a cube counts where it lives
AHEAD: Final = 3  # how many more questions of the same action a greedy player looks ahead
UNKNOWN: Final = -1_000_000_000  # less than anything is worth


class Evaluator:
    """A position with the eyes of one animal: what it, and positions like it, are worth to the animal, in hundredths of
    a point. A game's own Evaluator remembers what it can of the first position."""

    def __init__(self, p: World, animal: i64, rivals: i64) -> None:
        self.animal: i64 = animal
        self.rivals: i64 = rivals  # in a hundred: how much the others' mean counts against one's own
        self.all: i64 = len(p.animals)
        self.others: i64 = max(1, len(p.playing()) - 1)

    def worth(self, q: World) -> i64:
        raise NotImplementedError

    def share(self, animal: i64, worth: i64) -> i64:
        """Another animal's worth counts against one's own."""
        return worth if animal == self.animal else -(worth * self.rivals) // (100 * self.others)

    def places(self, strengths: i64, prizes: list[int], place: i64, cube: i64) -> i64:
        """What the animals of a tile are worth when they are that strong, ten bits each: so much for each point that
        their place pays, and for each cube that lives."""
        total: i64 = 0
        animal: i64 = 0
        while animal < self.all:
            mine: i64 = strengths >> (animal * 10) & 1023
            if mine > 0:
                worth: i64 = cube * mine // ALIVE
                before: i64 = 0
                other: i64 = 0
                while other < self.all:
                    theirs: i64 = strengths >> (other * 10) & 1023
                    if theirs > mine or (theirs == mine and other < animal):
                        before += 1
                    other += 1
                if before < len(prizes):
                    worth += place * prizes[before]
                total += self.share(animal, worth)
            animal += 1
        return total


# ── what a good player thinks of an answer ──────────────────────────────────────────────────────────────────────────


def points(worth: i64) -> float:
    """What an Evaluator counts in hundredths."""
    return float(worth) / 100.0


def weigh_each(p: World, question: Question[Any], evaluator: Evaluator, seat: i64, answers: list[int]) -> list[float]:
    """What an animal thinks of some answers."""
    return [points(weigh(p, question, evaluator, seat, answer)) for answer in answers]


def weigh(p: World, question: Question[Any], evaluator: Evaluator, seat: i64, answer: i64) -> i64:
    """What an answer leads to when the animal goes on well; of a chain of like choices only the next one counts."""
    after = p.copy()
    after.accept(seat, answer)
    settle_above(after, question.below)
    if type(after.top) is type(question):
        return evaluator.worth(after)
    return value(after, evaluator, question.below, AHEAD)


def value(p: World, evaluator: Evaluator, base: Question[Any] | None, ahead: i64) -> i64:
    """What p is to an animal once it has answered, well, what it is asked before `base` comes up again."""
    question = p.top
    if question is None or question is base or ahead == 0 or asked(question) != evaluator.animal:
        return evaluator.worth(p)
    seat: i64 = question.owner(p)
    best: i64 = UNKNOWN
    best_after = p
    chain = False
    for answer in p.options(seat):
        after = p.copy()
        after.accept(seat, answer)
        settle_above(after, base)
        more = type(after.top) is type(question)
        worth: i64 = evaluator.worth(after) if more else value(after, evaluator, base, ahead - 1)
        if worth > best:
            best = worth
            best_after = after
            chain = more
    return value(best_after, evaluator, base, ahead) if chain else best


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


# ── how it may end ──────────────────────────────────────────────────────────────────────────────────────────────────


def for_seats(p: World, estimates: dict[int, float]) -> list[float]:
    """What is estimated for each seat from that for its animals: its weakest one, and a little of the others."""
    out = [0.0] * p.seats
    for seat in range(p.seats):
        mine = [estimates[animal] for animal in p.playing() if p.seat_of(animal) == seat]
        if mine:
            out[seat] = 0.8 * min(mine) + 0.2 * sum(mine) / len(mine)
    return out
