"""The words of the tests of Marine: short names for things, and what lies where."""

from typing import Any

from habitable.earth.scoring import survival_holder
from habitable.games.marine import table
from habitable.games.marine.components import (
    ANIMALS,
    CARDS,
    CORNERS,
    ELEMENTS,
    GRID,
    SIDES,
    SPACE_NAMES,
    SPECIAL_PAWN,
    TERRAINS,
    TRAITS,
)
from habitable.games.marine.position import MarinePosition
from habitable.kernel import piles
from habitable.kernel.bits import bit, members

SHORT = ["R", "C", "F", "X"]  # by food chain, as rules/marine.md 15 writes them
PLACES = {  # the seven tiles in the middle of the start; any other hex is "2,-1"
    "Reef": (0, 0),
    "Land": (0, -1),
    "Kelp": (1, -1),
    "Sand": (1, 0),
    "Ocean": (0, 1),
    "Seamount": (-1, 1),
    "Meadow": (-1, 0),
}
_CORNERS = {GRID.corner_text(corner): corner for corner in range(CORNERS)}


# ── names ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def animal(name: str) -> int:
    return SHORT.index(name)


def hexagon(name: str) -> int:
    """The number of a hex: "Kelp" or "1,-1"."""
    if name in PLACES:
        return GRID.index[PLACES[name]]
    q, r = name.split(",")
    return GRID.index[int(q), int(r)]


def corner(name: str) -> int:
    """The number of a corner: "E(0,-1)"."""
    return _CORNERS[name]


def space(name: str) -> int:
    """The number of a space: "evolution 3", "benthic"."""
    return SPACE_NAMES.index(name)


def pile(elements: str) -> int:
    """A pile of tokens: "sun sun worms"."""
    return sum(piles.one(ELEMENTS.index(name)) for name in elements.split())


def tokens(pile: int) -> str:
    """A pile of tokens in words, in the order of the alphabet."""
    return " ".join(name for i, name in enumerate(ELEMENTS) for _ in range(piles.count(pile, i)))


def trait_set(traits: str) -> int:
    return sum(bit(TRAITS.index(name)) for name in traits.split())


# ── looking at Earth ────────────────────────────────────────────────────────────────────────────────────────────────


def name_of(hex: int) -> str:
    """The short name of a hex."""
    return next((name for name, at in PLACES.items() if at == GRID.hexes[hex]), GRID.hex_text(hex))


def cubes(p: MarinePosition, place: str) -> str:
    """The cubes of a tile, by food chain: "R2 X1"."""
    tile = p.tile(hexagon(place))
    return " ".join(f"{SHORT[a]}{tile.of(a)}" for a in range(4) if tile.of(a))


def terrain(p: MarinePosition, place: str) -> str:
    """The terrain of a tile, or of an eruption its side; "" where no tile is."""
    tile = p.tiles[hexagon(place)]
    if tile is None:
        return ""
    return SIDES[tile.cover - 1] if tile.cover else TERRAINS[tile.terrain]


def element(p: MarinePosition, place: str) -> str:
    """The element on a corner; "" for none."""
    there = p.elements[corner(place)]
    return ELEMENTS[there] if there >= 0 else ""


def elements_on(p: MarinePosition, place: str) -> str:
    """The elements on a tile, in the order of the alphabet."""
    return tokens(p.tile(hexagon(place)).supply)


def endangered(p: MarinePosition, name: str) -> str:
    """The tiles on which an animal is endangered."""
    return " ".join(sorted(name_of(hex) for hex in members(table.endangered(p, animal(name)))))


def adaptation_value(p: MarinePosition, name: str, element: str) -> int:
    return table.adaptation_value(p, animal(name), ELEMENTS.index(element))


def dominated(p: MarinePosition, name: str) -> str:
    """The elements that an animal dominates."""
    return " ".join(ELEMENTS[element] for element in members(table.dominated(p, animal(name))))


def survival(p: MarinePosition) -> str:
    """Who holds the Survival card; "" for nobody."""
    return SHORT[survival_holder(p)] if survival_holder(p) >= 0 else ""


# ── looking at the animals ──────────────────────────────────────────────────────────────────────────────────────────


def have(p: MarinePosition, name: str) -> str:
    """All elements of an animal, printed ones and those on its trait included, in the order of the alphabet."""
    return tokens(p.needs(animal(name)))


def display(p: MarinePosition, name: str) -> str:
    """The tokens on the grey slots of an animal's display."""
    return tokens(p.animal(animal(name)).acquired)


def sheltered(p: MarinePosition, name: str) -> str:
    """The tokens on Phenotypic Plasticity."""
    return tokens(p.animal(animal(name)).sheltered)


