"""`habitable simulate`: results in three forms, the same whatever the number of processes, and Ctrl-C."""

import csv
import json
import os
import re
import signal
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cli.program import PROGRAM, Said, environment, refused, say, start
from habitable.lab import plots

THREE = ["simulate", "ecosystem", "--bots", "random,random,random", "--seed", 7]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


def results(said: Said) -> dict[str, Any]:
    """The JSON, without what differs between runs."""
    assert (said.code, said.err) == (0, "")
    out: dict[str, Any] = json.loads(said.out)
    assert out.pop("speed")["games_per_second"] > 0
    return out


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_processes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one, two = (
        results(say(capsys, *THREE, "--games", 9, "--jobs", jobs, "--json", "--csv", tmp_path / f"{jobs}.csv"))
        for jobs in (1, 2)
    )
    assert one == two
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "2.csv").read_bytes()


def test_a_table_of_wins_points_and_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--bots", "greedy,random,random", "--games", 3, "--seed", 7, "--jobs", 1]
    said = say(capsys, "simulate", "ecosystem", *bots)
    assert (said.code, said.err) == (0, "")
    assert re.match(r"Ecosystem: 3 games, seed 7, .* games per second\n", said.out)
    lines = {line.split("│")[0].strip(): line.split("│")[1:] for line in said.out.splitlines()}
    assert "random × 2" in said.out
    assert sum(float(cell) for cell in lines["wins"]) == 3
    numbers = results(say(capsys, "simulate", "ecosystem", *bots, "--json"))["bots"]
    assert [cell.strip() for cell in lines["mean points"]] == [f"{bot['mean']:.1f}" for bot in numbers]
    assert [cell.strip() for cell in lines["fox"]] == [f"{bot['rows']['fox']:.1f}" for bot in numbers]
    for name in ("share of wins", "standard deviation", "lowest – highest", "gap points", "longest stream"):
        assert len(lines[name]) == 2


def test_rows_add_up_to_the_mean(capsys: pytest.CaptureFixture[str]) -> None:
    (bot,) = results(say(capsys, *THREE, "--games", 4, "--jobs", 1, "--json"))["bots"]
    assert sum(bot["rows"].values()) == pytest.approx(bot["mean"])
    assert (bot["wins"], bot["seats"]) == (4, 3)


def test_a_file_with_a_line_for_each_game_and_seat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    assert say(capsys, *THREE, "--games", 4, "--jobs", 1, "--csv", file).code == 0
    with file.open(newline="", encoding="utf-8") as source:
        lines = list(csv.DictReader(source))
    assert [(line["game"], line["seat"]) for line in lines] == [(str(g), str(s)) for g in range(4) for s in range(3)]
    names = list(lines[0])
    rows = names[names.index("meadow") : names.index("gap_points") + 1]
    assert len(rows) == 12
    for line in lines:
        assert sum(int(line[row]) for row in rows) == int(line["total"])


def test_without_rotation_the_table_is_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, *THREE, "--games", 2, "--jobs", 1, "--no-rotate")
    assert all(f"seat {seat}: random" in said.out for seat in range(3))


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--option", "gap_points=[100]", "--option", "deal=10", "--option", "orientation=free"]
    out = results(say(capsys, *THREE, "--games", 1, "--json", *more))
    assert out["options"] == {"gap_points": [100], "deal": 10, "orientation": "free"}
    assert out["bots"][0]["rows"]["gap_points"] == 100


def test_a_seed_is_drawn_and_shown_where_none_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search(r"seed \d+", say(capsys, *THREE[:4], "--games", 1).out)
    first = results(say(capsys, *THREE[:4], "--games", 1, "--json"))
    assert first == results(say(capsys, *THREE[:4], "--games", 1, "--json", "--seed", first["seed"]))


@pytest.mark.parametrize("language", ["en", "pl", "he"])
def test_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "games.png"
    said = say(capsys, *THREE, "--games", 2, "--jobs", 1, "--plot", file, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert file.read_bytes().startswith(b"\x89PNG")


# ── what is wrong is said before anything is played ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess", "--bots", "random,random"], 'there is no game "chess"'),
        (["ecosystem", "--bots", "random,genius"], 'there is no computer player "genius"'),
        (["ecosystem", "--bots", "random"], "2 to 6 players, not 1"),
        (["ecosystem", "--bots", ",".join(["random"] * 7)], "2 to 6 players, not 7"),
        (["ecosystem", "--bots", ""], "2 to 6 players, not 0"),
        (["ecosystem"], "--bots"),
        (["ecosystem", "--bots", "random,random", "--games", 0], "at least one game, not 0"),
        (["ecosystem", "--bots", "random,random", "--games", -5], "at least one game, not -5"),
        (["ecosystem", "--bots", "random,random", "--games", "many"], "--games"),
        (["ecosystem", "--bots", "random,random", "--jobs", 0], "at least one process, not 0"),
        (["ecosystem", "--bots", "random,random", "--seed", -1], "a seed is a number from 0"),
        (["ecosystem", "--bots", "random,random", "--seed", 10**30], "a seed is a number from 0"),
        (["ecosystem", "--bots", "random,random", "--option", "deal"], "key=value"),
        (["ecosystem", "--bots", "random,random", "--option", "deal=12"], "deal"),
        (["ecosystem", "--bots", "random,random", "--option", "cards=12"], "options: deal"),
        (["ecosystem", "--bots", "random,random", "--csv", "/"], "/"),
        (["ecosystem", "--bots", "random,random", "--csv", "/nowhere/games.csv"], "/nowhere/games.csv"),
        (["ecosystem", "--bots", "random,random", "--plot", "/nowhere/games.png"], "/nowhere/games.png"),
        (["ecosystem", "--bots", "random,random", "--plot", "games.doc"], "games.doc: a picture ends in .png"),
    ],
)
def test_wrong_arguments(capsys: pytest.CaptureFixture[str], arguments: list[object], problem: str) -> None:
    began = time.monotonic()
    assert problem in refused(say(capsys, "simulate", *arguments))
    assert time.monotonic() - began < 5  # before anything is played


def test_a_picture_without_matplotlib(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plots, "available", lambda: False)
    said = say(capsys, *THREE, "--plot", tmp_path / "games.png", "--csv", tmp_path / "games.csv")
    assert 'pip install "habitable[plot]"' in refused(said)
    assert not list(tmp_path.iterdir())


# ── Ctrl-C, and other ways to go ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_gives_the_results_so_far(capsys: pytest.CaptureFixture[str], jobs: int, tmp_path: Path) -> None:
    """And they are those of a run with fewer games."""
    file = tmp_path / "games.csv"
    process = start(*THREE, "--games", 1_000_000, "--jobs", jobs, "--json", "--csv", file)
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and not (file.exists() and file.stat().st_size > 0):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=10)
    assert process.returncode == 130
    played = json.loads(out)["played"]
    assert 0 < played < 1_000_000
    assert f"Stopped after {played:,} of 1,000,000 games." in err
    assert "Traceback" not in err
    assert len(file.read_text().splitlines()) == 1 + 3 * played
    fewer = results(say(capsys, *THREE, "--games", played, "--json"))
    assert fewer["bots"] == json.loads(out)["bots"]


def test_a_progress_bar_in_a_terminal() -> None:
    command = [*PROGRAM, *map(str, THREE), "--games", "40", "--jobs", "1"]
    child = pexpect.spawn(command[0], command[1:], env=environment(), encoding="utf-8", timeout=20)
    child.expect_exact("Playing")
    child.expect_exact("/40")
    child.expect_exact("games per second")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
