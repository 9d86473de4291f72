"""Which action a pawn leads to."""

from mypy_extensions import i64

from habitable.games.dominant_species.actions import (
    abundance,
    adaptation,
    competition,
    depletion,
    domination,
    initiative,
    migration,
    speciation,
    wanderlust,
    wasteland,
)
from habitable.games.dominant_species.components import (
    ABUNDANCE,
    ADAPTATION,
    COMPETITION,
    DEPLETION,
    INITIATIVE,
    MIGRATION,
    SPECIATION,
    WANDERLUST,
    WASTELAND,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition


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
