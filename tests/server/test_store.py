"""Both databases: what was acknowledged is there, and what failed has changed nothing."""

import asyncio
import hashlib
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.script import ScriptDirectory

from habitable.server.storage import schema
from habitable.server.storage.schema.upgrade import configuration, upgrade
from habitable.server.storage.store import BadDatabase, SQLite, Store, StoreFailed, Transaction, open_store, sqlite_path
from habitable.server.tables import log
from habitable.server.tables.values import RequestId
from server.cluster import Cluster
from server.playing import doing

pytestmark = pytest.mark.anyio


def add(name: str) -> Callable[[Transaction], str]:
    """Work that makes a guest."""

    def work(t: Transaction) -> str:
        t.run("INSERT INTO guests (id, secret, name, made) VALUES (?, ?, ?, 0)", name, f"secret of {name}", name)
        return name

    return work


def names(t: Transaction) -> list[str]:
    return [name for (name,) in t.rows("SELECT name FROM guests ORDER BY name")]


@asynccontextmanager
async def held(store: Store) -> AsyncIterator[None]:
    """Occupies SQLite's writer: what is given meanwhile becomes one batch."""
    reached, go = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def work(t: Transaction) -> None:
        loop.call_soon_threadsafe(reached.set)
        assert go.wait(10)

    first = asyncio.ensure_future(store.write(work))
    await reached.wait()
    yield
    await asyncio.sleep(0)  # what was asked for last is given too
    go.set()
    await first


