"""Computer players. One interface: a position in which a seat sees nothing it should not, and the seat -> an answer.

Ours are six levels; others come from packages that name them in the entry point group `habitable.bots`, as
`careful = "careful.bots:Careful"`: a class of bots, or a function, that takes a Start.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points

from habitable.bots.bot import Bot, Budget, Maker, Start, choose
from habitable.bots.greedy import Greedy
from habitable.bots.player import LEVELS, Player
from habitable.bots.random import Random
from habitable.kernel.errors import BadOptions

__all__ = ["BOTS", "GROUP", "Bot", "Budget", "Maker", "Start", "choose", "get", "levels"]

GROUP = "habitable.bots"


def _level(name: str) -> Maker:
    return lambda start: Player(LEVELS[name], start)


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


def get(name: str, start: Start | None = None) -> Bot:
    """A bot for one seat of one game."""
    if name not in BOTS:
        raise BadOptions("no-such-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name](start or Start())
