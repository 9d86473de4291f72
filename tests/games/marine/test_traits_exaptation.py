"""Exaptation: rules/marine.md 12.1, T02, A-21, 13.5."""

from typing import Any

import pytest

from games.marine.build import answer, asked, done, keeping, luck, options, play, reseed, s0, start, take
from games.marine.words import (
    animal,
    bag,
    controls,
    cubes,
    display,
    guards,
    hand,
    have,
    pawn_on,
    pool,
    sheltered,
    specials,
    traits_of,
)
from habitable.games.marine.position import MarinePosition

pytestmark = pytest.mark.compiled

OTHERS = {"R": "flight", "C": "solitary", "F": "hadal", "X": "exaptation"}


def near(cubes_: int, copied: str = "flight", *tiles: str, **changes: Any) -> MarinePosition:
    """X copies a trait, and so many cubes are left to place until it must copy another."""
    traits = changes.pop("traits", OTHERS)
    return s0(*tiles, traits=traits, copied={"X": copied}, pools={"X": 16 + cubes_}, speciation="worms", **changes)


def settled(p: MarinePosition, name: str = "X") -> bool:
    return p.animal(animal(name)).settled


# ── the first copy ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_exaptation_copies_an_opponents_trait_at_setup() -> None:
    p = keeping({"R": "flight", "C": "solitary", "X": "exaptation"})
    assert (asked(p), options(p)) == ("X", ["copy flight", "copy solitary"])
    answer(p, "X: copy solitary")
    assert traits_of(p, "X") == "exaptation solitary"
    assert traits_of(p, "C") == "solitary"
    assert not settled(p)


def test_what_is_copied_at_setup_is_chosen_before_other_traits_act() -> None:
    """rules/marine.md 12.1: first the copy, then setup effects by food chain."""
    p = keeping({"R": "pack_hunters", "C": "ram_feeding", "X": "exaptation"})
    assert asked(p) == "X"
    answer(p, "X: copy ram_feeding")
    assert asked(p) == "R"
    assert have(p, "X") == "algae worms worms"  # not yet
    answer(p, "R: claim sun")
    assert have(p, "X") == "algae plankton worms worms"
    assert have(p, "C") == "gastropods gastropods plankton sponges"


def test_a_copied_pack_hunters_claims_a_pawn_too() -> None:
    p = answer(keeping({"R": "pack_hunters", "C": "flight", "X": "exaptation"}), "X: copy pack_hunters", "R: claim sun")
    assert "claim sun" not in options(p)
    answer(p, "X: claim worms")
    assert (controls(p, "R"), controls(p, "X")) == ("sun", "worms")


def test_pack_hunters_twice_choose_by_food_chain_whoever_copies() -> None:
    p = answer(
        keeping({"R": "exaptation", "C": "flight", "X": "pack_hunters"}),
        "R: copy pack_hunters",
        "R: claim worms",
        "X: claim sun",
    )
    assert (controls(p, "R"), controls(p, "X")) == ("worms", "sun")


def test_superheroes_with_exaptation_copy_one_trait() -> None:
    p = keeping({"R": "flight hadal", "X": "exaptation solitary"}, superheroes=True, exaptation=True)
    assert options(p) == ["copy hadal", "copy flight"]
    answer(p, "X: copy hadal")
    assert traits_of(p, "X") == "exaptation hadal solitary"


def test_the_first_copy_is_for_good_where_the_gene_pool_is_small_from_the_start() -> None:
    """As for one that is gained in play (rules/marine.md 12.2)."""
    p = keeping({"R": "flight", "X": "exaptation"}, earth="random", displays="alternative")
    assert pool(p, "X") == 34 - 3 * 6  # three algae, and six on the tile in the middle
    assert (traits_of(p, "X"), settled(p)) == ("exaptation flight", True)


def test_by_default_superheroes_have_no_exaptation() -> None:
    p = start("R X", superheroes=True)
    while "deal_trait" not in options(p)[0]:
        p.play(p.turn(), p.options(p.turn())[0])
    assert "deal_trait exaptation" not in options(p)
    assert len(options(p)) == 17


# ── the second copy ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_at_sixteen_cubes_exaptation_loses_its_copy_and_copies_another_for_good() -> None:
    p = play(near(1), "X: pawn regression 1", "guard")
    assert traits_of(p, "X") == "exaptation"
    assert (asked(p), options(p)) == ("X", ["copy hadal", "copy solitary"])  # not Flight again
    answer(p, "X: copy hadal")
    assert traits_of(p, "X") == "exaptation hadal"
    assert settled(p)


