"""Looking ahead: the best at first sight, played on with the same luck, the worse half dropped."""

import pytest

from habitable import games
from habitable.bots.mind import Advised
from habitable.bots.search import PlayedOn, Search, best, better_half
from habitable.bots.value import mind_for
from habitable.kernel.model import features_for
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


def planet() -> Position:
    rng = Rng(2)
    position = games.get("planet").start(2)
    while position.turn() < 0:
        position.play(-1, position.draw(-1, rng))
    return position


def test_candidates_are_the_best_at_first_sight_and_not_far_behind() -> None:
    search = Search(Advised(features_for(type(planet()))), 3, 2.0, 1.0)
    assert search.candidates([1.0, 5.0, 4.0, 4.5, 0.0]) == [1, 3, 2]
    assert search.candidates([1.0, 5.0, 2.0]) == [1]


def test_half_of_the_answers_is_dropped_at_a_time() -> None:
    assert better_half([0, 1, 2], [0.0, 0.0, 0.0], [1.0, 3.0, 2.0], 1, 1.0) == [1, 2]
    assert best([0, 2], [0.0, 0.0, 0.0], [1.0, 3.0, 2.0], 1, 1.0) == 2
    assert best([0, 2], [9.0, 0.0, 0.0], [1.0, 3.0, 2.0], 1, 1.0) == 0  # the first sight has a say


def test_too_few_simulations_are_none() -> None:
    position = planet()
    seat = position.turn()
    search = Search(Advised(features_for(type(planet()))), 4, 1000.0, 1.0)
    best = Advised(features_for(type(planet()))).best(position, seat, Rng(0))
    assert search.answer(position, seat, Rng(0), 1, 0.0) == best


def test_a_simulation_leaves_the_position_alone_and_is_the_same_with_the_same_luck() -> None:
    position = planet()
    seat = position.turn()
    before = position.options(seat)
    mind = Advised(features_for(type(planet())))
    played = PlayedOn(position, seat, mind.clock(position) + 1, mind, 1.0)
    one = [mind.judge(played.play(answer, 5), seat) for answer in before]
    assert one == [mind.judge(played.play(answer, 5), seat) for answer in before]
    assert position.options(seat) == before


def test_time_ends_a_search() -> None:
    position = planet()
    seat = position.turn()
    search = Search(Advised(features_for(type(planet()))), 4, 1000.0, 1.0)
    assert search.answer(position, seat, Rng(0), 1_000_000, 0.02) in position.options(seat)


@pytest.mark.both
def test_a_search_answers_legally() -> None:
    position = planet()
    seat = position.turn()
    assert Search(Advised(features_for(type(planet()))), 3, 1000.0, 1.0).answer(
        position, seat, Rng(1), 6, 0.0
    ) in position.options(seat)


def test_the_last_three_rounds_of_planet_are_played_on_to_the_end() -> None:
    position = planet()
    mind = mind_for(type(position))
    rng = Rng(4)
    while not position.over():
        left = 13 - mind.clock(position)
        assert mind.ahead(position) == 2 if left > 3 else mind.ahead(position) >= left
        position.play(position.turn(), position.draw(position.turn(), rng))
