"""Bots think, and what comes from outside is read, in processes of their own. They get an imagined position, never the
real one, and are killed when they take too long; none outlives the server.

A loop that is compiled lets nothing else run in its process, so there is one task in a process at a time, and it is the
server that looks at the clock. What is read from outside has a process to itself, with little memory, and no bot waits
for it.
"""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections import OrderedDict, deque
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from habitable.kernel.errors import BadDocument
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Drawing, InWords, Replay, Upload, Wording
from habitable.server.workers.tasks import HEAD, READY, Advise, Draw, Outcome, Say, Score, Think, Walk, framed, refused
from habitable.texts.phrases import Part

STARVED = 3  # times as long as it may work, where others have the machine and it has hardly worked
STARTING = 60.0  # seconds until a worker must be there
IDLE = 60.0  # seconds after which the process for reading is ended
PAUSE = 1.0  # seconds until a worker that could not be started is tried again
NICE, NICEST = 10, 19
LARGEST = 16_000_000  # bytes of a message
LARGEST_TASK = 2_000_000  # far more than a request may hold
ENVIRONMENT = ("PATH", "LD_LIBRARY_PATH")  # all that a worker needs to know; the database is none of its business

Kind = Literal["people", "bots", "upload"]  # at a table with people, at one of bots only, from outside
Sender = tuple[str, str]  # an address, and one of those who come from there
NOBODY: Sender = ("", "")  # who is not counted
T = TypeVar("T")
logger = logging.getLogger("habitable")


async def receive(reader: asyncio.StreamReader) -> bytes:
    """The next message; OSError or EOFError when there is none, or one that cannot be."""
    (size,) = HEAD.unpack(await reader.readexactly(HEAD.size))
    if size > LARGEST:
        raise OSError("a message is too large")
    return await reader.readexactly(size)


class Advice(NamedTuple):
    """An answer for a person."""

    answer: int
    why: Part | None  # what speaks for it


class Stats(NamedTuple):
    busy: int
    waiting: int
    done: int
    failed: int  # of those done: crashed, took too long


class Helpers:
    """Whom the house asks; who does the work is for the subclass to say."""

    async def start(self) -> None:
        raise NotImplementedError

    async def stop(self) -> None:
        raise NotImplementedError

    def stats(self) -> Stats:
        raise NotImplementedError

    async def ask(self, task: bytes, kind: Kind, whose: str, who: str = "") -> Outcome:
        """Has a task done, as it is packed; waits until it is. `whose` is the address of those for whom it is done, and
        `who` one of those who come from there."""
        raise NotImplementedError

    async def choose(
        self,
        level: str,
        name: str,
        data: bytes,
        seat: int,
        seed: int,
        sender: Sender = NOBODY,
        seconds: float = Bounds().bot_seconds,
        people: bool = True,
    ) -> int | None:
        """A bot's answer to an imagined position; None when it crashed or took too long."""
        try:
            task = packed(Think(level, name, data, seat, seed, seconds))
            return value(await self.ask(task, "people" if people else "bots", *sender), int)
        except Refusal:
            return None

    async def advise(
        self,
        level: str,
        name: str,
        data: bytes,
        seat: int,
        seed: int,
        sender: Sender = NOBODY,
        seconds: float = Bounds().bot_seconds,
    ) -> Advice | None:
        """The same for a person, with what speaks for it."""
        try:
            task = packed(Advise(Think(level, name, data, seat, seed, seconds)))
            return value(await self.ask(task, "people", *sender), Advice)
        except Refusal:
            return None

    async def replay(self, upload: Upload, sender: Sender = NOBODY, frames: int = Bounds().replay_frames) -> Replay:
        """Frames of a record from outside; Refusal says what is wrong with it."""
        return value(await self.ask(packed(Walk(upload, frames)), "upload", *sender), Replay)

    async def draw(self, drawing: Drawing, sender: Sender = NOBODY, parts: int = Bounds().view_parts) -> str:
        """A picture of a view that came from outside, as SVG; Refusal says what is wrong with it."""
        return value(await self.ask(packed(Draw(drawing, parts)), "upload", *sender), str)

    async def say(self, wording: Wording, sender: Sender = NOBODY, parts: int = Bounds().view_parts) -> InWords:
        """A view that came from outside, in words; Refusal says what is wrong with it."""
        return value(await self.ask(packed(Say(wording, parts)), "upload", *sender), InWords)

    async def score(self, document: dict[str, Any], pad: bool = False, sender: Sender = NOBODY) -> Any:
        """What a position document is worth, or its score pad; Refusal says what is wrong with it."""
        task = packed(Score(msgspec.Raw(packed(document)), pad))
        return value(await self.ask(task, "upload", *sender), dict[str, Any])


