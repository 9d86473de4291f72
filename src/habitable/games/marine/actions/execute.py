"""Which action a pawn leads to."""

from mypy_extensions import i64

from habitable.games.marine.actions import (
    abundance,
    adaptation,
    autotrophs,
    competition,
    depletion,
    domination,
    evolution,
    migration,
    regression,
    speciation,
    tectonics,
    wanderlust,
)
from habitable.games.marine.components import (
    ABUNDANCE,
    ADAPTATION,
    AUTOTROPHS,
    COMPETITION,
    DEPLETION,
    DOMINATION,
    EVOLUTION,
    FIRST_SPACE,
    MIGRATION,
    REGRESSION,
    SPECIATION,
    TECTONICS,
    WANDERLUST,
)
from habitable.games.marine.position import MarinePosition


def execute(p: MarinePosition, space: i64, animal: i64) -> None:
    """An animal's pawn acts on a space; its own Benthic card, the last one, is a Domination."""
    action: i64 = action_of(space)
    index: i64 = space - FIRST_SPACE[action]
    if action == ABUNDANCE:
        p.push(abundance.TakeAbundance(animal))
    elif action == AUTOTROPHS:
        autotrophs.act(p, animal, index)
    elif action == DEPLETION:
        depletion.act(p, animal)
    elif action == ADAPTATION:
        adaptation.act(p, animal, index)
    elif action == REGRESSION:
        regression.act(p, animal)
    elif action == SPECIATION:
        speciation.act(p, animal, index)
    elif action == WANDERLUST:
        wanderlust.act(p, animal, index)
    elif action == TECTONICS:
        tectonics.act(p, animal, index)
    elif action == MIGRATION:
        migration.act(p, animal, index)
    elif action == COMPETITION:
        competition.act(p, animal, index)
    elif action == EVOLUTION:
        evolution.act(p, animal, index)
    else:
        domination.act(p, animal)


def action_of(space: i64) -> i64:
    action: i64 = DOMINATION
    while FIRST_SPACE[action] > space:
        action -= 1
    return action
