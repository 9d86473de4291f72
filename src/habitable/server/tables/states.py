"""What people see of a table: its state, and what has happened."""

from collections.abc import Sequence
from typing import Any, final

import msgspec
from msgspec.structs import replace

from habitable.kernel.bits import bit, members
from habitable.kernel.game import View
from habitable.kernel.play import Viewpoint
from habitable.kernel.undo import Sitter
from habitable.lessons import LEARNER
from habitable.server.protocol.wire import (
    Chapter,
    Clock,
    Happened,
    Offered,
    SeatState,
    State,
    Step,
    Taken,
    Undoing,
)
from habitable.server.tables.changes import may_undo, sitters
from habitable.server.tables.live import Live
from habitable.server.tables.values import PublicState, Told, Written
from habitable.server.tables.wording import asked, written


@final
class AskedOf:
    """What a seat is asked."""

    def __init__(self, choices: Written, words: Written | None) -> None:
        self.choices = choices
        self.words = words


@final
class Alone:
    """What a seat sees for itself, and what it is asked, as long as somebody has not been told it."""

    def __init__(self, seen: dict[str, Any], own: dict[str, Any], written: Written) -> None:
        self.seen = seen  # as the game has told it
        self.own = own
        self.written = written  # the same
        self.asked: AskedOf | None = None


NOTHING = AskedOf([], None)


UNDOING: dict[str, Undoing] = {"free": "free", "ask": "ask", "absent": "absent"}  # otherwise no
encode = msgspec.json.Encoder().encode


def state(live: Live, seats: list[int], since: int, time: int, taken: Sequence[Taken] = ()) -> State:
    """What a browser with these seats may see now, what has happened since a number, and what of its own was taken."""
    shown = live.telling("public", public)
    rows = live.now.rows
    number = rows.number
    if since == number - 1 and shown.newest is not None:  # as it is nearly always
        happens, whole = [shown.newest], True
    else:
        happens = happened(live, since_then(live, since), seats, view_of(live, shown, seats))
        whole = len(happens) == max(0, number - since)  # not where some is forgotten, or was taken back since
    who = sitters(rows) if seats else []
    return State(
        number,
        rows.seen_stamp(seats),
        shown.over,
        shown.asked,
        shown.away,
        shown.heading,
        shown.view,
        [seat_state(live, seat, shown, who) for seat in seats],
        happens,
        since if whole else 0,
        shown.ending,
        shown.offers,
        clocks(live, time),
        list(taken),
    )


def public(live: Live) -> PublicState:
    """In the end everything, also where the rules would have gone on."""
    now, rows, game, over = live.now, live.now.rows, live.game, live.over
    table = game.open_view(now.position) if over else game.public(now.position)
    newest = None
    if live.recent:
        told = live.recent[-1]
        if told.entry.number == rows.number and not told.falls.shown:
            (newest,) = happened(live, [told], [], table)
    return PublicState(
        over,
        now.asked,
        [i for i, seat in enumerate(rows.seats) if seat.level is not None and seat.kind == "person"],
        table,
        msgspec.Raw(encode(table)),
        msgspec.Raw(encode(live.words.heading(table))),
        live.words.ending(table, newest.events) if over and newest is not None else [],
        [
            Offered(
                what,
                offer.seat,
                members(offer.agreed),
                [other for other in now.others(offer.seat) if not offer.agreed & bit(other)],
            )
            for what, offer in rows.offers.items()
        ],
        None if newest is None else msgspec.Raw(encode(newest)),
    )


def seat_state(live: Live, seat: int, shown: PublicState, who: list[Sitter]) -> SeatState:
    sitting = live.now.rows.seats[seat]
    alone = seen_alone(live, seat, shown)
    asked_of = alone.asked
    if asked_of is None:
        asked_of = alone.asked = asked_alone(live, seat, shown, alone.own)
    return SeatState(
        seat,
        alone.written,
        asked_of.choices,
        asked_of.words,
        UNDOING.get(may_undo(live.about, live.now, live.recent, seat, who).answer, "no"),
        live.looked.get(sitting.guest, 0),
        lesson_step(live, seat, shown, alone.own) if asked_of.words is not None and live.lesson is not None else None,
    )


def lesson_step(live: Live, seat: int, shown: PublicState, own: dict[str, Any]) -> Step | None:
    """What the one who learns is told before the answer that is asked for."""
    if live.lesson is None or seat != LEARNER:
        return None
    given, options = live.waiting.get(seat, []), live.position.options(seat)
    view = replace(shown.table, **own)
    told = live.lesson.tells(live.now.settled, given, live.answers_of(seat), options, view)
    if told is None:
        return None
    chapter = None if told.chapter is None else Chapter(*told.chapter)
    return Step(told.step, told.of, chapter, told.parts, told.wanted, told.then, told.section, told.lights, told.shows)


def seen_alone(live: Live, seat: int, shown: PublicState) -> Alone:
    """What a seat sees for itself, written as it is sent: once for all its browsers, and it stays as it is while others
    answer in secret, and as long as the game tells the same."""
    rows = live.now.rows
    moment = (rows.number, shown.over, rows.seats[seat].level, rows.waiting.get(seat))
    known = live.alone.get(seat)
    if known is None or known[0] != moment:
        seen = {} if shown.over else live.game.own(live.now.position, seat)
        before: Alone | None = None if known is None else known[1]
        if before is not None and seen is before.seen:
            alone = Alone(seen, before.own, before.written)
        else:
            own = {**seen, "seat": seat}
            alone = Alone(seen, own, msgspec.Raw(encode(own)))
        known = live.alone[seat] = (moment, alone)
    return known[1]


def asked_alone(live: Live, seat: int, shown: PublicState, own: dict[str, Any]) -> AskedOf:
    game, now = live.game, live.now
    answers = [] if shown.over or now.rows.seats[seat].level is not None else now.position.options(seat)
    if not answers:
        return NOTHING
    sent = written(game)
    words = asked(live.words, replace(shown.table, **own), [game.choices[answer] for answer in answers])
    return AskedOf(msgspec.Raw(encode([sent[answer] for answer in answers])), msgspec.Raw(encode(words)))


def since_then(live: Live, since: int) -> list[Told]:
    """The entries after a number that are still remembered, the oldest first."""
    out = []
    for told in reversed(live.recent):
        if told.entry.number <= since:
            break
        out.append(told)
    return out[::-1]


def clocks(live: Live, time: int) -> list[Clock]:
    """How they stand at a time."""
    if not live.paced:
        return []
    ends = live.now.rows.clocks
    return [
        Clock(i, max(0, ends[i] - time) if i in ends else seat.remaining or 0, i in ends)
        for i, seat in enumerate(live.now.rows.seats)
    ]


def view_of(live: Live, shown: PublicState, seats: list[int]) -> View:
    """What somebody with these seats sees; with several as the first of them does."""
    if not seats or live.over:
        return shown.table
    return replace(shown.table, **seen_alone(live, seats[0], shown).own)


def happened(live: Live, entries: list[Told], seats: list[int], view: View) -> list[Happened]:
    """Entries, the last of which led to this view, as somebody with these seats sees them."""
    viewpoint = Viewpoint(live.game, seats)
    events = [viewpoint.events(told.events) for told in entries]
    told = live.words.stories(view, events)
    return [
        Happened(entry.number, entry.kind, entry.seat, entry.parent, entry.at, shown, lines)  # type: ignore[arg-type]
        for (entry, *_), shown, lines in zip(entries, events, told, strict=True)
    ]
