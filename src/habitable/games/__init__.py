"""The games that can be played, by their names: found, not listed. Each is imported when somebody asks for it, since a
command needs one, or none."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from habitable import found
from habitable.kernel.errors import BadDocument, BadOptions
from habitable.kernel.game import Game
from habitable.present.words import Words


class Shelf(Mapping[str, Game]):
    def __getitem__(self, name: str) -> Game:
        return _take(found.games()[name])

    def __contains__(self, name: object) -> bool:
        return name in found.games()

    def __iter__(self) -> Iterator[str]:
        return iter(found.games())

    def __len__(self) -> int:
        return len(found.games())


@cache
def _take(place: str) -> Game:
    module, _, name = place.partition(":")
    game = getattr(import_module(module), name)
    assert isinstance(game, Game)
    return game


GAMES = Shelf()


def get(name: str) -> Game:
    if name not in GAMES:
        raise BadOptions("no-such-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def of_document(document: dict[str, Any]) -> Game:
    """The game that a position document names."""
    try:
        return get(document["game"])
    except BadOptions as error:
        raise BadDocument("wrong-at", place="game", why=error) from None


def listed() -> list[Game]:
    """As people list them: the lightest first."""
    return sorted(GAMES.values(), key=lambda game: game.weight)


def part(name: str, of: str) -> ModuleType | None:
    """A module of a game's folder that it need not have: `words`, `terminal`, `picture`."""
    return import_module(f"{found.package(of)}.{name}") if has_part(name, of) else None


def has_part(name: str, of: str) -> bool:
    return find_spec(f"{found.package(of)}.{name}") is not None


@cache
def words(name: str) -> Words[Any]:
    """What a game says: its own words, or what can be said of any game."""
    module = part("words", of=name)
    kind: type[Words[Any]] = Words if module is None else module.WORDS
    return kind(get(name))
