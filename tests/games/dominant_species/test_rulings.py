"""The rulings of rules/dominant-species.md 17 that no vector shows, and a list that none is missing."""

import re
from pathlib import Path

import pytest

from games.dominant_species.build import answer, ask, asked, earth, execute, options, reset, s0, take
from games.dominant_species.words import (
    SHORT,
    animal,
    cubes,
    display,
    dominant,
    endangered,
    gone,
    hand,
    pawns_on,
    points,
    pool,
    space,
    survival,
)
from habitable.games.dominant_species.planning import Plan
from habitable.games.dominant_species.position import DominantSpeciesPosition

pytestmark = pytest.mark.compiled


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r16_each_animal_decides_for_itself_about_immigrants() -> None:
    p = take(s0(edition="first"), "I", "immigrants", "S")
    order = []
    while not p.over():
        order.append(asked(p))
        answer(p, "sacrifice pawn")
    assert order == SHORT


def test_r17_ice_sheet_cannot_be_declined_and_needs_a_target() -> None:
    p = take(earth("T", "S I1"), "I", "ice_sheet", "S")
    assert points(p) == {"I": 1}  # there was one tile, so nothing to ask
    p = take(earth("T", "S tundra I1"), "I", "ice_sheet", "S")
    assert p.over()
    assert points(p) == {}


def test_r20_immigrants_take_a_pawn_from_the_hand_to_the_supply() -> None:
    p = take(s0(edition="first", pawns={"glaciation": "- M"}, hands={"Re": 0}), "I", "immigrants", "S")
    answer(p, "M: sacrifice pawn")
    assert (hand(p, "M"), p.animal(0).supply) == (1, 8)
    assert asked(p) == "B"  # reptiles with no pawn in hand and printed elements had no choice
    assert cubes(p, "D") == "M1 Re1 I1"
    assert gone(p, "Re") == 1
    take(p, "M", "omnivore", "Mt")
    assert (hand(p, "M"), p.animal(0).supply) == (2, 7)


def test_r20_all_but_one_cube_may_cost_nothing() -> None:
    p = take(earth("S I1", animals="M I", edition="first"), "I", "immigrants", "S")
    assert options(p) == ["sacrifice pawn", "sacrifice species"]
    answer(p, "M: sacrifice species", "I: sacrifice species")
    assert cubes(p, "S") == "I1"
    assert [hand(p, name) for name in ("M", "I")] == [7, 7]


def test_r21_the_pawn_just_executed_is_in_hand_for_instinct() -> None:
    p = s0(pawns={"domination": "I"}, hands={"I": 0}, available="instinct")
    execute(p, "domination")
    answer(p, "I: dominate 1,-1")
    assert asked(p) == "I"
    answer(p, "I: pawn adaptation 2")
    assert pawns_on(p, "adaptation") == "- I -"
    assert hand(p, "I") == 0


def test_r22_printed_and_acquired_elements_are_counted_together() -> None:
    p = s0(displays={"M": "meat meat sun", "B": "seed seed sun", "I": "grass grass sun sun"})
    take(p, "M", "disease", "Mt")
    assert display(p, "I") == "grass grass sun"
    assert display(p, "B") == "seed seed sun"


def test_r28_aquatic_without_a_vacant_corner_still_brings_cubes() -> None:
    full = "E(-1,-1) sun, W(1,-2) sun"
    p = take(s0(elements=full), "Am", "aquatic", "W")
    assert options(p) == ["pass", "add 0,-1"]
    answer(p, *["add 0,-1"] * 4)
    assert p.over()
    assert cubes(p, "W") == "Am6 Ar1 I1"


def test_r36_a_sea_under_tundra_is_no_sea() -> None:
    p = take(earth("T Am1", "1,1 sea tundra", "D Am1", elements="W(1,0) water"), "Am", "aquatic")
    assert p.over()
    assert pool(p, "Am") == 34 - 2


