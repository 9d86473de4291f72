"""Cards about species on Earth: Evolution, Fecundity, Hibernation, Mass Exodus."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, Offer, OfferList
from habitable.games.dominant_species.components import GRID
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.sleepers import eliminate_one
from habitable.games.dominant_species.vocabulary import ADD, DRIVE, EVOLVE, TILE
from habitable.kernel.bits import bit, first, lowest, members
from habitable.kernel.questions import Step

# ── Evolution ───────────────────────────────────────────────────────────────────────────────────────────────────────


def evolution(p: DominantSpeciesPosition, taker: i64) -> None:
    """Up to two cubes of two other animals, on any tiles, give way to the taker's."""
    p.push(Evolve(taker, first(6) & ~bit(taker), 2))


class Evolve(OfferList[DominantSpeciesPosition]):
    """Whose cube gives way, and where? It is eliminated; the new one comes from the gene pool."""

    def __init__(self, animal: i64, others: i64, left: i64) -> None:
        super().__init__(animal)
        self.others: i64 = others  # the animals that have lost none yet
        self.left: i64 = left

    def answers(self, p: DominantSpeciesPosition) -> list[int]:
        out: list[int] = []
        if self.left == 0 or p.animal(self.animal).pool == 0:
            return out
        for hex in members(p.land):
            for other in members(p.tile(hex).animals() & self.others):
                out.append(EVOLVE + hex * 6 + other)
        return out

    def chosen(self, p: DominantSpeciesPosition, answer: i64) -> None:
        hex: i64 = (answer - EVOLVE) // 6
        other: i64 = (answer - EVOLVE) % 6
        p.push(Evolve(self.animal, p.later(self.others, other) & ~bit(other), self.left - 1))
        p.push(Replace(self.animal, hex))
        eliminate_one(p, self.animal, other, hex)


class Replace(Step[DominantSpeciesPosition]):
    """The taker's cube comes to where another one has given way."""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__()
        self.animal: i64 = animal
        self.hex: i64 = hex

    def happen(self, p: DominantSpeciesPosition) -> None:
        p.add(self.animal, self.hex, 1)


# ── Fecundity, Hibernation: more cubes of the taker ─────────────────────────────────────────────────────────────────


def fecundity(p: DominantSpeciesPosition, taker: i64) -> None:
    """One more cube on every tile where the taker is, if it wants."""
    p.push(Multiply(taker, p.present[taker]))


class Multiply(Offer[DominantSpeciesPosition]):
    """Another tile with one more cube?"""

    def __init__(self, animal: i64, tiles: i64) -> None:
        super().__init__(animal)
        self.tiles: i64 = tiles  # fixed when the card was taken, without those that have had theirs

    def verb(self) -> i64:
        return ADD

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return self.tiles if p.animal(self.animal).pool > 0 else 0

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.add(self.animal, thing, 1)
        p.push(Multiply(self.animal, p.later(self.tiles, thing) & ~bit(thing)))


def hibernation(p: DominantSpeciesPosition, taker: i64) -> None:
    """Up to five eliminated cubes of the taker come back to one tile, and this turn's Extinction spares them."""
    p.push(WakeUp(taker, p.land, 5))


class WakeUp(Offer[DominantSpeciesPosition]):
    """Another cube? The first one says on which tile."""

    def __init__(self, animal: i64, tiles: i64, left: i64) -> None:
        super().__init__(animal)
        self.tiles: i64 = tiles
        self.left: i64 = left

    def verb(self) -> i64:
        return ADD

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return self.tiles if self.left > 0 and p.animal(self.animal).eliminated > 0 else 0

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.revive(self.animal, thing, 1)
        p.push(WakeUp(self.animal, bit(thing), self.left - 1))


# ── Mass Exodus ─────────────────────────────────────────────────────────────────────────────────────────────────────


def mass_exodus(p: DominantSpeciesPosition, taker: i64) -> None:
    """All cubes leave a tile; the taker says where each of them goes."""
    p.push(ExodusTile(taker))


class ExodusTile(Ask[DominantSpeciesPosition]):
    """Which tile? Any, even an empty one."""

    def verb(self) -> i64:
        return TILE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return p.land

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.push(Exodus(self.animal, thing, GRID.neighbours[thing] & p.land))


class Exodus(Ask[DominantSpeciesPosition]):
    """Onto which tile goes the next cube? They leave by food chain, those of an animal that hibernate last
    (rules/dominant-species.md R23)."""

    def __init__(self, animal: i64, hex: i64, targets: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex
        self.targets: i64 = targets

    def verb(self) -> i64:
        return DRIVE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return self.targets if p.tile(self.hex).cubes != 0 else 0

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        tile = p.tile(self.hex)
        leaving: i64 = lowest(tile.animals())
        asleep: i64 = p.sleepers(leaving, self.hex)
        awake: i64 = tile.of(leaving) - asleep
        alike: i64 = awake if awake > 0 else asleep
        p.move(leaving, self.hex, thing)
        # only among cubes that nobody can tell apart does the order mean nothing
        targets: i64 = p.later(self.targets, thing) if alike > 1 else GRID.neighbours[self.hex] & p.land
        p.push(Exodus(self.animal, self.hex, targets))
