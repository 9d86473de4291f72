"""The same answers give the same games, on every machine, compiled or not."""

import pytest

from games.checksum import checksum
from habitable.games import get

CHECKSUMS = {  # of a game and its version of the rules: of random players, and where they soon kill all, of eager ones
    ("ecosystem", 1): {"random": "ad4390d512a8649a"},
    ("planet", 1): {"random": "0dc97a7fbd92c23f"},
    ("dominant-species", 2): {"random": "22f9b80f7ef03bf3", "eager": "2207ec7f2b70976c"},
    ("marine", 2): {"random": "dad50b416c6ef83c", "eager": "ca0be2ace9334842"},
}
GAMES_EACH = {"ecosystem": 2, "planet": 2, "dominant-species": 1, "marine": 1}
LONG = {("dominant-species", "random"), ("marine", "random")}  # on plain sources the eager ones must do
CASES = [
    pytest.param(name, players, marks=pytest.mark.compiled if (name, players) in LONG else pytest.mark.both)
    for (name, _), found in CHECKSUMS.items()
    for players in found
]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_seeded_games_are_the_same_as_ever(name: str, players: str) -> None:
    game = get(name)
    found = checksum(name, games=GAMES_EACH[name], eager=players == "eager")
    assert CHECKSUMS.get((name, game.rules), {}).get(players) == found, (
        f"Seeded games of {name} go another way than before. If the rules, or what a position holds, have changed on "
        f"purpose, raise `rules` in its game.py and store {found!r} here under the new number; records of older "
        "versions will then be refused. If not, something is broken."
    )
