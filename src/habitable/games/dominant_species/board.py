"""What lies on one hex and what belongs to one animal. Both are replaced, never changed."""

from mypy_extensions import i64

from habitable.earth import ground
from habitable.earth.ground import NONE
from habitable.games.dominant_species.components import HOME_ELEMENT, PRINTED
from habitable.kernel.piles import one, size


class Tile(ground.Tile):
    """A large tile and who dominates it. The small tile on it is TUNDRA."""

    def __init__(self, terrain: i64, cover: i64, cubes: i64, supply: i64, dominant: i64) -> None:
        super().__init__(terrain, cover, cubes, supply)
        self.dominant: i64 = dominant  # the animal, -1 for nobody

    def having(self, cubes: i64, supply: i64) -> "Tile":
        return Tile(self.terrain, self.cover, cubes, supply, self.dominant)

    def covered(self, cover: i64) -> "Tile":
        return Tile(self.terrain, cover, self.cubes, self.supply, self.dominant)

    def dominated(self, animal: i64) -> "Tile":
        """The same tile with another dominant animal."""
        return Tile(self.terrain, self.cover, self.cubes, self.supply, animal)


class Animal(ground.EarthAnimal):
    """A class of animals and its pawns."""

    def __init__(
        self, seat: i64, pool: i64, eliminated: i64, points: i64, hand: i64, supply: i64, acquired: i64
    ) -> None:
        super().__init__(seat, pool, eliminated, points, acquired)
        self.hand: i64 = hand  # pawns
        self.supply: i64 = supply  # pawns not gained yet, or lost

    def changed(self, pool: i64, eliminated: i64, points: i64, acquired: i64) -> "Animal":
        return Animal(
            self.seat,
            self.pool + pool,
            self.eliminated + eliminated,
            self.points + points,
            self.hand,
            self.supply,
            self.acquired + acquired,
        )

    def with_pawns(self, hand: i64, supply: i64) -> "Animal":
        """The same animal with that many more pawns in its hand and in the supply."""
        return Animal(
            self.seat,
            self.pool,
            self.eliminated,
            self.points,
            self.hand + hand,
            self.supply + supply,
            self.acquired,
        )


def new_animal(seat: i64, pool: i64, hand: i64 = 0, supply: i64 = 0, acquired: i64 = 0) -> Animal:
    """An animal with so many cubes, all in the gene pool."""
    return Animal(seat, pool, eliminated=0, points=0, hand=hand, supply=supply, acquired=acquired)


def new_tile(terrain: i64) -> Tile:
    """A tile with nothing on it."""
    return Tile(terrain, 0, 0, 0, NONE)


def printed(animal: i64) -> i64:
    """The pile of the elements printed on an animal's display."""
    return one(HOME_ELEMENT[animal]) * PRINTED[animal]


def elements(animal: i64, acquired: i64) -> i64:
    """How many elements are on a display, printed ones included."""
    return PRINTED[animal] + size(acquired)
