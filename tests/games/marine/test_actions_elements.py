"""Actions about elements: Abundance, Autotrophs, Depletion, Adaptation, Regression (rules/marine.md 8.1 to 8.5)."""

from typing import Any

import pytest

from games.marine.build import answer, asked, earth, events, may, options, play, s0, things, turn
from games.marine.words import (
    bag,
    box,
    corner,
    display,
    element,
    elements_on,
    endangered,
    guards,
    hand,
    have,
    pawn_on,
    pool,
    sheltered,
)
from habitable.games.marine.components import GRID
from habitable.kernel.bits import members

pytestmark = pytest.mark.compiled


def full(*without: str) -> str:
    """Elements on all corners of the reef but these."""
    corners = ["E(0,0)", "W(1,0)", "E(-1,1)", "W(0,0)", "E(-1,0)", "W(1,-1)"]
    return ", ".join(f"{place} sun" for place in corners if place not in without)


# ── Abundance (rules/marine.md 8.1) ─────────────────────────────────────────────────────────────────────────────────


def test_tv_03_an_element_for_a_corner() -> None:
    p = s0(abundance="algae sun sun worms", pawns={"abundance 1": "X"})
    play(p, "F: pawn abundance 2", "take algae", "put E(-1,2)")
    assert element(p, "E(-1,2)") == "algae"
    assert "algae" in elements_on(p, "Ocean")
    assert elements_on(p, "0,2") == "algae"
    assert box(p, "abundance") == "sun sun worms"
    assert pawn_on(p, "abundance 3") == ""
    assert "pawn abundance 3" in may(p, "F")


def test_abundance_asks_which_token_then_which_corner() -> None:
    p = play(s0(abundance="sun sun worms"), "X: pawn abundance 1")
    assert options(p) == ["pass", "take sun", "take worms"]
    answer(p, "take sun")
    assert "pass" not in options(p)
    usable = [i for i in range(96) if GRID.touched[i] & p.land and p.elements[i] < 0]
    assert things(p) == [GRID.corner_text(i) for i in usable]


def test_outer_corners_with_only_one_tile_will_do() -> None:
    p = play(earth("Reef X1", abundance="sun", elements=full("E(0,0)")), "X: pawn abundance 1", "take sun")
    assert element(p, "E(0,0)") == "sun"  # the only corner: nobody was asked
    assert len(members(GRID.touched[corner("E(0,0)")])) == 3


def test_abundance_may_be_waived() -> None:
    p = play(s0(abundance="sun"), "X: pawn abundance 1", "pass")
    assert (box(p, "abundance"), asked(p)) == ("sun", "F")


@pytest.mark.parametrize(("abundance", "elements"), [("", ""), ("sun", full())], ids=["no token", "no corner"])
def test_abundance_without_token_or_corner_has_no_effect(abundance: str, elements: str) -> None:
    p = play(earth("Reef X1", abundance=abundance, elements=elements), "X: pawn abundance 1")
    assert (asked(p), box(p, "abundance"), hand(p, "X")) == ("F", abundance, 3)


# ── Autotrophs (rules/marine.md 8.2) ────────────────────────────────────────────────────────────────────────────────

GEYSER: dict[str, Any] = {"elements": "W(1,-3) plankton, E(-1,-2) sun", "autotrophs": "gastropods sun"}


def test_tv_04a_a_token_of_the_box_for_one_on_a_geyser() -> None:
    p = s0(**GEYSER)
    before = p.bag
    play(p, "C: pawn autotrophs 2", "swap gastropods", "exchange W(1,-3)")
    assert element(p, "W(1,-3)") == "gastropods"
    assert box(p, "autotrophs") == "plankton sun"
    assert p.bag == before


def test_tv_04b_a_token_leaves_a_geyser() -> None:
    p = s0(**GEYSER)
    before = bag(p, "sun")
    play(p, "C: pawn autotrophs 2", "lift E(-1,-2)")
    assert element(p, "E(-1,-2)") == ""
    assert bag(p, "sun") == before + 1
    assert box(p, "autotrophs") == "gastropods sun"


def test_autotrophs_removes_only_types_of_the_box_and_swaps_any() -> None:
    p = play(s0(**GEYSER), "C: pawn autotrophs 2")
    assert options(p) == ["pass", "swap gastropods", "swap sun", "lift E(-1,-2)"]
    answer(p, "swap sun")
    assert options(p) == ["exchange E(-1,-2)", "exchange W(1,-3)"]


def test_a_swap_of_like_for_like_changes_nothing() -> None:
    p = play(s0(**GEYSER), "C: pawn autotrophs 2", "swap sun", "exchange E(-1,-2)")
    assert (element(p, "E(-1,-2)"), box(p, "autotrophs")) == ("sun", "gastropods sun")


