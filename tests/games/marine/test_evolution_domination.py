"""Evolution and Domination (rules/marine.md 8.11, 8.12), and symbols of cards (rules/marine.md 9.4, 11.2)."""

from typing import Any

import pytest

from games.marine.build import answer, asked, earth, events, luck, options, play, s0, take, things
from games.marine.words import (
    SHORT,
    adaptation_value,
    controls,
    cubes,
    discard,
    endangered,
    pawn_on,
    points,
    slots,
    specials,
    value,
)
from habitable.games.marine.components import BONES, CARDS, FISH
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition

pytestmark = pytest.mark.compiled

NO_SYMBOL = "annelids mollusks producers carbon_cycle semiaquatic"  # cards that only bring points
KELP: dict[str, Any] = {"evolution": "land land kelp kelp ocean", "slots": NO_SYMBOL, "deck": 20}


def evolve(p: MarinePosition, space: int, place: str, *lines: str, who: str = "X") -> MarinePosition:
    return answer(play(p, f"{who}: pawn evolution {space}"), f"evolve {place}", *lines)


# ── the tile (rules/marine.md 8.11, step 1) ─────────────────────────────────────────────────────────────────────────


def test_tv_14_the_tile_is_scored_and_a_card_must_be_taken() -> None:
    p = evolve(s0("Kelp X4 R2 C2 F1", **KELP), 4, "1,-1")
    assert points(p) == {"X": 7, "R": 4, "C": 2}
    assert options(p) == [f"card {card}" for card in sorted(NO_SYMBOL.split()[:4], key=CARDS.index)]
    assert asked(p) == "X"


@pytest.mark.parametrize("space", range(1, 6))
def test_cards_of_slots_up_to_the_value_of_the_space(space: int) -> None:
    shown = ["land", "land", "kelp", "kelp"][: space - 1]
    p = evolve(s0(evolution=" ".join([*shown, "reef"]), slots=NO_SYMBOL), space, "0,0")
    within = NO_SYMBOL.split()[:space]
    assert (discard(p).split() if space == 1 else things(p, "card")) == sorted(within, key=CARDS.index)


def test_a_tile_of_the_terrain_of_the_marker() -> None:
    p = play(s0(**KELP), "X: pawn evolution 1")
    assert options(p) == ["pass", "evolve -1,-2", "evolve 0,-2", "evolve 0,-1", "evolve 1,-3"]
    p = play(s0(**KELP), "X: pawn evolution 5")
    assert things(p) == ["-1,3", "0,1", "0,2", "1,2"]  # not the ocean under the vent
    p = play(s0(evolution="eruption"), "X: pawn evolution 1")
    assert things(p) == ["0,-3", "0,3"]


def test_no_tile_of_the_terrain() -> None:
    p = play(s0("Kelp geyser", **KELP), "X: pawn evolution 3")
    assert asked(p) == "F"


def test_evolution_may_be_waived() -> None:
    p = play(s0(evolution="reef", slots=NO_SYMBOL), "X: pawn evolution 1", "pass")
    assert (points(p), asked(p)) == ({}, "F")


def test_dv_19_a_tile_without_own_cubes() -> None:
    """rules/marine.md A-23."""
    p = evolve(s0("Kelp R2 C1", **KELP), 3, "1,-1")
    assert points(p) == {"R": 7, "C": 4}
    assert (asked(p), slots(p), discard(p)) == ("F", NO_SYMBOL, "")


def test_dv_20_a_tile_with_own_endangered_cubes() -> None:
    p = s0("Kelp X2 R1", **KELP, without="W(1,-1)")
    assert endangered(p, "X") == "Kelp"
    evolve(p, 3, "1,-1")
    assert points(p) == {"X": 7, "R": 4}
    assert (asked(p), slots(p)) == ("F", NO_SYMBOL)


def test_a_carnivore_takes_a_card_where_it_finds_prey() -> None:
    p = s0("Kelp X1 R2", **KELP, without="W(1,-1)", traits={"X": "carnivore"})
    evolve(p, 3, "1,-1")
    assert (asked(p), things(p, "card")[0]) == ("X", "mollusks")


