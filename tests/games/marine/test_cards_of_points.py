"""The Evolution cards about victory points: rules/marine.md 11.3, every row with its edge cases."""

import pytest

from games.marine.build import answer, done, options, play, s0, take
from games.marine.words import cubes, points, slots

pytestmark = pytest.mark.compiled

ABOUT_AN_ELEMENT = [  # rules/marine.md 11.4
    ("endosymbionts", "sponges"),
    ("semiaquatic", "sun"),
    ("mollusks", "gastropods"),
    ("carbon_cycle", "plankton"),
    ("annelids", "worms"),
    ("producers", "algae"),
]


# ── tiles with an element (rules/marine.md E09, E11, E15, E17, E18, E23) ──────────────────────────────────────────────


@pytest.mark.parametrize(("card", "element"), ABOUT_AN_ELEMENT)
def test_a_point_for_each_occupied_tile_with_the_element(card: str, element: str) -> None:
    other = "sun" if element != "sun" else "worms"
    p = s0("Reef X1", "Ocean X2", "Kelp X1", "Land R1", without="all", elements=f"W(1,0) {element}, E(0,-1) {other}")
    take(p, "X", card)
    assert points(p) == {"X": 2}  # reef and ocean; not the kelp; on the sand, which has it too, it has no cube
    assert done(p)


@pytest.mark.parametrize(("card", "element"), ABOUT_AN_ELEMENT)
def test_the_number_of_such_elements_on_a_tile_means_nothing(card: str, element: str) -> None:
    p = s0("Reef", "Ocean X2", without="all", elements=f"W(1,0) {element}, E(-1,1) {element}")
    assert points(take(p, "X", card)) == {"X": 1}


def test_the_animal_need_not_have_the_element() -> None:
    assert points(take(s0("Reef X1"), "X", "endosymbionts")) == {"X": 1}
    assert points(take(s0("Reef R1"), "R", "annelids")) == {"R": 1}


def test_an_animal_that_is_nowhere_scores_nothing() -> None:
    assert points(take(s0("Reef R1"), "X", "annelids")) == {}


def test_eruptions_with_the_element_count_too() -> None:
    p = s0("Reef", "Ocean vent X1")
    assert points(take(p, "X", "annelids")) == {"X": 1}


# ── Ecodiversity (rules/marine.md E06) ──────────────────────────────────────────────────────────────────────────────


def test_ecodiversity_pays_for_each_token_on_earth_of_a_sort_that_the_animal_has() -> None:
    p = s0(elements="E(0,-1) worms, E(-1,2) worms")
    assert points(take(p, "X", "ecodiversity")) == {"X": 4}  # three worms and the algae


def test_ecodiversity_does_not_pay_twice_for_an_element_one_has_twice() -> None:
    assert points(take(s0(), "R", "ecodiversity")) == {"R": 2}  # a sun and sponges, and R has two suns


def test_ecodiversity_knows_tokens_of_the_display_and_of_traits() -> None:
    p = s0(displays={"X": "sun"}, traits={"X": "ram_feeding"})
    assert points(take(p, "X", "ecodiversity")) == {"X": 4}


def test_ecodiversity_needs_no_cubes() -> None:
    assert points(take(s0("Reef"), "X", "ecodiversity")) == {"X": 2}


# ── Extremophiles (rules/marine.md E08) ─────────────────────────────────────────────────────────────────────────────


def test_extremophiles_pays_for_each_cube_on_vents_and_geysers() -> None:
    p = s0("0,3 vent X2 R5", "0,-3 geyser X3", "Kelp X4")
    assert points(take(p, "X", "extremophiles")) == {"X": 5}


def test_extremophiles_without_cubes_on_eruptions_pays_nothing() -> None:
    assert points(take(s0(), "X", "extremophiles")) == {}


# ── Fertile (rules/marine.md E20) ───────────────────────────────────────────────────────────────────────────────────


def test_fertile_counts_everybodys_cubes_on_a_tile_one_occupies() -> None:
    p = take(s0("Reef X1 R3 F2", "Kelp X2 C1", "Sand R9"), "X", "fertile")
    assert options(p) == ["tile 0,0", "tile 1,-1"]
    assert points(answer(p, "X: tile 0,0")) == {"X": 6}


