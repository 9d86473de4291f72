"""What a change of a table leads to: from how it stands to how it would, before anything is written."""

from collections.abc import Reversible
from operator import itemgetter
from typing import Any

from msgspec.structs import replace

from habitable.kernel.bits import bit
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.events import Entry as Event
from habitable.kernel.luck import Luck
from habitable.kernel.match import Ply, own_only
from habitable.kernel.position import NATURE, Position
from habitable.kernel.questions import Together
from habitable.server import log
from habitable.server.errors import Refusal
from habitable.server.standing import with_waiting
from habitable.server.values import About, Entered, Entry, Next, Offer, Rows, Standing
from habitable.server.wire import Offering, Undoing

Told = tuple[Entry, list[Event]]  # an entry, and what happened
WHO = itemgetter(0)  # of a ply

# ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def begun(now: Standing, luck: Luck) -> Next:
    after = now.settled.copy()
    after.log = []
    return entered(now, NATURE, nature(after, luck), after, "on")


def answered(about: About, now: Standing, seat: int, answer: int, luck: Luck) -> Next:
    after = now.position.copy()
    question = after.top
    try:
        about.game.check_answer(after, seat, answer)
    except IllegalAnswer as error:
        raise Refusal(422, "illegal-answer", why=error) from None
    assert question is not None
    after.log = []
    seen_by = question.seen_by(after)
    after.hear(seat, answer)
    plies = [Ply(seat, answer, seen_by)]
    if isinstance(question, Together):
        waiting = {**now.rows.waiting, seat: [*now.rows.waiting.get(seat, []), answer]}
        if isinstance(after.top, Together) and after.top.owing:
            after.log = None
            return Next(replace(now, rows=replace(now.rows, waiting=waiting), position=after), None)
        plies = [Ply(s, a, seen_by) for s in sorted(waiting) for a in waiting[s]]
    after.settle()
    plies += nature(after, luck)
    return entered(now, seat, plies, after, "anew" if isinstance(question, Together) else "on")


def nature(position: Position, luck: Luck) -> list[Ply]:
    """Nature answers, by weight, until somebody else is asked."""
    plies = []
    while position.turn() == NATURE and position.top is not None:
        answer = luck.draw(position)
        plies.append(Ply(NATURE, answer, position.top.seen_by(position)))
        position.hear(NATURE, answer)
        position.settle()
    return plies


def entered(now: Standing, seat: int, plies: list[Ply], after: Position, asks: str) -> Next:
    """An answer, with the position after it and its log."""
    events, after.log = after.log or [], None
    rows = replace(now.rows, waiting={}, ended="rules" if after.over() else None)
    return Next(
        Standing(rows, 0, after, after), Entered("answer", seat, rows.number, now.checksum, plies, events), asks
    )


# ── beside the log ──────────────────────────────────────────────────────────────────────────────────────────────────


def beside(now: Standing, **what: Any) -> Next:
    rows = replace(now.rows, **what)
    return Next(replace(now, rows=rows, position=with_waiting(now.settled, rows.waiting)), None)


def withdrawn(now: Standing, seat: int) -> Next:
    """The last that a seat has said in secret; it is asked again."""
    waiting = {**now.rows.waiting, seat: now.rows.waiting[seat][:-1]}
    return replace(beside(now, waiting={who: said for who, said in waiting.items() if said}), asks="back")


def offered(now: Standing, what: Offering, seat: int) -> Next:
    return beside(now, offers={**now.rows.offers, what: Offer(seat, bit(seat))})


# ── entries that leave the position as it is ────────────────────────────────────────────────────────────────────────


def reseated(now: Standing, kind: str, seat: int, level: str | None, asks: str = "on") -> Next:
    """Another bot plays in a seat, or none any more."""
    seats = list(now.rows.seats)
    seats[seat] = replace(seats[seat], level=level)
    return aside(now, kind, seat, replace(now.rows, seats=seats), asks)


def ended(now: Standing, why: str, seat: int) -> Next:
    return aside(now, "ended" if why == "agreed" else why, seat, replace(now.rows, ended=why, waiting={}), "on")


def aside(now: Standing, kind: str, seat: int, rows: Rows, asks: str) -> Next:
    after = Standing(rows, 0, now.settled, with_waiting(now.settled, rows.waiting))
    return Next(after, Entered(kind, seat, now.rows.number, now.checksum, None, []), asks)


# ── taking back ─────────────────────────────────────────────────────────────────────────────────────────────────────


def fallen(recent: Reversible[Told], number: int, seat: int) -> list[Told]:
    """What would fall if a seat took back its last answer, the newest first; nothing if it has given none."""
    out = []
    for entry, told in reversed(recent):
        if entry.number == number:  # others were taken back
            out.append((entry, told))
            number = entry.parent
            if entry.kind == "answer" and (entry.seat == seat or seat in map(WHO, entry.data)):
                return out
    return []


def may_undo(about: About, now: Standing, recent: Reversible[Told], seat: int) -> Undoing:
    """Whether a seat can take back an answer ("no"), whether others must agree ("ask") or not ("free")."""
    rows = now.rows
    if rows.ended is not None or rows.seats[seat].level is not None:
        return "no"
    if rows.waiting.get(seat):
        return "free"
    policy = about.settings.undo
    if policy == "never" or not (falls := fallen(recent, rows.number, seat)):
        return "no"
    if policy == "free" or not now.others(seat):
        return "free"
    if rows.waiting:
        return "ask"
    plies = [ply for entry, _ in falls for ply in log.plies(entry)]
    events = [event for _, told in falls for event in told]
    return "free" if own_only(seat, plies, events) else "ask"
