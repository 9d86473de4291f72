"""A pile is a multiset in one integer; it must count like one."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from habitable.games.ecosystem import piles
from habitable.games.ecosystem.components import COUNTS, LETTERS
from habitable.kernel.bits import members
from habitable.kernel.piles import count, draw, kinds, size
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

CARDS = "".join(letter * n for letter, n in zip(LETTERS, COUNTS, strict=True))
PILES = st.tuples(*(st.integers(0, n) for n in COUNTS)).map(
    lambda counts: "".join(letter * n for letter, n in zip(LETTERS, counts, strict=True))[::-1]
)


@settings(deadline=None, max_examples=100)
@given(PILES)
def test_a_pile_counts_its_cards(letters: str) -> None:
    pile = piles.parse(letters)
    there = Counter(letters)
    assert size(pile) == len(letters)
    assert [count(pile, kind) for kind in range(11)] == [there[letter] for letter in LETTERS]
    assert [LETTERS[kind] for kind in members(kinds(pile))] == [letter for letter in LETTERS if there[letter]]
    assert piles.text(pile) == "".join(letter * there[letter] for letter in LETTERS)


@settings(deadline=None, max_examples=50)
@given(PILES, st.integers(0, 10**6))
def test_a_card_is_drawn_from_what_is_there(letters: str, seed: int) -> None:
    if letters:
        assert LETTERS[draw(piles.parse(letters), len(letters), Rng(seed))] in letters


def test_every_card_of_a_pile_is_drawn_as_often_as_any_other() -> None:
    pile = piles.parse("MMMMMMWWWR")
    rng = Rng(3)
    drawn = Counter(LETTERS[draw(pile, 10, rng)] for _ in range(10_000))
    assert sorted(drawn) == ["M", "R", "W"]
    for letter, share in {"M": 6000, "W": 3000, "R": 1000}.items():
        assert abs(drawn[letter] - share) < 250


def test_the_full_pile_is_the_box() -> None:
    assert piles.text(piles.full()) == CARDS


def test_a_letter_that_is_no_card_is_named() -> None:
    with pytest.raises(ValueError, match=r"'X' is no card \(cards: MSDBFWTGHER\)"):
        piles.parse("MMX")