def test_r39_plain_points_on_cards() -> None:
    p = earth("S I2 M2 B1", "D I1 M1", "Mt I1 M1", elements="E(0,0) grass, E(0,-1) grass, W(2,-1) grass")
    assert points(take(p.copy(), "I", "biodiversity", "S")) == {"I": 3}
    assert points(take(p.copy(), "I", "ecodiversity", "S")) == {"I": 3}
    assert points(answer(take(p.copy(), "I", "fertile", "S"), "tile 1,-1")) == {"I": 5}


# ── hibernation ─────────────────────────────────────────────────────────────────────────────────────────────────────


def sleeping(*tiles: str, asleep: dict[str, int]) -> DominantSpeciesPosition:
    """Birds hibernate; nothing on Earth feeds them."""
    return earth(*tiles, hibernator="B", asleep=asleep, pawns={"migration": "B", "competition": "I"})


def test_r23_those_awake_leave_first() -> None:
    p = execute(sleeping("T B3", "S", asleep={"T": 2}), "migration")
    answer(p, "B: move 0,0 > 1,-1", "B: pass")
    reset(p)
    assert (cubes(p, "T"), cubes(p, "S")) == ("B2", "")


def test_r23_protection_moves_with_the_cubes() -> None:
    p = execute(sleeping("T B3", "S", asleep={"T": 2}), "migration")
    answer(p, "B: move 0,0 > 1,-1", "B: move 0,0 > 1,-1", "B: pass")
    reset(p)
    assert (cubes(p, "T"), cubes(p, "S")) == ("B1", "B1")


def test_r23_eliminated_cubes_are_those_awake() -> None:
    p = execute(sleeping("T B3 I1", asleep={"T": 2}), "competition")
    answer(p, "I: eliminate 0,0 birds")
    assert cubes(p, "T") == "B2 I1"
    reset(p)
    assert cubes(p, "T") == "B2"


@pytest.mark.parametrize(("which", "left"), [("asleep", "B1"), ("awake", "")])
def test_whoever_glaciates_says_whether_a_sleeper_stays(which: str, left: str) -> None:
    p = sleeping("T", "S B4", asleep={"S": 2})
    answer(take(p, "Re", "ice_sheet"), f"Re: cube {which}")  # the only tile beside tundra
    assert cubes(p, "S") == "B1"
    reset(p)
    assert cubes(p, "S") == left


@pytest.mark.parametrize(("which", "left"), [("asleep", "B1"), ("awake", "B2")])
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("predator", []),
        ("biomass", ["I: eliminate 0,0 birds"]),
        ("catastrophe", ["I: tile 1,-1"]),
        ("cold_snap", []),
        ("evolution", ["I: evolve 0,0 birds"]),
    ],
)
def test_whoever_eliminates_a_cube_says_whether_a_sleeper_goes(
    card: str, lines: list[str], which: str, left: str
) -> None:
    """Birds find nothing to eat on the tundra: this turn's Extinction spares those that hibernate."""
    p = sleeping("T B3 I1", "S", asleep={"T": 2})
    take(p, "I", card)
    answer(p, *lines)
    if card == "catastrophe":
        answer(p, "I: eliminate 0,0 birds")
    assert options(p) == ["cube awake", "cube asleep"]
    answer(p, f"I: cube {which}")
    if not p.over():
        answer(p, "I: pass")
    assert cubes(p, "T").split()[0] == "B2"
    reset(p)
    assert cubes(p, "T").split()[:1] == [left]


@pytest.mark.parametrize(("asleep", "which"), [({}, []), ({"T": 3}, [])])
def test_where_all_cubes_are_alike_nobody_is_asked_which(asleep: dict[str, int], which: list[str]) -> None:
    p = take(sleeping("T B3 I1", "S", asleep=asleep), "I", "predator")
    assert p.over()
    assert cubes(p, "T") == "B2 I1"


