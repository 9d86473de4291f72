"""The 35 Evolution cards: what the animal that takes one does (rules/marine.md 11).

Effects are mandatory as far as they can be carried out; only "up to" and "may" can be declined. What a card fixes when
it is taken (which tiles, which animals) travels in the fields of its questions.
"""

from typing import Final

from mypy_extensions import i64

from habitable.games.marine.cards import actions, displays, elements, genes, losses, points, species
from habitable.games.marine.cards.actions import divergent_evolution, tectonic_movement, volcanism
from habitable.games.marine.cards.displays import adaptability, disease, metamorphosis, symbiotic
from habitable.games.marine.cards.elements import habitat, niche_construction, terrestrial, trophic_cascade
from habitable.games.marine.cards.genes import gene_expression
from habitable.games.marine.cards.losses import (
    asteroid,
    biomass,
    invasive_species,
    omnivore,
    predator,
    solar_radiation,
    voracious_predator,
)
from habitable.games.marine.cards.points import (
    ABOUT_AN_ELEMENT,
    biodiversity,
    ecodiversity,
    extremophiles,
    fertile,
    marine_snow,
    monotypic_habitat,
    rich_habitat,
    tiles_with_element,
)
from habitable.games.marine.cards.species import fecundity, mass_exodus, population_doubling
from habitable.games.marine.components import (
    ADAPTABILITY,
    ASTEROID,
    BIODIVERSITY,
    BIOMASS,
    DISEASE,
    DIVERGENT_EVOLUTION,
    ECODIVERSITY,
    EXTREMOPHILES,
    FECUNDITY,
    FERTILE,
    GENE_EXPRESSION,
    HABITAT,
    INVASIVE_SPECIES,
    MARINE_SNOW,
    MASS_EXODUS,
    METAMORPHOSIS,
    MONOTYPIC_HABITAT,
    NICHE_CONSTRUCTION,
    OMNIVORE,
    POPULATION_DOUBLING,
    PREDATOR,
    RICH_HABITAT,
    SOLAR_RADIATION,
    SYMBIOTIC,
    TECTONIC_MOVEMENT,
    TERRESTRIAL,
    TROPHIC_CASCADE,
    VOLCANISM,
    VORACIOUS_PREDATOR,
)
from habitable.games.marine.position import MarinePosition

MODULES: Final = [actions, displays, elements, genes, losses, points, species]  # in which questions are

EFFECTS: Final = {
    ADAPTABILITY: adaptability,
    ASTEROID: asteroid,
    BIODIVERSITY: biodiversity,
    BIOMASS: biomass,
    DISEASE: disease,
    ECODIVERSITY: ecodiversity,
    EXTREMOPHILES: extremophiles,
    FECUNDITY: fecundity,
    FERTILE: fertile,
    GENE_EXPRESSION: gene_expression,
    HABITAT: habitat,
    INVASIVE_SPECIES: invasive_species,
    MARINE_SNOW: marine_snow,
    MASS_EXODUS: mass_exodus,
    METAMORPHOSIS: metamorphosis,
    MONOTYPIC_HABITAT: monotypic_habitat,
    NICHE_CONSTRUCTION: niche_construction,
    OMNIVORE: omnivore,
    POPULATION_DOUBLING: population_doubling,
    PREDATOR: predator,
    RICH_HABITAT: rich_habitat,
    SYMBIOTIC: symbiotic,
    TECTONIC_MOVEMENT: tectonic_movement,
    TERRESTRIAL: terrestrial,
    VOLCANISM: volcanism,
}
WITH_X: Final = {TROPHIC_CASCADE: trophic_cascade, VORACIOUS_PREDATOR: voracious_predator}
WITH_X_AND_TILE: Final = {DIVERGENT_EVOLUTION: divergent_evolution, SOLAR_RADIATION: solar_radiation}


def play(p: MarinePosition, animal: i64, card: i64, x: i64, hex: i64) -> None:
    """The taker carries out a card. X is the number of the slot it was in; `hex` is the tile scored in this Evolution,
    or -1."""
    if card in ABOUT_AN_ELEMENT:
        tiles_with_element(p, animal, card)
    elif card in WITH_X:
        WITH_X[card](p, animal, x)
    elif card in WITH_X_AND_TILE:
        WITH_X_AND_TILE[card](p, animal, x, hex)
    else:
        EFFECTS[card](p, animal)
