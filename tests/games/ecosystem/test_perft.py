"""Node counts of small setups: an oracle that a change of the code does not change the rules.

The first ones a person can work out; the others were counted once and must stay. Where the rules change on purpose,
`rules` in game.py rises and the counts are made anew.
"""

from typing import Any

import pytest

from games.ecosystem.build import table
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.kernel.perft import perft

pytestmark = pytest.mark.compiled

TO_THE_END = 100
NINETEEN = "MMMMM/SSSSS/DDDDF/FFFF."
EIGHTEEN = "MMMMM/SSSSS/DDDFF/FFF.."


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_deal(seats: int) -> None:
    """Any of eleven kinds, three times; no kind can run out so soon."""
    assert perft(ECOSYSTEM.start(seats), 3) == 11**3


def test_a_kind_runs_out() -> None:
    """After seven rabbits: any of ten other kinds and then of eleven, or the eighth rabbit and then one of ten."""
    p = ECOSYSTEM.start(3)
    for _ in range(7):
        p.play(-1, ECOSYSTEM.vocabulary.parse("deal R"))
    assert perft(p, 2) == 10 * 11 + 10


def test_three_picks_for_the_last_cell() -> None:
    p = table(NINETEEN, "", "", hands=["BW", "TG", "HE"], stage=2, turn=10)
    assert perft(p, TO_THE_END) == 2 * 2 * 2


def test_two_cells_for_the_last_pick() -> None:
    """Two cards, and two cells for seat 0; the others' first cards have one place."""
    p = table(EIGHTEEN, "", "", hands=["BW", "TT", "EE"], stage=2, turn=10)
    assert perft(p, TO_THE_END) == 2 * 2


def test_a_rabbit_in_the_last_cell() -> None:
    """No rabbit: one way. A rabbit: no swap, or two of twenty cards of different kinds; M 5, S 5, D 4, F 5, R 1."""
    p = table(NINETEEN, "", "", hands=["BR", "TT", "EE"], stage=2, turn=10)
    pairs = 190 - (10 + 10 + 6 + 10)
    assert perft(p, TO_THE_END) == 1 + 1 + pairs


@pytest.mark.parametrize("placing", ["after_reveal", "with_pick"])
def test_a_chain_has_as_many_ways_as_its_parts(placing: str) -> None:
    """Seat 0: a bear on six cells beside FB, or a rabbit and then one of four answers. The others: four cells."""
    p = table("FB", "M", "M", hands=["BR", "TT", "EE"], stage=2, turn=10, placing=placing)
    assert perft(p, TO_THE_END) == (6 + 6 * 4) * 4 * 4


def test_matts_card_is_one_of_the_kinds_he_holds() -> None:
    p = table(NINETEEN, "", hands=["BW", "TT", "DDE"], stage=2, turn=10)
    assert perft(p, TO_THE_END) == 2 * 2


def test_free_orientation_has_more_ways() -> None:
    for orientation, ways in (("fixed", 8), ("free", 10)):
        p = table("M/M/S/S", "", "", hands=["BB", "TT", "EE"], stage=2, turn=10, orientation=orientation)
        assert perft(p, TO_THE_END) == ways


# ── counted once ────────────────────────────────────────────────────────────────────────────────────────────────────


def two_turns(**options: Any) -> EcosystemPosition:
    """The last two turns of a game for two, in short: little left to choose, one rabbit."""
    return table("F/B/M/M", "SSW", hands=["RMW", "TMD", "SWE"], stage=2, turn=9, matt="WSS", **options)


COUNTS: dict[str, tuple[EcosystemPosition, int, int]] = {
    "start of stage I": (table("", "", "", hands=["WMR", "SDB", "TGH"], turn=1), 7, 864),
    "start of stage I, with_pick": (
        table("", "", "", hands=["WMR", "SDB", "TGH"], turn=1, placing="with_pick"),
        7,
        1728,
    ),
    "two turns": (two_turns(), 7, 16128),
    "two turns, with_pick": (two_turns(placing="with_pick"), 7, 29952),
    "two turns, free": (two_turns(orientation="free"), 7, 20160),
    "last card of the original edition": (
        table("FB", "MM", "SS", hands=["R", "T", "E"], stage=1, turn=10, deal=10),
        6,
        104544,
    ),
    "four players": (table("FB", "MM", "SS", "R", hands=["RM", "TT", "EE", "RW"], stage=2, turn=10), 100, 8640),
}


@pytest.mark.parametrize(("p", "depth", "ways"), COUNTS.values(), ids=COUNTS.keys())
def test_node_counts(p: EcosystemPosition, depth: int, ways: int) -> None:
    assert perft(p, depth) == ways, "the rules have changed; if that was meant, raise `rules` in game.py"
