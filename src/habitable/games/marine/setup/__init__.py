"""From the options to the first turn (rules/marine.md 4, 13): animals, Earth, traits, cards."""

from typing import Final

from habitable.games.marine.setup import animals, earth, start, traits
from habitable.games.marine.setup.start import Variants, empty, set_up

MODULES: Final = [start, animals, earth, traits]

__all__ = ["MODULES", "Variants", "empty", "set_up"]
