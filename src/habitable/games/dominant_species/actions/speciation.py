"""Speciation (rules/dominant-species.md 9.8): new cubes on the tiles around an element."""

from mypy_extensions import i64

from habitable.earth.asking import Offer, OfferList, corners_with
from habitable.earth.moving import SpreadAround
from habitable.games.dominant_species.components import (
    GRID,
    INSECTS,
    SPECIATION_ELEMENTS,
    SPECIATION_LIMIT,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import ADD, SPECIATE
from habitable.kernel.bits import bit, members
from habitable.kernel.piles import one


def act(p: DominantSpeciesPosition, animal: i64, index: i64) -> None:
    if p.animal(animal).pool > 0:
        p.push(Speciate(animal, SPECIATION_ELEMENTS[index]))


class Speciate(OfferList[DominantSpeciesPosition]):
    """Around which disk of the space's element?"""

    def __init__(self, animal: i64, element: i64) -> None:
        super().__init__(animal)
        self.element: i64 = element

    def answers(self, p: DominantSpeciesPosition) -> list[int]:
        return corners_with(p, bit(self.element), SPECIATE)

    def chosen(self, p: DominantSpeciesPosition, answer: i64) -> None:
        corner: i64 = answer - SPECIATE
        limits: i64 = 0
        for i, hex in enumerate(members(GRID.touched[corner])):
            if p.land & bit(hex) != 0:
                limits += one(i) * SPECIATION_LIMIT[p.kind(p.tile(hex))]
        p.push(Spread(self.animal, corner, limits))


class Spread(SpreadAround[DominantSpeciesPosition]):
    def verb(self) -> i64:
        return ADD

    def spreading(self, limits: i64) -> "Spread":
        return Spread(self.animal, self.corner, limits)


def after_pawns(p: DominantSpeciesPosition) -> None:
    """After the last pawn, the insects."""
    if p.plays(INSECTS):
        p.push(Swarm(INSECTS))


class Swarm(Offer[DominantSpeciesPosition]):
    """One free cube of the insects, onto any tile."""

    def verb(self) -> i64:
        return ADD

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return p.land if p.animal(self.animal).pool > 0 else 0

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.add(self.animal, thing, 1)
