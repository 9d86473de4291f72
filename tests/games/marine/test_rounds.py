"""Reseeding, step by step, and what falls together (rules/marine.md 9.3, 9.4)."""

import pytest

from games.marine.build import answer, asked, earth, events, luck, options, play, reseed, s0, turn
from games.marine.words import (
    SHORT,
    bag,
    box,
    cubes,
    display,
    element,
    guards,
    have,
    markers,
    pawn_on,
    points,
    pool,
    retrieved,
    sheltered,
)
from habitable.games.marine.components import ELEMENTS, TERRAINS
from habitable.games.marine.game import MARINE
from habitable.kernel import piles

pytestmark = pytest.mark.compiled


# ── step 1: tokens among three eruptions ────────────────────────────────────────────────────────────────────────────


def test_dv_09_a_token_among_three_eruptions_is_removed() -> None:
    p = s0("Reef vent", "Kelp geyser", "Sand vent")
    before = bag(p, "gastropods")
    reseed(p)
    assert element(p, "E(0,0)") == ""
    assert bag(p, "gastropods") == before + 1
    assert element(p, "W(1,0)") == "worms"  # the ocean is no eruption


def test_dv_10_a_token_with_an_empty_hex_stays() -> None:
    p = reseed(earth("Reef vent", "Kelp geyser", elements="E(0,0) sun"))
    assert element(p, "E(0,0)") == "sun"


def test_a_token_at_the_edge_of_the_board_stays() -> None:
    """Its corner has only two hexes on the board."""
    p = reseed(earth("3,-3 land geyser", "3,-2 land geyser", elements="W(4,-3) sun, E(3,-3) worms"))
    assert (element(p, "W(4,-3)"), element(p, "E(3,-3)")) == ("sun", "worms")


# ── step 2: Regression ──────────────────────────────────────────────────────────────────────────────────────────────


def test_tv_06_whoever_has_no_cube_there_loses_a_token() -> None:
    p = s0(regression="sun", guards="R", displays={"R": "sun", "X": "sun"})
    before, cubes_before = bag(p, "sun"), pool(p, "R")
    reseed(p)
    assert (have(p, "R"), display(p, "X")) == ("sponges sun sun sun", "")
    assert (display(p, "F"), display(p, "C")) == ("", "")
    assert bag(p, "sun") == before + 2
    assert (guards(p), pool(p, "R"), box(p, "regression")) == ("", cubes_before + 1, "")


def test_two_tokens_of_a_type_take_only_one() -> None:
    p = reseed(s0(regression="sun sun", displays={"X": "sun sun"}))
    assert display(p, "X") == "sun"


def test_of_each_type_one_is_lost() -> None:
    p = reseed(s0(regression="sun worms", displays={"X": "sun worms algae"}))
    assert display(p, "X") == "algae"


def test_printed_elements_are_immune() -> None:
    p = reseed(s0(regression="sun worms plankton gastropods"))
    assert [len(have(p, name).split()) for name in SHORT] == [3] * 4


def test_one_cube_guards_against_all_types() -> None:
    p = reseed(s0(regression="sun worms", guards="X", displays={"X": "sun worms"}))
    assert display(p, "X") == "sun worms"


def test_two_cubes_come_back() -> None:
    p = s0(guards="X X")
    before = pool(p, "X")
    reseed(p)
    assert pool(p, "X") == before + 2


def test_resilience_guards_without_a_cube() -> None:
    p = reseed(s0(regression="sun", displays={"X": "sun", "F": "sun"}, traits={"X": "resilience"}))
    assert (display(p, "X"), display(p, "F")) == ("sun", "")


def test_dv_28_a_token_on_the_trait_card_stays() -> None:
    p = s0(regression="algae", traits={"F": "phenotypic_plasticity"}, displays={"F": "algae"}, sheltered={"F": "algae"})
    reseed(p)
    assert (display(p, "F"), sheltered(p, "F")) == ("", "algae")


def test_the_plankton_of_ram_feeding_stays() -> None:
    p = reseed(s0(regression="plankton", traits={"X": "ram_feeding"}))
    assert have(p, "X") == "algae plankton worms worms"


# ── steps 3 to 6: what moves down ───────────────────────────────────────────────────────────────────────────────────


def test_dv_13_abundance_moves_down_twice() -> None:
    p = s0(abundance="algae sun", autotrophs="worms", depletion="plankton")
    before = bag(p, "plankton")
    reseed(p)
    assert (box(p, "depletion"), box(p, "autotrophs")) == ("worms", "algae sun")
    assert bag(p, "plankton") == before + 1
    luck(p)
    assert len(box(p, "abundance").split()) == 4


def test_dv_14_adaptation_moves_down_after_regression() -> None:
    p = s0(adaptation="algae sun worms", regression="plankton", displays={"X": "plankton algae"})
    reseed(p)
    assert display(p, "X") == "algae"  # not yet threatened by the tokens that come
    assert box(p, "regression") == "algae sun worms"
    luck(p)
    assert len(box(p, "adaptation").split()) == 4


