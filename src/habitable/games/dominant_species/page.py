"""What the page's board knows of the box; and, under `table`, what one needs to count what lies on a real table."""

from habitable.earth.document import HIGHEST_POINTS
from habitable.earth.scoring import BONUS
from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    COMPETITION_TERRAINS,
    DISKS,
    DISPLAY,
    ELEMENTS,
    FREE_AFTER,
    FREE_BEFORE,
    GRID,
    HOME_ELEMENT,
    LARGE_TILES,
    MAMMALS,
    MIGRATION_CUBES,
    PRINTED,
    SPACE_NAMES,
    SPECIATION_ELEMENTS,
    START_CUBES,
    START_ELEMENTS,
    START_TILES,
    TERRAINS,
    TILE_POINTS,
    TUNDRA,
    TUNDRA_TILES,
)
from habitable.games.dominant_species.document import most_cubes

CUBES_AT_START = {at: {ANIMALS[animal]: n for animal, n in cubes} for at, cubes in START_CUBES}
START = {
    "tiles": [
        {"hex": list(at), "terrain": TERRAINS[terrain], "tundra": at == (0, 0), "cubes": CUBES_AT_START.get(at, {})}
        for at, terrain in START_TILES
    ],
    "elements": {GRID.corner_text(GRID.corner_index[at]): ELEMENTS[element] for at, element in START_ELEMENTS},
}
TABLE = {
    "tiles": dict(zip(TERRAINS, LARGE_TILES, strict=False)),
    "covers": TUNDRA_TILES,
    "disks": DISKS,
    "cubes": [most_cubes(n) for n in range(len(ANIMALS) + 1)],  # by number of animals in play
    "printed": {name: [ELEMENTS[HOME_ELEMENT[i]]] * PRINTED[i] for i, name in enumerate(ANIMALS)},
    "prizes": dict(zip(TERRAINS, TILE_POINTS, strict=True)),
    "bonus": BONUS,
    "points": HIGHEST_POINTS,
    "saver": ANIMALS[MAMMALS],
    "start": START,
}

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
    "free": {
        ACTIONS[action]: {"animal": ANIMALS[animal], "first": who is FREE_BEFORE}
        for who in (FREE_BEFORE, FREE_AFTER)
        for action, animal in who.items()
    },
    "table": TABLE,
}
