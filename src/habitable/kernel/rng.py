"""The generator for playouts and seeded games: the same numbers compiled and plain.

In real games every answer of Nature's has a generator of its own, from the operating system's luck (`luck.py`).
"""

from typing import Final

from mypy_extensions import i64


def _mask() -> i64:
    """63 bits. (mypyc makes an object of a constant of 2**62 and more; this form is none.)"""
    half: i64 = 0x3FFFFFFFFFFFFFFF
    return half * 2 + 1


_MASK: Final = _mask()


class Rng:
    """SplitMix with a state of 63 bits."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state & _MASK

    def bits(self) -> i64:
        """63 random bits."""
        self.state = (self.state + 0x1E3779B97F4A7C15) & _MASK
        z: i64 = self.state
        z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1; n is at most 2**31."""
        return ((self.bits() >> 31) * n) >> 32

    def split(self) -> "Rng":
        """A generator of its own, for a game or a bot that must not disturb the others."""
        return Rng(self.bits())
