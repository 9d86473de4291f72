"""How fast bots play at a table: a pause for each action, none within one, none for who is in a hurry. And who of the
people is there."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from habitable.server.house import House
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import BotsPace, Guest, Settings
from habitable.server.storage import schema
from habitable.server.tables import pace as paces
from habitable.server.tables.live import Live
from server.houses import Quick, house_on
from server.playing import answer, make_table
from server.test_seats import BEGINNING, info_of

PATIENCE = 60.0  # seconds until a test gives up
WAIT = 20.0  # seconds for which a person waits at most, with five bots at the usual pace
LUCK = random.Random(17)


class Hall:
    """A table whose bots think in no time, by a clock that only their pauses move."""

    def __init__(self, house: House, live: Live) -> None:
        self.house = house
        self.live = live
        self.now = BEGINNING
        self.pauses: list[tuple[int, float]] = []  # before the answer to which number, and how long
        self.wait: Callable[[], Any] | None = None  # what happens while a bot pauses
        house.clock, house.sleep = lambda: self.now, self.sleep

    async def sleep(self, seconds: float) -> None:
        self.pauses.append((self.live.number, seconds))
        if self.wait is not None:
            await self.wait()
            await asyncio.sleep(PATIENCE)  # until somebody is in a hurry
        self.now += seconds
        await asyncio.sleep(0)

    async def until_asked(self, *, answering: bool = True) -> None:
        """Bots play until the person is asked, who then answers."""
        self.house._let_bots_play(self.live)
        async with asyncio.timeout(PATIENCE):
            while not self.live.now.clocked and not self.live.over:
                await self.live.told()
        if answering and not self.live.over:
            await answer(self.live, LUCK, 0)


@asynccontextmanager
async def hall(path: Path, game: str, seats: list[str], **settings: Any) -> AsyncIterator[Hall]:
    url = f"sqlite:///{path / 'habitable.db'}"
    schema.migrate(url)
    async with house_on(url, Quick()) as one:
        table = await make_table(one.store, game, seats, settings=Settings(**settings))
        clock = one.clock
        one.clock = lambda: BEGINNING
        await one.store.write(lambda t: t.run("UPDATE tables SET state = 'playing' WHERE id = ?", table))
        waiting = asyncio.Event()

        async def hold(_: float) -> None:  # nobody plays before we look
            await waiting.wait()

        one.sleep = hold
        live = await one.wake(table)
        made = Hall(one, live)
        waiting.set()
        yield made
        one.clock = clock


@pytest.mark.anyio
async def test_with_five_bots_a_person_waits_less_than_20_seconds_in_the_execution_of_a_turn(tmp_path: Path) -> None:
    """Also for the last decision of a turn, after which the reset and the first pawns of the next turn come."""
    waits: list[float] = []
    while len(waits) < 60:  # a game may end before
        (folder := tmp_path / f"{len(waits)}").mkdir()
        async with hall(folder, "dominant-species", ["Ada", *["greedy"] * 5]) as here:
            live = here.live
            while len(waits) < 60 and not live.over:
                await here.until_asked(answering=False)
                executing = live.game.doing(live.position) is not None
                await answer(live, LUCK, 0)
                began = here.now
                await here.until_asked(answering=False)
                if executing:
                    waits.append(here.now - began)
    assert max(waits) < WAIT, f"{max(waits):.1f} s"
    assert max(waits) > 2, "and yet one can follow them"


@pytest.mark.anyio
async def test_bots_pause_before_an_action_and_not_within_one(tmp_path: Path) -> None:
    async with hall(tmp_path, "dominant-species", ["Ada", *["greedy"] * 3]) as here:
        live, doing = here.live, {}
        tell = live.tell

        def note() -> None:
            for seat in live.now.asked:
                doing[live.number] = (seat, live.game.doing(live.position))
            tell()

        live.tell = note  # type: ignore[method-assign]
        for _ in range(60):
            await here.until_asked()
        paused = {number for number, _ in here.pauses}
        within = [
            b for (a, before), (b, now) in pairwise(sorted(doing.items())) if b == a + 1 and now == before and now[1]
        ]
        assert len(within) > 20, "some actions have many answers"
        assert not paused & {number for number in within if doing[number][0] != 0}


@pytest.mark.anyio
@pytest.mark.parametrize("pace", ["calm", "usual", "quick", "none"])
async def test_a_table_says_how_long_bots_pause(tmp_path: Path, pace: BotsPace) -> None:
    async with hall(tmp_path, "planet", ["Ada", "greedy", "greedy"], bots=pace) as here:
        for _ in range(6):
            await here.until_asked()
        usual = paces.PACES[pace] * paces.MOMENT
        assert {round(seconds, 6) for _, seconds in here.pauses} == ({usual} if usual else set())


@pytest.mark.anyio
async def test_who_is_in_a_hurry_waits_for_no_pause_until_somebody_is_asked(tmp_path: Path) -> None:
    async with hall(tmp_path, "dominant-species", ["Ada", *["greedy"] * 5]) as here:
        await here.until_asked()

        async def hurry() -> None:
            await here.house.hurry(here.live, [0])

        before, here.pauses, here.wait = here.live.number, [], hurry
        await here.until_asked()
        assert len(here.pauses) == 1, "the pause in which it was said ended, and no other came"
        assert here.live.number > before + 2
        here.wait, here.pauses = None, []
        await here.until_asked(answering=False)
        assert len(here.pauses) > 1, "and then bots take their time again"


@pytest.mark.anyio
async def test_who_only_looks_on_hurries_nobody(tmp_path: Path) -> None:
    async with hall(tmp_path, "planet", ["Ada", "greedy"]) as here:
        with pytest.raises(Refusal, match="not-your-seat"):
            await here.house.hurry(here.live, [])


# ── who is at the table ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_who_looks_at_the_table_is_here_and_who_has_gone_is_not(tmp_path: Path) -> None:
    async with hall(tmp_path, "planet", ["Ada", "Ben", "greedy"]) as here:
        house, live = here.house, here.live

        async def present() -> list[bool | None]:
            return [seat.here for seat in house.with_presence(await info_of(live)).seats]

        assert await present() == [False, False, None], "of computer players nobody asks"
        ben = house.come(Guest(str(live.now.rows.seats[1].guest), "Ben"), live)
        assert await present() == [False, True, None]
        house.go(ben)
        assert await present() == [False, False, None]
