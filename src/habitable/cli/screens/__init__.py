"""The screens of the games, by the game's name. A new game adds its own file and a line here."""

from collections.abc import Sequence

from habitable.cli.screens.ecosystem import EcosystemScreen
from habitable.cli.screens.screen import Entry, Screen, Size
from habitable.kernel.game import Game
from habitable.texts import Texts

SCREENS: dict[str, type[Screen]] = {"ecosystem": EcosystemScreen}

__all__ = ["SCREENS", "Entry", "Screen", "Size", "get"]


def get(texts: Texts, game: Game, names: Sequence[str], symbols: bool = True) -> Screen:
    return SCREENS[game.name](texts, game, names, symbols)