@pytest.mark.parametrize(("space", "corners"), [(1, ["W(0,3)"]), (2, ["W(0,-3)"])])
def test_the_first_space_is_about_vents_the_second_about_geysers(space: int, corners: list[str]) -> None:
    p = s0(elements="W(0,-3) sun, W(0,3) sun", autotrophs="sun")
    play(p, f"X: pawn autotrophs {space}")
    assert things(p, "lift") == corners


def test_a_corner_shared_with_other_tiles_is_on_the_eruption_too() -> None:
    p = play(s0("Land geyser", autotrophs="sun"), "X: pawn autotrophs 2")
    assert things(p, "lift") == ["E(-1,0)"]
    assert "swap sun" in options(p)


@pytest.mark.parametrize(
    "more", [{"autotrophs": ""}, {"elements": "", "autotrophs": "sun"}], ids=["empty box", "no token on geysers"]
)
def test_autotrophs_has_no_effect(more: dict[str, Any]) -> None:
    p = play(s0(**({"elements": "W(1,-3) sun"} | more)), "X: pawn autotrophs 2")
    assert asked(p) == "F"


def test_autotrophs_may_be_waived() -> None:
    p = play(s0(**GEYSER), "C: pawn autotrophs 2", "pass")
    assert (box(p, "autotrophs"), element(p, "W(1,-3)")) == ("gastropods sun", "plankton")


# ── Depletion (rules/marine.md 8.3) ─────────────────────────────────────────────────────────────────────────────────


def test_tv_05_depletion_starves() -> None:
    p = s0(
        "Meadow R2 C1",
        "Seamount C3",
        without="all",
        elements="E(-1,0) algae, E(-2,1) sponges",
        depletion="sponges",
    )
    assert endangered(p, "R") == "Reef"
    assert endangered(p, "C") == "Reef"
    before = bag(p, "sponges")
    play(p, "X: pawn depletion 1", "lift E(-2,1)")
    assert element(p, "E(-2,1)") == ""
    assert bag(p, "sponges") == before + 1
    assert endangered(p, "R") == "Meadow Reef"
    assert endangered(p, "C") == "Meadow Reef Seamount"
    assert box(p, "depletion") == "sponges"


def test_depletion_reaches_everything_of_the_types_in_its_box() -> None:
    p = play(s0(depletion="sun worms worms", elements="W(0,-3) sun"), "X: pawn depletion 1")
    assert options(p) == ["pass", "lift E(-1,0)", "lift W(0,-3)", "lift W(1,0)"]
    answer(p, "pass")
    assert element(p, "W(1,0)") == "worms"


def test_depletion_without_a_match_has_no_effect() -> None:
    p = play(s0(without="E(-1,0)", depletion="sun"), "X: pawn depletion 1")
    assert asked(p) == "F"


# ── Adaptation (rules/marine.md 8.4) ────────────────────────────────────────────────────────────────────────────────

ADAPTATION: dict[str, Any] = {
    "pawns": {"adaptation 1": "F", "adaptation 2": "R"},
    "control": {"plankton": "F"},
    "adaptation": "gastropods sun sun",
    "displays": {"F": "worms"},
}


def test_tv_07_where_to_adapt() -> None:
    said = may(s0(**ADAPTATION), "F")
    assert [line for line in said if "adaptation" in line] == [
        "special plankton adaptation 2",
        "special plankton adaptation 3",
    ]


def test_tv_07_the_special_space_adds_or_swaps() -> None:
    p = play(s0(**ADAPTATION), "F: special plankton adaptation 3")
    assert options(p) == ["pass", "take gastropods", "take sun", "swap gastropods", "swap sun"]


def test_tv_07b_adaptation_after_a_bump() -> None:
    p = s0(**ADAPTATION)
    before = hand(p, "R")
    play(p, "F: special plankton adaptation 2")
    assert options(p) == ["pass", "take gastropods", "take sun"]
    answer(p, "take gastropods")
    assert hand(p, "R") == before + 1
    assert have(p, "F") == "algae gastropods plankton plankton worms"
    assert box(p, "adaptation") == "sun sun"


def test_a_04_the_token_replaced_goes_into_the_bag() -> None:
    p = s0(**ADAPTATION)
    worms, sun = bag(p, "worms"), bag(p, "sun")
    play(p, "F: special plankton adaptation 3", "swap sun")
    assert display(p, "F") == "sun"
    assert box(p, "adaptation") == "gastropods sun"
    assert (bag(p, "worms"), bag(p, "sun")) == (worms + 1, sun)


def test_which_of_several_tokens_is_replaced() -> None:
    p = s0(**(ADAPTATION | {"displays": {"F": "worms algae"}}))
    play(p, "F: special plankton adaptation 3", "swap sun")
    assert options(p) == ["lose algae", "lose worms"]  # those printed stay
    answer(p, "lose algae")
    assert have(p, "F") == "algae plankton plankton sun worms"


