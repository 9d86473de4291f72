"""How Earth changes in the two games of dominant species, except for points (`scoring`).

`World` keeps what follows from the tiles up to date after every change.
"""

from mypy_extensions import i64

from habitable.earth.ground import NONE, EarthAnimal, Tile, match
from habitable.earth.scoring import Scoring
from habitable.earth.vocabulary import (
    COVERED,
    CUBES_ADDED,
    CUBES_ELIMINATED,
    CUBES_MOVED,
    CUBES_RETURNED,
    ELEMENT_GAINED,
    ELEMENT_LOST,
    ELEMENT_PUT,
    ELEMENT_REMOVED,
    TILE_LAID,
    TURNED_UP,
)
from habitable.kernel.bits import bit, lowest
from habitable.kernel.piles import one

__all__ = ["NONE", "EarthAnimal", "Tile", "World", "match"]


class World(Scoring):
    """The table with the ways in which it changes; each game adds its own, and its way through a turn."""

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def tile_changed(self, hex: i64) -> None:
        """Something on a tile has changed."""

    def copy(self) -> "World":
        raise NotImplementedError

    # ── cubes ───────────────────────────────────────────────────────────────────────────────────────────────────

    def add(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes from the gene pool."""
        self.change(animal, -n, 0, 0, 0)
        self.change_cubes(animal, hex, n)
        self.tell(CUBES_ADDED, animal, hex, n)
        self.tile_changed(hex)

    def revive(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes from the eliminated ones."""
        self.change(animal, 0, -n, 0, 0)
        self.change_cubes(animal, hex, n)
        self.tell(CUBES_ADDED, animal, hex, n)
        self.tile_changed(hex)

    def eliminate(self, animal: i64, hex: i64, n: i64) -> None:
        self.change(animal, 0, n, 0, 0)
        self.change_cubes(animal, hex, -n)
        self.tell(CUBES_ELIMINATED, animal, hex, n)
        self.tile_changed(hex)

    def leave_one(self, animal: i64, hex: i64) -> None:
        """All cubes of a tile are eliminated, but one of this animal."""
        left: i64 = self.tile(hex).animals()
        while left != 0:
            other: i64 = lowest(left)
            dying: i64 = self.tile(hex).of(other)
            if other == animal:
                dying -= 1
            if dying > 0:
                self.eliminate(other, hex, dying)
            left &= left - 1

    def to_pool(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes return to the gene pool."""
        self.change(animal, n, 0, 0, 0)
        self.change_cubes(animal, hex, -n)
        self.tell(CUBES_RETURNED, animal, hex, n)
        self.tile_changed(hex)

    def move(self, animal: i64, source: i64, target: i64) -> None:
        """One cube to another tile."""
        self.change_cubes(animal, source, -1)
        self.change_cubes(animal, target, 1)
        self.tell(CUBES_MOVED, animal, source, target)
        self.tile_changed(source)
        self.tile_changed(target)

    def change_cubes(self, animal: i64, hex: i64, by: i64) -> None:
        """Cubes come to a tile or leave it; the caller knows where from or to."""
        t = self.tile(hex)
        one_cube: i64 = bit(animal * 8)
        cubes: i64 = t.cubes + one_cube * by
        self.set_tile(hex, t.having(cubes, t.supply))
        here: i64 = self.present[animal]
        there: i64 = here | bit(hex) if cubes >> (animal * 8) & 255 != 0 else here & ~bit(hex)
        if there != here:
            self.present = self.present.copy()
            self.present[animal] = int(there)
        if t.cover != 0:
            self.on_covers = self.on_covers.copy()
            self.on_covers[animal] = int(self.on_covers[animal] + by)

    # ── elements ────────────────────────────────────────────────────────────────────────────────────────────────

    def put(self, element: i64, corner: i64) -> None:
        """An element onto a vacant corner of Earth; the caller has taken it from where it was."""
        self._set_element(corner, element)
        self.tell(ELEMENT_PUT, element, corner, 0)
        self._supply(corner, one(element))

    def remove(self, corner: i64) -> None:
        """The element of a corner goes back into the bag."""
        self.bag += one(self.lift(corner))

    def lift(self, corner: i64) -> i64:
        """The element of a corner is taken from Earth; the caller says where it goes."""
        element: i64 = self.elements[corner]
        self._set_element(corner, NONE)
        self.tell(ELEMENT_REMOVED, element, corner, 0)
        self._supply(corner, -one(element))
        return element

    def remove_enclosed(self) -> None:
        """The elements between three small tiles go back into the bag (rules/dominant-species.md 9.7, rules/marine.md
        9.3)."""
        grid = self.grid()
        for corner in grid.inner:
            if self.elements[corner] >= 0 and grid.touched[corner] & ~self.covers == 0:
                self.remove(corner)

    def _set_element(self, corner: i64, element: i64) -> None:
        self.elements = self.elements.copy()
        self.elements[corner] = int(element)

    def _supply(self, corner: i64, change: i64) -> None:
        left: i64 = self.grid().touched[corner] & self.land
        while left != 0:
            hex: i64 = lowest(left)
            t = self.tile(hex)
            self.set_tile(hex, t.having(t.cubes, t.supply + change))
            self.tile_changed(hex)
            left &= left - 1

    def gain_element(self, animal: i64, element: i64) -> None:
        """An element onto a display; the caller has taken it from where it was."""
        self.change(animal, 0, 0, 0, one(element))
        self.tell(ELEMENT_GAINED, animal, element, 0)
        self.look_at_all(animal)

    def lose_element(self, animal: i64, element: i64) -> None:
        """An element that is not printed goes back into the bag."""
        self.bag += one(element)
        self.give_element(animal, element)

    def give_element(self, animal: i64, element: i64) -> None:
        """An element leaves a display; the caller says where it goes."""
        self.change(animal, 0, 0, 0, -one(element))
        self.tell(ELEMENT_LOST, animal, element, 0)
        self.look_at_all(animal)

    def look_at_all(self, animal: i64) -> None:
        left: i64 = self.present[animal]
        while left != 0:
            self.tile_changed(lowest(left))
            left &= left - 1

    # ── tiles ───────────────────────────────────────────────────────────────────────────────────────────────────

    def supply_of(self, hex: i64) -> i64:
        """The pile of the elements on a hex's corners."""
        supply: i64 = 0
        for corner in self.grid().around[hex]:
            element: i64 = self.elements[corner]
            if element >= 0:
                supply += one(element)
        return supply

    def turn_up(self, stack: i64, terrain: i64) -> None:
        """The next tile of a stack is turned face up."""
        self.unseen -= one(terrain)
        self.face_down = self.face_down.copy()
        self.face_down[stack] -= 1
        self.face_up = self.face_up.copy()
        self.face_up[stack] = int(terrain)
        self.tell(TURNED_UP, stack, terrain, 0)

    def take_tile(self, stack: i64) -> i64:
        """The face-up tile of a stack; the caller lays it."""
        terrain: i64 = self.face_up[stack]
        self.face_up = self.face_up.copy()
        self.face_up[stack] = NONE
        return terrain

    def lay(self, hex: i64, tile: Tile) -> None:
        """A new tile; the elements of its corners are on it too."""
        self.land |= bit(hex)
        self.set_tile(hex, tile.having(0, self.supply_of(hex)))
        self.tell(TILE_LAID, hex, tile.terrain, 0)

    def cover(self, hex: i64, side: i64) -> None:
        """A small tile from the stack onto a large one; the cubes stay where they are."""
        t = self.tile(hex)
        self.covers |= bit(hex)
        self.covers_left -= 1
        self.set_tile(hex, t.covered(side))
        self.on_covers = [int(self.on_covers[animal] + t.of(animal)) for animal in range(len(self.animals))]
        self.tell(COVERED, hex, t.terrain, side)
