"""The log of a table: entries with their parents, what waits in secret, snapshots. The newest entry is the table's
number; the position after an entry never changes."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from habitable.kernel.match import Ply
from habitable.server.errors import Refusal
from habitable.server.store import Transaction

EVERY = 100  # entries: no load replays more


class Entry(NamedTuple):
    number: int
    parent: int
    kind: str
    seat: int
    data: Any
    at: int


class Outdated(Refusal):
    """Somebody else was first: the table has another number now."""

    def __init__(self) -> None:
        super().__init__(409, "outdated")


def advance(t: Transaction, table: str, number: int, asked: int, state: str, result: Any) -> None:
    """Moves the table's row to the next number, if it is still at this one; everything else of a commit follows."""
    moved = t.run(
        f"UPDATE tables SET number = number + 1, asked = ?, state = ?, result = ?, changed = {t.now} "
        "WHERE id = ? AND number = ?",
        asked,
        state,
        None if result is None else msgspec.json.encode(result).decode(),
        table,
        number,
    )
    if not moved:
        raise Outdated


def hold(t: Transaction, table: str, number: int, asked: int) -> None:
    """Keeps the table at this number for the rest of the transaction, and notes who is asked still."""
    held = t.run("UPDATE tables SET asked = ? WHERE id = ? AND number = ?", asked, table, number)
    if not held:
        raise Outdated


def append(t: Transaction, table: str, entry: Entry, client: str | None) -> None:
    t.run(
        "INSERT INTO entries (table_id, number, parent, kind, seat, data, client, at) "
        f"VALUES (?, ?, ?, ?, ?, ?, ?, {t.now})",
        table,
        entry.number,
        entry.parent,
        entry.kind,
        entry.seat,
        msgspec.json.encode(entry.data).decode(),
        client,
    )


def number_of_client(t: Transaction, table: str, client: str) -> int | None:
    """The entry that an answer with this id of a client's led to, or the state at which it waits or waited."""
    row = t.row(
        "SELECT number FROM entries WHERE table_id = ? AND client = ? "
        "UNION ALL SELECT number FROM heard WHERE table_id = ? AND client = ?",
        table,
        client,
        table,
        client,
    )
    return None if row is None else int(row[0])


def load(t: Transaction, table: str, after: int) -> list[Entry]:
    """The entries that came after one, in their order."""
    rows = t.rows(
        "SELECT number, parent, kind, seat, data, at FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
        table,
        after,
    )
    return [
        Entry(number, parent, kind, seat, msgspec.json.decode(data), at)
        for number, parent, kind, seat, data, at in rows
    ]


def chain(entries: dict[int, Entry], number: int) -> Iterator[Entry]:
    """From the newest entry back to the first: what really led to it, after all that was taken back."""
    while number > 0:
        entry = entries[number]
        yield entry
        number = entry.parent


def plies(data: list[list[int]]) -> list[Ply]:
    return [Ply(*ply) for ply in data]


# ── what waits in secret ────────────────────────────────────────────────────────────────────────────────────────────


def wait(t: Transaction, table: str, number: int, seat: int, said: list[int], client: str | None) -> None:
    """What a seat has said so far, in secret, at a number."""
    t.run("DELETE FROM waiting WHERE table_id = ? AND number = ? AND seat = ?", table, number, seat)
    t.run(
        f"INSERT INTO waiting (table_id, number, seat, data, at) VALUES (?, ?, ?, ?, {t.now})",
        table,
        number,
        seat,
        msgspec.json.encode(said).decode(),
    )
    if client is not None:
        t.run("INSERT INTO heard (table_id, client, number) VALUES (?, ?, ?)", table, client, number)


def waiting(t: Transaction, table: str, number: int) -> dict[int, list[int]]:
    rows = t.rows("SELECT seat, data FROM waiting WHERE table_id = ? AND number = ? ORDER BY seat", table, number)
    return {seat: msgspec.json.decode(data) for seat, data in rows}


def stop_waiting(t: Transaction, table: str) -> None:
    t.run("DELETE FROM waiting WHERE table_id = ?", table)


# ── snapshots ───────────────────────────────────────────────────────────────────────────────────────────────────────


def keep_snapshot(t: Transaction, table: str, number: int, data: bytes) -> None:
    t.run("INSERT INTO snapshots (table_id, number, data) VALUES (?, ?, ?)", table, number, data)


def snapshot(t: Transaction, table: str, number: int) -> tuple[int, bytes] | None:
    """The newest one that is not after a number."""
    row = t.row(
        "SELECT number, data FROM snapshots WHERE table_id = ? AND number <= ? ORDER BY number DESC LIMIT 1",
        table,
        number,
    )
    return None if row is None else (int(row[0]), bytes(row[1]))
