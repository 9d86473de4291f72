"""What the page's board knows of the box."""

from habitable.games.marine.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    DISPLAY,
    ELEMENTS,
    GRID,
    SIDES,
    SPACE_NAMES,
    SPECIAL_SPACES,
    TERRAINS,
    TRAITS,
)

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
}
