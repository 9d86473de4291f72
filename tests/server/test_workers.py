"""Processes that think for bots and read what comes from outside: who is next, what kills them, who borrows them."""

import asyncio
import json
import logging
import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from habitable import bots, games
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Guest, Upload
from habitable.server.storage import schema
from habitable.server.workers import lending
from habitable.server.workers.lending import Borrowed, lend
from habitable.server.workers.pool import NOBODY, Helpers, Job, Sender, Turns, Workers
from server.houses import Quick, house_on
from server.playing import make_table

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]
TWO = (ROOT / "tests" / "games" / "ecosystem" / "golden" / "two.habitable").read_text(encoding="utf-8")


@asynccontextmanager
async def pool(n: int = 1, **more: Any) -> AsyncIterator[Workers]:
    """With workers that do what a test wants."""
    made = Workers(n, program="server.slow", **more)
    await made.start()
    try:
        yield made
    finally:
        await made.stop()


async def do(helpers: Helpers, wanted: str, **more: Any) -> int | None:
    return await helpers.choose(wanted, "planet", b"", 0, 0, **more)


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)


def lives(pid: int) -> bool:
    """A zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # gone, or just going
        return False


# ── who is next ─────────────────────────────────────────────────────────────────────────────────────────────────────


def order(turns: Turns) -> str:
    return " ".join(iter(lambda: job.task.decode() if (job := turns.next()) else "", ""))


async def test_first_come_first_served() -> None:
    turns = Turns()
    for name in ("a", "b", "c"):
        turns.put(Job(name.encode()), name)
    assert order(turns) == "a b c"


async def test_addresses_take_turns() -> None:
    turns = Turns()
    for name in ("a1", "a2", "a3", "a4", "b1", "b2", "c1"):
        turns.put(Job(name.encode()), name[0])
    assert len(turns) == 7
    assert order(turns) == "a1 b1 c1 a2 b2 a3 a4"


async def test_one_who_asks_again_and_again_stands_behind_the_others() -> None:
    turns = Turns()
    turns.put(Job(b"a1"), "a")
    turns.put(Job(b"b1"), "b")
    assert turns.next()
    turns.put(Job(b"a2"), "a")
    turns.put(Job(b"c1"), "c")
    assert order(turns) == "b1 c1 a2"


async def test_tables_with_people_come_first() -> None:
    turns = Turns()
    turns.put(Job(b"bots1"), "x", people=False)
    turns.put(Job(b"bots2"), "y", people=False)
    turns.put(Job(b"people1"), "a")
    turns.put(Job(b"people2"), "a")
    assert order(turns) == "people1 people2 bots1 bots2"


async def test_nobody_waits_for_those_who_are_gone() -> None:
    turns = Turns()
    gone, kept, other = Job(b"gone"), Job(b"kept"), Job(b"other")
    for job, table in ((gone, "a"), (kept, "a"), (other, "b")):
        turns.put(job, table)
    gone.outcome.cancel()
    assert len(turns) == 2
    assert order(turns) == "kept other"
    assert len(turns) == 0


async def test_whoever_waits_for_a_job_gets_the_next_one() -> None:
    turns = Turns()
    takers = [asyncio.create_task(turns.take()) for _ in range(2)]
    await asyncio.sleep(0)
    turns.put(Job(b"a"))
    await asyncio.sleep(0.01)
    assert sum(taker.done() for taker in takers) == 1
    turns.put(Job(b"b"))
    assert sorted(job.task for job in await asyncio.gather(*takers)) == [b"a", b"b"]


async def test_a_pool_serves_in_that_order(tmp_path: Path) -> None:
    file = tmp_path / "order"
    async with pool() as workers:
        busy = asyncio.create_task(do(workers, f"until:{tmp_path / 'end'}"))
        await until(lambda: workers.stats().busy == 1)

        def ask(name: str, people: bool) -> Any:
            return workers.choose(f"write:{file}", "planet", name.encode(), 0, 0, (name[0], ""), people=people)

        names = [("x1", False), ("a1", True), ("a2", True), ("b1", True), ("x2", False), ("y1", False)]
        asked = [asyncio.create_task(ask(*name)) for name in names]
        await asyncio.sleep(0)
        assert workers.stats().waiting == 6
        (tmp_path / "end").touch()
        await asyncio.gather(busy, *asked)
    assert file.read_text().split() == ["a1", "b1", "a2", "x1", "y1", "x2"]


async def test_many_tables_of_one_address_keep_nobody_waiting(tmp_path: Path) -> None:
    """Whoever they play for, and whichever process of a server asks for it."""
    file, path = tmp_path / "order", tmp_path / "pool"
    async with pool() as workers, lend(workers, path), borrowers(path, 2) as (one, other):
        busy = asyncio.create_task(do(workers, f"until:{tmp_path / 'end'}"))
        await until(lambda: workers.stats().busy == 1)

        def ask(helpers: Helpers, name: str, *sender: str) -> Any:
            return asyncio.create_task(
                helpers.choose(f"write:{file}", "planet", name.encode(), 0, 0, (sender[0], sender[1]))
            )

        asked = [ask(one, f"a{n}", "near", "a") for n in range(3)] + [ask(one, f"b{n}", "near", "b") for n in range(3)]
        await until(lambda: workers.stats().waiting == 6)
        asked += [ask(other, "victim", "far", "v")]
        await until(lambda: workers.stats().waiting == 7)
        (tmp_path / "end").touch()
        await asyncio.gather(busy, *asked)
    assert file.read_text().split() == ["a0", "victim", "b0", "a1", "b1", "a2", "b2"]


class Asked(Quick):
    """Notes for whom bots think."""

    def __init__(self) -> None:
        super().__init__()
        self.senders: list[Sender] = []

    async def choose(self, level: str, name: str, data: bytes, seat: int, seed: int, *more: Any) -> int | None:
        self.senders.append(more[0])
        return await super().choose(level, name, data, seat, seed, *more)


async def test_bots_think_for_the_host_or_for_others_at_the_table(tmp_path: Path) -> None:
    url, helpers = f"sqlite:///{tmp_path / 'habitable.db'}", Asked()
    schema.migrate(url)
    async with house_on(url, helpers) as house:
        table = await make_table(house.store, "ecosystem", ["Ada", "Bob"])
        await house.store.write(lambda t: t.run("UPDATE tables SET state = 'playing' WHERE id = ?", table))
        live = await house.wake(table)
        ada, bob = (Guest(str(one.guest), one.name) for one in live.now.rows.seats[:2])

        async def thought() -> Sender:
            await house._think(live, 0, "random")
            return helpers.senders[-1]

        assert await thought() == NOBODY, "nobody has come since the server was started"
        house.came(bob, "10.0.0.2")
        assert await thought() == ("10.0.0.2", bob.id)
        house.came(ada, "10.0.0.1")
        assert await thought() == ("10.0.0.1", ada.id)
        await house.hint(table, bob, 1, [])
        assert helpers.senders[-1] == ("10.0.0.2", bob.id), "a hint is for whoever asks"


# ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def begun(name: str) -> Any:
    match = Match(games.get(name), ["Ada", "Bob"])
    match.play_nature()
    return match.position


@pytest.mark.parametrize("name", list(games.GAMES))
async def test_a_bot_answers_as_it_would_here(name: str) -> None:
    workers = Workers(1)
    await workers.start()
    try:
        game, position = games.get(name), begun(name)
        seat = position.asked()[0]
        assert seat != NATURE
        for level in ("random", "greedy", "expert"):  # a master looks ahead as long as it may
            expected = bots.choose(bots.get(level), game.load(game.dump(position)), seat, Rng(7))
            assert await workers.choose(level, name, game.dump(position), seat, 7) == expected
        assert workers.stats() == (0, 0, 3, 0)
    finally:
        await workers.stop()


async def test_a_worker_is_nice_and_knows_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HABITABLE_DATABASE", "postgresql://habitable:secret@localhost/habitable")
    async with pool() as workers:
        assert await do(workers, "nice") == min(19, os.nice(0) + 10)
        assert await do(workers, "secrets") == 0


# ── what kills a worker ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_one_that_takes_too_long_is_killed_and_replaced() -> None:
    async with pool(bounds=Bounds(thinking_seconds=0.3)) as workers:
        first = await do(workers, "pid")
        assert first is not None
        begin = time.monotonic()
        assert await do(workers, "endless") is None
        assert 0.3 <= time.monotonic() - begin < 3
        assert not lives(first)
        second = await do(workers, "pid")
        assert second is not None
        assert second != first
        assert lives(second)
        assert workers.stats() == (0, 0, 3, 1)
    assert not lives(second)


@pytest.mark.parametrize("wanted", ["die", "garbage", "deep"])
async def test_one_that_crashes_or_says_what_cannot_be_read_is_replaced(wanted: str) -> None:
    async with pool() as workers:
        first = await do(workers, "pid")
        assert await do(workers, wanted) is None
        assert await do(workers, "pid") not in (None, first)
        assert workers.stats().failed == 1


async def test_one_that_is_killed_while_it_thinks_gives_no_answer() -> None:
    async with pool() as workers:
        pid = await do(workers, "pid")
        assert pid is not None
        asked = asyncio.create_task(do(workers, "endless"))
        await until(lambda: workers.stats().busy == 1)
        os.kill(pid, signal.SIGKILL)
        assert await asked is None
        assert await do(workers, "pid") not in (None, pid)


async def test_one_that_is_killed_while_it_waits_is_missed_by_nobody() -> None:
    async with pool() as workers:
        pid = await do(workers, "pid")
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        await until(lambda: not lives(pid))
        assert await do(workers, "pid") not in (None, pid)
        assert workers.stats().failed == 0


async def test_what_is_meant_for_the_server_does_not_end_a_worker() -> None:
    async with pool() as workers:
        pid = await do(workers, "pid")
        assert pid is not None
        os.kill(pid, signal.SIGINT)
        os.kill(pid, signal.SIGTERM)
        assert await do(workers, "sleep:0.05") == 1
        assert await do(workers, "pid") == pid


async def test_a_mistake_is_logged_without_what_it_says(caplog: pytest.LogCaptureFixture) -> None:
    async with pool() as workers:
        pid = await do(workers, "pid")
        with caplog.at_level(logging.WARNING, "habitable"):
            assert await do(workers, "raise") is None
        assert "ValueError in slow.py, line" in caplog.text
        assert "wolf" not in caplog.text
        assert await do(workers, "pid") == pid


async def test_a_pool_that_stops_leaves_nobody_waiting() -> None:
    async with pool() as workers:
        pid = await do(workers, "pid")
        assert pid is not None
        asked = [asyncio.create_task(do(workers, "endless", sender=(str(i), ""))) for i in range(3)]
        asked_to_read = asyncio.create_task(workers.replay(Upload("endless")))
        await until(lambda: workers.stats()[:2] == (2, 2))
        begin = time.monotonic()
        await workers.stop()
        assert time.monotonic() - begin < 10, "it waits for none of them"
        assert await asyncio.gather(*asked) == [None] * 3
        with pytest.raises(Refusal, match="no-answer"):
            await asked_to_read
        assert await do(workers, "pid") is None
        assert not lives(pid)


async def test_whoever_goes_away_takes_its_question_along(tmp_path: Path) -> None:
    async with pool() as workers:
        busy = asyncio.create_task(do(workers, f"until:{tmp_path / 'end'}"))
        await until(lambda: workers.stats().busy == 1)
        gone = asyncio.create_task(do(workers, "endless"))
        await asyncio.sleep(0)
        gone.cancel()
        busy.cancel()  # this one is finished, for nobody
        (tmp_path / "end").touch()
        assert await do(workers, "sleep:0") == 1


PARENT = """
import asyncio, sys
from habitable.server.protocol.wire import Upload
from habitable.server.workers.pool import Workers

