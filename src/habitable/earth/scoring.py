"""Points in the two games of dominant species: what tiles, the Survival card and the bonus table pay, and who wins.
What only one of them pays at its end is in its own `scoring.py`."""

from typing import Final

from mypy_extensions import i64

from habitable.earth.ground import NONE, Ground, Tile
from habitable.earth.vocabulary import FINAL, POINTS, SCORED, SURVIVAL, TOTAL
from habitable.kernel.bits import lowest, members, size

BONUS: Final = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]  # for 9 things or more


def bonus(n: i64) -> i64:
    """The table of bonus points (rules/dominant-species.md 6.4, rules/marine.md 5.7)."""
    return BONUS[min(n, 9)]


class Scoring(Ground):
    """What lies on Earth, and what it is worth to whom."""

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def prizes(self, tile: Tile) -> list[int]:
        """What a tile pays the first, the second, ..."""
        raise NotImplementedError

    def lines(self) -> i64:
        """How many lines the score pad has."""
        raise NotImplementedError

    def line(self, reason: i64) -> i64:
        """The line of the score pad for points that come from there."""
        raise NotImplementedError

    # ── gaining and losing ──────────────────────────────────────────────────────────────────────────────────────

    def gain(self, animal: i64, points: i64, reason: i64) -> None:
        """Victory points; a loss stops at 0 (rules/dominant-species.md 6.7)."""
        by: i64 = max(points, -self.animal(animal).points)
        if by != 0:
            self.change(animal, 0, 0, by, 0)
            self.tally = self.tally.copy()
            self.tally[animal * self.lines() + self.line(reason)] += int(by)
            self.tell(POINTS, animal, by, reason)

    # ── tiles (rules/dominant-species.md 6.5, rules/marine.md 5.8) ──────────────────────────────────────────────

    def tile_points(self, tile: Tile) -> list[int]:
        """What scoring a tile pays each animal: to the first, second, ... by cubes, ties by food chain."""
        out = [0] * len(self.animals)
        prizes = self.prizes(tile)
        for place, animal in enumerate(ranking(tile)):
            if place < len(prizes):
                out[animal] = prizes[place]
        return out

    def score(self, hex: i64, reason: i64) -> None:
        """Scores a tile."""
        tile = self.tile(hex)
        self.tell(SCORED, hex, self.kind(tile), reason)
        animal: i64 = 0
        for points in self.tile_points(tile):
            if points > 0:
                self.gain(animal, points, reason)
            animal += 1

    # ── survival (rules/dominant-species.md 6.6 and 10.2, rules/marine.md 5.9 and 9.2) ──────────────────────────

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

    def survive(self, reason: i64) -> None:
        """The survival card is given to whoever holds it now, and pays."""
        holder: i64 = self.survival_holder()
        tiles: i64 = self.survival_tiles(holder)
        self.tell(SURVIVAL, holder, tiles, 0)
        if holder >= 0:
            self.gain(holder, bonus(tiles), reason)

    # ── the end (rules/dominant-species.md 12, rules/marine.md 10) ──────────────────────────────────────────────

    def score_all(self, reason: i64, regular: bool) -> None:
        """Final scoring begins: every tile once more. It is not `regular` when the guard against endless games ends
        them."""
        self.tell(FINAL, 0 if regular else 1, 0, 0)
        for hex in members(self.land):
            self.score(hex, reason)

    def tell_totals(self) -> None:
        """Final scoring is over."""
        for animal in self.playing():
            self.tell(TOTAL, animal, self.animal(animal).points, 0)

    # ── who wins (rules/dominant-species.md 12 and 13.1, rules/marine.md 10 and 13.1) ───────────────────────────

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
        return [int(self.points(animal)) for animal in self.leaders()]

    def points(self, animal: i64) -> i64:
        """The points of an animal, 0 for none."""
        return 0 if animal < 0 else self.animal(animal).points

    def rank(self, animal: i64) -> tuple[int, int]:
        """By points, ties by food chain, so there are never two winners. Less is better."""
        return -int(self.points(animal)), int(animal)

    def places(self) -> list[int]:
        ranks = [self.rank(animal) for animal in self.leaders()]
        return [1 + sum([1 for other in ranks if other < mine]) for mine in ranks]


def ranking(tile: Tile) -> list[int]:
    """The animals that are on a tile, most cubes first, ties by food chain."""
    out: list[int] = []
    left: i64 = tile.animals()
    while left != 0:
        animal: i64 = lowest(left)
        at: i64 = len(out)
        while at > 0 and tile.of(out[at - 1]) < tile.of(animal):
            at -= 1
        out.insert(at, int(animal))
        left &= left - 1
    return out
