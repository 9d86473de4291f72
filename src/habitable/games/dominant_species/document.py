"""Scoring a real table: position documents of Dominant Species (rules/positions.md)."""

from typing import Any, Literal

import msgspec

from habitable.earth.document import known, read_corners, read_cubes, read_hex
from habitable.earth.world import bonus
from habitable.games.dominant_species.board import Animal, new_tile, printed
from habitable.games.dominant_species.components import (
    ANIMALS,
    CUBES,
    DISKS,
    DISPLAY,
    ELEMENTS,
    GRID,
    HOME_ELEMENT,
    LARGE_TILES,
    PRINTED,
    TERRAINS,
    TUNDRA,
    TUNDRA_TILES,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.setup import empty
from habitable.kernel.bits import members, size
from habitable.kernel.documents import convert
from habitable.kernel.errors import BadDocument
from habitable.kernel.piles import count, one

MOST_CUBES = CUBES[0] - 1  # one marks the points


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


def read(document: Any) -> tuple[DominantSpeciesPosition, list[int]]:
    """The table, and the hexes of its tiles in the order given."""
    d = convert(document, Document)
    p = empty(1, long_deck=True, leftmost_pawn=False)
    read_displays(p, d.displays)
    hexes = [read_tile(p, tile, f"tiles[{i}]") for i, tile in enumerate(d.tiles)]
    check_box(p)
    read_elements(p, d.elements)
    for i, tile in enumerate(d.tiles):
        read_cubes(p, hexes[i], tile.cubes, ANIMALS, MOST_CUBES, f"tiles[{i}].cubes")
    return p, hexes


def read_displays(p: DominantSpeciesPosition, displays: dict[str, list[str]]) -> None:
    if not displays:
        raise BadDocument("wrong-none", place="displays")
    for name, words in displays.items():
        animal = known(name, ANIMALS, "displays")
        place = f"displays.{name}"
        pile = sum(one(known(word, ELEMENTS, f"{place}[{i}]")) for i, word in enumerate(words[: DISPLAY + 1]))
        home, n = HOME_ELEMENT[animal], PRINTED[animal]
        if len(words) > DISPLAY:
            raise BadDocument("wrong-most", place=place, most=DISPLAY, given=str(len(words)))
        if count(pile, home) < n:
            raise BadDocument("earth-printed", place=place, count=n, element=ELEMENTS[home])
        p.set_animal(animal, Animal(0, MOST_CUBES, 0, 0, 0, 0, pile - printed(animal)))


def read_tile(p: DominantSpeciesPosition, tile: TileIn, place: str) -> int:
    hex = read_hex(p, tile.hex, place)
    terrain = known(tile.terrain, TERRAINS, f"{place}.terrain")
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
    laid = [int(tile.terrain) for tile in p.tiles if tile is not None]
    for terrain, most in enumerate(LARGE_TILES):
        if laid.count(terrain) > most:
            given = str(laid.count(terrain))
            raise BadDocument("earth-tiles", place="tiles", given=given, terrain=TERRAINS[terrain], most=most)
    if len(laid) > sum(LARGE_TILES):
        raise BadDocument("wrong-most", place="tiles", most=sum(LARGE_TILES), given=str(len(laid)))


def read_elements(p: DominantSpeciesPosition, elements: dict[str, str]) -> None:
    read_corners(p, elements, ELEMENTS)
    for element, name in enumerate(ELEMENTS):
        disks = p.elements.count(element) + sum(count(p.animal(a).acquired, element) for a in p.playing())
        if disks > DISKS:
            raise BadDocument("earth-elements", place="elements", given=str(disks), element=name, most=DISKS)


def tile_answer(p: DominantSpeciesPosition, hex: int) -> dict[str, Any]:
    tile = p.tile(hex)
    here = members(tile.animals())
    values = {ANIMALS[animal]: p.match(animal, hex) for animal in here}
    points = p.tile_points(tile)
    return {
        "hex": list(GRID.hexes[hex]),
        "match": values,
        "dominant": None if tile.dominant < 0 else ANIMALS[tile.dominant],
        "endangered": [name for name, value in values.items() if value == 0],
        "points": {ANIMALS[animal]: points[animal] for animal in here},
    }


def answer(document: Any) -> dict[str, Any]:
    p, hexes = read(document)
    holder = p.survival_holder()
    return {
        "tiles": [tile_answer(p, hex) for hex in hexes],
        "survival": {"holder": None if holder < 0 else ANIMALS[holder], "points": bonus(p.survival_tiles(holder))},
    }