def look(path: Path, sql: str) -> list[Any]:
    """Through a connection of its own."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


# ── one piece of work ───────────────────────────────────────────────────────────────────────────────────────────────


async def test_work_returns_what_it_returns(store: Store) -> None:
    assert await store.write(add("Ada")) == "Ada"
    assert await store.read(names) == ["Ada"]


async def test_work_that_fails_says_why_and_changes_nothing(store: Store) -> None:
    def work(t: Transaction) -> None:
        add("Ada")(t)
        raise LookupError("second thoughts")

    with pytest.raises(LookupError, match="second thoughts"):
        await store.write(work)
    assert await store.read(names) == []


async def test_a_rule_of_the_database_is_the_error_of_the_work_that_broke_it(store: Store) -> None:
    await store.write(add("Ada"))
    with pytest.raises((sqlite3.IntegrityError, psycopg.errors.UniqueViolation)):
        await store.write(add("Ada"))
    assert await store.write(add("Eva")) == "Eva"


async def test_work_that_hides_an_error_is_not_told_that_it_was_kept(store: Store, url: str) -> None:
    """PostgreSQL answers a commit after an error with a rollback; SQLite undoes the statement alone."""

    def work(t: Transaction) -> None:
        add("Ada")(t)
        try:
            t.run("INSERT INTO guests (id) VALUES ('nobody')")
        except (sqlite3.IntegrityError, psycopg.Error):
            pass

    if url.startswith("sqlite"):
        await store.write(work)
        assert await store.read(names) == ["Ada"]
    else:
        with pytest.raises(StoreFailed):
            await store.write(work)
        assert await store.read(names) == []


async def test_a_read_changes_nothing(store: Store) -> None:
    with pytest.raises((StoreFailed, psycopg.Error)):
        await store.read(add("Ada"))
    assert await store.read(names) == []
    assert await store.write(add("Eva")) == "Eva"


async def test_a_read_sees_one_moment(store: Store) -> None:
    await store.write(add("Ada"))
    loop = asyncio.get_running_loop()

    async def another() -> None:
        await store.write(add("Eva"))

    def work(t: Transaction) -> tuple[list[str], list[str]]:
        before = names(t)
        asyncio.run_coroutine_threadsafe(another(), loop).result(10)
        return before, names(t)

    assert await store.read(work) == (["Ada"], ["Ada"])
    assert await store.read(names) == ["Ada", "Eva"]


async def test_the_time_is_the_database_s_in_milliseconds(store: Store) -> None:
    row = await store.read(lambda t: t.row(f"SELECT {t.now}"))
    assert row is not None
    assert 1_700_000_000_000 < row[0] < 5_000_000_000_000


async def test_whoever_goes_away_does_not_stop_the_work(store: Store) -> None:
    async def ask() -> None:
        await store.write(add("Ada"))

    asked = asyncio.create_task(ask())
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await store.read(names) == ["Ada"], "and hears that it is to go when it is done"


# ── many at once ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_work_that_fails_does_not_spoil_the_others(store: Store) -> None:
    def fails(t: Transaction) -> str:
        add("nobody")(t)
        raise LookupError

    work = [fails if i % 3 == 0 else add(f"guest {i:03}") for i in range(200)]
    done = await asyncio.gather(*map(store.write, work), return_exceptions=True)
    expected = [f"guest {i:03}" for i in range(200) if i % 3]
    assert [one for one in done if isinstance(one, str)] == expected
    assert all(isinstance(done[i], LookupError) for i in range(0, 200, 3))
    assert await store.read(names) == expected


async def test_close_waits_for_all_work_that_was_given(url: str) -> None:
    store = open_store(url)
    given = [asyncio.ensure_future(store.write(add(f"guest {i:03}"))) for i in range(100)]
    await asyncio.sleep(0)
    await store.close()
    assert len(await asyncio.gather(*given)) == 100
    with pytest.raises(StoreFailed, match="closed"):
        await store.write(add("late"))
    again = open_store(url)
    assert len(await again.read(names)) == 100
    await again.close()


@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
async def test_nobody_is_told_before_the_commit(store: SQLite) -> None:
    seen = []

    async def one(name: str) -> None:
        await store.write(add(name))
        seen.append(look(store.path, "SELECT count(*) FROM guests")[0][0])

    def slow(t: Transaction) -> None:
        """The last of the batch: the others have been done, and nobody else can see them."""
        assert names(t) == [f"guest {i}" for i in range(5)]
        assert look(store.path, "SELECT * FROM guests") == []
        assert seen == []

    async with held(store):
        asked = [asyncio.ensure_future(one(f"guest {i}")) for i in range(5)]
        await asyncio.sleep(0)
        last = asyncio.ensure_future(store.write(slow))
    await asyncio.gather(*asked, last)
    assert seen == [5] * 5


# ── a database that cannot keep it ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("fill", "others"),
    [
        ("INSERT INTO guests (id, secret, name, made) VALUES ('x', 'x', ?, 0)", [StoreFailed, StoreFailed]),
        ("UPDATE guests SET name = ?", [str, str]),  # of this SQLite can take back the statement alone
    ],
    ids=["insert", "update"],
)
async def test_a_full_disk_is_told_to_everybody_whom_it_concerns(store: SQLite, fill: str, others: list[type]) -> None:
    await store.write(add("Ada"))
    pages = await store.write(lambda t: t.row("PRAGMA page_count"))
    assert pages is not None
    await store.write(lambda t: t.row(f"PRAGMA max_page_count = {pages[0] + 2}"))
    large = "x" * 1_000_000
    work: list[Callable[[Transaction], Any]] = [add("Bea"), lambda t: t.run(fill, large), add("Eva")]
    async with held(store):
        asked = [asyncio.ensure_future(store.write(one)) for one in work]
    first, full, last = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(full, StoreFailed)
    assert "full" in str(full)
    assert [type(first), type(last)] == others
    assert await store.read(names) == (["Ada", "Bea", "Eva"] if others == [str, str] else ["Ada"])
    assert await store.write(add("Zoe")) == "Zoe"
    await store.write(lambda t: t.row("PRAGMA max_page_count = 1000000"))
    await store.write(lambda t: t.run(fill, large))
    assert look(store.path, "PRAGMA integrity_check") == [("ok",)]


@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
async def test_a_commit_that_fails_is_told_to_everybody_of_the_batch(store: SQLite) -> None:
    def breaks_the_commit(t: Transaction) -> None:
        t.run("PRAGMA defer_foreign_keys = ON")
        t.run("INSERT INTO snapshots (table_id, number, data) VALUES ('no such table', 1, x'00')")

    async with held(store):
        asked = [asyncio.ensure_future(store.write(work)) for work in (add("Ada"), breaks_the_commit, add("Eva"))]
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(one) for one in done] == [StoreFailed] * 3
    assert await store.read(names) == []
    assert await store.write(add("Ada")) == "Ada"


@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
async def test_a_database_that_another_program_holds_is_waited_for(store: SQLite) -> None:
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asked = asyncio.ensure_future(store.write(add("Ada")))
        await asyncio.sleep(0.05)
        assert not asked.done()
        other.execute("COMMIT")
    assert await asked == "Ada"


async def test_after_a_restart_of_postgresql_the_next_work_succeeds(postgresql: Cluster) -> None:
    url = postgresql.new_database()
    schema.migrate(url)
    store = open_store(url)
    given = [f"guest {i:02}" for i in range(30)]  # enough for every connection
    for start in (0, 10):
        await asyncio.gather(*(store.write(add(name)) for name in given[start : start + 10]))
        await asyncio.to_thread(postgresql.stop)
        with pytest.raises(StoreFailed):
            await store.write(add("nobody"))
        await asyncio.to_thread(postgresql.start)
        assert await store.read(names) == given[: start + 10]
    await asyncio.gather(*(store.write(add(name)) for name in given[20:]))
    assert await store.read(names) == given
    await store.close()


async def test_work_during_a_crash_of_postgresql_fails_and_is_not_there(postgresql: Cluster) -> None:
    url = postgresql.new_database()
    schema.migrate(url)
    store = open_store(url)

    def work(t: Transaction) -> None:
        add("Ada")(t)
        postgresql.stop()
        add("Eva")(t)

    with pytest.raises(StoreFailed):
        await store.write(work)
    await asyncio.to_thread(postgresql.start)
    assert await store.read(names) == []
    await store.close()


# ── addresses and tables ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("url", ["", "habitable.db", "mysql://host/name", "/var/habitable.db"])
def test_an_address_is_of_a_database_we_can_use(url: str) -> None:
    with pytest.raises(BadDatabase, match=r"sqlite:///path/to/file or postgresql://"):
        open_store(url)


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///", "sqlite://habitable.db", "sqlite:///a.db?mode=ro", "sqlite:///:memory:"]
)
def test_a_file_follows_three_slashes(url: str) -> None:
    for door in (open_store, schema.migrate):
        with pytest.raises(BadDatabase, match="three slashes"):
            door(url)


async def test_a_file_may_have_any_name(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/50%25 off%3F.db"
    schema.migrate(url)
    store = open_store(url)
    await store.write(add("Ada"))
    await store.close()
    assert look(tmp_path / "50% off?.db", "SELECT name FROM guests") == [("Ada",)]


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 100)
    for door in (open_store, schema.migrate):
        with pytest.raises(BadDatabase, match="not a database"):
            door(f"sqlite:///{file}")
    assert file.read_text() == "Dear Ada, " * 100
    with pytest.raises(BadDatabase, match="unable to open"):
        open_store(f"sqlite:///{tmp_path}/no/such/folder.db")


def test_a_password_is_not_shown() -> None:
    with pytest.raises(BadDatabase) as error:
        schema.migrate("postgresql://ada:enigma@127.0.0.1:1/habitable")
    assert "enigma" not in str(error.value)
    assert "127.0.0.1" in str(error.value)


async def test_tables_are_made_once(url: str) -> None:
    store = open_store(url)
    await store.write(add("Ada"))
    schema.migrate(url)
    assert await store.read(names) == ["Ada"]
    await store.close()


async def test_the_newest_version_is_known_without_alembic(url: str) -> None:
    assert schema.newest() == ScriptDirectory.from_config(configuration()).get_current_head()
    assert schema.version(url) == schema.newest()


async def test_several_servers_may_make_the_tables_at_once(empty: str) -> None:
    await asyncio.gather(*(asyncio.to_thread(schema.migrate, empty) for _ in range(3)))
    store = open_store(empty)
    assert await store.read(names) == []
    await store.close()


async def test_tables_are_made_all_or_none(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = schema.statements

    def half(postgresql: bool) -> list[str]:
        return [*whole(postgresql)[:5], "nonsense"]

    monkeypatch.setattr(schema, "statements", half)
    schema.make(empty)
    assert schema.columns(empty) == {}
    schema.migrate(empty)  # what a moment cannot do, Alembic does
    store = open_store(empty)
    await store.write(add("Ada"))
    await store.close()


def test_a_database_is_brought_up_all_or_not_at_all(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", crash)
        with pytest.raises(KeyboardInterrupt):
            upgrade(empty)
    assert schema.columns(empty) == {}


def test_a_new_database_is_as_one_that_went_through_all_versions(empty: str, another: str) -> None:
    schema.migrate(empty)
    upgrade(another)
    assert described(empty) == described(another)


def described(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that makes a difference to a later migration: kinds of columns, keys and indexes, with their names."""
    if not url.startswith("sqlite:"):
        with psycopg.connect(url) as connection:
            return {what: connection.execute(sql.encode()).fetchall() for what, sql in IN_POSTGRESQL.items()}
    with closing(sqlite3.connect(sqlite_path(url))) as file:
        return {what: file.execute(sql).fetchall() for what, sql in IN_SQLITE.items()}


