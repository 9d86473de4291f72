"""The Evolution cards about cubes that die, come or move: rules/marine.md 11.3, every row with its
edge cases."""

import pytest

from games.marine.build import answer, done, options, play, s0, take, things
from games.marine.words import cubes, gone, points, pool
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.kernel.conformance import check_chain

pytestmark = pytest.mark.compiled


def order_means_nothing(p: MarinePosition) -> bool:
    """The chain of questions leads to the same positions when its answers are given in ascending order only."""
    return check_chain(MARINE, p, p.turn()) == 1


# ── Asteroid (rules/marine.md E01) ──────────────────────────────────────────────────────────────────────────────────


def test_asteroid_leaves_one_cube_of_the_takers_choice_on_a_tile() -> None:
    p = take(s0("Reef X3 R2 F1"), "X", "asteroid")
    answer(p, "X: tile 0,0")
    assert options(p) == ["spare reptiles", "spare fishes", "spare crustaceans"]
    answer(p, "X: spare crustaceans")
    assert done(p)
    assert cubes(p, "Reef") == "X1"
    assert (gone(p, "X"), gone(p, "R"), gone(p, "F")) == (2, 2, 1)


def test_asteroid_takes_a_cube_of_the_takers_choice_from_each_tile_beside() -> None:
    p = take(s0("Reef X1", "Kelp R1 C1", "Sand F2 X1", "Ocean R2"), "X", "asteroid")
    answer(p, "X: tile 0,0")
    assert options(p) == ["eliminate 1,-1 reptiles", "eliminate 1,-1 cephalopods"]  # the ocean left no choice
    answer(p, "X: eliminate 1,-1 cephalopods", "X: eliminate 1,0 fishes")
    assert done(p)
    assert [cubes(p, name) for name in ("Reef", "Kelp", "Sand", "Ocean")] == ["X1", "R1", "F1 X1", "R1"]


def test_asteroid_takes_an_own_cube_where_only_own_ones_are() -> None:
    p = answer(take(s0("Reef R1", "Kelp X2"), "X", "asteroid"), "tile 0,0")
    assert done(p)
    assert cubes(p, "Kelp") == "X1"


@pytest.mark.parametrize("middle", ["Reef", "Reef R1"])
def test_asteroid_may_fall_where_nothing_dies_but_beside_it(middle: str) -> None:
    p = answer(take(s0(middle, "Kelp R2"), "X", "asteroid"), "tile 0,0")
    assert done(p)
    assert cubes(p, "Reef") == middle[5:]
    assert cubes(p, "Kelp") == "R1"


def test_asteroid_spares_tiles_farther_away() -> None:
    p = answer(take(s0("Reef", "0,2 R1"), "X", "asteroid"), "tile 0,0")
    assert cubes(p, "0,2") == "R1"


def test_asteroid_makes_this_round_the_last() -> None:
    p = take(s0(), "X", "asteroid")
    assert p.last


def test_asteroid_may_fall_on_any_tile() -> None:
    p = take(s0(), "X", "asteroid")
    assert len(things(p, "tile")) == 15


# ── Biomass (rules/marine.md E02) ───────────────────────────────────────────────────────────────────────────────────


def test_biomass_takes_a_cube_of_the_takers_choice_where_cubes_outnumber_tokens() -> None:
    p = take(s0("Reef R2 X5", "Kelp R1 C1", "Sand X2 F2"), "X", "biomass")
    assert options(p) == ["eliminate 0,0 reptiles", "eliminate 0,0 crustaceans"]
    answer(p, "X: eliminate 0,0 reptiles", "X: eliminate 1,0 fishes")
    assert done(p)
    assert [cubes(p, name) for name in ("Reef", "Kelp", "Sand")] == ["R1 X5", "R1 C1", "F1 X2"]


def test_biomass_affects_a_tile_with_one_cube_and_no_token() -> None:
    p = take(s0("Reef", "1,2 X1"), "X", "biomass")
    assert done(p)
    assert (cubes(p, "1,2"), gone(p, "X")) == ("", 1)


def test_biomass_fixes_the_tiles_at_the_start() -> None:
    """rules/marine.md A-27: a tile loses one cube, even if it still has more cubes than tokens."""
    p = take(s0("Reef", "Kelp R5"), "X", "biomass")
    assert done(p)
    assert cubes(p, "Kelp") == "R4"


# ── Predator (rules/marine.md E05) ──────────────────────────────────────────────────────────────────────────────────


