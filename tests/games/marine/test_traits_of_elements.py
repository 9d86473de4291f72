"""The traits about the elements of an animal: rules/marine.md T03, T11, T12."""

import pytest

from games.marine.build import answer, asked, keeping, luck, options, play, reseed, s0, take, turn
from games.marine.words import (
    adaptation_value,
    bag,
    box,
    display,
    dominated,
    endangered,
    guards,
    have,
    pool,
    sheltered,
)

pytestmark = pytest.mark.compiled

UNCOUNTED = {"rules": {"trait_elements_count": {"value": False}}}  # rules/marine.md A-10, the rejected reading


# ── Ram Feeding (rules/marine.md T03) ───────────────────────────────────────────────────────────────────────────────

RAM = {"X": "ram_feeding"}


def test_ram_feeding_is_a_plankton_more() -> None:
    assert have(s0(traits=RAM), "X") == "algae plankton worms worms"
    assert display(s0(traits=RAM), "X") == ""


def test_ram_feeding_lets_one_thrive_on_plankton() -> None:
    assert endangered(s0("Reef", "Seamount X1"), "X") == "Seamount"  # plankton and sponges
    assert endangered(s0("Reef", "Seamount X1", traits=RAM), "X") == ""


def test_ram_feeding_counts_in_the_adaptation_value() -> None:
    p = s0("Reef F1", "Seamount F1", traits={"F": "ram_feeding"})
    assert adaptation_value(p, "F", "plankton") == 3 * 2
    assert dominated(p, "F") == "plankton"


def test_ram_feeding_counts_in_the_limit_of_six() -> None:
    p = turn(s0(traits=RAM, displays={"X": "sun sun"}, adaptation="worms"), "X")
    answer(p, "pawn adaptation 1")
    assert asked(p) == "F"  # six elements: no effect
    p = play(s0(traits=RAM, displays={"X": "sun"}, adaptation="worms"), "X: pawn adaptation 1", "take worms")
    assert have(p, "X") == "algae plankton sun worms worms worms"


def test_dv_27_ram_feeding_on_the_special_space_swaps_and_does_not_add() -> None:
    p = s0(traits=RAM, displays={"X": "sun sun"}, adaptation="worms", control={"sun": "X"})
    play(p, "X: special sun adaptation 3")
    assert options(p) == ["pass", "swap worms"]
    answer(p, "swap worms")
    assert have(p, "X") == "algae plankton sun worms worms worms"


def test_ram_feeding_may_stand_outside_the_limit_by_a_component_file() -> None:
    p = s0(traits=RAM, displays={"X": "sun sun"}, adaptation="worms", components_=UNCOUNTED)
    play(p, "X: pawn adaptation 1", "take worms")
    assert have(p, "X") == "algae plankton sun sun worms worms worms"


def test_the_plankton_of_ram_feeding_cannot_be_lost() -> None:
    p = reseed(s0(traits=RAM, regression="plankton"))
    assert have(p, "X") == "algae plankton worms worms"
    p = take(s0(traits=RAM), "R", "disease")  # X has four elements, R three
    assert have(p, "X") == "algae plankton worms worms"


def test_a_display_token_of_plankton_can_be_lost_beside_it() -> None:
    p = reseed(s0(traits=RAM, regression="plankton", displays={"X": "plankton"}))
    assert have(p, "X") == "algae plankton worms worms"


def test_the_plankton_of_ram_feeding_cannot_be_swapped() -> None:
    p = s0(traits=RAM, adaptation="sun", control={"sun": "X"})
    play(p, "X: special sun adaptation 3")
    assert options(p) == ["pass", "take sun"]
    assert take(s0(traits=RAM), "X", "metamorphosis").over()


def test_ram_feeding_takes_its_token_from_the_bag_at_setup() -> None:
    p, q = (keeping({"R": "flight", "X": trait}) for trait in ("ram_feeding", "benthic"))
    assert have(p, "X") == "algae plankton worms worms"
    assert bag(p, "plankton") == bag(q, "plankton") - 1


def test_ram_feeding_does_without_a_token_when_the_bag_has_none() -> None:
    p = take(s0(traits={"X": "flight"}, bag="sun sun"), "X", "gene_expression")
    answer(p, "deal_trait ram_feeding", "deal_trait solitary", "deal_trait cannibal", "trait ram_feeding")
    assert have(p, "X") == "algae plankton worms worms"
    assert bag(p, "plankton") == 0
    take(p, "X", "divergent_evolution")  # Gene Expression once more
    answer(p, "deal_trait flight", "deal_trait solitary", "deal_trait cannibal", "trait flight")
    assert have(p, "X") == "algae worms worms"
    assert bag(p, "plankton") == 0  # no token was made


# ── Phenotypic Plasticity (rules/marine.md T12) ─────────────────────────────────────────────────────────────────────

PLASTIC = {"X": "phenotypic_plasticity"}


