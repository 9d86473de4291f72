"""Computer players. One interface: a position in which a seat sees nothing it should not, and the seat -> an answer.

Ours are six levels; those of them that judge by what was learned can have a style of the game, as in `expert-hunter`.
Others come from packages that name them in the entry point group `habitable.bots`, as
`careful = "careful.bots:Careful"`: a class of bots, or a function, that takes a Start.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points

from habitable import found
from habitable.bots.bot import Bot, Budget, Maker, Start, choose
from habitable.bots.greedy import Greedy
from habitable.bots.player import LEVELS, Player
from habitable.bots.random import Random
from habitable.bots.value import styles_of
from habitable.kernel.errors import BadOptions

__all__ = ["BOTS", "GROUP", "Bot", "Budget", "Maker", "Start", "choose", "get", "knows", "levels", "styled", "styles"]

GROUP = "habitable.bots"


def _level(name: str) -> Maker:
    return lambda start: Player(name, start)


OURS: dict[str, Maker] = {
    **{name: _level(name) for name in LEVELS},
    "greedy": lambda start: Greedy(),  # what levels were once: tables and records know them
    "random": lambda start: Random(),
}


@cache
def _theirs() -> dict[str, Maker]:
    """By name; what cannot be imported is met when somebody wants to play against it."""
    return {point.name: _loading(point.name) for point in entry_points(group=GROUP) if point.name not in OURS}


def _loading(name: str) -> Maker:
    def make(start: Start) -> Bot:
        (point,) = [point for point in entry_points(group=GROUP) if point.name == name]
        bot: Bot = point.load()(start)
        return bot

    return make


class Shelf(Mapping[str, Maker]):
    """All that can be asked for by name."""

    def __getitem__(self, name: str) -> Maker:
        return OURS[name] if name in OURS else _theirs()[name]

    def __iter__(self) -> Iterator[str]:
        return iter([*OURS, *_theirs()])

    def __len__(self) -> int:
        return len(OURS) + len(_theirs())


BOTS = Shelf()


def levels() -> list[str]:
    """Those that people choose from: ours from the weakest to the strongest, and others'."""
    return [*LEVELS, *_theirs()]


def styled() -> list[str]:
    """The levels that can have a style."""
    return [name for name, level in LEVELS.items() if level.learned]


def styles(game: str) -> list[str]:
    """That there are in a game."""
    return list(styles_of(found.package(game)))


def knows(name: str, game: str = "") -> bool:
    """Whether somebody can be asked for by this name, in a game or, where none is named, in any."""
    level, _, style = name.partition("-")
    known = [game] if game else found.games()
    return name in BOTS or (level in styled() and any(style in styles(one) for one in known))


def get(name: str, start: Start | None = None) -> Bot:
    """A bot for one seat of one game."""
    start = start or Start()
    if not knows(name, start.game):
        examples = [f"expert-{style}" for style in (styles(start.game) if start.game else [])]
        raise BadOptions("no-such-bot", bot=name, bots=", ".join([*BOTS, *examples]))
    if name in BOTS:
        return BOTS[name](start)
    level, _, style = name.partition("-")
    return Player(level, start, style)