def test_predator_takes_an_opposing_cube_on_every_tile_one_occupies() -> None:
    p = take(s0("Reef X1 R1 F1", "Kelp X1 C2", "Sand X2", "Land R3"), "X", "predator")
    assert options(p) == ["eliminate 0,0 reptiles", "eliminate 0,0 fishes"]
    answer(p, "X: eliminate 0,0 fishes")
    assert done(p)
    assert [cubes(p, name) for name in ("Reef", "Kelp", "Sand", "Land")] == ["R1 X1", "C1 X1", "X2", "R3"]


# ── Invasive Species (rules/marine.md E12) ──────────────────────────────────────────────────────────────────────────


def test_invasive_species_takes_a_cube_of_each_opponent_on_the_terrains_of_competition() -> None:
    p = s0("Reef R2 C1 X2", "Kelp F1", "Sand R1", competition="reef kelp ocean")
    take(p, "X", "invasive_species")
    assert done(p)
    assert [cubes(p, name) for name in ("Reef", "Kelp", "Sand")] == ["R1 X2", "", "R1"]


def test_invasive_species_needs_no_presence() -> None:
    p = take(s0("Reef R2", competition="reef kelp ocean"), "X", "invasive_species")
    assert cubes(p, "Reef") == "R1"


def test_invasive_species_hits_once_where_the_terrain_is_shown_twice() -> None:
    p = take(s0("Reef R3", competition="reef reef ocean"), "X", "invasive_species")
    assert cubes(p, "Reef") == "R2"


def test_invasive_species_knows_eruptions_as_eruptions() -> None:
    p = s0("Reef", "Ocean R1", "0,3 vent R2", "0,-3 geyser R2", competition="eruption kelp land")
    take(p, "X", "invasive_species")
    assert [cubes(p, name) for name in ("Ocean", "0,3", "0,-3")] == ["R1", "R1", "R1"]


# ── Solar Radiation (rules/marine.md E24) ───────────────────────────────────────────────────────────────────────────


def test_solar_radiation_returns_x_cubes_of_the_takers_choice_from_the_scored_tile() -> None:
    p = take(s0("Reef X2 R2 F1"), "X", "solar_radiation", slot=3)
    assert options(p) == ["return reptiles", "return fishes", "return crustaceans"]
    answer(p, "return fishes", "return reptiles", "return reptiles")
    assert done(p)
    assert cubes(p, "Reef") == "X2"
    assert (pool(p, "F"), pool(p, "R"), gone(p, "R")) == (34, 34, 0)


def test_solar_radiation_may_force_one_to_return_own_cubes() -> None:
    p = take(s0("Reef X3 R1"), "X", "solar_radiation", slot=4)
    assert done(p)
    assert cubes(p, "Reef") == ""


def test_solar_radiation_returns_all_where_there_are_fewer() -> None:
    p = take(s0("Reef X1 R1"), "X", "solar_radiation", slot=5)
    assert done(p)
    assert cubes(p, "Reef") == ""


def test_solar_radiation_is_about_the_tile_scored_in_this_evolution() -> None:
    p = s0("Reef X1", "Sand X1 F2", evolution="reef reef sand sand ocean", slots="- solar_radiation")
    play(p, "X: pawn evolution 3", "X: evolve 1,0")
    assert options(p) == ["return fishes", "return crustaceans"]
    answer(p, "return fishes", "return crustaceans")
    assert (cubes(p, "Reef"), cubes(p, "Sand")) == ("X1", "F1")


def test_solar_radiation_by_divergent_evolution_is_still_about_the_tile_of_the_evolution() -> None:
    p = take(s0("Reef X1", "Sand X1", discard="solar_radiation"), "X", "divergent_evolution", scored="Sand")
    assert (cubes(p, "Reef"), cubes(p, "Sand")) == ("X1", "")


def test_solar_radiation_order_means_nothing() -> None:
    assert order_means_nothing(take(s0("Reef X2 R2 F2"), "X", "solar_radiation", slot=3))


# ── Voracious Predator (rules/marine.md E35) ────────────────────────────────────────────────────────────────────────


def test_voracious_predator_replaces_x_opposing_cubes_anywhere() -> None:
    p = take(s0("Reef R3", "Kelp C1 F2"), "X", "voracious_predator", slot=2)
    assert options(p) == ["eliminate 0,0 reptiles", "eliminate 1,-1 cephalopods", "eliminate 1,-1 fishes"]
    answer(p, "eliminate 1,-1 fishes")
    assert (cubes(p, "Kelp"), gone(p, "F")) == ("C1 F1", 1)  # all die before the first new one comes
    answer(p, "eliminate 0,0 reptiles")
    assert done(p)
    assert (cubes(p, "Reef"), cubes(p, "Kelp")) == ("R2 X1", "C1 F1 X1")
    assert pool(p, "X") == 34 - 2


