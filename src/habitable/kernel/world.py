"""Earth as the two games of dominant species have it: large tiles on hexes, cubes of animals on them, elements on their
corners, and the class of animals that each player leads.

`World` keeps what follows from the tiles up to date after every change, and tells what happened.
"""

from typing import Final

from mypy_extensions import i64

from habitable.kernel import piles
from habitable.kernel.bits import bit, lowest, size
from habitable.kernel.hexes import Grid
from habitable.kernel.piles import count, one
from habitable.kernel.position import Position

NONE: Final = -1  # no animal, no element

ALIVE: Final = 10  # how strong a Sight takes a cube to be where it lives

BONUS: Final = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]  # for 9 things or more

# Events of every game on such an Earth; a game's own are numbered from OWN_EVENTS on
DRAWN: Final = 0  # element, where (an action)
TURNED_UP: Final = 1  # stack, terrain
DEALT: Final = 2  # card
ASSIGNED: Final = 3  # seat, animal
ELEMENT_GAINED: Final = 4  # animal, element
ELEMENT_LOST: Final = 5  # animal, element
ELEMENT_PUT: Final = 6  # element, corner
ELEMENT_REMOVED: Final = 7  # element, corner
CUBES_ADDED: Final = 8  # animal, hex, number
CUBES_MOVED: Final = 9  # animal, hex, hex
CUBES_ELIMINATED: Final = 10  # animal, hex, number
CUBES_RETURNED: Final = 11  # animal, hex, number: to the gene pool
TILE_LAID: Final = 12  # hex, terrain
COVERED: Final = 13  # hex, terrain underneath, the small tile
POINTS: Final = 14  # animal, points, reason
SCORED: Final = 15  # hex, terrain, reason
SURVIVAL: Final = 16  # animal (-1), small tiles it stands on
FINAL: Final = 17  # final scoring begins; 1 when the guard against endless games ended it
TOTAL: Final = 18  # animal, points
OWN_EVENTS: Final = 19


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

    def ranking(self) -> list[int]:
        """The animals that are here, most cubes first, ties by food chain."""
        out: list[int] = []
        left: i64 = self.animals()
        while left != 0:
            animal: i64 = lowest(left)
            at: i64 = len(out)
            while at > 0 and self.of(out[at - 1]) < self.of(animal):
                at -= 1
            out.insert(at, int(animal))
            left &= left - 1
        return out


class Animal:
    """A class of animals: whose it is, its cubes, points and elements. Replaced, never changed."""

    def __init__(self, seat: i64, pool: i64, eliminated: i64, points: i64, acquired: i64) -> None:
        self.seat: i64 = seat
        self.pool: i64 = pool  # cubes in the gene pool
        self.eliminated: i64 = eliminated
        self.points: i64 = points
        self.acquired: i64 = acquired  # pile of the elements on its display that are not printed there

    def changed(self, pool: i64, eliminated: i64, points: i64, acquired: i64) -> "Animal":
        """The same animal with that much more of each."""
        return Animal(
            self.seat, self.pool + pool, self.eliminated + eliminated, self.points + points, self.acquired + acquired
        )


class Sight:
    """A position with the eyes of one animal: what it, and positions like it, are worth to the animal, in hundredths of
    a point. A game's own Sight remembers what it can of the first position."""

    def __init__(self, p: "World", animal: i64, rivals: i64) -> None:
        self.animal: i64 = animal
        self.rivals: i64 = rivals  # in a hundred: how much the others' mean counts against one's own
        self.all: i64 = len(p.animals)
        self.others: i64 = max(1, len(p.playing()) - 1)

    def worth(self, q: "World") -> i64:
        raise NotImplementedError

    def share(self, animal: i64, worth: i64) -> i64:
        """Another animal's worth counts against one's own."""
        return worth if animal == self.animal else -(worth * self.rivals) // (100 * self.others)

    def places(self, strengths: i64, prizes: list[int], place: i64, cube: i64) -> i64:
        """What the animals of a tile are worth when they are that strong, ten bits each: so much for each point that
        their place pays, and for each cube that lives."""
        total: i64 = 0
        animal: i64 = 0
        while animal < self.all:
            mine: i64 = strengths >> (animal * 10) & 1023
            if mine > 0:
                worth: i64 = cube * mine // ALIVE
                before: i64 = 0
                other: i64 = 0
                while other < self.all:
                    theirs: i64 = strengths >> (other * 10) & 1023
                    if theirs > mine or (theirs == mine and other < animal):
                        before += 1
                    other += 1
                if before < len(prizes):
                    worth += place * prizes[before]
                total += self.share(animal, worth)
            animal += 1
        return total


