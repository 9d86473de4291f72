"""Where a card may go, and what a swap does: rules/ecosystem.md 2.1, 7 and 10.5."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.ecosystem import by_hand
from games.ecosystem.build import board, cells, legal, lying, say, table
from habitable.games.ecosystem import scoring
from habitable.games.ecosystem.board import Ecosystem, cell, empty, text
from habitable.games.ecosystem.components import CELLS, KINDS, WINDOW
from habitable.games.ecosystem.view import rows
from habitable.kernel.bits import nth, size

pytestmark = pytest.mark.compiled

LYING_FLAT = [(5, 4)]
ANY_WAY = [(5, 4), (4, 5)]

PLACES: dict[str, tuple[str, set[tuple[int, int]]]] = {
    "E-71": ("M", {(-1, 0), (1, 0), (0, -1), (0, 1)}),
    "E-72": ("MMMMM", {(r, c) for r in (-1, 1) for c in range(5)}),
    "E-73": ("M/M/M/M", {(r, c) for r in range(4) for c in (-1, 1)}),
    "E-74": ("MM/MM", {(-1, 0), (-1, 1), (2, 0), (2, 1), (0, -1), (1, -1), (0, 2), (1, 2)}),
    "E-75": ("MMMMM/M/M/M", {(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (3, 1)}),
    "E-76": ("MMMMM/MMMMM/MMMMM/MMMM.", {(3, 4)}),
}


@pytest.mark.parametrize(("cards", "expected"), PLACES.values(), ids=PLACES.keys())
def test_legal_cells(cards: str, expected: set[tuple[int, int]]) -> None:
    assert cells(board(cards).legal_cells(False)) == expected


@pytest.mark.parametrize(("cards", "expected"), list(PLACES.values())[:-1], ids=list(PLACES)[:-1])
def test_legal_cells_as_a_seat_is_asked(cards: str, expected: set[tuple[int, int]]) -> None:
    p = table(cards, "M", "M", hands=["FF", "FF", "FF"])
    say(p, "0: choose F", "1: choose F", "2: choose F")
    assert set(legal(p, 0)) == {f"place {r} {c}" for r, c in expected}


def test_a_swap_beside_the_bear_does_not_help_the_fox() -> None:
    """E-77, first board."""
    p = table("FB", "M", "M", hands=["RF", "FF", "FF"])
    say(p, "0: choose R", "1: choose F", "2: choose F")
    say(p, "0: place 1 0", "1: place 0 1", "2: place 0 1")
    assert lying(p, 0) == "FB/R."
    assert scoring.fox(p.ecosystems[0]) == 0
    say(p, "0: swap 0 1 1 0")
    assert lying(p, 0) == "FR/B."
    assert scoring.fox(p.ecosystems[0]) == 0


def test_a_swap_takes_the_bear_away_from_the_fox() -> None:
    """E-77, second board."""
    p = table("FB", "M", "M", hands=["RF", "FF", "FF"])
    say(p, "0: choose R", "1: choose F", "2: choose F")
    say(p, "0: place 0 2", "1: place 0 1", "2: place 0 1")
    without = p.copy()
    say(without, "0: noswap")
    assert (lying(without, 0), scoring.fox(without.ecosystems[0])) == ("FBR", 0)
    say(p, "0: swap 0 1 0 2")
    assert (lying(p, 0), scoring.fox(p.ecosystems[0])) == ("FRB", 3)


def test_the_first_card_has_one_place() -> None:
    assert cells(empty().legal_cells(False)) == {(0, 0)}


def test_growing_upward_pushes_the_cards_down_to_the_corner() -> None:
    assert "/".join(rows(board("FB").placed(10, cell(-1, 1)))) == ".R/FB"


def test_growing_to_the_left_pushes_the_cards_to_the_corner() -> None:
    assert "/".join(rows(board("F/B").placed(10, cell(1, -1)))) == ".F/RB"


def test_growing_down_or_right_moves_nothing() -> None:
    assert "/".join(rows(board("FB").placed(10, cell(1, 0)))) == "FB/R."
    assert "/".join(rows(board("FB").placed(10, cell(0, 2)))) == "FBR"


def test_an_unfinished_ecosystem_is_written_in_the_corner_of_four_rows_of_five() -> None:
    assert text(board("FB/.R")) == "FB.../.R.../...../....."
    assert text(empty()) == "...../...../...../....."


# ── free orientation (rules/ecosystem.md 7) ───────────────────────────────────────────────────────────────────────────


def test_an_upright_ecosystem_needs_the_free_orientation() -> None:
    assert cells(board("M/M/M/M").legal_cells(True)) == PLACES["E-73"][1] | {(-1, 0), (4, 0)}


def test_five_columns_settle_the_free_orientation() -> None:
    assert cells(board("MMMMM/M/M/M").legal_cells(True)) == PLACES["E-75"][1]


def test_five_rows_settle_the_free_orientation() -> None:
    assert cells(board("MMMM/M/M/M/M").legal_cells(True)) == {(1, 1), (1, 2), (1, 3), (2, 1), (3, 1), (4, 1)}


def test_four_by_four_may_still_become_either() -> None:
    square = board("MMMM/MMMM/MMMM/MMMM")
    sides = {(r, c) for r in range(4) for c in (-1, 4)}
    ends = {(r, c) for r in (-1, 4) for c in range(4)}
    assert cells(square.legal_cells(True)) == sides | ends
    assert cells(square.legal_cells(False)) == sides


def test_a_finished_upright_ecosystem_is_written_transposed() -> None:
    assert text(board("WMHS/FDES/WSST/WSMM/TDWM")) == "WFWWT/MDSSD/HESMW/SSTMM"


# ── what always holds ───────────────────────────────────────────────────────────────────────────────────────────────


def test_the_window_is_five_rows_of_five() -> None:
    assert cells(WINDOW) == {(r, c) for r in range(5) for c in range(5)}


CHOICES = st.lists(st.tuples(st.integers(0, 10), st.integers(0, 1000)), min_size=20, max_size=20)


def build_up(choices: list[tuple[int, int]], free: bool) -> list[Ecosystem]:
    """An ecosystem after each of twenty cards, put on whatever legal cell."""
    e = empty()
    out = []
    for kind, place in choices:
        legal_cells = e.legal_cells(free)
        e = e.placed(kind, nth(legal_cells, place % size(legal_cells)))
        out.append(e)
    return out


@settings(deadline=None, max_examples=60)
@given(CHOICES, st.booleans())
def test_twenty_cards_always_fill_the_rectangle(choices: list[tuple[int, int]], free: bool) -> None:
    last = build_up(choices, free)[-1]
    shape = (last.width(), last.height())
    assert shape in (ANY_WAY if free else LYING_FLAT)
    assert size(last.cards) == shape[0] * shape[1] == 20
    assert "." not in text(last)
    assert sum(size(last.of(kind)) for kind in range(KINDS)) == 20


@settings(deadline=None, max_examples=60)
@given(CHOICES, st.booleans())
def test_legal_cells_are_as_the_rules_read(choices: list[tuple[int, int]], free: bool) -> None:
    for e in build_up(choices, free)[:-1]:
        there = cells(e.cards)
        assert min(r for r, _ in there) == min(c for _, c in there) == 0
        assert cells(e.legal_cells(free)) == by_hand.legal_cells(there, ANY_WAY if free else LYING_FLAT)


@settings(deadline=None, max_examples=60)
@given(CHOICES, st.data())
def test_a_swap_exchanges_two_cards_and_nothing_else(choices: list[tuple[int, int]], data: st.DataObject) -> None:
    e = data.draw(st.sampled_from(build_up(choices, True)[1:]))
    there = [i for i in range(CELLS) if e.cards >> i & 1]
    a, b = data.draw(st.lists(st.sampled_from(there), min_size=2, max_size=2, unique=True))
    after = e.swapped(a, b)
    assert after.cards == e.cards
    moved = {a: b, b: a}
    assert [after.kind_at(i) for i in there] == [e.kind_at(moved.get(i, i)) for i in there]
