"""The same answers give the same games, on every machine, compiled or not."""

import pytest

from games.checksum import checksum
from habitable.games.planet.game import PLANET

pytestmark = pytest.mark.compiled

CHECKSUM = {1: "0dc97a7fbd92c23f"}  # by version of the rules


def test_seeded_games_are_the_same_as_ever() -> None:
    found = checksum("planet", games=2)
    assert CHECKSUM.get(PLANET.rules) == found, (
        "Seeded games of Planet go another way than before. If the rules, or what a position holds, have changed on "
        f"purpose, raise `rules` in games/planet/game.py and store {found!r} here under the new number; records "
        "of older versions will then be refused. If not, something is broken."
    )
