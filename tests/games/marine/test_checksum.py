"""The same answers give the same games, on every machine, compiled or not."""

import pytest

from games.checksum import checksum
from habitable.games.marine.game import MARINE

pytestmark = pytest.mark.compiled

CHECKSUM = {1: ("e155eec807230577", "48167ee2e7b911f8")}  # by version of the rules: of random and of eager players


@pytest.mark.parametrize("eager", [False, True], ids=["random", "eager"])
def test_seeded_games_are_the_same_as_ever(eager: bool) -> None:
    found = checksum("marine", games=1, eager=eager)
    assert CHECKSUM[MARINE.rules][eager] == found, (
        "Seeded games of Marine go another way than before. If the rules, or what a position holds, have changed on "
        f"purpose, raise `rules` in games/marine/game.py and store {found!r} here under the new number; records of "
        "older versions will then be refused. If not, something is broken."
    )
