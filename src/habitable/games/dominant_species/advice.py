"""What a good player weighs: places on tiles, dominance, cubes that will die, elements, pawns, and the rivals.

Everything is counted in hundredths of a point, in whole numbers: it is asked thousands of times for one pawn.
"""

from typing import Final

from mypy_extensions import i64

from habitable.earth import advice as sight
from habitable.earth import world
from habitable.earth.advice import ALIVE
from habitable.earth.world import World, bonus, match
from habitable.games.dominant_species.board import Animal, Tile, elements
from habitable.games.dominant_species.components import ANIMALS, HEXES
from habitable.games.dominant_species.table import Table
from habitable.kernel.bits import bit
from habitable.kernel.piles import count_of, kinds

PLACE: Final = 110  # for each point that a tile pays a place: Dominations to come, and the final scoring
DOMINANCE: Final = 160  # a card that dominating a tile may bring, while there are cards
DOOMED: Final = 3  # how strong a cube is where it will die; where it has a match it is ALIVE
CUBE: Final = 25  # one more cube where it lives
ELEMENT: Final = 50  # on the display
FOOD: Final = 10  # for each disk on Earth that the display can use
PAWN: Final = 400
POOL: Final = 6  # a cube in the gene pool
SURVIVAL: Final = 60  # for each point that the survival card would pay now
RIVALS: Final = 35  # in a hundred: how much the others' mean counts against one's own


class Sight(sight.Sight):
    """A position with the eyes of one animal: what it is worth, and quickly also what positions like it are."""

    def __init__(self, p: Table, animal: i64, rivals: i64 = RIVALS) -> None:
        super().__init__(p, animal, rivals)
        self.p: Table = p
        self.card: i64 = DOMINANCE if p.deck | p.available != 0 and not p.last else 0
        self.needs: list[int] = all_needs(p)
        self.disks: i64 = p.elements_on_earth()
        self.tiles: list[int] = []
        self.total: i64 = 0
        for tile in p.tiles:
            worth: i64 = 0 if tile is None else self.tile(tile, self.needs)
            self.tiles.append(int(worth))
            self.total += worth

    def worth(self, q: World) -> i64:
        """What a position is to the animal: its own prospects, less the others'. Only what differs is looked at."""
        total: i64 = self.total
        needs = self.needs
        fed: i64 = 0  # the animals with other elements than before
        if q.animals is not self.p.animals:
            fed = fed_otherwise(self.p.animals, q.animals)
            if fed != 0:
                needs = all_needs(q)
        if fed != 0 or q.tiles is not self.p.tiles:
            hex: i64 = 0
            while hex < HEXES:
                tile = q.tiles[hex]
                if tile is not None and (tile is not self.p.tiles[hex] or tile.animals() & fed != 0):
                    total += self.tile(tile, needs) - self.tiles[hex]
                hex += 1
        return total + self.animals(q, needs)

    def tile(self, tile: world.Tile, needs: list[int]) -> i64:
        """A tile: the places that its animals would get, with doomed cubes counted little, and its dominance."""
        assert isinstance(tile, Tile)
        if tile.cubes == 0:
            return 0
        strengths: i64 = 0  # ten bits for each animal
        animal: i64 = 0
        while animal < 6:
            cubes: i64 = tile.of(animal)
            if cubes > 0:
                each: i64 = ALIVE if match(needs[animal], tile.supply) > 0 else DOOMED
                strengths |= bit(animal * 10) * (cubes * each)
            animal += 1
        dominance: i64 = self.share(tile.dominant, self.card) if tile.dominant >= 0 else 0
        return dominance + self.places(strengths, self.p.prizes(tile), PLACE, CUBE)

    def animals(self, q: World, needs: list[int]) -> i64:
        """What does not lie on a tile."""
        disks: i64 = self.disks if q.elements is self.p.elements else q.elements_on_earth()
        total: i64 = 0
        holder = q.survival_holder()
        if holder >= 0:
            total += self.share(holder, SURVIVAL * bonus(q.survival_tiles(holder)))
        animal: i64 = 0
        for a in q.animals:
            if isinstance(a, Animal):
                food: i64 = count_of(disks, kinds(needs[animal]))
                worth: i64 = 100 * a.points + ELEMENT * elements(animal, a.acquired) + FOOD * food
                total += self.share(animal, worth + POOL * a.pool - PAWN * a.supply)
            animal += 1
        return total


def all_needs(p: World) -> list[int]:
    """The pile of each animal's elements, 0 for one that does not play."""
    return [int(p.needs(animal)) if p.plays(animal) else 0 for animal in range(len(ANIMALS))]


def fed_otherwise(before: list[world.Animal | None], after: list[world.Animal | None]) -> i64:
    """The animals whose elements have changed."""
    out: i64 = 0
    animal: i64 = 0
    for now in after:
        then = before[animal]
        if now is not then and now is not None and then is not None and now.acquired != then.acquired:
            out |= bit(animal)
        animal += 1
    return out
