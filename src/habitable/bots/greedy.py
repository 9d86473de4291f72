"""The answer that a good player thinks most of without looking far ahead; of equal ones any."""

from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


class Greedy:
    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        best: list[int] = []
        most = float("-inf")
        for option in position.options(seat):
            worth = position.weigh(seat, option)
            if worth > most:
                best, most = [option], worth
            elif worth == most:
                best.append(option)
        return best[rng.below(len(best))]
