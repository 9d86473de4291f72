"""Adaptation (rules/dominant-species.md 9.2): an element for the animal's display."""

from mypy_extensions import i64

from habitable.earth.asking import Offer
from habitable.games.dominant_species.board import elements
from habitable.games.dominant_species.components import DISPLAY
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import TAKE
from habitable.kernel.piles import kinds, one


def act(p: DominantSpeciesPosition, animal: i64) -> None:
    p.push(Adapt(animal))


class Adapt(Offer[DominantSpeciesPosition]):
    """Which of the disks on the squares, if the display has room?"""

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        full = elements(self.animal, p.animal(self.animal).acquired) >= DISPLAY
        return 0 if full else kinds(p.adaptation)

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.adaptation -= one(thing)
        p.gain_element(self.animal, thing)
