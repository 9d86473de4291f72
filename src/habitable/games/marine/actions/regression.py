"""Regression (rules/marine.md 8.5): a cube that guards the animal's elements at the next Reseeding."""

from mypy_extensions import i64

from habitable.earth.asking import Offer
from habitable.games.marine.components import REGRESSION_SQUARES
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import GUARD
from habitable.kernel.piles import size


def act(p: MarinePosition, animal: i64) -> None:
    p.push(Guard(animal))


class Guard(Offer[MarinePosition]):
    """A cube from the gene pool, if a square is free? It may be the animal's second one."""

    def verb(self) -> i64:
        return GUARD

    def choices(self, p: MarinePosition) -> i64:
        return 1 if size(p.guards) < REGRESSION_SQUARES and p.animal(self.animal).pool > 0 else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.guard(self.animal)
