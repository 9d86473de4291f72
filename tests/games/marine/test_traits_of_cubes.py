"""The traits about cubes on Earth: rules/marine.md T05, T08, T09, T10."""

from typing import Any

import pytest

from games.marine.build import answer, ask, asked, done, options, play, s0, take, things
from games.marine.words import cubes, endangered, gone, points, pool
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.rounds import Extinction

pytestmark = pytest.mark.compiled


# ── Camouflage (rules/marine.md T05) ────────────────────────────────────────────────────────────────────────────────


def explore(who: str, **changes: Any) -> MarinePosition:
    """An animal lays a kelp at 2,-1, beside kelp and sand, with nobody near it who could come."""
    p = s0(stacks=["kelp", "-", "-"], **changes)
    return play(p, f"{who}: pawn wanderlust 1", "explore 1", "nature: turn_up kelp", "lay 2,-1")


def test_camouflage_may_place_a_cube_after_the_wanderlust_of_another() -> None:
    p = explore("X", traits={"R": "camouflage"})
    assert (asked(p), options(p)) == ("R", ["pass", "hide"])
    answer(p, "R: hide")
    assert (cubes(p, "2,-1"), pool(p, "R"), asked(p)) == ("R1", 30, "F")


def test_camouflage_may_be_declined() -> None:
    p = answer(explore("X", traits={"R": "camouflage"}), "R: pass")
    assert (cubes(p, "2,-1"), pool(p, "R")) == ("", 31)


def test_camouflage_acts_after_all_have_come() -> None:
    p = s0("Kelp X1 C1", stacks=["kelp", "-", "-"], traits={"R": "camouflage"})
    play(p, "F: pawn wanderlust 1", "explore 1", "turn_up kelp", "lay 2,-1", "X: pass", "C: come 1,-1", "R: hide")
    assert cubes(p, "2,-1") == "R1 C1"


def test_camouflage_never_acts_in_ones_own_wanderlust() -> None:
    assert asked(explore("X", traits={"X": "camouflage"})) == "F"


def test_camouflage_comes_before_the_extra_turn_of_the_special_space() -> None:
    p = s0(stacks=["kelp", "-", "-"], control={"sun": "X"}, traits={"R": "camouflage"})
    play(p, "X: special sun wanderlust 3", "explore 1", "turn_up kelp", "lay 2,-1", "R: hide")
    assert asked(p) == "X"


def test_camouflage_does_nothing_when_the_wanderlust_is_waived() -> None:
    p = play(s0(stacks=["kelp", "-", "-"], traits={"R": "camouflage"}), "X: pawn wanderlust 1", "pass")
    assert asked(p) == "F"


def test_camouflage_acts_after_the_tectonics_of_another() -> None:
    p = play(s0("1,2 X2 R1", traits={"R": "camouflage"}), "X: pawn tectonics 1", "erupt 1,2", "R: hide")
    assert cubes(p, "1,2") == "R2 X2"
    p = play(s0("1,2 X2 R1", traits={"X": "camouflage"}), "X: pawn tectonics 1", "erupt 1,2")
    assert asked(p) == "F"  # not one's own


def test_camouflage_acts_after_both_eruptions_of_volcanism() -> None:
    p = take(s0(traits={"R": "camouflage"}), "X", "volcanism")
    answer(p, "R: hide", "X: erupt 1,2", "R: hide")
    assert done(p)
    assert (cubes(p, "Seamount"), cubes(p, "1,2")) == ("R1 X1", "R1 X1")


def test_camouflage_never_acts_in_ones_own_volcanism() -> None:
    assert asked(take(s0(traits={"X": "camouflage"}), "X", "volcanism")) == "X"


def test_camouflage_with_an_empty_gene_pool_is_not_asked() -> None:
    assert asked(explore("X", traits={"R": "camouflage"}, pools={"R": 0})) == "F"


def test_two_camouflages_act_by_food_chain() -> None:
    p = explore("F", traits={"X": "camouflage", "R": "exaptation"}, copied={"R": "camouflage"})
    answer(p, "X: hide", "R: hide")
    assert cubes(p, "2,-1") == "R1 X1"


