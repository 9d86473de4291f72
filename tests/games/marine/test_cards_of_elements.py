"""The Evolution cards about elements: rules/dominant-species-marine.md 11.3, every row with its edge cases."""

import pytest

from games.marine.build import answer, asked, done, options, s0, take, things
from games.marine.words import bag, cubes, display, element, elements_on, gone, have, pool, sheltered
from habitable.games.marine.components import ELEMENTS, GRID
from habitable.games.marine.position import Earth
from habitable.kernel import piles

pytestmark = pytest.mark.compiled

ALL_TAKES = [f"take {name}" for name in ELEMENTS]


def full_corners(p: Earth) -> Earth:
    """Every vacant corner of Earth gets a token, whichever sort the bag has most of."""
    for at in range(len(p.elements)):
        if p.vacant(at):
            most = max(range(len(ELEMENTS)), key=lambda sort: piles.count(p.bag, sort))
            p.bag -= piles.one(most)
            p.put(most, at)
    return p


def vacant(p: Earth) -> list[str]:
    """The vacant corners of Earth, in the order of their numbers."""
    return [GRID.corner_text(at) for at in range(len(p.elements)) if p.vacant(at)]


def corners_of(name: str) -> list[str]:
    """The corners of a hex, in the order of their numbers."""
    q, r = (int(word) for word in name.split(","))
    return [GRID.corner_text(at) for at in sorted(GRID.around[GRID.index[q, r]])]


# ── E04 Disease ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_disease_makes_each_animal_with_more_elements_choose_a_token_by_food_chain() -> None:
    p = take(s0(displays={"R": "algae worms", "F": "sun worms", "C": "sun"}), "C", "disease")
    answer(p, "R: lose algae", "F: lose worms")
    assert done(p)
    assert [display(p, name) for name in "RCF"] == ["worms", "sun", "sun"]


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


# ── E13 Trophic Cascade ─────────────────────────────────────────────────────────────────────────────────────────────


def test_trophic_cascade_removes_x_tokens_of_the_takers_choice_from_one_tile() -> None:
    p = take(s0(), "X", "trophic_cascade", slot=2)
    assert things(p, "tile") == ["-1,0", "-1,1", "0,-1", "0,0", "0,1", "1,-1", "1,0"]  # those with tokens
    answer(p, "X: tile 0,0", "lift W(1,0)", "lift E(0,0)")
    assert done(p)
    assert elements_on(p, "Reef") == "algae plankton sponges sun"
    assert (bag(p, "worms"), bag(p, "gastropods")) == (19, 19)


def test_trophic_cascade_removes_all_where_there_are_fewer() -> None:
    p = take(s0(), "X", "trophic_cascade", slot=5)
    answer(p, "X: tile 1,-1")
    assert done(p)
    assert elements_on(p, "Kelp") == ""


def test_trophic_cascade_without_tokens_on_earth_has_no_effect() -> None:
    assert done(take(s0(without="all"), "X", "trophic_cascade", slot=3))


# ── E14 Terrestrial ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_terrestrial_puts_a_chosen_element_on_a_land_or_geyser_and_up_to_four_cubes() -> None:
    p = take(s0(), "X", "terrestrial")
    assert options(p) == ALL_TAKES
    answer(p, "X: take sun")
    assert things(p, "tile") == ["-1,-2", "0,-3", "0,-2", "0,-1", "1,-3"]
    answer(p, "X: tile 0,-3")
    assert things(p, "put") == corners_of("0,-3")
    before = bag(p, "sun")
    answer(p, "put W(0,-3)")
    assert (element(p, "W(0,-3)"), bag(p, "sun")) == ("sun", before - 1)
    for n in range(1, 5):
        assert options(p) == ["pass", "add 0,-3"]
        answer(p, "X: add 0,-3")
        assert cubes(p, "0,-3") == f"X{n}"
    assert done(p)
    assert pool(p, "X") == 31 - 4


def test_terrestrial_cubes_may_be_fewer_or_none() -> None:
    p = answer(take(s0(), "X", "terrestrial"), "take sun", "tile 0,-3", "put W(0,-3)", "add 0,-3", "pass")
    assert done(p)
    assert cubes(p, "0,-3") == "X1"


