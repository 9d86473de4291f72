"""Random complete games of all four games over the wire, by people who come and go, resend, race and take back.

`HABITABLE_GAMES=1000` plays more of them (`make soak ARGS='server 1000'`).
"""

import asyncio
import os
import random
from collections import Counter
from pathlib import Path

import pytest

from habitable.server.storage.store import open_store
from habitable.server.tables import pace
from server.running import Running
from server.wild import Browser, Message, Note, Wild, check_ended, running_on

GAMES = int(os.environ.get("HABITABLE_GAMES", "24"))
EACH = 12  # games on one server
AT_ONCE = 6
TO_THE_END = 10**9
SHORT = ("ecosystem", "planet")
pytestmark = [pytest.mark.anyio, pytest.mark.installed, pytest.mark.long]


def plan(i: int) -> tuple[str, int]:
    """The game of a table, and after how many entries its people want to end it: a long one has 2,000."""
    if i % 50 == 0:
        return "dominant-species", TO_THE_END if i % 200 == 50 else 100
    if i % 50 == 12:
        return "marine", TO_THE_END if i % 200 == 62 else 100
    return ("planet" if i % 3 else "ecosystem"), TO_THE_END


def seats_of(game: str, luck: random.Random, bots: bool) -> list[Message]:
    """Two to four of them: somebody with one or more, somebody else, bots."""
    kinds = ["me", luck.choice(["open", "open", "invited", "bot"] if bots else ["open", "invited"])]
    kinds += luck.choices(["me", "open", "bot"] if bots else ["me"], k=luck.choice([0, 0, 0, 1, 1, 2] if bots else [0]))
    luck.shuffle(kinds)
    return [{"kind": kind, "level": luck.choice(["random", "random", "random", "greedy"])} for kind in kinds]


async def play(server: Running, game: str, enough: int, luck: random.Random) -> tuple[Browser, list[Note]]:
    """One table, to its end."""
    everybody = [Browser([server.url], "Ada", luck)]
    ada = await everybody[0].arrive()
    settings = {
        "undo": luck.choice(["free", "ask", "ask", "never"]),
        "absent": luck.choice(["bot", "bot", "bot", "end"]),
        "pace": luck.choice([{"kind": "none"}, {"kind": "none"}, {"kind": "live", "reserve": 3600}]),
    }
    seats = seats_of(game, luck, bots=enough < TO_THE_END or game in SHORT)  # bots are slow where others work, too
    if game not in SHORT:
        settings["absent"] = "bot"
    made = await ada.make_table(game, seats, settings)
    for i, seat in enumerate(seats):
        if seat["kind"] in ("open", "invited"):
            if len(everybody) == 1 or luck.random() < 0.8:
                everybody.append(await Browser([server.url], f"Guest {i}", random.Random(luck.random())).arrive())
            await everybody[-1].take(ada.table, i, made["invitations"].get(str(i)))
    watching = Browser([server.url], "", luck)  # without a cookie
    watching.table = ada.table
    await ada.start()
    if luck.random() < 0.2:
        await watching.connect()
    async with asyncio.TaskGroup() as tasks:
        for browser in everybody:
            tasks.create_task(Wild(browser, enough).play())
    await watching.close(abruptly=True)
    assert watching.error is None
    return ada, [note for browser in everybody for note in browser.notes.values()]


@pytest.mark.parametrize("chunk", range(-(-GAMES // EACH)))
async def test_the_record_of_every_game_replays_to_the_points_announced(
    chunk: int, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "MOMENT", 0.0)
    seed = random.SystemRandom().getrandbits(32)
    luck = random.Random(seed)
    database = request.getfixturevalue("postgresql").new_database() if chunk % 5 == 4 else None
    room = asyncio.Semaphore(AT_ONCE)
    ends: Counter[str] = Counter()
    with running_on(database, tmp_path) as server:
        store = open_store(server.settings.store)

        async def one(i: int) -> None:
            async with room:
                browser, notes = await play(server, *plan(i), random.Random(luck.random()))
                try:
                    ends[await check_ended(store, browser, notes)] += 1
                except AssertionError as error:
                    error.add_note(f"table {browser.table}, {plan(i)}")
                    raise

        try:
            async with asyncio.TaskGroup() as tasks:
                for i in range(chunk * EACH, min(GAMES, (chunk + 1) * EACH)):
                    tasks.create_task(one(i))
        except BaseException as error:
            error.add_note(f"seed {seed}")
            raise
        finally:
            await store.close()
    assert ends["rules"] > 0, "most of them"
