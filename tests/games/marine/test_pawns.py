"""Turns and pawns: rules/marine.md 5.6, 6.1 and 7."""

import pytest

from games.marine.build import answer, asked, earth, events, luck, may, options, play, s0, things, turn
from games.marine.words import SHORT, controls, hand, markers, pawn_on, retrieved, specials, value
from habitable.games.marine.components import SPACE_NAMES, SPECIAL_SPACES, TURN_LIMIT
from habitable.kernel.errors import IllegalAnswer

pytestmark = pytest.mark.compiled

SPACES = SPACE_NAMES[:-1]  # without the card Benthic
SPECIAL = [SPACES[space] for space in SPECIAL_SPACES]
BASIC = [space for space in SPACES if space not in SPECIAL]


# ── the display (rules/marine.md 6.1) ───────────────────────────────────────────────────────────────────────────────


def test_the_37_spaces_in_their_order() -> None:
    short = ["ab", "au", "de", "ad", "re", "sp", "wa", "te", "mi", "co", "ev", "do"]
    counts = [3, 2, 1, 3, 2, 5, 3, 2, 4, 4, 5, 3]
    assert [f"{space[:2]}{space[-1]}" for space in SPACES] == [
        f"{section}{i + 1}" for section, n in zip(short, counts, strict=True) for i in range(n)
    ]
    assert len(SPACES) == 37
    assert SPECIAL == ["adaptation 3", "speciation 5", "wanderlust 3", "tectonics 2", "migration 4", "competition 4"]


def test_the_indices_of_the_rules() -> None:
    index = {space: i + 1 for i, space in enumerate(SPACES)}
    assert [index[s] for s in ("abundance 1", "depletion 1", "adaptation 1", "regression 1")] == [1, 6, 7, 10]
    assert [index[s] for s in ("speciation 2", "wanderlust 1", "tectonics 1", "migration 1")] == [13, 17, 20, 22]
    assert [index[s] for s in ("competition 1", "evolution 1", "domination 3")] == [26, 30, 37]


def test_adaptation_is_above_regression_and_migration_above_competition() -> None:
    """rules/marine.md A-01."""
    p = turn(s0(pawns={"regression 1": "X"}), "X")
    assert not [space for space in things(p, "pawn") if space.startswith("adaptation")]
    p = turn(s0(pawns={"competition 1": "X"}), "X")
    assert not [space for space in things(p, "pawn") if space.startswith("migration")]


@pytest.mark.parametrize(("animals", "open_spaces"), [("R X", 1), ("R F X", 2), ("R C F X", 3)])
def test_dv_12_domination_spaces_by_number_of_players(animals: str, open_spaces: int) -> None:
    p = turn(s0(animals=animals, control={"sun": "X"}), "X")
    there = [f"domination {i + 1}" for i in range(open_spaces)]
    assert [space for space in things(p, "pawn") if space.startswith("domination")] == there
    assert [space for space in things(p, "special") if "domination" in space] == [f"sun {space}" for space in there]


def test_domination_spaces_of_two_players_with_two_animals_each() -> None:
    """rules/marine.md A-22."""
    p = turn(s0(animals=["R X", "C F"]), "X")
    assert [space for space in things(p, "pawn") if space.startswith("domination")] == [
        "domination 1",
        "domination 2",
        "domination 3",
    ]
    assert [hand(p, name) for name in SHORT] == [4] * 4


# ── where a basic pawn may go (rules/marine.md 7.2) ─────────────────────────────────────────────────────────────────


def test_with_an_empty_display_every_basic_space_is_open() -> None:
    p = turn(s0(), "X")
    assert options(p) == ["retrieve", *(f"pawn {space}" for space in BASIC)]


def test_tv_01_basic_pawns_go_after_all_own_pawns() -> None:
    p = turn(s0(pawns={"competition 2": "X"}), "X")
    assert things(p, "pawn") == ["competition 3", *[f"evolution {i}" for i in range(1, 6)]] + [
        f"domination {i}" for i in range(1, 4)
    ]


def test_the_order_rule_looks_at_the_last_own_pawn_only() -> None:
    p = turn(s0(pawns={"abundance 1": "X", "migration 2": "X", "evolution 1": "R"}), "X")
    assert things(p, "pawn")[:3] == ["migration 3", "competition 1", "competition 2"]
    assert "evolution 1" not in things(p, "pawn")
    assert "evolution 2" in things(p, "pawn")


def test_special_pawns_count_in_the_order_rule() -> None:
    p = turn(s0(pawns={"evolution 5": "sun"}, control={"sun": "X"}), "X")
    assert things(p, "pawn") == ["domination 1", "domination 2", "domination 3"]


def test_a_basic_pawn_never_goes_onto_a_special_space_or_a_taken_one() -> None:
    p = turn(s0(pawns={"abundance 2": "R", "abundance 3": "sun"}, control={"sun": "F"}), "X")
    assert things(p, "pawn") == [space for space in BASIC if space not in ("abundance 2", "abundance 3")]


