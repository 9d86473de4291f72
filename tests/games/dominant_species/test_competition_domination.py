"""Competition and Domination: rules/dominant-species.md 9.11, 9.12 and 6.5, 16.7."""

import pytest

from games.dominant_species.build import answer, asked, earth, execute, options, s0, things
from games.dominant_species.words import cards_in, cubes, dominant, gone, hand, hexagon, match, points, pool
from habitable.games.dominant_species.components import COMPETITION_TERRAINS, TERRAINS
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel.bits import members

pytestmark = pytest.mark.compiled


# ── competition ─────────────────────────────────────────────────────────────────────────────────────────────────────


def reptiles_compete() -> DominantSpeciesPosition:
    """Reptiles on space 3: tundra, desert, forest (p. 15)."""
    p = earth(
        "F Re1 M1",
        "-1,2 forest Re1 B1",
        "T Re1 I1",
        "D M1 I1",
        "1,1 sea Re1 Am1",
        pawns={"competition": "- - Re"},
    )
    return execute(p, "competition")


def test_t59_one_victim_on_one_tile_of_each_terrain() -> None:
    p = reptiles_compete()
    assert sorted(options(p)) == sorted(
        ["pass", "eliminate -1,1 mammals", "eliminate -1,2 birds", "eliminate 0,0 insects"]
    )
    answer(p, "Re: eliminate -1,1 mammals")
    assert options(p) == ["pass", "eliminate 0,0 insects"]
    answer(p, "Re: eliminate 0,0 insects")
    assert p.over()
    assert [cubes(p, place) for place in ("F", "T", "-1,2")] == ["Re1", "Re1", "Re1 B1"]
    assert [gone(p, name) for name in ("M", "I")] == [1, 1]
    assert pool(p, "M") == 34 - 2


def test_t60_fewer_is_allowed() -> None:
    p = answer(reptiles_compete(), "Re: eliminate -1,2 birds", "Re: pass")
    assert p.over()
    assert gone(p, "B") == 1
    assert cubes(p, "T") == "Re1 I1"


def test_t61_arachnids_compete_first_and_without_a_pawn() -> None:
    p = execute(s0(), "competition")
    assert asked(p) == "Ar"
    answer(p, "Ar: eliminate -1,1 birds")
    assert p.over()
    assert cubes(p, "F") == "M1 B1 Ar1"
    p = execute(s0(pawns={"competition": "B"}), "competition")
    answer(p, "Ar: pass")
    assert asked(p) == "B"


def test_t121_the_free_competition_of_the_first_turn() -> None:
    p = execute(s0(), "competition")
    assert sorted(options(p)) == sorted(
        [
            "pass",
            "eliminate 0,-1 amphibians",
            "eliminate 0,-1 insects",
            "eliminate -1,1 mammals",
            "eliminate -1,1 birds",
            "eliminate -1,0 birds",
            "eliminate -1,0 amphibians",
        ]
    )


def test_r14_two_pawns_may_hit_the_same_tile_one_pawn_each_terrain_once() -> None:
    p = earth("F Re1 M3", "-1,2 forest Re1 M1", pawns={"competition": "- - Re Re"})
    execute(p, "competition")
    answer(p, "Re: eliminate -1,1 mammals")
    assert cubes(p, "F") == "M2 Re1"
    assert sorted(things(p)) == ["-1,1 mammals", "-1,2 mammals"]
    answer(p, "Re: eliminate -1,1 mammals")
    assert p.over()
    assert cubes(p, "F") == "M1 Re1"


def test_r36_r38_several_tundra_tiles_are_one_terrain_and_sea_under_tundra_is_none() -> None:
    p = earth("T M1 I1", "W tundra M1 I1", "S M1 I1", "2,-1 sea M1 I1", pawns={"competition": "- - - - - M"})
    execute(p, "competition")
    assert things(p) == ["0,-1 insects", "0,0 insects", "2,-1 insects"]
    answer(p, "M: eliminate 0,0 insects")
    assert things(p) == ["2,-1 insects"]


@pytest.mark.parametrize("space", range(7))
def test_the_terrains_of_each_space(space: int) -> None:
    lands = ["1,-2 sea", "W", "S", "J", "F", "D", "Mt", "T"]
    p = earth(*(f"{land} M1 I1" for land in lands), pawns={"competition": " ".join(["-"] * space + ["M"])})
    execute(p, "competition")
    kinds = {TERRAINS[p.kind(p.tile(hexagon(text.split()[0])))] for text in things(p)}
    printed = "jungle wetland/wetland desert/desert forest/forest savannah/savannah mountain/mountain sea/sea jungle"
    assert kinds == {"tundra", *printed.split("/")[space].split()}
    assert len(COMPETITION_TERRAINS) == 7


