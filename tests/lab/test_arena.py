"""The same deals in all seatings, counted by deals; and one scale for all who have played."""

from pathlib import Path

import pytest

from habitable.kernel.errors import BadDocument, BadOptions
from habitable.kernel.game import ScoreSheet
from habitable.lab import ratings
from habitable.lab.arena import Arena, around, contest
from habitable.lab.ratings import Ratings
from habitable.lab.simulate import Outcome, Thinking, simulate

pytestmark = pytest.mark.compiled


def outcome(bots: list[str], points: list[int]) -> Outcome:
    places = [1 + sum(other > mine for other in points) for mine in points]
    return Outcome(0, bots, ScoreSheet([], points, [], places), [Thinking(2, 0.5) for _ in bots])


def test_of_two_one_plays_against_all_others() -> None:
    plan = contest("ecosystem", ["master", "casual"], deals=3, seed=1, seats=4)
    assert plan.bots == ["master", "casual", "casual", "casual"]
    assert plan.games == 12
    assert plan.same_deals


def test_at_a_mixed_table_everybody_has_their_own_seat() -> None:
    plan = contest("planet", ["master", "club", "casual"], deals=2, seed=1, seats=4)
    assert plan.bots == ["master", "club", "casual"]


@pytest.mark.parametrize(
    ("bots", "deals", "message"), [(["club"] * 3, 1, "two different"), (["a", "b"], 0, "one deal")]
)
def test_what_says_nothing_is_refused(bots: list[str], deals: int, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        contest("planet", bots, deals, 1)


def test_a_deal_is_the_same_in_all_seatings() -> None:
    """Whoever passes everything sees the same cards from the same seat."""
    plan = contest("ecosystem", ["greedy", "random"], deals=2, seed=4)
    totals = [one.bots for one in simulate(plan)]
    assert totals == [["greedy", "random"], ["random", "greedy"]] * 2


def test_shares_are_counted_by_deals_and_ties_are_split() -> None:
    arena = Arena(contest("planet", ["a", "b"], deals=2, seed=1))
    assert not arena.add(outcome(["a", "b"], [10, 8]))
    assert arena.add(outcome(["b", "a"], [7, 7]))
    assert not arena.certain()
    assert not arena.add(outcome(["a", "b"], [1, 2]))
    assert arena.add(outcome(["b", "a"], [3, 2]))
    first, second = arena.standings()
    assert (first.bot, first.share, first.points, first.place) == ("b", 0.625, 5.0, 1.25)
    assert second.share == pytest.approx(0.375)
    assert second.milliseconds == 250.0
    assert second.share_interval is not None
    assert second.share_interval.low < 0.375 < second.share_interval.high


def test_it_is_certain_only_after_many_deals() -> None:
    arena = Arena(contest("planet", ["a", "b"], deals=30, seed=1))
    for deal in range(30):
        arena.add(outcome(["a", "b"], [10, 8]))
        arena.add(outcome(["b", "a"], [7, 7 + deal % 2]))
        if deal < 19:
            assert not arena.certain()
    assert arena.certain()


def test_nothing_can_be_said_after_one() -> None:
    assert around([0.5], 2.0) is None


# ── ratings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_wins_rises_and_what_is_known_of_all_grows() -> None:
    pool = Ratings()
    for _ in range(20):
        pool.update("planet", ["strong", "weak", "middle"], [1, 3, 2])
    strong, weak, middle = (pool.games["planet"][name] for name in ("strong", "weak", "middle"))
    assert strong.mean > middle.mean > weak.mean
    assert strong.spread < ratings.SPREAD
    assert strong.games == 20


def test_equals_stay_equal() -> None:
    pool = Ratings()
    for _ in range(10):
        pool.update("planet", ["a", "b"], [1, 1])
    assert pool.games["planet"]["a"].mean == pytest.approx(pool.games["planet"]["b"].mean)
    assert pool.games["planet"]["a"].mean == pytest.approx(ratings.START)


def test_ratings_are_kept_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "pool.json"
    pool = ratings.read(file)
    pool.update("planet", ["a", "b"], [1, 2])
    ratings.write(pool, file)
    assert ratings.read(file) == pool
    file.write_text("{")
    with pytest.raises(BadDocument, match="pool"):
        ratings.read(file)
