"""Piles of cards: all 130, and as letters."""

from mypy_extensions import i64

from habitable.games.ecosystem.components import COUNTS, KINDS, LETTERS
from habitable.kernel.piles import count, one


def full() -> i64:
    """All 130 cards."""
    pile: i64 = 0
    for kind in range(KINDS):
        pile += one(kind) * COUNTS[kind]
    return pile


def text(pile: i64) -> str:
    """The cards as letters, in the order of the kinds."""
    return "".join([LETTERS[kind] * count(pile, kind) for kind in range(KINDS)])


def parse(letters: str) -> int:
    """The pile of these letters; ValueError names one that is no card."""
    pile: i64 = 0
    for letter in letters:
        kind = LETTERS.find(letter)
        if kind < 0:
            raise ValueError(f"{letter!r} is no card (cards: {LETTERS})")
        pile += one(kind)
    return pile
