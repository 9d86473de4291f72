"""`habitable arena` and `habitable train`: who is stronger, and becoming it."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.program import environment, gone, refused, say
from habitable import found, texts
from habitable.bots.value import FILE
from habitable.cli import train, watching
from habitable.lab import plots

TWO = ["arena", "planet", "greedy", "random", "--seats", 2, "--deals", 2, "--seed", 3, "--jobs", 1]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")


def test_a_table_with_shares_points_and_ratings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = say(capsys, *TWO, "--ratings", tmp_path / "pool.json")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Planet: 2 deals in all seatings, seed 3\n")
    greedy = next(line for line in said.out.splitlines() if line.startswith("greedy"))
    assert "100.0 %" in greedy
    assert "±" in greedy
    pool = json.loads((tmp_path / "pool.json").read_text())["games"]["planet"]
    assert pool["greedy"]["mean"] > pool["random"]["mean"]


def test_the_same_as_json_and_as_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    said = say(capsys, *TWO, "--json", *(["--plot", picture] if plots.available() else []))
    first, second = json.loads(said.out)["bots"]
    assert (first["bot"], second["bot"]) == ("greedy", "random")
    assert first["share"] + second["share"] == pytest.approx(1)
    assert picture.exists() == plots.available()


def test_what_cannot_be_compared_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "at least two different players" in refused(say(capsys, "arena", "planet", "club", "club"))
    assert 'no computer player "genius"' in refused(say(capsys, "arena", "planet", "club", "genius"))
    assert "2 to 4 players, not 1" in refused(say(capsys, "arena", "planet", "club", "greedy", "--seats", 1))


def test_files_that_do_not_fit_are_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    model = found.folder("marine") / FILE
    assert "a model of marine, not of planet" in refused(say(capsys, "arena", "planet", f"model:{model}", "random"))
    other = tmp_path / "other.json"
    other.write_bytes(model.read_bytes())
    assert "other.json: this is no file of ratings" in refused(say(capsys, *TWO, "--ratings", other))
    assert other.read_bytes() == model.read_bytes()
    assert "/nowhere/pool.json" in refused(say(capsys, *TWO, "--ratings", "/nowhere/pool.json"))


# ── where nobody looks, and when it is stopped ──────────────────────────────────────────────────────────────────────


def test_where_there_is_no_terminal_lines_tell_how_it_stands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "PACE", 0.0)
    said = say(capsys, *TWO, "--json")
    assert json.loads(said.out)["deals"] == 2
    one = "Deal 1 of 2: greedy wins 100.0 % (–)"
    two = "Deal 2 of 2: greedy wins 100.0 % (100.0 – 100.0 %)"
    assert said.err.splitlines() == [one, two]
    said = say(capsys, "simulate", "planet", "--bots", "greedy,random", "--games", 1, "--jobs", 1)
    assert said.err == "Game 1 of 1: greedy wins 100.0 % (20.7 – 100.0 %)\n"


@pytest.mark.parametrize("everybody", [False, True])
@pytest.mark.parametrize("jobs", [1, 2])
def test_told_to_stop_it_shows_what_was_played(jobs: int, everybody: bool) -> None:
    """Sent to it alone, or to its workers as well, as a shell does; here deaf to Ctrl-C, as in the background."""
    at_once = "import sys; from habitable.cli import main, watching; watching.PACE = 0; main(sys.argv[1:])"
    words = ["arena", "planet", "greedy", "random", "--seats", "2", "--deals", "100000", "--jobs", str(jobs)]
    process = subprocess.Popen(
        ["sh", "-c", 'trap "" INT; exec "$@"', "sh", sys.executable, "-c", at_once, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )
    assert process.stderr is not None
    told = process.stderr.readline()
    assert re.match(r"Deal \d+ of 100,000: greedy wins ", told)
    (os.killpg if everybody else os.kill)(process.pid, signal.SIGTERM)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    deals = re.fullmatch(r"Stopped after ([\d,]+) deals?\.", err.splitlines()[-1])
    assert deals is not None
    assert re.match(rf"Planet: {deals[1]} deals? in all seatings, seed \d+\n", out)
    assert re.search(r"^greedy .* %", out, re.MULTILINE)
    assert "Traceback" not in err
    assert gone(process.pid)


# ── training ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--games", 0], "--games: at least 1, not 0"),
        (["--generations", 0], "--generations: at least 1, not 0"),
        (["--judge", -1], "--judge: at least 0, not -1"),
        (["--hidden", -1], "--hidden: at least 0, not -1"),
        (["--jobs", 0], "at least one process, not 0"),
        (["--seed", -1], "a seed is a number from 0"),
        (["--seats", "four"], 'such as 4 or 3,4, not "four"'),
    ],
)
def test_a_course_that_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[object], problem: str
) -> None:
    folder = tmp_path / "course"
    assert problem in refused(say(capsys, "train", "planet", "--folder", folder, *arguments))
    assert not folder.exists()


def test_a_course_is_taught_and_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    course = ["train", "planet", "--games", 2, "--seats", 2, "--judge", 0, "--jobs", 1, "--folder", tmp_path]
    said = say(capsys, *course, "--generations", 1)
    assert said.code == 0
    assert re.match(r"generation 0: \d+ positions, explains [\d.]+ % of the points\n", said.out), "nobody judged it"
    assert (tmp_path / "model-000.json").exists()
    said = say(capsys, *course, "--generations", 2)
    assert said.out.startswith("generation 1: ")
    assert said.out.endswith(f"Kept in {tmp_path}.\n")


def test_it_is_said_against_whom_a_generation_was_judged() -> None:
    strength = {
        "against": "model:old.json × 3",
        "games": 60,
        "seed": 2,
        "share": 0.4,
        "low": 0.3,
        "high": 0.5,
        "mean": 15,
    }
    facts = {"generation": 3, "rows": 1200, "explained": [0.5, 0.1, 0.2], "strength": [strength]}
    said = train.told(facts, texts.get("en"))
    assert said.endswith("of the points; wins 40.0 % (30.0 – 50.0 %) against model:old.json × 3, mean 15.0")
