"""The traits that bring points: rules/marine.md T06, T14, T16."""

from typing import Any

import pytest

from games.marine.build import answer, ask, earth, play, s0, take
from games.marine.words import cubes, points
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.rounds import Extinction
from habitable.games.marine.scoring import FinalScoring

pytestmark = pytest.mark.compiled

CANNIBAL = {"X": "cannibal"}
SOLITARY = {"X": "solitary"}
SWITCHING = {"F": "prey_switching"}


# ── Cannibal (rules/marine.md T06) ──────────────────────────────────────────────────────────────────────────────────


def test_cannibal_gains_by_competition() -> None:
    p = s0("Reef", "Sand R1 X3 F1", traits=CANNIBAL, competition="reef reef sand")
    play(p, "R: pawn competition 3", *["eliminate 1,0 crustaceans"] * 2, "eliminate 1,0 fishes")
    assert points(p) == {"X": 2}


def test_cannibal_gains_by_extinction_for_every_cube() -> None:
    p = ask(s0("Reef", "Meadow X3", "1,2 X2", traits=CANNIBAL), Extinction())
    assert points(p) == {"X": 5}


def test_cannibal_gains_by_the_cards_of_others() -> None:
    p = take(s0("Reef X1 R1", "Sand X2 R1", traits=CANNIBAL), "R", "predator")
    assert points(p) == {"X": 2}


def test_cannibal_gains_by_its_own_cards() -> None:
    p = answer(take(s0("Reef R1", "Sand X2", traits=CANNIBAL), "X", "omnivore"), "lift W(1,0)")
    assert points(p) == {"X": 1}


def test_cannibal_gains_by_an_asteroid() -> None:
    p = answer(take(s0("Reef X3 R1", "Sand X2", traits=CANNIBAL), "X", "asteroid"), "tile 0,0", "spare reptiles")
    assert points(p) == {"X": 4}


def test_cannibal_gains_nothing_for_the_cubes_of_others() -> None:
    p = take(s0("Reef X1 R1", traits=CANNIBAL), "X", "predator")
    assert points(p) == {}


def test_cannibal_gains_nothing_for_cubes_that_return_to_the_gene_pool() -> None:
    p = take(s0("Reef X2", traits=CANNIBAL), "R", "solar_radiation", slot=2)
    assert (cubes(p, "Reef"), points(p)) == ("", {})
    p = play(s0("1,2 X4", traits=CANNIBAL), "R: pawn tectonics 1", "erupt 1,2")
    assert (cubes(p, "1,2"), points(p)) == ("R1 X1", {"R": 3})


# ── Solitary (rules/marine.md T14) ──────────────────────────────────────────────────────────────────────────────────


def test_solitary_gains_for_each_cube_on_a_scored_tile_that_it_has_alone() -> None:
    p = s0("Reef", "Sand X4", traits=SOLITARY, evolution="sand sand ocean ocean eruption")
    play(p, "R: pawn evolution 1", "evolve 1,0")
    assert points(p) == {"X": 3 + 4}  # besides the normal points, also in the Evolution of another


def test_solitary_gains_nothing_more_where_another_is() -> None:
    p = s0("Reef", "Sand X4 F1", traits=SOLITARY, evolution="sand sand ocean ocean eruption")
    play(p, "X: pawn evolution 1", "evolve 1,0")
    assert points(p) == {"X": 3, "F": 2}


def test_solitary_gains_nothing_where_another_is_alone() -> None:
    p = s0("Reef", "Sand F4", traits=SOLITARY, evolution="sand sand ocean ocean eruption")
    play(p, "X: pawn evolution 1", "evolve 1,0")
    assert points(p) == {"F": 3}


def test_solitary_gains_by_rich_habitat_and_marine_snow() -> None:
    p = answer(take(s0("Reef", "Kelp X2", "2,-1 kelp X1", traits=SOLITARY), "R", "rich_habitat"), "terrain kelp")
    assert points(p) == {"X": 7 + 2 + 7 + 1}
    p = take(s0("Reef", "Ocean X3", "0,2 X1 R1", traits=SOLITARY), "R", "marine_snow")
    assert points(p) == {"X": 2 + 3 + 1, "R": 2}


def test_solitary_gains_in_the_final_scoring() -> None:
    p = ask(s0("Reef", "Kelp X2", "0,3 vent X3", "Sand X1 R1", traits=SOLITARY), FinalScoring())
    assert points(p) == {"X": 7 + 2 + 1 + 3 + 2, "R": 3}


def test_solitary_may_be_endangered() -> None:
    p = s0("Reef", "Meadow X2", traits=SOLITARY, evolution="meadow sand ocean ocean eruption")
    play(p, "X: pawn evolution 1", "evolve -1,0")
    assert points(p) == {"X": 4 + 2}


# ── Prey Switching (rules/marine.md T16) ────────────────────────────────────────────────────────────────────────────


def speciating(*tiles: str, **changes: Any) -> MarinePosition:
    """X speciates around the worms between reef, ocean and sand."""
    p = s0(*tiles, speciation="worms", traits=SWITCHING, **changes)
    return play(p, "X: pawn speciation 1", "speciate W(1,0)")