def test_an_element_gained_may_go_onto_phenotypic_plasticity() -> None:
    p = play(s0(traits=PLASTIC, adaptation="sun"), "X: pawn adaptation 1", "take sun")
    assert options(p) == ["pass", "shelter"]
    answer(p, "shelter")
    assert (sheltered(p, "X"), display(p, "X"), have(p, "X")) == ("sun", "", "algae sun worms worms")


def test_an_element_gained_may_go_onto_the_display_all_the_same() -> None:
    p = play(s0(traits=PLASTIC, adaptation="sun"), "X: pawn adaptation 1", "take sun", "pass")
    assert (sheltered(p, "X"), display(p, "X")) == ("", "sun")


def test_phenotypic_plasticity_holds_two_elements() -> None:
    p = s0(traits=PLASTIC, sheltered={"X": "sun sun"}, adaptation="sponges")
    play(p, "X: pawn adaptation 1", "take sponges")
    assert (sheltered(p, "X"), display(p, "X"), asked(p)) == ("sun sun", "sponges", "F")


def test_phenotypic_plasticity_gives_no_room_beyond_six() -> None:
    p = s0(traits=PLASTIC, sheltered={"X": "sun"}, displays={"X": "sponges sponges"}, adaptation="sun")
    assert asked(play(p, "X: pawn adaptation 1")) == "F"


def test_phenotypic_plasticity_may_give_room_by_a_component_file() -> None:
    p = s0(traits=PLASTIC, displays={"X": "sponges sponges sponges"}, adaptation="sun", components_=UNCOUNTED)
    play(p, "X: pawn adaptation 1", "take sun")
    assert (sheltered(p, "X"), asked(p)) == ("sun", "F")  # there is no other place for it


def test_dv_28_regression_takes_from_the_display_and_not_from_the_card() -> None:
    p = s0(traits={"F": "phenotypic_plasticity"}, sheltered={"F": "algae"}, displays={"F": "algae"}, regression="algae")
    reseed(p)
    assert (sheltered(p, "F"), display(p, "F")) == ("algae", "")


def test_disease_takes_from_the_display_and_not_from_the_card() -> None:
    p = s0(traits=PLASTIC, sheltered={"X": "sun"}, displays={"X": "sponges"})
    take(p, "R", "disease")
    assert (sheltered(p, "X"), display(p, "X")) == ("sun", "")
    take(p, "R", "divergent_evolution")  # Disease once more: still four against three, but all are safe
    assert (sheltered(p, "X"), display(p, "X")) == ("sun", "")


def test_the_special_space_of_adaptation_swaps_no_element_on_the_card() -> None:
    p = s0(traits=PLASTIC, sheltered={"X": "sun"}, adaptation="sponges", control={"sun": "X"})
    play(p, "X: special sun adaptation 3")
    assert options(p) == ["pass", "take sponges"]


def test_an_element_swapped_in_takes_the_place_on_the_display() -> None:
    """rules/marine.md 8.4: "put the new token in its place"."""
    p = s0(traits=PLASTIC, displays={"X": "sun"}, adaptation="sponges", control={"sun": "X"})
    play(p, "X: special sun adaptation 3", "swap sponges")
    assert (sheltered(p, "X"), display(p, "X"), asked(p)) == ("", "sponges", "F")


def test_elements_on_the_card_count_for_thriving_and_for_domination() -> None:
    p = s0("Reef", "Meadow X2", traits=PLASTIC, sheltered={"X": "sun sun"})
    assert endangered(p, "X") == ""
    assert adaptation_value(p, "X", "sun") == 2


def test_the_three_tokens_of_the_alternative_side_lie_on_the_display() -> None:
    """They come before the traits (rules/marine.md 13.4)."""
    p = keeping({"R": "flight", "X": "phenotypic_plasticity"}, displays="alternative")
    assert (sheltered(p, "X"), len(display(p, "X").split())) == ("", 3)


# ── Resilience (rules/marine.md T11) ────────────────────────────────────────────────────────────────────────────────


def test_resilience_counts_as_a_cube_in_regression_at_every_reseeding() -> None:
    p = s0(traits={"X": "resilience"}, displays={"X": "sun sun", "F": "sun"}, regression="sun", adaptation="sun")
    luck(reseed(p))
    assert (display(p, "X"), display(p, "F")) == ("sun sun", "")
    luck(reseed(p))
    assert display(p, "X") == "sun sun"


def test_resilience_may_still_place_cubes_to_block() -> None:
    p = play(s0(traits={"X": "resilience"}, regression="sun", displays={"F": "sun"}), "X: pawn regression 1", "guard")
    play(p, "X: pawn regression 2", "guard")
    assert (guards(p), pool(p, "X")) == ("X X", 29)
    assert asked(play(p, "F: pawn abundance 1")) == "C"
    luck(reseed(p))
    assert (guards(p), pool(p, "X"), display(p, "F")) == ("", 31, "")


def test_resilience_does_not_help_against_disease() -> None:
    p = take(s0(traits={"X": "resilience"}, displays={"X": "sun"}), "R", "disease")
    assert display(p, "X") == ""
    assert box(p, "regression") == ""
