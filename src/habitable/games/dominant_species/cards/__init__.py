"""The 26 dominance cards: what the animal that takes one does (rules/dominant-species.md 11).

Effects are mandatory as far as they can be carried out; only "up to" may be declined. What a card fixes when it is
taken (which tiles, which animals) travels in the fields of its questions.
"""

from typing import Final

from mypy_extensions import i64

from habitable.games.dominant_species.cards.climate import cold_snap, ice_age, ice_sheet
from habitable.games.dominant_species.cards.elements import (
    aquatic,
    blight,
    disease,
    habitat,
    metamorphosis,
    symbiotic,
)
from habitable.games.dominant_species.cards.losses import biomass, catastrophe, immigrants, predator
from habitable.games.dominant_species.cards.pawns import (
    instinct,
    intelligence,
    nocturnal,
    omnivore,
    parasitism,
)
from habitable.games.dominant_species.cards.points import biodiversity, ecodiversity, fertile, niche_biomes
from habitable.games.dominant_species.cards.species import (
    evolution,
    fecundity,
    hibernation,
    mass_exodus,
)
from habitable.games.dominant_species.components import (
    AQUATIC,
    BIODIVERSITY,
    BIOMASS,
    BLIGHT,
    CATASTROPHE,
    COLD_SNAP,
    DISEASE,
    ECODIVERSITY,
    EVOLUTION,
    FECUNDITY,
    FERTILE,
    HABITAT,
    HIBERNATION,
    ICE_AGE,
    ICE_SHEET,
    IMMIGRANTS,
    INSTINCT,
    INTELLIGENCE,
    MASS_EXODUS,
    METAMORPHOSIS,
    NICHE_BIOMES,
    NOCTURNAL,
    OMNIVORE,
    PARASITISM,
    PREDATOR,
    SYMBIOTIC,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition

EFFECTS: Final = {
    AQUATIC: aquatic,
    BIODIVERSITY: biodiversity,
    BIOMASS: biomass,
    BLIGHT: blight,
    CATASTROPHE: catastrophe,
    COLD_SNAP: cold_snap,
    DISEASE: disease,
    ECODIVERSITY: ecodiversity,
    EVOLUTION: evolution,
    FECUNDITY: fecundity,
    FERTILE: fertile,
    HABITAT: habitat,
    HIBERNATION: hibernation,
    ICE_AGE: ice_age,
    ICE_SHEET: ice_sheet,
    IMMIGRANTS: immigrants,
    INSTINCT: instinct,
    INTELLIGENCE: intelligence,
    MASS_EXODUS: mass_exodus,
    METAMORPHOSIS: metamorphosis,
    NOCTURNAL: nocturnal,
    OMNIVORE: omnivore,
    PARASITISM: parasitism,
    PREDATOR: predator,
    SYMBIOTIC: symbiotic,
}


def play(p: DominantSpeciesPosition, animal: i64, card: i64, hex: i64) -> None:
    """The taker carries out a card; `hex` is the tile just scored, about which only Niche Biomes asks."""
    if card == NICHE_BIOMES:
        niche_biomes(p, animal, hex)
    else:
        EFFECTS[card](p, animal)
