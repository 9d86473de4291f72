"""The traits about pawns and spaces: rules/marine.md T01, T07, T13, T15, T17."""

from typing import Any

import pytest

from games.marine.build import answer, asked, events, keeping, luck, options, play, s0, take, things, turn
from games.marine.words import (
    control_and_value,
    controls,
    hand,
    pawn_on,
    points,
    retrieved,
    specials,
    value,
)
from habitable.games.marine.components import SPACE_NAMES, SPECIAL_SPACES, WANDERLUST
from habitable.games.marine.position import MarinePosition

pytestmark = pytest.mark.compiled

BASIC = [name for i, name in enumerate(SPACE_NAMES[:37]) if i not in SPECIAL_SPACES]


def spaces(p: MarinePosition, who: str) -> list[str]:
    """Where a basic pawn of an animal may go."""
    return things(turn(p, who), "pawn")


def between(first: str, last: str) -> list[str]:
    """The basic spaces from one to another."""
    return BASIC[BASIC.index(first) : BASIC.index(last) + 1]


# ── Gregarious (rules/marine.md T15) ────────────────────────────────────────────────────────────────────────────────


def test_gregarious_basic_pawns_bump_basic_pawns_of_others() -> None:
    p = s0(pawns={"abundance 1": "F"}, traits={"X": "gregarious"})
    play(p, "X: pawn abundance 1")
    assert (pawn_on(p, "abundance 1"), hand(p, "F"), hand(p, "X")) == ("X", 4, 3)


def test_without_gregarious_basic_pawns_do_not_bump() -> None:
    assert "abundance 1" not in spaces(s0(pawns={"abundance 1": "F"}), "X")


def test_gregarious_bumps_only_after_ones_own_pawns() -> None:
    p = s0(pawns={"abundance 1": "F", "migration 1": "X", "evolution 2": "F"}, traits={"X": "gregarious"})
    assert spaces(p, "X") == between("migration 2", "domination 3")  # also the one that F has taken


def test_gregarious_bumps_neither_special_pawns_nor_its_own() -> None:
    pawns = {"abundance 1": "sun", "abundance 2": "worms"}
    p = s0(pawns=pawns, control={"sun": "F", "worms": "X"}, traits={"X": "gregarious"})
    assert spaces(p, "X") == between("abundance 3", "domination 3")
    p = s0(pawns={"abundance 2": "X"}, traits={"X": "gregarious"})
    assert spaces(p, "X") == between("abundance 3", "domination 3")


def test_gregarious_basic_pawns_never_go_onto_special_spaces() -> None:
    p = s0(pawns={"adaptation 3": "sun"}, control={"sun": "F"}, traits={"X": "gregarious"})
    assert spaces(p, "X") == BASIC


def test_gregarious_performs_the_action_of_the_space() -> None:
    p = s0(pawns={"abundance 1": "F"}, traits={"X": "gregarious"}, abundance="sun")
    assert things(play(p, "X: pawn abundance 1"), "take") == ["sun"]


def test_gregarious_of_another_lets_nobody_else_bump() -> None:
    assert "abundance 1" not in spaces(s0(pawns={"abundance 1": "F"}, traits={"F": "gregarious"}), "X")


# ── Flight (rules/marine.md T07) ────────────────────────────────────────────────────────────────────────────────────


def test_dv_25_flight_goes_before_or_after_all_pawns_never_between() -> None:
    p = s0(pawns={"regression 1": "X", "tectonics 1": "X"}, traits={"X": "flight"})  # indices 10 and 20
    assert spaces(p, "X") == between("abundance 1", "adaptation 2") + between("migration 1", "domination 3")


def test_flight_counts_special_pawns_too() -> None:
    p = s0(pawns={"regression 1": "X", "tectonics 2": "sun"}, control={"sun": "X"}, traits={"X": "flight"})
    assert spaces(p, "X") == between("abundance 1", "adaptation 2") + between("migration 1", "domination 3")


def test_flight_without_pawns_on_the_display_changes_nothing() -> None:
    assert spaces(s0(traits={"X": "flight"}), "X") == BASIC


def test_flight_does_not_bump() -> None:
    p = s0(pawns={"regression 1": "X", "abundance 1": "F"}, traits={"X": "flight"})
    assert "abundance 1" not in spaces(p, "X")