def packed(thing: Any) -> bytes:
    """As JSON; a Refusal for what has none, or too much."""
    try:
        out = msgspec.json.encode(thing)
    except (RecursionError, OverflowError, TypeError, ValueError):
        raise Refusal(422, "bad-request", why=BadDocument("json-unusable")) from None
    if len(out) > LARGEST_TASK:
        raise Refusal(413, "too-large")
    return out


def value(outcome: Outcome, kind: type[T]) -> T:
    if outcome.refused is not None:
        status, code, arguments = outcome.refused
        raise Refusal(status, code, **arguments)
    try:
        return msgspec.json.decode(outcome.value, type=kind)
    except (msgspec.DecodeError, RecursionError):
        raise Refusal(503, "no-answer") from None


# ── who is next ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Job:
    def __init__(self, task: bytes) -> None:
        self.task = task
        self.outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

    def end(self, outcome: Outcome) -> None:
        if not self.outcome.done():  # whoever asked may be gone
            self.outcome.set_result(outcome)


class Line:
    """Jobs for those who come from one address: they take turns, too. So do the tables of one of them, since a table
    comes again only after its job is done."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, deque[Job]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._jobs)

    def put(self, job: Job, who: str) -> None:
        self._jobs.setdefault(who, deque()).append(job)

    def next(self) -> Job | None:
        while self._jobs:
            who, jobs = self._jobs.popitem(last=False)
            while jobs and jobs[0].outcome.done():
                jobs.popleft()
            if jobs:
                job = jobs.popleft()
                if jobs:
                    self._jobs[who] = jobs  # behind all others
                return job
        return None

    def waiting(self, who: str | None = None) -> int:
        """All, or those of one."""
        lines = self._jobs.values() if who is None else [self._jobs.get(who, deque())]
        return sum(not job.outcome.done() for jobs in lines for job in jobs)


class Turns:
    """Jobs that wait: those of tables at which people sit come first, and among equals the addresses take turns for
    which they are done. So nobody waits longer because somebody else has made many tables."""

    def __init__(self) -> None:
        self._ranks: tuple[OrderedDict[str, Line], ...] = OrderedDict(), OrderedDict()
        self._served = ""  # whose turn was the last
        self._filled = asyncio.Event()

    def put(self, job: Job, whose: str = "", people: bool = True, who: str = "") -> None:
        self._ranks[0 if people else 1].setdefault(whose, Line()).put(job, who)
        self._filled.set()

    def next(self) -> Job | None:
        """The one whose turn it is; without those for which nobody waits any more."""
        for lines in self._ranks:
            if self._served in lines:
                lines.move_to_end(self._served)  # whoever came meanwhile has not had a turn at all
            while lines:
                whose, line = lines.popitem(last=False)
                job = line.next()
                if job is not None:
                    self._served = whose
                    if line:
                        lines[whose] = line  # behind all others
                    return job
        return None

    def waiting(self, whose: str, who: str | None = None) -> int:
        """Of one address, or of one of those who come from there."""
        return sum(lines[whose].waiting(who) for lines in self._ranks if whose in lines)

    async def take(self) -> Job:
        while (job := self.next()) is None:
            self._filled.clear()
            await self._filled.wait()
        return job

    def __len__(self) -> int:
        return sum(line.waiting() for lines in self._ranks for line in lines.values())


# ── processes ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Worker:
    """One process. It is started by the thread in which the server runs, because it dies with that thread."""

    def __init__(self, program: str, nice: int, memory: int) -> None:
        self._link, other = socket.socketpair()
        path = os.pathsep.join(place for place in sys.path if place)
        known = {key: os.environ[key] for key in ENVIRONMENT if key in os.environ}
        endings = {signal.SIGINT, signal.SIGTERM}
        before = signal.pthread_sigmask(signal.SIG_BLOCK, endings)  # Ctrl-C is for the server, also early
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", program, str(other.fileno()), str(nice), str(memory)],
                stdin=subprocess.DEVNULL,
                pass_fds=[other.fileno()],
                env={**known, "PYTHONPATH": path},
            )
        except OSError:
            self._link.close()
            raise
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            other.close()
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter | None = None

    async def ready(self) -> None:
        self._reader, self._writer = await asyncio.open_connection(sock=self._link)
        async with asyncio.timeout(STARTING):
            if await receive(self._reader) != READY:
                raise EOFError

    def dead(self) -> bool:
        return self.process.poll() is not None

    async def do(self, task: bytes, limit: float) -> Outcome:
        """Raises TimeoutError; or something else, when it has died or says what no worker says."""
        assert self._writer is not None
        before = self._worked()
        self._writer.write(framed(task))
        reply = asyncio.ensure_future(receive(self._reader))
        try:
            for _ in range(STARVED):
                if (await asyncio.wait([reply], timeout=limit))[0]:
                    return msgspec.json.decode(reply.result(), type=Outcome)
                if self._worked() - before > limit / 2:
                    break
            raise TimeoutError
        finally:
            reply.cancel()

    def _worked(self) -> float:
        """Seconds of a processor, so far; where the system does not tell, seconds."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return time.monotonic()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        if self._writer is None:
            self._link.close()
        else:
            self._writer.close()


