"""The 26 dominance cards: rules/dominant-species.md 11, every row with its edge cases. Vectors: test_card_vectors."""

from typing import Any

import pytest

from games.dominant_species.build import (
    START,
    answer,
    asked,
    deal,
    earth,
    execute,
    execute_from,
    options,
    s0,
    start_tiles,
    take,
    things,
)
from games.dominant_species.words import (
    SHORT,
    animal,
    cubes,
    disks,
    display,
    dominant,
    element,
    gone,
    hand,
    hexagon,
    pawns_on,
    pile,
    points,
    pool,
    track,
)
from habitable.earth.vocabulary import POINTS
from habitable.games import get
from habitable.games.dominant_species.components import CARDS, CORNERS
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import CARD_TAKEN, LAST_TURN
from habitable.kernel import piles
from habitable.kernel.conformance import check_chain
from habitable.kernel.position import NATURE

pytestmark = pytest.mark.compiled

TWO_PLAYERS = ["M B Ar", "Re Am I"]  # with three animals each
FULL_WETLAND = "E(-1,-1) meat, W(1,-2) meat"  # its two vacant corners
FULL_SEA = "E(2,-1) meat, W(3,-1) meat, E(1,0) meat, E(1,-1) meat, W(3,-2) meat"  # at 2,-1


def wider(*tiles: str, elements: str = "", **changes: Any) -> DominantSpeciesPosition:
    """The standard setup with more tiles and elements."""
    more = ", ".join(filter(None, [START, elements]))
    return earth(*start_tiles(SHORT), *tiles, elements=more, **changes)


def done(p: DominantSpeciesPosition) -> bool:
    """Whether the card has been carried out, and nothing was lost on the way."""
    get("dominant-species").check_invariants(p)
    return p.over()


def order_means_nothing(p: DominantSpeciesPosition) -> bool:
    """The chain of questions leads to the same positions when its answers are given in ascending order only."""
    return check_chain(get("dominant-species"), p, p.turn()) == 1


# ── 1 Aquatic ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_aquatic_puts_a_chosen_element_and_up_to_four_cubes_on_a_sea_or_wetland_tile() -> None:
    p = take(wider("2,-1 sea"), "B", "aquatic")
    assert options(p) == ["tile 0,-1", "tile 2,-1"]
    answer(p, "B: tile 2,-1")
    assert options(p) == [f"take {name}" for name in ["grass", "grub", "meat", "seed", "sun", "water"]]
    answer(p, "B: take seed")
    assert sorted(things(p)) == sorted(["E(2,-1)", "W(3,-1)", "E(1,0)", "E(1,-1)", "W(3,-2)"])  # W(2,-1) has the sun
    bag = p.bag
    answer(p, "B: put E(2,-1)")
    assert element(p, "E(2,-1)") == "seed"
    assert disks(bag - p.bag) == "seed"
    for n in range(1, 5):
        assert options(p) == ["pass", "add 2,-1"]
        answer(p, "B: add 2,-1")
        assert cubes(p, "2,-1") == f"B{n}"
    assert done(p)
    assert pool(p, "B") == 30 - 4
    assert dominant(p, "2,-1") == "B"


def test_aquatic_cubes_may_be_fewer_than_four_or_none() -> None:
    p = answer(take(s0(), "B", "aquatic"), "take seed", "put E(-1,-1)", "add 0,-1", "pass")
    assert done(p)
    assert cubes(p, "W") == "B1 Am2 Ar1 I1"
    p = answer(take(s0(), "B", "aquatic"), "take seed", "put E(-1,-1)", "pass")
    assert done(p)
    assert cubes(p, "W") == "Am2 Ar1 I1"


def test_aquatic_offers_the_elements_that_are_in_the_bag() -> None:
    p = take(s0(bag="grass water water"), "M", "aquatic")
    assert options(p) == ["take grass", "take water"]


def test_aquatic_tile_must_have_a_vacant_corner_if_another_has() -> None:
    p = wider("2,-1 sea", elements=FULL_WETLAND)
    take(p, "M", "aquatic")
    assert options(p) == [
        f"take {name}" for name in ["grass", "grub", "meat", "seed", "sun", "water"]
    ]  # W was no choice
    answer(p, "take meat")
    assert "W(1,-2)" not in things(p)
    assert "E(2,-1)" in things(p)


def test_aquatic_without_vacant_corners_still_adds_cubes_to_any_such_tile() -> None:
    p = wider("2,-1 sea", elements=f"{FULL_WETLAND}, {FULL_SEA}")
    take(p, "M", "aquatic")
    assert options(p) == ["tile 0,-1", "tile 2,-1"]
    answer(p, "M: tile 0,-1")
    assert options(p) == ["pass", "add 0,-1"]


def test_aquatic_with_an_empty_bag_still_adds_cubes_to_any_such_tile() -> None:
    p = wider("2,-1 sea", elements=FULL_WETLAND, bag="")
    take(p, "M", "aquatic")
    assert options(p) == ["tile 0,-1", "tile 2,-1"]  # also the wetland, which has no vacant corner
    answer(p, "M: tile 0,-1", "add 0,-1", "pass")
    assert done(p)
    assert cubes(p, "W") == "M1 Am2 Ar1 I1"


