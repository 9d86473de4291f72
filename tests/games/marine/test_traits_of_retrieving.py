"""The traits that act when one retrieves: rules/marine.md T04, T18."""

from typing import Any

import pytest

from games.marine.build import answer, asked, events, luck, options, play, s0, turn
from games.marine.words import cubes, discard, hand, points, pool, retrieved, slots, specials
from habitable.games.marine.position import MarinePosition

pytestmark = pytest.mark.compiled

FOUR = {"abundance 1": "X", "abundance 2": "X", "abundance 3": "X", "autotrophs 1": "X"}
THREE = {where: who for where, who in FOUR.items() if where != "autotrophs 1"}


# ── Hadal (rules/marine.md T04) ─────────────────────────────────────────────────────────────────────────────────────

HADAL = {"X": "hadal"}


def test_hadal_takes_another_turn_when_all_pawns_were_on_the_display() -> None:
    p = turn(s0(pawns=FOUR, traits=HADAL), "X")  # X can only retrieve
    assert (asked(p), retrieved(p), hand(p, "X")) == ("X", "X", 4)


def test_hadal_takes_no_turn_while_a_basic_pawn_was_available() -> None:
    p = play(s0(pawns=THREE, traits=HADAL), "X: retrieve")
    assert asked(p) == "F"


def test_hadal_takes_no_turn_while_a_special_pawn_was_available() -> None:
    p = play(s0(pawns=FOUR, traits=HADAL, control={"sun": "X"}), "X: retrieve")
    assert asked(p) == "F"


def test_hadal_with_all_special_pawns_on_the_display_takes_another_turn() -> None:
    p = turn(s0(pawns=FOUR | {"wanderlust 3": "sun"}, traits=HADAL, control={"sun": "X"}), "X")
    assert (asked(p), specials(p, "X")) == ("X", "sun")


def test_hadal_counts_a_pawn_on_benthic() -> None:
    p = turn(s0(pawns=THREE | {"benthic X": "X"}, traits={"X": "hadal benthic"}), "X")
    assert asked(p) == "X"


def test_hadal_does_not_count_pawns_that_others_control() -> None:
    p = turn(s0(pawns=FOUR, traits=HADAL, control={"sun": "R"}), "X")
    assert asked(p) == "X"


def test_the_extra_turn_is_one_and_a_full_turn() -> None:
    p = turn(s0(pawns=FOUR, traits=HADAL), "X")
    assert "retrieve" in options(p)
    assert "pawn abundance 1" in options(p)
    answer(p, "pawn depletion 1")
    assert asked(p) == "F"


def test_the_extra_turn_may_be_another_retrieve() -> None:
    p = answer(turn(s0(pawns=FOUR, traits=HADAL), "X"), "retrieve")
    assert asked(p) == "F"


def test_hadal_of_another_brings_nothing() -> None:
    assert asked(turn(s0(pawns=FOUR, traits={"F": "hadal"}), "X")) == "F"


def test_reseeding_comes_before_the_extra_turn() -> None:
    p = turn(s0(pawns=FOUR, traits=HADAL, retrieved="R C F"), "X")
    assert (asked(p), retrieved(p)) == ("nature", "")
    luck(p)
    assert asked(p) == "X"


def test_hadal_has_no_extra_turn_when_the_game_ends() -> None:
    p = turn(s0(pawns=FOUR, traits=HADAL, retrieved="R C F", last=True), "X")
    assert p.over()


def test_bumping_gives_hadal_a_pawn_back() -> None:
    p = s0(pawns=FOUR, traits=HADAL, control={"sun": "R"})
    play(p, "R: special sun abundance 1")
    answer(p, "X: retrieve")
    assert asked(p) == "F"


# ── Living Fossil (rules/marine.md T18) ─────────────────────────────────────────────────────────────────────────────


def fossil(cards: str, *tiles: str, **changes: Any) -> MarinePosition:
    """X, with Living Fossil, retrieves."""
    changes.setdefault("traits", {"X": "living_fossil"})
    return play(s0(*tiles, slots=cards, **changes), "X: retrieve")


def test_living_fossil_may_resolve_the_card_in_slot_1() -> None:
    p = fossil("annelids producers habitat", deck=9)
    assert options(p) == ["pass", "card annelids"]
    answer(p, "X: card annelids")
    assert points(p) == {"X": 1}
    assert (discard(p), slots(p)) == ("annelids", "producers habitat - - -")
    answer(p, "deal mollusks", "deal carbon_cycle", "deal semiaquatic")
    assert slots(p) == "producers habitat mollusks carbon_cycle semiaquatic"
    assert asked(p) == "F"


