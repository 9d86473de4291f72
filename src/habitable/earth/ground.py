"""What lies on Earth in the two games of dominant species: large tiles on hexes, cubes of animals on them, elements on
their corners, and the class of animals that each player leads."""

from typing import Final

from mypy_extensions import i64

from habitable.kernel.bits import bit
from habitable.kernel.piles import count

NONE: Final = -1  # no animal, no element


class Tile:
    """A large tile: its terrain, the small tile that may lie on it, its cubes, the elements on its corners. Replaced,
    never changed."""

    def __init__(self, terrain: i64, cover: i64, cubes: i64, supply: i64) -> None:
        self.terrain: i64 = terrain  # as printed
        self.cover: i64 = cover  # 0 without a small tile (tundra, eruption), else which side of it
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


def match(needs: i64, supply: i64) -> i64:
    """The match value (rules/dominant-species.md 6.1): for each element, how often an animal has it (`needs` of a
    position) times how often it is there, summed up (`terms`)."""
    total: i64 = 0
    element: i64 = 0
    while element < 6:
        total += count(needs, element) * count(supply, element)
        element += 1
    return total


def terms(needs: i64, supply: i64) -> list[int]:
    """What a match is the sum of: one after the other, for each element that an animal has and that is there, its
    number, how often the animal has it, and how often it is there."""
    out: list[int] = []
    element: i64 = 0
    while element < 6:
        has: i64 = count(needs, element)
        if has != 0:
            there: i64 = count(supply, element)
            if there != 0:
                out.append(int(element))
                out.append(int(has))
                out.append(int(there))
        element += 1
    return out


def total(terms: list[int]) -> int:
    """The match that they add up to."""
    out = 0
    for i in range(0, len(terms), 3):
        out += terms[i + 1] * terms[i + 2]
    return out
