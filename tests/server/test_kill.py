"""A real server that is killed while people play, and started again: what was acknowledged is there, once.

`HABITABLE_KILLS=20` kills it more often.
"""

import asyncio
import os
import random
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from habitable.server.live import load
from habitable.server.store import open_store

KILLS = int(os.environ.get("HABITABLE_KILLS", "3"))
PATIENCE = 30.0
pytestmark = pytest.mark.anyio


# ── the server ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Server:
    """`habitable serve` as a process of its own, always on the same port."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str]

    def begin(self) -> None:
        """Starts it and does not wait."""
        arguments = ["--port", str(self.port), "--database", f"sqlite:///{self.database}", "--bots", "1"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "habitable", "serve", *arguments],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "LANGUAGE": "en"},
            cwd=self.database.parent,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self) -> None:
        self.begin()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found is not None, line
        self.port = int(found[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Nothing that it has started outlives it."""
        children = self._children()
        self.process.kill()
        self._gone()
        deadline = time.monotonic() + 5
        while any(Path(f"/proc/{child}/cmdline").exists() and _alive(child) for child in children):
            assert time.monotonic() < deadline, f"they live on: {children}"
            time.sleep(0.01)

    def end(self) -> None:
        """Politely."""
        self.process.send_signal(signal.SIGTERM)
        assert self._gone() == 0

    def _gone(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def _children(self) -> list[int]:
        found: list[int] = []
        for task in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            try:
                found += map(int, task.read_text().split())
            except OSError:
                pass  # this thread has just ended
        return found

    def rows(self, sql: str) -> list[Any]:
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(sql).fetchall()


def _alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@contextmanager
def serving(database: Path) -> Iterator[Server]:
    server = Server(database)
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


# ── the clients ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Given(NamedTuple):
    """An answer that a client has sent, and the number in the reply to it."""

    table: str
    seat: int
    number: int
    answer: int
    id: str
    reached: int = -1


class Player:
    """Plays at its tables, sends again what was not replied to, and notes every reply."""

    def __init__(self, name: str, http: httpx.AsyncClient, luck: random.Random) -> None:
        self.name = name
        self.http = http
        self.luck = luck
        self.tables: list[str] = []
        self.acknowledged: list[Given] = []
        self.refused: list[Given] = []
        self.pending: Given | None = None

    async def send(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Until there is a reply; a server that is not there, or has no room, is asked again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                reply = await self.http.request(method, path, json=body or None)
                if reply.status_code != 503:
                    return reply
            except httpx.TransportError:
                pass
            assert time.monotonic() < deadline
            await asyncio.sleep(0.02)

    async def good(self, method: str, path: str, **body: Any) -> Any:
        reply = await self.send(method, path, **body)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def arrive(self) -> None:
        await self.good("POST", "/api/guests", name=self.name)

    async def make_table(self, game: str, *seats: str) -> str:
        made = await self.good("POST", "/api/tables", game=game, seats=[{"kind": kind} for kind in seats])
        table: str = made["table"]["id"]
        self.tables.append(table)
        return table

    async def play(self) -> None:
        while True:
            await self.answer(self.luck.choice(self.tables))
            await asyncio.sleep(0)

    async def answer(self, table: str) -> None:
        state = await self.good("GET", f"/api/tables/{table}/view")
        asked = [one for one in state["seats"] if one["choices"]]
        if not asked:
            return
        seat = self.luck.choice(asked)
        answer = self.luck.choice(seat["choices"])["answer"]
        given = Given(table, seat["seat"], state["number"], answer, f"{self.luck.getrandbits(80):020x}")
        await self.give(given)

    async def give(self, given: Given) -> None:
        self.pending = given
        body = {"seat": given.seat, "number": given.number, "answer": given.answer, "id": given.id}
        reply = await self.send("POST", f"/api/tables/{given.table}/answer", **body)
        if reply.status_code == 200:
            self.acknowledged.append(given._replace(reached=reply.json()["number"]))
        else:
            assert reply.json()["code"] == "outdated", reply.text
            self.refused.append(given)
        self.pending = None


@asynccontextmanager
async def players(server: Server, luck: random.Random, *names: str) -> AsyncIterator[list[Player]]:
    made = [
        Player(
            name,
            httpx.AsyncClient(base_url=server.url, headers={"Origin": server.url}, trust_env=False, timeout=PATIENCE),
            random.Random(luck.random()),
        )
        for name in names
    ]
    for player in made:
        await player.arrive()
    yield made
    for player in made:
        await player.http.aclose()


# ── what is in the log ──────────────────────────────────────────────────────────────────────────────────────────────


async def check(server: Server, everybody: list[Player]) -> None:
    """Every acknowledged answer is in the log once, where its reply said, and nothing else is there."""
    acknowledged = {given.id: given for player in everybody for given in player.acknowledged}
    refused = {given.id for player in everybody for given in player.refused}
    heard = server.rows("SELECT client, number, 0 FROM heard")
    entered = server.rows("SELECT client, number, 1 FROM entries WHERE client IS NOT NULL")
    kept = {client: (number, entry) for client, number, entry in heard + entered}
    assert len(kept) == len(heard) + len(entered), "none twice"
    assert not refused & set(kept)
    assert set(kept) == set(acknowledged)

    logs: dict[str, dict[int, list[list[int]]]] = {}
    for table, number, parent, data in server.rows(
        "SELECT table_id, number, parent, data FROM entries ORDER BY table_id, number"
    ):
        plies = logs.setdefault(table, {})
        assert (number, parent) == (len(plies) + 1, len(plies))
        plies[number] = msgspec.json.decode(data)
    assert {table: len(plies) for table, plies in logs.items()} == dict(server.rows("SELECT id, number FROM tables"))
    said = [
        (table, number + 1, seat, answer)
        for table, number, seat, data in server.rows("SELECT table_id, number, seat, data FROM waiting")
        for answer in msgspec.json.decode(data)
    ]
    for table, plies in logs.items():
        said += [(table, number, seat, answer) for number in plies for seat, answer, _ in plies[number] if seat >= 0]
    expected = []
    for given in acknowledged.values():
        number, entry = kept[given.id]
        assert number == given.reached == given.number + entry
        expected.append((given.table, given.number + 1, given.seat, given.answer))
    assert sorted(said) == sorted(expected), "as many answers as were acknowledged, and these"

    for player in everybody:
        for table in player.tables:
            reached = [given.reached for given in player.acknowledged if given.table == table]
            assert reached == sorted(reached), "in the order in which they were acknowledged"
    store = open_store(f"sqlite:///{server.database}")
    for table, plies in logs.items():
        assert (await load(store, table)).number == len(plies)
    await store.close()
    assert server.rows("PRAGMA integrity_check") == [("ok",)]


async def test_a_killed_server_has_kept_what_it_acknowledged(tmp_path: Path) -> None:
    seed = random.SystemRandom().getrandbits(32)
    luck = random.Random(seed)
    with serving(tmp_path / "habitable.db") as server:
        async with players(server, luck, "Ada", "Bea", "Eva") as everybody:
            ada, bea, eva = everybody
            shared = await ada.make_table("ecosystem", "me", "open", "open")
            for seat, player in ((1, bea), (2, eva)):
                await player.good("POST", f"/api/tables/{shared}/take", seat=seat)
                player.tables.append(shared)
            for player in everybody:
                await player.make_table("marine", "me", "me")
            await bea.make_table("ecosystem", *["me"] * 4)
            await eva.make_table("dominant-species", "me", "me")
            for player in everybody:
                for table in player.tables:
                    if player is ada or table != shared:
                        await player.good("POST", f"/api/tables/{table}/start")

            playing = [asyncio.ensure_future(player.play()) for player in everybody]
            for _ in range(KILLS):
                await going_on(playing, everybody)
                await asyncio.sleep(luck.uniform(0, 0.5))
                await asyncio.to_thread(server.kill)
                if luck.random() < 0.2:
                    server.begin()
                    await asyncio.sleep(luck.uniform(0, 1.5))
                    await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await going_on(playing, everybody)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await finish(everybody)
        await asyncio.to_thread(server.end)
        try:
            await check(server, everybody)
        except AssertionError as error:
            error.add_note(f"seed {seed}")
            raise


async def going_on(playing: list["asyncio.Task[None]"], everybody: list[Player]) -> None:
    """Everybody has got some more answers in."""
    before = [len(player.acknowledged) for player in everybody]
    deadline = time.monotonic() + PATIENCE
    while any(len(player.acknowledged) < n + 5 for player, n in zip(everybody, before, strict=True)):
        for task in playing:
            if task.done():
                task.result()
        assert time.monotonic() < deadline, "the clients do not go on"
        await asyncio.sleep(0.02)


async def finish(everybody: list[Player]) -> None:
    """What was on its way when we stopped is asked for once more."""
    for player in everybody:
        if player.pending is not None:
            await player.give(player.pending)


# ── a full disk ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_full_disk_is_said_and_spoils_nothing(tmp_path: Path) -> None:
    luck = random.Random(1)
    with serving(tmp_path / "habitable.db") as server:
        async with players(server, luck, "Ada") as (ada,):
            table = await ada.make_table("planet", "me", "me")
            await ada.good("POST", f"/api/tables/{table}/start")
            for _ in range(5):
                await ada.answer(table)
            before = await ada.good("GET", f"/api/tables/{table}/view")

            _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, most))
            (seat,) = (one for one in before["seats"] if one["choices"])
            given = Given(table, seat["seat"], before["number"], seat["choices"][0]["answer"], "a-full-disk")
            body = {"seat": given.seat, "number": given.number, "answer": given.answer, "id": given.id}
            for _ in range(3):
                reply = await ada.http.post(f"/api/tables/{table}/answer", json=body)
                assert (reply.status_code, reply.json()["code"]) == (503, "not-kept")
                assert await ada.good("GET", f"/api/tables/{table}/view") == before
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
            await ada.give(given)
            for _ in range(5):
                await ada.answer(table)
        await asyncio.to_thread(server.end)
        await check(server, [ada])
