"""Rows that a disk or a hand has damaged: each column of each table, in ways that its database lets pass. Whoever
comes to that table hears it in clear words, at every door; the log says it, `/healthz` counts it; others play on.

Each column is damaged in some ways, in the next one and in the other database in others; `HABITABLE_WAYS=1` tries
every way in every column (`make soak ARGS=damage`)."""

import asyncio
import os
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import httpx
import psycopg
import pytest

from habitable.server.protocol.bounds import Bounds
from habitable.server.storage import schema
from habitable.server.tables import pace
from server.running import PATIENCE, Person, Running, choices, good, problem, receive, running, tell

COLUMNS = [(table, column) for table, names in schema.TABLES.items() for column in names]
TEXTS = ["", "no JSON", "[1, 2]", "{}", '{"scores": "many"}', "[[0, 99999, -1]]"]
NUMBERS = [-1, 0, 7, 2**40, 2**53 + 1, 2**63 - 1, -(2**63)]
BYTES = [b"\xff\xfe", b"x\x9c\xff\xff"]
WORST = [None, "no JSON", -1, 2**40, *BYTES]  # tried at every door
OTHERS: list[Any] = [1.5, *(way for way in (*TEXTS, *NUMBERS) if way not in WORST)]
EVERY = int(os.environ.get("HABITABLE_WAYS", "10"))  # one in so many of both is tried in a column


