"""Species spread: rules/dominant-species.md 9.8 to 9.10, 16.6."""

import pytest

from games.dominant_species.build import answer, asked, earth, execute, options, s0, things
from games.dominant_species.words import cubes, disks, dominant, element, hand, hexagon, match, points, pool
from habitable.earth.vocabulary import POINTS
from habitable.games.dominant_species.components import WANDERLUST
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel.bits import size
from habitable.kernel.errors import IllegalAnswer

pytestmark = pytest.mark.compiled


# ── speciation ──────────────────────────────────────────────────────────────────────────────────────────────────────


def grass(**changes: object) -> DominantSpeciesPosition:
    """Arachnids on the Grass space (p. 14)."""
    p = earth(
        "T",
        "S I3",
        "D Am2",
        elements="E(0,0) grass, W(2,0) grub, E(1,0) water",
        displays={"Ar": "grub grub grass"},
        pawns={"speciation": "- - - - - Ar"},
        **changes,  # type: ignore[arg-type]
    )
    assert dominant(p, "D") == "Am"
    execute(p, "speciation")
    assert options(p) == ["pass", "speciate E(0,0)"]
    return answer(p, "Ar: speciate E(0,0)")


def test_t47_each_tile_around_the_grass_up_to_its_limit() -> None:
    p = grass()
    before = pool(p, "Ar")
    assert options(p) == ["pass", "add 0,0", "add 1,-1", "add 1,0"]
    answer(p, "add 1,-1", "add 1,-1", "add 1,-1")
    assert options(p) == ["pass", "add 0,0", "add 1,0"]
    answer(p, "add 1,0", "add 1,0")
    assert options(p) == ["pass", "add 0,0"]
    answer(p, "add 0,0")
    assert asked(p) == "I"
    assert [cubes(p, place) for place in "TSD"] == ["Ar1", "Ar3 I3", "Am2 Ar2"]
    assert pool(p, "Ar") == before - 6


def full() -> DominantSpeciesPosition:
    return answer(grass(), *["Ar: add 1,-1"] * 3, *["Ar: add 1,0"] * 2, "Ar: add 0,0")


def test_t48_amphibians_lose_dominance_of_the_desert() -> None:
    p = full()
    assert match(p, "D") == {"Am": 3, "Ar": 3}
    assert dominant(p, "D") == ""


def test_t49_insects_keep_the_majority_of_the_savannah() -> None:
    p = full()
    answer(p, "I: add 1,-1")
    assert p.over()
    assert cubes(p, "S") == "Ar3 I4"


def test_t50_a_small_gene_pool_is_split_by_choice() -> None:
    p = grass(pools={"Ar": 4})
    answer(p, "add 1,-1", "add 1,0", "add 1,0", "add 0,0")
    assert asked(p) == "I"
    assert [cubes(p, place) for place in "TSD"] == ["Ar1", "Ar1 I3", "Am2 Ar2"]
    assert pool(p, "Ar") == 0


def test_t118_insects_add_a_cube_without_any_pawn() -> None:
    p = s0()
    before = pool(p, "I")
    execute(p, "speciation")
    assert asked(p) == "I"
    assert sorted(things(p)) == sorted(["0,0", "0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"])
    assert "pass" in options(p)
    answer(p, "I: add 0,0")
    assert p.over()
    assert cubes(p, "T") == "I1"
    assert pool(p, "I") == before - 1


def test_r10_not_every_tile_need_get_a_cube() -> None:
    p = answer(grass(), "Ar: add 1,0", "Ar: pass")
    assert asked(p) == "I"
    assert [cubes(p, place) for place in "TSD"] == ["", "I3", "Am2 Ar1"]


@pytest.mark.parametrize(
    ("terrain", "limit"),
    [("sea", 4), ("wetland", 4), ("savannah", 3), ("jungle", 3), ("forest", 3), ("desert", 2), ("mountain", 2)],
)
def test_the_limit_of_each_terrain(terrain: str, limit: int) -> None:
    p = earth(f"2,-1 {terrain}", animals="M B", elements="E(2,-1) sun", pawns={"speciation": "- M"})
    execute(p, "speciation")
    answer(p, "speciate E(2,-1)", *["add 2,-1"] * limit)
    assert p.over()
    assert cubes(p, "2,-1") == f"M{limit}"


