"""The log of a table, over both databases."""

import asyncio
import sqlite3
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from habitable.kernel.play import Ply
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Offering
from habitable.server.storage.store import Store, Transaction
from habitable.server.tables import log
from habitable.server.tables.log import Outdated
from habitable.server.tables.values import LogEntry, Offer, RequestId
from server.playing import doing, make_table

pytestmark = pytest.mark.anyio

RULES = 1


def enter(t: Transaction, table: str, number: int, client: str | None = None, parent: int | None = None) -> int:
    """The next entry after a number; the stamp of these tables is their number."""
    at = log.move(t, table, number, number + 1, 0, [0], None)
    kind, before = ("answer", number) if parent is None else ("undo", parent)
    checks: dict[int, int] = dict(t.rows("SELECT number, checksum FROM entries WHERE table_id = ?", table))
    data = [Ply(0, number, -1)] if parent is None else None
    entry = LogEntry(number + 1, before, kind, 0, data, at, 0)
    log.append(t, table, RULES, entry, checks.get(before, 0), client)
    return number + 1


def keep_snapshot(t: Transaction, table: str, number: int, data: bytes) -> None:
    log.keep_snapshot(t, table, number, checksum(t, table, number), data)


def snapshot(t: Transaction, table: str, number: int) -> Any:
    return log.snapshot(t, table, number, checksum(t, table, number))


def checksum(t: Transaction, table: str, number: int) -> int:
    row = t.row("SELECT checksum FROM entries WHERE table_id = ? AND number = ?", table, number)
    return 0 if row is None else int(row[0])


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
    assert len(await store.read(lambda t: log.after(t, table, 0))) == 2


async def test_of_many_at_once_one_is_first(store: Store) -> None:
    table = await make_table(store)
    for number in range(5):
        done = await asyncio.gather(
            *(store.write(doing(enter, table, number, f"client-{number}-{i}")) for i in range(8)),
            return_exceptions=True,
        )
        assert [one for one in done if not isinstance(one, Outdated)] == [number + 1]
    assert [entry.number for entry in await store.read(lambda t: log.after(t, table, 0))] == [1, 2, 3, 4, 5]


async def test_what_leads_to_no_entry_moves_the_table_too(store: Store) -> None:
    """Somebody said something in secret, or asks for something: the number stays, the stamp is the next."""
    table = await make_table(store)
    await store.write(lambda t: log.move(t, table, 0, 0, 0, [1], None))
    row = await store.read(lambda t: t.row("SELECT stamp, number, asked FROM tables WHERE id = ?", table))
    assert row == (1, 0, 0b10)
    with pytest.raises(Outdated):
        await store.write(lambda t: log.move(t, table, 0, 1, 0, [0, 1], None))


async def test_tables_do_not_disturb_each_other(store: Store) -> None:
    tables = [await make_table(store) for _ in range(4)]
    await asyncio.gather(*(store.write(doing(enter, table, 0, "the same id")) for table in tables))
    assert [await number_of(store, table) for table in tables] == [1] * 4


async def test_an_end_has_a_result(store: Store) -> None:
    table = await make_table(store)
    await store.write(lambda t: log.move(t, table, 0, 1, 0, [], {"scores": [1, 2]}))
    row = await store.read(lambda t: t.row("SELECT state, asked, result FROM tables WHERE id = ?", table))
    assert row == ("over", 0, '{"scores":[1,2]}')


# ── entries ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_an_entry_is_read_as_it_was_written(store: Store) -> None:
    table = await make_table(store)
    plies = [Ply(1, 7, -1), Ply(-1, 0, 0b10)]

    def work(t: Transaction) -> LogEntry:
        at = log.move(t, table, 0, 1, 1, [1], None)
        return log.append(t, table, RULES, LogEntry(1, 0, "answer", 1, plies, at, 0), 0, "client-1")

    written = await store.write(work)
    (entry,) = await store.read(lambda t: log.after(t, table, 0))
    assert replace(entry, data=log.plies(entry)) == written
    assert written == LogEntry(1, 0, "answer", 1, plies, entry.at, entry.checksum)
    assert entry.at > 1_700_000_000_000
    assert entry.checksum > 0
    assert await store.read(lambda t: log.after(t, table, 1)) == []


async def with_something_taken_back(store: Store) -> str:
    table = await make_table(store)
    for number in range(4):
        await store.write(doing(enter, table, number))
    await store.write(lambda t: enter(t, table, 4, parent=2))  # entry 5 goes back to 2
    await store.write(lambda t: enter(t, table, 5))
    return table


async def path_to(store: Store, table: str, number: int, **more: Any) -> tuple[int, list[int]]:
    path = await store.read(lambda t: log.path(t, table, RULES, number, **more))
    return path.start, [entry.number for entry in path.entries]


