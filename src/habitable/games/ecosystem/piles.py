"""A pile of cards whose order means nothing: how many of each kind, five bits a kind, in one integer."""

from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.components import COUNTS, KINDS, LETTERS
from habitable.kernel.bits import bit
from habitable.kernel.rng import Rng

_BITS: Final = 5
_EVEN: Final = 0x7C1F07C1F07C1F  # the fields of kinds 0, 2, ... 10
_EACH: Final = 0x4010040100401  # one in each field of ten bits


def count(pile: i64, kind: i64) -> i64:
    return (pile >> (kind * _BITS)) & 31


def one(kind: i64) -> i64:
    """The pile of a single card; piles are added and subtracted like numbers."""
    return bit(kind * _BITS)


def size(pile: i64) -> i64:
    """How many cards: the kinds two by two, then all pairs at once by a product whose sixth field is their sum."""
    twos: i64 = (pile & _EVEN) + (pile >> _BITS & _EVEN)
    return (twos * _EACH) >> 50 & 1023


def kinds(pile: i64) -> i64:
    """The set of kinds that are in the pile."""
    out: i64 = 0
    kind: i64 = 0
    rest: i64 = pile
    while rest != 0:
        if rest & 31 != 0:
            out |= bit(kind)
        rest >>= _BITS
        kind += 1
    return out


def draw(pile: i64, cards: i64, rng: Rng) -> i64:
    """The kind of a card drawn blindly from a pile of that many cards."""
    at: i64 = rng.below(cards)
    kind: i64 = 0
    rest: i64 = pile
    while True:
        at -= rest & 31
        if at < 0:
            return kind
        rest >>= _BITS
        kind += 1


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