@pytest.mark.parametrize(("space", "disk"), [*enumerate(["meat", "sun", "seed", "water", "grub", "grass"])])
def test_each_space_has_its_element(space: int, disk: str) -> None:
    p = s0(animals="M B", pawns={"speciation": " ".join(["-"] * space + ["M"])})
    execute(p, "speciation")
    assert [element(p, place) for place in things(p)] == [disk, disk]


# ── wanderlust ──────────────────────────────────────────────────────────────────────────────────────────────────────


def to_the_east() -> DominantSpeciesPosition:
    """Birds place a savannah and a seed east of Earth (p. 14)."""
    p = s0(
        extra={"S": "B1", "D": "Ar1 I1"},
        displays={"I": "grass grass sun"},
        stacks=["savannah", "sea", "sea"],
        wanderlust="seed sun",
        pawns={"wanderlust": "B"},
    )
    execute(p, "wanderlust")
    assert options(p) == ["pass", "explore 1", "explore 2", "explore 3"]
    answer(p, "B: explore 1", "B: lay 2,-1")
    assert options(p) == ["pass", "take seed", "take sun"]
    return answer(p, "B: take seed", "B: put E(2,-1)")


def test_t51_points_and_then_everybody_may_come_by_food_chain() -> None:
    p = to_the_east()
    assert points(p) == {"B": 3}
    assert disks(p.wanderlust) == "sun"
    order = []
    while not p.over():
        order.append(asked(p))
        answer(p, "pass")
    assert order == ["M", "Re", "B", "Am", "Ar", "I"]
    assert cubes(p, "2,-1") == ""


def test_t52_birds_dominate_the_new_savannah() -> None:
    p = to_the_east()
    answer(p, "M: pass", "Re: pass", "B: come 1,-1", "Am: pass", "Ar: pass", "I: come 1,0", "I: come 1,0", "I: pass")
    assert p.over()
    assert cubes(p, "2,-1") == "B1 I2"
    assert match(p, "2,-1") == {"B": 2, "I": 1}
    assert dominant(p, "2,-1") == "B"


@pytest.mark.parametrize(("stacks", "times"), [(["sea", "sea", "empty"], 2), (["sea", "empty", "empty"], 1)])
def test_t53_each_stack_serves_once(stacks: list[str], times: int) -> None:
    p = earth("T", stacks=stacks, pawns={"wanderlust": "M B I"})
    execute(p, "wanderlust")
    for name, hex in zip(("M", "B"), ("0,1", "0,-1")[:times], strict=False):
        answer(p, f"{name}: {options(p)[1]}", f"{name}: lay {hex}")
    assert p.over()
    assert size(p.land) == 1 + times
    assert p.face_up == [-1, -1, -1]
    assert [hand(p, name) for name in ("M", "B", "I")] == [3, 3, 3]


def test_t119_places_for_a_new_tile_and_their_bonus() -> None:
    rich = ["-2,1", "-1,-1", "-1,2", "1,-2", "1,1", "2,-1"]
    poor = ["-2,0", "-2,2", "0,-2", "0,2", "2,-2", "2,0"]
    p = s0(stacks=["sea", "-", "-"], pawns={"wanderlust": "M"})
    execute(p, "wanderlust")
    answer(p, "explore 1")
    assert "pass" not in options(p)
    assert sorted(things(p)) == sorted(rich + poor)
    for hex in things(p):
        q = p.copy()
        answer(q, f"lay {hex}")
        assert points(q) == {"M": 3 if hex in rich else 1}


def test_r12_points_without_an_element() -> None:
    p = s0(stacks=["sea", "-", "-"], wanderlust="sun", pawns={"wanderlust": "M"})
    execute(p, "wanderlust")
    answer(p, "M: explore 1", "M: lay 2,-1", "M: pass")
    assert points(p) == {"M": 3}
    assert disks(p.wanderlust) == "sun"


def test_r11_r40_points_come_before_the_moves_and_count_tundra() -> None:
    p = earth("T B2", "W tundra M1", stacks=["forest", "-", "-"], pawns={"wanderlust": "I"})
    p.log = []
    execute(p, "wanderlust")
    answer(p, "I: explore 1", "I: lay 1,-1")
    assert points(p) == {"I": 3}
    assert [(a, b, c) for _, event, a, b, c in p.log if event == POINTS] == [(5, 3, WANDERLUST)]
    answer(p, "M: come 0,-1", "B: come 0,0", "B: pass")
    assert cubes(p, "S") == "M1 B1"


