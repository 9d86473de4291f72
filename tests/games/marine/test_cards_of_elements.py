"""The Evolution cards about elements on Earth: rules/marine.md 11.3, every row with its edge cases."""

import pytest

from games.marine.build import answer, done, options, s0, take, things
from games.marine.words import bag, cubes, element, elements_on, gone, pool
from habitable.earth import table
from habitable.games.marine.components import ELEMENTS, GRID
from habitable.games.marine.position import MarinePosition
from habitable.kernel import piles

pytestmark = pytest.mark.compiled

ALL_TAKES = [f"take {name}" for name in ELEMENTS]


def full_corners(p: MarinePosition) -> MarinePosition:
    """Every vacant corner of Earth gets a token, whichever sort the bag has most of."""
    for at in range(len(p.elements)):
        if table.vacant(p, at):
            most = max(range(len(ELEMENTS)), key=lambda sort: piles.count(p.bag, sort))
            p.bag -= piles.one(most)
            p.put(most, at)
    return p


def vacant(p: MarinePosition) -> list[str]:
    """The vacant corners of Earth, in the order of their numbers."""
    return [GRID.corner_text(at) for at in range(len(p.elements)) if table.vacant(p, at)]


def corners_of(name: str) -> list[str]:
    """The corners of a hex, in the order of their numbers."""
    q, r = (int(word) for word in name.split(","))
    return [GRID.corner_text(at) for at in sorted(GRID.around[GRID.index[q, r]])]


# ── Trophic Cascade (rules/marine.md E13) ───────────────────────────────────────────────────────────────────────────


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


# ── Terrestrial (rules/marine.md E14) ───────────────────────────────────────────────────────────────────────────────


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


# ── Niche Construction (rules/marine.md E22) ────────────────────────────────────────────────────────────────────────


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


# ── Habitat (rules/marine.md E28) ───────────────────────────────────────────────────────────────────────────────────


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


# ── Omnivore (rules/marine.md E33) ──────────────────────────────────────────────────────────────────────────────────


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
