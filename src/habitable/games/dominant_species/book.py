"""What the rulebook (rules/) counts and draws, and where it explains what is asked and shown."""

from collections.abc import Iterable
from typing import Any

from habitable.earth.ground import NONE
from habitable.earth.scoring import BONUS, bonus, tile_points
from habitable.earth.table import cubes_on_earth
from habitable.games.dominant_species import document
from habitable.games.dominant_species.actions import wasteland
from habitable.games.dominant_species.actions.glaciation import glaciate, targets
from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    AVAILABLE,
    CARDS,
    CORNERS,
    CUBES,
    DISKS,
    DISPLAY,
    ELEMENTS,
    GRID,
    HEXES,
    LARGE_TILES,
    LONG_DECK_ONLY,
    MIGRATION_CUBES,
    PAWNS,
    PRINTED,
    SPACES,
    SPACES_OF,
    SPECIATION_LIMIT,
    SQUARES,
    STACK,
    STACKS,
    START_CUBES,
    START_ELEMENTS,
    START_TILES,
    TERRAINS,
    TILE_POINTS,
    TUNDRA_TILES,
    TURN_LIMIT,
)
from habitable.games.dominant_species.picture import of_part
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.table import match_value
from habitable.games.dominant_species.view import tile_view
from habitable.games.dominant_species.words import ACTION_OF, CARDS_OF
from habitable.kernel.bits import members, size
from habitable.kernel.piles import count as number_of
from habitable.kernel.piles import one
from habitable.present.words import dashes
from habitable.texts import Texts
from habitable.texts.phrases import Part, joined, phrase

GAME = "dominant-species"
START = sum(n for _, cubes in START_CUBES for _, n in cubes) // len(ANIMALS)  # cubes of an animal on Earth


def _asked() -> dict[str, str]:
    """For each question of an action or a card its section; for what several cards ask, that of all cards."""
    sections = {**ACTION_OF, **{asked: cards[0] if len(cards) == 1 else "cards" for asked, cards in CARDS_OF.items()}}
    return {f"question-{dashes(asked)}": dashes(section) for asked, section in sections.items()}


TOPICS = {
    **_asked(),
    "question-choose": "animals",
    "question-place-pawn": "planning",
    "why-taken": "planning",
    "why-acting": "planning",
    "why-no-pawns": "planning",
    "question-migrate-to": "migration",
    "question-compete-on": "competition",
    "question-hunt-on": "competition",
    "question-evolve-on": "evolution",
    "question-save-one": "extinction",
    "question-which-*": "hibernation",
    "animal-*": "*",
    "terrain-tundra": "tundra",
    "terrain-*": "terrains",
    "element-*": "elements",
    "action-*": "*",
    "card-for": "domination",
    "card-*": "*",
    "row-start": "random-earth",
    "row-so-far": "final-scoring",
    "row-tiles-dominated": "dominance",
    "row-cubes-on-earth": "words",
    "row-gene-pool": "words",
    "row-pawns": "planning",
    "row-*": "*",
    "column-points": "points",
    "column-pool": "words",
    "column-earth": "words",
    "column-dominates": "dominance",
    "column-pawns": "planning",
    "phase-*": "*",
    "now-space1": "glaciation",
    "now-leftmost-pawn": "glaciation",
    "now-terrains": "competition",
    "now-protected": "regression",
    "now-moved": "migration",
    "initiative": "initiative",
    "survival": "survival",
    "bag": "elements",
    "deck": "cards",
    "label-edition": "editions",
    "label-earth": "random-earth",
    "label-multi-animal": "several",
    "label-*": "options",
}
BOX = {
    "hexes": HEXES,
    "corners": CORNERS,
    "disks": DISKS,
    "all_disks": DISKS * len(ELEMENTS),
    "display": DISPLAY,
    "printed": dict(zip(ANIMALS, PRINTED, strict=True)),
    "terrains": {
        name: {
            # the fourth place is paid on two terrains only, and tundra pays only the first
            "points": [*map(str, TILE_POINTS[i]), *["–"] * (4 - len(TILE_POINTS[i]))],
            "limit": SPECIATION_LIMIT[i],
            "tiles": LARGE_TILES[i] if i < len(LARGE_TILES) else TUNDRA_TILES,
        }
        for i, name in enumerate(TERRAINS)
    },
    "tiles": sum(LARGE_TILES),
    "start_tiles": len(START_TILES),
    "start_disks": len(START_ELEMENTS),
    "start_cubes": START,
    "stacks": STACKS,
    "stack": STACK,
    "tundra_left": TUNDRA_TILES - 1,
    "spaces": SPACES,
    "spaces_of": dict(zip(ACTIONS, SPACES_OF, strict=True)),
    "squares": SQUARES,
    "migration": MIGRATION_CUBES,
    "available": AVAILABLE,
    "cards": len(CARDS),
    "short": len(CARDS) - len(LONG_DECK_ONLY),
    "bonus": BONUS,
    "turn_limit": TURN_LIMIT,
    # by number of animals, from 2 on; one cube marks the points
    "pawns": PAWNS,
    "cubes": CUBES,
    "pools": [cubes - 1 - START for cubes in CUBES],
}


