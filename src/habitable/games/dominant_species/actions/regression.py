"""Regression (rules/dominant-species.md 9.3): every animal loses one acquired element of each type in the box, unless
it protects it."""

from mypy_extensions import i64

from habitable.earth.asking import Offer
from habitable.games.dominant_species.components import ANIMALS, FIRST_SPACE, REGRESSION, REPTILES, SPACES_OF
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import PROTECT, PROTECTED
from habitable.kernel.bits import bit, members
from habitable.kernel.piles import kinds
from habitable.kernel.questions import Step


def begin(p: DominantSpeciesPosition) -> None:
    p.push(Regress(0, [0] * len(ANIMALS)))


class Regress(Step[DominantSpeciesPosition]):
    """The pawns protect from left to right, then the reptiles once more; then everybody loses at the same time."""

    def __init__(self, index: i64, protected: list[int]) -> None:
        super().__init__()
        self.index: i64 = index  # of the space
        self.protected: list[int] = protected  # by animal: the elements that it keeps

    def happen(self, p: DominantSpeciesPosition) -> None:
        index: i64 = self.index
        last: i64 = SPACES_OF[REGRESSION]
        while index < last:
            space: i64 = FIRST_SPACE[REGRESSION] + index
            if p.spaces[space] >= 0:
                p.push(Protect(p.lift_pawn(space), index, self.protected))
                return
            index += 1
        if index == last and p.plays(REPTILES):
            p.push(Protect(REPTILES, index, self.protected))
        else:
            lose(p, self.protected)


class Protect(Offer[DominantSpeciesPosition]):
    """Which of its threatened elements does an animal keep?"""

    def __init__(self, animal: i64, index: i64, protected: list[int]) -> None:
        super().__init__(animal)
        self.index: i64 = index
        self.protected: list[int] = protected

    def verb(self) -> i64:
        return PROTECT

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return threatened(p, self.animal) & ~self.protected[self.animal]

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.tell(PROTECTED, self.animal, thing, 0)
        protected = self.protected.copy()
        protected[self.animal] = int(protected[self.animal] | bit(thing))
        p.push(Regress(self.index + 1, protected))

    def passed(self, p: DominantSpeciesPosition) -> None:
        p.push(Regress(self.index + 1, self.protected))


def threatened(p: DominantSpeciesPosition, animal: i64) -> i64:
    """The types in the box of which the animal has an acquired disk; printed elements are immune."""
    return kinds(p.regression) & kinds(p.animal(animal).acquired)


def lose(p: DominantSpeciesPosition, protected: list[int]) -> None:
    for animal in p.playing():
        for element in members(threatened(p, animal) & ~protected[animal]):
            p.lose_element(animal, element)
