"""The screens of the games, by the game's name, imported when one is shown. A new game adds a file and a line here."""

from collections.abc import Sequence
from importlib import import_module

from habitable import games
from habitable.cli.screens.screen import Entry, Screen, Size, numbered
from habitable.kernel.errors import BadOptions
from habitable.kernel.game import Game
from habitable.texts import Texts

SCREENS = {  # modules here, and the class in each
    "ecosystem": ("ecosystem", "EcosystemScreen"),
    "planet": ("planet", "PlanetScreen"),
    "dominant-species": ("dominant_species", "DominantSpeciesScreen"),
    "marine": ("marine", "MarineScreen"),
}

__all__ = ["SCREENS", "Entry", "Screen", "Size", "get", "numbered", "playable"]


def get(texts: Texts, game: Game, names: Sequence[str], symbols: bool = True) -> Screen:
    if game.name not in SCREENS:
        raise BadOptions("play-no-screen", game=game.name, games=", ".join(SCREENS))
    module, name = SCREENS[game.name]
    kind: type[Screen] = getattr(import_module(f"{__name__}.{module}"), name)
    return kind(texts, game, names, symbols)


def playable() -> list[Game]:
    """The games that can be drawn in a terminal."""
    return [game for name, game in games.GAMES.items() if name in SCREENS]
