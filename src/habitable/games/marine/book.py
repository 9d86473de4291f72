"""What the rulebook (rules/) counts and draws, and where it explains what is asked and shown."""

from typing import Any

from habitable.earth import naming
from habitable.earth.scoring import bonus, survival_holder, survival_tiles, tile_points
from habitable.earth.table import cubes_on_earth
from habitable.games.marine import document
from habitable.games.marine import picture as pictures
from habitable.games.marine.actions import speciation, tectonics, wanderlust
from habitable.games.marine.components import (
    ANIMALS,
    BOTTOM,
    BOXED,
    CARDS,
    COMPETITION_MARKERS,
    CUBES,
    DEALT_TRAITS,
    DISPLAY,
    DRAWN_ELEMENTS,
    ELEMENTS,
    ERUPTIONS,
    EVOLUTION_MARKERS,
    GRID,
    HEXES,
    MARKERS,
    PAWNS,
    REGRESSION_SQUARES,
    SIDES,
    SLOTS,
    STACK,
    STACKS,
    START_CUBES,
    TECTONICS,
    TERRAINS,
    TILES,
    TOKENS,
    TRAITS,
    TURN_LIMIT,
    VENT,
    Components,
)
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import of_terrain, thrives
from habitable.games.marine.words import ACTION_OF, CARDS_OF, TRAIT_OF
from habitable.kernel.bits import bit, members, size
from habitable.kernel.piles import count as number_of
from habitable.texts import Texts
from habitable.texts.phrases import Part, joined, phrase

COMPONENTS = Components("")


def anchor(name: str) -> str:
    return name.replace("_", "-")


def question(name: str) -> str:
    return f"question-{anchor(name)}"


TOPICS = {
    "question-choose": "animals",
    "question-keep-traits": "traits",
    "question-turn": "turn",
    "question-turn-with": "pawns",
    "question-migrate-to": "migration",
    "question-compete-on": "competition",
    "question-devour-on": "voracious-predator",
    **{question(asked): action for asked, action in ACTION_OF.items()},
    **{question(asked): anchor(cards[0]) for asked, cards in CARDS_OF.items() if len(cards) == 1},
    "question-victim": "cards-losses",
    "question-remove-elements": "cards",
    "question-put-from-bag": "cards-elements",
    **{question(asked): anchor(trait) for asked, trait in TRAIT_OF.items()},
    **dict.fromkeys(
        ("why-own", "why-taken", "why-order", "why-no-pawn", "why-special-space", "why-special-there"), "pawns"
    ),
    **dict.fromkeys(("why-away", "why-not-controlled"), "special-pawns"),
    "why-value": "domination",
    "why-side": "autotrophs",
    "action-*": "*",
    "special-*": "*",
    "card-for": "evolution",
    "card-*": "*",
    "symbol-bones": "extinction",
    "symbol-fish": "survival",
    "symbol-both": "events",
    "trait-*": "*",
    "animal-*": "animals",
    "element-*": "elements",
    "terrain-eruption": "eruptions",
    "terrain-vent": "eruptions",
    "terrain-geyser": "eruptions",
    "terrain-*": "terrains",
    "row-start": "random-earth",
    "row-cards": "cards",
    "row-special-pawns-controlled": "special-pawns",
    "row-cubes-on-earth": "pool",
    "row-gene-pool": "pool",
    "row-elements": "elements",
    "row-traits": "traits",
    "row-survival": "survival",
    **{f"row-{action}": action for action in ("wanderlust", "tectonics", "evolution")},
    "row-*": "final-scoring",
    "adaptation": "dominance",
    "survival": "survival",
    "label-*": "variants",
}
BOX = {
    "hexes": HEXES,
    "tiles": sum(TILES),
    "eruptions": ERUPTIONS,
    "tokens": TOKENS,
    "cubes": CUBES,
    "start_cubes": START_CUBES,
    "pool": CUBES - START_CUBES,
    "display": DISPLAY,
    "pawns": dict(zip(("two", "three", "four"), PAWNS, strict=True)),
    "cards": len(CARDS),
    "slots": SLOTS,
    "boxed": dict(zip(("short", "normal", "long", "epic"), BOXED, strict=True)),
    "bottom": BOTTOM,
    "others": BOTTOM - 1,  # of the bottom, beside Asteroid
    "decks": dict(zip(("short", "normal", "long", "epic"), (len(CARDS) - boxed for boxed in BOXED), strict=True)),
    "traits": len(TRAITS),
    "dealt": DEALT_TRAITS,
    "drawn": DRAWN_ELEMENTS,
    "stacks": STACKS,
    "stack": STACK,
    "squares": REGRESSION_SQUARES,
    "markers": MARKERS,
    "competition_markers": COMPETITION_MARKERS,
    "evolution_markers": EVOLUTION_MARKERS,
    "turn_limit": TURN_LIMIT,
    "migration": COMPONENTS.migration,
    "competition": COMPONENTS.competition,
    "bonus": [bonus(things) for things in range(10)],  # by the number of things
    "terrains": {
        name: {"score": COMPONENTS.prizes[terrain], "speciation": COMPONENTS.caps[terrain]}
        for terrain, name in enumerate(TERRAINS)
    },
    "large": dict(zip(TERRAINS, TILES, strict=False)),
}


