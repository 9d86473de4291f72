"""The first tiles, elements and cubes, as the rules have them or on a random Earth (rules/marine.md 4, 13.2)."""

from mypy_extensions import i64

from habitable.earth.elements import DrawForStart
from habitable.earth.ground import Tile, match
from habitable.earth.scoring import tile_points
from habitable.games.marine.components import (
    CENTRE,
    CUBES,
    GRID,
    LAND,
    LANDS,
    OCEAN,
    OCEANS,
    START_CUBES,
    START_ELEMENTS,
    START_ERUPTIONS,
    START_TILES,
)
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import meets
from habitable.games.marine.vocabulary import DRAW, START_REASON, TURN_UP
from habitable.kernel.piles import one
from habitable.kernel.questions import FromPile, Step


class StandardTiles(Step[MarinePosition]):
    """The start tiles of rules/marine.md 4."""

    def happen(self, p: MarinePosition) -> None:
        lay_coasts(p)
        for at, terrain in START_TILES:
            lay_start(p, at, terrain)


class StandardElements(Step[MarinePosition]):
    """The start elements of rules/marine.md 4."""

    def happen(self, p: MarinePosition) -> None:
        for corner, element in START_ELEMENTS:
            p.bag -= one(element)
            p.put(element, GRID.corner_index[corner])


def lay_coasts(p: MarinePosition) -> None:
    """The lands in the north and the oceans in the south, with the first two eruptions."""
    for at in LANDS:
        lay_start(p, at, LAND)
    for at in OCEANS:
        lay_start(p, at, OCEAN)
    for at, side in START_ERUPTIONS:
        p.cover(GRID.index[at], side)


def lay_start(p: MarinePosition, at: tuple[int, int], terrain: i64) -> None:
    p.unseen -= one(terrain)
    p.lay(GRID.index[at], Tile(terrain, 0, 0, 0))


class FindTile(FromPile[MarinePosition]):
    """Random Earth (rules/marine.md 13.2): any tile onto the next hex of the centre."""

    def __init__(self, index: i64) -> None:
        super().__init__()
        self.index: i64 = index

    def verb(self) -> i64:
        return TURN_UP

    def pile(self, p: MarinePosition) -> i64:
        """Those of the coasts are laid with the first one."""
        if self.index > 0:
            return p.unseen
        return p.unseen - one(LAND) * len(LANDS) - one(OCEAN) * len(OCEANS)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        if self.index == 0:
            lay_coasts(p)
        lay_start(p, START_TILES[self.index][0], thing)
        if self.index + 1 < len(START_TILES):
            p.push(FindTile(self.index + 1))


class FindElement(DrawForStart[MarinePosition]):
    """Random Earth: any token onto the next corner of the centre; all anew when an animal finds nothing to eat."""

    def verb(self) -> i64:
        return DRAW

    def corner(self) -> i64:
        return GRID.corner_index[START_ELEMENTS[self.index][0]]

    def found(self, p: MarinePosition) -> None:
        if self.index + 1 < len(START_ELEMENTS):
            p.push(FindElement(self.index + 1))
        elif not all(meets(p, animal, GRID.index[CENTRE]) for animal in p.playing()):
            for corner, _ in START_ELEMENTS:
                p.remove(GRID.corner_index[corner])
            p.push(FindElement(0))


class Populate(Step[MarinePosition]):
    """The first cubes, in the centre; on a random Earth those that find their elements, and points for the others."""

    def __init__(self, random_earth: bool) -> None:
        super().__init__()
        self.random_earth: bool = random_earth

    def happen(self, p: MarinePosition) -> None:
        centre: i64 = GRID.index[CENTRE]
        for animal in p.playing():
            cubes: i64 = match(p.needs(animal), p.tile(centre).supply) if self.random_earth else START_CUBES
            if cubes > 0:
                p.add(animal, centre, min(cubes, CUBES))
        if self.random_earth:
            tile = p.tile(centre)
            points = tile_points(p, tile)
            for animal in p.playing():
                p.gain(animal, sum(p.prizes(tile)) - points[animal], START_REASON)
