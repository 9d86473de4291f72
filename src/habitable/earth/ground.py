"""What lies on Earth in the two games of dominant species: large tiles on hexes, cubes of animals on them, elements on
their corners, and the class of animals that each player leads. `scoring.py` says what it is worth,
`world.py` how it changes."""

from typing import Final

from mypy_extensions import i64

from habitable.earth.grid import Grid
from habitable.kernel import piles
from habitable.kernel.bits import bit, lowest
from habitable.kernel.piles import count, one
from habitable.kernel.position import Position

NONE: Final = -1  # no animal, no element


class Tile:
    """A large tile: its terrain, the small tile that may lie on it, its cubes, the elements on its corners. Replaced,
    never changed."""

    def __init__(self, terrain: i64, cover: i64, cubes: i64, supply: i64) -> None:
        self.terrain: i64 = terrain  # as printed
        self.cover: i64 = cover  # 0 without a small tile, else which side of it
        self.cubes: i64 = cubes  # eight bits for each animal
        self.supply: i64 = supply  # pile of the elements on its corners

    def having(self, cubes: i64, supply: i64) -> "Tile":
        """The same tile with other cubes and elements."""
        return Tile(self.terrain, self.cover, cubes, supply)

    def covered(self, cover: i64) -> "Tile":
        """The same tile with a small one on it."""
        return Tile(self.terrain, cover, self.cubes, self.supply)

    def of(self, animal: i64) -> i64:
        """The cubes of an animal."""
        return self.cubes >> (animal * 8) & 255

    def all_cubes(self) -> i64:
        n: i64 = 0
        rest: i64 = self.cubes
        while rest != 0:
            n += rest & 255
            rest >>= 8
        return n

    def animals(self) -> i64:
        """The set of animals that are here."""
        out: i64 = 0
        animal: i64 = 0
        rest: i64 = self.cubes
        while rest != 0:
            if rest & 255 != 0:
                out |= bit(animal)
            animal += 1
            rest >>= 8
        return out


class EarthAnimal:
    """A class of animals: whose it is, its cubes, points and elements. Replaced, never changed."""

    def __init__(self, seat: i64, pool: i64, eliminated: i64, points: i64, acquired: i64) -> None:
        self.seat: i64 = seat
        self.pool: i64 = pool  # cubes in the gene pool
        self.eliminated: i64 = eliminated
        self.points: i64 = points
        self.acquired: i64 = acquired  # pile of the elements on its display that are not printed there

    def changed(self, pool: i64, eliminated: i64, points: i64, acquired: i64) -> "EarthAnimal":
        """The same animal with that much more of each."""
        return EarthAnimal(
            self.seat, self.pool + pool, self.eliminated + eliminated, self.points + points, self.acquired + acquired
        )


class Ground(Position):
    """What both games have on the table; each adds its action display and its cards. Lists are replaced, never changed,
    so that copies share them."""

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

    def change(self, animal: i64, pool: i64, eliminated: i64, points: i64, acquired: i64) -> None:
        """An animal has that much more of each."""
        self.set_animal(animal, self.animal(animal).changed(pool, eliminated, points, acquired))

    def plays(self, animal: i64) -> bool:
        return self.animals[animal] is not None

    def seat_of(self, animal: i64) -> i64:
        return self.animal(animal).seat

    def playing(self) -> list[int]:
        """The animals in play, by food chain."""
        return [animal for animal in range(len(self.animals)) if self.animals[animal] is not None]

    def free_animals(self) -> i64:
        """The set of animals that nobody plays."""
        out: i64 = 0
        animal: i64 = 0
        for a in self.animals:
            if a is None:
                out |= bit(animal)
            animal += 1
        return out

    def vacant(self, corner: i64) -> bool:
        """Whether a corner of Earth holds no element."""
        return self.elements[corner] < 0 and self.grid().touched[corner] & self.land != 0

    def elements_on_earth(self) -> i64:
        """The pile of the elements on all corners."""
        out: i64 = 0
        for element in self.elements:
            if element >= 0:
                out += one(element)
        return out

    def open_stacks(self) -> i64:
        """The stacks that show a tile."""
        out: i64 = 0
        stack: i64 = 0
        for terrain in self.face_up:
            if terrain >= 0:
                out |= bit(stack)
            stack += 1
        return out

    # ── who is where ────────────────────────────────────────────────────────────────────────────────────────────

    def cubes_on_earth(self, animal: i64) -> i64:
        """The cubes of an animal on all tiles."""
        out: i64 = 0
        for tile in self.tiles:
            if tile is not None:
                out += tile.of(animal)
        return out

    def with_others(self, animal: i64) -> i64:
        """The tiles with cubes of other animals."""
        out: i64 = 0
        other: i64 = 0
        for hexes in self.present:
            if other != animal:
                out |= hexes
            other += 1
        return out

    def inhabited(self, hexes: i64) -> i64:
        """Those of the hexes on which there are cubes."""
        out: i64 = 0
        for here in self.present:
            out |= here
        return out & hexes

    def crowded(self) -> i64:
        """The tiles with more cubes than elements."""
        out: i64 = 0
        left: i64 = self.land
        while left != 0:
            tile = self.tile(lowest(left))
            if tile.all_cubes() > piles.size(tile.supply):
                out |= left & -left
            left &= left - 1
        return out


def match(needs: i64, supply: i64) -> i64:
    """For each element, how often an animal has it times how often it is there, summed up."""
    total: i64 = 0
    element: i64 = 0
    while element < 6:
        total += count(needs, element) * count(supply, element)
        element += 1
    return total