def test_terrestrial_puts_the_element_only_on_vacant_corners_of_the_tile() -> None:
    p = answer(take(s0(), "X", "terrestrial"), "take sun", "tile 0,-1")
    assert things(p, "put") == [at for at in corners_of("0,-1") if at not in ("W(1,-1)", "E(-1,0)")]


def test_terrestrial_offers_the_elements_of_the_bag() -> None:
    assert options(take(s0(bag="worms sun sun"), "X", "terrestrial")) == ["take sun", "take worms"]


def test_terrestrial_knows_no_land_under_a_vent_and_no_other_vent() -> None:
    p = answer(take(s0("0,-2 vent", "Kelp geyser"), "X", "terrestrial"), "take sun")
    assert things(p, "tile") == ["-1,-2", "0,-3", "0,-1", "1,-3", "1,-1"]  # the kelp is a geyser now


def test_terrestrial_knows_a_land_under_an_eruption_only_as_a_geyser() -> None:
    p = answer(take(s0("0,-3 vent"), "X", "terrestrial"), "take sun")
    assert "0,-3" not in things(p, "tile")


def test_terrestrial_asks_only_for_tiles_with_a_vacant_corner_while_there_are_some() -> None:
    full = ", ".join(f"{at} sun" for at in corners_of("0,-3"))
    p = answer(take(s0(elements=full), "X", "terrestrial"), "take worms")
    assert things(p, "tile") == ["-1,-2", "0,-2", "0,-1", "1,-3"]


def test_terrestrial_without_any_vacant_corner_is_only_about_cubes_on_any_such_tile() -> None:
    p = take(full_corners(s0()), "X", "terrestrial")
    assert things(p, "tile") == ["-1,-2", "0,-3", "0,-2", "0,-1", "1,-3"]
    answer(p, "X: tile 0,-2", "add 0,-2", "add 0,-2", "pass")
    assert done(p)
    assert cubes(p, "0,-2") == "X2"


def test_terrestrial_with_an_empty_bag_is_only_about_cubes() -> None:
    p = take(s0(bag=""), "X", "terrestrial")
    answer(p, "X: tile 0,-1", "add 0,-1", "pass")
    assert done(p)
    assert cubes(p, "Land") == "X1"


def test_terrestrial_with_an_empty_gene_pool_is_only_an_element() -> None:
    p = answer(take(s0(pools={"X": 0}), "X", "terrestrial"), "take sun", "tile 0,-3", "put W(0,-3)")
    assert done(p)
    assert element(p, "W(0,-3)") == "sun"


def test_terrestrial_stops_when_the_gene_pool_is_empty() -> None:
    p = answer(take(s0(pools={"X": 1}), "X", "terrestrial"), "take sun", "tile 0,-3", "put W(0,-3)", "add 0,-3")
    assert done(p)


def test_terrestrial_with_neither_corners_nor_cubes_has_no_effect() -> None:
    assert done(take(full_corners(s0(pools={"X": 0})), "X", "terrestrial"))


# ── E16 Metamorphosis ───────────────────────────────────────────────────────────────────────────────────────────────


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


# ── E22 Niche Construction ──────────────────────────────────────────────────────────────────────────────────────────


def test_niche_construction_moves_a_token_to_any_vacant_corner() -> None:
    p = take(s0(), "X", "niche_construction")
    places = ["E(-1,0)", "E(-1,1)", "E(0,0)", "W(0,0)", "W(1,-1)", "W(1,0)"]
    assert sorted(things(p, "lift")) == places
    answer(p, "X: lift W(1,0)")
    assert things(p, "put") == vacant(p)
    assert "W(1,0)" not in things(p, "put")  # it moves
    before = bag(p, "worms")
    answer(p, "X: put E(1,0)")  # on the sand as before
    assert done(p)
    assert (element(p, "W(1,0)"), element(p, "E(1,0)"), bag(p, "worms")) == ("", "worms", before)


def test_niche_construction_without_a_token_on_earth_has_no_effect() -> None:
    assert done(take(s0(without="all"), "X", "niche_construction"))