def test_flight_and_gregarious_bump_before_and_after() -> None:
    pawns = {"regression 1": "X", "tectonics 1": "X", "abundance 1": "F", "wanderlust 1": "F", "evolution 1": "F"}
    bumps = set(pawns) & set(spaces(s0(pawns=pawns, traits={"X": "flight gregarious"}), "X"))
    assert bumps == {"abundance 1", "evolution 1"}


def test_flight_with_a_pawn_on_benthic_goes_before_all() -> None:
    p = s0(pawns={"benthic X": "X", "migration 1": "X"}, traits={"X": "flight benthic"})
    assert spaces(p, "X") == between("abundance 1", "tectonics 1")


# ── Benthic (rules/marine.md T17) ───────────────────────────────────────────────────────────────────────────────────


def test_benthic_is_a_space_after_all_others() -> None:
    p = s0(pawns={"domination 3": "X"}, traits={"X": "benthic"})
    assert spaces(p, "X") == ["benthic"]
    p = turn(s0(pawns={"benthic X": "X"}, traits={"X": "benthic"}), "X")
    assert (asked(p), retrieved(p)) == ("F", "X")  # nothing comes after it: X could only retrieve


def test_benthic_has_the_domination_action() -> None:
    p = play(s0(traits={"X": "benthic"}), "X: pawn benthic")
    assert options(p) == ["pass", "dominate worms"]
    answer(p, "X: dominate worms")
    assert control_and_value(p, "worms") == ("X", 2)
    assert pawn_on(p, "benthic X") == "X"


def test_benthic_is_there_where_no_domination_space_is_left() -> None:
    p = s0(animals="F X", pawns={"domination 1": "F"}, traits={"X": "benthic"})
    assert [name for name in spaces(p, "X") if "domination" in name or "benthic" in name] == ["benthic"]


def test_benthic_is_private() -> None:
    p = s0(traits={"X": "benthic", "F": "gregarious"}, control={"sun": "F"}, pawns={"benthic X": "X"})
    assert not [option for option in options(turn(p, "F")) if "benthic" in option]


def test_nobody_can_bump_a_pawn_on_benthic() -> None:
    traits = {"X": "benthic", "F": "exaptation"}
    p = s0(pawns={"benthic X": "X"}, control={"sun": "F"}, traits=traits, copied={"F": "benthic"})
    play(p, "F: special sun benthic", "pass")
    assert (pawn_on(p, "benthic X"), pawn_on(p, "benthic F")) == ("X", "sun")  # each has a space of its own


def test_a_special_pawn_may_go_onto_benthic() -> None:
    p = play(s0(traits={"X": "benthic"}, control={"sun": "X"}), "X: special sun benthic", "dominate worms")
    assert pawn_on(p, "benthic X") == "sun"
    assert spaces(p, "X") == []  # it counts as one's last pawn
    assert "worms abundance 1" in things(p, "special")  # special pawns do not mind


def test_a_pawn_on_benthic_is_retrieved() -> None:
    p = s0(traits={"X": "benthic"}, control={"sun": "X"}, pawns={"benthic X": "sun", "domination 1": "X"})
    play(p, "X: retrieve")
    assert (pawn_on(p, "benthic X"), specials(p, "X"), hand(p, "X")) == ("", "sun", 4)
    p = play(s0(traits={"X": "benthic"}, pawns={"benthic X": "X"}), "X: retrieve")
    assert (pawn_on(p, "benthic X"), hand(p, "X")) == ("", 4)


def test_a_special_pawn_on_benthic_may_be_won_and_stays_there() -> None:
    p = s0(traits={"X": "benthic"}, control={"sun": "X 1"}, pawns={"benthic X": "sun"})
    play(p, "R: pawn domination 1", "dominate sun")
    assert (controls(p, "R"), specials(p, "R"), pawn_on(p, "benthic X")) == ("sun", "", "sun")
    assert spaces(p, "X") == [name for name in BASIC if name != "domination 1"]  # the card is taken
    turn(p, "R")  # it is R's last pawn now: R can only retrieve
    assert (pawn_on(p, "benthic X"), specials(p, "R")) == ("", "sun")


