"""Computer players. One interface: a position in which a seat sees nothing it should not, and the seat -> an answer."""

from habitable.bots.bot import Bot, choose
from habitable.bots.greedy import Greedy
from habitable.bots.random import Random
from habitable.kernel.errors import BadOptions

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}

__all__ = ["BOTS", "Bot", "choose", "get"]


def get(name: str) -> Bot:
    if name not in BOTS:
        raise BadOptions("no-such-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name]
