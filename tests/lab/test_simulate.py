"""Many games between bots: the same plan, the same games, and fair seats."""

from collections import Counter
from itertools import pairwise

import pytest

from habitable.kernel.errors import BadOptions
from habitable.lab.simulate import Outcome, Plan, luck, play, seating, simulate
from habitable.lab.statistics import Statistics, Who

RANDOM = Plan(game="ecosystem", bots=["random", "random", "random"], games=12, seed=7)


def what_happened(outcomes: list[Outcome]) -> list[object]:
    """Everything but the seconds."""
    return [(o.game, o.bots, o.sheet, [t.answers for t in o.thinking]) for o in outcomes]


@pytest.mark.both
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    alone = what_happened(list(simulate(RANDOM)))
    assert alone == what_happened(list(simulate(RANDOM, jobs=2)))
    assert alone == what_happened(list(simulate(RANDOM)))


def test_another_seed_gives_other_games() -> None:
    other = Plan(game="ecosystem", bots=RANDOM.bots, games=12, seed=8)
    assert what_happened(list(simulate(RANDOM))) != what_happened(list(simulate(other)))


def test_stopping_early_gives_what_fewer_games_would_give() -> None:
    games = simulate(RANDOM, jobs=2)
    few = [next(games) for _ in range(3)]
    games.close()  # type: ignore[attr-defined]
    shorter = Plan(game="ecosystem", bots=RANDOM.bots, games=3, seed=7)
    assert what_happened(few) == what_happened(list(simulate(shorter)))


def test_more_processes_than_games() -> None:
    plan = Plan(game="ecosystem", bots=["random", "random"], games=2, seed=1)
    assert [outcome.game for outcome in simulate(plan, jobs=9)] == [0, 1]


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_every_seat_equally_often(seats: int) -> None:
    for start in (0, 3 * seats, 40 * seats):
        for bot in range(seats):
            assert sorted(seating(g, seats).index(bot) for g in range(start, start + seats)) == list(range(seats))


@pytest.mark.parametrize("seats", range(3, 6))
def test_everybody_has_every_left_neighbour_equally_often(seats: int) -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    games = 120 * seats
    for order in (seating(g, seats) for g in range(games)):
        pairs.update(zip(order, order[1:] + order[:1], strict=True))
    assert set(pairs.values()) == {games // (seats - 1)}


@pytest.mark.compiled
def test_without_rotation_everybody_keeps_their_seat() -> None:
    plan = Plan(game="ecosystem", bots=["greedy", "random"], games=9, seed=1, rotate=False)
    assert play(plan, 1).bots == ["greedy", "random"]
    assert play(Plan(game="ecosystem", bots=["greedy", "random"], games=9, seed=1), 1).bots == ["random", "greedy"]


def test_the_luck_of_neighbouring_games_is_unrelated() -> None:
    draws = [tuple(rng.below(1000) for _ in range(8)) for rng in (luck(7, g) for g in range(200))]
    assert len(set(draws)) == 200
    assert not any(a[1:] == b[:-1] for a, b in pairwise(draws))


def test_options_reach_the_games() -> None:
    plan = Plan(game="ecosystem", bots=["random"] * 2, games=1, seed=1, options={"gap_points": [100]})
    (outcome,) = simulate(plan)
    assert {row.name: row.points for row in outcome.sheet.rows}["gap_points"] == [100, 100]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, 'there is no game "chess"; games: dominant-species, ecosystem'),
        ({"bots": ["greedy", "genius"]}, 'there is no computer player "genius"; there are: beginner, casual'),
        ({"bots": ["greedy"]}, "ecosystem is for 2 to 6 players, not 1"),
        ({"bots": ["random"] * 7}, "ecosystem is for 2 to 6 players, not 7"),
        ({"games": 0}, "at least one game, not 0"),
        ({"seed": -1}, "a seed is a number from 0"),
        ({"options": {"deal": 12}}, "deal"),
        ({"options": {"size": 1}}, "size"),
    ],
)
def test_a_wrong_plan_is_refused_before_anything_is_played(change: dict[str, object], message: str) -> None:
    values: dict[str, object] = {"game": "ecosystem", "bots": ["random", "random"], "games": 1, "seed": 1, **change}
    with pytest.raises(BadOptions, match=message):
        simulate(Plan(**values))  # type: ignore[arg-type]


def test_no_processes_are_refused() -> None:
    with pytest.raises(BadOptions, match="at least one process, not 0"):
        simulate(RANDOM, jobs=0)


@pytest.mark.compiled
def test_greedy_beats_random() -> None:
    statistics = Statistics()
    for outcome in simulate(Plan(game="ecosystem", bots=["random", "greedy"], games=6, seed=3)):
        statistics.add(outcome)
    assert statistics.tallies[Who("greedy")].win_share > 0.9
