"""Depletion (rules/marine.md 8.3): one element on Earth vanishes."""

from mypy_extensions import i64

from habitable.earth.asking import OfferList, corners_with
from habitable.games.marine.position import Earth
from habitable.games.marine.vocabulary import LIFT
from habitable.kernel.piles import kinds


def act(p: Earth, animal: i64) -> None:
    p.push(Deplete(animal))


class Deplete(OfferList[Earth]):
    """Which token of a type that is in the box?"""

    def answers(self, p: Earth) -> list[int]:
        return corners_with(p, kinds(p.depletion), LIFT)

    def chosen(self, p: Earth, answer: i64) -> None:
        p.remove(answer - LIFT)