def test_nobody_else_takes_a_card() -> None:
    p = evolve(s0("Kelp F3", **KELP), 3, "1,-1")
    assert (points(p), asked(p), discard(p)) == ({"F": 7}, "F", "")


# ── the card (rules/marine.md 8.11, steps 2 and 3) ──────────────────────────────────────────────────────────────────


def test_tv_13_cards_slide_down_and_a_new_one_is_laid_out() -> None:
    p = s0("Kelp X1", **KELP)
    evolve(p, 3, "1,-1", "card mollusks")
    assert discard(p) == "mollusks"
    assert asked(p) == "nature"
    answer(p, "deal endosymbionts")
    assert slots(p) == "annelids producers carbon_cycle semiaquatic endosymbionts"
    assert (p.deck, asked(p)) == (19, "F")


@pytest.mark.parametrize(("space", "tile"), [(4, "1,-1"), (5, "0,1")], ids=["kelp", "ocean"])
def test_dv_29_the_last_card_must_be_taken(space: int, tile: str) -> None:
    """Sorted, a Kelp marker comes at most fourth; the fifth space is shown with an Ocean."""
    p = s0("Kelp X1", "Ocean X1", evolution="land land kelp kelp ocean", slots="annelids", deck=0)
    evolve(p, space, tile)
    assert discard(p) == "annelids"  # the only card: nobody was asked
    assert (slots(p), asked(p)) == ("- - - - -", "F")


def test_no_card_left() -> None:
    p = evolve(s0("Kelp X1", evolution="kelp"), 1, "1,-1")
    assert (points(p), asked(p), discard(p)) == ({"X": 7}, "F", "")


def test_cards_above_the_value_are_out_of_reach() -> None:
    p = evolve(s0("Kelp X1", evolution="kelp", slots="- annelids mollusks"), 1, "1,-1")
    assert (asked(p), slots(p)) == ("F", "- annelids mollusks - -")


def test_an_empty_deck_draws_nothing() -> None:
    p = evolve(s0("Kelp X1", evolution="land kelp", slots=NO_SYMBOL, deck=0), 2, "1,-1", "card annelids")
    assert slots(p) == "mollusks producers carbon_cycle semiaquatic -"
    assert asked(p) == "F"


def test_a_card_taken_is_told() -> None:
    p = evolve(s0("Kelp X1", evolution="land kelp", slots=NO_SYMBOL), 2, "1,-1")
    told = events(p, "card mollusks")
    assert told[0] == {"event": "card_taken", "animal": "crustaceans", "card": "mollusks", "slot": 2}


# ── symbols (rules/marine.md 9.4, 11.2) ─────────────────────────────────────────────────────────────────────────────


def lay_out(card: str, **more: Any) -> MarinePosition:
    """X takes a card, and this one is laid out. F is endangered on the sand; R leads on eruptions."""
    tiles = ["Kelp X1", "Sand F2", "0,-3 geyser R2"]
    p = s0(*tiles, elements="W(0,-3) sun", evolution="kelp", slots="fertile", deck=20, **more)
    evolve(p, 1, "1,-1", "tile 1,-1")
    return answer(p, f"nature: deal {card}")


def test_a_fish_bone_is_an_extinction_at_once() -> None:
    p = lay_out("predator")
    assert cubes(p, "Sand") == ""
    assert points(p) == {"X": 7 + 1}
    assert cubes(p, "0,-3") == "R2"


def test_a_fish_is_a_survival_at_once() -> None:
    p = lay_out("symbiotic")
    assert cubes(p, "Sand") == "F2"
    assert points(p) == {"X": 7 + 1, "R": 1}


def test_no_symbol_no_event() -> None:
    p = lay_out("mollusks")
    assert (cubes(p, "Sand"), points(p)) == ("F2", {"X": 8})


def test_both_symbols_are_an_extinction_before_a_survival() -> None:
    """rules/marine.md A-13: what a card bears is data."""
    p = lay_out("mollusks", components_={"cards": {"mollusks": {"symbol": "both"}}})
    assert (cubes(p, "Sand"), points(p)) == ("", {"X": 8, "R": 1})


