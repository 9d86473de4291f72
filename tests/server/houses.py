"""A house without doors and without workers, on either database; and a database whose clock we set."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from habitable import games
from habitable.server.house import House
from habitable.server.operation.settings import Settings
from habitable.server.storage import store
from habitable.server.storage.store import open_store
from habitable.server.workers.pool import Advice, Helpers, Stats


class Quick(Helpers):
    """Answers at once, as luck will have it; bots of some levels fail."""

    def __init__(self, *fails: str) -> None:
        self.fails = fails
        self.asked = 0

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def stats(self) -> Stats:
        return Stats(0, 0, self.asked, 0)

    async def choose(self, level: str, name: str, data: bytes, seat: int, seed: int, *_: Any) -> int | None:
        self.asked += 1
        if level in self.fails:
            return None
        return random.Random(seed).choice(games.get(name).load(data).options(seat))

    async def advise(self, *task: Any) -> Advice | None:
        answer = await self.choose(*task)
        return None if answer is None else Advice(answer, None)


@asynccontextmanager
async def house_on(url: str, helpers: Helpers | None = None) -> AsyncIterator[House]:
    house = House(open_store(url), Settings(database=url), helpers or Quick())
    await house.open()
    try:
        yield house
    finally:
        await house.close()


class Hands:
    """The time of all databases stands still; we set it on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.at = 1_800_000_000_000
        self.on(0)

    def on(self, seconds: float) -> None:
        self.at += round(1000 * seconds)
        for transaction in (store._SQLiteTransaction, store._PostgreSQLTransaction):
            self.patch.setattr(transaction, "now", str(self.at))
