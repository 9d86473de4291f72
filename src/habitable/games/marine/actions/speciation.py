"""Speciation (rules/marine.md 8.6): new cubes on the tiles around an element."""

from mypy_extensions import i64

from habitable.earth.asking import OfferList, corners_with
from habitable.earth.moving import SpreadAround
from habitable.games.marine.components import ELEMENTS, GRID
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import ADD, SPECIATE
from habitable.kernel.bits import bit, first, members
from habitable.kernel.piles import one


def act(p: MarinePosition, animal: i64, index: i64) -> None:
    if p.animal(animal).pool == 0:
        return
    if index == len(p.speciation):  # the special space
        p.push(Speciate(animal, first(len(ELEMENTS))))
    elif p.speciation[index] >= 0:
        p.push(Speciate(animal, bit(p.speciation[index])))


class Speciate(OfferList[MarinePosition]):
    """Around which token on Earth?"""

    def __init__(self, animal: i64, elements: i64) -> None:
        super().__init__(animal)
        self.elements: i64 = elements  # those that the space allows

    def answers(self, p: MarinePosition) -> list[int]:
        return corners_with(p, self.elements, SPECIATE)

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        corner: i64 = answer - SPECIATE
        limits: i64 = 0
        for i, hex in enumerate(members(GRID.touched[corner])):
            if p.land & bit(hex) != 0:
                limits += one(i) * limit(p, self.animal, hex, p.elements[corner])
        p.push(Spread(self.animal, corner, limits))


def limit(p: MarinePosition, animal: i64, hex: i64, element: i64) -> i64:
    """How many cubes a tile takes, as everybody's traits bend that."""
    out: i64 = p.components.caps[p.kind(p.tile(hex))]
    for other in p.playing():
        for trait in p.traits(other):
            out += trait.more_species(p, other, animal, element)
    return max(0, out)


class Spread(SpreadAround[MarinePosition]):
    def verb(self) -> i64:
        return ADD

    def spreading(self, limits: i64) -> "Spread":
        return Spread(self.animal, self.corner, limits)
