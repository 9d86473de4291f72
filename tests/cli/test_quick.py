"""A command that says a few lines says them at once: it imports what it needs, when it runs."""

import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from cli.program import environment

HEAVY = {"alembic", "matplotlib", "psycopg", "pydantic", "segno", "sqlalchemy", "starlette", "uvicorn"}
FLUENT = {"babel", "fluent.runtime"}
NO_GAME = {f"habitable.games.{name}.game" for name in ("ecosystem", "planet", "dominant_species", "marine")}
LOOK = """
import json, sys
from habitable.cli.main import run
code = run(sys.argv[1:])
print()
print(json.dumps([code, sorted(sys.modules)]))
"""
TIMES = 7  # a bare Python that imports msgspec; we want at most 6: it is 3.3 to 5.4, and 5.7 on a busy machine


def document(tmp_path: Path) -> str:
    path = tmp_path / "table.json"
    path.write_text(json.dumps({"game": "ecosystem", "boards": ["WFWWT/MDSSD/HESMW/SSTMM"] * 3}))
    return str(path)


def imported(*arguments: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", LOOK, *arguments], env=environment(), stdout=subprocess.PIPE, text=True
    )
    code, modules = json.loads(done.stdout.splitlines()[-1])
    assert code == 0
    return set(modules)


def seconds(*arguments: str) -> float:
    """Of the processor, the best of some; what Python has compiled it keeps, whatever our own environment says."""
    env = {name: value for name, value in environment().items() if name != "PYTHONDONTWRITEBYTECODE"}

    def once() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], env=env, stdout=subprocess.DEVNULL, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    return min(once() for _ in range(8))


@pytest.mark.parametrize("command", ["--help", "--version", "games", "score"])
def test_nothing_heavy_is_imported(tmp_path: Path, command: str) -> None:
    found = imported(command, *([document(tmp_path)] if command == "score" else []))
    assert not HEAVY & found
    if command in ("--help", "games"):  # the others say something that depends on a number or a word
        assert not FLUENT & found


def test_a_game_is_imported_when_it_is_asked_for(tmp_path: Path) -> None:
    assert not NO_GAME & imported("--help")
    assert NO_GAME & imported("score", document(tmp_path)) == {"habitable.games.ecosystem.game"}


def test_help_draws_without_what_typer_would_import() -> None:
    assert not {"typer.rich_utils", "rich.markdown", "pygments"} & imported("serve", "--help")


def test_rich_is_imported_when_something_is_drawn() -> None:
    assert "rich" not in imported("--version")


@pytest.mark.parametrize("command", ["--help", "games", "score"])
def test_a_command_takes_a_few_times_what_python_takes(tmp_path: Path, command: str) -> None:
    more = [document(tmp_path)] if command == "score" else []
    assert seconds("-m", "habitable", command, *more) < TIMES * seconds("-c", "import msgspec")
