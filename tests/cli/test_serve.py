"""`habitable serve` and `habitable bot`, as processes of their own."""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.program import PROGRAM, environment, refused, say, start
from habitable.server import house, settings
from server.running import PATIENCE, Person, Running, hear, running


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@contextmanager
def serving(*arguments: object) -> Iterator["subprocess.Popen[str]"]:
    process = start("serve", "--port", 0, "--bots", 1, *arguments)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


class There(Running):
    """A server that somebody else has started."""

    def __init__(self, url: str, database: Path) -> None:
        self.url = url
        self.database = database


def address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Habitable is at http://127.0.0.1:"), line
    assert line.endswith(" – Ctrl-C ends it.\n")
    return line.split()[3]


def test_ctrl_c_before_the_bots_are_awake(tmp_path: Path) -> None:
    with serving("--database", f"sqlite:///{tmp_path / 'house.db'}") as process:
        address(process)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_from_the_start_to_the_end(tmp_path: Path, number: signal.Signals) -> None:
    """One line at the start, one at the end, which comes at once although a socket and a long poll are open."""
    database = tmp_path / "new folder" / "house.db"
    with serving("--database", f"sqlite:///{database}") as process:
        server = There(address(process), database)
        with Person(server, "Ada") as ada:
            table = ada.table("planet", "me", "bot")["id"]
            ada.start(table)
            with ada.socket(table) as socket:
                state = hear(socket)
                view = f"/api/tables/{table}/view?since={state['number']}"
                poll = threading.Thread(target=lambda: ada.http.get(view))
                poll.start()
                time.sleep(0.2)
                began = time.monotonic()
                os.killpg(process.pid, number)  # as a terminal does: bots get it too
                out, err = process.communicate(timeout=PATIENCE)
                assert time.monotonic() - began < 3
                poll.join(PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out == "Habitable has ended. Every answer that was taken is kept.\n"
    assert server.rows("SELECT name FROM guests") == [("Ada",)]
    assert sorted(path.name for path in database.parent.iterdir()) == ["house.db", "house.db.lock"], "all in one file"


def test_only_one_server_on_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path / "house.db") as server:
        url = f"sqlite:///{server.database}"
        assert "another server runs on" in refused(say(capsys, "serve", "--port", 0, "--database", url))
        port = server.house.settings.port
        said = refused(say(capsys, "serve", "--port", port, "--database", "sqlite:///other.db"))
        assert f"cannot listen on 127.0.0.1:{port}: Address already in use; --port or --host name another" in said
    assert not Path("other.db").exists()


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--database", "mysql://x"], "sqlite:///path/to/file or postgresql://"),
        (["--database", "sqlite:///"], "the file follows three slashes"),
        (["--database", "sqlite:////proc/nowhere/house.db"], "/proc/nowhere"),
        (["--database", "sqlite:///folder"], "unable to open database file"),
        (["--database", "sqlite:///text"], "not a database"),
        (["--database", "postgresql://ada:secret@127.0.0.1:1/house"], "Connection refused"),
        (["--port", "70000"], "should be 0 to 65535"),
        (["--port", "x"], "--port"),
        (["--host", "256.1.1.1"], "cannot listen on 256.1.1.1"),
        (["--bots", "-1"], "bots"),
        (["--public-url", "example.org"], "https://example.org"),
        (["--lan", "--host", "10.0.0.1"], "--lan and --host"),
    ],
)
def test_one_clear_line(capsys: pytest.CaptureFixture[str], arguments: list[str], line: str) -> None:
    Path("folder").mkdir()
    Path("text").write_text("This is no database. " * 100)
    said = refused(say(capsys, "serve", *([] if "--port" in arguments else ["--port", 0]), *arguments))
    assert line in said
    assert "secret" not in said


def test_settings_reach_the_server_from_everywhere(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    got: list[settings.Settings] = []

    def serve(found: settings.Settings, tell: object) -> None:
        got.append(found)
        assert callable(tell)
        tell(found)

    monkeypatch.setattr("habitable.server.serve.serve", serve)
    monkeypatch.setattr(settings, "lan_address", lambda: "192.168.7.9")
    monkeypatch.setenv("HABITABLE_DATABASE", "sqlite:///x.db")
    Path("habitable.toml").write_text("port = 9000")
    said = say(capsys, "serve", "--lan", "--bots", 2)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Habitable is at http://192.168.7.9:9000 – ")
    assert got == [settings.Settings("0.0.0.0", 9000, "sqlite:///x.db", "", 2)]
    assert "pod adresem" in say(capsys, "serve", "--lang", "pl").out
    assert "בכתובת" in say(capsys, "serve", "--lang", "he").out


# ── habitable bot ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_from_outside_plays_a_whole_game_through_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for the beginning, comes back when the server does, and says how it ended."""
    monkeypatch.setattr(house, "MOMENT", 0.0)
    with running(tmp_path / "house.db") as server, Person(server, "Ada") as ada:
        made = ada.table("planet", "invited", "bot")
        table, port = made["id"], server.house.settings.port
        arguments = ["--table", table, "--seat", 0, "--name", "Robot", "--secret", made["invitations"][0]]
        bot = start("bot", "--url", server.url, *arguments)
        assert bot.stdout is not None
        assert bot.stdout.readline() == f"Robot sits at {server.url}.\n"
        ada.start(table)
        deadline = time.monotonic() + PATIENCE
        while ada.get(f"/api/tables/{table}")["number"] < 4 and time.monotonic() < deadline:
            time.sleep(0.02)
        server.stop()
        again = Running(server.database)
        again.settings = settings.Settings(port=port, database=again.settings.database, bots=1)
        again.start()
    try:
        out, err = bot.communicate(timeout=60)
    finally:
        bot.kill()
        again.stop()
    assert (bot.returncode, err) == (0, "")
    ((result,),) = again.rows("SELECT result FROM tables WHERE state = 'over'")
    assert sorted(line.split(". ")[1].split(": ")[0] for line in out.splitlines()) == ["Robot", "greedy"]
    assert all(line.rsplit(": ")[1] in result for line in out.splitlines())


def test_bots_that_cannot_play(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    where = ["--table", "nowhere", "--seat", 0]
    assert 'no level "genius"' in refused(say(capsys, "bot", "--url", "http://x", *where, "--level", "genius"))
    assert "begins with http://" in refused(say(capsys, "bot", "--url", "ftp://x", *where))
    assert "nobody answers at http://127.0.0.1:1" in refused(say(capsys, "bot", "--url", "http://127.0.0.1:1", *where))
    with running(tmp_path / "house.db") as server, Person(server, "Ada") as ada:
        assert "there is no such table" in refused(say(capsys, "bot", "--url", server.url, *where))
        table = ada.table("planet", "me", "open")["id"]
        seat = ["--url", server.url, "--table", table, "--seat"]
        assert "this seat is taken: Ada sits there" in refused(say(capsys, "bot", *seat, 0))
        assert "a name has letters" in refused(say(capsys, "bot", *seat, 1, "--name", "\u202e"))
        assert "zajęte: siedzi tam Ada" in refused(say(capsys, "bot", *seat, 0, "--lang", "pl"))


def test_help_of_both() -> None:
    for command in ("serve", "bot"):
        done = subprocess.run([*PROGRAM, command, "--help"], env=environment(), capture_output=True, text=True)
        assert done.returncode == 0
        assert "--secret" in done.stdout or "--public-url" in done.stdout
