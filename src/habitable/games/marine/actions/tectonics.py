"""Tectonics (rules/marine.md 8.8): a tile erupts."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.earth.scoring import bonus
from habitable.games.marine.actions.wanderlust import Discovered
from habitable.games.marine.components import BORDER, GEYSER, GRID, HEXES, MIDDLE, TECTONICS, UPPER, VENT
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import ERUPT, FROM, SIDE
from habitable.kernel.bits import bit, first, size


def act(p: MarinePosition, animal: i64, index: i64) -> None:
    p.push(Erupt(animal, BORDER if index == 0 else first(HEXES), TECTONICS, True))


def erupt_on(p: MarinePosition, animal: i64, hexes: i64, reason: i64 = TECTONICS) -> None:
    """The action on one of these hexes, for a card: it cannot be declined."""
    p.push(Erupt(animal, hexes, reason, False))


class Erupt(Ask[MarinePosition]):
    """Which tile without an eruption, while small tiles last?"""

    def __init__(self, animal: i64, hexes: i64, reason: i64, optional: bool) -> None:
        super().__init__(animal)
        self.hexes: i64 = hexes
        self.reason: i64 = reason  # of the points
        self.optional: bool = optional

    def verb(self) -> i64:
        return ERUPT

    def may_pass(self) -> bool:
        return self.optional

    def choices(self, p: MarinePosition) -> i64:
        return self.hexes & p.land & ~p.covers if p.covers_left > 0 else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        if MIDDLE & bit(thing) != 0:
            p.push(ChooseSide(self.animal, thing, self.reason))
        else:
            erupt(p, self.animal, thing, GEYSER if UPPER & bit(thing) != 0 else VENT, self.reason)


class ChooseSide(Ask[MarinePosition]):
    """In the middle row, vent or geyser?"""

    def __init__(self, animal: i64, hex: i64, reason: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex
        self.reason: i64 = reason

    def verb(self) -> i64:
        return SIDE

    def choices(self, p: MarinePosition) -> i64:
        return 3

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        erupt(p, self.animal, self.hex, VENT if thing == 0 else GEYSER, self.reason)


def pays(p: MarinePosition, hex: i64) -> i64:
    """The points for an eruption there: it and the adjacent ones count."""
    return bonus(1 + size(GRID.neighbours[hex] & p.covers))


def erupt(p: MarinePosition, animal: i64, hex: i64, side: i64, reason: i64) -> None:
    """Steps 2 to 6. One cube of each animal stays; the others return to the gene pools."""
    p.push(Discovered(animal, hex))
    p.push(Settle(animal, hex))
    p.cover(hex, side)
    p.gain(animal, pays(p, hex), reason)
    for other in p.playing():
        if p.tile(hex).of(other) > 1:
            p.to_pool(other, hex, p.tile(hex).of(other) - 1)


class Settle(Ask[MarinePosition]):
    """A new cube of the animal's: from its gene pool, or one that was eliminated (rules/marine.md A-26)?"""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex

    def verb(self) -> i64:
        return FROM

    def choices(self, p: MarinePosition) -> i64:
        a = p.animal(self.animal)
        pool: i64 = 1 if a.pool > 0 else 0
        return pool | 2 if a.eliminated > 0 else pool

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        if thing == 0:
            p.add(self.animal, self.hex, 1)
        else:
            p.revive(self.animal, self.hex, 1)
