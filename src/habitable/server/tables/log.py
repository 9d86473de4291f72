"""The log of a table: entries with their parents, what waits in secret, offers, snapshots.

Every change of a table first moves its row from one stamp to the next; whoever comes second changes nothing. The number
of the row is that of the newest entry. The position after an entry never changes, whatever is taken back later.
"""

import hashlib
import zlib
from collections.abc import Callable, Collection
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from habitable.kernel.bits import bit
from habitable.kernel.events import Event, some_only
from habitable.kernel.play import Ply
from habitable.kernel.undo import Fallen
from habitable.server.protocol.errors import Damaged, Refusal
from habitable.server.protocol.wire import Offering
from habitable.server.storage.damage import ANSWERS, ENTRY, OFFERS, WAITING, as_written
from habitable.server.storage.store import Row, Transaction
from habitable.server.tables.values import LogEntry, Offer, Path, RequestId, Told

EVERY, OFTEN = 32, 4  # entries: there is a snapshot, a few hundred bytes; more often where many answer at once
MANY = 3  # answers in one entry
SPARSE = 64  # further back only every so many entries
MOST = 100  # answers of people at most are played again when a table is loaded
BLOCK = 64  # entries read at once


class Outdated(Refusal):
    """Somebody else was first: the table has another number now."""

    def __init__(self) -> None:
        super().__init__(409, "outdated")


def plies(entry: LogEntry) -> list[Ply]:
    return [Ply(*ply) for ply in entry.data] if entry.kind == "answer" else []


def told(entry: LogEntry, events: list[Event]) -> Told:
    seats = [ply[0] for ply in entry.data] if entry.kind == "answer" else []  # that have answered
    return Told(entry, events, Fallen(entry.number, seats, some_only(events)))


# ── moving on ───────────────────────────────────────────────────────────────────────────────────────────────────────


def move(
    t: Transaction,
    table: str,
    stamp: int,
    number: int,
    depth: int,
    asked: Collection[int],
    result: Any,
    request: RequestId | None = None,
    silent: bool = False,
) -> int:
    """Moves the table's row from a stamp to the next, if it is still at it and the seat has sent nothing with this id
    before; all else of a commit follows. Returns the time; for a change that nobody may notice the time of the last one
    that was."""
    rows = t.rows(
        moving("changed" if silent else t.now, request is not None),
        number,
        depth,
        sum(map(bit, asked)),
        "playing" if result is None else "over",
        None if result is None else msgspec.json.encode(result).decode(),
        table,
        stamp,
        *(() if request is None else (table, request.client, request.seat, table, request.client, request.seat)),
    )
    if not rows:
        raise Outdated
    return int(rows[0][0])


@cache
def moving(changed: str, named: bool) -> str:
    not_sent_before = (
        " AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = ? AND client = ? AND seat = ?)"
        " AND NOT EXISTS (SELECT 1 FROM heard WHERE table_id = ? AND client = ? AND seat = ?)"
    )
    return (
        "UPDATE tables SET stamp = stamp + 1, number = ?, depth = ?, asked = ?, state = ?, result = ?, "
        f"changed = {changed} WHERE id = ? AND stamp = ?{not_sent_before if named else ''} RETURNING changed"
    )


def checksum(before: int, rules: int, kind: str, seat: int, data: str) -> int:
    """Of an entry and all before it: a log that was damaged, or is of other rules, is not played on."""
    text = f"{before} {rules} {kind} {seat} {data}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 1


def append(t: Transaction, table: str, rules: int, entry: LogEntry, before: int, client: str | None) -> LogEntry:
    """Writes an entry after one with the checksum `before`, and its seat's id for it; returns it with its own."""
    data = msgspec.json.encode(entry.data).decode()
    entry = replace(entry, checksum=checksum(before, rules, entry.kind, entry.seat, data))
    t.run(
        "INSERT INTO entries (table_id, number, parent, kind, seat, data, client, at, checksum) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table,
        entry.number,
        entry.parent,
        entry.kind,
        entry.seat,
        data,
        client,
        entry.at,
        entry.checksum,
    )
    return entry


