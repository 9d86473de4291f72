"""What the house has to do by itself: play for bots, and end the time of whoever thinks too long.

It stands in the database, written with the change it follows from, so that any process does it after any crash. Turns
of bots are taken by one process and are its own as long as it lives. Time in which no process lived is not charged, and
neither is time that only the clock of the machine has seen, when it is set ahead or back.
"""

from typing import Literal, NamedTuple

from habitable.server.protocol.wire import Pace
from habitable.server.storage.damage import DUE, as_written
from habitable.server.storage.store import Transaction

BEAT = 2.0  # seconds: each process says that it lives, and looks what is due
DEAD = 8_000  # milliseconds: a process that was not seen for so long is gone
BACK = 2_000  # milliseconds: a time that lies so far ahead was another clock's
CENTURY = 100 * 365 * 86_400_000
AT_ONCE = 100  # so much is begun with a beat
ROOM = "room " * 8_000  # what an answer may need, many times over
FOREVER = 2**62  # with SQLite the one process lives as long as its lock on the file

# How clocks go on after a change: as they run, "anew" for all who are asked, or for one who has come "back"
ClockMode = Literal["on", "anew", "back"]


class Due(NamedTuple):
    table: str
    kind: str
    seat: int


# ── with a change of a table ────────────────────────────────────────────────────────────────────────────────────────


def keep(t: Transaction, table: str, kind: str, seat: int, since: int, at: int, process: str | None) -> None:
    t.run(
        "INSERT INTO due (table_id, kind, seat, since, at, process) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id, kind, seat) DO UPDATE "
        "SET since = excluded.since, at = excluded.at, process = excluded.process",
        table,
        kind,
        seat,
        since,
        at,
        process,
    )


def drop(t: Transaction, table: str, kind: str, seat: int) -> None:
    t.run("DELETE FROM due WHERE table_id = ? AND kind = ? AND seat = ?", table, kind, seat)


def of_table(t: Transaction, table: str) -> tuple[dict[int, int], str | None]:
    """When the clocks that run will end, and which process plays for the bots ("" for none, if it should)."""
    rows = as_written(t.rows("SELECT kind, seat, at, process FROM due WHERE table_id = ?", table), DUE)
    thinkers = [process or "" for kind, _, _, process in rows if kind == "bots"]
    return {seat: at for kind, seat, at, _ in rows if kind == "clock"}, thinkers[0] if thinkers else None


class Clocks(NamedTuple):
    """The clocks of a table: what is left on those that stand, when those that run will end, and up to which depth of
    the game each seat has had the time of a turn."""

    remaining: list[int | None]
    ends: dict[int, int]
    paid: list[int]

    def turn(self, pace: Pace, asked: set[int], depth: int, mode: ClockMode, at: int) -> "Clocks":
        """Once these seats are asked, some clocks stop and some start. A stretch of being asked goes on, unless all
        are asked "anew". With one that begins comes the time of a turn, but only where the seat has not been before:
        who takes back and plays on wins none, for no seat. Nor does who comes "back", beside enough to say something.
        """
        remaining, ends, paid = list(self.remaining), dict(self.ends), list(self.paid)
        for seat in set(ends) - (set() if mode == "anew" else asked):
            remaining[seat] = max(0, ends.pop(seat) - at)
            paid[seat] = max(paid[seat], depth - 1)  # the turn has lasted until then
        for seat in asked - set(ends):
            left = remaining[seat] or 0
            if not left if mode == "back" else depth > paid[seat]:
                left = 1000 * pace.turn + (left if pace.kind == "live" else 0)
            paid[seat] = max(paid[seat], depth)
            remaining[seat] = left
            ends[seat] = at + left
        return Clocks(remaining, ends, paid)


def beginning(pace: Pace) -> int | None:
    """What a clock shows before anybody is asked."""
    return None if pace.kind == "none" else 1000 * pace.reserve if pace.kind == "live" else 1000 * pace.turn


