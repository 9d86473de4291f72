"""Scoring a real table: position documents of Marine (rules/positions.md)."""

from typing import Any, Literal

import msgspec

from habitable.earth import document as earth
from habitable.earth.ground import Tile
from habitable.earth.scoring import bonus, score, survival_holder, survival_tiles, survive
from habitable.games.marine.board import new_animal
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
    TILES,
    TOKENS,
    TRAITS,
    Components,
)
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.rounds import Extinction
from habitable.games.marine.scoring import FinalScoring
from habitable.games.marine.setup import empty
from habitable.games.marine.table import adaptation_value, dominated, thrives
from habitable.games.marine.vocabulary import FINAL_REASON, PAWNS_REASON, SURVIVAL_REASON, TRAIT_REASON, source_of
from habitable.kernel.bits import bit, members
from habitable.kernel.documents import convert
from habitable.kernel.errors import BadDocument
from habitable.kernel.piles import count, one

HIGHEST = DISPLAY * HEXES  # value of a special pawn: six of an element, on every hex
LINES = [
    ("traits", source_of(TRAIT_REASON)),
    ("survival", source_of(SURVIVAL_REASON)),
    ("final_scoring", source_of(FINAL_REASON)),
    ("special_pawns", source_of(PAWNS_REASON)),
]


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
    control: dict[str, str] = {}
    traits: dict[str, list[str]] = {}
    points: dict[str, int] = {}
    names: dict[str, str] = {}


def read(document: Any) -> tuple[MarinePosition, list[int]]:
    """The table, and the hexes of its tiles in the order given."""
    d = convert(document, Document)
    p = empty(1, Components(""))
    read_displays(p, d.displays)
    hexes = [read_tile(p, tile, f"tiles[{i}]") for i, tile in enumerate(d.tiles)]
    earth.check_tiles(p, TILES, TERRAINS)
    read_elements(p, d.elements)
    for i, tile in enumerate(d.tiles):
        earth.read_cubes(p, hexes[i], tile.cubes, ANIMALS, CUBES, f"tiles[{i}].cubes")
    read_markers(p, d.markers)
    read_control(p, d.control)
    earth.read_points(p, d.points, ANIMALS)
    earth.read_names(p, d.names, ANIMALS)
    read_traits(p, d.traits)
    return p, hexes


def read_displays(p: MarinePosition, displays: dict[str, list[str]]) -> None:
    """All elements of an animal, printed ones included; on the other side of a display none is printed."""
    if not displays:
        raise BadDocument("wrong-none", place="displays")
    for name, words in displays.items():
        place = f"displays.{name}"
        animal = earth.known(name, ANIMALS, "displays")
        if len(words) > DISPLAY:
            raise BadDocument("wrong-most", place=place, most=DISPLAY, given=str(len(words)))
        acquired = 0
        for i, word in enumerate(words):
            acquired += one(earth.known(word, ELEMENTS, f"{place}[{i}]"))
        p.set_animal(animal, new_animal(seat=0, acquired=acquired))


def read_tile(p: MarinePosition, tile: TileIn, place: str) -> int:
    hex = earth.read_hex(p, tile.hex, place)
    terrain = earth.known(tile.terrain, TERRAINS[:ERUPTION], f"{place}.terrain")
    p.lay(hex, Tile(terrain, 0, 0, 0))
    if tile.eruption is not None:
        side = earth.known(tile.eruption, SIDES, f"{place}.eruption")
        if p.covers_left == 0:
            raise BadDocument("marine-wrong-eruptions", place=f"{place}.eruption", most=ERUPTIONS)
        p.cover(hex, side + 1)
    return hex


def read_elements(p: MarinePosition, elements: dict[str, str]) -> None:
    earth.read_corners(p, elements, ELEMENTS)
    for element, name in enumerate(ELEMENTS):
        tokens = p.elements.count(element) + sum(tokens_of(p, animal, element) for animal in p.playing())
        if tokens > TOKENS:
            raise BadDocument("earth-elements", place="elements", given=str(tokens), element=name, most=TOKENS)


def tokens_of(p: MarinePosition, animal: int, element: int) -> int:
    """How many tokens of an element an animal must have: of what is printed on the usual side of its display none, if
    it has all of that."""
    printed, has = p.components.printed[animal], p.needs(animal)
    usual = all(count(has, i) >= count(printed, i) for i in range(len(ELEMENTS)))
    return int(count(has, element) - (count(printed, element) if usual else 0))


def read_markers(p: MarinePosition, markers: dict[str, int]) -> None:
    """The values of the special pawns, 1 where none is given."""
    for name, value in markers.items():
        element = earth.known(name, ELEMENTS, "markers")
        if not 1 <= value <= HIGHEST:
            raise BadDocument("wrong-range", place=f"markers.{name}", least=1, most=HIGHEST, given=str(value))
        p.values[element] = value


def read_control(p: MarinePosition, control: dict[str, str]) -> None:
    """Who controls which special pawns."""
    for name, animal in control.items():
        p.control[earth.known(name, ELEMENTS, "control")] = earth.in_play(p, animal, ANIMALS, "control")


def read_traits(p: MarinePosition, traits: dict[str, list[str]]) -> None:
    """What they have done is done: from now on they work."""
    for name, words in traits.items():
        animal = earth.in_play(p, name, ANIMALS, "traits")
        for i, word in enumerate(words):
            a = p.animal(animal)
            trait = bit(earth.known(word, TRAITS, f"traits.{name}[{i}]"))
            p.set_animal(animal, a.having(a.hand, a.traits | trait, a.copied, a.settled, a.sheltered, a.fed, a.sapient))


def tile_answer(p: MarinePosition, hex: int) -> dict[str, Any]:
    tile = p.tile(hex)
    here = members(tile.animals())
    paid = p.copy()
    score(paid, hex, FINAL_REASON)
    return {
        "hex": list(GRID.hexes[hex]),
        "why": {ANIMALS[animal]: earth.why(p.needs(animal), tile.supply, ELEMENTS) for animal in here},
        "endangered": [ANIMALS[animal] for animal in here if not thrives(p, animal, hex)],
        "points": {ANIMALS[animal]: int(paid.animal(animal).points - p.animal(animal).points) for animal in here},
    }


def answer(document: Any) -> dict[str, Any]:
    p, hexes = read(document)
    holder = survival_holder(p)
    last = p.copy()
    Extinction().happen(last)
    extinction = earth.lost(p, last, hexes, ANIMALS)
    survive(last, SURVIVAL_REASON)
    FinalScoring().happen(last)
    return {
        "tiles": [tile_answer(p, hex) for hex in hexes],
        "adaptation": {
            ANIMALS[animal]: {name: adaptation_value(p, animal, element) for element, name in enumerate(ELEMENTS)}
            for animal in p.playing()
        },
        "dominates": {
            ANIMALS[animal]: [ELEMENTS[element] for element in members(dominated(p, animal))] for animal in p.playing()
        },
        "survival": {"holder": None if holder < 0 else ANIMALS[holder], "points": bonus(survival_tiles(p, holder))},
        "extinction": extinction,
        "end": earth.ending(p, last, ANIMALS, LINES),
    }
