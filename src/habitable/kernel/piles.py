"""A pile of things whose order means nothing: how many of each of up to twelve kinds, five bits a kind (0 to 31), in
one integer. Piles are added and subtracted like numbers."""

from typing import Final

from mypy_extensions import i64

from habitable.kernel.bits import bit
from habitable.kernel.rng import Rng

_BITS: Final = 5
_EVEN: Final = 0x7C1F07C1F07C1F  # the fields of kinds 0, 2, ... 10
_EACH: Final = 0x4010040100401  # one in each field of ten bits


def count(pile: i64, kind: i64) -> i64:
    return (pile >> (kind * _BITS)) & 31


def one(kind: i64) -> i64:
    """The pile of a single thing."""
    return bit(kind * _BITS)


def size(pile: i64) -> i64:
    """How many things: the kinds two by two, then all pairs at once by a product whose sixth field is their sum."""
    twos: i64 = (pile & _EVEN) + (pile >> _BITS & _EVEN)
    return (twos * _EACH) >> 50 & 1023


def count_of(pile: i64, sorts: i64) -> i64:
    """How many things of a set of kinds."""
    n: i64 = 0
    kind: i64 = 0
    rest: i64 = pile
    while rest != 0:
        if sorts & bit(kind) != 0:
            n += rest & 31
        rest >>= _BITS
        kind += 1
    return n


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


def draw(pile: i64, things: i64, rng: Rng) -> i64:
    """The kind of a thing drawn blindly from a pile of that many."""
    at: i64 = rng.below(things)
    kind: i64 = 0
    rest: i64 = pile
    while True:
        at -= rest & 31
        if at < 0:
            return kind
        rest >>= _BITS
        kind += 1
