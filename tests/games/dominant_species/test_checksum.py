"""The same answers give the same games, on every machine, compiled or not."""

import pytest

from games.checksum import checksum
from habitable.games.dominant_species.game import DOMINANT_SPECIES

pytestmark = pytest.mark.compiled

CHECKSUM = {1: ("d3071ebf0ee551ca", "c38f84e70b869169")}  # by version of the rules: of random and of eager players


@pytest.mark.parametrize("eager", [False, True], ids=["random", "eager"])
def test_seeded_games_are_the_same_as_ever(eager: bool) -> None:
    found = checksum("dominant-species", games=1, eager=eager)
    assert CHECKSUM[DOMINANT_SPECIES.rules][eager] == found, (
        "Seeded games of Dominant Species go another way than before. If the rules, or what a position holds, have "
        f"changed on purpose, raise `rules` in games/dominant_species/game.py and store {found!r} here under the new "
        "number; records of older versions will then be refused. If not, something is broken."
    )
