"""Cards about species, pawns, initiative: vectors of rules/dominant-species.md 16.9. test_cards.py has edge cases."""

import pytest

from games.dominant_species.build import answer, asked, earth, execute, options, s0, take, things
from games.dominant_species.words import (
    SHORT,
    animal,
    cubes,
    gone,
    hand,
    pawns_on,
    points,
    pool,
    track,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition

pytestmark = pytest.mark.compiled

HOME = {"M": "Mt", "Re": "D", "B": "F", "Am": "W", "Ar": "J", "I": "S"}


def total_gone(p: DominantSpeciesPosition) -> int:
    return sum(gone(p, name) for name in SHORT)


# ── species ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_t77_biomass_finds_four_cubes_and_four_elements_everywhere() -> None:
    p = take(s0(), "M", "biomass", "Mt")
    assert p.over()
    assert total_gone(p) == 0
    p = take(s0(extra={"S": "I1"}), "M", "biomass", "Mt")
    assert options(p) == ["eliminate 1,-1 reptiles", "eliminate 1,-1 amphibians", "eliminate 1,-1 insects"]
    answer(p, "M: eliminate 1,-1 amphibians")
    assert p.over()
    assert cubes(p, "S") == "Re1 I3"
    assert total_gone(p) == 1


def test_t78_biomass_takes_the_takers_own_cube() -> None:
    p = earth("S I5", elements="E(0,0) grass, E(0,-1) grass, W(2,-1) sun, E(1,-1) water")
    take(p, "I", "biomass", "S")
    assert p.over()
    assert cubes(p, "S") == "I4"
    assert gone(p, "I") == 1


def test_t80_catastrophe_on_the_wetland() -> None:
    p = take(s0(), "Am", "catastrophe", "W")
    answer(p, "Am: tile 0,-1")
    assert options(p) == ["spare amphibians", "spare arachnids", "spare insects"]
    answer(p, "Am: spare arachnids")
    assert cubes(p, "W") == "Ar1"
    assert total_gone(p) == 3
    answer(p, "Am: eliminate -1,0 arachnids", "Am: eliminate 1,-1 amphibians")
    assert p.over()
    assert total_gone(p) == 5
    assert [cubes(p, place) for place in "JST"] == ["B1 Am1 Ar1", "Re1 I2", ""]


def test_t81_catastrophe_on_the_empty_tundra() -> None:
    p = take(s0(), "Am", "catastrophe", "W")
    answer(p, "Am: tile 0,0")
    asked_about = []
    while not p.over():
        asked_about.append(options(p)[0].split()[1])
        answer(p, options(p)[0])
    assert sorted(asked_about) == sorted(["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"])
    assert total_gone(p) == 6


def test_t82_cold_snap() -> None:
    p = take(earth("T Re2 Ar2 I1", "D M1"), "Re", "cold_snap")
    assert p.over()
    assert cubes(p, "T") == "Re2 Ar1"
    assert cubes(p, "D") == "M1"
    assert [gone(p, name) for name in SHORT] == [0, 0, 0, 0, 1, 1]


@pytest.mark.parametrize(("left", "times"), [(1, 1), (0, 0), (5, 2)])
def test_t87_evolution_takes_as_many_as_the_gene_pool_holds(left: int, times: int) -> None:
    p = take(s0(pools={"M": left}), "M", "evolution", "Mt")
    for name in ("birds", "insects")[:times]:
        place = {"birds": "-1,1", "insects": "1,-1"}[name]
        assert "pass" in options(p)
        answer(p, f"M: evolve {place} {name}")
    assert p.over()
    assert pool(p, "M") == left - times


def test_t88_evolution_eliminates_the_cube_it_replaces() -> None:
    p = s0()
    before = pool(p, "B"), pool(p, "M")
    take(p, "M", "evolution", "Mt")
    answer(p, "M: evolve -1,0 birds")
    assert cubes(p, "J") == "M1 Am1 Ar2"
    assert (pool(p, "B"), pool(p, "M")) == (before[0], before[1] - 1)
    assert gone(p, "B") == 1
    assert not any("birds" in text for text in options(p))


def test_t89_fecundity_with_too_few_cubes() -> None:
    p = take(s0(pools={"I": 2}), "I", "fecundity", "S")
    assert sorted(options(p)) == ["add 0,-1", "add 1,-1", "add 1,0", "pass"]
    answer(p, "I: add 1,-1")
    assert sorted(options(p)) == ["add 0,-1", "add 1,0", "pass"]
    answer(p, "I: add 1,0")
    assert p.over()
    assert [cubes(p, place) for place in "SDW"] == ["Re1 Am1 I3", "M1 Re2 I2", "Am2 Ar1 I1"]


@pytest.mark.parametrize("n", range(4))
def test_t91_hibernation_brings_back_up_to_three(n: int) -> None:
    p = take(s0(eliminated={"B": 3}), "B", "hibernation", "F")
    assert options(p)[0] == "pass"
    assert len(things(p)) == 7
    for _ in range(n):
        answer(p, "B: add 0,0")
        assert p.over() or options(p) == ["pass", "add 0,0"]
    if n < 3:
        answer(p, "B: pass")
    assert p.over()
    assert cubes(p, "T") == ("" if n == 0 else f"B{n}")
    assert gone(p, "B") == 3 - n


def test_t94_ice_sheet_on_the_wetland() -> None:
    p = s0()
    before = pool(p, "Am")
    take(p, "Am", "ice_sheet", "W")
    assert "pass" not in options(p)
    answer(p, "Am: glaciate 0,-1")
    assert p.over()
    assert points(p) == {"Am": 1}
    assert cubes(p, "W") == "Am1 Ar1 I1"
    assert pool(p, "Am") == before + 1


def test_t99_mass_exodus_from_the_wetland() -> None:
    p = take(s0(), "Am", "mass_exodus", "W")
    answer(p, "Am: tile 0,-1")
    for target in ("-1,0", "0,0", "1,-1", "0,0"):  # two amphibians, an arachnid, an insect
        assert sorted(things(p)) == ["-1,0", "0,0", "1,-1"]
        answer(p, f"Am: drive {target}")
    assert p.over()
    assert [cubes(p, place) for place in "WJTS"] == ["", "B1 Am2 Ar2", "Am1 I1", "Re1 Am1 Ar1 I2"]


def test_t104_predator_of_the_insects() -> None:
    p = take(s0(), "I", "predator", "S")
    victims = []
    while not p.over():
        victims.append(options(p)[0].split()[1])
        assert not any("insects" in text for text in options(p))
        answer(p, options(p)[0])
    assert sorted(victims) == sorted(["1,-1", "0,-1", "1,0"])
    assert total_gone(p) == 3
    assert gone(p, "I") == 0


# ── pawns and initiative ────────────────────────────────────────────────────────────────────────────────────────────


def test_t95_immigrants_cannot_take_a_printed_element() -> None:
    p = take(s0(edition="first"), "I", "immigrants", "S")
    assert asked(p) == "M"
    assert options(p) == ["sacrifice pawn", "sacrifice species"]


@pytest.mark.parametrize(
    ("space", "acts"),
    [("domination 4", True), ("domination 3", True), ("domination 1", False), ("adaptation 1", False)],
)
def test_t96_instinct_acts_this_turn_where_the_display_is_not_executed_yet(space: str, acts: bool) -> None:
    p = s0(pawns={"domination": "- I"}, available="instinct", adaptation="sun")
    execute(p, "domination")
    answer(p, "I: dominate 1,-1", f"I: pawn {space}")
    if acts:
        assert asked(p) == "I"
        assert options(p)[:2] == ["pass", "dominate -1,0"]
        assert pawns_on(p, "domination") == "- - - - -"
    else:
        assert p.over()
        assert pawns_on(p, space.split()[0]).startswith("I")
        assert hand(p, "I") == 2


def test_t124_r44_instinct_onto_the_space_just_vacated_waits() -> None:
    p = s0(pawns={"domination": "- I - M"}, available="instinct")
    execute(p, "domination")
    answer(p, "I: dominate 1,-1", "I: pawn domination 2", "M: pass")
    assert p.over()
    assert pawns_on(p, "domination") == "- I - - -"


@pytest.mark.parametrize(
    ("card", "taker", "gain"),
    [
        pytest.param("intelligence", "B", ["M", "Re", "B"], id="t97"),
        pytest.param("intelligence", "M", ["M"], id="t97-mammals"),
        pytest.param("parasitism", "B", ["B", "Am", "Ar", "I"], id="t98"),
        pytest.param("parasitism", "I", ["I"], id="t98-insects"),
        ("omnivore", "Am", ["Am"]),
    ],
)
def test_cards_that_give_pawns(card: str, taker: str, gain: list[str]) -> None:
    p = take(s0(edition="first"), taker, card, HOME[taker])
    assert p.over()
    assert [name for name in SHORT if hand(p, name) == 4] == gain
    assert [p.animal(animal(name)).supply for name in gain] == [6] * len(gain)


def test_t103_nocturnal_does_nothing_for_the_first() -> None:
    p = take(s0(), "I", "nocturnal", "S")
    assert track(p) == "I Ar Am B Re M"
    assert track(take(s0(), "Re", "nocturnal", "D")) == "I Ar Am Re B M"
