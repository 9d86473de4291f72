"""Traits that bring points: Cannibal, Solitary, Prey Switching."""

from mypy_extensions import i64

from habitable.games.marine.components import CANNIBAL, PREY_SWITCHING, SOLITARY
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.trait import Trait
from habitable.games.marine.vocabulary import TRAIT_REASON
from habitable.kernel.bits import bit


class Cannibal(Trait):
    """Points for each of one's own cubes that is eliminated, by whomever. One that returns to the gene pool is not."""

    def eliminated(self, p: MarinePosition, animal: i64, cubes: i64) -> None:
        p.gain(animal, cubes * p.components.trait_numbers[CANNIBAL], TRAIT_REASON + CANNIBAL)


class Solitary(Trait):
    """Whenever a tile is scored on which one is alone, each of one's cubes there brings points as well."""

    def scored(self, p: MarinePosition, animal: i64, hex: i64) -> None:
        tile = p.tile(hex)
        if tile.animals() == bit(animal):
            p.gain(animal, tile.of(animal) * p.components.trait_numbers[SOLITARY], TRAIT_REASON + SOLITARY)


class PreySwitching(Trait):
    """Points when others place cubes from their gene pools where one is: once for each tile, animal and effect."""

    def joined(self, p: MarinePosition, animal: i64, other: i64, hex: i64) -> None:
        p.gain(animal, p.components.trait_numbers[PREY_SWITCHING], TRAIT_REASON + PREY_SWITCHING)
