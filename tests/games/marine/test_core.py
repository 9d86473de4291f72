"""Elements, thriving, adaptation values, scoring of a tile, Survival: rules/marine.md 5."""

import pytest

from games.marine.build import ask, earth, s0
from games.marine.words import (
    SHORT,
    adaptation_value,
    animal,
    cubes,
    dominated,
    endangered,
    gone,
    have,
    hexagon,
    points,
    pool,
    survival,
)
from habitable.earth import scoring
from habitable.earth.scoring import bonus
from habitable.games.marine.components import ELEMENTS, EVOLUTION, TERRAINS
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.rounds import Extinction, Survive

pytestmark = pytest.mark.compiled

SUNNY = ["Reef R1", "Land R1", "Meadow R1", "0,-2 R1", "-1,-2 R1"]  # around E(-1,0) and E(-1,-2)


def score(p: MarinePosition, place: str) -> dict[str, int]:
    scoring.score(p, hexagon(place), EVOLUTION)
    return points(p)


# ── thriving (rules/marine.md 5.3, 5.4) ─────────────────────────────────────────────────────────────────────────────


def test_one_matching_element_is_enough_to_thrive() -> None:
    p = earth("Reef R1 C1 F1 X1", elements="E(0,0) sponges, W(0,0) worms")
    assert [endangered(p, name) for name in SHORT] == ["", "", "Reef", ""]


def test_without_elements_everybody_is_endangered() -> None:
    p = earth("Reef R1 C1 F1 X1")
    assert [endangered(p, name) for name in SHORT] == ["Reef"] * 4


def test_a_token_on_the_display_feeds_like_a_printed_element() -> None:
    p = earth("Reef F1", elements="E(0,0) sun", displays={"F": "sun"})
    assert have(p, "F") == "algae plankton plankton sun"
    assert endangered(p, "F") == ""


def test_a_token_on_a_corner_is_on_every_tile_around() -> None:
    p = earth("Reef X1", "Kelp X1", "Sand X1", "Ocean X1", elements="E(0,0) worms")
    assert endangered(p, "X") == "Ocean"


# ── adaptation values (rules/marine.md 5.5) ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("tiles", "value", "types"), [(5, 5, "sponges"), (4, 4, "")])
def test_tv_15a_sponges_of_the_reptiles(tiles: int, value: int, types: str) -> None:
    elements = "E(-1,0) sponges, E(-1,-2) sponges"
    p = earth(*SUNNY[:tiles], elements=elements, control={"sponges": "C 4"})
    assert adaptation_value(p, "R", "sponges") == value
    assert dominated(p, "R") == types


def test_tv_15b_a_single_tile_with_sun() -> None:
    p = earth("Reef R1", elements="E(0,0) sun")
    assert adaptation_value(p, "R", "sun") == 2
    assert dominated(p, "R") == "sun"


def test_tv_15c_an_element_that_one_has_not_is_never_dominated() -> None:
    p = earth(*SUNNY, elements="E(-1,0) algae, W(0,0) gastropods, E(0,-1) plankton, E(-1,-2) worms")
    assert {adaptation_value(p, "R", element) for element in ELEMENTS} == {0}
    assert dominated(p, "R") == ""


def test_tv_16a_two_worms_on_three_tiles() -> None:
    p = s0(
        "Reef X1", "Kelp X1", "Sand X1", without="all", elements="E(0,0) worms, W(1,0) worms", control={"worms": "R 4"}
    )
    assert adaptation_value(p, "X", "worms") == 6
    assert dominated(p, "X") == "worms"
    assert endangered(p, "X") == ""


def test_tv_16b_without_one_of_them() -> None:
    p = s0("Reef X1", "Kelp X1", "Sand X1", without="all", elements="W(1,0) worms", control={"worms": "R 4"})
    assert adaptation_value(p, "X", "worms") == 4
    assert dominated(p, "X") == ""
    assert endangered(p, "X") == "Kelp"


def test_how_many_cubes_and_tokens_a_tile_holds_is_irrelevant() -> None:
    p = earth("Reef X5", "Sand", elements="E(0,0) worms, W(1,0) worms, W(0,0) worms")
    assert adaptation_value(p, "X", "worms") == 2


def test_dv_05_the_main_elements_at_the_start() -> None:
    p = s0()
    mains = {"R": "sun", "C": "gastropods", "F": "plankton", "X": "worms"}
    assert {name: adaptation_value(p, name, main) for name, main in mains.items()} == dict.fromkeys(SHORT, 2)
    assert {name: dominated(p, name) for name in SHORT} == mains  # 1 of the others is not above 1


def test_several_animals_may_dominate_the_same_element() -> None:
    p = earth("Reef F2 X1", elements="E(0,0) algae", displays={"F": "algae", "X": "algae algae"})
    assert (adaptation_value(p, "F", "algae"), adaptation_value(p, "X", "algae")) == (2, 3)
    assert (dominated(p, "F"), dominated(p, "X")) == ("algae", "algae")


