"""Earth in the two games of dominant species: what lies there (`ground`), and how it changes.

`World` keeps what follows from the tiles up to date after every change; `table` says what else follows, and `scoring`
what it is worth.
"""

from mypy_extensions import i64

from habitable.earth.grid import Grid
from habitable.earth.ground import NONE, EarthAnimal, Tile
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
    POINTS,
    TILE_LAID,
    TURNED_UP,
)
from habitable.kernel.bits import bit, lowest
from habitable.kernel.piles import one
from habitable.kernel.position import Position


class World(Position):
    """What both games have on the table, with the ways in which it changes; each adds its action display, its cards and
    its way through a turn. Lists are replaced, never changed, so that copies share them."""

    def __init__(
        self,
        seats: i64,
        animals: list[EarthAnimal | None],
        tiles: list[Tile | None],
        elements: list[int],
        abundance: i64,
        bag: i64,
        face_up: list[int],
        face_down: list[int],
        unseen: i64,
        covers_left: i64,
        land: i64,
        covers: i64,
        present: list[int],
        on_covers: list[int],
        tally: list[int],
    ) -> None:
        super().__init__(seats)
        self.animals: list[EarthAnimal | None] = animals  # by food chain, None for one that does not play
        self.tiles: list[Tile | None] = tiles  # by hex
        self.elements: list[int] = elements  # by corner, -1 for none
        self.abundance: i64 = abundance  # pile of the elements that the action Abundance has
        self.bag: i64 = bag  # pile of elements
        self.face_up: list[int] = face_up  # by stack: the terrain of its face-up tile, or -1
        self.face_down: list[int] = face_down  # by stack: how many tiles lie face down
        self.unseen: i64 = unseen  # pile of the terrains of all tiles that lie face down
        self.covers_left: i64 = covers_left  # small tiles in their stack
        # what follows from the tiles
        self.land: i64 = land  # hexes with a tile
        self.covers: i64 = covers  # hexes with a small tile
        self.present: list[int] = present  # by animal: hexes with its cubes
        self.on_covers: list[int] = on_covers  # by animal: how many of its cubes stand on small tiles
        # for the score pad
        self.tally: list[int] = tally  # by animal and line: the points that came from there

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def grid(self) -> Grid:
        raise NotImplementedError

    def needs(self, animal: i64) -> i64:
        """The pile of an animal's elements, printed ones included."""
        raise NotImplementedError

    def kind(self, tile: Tile) -> i64:
        """The terrain that counts: that of the small tile where one lies."""
        raise NotImplementedError

    def prizes(self, tile: Tile) -> list[int]:
        """What a tile pays the first, the second, ..."""
        raise NotImplementedError

    def lines(self) -> i64:
        """How many lines the score pad has."""
        raise NotImplementedError

    def line(self, reason: i64) -> i64:
        """The line of the score pad for points that come from there."""
        raise NotImplementedError

    def tile_changed(self, hex: i64) -> None:
        """Something on a tile has changed."""

    def tile_scored(self, hex: i64) -> None:
        """A tile has been scored."""

    def copy(self) -> "World":
        raise NotImplementedError

    # ── things ──────────────────────────────────────────────────────────────────────────────────────────────────

    def tile(self, hex: i64) -> Tile:
        """The tile of a hex that has one."""
        tile = self.tiles[hex]
        assert tile is not None
        return tile

    def animal(self, animal: i64) -> EarthAnimal:
        """An animal that plays."""
        a = self.animals[animal]
        assert a is not None
        return a

    def set_tile(self, hex: i64, tile: Tile) -> None:
        """Another tile, or the same one changed."""
        self.tiles = self.tiles.copy()
        self.tiles[hex] = tile

    def set_animal(self, animal: i64, a: EarthAnimal) -> None:
        """Another animal, or the same one changed."""
        self.animals = self.animals.copy()
        self.animals[animal] = a

    def change(self, animal: i64, *, pool: i64 = 0, eliminated: i64 = 0, points: i64 = 0, acquired: i64 = 0) -> None:
        """An animal has that much more of each."""
        self.set_animal(animal, self.animal(animal).changed(pool, eliminated, points, acquired))

    def plays(self, animal: i64) -> bool:
        return self.animals[animal] is not None

    def seat_of(self, animal: i64) -> i64:
        return self.animal(animal).seat

    def playing(self) -> list[int]:
        """The animals in play, by food chain."""
        return [animal for animal in range(len(self.animals)) if self.animals[animal] is not None]

    # ── points ──────────────────────────────────────────────────────────────────────────────────────────────────

    def gain(self, animal: i64, points: i64, reason: i64) -> None:
        """Victory points; a loss stops at 0 (rules/dominant-species.md 6.7)."""
        by: i64 = max(points, -self.animal(animal).points)
        if by != 0:
            self.change(animal, points=by)
            self.tally = self.tally.copy()
            self.tally[animal * self.lines() + self.line(reason)] += int(by)
            self.tell(POINTS, animal, by, reason)

    # ── cubes ───────────────────────────────────────────────────────────────────────────────────────────────────

    def add(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes from the gene pool."""
        self.change(animal, pool=-n)
        self.change_cubes(animal, hex, n)
        self.tell(CUBES_ADDED, animal, hex, n)
        self.tile_changed(hex)

    def revive(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes from the eliminated ones."""
        self.change(animal, eliminated=-n)
        self.change_cubes(animal, hex, n)
        self.tell(CUBES_ADDED, animal, hex, n)
        self.tile_changed(hex)

    def eliminate(self, animal: i64, hex: i64, n: i64) -> None:
        self.change(animal, eliminated=n)
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
        self.change(animal, pool=n)
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
        self.change(animal, acquired=one(element))
        self.tell(ELEMENT_GAINED, animal, element, 0)
        self.look_at_all(animal)

    def lose_element(self, animal: i64, element: i64) -> None:
        """An element that is not printed goes back into the bag."""
        self.bag += one(element)
        self.give_element(animal, element)

    def give_element(self, animal: i64, element: i64) -> None:
        """An element leaves a display; the caller says where it goes."""
        self.change(animal, acquired=-one(element))
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
