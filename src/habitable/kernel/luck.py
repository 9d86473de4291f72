"""Nature's luck: in real games the operating system's."""

import os

from habitable.kernel.position import NATURE, Position
from habitable.kernel.rng import Rng

PORTION = 512  # numbers that are fetched at once: each call to the system lets another thread in
WIDTH = 8  # bytes of one


class Luck:
    """Every answer of Nature's comes from a number of the system's that is used for nothing else."""

    def __init__(self) -> None:
        self._numbers: list[int] = []

    def draw(self, position: Position) -> int:
        """A legal answer, by weight."""
        if not self._numbers:
            fresh = memoryview(os.urandom(WIDTH * PORTION))
            self._numbers = [number >> 1 for number in fresh.cast("Q")]
        return position.draw(NATURE, Rng(self._numbers.pop()))


class Seeded(Luck):
    """Luck that is the same every time, for simulations, tests and shows."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def draw(self, position: Position) -> int:
        return position.draw(NATURE, self.rng)


LUCK = Luck()
