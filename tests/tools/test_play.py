"""What compiles beside a game ends with it, and leaves nothing (tools/play.py)."""

import sys
import time
from pathlib import Path

import pytest

import environment
import play

FAMILY = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
(open(os.environ["TMPDIR"] + "/half", "w")).write("done")
print("engine: linking", flush=True)
print(f"child {child.pid}", file=open(sys.argv[1], "w"), flush=True)
time.sleep(600)
"""


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(play, "SCRATCH", tmp_path / "beside")
    monkeypatch.setattr(environment, "NEXT", tmp_path / "next")
    return tmp_path / "beside"


def wait_for(path: Path) -> str:
    while not (path.is_file() and path.read_text().endswith("\n")):
        time.sleep(0.02)
    return path.read_text()


def gone(pid: int) -> bool:
    """Dead, or dead but not yet buried by whoever inherited it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_it_ends_as_a_whole(scratch: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    note = tmp_path / "note"
    beside = play.Beside(talks=True, command=[sys.executable, "-c", FAMILY, str(note)])
    child = int(wait_for(note).split()[1])
    assert (scratch / "half").is_file()
    beside.stop()
    while not (gone(beside.process.pid) and gone(child)):
        time.sleep(0.02)
    assert not scratch.exists()
    said = capsys.readouterr().out
    assert "compiling: 50% done, about " in said
    assert "was not ready yet" in said


def test_it_says_when_it_is_ready_and_when_it_failed(
    scratch: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "next").mkdir()
    (tmp_path / "next" / "habitable-1-cp311-cp311-linux_x86_64.whl").touch()
    for code, words in (("pass", "compiled: from the next start"), ("raise SystemExit('no luck')", "no luck")):
        beside = play.Beside(talks=True, command=[sys.executable, "-c", code])
        beside.process.wait()
        beside.stop()
        said = capsys.readouterr().out
        assert words in said
        assert "was not ready" not in said


def test_it_says_nothing_into_a_game_in_the_terminal(
    scratch: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    beside = play.Beside(talks=False, command=[sys.executable, "-c", "print('engine: linking')"])
    beside.process.wait()
    beside.stop()
    assert capsys.readouterr().out == ""


def test_a_program_that_ends_by_itself_gives_its_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "habitable"
    program.write_text("#!/bin/sh\nexit 3\n")
    program.chmod(0o755)
    monkeypatch.setattr(environment, "BIN", tmp_path)
    monkeypatch.setattr(environment, "better_next_time", lambda: False)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    assert play.play(["serve"]) == 3