def test_aquatic_without_cubes_in_the_gene_pool_is_only_an_element() -> None:
    p = answer(take(s0(pools={"M": 0}), "M", "aquatic"), "take meat", "put E(-1,-1)")
    assert done(p)
    assert element(p, "E(-1,-1)") == "meat"


def test_aquatic_stops_when_the_gene_pool_is_empty() -> None:
    p = answer(take(s0(pools={"M": 1}), "M", "aquatic"), "take meat", "put E(-1,-1)", "add 0,-1")
    assert done(p)
    assert cubes(p, "W") == "M1 Am2 Ar1 I1"


def test_aquatic_has_no_effect_where_all_water_is_under_tundra() -> None:
    p = s0(extra={"W": "tundra"})
    bag = p.bag
    assert done(take(p, "Am", "aquatic"))
    assert p.bag == bag


# ── 2 Biodiversity ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_biodiversity_pays_one_point_for_every_tile_shared_with_others() -> None:
    p = earth("S I3 Re1 Am2", "D I1 M1", "Mt I2", "F M1 B1", "T I1 B5")
    assert done(take(p, "I", "biodiversity"))
    assert points(p) == {"I": 3}  # one for S, however many are there; none for Mt; not the bonus table


def test_biodiversity_counts_the_same_players_other_animals_as_opposing() -> None:
    p = earth("S M1 B1", "D M1 Ar1", "Mt M2", animals=TWO_PLAYERS)
    take(p, "M", "biodiversity")
    assert points(p) == {"M": 2}


def test_biodiversity_pays_nothing_to_an_animal_that_lives_alone() -> None:
    p = earth("S I3", "D M1")
    assert points(take(p, "I", "biodiversity")) == {}


# ── 3 Biomass ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_biomass_takes_a_cube_of_the_takers_choice_from_each_tile_with_more_cubes_than_elements() -> None:
    p = s0(extra={"S": "M1", "J": "I3"})
    take(p, "I", "biomass")
    assert (asked(p), options(p)) == (
        "I",
        [f"eliminate -1,0 {a}" for a in ("birds", "amphibians", "arachnids", "insects")],
    )
    answer(p, "I: eliminate -1,0 arachnids")
    assert options(p) == [f"eliminate 1,-1 {a}" for a in ("mammals", "reptiles", "amphibians", "insects")]
    answer(p, "eliminate 1,-1 mammals")
    assert done(p)
    assert cubes(p, "J") == "B1 Am1 Ar1 I3"  # still crowded, but every tile loses only one
    assert cubes(p, "S") == "Re1 Am1 I2"
    assert (gone(p, "Ar"), gone(p, "M")) == (1, 1)


def test_biomass_takes_the_takers_own_cube_where_nobody_else_is() -> None:
    p = earth("S I2", "D I1 M1", elements="E(1,-1) sun, E(1,0) sun, W(2,0) sun")
    assert done(take(p, "I", "biomass"))
    assert cubes(p, "S") == "I1"
    assert cubes(p, "D") == "M1 I1"  # two cubes, two elements
    assert gone(p, "I") == 1


def test_biomass_strikes_tiles_without_elements_and_tundra() -> None:
    p = earth("T Am1", "F B1", "J")
    assert done(take(p, "M", "biomass"))
    assert (cubes(p, "T"), cubes(p, "F"), cubes(p, "J")) == ("", "", "")
    assert (gone(p, "Am"), gone(p, "B")) == (1, 1)


def test_biomass_counts_the_cubes_of_all_animals_together() -> None:
    p = earth("S I1 M1 B1", elements="E(1,-1) sun, E(0,0) sun")
    take(p, "M", "biomass")
    assert len(options(p)) == 3


# ── 4 Blight ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_blight_leaves_one_element_on_a_tile() -> None:
    p = s0()
    take(p, "I", "blight")
    assert len(options(p)) == 7
    answer(p, "I: tile 1,-1")
    corners = ["E(0,-1)", "W(2,-1)", "E(0,0)", "W(1,-1)"]  # grass, sun, grass, water
    assert sorted(things(p)) == sorted(corners)
    bag = p.bag
    answer(p, "I: leave E(0,-1)")
    assert done(p)
    assert [element(p, corner) for corner in corners] == ["grass", "", "", ""]
    assert disks(p.bag - bag) == "grass sun water"


@pytest.mark.parametrize("elements", ["", "E(0,0) sun"])
def test_blight_does_nothing_to_a_tile_with_one_element_or_none(elements: str) -> None:
    p = earth("S", "D", elements=elements)
    bag = p.bag
    take(p, "I", "blight")
    assert options(p) == ["tile 1,-1", "tile 1,0"]
    answer(p, "tile 1,-1")
    assert done(p)
    assert p.bag == bag


