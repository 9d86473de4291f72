"""The rulebook of Marine says what the box says where it cannot compute it."""

import re

import pytest

from habitable import rulebook
from habitable.games.marine.box import read
from habitable.games.marine.components import ACTIONS, ANIMALS, CARDS, FIRST_SPACE, SPACES_OF, SPECIAL_SPACES

SECTION = re.compile(r"^#+ [^\n]*\{#([a-z-]+)\}\n(.*?)(?=^#|\Z)", re.MULTILINE | re.DOTALL)
SOURCE = dict(SECTION.findall((rulebook.folder("marine") / "en.md").read_text(encoding="utf-8")))


@pytest.mark.parametrize(("section", "symbol"), [("extinction", "bones"), ("survival", "fish")])
def test_it_lists_the_cards_with_a_symbol(section: str, symbol: str) -> None:
    listed = re.findall(r"^- \{\{text:marine-card-([a-z-]+)\}\}$", SOURCE[section], re.MULTILINE)
    assert listed == [name.replace("_", "-") for name in CARDS if read("").cards[name].symbol == symbol]


@pytest.mark.parametrize("animal", ANIMALS)
def test_it_lists_the_printed_elements(animal: str) -> None:
    row = next(line for line in SOURCE["animals"].splitlines() if f"marine-animal-{animal}}}" in line)
    assert re.findall(r"marine-element-([a-z]+)", row) == read("").animals[animal].printed


def test_it_lists_the_spaces_of_each_action() -> None:
    rows = re.findall(r"marine-action-([a-z]+)\}\}\]\(#\1\) \| (\d) \| (.*) \|", SOURCE["actions"])
    special = [
        any(0 <= space - first < n for space in SPECIAL_SPACES) for first, n in zip(FIRST_SPACE, SPACES_OF, strict=True)
    ]
    expected = [
        (action, str(n - has), f"{{{{text:marine-special-{action}}}}}" if has else "–")
        for action, n, has in zip(ACTIONS, SPACES_OF, special, strict=True)
    ]
    assert rows == expected


def test_a_picture_shows_the_tiles_of_an_example_and_who_lives_there() -> None:
    drawn = rulebook.picture("marine", "wanderlust", "en")
    assert (drawn.count('class="tile '), drawn.count('class="animal ')) == (5, 0)
    drawn = rulebook.picture("marine", "thriving", "he")
    assert (drawn.count('class="tile '), drawn.count('class="animal ')) == (3, 3)


def test_in_letters_an_example_says_who_is_endangered() -> None:
    lines = rulebook.letters("marine", "thriving", "en")
    assert lines[0] == "reef 0,0: algae, gastropods · reptiles: 1 species, endangered · fishes: 2 species"
    assert lines[-1] == "Fishes: algae, plankton, plankton"
