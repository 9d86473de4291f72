"""Nature's luck at tables: the operating system's, fetched in portions."""

import os
import random

PORTION = 512  # numbers
WIDTH = 7  # bytes of one, of which 53 bits are used


class Luck(random.SystemRandom):
    """Each call to the system lets another thread in, which costs more than the number."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers: list[float] = []

    def random(self) -> float:
        if not self._numbers:
            fresh = os.urandom(WIDTH * PORTION)
            parts = (fresh[i : i + WIDTH] for i in range(0, len(fresh), WIDTH))
            self._numbers = [(int.from_bytes(part) >> 3) * 2.0**-53 for part in parts]
        return self._numbers.pop()


LUCK = Luck()
