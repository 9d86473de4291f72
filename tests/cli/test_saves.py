"""Saved games: whole or not at all, the newest unfinished one first, finished ones put away."""

import os
from pathlib import Path

import pytest

from habitable import games, texts
from habitable.cli import saves
from habitable.kernel.match import Match
from habitable.kernel.rng import Rng

ENGLISH = texts.get("en")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def a_match(answers: int) -> Match:
    match = Match(games.get("ecosystem"), ["Ada", "greedy"])
    rng = Rng(1)
    while answers > 0 and not match.position.over():
        seat = match.position.turn()
        match.play(seat, match.position.draw(seat, rng))
        answers -= 1
    return match


def test_what_is_written_is_read_again_secret_answers_included() -> None:
    match = a_match(34)  # 33 cards are dealt, and Ada has chosen
    assert match.waiting
    path = saves.new_file("ecosystem")
    saves.write(path, match)
    again = saves.read(path)
    assert str(again.record()) == str(match.record())
    assert again.waiting == match.waiting


def test_a_failure_leaves_the_old_file_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saves.new_file("ecosystem")
    saves.write(path, a_match(3))
    before = path.read_text()

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space left"):
        saves.write(path, a_match(30))
    assert path.read_text() == before
    assert list(path.parent.iterdir()) == [path]


def test_the_newest_unfinished_game_is_found() -> None:
    assert saves.unfinished() is None
    kept = {}
    for age, answers in enumerate((40, 50, 10_000)):  # the newest is over
        path = saves.new_file("ecosystem")
        saves.write(path, a_match(answers))
        os.utime(path, (1000 + age, 1000 + age))
        kept[answers] = path
    broken = saves.new_file("ecosystem")
    broken.write_text("nonsense")
    found = saves.unfinished()
    assert found is not None
    assert found[0] == kept[50]


def test_finished_games_are_put_away_unless_the_user_named_the_file(tmp_path: Path) -> None:
    path = saves.new_file("ecosystem")
    saves.write(path, a_match(0))
    assert saves.put_away(path) == path.parent / "finished" / path.name
    mine = tmp_path / "mine.habitable"
    saves.write(mine, a_match(0))
    assert saves.put_away(mine) == mine


def test_nobodys_file_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(FileExistsError):
        saves.demand_new(tmp_path / "letter")
    saves.demand_new(tmp_path / "new")