def test_r37_birds_come_only_from_neighbours() -> None:
    p = earth("T B1", "D B1", "2,0 sea", stacks=["forest", "-", "-"], pawns={"wanderlust": "I"})
    execute(p, "wanderlust")
    answer(p, "I: explore 1", "I: lay 2,-1")
    assert asked(p) == "B"
    assert options(p) == ["pass", "come 1,0"]


def test_r42_a_tile_once_chosen_must_be_placed() -> None:
    p = execute(s0(stacks=["sea", "-", "-"], pawns={"wanderlust": "M"}), "wanderlust")
    answer(p, "explore 1")
    assert not any(text == "pass" for text in options(p))


# ── migration ───────────────────────────────────────────────────────────────────────────────────────────────────────


def herds(*tiles: str, elements: str = "") -> DominantSpeciesPosition:
    """Insects on the first space of Migration, birds on the second (p. 15)."""
    return earth(*tiles, "2,-1 sea B1", elements=elements, pawns={"migration": "I B"})


def test_t54_seven_insects_move() -> None:
    p = execute(herds("T I6", "D I1", "Mt", "S", elements="E(0,-1) grass"), "migration")
    assert match(p, "T") == {"I": 0}
    answer(p, "I: move 1,0 > 1,-1", *["I: move 0,0 > 1,0"] * 4, *["I: move 0,0 > 0,1"] * 2)
    assert asked(p) == "B"
    assert [cubes(p, place) for place in ("T", "S", "D", "Mt")] == ["", "I1", "I4", "I2"]
    assert match(p, "S") == {"I": 2}
    assert dominant(p, "S") == "I"


def test_t55_birds_fly_two_tiles_over_others() -> None:
    p = execute(herds("T I6", "D I1", "Mt", "S"), "migration")
    answer(p, "I: pass", "B: move 2,-1 > 0,0")
    assert p.over()
    assert cubes(p, "T") == "B1 I6"
    for bridge in ("D", "S"):
        p = execute(herds("T", bridge), "migration")
        assert "move 2,-1 > 0,0" in options(p)


def test_t56_birds_do_not_cross_an_empty_hex() -> None:
    p = execute(herds("T", "Mt", "1,1 forest", "2,0 jungle"), "migration")
    assert asked(p) == "B"
    assert options(p) == ["pass", "move 2,-1 > 1,1", "move 2,-1 > 2,0"]
    with pytest.raises(IllegalAnswer):
        answer(p, "move 2,-1 > 0,0")


def test_t57_others_move_one_tile() -> None:
    p = execute(earth("T", "D", "2,-1 sea M1", pawns={"migration": "M"}), "migration")
    assert options(p) == ["pass", "move 2,-1 > 1,0"]
    with pytest.raises(IllegalAnswer):
        answer(p, "move 2,-1 > 0,0")


def test_t58_a_cube_moves_once() -> None:
    p = execute(earth("T", "S M1", "D M1", animals="M B", pawns={"migration": "M"}), "migration")
    answer(p, "M: move 1,0 > 1,-1")
    assert options(p) == ["pass", "move 1,-1 > 0,0", "move 1,-1 > 1,0"]
    answer(p, "M: move 1,-1 > 0,0")
    assert p.over()
    assert [cubes(p, place) for place in "TSD"] == ["M1", "M1", ""]


def test_t120_birds_reach_all_of_the_first_earth_from_the_forest() -> None:
    p = execute(s0(pawns={"migration": "- B"}), "migration")
    forest = {text.partition(" > ")[2] for text in things(p) if text.startswith("-1,1 > ")}
    assert {hexagon(text) for text in forest} == {hexagon(name) for name in ("J", "T", "Mt", "W", "S", "D")}


@pytest.mark.parametrize(("space", "cubes_moved"), [*enumerate([7, 6, 5, 4, 3, 2])])
def test_each_space_moves_up_to_so_many_cubes(space: int, cubes_moved: int) -> None:
    p = earth("T M9", "D", animals="M B", pawns={"migration": " ".join(["-"] * space + ["M"])})
    execute(p, "migration")
    answer(p, *["M: move 0,0 > 1,0"] * cubes_moved)
    assert p.over()
    assert cubes(p, "D") == f"M{cubes_moved}"


def test_r13_birds_do_not_return_to_their_start() -> None:
    p = execute(earth("T B1", "D", pawns={"migration": "B"}), "migration")
    assert options(p) == ["pass", "move 0,0 > 1,0"]