# ── 5 Catastrophe ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_catastrophe_leaves_one_cube_on_a_tile_and_takes_one_from_each_neighbour() -> None:
    p = wider("-1,2 forest M2")
    take(p, "M", "catastrophe")
    assert len(options(p)) == 8
    answer(p, "M: tile -1,1")
    assert options(p) == ["spare mammals", "spare birds", "spare arachnids"]
    answer(p, "M: spare birds")
    assert cubes(p, "F") == "B1"
    # the neighbours: J, the new forest (only the taker's own cubes), T (no cubes), Mt
    answer(p, "M: eliminate -1,0 arachnids")
    assert cubes(p, "-1,2") == "M1"
    answer(p, "M: eliminate 0,1 reptiles")
    assert done(p)
    assert (cubes(p, "J"), cubes(p, "Mt")) == ("B1 Am1 Ar1", "M2 B1")
    assert (gone(p, "M"), gone(p, "Re"), gone(p, "B"), gone(p, "Ar")) == (2, 1, 1, 2)


def test_catastrophe_may_strike_a_tile_with_no_cubes_or_one() -> None:
    p = earth("S", "D I1", "Mt I2 M1", "F B1")
    answer(take(p, "B", "catastrophe"), "tile 1,-1")  # D beside it has one animal: nothing to choose
    assert done(p)
    assert (cubes(p, "D"), gone(p, "I")) == ("", 1)
    p = earth("S", "D I1", "Mt I2 M1", "F B1")
    answer(take(p, "B", "catastrophe"), "tile 1,0")
    assert cubes(p, "D") == "I1"
    assert options(p) == ["eliminate 0,1 mammals", "eliminate 0,1 insects"]


def test_catastrophe_takes_the_takers_own_cubes_beside_it_too() -> None:
    p = earth("S M3", "D B2", "Mt M1")
    answer(take(p, "B", "catastrophe"), "tile 1,-1")
    assert done(p)
    assert (cubes(p, "S"), cubes(p, "D"), cubes(p, "Mt")) == ("M1", "B1", "M1")


# ── 6 Cold Snap ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_cold_snap_takes_a_cube_of_every_opposing_animal_from_every_tundra_tile() -> None:
    p = earth("T M3 Re2 I1", "W tundra Re2 B1", "S Re2 B2")
    assert done(take(p, "Re", "cold_snap"))
    assert (cubes(p, "T"), cubes(p, "W"), cubes(p, "S")) == ("M2 Re2", "Re2", "Re2 B2")
    assert (gone(p, "M"), gone(p, "B"), gone(p, "I"), gone(p, "Re")) == (1, 1, 1, 0)


def test_cold_snap_strikes_the_same_players_other_animals() -> None:
    p = take(earth("T M1 B2", animals=TWO_PLAYERS), "M", "cold_snap")
    assert cubes(p, "T") == "M1 B1"


# ── 7 Disease ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_disease_makes_animals_with_more_elements_give_up_one_of_their_choice_by_food_chain() -> None:
    displays = {"Re": "sun sun grass", "B": "seed seed grass grass", "I": "grass grass grub sun water"}
    p = take(s0(displays=displays), "Re", "disease")
    assert display(p, "B") == "grass seed seed"  # a choice between two grasses is none
    assert (asked(p), options(p)) == ("I", ["lose grub", "lose sun", "lose water"])
    bag = p.bag
    answer(p, "I: lose sun")
    assert done(p)
    assert display(p, "I") == "grass grass grub water"
    assert disks(p.bag - bag) == "sun"
    assert display(p, "Re") == "grass sun sun"


def test_disease_asks_the_higher_in_the_food_chain_first() -> None:
    displays = {"I": "grass grass grub sun", "M": "meat meat sun water"}
    p = take(s0(displays=displays), "B", "disease")
    answer(p, "M: lose sun", "I: lose grub")
    assert done(p)


def test_disease_cannot_take_printed_elements() -> None:
    p = s0()
    assert done(take(p, "Re", "disease"))  # the amphibians have three, all printed
    assert display(p, "Am") == "water water water"


def test_disease_counts_printed_and_acquired_elements_together() -> None:
    p = s0(displays={"M": "meat meat sun", "Am": "water water water sun", "B": "seed seed sun"})
    assert done(take(p, "M", "disease"))
    assert display(p, "Am") == "water water water"
    assert display(p, "B") == "seed seed sun"  # as many as the taker


def test_disease_strikes_whoever_had_more_when_the_card_was_taken() -> None:
    displays = {"M": "meat meat sun water", "Am": "water water water sun", "I": "grass grass grub"}
    p = take(s0(displays=displays), "I", "disease")
    answer(p, "M: lose sun")
    assert done(p)
    assert display(p, "Am") == "water water water"


# ── 8 Ecodiversity ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_ecodiversity_pays_one_point_for_every_disk_on_earth_of_the_takers_sorts() -> None:
    p = s0(displays={"I": "grass grass grub grub water"}, elements="E(1,-1) water")
    assert done(take(p, "I", "ecodiversity"))
    assert points(p) == {"I": 2 + 2 + 3}  # each disk once; plain points; nobody else scores


