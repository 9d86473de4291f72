"""The Evolution cards about the elements of the animals: rules/marine.md 11.3, every row with its edge
cases."""

import pytest

from games.marine.build import answer, asked, done, options, s0, take, things
from games.marine.words import bag, display, element, have, sheltered
from habitable.games.marine.components import ELEMENTS

pytestmark = pytest.mark.compiled

ALL_TAKES = [f"take {name}" for name in ELEMENTS]


# ── Disease (rules/marine.md E04) ───────────────────────────────────────────────────────────────────────────────────


def test_disease_makes_each_animal_with_more_elements_choose_a_token_by_food_chain() -> None:
    p = take(s0(displays={"R": "algae worms", "F": "sun worms", "C": "sun"}), "C", "disease")
    answer(p, "F: lose worms", "R: lose algae")
    assert done(p)
    assert [display(p, name) for name in "RCF"] == ["worms", "sun", "sun"]


def test_disease_downwards_by_option() -> None:
    p = take(s0(displays={"R": "algae worms", "F": "sun worms", "C": "sun"}, downwards=True), "C", "disease")
    answer(p, "R: lose algae", "F: lose worms")
    assert done(p)


def test_disease_returns_the_token_to_the_bag() -> None:
    p = s0(displays={"R": "algae"})
    before = bag(p, "algae")
    take(p, "X", "disease")
    assert bag(p, "algae") == before + 1


def test_disease_cannot_take_what_is_printed() -> None:
    p = s0(traits={"R": "ram_feeding"})  # four elements, none of them a token of the display
    assert done(take(p, "X", "disease"))
    assert have(p, "R") == "plankton sponges sun sun"


def test_disease_counts_elements_on_traits_for_the_taker_and_for_the_others() -> None:
    p = s0(displays={"R": "algae", "F": "sun"}, sheltered={"R": "worms"}, traits={"R": "phenotypic_plasticity"})
    take(p, "F", "disease")  # R has five elements, F four
    assert display(p, "R") == ""
    p = s0(displays={"F": "sun"}, traits={"X": "ram_feeding"})
    take(p, "X", "disease")  # both have four
    assert display(p, "F") == "sun"


def test_disease_spares_the_taker() -> None:
    p = take(s0(displays={"X": "sun sun"}), "X", "disease")
    assert done(p)
    assert display(p, "X") == "sun sun"


def test_disease_does_not_ask_for_a_token_of_one_sort() -> None:
    p = take(s0(displays={"R": "sun sun"}), "X", "disease")
    assert done(p)
    assert display(p, "R") == "sun"


# ── Metamorphosis (rules/marine.md E16) ─────────────────────────────────────────────────────────────────────────────


def test_metamorphosis_swaps_a_display_token_for_one_of_choice_from_the_bag() -> None:
    p = take(s0(displays={"X": "sun sponges"}), "X", "metamorphosis")
    assert options(p) == ["lose sponges", "lose sun"]
    answer(p, "X: lose sun")
    assert options(p) == ALL_TAKES
    before = bag(p, "sun")
    answer(p, "X: take plankton")
    assert done(p)
    assert display(p, "X") == "plankton sponges"
    assert bag(p, "sun") == before + 1


def test_metamorphosis_without_a_token_on_the_display_has_no_effect() -> None:
    assert done(take(s0(), "X", "metamorphosis"))


def test_metamorphosis_cannot_swap_what_lies_on_a_trait() -> None:
    p = s0(traits={"X": "phenotypic_plasticity"}, sheltered={"X": "sun"})
    assert done(take(p, "X", "metamorphosis"))
    assert sheltered(p, "X") == "sun"


def test_metamorphosis_with_an_empty_bag_has_no_effect() -> None:
    p = take(s0(displays={"X": "sun"}, bag=""), "X", "metamorphosis")
    assert done(p)
    assert display(p, "X") == "sun"


def test_metamorphosis_works_with_six_elements() -> None:
    p = answer(take(s0(displays={"X": "sun sun sun"}), "X", "metamorphosis"), "take plankton")
    assert display(p, "X") == "plankton sun sun"


# ── Adaptability (rules/marine.md E25) ──────────────────────────────────────────────────────────────────────────────


def test_adaptability_swaps_a_display_token_with_one_on_earth() -> None:
    p = take(s0(displays={"X": "sun sponges"}), "X", "adaptability")
    answer(p, "X: lose sponges")
    assert len(things(p, "exchange")) == 6
    answer(p, "X: exchange W(1,0)")
    assert done(p)
    assert element(p, "W(1,0)") == "sponges"  # exactly there
    assert display(p, "X") == "sun worms"


def test_adaptability_without_a_token_on_the_display_has_no_effect() -> None:
    assert done(take(s0(), "X", "adaptability"))
    p = s0(traits={"X": "phenotypic_plasticity"}, sheltered={"X": "sun"})
    assert done(take(p, "X", "adaptability"))


def test_adaptability_without_a_token_on_earth_has_no_effect() -> None:
    p = take(s0(without="all", displays={"X": "sun"}), "X", "adaptability")
    assert done(p)
    assert display(p, "X") == "sun"


# ── Symbiotic (rules/marine.md E30) ─────────────────────────────────────────────────────────────────────────────────


def test_symbiotic_draws_for_the_taker_first_and_then_by_food_chain() -> None:
    p = take(s0(displays={"F": "sun"}), "F", "symbiotic")
    for who in "FXCR":
        assert asked(p) == "nature"
        assert display(p, who) == ("sun" if who == "F" else "")
        answer(p, "draw worms")
        assert "worms" in display(p, who)
    assert done(p)


def test_symbiotic_draws_only_for_those_with_fewer_elements_than_the_taker_had() -> None:
    p = answer(take(s0(), "X", "symbiotic"), "draw sun")  # R, C and F had as many as X
    assert done(p)
    assert [display(p, name) for name in "RCFX"] == ["", "", "", "sun"]


def test_symbiotic_draws_nothing_for_one_with_six_elements() -> None:
    p = take(s0(displays={"X": "sun sun sun"}, animals="R X"), "X", "symbiotic")
    answer(p, "draw worms")
    assert done(p)
    assert (display(p, "R"), display(p, "X")) == ("worms", "sun sun sun")


def test_symbiotic_stops_when_the_bag_is_empty() -> None:
    p = take(s0(displays={"X": "sun"}, bag="worms"), "X", "symbiotic")  # the last token is no luck
    assert done(p)
    assert [display(p, name) for name in "RCFX"] == ["", "", "", "sun worms"]


def test_symbiotic_with_an_empty_bag_has_no_effect() -> None:
    assert done(take(s0(bag=""), "X", "symbiotic"))


def test_symbiotic_counts_elements_on_traits() -> None:
    p = take(s0(traits={"X": "ram_feeding"}), "X", "symbiotic")
    answer(p, "draw sun", "draw sun", "draw sun", "draw sun")
    assert done(p)


def test_symbiotic_token_may_go_onto_phenotypic_plasticity() -> None:
    p = take(s0(displays={"X": "sun"}, traits={"R": "phenotypic_plasticity"}, animals="R X"), "X", "symbiotic")
    answer(p, "draw sun", "draw worms", "R: shelter")
    assert done(p)
    assert (sheltered(p, "R"), display(p, "R")) == ("worms", "")
