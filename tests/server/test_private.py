"""Who may read the files of a server, and what it leaves behind: its database, its lock, its sockets."""

import json
import logging
import os
import socket
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from habitable.cli.main import run
from habitable.kernel.errors import BadOptions
from habitable.server.storage.private import alone, concerns
from habitable.server.workers import lending
from server.program import serving
from server.running import Person, problem, receive, running

SECRET = "postgresql://ada:enigma@localhost/habitable"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house" / "of" / "cards" / "habitable.db"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# ── files ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_files_and_folders_that_it_makes_are_for_its_owner_alone(tmp_path: Path, file: Path) -> None:
    before, old = mode(tmp_path), os.umask(0)
    try:
        with running(file) as server, Person(server, "Ada") as ada:
            ada.table("planet", "me", "open")
            files = {one.name: mode(one) for one in file.parent.iterdir()}
    finally:
        os.umask(old)
    names = ["habitable.db", "habitable.db-shm", "habitable.db-wal", "habitable.db.lock"]
    assert files == dict.fromkeys(names, 0o600)
    assert [mode(folder) for folder in list(file.parents)[:3]] == [0o700] * 3
    assert mode(tmp_path) == before, "not what was there"


def test_files_that_others_could_read_are_closed_to_them(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    file.parent.mkdir(parents=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE before (it INTEGER)")
        for end in ("", "-wal", "-shm"):
            Path(f"{file}{end}").chmod(0o664)
        with alone(f"sqlite:///{file}"):
            assert {one.name: mode(one) for one in file.parent.iterdir() if mode(one) != 0o600} == {}
    assert [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING] == [
        f"habitable.db{end} could be read by others; now only by its owner" for end in ("", "-wal", "-shm")
    ]
    caplog.clear()
    with alone(f"sqlite:///{file}"):
        assert not caplog.records


def test_files_of_somebody_else_are_told_and_served(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    file.parent.mkdir(parents=True)
    file.touch(0o644)
    monkeypatch.setattr(Path, "chmod", refuse)
    with alone(f"sqlite:///{file}"):
        assert "habitable.db can be read by others, and that cannot be changed: Operation not permitted" in caplog.text


@pytest.mark.parametrize("kind", ["file", "folder", "both", "to nothing yet"])
def test_a_link_does_not_lead_around_the_lock(tmp_path: Path, kind: str) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.mkdir()
    link.mkdir() if kind in ("file", "to nothing yet") else link.symlink_to(real)
    one, other = real / "one.db", link / "other.db"
    if kind != "to nothing yet":
        one.touch()
    if kind == "folder":
        other = link / "one.db"
    else:
        other.symlink_to(one)
    for first, second in ((one, other), (other, one)):
        with (
            alone(f"sqlite:///{first}"),
            pytest.raises(BadOptions, match="another server runs on"),
            alone(f"sqlite:///{second}"),
        ):
            pass
    with alone(f"sqlite:///{other}"):
        pass


def test_a_house_behind_a_link_is_the_same_house(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "real.db")
    with running(link) as server, Person(server, "Ada") as ada:
        table = ada.table("planet", "me", "open")["id"]
    with running(tmp_path / "real.db") as server, Person(server) as ada:
        assert ada.get(f"/api/tables/{table}")["id"] == table


# ── what it leaves behind ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the socket is a file")
@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
def test_a_server_that_is_killed_leaves_nothing_behind(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tmp"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    with serving(empty, tmp_path, "--workers", "2") as server:
        server.kill()
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the folder of the socket is private")
def test_only_the_same_user_comes_to_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = socket.socketpair()
    with here, there:
        assert lending.ours(here)
        monkeypatch.setattr(os, "geteuid", lambda: 12345)
        assert not lending.ours(here)


# ── what somebody should know ───────────────────────────────────────────────────────────────────────────────────────


def test_a_password_that_others_can_see(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    file = tmp_path / "habitable.toml"
    file.write_text(f'database = "{SECRET}"')
    file.chmod(0o644)
    for address in (SECRET, "postgresql://ada@localhost/habitable?password=enigma"):
        (told,) = concerns(address, None, file)
        assert "HABITABLE_DATABASE" in told
        assert "PGPASSFILE" in told
        assert "enigma" not in told
    assert concerns(None, SECRET, file) == [
        "habitable.toml holds the database's password and others can read it: chmod 600 habitable.toml"
    ]
    file.chmod(0o600)
    calm: list[tuple[str | None, str | None]] = [
        (None, SECRET),
        ("postgresql://ada@localhost/habitable", None),
        ("sqlite:///x.db", None),
        (None, None),
    ]
    for flag, written in calm:
        assert concerns(flag, written, file) == []


def test_a_server_of_root_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    (told,) = concerns(None, None, tmp_path / "habitable.toml")
    assert "root" in told


def test_the_program_says_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the log, before anything else: here nobody listens at that address."""
    monkeypatch.chdir(tmp_path)
    assert run(["serve", "--port", "0", "--database", "postgresql://ada:enigma@127.0.0.1:1/habitable"]) == 2
    assert "PGPASSFILE" in caplog.text
    assert "enigma" not in caplog.text + capfd.readouterr().err


# ── what never reaches the database ─────────────────────────────────────────────────────────────────────────────────

NO_IDS = [
    "%00",
    "a%00b",
    "%ff",
    "x" * 16 + "%00",
    "x" * 17,
    "x" * 15,
    "%27%20OR%201%3D1",
    "%D7%A9" * 16,
    "x" * 5000,
    "0" * 15 + "%0a",
]
DOORS = [
    *(("GET", door) for door in ("", "/view", "/hint", "/picture", "/record", "/replay")),
    *(
        ("POST", f"/{door}")
        for door in ("take", "leave", "invite", "start", "answer", "say", "rematch", "preview", "why")
    ),
]
BODIES = {
    "answer": {"seat": 0, "number": 0, "answer": 0, "id": "first-answer"},
    "say": {"type": "seen", "number": 0},
    "preview": {"seat": 0, "number": 0, "answers": []},
    "why": {"seat": 0, "number": 0, "noun": "hex", "at": [0, 0]},
}


def test_what_can_be_no_id_is_no_table(empty: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """PostgreSQL would not even look for some of it."""
    with running(tmp_path / "ids.db", address=empty) as server, Person(server, "Ada") as ada:
        for name in NO_IDS:
            for method, door in DOORS:
                body = BODIES.get(door[1:], {"seat": 0}) if method == "POST" else None
                response = ada.http.request(method, f"/api/tables/{name}{door}", json=body)
                assert problem(response) == (404, "no-such-table"), (name, door)
            with ada.socket(name) as socket:
                assert receive(socket)["code"] == "no-such-table"
        for said in ("\0", "Ada\0", "\ud800"):
            refused = ada.http.post("/api/guests/name", content=json.dumps({"name": said}))
            assert refused.status_code == 422, ascii(said)
    assert not [record for record in caplog.records if record.exc_info]
