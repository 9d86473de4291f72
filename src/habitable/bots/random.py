"""Any legal answer, all equally likely."""

from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


class Random:
    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        options = position.options(seat)
        return options[rng.below(len(options))]
