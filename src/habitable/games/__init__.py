"""The games that can be played. Each is imported when somebody asks for it: a command needs one, or none."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from habitable.kernel.errors import BadOptions
from habitable.kernel.game import Game

NAMES = ("ecosystem", "planet", "dominant-species", "marine")


class Shelf(Mapping[str, Game]):
    """In the folder and the module of its name a game is the constant of that name."""

    def __getitem__(self, name: str) -> Game:
        if name not in NAMES:
            raise KeyError(name)
        return _take(name)

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES = Shelf()


@cache
def _take(name: str) -> Game:
    folder = name.replace("-", "_")
    game = getattr(import_module(f"habitable.games.{folder}.game"), folder.upper())
    assert isinstance(game, Game)
    return game


def get(name: str) -> Game:
    if name not in GAMES:
        raise BadOptions("no-such-game", game=name, games=", ".join(GAMES))
    return GAMES[name]
