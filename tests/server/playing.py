"""A table in a database and answers for it: for the tests of the log."""

import random
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, TypeVar

import msgspec

from habitable import bots
from habitable.server.protocol.wire import NewTable, SeatPlan, Settings, State, Taken, TakeSeat
from habitable.server.storage.store import Store, Work
from habitable.server.tables import people, states
from habitable.server.tables import rooms as tables
from habitable.server.tables.live import Live, load

T = TypeVar("T")

_ids = count()


def new_client() -> str:
    return f"client-{next(_ids):08}"


def doing(work: Callable[..., T], *arguments: Any) -> Work[T]:
    return lambda t: work(t, *arguments)


def planned(name: str) -> SeatPlan:
    return SeatPlan("bot", level=name) if name in bots.BOTS else SeatPlan("open")


async def make_table(
    store: Store,
    game: str = "planet",
    seats: int | Sequence[str] = 2,
    options: dict[str, Any] | None = None,
    settings: Settings | None = None,
) -> str:
    """One at which all sit, and that has not begun: people by their names, bots by their levels; or so many seats of
    one person's."""
    names = ["Ada"] * seats if isinstance(seats, int) else seats
    guests = {name: (await store.write(doing(people.make_guest, name)))[0] for name in ["Ada", *names]}
    new = NewTable(game, [planned(name) for name in names], options or {}, settings or Settings())
    made = tables.check_table(new)
    table, _ = await store.write(lambda t: tables.make_table(t, guests["Ada"], new, made))
    for seat, name in enumerate(names):
        if name not in bots.BOTS:
            await store.write(doing(tables.take_seat, table, guests[name], TakeSeat(seat)))
    return table


async def begun(
    store: Store,
    game: str = "planet",
    seats: int | Sequence[str] = 2,
    options: dict[str, Any] | None = None,
    settings: Settings | None = None,
    process: str = "",
) -> Live:
    live = await load(store, await make_table(store, game, seats, options, settings), process)
    await live.begin()
    return live


def choose(live: Live, luck: random.Random, seat: int | None = None) -> tuple[int, int]:
    """A seat that is asked, and one of its answers."""
    asked = luck.choice(live.position.asked()) if seat is None else seat
    return asked, luck.choice(live.position.options(asked))


async def answer(live: Live, luck: random.Random, seat: int | None = None) -> Taken:
    who, what = choose(live, luck, seat)
    bot = live.now.rows.seats[who].level is not None
    return await live.answer(who, live.number, what, new_client(), bot=bot)


async def play(live: Live, luck: random.Random, answers: int) -> None:
    """So many answers, or until the game is over."""
    while answers and not live.over:
        await answer(live, luck)
        answers -= 1


def same(a: Live, b: Live) -> bool:
    """Whether two processes have the same table in memory."""
    equal = a.game.state.equal
    return a.now.rows == b.now.rows and a.now.checksum == b.now.checksum and equal(a.position, b.position)


async def everything(store: Store, table: str) -> dict[str, list[Any]]:
    """All that the database has of a table."""
    return await store.read(
        lambda t: {
            "tables": t.rows("SELECT * FROM tables WHERE id = ?", table),
            **{
                name: t.rows(f"SELECT * FROM {name} WHERE table_id = ? ORDER BY 1, 2, 3", table)
                for name in ("seats", "entries", "waiting", "heard", "snapshots", "offers", "due")
            },
        }
    )


def state(live: Live, seats: list[int], since: int, time: int) -> State:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(states.state(live, seats, since, time)), type=State)
