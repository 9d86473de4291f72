"""What the page's board knows of the box; and, under `table`, what one needs to count what lies on a real table."""

from habitable.earth.document import HIGHEST_POINTS
from habitable.earth.scoring import BONUS
from habitable.games.marine.components import (
    ACTIONS,
    ANIMALS,
    CANNIBAL,
    CARDS,
    CARNIVORE,
    CENTRE,
    CUBES,
    DISPLAY,
    ELEMENTS,
    ERUPTIONS,
    GRID,
    LAND,
    LANDS,
    OCEAN,
    OCEANS,
    SIDES,
    SOLITARY,
    SPACE_NAMES,
    SPECIAL_SPACES,
    START_CUBES,
    START_ELEMENTS,
    START_ERUPTIONS,
    START_TILES,
    TERRAINS,
    TILES,
    TOKENS,
    TRAITS,
    Components,
)
from habitable.games.marine.document import HIGHEST
from habitable.kernel.piles import count

BOX = Components("")
ERUPTED = {at: SIDES[side - 1] for at, side in START_ERUPTIONS}
START = {
    "tiles": [
        {
            "hex": list(at),
            "terrain": TERRAINS[terrain],
            "eruption": ERUPTED.get(at),
            "cubes": dict.fromkeys(ANIMALS, START_CUBES) if at == CENTRE else {},
        }
        for at, terrain in [*START_TILES, *((at, LAND) for at in LANDS), *((at, OCEAN) for at in OCEANS)]
    ],
    "elements": {GRID.corner_text(GRID.corner_index[at]): ELEMENTS[element] for at, element in START_ELEMENTS},
}
TABLE = {
    "tiles": dict(zip(TERRAINS, TILES, strict=False)),
    "covers": ERUPTIONS,
    "disks": TOKENS,
    "cubes": [CUBES] * (len(ANIMALS) + 1),  # by number of animals in play
    "printed": {
        animal: [name for i, name in enumerate(ELEMENTS) for _ in range(count(BOX.printed[a], i))]
        for a, animal in enumerate(ANIMALS)
    },
    "prizes": dict(zip(TERRAINS, BOX.prizes, strict=True)),
    "bonus": BONUS,
    "points": HIGHEST_POINTS,
    "markers": HIGHEST,
    "traits": {TRAITS[trait]: BOX.trait_numbers[trait] for trait in (CARNIVORE, CANNIBAL, SOLITARY)},  # that count
    "start": START,
}

FACTS = {
    "animals": ANIMALS,
    "elements": ELEMENTS,
    "terrains": TERRAINS,
    "actions": ACTIONS,
    "cards": CARDS,
    "spaces": SPACE_NAMES,
    "traits": TRAITS,
    "sides": SIDES,
    "hexes": [f"{q},{r}" for q, r in GRID.hexes],
    "special": sorted(SPACE_NAMES[space] for space in SPECIAL_SPACES),
    "display": DISPLAY,
    "table": TABLE,
}
