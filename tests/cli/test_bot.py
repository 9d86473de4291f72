"""`habitable bot`, as a process of its own."""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from cli.program import PROGRAM, environment, refused, say, start
from habitable.client import Client, Refused
from habitable.server.operation import settings
from habitable.server.tables import pace
from server.running import Person, Running, running, until


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(pace, "MOMENT", 0.0)


@contextmanager
def playing(url: str, *arguments: object) -> Iterator["subprocess.Popen[str]"]:
    process = start("bot", "--url", url, "--name", "Robot", *arguments)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def finish(process: "subprocess.Popen[str]", server: Running) -> None:
    """It says how the only table ended."""
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    ((result,),) = server.rows("SELECT result FROM tables WHERE state = 'over'")
    assert sorted(line.split(". ")[1].split(": ")[0] for line in out.splitlines()) == ["Robot", "greedy"]
    assert all(line.rsplit(": ")[1] in result for line in out.splitlines())


def test_a_whole_game_through_a_restart(tmp_path: Path) -> None:
    """It finds the seat of its invitation, waits for the beginning, and comes back when the server does."""
    with running(tmp_path / "house.db") as server, Person(server, "Ada") as ada:
        made = ada.table("planet", "bot", "invited")
        table, port = made["id"], server.house.settings.port
        with playing(server.url, "--table", table, "--secret", made["invitations"][1]) as bot:
            assert line(bot) == f"Robot sits at {server.url}, table {table}, seat 1.\n"
            ada.start(table)
            until(lambda: bool(ada.get(f"/api/tables/{table}")["number"] >= 4))
            server.stop()
            again = Running(server.database)
            again.settings = settings.Settings(port=port, database=again.settings.database, bots=1)
            again.start()
            try:
                finish(bot, again)
            finally:
                again.stop()


def test_it_waits_for_a_table_and_plays_on_without_hints(tmp_path: Path) -> None:
    with running(tmp_path / "house.db") as server, Person(server, "Ada") as ada:
        ada.table("planet", "me", "invited")
        ada.table("planet", "me", "open", listed=False)
        with playing(server.url) as bot:
            assert line(bot) == f"There is no table with a free seat at {server.url} yet: Robot waits for one.\n"
            table = ada.table("planet", "bot", "open", hints=False)["id"]
            assert line(bot) == f"Robot sits at {server.url}, table {table}, seat 1.\n"
            ada.start(table)
            assert line(bot) == "There are no hints at this table: from now on any answer.\n"
            finish(bot, server)


def test_bots_that_cannot_play(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    where = ["--table", "nowhere", "--seat", 0]
    assert 'no level "genius"' in refused(say(capsys, "bot", "--url", "http://x", *where, "--level", "genius"))
    assert "begins with http://" in refused(say(capsys, "bot", "--url", "ftp://x", *where))
    assert "--table says which" in refused(say(capsys, "bot", "--url", "http://x", "--secret", "x"))
    assert "nobody answers at http://127.0.0.1:1" in refused(say(capsys, "bot", "--url", "http://127.0.0.1:1", *where))
    with running(tmp_path / "house.db") as server, Person(server, "Ada") as ada:
        assert "there is no such table" in refused(say(capsys, "bot", "--url", server.url, *where))
        at = ["--url", server.url, "--table", ada.table("planet", "me", "open")["id"]]
        assert "this seat is taken: Ada sits there" in refused(say(capsys, "bot", *at, "--seat", 0))
        assert "a name has letters" in refused(say(capsys, "bot", *at, "--seat", 1, "--name", "\u202e"))
        assert "zajęte: siedzi tam Ada" in refused(say(capsys, "bot", *at, "--seat", 0, "--lang", "pl"))
        full = ada.table("planet", "me", "invited")["id"]
        assert "no seat of this table is free" in refused(say(capsys, "bot", "--url", server.url, "--table", full))


class Advised(Client):
    """One whose server says what the test says."""

    def __init__(self, said: Any) -> None:
        self.told: list[str] = []
        super().__init__("http://x", "greedy", self.told.append)
        self.said = said

    async def request(self, path: str, body: Any = None) -> Any:
        if isinstance(self.said, Exception):
            raise self.said
        return self.said

    def answers(self) -> int | None:
        return asyncio.run(self._answer(7, {"seat": 0, "choices": [{"answer": 5}]}))


def test_what_a_greedy_one_makes_of_a_hint() -> None:
    assert Advised({"number": 7, "answer": 9}).answers() == 9
    assert Advised({"number": 8, "answer": 9}).answers() is None, "there will be a newer state"
    assert Advised(Refused("not-asked", {})).answers() is None
    assert Advised(Refused("busy", {})).answers() == 5, "any answer is better than none"
    client = Advised(Refused("no-hints", {}))
    assert (client.answers(), client.answers()) == (5, 5)
    assert client.told == ["no-hints"]


def test_help() -> None:
    done = subprocess.run([*PROGRAM, "bot", "--help"], env=environment(), capture_output=True, text=True)
    assert done.returncode == 0
    assert "--secret" in done.stdout
