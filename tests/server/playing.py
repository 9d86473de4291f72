"""A table in a database and answers for it: for the tests of the log."""

import random
from collections.abc import Callable
from itertools import count
from typing import Any, TypeVar

from habitable.server import people, tables
from habitable.server.live import Live, load
from habitable.server.store import Store, Work
from habitable.server.wire import NewTable, SeatPlan, Taken

T = TypeVar("T")

_ids = count()


def new_client() -> str:
    return f"client-{next(_ids):08}"


def doing(work: Callable[..., T], *arguments: Any) -> Work[T]:
    return lambda t: work(t, *arguments)


async def make_table(store: Store, game: str = "planet", seats: int = 2, options: dict[str, Any] | None = None) -> str:
    """One that has not begun."""
    guest, _ = await store.write(lambda t: people.make_guest(t, "Ada"))
    new = NewTable(game, [SeatPlan("me")] * seats, options or {})
    made = tables.check_table(new)
    table, _ = await store.write(lambda t: tables.make_table(t, guest, new, made))
    return table


async def begun(store: Store, game: str = "planet", seats: int = 2, options: dict[str, Any] | None = None) -> Live:
    live = await load(store, await make_table(store, game, seats, options))
    await live.begin()
    return live


def choose(live: Live, luck: random.Random, seat: int | None = None) -> tuple[int, int]:
    """A seat that is asked, and one of its answers."""
    asked = luck.choice(live.position.asked()) if seat is None else seat
    return asked, luck.choice(live.position.options(asked))


async def answer(live: Live, luck: random.Random, seat: int | None = None) -> Taken:
    who, what = choose(live, luck, seat)
    return await live.answer(who, live.number, what, new_client())


async def play(live: Live, luck: random.Random, answers: int) -> None:
    """So many answers, or until the game is over."""
    while answers and not live.position.over():
        await answer(live, luck)
        answers -= 1


async def everything(store: Store, table: str) -> dict[str, list[Any]]:
    """All that the database has of a table."""
    return await store.read(
        lambda t: {
            "tables": t.rows("SELECT * FROM tables WHERE id = ?", table),
            **{
                name: t.rows(f"SELECT * FROM {name} WHERE table_id = ? ORDER BY 1, 2", table)
                for name in ("entries", "waiting", "heard", "snapshots")
            },
        }
    )
