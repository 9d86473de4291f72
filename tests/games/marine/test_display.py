"""What those who look at the action display are told: whose turns come, and where a pawn would bring nothing."""

import pytest

from games.marine.build import answer, earth, s0, turn
from habitable.games.marine.components import ANIMALS, SPACE_NAMES
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition

pytestmark = pytest.mark.compiled


def coming(p: MarinePosition) -> list[str]:
    return [ANIMALS[animal] for animal, _ in MARINE.public(p).coming]


def idle(p: MarinePosition) -> dict[str, str]:
    asked = MARINE.public(p).question
    assert asked is not None
    return {SPACE_NAMES[space]: reason for reason, spaces in asked.idle.items() for space in spaces}


def test_turns_go_up_the_food_chain_and_round_again() -> None:
    """rules/marine.md 5.1"""
    assert coming(turn(s0(), "F")) == ["cephalopods", "reptiles", "crustaceans", "fishes"]


def test_whoever_has_another_turn_comes_first() -> None:
    p = turn(s0(), "F")
    p.again = True
    assert coming(p) == ["fishes", "cephalopods", "reptiles", "crustaceans", "fishes"]


def test_while_another_animal_is_asked_the_turn_is_still_the_same() -> None:
    p = turn(s0(stacks=["ocean", "-", "-"]), "F")
    answer(p, "F: pawn wanderlust 1", "F: explore 1")
    assert coming(p) == ["cephalopods", "reptiles", "crustaceans", "fishes"]


def test_nothing_comes_of_boxes_in_which_nothing_lies() -> None:
    found = idle(turn(s0(adaptation="sun", stacks=["ocean", "-", "-"]), "F"))
    empty = {name.split()[0] for name, reason in found.items() if reason == "empty"}
    assert empty == {"abundance", "autotrophs", "depletion", "regression"}


def test_nothing_comes_of_elements_and_terrains_that_are_not_on_earth() -> None:
    p = earth("Kelp F1", depletion="sponges", speciation="sun sponges", evolution="kelp ocean", competition="kelp")
    found = idle(turn(p, "F"))
    assert (found["depletion 1"], found["speciation 2"]) == ("kinds", "element")
    assert (found["evolution 2"], found.get("evolution 1")) == ("terrain", None)


def test_nothing_comes_of_a_competition_with_nobody() -> None:
    p = earth("Kelp F1 X1", "Reef F1", competition="kelp reef")
    found = idle(turn(p, "F"))
    assert (found.get("competition 1"), found["competition 2"]) == (None, "rivals")


def test_nothing_comes_of_a_domination_of_elements_whose_pawns_are_ones_own() -> None:
    def sunny(control: dict[str, str]) -> dict[str, str]:
        shown = earth(
            "Kelp F1", "Reef F1", elements="E(0,0) sun, W(1,-1) sun", displays={"F": "sun sun"}, control=control
        )
        return idle(turn(shown, "F"))

    assert "domination 1" not in sunny({})
    mine = sunny({"sun": "F 2"})
    assert (mine["domination 1"], mine["benthic"]) == ("adapted", "adapted")
