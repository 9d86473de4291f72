"""What a bot is, what it is told when a game begins, and the one door through which bots are asked."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


class Budget(NamedTuple):
    """How long a bot may think about one answer. Without seconds its answers do not depend on the machine's speed."""

    simulations: int | None = None  # at most; None for as many as it likes
    seconds: float | None = None


class Start(NamedTuple):
    """What a bot is told when it sits down. A game without a name: nobody said, its positions will show."""

    game: str = ""
    seats: int = 0
    seat: int = 0
    budget: Budget = Budget()


class Bot(Protocol):
    """A computer player in one seat of one game: whatever it remembers is of this game. (A server may forget it between
    two answers: what a bot must know is in the position.)"""

    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        """One of the seat's options. The position is the bot's own copy, with what is hidden from it dealt anew."""
        ...


Maker = Callable[[Start], Bot]  # a class of bots is one, if it takes the Start


def choose(bot: Bot, position: Position, seat: int, rng: Rng) -> int:
    """Asks a bot. It never meets the real position: only an imagined one that looks the same to its seat."""
    return bot.answer(position.imagine(seat, rng), seat, rng)
