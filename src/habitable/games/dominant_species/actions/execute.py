"""Execution (rules/dominant-species.md 8, 9): the action display from top to bottom, and which action a pawn leads to.

A step looks at a space only when its turn comes, so a pawn that a card puts further down still acts, and one further up
waits.
"""

from mypy_extensions import i64

from habitable.games.dominant_species.actions import (
    abundance,
    adaptation,
    competition,
    depletion,
    domination,
    glaciation,
    initiative,
    migration,
    regression,
    speciation,
    wanderlust,
    wasteland,
)
from habitable.games.dominant_species.components import (
    ABUNDANCE,
    ADAPTATION,
    COMPETITION,
    DEPLETION,
    DOMINATION,
    FIRST_SPACE,
    GLACIATION,
    INITIATIVE,
    MIGRATION,
    REGRESSION,
    SPACES_OF,
    SPECIATION,
    WANDERLUST,
    WASTELAND,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel.questions import Step


class Act(Step[DominantSpeciesPosition]):
    """An action of the display: what comes before its pawns, its pawns from left to right, what comes after; then the
    next one. What is pushed last comes first."""

    def __init__(self, action: i64) -> None:
        super().__init__()
        self.action: i64 = action

    def happen(self, p: DominantSpeciesPosition) -> None:
        action: i64 = self.action
        if action < DOMINATION:
            p.push(Act(action + 1))
        if action == REGRESSION:
            regression.begin(p)
            return
        if action == GLACIATION:
            glaciation.begin(p)
            return
        if action in (WASTELAND, SPECIATION):
            p.push(After(action))
        p.push(Spaces(action, 0))
        if action == COMPETITION:
            competition.before_pawns(p)


class Spaces(Step[DominantSpeciesPosition]):
    """The next pawn of an action returns to hand, then its owner may act."""

    def __init__(self, action: i64, index: i64) -> None:
        super().__init__()
        self.action: i64 = action
        self.index: i64 = index  # of the first space that was not looked at yet

    def happen(self, p: DominantSpeciesPosition) -> None:
        action: i64 = self.action
        index: i64 = self.index
        first: i64 = FIRST_SPACE[action]
        spaces: i64 = SPACES_OF[action]
        while index < spaces:
            if p.spaces[first + index] >= 0:
                p.push(Spaces(action, index + 1))
                execute(p, action, index, p.lift_pawn(first + index))
                return
            index += 1


class After(Step[DominantSpeciesPosition]):
    """What an action does after its pawns, or without any."""

    def __init__(self, action: i64) -> None:
        super().__init__()
        self.action: i64 = action

    def happen(self, p: DominantSpeciesPosition) -> None:
        if self.action == WASTELAND:
            wasteland.after_pawns(p)
        elif self.action == SPECIATION:
            speciation.after_pawns(p)


def execute(p: DominantSpeciesPosition, action: i64, index: i64, animal: i64) -> None:
    """The pawn of an animal acts. (In Regression and Glaciation it is not each pawn by itself.)"""
    if action == INITIATIVE:
        initiative.act(p, animal)
    elif action == ADAPTATION:
        adaptation.act(p, animal)
    elif action == ABUNDANCE:
        p.push(abundance.TakeAbundance(animal))
    elif action == WASTELAND:
        wasteland.act(p, animal)
    elif action == DEPLETION:
        depletion.act(p, animal)
    elif action == SPECIATION:
        speciation.act(p, animal, index)
    elif action == WANDERLUST:
        wanderlust.act(p, animal)
    elif action == MIGRATION:
        migration.act(p, animal, index)
    elif action == COMPETITION:
        competition.act(p, animal, index)
    else:
        domination.act(p, animal)
