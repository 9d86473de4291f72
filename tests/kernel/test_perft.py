"""Counting ways: first where a person can count along, then as they were counted once."""

import pytest

from habitable.kernel.perft import perft
from kernel.picnic import PICNIC


def test_no_answer_is_one_way() -> None:
    assert perft(PICNIC.start(1), 0) == 1


def test_the_first_answer_has_as_many_ways_as_options() -> None:
    assert perft(PICNIC.start(1), 1) == 5  # four things, or pass


def test_luck_is_counted_like_any_answer() -> None:
    """Pass and two weathers; or one of four things and then one of three or pass."""
    assert perft(PICNIC.start(1), 2) == 2 + 4 * 4


@pytest.mark.parametrize("depth", [6, 7, 100])
def test_games_that_have_ended_count_as_they_ended(depth: int) -> None:
    """One guest: 65 ways to take up to four of four things in order, each with sun or rain; five answers and luck."""
    assert perft(PICNIC.start(1), depth) == 65 * 2


def test_counting_changes_nothing() -> None:
    p = PICNIC.start(2)
    before = PICNIC.state.key(p)
    perft(p, 4)
    assert PICNIC.state.key(p) == before
