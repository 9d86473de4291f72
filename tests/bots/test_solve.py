"""The end of a game, played through: everybody takes what is best for them."""

import pytest

from habitable import games
from habitable.bots.mind import Mind
from habitable.bots.search import Search
from habitable.bots.solve import Solver, TooLarge
from habitable.bots.value import mind_for
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


def last_round(turns: int) -> Position:
    """Of a planet at a table of two, with so many turns to go."""
    rng = Rng(2)
    position = games.get("planet").start(2)
    mind = mind_for(type(position))
    while mind.clock(position) < 12:
        position.play(position.turn(), position.draw(position.turn(), rng))
    for _ in range(2 * (2 - turns)):
        position.play(position.turn(), position.draw(position.turn(), rng))
    return position


def mind() -> Mind:
    return mind_for(type(last_round(1)))


@pytest.mark.both
def test_the_last_answers_are_worth_what_comes_of_them() -> None:
    position = last_round(1)
    seat = position.turn()
    position.play(seat, position.options(seat)[0])  # a tile is taken, and has five ways to lie
    ends = []
    for answer in position.options(seat):
        end = position.copy()
        end.play(seat, answer)
        ends.append(mind().judge(end, seat))
    assert Solver(mind(), 1000).solve(position, seat) == ends


def test_whoever_comes_later_takes_what_is_best_for_them() -> None:
    position = last_round(2)
    seat = position.turn()
    other = 1 - seat
    position.play(seat, position.options(seat)[0])
    solver = Solver(mind(), 1000)
    for answer in position.options(seat)[:2]:
        after = position.copy()
        after.play(seat, answer)
        best = max(Solver(mind(), 1000).solve(after, other))
        assert solver.after(position, seat, answer)[other] == best


def test_what_is_too_large_is_not_begun_and_searched_instead() -> None:
    position = last_round(2)
    seat = position.turn()
    with pytest.raises(TooLarge):
        Solver(mind(), 20).solve(position, seat)
    assert Search(mind(), 2, 3.0, 8.0).answer(position, seat, Rng(1), 2, 0.0) in position.options(seat)


def test_luck_and_answers_of_several_at_once_are_not_played_through() -> None:
    position = games.get("ecosystem").start(3)
    while position.turn() < 0:
        position.play(-1, position.draw(-1, Rng(1)))
    with pytest.raises(TooLarge):
        Solver(mind_for(type(position)), 1000).solve(position, 0)
