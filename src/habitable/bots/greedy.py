"""The answer that a good player thinks most of without looking far ahead; of equal ones any."""

from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


class Greedy:
    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        options = position.options(seat)
        worth = position.weigh_all(seat, options)
        most = max(worth)
        best = [option for option, value in zip(options, worth, strict=True) if value == most]
        return best[rng.below(len(best))]
