"""Exaptation, which copies the traits of others."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.earth.ground import NONE
from habitable.games.marine.components import EXAPTATION
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.trait import Trait
from habitable.games.marine.trait_cards import copy_trait, lose_copy, record_copy
from habitable.games.marine.vocabulary import COPY
from habitable.kernel.bits import bit


class Exaptation(Trait):
    """One has a trait of somebody else too. Once the gene pool is small that copy is lost, and another one is for good.

    Whoever gains Exaptation with a small gene pool copies for good at once."""

    def revealed(self, p: MarinePosition, animal: i64) -> None:
        p.push(Copy(animal, NONE, True))

    def gained(self, p: MarinePosition, animal: i64) -> None:
        if p.animal(animal).copied < 0:  # at setup it has one already
            p.push(Copy(animal, NONE, False))

    def lost(self, p: MarinePosition, animal: i64) -> None:
        lose_copy(p, animal, False)

    def drained(self, p: MarinePosition, animal: i64) -> None:
        a = p.animal(animal)
        if not a.settled and a.pool <= p.components.trait_numbers[EXAPTATION]:
            p.push(Copy(animal, a.copied, False))
            lose_copy(p, animal, True)


class Copy(Ask[MarinePosition]):
    """Which trait that another animal has as a card now? With none to choose from it copies nothing from now on."""

    def __init__(self, animal: i64, former: i64, setup: bool) -> None:
        super().__init__(animal)
        self.former: i64 = former  # the copy just lost, which it cannot be again, or -1
        self.setup: bool = setup  # the trait does nothing before all traits do

    def verb(self) -> i64:
        return COPY

    def choices(self, p: MarinePosition) -> i64:
        out: i64 = 0
        for other in p.playing():
            if other != self.animal:
                out |= p.animal(other).traits
        out &= ~(p.animal(self.animal).traits | bit(EXAPTATION))
        return out if self.former < 0 else out & ~bit(self.former)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        settled = p.animal(self.animal).pool <= p.components.trait_numbers[EXAPTATION]
        if self.setup:
            record_copy(p, self.animal, thing, settled)
        else:
            copy_trait(p, self.animal, thing, settled)