def test_living_fossil_may_decline() -> None:
    p = answer(fossil("annelids producers"), "X: pass")
    assert (asked(p), slots(p), points(p)) == ("F", "annelids producers - - -", {})


def test_living_fossil_acts_each_time_one_retrieves_also_with_the_figure_on_the_right() -> None:
    p = fossil("annelids producers", retrieved="X")
    assert options(p) == ["pass", "card annelids"]


def test_living_fossil_has_its_pawns_back_before_it_acts() -> None:
    p = fossil("tectonic_movement", pawns={"abundance 1": "X", "abundance 2": "F"})
    assert (hand(p, "X"), hand(p, "F")) == (4, 3)
    answer(p, "card tectonic_movement")
    assert (hand(p, "F"), retrieved(p)) == (4, "X")


def test_living_fossil_needs_no_cubes_and_scores_no_tile() -> None:
    p = answer(fossil("ecodiversity producers", "Reef R3"), "card ecodiversity")
    assert points(p) == {"X": 2}


def test_living_fossil_has_x_1() -> None:
    p = answer(fossil("voracious_predator"), "card voracious_predator", "eliminate 0,0 reptiles")
    assert cubes(p, "Reef") == "R2 C3 F3 X4"


def test_living_fossil_with_no_card_is_not_asked() -> None:
    assert asked(fossil("")) == "F"


def test_living_fossil_acts_before_reseeding() -> None:
    p = fossil("predator", retrieved="R C F")
    assert options(p) == ["pass", "card predator"]
    assert retrieved(p) == "R C F X"
    answer(p, "card predator", "eliminate 0,0 fishes")
    assert (asked(p), retrieved(p)) == ("nature", "")


def test_the_symbol_of_the_new_card_works_before_reseeding() -> None:
    p = fossil("annelids", retrieved="R C F", deck=9)
    answer(p, "card annelids")
    dealt = events(p, "deal fertile", "deal habitat", "deal mollusks", "deal carbon_cycle", "deal predator")
    told = [e["event"] for e in dealt]
    assert told.index("survival") < told.index("extinction") < told.index("round_ends")


def test_asteroid_resolved_by_living_fossil_makes_the_round_the_last() -> None:
    p = answer(fossil("asteroid"), "card asteroid", "tile 1,2")
    assert p.last
    assert asked(p) == "F"


def test_asteroid_resolved_by_the_last_to_retrieve_ends_the_game() -> None:
    p = answer(fossil("asteroid", retrieved="R C F"), "card asteroid", "tile 1,2")
    assert p.over()
    assert points(p) == {"R": 6, "C": 3, "F": 2}  # the reef


def test_living_fossil_declined_by_the_last_to_retrieve_ends_nothing() -> None:
    p = answer(fossil("asteroid", retrieved="R C F"), "X: pass")
    assert (p.last, asked(p)) == (False, "nature")


def test_living_fossil_acts_in_the_last_round_before_the_game_ends() -> None:
    p = fossil("population_doubling", retrieved="R C F", last=True)
    answer(p, "card population_doubling")
    assert p.over()
    assert cubes(p, "Reef") == "R3 C3 F3 X15"
    assert pool(p, "X") == 34 - 15


def test_living_fossil_and_hadal_both_act() -> None:
    p = turn(s0(slots="annelids", pawns=FOUR, traits={"X": "hadal living_fossil"}), "X")
    answer(p, "X: card annelids")
    assert asked(p) == "X"


def test_living_fossil_acts_for_a_copy_too() -> None:
    traits = {"R": "living_fossil", "X": "exaptation"}
    p = fossil("annelids", traits=traits, copied={"X": "living_fossil"})
    assert options(p) == ["pass", "card annelids"]


def test_living_fossil_of_another_does_not_act() -> None:
    assert asked(fossil("annelids", traits={"R": "living_fossil"})) == "F"


def test_a_living_fossil_may_become_something_else_on_the_way() -> None:
    p = answer(fossil("gene_expression"), "card gene_expression", "deal_trait flight", "deal_trait hadal")
    answer(p, "deal_trait solitary", "trait hadal")
    assert asked(p) == "F"  # Hadal came too late


def test_solar_radiation_of_a_living_fossil_takes_nothing_even_after_an_evolution() -> None:
    cards = {"evolution": "reef reef sand sand ocean", "slots": "annelids solar_radiation"}
    p = play(s0("Reef X3", traits={"X": "living_fossil"}, **cards), "X: pawn evolution 1", "evolve 0,0")
    play(p, "X: retrieve", "card solar_radiation")
    assert cubes(p, "Reef") == "X3"
