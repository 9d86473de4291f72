"""Scoring a real table: position documents of Marine (rules/positions.md). Traits are not part of them."""

from typing import Any, Literal

import msgspec

from habitable.earth.document import known, read_corners, read_cubes, read_hex
from habitable.earth.world import Tile, bonus
from habitable.games.marine.components import (
    ANIMALS,
    CUBES,
    DISPLAY,
    ELEMENTS,
    ERUPTION,
    ERUPTIONS,
    GRID,
    HEXES,
    SIDES,
    TERRAINS,
    TOKENS,
    Components,
)
from habitable.games.marine.position import NONE, MarinePosition
from habitable.games.marine.setup import empty
from habitable.games.marine.table import Animal
from habitable.kernel.bits import members
from habitable.kernel.documents import convert
from habitable.kernel.errors import BadDocument
from habitable.kernel.piles import one

HIGHEST = DISPLAY * HEXES  # value of a special pawn: six of an element, on every hex


class TileIn(msgspec.Struct, forbid_unknown_fields=True):
    hex: tuple[int, int]
    terrain: str
    eruption: str | None = None
    cubes: dict[str, int] = {}


class Document(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["marine"]
    tiles: list[TileIn]
    displays: dict[str, list[str]]
    elements: dict[str, str] = {}
    markers: dict[str, int] = {}


def read(document: Any) -> tuple[MarinePosition, list[int]]:
    """The table, and the hexes of its tiles in the order given."""
    d = convert(document, Document)
    p = empty(1, Components(""))
    read_displays(p, d.displays)
    hexes = [read_tile(p, tile, f"tiles[{i}]") for i, tile in enumerate(d.tiles)]
    read_elements(p, d.elements)
    for i, tile in enumerate(d.tiles):
        read_cubes(p, hexes[i], tile.cubes, ANIMALS, CUBES, f"tiles[{i}].cubes")
    read_markers(p, d.markers)
    return p, hexes


def read_displays(p: MarinePosition, displays: dict[str, list[str]]) -> None:
    """All elements of an animal, printed ones included; on the other side of a display none is printed."""
    if not displays:
        raise BadDocument("wrong-none", place="displays")
    for name, words in displays.items():
        place = f"displays.{name}"
        animal = known(name, ANIMALS, "displays")
        if len(words) > DISPLAY:
            raise BadDocument("wrong-most", place=place, most=DISPLAY, given=str(len(words)))
        acquired = 0
        for i, word in enumerate(words):
            acquired += one(known(word, ELEMENTS, f"{place}[{i}]"))
        p.set_animal(animal, Animal(0, CUBES, 0, 0, acquired, 0, 0, 0, NONE, False, 0, 0, False))


def read_tile(p: MarinePosition, tile: TileIn, place: str) -> int:
    hex = read_hex(p, tile.hex, place)
    terrain = known(tile.terrain, TERRAINS[:ERUPTION], f"{place}.terrain")
    p.lay(hex, Tile(terrain, 0, 0, 0))
    if tile.eruption is not None:
        side = known(tile.eruption, SIDES, f"{place}.eruption")
        if p.covers_left == 0:
            raise BadDocument("marine-wrong-eruptions", place=f"{place}.eruption", most=ERUPTIONS)
        p.cover(hex, side + 1)
    return hex


def read_elements(p: MarinePosition, elements: dict[str, str]) -> None:
    read_corners(p, elements, ELEMENTS)
    for element, name in enumerate(ELEMENTS):
        if p.elements.count(element) > TOKENS:
            tokens = p.elements.count(element)
            raise BadDocument("earth-elements", place="elements", given=str(tokens), element=name, most=TOKENS)


def read_markers(p: MarinePosition, markers: dict[str, int]) -> None:
    """The values of the special pawns, 1 where none is given."""
    for name, value in markers.items():
        element = known(name, ELEMENTS, "markers")
        if not 1 <= value <= HIGHEST:
            raise BadDocument("wrong-range", place=f"markers.{name}", least=1, most=HIGHEST, given=str(value))
        p.values[element] = value


def tile_answer(p: MarinePosition, hex: int) -> dict[str, Any]:
    tile = p.tile(hex)
    here = members(tile.animals())
    points = p.tile_points(tile)
    return {
        "hex": list(GRID.hexes[hex]),
        "endangered": [ANIMALS[animal] for animal in here if not p.meets(animal, hex)],
        "points": {ANIMALS[animal]: points[animal] for animal in here},
    }


def answer(document: Any) -> dict[str, Any]:
    p, hexes = read(document)
    holder = p.survival_holder()
    return {
        "tiles": [tile_answer(p, hex) for hex in hexes],
        "adaptation": {
            ANIMALS[animal]: {name: p.adaptation_value(animal, element) for element, name in enumerate(ELEMENTS)}
            for animal in p.playing()
        },
        "dominates": {
            ANIMALS[animal]: [ELEMENTS[element] for element in members(p.dominated(animal))] for animal in p.playing()
        },
        "survival": {"holder": None if holder < 0 else ANIMALS[holder], "points": bonus(p.survival_tiles(holder))},
    }