class Damaged:
    """A running server with tables that are damaged and put right again, behind its back."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.sqlite = server.settings.store.startswith("sqlite")
        self._connection = self._connect()  # one for all: to open it takes PostgreSQL longer than what is done then

    def _connect(self) -> Any:
        if self.sqlite:
            return sqlite3.connect(self.server.database, timeout=PATIENCE)
        connection = psycopg.connect(self.server.settings.store, autocommit=True)
        connection.execute("SET session_replication_role = replica")  # also what no foreign key lets pass
        return connection

    @contextmanager
    def database(self) -> Iterator[Any]:
        """All or nothing of what is done to it."""
        with self._connection if self.sqlite else self._connection.transaction():
            yield self._connection

    def close(self) -> None:
        self._connection.close()

    def rows(self, table: str) -> list[tuple[Any, ...]]:
        with self.database() as database:
            return list(database.execute(f"SELECT {', '.join(schema.TABLES[table])} FROM {table}").fetchall())

    @contextmanager
    def row(self, table: str, column: str, value: Any, where: str) -> Iterator[bool]:
        """Rows with another value, for a while; False where the database does not let it pass.

        Whatever the server has written meanwhile (a clock that was damaged has run out) is taken back as well."""
        kept = {name: self.rows(name) for name in schema.TABLES if name == table or name not in ("house", "processes")}
        try:
            yield self._set(table, column, value, where)
        finally:
            self.forget()
            for name, before in kept.items():
                if name == table or self.rows(name) != before:
                    self._put(name, before)
            self.forget()

    def _put(self, table: str, rows: list[tuple[Any, ...]]) -> None:
        names = schema.TABLES[table]
        mark = "?" if self.sqlite else "%s"
        with self.database() as database:
            database.execute(f"DELETE FROM {table}")
            for row in rows:
                database.execute(
                    f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join([mark] * len(names))})", row
                )

    def _set(self, table: str, column: str, value: Any, where: str) -> bool:
        mark = "?" if self.sqlite else "%s"
        try:
            with self.database() as database:
                changed = database.execute(f"UPDATE {table} SET {column} = {mark} WHERE {where}", (value,)).rowcount
        except (sqlite3.IntegrityError, psycopg.Error):
            return False
        self.forget()
        return bool(changed)

    def behind(self, *changes: str) -> None:
        """Changes that the server knows nothing of; it keeps what it has in memory."""
        with self.database() as database:
            for change in changes:
                database.execute(change)

    def forget(self) -> None:
        """As after a restart: nothing is in memory."""
        one = self.server.house

        async def work() -> None:
            one._awake.clear()
            one._somewhere.clear()
            one._guests.clear()
            one._given_up.clear()
            one.health._damaged.clear()
            one.health.say._written.clear()

        asyncio.run_coroutine_threadsafe(work(), self.server.loop).result(PATIENCE)


class Party(Damaged):
    """Ada and Bob at a table that plays, with all that can wait at one; at one that is over; and at a sound one."""

    def __init__(self, server: Running, ada: Person, bob: Person) -> None:
        super().__init__(server)
        self.ada, self.bob = ada, bob
        self.playing = self.make("ecosystem", pace={"kind": "live", "reserve": 3600, "turn": 60})
        self.play(self.playing, 45)
        state = ada.view(self.playing)
        ada.post(f"/api/tables/{self.playing}/say", type="offer", seat=0, number=state["number"], id="the-end-please")
        while 0 not in state["asked"] or 1 not in state["asked"]:
            self.play(self.playing, 1)
            state = ada.view(self.playing)
        ada.answer(self.playing, 0, state, "in-secret-of-mine")
        offer = {"type": "offer", "seat": 0, "number": state["number"], "id": "the-end-again"}
        ada.post(f"/api/tables/{self.playing}/say", **offer)
        self.over = self.make("dominant-species")
        self.play(self.over, 140)  # long enough to be loaded from a snapshot
        ada.post(f"/api/tables/{self.over}/say", type="resign", seat=0, id="i-go-home-now")
        self.open = ada.table("planet", "me", "open")["id"]
        self.sound = self.make("planet")
        self.also_open = ada.table("planet", "me", "open")["id"]

    def make(self, game: str, **settings: Any) -> str:
        table: str = self.ada.table(game, "me", "open", absent="end", **settings)["id"]
        self.bob.take(table, 1)
        self.ada.start(table)
        return table

    def play(self, table: str, answers: int) -> None:
        luck = random.Random(5)
        for i in range(answers):
            state = self.ada.view(table)
            seat = state["asked"][0]
            who = (self.ada, self.bob)[seat]
            state = who.view(table)
            who.answer(
                table, seat, state, f"{table}-{state['number']}-{seat}-{i}", luck.randrange(len(choices(state, seat)))
            )


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def party(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    address = request.getfixturevalue("postgresql").new_database() if request.param == "postgresql" else ""
    database = tmp_path_factory.mktemp("damage") / "damage.db"
    with (
        pytest.MonkeyPatch.context() as patch,
        running(database, address=address, bounds=Bounds(news_seconds=0.1)) as server,
        Person(server, "Ada") as ada,
        Person(server, "Bob") as bob,
    ):
        patch.setattr(pace, "MOMENT", 0.0)
        with closing(Party(server, ada, bob)) as made:
            yield made


def where(party: Party, table: str) -> str:
    """The rows of the table that plays and of the one that is over and of an open one; never the sound one's."""
    ids = ", ".join(f"'{one}'" for one in (party.playing, party.over, party.open))
    match table:
        case "guests":
            return "name = 'Bob'"
        case "tables":
            return f"id IN ({ids})"
        case "house" | "processes":
            return "1 = 1"
        case "entries":
            return f"table_id IN ({ids}) AND number = 3"
        case "seats":
            return f"table_id IN ({ids}) AND seat = 1"
        case "snapshots" | "heard":
            key = {"snapshots": "number", "heard": "client"}[table]
            return f"{key} = (SELECT MAX({key}) FROM {table})"
    return f"table_id IN ({ids})"


def look(person: Person, table: str) -> dict[str, str]:
    """What two doors of a table say: the code of a refusal, or nothing."""
    return {door: code(person.http.get(f"/api/tables/{table}{door}")) for door in ("", "/view")}


def knock(person: Person, table: str) -> dict[str, str]:
    """What all of them say."""
    said = look(person, table)
    for door in ("/record", "/replay", "/picture", "/hint?seat=1"):
        said[door] = code(person.http.get(f"/api/tables/{table}{door}"))
    number = {"seat": 1, "number": 0}
    for door, body in (
        ("answer", {**number, "answer": 0, "id": "an-answer-of-bobs"}),
        ("say", {"type": "undo", **number, "id": "an-undo-of-bobs"}),
        ("preview", {**number, "answers": []}),
        ("why", {**number, "noun": "cell", "at": [0, 0]}),
        ("take", {"seat": 1}),
        ("start", {}),
        ("invite", {"seat": 1}),
    ):
        said[door] = code(person.http.post(f"/api/tables/{table}/{door}", json=body))
    with person.socket(table) as socket:
        first = receive(socket)
        said["socket"] = first["code"] if first["type"] == "refused" else ""
        if not said["socket"]:
            tell(socket, type="answer", **number, answer=0, id="over-the-socket")
            said["socket"] = str(receive(socket, "refused")["code"])
    return said