def test_after_a_pawn_on_the_last_space_only_retrieve_is_left() -> None:
    p = s0(pawns={"domination 3": "X"})
    assert may(p, "X") == ["retrieve"]
    turn(p, "X")  # nobody is asked
    assert (retrieved(p), hand(p, "X"), asked(p)) == ("X", 4, "F")


def test_without_available_pawns_only_retrieve_is_left() -> None:
    p = s0(pawns={"abundance 1": "X", "abundance 2": "X", "abundance 3": "X", "depletion 1": "X"})
    assert hand(p, "X") == 0
    assert may(p, "X") == ["retrieve"]


def test_placing_is_legal_though_the_action_has_no_effect() -> None:
    p = play(s0(), "X: pawn depletion 1")
    assert pawn_on(p, "depletion 1") == "X"
    assert hand(p, "X") == 3
    assert asked(p) == "F"


# ── where a special pawn may go (rules/marine.md 7.2) ───────────────────────────────────────────────────────────────


def test_tv_02_special_pawns_go_anywhere_and_bump() -> None:
    p = s0(
        pawns={"migration 1": "F", "evolution 5": "sun", "abundance 1": "X"},
        control={"sun": "R", "plankton": "F"},
    )
    turn(p, "F")
    assert things(p, "special") == [
        f"plankton {space}" for space in SPACES if space not in ("migration 1", "evolution 5")
    ]
    assert len(things(p, "special")) == 35
    assert "abundance 1" not in things(p, "pawn")


def test_special_pawns_are_not_bumped() -> None:
    """rules/marine.md A-05: neither those of others nor one's own."""
    control = {"sun": "R", "algae": "F", "plankton": "F"}
    p = turn(s0(pawns={"evolution 5": "sun", "evolution 4": "algae"}, control=control), "F")
    assert not {"plankton evolution 4", "plankton evolution 5"} & set(things(p, "special"))
    assert len(things(p, "special")) == 35


def test_every_available_special_pawn_is_offered() -> None:
    p = turn(s0(pawns={"evolution 5": "sun"}, control={"sun": "F", "algae": "F", "worms": "F", "sponges": "R"}), "F")
    assert {thing.split()[0] for thing in things(p, "special")} == {"algae", "worms"}


def test_dv_18_a_bumped_pawn_is_available_and_counts_no_more() -> None:
    p = s0(pawns={"speciation 2": "X", "abundance 1": "X"}, control={"sun": "R"})
    before = hand(p, "X")
    told = events(turn(p, "R"), "special sun speciation 2")
    assert {"event": "pawn_bumped", "animal": "crustaceans", "space": "speciation 2"} in told
    assert pawn_on(p, "speciation 2") == "sun"
    assert hand(p, "X") == before + 1
    assert asked(p) == "X"
    assert "speciation 1" in things(p, "pawn")
    assert "speciation 2" not in things(p, "pawn")


def test_a_bumped_pawn_may_be_placed_on_its_owners_next_turn() -> None:
    p = s0(pawns={f"abundance {i + 1}": "X" for i in range(3)} | {"evolution 2": "X"}, control={"sun": "R"})
    assert hand(p, "X") == 0
    play(p, "R: special sun evolution 2")
    assert asked(p) == "X"
    assert "pawn evolution 1" in options(p)


def test_a_special_pawn_works_on_a_basic_space_like_a_basic_one() -> None:
    p = play(s0(depletion="sun", control={"sun": "R"}), "R: special sun depletion 1")
    assert options(p) == ["pass", "lift E(-1,0)"]


# ── retrieving (rules/marine.md 7.4) ────────────────────────────────────────────────────────────────────────────────


def test_retrieve_takes_back_all_pawns_that_one_controls() -> None:
    p = s0(
        pawns={
            "abundance 1": "X",
            "evolution 1": "X",
            "wanderlust 3": "algae",
            "abundance 2": "F",
            "tectonics 2": "sun",
        },
        control={"algae": "X", "sun": "R", "worms": "X"},
    )
    play(p, "X: retrieve")
    assert hand(p, "X") == 4
    assert specials(p, "X") == "algae worms"
    assert [pawn_on(p, space) for space in ("abundance 1", "evolution 1", "wanderlust 3")] == ["", "", ""]
    assert [pawn_on(p, space) for space in ("abundance 2", "tectonics 2")] == ["F", "sun"]
    assert retrieved(p) == "X"
    assert asked(p) == "F"


def test_a_06_retrieve_with_no_pawn_on_the_display() -> None:
    p = play(s0(), "X: retrieve")
    assert (retrieved(p), hand(p, "X"), asked(p)) == ("X", 4, "F")


def test_a_figure_on_the_right_does_not_stop_a_player() -> None:
    p = turn(s0(retrieved="X"), "X")
    assert things(p, "pawn") == BASIC
    play(p, "X: retrieve")
    assert retrieved(p) == "X"


