"""Bad input gets one clear line and exit code 2, never a traceback."""

import subprocess
from pathlib import Path

import pytest

from cli.program import PROGRAM, environment, refused, say

SEVEN = [word for name in "abcdefg" for word in ("--seat", name)]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["frobnicate"], "No such command 'frobnicate'"),
        (["--frob"], "No such option: --frob"),
        (["--lang", "xx"], 'there is no language "xx"; languages: en, pl, he'),
        (["games", "chess"], 'there is no game "chess"; games: dominant-species'),
        (["play", "chess"], 'there is no game "chess"; games: dominant-species'),
        (["play", "ecosystem", *SEVEN], "ecosystem is for 2 to 6 players, not 7"),
        (["play", "ecosystem", "--seat", "me"], "ecosystem is for 2 to 6 players, not 1"),
        (["play", "ecosystem", "--seat", "me", "--seat", " "], "a seat needs a name"),
        (["play", "ecosystem", "--option", "deal=12"], "Invalid enum value 12"),
        (["play", "ecosystem", "--option", "size=3"], "unknown field `size`"),
        (["play", "ecosystem", "--option", "deal"], '"deal" should read key=value'),
        (["play", "ecosystem", "--seat", "greedy", "--seat", "greedy"], "habitable simulate ecosystem"),
        (["play", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "--resume", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["play", "ecosystem", "--seat", "me", "--seat", "greedy"], "this needs a terminal"),
        (["play"], "this needs a terminal"),
        (["draw", "table.json", "--out", "table.png"], "table.png: the picture is an SVG"),
    ],
)
def test_one_clear_line(capsys: pytest.CaptureFixture[str], arguments: list[str], line: str) -> None:
    assert line in refused(say(capsys, *arguments))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 'line 1: a record begins with "habitable 1"'),
        ("habitable 1\ngame: chess\nrules: 1\n", 'there is no game "chess"'),
        (
            "habitable 1\ngame: ecosystem\nrules: 1\nseat 0: Ada\nseat 1: Bob\n\nnature: deal X\n",
            '"deal X" is not legal',
        ),
        ("habitable 1\ngame: ecosystem\nrules: 1\nseat 0: Ada\nseat 1: Bob\n\nnature: ?\n", "hides some answers"),
        ("\x00\xff", "a record begins with"),
    ],
)
def test_broken_saves(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, line: str) -> None:
    path = tmp_path / "broken.habitable"
    path.write_text(text, encoding="utf-8")
    said = refused(say(capsys, "play", "--resume", path))
    assert line in said
    assert str(path) in said


def test_a_save_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.habitable"
    path.write_bytes(b"\xff\xfe\x00habitable")
    assert "not text in UTF-8" in refused(say(capsys, "play", "--resume", path))


def test_nothing_to_resume(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "habitable" / "games"
    folder.mkdir(parents=True)
    (folder / "broken.habitable").write_text("nonsense")
    assert "there is no unfinished game in" in refused(say(capsys, "play", "--resume"))


def test_errors_speak_the_language_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert "potrzebny jest terminal" in refused(say(capsys, "play", "--lang", "pl"))
    assert "דרוש מסוף" in refused(say(capsys, "--lang=he", "play"))


@pytest.mark.parametrize(
    ("arguments", "polish", "hebrew"),
    [
        (["play", "chess"], "nie ma gry „chess”; gry: dominant-species", "אין משחק ״chess״; המשחקים: dominant-species"),
        (["play", "ecosystem", *SEVEN], "ecosystem: od 2 do 6 graczy, nie 7", "ל־2 עד 6 שחקנים, לא 7"),
        (["simulate", "ecosystem", "--bots", "x,y"], "nie ma gracza komputerowego „x”", "אין שחקן ממוחשב ״x״"),
        (["simulate", "ecosystem", "--bots", "greedy,greedy", "--games", "0"], "jedna partia, nie 0", "אחד, לא 0"),
        (["serve", "--port", "70000"], "port: od 0 do 65535, nie 70000", "port: מ־0 עד 65535, לא 70000"),
        (["serve", "--database", "x"], "adres bazy danych to", "כתובת של מסד נתונים היא"),
        (["serve", "--workers", "2"], "wymaga PostgreSQL", "דורשים PostgreSQL"),
        (["play", "--seed", "x"], "nie da się zrozumieć: Invalid value for '--seed'", "אי אפשר להבין את הפקודה"),
        (["play", "ecosystem", "--option", "deal=12"], "deal: niedozwolona wartość: 12", "deal: ערך שאינו אפשרי: 12"),
        (
            ["play", "ecosystem", "--option", "size=1"],
            "nieznane pole „size” (opcje: deal",
            "שדה לא מוכר: ״size״ (האפשרויות",
        ),
        (["bot", "--url", "x"], "adres zaczyna się od", "כתובת מתחילה ב"),
    ],
)
def test_errors_from_every_room_speak_it(
    capsys: pytest.CaptureFixture[str], arguments: list[str], polish: str, hebrew: str
) -> None:
    assert polish in refused(say(capsys, "--lang=pl", *arguments))
    assert hebrew in refused(say(capsys, "--lang=he", *arguments))


def test_what_is_wrong_with_a_file_is_said_in_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document, record = tmp_path / "a.json", tmp_path / "a.habitable"
    document.write_text('{"game": "ecosystem", "boards": ["...../...X./...../....."]}')
    record.write_text("habitable 1\ngame: ecosystem\nrules: 1\nseat 0: Ada\nseat 1: Bob\n\nnature: deal X\n")
    assert "rząd 1, kolumna 3: „X” nie oznacza karty" in refused(say(capsys, "--lang=pl", "score", document))
    assert "שורה 1, טור 3: ״X״ אינו קלף" in refused(say(capsys, "--lang=he", "score", document))
    assert "wiersz 7: „deal X”: Natura nie może tak" in refused(say(capsys, "--lang=pl", "replay", record))
    assert f"{record}: שורה 7: ״deal X״: הטבע אינו יכול" in refused(
        say(capsys, "--lang=he", "play", "--resume", record)
    )


def test_an_unknown_language_is_refused_in_that_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "nie ma języka „xx”; języki: en, pl, he" in refused(say(capsys, "--lang", "xx"))


def test_a_reader_that_goes_away_ends_the_program_quietly() -> None:
    command = " ".join([*PROGRAM, "games"])
    done = subprocess.run(
        ["sh", "-c", f"{command} | true"], env=environment(), capture_output=True, text=True, timeout=30
    )
    assert done.stderr == ""


def test_an_old_encoding_costs_letters_and_nothing_else() -> None:
    env = environment(PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    done = subprocess.run([*PROGRAM, "games", "--lang", "he"], env=env, capture_output=True, timeout=30)
    assert done.returncode == 0
    assert b"--option deal=11" in done.stdout


def test_a_bug_is_one_line_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("habitable.cli.games.show", lambda *_, **__: 1 / 0)
    said = say(capsys, "games")
    assert said.code == 70
    assert said.err == "habitable: this should not have happened: ZeroDivisionError: division by zero\n"
