"""Competition (rules/marine.md 8.10): cubes of others are eliminated where one has a cube of one's own."""

from typing import Final

from mypy_extensions import i64

from habitable.earth.asking import OfferList
from habitable.games.marine.components import ANIMALS
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import of_terrain
from habitable.games.marine.vocabulary import ELIMINATE
from habitable.kernel.bits import bit, members

ANYWHERE: Final = 2  # victims on the special space


def act(p: MarinePosition, animal: i64, index: i64) -> None:
    if index == len(p.components.competition):  # the special space
        p.push(Compete(animal, ANYWHERE, p.land, True, 0))
    elif index < len(p.competition):
        p.push(Compete(animal, p.components.competition[index], of_terrain(p, p.competition[index]), False, 0))


class Compete(OfferList[MarinePosition]):
    """One more victim: on which tile, and whose?"""

    def __init__(self, animal: i64, left: i64, hexes: i64, roams: bool, first: i64) -> None:
        super().__init__(animal)
        self.left: i64 = left
        self.hexes: i64 = hexes
        self.roams: bool = roams  # the next victim may be on another tile
        self.first: i64 = first  # victims before this one are over (a chain that is ordered)

    def answers(self, p: MarinePosition) -> list[int]:
        out: list[int] = []
        if self.left > 0:
            for hex in members(self.hexes & p.present[self.animal]):
                for other in members(p.tile(hex).animals() & ~bit(self.animal)):
                    victim = hex * len(ANIMALS) + other
                    if victim >= self.first:
                        out.append(ELIMINATE + victim)
        return out

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        victim: i64 = answer - ELIMINATE
        hex: i64 = victim // len(ANIMALS)
        hexes: i64 = self.hexes if self.roams else bit(hex)
        p.push(Compete(self.animal, self.left - 1, hexes, self.roams, victim if p.ordered else 0))
        p.eliminate(victim % len(ANIMALS), hex, 1)
