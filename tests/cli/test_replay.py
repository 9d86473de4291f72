"""`habitable replay`: forwards and backwards, as a stream, as a list, and what is wrong with a record."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cli.program import PROGRAM, Said, environment, refused, say
from habitable import bots, games
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng


@cache
def match(seats: int = 3, plies: int = 10_000) -> Match:
    """A game of bots without a plan, or its beginning."""
    out = Match(games.get("ecosystem"), ["Ada", "Bob", "Cy"][:seats])
    out.date = "2026-11-15"
    rng = Rng(5)
    while not out.position.over() and len(out.record().lines) < plies:
        position = out.position
        seat = position.turn()
        bot = bots.get("random")
        answer = position.draw(NATURE, rng) if seat == NATURE else bots.choose(bot, position, seat, rng)
        out.play(seat, answer)
    return out


PLIES = len(match().record().lines)
FIRST = str(match().record()).splitlines().index("") + 2  # the line of ply 1


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.habitable"
    path.write_text(str(match().record()), encoding="utf-8")
    return path


def stream(said: Said) -> list[dict[str, Any]]:
    assert (said.code, said.err) == (0, "")
    return [json.loads(line) for line in said.out.splitlines()]


# ── the whole game, as a stream ─────────────────────────────────────────────────────────────────────────────────────


def test_a_stream_has_every_ply_with_its_events(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    plies = stream(say(capsys, "replay", file, "--json"))
    assert [ply["ply"] for ply in plies] == list(range(1, PLIES + 1))
    lines = [f"{'nature' if ply['seat'] == NATURE else ply['seat']}: {ply['answer']}" for ply in plies]
    assert lines == [str(line) for line in match().record().lines]
    events = [event for ply in plies for event in ply["events"]]
    assert sum(event["event"] == "placed" for event in events) == 60
    assert [event["points"] for event in events if event["event"] == "total"] == match().position.scores()
    assert None not in [value for event in events for value in event.values()]


def test_a_seat_is_not_told_what_it_did_not_see(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    plies = stream(say(capsys, "replay", file, "--json", "--seat", 1))
    dealt = [event for ply in plies for event in ply["events"] if event["event"] == "dealt"]
    assert {event["hand"] for event in dealt if event["kind"] is not None} == {1}
    assert [ply["answer"] is None for ply in plies[:33]] == [True] * 11 + [False] * 11 + [True] * 11
    received = [event for ply in plies for event in ply["events"] if event["event"] == "received"]
    assert {event["seat"] for event in received if event["cards"] is not None} == {1}


def test_from_and_to(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    plies = stream(say(capsys, "replay", file, "--json", "--from", 30, "--to", 36))
    assert [ply["ply"] for ply in plies] == list(range(30, 37))
    listed = say(capsys, "replay", file, "--list", "--from", 33, "--to", 34).out
    assert listed.split("\n") == [f"   33  {match().record().lines[32]}", f"   34  {match().record().lines[33]}", ""]


def test_check_says_one_line(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    said = say(capsys, "replay", file, "--check")
    points = ", ".join(f"{name} {n}" for name, n in zip(["Ada", "Bob", "Cy"], match().position.scores(), strict=True))
    assert said.code == 0
    assert said.out.startswith(f"{PLIES} plies, game over: {points}; first: ")
    assert said.out.count("\n") == 1


@pytest.mark.parametrize("plies", [0, 10, 33, 34, 35, 36, 80])
def test_a_game_that_is_not_over(capsys: pytest.CaptureFixture[str], tmp_path: Path, plies: int) -> None:
    """Also with answers that wait for others, as in a saved game."""
    file = tmp_path / "game.habitable"
    file.write_text(str(match(3, plies).record()))
    said = say(capsys, "replay", file, "--check")
    assert said.code == 0
    assert f"{plies} plies, the game is not over; asked: " in said.out
    assert len(stream(say(capsys, "replay", file, "--json"))) == plies
    assert say(capsys, "replay", file, "--from", plies).code == 0


def test_answers_that_wait_are_hidden_from_others(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.habitable"
    file.write_text(str(match(3, 34).record()))
    assert stream(say(capsys, "replay", file, "--json", "--seat", 0))[-1]["answer"].startswith("choose ")
    assert stream(say(capsys, "replay", file, "--json", "--seat", 1))[-1]["answer"] is None
    assert "0: choose" not in say(capsys, "replay", file, "--seat", 1, "--from", 34).out


# ── positions one after the other, where there is no terminal ───────────────────────────────────────────────────────


def test_without_a_terminal_the_positions_are_printed(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    out = say(capsys, "replay", file).out
    assert f"The start · {PLIES} plies follow" in out
    assert "Plies 1–33 of" in out
    assert "Ada reveals" in out
    assert "The game is over." in out


@pytest.mark.parametrize("language", ["pl", "he"])
def test_other_languages(capsys: pytest.CaptureFixture[str], file: Path, language: str) -> None:
    for options in ([], ["--check"], ["--seat", 0]):
        said = say(capsys, "replay", file, "--lang", language, *options)
        assert said.code == 0
        assert "game" not in said.out


def test_a_seat_does_not_see_the_hands_of_others(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    out = say(capsys, "replay", file, "--seat", 2, "--from", 33, "--to", 33).out
    assert "Cy is dealt" in out
    assert "Ada is dealt" not in out
    assert "Ada is dealt" in say(capsys, "replay", file, "--from", 33, "--to", 33).out


# ── records of running games, with hidden answers ───────────────────────────────────────────────────────────────────


def test_a_record_with_hidden_answers_can_be_listed_and_not_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.habitable"
    record = match(3, 60).record_for(0)
    file.write_text(str(record))
    listed = say(capsys, "replay", file, "--list").out.splitlines()
    assert len(listed) == len(record.lines)
    assert listed[11].split() == ["12", "nature:", "?"]
    for options in ([], ["--check"], ["--json"]):
        assert "hides some answers" in refused(say(capsys, "replay", file, *options))


# ── records that are wrong ──────────────────────────────────────────────────────────────────────────────────────────


def broken(change: str) -> str:
    """A record in which something is wrong."""
    lines = str(match().record()).splitlines()
    first = lines.index("") + 1
    match change:
        case "no head":
            lines = lines[1:]
        case "no game":
            lines.remove("game: ecosystem")
        case "other game":
            lines[lines.index("game: ecosystem")] = "game: chess"
        case "later rules":
            lines[lines.index("rules: 1")] = "rules: 999"
        case "no seats":
            lines = [line for line in lines if not line.startswith("seat ")]
        case "bad option":
            lines.insert(first - 1, "option deal: 12")
        case "unknown answer":
            lines[first + 33] = "0: fly 3"
        case "no such card":
            lines[first] = "nature: deal X"
        case "not asked":
            lines[first] = "1: choose W"
        case "no such seat":
            lines[first] = "7: choose W"
        case "illegal cell":
            lines[first + 39] = "0: place 4 4"
        case "too long":
            lines.append("0: choose W")
        case "no colon":
            lines[first + 5] = "deal W"
        case "escape":
            lines[first + 5] = "nature: deal \x1b[31m"
        case "null":
            lines[first + 5] = "\x00\x00"
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("no head", 'line 1: a record begins with "habitable 1"'),
        ("no game", '"game: …" is missing'),
        ("other game", 'there is no game "chess"'),
        ("later rules", "version 999 of the rules"),
        ("no seats", "there is no seat"),
        ("bad option", "deal"),
        ("unknown answer", f'line {FIRST + 33}: "fly 3"'),
        ("no such card", f'line {FIRST}: "deal X" is not legal for nature; legal: deal M'),
        ("not asked", f'line {FIRST}: "choose W": seat 1 is not asked now; asked: nature'),
        ("no such seat", f"line {FIRST}: there is no seat 7"),
        ("illegal cell", f'line {FIRST + 39}: "place 4 4" is not legal for seat 0; legal: place '),
        ("too long", "the game is over"),
        ("no colon", f"line {FIRST + 5}: "),
        ("escape", f"line {FIRST + 5}: "),
        ("null", f"line {FIRST + 5}: "),
    ],
)
def test_a_broken_record(capsys: pytest.CaptureFixture[str], tmp_path: Path, change: str, problem: str) -> None:
    file = tmp_path / "game.habitable"
    file.write_text(broken(change))
    for options in (["--check"], ["--json"], []):
        line = refused(say(capsys, "replay", file, *options))
        assert problem in line
        assert "\x1b" not in line


@pytest.mark.parametrize(
    ("data", "problem"),
    [(b"", "line 1"), (b"\xff\xfe\x00", "not text in UTF-8"), (b"x" * 21_000_000, "larger than 20 MB")],
    ids=["empty", "binary", "huge"],
)
def test_a_file_that_is_no_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes, problem: str
) -> None:
    file = tmp_path / "game.habitable"
    file.write_bytes(data)
    assert problem in refused(say(capsys, "replay", file, "--check"))


def test_wrong_arguments(capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path) -> None:
    assert f"the record has {PLIES} plies" in refused(say(capsys, "replay", file, "--from", 9999))
    assert "from 5 to 4" in refused(say(capsys, "replay", file, "--from", 5, "--to", 4, "--list"))
    assert "seats are 0 to 2" in refused(say(capsys, "replay", file, "--seat", 3))
    refused(say(capsys, "replay", file, "--seat", -1))
    refused(say(capsys, "replay", file, "--from", "x"))
    refused(say(capsys, "replay", tmp_path))
    refused(say(capsys, "replay", tmp_path / "nowhere"))


# ── in a terminal ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_forwards_and_backwards_in_a_terminal(file: Path) -> None:
    command = [*PROGRAM, "replay", str(file)]
    child = pexpect.spawn(
        command[0], command[1:], env=environment(), encoding="utf-8", timeout=20, dimensions=(45, 100)
    )

    def see(picture: str, after: str | None = None) -> None:
        if after is not None:
            child.sendline(after)
        child.expect_exact(picture)
        child.expect_exact("? help:")

    see("The start")
    see("Plies 1–33 of", "")
    see("Plies 34–36 of", "n")
    see("Plies 1–33 of", "b")
    see("The start", "b")
    see("This is the first picture.", "b")
    see("Plies 34–36 of", "35")
    see(f"of {PLIES}", "l")
    see("This is the last picture.", "")
    see("The start", "f")
    see("The last ply here is", "99999")
    see("means nothing here", "jump")
    see("to ply 12", "?")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_end_of_input_ends_a_walk(file: Path) -> None:
    command = [*PROGRAM, "replay", str(file), "--from", str(PLIES), "--seat", "1"]
    child = pexpect.spawn(command[0], command[1:], env=environment(), encoding="utf-8", timeout=20)
    child.expect_exact("The game is over.")
    child.expect_exact("? help:")
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_closed_pipe_is_no_drama(file: Path) -> None:
    for options in ([], ["--json"], ["--list"]):
        command = [*PROGRAM, "replay", str(file), *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            assert process.stdout.readline()
            process.stdout.close()
            assert process.stderr.read() == b""
