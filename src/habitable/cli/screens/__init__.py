"""The screens of the games, by the game's name. A new game adds its own file and a line here."""

from collections.abc import Sequence

from habitable import games
from habitable.cli.screens.dominant_species import DominantSpeciesScreen
from habitable.cli.screens.ecosystem import EcosystemScreen
from habitable.cli.screens.marine import MarineScreen
from habitable.cli.screens.planet import PlanetScreen
from habitable.cli.screens.screen import Entry, Screen, Size, numbered
from habitable.kernel.errors import BadOptions
from habitable.kernel.game import Game
from habitable.texts import Texts

SCREENS: dict[str, type[Screen]] = {
    "ecosystem": EcosystemScreen,
    "planet": PlanetScreen,
    "dominant-species": DominantSpeciesScreen,
    "marine": MarineScreen,
}

__all__ = ["SCREENS", "Entry", "Screen", "Size", "get", "numbered", "playable"]


def get(texts: Texts, game: Game, names: Sequence[str], symbols: bool = True) -> Screen:
    if game.name not in SCREENS:
        raise BadOptions("play-no-screen", game=game.name, games=", ".join(SCREENS))
    return SCREENS[game.name](texts, game, names, symbols)


def playable() -> list[Game]:
    """The games that can be drawn in a terminal."""
    return [game for name, game in games.GAMES.items() if name in SCREENS]