def number_of(t: Transaction, table: str, request: RequestId) -> int | None:
    """The entry that a seat's request led to, or the state at which it waits or waited."""
    row = t.row(
        "SELECT number FROM entries WHERE table_id = ? AND client = ? AND seat = ? "
        "UNION ALL SELECT number FROM heard WHERE table_id = ? AND client = ? AND seat = ?",
        table,
        request.client,
        request.seat,
        table,
        request.client,
        request.seat,
    )
    return None if row is None else int(row[0])


def remember(t: Transaction, table: str, request: RequestId, number: int) -> None:
    """Keeps the id of what led to no entry of its seat's."""
    t.run(
        "INSERT INTO heard (table_id, client, seat, number) VALUES (?, ?, ?, ?)",
        table,
        request.client,
        request.seat,
        number,
    )


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

COLUMNS = "number, parent, kind, seat, data, at, checksum"


def entry_of(row: Row) -> LogEntry:
    number, parent, kind, seat, data, at, check = as_written(row, ENTRY)
    return LogEntry(number, parent, kind, seat, msgspec.json.decode(data), at, check)


def after(t: Transaction, table: str, number: int) -> list[LogEntry]:
    """The entries that came after one, in their order."""
    rows = t.rows(f"SELECT {COLUMNS} FROM entries WHERE table_id = ? AND number > ? ORDER BY number", table, number)
    return list(map(entry_of, rows))


def path(
    t: Transaction,
    table: str,
    rules: int,
    number: int,
    first: int | None = None,
    answers: int = 0,
    load: Callable[[bytes], Any] = bytes,
    passed: frozenset[int] = frozenset(),
) -> Path:
    """Back along the parents to the next snapshot; with `first` to one before that entry; with `answers` as far as no
    more of them have to be played, for what they tell. Snapshots that are not sound are passed, and so is an entry that
    is not, where a snapshot after it is."""
    to = number
    kept = {n for (n,) in t.rows("SELECT number FROM snapshots WHERE table_id = ?", table)} - passed
    known: dict[int, Row] = {}
    check = int(_row(t, table, number, known)[6]) if number else 0
    back: list[LogEntry] = []
    played, length, start, broken = 0, 0, -1, False
    while True:
        if number == 0 or (number in kept and (first is None or number < first)):
            length, start = len(back), number
            if number == 0 or not answers:
                break
        try:
            entry = _checked(t, table, rules, number, known)
        except Exception:
            if start < 0:
                raise
            broken = True  # what it told is lost; where it led to is in the snapshot
            break
        played += sum(ply.seat >= 0 for ply in plies(entry))
        if start >= 0 and played > answers:
            break
        back.append(entry)
        number = entry.parent
    found = snapshot(t, table, start, int(_row(t, table, start, known)[6]), load) if start else None
    if start and found is None:
        return path(t, table, rules, to, first, answers, load, passed | {start})
    return Path(start, found, back[:length][::-1], check, broken or bool(passed))


def steps(t: Transaction, table: str, number: int) -> list[int]:
    """The answers that really led to an entry, after all that was taken back; the oldest first."""
    rows = t.rows("SELECT number, parent, kind FROM entries WHERE table_id = ? AND number <= ?", table, number)
    known = {one: (parent, kind) for one, parent, kind in rows}
    out = []
    while number > 0:
        parent, kind = known[number]
        if kind == "answer":
            out.append(number)
        if parent >= number:
            raise Damaged(table)
        number = parent
    return out[::-1]


def _checked(t: Transaction, table: str, rules: int, number: int, known: dict[int, Row]) -> LogEntry:
    """An entry, if nobody has touched it: before it is read, because what is damaged may be anything."""
    row = _row(t, table, number, known)
    _, parent, kind, seat, data, _, check = row
    before = int(_row(t, table, parent, known)[6]) if parent else 0
    if parent >= number or checksum(before, rules, kind, seat, data) != check:
        raise Damaged(table)
    return entry_of(row)