def test_prey_switching_gains_where_another_places_cubes_from_its_gene_pool() -> None:
    p = answer(speciating("Reef F1", "Sand F1", "Ocean R1"), "add 0,0", "add 1,0", "add 0,1", "pass")
    assert points(p) == {"F": 2}  # reef and sand


def test_prey_switching_gains_once_for_a_tile_however_many_cubes() -> None:
    p = answer(speciating("Reef F1", "Sand F1"), "add 1,0", "add 0,0", "add 1,0", "add 0,0", "add 1,0", "pass")
    assert points(p) == {"F": 2}


def test_prey_switching_gains_nothing_by_ones_own_cubes() -> None:
    p = s0("Reef F1 X1", speciation="worms", traits=SWITCHING)
    play(p, "F: pawn speciation 1", "speciate W(1,0)", "add 0,0", "pass")
    assert points(p) == {}


def test_prey_switching_gains_nothing_where_it_is_not() -> None:
    assert points(answer(speciating("Reef R1"), "add 0,0", "add 1,0", "pass")) == {}


def test_prey_switching_gains_anew_in_the_next_action() -> None:
    p = s0("Reef F1", speciation="worms worms", traits=SWITCHING)
    play(p, "X: pawn speciation 1", "speciate W(1,0)", "add 0,0", "pass")
    play(p, "X: pawn speciation 2", "speciate W(1,0)", "add 0,0", "pass")
    assert points(p) == {"F": 2}


def test_prey_switching_gains_by_cards_once_for_a_tile() -> None:
    assert points(take(s0("Reef X2 F3", traits=SWITCHING), "X", "population_doubling")) == {"F": 1}
    assert points(take(s0("Reef X2 F3", "Sand X1 F1", traits=SWITCHING), "X", "fecundity")) == {"F": 2}
    p = take(s0("Reef F3 R3", traits=SWITCHING), "X", "voracious_predator", slot=2)
    assert points(answer(p, "eliminate 0,0 reptiles", "eliminate 0,0 reptiles")) == {"F": 1}


def test_prey_switching_gains_for_each_of_two_cards() -> None:
    p = take(
        s0("Reef X1 F1", traits=SWITCHING, discard="fecundity", slots="- population_doubling"),
        "X",
        "divergent_evolution",
    )
    assert cubes(p, "Reef") == "F1 X5"
    assert points(p) == {"F": 2}


def test_prey_switching_gains_nothing_by_moves() -> None:
    p = play(s0("Reef X1", "Sand F1", traits=SWITCHING), "X: pawn migration 1", "move 0,0 > 1,0")
    assert points(p) == {}


def test_prey_switching_gains_nothing_by_cubes_that_come_to_a_new_tile() -> None:
    p = s0("Reef", "Kelp X1 F1", stacks=["kelp", "-", "-"], traits=SWITCHING)
    play(p, "C: pawn wanderlust 1", "explore 1", "turn_up kelp", "lay 2,-1", "X: come 1,-1", "F: come 1,-1")
    assert points(p) == {"C": 3}


def test_prey_switching_gains_by_tectonics_from_the_gene_pool_only() -> None:
    p = play(s0("1,2 F2", traits=SWITCHING, eliminated={"X": 1}), "X: pawn tectonics 1", "erupt 1,2", "from gene_pool")
    assert points(p) == {"X": 3, "F": 1}
    p = play(s0("1,2 F2", traits=SWITCHING, eliminated={"X": 1}), "X: pawn tectonics 1", "erupt 1,2", "from box")
    assert points(p) == {"X": 3}


def test_prey_switching_sees_a_camouflage_cube() -> None:
    """rules/marine.md A-20."""
    p = s0("1,2 F2", traits={"R": "camouflage", **SWITCHING}, eliminated={"X": 1})
    play(p, "X: pawn tectonics 1", "erupt 1,2", "from box", "R: hide")
    assert cubes(p, "1,2") == "R1 F1 X1"
    assert points(p) == {"X": 3, "F": 1}


def test_prey_switching_sees_the_cubes_of_two_animals_on_a_new_eruption() -> None:
    p = s0("1,2 F2", traits={"R": "camouflage", **SWITCHING})
    play(p, "X: pawn tectonics 1", "erupt 1,2", "R: hide")
    assert cubes(p, "1,2") == "R1 F1 X1"
    assert points(p) == {"X": 3, "F": 2}  # one action, and one trait


def test_two_prey_switchings_gain_both() -> None:
    traits = {"F": "prey_switching", "R": "exaptation"}
    p = s0("Reef F1 R1 X1", traits=traits, copied={"R": "prey_switching"})
    assert points(take(p, "X", "fecundity")) == {"F": 1, "R": 1}


def test_prey_switching_gains_nothing_by_a_cube_in_regression() -> None:
    p = play(s0(traits=SWITCHING), "X: pawn regression 1", "guard")
    assert points(p) == {}


def test_prey_switching_gains_for_an_own_second_animal_too() -> None:
    """rules/marine.md 5.10: it is an opponent."""
    p = earth("Reef F1 X1", animals=["F X", "R C"], traits=SWITCHING)
    assert points(take(p, "X", "fecundity")) == {"F": 1}
