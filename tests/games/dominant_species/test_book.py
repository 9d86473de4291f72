"""The examples of the rulebook have the numbers of the rules (docs/rules/dominant-species.md 16)."""

from typing import Any

import pytest

from habitable import games, rulebook
from habitable.games.dominant_species import book
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.kernel.luck import Seeded
from habitable.kernel.match import Match
from habitable.kernel.rng import Rng
from habitable.rulebook.checking import topic
from habitable.texts import LANGUAGES


def worth(name: str) -> dict[str, Any]:
    return book.count(rulebook.document("dominant-species", name))


def test_at_the_start_everybody_dominates_home() -> None:
    # rules/dominant-species.md T3
    assert [animal["dominates"] for animal in worth("start")["animals"].values()] == [1] * 6
    # rules/dominant-species.md T125
    assert [animal["final"] for animal in worth("start")["animals"].values()] == [8, 10, 8, 12, 12, 9]


def test_match_counts_elements_and_not_species() -> None:
    # rules/dominant-species.md T8, T9
    assert worth("match")["on"]["desert"]["match"] == {"reptiles": 6, "amphibians": 2, "insects": 3}


def test_glaciation_pays_for_tundra_beside_it_and_sends_species_home() -> None:
    ice = worth("glaciation")["glaciation"]
    assert (ice["savannah"]["points"], ice["savannah"]["returned"]["reptiles"], ice["savannah"]["removed"]) == (3, 2, 1)
    assert ice["savannah"]["animals"]["reptiles"]["on_tundra"] == 3  # rules/dominant-species.md T38
    assert (ice["desert"]["points"], ice["desert"]["returned"]["amphibians"]) == (1, 3)  # rules/dominant-species.md T39


def test_wasteland_takes_one_kind_and_leaves_the_other() -> None:
    # rules/dominant-species.md T30
    assert worth("wasteland")["wasteland"]["water"]["on"]["desert"]["match"]["amphibians"] == 0


def test_a_new_tile_pays_for_what_is_beside_it() -> None:
    assert worth("wanderlust")["on"]["savannah"]["bonus"] == 3  # rules/dominant-species.md T51


def test_survival_goes_by_species_and_pays_by_tiles() -> None:
    animals = worth("survival")["animals"]
    assert [animals[name]["on_tundra"] for name in ("mammals", "insects")] == [4, 3]
    assert animals["mammals"]["survival"] == 3  # rules/dominant-species.md T71


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_terminal_an_example_is_told_tile_by_tile(language: str) -> None:
    lines = rulebook.letters("dominant-species", "match", language)
    assert len(lines) == 2 + 3  # tiles, displays
    assert "3" in lines[0]


def test_a_question_of_one_card_leads_to_it_and_one_of_several_to_all() -> None:
    topics = rulebook.get("dominant-species", "en").topics
    assert topics["dominant-species-question-blight-tile"] == "blight"
    assert topics["dominant-species-question-give-up-element"] == "cards"
    assert topics["dominant-species-question-swarm"] == "speciation"


def test_a_question_to_an_animal_is_explained_and_not_the_animal() -> None:
    match = Match(DOMINANT_SPECIES, ["0", "1"], {})
    match.play_nature(Seeded(Rng(1)))
    asked = games.words("dominant-species").question(match.game.view(match.position, match.position.turn()), [])
    assert topic(rulebook.get("dominant-species", "en"), asked) == "planning"
