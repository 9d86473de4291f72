"""Two positions that play differently for somebody never look the same to everybody, in any game and variant.

`HABITABLE_LOOKS=10` plays more games, and at every table (`make soak ARGS='looks 10'`).
"""

import os
from typing import Any

import pytest

from games.test_conformance import half_greedy
from games.unlike import UNLIKE
from games.variants import LONG, every_table, table_id
from habitable.games import get
from habitable.games.dominant_species.game import DominantSpeciesGame
from habitable.games.dominant_species.view_types import DominantSpeciesView
from habitable.games.ecosystem.game import EcosystemGame
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.kernel.conformance import at_random
from habitable.kernel.lookalikes import check_looks
from habitable.kernel.position import Position

GAMES = int(os.environ.get("HABITABLE_LOOKS", "1"))
TABLES = every_table()
TRIED = TABLES if GAMES > 1 else TABLES[::4]
pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("table", TRIED, ids=table_id)
def test_positions_that_play_differently_look_different(table: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = table
    care = 0.06 / LONG.get(name, 1)
    chooser = half_greedy if seats % 2 else at_random
    looks = check_looks(
        get(name), seats, options, chooser=chooser, games=GAMES, seed=seats, care=care, same=UNLIKE[name]
    )
    assert looks.neighbours >= looks.told_apart > 0


class HidesVariants(EcosystemGame):
    def view(self, position: Position, seat: int | None) -> EcosystemView:
        view = super().view(position, seat)
        view.orientation = view.placing = ""
        return view


class HidesTheTurnLimit(DominantSpeciesGame):
    def view(self, position: Position, seat: int | None) -> DominantSpeciesView:
        view = super().view(position, seat)
        view.turn_limit = 0
        return view


class HidesWhatFollows(DominantSpeciesGame):
    def view(self, position: Position, seat: int | None) -> DominantSpeciesView:
        view = super().view(position, seat)
        view.then = []
        return view


@pytest.mark.parametrize(
    ("broken", "options", "what"),
    [
        (HidesVariants, {}, "though nobody could tell them apart"),
        (HidesTheTurnLimit, {"turn_limit": 2}, "turn_limit: after"),
        (HidesWhatFollows, {"turn_limit": 2}, "though nobody could tell them apart"),
    ],
)
def test_a_view_that_says_too_little_is_caught(
    broken: type[EcosystemGame | DominantSpeciesGame], options: dict[str, Any], what: str
) -> None:
    game = broken()
    with pytest.raises(AssertionError, match=what):
        check_looks(game, 3, options, games=20, seed=2, care=0.1, same=UNLIKE[game.name])