# ── what examples are worth ─────────────────────────────────────────────────────────────────────────────────────────


def count(data: Any) -> dict[str, Any]:
    """The table, as `on.savannah.match.insects`; what a Glaciation would do (`glaciation.savannah.points`), and what is
    left when elements of a kind vanish around tundra (`wasteland.water.on.desert.match.insects`)."""
    p, hexes, _ = document.read(data)
    return {
        **table(p, hexes),
        "glaciation": {TERRAINS[p.kind(p.tile(hex))]: frozen(p, hex, hexes) for hex in reversed(members(targets(p)))},
        "wasteland": {element: wasted(p, i, hexes) for i, element in enumerate(ELEMENTS)},
    }


def table(p: DominantSpeciesPosition, hexes: Iterable[int]) -> dict[str, Any]:
    """Each tile by its terrain (of several the first in the document), and each animal."""
    tiles = [(TERRAINS[p.kind(p.tile(hex))], on_tile(p, hex)) for hex in hexes]
    return {"on": dict(reversed(tiles)), "animals": {ANIMALS[animal]: of_animal(p, animal) for animal in p.playing()}}


def on_tile(p: DominantSpeciesPosition, hex: int) -> dict[str, Any]:
    """What lives and lies there, what it pays, how everybody in play would match it, and what is beside it."""
    tile, near = p.tile(hex), GRID.neighbours[hex]
    species = {ANIMALS[animal]: tile.of(animal) for animal in members(tile.animals())}
    disks = {element: number_of(tile.supply, i) for i, element in enumerate(ELEMENTS)}
    points = tile_points(p, tile)
    return {
        "species": {**species, "all": sum(species.values())},
        "elements": {**disks, "all": sum(disks.values())},
        "match": {ANIMALS[animal]: match_value(p, animal, hex) for animal in p.playing()},
        "points": {animal: points[ANIMALS.index(animal)] for animal in species},
        "limit": SPECIATION_LIMIT[p.kind(tile)],
        "beside": size(near & p.land),
        "bonus": bonus(size(near & p.land)),
    }


def of_animal(p: DominantSpeciesPosition, animal: int) -> dict[str, Any]:
    """Where it lives and dominates, what these would bring, and what scoring every tile of Earth would."""
    dominated = sum(p.tile(hex).dominant == animal for hex in members(p.land))
    frozen_home = size(p.present[animal] & p.covers)
    return {
        "species": cubes_on_earth(p, animal),
        "elements": {element: number_of(p.needs(animal), i) for i, element in enumerate(ELEMENTS)},
        "dominates": dominated,
        "ice_age": bonus(dominated),
        "on_tundra": p.on_covers[animal],
        "tundra_tiles": frozen_home,
        "survival": bonus(frozen_home),
        "final": sum(tile_points(p, p.tile(hex))[animal] for hex in members(p.land)),
    }


def frozen(p: DominantSpeciesPosition, hex: int, hexes: Iterable[int]) -> dict[str, Any]:
    """Points, and what returns to the gene pools and the bag."""
    after, animal = p.copy(), p.playing()[0]
    glaciate(after, animal, hex)
    return {
        **table(after, hexes),
        "beside": size(GRID.neighbours[hex] & p.covers),
        "points": after.animal(animal).points - p.animal(animal).points,
        "returned": {ANIMALS[a]: after.animal(a).pool - p.animal(a).pool for a in p.playing()},
        "removed": after.elements.count(NONE) - p.elements.count(NONE),
    }


def wasted(p: DominantSpeciesPosition, element: int, hexes: Iterable[int]) -> dict[str, Any]:
    after = p.copy()
    after.wasteland = one(element)
    wasteland.after_pawns(after)
    return {**table(after, hexes), "removed": after.elements.count(NONE) - p.elements.count(NONE)}


# ── how they look ───────────────────────────────────────────────────────────────────────────────────────────────────


def picture(data: Any, words: Texts) -> str:
    """Only the part of Earth that the example has, so that it can be read on a phone."""
    return of_part(data, words)


def letters(data: Any) -> list[Part]:
    """In a terminal: tile by tile the elements around it and the species on it, then what the animals live on."""
    p, hexes, _ = document.read(data)
    out: list[Part] = []
    for hex in hexes:
        tile = tile_view(p, hex)
        disks = _names("element", p.tile(hex).supply)
        species = [
            phrase(f"{GAME}-picture-cubes", animal=phrase(f"{GAME}-animal-{a}"), number=n, match=str(tile.match[a]))
            for a, n in tile.cubes.items()
        ]
        name = phrase(f"{GAME}-terrain-{TERRAINS[p.kind(p.tile(hex))]}")
        out.append(joined([name, joined([part for part in (disks, *species) if part], " · ")], ": "))
    return out + [
        joined([phrase(f"{GAME}-animal-{ANIMALS[animal]}.capital"), _names("element", p.needs(animal))], ": ")
        for animal in p.playing()
    ]


def _names(sort: str, pile: int) -> Part:
    each = [phrase(f"{GAME}-{sort}-{name}") for i, name in enumerate(ELEMENTS) for _ in range(number_of(pile, i))]
    return joined(each)
