"""Divergent Evolution, Tectonic Movement, Volcanism: rules/marine.md 11.3, every row with its edge
cases. And how a card leaves (rules/marine.md 8.11)."""

import pytest

from games.marine.build import answer, asked, done, events, options, play, s0, take, things, turn
from games.marine.words import (
    cubes,
    discard,
    display,
    gone,
    hand,
    pawn_on,
    points,
    pool,
    retrieved,
    slots,
    specials,
    terrain,
)

pytestmark = pytest.mark.compiled


# ── Divergent Evolution (rules/marine.md E10) ───────────────────────────────────────────────────────────────────────


def test_divergent_evolution_resolves_the_top_discard_which_stays_there() -> None:
    p = s0(discard="marine_snow annelids")
    take(p, "X", "divergent_evolution")
    assert points(p) == {"X": 1}  # Annelids, not the card below it
    assert discard(p) == "marine_snow annelids divergent_evolution"


def test_everybody_is_told_of_the_card_that_works_once_more() -> None:
    cards = {"evolution": "reef reef sand sand ocean", "slots": "divergent_evolution", "discard": "annelids"}
    told = events(turn(s0("Reef X1", **cards), "X"), "pawn evolution 1", "evolve 0,0")
    assert {"event": "card_again", "animal": "crustaceans", "card": "annelids"} in told


def test_divergent_evolution_with_an_empty_discard_pile_goes_on_to_the_other_card() -> None:
    p = take(s0(slots="- annelids producers"), "X", "divergent_evolution")
    assert options(p) == ["card annelids", "card producers"]
    answer(p, "X: card annelids")
    assert done(p)
    assert points(p) == {"X": 1}


def test_divergent_evolution_with_no_other_card_is_only_the_discard() -> None:
    p = take(s0(discard="annelids"), "X", "divergent_evolution")
    assert done(p)
    assert points(p) == {"X": 1}


def test_divergent_evolution_with_neither_has_no_effect() -> None:
    p = take(s0(), "X", "divergent_evolution")
    assert done(p)
    assert discard(p) == "divergent_evolution"


def test_divergent_evolution_is_not_limited_by_the_value_of_the_space() -> None:
    p = s0("Reef X1", evolution="reef reef sand sand ocean", slots="divergent_evolution habitat - annelids producers")
    play(p, "X: pawn evolution 1", "X: evolve 0,0")
    assert options(p) == ["card annelids", "card producers", "card habitat"]  # up to slot 5


def test_divergent_evolution_x_of_the_discard_is_its_own_slot() -> None:
    p = take(s0("Reef R5", discard="voracious_predator"), "X", "divergent_evolution", slot=3)
    assert cubes(p, "Reef") == "R2 X3"


def test_divergent_evolution_x_of_the_other_card_is_that_cards_slot() -> None:
    p = take(s0("Reef R5", slots="- - - voracious_predator"), "X", "divergent_evolution", slot=1)
    assert cubes(p, "Reef") == "R1 X4"  # it was the only other card


def test_divergent_evolution_may_choose_asteroid() -> None:
    p = take(s0(slots="- asteroid annelids"), "X", "divergent_evolution")
    answer(p, "X: card asteroid")
    assert p.last
    answer(p, "tile 0,0", "spare crustaceans")
    assert done(p)
    assert discard(p) == "asteroid divergent_evolution"


def test_divergent_evolution_lets_asteroid_strike_once_more() -> None:
    p = take(s0("Reef X2 R2", discard="asteroid"), "X", "divergent_evolution")
    answer(p, "X: tile 0,0", "X: spare crustaceans")
    assert done(p)
    assert cubes(p, "Reef") == "X1"
    assert p.last


def test_divergent_evolution_resolves_the_discard_before_the_other_card_is_chosen() -> None:
    p = take(
        s0(slots="- annelids producers", discard="metamorphosis", displays={"X": "sun"}), "X", "divergent_evolution"
    )
    answer(p, "X: take algae")
    assert display(p, "X") == "algae"
    assert things(p, "card") == ["annelids", "producers"]