def test_voracious_predator_takes_all_where_there_are_fewer() -> None:
    p = take(s0("Reef R1 X1"), "X", "voracious_predator", slot=5)
    assert done(p)
    assert cubes(p, "Reef") == "X2"


def test_voracious_predator_with_an_empty_gene_pool_only_eliminates() -> None:
    p = take(s0("Reef R2", pools={"X": 0}), "X", "voracious_predator", slot=2)
    assert done(p)
    assert cubes(p, "Reef") == ""


def test_voracious_predator_with_no_opposing_cube_has_no_effect() -> None:
    assert done(take(s0("Reef X2"), "X", "voracious_predator", slot=2))


def test_voracious_predator_order_means_nothing() -> None:
    p = take(s0("Reef R2 F2", "Kelp C1", "Sand R1", pools={"X": 2}), "X", "voracious_predator", slot=3)
    assert order_means_nothing(p)


# ── Fecundity (rules/marine.md E19) ─────────────────────────────────────────────────────────────────────────────────


def test_fecundity_adds_one_cube_on_every_tile_one_occupies() -> None:
    p = take(s0("Reef X3 R1", "Kelp X1", "Sand R2"), "X", "fecundity")
    assert done(p)  # with cubes enough there is no choice
    assert [cubes(p, name) for name in ("Reef", "Kelp", "Sand")] == ["R1 X4", "X2", "R2"]


def test_fecundity_with_too_few_cubes_asks_for_tiles() -> None:
    p = take(s0("Reef X3", "Kelp X1", "Sand X1", pools={"X": 2}), "X", "fecundity")
    answer(p, "add 1,-1")
    assert options(p) == ["add 0,0", "add 1,0"]  # one on a tile
    assert order_means_nothing(p)
    answer(p, "add 1,0")
    assert done(p)


def test_fecundity_with_an_empty_gene_pool_has_no_effect() -> None:
    assert done(take(s0(pools={"X": 0}), "X", "fecundity"))


# ── Population Doubling (rules/marine.md E21) ───────────────────────────────────────────────────────────────────────


def test_population_doubling_adds_as_many_cubes_as_all_animals_have_there() -> None:
    p = take(s0("Reef X1 R2", "Kelp X2"), "X", "population_doubling")
    assert options(p) == ["tile 0,0", "tile 1,-1"]
    answer(p, "X: tile 0,0")
    assert done(p)
    assert (cubes(p, "Reef"), pool(p, "X")) == ("R2 X4", 34 - 6)


def test_population_doubling_adds_what_is_left() -> None:
    p = take(s0("Reef X1 R2", pools={"X": 2}), "X", "population_doubling")
    assert done(p)
    assert cubes(p, "Reef") == "R2 X3"


def test_population_doubling_without_cubes_or_tiles_has_no_effect() -> None:
    assert done(take(s0(pools={"X": 0}), "X", "population_doubling"))
    assert done(take(s0("Reef R1"), "X", "population_doubling"))


# ── Mass Exodus (rules/marine.md E32) ───────────────────────────────────────────────────────────────────────────────


def test_mass_exodus_drives_all_cubes_from_a_tile_to_tiles_beside_it() -> None:
    p = take(s0("Reef R2 X1", "Kelp C1"), "X", "mass_exodus")
    assert options(p) == ["tile 0,0", "tile 1,-1"]  # those with cubes
    answer(p, "X: tile 0,0")
    assert things(p, "drive") == ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0"]
    answer(p, "X: drive 1,0", "X: drive 0,-1", "X: drive 1,0")  # the taker moves the cubes of others as well
    assert done(p)
    assert [cubes(p, name) for name in ("Reef", "Sand", "Land", "Kelp")] == ["", "R1 X1", "R1", "C1"]


def test_mass_exodus_goes_onto_tiles_only() -> None:
    p = answer(take(s0("Reef", "1,2 X1"), "X", "mass_exodus"))
    assert things(p, "drive") == ["0,2", "0,3"]  # the other four hexes beside it are empty or off the board


def test_mass_exodus_without_any_cubes_has_no_effect() -> None:
    assert done(take(s0("Reef"), "X", "mass_exodus"))


def test_mass_exodus_order_means_nothing_among_the_cubes_of_one_animal() -> None:
    p = answer(take(s0("Reef", "1,2 X2 R2"), "X", "mass_exodus"))
    assert order_means_nothing(p)


def test_mass_exodus_pays_nobody() -> None:
    p = take(s0("Reef X1", "Sand R1", traits={"R": "prey_switching"}), "X", "mass_exodus")
    answer(p, "tile 0,0", "drive 1,0")
    assert points(p) == {}
