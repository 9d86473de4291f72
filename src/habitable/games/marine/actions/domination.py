"""Domination (rules/marine.md 8.12): control of the special pawn of an element that the animal dominates."""

from mypy_extensions import i64

from habitable.earth.asking import Offer
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import adaptation_value, dominated
from habitable.games.marine.vocabulary import DOMINATE


def act(p: MarinePosition, animal: i64) -> None:
    p.push(Dominate(animal))


class Dominate(Offer[MarinePosition]):
    """Which element? It may be one whose pawn the animal controls already (rules/marine.md A-15)."""

    def verb(self) -> i64:
        return DOMINATE

    def choices(self, p: MarinePosition) -> i64:
        return dominated(p, self.animal)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.take_control(self.animal, thing, adaptation_value(p, self.animal, thing))