def test_ecodiversity_pays_nothing_where_no_such_disk_lies() -> None:
    p = earth("S I1", elements="E(0,0) sun")
    assert points(take(p, "I", "ecodiversity")) == {}


# ── 9 Evolution ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_evolution_replaces_up_to_two_cubes_of_two_animals_on_any_tiles() -> None:
    p = s0("M Re B")
    take(p, "B", "evolution")
    assert options(p) == [
        "pass",
        "evolve -1,1 mammals",
        "evolve 0,1 mammals",
        "evolve 0,1 reptiles",
        "evolve 1,-1 reptiles",
        "evolve 1,0 mammals",
        "evolve 1,0 reptiles",
    ]
    answer(p, "B: evolve 1,0 mammals")  # where the birds are not
    assert things(p) == ["0,1 reptiles", "1,-1 reptiles", "1,0 reptiles"]  # another animal this time
    answer(p, "B: evolve 1,0 reptiles")  # and the same tile
    assert done(p)
    assert cubes(p, "D") == "Re1 B2"
    assert (gone(p, "M"), gone(p, "Re"), pool(p, "B")) == (1, 1, 45 - 2)
    assert pool(p, "M") == 45  # not returned to the gene pool


def test_evolution_may_be_declined_at_once_or_after_one() -> None:
    assert done(answer(take(s0(), "B", "evolution"), "pass"))
    assert done(answer(take(s0(), "B", "evolution"), "evolve 1,0 mammals", "pass"))


def test_evolution_needs_cubes_in_the_gene_pool() -> None:
    assert done(take(s0(pools={"B": 0}), "B", "evolution"))
    p = answer(take(s0(pools={"B": 1}), "B", "evolution"), "evolve 1,0 mammals")
    assert done(p)
    assert cubes(p, "D") == "Re2 B1 I1"


def test_evolution_may_turn_on_the_same_players_other_animals() -> None:
    p = take(earth("S B1", "D M1", animals=TWO_PLAYERS), "M", "evolution")
    assert options(p) == ["pass", "evolve 1,-1 birds"]


def test_evolution_in_any_order_ends_alike() -> None:
    assert order_means_nothing(take(s0("M Re B"), "B", "evolution"))


# ── 10 Fecundity ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_fecundity_adds_up_to_one_cube_to_every_tile_of_the_taker() -> None:
    p = take(s0(), "I", "fecundity")
    assert options(p) == ["pass", "add 0,-1", "add 1,-1", "add 1,0"]
    answer(p, "I: add 1,-1")
    assert options(p) == ["pass", "add 0,-1", "add 1,0"]
    answer(p, "I: add 1,0", "I: pass")
    assert done(p)
    assert (cubes(p, "W"), cubes(p, "S"), cubes(p, "D")) == ("Am2 Ar1 I1", "Re1 Am1 I3", "M1 Re2 I2")
    assert pool(p, "I") == 30 - 2


def test_fecundity_ends_when_every_tile_has_had_its_cube() -> None:
    assert done(answer(take(s0(), "I", "fecundity"), "add 1,-1", "add 1,0", "add 0,-1"))


def test_fecundity_with_too_few_cubes_lets_the_taker_choose_the_tiles() -> None:
    p = take(s0(pools={"I": 1}), "I", "fecundity")
    assert options(p) == ["pass", "add 0,-1", "add 1,-1", "add 1,0"]
    answer(p, "I: add 1,0")
    assert done(p)
    assert done(take(s0(pools={"I": 0}), "I", "fecundity"))


def test_fecundity_in_any_order_ends_alike() -> None:
    assert order_means_nothing(take(s0(), "I", "fecundity"))
    assert order_means_nothing(take(s0(pools={"I": 2}), "I", "fecundity"))


# ── 11 Fertile ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_fertile_pays_one_point_for_every_cube_on_a_tile_of_the_taker() -> None:
    p = take(earth("S I3 M2 B1", "D I1", "Mt M4"), "I", "fertile")
    assert options(p) == ["tile 1,-1", "tile 1,0"]  # it cannot be declined, and Mt is not the insects'
    answer(p, "I: tile 1,-1")
    assert done(p)
    assert points(p) == {"I": 6}


def test_fertile_with_one_tile_asks_nothing() -> None:
    p = take(earth("S I1 M2", "D M1"), "I", "fertile", "S")
    assert done(p)
    assert points(p) == {"I": 3}


# ── 12 Habitat ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_habitat_puts_a_chosen_element_on_any_vacant_corner_of_earth() -> None:
    p = take(s0(), "Re", "habitat")
    answer(p, "Re: take sun")
    assert len(options(p)) == 12
    answer(p, "Re: put E(1,-1)")
    assert done(p)
    assert element(p, "E(1,-1)") == "sun"
    assert disks(p.bag).count("sun") == 20 - 3
    assert dominant(p, "S") == ""  # reptiles 4, insects 4


def test_habitat_offers_the_elements_that_are_in_the_bag() -> None:
    p = take(s0(bag="grass water"), "Re", "habitat")
    assert options(p) == ["take grass", "take water"]


