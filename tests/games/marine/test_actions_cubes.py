"""Actions about cubes and tiles: Speciation, Wanderlust, Tectonics, Migration, Competition (rules/marine.md 8.6 to
8.10)."""

from typing import Any

import pytest

from games.marine.build import EMPTY, START, answer, asked, earth, events, options, play, s0, things
from games.marine.words import (
    SHORT,
    box,
    cubes,
    elements_on,
    endangered,
    gone,
    points,
    pool,
    survival,
    terrain,
)
from habitable.games.marine.components import BORDER, GRID, TERRAINS
from habitable.games.marine.position import MarinePosition
from habitable.kernel.bits import members

pytestmark = pytest.mark.compiled


# ── Speciation (rules/marine.md 8.6) ────────────────────────────────────────────────────────────────────────────────


def test_tv_08_as_many_cubes_as_the_tiles_take() -> None:
    p = s0("Sand vent", without="W(1,0)", elements="W(1,0) sun", speciation="sun")
    play(p, "X: pawn speciation 1", "speciate W(1,0)", *["add 0,0"] * 2, *["add 0,1"] * 4, "add 1,0")
    assert [cubes(p, name) for name in ("Reef", "Ocean", "Sand")] == ["R3 C3 F3 X5", "X4", "X1"]
    assert pool(p, "X") == 24
    assert asked(p) == "F"  # nothing is left to ask


@pytest.mark.parametrize(
    ("terrain", "cap"),
    [("ocean", 4), ("sand", 3), ("seamount", 3), ("reef", 2), ("kelp", 2), ("meadow", 2), ("land", 1), ("vent", 1)],
)
def test_the_cap_of_each_terrain(terrain: str, cap: int) -> None:
    text = f"ocean {terrain}" if terrain in ("vent", "geyser") else terrain
    p = earth(f"0,0 {text}", elements="E(0,0) sun", speciation="- sun")
    play(p, "X: pawn speciation 2", "speciate E(0,0)", *["add 0,0"] * cap)
    assert cubes(p, "Reef") == f"X{cap}"
    assert asked(p) == "F"


def test_speciation_asks_for_tokens_of_the_type_beside_the_space() -> None:
    p = s0(speciation="sun worms sun algae", elements="W(0,-3) sun")
    play(p, "X: pawn speciation 3")
    assert options(p) == ["pass", "speciate E(-1,0)", "speciate W(0,-3)"]
    p = play(s0(speciation="sun worms sun algae"), "X: pawn speciation 2")
    assert options(p) == ["pass", "speciate W(1,0)"]


def test_the_special_space_takes_any_element_on_earth() -> None:
    p = play(s0(speciation="sun - - -", control={"sun": "X"}), "X: special sun speciation 5")
    assert len(things(p, "speciate")) == 6


def test_new_cubes_need_no_presence_and_may_be_endangered() -> None:
    p = s0("Reef R3", speciation="sun")
    play(p, "X: pawn speciation 1", "speciate E(-1,0)", "add 0,-1", "add -1,0", "pass")
    assert endangered(p, "X") == "Meadow"
    assert cubes(p, "Land") == "X1"
    assert box(p, "speciation") == "sun - - -"


def test_fewer_cubes_than_allowed() -> None:
    p = play(s0(speciation="sun"), "X: pawn speciation 1", "speciate E(-1,0)", "pass")
    assert pool(p, "X") == 31


def test_a_19_a_small_gene_pool_is_split_freely() -> None:
    p = s0(speciation="- worms", pools={"X": 2})
    play(p, "X: pawn speciation 2", "speciate W(1,0)")
    assert things(p) == ["0,0", "0,1", "1,0"]
    answer(p, "add 1,0", "add 0,1")
    assert pool(p, "X") == 0
    assert asked(p) == "F"


