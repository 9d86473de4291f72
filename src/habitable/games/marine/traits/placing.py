"""Traits about pawns and spaces."""

from mypy_extensions import i64

from habitable.games.marine.components import BENTHIC_SPACE, SPECIAL_PAWN
from habitable.games.marine.position import NONE, Earth
from habitable.games.marine.trait import Trait


class Flight(Trait):
    """Basic pawns may also go before all one's pawns, never between them."""

    def goes_before(self) -> bool:
        return True


class Gregarious(Trait):
    """Basic pawns bump like special ones, on basic spaces and after one's other pawns."""

    def bumps(self) -> bool:
        return True


class Benthic(Trait):
    """The card is an action space of one's own, with the Domination action, after all others."""

    def has_space(self) -> bool:
        return True

    def lost(self, p: Earth, animal: i64) -> None:
        """A pawn on it returns to whoever controls it."""
        pawn: i64 = p.spaces[BENTHIC_SPACE + animal]
        if pawn >= 0:
            p.set_space(BENTHIC_SPACE + animal, NONE)
            if pawn < SPECIAL_PAWN:
                p.change_hand(pawn, 1)