def test_above_sixteen_cubes_nothing_happens() -> None:
    p = play(near(2), "X: pawn regression 1", "guard")
    assert (asked(p), pool(p, "X"), traits_of(p, "X")) == ("F", 17, "exaptation flight")


def test_a_cube_in_regression_has_left_the_gene_pool() -> None:
    p = play(near(1), "X: pawn regression 1", "guard", "copy hadal")
    assert (guards(p), pool(p, "X")) == ("X", 16)


def test_the_copy_changes_in_the_middle_of_a_speciation() -> None:
    p = play(near(2), "X: pawn speciation 1", "speciate W(1,0)", "add 0,1", "add 0,1")
    assert options(p) == ["copy hadal", "copy solitary"]
    answer(p, "X: copy solitary")
    assert options(p) == ["pass", "add 0,0", "add 0,1", "add 1,0"]  # it goes on
    answer(p, "add 0,1", "add 0,1", "pass")
    assert (cubes(p, "Ocean"), pool(p, "X"), traits_of(p, "X")) == ("X4", 14, "exaptation solitary")


def test_the_caps_of_a_speciation_are_those_of_the_traits_when_its_token_was_chosen() -> None:
    """Else the order in which its cubes are placed would matter."""
    niche = {**OTHERS, "R": "ecological_niche"}
    p = near(1, "ecological_niche", traits=niche, control={"worms": "X"})
    play(p, "X: pawn speciation 1", "speciate W(1,0)", "add 0,0", "copy hadal", "add 0,0", "add 0,0", "pass")
    assert cubes(p, "Reef") == "R3 C3 F3 X6"


def test_the_copy_changes_in_the_middle_of_a_card() -> None:
    p = take(near(1, "flight", "Reef X1", "Sand X1", "Kelp X1"), "X", "fecundity")
    assert options(p) == ["copy hadal", "copy solitary"]
    answer(p, "X: copy hadal")
    assert done(p)
    assert pool(p, "X") == 14


def test_the_copy_changes_only_once() -> None:
    p = answer(play(near(1), "X: pawn regression 1", "guard"), "copy hadal")
    play(p, "X: pawn regression 2", "guard")
    assert (asked(p), pool(p, "X"), traits_of(p, "X")) == ("F", 15, "exaptation hadal")


def test_a_gene_pool_that_grows_again_changes_nothing() -> None:
    p = answer(play(near(1), "X: pawn regression 1", "guard"), "copy hadal")
    luck(reseed(p))
    assert (pool(p, "X"), traits_of(p, "X")) == (17, "exaptation hadal")
    play(p, "X: pawn regression 2", "guard")
    assert (asked(p), traits_of(p, "X")) == ("F", "exaptation hadal")


def test_the_gene_pool_of_another_means_nothing() -> None:
    p = s0(traits=OTHERS, copied={"X": "flight"}, pools={"R": 17})
    play(p, "R: pawn regression 1", "guard")
    assert asked(p) == "X"
    assert traits_of(p, "X") == "exaptation flight"


def test_with_one_opponent_exaptation_ends_without_a_trait() -> None:
    """rules/marine.md A-21."""
    p = near(1, animals="R X", traits={"R": "flight", "X": "exaptation"})
    play(p, "X: pawn regression 1", "guard")
    assert (asked(p), traits_of(p, "X")) == ("R", "exaptation")
    assert settled(p)
    play(p, "X: pawn regression 2", "guard")
    assert (asked(p), traits_of(p, "X")) == ("R", "exaptation")  # it stays so


def test_with_one_opponent_who_has_another_trait_by_then_exaptation_copies_that() -> None:
    """rules/marine.md A-21."""
    p = near(1, animals="R X", traits={"R": "hadal", "X": "exaptation"})
    play(p, "X: pawn regression 1", "guard")
    assert traits_of(p, "X") == "exaptation hadal"  # there was nothing to choose from


# ── what is copied ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_copy_stays_when_its_owner_exchanges_the_trait() -> None:
    p = take(near(5), "R", "gene_expression")
    answer(p, "deal_trait cannibal", "deal_trait benthic", "deal_trait migratory", "R: trait benthic")
    assert (traits_of(p, "R"), traits_of(p, "X")) == ("benthic", "exaptation flight")