class Desk:
    """Where one worker after the other does the jobs that wait. With an `idle` time it is there only when needed."""

    def __init__(self, turns: Turns, program: str, limit: float, nice: int, memory: int, idle: float | None) -> None:
        self.worker: Worker | None = None
        self.busy, self.done, self.failed = False, 0, 0
        self._turns = turns
        self._program = program
        self._limit = limit
        self._nice = nice
        self._memory = memory
        self._idle = idle

    async def run(self) -> None:
        try:
            while True:
                if self._idle is None:
                    await self._man()
                try:
                    async with asyncio.timeout(None if self.worker is None else self._idle):
                        job = await self._turns.take()
                except TimeoutError:
                    self._end()
                else:
                    await self._do(job)
        finally:
            self._end()

    async def _do(self, job: Job) -> None:
        outcome = refused(Refusal(503, "no-answer"))  # if we are stopped meanwhile
        self.busy = True
        try:
            worker = await self._man()
            outcome = await worker.do(job.task, self._limit)
        except TimeoutError:
            self._end()
            outcome = refused(Refusal(422, "too-slow"), "it took too long")
        except Exception:
            self._end()
            outcome = refused(Refusal(503, "no-answer"), "it died")
        finally:
            self.busy = False
            self.done += 1
            job.end(outcome)
        if outcome.fault:
            self.failed += 1
            logger.warning("a worker failed: %s", outcome.fault)

    async def _man(self) -> Worker:
        """A worker that lives."""
        while self.worker is None or self.worker.dead():
            self._end()
            try:
                self.worker = Worker(self._program, self._nice, self._memory)
                await self.worker.ready()
            except (OSError, EOFError) as error:  # TimeoutError is an OSError
                logger.error("a worker does not start: %s", type(error).__name__)
                self._end()
                await asyncio.sleep(PAUSE)
        return self.worker

    def _end(self) -> None:
        if self.worker is not None:
            self.worker.end()
        self.worker = None


class Workers(Helpers):
    """A few processes for the bots of all tables, by default one less than there are cores; and one for what comes
    from outside, only while something does."""

    def __init__(
        self,
        n: int = 0,
        program: str = "habitable.server.workers.tasks",
        idle: float = IDLE,
        bounds: Bounds | None = None,
    ) -> None:
        self._bounds = bounds or Bounds()
        self.n = n or max(1, (os.cpu_count() or 2) - 1)
        self._thoughts, self._uploads = Turns(), Turns()
        self.desks = [
            Desk(self._thoughts, program, self._bounds.thinking_seconds, NICE, 0, None) for _ in range(self.n)
        ]
        reading, memory = self._bounds.upload_seconds, self._bounds.upload_memory_bytes
        self.desks.append(Desk(self._uploads, program, reading, NICEST, memory, idle))
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(desk.run()) for desk in self.desks]

    async def stop(self) -> None:
        """Ends all processes; whoever still waits gets no answer."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        for turns in (self._thoughts, self._uploads):
            while (job := turns.next()) is not None:
                job.end(refused(Refusal(503, "no-answer")))

    def stats(self) -> Stats:
        return Stats(
            busy=sum(desk.busy for desk in self.desks),
            waiting=len(self._thoughts) + len(self._uploads),
            done=sum(desk.done for desk in self.desks),
            failed=sum(desk.failed for desk in self.desks),
        )

    async def ask(self, task: bytes, kind: Kind, whose: str, who: str = "") -> Outcome:
        job = Job(task)
        if not self._tasks:
            return refused(Refusal(503, "no-answer"))
        if kind != "upload":
            self._thoughts.put(job, whose, kind == "people", who)
            return await job.outcome
        bounds, uploads = self._bounds, self._uploads
        if whose and (
            uploads.waiting(whose, who) >= bounds.uploads_of_guest
            or uploads.waiting(whose) >= bounds.uploads_of_address
        ):
            return refused(Refusal(429, "too-many", seconds=str(bounds.again_seconds)))
        busy = refused(Refusal(503, "busy", seconds=str(bounds.again_seconds)))
        if len(uploads) >= bounds.uploads:
            return busy
        uploads.put(job, whose, who=who)
        try:
            async with asyncio.timeout(bounds.upload_waiting_seconds):
                return await job.outcome
        except TimeoutError:
            return busy
