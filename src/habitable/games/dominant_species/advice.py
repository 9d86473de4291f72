"""What a good player weighs: places on tiles, dominance, cubes that will die, elements, pawns, and the rivals."""

from typing import Final

from mypy_extensions import i64

from habitable.games.dominant_species.board import Tile, bonus, elements, match
from habitable.games.dominant_species.components import ANIMALS, HEXES, TILE_POINTS
from habitable.games.dominant_species.table import Table
from habitable.kernel.bits import bit, size
from habitable.kernel.piles import count

# In points. Found by playing against itself.
PLACE: Final = 1.1  # of what a tile pays a place now: Dominations to come, and the final scoring
DOMINANCE: Final = 1.6  # a card that dominating a tile may bring, while there are cards
DOOMED: Final = 0.3  # what a cube without a match is, to one that has
CUBE: Final = 0.25  # one more cube where it lives
ELEMENT: Final = 0.5  # on the display
FOOD: Final = 0.1  # for each disk on Earth that the display can use
PAWN: Final = 4.0
POOL: Final = 0.06  # a cube in the gene pool
SURVIVAL: Final = 0.6  # of what the survival card would pay now
RIVALS: Final = 0.35  # how much the others' mean counts against one's own


class Sight:
    """What each tile of a position is worth to each animal, so that a position like it is judged quickly."""

    def __init__(self, p: Table) -> None:
        self.p: Table = p
        self.cards: float = DOMINANCE if p.deck | p.available != 0 and not p.last else 0.0
        self.tiles: list[list[float]] = []
        self.total: list[float] = [0.0] * len(ANIMALS)
        needs = all_needs(p)
        for tile in p.tiles:
            worth = [0.0] * len(ANIMALS) if tile is None else tile_worth(tile, needs, self.cards)
            self.tiles.append(worth)
            for animal in range(len(ANIMALS)):
                self.total[animal] += worth[animal]

    def judge(self, q: Table) -> list[float]:
        """The points that each animal may end with in a position like this one: only what differs is looked at."""
        total = self.total.copy()
        fed: i64 = 0  # animals with other elements than before
        for animal in range(len(ANIMALS)):
            mine = q.animals[animal]
            before = self.p.animals[animal]
            if mine is not None and before is not None and mine.acquired != before.acquired:
                fed |= bit(animal)
        needs = all_needs(q)
        hex: i64 = 0
        while hex < HEXES:
            tile = q.tiles[hex]
            if tile is not None and (tile is not self.p.tiles[hex] or tile.animals() & fed != 0):
                now = tile_worth(tile, needs, self.cards)
                before_worth = self.tiles[hex]
                for animal in range(len(ANIMALS)):
                    total[animal] += now[animal] - before_worth[animal]
            hex += 1
        self.add_animals(q, needs, total)
        return total

    def add_animals(self, q: Table, needs: list[int], total: list[float]) -> None:
        """What does not lie on a tile."""
        disks = [0] * 6
        for element in q.elements:
            if element >= 0:
                disks[element] += 1
        holder = q.survival_holder()
        if holder >= 0:
            total[holder] += SURVIVAL * float(bonus(size(q.present[holder] & q.ice)))
        for animal in range(len(ANIMALS)):
            a = q.animals[animal]
            if a is None:
                continue
            food: i64 = 0
            for element in range(6):
                if count(needs[animal], element) > 0:
                    food += disks[element]
            total[animal] += (
                float(a.points)
                + ELEMENT * float(elements(animal, a.acquired))
                + FOOD * float(food)
                - PAWN * float(a.supply)
                + POOL * float(a.pool)
            )

    def worth(self, q: Table, animal: i64) -> float:
        """What a position is to one animal: its own prospects against the others'."""
        total = self.judge(q)
        others = 0.0
        n = 0
        for other in q.playing():
            if other != animal:
                others += total[other]
                n += 1
        return total[animal] - RIVALS * others / float(max(n, 1))


def all_needs(p: Table) -> list[int]:
    """The pile of each animal's elements, 0 for one that does not play."""
    return [int(p.needs(animal)) if p.plays(animal) else 0 for animal in range(len(ANIMALS))]


def tile_worth(tile: Tile, needs: list[int], card: float) -> list[float]:
    """What a tile is worth to each animal: the place it would get, with doomed cubes counted little."""
    out = [0.0] * len(ANIMALS)
    if tile.cubes == 0:
        return out
    strength = [0.0] * len(ANIMALS)
    for animal in range(len(ANIMALS)):
        cubes: i64 = tile.of(animal)
        if cubes > 0:
            alive = match(needs[animal], tile.supply) > 0
            strength[animal] = float(cubes) if alive else DOOMED * float(cubes)
    prizes = TILE_POINTS[tile.kind()]
    for animal in range(len(ANIMALS)):
        mine = strength[animal]
        if mine > 0.0:
            better = 0
            for other in range(len(ANIMALS)):
                if strength[other] > mine or (strength[other] == mine and other < animal):
                    better += 1
            if better < len(prizes):
                out[animal] = PLACE * float(prizes[better])
            out[animal] += CUBE * mine
    if tile.dominant >= 0:
        out[tile.dominant] += card
    return out


def estimate(p: Table) -> list[float]:
    """The points that each animal may end with."""
    return Sight(p).judge(p)
