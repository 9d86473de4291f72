"""What a change of a table leads to: from how it stands to how it would, before anything is written."""

from collections.abc import Reversible, Sequence
from typing import Any

from msgspec.structs import replace

from habitable.kernel import play, undo
from habitable.kernel.bits import bit
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.luck import Luck
from habitable.kernel.play import Moment, with_waiting
from habitable.kernel.position import NATURE, Position
from habitable.kernel.questions import Together
from habitable.kernel.undo import BOT, Sitter, Verdict
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Offering
from habitable.server.tables import log
from habitable.server.tables.due import ClockMode
from habitable.server.tables.values import About, NewEntry, Offer, TableChange, TableRows, TableState, Told

# ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def begun(now: TableState, luck: Luck) -> TableChange:
    return entered(now, NATURE, play.deal(now.settled, luck), "on")


def answered(about: About, now: TableState, seat: int, answer: int, then: Sequence[int], luck: Luck) -> TableChange:
    try:
        moment, waiting = play.take(about.game, now.position, now.rows.waiting, seat, answer, luck, then)
    except IllegalAnswer as error:
        raise Refusal(422, "illegal-answer", why=error) from None
    if waiting:
        return TableChange(replace(now, rows=replace(now.rows, waiting=waiting), position=moment.position), None)
    return entered(now, seat, moment, "anew" if isinstance(now.position.top, Together) else "on")


def entered(now: TableState, seat: int, moment: Moment, clock_mode: ClockMode) -> TableChange:
    plies, events, after = moment
    rows = replace(now.rows, depth=now.rows.depth + 1, waiting={}, ended="rules" if after.over() else None)
    return TableChange(
        TableState(rows, 0, after, after),
        NewEntry("answer", seat, rows.number, now.checksum, plies, events),
        clock_mode,
    )


# ── beside the log ──────────────────────────────────────────────────────────────────────────────────────────────────


def beside(now: TableState, **what: Any) -> TableChange:
    rows = replace(now.rows, **what)
    return TableChange(replace(now, rows=rows, position=with_waiting(now.settled, rows.waiting)), None)


def withdrawn(now: TableState, seat: int) -> TableChange:
    """A seat takes back the last of its secret answers; it is asked again."""
    return beside(now, waiting=play.taken_back(now.rows.waiting, seat))


def offered(now: TableState, what: Offering, seat: int) -> TableChange:
    return beside(now, offers={**now.rows.offers, what: Offer(seat, bit(seat))})


# ── entries that leave the position as it is ────────────────────────────────────────────────────────────────────────


def reseated(now: TableState, kind: str, seat: int, level: str | None, clock_mode: ClockMode = "on") -> TableChange:
    """Another bot plays in a seat, or none any more."""
    seats = list(now.rows.seats)
    seats[seat] = replace(seats[seat], level=level, since=now.rows.number + 1)
    return aside(now, kind, seat, replace(now.rows, seats=seats), clock_mode)


def ended(now: TableState, why: str, seat: int) -> TableChange:
    return aside(now, "ended" if why == "agreed" else why, seat, replace(now.rows, ended=why, waiting={}), "on")


def aside(now: TableState, kind: str, seat: int, rows: TableRows, clock_mode: ClockMode) -> TableChange:
    after = TableState(rows, 0, now.settled, with_waiting(now.settled, rows.waiting))
    return TableChange(after, NewEntry(kind, seat, now.rows.number, now.checksum, None, []), clock_mode)


# ── taking back ─────────────────────────────────────────────────────────────────────────────────────────────────────


def fallen(recent: Reversible[Told], number: int, seat: int) -> list[Told]:
    """What would fall if a seat took back its last answer, the newest first; nothing if it has given none."""
    out = []
    for told in reversed(recent):
        entry = told.entry
        if entry.number == number:  # others were taken back
            out.append(told)
            number = entry.parent
            if entry.kind == "answer" and (entry.seat == seat or seat in told.falls.seats):
                return out
    return []


def without(rows: TableRows, falls: list[Told], seat: int, back: Position) -> TableRows:
    """Once a seat has gone back to a position. Other people who must answer again get the time of a turn for it."""
    depth = rows.depth - sum(one.entry.kind == "answer" for one in falls)
    again = {who for one in falls for who in one.falls.seats}
    seats = [
        replace(one, paid=min(one.paid, depth)) if i in again and one.guest != rows.seats[seat].guest else one
        for i, one in enumerate(rows.seats)
    ]
    waiting = play.waits_again(back, log.plies(falls[-1].entry), seat)
    return replace(rows, depth=depth, seats=seats, waiting=waiting)


def may_undo(
    about: About, now: TableState, recent: Reversible[Told], seat: int, who: list[Sitter] | None = None
) -> Verdict:
    """What the rule of taking back says; nothing to who is away, and after the end."""
    rows, settings = now.rows, about.settings
    if rows.ended is not None or rows.seats[seat].level is not None:
        return undo.NOTHING
    falls = [told.falls for told in fallen(recent, rows.number, seat)]
    return undo.may_undo(seat, who or sitters(rows), falls, rows.waiting, settings.undo, settings.serious)


def sitters(rows: TableRows) -> list[Sitter]:
    """A person is known by the first of their seats."""
    people: dict[str | None, int] = {None: BOT}
    return [
        Sitter(people.setdefault(one.guest, i), one.guest is not None and one.level is not None, one.since)
        for i, one in enumerate(rows.seats)
    ]
