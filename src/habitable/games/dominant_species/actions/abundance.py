"""Abundance (rules/dominant-species.md 9.4): an element for a corner of Earth."""

from mypy_extensions import i64

from habitable.earth.elements import PutOntoEarth, TakeForEarth
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import PUT, TAKE


class TakeAbundance(TakeForEarth[DominantSpeciesPosition]):
    """Which of the disks on the squares, if Earth has a vacant corner?"""

    def verb(self) -> i64:
        return TAKE

    def putting(self, element: i64) -> "PutAbundance":
        return PutAbundance(self.animal, element)


class PutAbundance(PutOntoEarth[DominantSpeciesPosition]):
    """Onto which vacant corner? A disk once chosen must be placed (rules/dominant-species.md R42)."""

    def verb(self) -> i64:
        return PUT