# ── Carnivore (rules/marine.md T08) ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("tile", "hungry"), [("R1", True), ("R1 X1", True), ("R1 X2", False), ("R1 X1 F1", False), ("R3 X1", True)]
)
def test_carnivore_thrives_where_there_are_two_opposing_cubes(tile: str, hungry: bool) -> None:
    p = s0("Reef", f"Sand {tile}", traits={"R": "carnivore"})
    assert endangered(p, "R") == ("Sand" if hungry else "")


def test_carnivore_of_another_feeds_nobody_else() -> None:
    assert endangered(s0("Reef", "Sand R1 X2", traits={"C": "carnivore"}), "R") == "Sand"


def test_carnivore_still_thrives_on_elements() -> None:
    assert endangered(s0("Reef R1", traits={"R": "carnivore"}), "R") == ""


def test_dv_15_carnivore_in_a_chained_extinction() -> None:
    p = s0("Reef", "Meadow R1 X2", without="all", traits={"R": "carnivore"})
    ask(p, Extinction())
    assert cubes(p, "Meadow") == ""
    assert (gone(p, "R"), gone(p, "X")) == (1, 2)


def test_carnivore_survives_extinction_where_its_prey_does() -> None:
    p = ask(s0("Reef", "Sand R1 X2", traits={"R": "carnivore"}), Extinction())
    assert cubes(p, "Sand") == "R1 X2"


def test_two_carnivores_live_on_each_other() -> None:
    p = s0("Reef", "1,2 R2 X2", traits={"R": "carnivore", "X": "exaptation"}, copied={"X": "carnivore"})
    assert cubes(ask(p, Extinction()), "1,2") == "R2 X2"


def evolving(tile: str, **changes: Any) -> MarinePosition:
    """R evolves on the sand, where there is nothing that it eats."""
    p = s0("Reef", tile, evolution="sand sand ocean ocean eruption", slots="annelids producers", **changes)
    return play(p, "R: pawn evolution 2", "evolve 1,0")


def test_carnivore_gains_a_card_where_it_lives_on_others() -> None:
    assert options(evolving("Sand R1 X2", traits={"R": "carnivore"})) == ["card annelids", "card producers"]


def test_carnivore_gains_no_card_where_there_are_too_few() -> None:
    assert asked(evolving("Sand R1 X1", traits={"R": "carnivore"})) == "X"
    assert asked(evolving("Sand R1 X2")) == "X"


# ── Migratory (rules/marine.md T09) ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("space", "moves"), [(1, 4), (2, 5), (3, 6)])
def test_migratory_moves_one_cube_more(space: int, moves: int) -> None:
    p = play(s0("Reef X9", traits={"X": "migratory"}), f"X: pawn migration {space}")
    answer(p, *["X: move 0,0 > 1,0"] * moves)
    assert (cubes(p, "Sand"), asked(p)) == (f"X{moves}", "F")


def test_migratory_cubes_move_up_to_two_tiles() -> None:
    p = play(s0("Reef", "Ocean X1", traits={"X": "migratory"}), "X: pawn migration 1")
    near = ["-1,1", "0,0", "0,2", "1,0"]
    far = ["-1,0", "-1,3", "0,-1", "0,3", "1,-1", "1,2"]
    assert {move.split(" > ")[1] for move in things(p, "move")} == {*near, *far}


def test_without_migratory_cubes_move_one_tile() -> None:
    p = play(s0("Reef", "Ocean X1"), "X: pawn migration 1")
    assert {move.split(" > ")[1] for move in things(p, "move")} == {"-1,1", "0,0", "0,2", "1,0"}


def test_migratory_cubes_go_over_tiles_only() -> None:
    p = play(s0("Reef", "1,2 X1", "2,0 kelp", traits={"X": "migratory"}), "X: pawn migration 1")
    targets = {move.split(" > ")[1] for move in things(p, "move")}
    assert "2,0" not in targets  # two steps away, but over 2,1 or 1,1, which are empty
    assert targets == {"0,2", "0,3", "0,1", "-1,3"}


def test_migratory_cubes_may_go_over_any_tile() -> None:
    p = play(s0("Reef", "Ocean X1", "0,2 vent R4", traits={"X": "migratory"}), "X: pawn migration 1")
    assert "0,1 > 0,3" in things(p, "move")


def test_a_migratory_cube_moves_once() -> None:
    p = play(s0("Reef", "Ocean X1", traits={"X": "migratory"}), "X: pawn migration 1", "move 0,1 > 0,2")
    assert asked(p) == "F"