@pytest.mark.parametrize(("which", "left"), [("asleep", "B1"), ("awake", "")])
def test_of_a_catastrophe_a_sleeper_may_be_left_or_another_one(which: str, left: str) -> None:
    p = take(sleeping("T B3 I2", asleep={"T": 1}), "I", "catastrophe")  # there is one tile
    answer(p, "I: spare birds", f"I: cube {which}")
    assert cubes(p, "T") == "B1"
    reset(p)
    assert cubes(p, "T") == left


def test_immigrants_let_an_animal_keep_its_sleepers() -> None:
    p = take(sleeping("T B3", asleep={"T": 1}), "I", "immigrants")
    while asked(p) != "B":
        answer(p, "sacrifice species")
    answer(p, "B: sacrifice species", "B: cube asleep")
    assert cubes(p, "T") == "B1"


def test_r45_hibernating_cubes_count_like_any_cube() -> None:
    p = sleeping("T B2 I1", asleep={"T": 2})
    assert endangered(p, "B") == "T"
    assert dominant(p, "T") == ""
    assert survival(p) == "B"
    p.place_pawn(animal("I"), space("domination 1"))
    execute(p, "domination")
    answer(p, "I: dominate 0,0")
    assert points(p) == {"B": 1}
    answer(take(p, "I", "biomass"), "eliminate 0,0 birds")
    assert cubes(p, "T") == "B1 I1"


def test_r45_survival_counts_cubes_that_hibernate() -> None:
    p = reset(sleeping("T B2", asleep={"T": 2}))
    assert points(p) == {"B": 1}


# ── order, pawns ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r32_victims_are_asked_for_in_board_order() -> None:
    p = take(s0(), "Am", "predator", "W")
    order = []
    while not p.over():
        order.append(options(p)[0].split()[1])
        answer(p, options(p)[0])
    assert order == ["-1,0", "0,-1", "1,-1"]  # ascending q, then r


def test_r35_a_pawn_gained_in_execution_is_placed_in_the_next_planning() -> None:
    p = s0(edition="first", hands=dict.fromkeys(SHORT, 0))
    take(p, "M", "omnivore", "Mt")
    assert hand(p, "M") == 1
    ask(p, Plan(0))
    assert asked(p) == "M"


def test_r35_instinct_places_a_pawn_just_gained() -> None:
    p = s0(edition="first", pawns={"domination": "M M"}, hands={"M": 0}, available="omnivore instinct")
    execute(p, "domination")
    answer(p, "M: dominate 0,1", "M: card omnivore", "M: dominate -1,0")
    assert asked(p) == "Ar"
    assert hand(p, "M") == 3


def test_r41_two_pawns_of_one_animal_on_one_action() -> None:
    p = execute(earth("T", adaptation="sun sun water", pawns={"adaptation": "I - I"}), "adaptation")
    answer(p, "I: take sun", "I: take water")
    assert p.over()
    assert display(p, "I") == "grass grass sun water"
    assert hand(p, "I") == 3


# ── nothing is missing ──────────────────────────────────────────────────────────────────────────────────────────────

SHOWN = {  # rulings that vectors show
    1: [9, 10, 11, 28, 30],
    5: [27, 32],
    8: [45, 115],
    18: [88],
    19: [85],
    25: [5],
    26: [4],
    29: [2],
    34: [101],
    38: [1, 5, 85, 88],
}


def numbers(letter: str) -> set[int]:
    """The numbers of vectors or rulings in the names of tests and of their parameters."""
    found: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"def test_(\w+)|id=\"([\w-]+)\"", text):
            words = re.split(r"[_-]", "".join(name))
            found |= {int(word[1:]) for word in words if re.fullmatch(rf"{letter}\d+", word)}
    return found


def test_every_ruling_is_a_test_or_shown_by_a_vector() -> None:
    assert numbers("r") | SHOWN.keys() == set(range(1, 46))