def count(data: Any) -> dict[str, Any]:
    """What the rules' own functions say of a position, by the names of animals and in the order of its tiles."""
    p, hexes = document.read(data)
    return {
        "values": dict(zip(ELEMENTS, p.values, strict=True)),
        "caps": {ELEMENTS[p.elements[corner]]: caps(p, corner) for corner in corners(p)},
        "laid": [laid(p, hex) for hex in hexes],
        "erupts": [erupts(data, hex) for hex in hexes if not p.covers & bit(hex)],
        "animals": {ANIMALS[animal]: about(p, animal, hexes) for animal in p.playing()},
    }


def corners(p: MarinePosition) -> list[int]:
    return [corner for corner, element in enumerate(p.elements) if element >= 0]


def caps(p: MarinePosition, corner: int) -> dict[str, int]:
    """How many species a Speciation around an element adds, by terrains of the tiles around it, and in all."""
    around = members(GRID.touched[corner] & p.land)
    most = [int(speciation.limit(p, p.playing()[0], hex, p.elements[corner])) for hex in around]
    return {**{TERRAINS[p.kind(p.tile(hex))]: n for hex, n in zip(around, most, strict=True)}, "all": sum(most)}


def laid(p: MarinePosition, hex: int) -> dict[str, int]:
    """The tiles that count when this one has just been laid, and the points."""
    kind = p.kind(p.tile(hex))
    alike = GRID.neighbours[hex] & of_terrain(p, kind)
    return {"tiles": 1 + size(alike), "points": int(wanderlust.pays(p, hex, kind))}


def erupts(data: Any, hex: int) -> dict[str, Any]:
    """The points for an eruption there by the first animal, and what returns to the gene pools."""
    before, _ = document.read(data)
    p, _ = document.read(data)
    first = p.playing()[0]
    tectonics.erupt(p, first, hex, VENT, TECTONICS)
    return {
        "points": int(p.animal(first).points),
        "eruptions": 1 + size(GRID.neighbours[hex] & before.covers),
        "back": {ANIMALS[a]: int(p.animal(a).pool - before.animal(a).pool) for a in p.playing()},
    }


def about(p: MarinePosition, animal: int, hexes: list[int]) -> dict[str, Any]:
    """Of an animal: how often it has each element and on how many tiles, its species on each tile, how many are
    endangered, and what the end of the game brings: for tiles, and with Survival and the special pawn of an element."""
    lives = [hex for hex in hexes if p.tile(hex).of(animal)]
    tiles = sum(int(tile_points(p, p.tile(hex))[animal]) for hex in lives)
    survival = int(bonus(survival_tiles(p, animal))) if survival_holder(p) == animal else 0
    supplied = {
        name: sum(1 for hex in lives if number_of(p.tile(hex).supply, element)) for element, name in enumerate(ELEMENTS)
    }
    return {
        "has": {name: int(number_of(p.animal(animal).needs(), element)) for element, name in enumerate(ELEMENTS)},
        "tiles_with": supplied,
        "species": [int(p.tile(hex).of(animal)) for hex in hexes],
        "endangered": sum(int(p.tile(hex).of(animal)) for hex in lives if not thrives(p, animal, hex)),
        "on_eruptions": int(p.on_covers[animal]),
        "eruptions": int(survival_tiles(p, animal)),
        "final": tiles,
        "end": {name: tiles + survival + int(p.values[element]) for element, name in enumerate(ELEMENTS)},
    }


def picture(data: Any, words: Texts) -> str:
    """Only the part of Earth that an example is about."""
    return pictures.some(data, words)


def letters(data: Any) -> list[Part]:
    """In a terminal: tile by tile the elements around it and the species on it, then what the animals live on."""
    p, hexes = document.read(data)
    out: list[Part] = []
    for hex in hexes:
        tile = p.tile(hex)
        parts: list[Part] = [elements(tile.supply)] if tile.supply else []
        for animal in members(tile.animals()):
            endangered = "no" if thrives(p, animal, hex) else "yes"
            name = phrase(f"marine-animal-{ANIMALS[animal]}")
            number = int(tile.of(animal))
            parts.append(phrase("marine-picture-cubes", animal=name, number=number, endangered=endangered))
        terrain = SIDES[tile.cover - 1] if tile.cover else TERRAINS[tile.terrain]
        here = naming.tile("marine", GRID.hexes[hex], terrain)
        out.append(joined([here, joined(parts, " · ")], ": ") if parts else here)
    lines = ((animal, p.needs(animal)) for animal in p.playing() if cubes_on_earth(p, animal))
    return out + [joined([phrase(f"marine-animal-{ANIMALS[a]}.capital"), elements(has)], ": ") for a, has in lines]


def elements(pile: int) -> Part:
    return joined(
        [phrase(f"marine-element-{name}") for i, name in enumerate(ELEMENTS) for _ in range(number_of(pile, i))]
    )
