"""Traits that act when one retrieves: Hadal, Living Fossil."""

from mypy_extensions import i64

from habitable.games.marine.actions.evolution import offer_oldest
from habitable.games.marine.components import LIVING_FOSSIL
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import specials
from habitable.games.marine.trait import Trait


class Hadal(Trait):
    """Retrieving brings another turn if no pawn, basic or special, was left in front of the player."""

    def retrieving(self, p: MarinePosition, animal: i64) -> None:
        if p.animal(animal).hand == 0 and specials(p, animal) == 0:
            p.again = True


class LivingFossil(Trait):
    """Retrieving lets one resolve the oldest Evolution card, with no tile scored and without thriving anywhere."""

    def retrieved(self, p: MarinePosition, animal: i64) -> None:
        offer_oldest(p, animal, p.components.trait_numbers[LIVING_FOSSIL] - 1)
