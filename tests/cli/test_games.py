"""`habitable games`, the help, the version: what a newcomer types first."""

import pytest

import habitable
from cli.program import say
from habitable import games
from habitable.bots import levels
from habitable.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_names_players_options_with_defaults_and_bots(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    said = say(capsys, "games", "--lang", lang)
    assert said.code == 0
    for game in games.listed():
        assert game.name in said.out
        for option in game.options.__struct_fields__:
            assert f"--option {option}=" in said.out
    assert "deal=11  (10, 11)" in said.out
    assert all(bot in said.out for bot in levels())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [(), ("games",), ("play",), ("score",), ("replay",), ("simulate",)])
def test_help_is_in_the_language(capsys: pytest.CaptureFixture[str], lang: str, command: tuple[str, ...]) -> None:
    said = say(capsys, *command, "--help", "--lang", lang)
    assert said.code == 0
    options = {"en": "Options", "pl": "Opcje", "he": "אפשרויות"}
    assert options[lang] in said.out
    assert "-help" not in said.out.replace("--help", "")  # a key that was not translated


def test_no_arguments_are_a_question_for_help(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys)
    assert said.code == 0
    assert "habitable play" in said.out


def test_the_version_says_which_form_runs(capsys: pytest.CaptureFixture[str]) -> None:
    form = "compiled engine" if habitable.compiled() else "plain Python engine"
    assert say(capsys, "--version").out == f"habitable {habitable.__version__} ({form})\n"