def test_the_symbols_of_the_35_cards() -> None:
    symbols = MARINE.start(2).components.symbols
    bones = "biomass disease predator invasive_species trophic_cascade solar_radiation omnivore voracious_predator"
    fish = "ecodiversity extremophiles metamorphosis fecundity fertile adaptability biodiversity symbiotic"
    assert {card for card, symbol in zip(CARDS, symbols, strict=True) if symbol == BONES} == set(bones.split())
    assert {card for card, symbol in zip(CARDS, symbols, strict=True) if symbol == FISH} == set(fish.split())
    assert len(CARDS) == len(set(CARDS)) == 35


def test_each_card_of_two_works_before_the_next_is_laid_out() -> None:
    """rules/marine.md 9.4: after Divergent Evolution two slots are refilled one at a time."""
    p = s0("Kelp X1", "Sand F2", "0,-3 geyser R2", elements="W(0,-3) sun", slots="- annelids", deck=20)
    take(p, "X", "divergent_evolution", slot=1)
    assert asked(p) == "nature"
    answer(p, "deal predator")
    assert cubes(p, "Sand") == ""
    assert asked(p) == "nature"


# ── Domination (rules/marine.md 8.12) ───────────────────────────────────────────────────────────────────────────────


def test_control_of_a_special_pawn() -> None:
    p = play(s0(), "X: pawn domination 1")
    assert options(p) == ["pass", "dominate worms"]
    told = events(p, "dominate worms")
    assert {"event": "control", "animal": "crustaceans", "element": "worms", "value": 2} in told
    assert (controls(p, "X"), specials(p, "X"), value(p, "worms")) == ("worms", "worms", 2)


def test_a_pawn_in_front_of_another_player_is_taken() -> None:
    p = s0("Sand X1", control={"worms": "R 3"})
    assert adaptation_value(p, "X", "worms") == 4
    play(p, "X: pawn domination 2", "dominate worms")
    assert (controls(p, "R"), specials(p, "X"), value(p, "worms")) == ("", "worms", 4)


def test_a_15_an_element_whose_pawn_one_controls_already() -> None:
    p = s0("Sand X1", control={"worms": "X 3"}, pawns={"evolution 1": "worms"})
    play(p, "X: pawn domination 3", "dominate worms")
    assert (controls(p, "X"), value(p, "worms"), pawn_on(p, "evolution 1")) == ("worms", 4, "worms")


def test_exactly_one_of_several_elements() -> None:
    p = s0(displays={"X": "algae sun sun"})
    play(p, "X: pawn domination 1")
    assert options(p) == ["pass", "dominate algae", "dominate sun", "dominate worms"]
    answer(p, "dominate sun")
    assert (controls(p, "X"), asked(p)) == ("sun", "F")


def test_without_dominating_anything_domination_has_no_effect() -> None:
    p = play(s0("Reef R3"), "X: pawn domination 1")
    assert asked(p) == "F"


def test_domination_may_be_waived() -> None:
    p = play(s0(), "X: pawn domination 1", "pass")
    assert (controls(p, "X"), value(p, "worms")) == ("", 1)


def test_a_marker_never_goes_down() -> None:
    """rules/marine.md 5.6: losing cubes or tokens later changes nothing."""
    p = play(s0("Sand X1"), "X: pawn domination 1", "dominate worms")
    assert value(p, "worms") == 4
    luck(play(p, "X: retrieve"))
    p.remove(p.elements.index(5))
    assert (adaptation_value(p, "X", "worms"), value(p, "worms"), controls(p, "X")) == (0, 4, "worms")


def test_of_two_rivals_the_one_with_the_higher_value_can_take_the_pawn_back() -> None:
    displays = {"F": "algae algae", "X": "algae"}
    p = earth("Reef F1 X1", elements="E(0,0) algae", displays=displays, control={"algae": "X 2"})
    play(p, "F: pawn domination 1", "dominate algae")
    assert (controls(p, "F"), value(p, "algae")) == ("algae", 3)
    p = play(p, "X: pawn domination 2")
    assert asked(p) == "F"
    assert [controls(p, name) for name in SHORT] == ["", "", "algae", ""]