IN_SQLITE = {
    "columns": "SELECT t.name, t.wr, c.* FROM pragma_table_list AS t JOIN pragma_table_xinfo(t.name) AS c "
    "WHERE t.name NOT LIKE 'sqlite_%' ORDER BY t.name, c.cid",
    "references": "SELECT t.name, r.'table', r.'from', r.'to', r.on_update, r.on_delete FROM sqlite_master AS t "
    "JOIN pragma_foreign_key_list(t.name) AS r WHERE t.type = 'table' ORDER BY 1, 3",
    "indexes": "SELECT t.name, i.name, i.'unique', i.origin, i.partial, c.* FROM sqlite_master AS t "
    "JOIN pragma_index_list(t.name) AS i JOIN pragma_index_xinfo(i.name) AS c WHERE t.type = 'table' ORDER BY 1, 2, 6",
    "conditions": "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY 1",
    "house": "SELECT * FROM house",
    "version": "SELECT * FROM alembic_version",
}
IN_POSTGRESQL = {
    "columns": "SELECT table_name, ordinal_position, column_name, data_type, is_nullable, column_default "
    "FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
    "keys": "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint "
    "WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2",
    "indexes": "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
    "house": "SELECT * FROM house",
    "version": "SELECT * FROM alembic_version",
}


