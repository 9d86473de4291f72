"""What people see of a table: its state, and what has happened."""

from functools import partial
from typing import Any

import msgspec

from habitable.kernel.bits import bit, members
from habitable.kernel.events import Entry as Event
from habitable.kernel.match import sees
from habitable.kernel.position import EVERYONE
from habitable.server import log
from habitable.server.live import Live
from habitable.server.wire import Clock, Happened, Offered, SeatState, State

encode = msgspec.json.Encoder().encode


def state(live: Live, seats: list[int], since: int, time: int) -> State:
    """What a browser with these seats may see now, and what has happened since a number."""
    now, rows = live.now, live.now.rows
    first = live.recent[0][0].number if live.recent else rows.number + 1
    whole = since >= min(first - 1, rows.number)
    return State(
        number=rows.number,
        stamp=rows.seen_stamp(seats),
        over=live.over,
        asked=now.asked,
        away=[i for i, seat in enumerate(rows.seats) if seat.kind == "person" and seat.level is not None],
        view=live.shown("view", lambda: public(live)),
        seats=[seat_state(live, seat) for seat in seats],
        happened=[happened(live, entry, told, seats) for entry, told in since_then(live, since)],
        since=since if whole else 0,
        offers=[
            Offered(
                what,
                offer.seat,
                members(offer.agreed),
                [other for other in now.others(offer.seat) if not offer.agreed & bit(other)],
            )
            for what, offer in rows.offers.items()
        ],
        clocks=clocks(live, time),
    )


def public(live: Live) -> msgspec.Raw:
    """What everybody may see: in the end everything, also where the rules would have gone on."""
    game = live.game
    return msgspec.Raw(encode(game.open_view(live.position) if live.over else game.public(live.position)))


def seat_state(live: Live, seat: int) -> SeatState:
    game, position, sitting = live.game, live.position, live.now.rows.seats[seat]
    silent = live.over or sitting.level is not None
    return SeatState(
        seat=seat,
        own={"seat": seat, **({} if live.over else game.own(position, seat))},
        choices=[] if silent else [game.describe(answer) for answer in position.options(seat)],
        undo=live.may_undo(seat),
        looked=live.looked.get(sitting.guest, 0),
    )


def since_then(live: Live, since: int) -> list[tuple[log.Entry, list[Event]]]:
    """The entries after a number that are still remembered, the oldest first."""
    out = []
    for entry, told in reversed(live.recent):
        if entry.number <= since:
            break
        out.append((entry, told))
    return out[::-1]


def clocks(live: Live, time: int) -> list[Clock]:
    """How they stand at a time."""
    if live.about.settings.pace.kind == "none":
        return []
    ends = live.now.rows.clocks
    return [
        Clock(i, max(0, ends[i] - time) if i in ends else seat.remaining or 0, i in ends)
        for i, seat in enumerate(live.now.rows.seats)
    ]


def happened(live: Live, entry: log.Entry, told: list[Event], seats: list[int]) -> Happened:
    if entry.number == live.number and all(event[0] == EVERYONE for event in told):
        return live.shown("happened", partial(_happened, live, entry, told, []))
    return _happened(live, entry, told, seats)


def _happened(live: Live, entry: log.Entry, told: list[Event], seats: list[int]) -> Happened:
    return Happened(
        number=entry.number,
        kind=entry.kind,  # type: ignore[arg-type]
        seat=entry.seat,
        to=entry.parent,
        at=entry.at,
        events=[show(live, event, seats) for event in told],
    )


def show(live: Live, event: Event, seats: list[int]) -> dict[str, Any]:
    """An event as somebody with these seats sees it."""
    told = [seat for seat in seats if sees(event[0], seat)]
    return live.game.events.show(event, told[0] if told else None)