def test_niche_construction_without_a_vacant_corner_has_no_effect() -> None:
    assert done(take(full_corners(s0()), "X", "niche_construction"))


# ── E25 Adaptability ────────────────────────────────────────────────────────────────────────────────────────────────


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


# ── E28 Habitat ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_habitat_removes_an_element_of_a_foreign_pawn_and_brings_one_of_an_own_pawn() -> None:
    p = take(s0(control={"sun": "X", "worms": "X", "algae": "R"}), "X", "habitat")
    assert {element(p, at) for at in things(p, "lift")} == {"algae", "gastropods", "plankton", "sponges"}
    answer(p, "X: lift W(1,-1)")
    assert bag(p, "algae") == 19
    assert options(p) == ["take sun", "take worms"]
    answer(p, "X: take worms")
    assert things(p, "put") == vacant(p)
    assert "W(1,-1)" in things(p, "put")  # the corner that is free now, too
    answer(p, "X: put E(1,2)")
    assert done(p)
    assert element(p, "E(1,2)") == "worms"


def test_habitat_for_one_who_controls_all_six_only_brings() -> None:
    p = take(s0(control=dict.fromkeys(ELEMENTS, "X")), "X", "habitat")
    assert options(p) == ALL_TAKES


def test_habitat_for_one_who_controls_none_only_removes() -> None:
    p = take(s0(control={"sun": "R"}), "X", "habitat")
    assert len(things(p, "lift")) == 6
    answer(p, "X: lift W(1,0)")
    assert done(p)


def test_habitat_without_a_matching_token_on_earth_only_brings() -> None:
    p = take(s0(without="all", elements="W(1,0) sun", control={"sun": "X"}), "X", "habitat")
    answer(p, "X: put E(1,0)")  # a sun: there was no choice
    assert done(p)
    assert (element(p, "W(1,0)"), element(p, "E(1,0)")) == ("sun", "sun")


def test_habitat_without_a_matching_token_in_the_bag_only_removes() -> None:
    p = take(s0(control={"sun": "X"}, bag="worms"), "X", "habitat")
    answer(p, "X: lift W(1,0)")
    assert done(p)


def test_habitat_without_a_vacant_corner_fills_the_one_it_has_emptied() -> None:
    p = take(full_corners(s0(control={"sun": "X"})), "X", "habitat")
    answer(p, "X: lift W(1,0)")
    assert done(p)
    assert element(p, "W(1,0)") == "sun"


# ── E30 Symbiotic ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_symbiotic_draws_for_the_taker_first_and_then_by_food_chain() -> None:
    p = take(s0(displays={"F": "sun"}), "F", "symbiotic")
    for who in "FRCX":
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


# ── E33 Omnivore ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_omnivore_removes_a_token_and_an_opposing_cube_from_an_occupied_tile() -> None:
    p = take(s0("Reef X1 R1 F1", "Sand X2"), "X", "omnivore")
    assert options(p) == ["tile 0,0", "tile 1,0"]
    answer(p, "X: tile 0,0", "X: lift W(1,0)")
    assert options(p) == ["eliminate 0,0 reptiles", "eliminate 0,0 fishes"]
    answer(p, "X: eliminate 0,0 fishes")
    assert done(p)
    assert (cubes(p, "Reef"), element(p, "W(1,0)"), gone(p, "F")) == ("R1 X1", "", 1)


def test_omnivore_takes_an_own_cube_where_nobody_else_is() -> None:
    p = answer(take(s0("Reef R3", "Sand X2"), "X", "omnivore"), "X: lift E(0,0)")
    assert done(p)
    assert (cubes(p, "Sand"), gone(p, "X")) == ("X1", 1)


def test_omnivore_on_a_tile_without_tokens_is_only_about_the_cube() -> None:
    p = take(s0("Reef", "1,2 X1 C1"), "X", "omnivore")
    assert done(p)
    assert cubes(p, "1,2") == "X1"


def test_omnivore_where_one_occupies_no_tile_has_no_effect() -> None:
    p = take(s0("Reef R3"), "X", "omnivore")
    assert done(p)
    assert cubes(p, "Reef") == "R3"
