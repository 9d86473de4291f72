"""`habitable arena` and `habitable train`: who is stronger, and becoming it."""

import json
from pathlib import Path

import pytest

from cli.program import refused, say
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


def test_a_course_is_taught_and_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    course = ["train", "planet", "--games", 2, "--seats", 2, "--judge", 0, "--jobs", 1, "--folder", tmp_path]
    said = say(capsys, *course, "--generations", 1)
    assert said.code == 0
    assert said.out.startswith("generation 0: ")
    assert (tmp_path / "model-000.json").exists()
    said = say(capsys, *course, "--generations", 2)
    assert said.out.startswith("generation 1: ")
    assert said.out.endswith(f"Kept in {tmp_path}.\n")