def test_speciation_on_an_outer_corner() -> None:
    p = s0(elements="W(0,-3) sun", speciation="sun")
    play(p, "X: pawn speciation 1", "speciate W(0,-3)")
    assert options(p) == ["pass", "add -1,-2", "add 0,-3"]


@pytest.mark.parametrize(
    "more",
    [{"without": "E(-1,0)", "speciation": "sun"}, {"speciation": "- sun"}, {"speciation": "sun", "pools": {"X": 0}}],
    ids=["no such token", "nothing beside the space", "empty gene pool"],
)
def test_speciation_has_no_effect(more: dict[str, Any]) -> None:
    assert asked(play(s0(**more), "X: pawn speciation 1")) == "F"


def test_speciation_may_be_waived() -> None:
    p = play(s0(speciation="sun"), "X: pawn speciation 1", "pass")
    assert (asked(p), pool(p, "X")) == ("F", 31)


# ── Wanderlust (rules/marine.md 8.7) ────────────────────────────────────────────────────────────────────────────────


def explore(p: MarinePosition, *lines: str, who: str = "X", space: int = 1) -> MarinePosition:
    """A Wanderlust with the tile of the first stack; Nature turns up a reef, if it must."""
    play(p, f"{who}: pawn wanderlust {space}", "explore 1")
    if asked(p) == "nature":
        answer(p, "turn_up reef")
    return answer(p, *lines)


def test_tv_09_a_new_seamount() -> None:
    p = s0("Meadow R4", "Seamount C2 X3", "Reef F3", stacks=["seamount", "-", "-"], wanderlust="algae sun")
    explore(p, "lay -2,1", "take algae", "put W(-2,1)")
    answer(p, *["X: come -1,1"] * 3, "C: pass", *["R: come -1,0"] * 4)
    assert points(p) == {"X": 3}
    assert (terrain(p, "-2,1"), cubes(p, "-2,1"), elements_on(p, "-2,1")) == ("seamount", "R4 X3", "algae")
    assert (cubes(p, "Meadow"), cubes(p, "Seamount")) == ("", "C2")
    assert box(p, "wanderlust") == "sun"
    assert asked(p) == "F"


def test_the_next_tile_of_the_stack_is_turned_up() -> None:
    p = play(s0(stacks=["kelp", "sand", "-"]), "X: pawn wanderlust 1")
    assert options(p) == ["pass", "explore 1", "explore 2"]
    left = p.face_down[1]
    answer(p, "explore 2", "nature: turn_up land", "lay 2,-1")
    assert [TERRAINS[up] if up >= 0 else "" for up in p.face_up] == ["kelp", "land", ""]
    assert p.face_down[1] == left - 1
    assert terrain(p, "2,-1") == "sand"


def test_the_last_tile_of_a_stack() -> None:
    p = s0(stacks=["kelp", EMPTY, "-"])
    p.face_down = [0, 0, sum(p.face_down)]
    play(p, "X: pawn wanderlust 1", "explore 1")
    assert asked(p) == "X"  # nothing is turned up
    answer(p, "lay 2,-1")
    assert p.face_up[0] == -1


def test_a_tile_goes_beside_another_one() -> None:
    p = play(s0(stacks=["kelp", "-", "-"]), "X: pawn wanderlust 1", "explore 1", "turn_up reef")
    land = [GRID.hexes[hex] for hex in members(p.land)]
    beside = {(q + dq, r + dr) for q, r in land for dq, dr in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))}
    assert things(p) == [f"{q},{r}" for q, r in GRID.hexes if (q, r) in beside and (q, r) not in land]
    assert {"0,0", "3,-3"}.isdisjoint(things(p))