def test_speciation_and_wanderlust_go_back_into_the_bag() -> None:
    p = s0(speciation="sun worms algae algae", wanderlust="sun sponges")
    reseed(p)
    assert (box(p, "speciation"), box(p, "wanderlust")) == ("- - - -", "")
    assert [bag(p, name) for name in ELEMENTS] == [18] * 6


def test_an_unused_marker_goes_back_into_its_bag() -> None:
    p = reseed(s0(competition="land land kelp", evolution="kelp reef reef ocean eruption"))
    assert (markers(p, "competition"), markers(p, "evolution")) == ("", "")
    assert p.markers == sum(2 * piles.one(terrain) for terrain in range(len(TERRAINS)))


# ── steps 7 to 10: what is drawn ────────────────────────────────────────────────────────────────────────────────────


def test_boxes_then_markers_are_drawn_in_order() -> None:
    p = reseed(s0(retrieved="R C F X"))
    answer(p, *["draw algae"] * 4, *["draw sun"] * 4, "draw worms", "draw sponges", "draw plankton", "draw gastropods")
    assert (box(p, "abundance"), box(p, "adaptation")) == ("algae " * 3 + "algae", "sun " * 3 + "sun")
    assert box(p, "speciation") == "worms sponges plankton gastropods"
    answer(p, *["draw worms"] * 4)
    assert box(p, "wanderlust") == "worms worms worms worms"
    answer(p, "mark ocean", "mark land", "mark reef")
    assert markers(p, "competition") == "ocean land reef"
    answer(p, "mark ocean", "mark land", "mark eruption", "mark reef", "mark kelp")
    assert markers(p, "evolution") == "land kelp reef ocean eruption"
    assert (asked(p), retrieved(p)) == ("", "")


def test_dv_11_evolution_markers_are_sorted() -> None:
    p = reseed(s0())
    while options(p)[0].startswith("draw"):
        answer(p, options(p)[0])
    answer(p, "mark kelp", "mark kelp", "mark sand")
    answer(p, "mark ocean", "mark land", "mark eruption", "mark reef", "mark ocean")
    assert markers(p, "evolution") == "land reef ocean ocean eruption"


def test_a_short_bag_fills_the_first_boxes() -> None:
    """rules/marine.md 6.2."""
    p = luck(reseed(s0(bag="sun sun sun worms worms worms")))
    assert [len(box(p, name).split()) for name in ("abundance", "adaptation", "wanderlust")] == [4, 2, 0]
    assert box(p, "speciation") == "- - - -"
    assert len(markers(p, "evolution").split()) == 5


def test_tokens_and_markers_are_drawn_by_number() -> None:
    p = reseed(s0(bag="sun sun sun worms"))
    assert (options(p), p.weights()) == (["draw sun", "draw worms"], [3, 1])
    answer(p, "draw sun", "draw sun", "draw worms")
    assert asked(p) == "nature"  # the last token was clear
    assert p.weights() == [2] * 8
    answer(p, "mark kelp")
    assert p.weights() == [2, 1, *[2] * 6]


def test_pawns_of_others_stay_on_the_display() -> None:
    p = play(s0(pawns={"abundance 1": "F", "evolution 2": "R"}, retrieved="F C X"), "R: retrieve")
    luck(p)
    assert (pawn_on(p, "abundance 1"), pawn_on(p, "evolution 2")) == ("F", "")
    assert p.round == 2


def test_the_end_of_a_round_is_told() -> None:
    told = events(turn(s0(retrieved="R C F"), "X"), "retrieve")
    names = [event["event"] for event in told]
    assert names[:2] == ["retrieved", "round_ends"]


# ── what falls together (rules/marine.md 9.4) ───────────────────────────────────────────────────────────────────────


def test_a_14_extinction_and_survival_before_reseeding() -> None:
    """Living Fossil lays out a card before the round ends: F dies before tokens are moved."""
    p = s0(
        "Sand F2",
        "0,-3 geyser R1",
        elements="W(0,-3) sun",
        traits={"R": "living_fossil"},
        slots="annelids",
        deck=20,
        retrieved="C F X",
        abundance="sun",
        components_={"cards": {"mollusks": {"symbol": "both"}}},
    )
    play(p, "R: retrieve", "card annelids")
    assert box(p, "abundance") == "sun"
    answer(p, "deal mollusks")
    assert cubes(p, "Sand") == ""
    assert points(p) == {"R": 1 + 1}  # the card, then Survival
    answer(p, "deal producers", "deal semiaquatic", "deal carbon_cycle", "deal endosymbionts")
    assert box(p, "autotrophs") == "sun"  # Reseeding has begun
    MARINE.check_invariants(p)
