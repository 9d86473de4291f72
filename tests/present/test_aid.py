"""Player aids: all that one needs at a real table on one page, in three languages, with the numbers of the rules."""

from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from habitable import draw, found, texts
from habitable.games.ecosystem.components import GAP_POINTS
from habitable.games.planet import box
from habitable.kernel.errors import BadOptions
from habitable.present.aid import width, wrapped
from habitable.texts import LANGUAGES

# The texts that have to stand on it: GAME-SORT-THING, whole sorts.
SHOWN = {
    "ecosystem": ("kind",),
    "planet": ("terrain",),
    "dominant-species": ("action", "terrain", "element"),
    "marine": ("action", "element"),
}
SMALLEST = 7 * 96 / 72  # seven points


def lines(game: str, language: str) -> list[str]:
    root = ET.fromstring(draw.aid(game, texts.get(language)))
    return ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]


def sizes(svg: str) -> Iterator[float]:
    """Of lines, not of letters on icons, which are drawn smaller and say nothing alone."""
    for text in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text"):
        if text.get("text-anchor") is None:
            yield float(text.get("font-size", "0"))


def test_every_game_has_one() -> None:
    assert {game for game in found.own() if draw.has_aid(game)} == set(SHOWN) == set(found.own())
    with pytest.raises(BadOptions, match="no game"):
        draw.aid("chess", texts.get("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHOWN)
def test_it_names_everything_in_letters_that_can_be_read(game: str, language: str) -> None:
    words = texts.get(language)
    said = " ".join(lines(game, language)).casefold()
    for sort in SHOWN[game]:
        for key in words.keys(f"{game}-{sort}-"):
            if not key.endswith(("-vent", "-geyser")):
                assert words(key).casefold() in said, key
    assert min(sizes(draw.aid(game, words))) >= SMALLEST
    assert f'direction="{"rtl" if language == "he" else "ltr"}"' in draw.aid(game, words)


def test_small_games_fit_half_a_sheet() -> None:
    for game in SHOWN:
        papers = {draw.aid(game, texts.get(language)).split('class="aid ')[1][:2] for language in LANGUAGES}
        assert papers == {"A5" if game in ("ecosystem", "planet") else "A4"}


def row(game: str, name: str) -> list[str]:
    said = lines(game, "en")
    return said[said.index(name) + 1 :]


def test_its_numbers_are_those_of_the_rules() -> None:
    assert row("ecosystem", "Gap points")[: len(GAP_POINTS)] == ["12", "12", "12", "7", "3", "0", "−5"]
    (ice,) = (one for one in box.read("").objectives if one.terrain == "I")
    assert row("planet", "Ice")[:5] == [f"{threshold.min_fields}+" for threshold in ice.thresholds]
    assert row("dominant-species", "Wetland")[:5] == ["8", "4", "2", "1", "+4"]  # rules/dominant-species.md 6.5
    assert row("marine", "Kelp")[:5] == ["7", "4", "2", "–", "+2"]  # rules/marine.md 5.8, 6.2


def test_words_are_wrapped_where_they_no_longer_fit() -> None:
    sentence = "Bee. Three for each meadow card beside a bee"
    words = [(word, word == "Bee.") for word in sentence.split()]
    rows = wrapped(words, 10)
    assert [word for each in rows for word in each] == words
    assert all(width(" ".join(word for word, _ in each)) <= 10 for each in rows)
    assert len(rows) > 2
