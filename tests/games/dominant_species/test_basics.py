"""Setting up and the first sums: rules/dominant-species.md 1, 4 to 6, 16.1."""

from itertools import combinations

import pytest

from games.dominant_species.build import answer, asked, begin, earth, luck, options, s0, start
from games.dominant_species.words import (
    PLACES,
    SHORT,
    animal,
    cards_in,
    dominant,
    element,
    hand,
    match,
    points,
    pool,
    track,
)
from habitable.earth.scoring import bonus
from habitable.games.dominant_species.components import DOMINATION, GRID
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.table import next_cards
from habitable.kernel import piles
from habitable.kernel.bits import size

pytestmark = pytest.mark.compiled

AT_THE_START = {  # rules/dominant-species.md 4.3
    "W": ({"Am": 6, "Ar": 2, "I": 2}, "Am"),
    "S": ({"I": 4, "Am": 3, "Re": 2}, "I"),
    "D": ({"Re": 4, "I": 2, "M": 2}, "Re"),
    "Mt": ({"M": 4, "Re": 2, "B": 2}, "M"),
    "F": ({"B": 4, "M": 2, "Ar": 2}, "B"),
    "J": ({"Ar": 4, "Am": 3, "B": 2}, "Ar"),
    "T": ({}, ""),
}


def test_t1_bonus_points() -> None:
    assert [bonus(n) for n in range(11)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 45]


@pytest.mark.parametrize(("edition", "deck"), [("second", 17), ("first", 21)])
def test_t2_the_standard_setup(edition: str, deck: int) -> None:
    p = luck(start("M Re B Am Ar I", edition=edition))
    assert track(p) == "I Ar Am B Re M"
    assert [pool(p, name) for name in SHORT] == [30] * 6
    assert [hand(p, name) for name in SHORT] == [3] * 6
    assert piles.size(p.bag) == 96
    assert [piles.size(pile) for pile in (p.adaptation, p.abundance, p.wanderlust)] == [4, 4, 4]
    assert (p.regression, p.wasteland, p.depletion) == (0, 0, 0)
    assert p.covers_left == 11
    assert p.face_down == [7, 7, 7]
    assert all(terrain >= 0 for terrain in p.face_up)
    assert len(cards_in(p.available)) == 5
    assert size(p.deck) == deck
    assert "ice_age" in cards_in(p.deck)
    assert next_cards(p) == p.deck & ~(1 << 13)
    assert (asked(p), p.round) == ("I", 1)


def test_the_builder_knows_the_standard_setup() -> None:
    p, q = luck(start("M Re B Am Ar I")), s0()
    assert p.elements == q.elements
    assert DOMINANT_SPECIES.state.to_json(p)["tiles"] == DOMINANT_SPECIES.state.to_json(q)["tiles"]
    assert (p.land, p.covers, p.present, p.on_covers) == (q.land, q.covers, q.present, q.on_covers)


def test_t3_every_animal_dominates_its_home() -> None:
    p = luck(start("M Re B Am Ar I"))
    assert {place: (match(p, place), dominant(p, place)) for place in PLACES} == AT_THE_START


def test_t4_two_players() -> None:
    p = luck(start("Ar Re"))
    assert {place: dominant(p, place) for place in PLACES} == {
        "J": "Ar",
        "F": "Ar",
        "W": "Ar",
        "D": "Re",
        "S": "Re",
        "Mt": "Re",
        "T": "",
    }
    assert [(hand(p, name), pool(p, name)) for name in ("Ar", "Re")] == [(7, 50)] * 2
    assert track(p) == "Ar Re"
    assert (p.seat_of(animal("Ar")), p.seat_of(animal("Re"))) == (0, 1)


@pytest.mark.parametrize(("n", "pawns", "gene_pool"), [(2, 7, 50), (3, 6, 45), (4, 5, 40), (5, 4, 35), (6, 3, 30)])
def test_t5_pawns_and_gene_pools(n: int, pawns: int, gene_pool: int) -> None:
    p = luck(start(" ".join(SHORT[:n])))
    for name in SHORT[:n]:
        assert (hand(p, name), p.animal(animal(name)).supply, pool(p, name)) == (pawns, 10 - pawns, gene_pool)


def test_t6_the_corners_of_the_wetland() -> None:
    p = luck(start("M Re B Am Ar I"))
    corners = [GRID.corner_text(corner) for corner in GRID.around[GRID.index[PLACES["W"]]]]
    assert {place: element(p, place) for place in corners} == {
        "E(0,-1)": "grass",
        "W(1,-1)": "water",
        "E(-1,0)": "grub",
        "W(0,-1)": "water",
        "E(-1,-1)": "",
        "W(1,-2)": "",
    }


def test_t7_points_never_fall_below_0() -> None:
    p = earth("T", points={"M": 3})
    p.gain(animal("M"), -9, DOMINATION)
    assert points(p) == {}


# ── the board (rules/dominant-species.md 4.1, 4.2) ──────────────────────────────────────────────────────────────────


def test_the_board_has_35_hexes_and_92_corners() -> None:
    assert len(GRID.hexes) == 35
    columns = {-3: (0, 3), -2: (-1, 3), -1: (-2, 3), 0: (-2, 2), 1: (-3, 2), 2: (-3, 1), 3: (-3, 0)}
    assert GRID.hexes == [(q, r) for q, (top, bottom) in columns.items() for r in range(top, bottom + 1)]
    touching = [size(hexes) for hexes in GRID.touched]
    assert [touching.count(n) for n in (3, 2, 1)] == [50, 18, 24]


def test_neighbours_are_one_apart() -> None:
    for (i, a), (j, b) in combinations(enumerate(GRID.hexes), 2):
        dq, dr = b[0] - a[0], b[1] - a[1]
        distance = (abs(dq) + abs(dr) + abs(dq + dr)) // 2
        assert bool(GRID.neighbours[i] >> j & 1) == (distance == 1)
        assert len(set(GRID.around[i]) & set(GRID.around[j])) == (2 if distance == 1 else 0)


# ── who plays what (rules/dominant-species.md 5) ──────────────────────────────────────────────────────────────────────


def test_a_seat_plays_what_it_has_chosen() -> None:
    p = begin(3, animals="choose")
    assert p.asked() == [0]
    answer(p, "assign insects")
    assert p.asked() == [1]
    assert "assign insects" not in options(p)
    answer(p, "assign mammals", "assign birds")
    luck(p)
    assert [p.seat_of(animal(name)) for name in ("I", "M", "B")] == [0, 1, 2]
    assert track(p) == "I B M"