# ── the house ───────────────────────────────────────────────────────────────────────────────────────────────────────


def beat(t: Transaction, process: str, alone: bool) -> tuple[int, bool]:
    """Says that this process lives. Returns the time, and whether clocks were set: on, because for a while no process
    lived or the machine's clock was set ahead; or back, with that clock."""
    t.set_clock()
    if not t.run("UPDATE house SET alive = alive WHERE id = 1"):  # one process after the other
        t.run("INSERT INTO house (id, alive) VALUES (1, 0) ON CONFLICT (id) DO NOTHING")
    row = t.row(f"SELECT alive, {t.now} FROM house WHERE id = 1")
    assert row is not None
    alive, now = row[0], int(row[1])
    if not isinstance(alive, int) or not 0 <= alive < now + CENTURY:
        alive = 0  # it is damaged: what anybody has thought is given back
    was_set = False
    if now - alive > DEAD:
        was_set = look_again(t, "since < ?", now)
        gap = "? - CASE WHEN since > ? THEN since ELSE ? END"
        t.run(
            f"UPDATE due SET at = at + {gap}, since = since + {gap} WHERE kind = 'clock' AND since < ?",
            *(now, alive, alive) * 2,
            now,
        )
    elif alive - now > BACK:
        was_set = look_again(t, "1 = 1")
        t.run("UPDATE due SET at = at - ?, since = since - ?", alive - now, alive - now)
        t.run("UPDATE processes SET alive = ? WHERE alive > ? AND alive < ?", now, now, FOREVER)
    late = now + BACK, now + CENTURY  # begun after the last beat before the clock was set
    if look_again(t, "since > ? AND since < ?", *late):
        was_set = True
    t.run("UPDATE due SET at = at - since + ?, since = ? WHERE since > ? AND since < ?", now, now, *late)
    t.run("UPDATE house SET alive = ? WHERE id = 1", now)
    if alone:
        t.run("DELETE FROM processes WHERE id <> ?", process)
    else:
        t.run("DELETE FROM processes WHERE alive < ?", now - DEAD)
    t.run(
        "INSERT INTO processes (id, alive) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive",
        process,
        FOREVER if alone else now,
    )
    return now, was_set


def look_again(t: Transaction, which: str, *values: int) -> bool:
    """Whoever has a table in memory whose clocks are set must look again."""
    clocks = f"SELECT table_id FROM due WHERE kind = 'clock' AND {which}"
    return bool(t.run(f"UPDATE tables SET stamp = stamp + 1 WHERE id IN ({clocks})", *values))


def make_room(t: Transaction) -> None:
    """Fails on a disk that is full, where a change of a row may find room for itself."""
    t.run("INSERT INTO processes (id, alive) VALUES (?, 0)", ROOM)
    t.run("DELETE FROM processes WHERE id = ?", ROOM)


def leave(t: Transaction, process: str) -> None:
    """Others may do at once what was ours to do."""
    t.run("DELETE FROM processes WHERE id = ?", process)


UNCLAIMED = "kind = 'bots' AND (process IS NULL OR process NOT IN (SELECT id FROM processes))"


def waiting(t: Transaction, in_vain: int = 0) -> tuple[list[Due], bool]:
    """What should be done now and is nobody's, beside so many that were tried in vain; and whether any clock runs."""
    rows = t.rows(
        f"SELECT table_id, kind, seat FROM due WHERE at <= {t.now} AND (kind = 'clock' OR {UNCLAIMED}) "
        "ORDER BY at LIMIT ?",
        AT_ONCE + in_vain,
    )
    return [Due(*row) for row in rows], t.row("SELECT 1 FROM due WHERE kind = 'clock' LIMIT 1") is not None


def claim(t: Transaction, table: str, process: str) -> bool:
    """Whether this process is to play for the bots of a table."""
    return bool(t.run(f"UPDATE due SET process = ? WHERE table_id = ? AND {UNCLAIMED}", process, table))