def test_the_token_is_optional_and_stays_on_the_new_tile() -> None:
    p = explore(s0(stacks=["kelp", "-", "-"], wanderlust="sun sun algae"), "lay 2,-1")
    assert options(p) == ["pass", "take algae", "take sun"]
    answer(p, "take sun")
    assert things(p) == ["E(1,-1)", "E(1,0)", "E(2,-1)", "W(2,-1)", "W(3,-2)", "W(3,-1)"]
    p = explore(s0(stacks=["kelp", "-", "-"], wanderlust="sun"), "lay 2,-1", "pass")
    assert (elements_on(p, "2,-1"), box(p, "wanderlust")) == ("", "sun")


def test_the_elements_of_its_corners_are_on_the_new_tile_too() -> None:
    p = earth("Reef X3", "Kelp", stacks=["sand", "-", "-"], elements="E(0,0) worms")
    explore(p, "lay 1,0", "pass")
    assert (elements_on(p, "Sand"), endangered(p, "X")) == ("worms", "")


def test_no_token_without_a_vacant_corner() -> None:
    ring = ["Kelp", "Sand", "Ocean", "Seamount", "Meadow", "Land"]
    p = explore(earth(*ring, elements=START, stacks=["reef", "-", "-"], wanderlust="sun"), "lay 0,0")
    assert asked(p) == "F"
    assert box(p, "wanderlust") == "sun"


def test_a_09_only_adjacent_tiles_of_the_terrain_count() -> None:
    """Ocean (-1,3) touches Ocean (0,2), but not the new tile; an ocean under an eruption is none."""
    p = earth("0,1 ocean", "0,2 ocean", "-1,3 ocean", "1,2 ocean vent", stacks=["ocean", "-", "-"])
    explore(p, "lay 1,1")
    assert points(p) == {"X": 6}


def test_a_tile_of_a_terrain_of_its_own_is_worth_one_point() -> None:
    p = explore(s0(stacks=["ocean", "-", "-"]), "lay 2,-2")
    assert points(p) == {"X": 1}


def test_food_chain_order_and_any_number_of_cubes() -> None:
    """rules/marine.md A-03: crustaceans first, the active player in its place."""
    p = s0("Kelp R1 C1 F1 X1", "Sand F2", stacks=["kelp", "-", "-"])
    explore(p, "lay 2,-1", who="F")
    assert options(p) == ["pass", "come 1,-1"]
    answer(p, "X: pass")
    assert options(p) == ["pass", "come 1,-1", "come 1,0"]
    answer(p, "F: come 1,0", "F: come 1,-1", "F: pass", "C: come 1,-1", "R: pass")
    assert cubes(p, "2,-1") == "C1 F2"
    assert (cubes(p, "Kelp"), cubes(p, "Sand")) == ("R1 X1", "F1")
    assert asked(p) == "C"


def test_food_chain_order_downwards_by_option() -> None:
    """rules/marine.md A-03: reptiles first."""
    p = s0("Kelp R1 C1 F1 X1", stacks=["kelp", "-", "-"], downwards=True)
    explore(p, "lay 2,-1", who="F")
    answer(p, "R: pass", "C: pass", "F: pass", "X: pass")
    assert asked(p) == "C"


def test_cubes_come_only_from_adjacent_tiles() -> None:
    p = explore(s0("Meadow X1", stacks=["kelp", "-", "-"]), "lay 2,-1")
    assert asked(p) == "F"
    assert cubes(p, "Meadow") == "X1"


def test_wanderlust_with_empty_stacks_has_no_effect() -> None:
    assert asked(play(s0(), "X: pawn wanderlust 1")) == "F"


def test_wanderlust_may_be_waived() -> None:
    p = play(s0(stacks=["kelp", "-", "-"]), "X: pawn wanderlust 1", "pass")
    assert asked(p) == "F"
    assert p.face_up[0] == TERRAINS.index("kelp")


# ── Tectonics (rules/marine.md 8.8) ─────────────────────────────────────────────────────────────────────────────────

TECTONIC = ["1,1 kelp", "2,1 sand vent", "1,2 vent", "-1,3 R1 F2 C4", "Reef R1 C1 F1 X1"]