def test_divergent_evolution_is_discarded_after_the_other_card() -> None:
    p = take(s0(slots="- annelids producers", discard="habitat"), "X", "divergent_evolution")
    answer(p, "lift W(1,0)", "card producers")
    assert discard(p) == "habitat producers divergent_evolution"


def test_divergent_evolution_refills_both_slots_one_at_a_time_with_their_symbols() -> None:
    p = s0("Sand F1", "Ocean X1", "0,3 vent X1", slots="- mollusks producers habitat annelids", deck=9)
    take(p, "X", "divergent_evolution")
    told = [e["event"] for e in events(p, "card mollusks")]
    assert "extinction" not in told
    assert slots(p) == "producers habitat annelids - -"
    answer(p, "nature: deal predator")  # Extinction before the next card
    assert slots(p) == "producers habitat annelids predator -"
    assert (cubes(p, "Sand"), cubes(p, "0,3")) == ("", "")
    assert asked(p) == "nature"
    answer(p, "nature: deal fertile")  # nobody is left on eruptions
    assert done(p)
    assert points(p) == {"X": 1}  # only from Mollusks


def test_divergent_evolution_of_a_living_fossil_has_no_scored_tile() -> None:
    p = s0(traits={"X": "living_fossil"}, slots="divergent_evolution", discard="solar_radiation")
    play(p, "X: retrieve", "X: card divergent_evolution")
    assert cubes(p, "Reef") == "R3 C3 F3 X3"
    assert asked(p) == "F"


# ── Tectonic Movement (rules/marine.md E27) ─────────────────────────────────────────────────────────────────────────


def test_tectonic_movement_gives_everybody_all_pawns_back() -> None:
    p = s0(
        pawns={"abundance 1": "R", "migration 2": "R", "evolution 5": "sun", "domination 1": "F", "benthic C": "C"},
        control={"sun": "F"},
        traits={"C": "benthic"},
    )
    take(p, "X", "tectonic_movement")
    assert done(p)
    assert [hand(p, name) for name in "RCFX"] == [4, 4, 4, 4]
    assert specials(p, "F") == "sun"
    assert (pawn_on(p, "abundance 1"), pawn_on(p, "evolution 5"), pawn_on(p, "benthic C")) == ("", "", "")


def test_everybody_is_told_who_got_how_many_pawns_back() -> None:
    p = s0("Reef X1", evolution="reef reef sand sand ocean", slots="tectonic_movement", pawns={"abundance 1": "R"})
    told = events(turn(p, "X"), "pawn evolution 1", "evolve 0,0")
    back = [(e["animal"], e["number"]) for e in told if e["event"] == "pawns_back"]
    assert back == [("reptiles", 1), ("crustaceans", 1)]  # nobody else had any


def test_tectonic_movement_returns_the_pawn_just_used() -> None:
    p = s0("Reef X1", evolution="reef reef sand sand ocean", slots="tectonic_movement")
    play(p, "X: pawn evolution 1", "X: evolve 0,0")
    assert pawn_on(p, "evolution 1") == ""
    assert hand(p, "X") == 4


def test_tectonic_movement_is_no_retrieve() -> None:
    pawns = {f"abundance {i}": "F" for i in (1, 2, 3)} | {"autotrophs 1": "F", "domination 1": "X"}
    p = s0(
        "Reef X1",
        pawns=pawns,
        evolution="reef reef sand sand ocean",
        slots="annelids tectonic_movement",
        traits={"F": "hadal", "X": "living_fossil"},
        control={"sun": "X"},
    )
    play(p, "X: special sun evolution 2", "X: evolve 0,0", "X: card tectonic_movement")
    assert retrieved(p) == ""  # no figure moves
    assert slots(p) == "annelids - - - -"  # Living Fossil is not asked
    assert asked(p) == "F"
    answer(p, "pawn abundance 1")
    assert asked(p) == "C"  # nor does Hadal bring another turn


