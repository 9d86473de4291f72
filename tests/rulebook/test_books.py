"""The rulebooks: alike in three languages, computed, complete."""

import pytest

from habitable import found, rulebook
from habitable.kernel.errors import BadOptions
from habitable.rulebook.checking import check
from habitable.texts import LANGUAGES

# What each game explains beside its questions: texts GAME-SORT-THING. A book that is still to be written is not here.
EXPLAINED = {
    "ecosystem": ("kind", "row"),
    "marine": ("action", "special", "card", "symbol", "trait", "animal", "terrain", "element", "row"),
    "planet": ("terrain", "animal", "requirement", "row"),
    "dominant-species": ("action", "card", "terrain", "element", "animal", "row", "phase", "label"),
}
SHORT = {"dominant-species": {"turn_limit": 3}}  # what is asked later has its text, and so its section, too


@pytest.mark.parametrize("game", EXPLAINED)
def test_a_book_is_alike_in_three_languages_and_explains_everything(game: str) -> None:
    check(game, EXPLAINED[game], options=SHORT.get(game, {}))


def test_every_book_is_checked() -> None:
    assert {game for game in found.own() if rulebook.can(game)} == set(EXPLAINED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_examples_come_from_the_engine(language: str) -> None:
    book = rulebook.get("ecosystem", language)
    example = next(block for block in rulebook.find(book, "eagle").blocks if isinstance(block, rulebook.Example))
    values = [s.text for line in rulebook.lines(example.blocks) for s in line if s.style == "value"]
    assert values[0] == "3"  # rules/ecosystem.md E-06: two trout and a rabbit in range
    assert values[1].startswith("6 ")


def test_a_section_is_found_by_anchor_title_part_of_it_and_by_what_it_explains() -> None:
    polish = rulebook.get("ecosystem", "pl")
    for topic in ("fox", "#fox", "Lis", "LIS", "ecosystem-kind-fox"):
        assert rulebook.find(polish, topic).anchor == "fox"
    assert rulebook.find(polish, "luk").anchor == "gaps"
    assert rulebook.find(polish, "ecosystem-question-swap-with").anchor == "swap"
    with pytest.raises(BadOptions, match="sections: start, table"):
        rulebook.find(polish, "penguin")


def test_search_finds_titles_before_texts() -> None:
    found = [section.anchor for section in rulebook.search(rulebook.get("ecosystem", "en"), "Rabbit")]
    assert found[:2] == ["swap", "rabbit"]
    assert "eagle" in found


def test_a_game_without_a_book_says_so() -> None:
    with pytest.raises(BadOptions, match="no game"):
        rulebook.get("chess", "en")
