"""Planning (rules/dominant-species.md 8): pawns onto the action display, and what a good player thinks of a space."""

from typing import Final

from mypy_extensions import i64

from habitable.earth.asking import Ask, asked, points, settle_above, weigh
from habitable.games.dominant_species.actions import glaciation, regression, wasteland
from habitable.games.dominant_species.actions.execute import execute
from habitable.games.dominant_species.components import (
    COMPETITION,
    DOMINATION,
    FIRST_SPACE,
    GLACIATION,
    INITIATIVE,
    MIGRATION,
    REGRESSION,
    SPACES_OF,
    SPECIATION,
    WASTELAND,
)
from habitable.games.dominant_species.position import Earth
from habitable.games.dominant_species.vocabulary import PAWN
from habitable.kernel.position import PASS
from habitable.kernel.questions import Step


class Plan(Step[Earth]):
    """Round and round the initiative track: whoever has a pawn in hand places one."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: i64 = place  # on the track

    def happen(self, p: Earth) -> None:
        n: i64 = len(p.initiative)
        i: i64 = 0
        while i < n:
            place: i64 = (self.place + i) % n
            animal = p.initiative[place]
            if p.animal(animal).hand > 0:
                p.push(Plan((place + 1) % n))
                p.push(PlacePawn(animal))
                return
            i += 1


class PlacePawn(Ask[Earth]):
    """A pawn onto any vacant eyeball space."""

    def verb(self) -> i64:
        return PAWN

    def choices(self, p: Earth) -> i64:
        return p.vacant_spaces()

    def chosen(self, p: Earth, thing: i64) -> None:
        p.place_pawn(self.animal, thing)

    def weigh(self, p: Earth, seat: i64, answer: i64) -> float:
        return self.weigh_all(p, seat, [int(answer)])[0]

    def weigh_all(self, p: Earth, seat: i64, answers: list[int]) -> list[float]:
        """Spaces of an action that differ only in their order are tried out once."""
        known: list[int] = [UNKNOWN] * len(SPACES_OF)
        out: list[float] = []
        for answer in answers:
            space: i64 = answer - PAWN
            action: i64 = action_of(space)
            index: i64 = space - FIRST_SPACE[action]
            if action in EACH_SPACE_DIFFERS:
                out.append(points(later(action, index, worth_of_space(p, self.animal, action, index))))
            else:
                if known[action] == UNKNOWN:
                    known[action] = int(worth_of_space(p, self.animal, action, index))
                out.append(points(later(action, index, known[action])))
        return out


# ── what a good player thinks of a space ────────────────────────────────────────────────────────────────────────────

WAIT: Final = 96  # in a hundred: others come first, or change what a space was good for
SLIDE: Final = 35  # in a hundred: a Glaciation a turn later
GO_FIRST: Final = 120  # Initiative: earlier in the next planning, and the pawn acts all the same
EACH_SPACE_DIFFERS: Final = [SPECIATION, MIGRATION, COMPETITION]
UNKNOWN: Final = -1_000_000_000


def worth_of_space(p: Earth, animal: i64, action: i64, index: i64) -> i64:
    """What the action would bring if it came now, after the animal's other pawns there."""
    if action == INITIATIVE:
        return GO_FIRST
    if action == REGRESSION:
        return regression.worth_of_protection(p, p.sight(animal))
    trial = p.copy()
    trial.top = None
    other: i64 = 0
    while other < SPACES_OF[action]:
        if p.spaces[FIRST_SPACE[action] + other] == animal:
            act_well(trial, action, other, animal)
        other += 1
    before = trial.copy()
    act_well(trial, action, index, animal)
    if action == WASTELAND:
        wasteland.end(before)
        wasteland.end(trial)
    sight = before.sight(animal)
    return sight.worth(trial) - sight.worth(before)


def later(action: i64, index: i64, worth: i64) -> i64:
    """What is left of an action's worth on a space further to the right."""
    while index > 0:
        worth = worth * (SLIDE if action == GLACIATION else WAIT) // 100
        index -= 1
    return worth


def action_of(space: i64) -> i64:
    action: i64 = DOMINATION
    while FIRST_SPACE[action] > space:
        action -= 1
    return action


def act_well(p: Earth, action: i64, index: i64, animal: i64) -> None:
    """An animal acts as if its pawn's turn had come, and answers greedily; p has no other questions."""
    if action == GLACIATION:
        glaciation.offer(p, animal)
    else:
        execute(p, action, index, animal)
    settle_above(p, None)
    question = p.top
    while question is not None and asked(question) == animal:
        sight = p.sight(animal)
        seat: i64 = question.owner(p)
        best: i64 = UNKNOWN
        choice: i64 = PASS
        for answer in p.options(seat):
            worth: i64 = weigh(p, question, sight, seat, answer)
            if worth > best:
                best = worth
                choice = answer
        p.hear(seat, choice)
        settle_above(p, None)
        question = p.top
    p.top = None