# ── Pack Hunters (rules/marine.md T01) ──────────────────────────────────────────────────────────────────────────────


def test_pack_hunters_claim_a_special_pawn_at_setup() -> None:
    p = keeping({"R": "gregarious", "C": "pack_hunters", "X": "carnivore"})
    assert asked(p) == "C"
    answer(p, "C: claim sponges")
    assert control_and_value(p, "sponges") == ("C", 2)
    assert specials(p, "C") == "sponges"


def test_the_pawn_of_pack_hunters_may_be_placed_on_the_first_turn() -> None:
    p = luck(answer(keeping({"R": "gregarious", "X": "pack_hunters"}), "X: claim sponges"))
    assert "special sponges adaptation 3" in options(p)


def test_two_pack_hunters_choose_different_pawns_by_food_chain() -> None:
    p = keeping({"R": "exaptation", "X": "pack_hunters"})  # there is nothing else to copy
    answer(p, "R: claim sun")
    assert (asked(p), "claim sun" in options(p)) == ("X", False)
    answer(p, "X: claim worms")
    assert (controls(p, "R"), controls(p, "X")) == ("sun", "worms")


def test_the_pawn_of_pack_hunters_may_be_won_by_others() -> None:
    p = s0("Reef R1", "Meadow R1", "Land R1", traits={"X": "pack_hunters"}, control={"sun": "X 2"})
    play(p, "R: pawn domination 1", "dominate sun")
    assert (controls(p, "R"), controls(p, "X"), value(p, "sun")) == ("sun", "", 6)


# ── Sapience (rules/marine.md T13) ──────────────────────────────────────────────────────────────────────────────────


def gaining(points_before: int, **changes: Any) -> MarinePosition:
    """X, with Sapience, gets a point by Annelids."""
    return take(s0(traits={"X": "sapience"}, points={"X": points_before}, **changes), "X", "annelids")


@pytest.mark.parametrize(("before", "pawns"), [(0, 4), (18, 4), (19, 5), (25, 5)])
def test_sapience_brings_a_pawn_at_twenty_points(before: int, pawns: int) -> None:
    assert hand(gaining(before), "X") == pawns


def test_sapience_brings_one_pawn_only() -> None:
    p = gaining(19)
    take(p, "X", "producers")
    assert (points(p), hand(p, "X")) == ({"X": 21}, 5)


def test_the_pawn_of_sapience_is_available_at_once() -> None:
    p = gaining(19, pawns={f"evolution {i}": "X" for i in (1, 2, 3, 4)})
    assert hand(p, "X") == 1
    assert spaces(p, "X") == ["evolution 5", "domination 1", "domination 2", "domination 3"]


def test_everybody_is_told_of_the_pawn() -> None:
    p = s0(traits={"X": "sapience"}, points={"X": 19}, stacks=["kelp", "-", "-"])
    turn(p, "X")
    told = events(p, "pawn wanderlust 1", "explore 1", "turn_up kelp", "lay 2,-1")
    assert "pawn_gained" in [e["event"] for e in told]


def test_sapience_works_out_of_turn() -> None:
    p = s0("Reef X1", "Sand R1 X5", traits={"X": "sapience"}, points={"X": 18}, evolution="reef sand sand ocean ocean")
    play(p, "R: pawn evolution 2", "evolve 1,0")
    assert (points(p)["X"], hand(p, "X")) == (21, 5)


def test_the_pawn_of_sapience_stays_below_twenty_points() -> None:
    p = gaining(19)
    p.gain(3, -5, WANDERLUST)  # rules/marine.md A-30: no card does that
    assert (points(p), hand(p, "X")) == ({"X": 15}, 5)
    p.gain(3, 10, WANDERLUST)
    assert hand(p, "X") == 5


def test_two_players_have_eight_pawns_with_sapience() -> None:
    assert hand(gaining(19, animals="R X"), "X") == 8


def test_the_retrieve_of_a_sapient_animal_takes_all_five_pawns() -> None:
    p = s0(pawns={f"evolution {i}": "X" for i in (1, 2, 3, 4, 5)}, sapient="X")
    turn(p, "X")  # there is nothing else to do
    assert (hand(p, "X"), retrieved(p)) == (5, "X")
