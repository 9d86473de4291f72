"""The end of the game and the variants: rules/dominant-species.md 12 and 13, 16.10."""

import pytest

from games.dominant_species.build import (
    answer,
    asked,
    begin,
    earth,
    execute_from,
    luck,
    options,
    reset,
    s0,
    start,
    take,
)
from games.dominant_species.words import SHORT, animal, cubes, disks, hand, pawns_on, points, pool
from habitable.earth.vocabulary import FINAL
from habitable.games.dominant_species.components import GRID, TERRAINS, TUNDRA, TURN_LIMIT
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel.bits import members
from habitable.kernel.errors import BadOptions

pytestmark = pytest.mark.compiled

TWO_PLAYERS = ["M B Ar", "Re Am I"]


# ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_t107_the_turn_of_the_ice_age_is_played_to_its_end() -> None:
    p = s0(
        pawns={"domination": "M Re B Am", "glaciation": "- I"},
        available="ice_age nocturnal disease blight",
        adaptation="sun",
    )
    execute_from(p, "domination")
    answer(p, "M: dominate 0,1", "M: card nocturnal", "Re: dominate 1,0", "Re: card ice_age")
    assert p.last
    assert asked(p) == "B"
    answer(p, "B: dominate -1,1", "B: card disease")
    assert asked(p) == "Am"
    answer(p, "Am: pass")
    assert p.over()
    assert pawns_on(p, "glaciation") == "- I - -"  # no Reseed
    assert (disks(p.adaptation), p.regression) == ("sun", 0)
    assert points(p)["B"] == 1 + 5 + 8  # Ice Age, Forest, final scoring


def test_extinction_and_survival_of_the_last_turn() -> None:
    p = reset(earth("T I2 M1", "F B2", elements="E(0,0) grass", last=True))
    assert asked(p) == "M"
    answer(p, "M: pass")
    assert p.over()
    assert points(p) == {"I": 1 + 1}
    assert cubes(p, "F") == ""


def test_t108_higher_in_the_food_chain_wins_a_tie() -> None:
    p = earth("T", points={"Re": 80, "B": 80})
    assert p.places()[animal("Re")] == 1
    assert p.places()[animal("B")] == 2
    assert sorted(p.places()) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("vp", "results", "places"),
    [
        pytest.param({"M": 70, "B": 145, "Ar": 160, "Re": 75, "Am": 85, "I": 90}, [70, 75], [2, 1], id="t109"),
        pytest.param({"M": 90, "B": 75, "Ar": 80, "Re": 75, "Am": 120, "I": 100}, [75, 75], [2, 1], id="t126"),
        pytest.param({"M": 75, "B": 75, "Ar": 80, "Re": 75, "Am": 75, "I": 100}, [75, 75], [1, 2], id="r31"),
    ],
)
def test_the_lowest_animal_of_a_player_counts(vp: dict[str, int], results: list[int], places: list[int]) -> None:
    p = earth("T", animals=TWO_PLAYERS, points=vp)
    assert p.scores() == results
    assert p.places() == places


def final(p: DominantSpeciesPosition) -> DominantSpeciesPosition:
    p.last = True
    return reset(p)


def test_t112_final_scoring_of_every_tile_once() -> None:
    p = earth("T M1 I2", "S I1", "W", elements="E(0,0) grass", available="fertile", displays={"M": "meat meat grass"})
    p.scored = p.land
    final(p)
    assert p.over()
    assert points(p) == {"I": 1 + 1 + 7}  # Survival, tundra, savannah
    assert p.available != 0


def test_t125_final_scoring_of_the_start() -> None:
    p = final(s0())
    assert points(p) == {"M": 8, "Re": 10, "B": 8, "Am": 12, "Ar": 12, "I": 9}
    assert p.places()[animal("Am")] == 1
    assert p.places()[animal("Ar")] == 2


# ── the guard (rules/dominant-species.md 12) ──────────────────────────────────────────────────────────────────────────


def test_the_game_ends_when_nobody_has_a_cube() -> None:
    p = earth("T", "F B1", animals="B I", pools={"B": 0, "I": 0}, points={"I": 3})
    p.log = []
    reset(p)
    assert p.over()
    assert points(p) == {"I": 3}
    assert [a for _, event, a, _, _ in p.log if event == FINAL] == [1]


def test_the_game_goes_on_while_somebody_has_a_cube_in_a_gene_pool() -> None:
    p = reset(earth("T", animals="B I", pools={"B": 0, "I": 1}))
    assert asked(p) == "nature"