def test_the_second_copy_is_of_what_others_have_at_that_moment() -> None:
    p = take(near(1), "R", "gene_expression")
    answer(p, "deal_trait cannibal", "deal_trait benthic", "deal_trait migratory", "R: trait benthic")
    play(p, "X: pawn regression 1", "guard")
    assert options(p) == ["copy hadal", "copy solitary", "copy benthic"]


def test_the_other_animal_of_the_same_player_is_an_opponent_too() -> None:
    p = play(near(1, "hadal", animals=["R X", "C F"]), "X: pawn regression 1", "guard")
    assert options(p) == ["copy flight", "copy solitary"]  # Flight is R's


def test_losing_a_copied_benthic_returns_the_pawn() -> None:
    p = near(1, "benthic", pawns={"benthic X": "sun"}, control={"sun": "X"}, traits={**OTHERS, "R": "benthic"})
    answer(take(p, "X", "fecundity"), "X: copy hadal")
    assert (pawn_on(p, "benthic X"), specials(p, "X")) == ("", "sun")


def test_losing_a_copied_phenotypic_plasticity_returns_its_tokens() -> None:
    p = near(1, "phenotypic_plasticity", traits={**OTHERS, "R": "phenotypic_plasticity"}, sheltered={"X": "sun sun"})
    play(p, "X: pawn regression 1", "guard", "copy hadal")
    assert (sheltered(p, "X"), have(p, "X"), bag(p, "sun")) == ("", "algae worms worms", 18)


def test_losing_a_copied_ram_feeding_loses_the_plankton() -> None:
    p = near(1, "ram_feeding", traits={**OTHERS, "R": "ram_feeding"})
    play(p, "X: pawn regression 1", "guard", "copy hadal")
    assert have(p, "X") == "algae worms worms"
    assert have(p, "R") == "plankton sponges sun sun"


def test_losing_a_copied_sapience_keeps_the_pawn() -> None:
    p = near(1, "sapience", traits={**OTHERS, "R": "sapience"}, sapient="X", points={"X": 22})
    play(p, "X: pawn regression 1", "guard", "copy hadal")
    assert hand(p, "X") == 4


def test_losing_a_copied_pack_hunters_keeps_the_pawn() -> None:
    p = near(1, "pack_hunters", traits={**OTHERS, "R": "pack_hunters"}, control={"sun": "X", "algae": "R"})
    play(p, "X: pawn regression 1", "guard", "copy hadal")
    assert controls(p, "X") == "sun"


def test_copying_ram_feeding_brings_a_plankton_and_makes_room_for_it() -> None:
    p = near(1, "flight", traits={**OTHERS, "C": "ram_feeding"}, displays={"X": "sun sun sponges"})
    play(p, "X: pawn regression 1", "guard", "copy ram_feeding")
    assert options(p) == ["lose sponges", "lose sun"]
    answer(p, "X: lose sun")
    assert (have(p, "X"), display(p, "X")) == ("algae plankton sponges sun worms worms", "sponges sun")


def test_copying_pack_hunters_in_play_claims_a_pawn() -> None:
    p = near(1, "flight", traits={**OTHERS, "C": "pack_hunters"}, control={"sun": "C"})
    play(p, "X: pawn regression 1", "guard", "copy pack_hunters", "claim worms")
    assert controls(p, "X") == "worms"


def test_copying_sapience_with_twenty_points_brings_the_pawn() -> None:
    p = near(1, "flight", traits={**OTHERS, "C": "sapience"}, points={"X": 20})
    play(p, "X: pawn regression 1", "guard", "copy sapience")
    assert hand(p, "X") == 4  # one of five is on the display


def test_copying_prey_switching_in_the_middle_of_ones_own_action_pays_nothing() -> None:
    p = near(1, "flight", traits={**OTHERS, "C": "prey_switching"})
    play(p, "X: pawn speciation 1", "speciate W(1,0)", "add 0,0", "copy prey_switching", "add 0,0", "pass")
    assert p.animal(3).points == 0


def test_exaptation_in_the_middle_of_another_players_action() -> None:
    p = near(1, "camouflage", traits={**OTHERS, "R": "camouflage"})
    play(p, "F: pawn tectonics 1", "erupt 1,2", "X: hide", "X: copy hadal", "R: hide")
    assert (cubes(p, "1,2"), asked(p), traits_of(p, "X")) == ("R1 F1 X1", "C", "exaptation hadal")
