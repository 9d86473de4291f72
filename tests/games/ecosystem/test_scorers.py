"""Which cards a line of the score pad lights up: those that the points came from, and no others."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.ecosystem.build import board, cells
from games.ecosystem.test_scoring import ONE_ECOSYSTEM, SCORERS, SINGLE_KINDS
from habitable.games.ecosystem.board import Ecosystem
from habitable.games.ecosystem.components import GAP_POINTS, LETTERS
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.scoring import Rivals, cell_numbers, score, scorers

Where = set[tuple[int, int]]


def lit(text: str, line: str, *rivals: int) -> tuple[Where, Where]:
    """What scored and what helped it; against rivals with so many wolves and streams as long."""
    e = board(text)
    sheet = score([e], Rivals(list(rivals), list(rivals)), GAP_POINTS)[0]
    ones, others = scorers(e, sheet)[line]
    return cells(ones), cells(others)


def of(text: str, letters: str) -> Where:
    rows = text.split("/")
    return {(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter in letters}


# ── the examples of the rules, by their numbers ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("number", "line", "ones", "others"),
    [
        ("E-01", "fox", {(1, 3)}, set()),  # the other one is beside a bear
        ("E-02", "dragonfly", {(0, 1)}, {(0, 0), (0, 2), (0, 3), (1, 2)}),  # both streams, to their ends
        ("E-03", "trout", {(1, 1)}, {(0, 1), (1, 0), (1, 2), (2, 1)}),
        ("E-04", "bear", {(1, 1)}, {(0, 1), (1, 0), (1, 2)}),
        ("E-05", "bee", {(1, 1)}, {(0, 1), (1, 0), (1, 2)}),
        ("E-05", "meadow", set(), set()),  # meadows of one card
        ("E-06", "eagle", {(1, 1)}, {(0, 2), (1, 3), (2, 0)}),
        ("E-07", "deer", {(0, 0), (1, 0), (2, 2)}, set()),
        ("E-09", "longest_stream", {(1, 2), (1, 3), (2, 2)}, set()),  # not the one of two cards
        ("E-10", "meadow", {(2, 3), (3, 3), (3, 4)}, set()),  # not the one of one card
        ("E-23", "meadow", set(), set()),
        ("E-26", "dragonfly", set(), set()),
        ("E-28", "eagle", {(0, 0), (1, 2)}, {(0, 2)}),  # nobody sees the rabbit
        ("E-29", "fox", {(0, 0), (2, 2)}, set()),
        ("E-36", "fox", {(0, 0), (1, 1)}, set()),
    ],
)
def test_the_examples(number: str, line: str, ones: Where, others: Where) -> None:
    text, _ = SINGLE_KINDS[number]
    assert lit(text, line) == (ones, others)


def test_of_wolves_and_streams_only_prizes_are_lit() -> None:
    wolves, longest = of(ONE_ECOSYSTEM, "W"), {(1, 2), (1, 3), (2, 2)}
    assert lit(ONE_ECOSYSTEM, "wolf")[0] == wolves
    assert lit(ONE_ECOSYSTEM, "stream")[0] == longest
    assert lit(ONE_ECOSYSTEM, "wolf", 5, 6, 7) == (set(), set())
    assert lit(ONE_ECOSYSTEM, "stream", 5, 6) == (set(), set())
    assert lit(ONE_ECOSYSTEM, "wolves", 5, 6, 7)[0] == wolves  # how many there are is true in any case
    assert lit(ONE_ECOSYSTEM, "longest_stream", 5, 6)[0] == longest


def test_of_two_streams_that_are_equally_long_both_are_lit() -> None:
    assert lit("SS.SS/.S.S./S...S", "stream")[0] == {(0, 0), (0, 1), (1, 1), (0, 3), (0, 4), (1, 3)}


def test_gaps_light_the_cards_that_brought_nothing() -> None:
    """E-11: of bear, dragonfly, rabbit and fox only a fox lies there."""
    assert lit(ONE_ECOSYSTEM, "gaps")[0] == lit(ONE_ECOSYSTEM, "gap_points")[0] == of(ONE_ECOSYSTEM, "F")


# ── what is always so ───────────────────────────────────────────────────────────────────────────────────────────────

KINDS = [name for name in SCORERS if name not in ("wolves", "longest_stream")]
TEXTS = st.lists(st.text(LETTERS + "..", min_size=5, max_size=5), min_size=4, max_size=4).map("/".join)


def without(text: str, gone: Where) -> Ecosystem:
    rows = [list(row) for row in text.split("/")]
    for r, c in gone:
        rows[r][c] = "."
    return board("/".join("".join(row) for row in rows))


@settings(max_examples=200, deadline=None)
@given(TEXTS, st.sampled_from(KINDS))
def test_the_lit_cards_alone_are_worth_the_same_and_without_them_there_is_nothing(text: str, kind: str) -> None:
    points = SCORERS[kind]
    ones, others = lit(text, kind)
    all_of_it = points(board(text))
    assert points(without(text, of(text, LETTERS) - ones - others)) == all_of_it
    assert points(without(text, ones)) == 0
    assert bool(ones) == (all_of_it > 0)
    for one in others:
        assert points(without(text, {one})) < all_of_it


def test_places_are_counted_row_by_row_as_the_cards_lie() -> None:
    lying = ECOSYSTEM.sheet_of_document({"game": "ecosystem", "boards": [ONE_ECOSYSTEM, ".F.../.B.F./...../....."]})
    rows = {row.name: row for row in lying.rows}
    assert rows["fox"].scored == [[], [8]]
    assert rows["bee"].scored == [[10], []]
    assert rows["bee"].helped == [[5], []]
    assert rows["fox"].helped == []
    upright = board("MF../MF../MF../MF../MF..")
    assert cell_numbers(upright.foxes) == [1, 6, 11, 16, 21]