# ── Volcanism (rules/marine.md E34) ─────────────────────────────────────────────────────────────────────────────────


def test_volcanism_erupts_a_seamount_anywhere_and_then_a_border_tile() -> None:
    p = take(s0("2,-1 seamount"), "X", "volcanism")
    assert options(p) == ["erupt -1,1", "erupt 2,-1"]
    answer(p, "X: erupt 2,-1")
    assert options(p) == ["side vent", "side geyser"]  # the middle row
    answer(p, "X: side geyser")
    assert terrain(p, "2,-1") == "geyser"
    assert things(p, "erupt") == ["-1,-2", "-1,3", "1,-3", "1,2"]  # the border, without its two eruptions
    answer(p, "X: erupt 1,-3")
    assert done(p)
    assert (terrain(p, "1,-3"), points(p)) == ("geyser", {"X": 1 + 3})


def test_volcanism_treats_cubes_as_tectonics_does() -> None:
    p = s0("Reef", "Seamount R3 X2", "1,2 C4")
    take(p, "X", "volcanism")
    answer(p, "X: erupt 1,2")
    assert done(p)
    assert (cubes(p, "Seamount"), cubes(p, "1,2")) == ("R1 X2", "C1 X1")  # one stays, and a new one of X's comes
    assert (pool(p, "R"), pool(p, "C"), pool(p, "X")) == (33, 33, 34 - 3)
    assert (gone(p, "R"), gone(p, "C")) == (0, 0)


def test_volcanism_lets_one_take_the_new_cube_from_the_box() -> None:
    p = take(s0("Reef", eliminated={"X": 1}), "X", "volcanism")
    assert options(p) == ["from gene_pool", "from box"]
    answer(p, "X: from box")
    assert (cubes(p, "Seamount"), gone(p, "X")) == ("X1", 0)


def test_volcanism_without_a_seamount_is_only_about_the_border() -> None:
    p = take(s0("Seamount vent"), "X", "volcanism")
    assert things(p, "erupt") == ["-1,-2", "-1,3", "1,-3", "1,2"]


def test_volcanism_without_a_border_tile_is_only_about_the_seamount() -> None:
    p = take(s0("-1,-2 geyser", "-1,3 vent", "1,-3 geyser", "1,2 vent"), "X", "volcanism")
    assert done(p)
    assert terrain(p, "Seamount") == "vent"


def covered(n: int) -> list[str]:
    """So many more tiles with eruptions than at the start."""
    lower = [f"{name} vent" for name in ("Reef", "Sand", "Ocean", "0,2", "-1,3")]
    return [*lower, *(f"{name} geyser" for name in ("Land", "Kelp", "Meadow", "0,-2", "-1,-2"))][:n]


def test_volcanism_with_the_last_eruption_tile_skips_the_border() -> None:
    p = take(s0(*covered(9)), "X", "volcanism")
    assert done(p)
    assert (terrain(p, "Seamount"), p.covers_left) == ("vent", 0)


def test_volcanism_without_eruption_tiles_has_no_effect() -> None:
    p = take(s0(*covered(10)), "X", "volcanism")
    assert done(p)
    assert terrain(p, "Seamount") == "seamount"


# ── a card leaves (rules/marine.md 8.11) ────────────────────────────────────────────────────────────────────────────


def test_with_an_empty_deck_nothing_is_laid_out() -> None:
    p = take(s0(slots="- annelids producers"), "X", "mollusks")
    assert done(p)
    assert slots(p) == "annelids producers - - -"
    assert discard(p) == "mollusks"


def test_a_card_takes_effect_before_it_is_discarded() -> None:
    p = take(s0(displays={"X": "sun worms"}), "X", "metamorphosis")
    assert discard(p) == ""
    answer(p, "lose sun", "take algae")
    assert discard(p) == "metamorphosis"
