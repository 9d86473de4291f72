"""The conformance kit over every game, number of players and variant."""

from typing import Any

import pytest

from games.variants import LONG, every_table, table_id
from habitable import bots
from habitable.games import get
from habitable.kernel.conformance import at_random, check
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng

TABLES = every_table()
# Every table is tried in one way; all ways at all tables are for `make soak ARGS=ecosystem` and so on.
CLOSELY, HALF_GREEDY, RANDOMLY = TABLES[::3], TABLES[1::3], TABLES[2::3]
pytestmark = pytest.mark.compiled


def half_greedy(position: Position, seat: int, rng: Rng) -> int:
    """A bot's answer and a random one by turns: random play alone sees only a part of a game."""
    if rng.below(2) == 0:
        return at_random(position, seat, rng)
    return bots.choose(bots.get("greedy"), position, seat, rng)


@pytest.mark.parametrize("table", RANDOMLY, ids=table_id)
def test_random_play_conforms(table: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = table
    games = max(1, 6 // LONG.get(name, 1))
    report = check(get(name), seats, options, games=games, seed=seats, care=0.001 / LONG.get(name, 1))
    assert report.games == games


@pytest.mark.parametrize("table", CLOSELY, ids=table_id)
def test_every_position_is_looked_at_closely(table: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = table
    report = check(get(name), seats, options, seed=1000 + seats, care=0.02 / LONG.get(name, 1))
    assert report.careful > 0
    assert report.twins >= seats


@pytest.mark.parametrize("table", HALF_GREEDY, ids=table_id)
def test_half_greedy_play_conforms(table: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = table
    report = check(get(name), seats, options, chooser=half_greedy, seed=7, care=0.002 / LONG.get(name, 1))
    assert report.games == 1