def test_tv_10a_only_the_special_space_reaches_inside() -> None:
    p = play(s0(*TECTONIC), "R: pawn tectonics 1")
    assert "1,1" not in things(p)
    assert set(things(p)) == {"-1,3", "-1,-2", "1,-3"}
    p = play(s0(*TECTONIC, control={"sun": "R"}), "R: special sun tectonics 2", "erupt 1,1")
    assert points(p) == {"R": 6}
    assert terrain(p, "1,1") == "vent"


def test_tv_10b_an_eruption_leaves_one_cube_of_each() -> None:
    p = s0(*TECTONIC, eliminated={"R": 2})
    before = {name: pool(p, name) for name in SHORT}
    play(p, "R: pawn tectonics 1", "erupt -1,3")
    assert options(p) == ["from gene_pool", "from box"]
    answer(p, "from gene_pool")
    assert (terrain(p, "-1,3"), cubes(p, "-1,3")) == ("vent", "R2 C1 F1")
    assert points(p) == {"R": 3}
    assert {name: pool(p, name) - before[name] for name in SHORT} == {"R": -1, "C": 3, "F": 1, "X": 0}
    p = play(s0(*TECTONIC, eliminated={"R": 2}), "R: pawn tectonics 1", "erupt -1,3", "from box")
    assert cubes(p, "-1,3") == "R2 C1 F1"
    assert gone(p, "R") == 1


def test_a_26_the_cube_comes_from_wherever_there_is_one() -> None:
    p = play(s0(), "R: pawn tectonics 1", "erupt 1,-3")
    assert (cubes(p, "1,-3"), pool(p, "R")) == ("R1", 30)
    p = play(s0(pools={"R": 0}), "R: pawn tectonics 1", "erupt 1,-3")
    assert (cubes(p, "1,-3"), gone(p, "R")) == ("R1", 30)
    p = play(s0("Reef R34"), "R: pawn tectonics 1", "erupt 1,-3")
    assert cubes(p, "1,-3") == ""
    assert asked(p) == "X"


def test_cubes_that_return_may_be_placed_at_once() -> None:
    """Step 5 comes before step 6."""
    p = play(s0("Reef", "1,-3 R34"), "R: pawn tectonics 1", "erupt 1,-3")
    assert (cubes(p, "1,-3"), pool(p, "R")) == ("R2", 32)


@pytest.mark.parametrize(("tile", "side"), [("1,-3", "geyser"), ("-1,-2", "geyser"), ("1,2", "vent"), ("-1,3", "vent")])
def test_the_half_of_the_board_tells_the_side(tile: str, side: str) -> None:
    p = play(s0(), "X: pawn tectonics 1", f"erupt {tile}")
    assert terrain(p, tile) == side
    assert points(p) == {"X": 3}


def test_dv_24_in_the_middle_row_the_player_chooses_the_side() -> None:
    p = play(s0(control={"sun": "X"}), "X: special sun tectonics 2", "erupt 0,0")
    assert options(p) == ["side vent", "side geyser"]
    answer(p, "side geyser")
    assert (terrain(p, "Reef"), cubes(p, "Reef"), points(p)) == ("geyser", "R1 C1 F1 X2", {"X": 1})


def test_the_elements_stay_on_an_eruption() -> None:
    p = play(s0(control={"sun": "X"}), "X: special sun tectonics 2", "erupt 1,-1")
    assert elements_on(p, "Kelp") == "algae gastropods"
    assert terrain(p, "Kelp") == "geyser"
    assert survival(p) == "X"


def test_tectonics_needs_an_eruption_tile_and_a_tile() -> None:
    oceans = [f"{name} vent" for name in ("Ocean", "0,2", "1,2", "-1,3", "Sand", "Seamount", "Meadow", "Kelp", "Reef")]
    p = s0(*oceans, "Land geyser", control={"sun": "X"})
    assert p.covers_left == 0
    assert asked(play(p, "X: special sun tectonics 2")) == "F"
    p = earth("Reef X1", "Land")
    assert p.land & BORDER == 0
    assert asked(play(p, "X: pawn tectonics 1")) == "F"