async def main():
    workers = Workers(2, program="server.slow")
    await workers.start()
    await asyncio.gather(*(workers.choose("sleep:0.2", "", b"", 0, 0) for _ in range(2)))
    asked = [asyncio.create_task(workers.choose("endless", "", b"", 0, 0)) for _ in range(1)]
    asked.append(asyncio.create_task(workers.replay(Upload("endless"))))
    while workers.desks[-1].worker is None or not workers.desks[-1].worker._writer:
        await asyncio.sleep(0.01)
    print(*(desk.worker.process.pid for desk in workers.desks), flush=True)
    await asyncio.gather(*asked)

asyncio.run(main())
"""


async def test_no_worker_outlives_its_server() -> None:
    """One thinks, one waits for a question, one reads."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    parent = subprocess.Popen([sys.executable, "-c", PARENT], env=environment, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    with parent.stdout:
        pids = [int(pid) for pid in (await asyncio.to_thread(parent.stdout.readline)).split()]
    assert len(pids) == 3
    assert all(lives(pid) for pid in pids)
    parent.kill()
    parent.wait()
    await until(lambda: not any(lives(pid) for pid in pids), 5)


# ── what comes from outside ─────────────────────────────────────────────────────────────────────────────────────────


async def test_a_record_is_read() -> None:
    async with pool() as workers:
        found = await workers.replay(Upload(TWO, eyes=0, first=3, last=5))
        assert [frame.step for frame in found.frames] == [3, 4, 5]
        assert found.frames[0].view["seat"] == 0