async def test_the_path_of_parents_leaves_out_what_was_taken_back(store: Store) -> None:
    table = await with_something_taken_back(store)
    assert [entry.number for entry in await store.read(lambda t: log.after(t, table, 0))] == [1, 2, 3, 4, 5, 6]
    assert await path_to(store, table, 6) == (0, [1, 2, 5, 6])
    assert await path_to(store, table, 4) == (0, [1, 2, 3, 4])
    assert await path_to(store, table, 0) == (0, [])
    for number, answers in ((6, [1, 2, 6]), (5, [1, 2]), (4, [1, 2, 3, 4]), (0, [])):
        assert await store.read(doing(log.steps, table, number)) == answers


async def test_a_path_starts_at_the_snapshot_that_is_wanted(store: Store) -> None:
    table = await with_something_taken_back(store)
    for number in (1, 2, 3):
        await store.write(doing(keep_snapshot, table, number, b"snapshot"))
    assert await path_to(store, table, 6) == (2, [5, 6]), "the next"
    assert await path_to(store, table, 4) == (3, [4])
    assert await path_to(store, table, 2) == (2, [])
    assert await path_to(store, table, 6, first=2) == (1, [2, 5, 6]), "before an entry"
    assert await path_to(store, table, 6, first=0) == (0, [1, 2, 5, 6]), "all of it"
    assert await path_to(store, table, 6, answers=2) == (1, [2, 5, 6]), "so many answers at most"
    assert await path_to(store, table, 6, answers=100) == (0, [1, 2, 5, 6])


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET data = '[[0,7,-1]]' WHERE table_id = ? AND number = 2",
        "UPDATE entries SET seat = 1 WHERE table_id = ? AND number = 1",
        "UPDATE entries SET kind = 'answer' WHERE table_id = ? AND number = 5",
        "UPDATE entries SET parent = 1 WHERE table_id = ? AND number = 5",
        "UPDATE entries SET checksum = checksum + 1 WHERE table_id = ? AND number = 6",
        "DELETE FROM entries WHERE table_id = ? AND number = 2",
    ],
)
async def test_a_log_that_was_damaged_is_not_played_on(store: Store, damage: str) -> None:
    table = await with_something_taken_back(store)
    await store.write(lambda t: t.run(damage, table))
    with pytest.raises(Refusal, match="damaged"):
        await path_to(store, table, 6)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET data = CAST('no snapshot' AS {bytes}) WHERE table_id = ? AND number = 4",
        "UPDATE snapshots SET number = 6 WHERE table_id = ? AND number = 4",  # it is another's
        "UPDATE snapshots SET data = (SELECT data FROM snapshots AS s WHERE s.number = 1) "
        "WHERE table_id = ? AND number = 4",
    ],
)
async def test_a_snapshot_that_was_damaged_is_passed(store: Store, url: str, damage: str) -> None:
    """The log is sound: an older one, or the beginning, leads to the same."""
    table = await make_table(store)
    for number in range(7):
        await store.write(doing(enter, table, number))
    for number in (1, 4):
        await store.write(doing(keep_snapshot, table, number, b"snapshot %d" % number))
    assert await path_to(store, table, 7) == (4, [5, 6, 7])
    damage = damage.format(bytes="BLOB" if url.startswith("sqlite") else "BYTEA")
    await store.write(lambda t: t.run(damage, table))
    path = await store.read(lambda t: log.path(t, table, RULES, 7))
    assert (path.start, path.snapshot, path.passed) == (1, b"snapshot 1", True)
    assert [entry.number for entry in path.entries] == [2, 3, 4, 5, 6, 7]
    await store.write(lambda t: t.run("DELETE FROM snapshots WHERE number = 1"))
    assert await path_to(store, table, 7) == (0, [1, 2, 3, 4, 5, 6, 7])
    await store.write(lambda t: keep_snapshot(t, table, 4, b"anew"))  # over what is there
    await store.write(lambda t: keep_snapshot(t, table, 6, b"anew"))
    assert await path_to(store, table, 7) == (6, [7])


