"""Depletion (rules/marine.md 8.3): one element on Earth vanishes."""

from mypy_extensions import i64

from habitable.earth.asking import OfferList, corners_with
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import LIFT
from habitable.kernel.piles import kinds


def act(p: MarinePosition, animal: i64) -> None:
    p.push(Deplete(animal))


class Deplete(OfferList[MarinePosition]):
    """Which token of a type that is in the box?"""

    def answers(self, p: MarinePosition) -> list[int]:
        return corners_with(p, kinds(p.depletion), LIFT)

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        p.remove(answer - LIFT)
