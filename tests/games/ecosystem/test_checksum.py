"""The same answers give the same games, on every machine, compiled or not."""

import pytest

from games.checksum import checksum
from habitable.games.ecosystem.game import ECOSYSTEM

pytestmark = pytest.mark.compiled

CHECKSUM = {1: "27b2b6572b061291"}  # by version of the rules


def test_seeded_games_are_the_same_as_ever() -> None:
    found = checksum("ecosystem", games=2)
    assert CHECKSUM.get(ECOSYSTEM.rules) == found, (
        "Seeded games of Ecosystem go another way than before. If the rules, or what a position holds, have changed on "
        f"purpose, raise `rules` in games/ecosystem/game.py and store {found!r} here under the new number; records "
        "of older versions will then be refused. If not, something is broken."
    )