def points(p: MarinePosition) -> dict[str, int]:
    """The victory points of those that have some."""
    return {SHORT[a]: p.animal(a).points for a in p.playing() if p.animal(a).points}


def pool(p: MarinePosition, name: str) -> int:
    return p.animal(animal(name)).pool


def gone(p: MarinePosition, name: str) -> int:
    """How many cubes of an animal are in the box."""
    return p.animal(animal(name)).eliminated


def hand(p: MarinePosition, name: str) -> int:
    """How many basic pawns of an animal are available."""
    return p.animal(animal(name)).hand


def specials(p: MarinePosition, name: str) -> str:
    """The special pawns that are available to an animal."""
    return " ".join(ELEMENTS[element] for element in members(table.specials(p, animal(name))))


def spare_traits(p: MarinePosition) -> str:
    """The traits that nobody has."""
    return " ".join(TRAITS[trait] for trait in members(p.spare_traits))


def traits_of(p: MarinePosition, name: str) -> str:
    """The traits that work for an animal: its cards, and the one it copies."""
    return " ".join(TRAITS[trait] for trait in members(p.animal(animal(name)).active()))


# ── looking at the action display ───────────────────────────────────────────────────────────────────────────────────


def box(p: MarinePosition, action: str) -> str:
    """The tokens in the box of an action, in the order of the alphabet; of Speciation by space, "-" for none."""
    if action == "speciation":
        return " ".join(ELEMENTS[there] if there >= 0 else "-" for there in p.speciation)
    return tokens(getattr(p, action))


def bag(p: MarinePosition, element: str) -> int:
    """How many tokens of an element are in the bag."""
    return piles.count(p.bag, ELEMENTS.index(element))


def guards(p: MarinePosition) -> str:
    """Whose cubes are in Regression, by food chain: "R R"."""
    return " ".join(SHORT[a] for a in range(4) for _ in range(piles.count(p.guards, a)))


def markers(p: MarinePosition, action: str) -> str:
    """The terrain markers of Competition or Evolution, from left to right."""
    return " ".join(TERRAINS[there] for there in getattr(p, action))


def pawn_on(p: MarinePosition, where: str) -> str:
    """Whose basic pawn, or which special pawn, is on a space: "R", "sun", ""; "benthic R" is the card of R."""
    name, _, owner = where.partition(" ") if where.startswith("benthic") else (where, "", "")
    pawn = p.spaces[space(name) + (animal(owner) if owner else 0)]
    if pawn < 0:
        return ""
    return SHORT[pawn] if pawn < SPECIAL_PAWN else ELEMENTS[pawn - SPECIAL_PAWN]


def controls(p: MarinePosition, name: str) -> str:
    """The special pawns that an animal controls."""
    return " ".join(ELEMENTS[element] for element in members(table.controls(p, animal(name))))


def value(p: MarinePosition, element: str) -> int:
    """The domination marker of an element."""
    return p.values[ELEMENTS.index(element)]


def control_and_value(p: MarinePosition, element: str) -> tuple[str, int]:
    """Who controls the special pawn of an element, "" for nobody, and its value."""
    controller = p.control[ELEMENTS.index(element)]
    return SHORT[controller] if controller >= 0 else "", value(p, element)


def retrieved(p: MarinePosition) -> str:
    """Whose figures are on the right side of the food chain box."""
    return " ".join(SHORT[a] for a in members(p.retrieved))


def slots(p: MarinePosition) -> str:
    """The Evolution cards face up, slot 1 first; "-" for none."""
    return " ".join(CARDS[card] if card >= 0 else "-" for card in p.slots)


def discard(p: MarinePosition) -> str:
    """The discard pile, its top card last."""
    return " ".join(CARDS[card] for card in p.discard)


# ── documents ───────────────────────────────────────────────────────────────────────────────────────────────────────


def document(p: MarinePosition) -> dict[str, Any]:
    """What lies on Earth as a position document (rules/positions.md)."""
    return {
        "game": "marine",
        "tiles": [
            {
                "hex": list(GRID.hexes[hex]),
                "terrain": TERRAINS[tile.terrain],
                "eruption": SIDES[tile.cover - 1] if tile.cover else None,
                "cubes": {ANIMALS[a]: tile.of(a) for a in range(4) if tile.of(a)},
            }
            for hex, tile in enumerate(p.tiles)
            if tile is not None
        ],
        "elements": {GRID.corner_text(c): ELEMENTS[there] for c, there in enumerate(p.elements) if there >= 0},
        "displays": {ANIMALS[a]: tokens(p.needs(a)).split() for a in p.playing()},
        "markers": dict(zip(ELEMENTS, p.values, strict=True)),
    }
