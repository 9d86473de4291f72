"""An ordinary tree search: knows no game, and by trying answers often enough finds those that win."""

from time import sleep

import pytest

from habitable import bots, games
from habitable.bots import mcts
from habitable.bots.mcts import Node, Tree, choose
from habitable.kernel.errors import BadOptions
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng
from habitable.lab import players


def planet() -> Position:
    rng = Rng(2)
    position = games.get("planet").start(2)
    while position.turn() < 0:
        position.play(-1, position.draw(-1, rng))
    return position


def tried(visits: int, won: float) -> Node:
    node = Node()
    node.visits, node.won = visits, won
    return node


def test_what_was_never_tried_comes_first() -> None:
    node = Node()
    node.after = {4: tried(1, 1.0)}
    assert choose(node, [4, 7], Rng(1)) == 7


def test_what_wins_is_tried_again_unless_the_other_was_hardly_tried() -> None:
    node = tried(20, 0.0)
    node.after = {4: tried(10, 8.0), 7: tried(10, 2.0)}
    assert choose(node, [4, 7], Rng(1)) == 4
    node = tried(1001, 0.0)
    node.after = {4: tried(1000, 600.0), 7: tried(1, 0.0)}
    assert choose(node, [4, 7], Rng(1)) == 7


@pytest.mark.compiled
def test_it_answers_legally_leaves_the_position_alone_and_is_the_same_with_the_same_luck() -> None:
    position = planet()
    seat = position.turn()
    before = position.options(seat)
    answers = [Tree(12, 0.0).answer(position, seat, Rng(5)) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] in before
    assert position.options(seat) == before


def test_while_others_have_the_processor_its_time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    position = planet()
    played: list[Node] = []

    def waiting(root: Node, position: Position, rng: Rng) -> None:
        sleep(0.02)
        played.append(root)

    monkeypatch.setattr(mcts, "simulate", waiting)
    Tree(4, 0.03).answer(position, position.turn(), Rng(5))
    assert len(played) == 4


def test_in_the_lab_it_is_named_with_its_simulations_or_seconds() -> None:
    start = bots.Start("planet")
    some, long = players.make("mcts:30", start), players.make("mcts:0.5s", start)
    assert isinstance(some, Tree)
    assert (some.simulations, some.seconds) == (30, 0.0)
    assert isinstance(long, Tree)
    assert long.seconds == 0.5
    for wrong in ("mcts:many", "mcts:0", "mcts:manys", "mcts:-1s", "mcts:nans"):
        with pytest.raises(BadOptions, match=wrong):
            players.make(wrong, start)