def test_a_value_equal_to_the_marker_does_not_dominate() -> None:
    p = earth("Reef X1", elements="E(0,0) worms", control={"worms": "X 2"})
    assert (adaptation_value(p, "X", "worms"), dominated(p, "X")) == (2, "")


# ── the bonus table (rules/marine.md 5.7) ───────────────────────────────────────────────────────────────────────────


def test_dv_01_bonus_points() -> None:
    """rules/marine.md A-12: no more than 45."""
    assert [bonus(n) for n in range(11)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 45]


# ── scoring a tile (rules/marine.md 5.8) ────────────────────────────────────────────────────────────────────────────


def test_dv_02_ties_go_to_the_animal_higher_in_the_food_chain() -> None:
    assert score(earth("Land R2 C2 F2 X2"), "Land") == {"R": 8, "C": 4, "F": 2, "X": 1}


def test_dv_03_an_eruption_pays_only_the_first() -> None:
    assert score(earth("Sand vent X1 F1"), "Sand") == {"F": 1}
    assert score(earth("Land geyser X2 F1"), "Land") == {"X": 1}


def test_dv_04_an_animal_has_only_one_place() -> None:
    assert score(earth("Sand C3"), "Sand") == {"C": 3}


def test_a_tile_without_cubes_scores_nothing() -> None:
    assert score(earth("Land"), "Land") == {}


def test_endangered_cubes_count() -> None:
    p = earth("Kelp R1 X2")
    assert endangered(p, "X") == "Kelp"
    assert score(p, "Kelp") == {"X": 7, "R": 4}


@pytest.mark.parametrize(
    ("terrain", "pays"),
    {
        "land": [8, 4, 2, 1],
        "kelp": [7, 4, 2, 0],
        "reef": [6, 3, 2, 0],
        "seamount": [5, 3, 2, 0],
        "meadow": [4, 2, 0, 0],
        "sand": [3, 2, 0, 0],
        "ocean": [2, 1, 0, 0],
        "eruption": [1, 0, 0, 0],
    }.items(),
)
def test_what_each_terrain_pays(terrain: str, pays: list[int]) -> None:
    text = "reef vent" if terrain == "eruption" else terrain
    p = earth(f"0,0 {text} X4 F3 C2 R1")
    assert p.kind(p.tile(hexagon("Reef"))) == TERRAINS.index(terrain)
    score(p, "Reef")
    assert [p.animal(animal(name)).points for name in "XFCR"] == pays


# ── Survival (rules/marine.md 5.9, 9.2) ─────────────────────────────────────────────────────────────────────────────


def test_dv_07_the_leader_on_eruptions_is_paid_by_tiles() -> None:
    p = ask(earth("Sand vent F2 X1", "Land geyser F1 X1", "Reef X5"), Survive())
    assert survival(p) == "F"
    assert points(p) == {"F": 3}


def test_dv_08_nobody_holds_survival_on_a_tie() -> None:
    """rules/marine.md A-31."""
    p = ask(earth("Sand vent F2 X1", "Reef", "Land geyser X1"), Survive())
    assert (survival(p), points(p)) == ("", {})


def test_nobody_holds_survival_when_nobody_is_on_an_eruption() -> None:
    p = ask(earth("Reef F2", "Land geyser"), Survive())
    assert (survival(p), points(p)) == ("", {})


def test_a_tie_of_others_does_not_matter() -> None:
    assert survival(earth("Sand vent F1 X3 R1")) == "X"


# ── Extinction (rules/marine.md 9.1) ────────────────────────────────────────────────────────────────────────────────


def test_dv_06_extinction_at_the_start_removes_nothing() -> None:
    p = ask(s0(), Extinction())
    assert cubes(p, "Reef") == "R3 C3 F3 X3"


def test_extinction_eliminates_all_endangered_cubes() -> None:
    p = ask(earth("Reef R2 X1", "Sand F3", "Land R1", elements="W(0,0) sun"), Extinction())
    assert [cubes(p, name) for name in ("Reef", "Sand", "Land")] == ["R2", "", ""]
    assert [gone(p, name) for name in SHORT] == [1, 0, 3, 1]
    assert [pool(p, name) for name in SHORT] == [31, 34, 31, 33]


def test_dv_15_a_carnivore_starves_after_its_prey() -> None:
    p = ask(earth("Reef R1 X2", traits={"R": "carnivore"}), Extinction())
    assert cubes(p, "Reef") == ""
    assert (gone(p, "R"), gone(p, "X")) == (1, 2)


def test_cubes_endangered_at_the_same_moment_die_together() -> None:
    """The carnivore looks at the tile before anybody dies: prey that thrives feeds it on."""
    p = ask(earth("Reef R1 X2 F2", elements="E(0,0) worms", traits={"R": "carnivore"}), Extinction())
    assert cubes(p, "Reef") == "R1 X2"