async def test_an_entry_that_was_damaged_before_a_sound_snapshot(store: Store) -> None:
    """What led to the snapshot is not needed to play on, though nobody can be told of it any more."""
    table = await make_table(store)
    for number in range(9):
        await store.write(doing(enter, table, number))
    for number in (2, 6):
        await store.write(doing(keep_snapshot, table, number, b"snapshot"))
    assert await path_to(store, table, 9, answers=100) == (0, [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await store.write(lambda t: t.run("UPDATE entries SET data = '[[0,5,-1]]' WHERE number = 4"))
    path = await store.read(lambda t: log.path(t, table, RULES, 9, answers=100))
    assert (path.start, [entry.number for entry in path.entries], path.passed) == (6, [7, 8, 9], True)
    for more in ({"first": 0}, {"first": 4}):
        with pytest.raises(Refusal, match="damaged"):
            await path_to(store, table, 9, **more)
    await store.write(lambda t: t.run("DELETE FROM snapshots WHERE number = 6"))
    with pytest.raises(Refusal, match="damaged"):
        await path_to(store, table, 9, answers=100)


async def test_a_log_of_other_rules_is_not_played_on(store: Store) -> None:
    table = await with_something_taken_back(store)
    with pytest.raises(Refusal, match="damaged"):
        await store.read(lambda t: log.path(t, table, RULES + 1, 6))


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
        assert await store.read(doing(log.number_of, where, RequestId(0, client))) == number


async def test_an_id_is_entered_once(store: Store) -> None:
    table = await make_table(store)
    await store.write(lambda t: enter(t, table, 0, "client-1"))
    with pytest.raises((sqlite3.IntegrityError, psycopg.errors.UniqueViolation)):
        await store.write(lambda t: enter(t, table, 1, "client-1"))
    assert await number_of(store, table) == 1


# ── secrets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_secrets_wait_at_their_number(store: Store) -> None:
    table = await make_table(store)
    await store.write(lambda t: log.wait(t, table, 3, 1, [5]))
    await store.write(lambda t: log.wait(t, table, 3, 0, [6]))
    await store.write(lambda t: log.wait(t, table, 3, 1, [5, 8]))
    assert await store.read(lambda t: log.waiting(t, table, 3)) == {0: [6], 1: [5, 8]}
    assert await store.read(lambda t: log.waiting(t, table, 2)) == {}
    await store.write(lambda t: log.wait(t, table, 3, 1, []))
    assert await store.read(lambda t: log.waiting(t, table, 3)) == {0: [6]}


async def test_the_id_of_a_secret_is_known_for_ever(store: Store) -> None:
    table = await make_table(store)
    for client in ("client-1", "client-2"):
        await store.write(doing(log.remember, table, RequestId(1, client), 3))
    await store.write(lambda t: enter(t, table, 0, "client-3"))
    for client in ("client-1", "client-2"):
        assert await store.read(doing(log.number_of, table, RequestId(1, client))) == 3
    with pytest.raises((sqlite3.IntegrityError, psycopg.errors.UniqueViolation)):
        await store.write(lambda t: log.remember(t, table, RequestId(1, "client-1"), 4))


# ── offers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_offers_stand_at_their_number(store: Store) -> None:
    table = await make_table(store)
    both: dict[Offering, Offer] = {"end": Offer(1, 0b10), "undo": Offer(0, 0b101)}
    await store.write(lambda t: log.keep_offers(t, table, 3, both))
    assert await store.read(lambda t: log.offers(t, table, 3)) == both
    assert await store.read(lambda t: log.offers(t, table, 4)) == {}
    await store.write(lambda t: log.keep_offers(t, table, 3, {"undo": Offer(0, 0b111)}))
    assert await store.read(lambda t: log.offers(t, table, 3)) == {"undo": Offer(0, 0b111)}


# ── snapshots ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_snapshots_are_kept_small_and_those_far_back_are_few(store: Store) -> None:
    table, other = await make_table(store), await make_table(store)
    for number in range(8, 201, 8):
        await store.write(doing(keep_snapshot, table, number, b"\x00\xff" * number))
    kept = await store.read(lambda t: t.rows("SELECT number, data FROM snapshots WHERE table_id = ?", table))
    assert sorted(number for number, _ in kept) == [64, 128, *range(136, 201, 8)]
    assert all(len(data) < 2 * number for number, data in kept)
    for number in (64, 200):
        assert await store.read(doing(snapshot, table, number)) == b"\x00\xff" * number
    assert await store.read(lambda t: snapshot(t, table, 199)) is None
    assert await store.read(lambda t: snapshot(t, other, 200)) is None


def test_an_undo_beyond_the_last_snapshot_has_one_of_its_own() -> None:
    def needed(number: int, parent: int) -> bool:
        return log.needs_snapshot(LogEntry(number, parent, "undo", 0, None, 0, 0))

    every = log.EVERY
    for number, parent, wanted in (
        (every, every - 1, True),
        (every + 1, every, False),
        (every + 4, every + 1, False),
        (every + 4, every, False),
        (every + 4, every - 1, True),
        (every + 9, every + 7, True),
        (2 * every + 1, 2 * every, False),
        (2 * every + 1, 2 * every - 1, True),
        (10 * every + 5, 1, True),
    ):
        assert needed(number, parent) == wanted, (number, parent)