def test_the_turn_limit_is_an_option() -> None:
    p = reset(s0(turn=3, turn_limit=3))
    assert p.over()
    p = DOMINANT_SPECIES.start(2, DOMINANT_SPECIES.make_options({"turn_limit": 7}))
    assert p.turn_limit == 7
    for wrong in (0, 201):
        with pytest.raises(BadOptions, match="turn_limit"):
            DOMINANT_SPECIES.make_options({"turn_limit": wrong})


@pytest.mark.parametrize(("turn", "over"), [(TURN_LIMIT, True), (TURN_LIMIT - 1, False)])
def test_the_game_ends_at_the_turn_limit(turn: int, over: bool) -> None:
    p = reset(s0(turn=turn))
    assert p.over() == over
    assert TURN_LIMIT == 60
    if over:
        assert points(p)["Am"] == 12


# ── random Earth (rules/dominant-species.md 13.2) ───────────────────────────────────────────────────────────────────


def random_earth(disks: str, animals: str = "M Re B Am Ar I", **more: object) -> DominantSpeciesPosition:
    """A random Earth on whose corners these disks come to lie, in the order of the table in rules/dominant-species.md
    4.3."""
    p = start(animals, earth="random", **more)
    while options(p)[0].startswith("turn_up"):
        answer(p, options(p)[-1])
    for disk in disks.split():
        answer(p, f"nature: draw {disk}")
    return p


def on_earth(p: DominantSpeciesPosition, name: str) -> int:
    return sum(tile.of(animal(name)) for tile in p.tiles if tile is not None)


def test_t110_cubes_follow_their_home_elements() -> None:
    p = random_earth("meat meat meat meat sun sun sun seed seed water water grub")
    assert {name: on_earth(p, name) for name in SHORT} == {"M": 8, "Re": 6, "B": 4, "Am": 4, "Ar": 2, "I": 0}
    assert points(p) == {"Re": 2, "B": 4, "Am": 4, "Ar": 6, "I": 8}
    assert pool(p, "M") == 34 - 8
    assert cubes(p, "T") == ""
    assert p.covers_left == 11
    assert len(members(p.land)) == 7


def test_t111_as_many_cubes_as_disks_on_the_tile() -> None:
    p = random_earth("sun sun meat meat sun sun sun sun sun meat sun sun")
    assert "M3" in cubes(p, "Mt").split()


def test_t127_random_earth_with_three_animals() -> None:
    p = random_earth("sun water water water grass grass meat meat meat meat meat meat", "Re Am I")
    assert {name: on_earth(p, name) for name in ("Re", "Am", "I")} == {"Re": 2, "Am": 6, "I": 4}
    assert points(p) == {"Re": 4, "I": 2}
    assert [pool(p, name) for name in ("Re", "Am", "I")] == [47, 43, 45]
    assert sum(on_earth(p, name) for name in ("Re", "Am", "I")) == 12


def test_random_earth_shuffles_all_31_tiles() -> None:
    p = start("M I", earth="random")
    assert options(p) == [f"turn_up {terrain}" for terrain in TERRAINS[:-1]]
    assert p.weights() == [7, 4, 4, 4, 4, 4, 4]
    answer(p, "turn_up forest")
    assert p.kind(p.tile(GRID.index[0, 0])) == TUNDRA
    luck(p)
    assert sum(p.face_down) == 21
    assert sum(terrain >= 0 for terrain in p.face_up) == 3


# ── several animals per player (rules/dominant-species.md 13.1) ─────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3])
def test_all_six_animals_play_when_players_have_several(seats: int) -> None:
    p = luck(begin(seats, multi_animal=True))
    owned = [[a for a in p.playing() if p.seat_of(a) == seat] for seat in range(seats)]
    assert {len(animals) for animals in owned} == {6 // seats}
    assert [hand(p, name) for name in SHORT] == [3] * 6
    assert [pool(p, name) for name in SHORT] == [30] * 6


def test_r30_the_same_players_other_animals_are_opposing() -> None:
    p = take(earth("T M2 B1", "S M1 Ar1", animals=TWO_PLAYERS), "M", "cold_snap")
    assert cubes(p, "T") == "M2"
    p = take(earth("T M2 B1", "S M1 Ar1", animals=TWO_PLAYERS), "M", "predator")
    assert (cubes(p, "T"), cubes(p, "S")) == ("M2", "M1")