def code(response: httpx.Response) -> str:
    return "" if response.status_code == 200 else problem(response)[1]


@pytest.mark.parametrize(("table", "column"), COLUMNS, ids=lambda name: name)
def test_a_damaged_column(party: Party, table: str, column: str, caplog: pytest.LogCaptureFixture) -> None:
    passed = 0
    first = (COLUMNS.index((table, column)) + (0 if party.sqlite else EVERY // 2)) % EVERY
    worst, others = WORST[first::EVERY], OTHERS[first::EVERY]
    for value in worst + others:
        caplog.clear()
        with party.row(table, column, value, where(party, table)) as damaged:
            if not damaged:
                continue
            passed += 1
            said: dict[str, dict[str, str]] = {}
            for one in (party.playing, party.over, party.open):
                said[one] = (knock if one == party.playing and value in worst else look)(party.bob, one)
                wrong = {door: told for door, told in said[one].items() if told == "our-mistake"}
                assert not wrong, (value, wrong, caplog.text)
            mine = {one["id"] for one in good(party.ada.http.get("/api/tables?which=mine"))}
            listed = {one["id"] for one in good(party.ada.http.get("/api/tables"))}
            assert {party.sound, party.also_open} <= mine, value
            assert party.also_open in listed, value
            health = good(party.ada.http.get("/healthz"))
            lost = [one for one in said if "damaged" in said[one].values()]
            assert health.get("damaged_tables", 0) >= len(lost), (value, health)
            assert len([record for record in caplog.records if "damaged: table" in record.getMessage()]) >= len(lost)
            traced = [record for record in caplog.records if record.exc_info]
            assert not traced, (value, caplog.text)
            assert party.ada.view(party.sound)["number"]
    if party.sqlite:
        refused = worst.count(None)
        assert passed >= len(worst) - refused or column in ("table_id", "id"), "SQLite lets almost everything pass"


def test_damage_under_a_table_that_is_awake(party: Party) -> None:
    """It is in memory and can be looked at; what cannot be kept is refused in clear words."""
    table = party.make("planet")  # one that no other damage has touched
    while 1 not in party.bob.view(table)["asked"]:
        party.play(table, 1)
    state = party.bob.view(table)
    party.ada.post(f"/api/tables/{table}/say", type="offer", seat=0, number=state["number"], id="shall-it-end")
    said = {"seat": 1, "number": state["number"], "answer": choices(state, 1)[0]["answer"]}
    with party.bob.socket(table) as socket:
        receive(socket, "state")
        party.behind("UPDATE tables SET stamp = stamp + 5", "UPDATE offers SET agreed = 99999")
        try:
            assert party.bob.refused(f"/api/tables/{table}/answer", **said, id="upon-quicksand") == (
                500,
                "damaged",
            )
            tell(socket, type="answer", **said, id="upon-quicksand")
            assert receive(socket, "refused")["code"] == "damaged"
            assert party.ada.get("/healthz")["damaged_tables"] == 1
        finally:
            party.behind("UPDATE tables SET stamp = stamp - 5", "UPDATE offers SET agreed = 1")
            party.forget()
    assert party.bob.view(table)["number"] == state["number"]
    assert party.ada.get("/healthz") == {"status": "ok"}


def test_a_damaged_entry_far_back_does_not_end_a_game(party: Party, caplog: pytest.LogCaptureFixture) -> None:
    """From a snapshot after it the game goes on; its record and its replay say what is wrong."""
    with party.row("entries", "data", "[[0, 1, -1]]", f"table_id = '{party.over}' AND number = 60"):
        assert party.ada.view(party.over)["over"]
        assert "something further back is damaged; it is played on" in caplog.text
        for door in ("record", "replay?first=55&last=65"):
            assert problem(party.ada.http.get(f"/api/tables/{party.over}/{door}")) == (500, "damaged")
    assert party.ada.http.get(f"/api/tables/{party.over}/record").status_code == 200
