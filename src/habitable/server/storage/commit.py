"""Writing a change of a table: one short transaction with everything that follows from it."""

from msgspec.structs import replace

from habitable.server.protocol.errors import Refusal
from habitable.server.storage.store import Transaction
from habitable.server.tables import due, log
from habitable.server.tables.due import ClockMode
from habitable.server.tables.table_state import result_of
from habitable.server.tables.values import About, Committed, LogEntry, RequestId, TableChange, TableRows, TableState


def commit(
    t: Transaction, about: About, process: str, now: TableState, step: TableChange, request: RequestId | None
) -> Committed:
    """Makes a change, unless it was made before or the table has moved on: then Outdated, and nothing has happened."""
    before, after, new = now.rows, step.state, step.new_entry
    number = before.number + (new is not None)
    left = new.seat if new is not None and after.rows.ended in ("resigned", "time") else None
    result = result_of(after.position, after.rows.ended, left)
    offers = after.rows.offers if new is None else {}
    silent = new is None and whispers(now, after)
    at = log.move(t, about.id, before.stamp, number, after.rows.depth, after.asked, result, request, silent)
    if new is not None and new.kind == "time" and at < before.clocks[new.seat]:
        raise Refusal(409, "outdated")  # it was set on: there is no use in trying again
    rows = replace(after.rows, stamp=before.stamp + 1, number=number, offers=offers)
    if new is not None and before.waiting:
        log.wait_no_more(t, about.id)
    for seat in before.waiting.keys() | rows.waiting.keys():
        secret = rows.waiting.get(seat, [])
        if secret if new is not None else secret != before.waiting.get(seat):
            log.wait(t, about.id, number, seat, secret)
            if silent:
                rows = whispered(rows, seat)
    if offers != before.offers:
        log.keep_offers(t, about.id, number, offers)
    rows = write_due(t, about, process, now, replace(after, rows=rows), step.clock_mode, at)
    entry, checksum = None, now.checksum
    own = None if request is None or new is None or request.seat != new.seat else request.client
    if new is not None:
        entry = LogEntry(number, new.parent, new.kind, new.seat, new.data, at, 0)
        entry = log.append(t, about.id, about.rules, entry, new.before, own)
        checksum = entry.checksum
        if log.needs_snapshot(entry):
            log.keep_snapshot(t, about.id, number, checksum, about.game.dump(after.settled))
    if request is not None and own is None:
        log.remember(t, about.id, request, number)
    t.notice(f"{about.id} {rows.stamp}")
    return Committed(number, TableState(rows, checksum, after.settled, after.position), entry, silent)


def whispers(now: TableState, after: TableState) -> bool:
    """Whether a seat has only given a part of its secret answers, or taken a part back: it is asked as before."""
    before, rows = now.rows, after.rows
    return before.waiting != rows.waiting and now.asked == after.asked and before.offers == rows.offers


def whispered(rows: TableRows, seat: int) -> TableRows:
    seats = [replace(one, whispered=one.whispered + (i == seat)) for i, one in enumerate(rows.seats)]
    return replace(rows, seats=seats)


def write_due(
    t: Transaction, about: About, process: str, now: TableState, after: TableState, clock_mode: ClockMode, at: int
) -> TableRows:
    """Clocks stop and start, and bots have something to do."""
    before, rows = now.rows, after.rows
    if about.settings.pace.kind != "none":
        clocks = due.Clocks([s.remaining for s in rows.seats], before.clocks, [s.paid for s in rows.seats])
        clocks = clocks.turn(about.settings.pace, after.clocked, rows.depth, clock_mode, at)
        for seat in before.clocks.keys() - clocks.ends.keys():
            due.drop(t, about.id, "clock", seat)
        for seat, end in clocks.ends.items():
            if before.clocks.get(seat) != end:
                due.keep(t, about.id, "clock", seat, at, end, None)
        seats = [
            replace(seat, remaining=left, paid=paid)
            for seat, left, paid in zip(rows.seats, clocks.remaining, clocks.paid, strict=True)
        ]
        rows = replace(rows, seats=seats, clocks=clocks.ends)
    for i, seat_now in enumerate(rows.seats):
        if seat_now != before.seats[i]:
            t.run(
                "UPDATE seats SET level = ?, remaining = ?, whispered = ?, since = ?, paid = ? "
                "WHERE table_id = ? AND seat = ?",
                seat_now.level,
                seat_now.remaining,
                seat_now.whispered,
                seat_now.since,
                seat_now.paid,
                about.id,
                i,
            )
    bots = after.bots_asked
    if bots and before.thinker is None:
        due.keep(t, about.id, "bots", -1, at, at, process)
        return replace(rows, thinker=process)
    if not bots and before.thinker is not None:
        due.drop(t, about.id, "bots", -1)
        return replace(rows, thinker=None)
    return rows
