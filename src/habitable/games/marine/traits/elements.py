"""Traits about the elements of an animal: Ram Feeding, Phenotypic Plasticity, Resilience."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.earth.vocabulary import ELEMENT_LOST
from habitable.games.marine.board import FED, FED_WITHOUT_TOKEN, UNFED
from habitable.games.marine.components import PHENOTYPIC_PLASTICITY, PLANKTON
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import has_room
from habitable.games.marine.trait import Trait
from habitable.games.marine.trait_cards import set_fed, set_sheltered
from habitable.games.marine.vocabulary import ELEMENT_SHELTERED, LOSE
from habitable.kernel.bits import members
from habitable.kernel.piles import count, kinds, one


class RamFeeding(Trait):
    """One more plankton, as if it were printed on the display. A display that is full makes room first; one that is
    full of elements that cannot be lost gets no plankton."""

    def gained(self, p: MarinePosition, animal: i64) -> None:
        if has_room(p, animal) or not p.components.trait_elements_count:
            feed(p, animal)
        else:
            p.push(MakeRoom(animal))

    def lost(self, p: MarinePosition, animal: i64) -> None:
        fed: i64 = p.animal(animal).fed
        if fed != UNFED:
            set_fed(p, animal, UNFED)
            p.tell(ELEMENT_LOST, animal, PLANKTON, 0)
        if fed == FED:
            p.bag += one(PLANKTON)


class MakeRoom(Ask[MarinePosition]):
    """Which element goes back into the bag for the plankton?"""

    def verb(self) -> i64:
        return LOSE

    def choices(self, p: MarinePosition) -> i64:
        return kinds(p.animal(self.animal).acquired)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.lose_element(self.animal, thing)
        feed(p, self.animal)


def feed(p: MarinePosition, animal: i64) -> None:
    """The plankton comes from the bag; when that has none the animal has it without a token."""
    if count(p.bag, PLANKTON) > 0:
        p.bag -= one(PLANKTON)
        set_fed(p, animal, FED)
    else:
        set_fed(p, animal, FED_WITHOUT_TOKEN)
    p.tell(ELEMENT_SHELTERED, animal, PLANKTON, 0)


class PhenotypicPlasticity(Trait):
    """Elements that one gains may go onto the card instead of the display, as if they were printed there."""

    def shelters(self, p: MarinePosition) -> i64:
        return p.components.trait_numbers[PHENOTYPIC_PLASTICITY]

    def lost(self, p: MarinePosition, animal: i64) -> None:
        """They go back into the bag."""
        pile: i64 = p.animal(animal).sheltered
        set_sheltered(p, animal, 0)
        p.bag += pile
        for element in members(kinds(pile)):
            for _ in range(count(pile, element)):
                p.tell(ELEMENT_LOST, animal, element, 0)


class Resilience(Trait):
    """Regression takes no element, as if one had a cube there."""

    def stands_guard(self) -> bool:
        return True
