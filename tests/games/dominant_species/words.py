"""The words of the tests of Dominant Species: short names for things, and what lies where."""

from typing import Any

from habitable.earth.scoring import survival_holder
from habitable.games.dominant_species import table
from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    CORNERS,
    ELEMENTS,
    FIRST_SPACE,
    GRID,
    SPACES_OF,
    TERRAINS,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel import piles
from habitable.kernel.bits import bit, members

SHORT = ["M", "Re", "B", "Am", "Ar", "I"]  # by food chain
PLACES = {"T": (0, 0), "W": (0, -1), "S": (1, -1), "D": (1, 0), "Mt": (0, 1), "F": (-1, 1), "J": (-1, 0)}
_CORNERS = {GRID.corner_text(corner): corner for corner in range(CORNERS)}


# ── names ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def animal(name: str) -> int:
    return SHORT.index(name)


def hexagon(name: str) -> int:
    """The number of a hex: "S" or "1,-1"."""
    if name in PLACES:
        return GRID.index[PLACES[name]]
    q, r = name.split(",")
    return GRID.index[int(q), int(r)]


def corner(name: str) -> int:
    """The number of a corner: "E(0,-1)"."""
    return _CORNERS[name]


def space(name: str) -> int:
    """The number of an eyeball space: "glaciation 2"."""
    action, index = name.split()
    return FIRST_SPACE[ACTIONS.index(action)] + int(index) - 1


def pile(elements: str) -> int:
    """A pile of disks: "sun sun water"."""
    return sum(piles.one(ELEMENTS.index(name)) for name in elements.split())


def disks(pile: int) -> str:
    """A pile of disks in words, in the order of the alphabet."""
    return " ".join(name for i, name in enumerate(ELEMENTS) for _ in range(piles.count(pile, i)))


def card_set(cards: str) -> int:
    return sum(bit(CARDS.index(name)) for name in cards.split())


# ── looking ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def name_of(hex: int) -> str:
    """The short name of a hex."""
    return next((name for name, at in PLACES.items() if at == GRID.hexes[hex]), GRID.hex_text(hex))


def cubes(p: DominantSpeciesPosition, place: str) -> str:
    """The cubes of a tile, by food chain: "Re2 Ar1"."""
    tile = p.tile(hexagon(place))
    return " ".join(f"{SHORT[a]}{tile.of(a)}" for a in range(6) if tile.of(a))


def match(p: DominantSpeciesPosition, place: str) -> dict[str, int]:
    """The match values of the animals on a tile."""
    hex = hexagon(place)
    return {SHORT[a]: table.match_value(p, a, hex) for a in p.playing() if p.tile(hex).of(a)}


def dominant(p: DominantSpeciesPosition, place: str) -> str:
    """Who dominates a tile; "" for nobody."""
    who = p.tile(hexagon(place)).dominant
    return SHORT[who] if who >= 0 else ""


def endangered(p: DominantSpeciesPosition, name: str) -> str:
    """The tiles on which an animal is endangered."""
    return " ".join(sorted(name_of(hex) for hex in members(table.endangered(p, animal(name)))))


def element(p: DominantSpeciesPosition, place: str) -> str:
    """The element on a corner; "" for none."""
    there = p.elements[corner(place)]
    return ELEMENTS[there] if there >= 0 else ""


def display(p: DominantSpeciesPosition, name: str) -> str:
    """All elements of an animal, printed included, in the order of the alphabet."""
    return disks(p.needs(animal(name)))


def points(p: DominantSpeciesPosition) -> dict[str, int]:
    """The victory points of those that have some."""
    return {SHORT[a]: p.animal(a).points for a in p.playing() if p.animal(a).points}


def pool(p: DominantSpeciesPosition, name: str) -> int:
    return p.animal(animal(name)).pool


def gone(p: DominantSpeciesPosition, name: str) -> int:
    """How many cubes of an animal have been eliminated."""
    return p.animal(animal(name)).eliminated


def hand(p: DominantSpeciesPosition, name: str) -> int:
    """How many pawns an animal holds."""
    return p.animal(animal(name)).hand


def pawns_on(p: DominantSpeciesPosition, action: str) -> str:
    """The pawns on the spaces of an action: "Re - B -"."""
    first = FIRST_SPACE[ACTIONS.index(action)]
    row = p.spaces[first : first + SPACES_OF[ACTIONS.index(action)]]
    return " ".join(SHORT[a] if a >= 0 else "-" for a in row)


def track(p: DominantSpeciesPosition) -> str:
    """The initiative track."""
    return " ".join(SHORT[a] for a in p.initiative)


def cards_in(cards: int) -> list[str]:
    return [CARDS[card] for card in members(cards)]


def survival(p: DominantSpeciesPosition) -> str:
    """Who holds the Survival card; "" for nobody."""
    return SHORT[survival_holder(p)] if survival_holder(p) >= 0 else ""


def document(p: DominantSpeciesPosition) -> dict[str, Any]:
    """What lies on Earth as a position document (rules/positions.md)."""
    return {
        "game": "dominant-species",
        "tiles": [
            {
                "hex": list(GRID.hexes[hex]),
                "terrain": TERRAINS[tile.terrain],
                "tundra": tile.cover != 0,
                "cubes": {ANIMALS[a]: tile.of(a) for a in range(6) if tile.of(a)},
            }
            for hex, tile in enumerate(p.tiles)
            if tile is not None
        ],
        "elements": {GRID.corner_text(c): ELEMENTS[there] for c, there in enumerate(p.elements) if there >= 0},
        "displays": {ANIMALS[a]: disks(p.needs(a)).split() for a in p.playing()},
    }
