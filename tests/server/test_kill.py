"""Real servers that are killed while people play, and started again; and their database, too. What was acknowledged is
there, once, and people finish their games.

`HABITABLE_KILLS=20` kills more often (`make soak ARGS='kills 20'`).
"""

import asyncio
import gc
import os
import random
import resource
import signal
import time
import warnings
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest

from habitable.server.storage.store import open_store
from server.cluster import Cluster
from server.program import Server, descendants, serving
from server.wild import PATIENCE, Browser, Message, Note, Wild, browsers, check, check_ended, play_calmly

FEW = 3
KILLS = int(os.environ.get("HABITABLE_KILLS", FEW))
FOREVER = 10**9
pytestmark = [pytest.mark.anyio, pytest.mark.installed]


# ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Crowd:
    """People at several tables. When a game is over they begin another, until they are told to stop; then they finish
    those that they have begun."""

    def __init__(self, urls: list[str], luck: random.Random, *games: str, breath: float) -> None:
        self.urls = urls
        self.breath = breath  # seconds that those who are not wild take for an answer
        self.luck = luck
        self.stopping = asyncio.Event()
        self.notes: list[Note] = []
        self.open: set[Browser] = set()
        self.hosts: dict[str, Browser] = {}  # by table
        self.calm: set[str] = set()  # tables at which people only answer
        self.finished: set[str] = set()
        self.tasks = [asyncio.ensure_future(self._play(game)) for game in games]

    async def _play(self, game: str) -> None:
        """The name of a game may end in `!`, where people are wild, or in `+`, where there is a bot."""
        luck, name = self.luck, game.rstrip("!+")
        while not self.stopping.is_set():
            async with browsers(self.urls, luck, "Ada", "Bea", alone=False) as (ada, bea):
                seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot"}] * ("+" in game)]
                await ada.make_table(name, seats, {"absent": "bot", "bots": "quick"})
                self.hosts[ada.table] = ada
                self.open |= {ada, bea}
                await bea.take(ada.table, 1)
                await ada.start()
                if "!" not in game and "+" not in game:
                    self.calm.add(ada.table)
                await asyncio.gather(*(self._one(one, game) for one in (ada, bea)))
                self.open -= {ada, bea}
                self.notes += [*ada.notes.values(), *bea.notes.values()]
                if ada.state["over"]:
                    self.finished.add(ada.table)

    async def _one(self, browser: Browser, game: str) -> None:
        if "!" in game:
            await Wild(browser, FOREVER).play()
        elif game in ("marine", "dominant-species") or "+" in game:  # too long to finish: bots seem to think
            await self._play_until_stopped(browser)
        else:
            await play_calmly(browser, breath=self.breath)

    async def _play_until_stopped(self, browser: Browser) -> None:
        playing, stopping = asyncio.ensure_future(play_calmly(browser)), asyncio.ensure_future(self.stopping.wait())
        try:
            await asyncio.wait([playing, stopping], return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopping.cancel()
            while not playing.done():
                playing.cancel()
                await asyncio.wait([playing], timeout=1)
        if not playing.cancelled():
            playing.result()
        for note in browser.notes.values():
            await browser.insist(note)  # what was on its way is asked for once more

    def counts(self) -> dict[str, int]:
        """By table: how much was acknowledged."""
        out = dict.fromkeys((browser.table for browser in self.open), 0)
        for browser in self.open:
            out[browser.table] += sum(bool(note.taken) for note in browser.notes.values())
        return out

    async def going_on(self, more: int = 5) -> None:
        """At every table there are some more acknowledged answers, or it is over."""
        before: dict[str, int] = {}
        deadline = time.monotonic() + PATIENCE
        while not before or any(self.counts().get(table, FOREVER) < n + more for table, n in before.items()):
            before = before or self.counts()
            self.look()
            assert time.monotonic() < deadline, f"people do not go on: {before}, {self.counts()}"
            await asyncio.sleep(0.02)

    def look(self) -> None:
        """If somebody has failed, we too."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def stop(self) -> None:
        self.stopping.set()
        await asyncio.wait_for(asyncio.gather(*self.tasks), 3 * PATIENCE)

    async def check(self, database: str) -> None:
        store = open_store(database)
        try:
            for table, host in self.hosts.items():
                notes = [note for note in self.notes if note.table == table]
                exactly = table in self.calm
                if table in self.finished:
                    await check_ended(store, host, notes, exactly)
                else:
                    await check(store, table, notes, exactly)
            assert self.finished
            if database.startswith("sqlite"):
                assert await store.read(lambda t: t.rows("PRAGMA integrity_check")) == [("ok",)]
        finally:
            await store.close()


@asynccontextmanager
async def crowd(urls: list[str], *games: str, breath: float = 0.0) -> AsyncIterator[Crowd]:
    seed = random.SystemRandom().getrandbits(32)
    made = Crowd(urls, random.Random(seed), *games, breath=breath)
    try:
        yield made
    except BaseException as error:
        error.add_note(f"seed {seed}")
        raise
    finally:
        for task in made.tasks:
            task.cancel()
        await asyncio.gather(*made.tasks, return_exceptions=True)
        with warnings.catch_warnings(action="ignore", category=ResourceWarning):
            gc.collect()  # whoever was cut off while it connected has left its socket behind


# ── kill -9 ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_killed_server_has_kept_what_it_acknowledged(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'habitable.db'}"
    with serving(database, tmp_path) as server:
        async with crowd([server.url], "ecosystem", "ecosystem!", "planet", "marine", "dominant-species") as people:
            luck = people.luck
            for _ in range(KILLS):
                await people.going_on()
                await asyncio.sleep(luck.uniform(0, 0.5))
                await asyncio.to_thread(server.kill)
                if luck.random() < 0.2:
                    server.begin()
                    await asyncio.sleep(luck.uniform(0, 1.5))
                    await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await people.going_on()
            await people.stop()
            await people.check(database)
        await asyncio.to_thread(server.end)


@pytest.mark.parametrize("form", ["--workers 2", "two servers"] if KILLS > FEW else ["--workers 2"])
async def test_a_database_that_is_started_anew_under_two_processes(
    form: str, postgresql: Cluster, tmp_path: Path
) -> None:
    database = postgresql.new_database()
    with ExitStack() as stack:
        flags = [["--workers", "2"]] if form == "--workers 2" else [[], []]
        servers = [stack.enter_context(serving(database, tmp_path, *some)) for some in flags]
        urls = [server.url for server in servers]
        async with crowd(urls, "ecosystem", "planet", "planet!", "dominant-species") as people:
            for _ in range(KILLS):
                await people.going_on()
                await asyncio.sleep(people.luck.uniform(0, 0.3))
                await asyncio.to_thread(postgresql.stop, "immediate")
                await asyncio.to_thread(postgresql.start)
            await people.going_on()
            await people.stop()
            await people.check(database)
        for server in servers:
            await asyncio.to_thread(server.end)


async def test_a_killed_process_is_replaced_and_its_bots_play_on(postgresql: Cluster, tmp_path: Path) -> None:
    database = postgresql.new_database()
    with serving(database, tmp_path, "--workers", "2") as server:
        # whoever finds a lease must wait until it ends: meanwhile the others need not keep the machine busy
        async with crowd([server.url], "planet+", "planet+", "ecosystem", "planet", breath=0.03) as people:
            await people.going_on()
            for worker in server.workers():  # one after the other: so whichever played for the bots is dead
                os.kill(worker, signal.SIGKILL)
                await until_workers(server, worker)
                await people.going_on(1)
            await people.going_on()
            await people.stop()
            await people.check(database)
        await asyncio.to_thread(server.end)


async def until_workers(server: Server, without: int) -> None:
    """There are two again."""
    deadline = time.monotonic() + PATIENCE
    while without in (there := server.workers()) or len(there) < 2:
        assert time.monotonic() < deadline, "no other process was started"
        await asyncio.sleep(0.02)


async def test_with_the_first_process_all_die(postgresql: Cluster, tmp_path: Path) -> None:
    database = postgresql.new_database()
    with serving(database, tmp_path, "--workers", "2") as server:
        assert len(server.workers()) == 2
        assert len(descendants(server.process.pid)) >= 3, "and somebody who thinks for bots"
        server.kill()
        for _ in range(KILLS):  # also while they are still being started
            server.begin()
            deadline = time.monotonic() + PATIENCE
            while not server.workers():
                assert time.monotonic() < deadline
                await asyncio.sleep(0.001)
            await asyncio.sleep(random.uniform(0, 0.4))
            server.kill()


# ── a full disk ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_full_disk_is_said_and_spoils_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'habitable.db'}"
    with serving(database, tmp_path) as server:
        async with browsers([server.url], random.Random(1), "Ada") as (ada,):
            await ada.make_table("planet", [{"kind": "me"}] * 2)
            await ada.start()
            for _ in range(5):
                await answer_once(ada)
            before = await ada.get_state()

            _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, most))
            message = ada.an_answer(before)
            assert message is not None
            note = ada.note(message)
            for _ in range(3):
                status, reply = await ada.once("POST", f"/api/tables/{ada.table}/say", note.message)
                assert (status, reply["code"]) == (503, "not-kept")
                assert unchanging(await ada.get_state()) == unchanging(before)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
            await ada.insist(note)
            assert note.taken
            for _ in range(5):
                await answer_once(ada)
            store = open_store(database)
            await check(store, ada.table, list(ada.notes.values()), exactly=True)
            await store.close()
        await asyncio.to_thread(server.end)


def unchanging(state: Message) -> Message:
    """Without what depends on where we looked last."""
    return {key: value for key, value in state.items() if key not in ("happened", "since")}


async def answer_once(browser: Browser) -> None:
    message = browser.an_answer(await browser.get_state())
    assert message is not None
    assert (await browser.say(message)).taken
