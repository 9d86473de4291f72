"""Disks that are full or read-only, databases that are held, damaged or gone: people hear it, the log and `/healthz`
say it, and when it is over the house goes on by itself."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from habitable.server import house
from habitable.server.operation.health import KEPT, Health, Seldom
from habitable.server.protocol.bounds import Bounds
from habitable.server.storage import schema, store
from habitable.server.storage.store import StoreFailed, failure, open_store
from habitable.server.tables import due, pace
from server.cluster import Cluster
from server.running import Person, Running, choices, receive, running, tell, until


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def lines(caplog: pytest.LogCaptureFixture, text: str) -> list[str]:
    return [record.getMessage() for record in caplog.records if text in record.getMessage()]


# ── what is said, and how often ─────────────────────────────────────────────────────────────────────────────────────


def test_the_same_line_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    say = Seldom(60, clock)
    for _ in range(5):
        say("disk", "the disk is %s", "full")
    say("table", "another line")
    clock.now += 59
    say("disk", "the disk is %s", "full")
    clock.now += 1
    say("disk", "the disk is %s", "full")
    assert [record.getMessage() for record in caplog.records] == [
        "the disk is full",
        "another line",
        "the disk is full (and 5 times since it was last written)",
    ]


def test_what_is_remembered_is_bounded() -> None:
    say, health = Seldom(60, Clock()), Health()
    for i in range(KEPT + 50):
        say(str(i), "line")
        health._damaged[str(i)] = None
    assert len(say._written) == KEPT


def test_health_says_what_is_wrong_without_the_name_of_anything() -> None:
    clock = Clock()
    health = Health(Bounds(same_line_seconds=60), clock)
    assert health.report() == (200, {"status": "ok"})
    health.damaged("a-table-of-16-ch", ValueError("the lion"))
    health.damaged("another-table-16", None)
    assert health.report() == (200, {"status": "degraded", "damaged_tables": 2})
    health.failed("write", "disk-full", StoreFailed("x"))
    assert health.report() == (503, {"status": "failing", "damaged_tables": 2, "why": "disk-full"})
    health.worked("read")
    assert health.troubled, "that something can be read says nothing of writing"
    health.worked("write")
    health.sound("a-table-of-16-ch")
    health.sound("another-table-16")
    assert health.report() == (200, {"status": "ok"})
    health.failed("read", "damaged", StoreFailed("x"))
    health.worked("read")
    assert health.report()[0] == 503, "another page of the file may be good"
    clock.now += 61
    health.worked("read")
    assert health.report() == (200, {"status": "ok"})
    health.failed("write", "closed", StoreFailed("x"))
    assert not health.troubled


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (psycopg.errors.DiskFull(), "disk-full"),
        (psycopg.errors.ReadOnlySqlTransaction(), "read-only"),
        (psycopg.errors.LockNotAvailable(), "busy"),
        (psycopg.errors.DataCorrupted(), "damaged"),
        (psycopg.errors.AdminShutdown(), "out-of-reach"),
        (psycopg.OperationalError("connection refused"), "out-of-reach"),
        (psycopg.errors.UniqueViolation(), None),
        (psycopg.errors.UndefinedColumn(), None),
        (sqlite3.OperationalError("disk I/O error"), "failing"),
        (sqlite3.IntegrityError("UNIQUE"), None),
        (LookupError(), None),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, Exception) else str(one),
)
def test_what_an_error_says_of_the_database(error: Exception, kind: str | None) -> None:
    found = failure(error)
    assert (None if found is None else found.kind) == kind


# ── a server on SQLite ──────────────────────────────────────────────────────────────────────────────────────────────


CONNECTIONS: list[sqlite3.Connection] = []  # the writer's is the first


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(due, "BEAT", 0.05)
    monkeypatch.setattr(store, "BUSY", 50)
    monkeypatch.setattr(pace, "MOMENT", 0.0)
    connect = store.SQLite._connect

    def noted(self: store.SQLite) -> sqlite3.Connection:
        CONNECTIONS.append(connect(self))
        return CONNECTIONS[-1]

    CONNECTIONS.clear()
    monkeypatch.setattr(store.SQLite, "_connect", noted)
    with running(tmp_path / "health.db", bounds=Bounds(probe_seconds=0.2)) as started:
        yield started


@contextmanager
def full(server: Running) -> Iterator[None]:
    """No page more; those that were free are taken, before the server frees others."""
    large = "INSERT INTO guests (id, secret, name, made) VALUES ('large', '', ?, 0)"

    def fill(t: store.Transaction) -> None:
        t.run(large, "x" * 100_000)
        t.row("PRAGMA max_page_count = 1")  # it takes the pages that there are

    server.do(fill)
    yield
    server.do(lambda t: t.row("PRAGMA max_page_count = 1000000"))


@contextmanager
def read_only(server: Running) -> Iterator[None]:
    CONNECTIONS[0].execute("PRAGMA query_only = ON")
    yield
    CONNECTIONS[0].execute("PRAGMA query_only = OFF")


@contextmanager
def held(server: Running) -> Iterator[None]:
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.parametrize(("trouble", "why"), [(full, "disk-full"), (read_only, "read-only"), (held, "busy")])
def test_a_disk_that_cannot_keep_answers(
    server: Running, trouble: Any, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    with Person(server, "Ada") as ada, Person(server) as another:
        table = ada.table("planet", "me", "me")["id"]
        ada.start(table)
        state = ada.view(table)
        seat = state["asked"][0]
        said = {"seat": seat, "number": state["number"], "answer": choices(state, seat)[0]["answer"]}
        assert ada.http.get("/healthz").json() == {"status": "ok"}
        with trouble(server):
            until(lambda: ada.http.get("/healthz").status_code == 503)  # before anybody has met it
            assert ada.http.get("/healthz").json() == {"status": "failing", "why": why}
            until(lambda: another.http.post("/api/guests", json={"name": "x" * 40}).status_code == 503)
            if why != "disk-full":  # an answer may still find room there
                before = len(server.rows("SELECT * FROM guests"))
                assert ada.refused("/api/guests", name="Bob") == (503, "not-kept")
                assert ada.refused(f"/api/tables/{table}/answer", **said, id="over-http") == (503, "not-kept")
                with ada.socket(table) as socket:
                    receive(socket, "state")
                    tell(socket, type="answer", **said, id="over-a-socket")
                    assert receive(socket, "refused")["code"] == "not-kept"
                assert len(server.rows("SELECT * FROM guests")) == before
            assert ada.view(table)["number"] == state["number"], "whoever looks still sees"
            assert ada.get("/api/tables", which="mine")
        until(lambda: ada.http.get("/healthz").json() == {"status": "ok"})
        ada.post(f"/api/tables/{table}/answer", **said, id="over-http")
    (line,) = lines(caplog, "the database cannot write")
    assert why in line
    assert len(lines(caplog, "the database can write again")) == 1
    assert not [record for record in caplog.records if record.exc_info]


def test_bots_wait_for_the_disk(
    server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "PAUSE", 0.05)
    with Person(server, "Ada") as ada:
        table = ada.table("planet", "me", {"kind": "bot", "level": "random"})["id"]
        ada.start(table)
        with held(server):
            until(lambda: ada.http.get("/healthz").status_code == 503)
        until(lambda: 0 in ada.view(table)["asked"])
    assert len(lines(caplog, "the database cannot write")) == 1


def test_a_file_that_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "broken.db"
    schema.migrate(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as connection:
        for i in range(2000):
            connection.execute("INSERT INTO guests VALUES (?, ?, 'Ada', 0, NULL)", (f"guest-{i:010}", f"{i}"))
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    pages = bytearray(file.read_bytes())
    pages[len(pages) // 2 :] = b"\xff" * (len(pages) - len(pages) // 2)  # what is in the first half says what is where
    file.write_bytes(pages)

    async def main() -> Health:
        opened = open_store(f"sqlite:///{file}")
        for _ in range(3):
            with pytest.raises(StoreFailed):
                await opened.read(lambda t: t.rows("SELECT name FROM guests"))
        await opened.close()
        return opened.health

    assert asyncio.run(main()).report() == (503, {"status": "failing", "why": "damaged"})


# ── a server on PostgreSQL ──────────────────────────────────────────────────────────────────────────────────────────


def test_postgresql_is_gone_for_a_while(
    postgresql: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(due, "BEAT", 0.05)
    with (
        running(tmp_path / "none.db", address=postgresql.new_database()) as server,
        Person(server, "Ada") as ada,
    ):
        table = ada.table("planet", "me", "me")["id"]
        ada.start(table)
        postgresql.stop()
        try:
            until(lambda: ada.http.get("/healthz").status_code == 503)
            assert ada.http.get("/healthz").json() == {"status": "failing", "why": "out-of-reach"}
            assert ada.refused("/api/guests", name="Bob") == (503, "not-kept")
            with ada.socket(table) as socket:  # the guest and the table are in memory
                receive(socket, "state")
        finally:
            postgresql.start()
        until(lambda: ada.http.get("/healthz").json() == {"status": "ok"})
        state = ada.view(table)
        ada.answer(table, state["asked"][0], state, "after-the-storm")
    assert len(lines(caplog, "the database cannot read")) == 1
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("word", ["not-kept", "damaged"])
def test_a_socket_that_is_turned_away_hears_why(server: Running, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whether to come again: a page comes again unless the code is 4000 or more."""
    with Person(server, "Ada") as ada:
        table = ada.table("planet", "me", "me")["id"]
        if word == "damaged":
            server.do(lambda t: t.run("UPDATE tables SET settings = 'x'"))
        else:

            async def fails(*_: Any) -> Any:
                raise StoreFailed("store-failed", error="x")

            monkeypatch.setattr(house, "load", fails)
        with ada.socket(table) as socket:
            assert receive(socket)["code"] == word
            with pytest.raises(Exception, match="1013" if word == "not-kept" else "4500"):
                receive(socket)


def test_a_row_that_another_program_holds(
    postgresql: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store, "BUSY", 200)
    address = postgresql.new_database()
    with running(tmp_path / "none.db", address=address) as server, Person(server, "Ada") as ada:
        held, free = [ada.table("planet", "me", "me")["id"] for _ in range(2)]
        for table in (held, free):
            ada.start(table)
        state = ada.view(held)
        seat = state["asked"][0]
        said = {
            "seat": seat,
            "number": state["number"],
            "answer": choices(state, seat)[0]["answer"],
            "id": "while-it-is-held",
        }
        with psycopg.connect(address) as other:
            other.execute("SELECT * FROM tables WHERE id = %s FOR UPDATE", (held,))
            assert ada.refused(f"/api/tables/{held}/answer", **said) == (503, "not-kept")
            elsewhere = ada.view(free)
            ada.answer(free, elsewhere["asked"][0], elsewhere, "plays-on")
        ada.post(f"/api/tables/{held}/answer", **said)
        assert ada.http.get("/healthz").json() == {"status": "ok"}
    (line,) = lines(caplog, "the database cannot write")
    assert "busy" in line
