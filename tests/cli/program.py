"""Running `habitable ...` as a person would, in this process or in one of its own."""

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

import habitable
from habitable.cli.main import run

PROGRAM = [sys.executable, "-m", "habitable"]


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


def say(capsys: pytest.CaptureFixture[str], *arguments: object) -> Said:
    """Runs a command here."""
    capsys.readouterr()
    code = run([str(argument) for argument in arguments])
    said = capsys.readouterr()
    return Said(code, said.out, said.err)


def refused(said: Said) -> str:
    """The one line of a command that refused its input."""
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("habitable: ")
    assert said.err.count("\n") == 1
    return said.err


def environment(**more: str) -> dict[str, str]:
    """For a process of its own: the same package, English, a window of known size, no note about the plain engine."""
    sources = str(Path(habitable.__file__).parents[1])
    size = {"COLUMNS": "100", "LINES": "40", "TERM": "xterm", "HABITABLE_PURE": "1"}
    return {**os.environ, "PYTHONPATH": sources, "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1", **size, **more}


def start(*arguments: object) -> "subprocess.Popen[str]":
    command = [*PROGRAM, *map(str, arguments)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment(), start_new_session=True)


def gone(leader: int) -> bool:
    """Whether nobody is left of a session, or will be soon."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            os.killpg(leader, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