def test_habitat_has_no_effect_with_an_empty_bag() -> None:
    assert done(take(s0(bag=""), "Re", "habitat"))


def test_habitat_has_no_effect_without_a_vacant_corner() -> None:
    p = earth("T", elements="E(0,0) sun, W(1,0) sun, E(-1,1) sun, W(0,0) sun, E(-1,0) sun, W(1,-1) sun")
    assert done(take(p, "Re", "habitat"))


# ── 13 Hibernation ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_hibernation_brings_up_to_five_eliminated_cubes_back_to_one_tile() -> None:
    p = take(s0(eliminated={"M": 7}), "M", "hibernation")
    assert options(p) == ["pass", *(f"add {hex}" for hex in ["-1,0", "-1,1", "0,-1", "0,0", "0,1", "1,-1", "1,0"])]
    answer(p, "M: add 0,-1")  # no mammals there
    for _ in range(4):
        assert options(p) == ["pass", "add 0,-1"]
        answer(p, "M: add 0,-1")
    assert done(p)
    assert cubes(p, "W") == "M5 Am2 Ar1 I1"
    assert (gone(p, "M"), pool(p, "M")) == (2, 30 - 7)
    assert dominant(p, "W") == "Am"


def test_hibernation_may_bring_back_none_or_some() -> None:
    assert done(answer(take(s0(eliminated={"M": 7}), "M", "hibernation"), "pass"))
    p = answer(take(s0(eliminated={"M": 7}), "M", "hibernation"), "add 0,-1", "add 0,-1", "pass")
    assert done(p)
    assert cubes(p, "W") == "M2 Am2 Ar1 I1"


def test_hibernation_needs_eliminated_cubes_of_the_takers_own() -> None:
    assert done(take(s0(eliminated={"B": 7}), "M", "hibernation"))
    p = answer(take(s0(eliminated={"M": 1}), "M", "hibernation"), "add 0,-1")
    assert done(p)


def test_hibernating_cubes_are_spared_by_this_turns_extinction_only() -> None:
    p = earth("S M1 I1", "D I1", elements="E(0,-1) grass", eliminated={"M": 3})
    answer(take(p, "M", "hibernation"), "add 1,-1", "add 1,-1", "pass")
    assert cubes(p, "S") == "M3 I1"
    assert dominant(p, "S") == "I"  # spared, but still endangered: match value 0
    execute_from(p, "domination")
    assert options(p) == ["pass", "save 1,-1"]  # the one that does not hibernate
    answer(p, "M: pass")
    assert cubes(p, "S") == "M2 I1"
    assert cubes(p, "D") == ""


def test_hibernation_ends_alike_however_it_is_answered() -> None:
    assert order_means_nothing(take(s0(eliminated={"M": 3}), "M", "hibernation"))


# ── 14 Ice Age ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_ice_age_pays_every_animal_the_bonus_for_the_tiles_it_dominates() -> None:
    meat_and_seed = "E(0,0) meat, W(1,0) meat, W(0,1) seed"
    p = earth("S M2", "D M1", "Mt M1 I3", "F B1", "J", elements=meat_and_seed, deck="")
    p.log = []
    assert done(take(p, "B", "ice_age", "F"))
    assert points(p) == {"M": 6, "B": 1}
    assert p.last
    assert [event for _, event, *_ in p.log] == [CARD_TAKEN, POINTS, POINTS, LAST_TURN]


def test_ice_age_lets_the_remaining_domination_pawns_act_and_ends_the_game() -> None:
    p = s0(pawns={"domination": "M - I"}, available="ice_age nocturnal", deck="")
    execute_from(p, "domination")
    answer(p, "M: dominate 0,1", "M: card ice_age", "I: dominate 1,-1")
    assert track(p) == "I Ar Am B Re M"  # nocturnal was the only card left: the insects are first already
    assert p.available == 0
    assert p.over()  # Extinction had nothing to save; no Reseed
    assert p.round == 1


# ── 15 Ice Sheet ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_ice_sheet_is_a_glaciation_that_cannot_be_declined() -> None:
    p = earth("T Re2", "W tundra", "S I4 M1", "D", "Mt", elements="W(1,-1) sun")
    take(p, "I", "ice_sheet")
    assert options(p) == ["glaciate 0,1", "glaciate 1,-1", "glaciate 1,0"]
    answer(p, "I: glaciate 1,-1")
    assert done(p)
    assert points(p) == {"I": 3}
    assert element(p, "W(1,-1)") == ""
    assert cubes(p, "S") == "M1 I1"
    assert (pool(p, "I"), gone(p, "I")) == (34 - 1, 0)
    assert p.covers_left == 12 - 3


def test_ice_sheet_with_one_tile_in_reach_asks_nothing() -> None:
    p = take(earth("T", "S I1"), "I", "ice_sheet")
    assert done(p)
    assert points(p) == {"I": 1}


