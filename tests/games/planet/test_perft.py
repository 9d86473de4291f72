"""Node counts of small setups: an oracle that a change of the code does not change the rules."""

import pytest

from games.planet.build import say, table
from habitable.games.planet.game import PLANET
from habitable.kernel.perft import perft

pytestmark = pytest.mark.compiled

TO_THE_END = 100
ELEVEN = "OOOOO" * 11


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_animals_are_laid_out(seats: int) -> None:
    assert perft(PLANET.start(seats), 3) == 45 * 44 * 43


def test_the_first_turn() -> None:
    """Five tiles on any of twelve faces in five turns, and then four tiles."""
    assert perft(table("", ""), 3) == 5 * 60 * 4


def test_the_last_turns_of_two() -> None:
    assert perft(table(ELEVEN, ELEVEN, round=12), TO_THE_END) == 5 * 5 * 4 * 5


def test_the_last_turns_of_three() -> None:
    p = table(ELEVEN, ELEVEN, ELEVEN, round=12)
    say(p, "0: take 1", "0: lay 11 turn 0")
    assert perft(p, TO_THE_END) == 4 * 5 * 3 * 5


def test_pile_twelve_is_turned_up_by_itself() -> None:
    """The last turn of round 11, and the next pick is from pile 12."""
    ten = "OOOOO" * 10
    p = table(ten, ten, round=11, piles=[[], [6, 7, 8, 9, 10]])
    say(p, "0: take 1", "0: lay 10 turn 0", "1: take 2")
    assert perft(p, 2) == 2 * 5 * 5
