"""`habitable serve`, as a process of its own."""

import io
import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import segno

from cli.program import PROGRAM, environment, refused, say, start
from habitable.cli import qr
from habitable.cli.serve import for_the_network
from habitable.server.operation import settings
from server.running import PATIENCE, Person, Running, receive, running


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


def unconcerned(err: str) -> list[str]:
    """What a server has written about itself, except that it should not run as root."""
    return [line for line in err.splitlines() if "the server runs as root" not in line]


def test_ctrl_c_before_the_bots_are_awake(tmp_path: Path) -> None:
    with serving("--database", f"sqlite:///{tmp_path / 'house.db'}") as process:
        address(process)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, unconcerned(err)) == (0, [])


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
                state = receive(socket)
                view = f"/api/tables/{table}/view?since={state['number']}"
                poll = threading.Thread(target=lambda: ada.http.get(view))
                poll.start()
                time.sleep(0.2)
                began = time.monotonic()
                os.killpg(process.pid, number)  # as a terminal does: bots get it too
                out, err = process.communicate(timeout=PATIENCE)
                assert time.monotonic() - began < 3
                poll.join(PATIENCE)
    assert (process.returncode, unconcerned(err)) == (0, [])
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
        (["--database", "sqlite:///folder"], "folder: Is a directory"),
        (["--database", "sqlite:///text"], "not a database"),
        (["--database", "postgresql://ada:secret@127.0.0.1:1/house"], "Connection refused"),
        (["--port", "70000"], "port: from 0 to 65535"),
        (["--port", "x"], "--port"),
        (["--host", "256.1.1.1"], "cannot listen on 256.1.1.1"),
        (["--bots", "-1"], "bots"),
        (["--workers", "0"], "workers: 0 should be"),
        (["--workers", "2"], "2 processes need PostgreSQL"),
        (["--log", "xml"], "log"),
        (["--forwarded-allow-ips", "here"], "here should read 10.0.0.7"),
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

    def serve(found: settings.Settings, tell: object, concerns: object) -> None:
        got.append(found)
        assert callable(tell)
        tell(found)

    monkeypatch.setattr("habitable.server.operation.serve.serve", serve)
    monkeypatch.setattr(settings, "lan_address", lambda: "192.168.7.9")
    monkeypatch.setenv("HABITABLE_DATABASE", "sqlite:///x.db")
    Path("habitable.toml").write_text("port = 9000")
    said = say(capsys, "serve", "--lan", "--bots", 2)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Habitable is at http://192.168.7.9:9000 – ")
    assert got == [settings.Settings("0.0.0.0", 9000, "sqlite:///x.db", "", 2)]
    assert "pod adresem" in say(capsys, "serve", "--lang", "pl").out
    assert "בכתובת" in say(capsys, "serve", "--lang", "he").out


def test_how_people_come_and_what_is_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    got: list[settings.Settings] = []
    monkeypatch.setattr("habitable.server.operation.serve.serve", lambda found, tell, concerns: got.append(found))
    monkeypatch.setenv("HABITABLE_LOG", "text")
    more = ["--public-url", "https://a.example", "--forwarded-allow-ips", "10.0.0.7", "--log", "json", "--no-limits"]
    assert say(capsys, "serve", "--database", "postgresql://a@b/c", "--workers", 3, *more).code == 0
    assert say(capsys, "serve").code == 0
    assert got == [
        settings.Settings(
            database="postgresql://a@b/c",
            public_url="https://a.example",
            workers=3,
            limits=False,
            forwarded_allow_ips="10.0.0.7",
            log="json",
        ),
        settings.Settings(),
    ]


# ── the link for a phone ────────────────────────────────────────────────────────────────────────────────────────────


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def squares(drawn: str) -> list[list[bool]]:
    """What is dark of a drawn code."""
    rows: list[list[bool]] = []
    for line in drawn.splitlines():
        blocks = [qr.BLOCKS.index(letter) for letter in line.removeprefix(qr.INK).removesuffix(qr.PLAIN)]
        rows += [[bool(block & 1) for block in blocks], [bool(block & 2) for block in blocks]]
    return rows


@pytest.mark.parametrize("colours", [True, False])
@pytest.mark.parametrize("link", ["http://192.168.7.9:8000", "https://a.example/" + "x" * 60])
def test_a_drawn_code_is_the_code_of_the_link(link: str, colours: bool) -> None:
    rows = squares(qr.draw(link, colours))
    wanted = [[bool(square) for square in row] for row in segno.make(link, micro=False).matrix]
    size = len(wanted)
    edge = range(qr.MARGIN, qr.MARGIN + size)
    assert [[rows[y][x] for x in edge] for y in edge] == wanted
    outside = [dark for y, row in enumerate(rows) for x, dark in enumerate(row) if y not in edge or x not in edge]
    assert not any(outside), "light all around"
    assert {len(row) for row in rows} == {size + 2 * qr.MARGIN}
    assert len(rows) >= size + 2 * qr.MARGIN


def test_a_terminal_is_told_which_colours() -> None:
    """So that it is black on white also where letters are white on black."""
    lines = qr.draw("http://192.168.7.9:8000", colours=True).splitlines()
    assert all(line.startswith("\x1b[38;5;16;48;5;231m") and line.endswith("\x1b[0m") for line in lines)
    assert "\x1b" not in qr.draw("http://192.168.7.9:8000", colours=False)


def test_who_is_shown_a_code(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("habitable.server.operation.serve.serve", lambda found, tell, concerns: tell(found))
    monkeypatch.setattr(settings, "lan_address", lambda: "192.168.7.9")
    code = qr.draw("http://192.168.7.9:8000", colours=False)
    for language, words in [("en", "phone"), ("pl", "telefonu"), ("he", "לטלפון")]:
        said = say(capsys, "serve", "--lan", "--lang", language).out
        assert code in said, "asked for"
        assert words in said
    assert "▀" not in say(capsys, "serve", "--host", "0.0.0.0").out, "into a file, not asked for"
    assert "▀" not in say(capsys, "serve").out
    monkeypatch.setattr(settings, "lan_address", lambda: "127.0.0.1")
    assert "▀" not in say(capsys, "serve", "--lan").out, "there is no network"


def test_a_code_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "lan_address", lambda: "192.168.7.9")
    everywhere = settings.Settings(host="0.0.0.0")
    assert for_the_network(everywhere, Terminal()) == qr.draw(everywhere.url, colours=True)
    assert for_the_network(settings.Settings(), Terminal()) == "", "nobody else comes to 127.0.0.1"
    old = Terminal()
    old.encoding = "ascii"
    assert for_the_network(everywhere, old) == "", "it has no blocks"
    behind = settings.Settings(host="0.0.0.0", public_url="https://play.example.org")
    assert for_the_network(behind, Terminal()) == qr.draw("https://play.example.org", colours=True)


def test_make_play_opens_the_house() -> None:
    rules = (Path(__file__).parents[2] / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^play: ##.*ARGS=--lan$\n\t@.*tools/play.py serve \$\(ARGS\)$", rules, re.MULTILINE)
    assert re.search(r"^terminal: ##.*\n\t@.*tools/play.py play \$\(ARGS\)$", rules, re.MULTILINE)


def test_help() -> None:
    done = subprocess.run([*PROGRAM, "serve", "--help"], env=environment(), capture_output=True, text=True)
    assert done.returncode == 0
    assert "--public-url" in done.stdout
