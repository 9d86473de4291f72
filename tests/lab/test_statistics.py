"""What is counted, by hand."""

import math

import pytest

from habitable.kernel.game import ScoreSheet, SheetRow
from habitable.lab.simulate import Outcome, Thinking
from habitable.lab.statistics import Statistics, Who


def outcome(bots: list[str], totals: list[int], places: list[int], game: int = 0) -> Outcome:
    """A game in which everything was scored in one of two lines."""
    rows = [SheetRow("fox", [total - 1 for total in totals]), SheetRow("rabbit", [1] * len(totals))]
    facts = [SheetRow("gaps", [2] * len(totals))]
    return Outcome(game, bots, ScoreSheet(rows, totals, facts, places), [Thinking(4, 0.002)] * len(totals))


def counted(*outcomes: Outcome, by_seat: bool = False) -> Statistics:
    statistics = Statistics(by_seat)
    for one in outcomes:
        statistics.add(one)
    return statistics


def test_all_seats_of_a_bot_are_counted_together() -> None:
    statistics = counted(
        outcome(["greedy", "random", "random"], [60, 30, 50], [1, 3, 2]),
        outcome(["random", "greedy", "random"], [70, 50, 10], [1, 2, 3]),
    )
    greedy, random = statistics
    assert (greedy.who, random.who) == (Who("greedy"), Who("random"))
    assert (greedy.seats_per_game, random.seats_per_game) == (1, 2)
    assert (greedy.mean, random.mean) == (55, 40)
    assert [float(greedy.wins), float(random.wins)] == [1, 1]
    assert (random.lowest, random.highest) == (10, 70)
    assert random.mean_of("fox") == 39
    assert random.mean_of("rabbit") == 1
    assert random.mean_fact("gaps") == 2
    assert random.milliseconds == pytest.approx(0.5)


def test_a_shared_victory_counts_as_a_fraction() -> None:
    statistics = counted(outcome(["a", "b", "b", "c"], [60, 60, 60, 10], [1, 1, 1, 4]))
    a, b, c = statistics
    assert [float(a.wins), float(b.wins), float(c.wins)] == pytest.approx([1 / 3, 2 / 3, 0])
    assert sum(tally.wins for tally in statistics) == 1


def test_spread_is_that_of_single_results_and_the_interval_that_of_games() -> None:
    statistics = counted(
        outcome(["a", "a"], [40, 60], [2, 1]),
        outcome(["a", "a"], [60, 40], [1, 2]),
        outcome(["a", "a"], [50, 56], [2, 1]),
    )
    (a,) = statistics
    assert a.mean == 51
    assert a.deviation == pytest.approx(math.sqrt((121 * 2 + 81 * 2 + 1 + 25) / 5))
    interval = a.interval
    assert interval is not None
    # the tables' means are 50, 50, 53: their deviation is the root of 3
    assert interval.high - a.mean == pytest.approx(1.959964, rel=1e-6)
    assert a.mean - interval.low == pytest.approx(1.959964, rel=1e-6)


def test_one_game_says_nothing_about_spread() -> None:
    (a, b) = counted(outcome(["a", "b"], [40, 60], [2, 1]))
    assert a.deviation is None
    assert a.interval is None
    assert b.win_interval.high == 1
    assert 0 < b.win_interval.low < 0.5


def test_an_interval_of_wins_is_never_a_point() -> None:
    statistics = counted(*(outcome(["a", "b"], [60, 40], [1, 2], g) for g in range(100)))
    a, b = statistics
    assert a.win_interval == pytest.approx((0.963, 1), abs=0.001)
    assert b.win_interval == pytest.approx((0, 0.037), abs=0.001)


def test_by_seat_for_those_who_keep_theirs() -> None:
    statistics = counted(outcome(["a", "a"], [40, 60], [2, 1]), by_seat=True)
    assert [tally.who for tally in statistics] == [Who("a", 0), Who("a", 1)]
