"""Who plays: by name, from packages, with a start and a budget; and nobody sees what their seat may not."""

from importlib.metadata import EntryPoint

import pytest

from habitable import bots, games
from habitable.bots import Budget, Start, player
from habitable.bots.player import LEVELS
from habitable.bots.search import Search
from habitable.kernel.errors import BadOptions
from habitable.kernel.luck import Seeded
from habitable.kernel.model import features_for
from habitable.kernel.play import nature
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng

FEW = Budget(simulations=6)
EARTH = [("dominant-species", 3, 60), ("marine", 3, 5), ("marine", 3, 60)]


def opened(game: str, seats: int, seed: int, answers: int) -> Position:
    """A position after some answers at random."""
    rng = Rng(seed)
    position = games.get(game).start(seats)
    nature(position, Seeded(rng))
    for _ in range(answers):
        seat = position.turn()
        position.play(seat, position.draw(seat, rng))
        nature(position, Seeded(rng))
    return position


def test_levels_come_first_and_old_names_still_play() -> None:
    assert bots.levels()[:6] == ["beginner", "casual", "club", "strong", "expert", "master"]
    assert {"greedy", "random"} <= set(bots.BOTS)
    assert not {"greedy", "random"} & set(bots.levels())


def test_somebody_unknown_is_refused_with_those_who_are_there() -> None:
    with pytest.raises(BadOptions, match='no computer player "genius"; there are: beginner, casual'):
        bots.get("genius")


def test_a_package_brings_a_bot_that_is_told_where_it_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("pike", "bots.guest:Pike", bots.GROUP)
    monkeypatch.setattr(bots, "entry_points", lambda group: [point] if group == bots.GROUP else [])
    bots._theirs.cache_clear()
    try:
        assert bots.levels()[-1] == "pike"
        assert "pike" in bots.BOTS
        pike = bots.get("pike", Start("planet", 3, 2, FEW))
        assert pike.start == Start("planet", 3, 2, FEW)  # type: ignore[attr-defined]
        assert bots.get("pike") is not bots.get("pike")
        position = opened("planet", 3, 1, 0)
        assert bots.choose(pike, position, position.turn(), Rng(1)) == position.options(position.turn())[0]
    finally:
        bots._theirs.cache_clear()


TABLES = [(game, seats) for game in ("ecosystem", "planet", "dominant-species", "marine") for seats in (2, 4)]


@pytest.mark.both
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_the_same_with_the_same_luck(level: str) -> None:
    answers_twice("planet", 2, level, 40)


@pytest.mark.installed
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_level_plays_every_game(game: str, seats: int, level: str) -> None:
    answers_twice(game, seats, level, 40)


def answers_twice(game: str, seats: int, level: str, after: int) -> None:
    position = opened(game, seats, 5, after)
    seat = position.turn()
    start = Start(game, seats, seat, FEW)
    answers = {bots.choose(bots.get(level, start), position, seat, Rng(3)) for _ in range(2)}
    assert len(answers) == 1
    assert answers <= set(position.options(seat))


def looks_the_same(game: str, seats: int, level: str, after: int) -> None:
    """With the hidden things dealt anew, the same luck leads to the same answer: so the answers to both positions have
    the same distribution."""
    position = opened(game, seats, 8, after)
    seat = position.turn()
    twin = position.imagine(seat, Rng(99))
    for luck in range(2):
        mine, other = (bots.get(level, Start(game, seats, seat, FEW)) for _ in range(2))
        assert bots.choose(mine, position, seat, Rng(luck)) == bots.choose(other, twin, seat, Rng(luck))


@pytest.mark.parametrize("level", LEVELS)
def test_what_looks_the_same_to_a_seat_is_answered_the_same(level: str) -> None:
    looks_the_same("planet", 3, level, 60)


@pytest.mark.installed
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats", "after"), [("ecosystem", 4, 2), ("ecosystem", 3, 30), *EARTH])
def test_what_looks_the_same_is_answered_the_same_in_every_game(game: str, seats: int, after: int, level: str) -> None:
    looks_the_same(game, seats, level, after)


def test_a_budget_bounds_how_far_a_level_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Counted(Search):
        def answer(self, p: Position, seat: int, rng: Rng, simulations: int, seconds: float) -> int:
            asked.append(simulations)
            return p.options(seat)[0]

    monkeypatch.setattr(player, "Search", Counted)
    position = opened("planet", 2, 5, 4)
    for start in (Start(budget=FEW), Start()):
        bots.get("master", start).answer(position, position.turn(), Rng(1))
    assert asked == [6, LEVELS["master"].simulations]


def test_no_level_answers_far_worse_than_it_sees() -> None:
    """Within its slack, however unlucky it looks."""
    position = opened("planet", 3, 5, 12)
    seat = position.turn()
    options = position.options(seat)
    worth = position.weigh_all(seat, options)
    features = features_for(type(position))
    assert features is not None
    for luck in range(30):
        answer = bots.get("beginner").answer(position, seat, Rng(luck))
        assert worth[options.index(answer)] >= max(worth) - LEVELS["beginner"].slack * features.unit - 1e-9
