"""The action display for those who look at it: what is being carried out, who acts next and where, and on which spaces
a pawn would bring nothing now. All of it follows from the stack of questions and from what lies there."""

from typing import Final

from habitable.earth.display import idle_spaces
from habitable.earth.ground import NONE
from habitable.earth.table import open_stacks, with_others
from habitable.games.dominant_species.actions import competition, glaciation
from habitable.games.dominant_species.actions.execute import Act, After, Spaces
from habitable.games.dominant_species.actions.initiative import GoOn
from habitable.games.dominant_species.actions.regression import Protect
from habitable.games.dominant_species.components import (
    ABUNDANCE,
    ACTIONS,
    ADAPTATION,
    COMPETITION,
    DEPLETION,
    FIRST_SPACE,
    FREE_AFTER,
    FREE_BEFORE,
    GLACIATION,
    REGRESSION,
    SPACE_NAMES,
    SPACES_OF,
    SPECIATION,
    SPECIATION_ELEMENTS,
    WANDERLUST,
    WASTELAND,
)
from habitable.games.dominant_species.planning import PlacePawn
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel.bits import bit, members

SEEN: Final = 8  # pawns ahead, in planning


# ── now ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def acting_space(p: DominantSpeciesPosition) -> str | None:
    """The space whose pawn has just been lifted and acts. In Glaciation only one does, wherever it stood."""
    question = p.top
    while question is not None:
        if isinstance(question, Spaces):
            return SPACE_NAMES[FIRST_SPACE[question.action] + question.index - 1] if question.index > 0 else None
        if isinstance(question, Protect):
            own = question.index < SPACES_OF[REGRESSION]  # the reptiles' last one is free
            return SPACE_NAMES[FIRST_SPACE[REGRESSION] + question.index] if own else None
        question = question.below
    return None


def action_now(p: DominantSpeciesPosition) -> str | None:
    """The action that is being carried out; none in planning, in a reset and at the end."""
    question = p.top
    while question is not None:
        if isinstance(question, Spaces):
            return ACTIONS[question.action]
        if isinstance(question, Act):  # the next one
            return ACTIONS[question.action - 1] if question.action > 0 else None
        question = question.below
    return None


# ── next ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def coming(p: DominantSpeciesPosition) -> list[list[int]]:
    """Who acts next, and on which space; beyond the spaces are the actions, for who acts there without a pawn. In
    planning who places the next pawns, nowhere yet (-1)."""
    if isinstance(p.top, PlacePawn):
        return placing(p, int(p.top.animal))
    out: list[list[int]] = []
    question = p.top
    while question is not None:
        if isinstance(question, Protect):
            out += pawns(p, REGRESSION, int(question.index) + 1)
            if question.index < SPACES_OF[REGRESSION]:
                out += free(p, FREE_AFTER, REGRESSION)
        elif isinstance(question, Spaces):
            out += pawns(p, int(question.action), int(question.index))
        elif isinstance(question, After):
            out += free(p, FREE_AFTER, int(question.action))
        elif isinstance(question, Act):
            if question.action == 0:
                return []  # of what is still being planned nobody can tell
            for action in range(int(question.action), len(ACTIONS)):
                out += [*free(p, FREE_BEFORE, action), *pawns(p, action, 0), *free(p, FREE_AFTER, action)]
        question = question.below
    return out


def pawns(p: DominantSpeciesPosition, action: int, index: int) -> list[list[int]]:
    """The pawns that act on the spaces of an action from one on, from left to right."""
    first = FIRST_SPACE[action]
    if action == GLACIATION:
        space = int(glaciation.acting_pawn(p))
        return [] if space < 0 else [[p.spaces[space], space]]
    return [[p.spaces[i], i] for i in range(first + index, first + SPACES_OF[action]) if p.spaces[i] >= 0]


def free(p: DominantSpeciesPosition, who: dict[int, int], action: int) -> list[list[int]]:
    """The animal that acts there without a pawn."""
    animal = who.get(action, NONE)
    return [[animal, len(SPACE_NAMES) + action]] if animal >= 0 and p.plays(animal) else []


def placing(p: DominantSpeciesPosition, asked: int) -> list[list[int]]:
    """Round the track, whoever still has a pawn in hand (see planning.Plan); the one asked is about to place one."""
    hands = [int(p.animal(animal).hand) - (animal == asked) for animal in p.initiative]
    n = len(hands)
    place = p.initiative.index(asked) + 1
    out: list[list[int]] = []
    while len(out) < SEEN and any(hand > 0 for hand in hands):
        if hands[place % n] > 0:
            hands[place % n] -= 1
            out.append([p.initiative[place % n], NONE])
        place += 1
    return out


# ── where a pawn would bring nothing ────────────────────────────────────────────────────────────────────────────────


def idle(p: DominantSpeciesPosition) -> dict[str, list[int]]:
    """By reason the spaces on which the animal that places a pawn could do nothing, if all stayed as it is."""
    question = p.top
    if not isinstance(question, (PlacePawn, GoOn)):
        return {}
    lying = [
        (spaces_of(ADAPTATION), p.adaptation),
        (spaces_of(REGRESSION), p.regression),
        (spaces_of(ABUNDANCE), p.abundance),
        (spaces_of(WASTELAND), p.wasteland),
        (spaces_of(DEPLETION), p.depletion),
        (spaces_of(WANDERLUST), open_stacks(p)),
    ]
    speciation = [*zip(spaces_of(SPECIATION), SPECIATION_ELEMENTS, strict=True)]
    out = idle_spaces(p, lying, (FIRST_SPACE[DEPLETION], p.depletion), speciation)
    shared = 0
    for hex in members(p.present[question.animal] & with_others(p, question.animal)):
        shared |= int(bit(p.kind(p.tile(hex))))
    rows = enumerate(spaces_of(COMPETITION))
    if alone := [space for i, space in rows if not competition.terrains_of(i) & shared]:
        out["rivals"] = alone
    return out


def spaces_of(action: int) -> range:
    return range(FIRST_SPACE[action], FIRST_SPACE[action] + SPACES_OF[action])