def test_with_six_elements_only_a_swap_is_possible() -> None:
    p = s0(adaptation="sun", control={"sun": "X"}, displays={"X": "sun worms algae"})
    assert asked(play(p, "X: pawn adaptation 1")) == "F"
    p = s0(adaptation="sun", control={"sun": "X"}, displays={"X": "sun worms algae"})
    play(p, "X: special sun adaptation 3")
    assert options(p) == ["pass", "swap sun"]
    answer(p, "swap sun", "lose worms")
    assert display(p, "X") == "algae sun sun"


def test_a_swap_needs_a_token_on_the_display() -> None:
    p = play(s0(adaptation="sun", control={"sun": "X"}), "X: special sun adaptation 3")
    assert options(p) == ["pass", "take sun"]


def test_several_of_one_type_are_allowed() -> None:
    p = play(s0(adaptation="worms", displays={"X": "worms worms"}), "X: pawn adaptation 1", "take worms")
    assert have(p, "X") == "algae worms worms worms worms worms"


def test_adaptation_with_an_empty_box_has_no_effect() -> None:
    p = s0(control={"sun": "X"}, displays={"X": "sun"})
    assert asked(play(p, "X: pawn adaptation 1")) == "F"
    assert asked(play(s0(control={"sun": "X"}, displays={"X": "sun"}), "X: special sun adaptation 3")) == "F"


def test_adaptation_may_be_waived() -> None:
    p = play(s0(adaptation="sun"), "X: pawn adaptation 1", "pass")
    assert (box(p, "adaptation"), display(p, "X")) == ("sun", "")


def test_dv_27_ram_feeding_counts_in_the_limit() -> None:
    """rules/marine.md A-10."""
    more: dict[str, Any] = {"traits": {"F": "ram_feeding"}, "displays": {"F": "sun worms"}, "adaptation": "algae"}
    p = s0(**more, control={"sun": "F"})
    assert len(have(p, "F").split()) == 6
    play(p, "F: special sun adaptation 3")
    assert options(p) == ["pass", "swap algae"]
    assert asked(play(s0(**more), "F: pawn adaptation 1")) == "C"


def test_a_10_as_a_switch_of_the_component_file() -> None:
    more: dict[str, Any] = {"traits": {"F": "ram_feeding"}, "displays": {"F": "sun worms"}, "adaptation": "algae"}
    p = s0(**more, components_={"rules": {"trait_elements_count": {"value": False}}})
    play(p, "F: pawn adaptation 1", "take algae")
    assert have(p, "F") == "algae algae plankton plankton plankton sun worms"


def test_an_adaptation_may_be_sheltered() -> None:
    p = s0(traits={"F": "phenotypic_plasticity"}, adaptation="sun worms")
    play(p, "F: pawn adaptation 1", "take sun")
    assert options(p) == ["pass", "shelter"]
    answer(p, "shelter")
    assert (sheltered(p, "F"), display(p, "F"), have(p, "F")) == ("sun", "", "algae plankton plankton sun")


# ── Regression (rules/marine.md 8.5) ────────────────────────────────────────────────────────────────────────────────


def test_a_cube_onto_a_square_of_regression() -> None:
    p = play(s0(), "R: pawn regression 1")
    assert options(p) == ["pass", "guard"]
    told = events(p, "guard")
    assert {"event": "guarded", "animal": "reptiles"} in told
    assert (guards(p), pool(p, "R")) == ("R", 30)


def test_one_may_own_both_squares() -> None:
    p = play(s0(guards="R", pawns={"regression 1": "X"}), "R: pawn regression 2", "guard")
    assert guards(p) == "R R"


def test_dv_23_two_full_squares() -> None:
    p = play(s0(guards="R X"), "R: pawn regression 2")
    assert (asked(p), guards(p)) == ("X", "R X")


def test_regression_without_a_cube_in_the_gene_pool() -> None:
    p = play(s0(pools={"R": 0}), "R: pawn regression 1")
    assert (asked(p), guards(p)) == ("X", "")


def test_regression_may_be_waived() -> None:
    p = play(s0(), "R: pawn regression 1", "pass")
    assert (guards(p), pool(p, "R")) == ("", 31)


def test_a_guard_stays_when_its_pawn_is_retrieved_or_bumped() -> None:
    p = play(s0(control={"sun": "X"}), "R: pawn regression 1", "guard")
    play(p, "R: retrieve")
    assert guards(p) == "R"
    p = play(s0(control={"sun": "X"}), "R: pawn regression 1", "guard")
    play(turn(p, "X"), "X: special sun regression 1", "pass")
    assert guards(p) == "R"
    assert hand(p, "R") == 4