# ── domination ──────────────────────────────────────────────────────────────────────────────────────────────────────


def dominate(p: DominantSpeciesPosition, hex: str) -> DominantSpeciesPosition:
    """The only Domination pawn scores a tile."""
    execute(p, "domination")
    return answer(p, f"dominate {hex}")


def test_t62_places_by_cubes_and_a_card_for_the_dominant_animal() -> None:
    p = earth(
        "W Am4 Re2 B2",
        elements="E(0,-1) sun, W(0,-1) sun, W(1,-1) water",
        pawns={"domination": "Re"},
        available="nocturnal fertile",
    )
    assert match(p, "W") == {"Am": 3, "Re": 4, "B": 0}
    dominate(p, "0,-1")
    assert points(p) == {"Am": 8, "Re": 4, "B": 2}
    assert asked(p) == "Re"
    assert options(p) == ["card fertile", "card nocturnal"]


@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        pytest.param("T M1 I1", {"M": 1}, id="t63"),
        pytest.param("1,1 sea M1 Re1 B1 Am1 Ar1", {"M": 9, "Re": 5, "B": 3, "Am": 2}, id="t64"),
        pytest.param("1,1 savannah B3", {"B": 7}, id="t65"),
        ("1,1 wetland M1 Re2 B3 Am4 Ar5", {"Ar": 8, "Am": 4, "B": 2, "Re": 1}),
        ("1,1 savannah M1 Re1 B1 Am2", {"Am": 7, "M": 4, "Re": 2}),
        ("1,1 jungle I3 Ar1 M1 B1", {"I": 6, "M": 3, "B": 2}),
        ("1,1 forest I1 Ar1 Am1 B1", {"B": 5, "Am": 3, "Ar": 2}),
        ("1,1 desert I2 Ar1 Am1", {"I": 4, "Am": 2}),
        ("1,1 mountain I2 Ar1 M1", {"I": 3, "M": 2}),
        ("1,1 forest tundra I2 Ar1 M2", {"M": 1}),
        ("1,1 sea", {}),
    ],
)
def test_what_a_tile_pays(tile: str, expected: dict[str, int]) -> None:
    hex = tile.split()[0].replace("T", "0,0")
    p = dominate(earth(tile, pawns={"domination": "I"}), hex)
    assert p.over()
    assert points(p) == expected
    assert hand(p, "I") == 3


def test_t66_a_tile_is_scored_once_a_turn() -> None:
    p = s0(pawns={"domination": "M B"})
    dominate(p, "0,1")
    assert asked(p) == "B"
    assert sorted(things(p)) == sorted(["0,0", "0,-1", "1,-1", "1,0", "-1,1", "-1,0"])


def test_t67_nobody_dominates_nobody_takes_a_card() -> None:
    p = earth("W Am1 Re1", pawns={"domination": "Re"}, available="fertile nocturnal")
    assert dominant(p, "W") == ""
    dominate(p, "0,-1")
    assert p.over()
    assert points(p) == {"Re": 8, "Am": 4}
    assert cards_in(p.available) == ["fertile", "nocturnal"]


def test_t68_another_animal_dominates_and_chooses_the_card() -> None:
    p = s0(pawns={"domination": "M"}, available="nocturnal niche_biomes")
    dominate(p, "-1,0")
    assert asked(p) == "Ar"
    answer(p, "Ar: card nocturnal")
    assert p.over()
    assert p.initiative[0] == 4
    assert cards_in(p.available) == ["niche_biomes"]


def test_r15_a_tile_without_cubes_may_be_chosen() -> None:
    p = s0(pawns={"domination": "M B"}, available="nocturnal fertile")
    dominate(p, "0,0")
    assert points(p) == {}
    assert asked(p) == "B"
    assert "dominate 0,0" not in options(p)
    assert len(members(p.available)) == 2


def test_t122_r43_a_scored_tile_stays_scored_when_it_freezes() -> None:
    p = s0(pawns={"domination": "Am M"}, available="ice_sheet nocturnal")
    dominate(p, "0,-1")
    answer(p, "Am: card ice_sheet", "Am: glaciate 0,-1")
    assert asked(p) == "M"
    assert "dominate 0,-1" not in options(p)
    assert "dominate 0,1" in options(p)


def test_r43_a_tile_that_freezes_before_it_is_scored_pays_as_tundra() -> None:
    p = s0(pawns={"domination": "Am M"}, available="ice_sheet")
    dominate(p, "0,-1")
    answer(p, "Am: glaciate 1,-1")
    before = points(p)
    answer(p, "M: dominate 1,-1")
    assert points(p) == before | {"Re": before.get("Re", 0) + 1}
