"""Sets of up to 63 things as one native integer: the cells of a board, the cards of a kind, the seats at a table."""

from typing import Final

from mypy_extensions import i64

EVERYTHING: Final = 0x7FFFFFFFFFFFFFFF


def bit(thing: i64) -> i64:
    """The set of one thing. (mypyc makes `CONSTANT << n` a 32-bit shift; this form is not one.)"""
    x: i64 = 1
    x <<= thing
    return x


def first(n: i64) -> i64:
    """The set of the things 0 .. n-1, for n up to 62."""
    return bit(n) - 1


def size(things: i64) -> i64:
    """How many things are in the set."""
    x: i64 = things
    x = x - ((x >> 1) & 0x1555555555555555)  # mypyc makes an object of a constant of 2**62 and more
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    x = x + (x >> 32)
    return x & 127


def lowest(things: i64) -> i64:
    """The smallest thing of a set that is not empty."""
    return size((things & -things) - 1)


def highest(things: i64) -> i64:
    """The largest thing of a set that is not empty."""
    x: i64 = things
    x |= x >> 1
    x |= x >> 2
    x |= x >> 4
    x |= x >> 8
    x |= x >> 16
    x |= x >> 32
    return size(x) - 1


def nth(things: i64, n: i64) -> i64:
    """The thing with exactly n smaller ones in the set."""
    x: i64 = things
    i: i64 = n
    while i > 0:
        x &= x - 1
        i -= 1
    return lowest(x)


def members(things: i64) -> list[int]:
    """The things of a set, ascending."""
    out: list[int] = []
    x: i64 = things
    while x != 0:
        out.append(lowest(x))
        x &= x - 1
    return out


def mixed(mark: i64, number: i64) -> i64:
    """A mark of many numbers, one after the other: others are not likely to have the same."""
    x: i64 = ((mark ^ number) * 0x1E3779B97F4A7C15) & 0x3FFFFFFFFFFFFFFF
    return x ^ (x >> 31)
