"""How a tile loses one cube of an animal, or all but one. Where some of them hibernate, whoever removes them says which
(rules/dominant-species.md R23).

Only a card that is taken after Hibernation in the same turn meets them.
"""

from typing import Final

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.table import half_asleep
from habitable.games.dominant_species.vocabulary import CUBE
from habitable.kernel.bits import lowest

ASLEEP: Final = 1  # the answer CUBE + 1


def eliminate_one(p: DominantSpeciesPosition, decider: i64, animal: i64, hex: i64) -> None:
    """A cube of an animal is eliminated."""
    if half_asleep(p, animal, hex):
        p.push(WhichGoes(decider, animal, hex))
    else:
        p.eliminate(animal, hex, 1)


class WhichGoes(Ask[DominantSpeciesPosition]):
    """One that hibernates, or another?"""

    def __init__(self, animal: i64, victim: i64, hex: i64) -> None:
        super().__init__(animal)
        self.victim: i64 = victim
        self.hex: i64 = hex

    def verb(self) -> i64:
        return CUBE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return 3

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        if thing == ASLEEP:
            p.rouse(self.hex, 1)
        p.eliminate(self.victim, self.hex, 1)


def keep_one(p: DominantSpeciesPosition, decider: i64, animal: i64, hex: i64, to_pool: bool) -> None:
    """All cubes of an animal but one leave a tile: they are eliminated, or return to the gene pool."""
    if half_asleep(p, animal, hex):
        p.push(WhichStays(decider, animal, hex, to_pool))
    else:
        leave_one(p, animal, hex, to_pool)


class WhichStays(Ask[DominantSpeciesPosition]):
    """One that hibernates, or another?"""

    def __init__(self, animal: i64, victim: i64, hex: i64, to_pool: bool) -> None:
        super().__init__(animal)
        self.victim: i64 = victim
        self.hex: i64 = hex
        self.to_pool: bool = to_pool

    def verb(self) -> i64:
        return CUBE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return 3

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        if thing != ASLEEP:
            p.rouse(self.hex, p.sleepers(self.victim, self.hex))
        leave_one(p, self.victim, self.hex, self.to_pool)


def surplus(p: DominantSpeciesPosition, animal: i64, hex: i64) -> i64:
    """All cubes of an animal on a tile but one."""
    return p.tile(hex).of(animal) - 1


def leave_one(p: DominantSpeciesPosition, animal: i64, hex: i64, to_pool: bool) -> None:
    leaving: i64 = surplus(p, animal, hex)
    if leaving > 0 and to_pool:
        p.to_pool(animal, hex, leaving)
    elif leaving > 0:
        p.eliminate(animal, hex, leaving)


def keep_only(p: DominantSpeciesPosition, decider: i64, animal: i64, hex: i64) -> None:
    """All cubes of a tile are eliminated, but one of this animal."""
    left: i64 = p.tile(hex).animals()
    while left != 0:
        other: i64 = lowest(left)
        if other != animal:
            p.eliminate(other, hex, p.tile(hex).of(other))
        left &= left - 1
    keep_one(p, decider, animal, hex, to_pool=False)
