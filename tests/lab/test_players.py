"""Who plays in the lab only."""

import pytest

from habitable import bots, games
from habitable.bots.value import mind_for
from habitable.kernel.errors import BadOptions
from habitable.kernel.luck import Seeded
from habitable.kernel.play import nature
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng
from habitable.lab import players
from habitable.lab.arena import Arena, contest
from habitable.lab.simulate import simulate

pytestmark = pytest.mark.compiled


def planet() -> Position:
    position = games.get("planet").start(3)
    nature(position, Seeded(Rng(4)))
    return position


def test_at_first_sight_the_answer_is_the_one_that_seems_worth_most() -> None:
    position = planet()
    seat = position.turn()
    options = position.options(seat)
    worth = mind_for(type(position)).weigh(position, seat, options)
    answer = players.make("sight", bots.Start("planet")).answer(position, seat, Rng(1))
    assert worth[options.index(answer)] == max(worth)


def test_a_search_of_so_many_simulations_is_a_master_of_as_many() -> None:
    position = planet()
    seat = position.turn()
    some = bots.Start("planet", budget=bots.Budget(simulations=10))
    answers = {
        bot.answer(position, seat, Rng(9)) for bot in (players.make("search:10", some), bots.get("master", some))
    }
    assert len(answers) == 1
    for wrong in ("search:", "search:-1", "search:ten"):
        with pytest.raises(BadOptions, match=wrong):
            players.make(wrong, some)


def test_it_is_told_how_long_the_longest_answer_took() -> None:
    plan = contest("planet", ["sight", "random"], deals=1, seed=3, seats=2)
    arena = Arena(plan)
    for outcome in simulate(plan):
        arena.add(outcome)
    for standing in arena.standings():
        assert standing.milliseconds is not None
        assert 0 < standing.milliseconds <= standing.longest
