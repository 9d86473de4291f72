"""The screens of the games: `terminal` in a game's folder has one, `SCREEN`, which is imported when it is shown."""

from collections.abc import Sequence

from habitable import games
from habitable.kernel.errors import BadOptions
from habitable.kernel.game import Game
from habitable.present.screen import Entry, Screen, Size, numbered
from habitable.texts import Texts

__all__ = ["Entry", "Screen", "Size", "get", "numbered"]


def get(texts: Texts, game: Game, names: Sequence[str], symbols: bool = True) -> Screen:
    module = games.part("terminal", of=game.name)
    if module is None:
        raise BadOptions("play-no-screen", game=game.name)
    kind: type[Screen] = module.SCREEN
    return kind(texts, game, names, symbols)
