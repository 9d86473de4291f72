"""Situations in which any good player knows what to do; `greedy` must know it too, whatever its luck."""

import pytest

from games.ecosystem.build import legal, lying, say, table
from habitable import bots
from habitable.games.ecosystem.advice import gap_value, race
from habitable.games.ecosystem.components import GAP_POINTS, WOLF_PRIZES
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.kernel.rng import Rng


def answers(p: EcosystemPosition, seat: int = 0) -> set[str]:
    """Everything that greedy says in ten tries, with whatever is hidden from it dealt anew each time."""
    greedy = bots.get("greedy")
    return {ECOSYSTEM.vocabulary.text(bots.choose(greedy, p, seat, Rng(seed))) for seed in range(10)}


@pytest.mark.parametrize(
    ("board", "card", "cell"),
    [
        ("MSMMM/S.SMM/MSMMM/MMMM.", "G", "place 1 1"),  # a dragonfly among four streams
        ("MSMMM/S.SMM/MSMMM/MMMM.", "T", "place 1 1"),  # a trout among four streams
        ("MMMMM/MMMMM/MMMMM/MMB..", "F", "place 3 4"),  # a fox away from the bear
        ("SSSSS/MMMM./SSSSS/SSSS.", "M", "place 1 4"),  # the fifth card of a meadow
        ("SSMSS/SM.SS/SSMSS/SSSS.", "H", "place 1 2"),  # a bee among three meadows
        ("TSTSS/S.SSS/TSSSS/SSSS.", "E", "place 1 1"),  # an eagle in sight of three trout
        ("HSSSS/.HSSS/HSSSS/SSSS.", "B", "place 1 0"),  # a bear among three bees
        ("DSSSS/SSSSS/DSSS./SSSS.", "D", "place 3 4"),  # a deer in a new row and a new column
    ],
)
def test_a_card_goes_where_it_scores(board: str, card: str, cell: str) -> None:
    p = table(board, "W", "W", hands=[card * 2, "WW", "WW"], stage=2, turn=9)
    say(p, f"0: choose {card}", "1: choose W", "2: choose W")
    assert len(legal(p, 0)) == 2
    assert answers(p) == {cell}


@pytest.mark.parametrize(
    ("board", "hand", "card"),
    [
        ("SSSSS/MMMM./SSSSS/SSSSS", "MB", "M"),  # the fifth card of a meadow, or a bear alone
        ("SSSSS/SSSSS/SSSSB/SSSB.", "FR", "R"),  # a rabbit, or a fox between two bears
        ("SSSSS/SSSSS/SSSSS/SSSS.", "TB", "T"),  # a trout beside two streams, or a bear alone
        ("SSSSS/SSSSS/SSSSD/SSSD.", "WM", "W"),  # the first wolf, level with the others, or a meadow of one
    ],
)
def test_the_card_that_scores_in_the_last_cell_is_chosen(board: str, hand: str, card: str) -> None:
    p = table(board, "W", "W", hands=[hand, "DD", "DD"], stage=2, turn=10)
    assert answers(p) == {f"choose {card}"}


@pytest.mark.parametrize(("stage", "neighbour"), [(1, 1), (2, 3)])
@pytest.mark.parametrize(("theirs", "wanted"), [("SSSSS/MMMM./D/D", "M"), ("TDD/.TD/TDD", "B")])
def test_of_equal_cards_the_one_the_next_player_wants_is_not_passed_on(
    stage: int, neighbour: int, theirs: str, wanted: str
) -> None:
    mine = "SSSSS/SSSSS/SSSDD/DDDD."  # neither card brings anything in the last cell
    boards = [mine, "W", "W", "W"]
    boards[neighbour] = theirs
    p = table(*boards, hands=["MB", "WW", "WW", "WW"], stage=stage, turn=5)
    assert answers(p) == {f"choose {wanted}"}


# the last card of all is a rabbit; what it is best to swap, if anything
@pytest.mark.parametrize(
    ("board", "best"),
    [
        ("FBMMM/FMMMM/SSSSS/SSSS.", {"swap 0 1 3 4"}),  # the bear away from two foxes, and out of the meadow
        ("FFFFF/SSSSS/SSSSS/SMMM.", set()),
        ("MHMSS/HMHSS/MHMSS/DDDD.", set()),
        ("MMTSS/MMSTS/MSSSS/DEFW.", set()),
    ],
)
def test_of_all_swaps_at_the_end_the_one_with_most_points_is_made(board: str, best: set[str]) -> None:
    p = table(board, "WW", "WW", hands=["RR", "DD", "DD"], stage=2, turn=10)
    say(p, "0: choose R", "1: choose D", "2: choose D", "1: place 0 2", "2: place 0 2")
    points = {}
    for text in legal(p, 0):
        after = p.copy()
        say(after, f"0: {text}")
        points[text] = after.scores()[0]
    most = {text for text in points if points[text] == max(points.values())}
    assert len(most) < len(points)
    assert best <= most
    assert answers(p) <= most


def test_greedy_answers_from_what_its_seat_can_see() -> None:
    """Two tables that differ in a hand that seat 0 has not seen, and in a waiting pick."""
    said = []
    for hand, pick in (("SSS", "S"), ("EEE", "E")):
        p = table("MM", "M", "M", hands=["MHT", hand, "DDD"], turn=1)
        say(p, f"1: choose {pick}")
        said.append(answers(p))
    assert said[0] == said[1]


# ── the parts ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_between_the_columns_of_the_gap_table_lies_what_lies_between() -> None:
    assert [gap_value(gaps, GAP_POINTS) for gaps in (0.0, 2.0, 2.5, 3.0, 5.5, 6.0, 11.0)] == [
        12.0,
        12.0,
        9.5,
        7.0,
        -2.5,
        -5.0,
        -5.0,
    ]
    assert gap_value(4.0, [5]) == 5.0


def test_a_race_that_is_decided_brings_its_prize() -> None:
    def wolves(mine: int, *others: int) -> float:
        return race(mine, list(others), WOLF_PRIZES, 1.0)

    assert wolves(0, 0, 0) == 0.0
    assert wolves(5, 3, 1) == 12.0
    assert wolves(3, 5, 1) == 8.0
    assert wolves(1, 5, 3) == 4.0
    assert wolves(1, 5, 3, 4) == 0.0


def test_a_race_that_is_open_brings_something_between() -> None:
    assert 8.0 < race(3, [3, 0], WOLF_PRIZES, 2.0) < 12.0


def test_wherever_a_rabbit_goes_the_bear_is_then_swapped_away_from_the_foxes() -> None:
    p = table("FBF/SFS/DDD", "W", "W", hands=["RR", "WW", "WW"], turn=9)
    say(p, "0: choose R", "1: choose W", "2: choose W")
    for cell in answers(p):
        placed = p.copy()
        say(placed, f"0: {cell}", "1: place 0 1", "2: place 0 1")
        for swap in answers(placed):
            after = placed.copy()
            say(after, f"0: {swap}")
            assert after.sheets()[0].kinds[4] == 9, lying(after, 0)
