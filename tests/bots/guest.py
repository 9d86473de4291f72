"""A bot as somebody else's package would bring it."""

from habitable.bots import Start
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


class Pike:
    """Takes the first answer, and remembers what it was told."""

    def __init__(self, start: Start) -> None:
        self.start = start

    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        return position.options(seat)[0]