def test_a_new_database_needs_no_alembic(empty: str) -> None:
    script = "import sys; from habitable.server.storage import schema; schema.migrate(sys.argv[1]); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script, empty], stdout=subprocess.PIPE, text=True, check=True)
    assert not {"alembic", "sqlalchemy"} & set(done.stdout.split())


async def test_a_log_with_ids_of_whole_tables_becomes_one_with_ids_of_seats(empty: str) -> None:
    """What was heard before is not heard again, whoever says it; from now on each seat has ids of its own."""
    upgrade(empty, "0002")
    store = open_store(empty)
    entry = "INSERT INTO entries (table_id, number, parent, kind, seat, data, checksum, client, at) VALUES "

    def older(t: Transaction) -> None:
        add("Ada")(t)
        t.run(
            "INSERT INTO tables "
            "(id, game, rules, options, settings, host, listed, state, stamp, number, asked, made, changed) "
            "VALUES ('table', 'planet', 1, '{}', '{}', 'Ada', 1, 'playing', 2, 2, 1, 0, 0)"
        )
        for seat in (0, 1):
            t.run("INSERT INTO seats (table_id, seat, kind, name, looked) VALUES ('table', ?, 'open', '', 0)", seat)
        t.run(entry + "('table', 1, 0, 'answer', -1, '[]', 7, NULL, 5)")
        t.run(entry + "('table', 2, 1, 'answer', 0, '[]', 8, 'one', 6)")
        t.run("INSERT INTO heard (table_id, client, number) VALUES ('table', 'two', 1)")

    await store.write(older)
    before = await store.read(lambda t: t.rows("SELECT * FROM entries ORDER BY number"))
    await store.close()
    schema.migrate(empty)
    store = open_store(empty)
    assert await store.read(lambda t: t.rows("SELECT * FROM entries ORDER BY number")) == before
    for request, number in (
        (RequestId(0, "one"), 2),
        (RequestId(1, "one"), None),
        (RequestId(0, "two"), 1),
        (RequestId(1, "two"), 1),
    ):
        assert await store.read(doing(log.number_of, "table", request)) == number
    await store.write(lambda t: t.run(entry + "('table', 3, 2, 'answer', 1, '[]', 9, 'one', 7)"))
    with pytest.raises((sqlite3.IntegrityError, psycopg.errors.UniqueViolation)):
        await store.write(lambda t: t.run(entry + "('table', 4, 3, 'answer', 1, '[]', 9, 'one', 7)"))
    assert await store.read(lambda t: t.row("SELECT depth FROM tables")) == (0,)
    await store.close()


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    store = open_store(url)
    await store.write(lambda t: t.run("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(BadDatabase, match="newer version"):
        schema.migrate(url)


async def test_the_tables_are_those_that_the_code_asks_for(url: str) -> None:
    found = schema.columns(url)
    assert found.pop("alembic_version") == {"version_num"}
    assert found == {table: set(columns) for table, columns in schema.TABLES.items()}


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("ALTER TABLE seats DROP COLUMN whispered", "lacks: seats.whispered;"),
        ("DROP TABLE heard", "lacks: heard;"),
        ("ALTER TABLE seats RENAME COLUMN looked TO overlooked", "lacks: seats.looked;"),
    ],
)
async def test_a_database_that_lacks_something_says_so_at_the_start(url: str, change: str, what: str) -> None:
    """Its version is right: it was made by a revision that was edited later, or somebody has touched it."""
    store = open_store(url)
    await store.write(lambda t: t.run(change))
    await store.close()
    with pytest.raises(BadDatabase, match=what):
        schema.migrate(url)


REVISIONS = {  # those that were ever in use: a change of the tables is a new one
    "0001_tables.py": "4feb3220f0b0b31dc9188a3791606b3277aebb39315a0965b731f87ae6c0d103",
    "0002_open_tables.py": "69dc6885a4021a606210167f00145c010d7432a47d9c558d6f1053d93ee64679",
    "0003_heard_by_seat.py": "96426d3614423abdeb87aff8041485cade1444bf9f96d69dae80a23df29fc14e",
}


def test_revisions_are_never_edited() -> None:
    found = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in schema.VERSIONS.glob("[0-9]*.py")}
    assert found == REVISIONS, "a database that has a revision never gets what is changed in it: make a new one"
