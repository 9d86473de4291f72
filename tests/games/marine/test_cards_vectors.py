"""The card vectors KV-01 to KV-19 of rules/marine.md 15.3, each under its number."""

import pytest

from games.marine.build import answer, asked, done, options, play, s0, take, things
from games.marine.words import (
    bag,
    cubes,
    discard,
    display,
    element,
    gone,
    have,
    points,
    pool,
    slots,
    terrain,
)

pytestmark = pytest.mark.compiled


def test_kv_01_asteroid() -> None:
    p = take(s0("Reef X3 R2", "Kelp X1", "Sand F2"), "X", "asteroid")
    answer(p, "X: tile 0,0", "X: spare reptiles")
    assert cubes(p, "Reef") == "R1"
    assert (gone(p, "X"), gone(p, "R"), gone(p, "F")) == (4, 1, 1)  # on the neighbours there was no choice
    assert (cubes(p, "Kelp"), cubes(p, "Sand")) == ("", "F1")
    assert done(p)


def test_kv_02_biomass() -> None:
    three_tokens = "E(-1,2) sun"  # besides worms and plankton, on the ocean at 0,1
    p = take(s0("Reef", "Ocean X2 R1", "0,2 F2", elements=three_tokens), "C", "biomass")
    assert (cubes(p, "Ocean"), cubes(p, "0,2")) == ("R1 X2", "F1")
    assert done(p)


def test_kv_03_disease() -> None:
    p = s0(displays={"X": "sun", "R": "algae worms", "F": "sun"})
    take(p, "X", "disease")
    assert asked(p) == "R"
    answer(p, "R: lose worms")
    assert done(p)
    assert [display(p, name) for name in "RCFX"] == ["algae", "", "sun", "sun"]


def test_kv_04_ecodiversity() -> None:
    worms = "E(1,0) worms, W(2,0) worms, E(0,1) worms"
    algae = "E(0,-1) algae, W(0,-1) algae"
    sun = "E(-1,2) sun, W(0,2) sun, E(-2,1) sun, W(-1,1) sun"
    p = take(s0(without="all", elements=f"{worms}, {algae}, {sun}"), "X", "ecodiversity")
    assert points(p) == {"X": 5}


def test_kv_05_trophic_cascade() -> None:
    p = take(s0(), "X", "trophic_cascade", slot=3)
    answer(p, "X: tile 1,-1")  # the kelp has algae and gastropods
    assert done(p)
    assert (element(p, "W(1,-1)"), element(p, "E(0,0)")) == ("", "")
    assert element(p, "W(1,0)") == "worms"


def test_kv_06_voracious_predator() -> None:
    p = take(s0("Reef R3 F3", "Sand C1", pools={"X": 2}), "X", "voracious_predator", slot=4)
    answer(p, *["eliminate 0,0 fishes"] * 3, "eliminate 1,0 cephalopods")
    assert things(p, "add") == ["0,0", "1,0"]
    answer(p, "X: add 1,0")
    assert done(p)
    assert (cubes(p, "Reef"), cubes(p, "Sand")) == ("R3 X1", "X1")
    assert (gone(p, "F"), gone(p, "C"), pool(p, "X")) == (3, 1, 0)


def test_kv_07_solar_radiation() -> None:
    p = s0("Reef", "Sand F1 X1", traits={"X": "cannibal"}, pools={"F": 5, "X": 5})
    take(p, "X", "solar_radiation", slot=2, scored="Sand")
    assert done(p)
    assert cubes(p, "Sand") == ""
    assert (pool(p, "F"), pool(p, "X")) == (6, 6)
    assert points(p) == {}


def test_kv_08_population_doubling() -> None:
    p = take(s0("Reef X2 R3", pools={"X": 4}), "X", "population_doubling")
    assert done(p)
    assert cubes(p, "Reef") == "R3 X6"
    assert pool(p, "X") == 0


def test_kv_09_fecundity() -> None:
    p = take(s0("Reef X1", "Kelp X1", "Sand X1", "Ocean X1", "Meadow X1", pools={"X": 3}), "X", "fecundity")
    assert len(things(p, "add")) == 5
    answer(p, "add 1,0", "add 0,1", "add -1,0")
    assert done(p)
    assert [cubes(p, name) for name in ("Reef", "Kelp", "Sand", "Ocean", "Meadow")] == ["X1", "X1", "X2", "X2", "X2"]