class World(Position):
    """What both games have on the table; each adds its action display, its cards and its way through a turn. Lists are
    replaced, never changed, so that copies share them."""

    def __init__(
        self,
        seats: i64,
        animals: list[Animal | None],
        tiles: list[Tile | None],
        elements: list[int],
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
        self.animals: list[Animal | None] = animals  # by food chain, None for one that does not play
        self.tiles: list[Tile | None] = tiles  # by hex
        self.elements: list[int] = elements  # by corner, -1 for none
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

    def prizes(self, tile: Tile) -> list[int]:
        """What a tile pays the first, the second, ..."""
        raise NotImplementedError

    def kind(self, tile: Tile) -> i64:
        """The terrain that counts: that of the small tile where one lies."""
        raise NotImplementedError

    def lines(self) -> i64:
        """How many lines the score pad has."""
        raise NotImplementedError

    def line(self, reason: i64) -> i64:
        """The line of the score pad for points that come from there."""
        raise NotImplementedError

    def look(self, hex: i64) -> None:
        """Something on a tile has changed."""

    def sight(self, animal: i64) -> "Sight":
        """The position with the eyes of one animal."""
        raise NotImplementedError

    def estimate(self, animal: i64) -> float:
        """The points that an animal may end with."""
        raise NotImplementedError

    def copy(self) -> "World":
        raise NotImplementedError

    # ── things ──────────────────────────────────────────────────────────────────────────────────────────────────

    def tile(self, hex: i64) -> Tile:
        """The tile of a hex that has one."""
        tile = self.tiles[hex]
        assert tile is not None
        return tile

    def animal(self, animal: i64) -> Animal:
        """An animal that plays."""
        a = self.animals[animal]
        assert a is not None
        return a

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

    def survival_holder(self) -> i64:
        """The animal with most cubes on small tiles, -1 on a tie or when there are none."""
        most: i64 = 0
        holder: i64 = NONE
        for animal, cubes in enumerate(self.on_covers):
            if cubes > most:
                most = cubes
                holder = animal
            elif cubes == most:
                holder = NONE
        return holder

    def survival_tiles(self, holder: i64) -> i64:
        """The small tiles for which the survival card pays its holder, if there is one."""
        return 0 if holder < 0 else size(self.present[holder] & self.covers)

    def tile_points(self, tile: Tile) -> list[int]:
        """What scoring a tile pays each animal: to the first, second, ... by cubes, ties by food chain."""
        out = [0] * len(self.animals)
        prizes = self.prizes(tile)
        for place, animal in enumerate(tile.ranking()):
            if place < len(prizes):
                out[animal] = prizes[place]
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

    def counting(self, seat: i64) -> i64:
        """The animal whose points count for a seat: of several the one with fewest, of those the highest in the food
        chain. -1 while it has none."""
        out: i64 = NONE
        for animal in self.playing():
            if self.seat_of(animal) == seat and (out < 0 or self.animal(animal).points < self.animal(out).points):
                out = animal
        return out

    def leaders(self) -> list[int]:
        """Of each seat the animal that counts, -1 while it has none."""
        return [int(self.counting(seat)) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return [0 if animal < 0 else int(self.animal(animal).points) for animal in self.leaders()]

    def advise(self) -> list[float]:
        """An estimate for each seat: that of its weakest animal, and a little of the others."""
        out = [0.0] * self.seats
        for seat in range(self.seats):
            mine = [self.estimate(animal) for animal in self.playing() if self.seat_of(animal) == seat]
            if mine:
                out[seat] = 0.8 * min(mine) + 0.2 * sum(mine) / len(mine)
        return out

    def places(self) -> list[int]:
        """By points, ties by food chain: there are never two winners."""
        ranks = [(-points, animal) for points, animal in zip(self.scores(), self.leaders(), strict=True)]
        return [1 + sum([1 for other in ranks if other < mine]) for mine in ranks]

    # ── cubes ───────────────────────────────────────────────────────────────────────────────────────────────────

    def add(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes from the gene pool."""
        self.change(animal, -n, 0, 0, 0)
        self.change_cubes(animal, hex, n)
        self.tell(CUBES_ADDED, animal, hex, n)
        self.look(hex)

    def revive(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes from the eliminated ones."""
        self.change(animal, 0, -n, 0, 0)
        self.change_cubes(animal, hex, n)
        self.tell(CUBES_ADDED, animal, hex, n)
        self.look(hex)

    def eliminate(self, animal: i64, hex: i64, n: i64) -> None:
        self.change(animal, 0, n, 0, 0)
        self.change_cubes(animal, hex, -n)
        self.tell(CUBES_ELIMINATED, animal, hex, n)
        self.look(hex)

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
        self.look(hex)

    def move(self, animal: i64, source: i64, target: i64) -> None:
        """One cube to another tile."""
        self.change_cubes(animal, source, -1)
        self.change_cubes(animal, target, 1)
        self.tell(CUBES_MOVED, animal, source, target)
        self.look(source)
        self.look(target)

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

    def _set_element(self, corner: i64, element: i64) -> None:
        self.elements = self.elements.copy()
        self.elements[corner] = int(element)

    def _supply(self, corner: i64, change: i64) -> None:
        left: i64 = self.grid().touched[corner] & self.land
        while left != 0:
            hex: i64 = lowest(left)
            t = self.tile(hex)
            self.set_tile(hex, t.having(t.cubes, t.supply + change))
            self.look(hex)
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
            self.look(lowest(left))
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

    def set_tile(self, hex: i64, tile: Tile) -> None:
        self.tiles = self.tiles.copy()
        self.tiles[hex] = tile

    # ── animals and their points ────────────────────────────────────────────────────────────────────────────────

    def gain(self, animal: i64, points: i64, reason: i64) -> None:
        """Victory points; a loss stops at 0."""
        by: i64 = max(points, -self.animal(animal).points)
        if by != 0:
            self.change(animal, 0, 0, by, 0)
            self.tally = self.tally.copy()
            self.tally[animal * self.lines() + self.line(reason)] += int(by)
            self.tell(POINTS, animal, by, reason)

    def score(self, hex: i64, reason: i64) -> None:
        """Scores a tile."""
        tile = self.tile(hex)
        self.tell(SCORED, hex, self.kind(tile), reason)
        animal: i64 = 0
        for points in self.tile_points(tile):
            if points > 0:
                self.gain(animal, points, reason)
            animal += 1

    def survive(self, reason: i64) -> None:
        """The survival card is given to whoever holds it now, and pays."""
        holder: i64 = self.survival_holder()
        tiles: i64 = self.survival_tiles(holder)
        self.tell(SURVIVAL, holder, tiles, 0)
        if holder >= 0:
            self.gain(holder, bonus(tiles), reason)

    def change(self, animal: i64, pool: i64, eliminated: i64, points: i64, acquired: i64) -> None:
        self.set_animal(animal, self.animal(animal).changed(pool, eliminated, points, acquired))

    def set_animal(self, animal: i64, a: Animal) -> None:
        self.animals = self.animals.copy()
        self.animals[animal] = a


def match(needs: i64, supply: i64) -> i64:
    """For each element, how often an animal has it times how often it is there, summed up."""
    total: i64 = 0
    element: i64 = 0
    while element < 6:
        total += count(needs, element) * count(supply, element)
        element += 1
    return total


def bonus(n: i64) -> i64:
    """The table of bonus points."""
    return BONUS[min(n, 9)]