def _row(t: Transaction, table: str, number: int, known: dict[int, Row]) -> Row:
    """A row of the log; a block of those before it is read with it."""
    if number not in known:
        rows = t.rows(
            f"SELECT {COLUMNS} FROM entries WHERE table_id = ? AND number <= ? ORDER BY number DESC LIMIT {BLOCK}",
            table,
            number,
        )
        known.update((row[0], row) for row in rows)
    try:
        return known[number]
    except KeyError:
        raise Damaged(table) from None


# ── what waits in secret ────────────────────────────────────────────────────────────────────────────────────────────


def wait(t: Transaction, table: str, number: int, seat: int, answers: list[int]) -> None:
    """What a seat has answered so far, in secret, at a number; nothing if it is empty."""
    if answers:
        t.run(
            f"INSERT INTO waiting (table_id, number, seat, data, at) VALUES (?, ?, ?, ?, {t.now}) "
            "ON CONFLICT (table_id, number, seat) DO UPDATE SET data = excluded.data, at = excluded.at",
            table,
            number,
            seat,
            msgspec.json.encode(answers).decode(),
        )
    else:
        t.run("DELETE FROM waiting WHERE table_id = ? AND seat = ?", table, seat)


def wait_no_more(t: Transaction, table: str) -> None:
    """What was answered in secret is in the log, or fell."""
    t.run("DELETE FROM waiting WHERE table_id = ?", table)


def waiting(t: Transaction, table: str, number: int) -> dict[int, list[int]]:
    rows = t.rows("SELECT seat, data FROM waiting WHERE table_id = ? AND number = ? ORDER BY seat", table, number)
    return {seat: msgspec.json.decode(data, type=ANSWERS) for seat, data in as_written(rows, WAITING)}


# ── offers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def keep_offers(t: Transaction, table: str, number: int, offers: dict[Offering, Offer]) -> None:
    t.run("DELETE FROM offers WHERE table_id = ?", table)
    for what, offer in offers.items():
        t.run(
            "INSERT INTO offers (table_id, offer, number, seat, agreed) VALUES (?, ?, ?, ?, ?)",
            table,
            what,
            number,
            offer.seat,
            offer.agreed,
        )


def offers(t: Transaction, table: str, number: int) -> dict[Offering, Offer]:
    rows = t.rows(
        "SELECT offer, seat, agreed FROM offers WHERE table_id = ? AND number = ? ORDER BY offer", table, number
    )
    return {what: Offer(seat, agreed) for what, seat, agreed in as_written(rows, OFFERS)}


# ── snapshots ───────────────────────────────────────────────────────────────────────────────────────────────────────


def needs_snapshot(entry: LogEntry) -> bool:
    """So that no path is long: also an undo that goes back beyond the last one."""
    if entry.number % EVERY == 0 or entry.parent // OFTEN < (entry.number - 1) // OFTEN:
        return True
    return entry.number % OFTEN == 0 and sum(ply.seat >= 0 for ply in plies(entry)) > MANY


def seal(check: int, data: bytes) -> bytes:
    """Before a snapshot: that it is the one of this entry, with the checksum of all that led to it."""
    return hashlib.blake2b(data, digest_size=8, key=check.to_bytes(8, "big")).digest()


def keep_snapshot(t: Transaction, table: str, number: int, check: int, data: bytes) -> None:
    """Those that are far back become fewer."""
    t.run("DELETE FROM snapshots WHERE table_id = ? AND number < ? AND number % ? <> 0", table, number - SPARSE, SPARSE)
    t.run(
        "INSERT INTO snapshots (table_id, number, data) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, number) DO UPDATE SET data = excluded.data",
        table,
        number,
        zlib.compress(seal(check, data) + data, 1),
    )


def snapshot(t: Transaction, table: str, number: int, check: int, load: Callable[[bytes], Any] = bytes) -> Any:
    """None if there is none, or none that is sound."""
    row = t.row("SELECT data FROM snapshots WHERE table_id = ? AND number = ?", table, number)
    if row is None:
        return None
    try:
        data = zlib.decompress(bytes(row[0]))
        return load(data[8:]) if data[:8] == seal(check, data[8:]) else None
    except Exception:  # it may be anything, and of an older version, too
        return None