def test_kv_10_monotypic_habitat() -> None:
    p = take(s0("Reef X1 R1", "Kelp X1", "Sand X4", "Ocean X2"), "X", "monotypic_habitat")
    assert points(p) == {"X": 6}


def test_kv_11_fertile() -> None:
    p = take(s0("Reef X2 R3 F1"), "X", "fertile")
    assert points(p) == {"X": 6}


def test_kv_12_invasive_species() -> None:
    p = take(s0("Reef R2 X2", "Kelp R1", competition="kelp kelp reef"), "X", "invasive_species")
    assert (cubes(p, "Reef"), cubes(p, "Kelp")) == ("R1 X2", "")
    assert gone(p, "R") == 2


def test_kv_13_divergent_evolution() -> None:
    p = s0(slots="mollusks - annelids fertile predator", discard="trophic_cascade", deck=9, elements="E(-1,2) sun")
    take(p, "X", "divergent_evolution", slot=2)
    answer(p, "X: tile 0,1")  # the ocean has three tokens
    answer(p, "X: lift W(1,0)")
    answer(p, "X: lift E(-1,1)")  # X is 2: it is enough
    assert element(p, "E(-1,2)") == "sun"
    assert options(p) == ["card predator", "card mollusks", "card annelids", "card fertile"]
    answer(p, "X: card annelids")
    assert discard(p) == "trophic_cascade annelids divergent_evolution"
    assert slots(p) == "mollusks fertile predator - -"
    answer(p, "nature: deal producers", "nature: deal habitat")
    assert slots(p) == "mollusks fertile predator producers habitat"
    assert done(p)


def test_kv_14_symbiotic() -> None:
    p = s0(displays={"X": "sun sun", "F": "sun", "C": "sun sun sun"})
    take(p, "X", "symbiotic")
    answer(p, "nature: draw worms")
    assert display(p, "X") == "sun sun worms"
    answer(p, "nature: draw algae", "nature: draw plankton")
    assert done(p)
    assert [display(p, name) for name in "RCFX"] == ["plankton", "sun sun sun", "algae sun", "sun sun worms"]


def test_kv_15_adaptability() -> None:
    p = s0(without="E(0,0)", elements="E(0,0) worms", displays={"R": "sun"})
    answer(take(p, "R", "adaptability"), "R: exchange E(0,0)")
    assert done(p)
    assert element(p, "E(0,0)") == "sun"
    assert display(p, "R") == "worms"


def test_kv_16_volcanism() -> None:
    p = take(s0(), "X", "volcanism")
    assert terrain(p, "Seamount") == "vent"  # there was no other Seamount
    assert points(p) == {"X": 1}
    answer(p, "X: erupt 1,2")
    assert done(p)
    assert terrain(p, "1,2") == "vent"
    assert points(p) == {"X": 1 + 3}


def test_kv_17_solar_radiation_resolved_by_living_fossil() -> None:
    p = s0(traits={"X": "living_fossil"}, slots="solar_radiation mollusks annelids producers habitat", deck=9)
    play(p, "X: retrieve", "X: card solar_radiation")
    assert cubes(p, "Reef") == "R3 C3 F3 X3"
    assert discard(p) == "solar_radiation"
    answer(p, "nature: deal carbon_cycle")
    assert slots(p) == "mollusks annelids producers habitat carbon_cycle"
    assert asked(p) == "F"


def test_kv_18_voracious_predator_with_one_cube_left() -> None:
    p = take(s0("Reef R1", "Sand F2", pools={"X": 1}), "X", "voracious_predator", slot=3)
    assert (gone(p, "R"), gone(p, "F")) == (1, 2)
    assert options(p) == ["add 0,0", "add 1,0"]
    answer(p, "X: add 1,0")
    assert done(p)
    assert (cubes(p, "Reef"), cubes(p, "Sand")) == ("", "X1")


def test_kv_19_metamorphosis_without_another_sun_in_the_bag() -> None:
    p = take(s0(displays={"X": "sun"}, bag="worms algae algae"), "X", "metamorphosis")
    assert options(p) == ["take algae", "take worms"]
    answer(p, "X: take worms")
    assert done(p)
    assert have(p, "X") == "algae worms worms worms"
    assert bag(p, "sun") == 1