def test_a_tile_erupts_only_once() -> None:
    p = play(s0(control={"sun": "X"}), "X: special sun tectonics 2")
    assert {"0,3", "0,-3"}.isdisjoint(things(p))
    assert len(things(p)) == 13


def test_tectonics_may_be_waived() -> None:
    p = play(s0(), "X: pawn tectonics 1", "pass")
    assert (asked(p), p.covers_left) == ("F", 10)


def test_an_eruption_is_told() -> None:
    p = play(s0("1,-3 C3"), "R: pawn tectonics 1")
    assert events(p, "erupt 1,-3") == [
        {"event": "erupted", "hex": [1, -3], "terrain": "land", "side": "geyser"},
        {"event": "points", "animal": "reptiles", "points": 3, "reason": "tectonics"},
        {"event": "cubes_returned", "animal": "cephalopods", "hex": [1, -3], "number": 2},
        {"event": "cubes_added", "animal": "reptiles", "hex": [1, -3], "number": 1},
    ]


# ── Migration (rules/marine.md 8.9) ─────────────────────────────────────────────────────────────────────────────────


def test_tv_12_five_moves_and_no_more() -> None:
    p = s0("Land geyser F4", "Reef F1", without="W(1,-1)")
    assert "Land" in endangered(p, "F")
    play(p, "F: pawn migration 3", "move 0,0 > 1,0", *["move 0,-1 > 0,0"] * 3, "move 0,-1 > 1,-1")
    assert [cubes(p, name) for name in ("Sand", "Reef", "Kelp", "Land")] == ["F1", "F3", "F1", ""]
    assert asked(p) == "C"


@pytest.mark.parametrize(("space", "moves"), [(1, 3), (2, 4), (3, 5)])
def test_a_11_numbers_of_cubes(space: int, moves: int) -> None:
    p = play(s0("Reef X9"), f"X: pawn migration {space}", *["move 0,0 > 1,0"] * moves)
    assert (cubes(p, "Sand"), asked(p)) == (f"X{moves}", "F")


def test_any_number_on_the_special_space() -> None:
    p = s0("Reef X30", control={"sun": "X"})
    play(p, "X: special sun migration 4", *["move 0,0 > 1,0"] * 30)
    assert (cubes(p, "Sand"), cubes(p, "Reef"), asked(p)) == ("X30", "", "F")


def test_a_cube_moves_once() -> None:
    p = play(s0("Reef X1", "Sand X1"), "X: pawn migration 1", "move 0,0 > 1,0")
    assert {thing.split(" > ")[0] for thing in things(p)} == {"1,0"}
    answer(p, "move 1,0 > 0,0")
    assert asked(p) == "F"
    assert (cubes(p, "Reef"), cubes(p, "Sand")) == ("X1", "X1")


def test_cubes_move_to_tiles_not_to_empty_hexes() -> None:
    p = play(s0("Reef", "1,-3 X1"), "X: pawn migration 1")
    assert things(p) == ["1,-3 > 0,-3", "1,-3 > 0,-2"]


def test_fewer_moves_or_none() -> None:
    p = play(s0(), "X: pawn migration 1", "move 0,0 > 1,0", "pass")
    assert (cubes(p, "Sand"), asked(p)) == ("X1", "F")
    p = play(s0(), "X: pawn migration 1", "pass")
    assert cubes(p, "Reef") == "R3 C3 F3 X3"


def test_migration_without_cubes_has_no_effect() -> None:
    assert asked(play(s0("Reef R3"), "X: pawn migration 1")) == "F"


# ── Competition (rules/marine.md 8.10) ──────────────────────────────────────────────────────────────────────────────


