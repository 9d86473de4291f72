"""Elements come to Earth and go: rules/dominant-species.md 9.4 to 9.6, 16.4."""

import pytest

from games.dominant_species.build import answer, asked, begin, earth, execute, luck, options, s0, things
from games.dominant_species.words import disks, dominant, element, endangered, hand, match
from habitable.games.dominant_species.position import DominantSpeciesPosition

pytestmark = pytest.mark.compiled

GLACIATED = "E(0,0) water, E(-1,0) grub, W(0,0) grub"


# ── abundance ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_t28_water_gives_the_savannah_to_the_amphibians() -> None:
    p = s0(abundance="water sun", pawns={"abundance": "- Am"})
    assert dominant(p, "S") == "I"
    execute(p, "abundance")
    assert options(p) == ["pass", "take sun", "take water"]
    answer(p, "Am: take water", "Am: put E(1,-1)")
    assert p.over()
    assert match(p, "S") == {"Am": 6, "I": 4, "Re": 2}
    assert dominant(p, "S") == "Am"
    assert disks(p.abundance) == "sun"


def test_t29_sun_saves_the_reptiles_in_the_mountains() -> None:
    p = s0(without="W(1,0)", abundance="sun", pawns={"abundance": "Re"})
    assert match(p, "Mt")["Re"] == 0
    assert endangered(p, "Re") == "Mt"
    execute(p, "abundance")
    answer(p, "Re: take sun", "Re: put W(1,0)")
    assert match(p, "Mt")["Re"] == 2
    assert endangered(p, "Re") == ""


def test_an_element_goes_to_any_vacant_corner_of_earth() -> None:
    p = execute(s0(abundance="sun", pawns={"abundance": "Re"}), "abundance")
    answer(p, "Re: take sun")
    outer = "E(-1,-1) E(-1,2) E(-2,0) E(-2,2) E(1,-1) E(1,0) W(-1,0) W(-1,1) W(1,-2) W(1,1) W(2,-2) W(2,0)"
    assert sorted(things(p)) == sorted(outer.split())


# ── wasteland ───────────────────────────────────────────────────────────────────────────────────────────────────────


def wasteland(box: str, pawns: str = "") -> DominantSpeciesPosition:
    p = earth("T", "D Am2", elements=GLACIATED, wasteland=box, pawns={"wasteland": pawns})
    assert dominant(p, "D") == "Am"
    assert match(p, "D") == {"Am": 3}
    return execute(p, "wasteland")


def test_t30_arachnids_keep_the_grubs() -> None:
    p = wasteland("grub water", pawns="Ar")
    assert options(p) == ["pass", "remove grub", "remove water"]
    answer(p, "Ar: remove grub")
    assert disks(p.wasteland) == "water"
    assert [element(p, place) for place in ("E(-1,0)", "W(0,0)", "E(0,0)")] == ["grub", "grub", ""]
    assert match(p, "D") == {"Am": 0}
    assert dominant(p, "D") == ""
    assert endangered(p, "Am") == "D"


def test_t31_without_a_pawn_all_go() -> None:
    p = wasteland("grub water")
    assert p.over()
    assert [element(p, place) for place in ("E(-1,0)", "W(0,0)", "E(0,0)")] == ["", "", ""]
    assert disks(p.wasteland) == "grub water"


def test_t32_a_second_disk_of_the_type_still_lays_waste() -> None:
    p = wasteland("grub grub", pawns="Ar")
    answer(p, "Ar: remove grub")
    assert disks(p.wasteland) == "grub"
    assert [element(p, place) for place in ("E(-1,0)", "W(0,0)", "E(0,0)")] == ["", "", "water"]


def test_r7_wasteland_takes_a_rim_corner_of_tundra_and_leaves_the_rest_of_earth() -> None:
    p = earth(
        "T",
        "W tundra",
        "S",
        elements="W(0,-1) sun, E(-1,-1) sun, E(0,-1) sun, E(1,-1) sun, W(2,-1) sun",
        wasteland="sun",
    )
    execute(p, "wasteland")
    assert [element(p, place) for place in ("W(0,-1)", "E(-1,-1)", "E(0,-1)")] == ["", "", ""]
    assert [element(p, place) for place in ("E(1,-1)", "W(2,-1)")] == ["sun", "sun"]


# ── depletion ───────────────────────────────────────────────────────────────────────────────────────────────────────


def birds_everywhere(box: str = "") -> DominantSpeciesPosition:
    return earth(
        "S B1 M1",
        "D B1 Re1",
        elements="W(2,-1) seed, E(1,-1) seed, E(1,0) seed, W(2,0) sun, E(0,-1) meat, W(2,-2) meat",
        depletion=box,
        pawns={"depletion": "M"},
    )


def test_t33_birds_share_the_savannah_and_dominate_the_desert() -> None:
    p = birds_everywhere()
    assert match(p, "S") == {"B": 4, "M": 4}
    assert dominant(p, "S") == ""
    assert match(p, "D") == {"B": 4, "Re": 2}
    assert dominant(p, "D") == "B"


def test_t34_mammals_remove_a_seed() -> None:
    p = execute(birds_everywhere("seed"), "depletion")
    assert sorted(options(p)) == ["deplete E(1,-1)", "deplete E(1,0)", "deplete W(2,-1)", "pass"]
    answer(p, "M: deplete W(2,-1)")
    assert match(p, "S") == {"B": 2, "M": 4}
    assert dominant(p, "S") == "M"
    assert match(p, "D") == {"B": 2, "Re": 2}
    assert dominant(p, "D") == ""
    assert disks(p.depletion) == "seed"


def test_t35_without_such_an_element_on_earth_the_pawn_returns() -> None:
    p = earth("S", elements="W(2,-1) sun", depletion="seed", pawns={"depletion": "M"})
    execute(p, "depletion")
    assert p.over()
    assert hand(p, "M") == 3


def test_t36_the_boxes_are_empty_at_first() -> None:
    p = luck(begin(4))
    assert (p.regression, p.wasteland, p.depletion) == (0, 0, 0)
    left = next_turn(p)
    assert (p.wasteland, p.depletion) == (left, 0)
    waste = p.wasteland
    next_turn(p)
    assert p.depletion == waste


def next_turn(p: DominantSpeciesPosition) -> int:
    """Everybody places pawns on Domination and Migration and does nothing; returns what lies on Abundance."""
    turn, left = p.round, p.abundance
    while p.round == turn:
        choices = options(p)
        answer(p, "pass" if "pass" in choices else choices[-1])
        luck(p)
    assert asked(p)
    return left
