"""What a bot is, and the one door through which bots are asked."""

from typing import Protocol

from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


class Bot(Protocol):
    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        """One of the seat's options. The position is the bot's own copy, with what is hidden from it dealt anew."""
        ...


def choose(bot: Bot, position: Position, seat: int, rng: Rng) -> int:
    """Asks a bot. It never meets the real position: only an imagined one that looks the same to its seat."""
    return bot.answer(position.imagine(seat, rng), seat, rng)