def test_fertile_where_one_occupies_no_tile_has_no_effect() -> None:
    p = take(s0("Reef R3"), "X", "fertile")
    assert done(p)
    assert points(p) == {}


# ── Biodiversity, Monotypic Habitat (rules/marine.md E26, E29) ──────────────────────────────────────────────────────


def test_biodiversity_pays_for_each_tile_shared_with_others() -> None:
    p = s0("Reef X1 R3 F2", "Kelp X2 C1", "Sand X3", "Land R2 C2")
    assert points(take(p, "X", "biodiversity")) == {"X": 2}  # several opponents on the reef make no difference


@pytest.mark.parametrize(("tiles", "bonus"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_monotypic_habitat_pays_the_bonus_for_tiles_one_has_alone(tiles: int, bonus: int) -> None:
    alone = ["Kelp X1", "Sand X5", "Ocean X2", "Meadow X1"][:tiles]
    p = take(s0("Reef X2 R1", "Land R3", *alone), "X", "monotypic_habitat")
    assert points(p) == ({"X": bonus} if bonus else {})


# ── Rich Habitat (rules/marine.md E03) ──────────────────────────────────────────────────────────────────────────────


def test_rich_habitat_scores_every_tile_of_one_terrain_for_everybody() -> None:
    p = take(s0("Kelp X1 F2", "2,-1 kelp R1", evolution="land land sand sand ocean"), "X", "rich_habitat")
    answer(p, "X: terrain kelp")  # no marker needs to show it
    assert points(p) == {"F": 7, "X": 4, "R": 7}


def test_rich_habitat_offers_the_terrains_that_are_on_earth() -> None:
    p = take(s0(), "X", "rich_habitat")
    terrains = ["land", "kelp", "reef", "seamount", "meadow", "sand", "ocean", "eruption"]
    assert options(p) == [f"terrain {name}" for name in terrains]
    p = take(s0("Kelp vent", "Sand vent"), "X", "rich_habitat")  # what lies under an eruption is an eruption
    assert options(p) == [f"terrain {name}" for name in terrains if name not in ("kelp", "sand")]


def test_rich_habitat_may_score_the_tile_just_scored_again_and_brings_no_card() -> None:
    p = s0("Reef X1", evolution="reef reef sand sand ocean", slots="rich_habitat annelids")
    play(p, "X: pawn evolution 1", "X: evolve 0,0")
    assert points(p) == {"X": 6}  # the first slot has the only card to take
    answer(p, "X: terrain reef")
    assert points(p) == {"X": 12}
    assert slots(p) == "annelids - - - -"


def test_rich_habitat_scores_eruptions_whatever_their_side() -> None:
    p = take(s0("0,3 vent X1", "0,-3 geyser R2 X1"), "X", "rich_habitat")
    assert points(answer(p, "terrain eruption")) == {"X": 1, "R": 1}


# ── Marine Snow (rules/marine.md E31) ───────────────────────────────────────────────────────────────────────────────


def test_marine_snow_scores_every_open_ocean_for_everybody() -> None:
    p = take(s0("Ocean X2 R1", "0,2 F1", "1,2 C3 F3 X1"), "X", "marine_snow")
    assert points(p) == {"X": 2, "R": 1, "F": 2 + 1, "C": 2}
    assert done(p)


def test_marine_snow_does_not_score_an_ocean_under_an_eruption() -> None:
    p = take(s0("0,3 vent X1", "1,2 vent R1"), "X", "marine_snow")
    assert points(p) == {}


def test_marine_snow_brings_nobody_a_card() -> None:
    p = s0("Reef X1", "Ocean X2", evolution="reef reef sand sand ocean", slots="marine_snow annelids")
    play(p, "X: pawn evolution 1", "X: evolve 0,0")
    assert points(p) == {"X": 6 + 2}
    assert slots(p) == "annelids - - - -"
    assert cubes(p, "Ocean") == "X2"