def test_tv_18_the_last_figure_crosses() -> None:
    pawns = {"abundance 1": "R", "abundance 2": "R", "domination 3": "R", "abundance 3": "F"}
    p = s0(pawns=pawns, retrieved="X F C")
    assert hand(p, "R") == 1
    assert may(p, "R") == ["retrieve"]
    turn(p, "R")
    assert hand(p, "R") == 4
    assert asked(p) == "nature"
    luck(p)
    assert retrieved(p) == ""
    assert len(markers(p, "evolution").split()) == 5
    assert pawn_on(p, "abundance 3") == "F"  # others' pawns stay during Reseeding
    assert asked(p) == "X"


def test_tv_17_a_special_pawn_changes_hands_on_the_display() -> None:
    tiles = ["Reef R1", "Land R1", "Meadow R1", "0,-2 R1", "-1,-2 R1"]
    elements = "E(-1,0) sun, E(-1,-2) sun"
    p = s0(
        *tiles,
        without="all",
        elements=elements,
        displays={"R": "sun"},
        pawns={"evolution 3": "sun"},
        control={"sun": "F 12"},
    )
    play(p, "R: pawn domination 1")
    assert options(p) == ["pass", "dominate sun"]
    answer(p, "dominate sun")
    assert (pawn_on(p, "evolution 3"), controls(p, "R"), controls(p, "F"), value(p, "sun")) == ("sun", "sun", "", 15)
    assert specials(p, "R") == ""
    play(p, "F: retrieve")
    assert pawn_on(p, "evolution 3") == "sun"
    play(p, "R: retrieve")
    assert (pawn_on(p, "evolution 3"), specials(p, "R")) == ("", "sun")


def test_a_16_a_special_pawn_won_counts_in_the_order_rule_at_once() -> None:
    p = s0(pawns={"domination 2": "sun"}, control={"sun": "F"})
    assert things(turn(p, "R"), "pawn")[0] == "abundance 1"
    p = s0(pawns={"domination 2": "sun"}, control={"sun": "R"})
    assert things(turn(p, "R"), "pawn") == ["domination 3"]


# ── whose turn it is (rules/marine.md 7.5) ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("animals", ["R C F X", "R X", "C F X"])
def test_turns_go_up_the_food_chain_and_round(animals: str) -> None:
    order = animals.split()[::-1]
    p = turn(s0(animals=animals), order[0])
    for i in range(3 * len(order)):
        assert asked(p) == order[i % len(order)]
        luck(answer(p, "retrieve"))


def test_seats_play_in_the_order_of_the_food_chain_not_of_the_table() -> None:
    p = turn(s0(animals="C X R F"), "X")
    assert p.turn() == 1
    assert asked(answer(p, "retrieve")) == "F"
    assert p.turn() == 3
    assert asked(answer(p, "retrieve")) == "C"
    assert asked(answer(p, "retrieve")) == "R"


def test_dv_17_wanderlust_on_the_special_space_gives_another_turn() -> None:
    p = s0(stacks=["kelp", "-", "-"], control={"sun": "X"})
    play(p, "X: special sun wanderlust 3", "explore 1", "turn_up reef", "lay -2,1")
    assert asked(p) == "X"
    told = events(p, "retrieve")
    assert {"event": "extra_turn", "animal": "crustaceans"} not in told
    assert asked(p) == "F"  # only one extra turn


def test_a_18_no_other_turn_when_the_action_is_waived_or_impossible() -> None:
    p = play(s0(stacks=["kelp", "-", "-"], control={"sun": "X"}), "X: special sun wanderlust 3", "pass")
    assert asked(p) == "F"
    p = play(s0(control={"sun": "X"}), "X: special sun wanderlust 3")
    assert asked(p) == "F"


def test_the_other_spaces_of_wanderlust_give_no_other_turn() -> None:
    p = s0(stacks=["kelp", "-", "-"], control={"sun": "X"})
    play(p, "X: special sun wanderlust 2", "explore 1", "turn_up reef", "lay -2,1")
    assert asked(p) == "F"


def test_after_reseeding_the_next_animal_goes_on() -> None:
    p = luck(play(s0(retrieved="R C X"), "F: retrieve"))
    assert asked(p) == "C"


def test_the_turn_limit_ends_the_game() -> None:
    p = play(s0(turns=TURN_LIMIT - 2), "X: pawn abundance 1")
    assert asked(p) == "F"
    p = play(s0(turns=TURN_LIMIT - 1), "X: pawn abundance 1")
    assert p.over()
    assert TURN_LIMIT == 1000


def test_an_illegal_pawn_changes_nothing() -> None:
    p = turn(s0(pawns={"competition 2": "X"}), "X")
    with pytest.raises(IllegalAnswer):
        answer(p, "pawn abundance 1")
    assert hand(p, "X") == 3
    assert asked(p) == "X"


def test_a_player_without_cubes_plays_on() -> None:
    """rules/marine.md 5.2."""
    p = turn(earth("Reef R1", pools={"X": 0}), "X")
    assert things(p, "pawn") == BASIC