def test_tv_11_two_tiles_of_any_terrain() -> None:
    p = s0("Kelp C1 R2", "Meadow C1 R1", "Reef", control={"sun": "C"})
    play(p, "C: special sun competition 4", "eliminate 1,-1 reptiles", "eliminate -1,0 reptiles")
    assert (cubes(p, "Kelp"), cubes(p, "Meadow"), gone(p, "R")) == ("R1 C1", "C1", 2)
    assert asked(p) == "R"


def test_the_special_space_may_strike_one_tile_twice_or_once() -> None:
    p = s0("Kelp C1 R2", "Reef", control={"sun": "C"})
    play(p, "C: special sun competition 4", *["eliminate 1,-1 reptiles"] * 2)
    assert (cubes(p, "Kelp"), asked(p)) == ("C1", "R")
    p = s0("Kelp C1 R2", "Reef", control={"sun": "C"})
    play(p, "C: special sun competition 4", "eliminate 1,-1 reptiles", "pass")
    assert (cubes(p, "Kelp"), asked(p)) == ("R1 C1", "R")


@pytest.mark.parametrize("victims", [1, 2, 3])
def test_up_to_so_many_victims_on_one_tile(victims: int) -> None:
    shown = {1: "kelp", 2: "sand kelp", 3: "sand land kelp"}[victims]
    p = s0("Kelp C1 R2 F2", "Meadow C1 R3", "Reef", competition=shown)
    play(p, f"C: pawn competition {victims}")
    assert things(p) == ["1,-1 reptiles", "1,-1 fishes"]
    answer(p, "eliminate 1,-1 fishes", *["eliminate 1,-1 reptiles"] * (victims - 1))
    assert asked(p) == "R"
    assert (gone(p, "F"), gone(p, "R")) == (1, victims - 1)


def test_all_victims_are_on_the_tile_chosen_first() -> None:
    p = s0("Kelp C1 R1 F1", "2,-1 kelp C1 R1", "Reef", competition="land kelp")
    play(p, "C: pawn competition 2")
    assert things(p) == ["1,-1 reptiles", "1,-1 fishes", "2,-1 reptiles"]
    answer(p, "eliminate 1,-1 fishes")
    assert options(p) == ["pass", "eliminate 1,-1 reptiles"]


def test_a_17_the_first_space_takes_one_or_is_waived() -> None:
    p = play(s0(competition="reef"), "C: pawn competition 1")
    assert options(p) == ["pass", "eliminate 0,0 reptiles", "eliminate 0,0 fishes", "eliminate 0,0 crustaceans"]
    answer(p, "eliminate 0,0 fishes")
    assert asked(p) == "R"
    p = play(s0(competition="reef"), "C: pawn competition 1", "pass")
    assert cubes(p, "Reef") == "R3 C3 F3 X3"


def test_one_needs_a_cube_of_ones_own_on_the_tile() -> None:
    p = s0("Kelp R2", "Reef C1", competition="kelp")
    assert asked(play(p, "C: pawn competition 1")) == "R"


def test_an_eruption_is_of_no_other_terrain() -> None:
    p = s0("Kelp geyser C1 R2", "Reef", competition="kelp eruption")
    assert asked(play(p, "C: pawn competition 1")) == "R"
    p = s0("Kelp geyser C1 R2", "Reef", competition="kelp eruption")
    assert things(play(p, "C: pawn competition 2")) == ["1,-1 reptiles"]


def test_without_a_marker_competition_has_no_effect() -> None:
    assert asked(play(s0(), "C: pawn competition 1")) == "R"


def test_ones_own_cubes_are_no_victims_but_those_of_the_players_other_animal_are() -> None:
    """rules/marine.md 5.10."""
    p = s0("Reef C2 R1", animals=["R C", "F X"], competition="reef")
    assert things(play(p, "C: pawn competition 1")) == ["0,0 reptiles"]
