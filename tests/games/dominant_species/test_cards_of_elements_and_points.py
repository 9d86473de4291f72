"""Cards about elements and points: the vectors of rules/dominant-species.md 16.9. test_cards.py has every edge case."""

import pytest

from games.dominant_species.build import answer, asked, earth, options, s0, take, things
from games.dominant_species.words import (
    SHORT,
    animal,
    dominant,
    element,
    gone,
    hexagon,
    points,
    pool,
)
from games.dominant_species.words import display as display_of
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel import piles

pytestmark = pytest.mark.compiled

HOME = {"M": "Mt", "Re": "D", "B": "F", "Am": "W", "Ar": "J", "I": "S"}


def total_gone(p: DominantSpeciesPosition) -> int:
    return sum(gone(p, name) for name in SHORT)


# ── elements ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("taker", SHORT)
def test_t75_aquatic_has_only_the_wetland(taker: str) -> None:
    p = take(s0(), taker, "aquatic")
    assert len(options(p)) == 6  # the tile was no choice: the sea lies under tundra
    answer(p, f"{taker}: take sun")
    assert options(p) == ["put E(-1,-1)", "put W(1,-2)"]
    answer(p, f"{taker}: put W(1,-2)", *[f"{taker}: add 0,-1"] * 4)
    assert p.over()
    assert element(p, "W(1,-2)") == "sun"
    assert p.tile(hexagon("W")).all_cubes() == 4 + 4
    assert pool(p, taker) == 26


def test_t79_blight_takes_shared_elements_from_the_neighbours_too() -> None:
    p = s0()
    bag = piles.size(p.bag)
    take(p, "Am", "blight")
    answer(p, "Am: tile 0,-1")
    assert sorted(things(p)) == ["E(-1,0)", "E(0,-1)", "W(0,-1)", "W(1,-1)"]
    answer(p, "Am: leave E(0,-1)")
    assert p.over()
    assert piles.size(p.bag) == bag + 3
    assert [element(p, place) for place in ("E(-1,0)", "E(0,-1)", "W(0,-1)", "W(1,-1)")] == ["", "grass", "", ""]
    for place, disks_left in (("J", 2), ("S", 3), ("T", 4)):
        assert piles.size(p.tile(hexagon(place)).supply) == disks_left


def test_t83_disease_spares_printed_elements() -> None:
    p = take(s0(), "M", "disease", "Mt")
    assert p.over()
    assert display_of(p, "Am") == "water water water"


def test_t84_disease_asks_those_with_more_by_food_chain() -> None:
    p = s0(displays={"B": "seed seed meat sun", "Am": "water water water sun"})
    take(p, "M", "disease", "Mt")
    assert asked(p) == "B"
    assert options(p) == ["lose meat", "lose sun"]
    answer(p, "B: lose meat")
    assert p.over()
    assert display_of(p, "B") == "seed seed sun"
    assert display_of(p, "Am") == "water water water"


def test_t85_ecodiversity_counts_each_disk_once() -> None:
    assert points(take(s0(), "Re", "ecodiversity", "D")) == {"Re": 2}


def test_t86_ecodiversity_counts_acquired_types() -> None:
    assert points(take(s0(displays={"Re": "sun sun sun grass"}), "Re", "ecodiversity", "D")) == {"Re": 4}


def test_t100_metamorphosis_needs_an_acquired_element() -> None:
    p = s0()
    bag = p.bag
    take(p, "B", "metamorphosis", "F")
    assert p.over()
    assert p.bag == bag
    assert display_of(p, "B") == "seed seed"


@pytest.mark.parametrize(("taker", "gain"), [("M", ["M"]), ("Am", ["Am", "M", "Re", "B", "Ar", "I"])])
def test_t105_symbiotic_for_the_taker_and_those_with_fewer(taker: str, gain: list[str]) -> None:
    p = take(s0(), taker, "symbiotic", HOME[taker])
    sizes = {name: piles.size(p.needs(animal(name))) for name in SHORT}
    for name in gain:
        answer(p, "nature: draw sun")
        assert piles.size(p.needs(animal(name))) == sizes[name] + 1
    assert p.over()


def test_t106_symbiotic_gives_nothing_to_a_full_taker() -> None:
    p = s0(displays={"B": "seed seed sun sun sun sun", "I": "grass grass sun sun water water"})
    take(p, "B", "symbiotic", "F")
    for name in ("M", "Re", "Am", "Ar"):
        answer(p, "nature: draw sun")
        assert piles.count(p.animal(animal(name)).acquired, 4) == 1
    assert p.over()
    assert display_of(p, "B") == "seed seed sun sun sun sun"
    assert display_of(p, "I") == "grass grass sun sun water water"


# ── points ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_t76_biodiversity() -> None:
    assert points(take(s0(), "M", "biodiversity", "Mt")) == {"M": 3}


@pytest.mark.parametrize("taker", SHORT)
def test_t90_fertile(taker: str) -> None:
    p = take(s0(), taker, "fertile", HOME[taker])
    assert len(options(p)) == 3
    answer(p, options(p)[0])
    assert points(p) == {taker: 4}


def test_t92_ice_age_pays_for_the_home_tiles() -> None:
    p = take(s0(), "M", "ice_age", "Mt")
    assert points(p) == dict.fromkeys(SHORT, 1)
    assert p.last


def test_t93_ice_age_pays_by_the_bonus_table() -> None:
    p = earth(
        "T M1",
        "D M1",
        "Mt M1",
        "F M1",
        "W I1",
        elements="W(1,0) meat, E(-1,1) meat, W(0,1) meat",
    )
    assert [dominant(p, place) for place in ("T", "D", "Mt", "F", "W")] == ["M", "M", "M", "M", ""]
    assert points(take(p, "M", "ice_age")) == {"M": 10}


@pytest.mark.parametrize(
    ("before", "taker", "after"),
    [
        pytest.param(
            {"M": 10, "Re": 12, "B": 10, "Am": 5, "Ar": 30},
            "M",
            {"M": 10, "Re": 3, "B": 10, "Am": 5, "Ar": 21},
            id="t101",
        ),
        pytest.param({"M": 2, "Re": 5}, "M", {"M": 2}, id="t102"),
    ],
)
def test_niche_biomes_on_a_sea(before: dict[str, int], taker: str, after: dict[str, int]) -> None:
    p = take(earth("2,-1 sea M1", points=before), taker, "niche_biomes", "2,-1")
    assert p.over()
    assert points(p) == after


@pytest.mark.parametrize(
    ("tile", "lost"),
    [("1,1 sea", 9), ("W", 8), ("S", 7), ("J", 6), ("F", 5), ("D", 4), ("Mt", 3), ("T", 1), ("1,1 sea tundra", 1)],
)
def test_niche_biomes_costs_the_first_place_of_the_scored_tile(tile: str, lost: int) -> None:
    p = take(earth(f"{tile} M1", points={"I": 20}), "M", "niche_biomes", tile.split()[0])
    assert points(p) == {"I": 20 - lost}