async def test_what_is_wrong_with_a_record_is_said() -> None:
    async with pool() as workers:
        with pytest.raises(Refusal) as refused:
            await workers.replay(Upload("habitable 1\ngame: chess\nrules: 1\n"))
        assert (refused.value.status, refused.value.code) == (422, "bad-record")
        assert 'there is no game "chess"' in str(refused.value)
        assert workers.stats() == (0, 0, 1, 0)


DOCUMENT = {"game": "ecosystem", "boards": ["WFWWT/MDSSD/HESMW/SSTMM"]}


async def test_a_document_is_scored() -> None:
    expected = games.get("ecosystem").score_document(json.loads(json.dumps(DOCUMENT)))
    async with pool() as workers:
        assert await workers.score(DOCUMENT) == json.loads(json.dumps(expected))


async def test_a_document_as_a_score_sheet() -> None:
    planets = {"game": "planet", "planets": ["O" * 60]}
    async with pool() as workers:
        sheet = await workers.score(DOCUMENT, pad=True)
        meadow = {"name": "meadow", "points": [6], "scored": [[13, 18, 19]], "helped": []}
        assert (sheet["totals"], sheet["places"], sheet["rows"][0]) == ([44], [1], meadow)
        with pytest.raises(Refusal, match="bad-document"):
            await workers.score(planets, pad=True)


