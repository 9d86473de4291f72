"""Positions can be taken apart and put together again: JSON, pickling, equality."""

import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.ecosystem.build import say, table
from games.variants import every_table
from habitable.games import get
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.kernel.game import Game
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng
from habitable.kernel.state import BadState, stack

pytestmark = pytest.mark.both


Table = tuple[str, int, dict[str, Any]]


def somewhere(table: Table, seed: int, steps: int) -> tuple[Game, Position]:
    """A position some answers into a random game."""
    name, seats, options = table
    game = get(name)
    p = game.start(seats, game.make_options(options))
    rng = Rng(seed)
    for _ in range(steps):
        asked = p.asked()
        if not asked:
            break
        seat = asked[rng.below(len(asked))]
        p.play(seat, p.draw(seat, rng))
    return game, p


Place = tuple[Table, int, int]
PLACES = st.tuples(st.sampled_from(every_table()), st.integers(0, 10**6), st.integers(0, 300))


def play_on(p: Position, seed: int) -> None:
    rng = Rng(seed)
    for _ in range(40):
        asked = p.asked()
        if asked:
            p.play(asked[-1], p.draw(asked[-1], rng))


@settings(deadline=None, max_examples=40)
@given(PLACES, st.integers(0, 10**6))
def test_a_position_survives_json_and_plays_on_the_same(place: Place, seed: int) -> None:
    game, p = somewhere(*place)
    again = game.load(game.dump(p))
    assert game.state.equal(p, again)
    play_on(p, seed)
    play_on(again, seed)
    assert game.state.key(p) == game.state.key(again)


@settings(deadline=None, max_examples=40)
@given(PLACES, st.integers(0, 10**6))
def test_a_position_survives_pickling_and_plays_on_the_same(place: Place, seed: int) -> None:
    game, p = somewhere(*place)
    p.ordered = True
    again = pickle.loads(pickle.dumps(p))
    assert type(again) is type(p)
    assert again.ordered
    assert game.state.equal(p, again)
    play_on(p, seed)
    play_on(again, seed)
    assert game.state.key(p) == game.state.key(again)


@settings(deadline=None, max_examples=40)
@given(PLACES, st.integers(0, 10**6))
def test_a_copy_is_equal_and_independent(place: Place, seed: int) -> None:
    game, p = somewhere(*place)
    before = game.state.key(p)
    copy = p.copy()
    assert game.state.key(copy) == before
    play_on(copy, seed)
    assert game.state.key(p) == before


def position() -> EcosystemPosition:
    return table("FB", "M", "M", hands=["RM", "SS", "DD"], turn=3)


def test_equal_positions_are_equal_however_they_came_about() -> None:
    one, two = position(), position()
    say(one, "0: choose R", "1: choose S")
    say(two, "1: choose S", "0: choose R")
    assert ECOSYSTEM.state.equal(one, two)
    assert ECOSYSTEM.state.key(one) == ECOSYSTEM.state.key(two)


@pytest.mark.parametrize(
    "other",
    [
        table("BF", "M", "M", hands=["RM", "SS", "DD"], turn=3),  # another ecosystem
        table("FB", "M", "M", hands=["RM", "SD", "SD"], turn=3),  # another hand
        table("FB", "M", "M", hands=["RM", "SS", "DD"], turn=2),  # another turn, and hands less known
        table("FB", "M", "M", hands=["RM", "SS", "DD"], turn=3, kept=["M", "S", "D"]),
        table("FB", "M", "M", hands=["RM", "SS", "DD"], turn=3, orientation="free"),
        table("FB", "M", "M", hands=["RM", "SS", "DD"], turn=3, gap_points=[1, 0]),
    ],
    ids=["board", "hand", "turn", "kept", "orientation", "gaps"],
)
def test_positions_that_differ_in_anything_are_not_equal(other: EcosystemPosition) -> None:
    assert not ECOSYSTEM.state.equal(position(), other)
    assert ECOSYSTEM.state.key(position()) != ECOSYSTEM.state.key(other)


def test_what_waits_in_secret_is_part_of_the_position() -> None:
    one, two = position(), position()
    say(one, "0: choose R")
    say(two, "0: choose M")
    assert not ECOSYSTEM.state.equal(one, two)


def test_json_is_made_of_the_constructors_fields_and_the_stack() -> None:
    data = ECOSYSTEM.state.to_json(position())
    assert list(data) == [
        *["seats", "deal", "free", "with_pick", "gap_points", "ecosystems", "hands", "stock", "matt", "box", "stack"]
    ]
    assert data["stack"] == [["turn", 1, 3, 0, 1, [[], [], []]]]
    assert data["hands"][0][0][0] == "hand"


def test_the_stack_is_listed_from_the_top() -> None:
    p = table("M", "M", hands=["WS", "SS", "DD"])
    say(p, "0: choose W", "1: choose S")
    assert [type(question).__name__ for question in stack(p)] == ["MattDraws", "Turn"]
    assert [fields[0] for fields in ECOSYSTEM.state.to_json(p)["stack"]] == ["matt_draws", "turn"]


# ── nonsense ────────────────────────────────────────────────────────────────────────────────────────────────────────


def broken(**changes: Any) -> Any:
    return {**ECOSYSTEM.state.to_json(position()), **changes}


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        "position",
        [],
        {},
        {"seats": 3},
        broken(stack=None),
        broken(stack=7),
        broken(stack=[7]),
        broken(stack=["turn"]),
        broken(stack=[[]]),
        broken(stack=[["turn"]]),
        broken(stack=[["turn", 1, 3, 0, 1, 7]]),
        broken(stack=[["tumble", 1, 3]]),
        broken(stack=[["hand", 0, 0, 0]]),  # a thing of the game, and no question
        broken(hands=[[["hand", 0]]]),
        broken(hands=[[["foot", 0, 0, 0]]]),
        broken(ecosystems=[[["ecosystem"]]]),
    ],
)
def test_nonsense_is_no_position(data: Any) -> None:
    with pytest.raises(BadState, match="this is no position"):
        ECOSYSTEM.state.from_json(data)


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b"null", b"[1, 2]"])
def test_bytes_that_are_no_position_are_refused(data: bytes) -> None:
    with pytest.raises(BadState, match="this is no position"):
        ECOSYSTEM.load(data)