def test_ice_sheet_has_no_effect_without_tundra_tiles_or_targets() -> None:
    twelve = [f"{hex} tundra sea" for hex in ["0,-1", "1,-1", "1,0", "0,1", "-1,1"]]
    twelve += [f"{hex} tundra forest" for hex in ["-1,0", "0,-2", "1,-2"]]
    twelve += [f"{hex} tundra desert" for hex in ["2,-2", "2,-1", "2,0"]]
    p = earth("T", *twelve, "1,1 mountain I1")
    assert p.covers_left == 0
    assert done(take(p, "I", "ice_sheet"))
    assert points(p) == {}
    assert done(take(earth("T", "W tundra"), "I", "ice_sheet"))


# ── 16 Immigrants ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_immigrants_costs_every_animal_an_element_a_pawn_or_its_cubes_by_food_chain() -> None:
    p = s0("M B I", displays={"M": "meat meat sun water", "B": "seed seed sun"}, extra={"S": "I2"}, edition="first")
    take(p, "B", "immigrants")
    assert options(p) == ["sacrifice element", "sacrifice pawn", "sacrifice species"]
    answer(p, "M: sacrifice element")
    assert options(p) == ["lose sun", "lose water"]
    answer(p, "M: lose water")
    assert display(p, "M") == "meat meat sun"
    pawns = hand(p, "B")
    answer(p, "B: sacrifice pawn")  # the taker pays too
    assert hand(p, "B") == pawns - 1
    assert options(p) == ["sacrifice pawn", "sacrifice species"]
    answer(p, "I: sacrifice species")
    assert done(p)
    assert (cubes(p, "W"), cubes(p, "S"), cubes(p, "D")) == ("I1", "I1", "M1 I1")
    assert gone(p, "I") == 3


def test_immigrants_with_one_sort_of_element_asks_no_more() -> None:
    p = s0("M I", displays={"M": "meat meat sun"}, edition="first")
    answer(take(p, "M", "immigrants"), "M: sacrifice element")
    assert display(p, "M") == "meat meat"
    assert asked(p) == "I"


def test_immigrants_takes_no_printed_element_and_no_pawn_from_an_empty_hand() -> None:
    p = s0("M B I", hands={"M": 0, "B": 0}, displays={"B": "seed seed sun"}, pawns={"adaptation": "M"}, edition="first")
    take(p, "I", "immigrants")
    assert cubes(p, "Mt") == "M1 B1"  # nothing else was left to the mammals
    assert (asked(p), options(p)) == ("B", ["sacrifice element", "sacrifice species"])


def test_immigrants_species_are_allowed_even_where_it_costs_nothing() -> None:
    p = earth("S I1", "D M1", animals="M I", edition="first")
    answer(take(p, "I", "immigrants"), "M: sacrifice species", "I: sacrifice species")
    assert done(p)
    assert (cubes(p, "S"), cubes(p, "D")) == ("I1", "M1")


# ── 17 Instinct ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_instinct_places_a_pawn_on_any_vacant_space() -> None:
    p = s0(pawns={"glaciation": "M", "domination": "- I"}, hands={"B": 1})
    take(p, "B", "instinct")
    assert len(options(p)) == 41 - 2
    assert not {"pawn glaciation 1", "pawn domination 2", "pass"} & set(options(p))
    answer(p, "B: pawn glaciation 2")
    assert done(p)
    assert (hand(p, "B"), pawns_on(p, "glaciation")) == (0, "M B - -")


def test_instinct_without_a_pawn_in_hand_has_no_effect() -> None:
    assert done(take(s0(hands={"B": 0}), "B", "instinct"))


def test_instinct_uses_the_pawn_just_executed_and_acts_where_the_display_is_not_done() -> None:
    p = s0(pawns={"domination": "- I"}, hands={"I": 0}, available="instinct")
    execute(p, "domination")
    answer(p, "I: dominate 1,-1")
    assert len(options(p)) == 41  # the only pawn has been lifted
    answer(p, "I: pawn domination 4")
    assert (asked(p), "dominate 1,-1" in options(p)) == ("I", False)
    answer(p, "I: dominate 1,0")
    assert points(p) == {"I": 7, "Re": 4 + 4, "Am": 2, "M": 2}
    assert p.over()


def test_instinct_pawns_wait_where_the_display_is_done() -> None:
    p = s0(pawns={"domination": "- I"}, hands={"I": 0}, available="instinct")
    execute(p, "domination")
    answer(p, "I: dominate 1,-1", "I: pawn domination 1")
    assert p.over()
    assert pawns_on(p, "domination") == "I - - - -"


def test_instinct_pawns_on_glaciation_slide_in_reset() -> None:
    p = s0(pawns={"domination": "I"}, hands={"I": 0}, available="instinct")
    execute_from(p, "domination")
    answer(p, "I: dominate 1,-1", "I: pawn glaciation 3")
    assert asked(p) == "nature"
    assert pawns_on(p, "glaciation") == "- - I -"
    assert pawns_on(deal(p), "glaciation") == "- I - -"


