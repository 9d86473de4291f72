"""Match values, endangered species, dominance: rules/dominant-species.md 6.1 to 6.3, 16.2."""

import pytest

from games.dominant_species.build import earth
from games.dominant_species.words import animal, corner, dominant, endangered, hexagon, match
from habitable.games.dominant_species.position import DominantSpeciesPosition

pytestmark = pytest.mark.compiled


def desert_and_savannah() -> DominantSpeciesPosition:
    """The position of rules/dominant-species.md 16.2."""
    return earth(
        "D I1 Am3",
        "S Re1",
        elements="W(2,-1) sun, E(1,0) sun, W(2,0) sun, E(0,1) grass, W(1,0) grub, W(1,-1) water",
        displays={"I": "grass grass grub water", "Am": "water water water grub grub meat", "Re": "sun sun"},
    )


def test_t8_insects_dominate_with_fewer_cubes() -> None:
    p = desert_and_savannah()
    assert match(p, "D") == {"I": 3, "Am": 2}
    assert dominant(p, "D") == "I"


def test_t9_reptiles_come_to_the_desert() -> None:
    p = desert_and_savannah()
    p.move(animal("Re"), hexagon("S"), hexagon("D"))
    assert match(p, "D") == {"Re": 6, "I": 3, "Am": 2}
    assert dominant(p, "D") == "Re"
    assert dominant(p, "S") == ""


def test_t10_amphibians_come_to_the_savannah() -> None:
    p = desert_and_savannah()
    assert dominant(p, "S") == "Re"
    p.move(animal("Am"), hexagon("D"), hexagon("S"))
    assert match(p, "S") == {"Am": 3, "Re": 2}
    assert dominant(p, "S") == "Am"


def test_t11_reptiles_are_endangered_when_the_sun_goes() -> None:
    p = desert_and_savannah()
    p.remove(corner("W(2,-1)"))
    assert match(p, "S") == {"Re": 0}
    assert endangered(p, "Re") == "S"
    assert dominant(p, "S") == ""


def test_t12_one_cube_dominates_five() -> None:
    p = earth(
        "Mt M1 B3 Am1 I1",
        elements="E(0,1) meat, W(0,1) seed",
        displays={"B": "seed seed", "Am": "water water water seed", "I": "grass grass seed"},
    )
    assert match(p, "Mt") == {"M": 2, "B": 2, "Am": 1, "I": 1}
    assert dominant(p, "Mt") == ""
    p = earth(
        "Mt M1 Am3 I2",
        elements="E(0,1) meat, W(0,1) seed",
        displays={"Am": "water water water seed", "I": "grass grass seed"},
    )
    assert match(p, "Mt") == {"M": 2, "Am": 1, "I": 1}
    assert dominant(p, "Mt") == "M"


def test_t13_nobody_dominates_alone_with_match_0() -> None:
    p = earth("F B4", elements="E(-1,1) meat")
    assert match(p, "F") == {"B": 0}
    assert dominant(p, "F") == ""
    assert endangered(p, "B") == "F"


def test_t14_a_tie_for_the_highest_value_means_nobody() -> None:
    p = earth(
        "D M1 Re5 I1",
        elements="E(1,0) sun, W(2,0) sun, E(0,1) meat, W(1,0) meat, E(0,0) grass",
    )
    assert match(p, "D") == {"M": 4, "Re": 4, "I": 2}
    assert dominant(p, "D") == ""


def test_a_third_animal_above_a_tie_dominates() -> None:
    p = earth("D M1 Re1 Am1", elements="E(1,0) sun, W(2,0) meat, E(0,1) water")
    assert match(p, "D") == {"M": 2, "Re": 2, "Am": 3}
    assert dominant(p, "D") == "Am"


def test_dominance_exists_on_tundra() -> None:
    p = earth("T I1", elements="E(0,0) grass")
    assert dominant(p, "T") == "I"


def test_a_new_element_on_a_display_changes_dominance_everywhere() -> None:
    p = earth(
        "S B1 I1",
        "D B1 Re1",
        elements="W(2,-1) seed, E(0,-1) seed, E(1,-1) grass, W(2,-2) grass, W(2,0) sun",
    )
    assert (dominant(p, "S"), dominant(p, "D")) == ("", "")
    p.gain_element(animal("B"), 4)
    assert match(p, "S") == {"B": 4, "I": 4}
    assert match(p, "D") == {"B": 3, "Re": 2}
    assert (dominant(p, "S"), dominant(p, "D")) == ("", "B")
    p.lose_element(animal("B"), 4)
    assert dominant(p, "D") == ""
