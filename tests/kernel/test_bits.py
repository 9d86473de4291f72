"""Sets in one integer do what Python's sets do."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from habitable.kernel import bits

pytestmark = pytest.mark.both

SETS = st.sets(st.integers(0, 62)) | st.sets(st.integers(0, 62), min_size=55)


def as_bits(things: set[int]) -> int:
    return sum(1 << thing for thing in things)


def test_everything_is_63_things() -> None:
    assert bits.EVERYTHING.bit_count() == bits.EVERYTHING.bit_length() == 63


@pytest.mark.parametrize("thing", range(63))
def test_the_set_of_one_thing(thing: int) -> None:
    """From 31 on this fails where a compiler takes the shift for one of 32 bits."""
    assert bits.bit(thing) == 2**thing


@pytest.mark.parametrize("n", range(63))
def test_the_first_things(n: int) -> None:
    assert bits.members(bits.first(n)) == list(range(n))


@settings(deadline=None)
@given(SETS)
def test_size_counts(things: set[int]) -> None:
    assert bits.size(as_bits(things)) == len(things) == as_bits(things).bit_count()


@settings(deadline=None)
@given(SETS)
def test_members_are_ascending(things: set[int]) -> None:
    assert bits.members(as_bits(things)) == sorted(things)


@settings(deadline=None)
@given(SETS.filter(bool))
def test_lowest_and_highest(things: set[int]) -> None:
    assert bits.lowest(as_bits(things)) == min(things)
    assert bits.highest(as_bits(things)) == max(things)


@settings(deadline=None)
@given(SETS.filter(bool))
def test_nth_counts_from_the_lowest(things: set[int]) -> None:
    assert [bits.nth(as_bits(things), n) for n in range(len(things))] == sorted(things)


def test_the_empty_set() -> None:
    assert bits.size(0) == 0
    assert bits.members(0) == []
    assert bits.highest(0) == -1
