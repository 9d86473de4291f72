"""Depletion (rules/dominant-species.md 9.6): one element on Earth vanishes."""

from mypy_extensions import i64

from habitable.earth.asking import OfferList, corners_with
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import DEPLETE
from habitable.kernel.piles import kinds


def act(p: DominantSpeciesPosition, animal: i64) -> None:
    p.push(Deplete(animal))


class Deplete(OfferList[DominantSpeciesPosition]):
    """Which disk of a type that is in the box?"""

    def answers(self, p: DominantSpeciesPosition) -> list[int]:
        return corners_with(p, kinds(p.depletion), DEPLETE)

    def chosen(self, p: DominantSpeciesPosition, answer: i64) -> None:
        p.remove(answer - DEPLETE)