# ── 18, 23, 24 Intelligence, Omnivore, Parasitism ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("card", "taker", "gainers"),
    [
        ("intelligence", "Am", "M B Am"),
        ("intelligence", "M", "M"),
        ("omnivore", "Am", "Am"),
        ("parasitism", "Am", "Am I"),
        ("parasitism", "I", "I"),
    ],
)
def test_new_pawns_for_the_taker_and_those_above_or_below_it(card: str, taker: str, gainers: str) -> None:
    playing = "M B Am I"
    p = s0(playing, edition="first")
    assert done(take(p, taker, card))
    for name in playing.split():
        gained = 1 if name in gainers.split() else 0
        assert hand(p, name) == 5 + gained
        assert p.animal(animal(name)).supply == 5 - gained


# ── 19 Mass Exodus ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_mass_exodus_drives_every_cube_of_a_tile_to_neighbours_of_the_takers_choice() -> None:
    p = take(s0(), "I", "mass_exodus")
    assert len(options(p)) == 7
    answer(p, "I: tile 1,0")
    assert options(p) == ["drive 0,0", "drive 0,1", "drive 1,-1"]
    answer(p, "I: drive 0,0")  # the mammal
    assert cubes(p, "T") == "M1"
    answer(p, "I: drive 1,-1", "I: drive 0,1")  # the reptiles part
    answer(p, "I: drive 1,-1")
    assert done(p)
    assert (cubes(p, "D"), cubes(p, "T"), cubes(p, "Mt"), cubes(p, "S")) == ("", "M1", "M2 Re2 B1", "Re2 Am1 I3")


def test_mass_exodus_of_an_empty_tile_has_no_effect() -> None:
    assert done(answer(take(s0(), "I", "mass_exodus"), "tile 0,0"))


def test_mass_exodus_with_one_way_out_asks_nothing() -> None:
    p = answer(take(earth("S M2 I1", "D"), "I", "mass_exodus"), "tile 1,-1")
    assert done(p)
    assert (cubes(p, "S"), cubes(p, "D")) == ("", "M2 I1")


def test_mass_exodus_in_any_order_ends_alike() -> None:
    assert order_means_nothing(answer(take(earth("S", "D M3 B2", "Mt", "T"), "I", "mass_exodus"), "tile 1,0"))


def test_mass_exodus_sends_hibernating_cubes_last_and_asleep() -> None:
    p = earth("S", "D M3", "Mt", hibernator="M", asleep={"D": 2})
    take(p, "I", "mass_exodus")
    answer(p, "tile 1,0", "drive 1,-1", "drive 0,1", "drive 1,-1")
    assert done(p)
    assert (cubes(p, "S"), cubes(p, "Mt")) == ("M2", "M1")
    assert (p.asleep[hexagon("S")], p.asleep[hexagon("Mt")], p.asleep[hexagon("D")]) == (1, 1, 0)


def test_mass_exodus_of_hibernating_cubes_in_any_order_ends_alike() -> None:
    p = earth("S", "D M4", "Mt", "T", hibernator="M", asleep={"D": 2})
    assert order_means_nothing(answer(take(p, "I", "mass_exodus"), "tile 1,0"))


# ── 20 Metamorphosis ────────────────────────────────────────────────────────────────────────────────────────────────


def test_metamorphosis_trades_an_acquired_disk_for_one_from_the_bag() -> None:
    p = s0(displays={"M": "meat meat sun water"})
    bag = p.bag
    take(p, "M", "metamorphosis")
    assert options(p) == ["lose sun", "lose water"]
    answer(p, "M: lose sun")
    assert len(options(p)) == 6
    answer(p, "M: take seed")
    assert done(p)
    assert display(p, "M") == "meat meat seed water"
    assert p.bag == bag + pile("sun") - pile("seed")


def test_metamorphosis_may_take_the_same_sort_only_if_the_bag_held_one() -> None:
    p = take(s0(displays={"M": "meat meat sun"}, bag="grass sun"), "M", "metamorphosis")
    assert options(p) == ["take grass", "take sun"]
    answer(p, "take sun")
    assert display(p, "M") == "meat meat sun"
    p = take(s0(displays={"M": "meat meat sun"}, bag="grass seed"), "M", "metamorphosis")
    assert options(p) == ["take grass", "take seed"]  # not the sun that is given back


def test_metamorphosis_needs_an_acquired_disk_and_a_bag_that_is_not_empty() -> None:
    assert done(take(s0(), "Am", "metamorphosis"))
    p = s0(displays={"M": "meat meat sun water"}, bag="")
    assert done(take(p, "M", "metamorphosis"))
    assert display(p, "M") == "meat meat sun water"


# ── 21 Niche Biomes ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_niche_biomes_costs_those_ahead_what_the_scored_tile_pays_the_first() -> None:
    p = earth("S", "D", points={"M": 40, "Re": 21, "B": 20, "Am": 19})
    assert done(take(p, "B", "niche_biomes", "D"))
    assert points(p) == {"M": 36, "Re": 17, "B": 20, "Am": 19}  # the reptiles too: all are compared at once


