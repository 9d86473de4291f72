"""What those who look at the action display are told: who acts next, and where a pawn would bring nothing."""

import pytest

from games.dominant_species.build import answer, ask, earth, execute, execute_from, s0
from habitable.games.dominant_species.components import ACTIONS, ANIMALS, SPACE_NAMES
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.planning import Plan
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.view_types import DominantSpeciesView
from habitable.library import new

pytestmark = pytest.mark.compiled


def view(p: DominantSpeciesPosition) -> DominantSpeciesView:
    return DOMINANT_SPECIES.public(p)


def coming(p: DominantSpeciesPosition) -> list[str]:
    places = [*SPACE_NAMES, *ACTIONS, ""]
    return [f"{ANIMALS[animal]} {places[place]}".strip() for animal, place in view(p).coming]


def idle(p: DominantSpeciesPosition) -> dict[str, str]:
    asked = view(p).question
    assert asked is not None
    return {SPACE_NAMES[space]: reason for reason, spaces in asked.idle.items() for space in spaces}


def space(p: DominantSpeciesPosition) -> str | None:
    asked = view(p).question
    assert asked is not None
    return asked.space


# ── who acts next ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_in_planning_they_go_round_the_track_while_they_have_pawns() -> None:
    p = ask(s0(animals="M Re I", initiative="I M Re", hands={"M": 2, "Re": 1, "I": 0}), Plan(0))
    assert (space(p), coming(p)) == (None, ["reptiles", "mammals"])
    answer(p, "M: pawn adaptation 1")
    assert coming(p) == ["mammals"]


def test_in_planning_eight_pawns_ahead_are_enough() -> None:
    p = ask(s0(animals="M Re", initiative="Re M", hands={"M": 6, "Re": 7}), Plan(0))
    assert coming(p) == ["mammals", "reptiles"] * 4


def test_pawns_act_from_top_to_bottom_and_who_acts_without_one_before_or_after_them() -> None:
    pawns = {"abundance": "M", "glaciation": "M Re", "speciation": "- - M", "competition": "- Re"}
    p = execute_from(s0(abundance="sun", pawns=pawns), "abundance")
    assert space(p) == "abundance 1"
    assert coming(p) == [
        "mammals glaciation 1",
        "mammals speciation 3",
        "insects speciation",
        "arachnids competition",
        "reptiles competition 2",
    ]


def test_only_animals_in_play_act_without_a_pawn() -> None:
    p = execute_from(s0(animals="M B", abundance="sun", pawns={"abundance": "M"}), "abundance")
    assert coming(p) == []


@pytest.mark.parametrize(("edition", "acts"), [("second", []), ("first", ["mammals glaciation 2"])])
def test_in_glaciation_one_pawn_acts(edition: str, acts: list[str]) -> None:
    """rules/dominant-species.md E6"""
    p = s0(animals="M B", abundance="sun", pawns={"abundance": "M", "glaciation": "- M B"}, edition=edition)
    assert coming(execute_from(p, "abundance")) == acts


def test_in_regression_the_reptiles_protect_once_more_after_the_pawns() -> None:
    displays = {"I": "grass grass sun grass", "Re": "sun sun sun"}
    p = execute_from(s0(regression="sun grass", displays=displays, pawns={"regression": "I I"}), "regression")
    assert (space(p), coming(p)[:2]) == ("regression 1", ["insects regression 2", "reptiles regression"])
    answer(p, "I: protect sun", "I: pass")
    assert (space(p), coming(p)) == ("regression", ["insects speciation", "arachnids competition"])


def test_what_is_done_without_a_pawn_is_done_in_its_action() -> None:
    p = execute_from(s0(pawns={"competition": "- Re"}), "competition")
    assert (space(p), coming(p)) == ("competition", ["reptiles competition 2"])
    q = execute_from(s0(pawns={"domination": "M"}), "speciation")
    assert (space(q), coming(q)) == ("speciation", ["arachnids competition", "mammals domination 1"])


def test_whoever_is_foretold_acts() -> None:
    """In a game: after each answer what is still to come is the rest of what was to come before it, unless a pawn goes
    on from Initiative or a card does something to pawns."""
    match, before = new("dominant-species", seats=4, seed=3), [[0, 0]]
    for i in range(600):
        p = match.position
        assert isinstance(p, DominantSpeciesPosition)
        now = view(p)
        assert now.question is not None
        if now.question.question == "place_pawn":
            assert not before or before[0][0] == ANIMALS.index(now.question.animal or "") or i < 20
        elif now.question.space is not None and before:
            assert now.coming == before[len(before) - len(now.coming) :]
        planned = now.question.question in ("place_pawn", "go_on") or now.question.card is not None
        before = now.coming if now.question.question == "place_pawn" or not planned else []
        options = match.options()
        match.play(options[i * 7 % len(options)])


# ── where a pawn would bring nothing ────────────────────────────────────────────────────────────────────────────────


def planning(p: DominantSpeciesPosition, place: int = 0) -> DominantSpeciesPosition:
    return ask(p, Plan(place))


def test_nothing_comes_of_boxes_in_which_nothing_lies() -> None:
    found = idle(planning(s0(adaptation="sun", stacks=["sea", "-", "-"])))
    empty = [name for name, reason in found.items() if reason == "empty"]
    assert empty == ["regression 1", "regression 2", "abundance 1", "abundance 2", "wasteland 1", "depletion 1"]


def test_wanderlust_needs_no_element_but_a_tile() -> None:
    """rules/dominant-species.md 9.9"""
    assert "wanderlust 1" not in idle(planning(s0(stacks=["sea", "-", "-"])))
    assert idle(planning(s0(stacks=["-", "-", "-"])))["wanderlust 1"] == "empty"


def test_nothing_comes_of_elements_that_are_not_on_earth() -> None:
    p = planning(earth("S Re2", elements="E(0,0) water", depletion="sun", animals="Re"))
    found = idle(p)
    assert found["depletion 1"] == "kinds"
    assert [name for name, reason in found.items() if reason == "element"] == [
        f"speciation {number}" for number in (1, 2, 3, 5, 6)
    ]


def test_nothing_comes_of_a_competition_with_nobody() -> None:
    """One competes on the terrains of the space and on tundra."""
    forest = earth("F B1 M1", "J B1", animals="B M", initiative="B M")
    found = [name for name, reason in idle(planning(forest)).items() if reason == "rivals"]
    assert found == [f"competition {number}" for number in (1, 2, 5, 6, 7)]
    tundra = planning(earth("T B1 M1", animals="B M", initiative="B M"))
    assert "rivals" not in idle(tundra).values()


def test_of_other_questions_nothing_is_said() -> None:
    assert idle(execute(s0(pawns={"migration": "I"}), "migration")) == {}
