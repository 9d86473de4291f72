"""The action display for those who look at it: whose pawn acts, who comes next, and on which spaces a pawn would bring
nothing now."""

from habitable.earth.display import idle_spaces
from habitable.earth.ground import NONE
from habitable.earth.table import open_stacks, with_others
from habitable.games.marine.components import (
    ABUNDANCE,
    ADAPTATION,
    AUTOTROPHS,
    BENTHIC_SPACE,
    COMPETITION,
    DEPLETION,
    DOMINATION,
    EVOLUTION,
    FIRST_SPACE,
    REGRESSION,
    SPACE_NAMES,
    SPACES_OF,
    SPECIATION,
    WANDERLUST,
)
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import controls, dominated, of_terrain
from habitable.games.marine.turn import NextTurn, Turn, next_animal


def acting_space(p: MarinePosition) -> str | None:
    """The space whose pawn acts until the turn is over."""
    question = p.top
    while question is not None:
        if isinstance(question, NextTurn):
            return None if question.space < 0 else SPACE_NAMES[question.space]
        question = question.below
    return None


def coming(p: MarinePosition) -> list[list[int]]:
    """Whose turns come next, once round; on which space nobody knows yet (-1)."""
    asked = on_turn(p)
    if asked < 0:
        return []
    others: list[int] = []
    animal = int(next_animal(p, asked))
    while animal != asked and animal not in others:
        others.append(animal)
        animal = int(next_animal(p, animal))
    return [[each, NONE] for each in [*([asked] if p.again else []), *others, asked]]


def on_turn(p: MarinePosition) -> int:
    """The animal whose turn it is, or -1."""
    question = p.top
    while question is not None:
        if isinstance(question, (Turn, NextTurn)):
            return int(question.animal)
        question = question.below
    return NONE


def idle(p: MarinePosition) -> dict[str, list[int]]:
    """By reason the spaces on which the animal on turn could do nothing, if all stayed as it is."""
    question = p.top
    if not isinstance(question, Turn):
        return {}
    animal = question.animal
    lying = [
        (spaces_of(ABUNDANCE), p.abundance),
        (spaces_of(AUTOTROPHS), p.autotrophs),
        (spaces_of(DEPLETION), p.depletion),
        (spaces_of(ADAPTATION), p.adaptation),
        (spaces_of(REGRESSION), p.regression),
        (spaces_of(WANDERLUST), open_stacks(p)),
    ]
    speciation = [(FIRST_SPACE[SPECIATION] + i, element) for i, element in enumerate(p.speciation)]
    out = idle_spaces(p, lying, (FIRST_SPACE[DEPLETION], p.depletion), speciation)
    shared = p.present[animal] & with_others(p, animal)
    markers = enumerate(p.competition)
    if alone := [FIRST_SPACE[COMPETITION] + i for i, terrain in markers if not of_terrain(p, terrain) & shared]:
        out["rivals"] = alone
    markers = enumerate(p.evolution)
    if nowhere := [FIRST_SPACE[EVOLUTION] + i for i, terrain in markers if not of_terrain(p, terrain)]:
        out["terrain"] = nowhere
    if dominated(p, animal) & ~controls(p, animal) == 0:
        out["adapted"] = [*spaces_of(DOMINATION), BENTHIC_SPACE]
    return out


def spaces_of(action: int) -> range:
    return range(FIRST_SPACE[action], FIRST_SPACE[action] + SPACES_OF[action])
