"""Abundance (rules/marine.md 8.1): an element for a corner of Earth."""

from mypy_extensions import i64

from habitable.earth.elements import PutOntoEarth, TakeForEarth
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import PUT, TAKE


class TakeAbundance(TakeForEarth[MarinePosition]):
    """Which token of the box, if Earth has a vacant corner?"""

    def verb(self) -> i64:
        return TAKE

    def putting(self, element: i64) -> "PutAbundance":
        return PutAbundance(self.animal, element)


class PutAbundance(PutOntoEarth[MarinePosition]):
    """Onto which vacant corner?"""

    def verb(self) -> i64:
        return PUT