def test_migratory_on_the_special_space_moves_any_number_up_to_two_tiles() -> None:
    p = s0("Reef X9", traits={"X": "migratory"}, control={"sun": "X"})
    play(p, "X: special sun migration 4", *["move 0,0 > 0,2"] * 9)
    assert (cubes(p, "0,2"), asked(p)) == ("X9", "F")


def test_migratory_does_not_bring_cubes_farther_to_a_new_tile() -> None:
    p = s0("Reef X3", stacks=["kelp", "-", "-"], traits={"X": "migratory"})
    play(p, "X: pawn wanderlust 1", "explore 1", "turn_up kelp", "lay 2,-1")  # two steps from the reef
    assert asked(p) == "F"


def test_migratory_does_not_drive_cubes_farther_in_a_mass_exodus() -> None:
    p = take(s0("Reef", "1,2 X1", traits={"X": "migratory"}), "X", "mass_exodus")
    assert things(p, "drive") == ["0,2", "0,3"]


# ── Ecological Niche (rules/marine.md T10) ──────────────────────────────────────────────────────────────────────────

NICHE: dict[str, Any] = {"traits": {"X": "ecological_niche"}, "control": {"worms": "X"}, "speciation": "worms sun"}


def most(p: MarinePosition, *places: str) -> list[int]:
    """How many cubes the animal that speciates can place on each of these tiles."""
    out = []
    for place in places:
        q, n = p.copy(), 0
        while f"add {place}" in options(q):
            answer(q, f"add {place}")
            n += 1
        out.append(n)
    return out


def test_ecological_niche_raises_ones_own_caps() -> None:
    p = play(s0(**NICHE), "X: pawn speciation 1", "speciate W(1,0)")
    assert most(p, "0,0", "0,1", "1,0") == [2 + 1, 4 + 1, 3 + 1]


def test_ecological_niche_lowers_the_caps_of_others() -> None:
    p = play(s0(**NICHE), "R: pawn speciation 1", "speciate W(1,0)")
    assert most(p, "0,0", "0,1", "1,0") == [2 - 1, 4 - 1, 3 - 1]


def test_ecological_niche_lowers_caps_to_zero_at_least() -> None:
    p = play(s0("Ocean vent", "Sand vent", **NICHE), "R: pawn speciation 1", "speciate W(1,0)")
    assert options(p) == ["pass", "add 0,0"]  # an eruption takes one cube, less one


def test_ecological_niche_is_about_elements_whose_pawn_one_controls() -> None:
    p = play(s0(**NICHE), "X: pawn speciation 2", "speciate E(-1,0)")  # a sun
    assert most(p, "-1,0", "0,0", "0,-1") == [2, 2, 1]
    p = play(s0(**{**NICHE, "control": {"worms": "R"}}), "X: pawn speciation 1", "speciate W(1,0)")
    assert most(p, "0,0", "0,1", "1,0") == [2, 4, 3]
    p = play(s0(**{**NICHE, "control": {"worms": "R"}}), "R: pawn speciation 1", "speciate W(1,0)")
    assert most(p, "0,0", "0,1", "1,0") == [2, 4, 3]


def test_ecological_niche_on_the_special_space_is_about_the_token_chosen() -> None:
    p = s0(**NICHE)
    play(p, "X: special worms speciation 5", "speciate W(1,0)")
    assert most(p, "0,0", "0,1", "1,0") == [3, 5, 4]
    p = play(s0(**NICHE), "X: special worms speciation 5", "speciate E(-1,0)")
    assert most(p, "-1,0", "0,0", "0,-1") == [2, 2, 1]


def test_ecological_niche_works_while_the_pawn_is_on_the_display() -> None:
    p = play(s0(pawns={"evolution 1": "worms"}, **NICHE), "R: pawn speciation 1", "speciate W(1,0)")
    assert most(p, "0,0", "0,1", "1,0") == [1, 3, 2]


def test_two_ecological_niches_do_not_meet() -> None:
    """Only one animal controls the pawn."""
    traits = {"X": "ecological_niche", "R": "exaptation"}
    p = s0(**{**NICHE, "traits": traits}, copied={"R": "ecological_niche"})
    play(p, "R: pawn speciation 1", "speciate W(1,0)")
    assert most(p, "0,0", "0,1", "1,0") == [1, 3, 2]
    assert points(p) == {}
