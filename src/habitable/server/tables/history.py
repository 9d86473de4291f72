"""The steps of a table's own log, as whoever asks may see them."""

import asyncio
from typing import NamedTuple

import msgspec

from habitable.kernel.play import Viewpoint, Who, again, viewpoint_of
from habitable.kernel.record import Record, day
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Frame, Replay, Tale, TurnPoints
from habitable.server.storage.damage import sound
from habitable.server.storage.store import Transaction
from habitable.server.tables import log, replay, table_state
from habitable.server.tables.live import Live
from habitable.server.tables.values import Path

ALL = 2**31


class Wanted(NamedTuple):
    """Steps `first` to `last`, or those after an entry's number; without views only what happened."""

    first: int = 0
    last: int | None = None
    after: int | None = None
    views: bool = True


def allowed(live: Live, seats: list[int], who: Who) -> None:
    """While a game goes on everybody sees only what their own seats may."""
    if isinstance(who, int) and who >= len(live.names):
        raise Refusal(404, "no-such-seat")
    if not live.over and who is not None and who not in seats:
        raise Refusal(403, "not-your-seat")


async def frames(live: Live, who: Who, wanted: Wanted, most: int = Bounds().replay_frames) -> Replay:
    about, number = live.about, live.number

    def work(t: Transaction) -> tuple[list[int], int, Path]:
        numbers = log.steps(t, about.id, number)
        first = wanted.first
        if wanted.after is not None:
            first = sum(one <= wanted.after for one in numbers)
        last = min(len(numbers) - 1, first + most - 1, ALL if wanted.last is None else max(first, wanted.last))
        if last < first:
            return numbers, first, Path(0, None, [], 0)
        load = about.game.load
        return numbers, first, log.path(t, about.id, about.rules, numbers[last], numbers[first], load=load)

    with sound(about.id):
        numbers, first, path = await live.store.read(work)
        shown = await asyncio.to_thread(_frames, live, path, numbers, first, viewpoint_of(live.game, who), wanted.views)
    return Replay(
        game=about.game.name,
        rules=about.rules,
        options=msgspec.to_builtins(about.options),
        names=live.names,
        steps=max(0, len(numbers) - 1),
        frames=shown,
    )


def _frames(live: Live, path: Path, numbers: list[int], first: int, viewpoint: Viewpoint, views: bool) -> list[Frame]:
    step_of = {number: step for step, number in enumerate(numbers)}
    position = live.beginning() if path.snapshot is None else path.snapshot
    out = []
    for entry in path.entries:
        moment = again(position, log.plies(entry))
        position = moment.position
        step = step_of.get(entry.number, -1)
        if step >= first:
            out.append(replay.frame(step, entry.number, moment, viewpoint, views))
    return out


async def tale(live: Live) -> Tale:
    """The story of a game that is over, as everybody may then know it."""
    about = live.about
    async with live.lock:  # all who look on want it at once: the first has it made
        if not live.over:
            raise Refusal(409, "not-over")
        number = live.number
        known: Tale | None = live.shown("tale", lambda live: None)
        if known is None:
            with sound(about.id):
                path = await live.store.read(lambda t: log.path(t, about.id, about.rules, number, first=0))
                known = await asyncio.to_thread(_tale, live, path)
            live.shown("tale", lambda live: known)
    return known


def _tale(live: Live, path: Path) -> Tale:
    viewpoint = Viewpoint(live.game, [], everything=True)
    _, played = table_state.play(live.beginning(), path.entries)
    events = [event for told in played for event in viewpoint.events(told.events)]
    turns = [TurnPoints(label, points) for label, points in live.words.turns(events)]
    return Tale(live.words.tale(events), turns)


async def record(live: Live, seats: list[int]) -> str:
    """The record: whole when the game is over, before that what these seats may know."""
    about, number, over = live.about, live.number, live.over  # of one moment: the table may go on
    with sound(about.id):
        path = await live.store.read(lambda t: log.path(t, about.id, about.rules, number, first=0))
    out = Record(about.game.name, about.rules, live.names, msgspec.to_builtins(about.options), day(about.made // 1000))
    viewpoint = Viewpoint(about.game, seats, everything=over)
    for entry in path.entries:
        out.lines += [viewpoint.line(ply) for ply in log.plies(entry)]
    return str(out)
