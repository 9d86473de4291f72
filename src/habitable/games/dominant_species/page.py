"""What the page's board knows of the box."""

from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    COMPETITION_TERRAINS,
    DISPLAY,
    ELEMENTS,
    GRID,
    MIGRATION_CUBES,
    PRINTED,
    SPACE_NAMES,
    SPECIATION_ELEMENTS,
    TERRAINS,
    TUNDRA,
)

FACTS = {
    "animals": ANIMALS,
    "elements": ELEMENTS,
    "terrains": TERRAINS,
    "actions": ACTIONS,
    "cards": CARDS,
    "spaces": SPACE_NAMES,
    "hexes": [f"{q},{r}" for q, r in GRID.hexes],
    "speciation": [ELEMENTS[i] for i in SPECIATION_ELEMENTS],
    "migration": MIGRATION_CUBES,
    "competition": [[TERRAINS[t] for t in [*row, TUNDRA]] for row in COMPETITION_TERRAINS],
    "printed": dict(zip(ANIMALS, PRINTED, strict=True)),
    "display": DISPLAY,
}
