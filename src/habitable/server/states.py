"""What people see of a table: its state, and what has happened."""

from typing import Any

from habitable.kernel.bits import bit, members
from habitable.kernel.events import Entry as Event
from habitable.server import log
from habitable.server.live import Live
from habitable.server.wire import Clock, Happened, Offered, SeatState, State


def state(live: Live, seats: list[int], since: int, time: int) -> State:
    """What a browser with these seats may see now, and what has happened since a number."""
    game, now = live.game, live.now
    position, rows, over = now.position, now.rows, live.over
    first = live.recent[0][0].number if live.recent else rows.number + 1
    whole = since >= min(first - 1, rows.number)
    return State(
        number=rows.number,
        stamp=rows.stamp,
        over=over,
        asked=now.asked,
        away=[i for i, seat in enumerate(rows.seats) if seat.kind == "person" and seat.level is not None],
        view=None if seats else game.view(position, None),
        seats=[
            SeatState(
                seat=seat,
                view=game.view(position, seat),
                choices=[]
                if over or rows.seats[seat].level is not None
                else [game.describe(position, seat, answer) for answer in position.options(seat)],
                undo=live.may_undo(seat),
                looked=live.looked.get(rows.seats[seat].guest, 0),
            )
            for seat in seats
        ],
        happened=[happened(live, entry, told, seats) for entry, told in live.recent if entry.number > since],
        since=since if whole else 0,
        offers=[
            Offered(
                what,
                offer.seat,
                members(offer.agreed),
                [i for i in now.others(offer.seat) if not offer.agreed & bit(i)],
            )
            for what, offer in rows.offers.items()
        ],
        clocks=clocks(live, time),
    )


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
    told = [seat for seat in seats if event[0] == -1 or event[0] >> seat & 1]
    return live.game.events.show(event, told[0] if told else None)
