"""The rulings of rules/marine.md 16 that no other test is about, and a list that none is missing."""

import re
from pathlib import Path

import pytest

from games.marine.build import answer, ask, asked, earth, options, play, s0, take, things
from games.marine.words import SHORT, cubes, discard, gone, points, pool, slots, traits_of
from habitable.games.marine.setup.earth import Populate

pytestmark = pytest.mark.compiled


def test_a_07_the_edge_is_that_of_the_board_not_of_the_tiles() -> None:
    """Meadow and sand lie at the edge of the tiles."""
    p = play(s0(), "X: pawn tectonics 1")
    assert things(p) == ["-1,-2", "-1,3", "1,-3", "1,2"]


def test_a_08_solar_radiation_is_about_the_tile_just_scored() -> None:
    """Also when Divergent Evolution takes it from the discard pile."""
    p = s0("Kelp X1 F2", discard="solar_radiation", evolution="kelp", slots="divergent_evolution")
    play(p, "X: pawn evolution 1", "evolve 1,-1")
    assert options(p) == ["return fishes", "return crustaceans"]
    answer(p, "return crustaceans")
    assert (cubes(p, "Kelp"), gone(p, "X")) == ("F2", 0)
    assert discard(p) == "solar_radiation divergent_evolution"


def test_a_28_what_is_possible_of_a_card_is_done() -> None:
    p = take(s0("1,2 X1 F1", "Reef"), "X", "omnivore")
    assert cubes(p, "1,2") == "X1"  # no token there to lose
    p = take(s0("Reef X3", "Sand F1"), "X", "voracious_predator", slot=2)
    assert (cubes(p, "Sand"), gone(p, "F")) == ("X1", 1)  # two, if there were two


def test_a_29_living_fossil_may_play_the_oldest_card() -> None:
    p = play(s0(traits={"X": "living_fossil"}, slots="annelids predator"), "X: retrieve")
    assert options(p) == ["pass", "card annelids"]
    answer(p, "pass")
    assert (asked(p), slots(p)) == ("F", "annelids predator - - -")


def test_a_32_an_animal_without_cubes_in_the_centre_gains_nothing_there() -> None:
    p = ask(earth("Reef", "Sand", elements="E(0,0) sun, W(0,0) algae", animals="R C X"), Populate(True))
    assert cubes(p, "Reef") == "R2 X1"
    assert points(p) == {"R": 11 - 6, "C": 11, "X": 11 - 3}


def test_a_33_what_a_lost_trait_did_ends_with_it() -> None:
    """The seventeenth cube leaves the gene pool in the middle of an action of another sort."""
    traits = {"X": "exaptation", "R": "migratory", "F": "flight"}
    p = s0("Reef X3", traits=traits, copied={"X": "migratory"}, pools={"X": 17}, speciation="worms")
    play(p, "X: pawn speciation 1", "speciate W(1,0)", "add 0,0", "pass")
    assert traits_of(p, "X") == "exaptation flight"
    play(p, "X: pawn migration 1")
    assert "move 0,0 > 0,2" not in options(p)
    answer(p, *["move 0,0 > 1,0"] * 3)
    assert asked(p) == "F"


def test_a_35_invasive_species_spare_ones_own() -> None:
    p = take(s0("Kelp X1 F1", competition="reef kelp"), "X", "invasive_species")
    assert (cubes(p, "Reef"), cubes(p, "Kelp")) == ("R2 C2 F2 X3", "X1")
    p = take(s0("Kelp X1 F1", animals=["R X", "C F"], competition="reef"), "X", "invasive_species")
    assert cubes(p, "Reef") == "R2 C2 F2 X3"  # the player's other animal is an opponent


def test_a_36_a_card_works_once() -> None:
    p = take(s0("Kelp X2 F2", evolution="kelp kelp"), "X", "solar_radiation", scored="Kelp")
    answer(p, "return fishes")
    play(p, "X: pawn evolution 1", "evolve 1,-1")
    assert cubes(p, "Kelp") == "F1 X2"


def test_one_may_not_do_one_part_of_an_action_and_skip_another() -> None:
    """rules/marine.md 7.3."""
    p = play(s0(stacks=["kelp", "-", "-"]), "X: pawn wanderlust 1", "explore 1", "turn_up reef")
    assert "pass" not in options(p)
    p = play(s0(abundance="sun"), "X: pawn abundance 1", "take sun")
    assert "pass" not in options(p)
    p = play(s0(eliminated={"X": 1}), "X: pawn tectonics 1", "erupt 1,2")
    assert options(p) == ["from gene_pool", "from box"]
    p = play(s0("Land geyser", autotrophs="sun"), "X: pawn autotrophs 2", "swap sun")
    assert "pass" not in options(p)
    assert [pool(p, name) for name in SHORT] == [31] * 4


# ── nothing is missing ──────────────────────────────────────────────────────────────────────────────────────────────

INTERFACE = {24, 25}  # where things lie on a screen


def numbers(kind: str) -> set[int]:
    """The numbers of vectors or rulings in the names of tests and of their parameters, and of rulings in comments."""
    found: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"def test_(\w+)|id=\"([\w-]+)\"|(A-\d\d)\b", text):
            match = re.match(rf"{kind}[_-](\d+)", "".join(name).lower())
            found |= {int(match[1])} if match else set()
    return found


def test_every_ruling_is_tested() -> None:
    assert numbers("a") | INTERFACE == set(range(1, 38))
