"""`habitable rules`: the rulebook in the terminal."""

import pytest

from cli.program import refused, say
from habitable.texts import LANGUAGES

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["ecosystem", "planet"])
def test_the_whole_book_begins_with_what_can_be_asked_for(capsys: Capture, game: str, lang: str) -> None:
    said = say(capsys, "rules", game, "--lang", lang)
    assert said.code == 0
    assert said.out.index("scoring") < said.out.index("130" if game == "ecosystem" else "50")
    assert "{{" not in said.out


def test_one_section_by_its_title_in_the_language(capsys: Capture) -> None:
    said = say(capsys, "rules", "ecosystem", "lis", "--lang", "pl")
    assert said.out.split()[0] == "Lis"
    assert "3 punkty" in said.out
    assert "Wilk" not in said.out


def test_a_section_comes_with_those_within_it(capsys: Capture) -> None:
    out = say(capsys, "rules", "planet", "terrains", "--lang", "en").out
    assert "Penguin" in out
    assert "largest forest area touching ice" in out


def test_what_is_no_title_is_looked_for_in_the_text(capsys: Capture) -> None:
    out = say(capsys, "rules", "planet", "panda", "--lang", "en").out
    assert "What animals require" in out
    assert "Setting up" not in out


def test_what_is_nowhere_is_refused(capsys: Capture) -> None:
    assert "sections: start, table" in refused(say(capsys, "rules", "ecosystem", "penguin", "--lang", "en"))
    assert "no game" in refused(say(capsys, "rules", "chess", "--lang", "en"))