def nested(depth: int) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for _ in range(depth):
        out = {"game": out}
    return out


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ({}, "bad-document"),
        ({"game": 7}, "bad-document"),
        ({"game": "chess"}, "bad-document"),
        ({"game": "ecosystem", "boards": 7}, "bad-document"),
        ({"game": "marine", "x": nested(100)}, "bad-document"),
        ({"game": "x" * 100_000}, "bad-document"),
        ({"game": "ecosystem", "boards": "\ud800"}, "bad-request"),
        ({"game": "ecosystem", "boards": nested(100_000)}, "bad-request"),
        ({"game": "ecosystem", "boards": "x" * 10_000_000}, "too-large"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_what_is_wrong_with_a_document_is_said(document: dict[str, Any], code: str) -> None:
    async with pool() as workers:
        with pytest.raises(Refusal) as refused:
            await workers.score(document)
        assert refused.value.code == code
        assert len(str(refused.value)) <= 1000
        assert workers.stats().failed == 0


async def test_a_worker_that_gets_no_time_is_waited_for() -> None:
    async with pool(bounds=Bounds(thinking_seconds=2.0)) as workers:
        assert await do(workers, "sleep:3") == 1


async def test_a_record_that_takes_too_long_is_refused_and_no_bot_waits_for_it(tmp_path: Path) -> None:
    async with pool(bounds=Bounds(upload_seconds=3.0)) as workers:
        reading = asyncio.create_task(workers.replay(Upload(f"endless:{tmp_path / 'begin'}")))
        await until(lambda: workers.stats().busy == 1)
        assert await do(workers, "sleep:0") == 1
        assert not reading.done()
        (tmp_path / "begin").touch()
        with pytest.raises(Refusal, match="too-slow"):
            await reading
        assert (await workers.replay(Upload(TWO))).steps > 0


async def test_a_record_that_kills_its_reader_gets_no_answer() -> None:
    async with pool() as workers:
        with pytest.raises(Refusal, match="no-answer") as refused:
            await workers.replay(Upload("die"))
        assert refused.value.status == 503
        assert (await workers.replay(Upload(TWO))).steps > 0


async def test_a_record_that_needs_too_much_memory_is_refused() -> None:
    async with pool() as workers:
        with pytest.raises(Refusal, match="too-large"):
            await workers.replay(Upload("memory"))
        assert (await workers.replay(Upload(TWO))).steps > 0


async def test_too_many_records_are_refused_at_once() -> None:
    async with pool(bounds=Bounds(uploads=20)) as workers:
        reading = asyncio.create_task(workers.replay(Upload("endless")))
        await until(lambda: workers.stats().busy == 1)
        waiting = [asyncio.create_task(workers.replay(Upload(TWO))) for _ in range(20)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy") as refused:
            await workers.replay(Upload(TWO))
        assert refused.value.arguments == {"seconds": "10"}, "it says when to come again"
        waiting.pop().cancel()  # somebody goes: there is room again
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(workers.replay(Upload(TWO))))
        await asyncio.sleep(0)
        assert not waiting[-1].done()
        for task in (reading, *waiting):
            task.cancel()


async def test_senders_take_turns() -> None:
    """By address first, and then by cookie: neither many uploads nor many cookies keep others waiting."""
    turns = Turns()
    for name in ("a1", "a2", "a3", "b1", "b2"):
        turns.put(Job(name.encode()), "near", who=name[0])
    turns.put(Job(b"far"), "far", who="c")
    assert (turns.waiting("near"), turns.waiting("near", "a"), turns.waiting("nowhere")) == (5, 3, 0)
    assert order(turns) == "a1 far b1 a2 b2 a3"
    assert turns.waiting("near") == 0


async def test_nobody_lets_others_wait_for_all_that_it_sends(tmp_path: Path) -> None:
    path = tmp_path / "pool"
    bounds = Bounds(uploads_of_guest=3, uploads_of_address=5, upload_seconds=3.0)
    async with pool(bounds=bounds) as workers, lend(workers, path), borrowers(path, 1) as (one,):

        async def send(record: str, *sender: str) -> asyncio.Task[Any]:
            task = asyncio.create_task(one.replay(Upload(record), sender))  # type: ignore[arg-type]
            await asyncio.sleep(0)
            return task

        endless = f"endless:{tmp_path / 'begin'}"
        first = await send(endless, "10.0.0.1", "wild")
        await until(lambda: workers.stats().busy == 1)
        wild = [await send(endless, "10.0.0.1", "wild") for _ in range(3)]
        await until(lambda: workers.stats().waiting == 3)
        with pytest.raises(Refusal) as refused:
            await (await send(endless, "10.0.0.1", "wild"))
        assert (refused.value.status, refused.value.code) == (429, "too-many")
        assert refused.value.arguments == {"seconds": "10"}
        wild += [await send(endless, "10.0.0.1", "calm"), await send(endless, "10.0.0.1", "")]
        await until(lambda: workers.stats().waiting == 5)
        with pytest.raises(Refusal, match="too-many"):
            await (await send(TWO, "10.0.0.1", "one more cookie"))
        other = await send(TWO, "10.0.0.2", "")
        await until(lambda: workers.stats().waiting == 6)
        (tmp_path / "begin").touch()
        assert (await other).steps > 0
        assert first.done()
        assert not any(task.done() for task in wild), "it had to wait for one only"
        for task in wild:
            task.cancel()
        with pytest.raises(Refusal, match="too-slow"):
            await first


async def test_the_reader_is_there_only_while_somebody_needs_it() -> None:
    async with pool(idle=0.2) as workers:
        reader = workers.desks[-1]
        assert reader.worker is None
        await workers.replay(Upload(TWO))
        assert reader.worker is not None
        pid = reader.worker.process.pid
        await until(lambda: reader.worker is None)
        assert not lives(pid)
        assert (await workers.replay(Upload(TWO))).steps > 0


# ── one pool for several servers ────────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def borrowers(path: Path, n: int) -> AsyncIterator[list[Borrowed]]:
    made = [Borrowed(path) for _ in range(n)]
    async with AsyncExitStack() as stack:
        for one in made:
            stack.push_async_callback(one.stop)
            await one.start()
        yield made


async def test_two_servers_share_a_pool(tmp_path: Path) -> None:
    path = tmp_path / "pool"
    async with pool(2) as workers, lend(workers, path), borrowers(path, 2) as (one, other):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        asked = [
            helper.choose(f"write:{tmp_path / 'order'}", "planet", b"x", seat, 0, (str(seat), ""))
            for seat in range(100)
            for helper in (one, other)
        ]
        assert await asyncio.gather(*asked) == [seat for seat in range(100) for _ in range(2)]
        assert one.stats() == other.stats() == (0, 0, 100, 0)
        assert workers.stats() == (0, 0, 200, 0)
        game, position = games.get("planet"), begun("planet")
        seat = position.asked()[0]
        data = game.dump(position)
        assert await one.choose("greedy", "planet", data, seat, 7) == bots.choose(
            bots.get("greedy"), position, seat, Rng(7)
        )
        assert await one.replay(Upload(TWO, last=9)) == await workers.replay(Upload(TWO, last=9))
        assert await other.score(DOCUMENT) == await workers.score(DOCUMENT)
        for record, code in (("?", "bad-record"), ("x" * 300_000, "bad-request"), ("x" * 10_000_000, "too-large")):
            with pytest.raises(Refusal, match=code):
                await other.replay(Upload(record))
        assert await do(one, "die") is None
        assert one.stats().failed == 1
    assert not path.exists()


async def test_answers_come_in_any_order(tmp_path: Path) -> None:
    path = tmp_path / "pool"
    async with pool(2) as workers, lend(workers, path), borrowers(path, 1) as (one,):
        long = asyncio.create_task(do(one, f"until:{tmp_path / 'end'}"))
        await until(lambda: workers.stats().busy == 1)
        assert await do(one, "sleep:0") == 1
        assert not long.done()
        (tmp_path / "end").touch()
        assert await long == 1


async def test_a_lost_pool_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "pool"
    async with pool() as workers, AsyncExitStack() as door:
        await door.enter_async_context(lend(workers, path))
        async with borrowers(path, 1) as (one,):
            thinking = asyncio.create_task(do(one, f"until:{tmp_path / 'end'}"))
            reading = asyncio.create_task(one.replay(Upload(f"until:{tmp_path / 'end'}")))
            await until(lambda: workers.stats().busy == 2)
            await door.aclose()
            (tmp_path / "end").touch()
            assert await thinking is None
            with pytest.raises(Refusal, match="no-answer"):
                await reading
            later = asyncio.create_task(do(one, "sleep:0"))
            await asyncio.sleep(0.2)
            assert not later.done()
            async with lend(workers, path):
                assert await later == 1
                assert (await one.replay(Upload(TWO))).steps > 0


async def test_without_a_pool_there_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lending, "PATIENCE", 0.1)
    async with borrowers(tmp_path / "pool", 1) as (one,):
        assert await do(one, "sleep:0") is None
        with pytest.raises(Refusal, match="no-answer"):
            await one.score(DOCUMENT)
        assert one.stats() == (0, 0, 2, 2)


async def test_a_server_that_dies_leaves_no_work_behind(tmp_path: Path) -> None:
    path = tmp_path / "pool"
    async with pool() as workers, lend(workers, path), borrowers(path, 2) as (one, other):
        busy = asyncio.create_task(do(one, f"until:{tmp_path / 'end'}"))
        await until(lambda: workers.stats().busy == 1)
        waiting = [asyncio.create_task(do(other, "endless", sender=(str(i), ""))) for i in range(5)]
        await until(lambda: workers.stats().waiting == 5)
        await other.stop()
        assert await asyncio.gather(*waiting) == [None] * 5
        await until(lambda: workers.stats().waiting == 0)
        (tmp_path / "end").touch()
        assert await busy == 1
        assert await do(one, "sleep:0") == 1


async def test_garbage_at_the_door_harms_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "pool"
    async with pool() as workers, lend(workers, path), borrowers(path, 1) as (one,):
        for garbage in (b"\x00\x00\x00\x05hello", b"\xff\xff\xff\xff", b"\x00", b"\x00\x00\x00\x02{}"):
            with socket.socket(socket.AF_UNIX) as stranger:
                stranger.connect(str(path))
                stranger.sendall(garbage)
        assert await do(one, "sleep:0") == 1
