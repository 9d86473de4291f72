"""Abundance (rules/dominant-species.md 9.4): an element for a corner of Earth."""

from mypy_extensions import i64

from habitable.earth.asking import AskList, Offer, vacant_corners
from habitable.games.dominant_species.position import Earth
from habitable.games.dominant_species.vocabulary import PUT, TAKE
from habitable.kernel.piles import kinds, one


def act(p: Earth, animal: i64) -> None:
    p.push(TakeAbundance(animal))


class TakeAbundance(Offer[Earth]):
    """Which of the disks on the squares, if Earth has a vacant corner?"""

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: Earth) -> i64:
        return kinds(p.abundance) if vacant_corners(p, PUT) else 0

    def chosen(self, p: Earth, thing: i64) -> None:
        p.abundance -= one(thing)
        p.push(PutAbundance(self.animal, thing))


class PutAbundance(AskList[Earth]):
    """Onto which vacant corner? A disk once chosen must be placed (rules/dominant-species.md R42)."""

    def __init__(self, animal: i64, element: i64) -> None:
        super().__init__(animal)
        self.element: i64 = element

    def answers(self, p: Earth) -> list[int]:
        return vacant_corners(p, PUT)

    def chosen(self, p: Earth, answer: i64) -> None:
        p.put(self.element, answer - PUT)