def test_niche_biomes_after_a_scored_tile_that_is_tundra() -> None:
    p = earth("S tundra", points={"M": 40})
    assert points(take(p, "B", "niche_biomes", "S")) == {"M": 39}


def test_niche_biomes_leaves_nobody_below_zero() -> None:
    p = earth("S", points={"M": 2, "I": 1})
    assert points(take(p, "I", "niche_biomes", "S")) == {"I": 1}


def test_niche_biomes_compares_after_the_tile_has_been_scored() -> None:
    p = s0(pawns={"domination": "I"}, points={"Re": 6}, available="niche_biomes")
    execute(p, "domination")
    answer(p, "I: dominate 1,-1")
    assert points(p) == {"Re": 6 + 4 - 7, "Am": 2, "I": 7}


# ── 22 Nocturnal ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_nocturnal_moves_the_takers_marker_one_place_to_the_left() -> None:
    p = take(s0(), "B", "nocturnal")
    assert done(p)
    assert track(p) == "I Ar B Am Re M"


def test_nocturnal_has_no_effect_on_the_first() -> None:
    assert track(take(s0(initiative="B M Re Am Ar I"), "B", "nocturnal")) == "B M Re Am Ar I"


# ── 25 Predator ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_predator_takes_an_opposing_cube_from_every_tile_shared_with_the_taker() -> None:
    p = take(earth("S B1 M1 I1", "D B2 Re1", "Mt B1", "F M2 I2", "J B1 M3 Ar1"), "B", "predator")
    assert options(p) == ["eliminate -1,0 mammals", "eliminate -1,0 arachnids"]  # not the birds, and no pass
    answer(p, "B: eliminate -1,0 arachnids")
    answer(p, "B: eliminate 1,-1 mammals")  # another victim than there
    assert done(p)
    assert (cubes(p, "S"), cubes(p, "D"), cubes(p, "Mt")) == ("B1 I1", "B2", "B1")
    assert (cubes(p, "F"), cubes(p, "J")) == ("M2 I2", "M3 B1")
    assert gone(p, "B") == 0


def test_predator_strikes_the_same_players_other_animals() -> None:
    p = take(earth("S M1 B1", animals=TWO_PLAYERS), "M", "predator")
    assert cubes(p, "S") == "M1"


def test_predator_has_no_effect_where_the_taker_is_alone() -> None:
    assert done(take(earth("S B1", "D M1"), "B", "predator"))


# ── 26 Symbiotic ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_symbiotic_draws_for_the_taker_then_for_those_with_fewer_elements_by_food_chain() -> None:
    p = s0(displays={"B": "seed seed sun", "I": "grass grass grub sun"})
    bag = p.bag
    take(p, "B", "symbiotic")
    for who, drawn in [("B", "water"), ("M", "sun"), ("Re", "meat")]:
        assert asked(p) == "nature"
        assert dict(zip(p.options(NATURE), p.weights(), strict=True)) == {
            option: piles.count(p.bag, i) for i, option in enumerate(p.options(NATURE))
        }
        answer(p, f"draw {drawn}")
        assert drawn in display(p, who)
    answer(p, "draw grub")  # for the arachnids: amphibians have three like the taker, insects four
    assert done(p)
    assert display(p, "Ar") == "grub grub grub"
    assert display(p, "Am") == "water water water"
    assert display(p, "I") == "grass grass grub sun"
    assert disks(bag - p.bag) == "grub meat sun water"


def test_symbiotic_compares_what_was_there_when_the_card_was_taken() -> None:
    p = take(s0(), "M", "symbiotic")
    answer(p, "draw sun")
    assert done(p)  # the mammals have three now, but nobody had fewer than two


def test_symbiotic_gives_nothing_to_a_full_display() -> None:
    p = take(s0("M Am", displays={"M": "meat meat sun sun sun sun"}), "M", "symbiotic")
    answer(p, "draw meat")
    assert done(p)
    assert display(p, "M") == "meat meat sun sun sun sun"
    assert display(p, "Am") == "meat water water water"


def test_symbiotic_ends_when_the_bag_is_empty() -> None:
    p = take(s0("Re Am I", bag="sun water"), "Am", "symbiotic")
    answer(p, "draw water")  # the reptiles' sun is the last disk
    assert done(p)
    assert display(p, "Re") == "sun sun sun"
    assert display(p, "I") == "grass grass"
    assert done(take(s0(bag=""), "Am", "symbiotic"))


# ── all of them ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("taker", ["M", "Am", "I"])
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_taken_on_an_empty_earth(card: str, taker: str) -> None:
    """Without cubes, elements and pawns in hand anything that is impossible is skipped (rules/dominant-species.md
    15)."""
    hands = dict.fromkeys(["M", "Re", "B", "Am", "Ar", "I"], 0)
    p = take(earth("T", "W", hands=hands, pools=hands, edition="first", bag="", deck=""), taker, card)
    while not p.over():
        p.play(p.turn(), p.options(p.turn())[0])
    assert done(p)
    assert [p.elements[corner] for corner in range(CORNERS)] == [-1] * CORNERS
