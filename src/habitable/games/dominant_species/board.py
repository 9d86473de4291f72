"""What lies on one hex and what belongs to one animal. Both are replaced, never changed."""

from mypy_extensions import i64

from habitable.games.dominant_species.components import (
    ANIMALS,
    BONUS,
    HOME_ELEMENT,
    PRINTED,
    TILE_POINTS,
    TUNDRA,
)
from habitable.kernel.bits import bit
from habitable.kernel.piles import count, one, size


class Tile:
    """A large tile: its terrain, the cubes on it and the elements on its corners."""

    def __init__(self, terrain: i64, tundra: bool, cubes: i64, supply: i64, dominant: i64) -> None:
        self.terrain: i64 = terrain  # as printed
        self.tundra: bool = tundra
        self.cubes: i64 = cubes  # eight bits for each animal
        self.supply: i64 = supply  # pile of the elements on its corners
        self.dominant: i64 = dominant  # the animal, -1 for nobody

    def kind(self) -> i64:
        """The terrain that counts: tundra where a tundra tile lies on it."""
        return TUNDRA if self.tundra else self.terrain

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
        while animal < 6:
            if self.of(animal) != 0:
                out |= bit(animal)
            animal += 1
        return out


class Animal:
    """One class of animals: whose it is, its cubes, pawns, points and elements."""

    def __init__(
        self, seat: i64, pool: i64, eliminated: i64, points: i64, hand: i64, supply: i64, acquired: i64
    ) -> None:
        self.seat: i64 = seat
        self.pool: i64 = pool  # cubes in the gene pool
        self.eliminated: i64 = eliminated
        self.points: i64 = points
        self.hand: i64 = hand  # pawns
        self.supply: i64 = supply  # pawns not gained yet, or lost
        self.acquired: i64 = acquired  # pile of the disks on its display


def printed(animal: i64) -> i64:
    """The pile of the elements printed on an animal's display."""
    return one(HOME_ELEMENT[animal]) * PRINTED[animal]


def match(needs: i64, supply: i64) -> i64:
    """The match value: for each element, needs times disks (6.1)."""
    total: i64 = 0
    element: i64 = 0
    while element < 6:
        total += count(needs, element) * count(supply, element)
        element += 1
    return total


def bonus(n: i64) -> i64:
    return BONUS[min(n, 9)]


def ranking(tile: Tile) -> list[int]:
    """The animals on a tile, most cubes first, ties by food chain (6.5)."""
    present = [animal for animal in range(len(ANIMALS)) if tile.of(animal) != 0]
    return sorted(present, key=lambda animal: -int(tile.of(animal)))


def tile_points(tile: Tile) -> list[int]:
    """What scoring the tile pays each animal (6.5)."""
    out = [0] * len(ANIMALS)
    prizes = TILE_POINTS[tile.kind()]
    for place, animal in enumerate(ranking(tile)):
        if place < len(prizes):
            out[animal] = prizes[place]
    return out


def elements(animal: i64, acquired: i64) -> i64:
    """How many elements are on a display, printed ones included."""
    return PRINTED[animal] + size(acquired)
