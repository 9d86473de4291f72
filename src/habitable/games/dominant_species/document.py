"""Scoring a real table: position documents of Dominant Species (rules/positions.md). Cards, and with them cubes that
hibernate, are not part of them."""

from typing import Any, Literal

import msgspec

from habitable.earth import document as earth
from habitable.earth.ground import NONE
from habitable.earth.scoring import bonus, survival_holder, survival_tiles, survive, tile_points
from habitable.games.dominant_species.board import new_animal, new_tile, printed
from habitable.games.dominant_species.components import (
    ANIMALS,
    CUBES,
    DISKS,
    DISPLAY,
    ELEMENTS,
    GRID,
    HOME_ELEMENT,
    LARGE_TILES,
    MAMMALS,
    PRINTED,
    TERRAINS,
    TUNDRA,
    TUNDRA_TILES,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.rounds import Die
from habitable.games.dominant_species.scoring import FinalScoring
from habitable.games.dominant_species.setup import empty
from habitable.games.dominant_species.table import endangered, match_value
from habitable.games.dominant_species.vocabulary import FINAL_REASON, SURVIVAL_REASON, source_of
from habitable.kernel.bits import members, size
from habitable.kernel.documents import convert
from habitable.kernel.errors import BadDocument
from habitable.kernel.piles import count, one

LINES = [("survival", source_of(SURVIVAL_REASON)), ("final_scoring", source_of(FINAL_REASON))]


class TileIn(msgspec.Struct, forbid_unknown_fields=True):
    hex: tuple[int, int]
    terrain: str
    tundra: bool = False
    cubes: dict[str, int] = {}


class Document(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["dominant-species"]
    tiles: list[TileIn]
    displays: dict[str, list[str]]
    elements: dict[str, str] = {}
    points: dict[str, int] = {}
    saved: tuple[int, int] | None = None
    names: dict[str, str] = {}


def read(document: Any) -> tuple[DominantSpeciesPosition, list[int], int]:
    """The table, the hexes of its tiles in the order given, and the hex on which the mammals save a cube."""
    d = convert(document, Document)
    p = empty(1, long_deck=True, leftmost_pawn=False)
    read_displays(p, d.displays)
    hexes = [read_tile(p, tile, f"tiles[{i}]") for i, tile in enumerate(d.tiles)]
    check_box(p)
    read_elements(p, d.elements)
    for i, tile in enumerate(d.tiles):
        earth.read_cubes(p, hexes[i], tile.cubes, ANIMALS, most_cubes(len(d.displays)), f"tiles[{i}].cubes")
    earth.read_points(p, d.points, ANIMALS)
    earth.read_names(p, d.names, ANIMALS)
    return p, hexes, read_saved(p, d.saved)


def most_cubes(animals: int) -> int:
    """How many cubes an animal may have on Earth, with so many animals in play: one marks the points."""
    return CUBES[min(max(animals, 2), len(ANIMALS)) - 2] - 1


def read_displays(p: DominantSpeciesPosition, displays: dict[str, list[str]]) -> None:
    if not displays:
        raise BadDocument("wrong-none", place="displays")
    for name, words in displays.items():
        animal = earth.known(name, ANIMALS, "displays")
        place = f"displays.{name}"
        if len(words) > DISPLAY:
            raise BadDocument("wrong-most", place=place, most=DISPLAY, given=str(len(words)))
        pile = sum(one(earth.known(word, ELEMENTS, f"{place}[{i}]")) for i, word in enumerate(words))
        home, n = HOME_ELEMENT[animal], PRINTED[animal]
        if count(pile, home) < n:
            raise BadDocument("earth-printed", place=place, count=n, element=ELEMENTS[home])
        p.set_animal(animal, new_animal(0, most_cubes(len(displays)), acquired=pile - printed(animal)))


def read_tile(p: DominantSpeciesPosition, tile: TileIn, place: str) -> int:
    hex = earth.read_hex(p, tile.hex, place)
    terrain = earth.known(tile.terrain, TERRAINS, f"{place}.terrain")
    p.lay(hex, new_tile(terrain))
    if tile.tundra or terrain == TUNDRA:  # what lies under a tundra tile has no meaning
        p.cover(hex, TUNDRA)
    return hex


def check_box(p: DominantSpeciesPosition) -> None:
    """No more tiles of a terrain, and no more tundra, than there are in the box. What lies under tundra may be unknown,
    but is a tile as well."""
    small = size(p.covers)
    if small > TUNDRA_TILES:
        raise BadDocument("earth-tiles", place="tiles", given=str(small), terrain=TERRAINS[TUNDRA], most=TUNDRA_TILES)
    earth.check_tiles(p, LARGE_TILES, TERRAINS)
    laid = size(p.land)
    if laid > sum(LARGE_TILES):
        raise BadDocument("wrong-most", place="tiles", most=sum(LARGE_TILES), given=str(laid))


def read_saved(p: DominantSpeciesPosition, saved: tuple[int, int] | None) -> int:
    """Where the mammals save a cube in the next Extinction: one of theirs must be endangered there."""
    if saved is None:
        return NONE
    hex = GRID.index.get(saved, NONE)
    if hex < 0 or not p.plays(MAMMALS) or not endangered(p, MAMMALS) >> hex & 1:
        raise BadDocument("earth-saved", place="saved", hex=f"{saved[0]},{saved[1]}")
    return hex


def read_elements(p: DominantSpeciesPosition, elements: dict[str, str]) -> None:
    earth.read_corners(p, elements, ELEMENTS)
    for element, name in enumerate(ELEMENTS):
        disks = p.elements.count(element) + sum(count(p.animal(a).acquired, element) for a in p.playing())
        if disks > DISKS:
            raise BadDocument("earth-elements", place="elements", given=str(disks), element=name, most=DISKS)


def tile_answer(p: DominantSpeciesPosition, hex: int) -> dict[str, Any]:
    tile = p.tile(hex)
    here = members(tile.animals())
    values = {ANIMALS[animal]: match_value(p, animal, hex) for animal in here}
    points = tile_points(p, tile)
    return {
        "hex": list(GRID.hexes[hex]),
        "match": values,
        "why": {ANIMALS[animal]: earth.why(p.needs(animal), tile.supply, ELEMENTS) for animal in here},
        "dominant": None if tile.dominant < 0 else ANIMALS[tile.dominant],
        "endangered": [name for name, value in values.items() if value == 0],
        "points": {ANIMALS[animal]: points[animal] for animal in here},
    }


def answer(document: Any) -> dict[str, Any]:
    p, hexes, saved = read(document)
    holder = survival_holder(p)
    last = p.copy()
    Die(saved).happen(last)
    extinction = earth.lost(p, last, hexes, ANIMALS)
    survive(last, SURVIVAL_REASON)
    FinalScoring().happen(last)
    return {
        "tiles": [tile_answer(p, hex) for hex in hexes],
        "survival": {"holder": None if holder < 0 else ANIMALS[holder], "points": bonus(survival_tiles(p, holder))},
        "extinction": extinction,
        "end": earth.ending(p, last, ANIMALS, LINES),
    }
