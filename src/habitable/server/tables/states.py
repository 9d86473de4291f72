"""What people see of a table: its state, and what has happened."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from habitable.kernel.bits import bit, members
from habitable.kernel.events import Event, some_only
from habitable.kernel.game import View
from habitable.kernel.play import Viewpoint
from habitable.server.protocol.wire import Clock, Happened, Offered, SeatState, State, Taken, Undoing
from habitable.server.tables.changes import may_undo
from habitable.server.tables.live import Live
from habitable.server.tables.values import Entry, PublicState
from habitable.server.tables.wording import asked

UNDOING: dict[str, Undoing] = {"free": "free", "ask": "ask", "absent": "absent"}  # otherwise no
encode = msgspec.json.Encoder().encode


def state(live: Live, seats: list[int], since: int, time: int, taken: Sequence[Taken] = ()) -> State:
    """What a browser with these seats may see now, what has happened since a number, and what of its own was taken."""
    shown = live.shown("public", public)
    rows = live.now.rows
    number = rows.number
    if since == number - 1 and shown.newest is not None:  # as it is nearly always
        happens, whole = [shown.newest], True
    else:
        happens = happened(live, since_then(live, since), seats, view_of(live, shown.table, seats))
        whole = len(happens) == max(0, number - since)  # not where some is forgotten, or was taken back since
    return State(
        number,
        rows.seen_stamp(seats),
        shown.over,
        shown.asked,
        shown.away,
        shown.heading,
        shown.view,
        [seat_state(live, seat, shown) for seat in seats],
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
        entry, told = live.recent[-1]
        if entry.number == rows.number and not some_only(told):
            (newest,) = happened(live, [(entry, told)], [], table)
    return PublicState(
        over,
        now.asked,
        [i for i, seat in enumerate(rows.seats) if seat.level is not None and seat.kind == "person"],
        table,
        msgspec.Raw(encode(table)),
        live.words.heading(table),
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
        newest,
    )


def seat_state(live: Live, seat: int, shown: PublicState) -> SeatState:
    game, position, sitting = live.game, live.now.position, live.now.rows.seats[seat]
    own = {} if shown.over else game.own(position, seat)
    own["seat"] = seat
    answers = [] if shown.over or sitting.level is not None else position.options(seat)
    choices = [game.choices[answer] for answer in answers]
    return SeatState(
        seat,
        own,
        choices,
        asked(live.words, replace(shown.table, **own), choices) if choices else None,
        UNDOING.get(may_undo(live.about, live.now, live.recent, seat).answer, "no"),
        live.looked.get(sitting.guest, 0),
    )


def since_then(live: Live, since: int) -> list[tuple[Entry, list[Event]]]:
    """The entries after a number that are still remembered, the oldest first."""
    out = []
    for entry, told in reversed(live.recent):
        if entry.number <= since:
            break
        out.append((entry, told))
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


def view_of(live: Live, table: View, seats: list[int]) -> View:
    """What somebody with these seats sees; with several as the first of them does."""
    if not seats or live.over:
        return table
    return replace(table, seat=seats[0], **live.game.own(live.now.position, seats[0]))


def happened(live: Live, entries: list[tuple[Entry, list[Event]]], seats: list[int], view: View) -> list[Happened]:
    """Entries, the last of which led to this view, as somebody with these seats sees them."""
    viewpoint = Viewpoint(live.game, seats)
    events = [viewpoint.events(told) for _, told in entries]
    told = live.words.stories(view, events)
    return [
        Happened(entry.number, entry.kind, entry.seat, entry.parent, entry.at, shown, lines)  # type: ignore[arg-type]
        for (entry, _), shown, lines in zip(entries, events, told, strict=True)
    ]
