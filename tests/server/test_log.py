"""The log of a table, over both databases."""

import asyncio
import sqlite3

import psycopg
import pytest

from habitable.kernel.match import Ply
from habitable.server import log
from habitable.server.log import Entry, Outdated
from habitable.server.store import Store, Transaction
from server.playing import doing, make_table

pytestmark = pytest.mark.anyio


def enter(t: Transaction, table: str, number: int, client: str | None = None, parent: int | None = None) -> int:
    """The next entry after a number."""
    log.advance(t, table, number, 1, "playing", None)
    entry = Entry(number + 1, number if parent is None else parent, "answer", 0, [Ply(0, number, -1)], 0)
    log.append(t, table, entry, client)
    return number + 1


async def number_of(store: Store, table: str) -> int:
    row = await store.read(lambda t: t.row("SELECT number FROM tables WHERE id = ?", table))
    assert row is not None
    return int(row[0])


# ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_an_entry_follows_the_newest_or_is_outdated(store: Store) -> None:
    table = await make_table(store)
    assert await store.write(lambda t: enter(t, table, 0)) == 1
    for late in (0, 2):
        with pytest.raises(Outdated):
            await store.write(doing(enter, table, late))
    assert await store.write(lambda t: enter(t, table, 1)) == 2
    assert await number_of(store, table) == 2
    assert len(await store.read(lambda t: log.load(t, table, 0))) == 2


async def test_of_many_at_once_one_is_first(store: Store) -> None:
    table = await make_table(store)
    for number in range(5):
        done = await asyncio.gather(
            *(store.write(doing(enter, table, number, f"client-{number}-{i}")) for i in range(8)),
            return_exceptions=True,
        )
        assert [one for one in done if not isinstance(one, Outdated)] == [number + 1]
    assert [entry.number for entry in await store.read(lambda t: log.load(t, table, 0))] == [1, 2, 3, 4, 5]


async def test_to_hold_a_table_is_to_be_at_its_number(store: Store) -> None:
    table = await make_table(store)
    await store.write(lambda t: log.hold(t, table, 0, 0b10))
    row = await store.read(lambda t: t.row("SELECT number, asked FROM tables WHERE id = ?", table))
    assert row == (0, 0b10)
    with pytest.raises(Outdated):
        await store.write(lambda t: log.hold(t, table, 1, 0b11))


async def test_tables_do_not_disturb_each_other(store: Store) -> None:
    tables = [await make_table(store) for _ in range(4)]
    await asyncio.gather(*(store.write(doing(enter, table, 0, "the same id")) for table in tables))
    assert [await number_of(store, table) for table in tables] == [1] * 4


async def test_an_end_has_a_result(store: Store) -> None:
    table = await make_table(store)
    await store.write(lambda t: log.advance(t, table, 0, 0, "over", {"scores": [1, 2]}))
    row = await store.read(lambda t: t.row("SELECT state, asked, result FROM tables WHERE id = ?", table))
    assert row == ("over", 0, '{"scores":[1,2]}')


# ── entries ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_an_entry_is_read_as_it_was_written(store: Store) -> None:
    table = await make_table(store)
    plies = [Ply(1, 7, -1), Ply(-1, 0, 0b10)]

    def work(t: Transaction) -> None:
        log.advance(t, table, 0, 1, "playing", None)
        log.append(t, table, Entry(1, 0, "answer", 1, plies, 0), "client-1")

    await store.write(work)
    (entry,) = await store.read(lambda t: log.load(t, table, 0))
    assert entry[:4] == (1, 0, "answer", 1)
    assert log.plies(entry.data) == plies
    assert entry.at > 1_700_000_000_000
    assert await store.read(lambda t: log.load(t, table, 1)) == []


async def test_the_chain_of_parents_leaves_out_what_was_taken_back(store: Store) -> None:
    table = await make_table(store)
    for number in range(4):
        await store.write(doing(enter, table, number))
    await store.write(lambda t: enter(t, table, 4, parent=2))  # back to 2
    await store.write(lambda t: enter(t, table, 5))
    entries = {entry.number: entry for entry in await store.read(lambda t: log.load(t, table, 0))}
    assert sorted(entries) == [1, 2, 3, 4, 5, 6]
    assert [entry.number for entry in log.chain(entries, 6)] == [6, 5, 2, 1]
    assert [entry.number for entry in log.chain(entries, 4)] == [4, 3, 2, 1]
    assert list(log.chain(entries, 0)) == []


# ── the clients' ids ────────────────────────────────────────────────────────────────────────────────────────────────


async def test_an_id_leads_to_its_entry(store: Store) -> None:
    table, other = await make_table(store), await make_table(store)
    await store.write(lambda t: enter(t, table, 0, "client-1"))
    await store.write(lambda t: enter(t, table, 1))
    await store.write(lambda t: enter(t, table, 2, "client-2"))
    for where, client, number in (
        (table, "client-1", 1),
        (table, "client-2", 3),
        (table, "client-3", None),
        (other, "client-1", None),
    ):
        assert await store.read(doing(log.number_of_client, where, client)) == number


async def test_an_id_is_entered_once(store: Store) -> None:
    table = await make_table(store)
    await store.write(lambda t: enter(t, table, 0, "client-1"))
    with pytest.raises((sqlite3.IntegrityError, psycopg.errors.UniqueViolation)):
        await store.write(lambda t: enter(t, table, 1, "client-1"))
    assert await number_of(store, table) == 1


# ── secrets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_secrets_wait_at_their_number(store: Store) -> None:
    table = await make_table(store)
    await store.write(lambda t: log.wait(t, table, 3, 1, [5], "client-1"))
    await store.write(lambda t: log.wait(t, table, 3, 0, [6], "client-2"))
    await store.write(lambda t: log.wait(t, table, 3, 1, [5, 8], "client-3"))
    assert await store.read(lambda t: log.waiting(t, table, 3)) == {0: [6], 1: [5, 8]}
    assert await store.read(lambda t: log.waiting(t, table, 2)) == {}


async def test_the_id_of_a_secret_is_known_for_ever(store: Store) -> None:
    table = await make_table(store)
    await store.write(lambda t: log.wait(t, table, 3, 1, [5], "client-1"))
    await store.write(lambda t: log.wait(t, table, 3, 1, [5, 8], "client-2"))
    await store.write(lambda t: log.stop_waiting(t, table))
    assert await store.read(lambda t: log.waiting(t, table, 3)) == {}
    for client in ("client-1", "client-2"):
        assert await store.read(doing(log.number_of_client, table, client)) == 3


# ── snapshots ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_newest_snapshot_that_is_not_too_new(store: Store) -> None:
    table, other = await make_table(store), await make_table(store)
    for number in (100, 200):
        await store.write(doing(log.keep_snapshot, table, number, b"\x00\xff" * number))
    for number, found in ((99, None), (100, 100), (199, 100), (200, 200), (1000, 200)):
        kept = await store.read(doing(log.snapshot, table, number))
        assert kept == (None if found is None else (found, b"\x00\xff" * found))
    assert await store.read(lambda t: log.snapshot(t, other, 500)) is None
