"""Cards about cubes that come or move: Fecundity, Mass Exodus, Population Doubling."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.earth.table import inhabited
from habitable.games.marine.cards.several import Several
from habitable.games.marine.components import GRID
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import ADD, DRIVE, TILE
from habitable.kernel.bits import bit, lowest, members

# ── Fecundity, Population Doubling ──────────────────────────────────────────────────────────────────────────────────


def fecundity(p: MarinePosition, animal: i64) -> None:
    """One more cube on every tile where the animal is."""
    p.push(Multiply(animal, p.animal(animal).pool, 0, p.present[animal]))


class Multiply(Several):
    """Which tile next? Only a gene pool that is too small leaves a choice."""

    def __init__(self, animal: i64, left: i64, least: i64, tiles: i64) -> None:
        super().__init__(animal, left, least)
        self.tiles: i64 = tiles  # fixed when the card was taken, without those that have had theirs

    def stock(self, p: MarinePosition) -> list[tuple[int, int]]:
        return [(ADD + hex, 1) for hex in members(self.tiles)]

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        hex: i64 = answer - ADD
        p.push(Multiply(self.animal, self.left - 1, self.least_after(p, answer), self.tiles & ~bit(hex)))
        p.add(self.animal, hex, 1)


def population_doubling(p: MarinePosition, animal: i64) -> None:
    """As many new cubes on a tile where the animal is as there are cubes on it, whosesoever."""
    p.push(DoublingTile(animal))


class DoublingTile(Ask[MarinePosition]):
    """Which tile?"""

    def verb(self) -> i64:
        return TILE

    def choices(self, p: MarinePosition) -> i64:
        return p.present[self.animal] if p.animal(self.animal).pool > 0 else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.add(self.animal, thing, min(p.tile(thing).all_cubes(), p.animal(self.animal).pool))


# ── Mass Exodus ─────────────────────────────────────────────────────────────────────────────────────────────────────


def mass_exodus(p: MarinePosition, animal: i64) -> None:
    """All cubes leave a tile; the animal says where each of them goes."""
    p.push(ExodusTile(animal))


class ExodusTile(Ask[MarinePosition]):
    """Which tile?"""

    def verb(self) -> i64:
        return TILE

    def choices(self, p: MarinePosition) -> i64:
        return inhabited(p, p.land)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(Exodus(self.animal, thing, GRID.neighbours[thing] & p.land))


class Exodus(Ask[MarinePosition]):
    """Onto which tile goes the next cube? They leave by food chain."""

    def __init__(self, animal: i64, hex: i64, targets: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex
        self.targets: i64 = targets

    def verb(self) -> i64:
        return DRIVE

    def choices(self, p: MarinePosition) -> i64:
        return self.targets if p.tile(self.hex).cubes != 0 else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        leaving: i64 = lowest(p.tile(self.hex).animals())
        # only among the cubes of one animal does the order mean nothing
        more: bool = p.tile(self.hex).of(leaving) > 1
        targets: i64 = p.later(self.targets, thing) if more else GRID.neighbours[self.hex] & p.land
        p.push(Exodus(self.animal, self.hex, targets))
        p.move(leaving, self.hex, thing)
