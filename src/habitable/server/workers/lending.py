"""One pool of workers for several server processes: the process that started them lends it over a socket of Unix, to
which only the same user comes."""

import asyncio
import itertools
import logging
import os
import socket
import struct
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from habitable.server.protocol.errors import Refusal
from habitable.server.workers.pool import Helpers, Kind, Stats, receive
from habitable.server.workers.tasks import Outcome, framed, refused

SOON, LATER = 0.05, 2.0  # seconds until a lost pool is looked for again: at first, at most
PATIENCE = 5.0  # seconds that a task waits for a pool that is not there

logger = logging.getLogger("habitable")


class Call(msgspec.Struct, frozen=True):
    id: int
    task: msgspec.Raw
    kind: Kind
    whose: str
    who: str


class Reply(msgspec.Struct, frozen=True):
    """They come in any order."""

    id: int
    outcome: Outcome


# ── whoever has the pool ────────────────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def lend(pool: Helpers, path: Path) -> AsyncIterator[None]:
    """Lets others use a pool. The folder of the path should be private, too: elsewhere than on Linux it is all that
    counts. There a path may be a name without a file (it begins with NUL): whoever comes says who it is."""
    visits: dict[asyncio.StreamWriter, asyncio.Event] = {}

    async def visit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not ours(writer.get_extra_info("socket")):
            writer.close()
            return
        gone = visits[writer] = asyncio.Event()
        try:
            await _serve(pool, reader, writer)
        finally:
            del visits[writer]
            gone.set()

    door = socket.socket(socket.AF_UNIX)
    try:
        door.bind(str(path))
        if not nameless(path):
            path.chmod(0o600)  # nobody can come before it listens
        server = await asyncio.start_unix_server(visit, sock=door)
    except BaseException:
        door.close()
        raise
    try:
        yield
    finally:
        server.close()
        for writer, gone in list(visits.items()):
            writer.close()  # asyncio would log it as a mistake if the visit were cancelled
            await gone.wait()
        if not nameless(path):
            path.unlink(missing_ok=True)


def nameless(path: Path) -> bool:
    """Whether it is no file."""
    return str(path).startswith("\0")


def ours(visitor: socket.socket) -> bool:
    """Whether whoever comes is the same user, as the system says."""
    if sys.platform != "linux":
        return True
    _, user, _ = struct.unpack("3i", visitor.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i")))
    return bool(user == os.geteuid())


async def _serve(pool: Helpers, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One visitor, until it goes; what it still waits for is forgotten then."""
    tasks: set[asyncio.Task[None]] = set()

    async def do(call: Call) -> None:
        outcome = await pool.ask(bytes(call.task), call.kind, call.whose, call.who)
        writer.write(framed(msgspec.json.encode(Reply(call.id, outcome))))

    try:
        while True:
            call = msgspec.json.decode(await receive(reader), type=Call)
            task = asyncio.create_task(do(call))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    except (OSError, EOFError, msgspec.DecodeError):
        pass
    finally:
        for task in tasks:
            task.cancel()
        writer.close()


# ── whoever borrows it ──────────────────────────────────────────────────────────────────────────────────────────────


class Borrowed(Helpers):
    """The pool of another process. When it is lost, whoever waits gets no answer, and it is looked for again."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._there = asyncio.Event()
        self._writer: asyncio.StreamWriter | None = None
        self._waiting: dict[int, asyncio.Future[Outcome]] = {}
        self._ids = itertools.count(1)
        self._task: asyncio.Task[None] | None = None
        self._done = self._failed = 0

    async def start(self) -> None:
        """Comes back when the pool is there; if that takes long, without it."""
        self._task = asyncio.create_task(self._stay())
        await self._connection()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._task = None

    def stats(self) -> Stats:
        """Of what this process has asked for."""
        return Stats(busy=0, waiting=len(self._waiting), done=self._done, failed=self._failed)

    async def ask(self, task: bytes, kind: Kind, whose: str, who: str = "") -> Outcome:
        call = next(self._ids)
        writer = await self._connection()
        outcome = refused(Refusal(503, "no-answer"), "the pool is out of reach")
        if writer is not None:
            self._waiting[call] = asyncio.get_running_loop().create_future()
            try:
                writer.write(framed(msgspec.json.encode(Call(call, msgspec.Raw(task), kind, whose, who))))
                outcome = await self._waiting[call]
            finally:
                del self._waiting[call]
        self._done += 1
        self._failed += bool(outcome.fault)
        return outcome

    async def _connection(self) -> asyncio.StreamWriter | None:
        if self._task is not None and self._writer is None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._there.wait()
            except TimeoutError:
                pass
        return self._writer

    async def _stay(self) -> None:
        """Stays connected."""
        pause = SOON
        while True:
            try:
                reader, self._writer = await asyncio.open_unix_connection(self._path)
            except OSError:
                pause = min(2 * pause, LATER)
            else:
                pause = SOON
                try:
                    await self._listen(reader)
                except (OSError, EOFError, msgspec.DecodeError) as error:
                    logger.warning("the pool of workers is out of reach: %s", type(error).__name__)
                finally:
                    self._lose()
            await asyncio.sleep(pause)

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        self._there.set()
        while True:
            reply = msgspec.json.decode(await receive(reader), type=Reply)
            waiting = self._waiting.get(reply.id)
            if waiting is not None and not waiting.done():
                waiting.set_result(reply.outcome)

    def _lose(self) -> None:
        self._there.clear()
        if self._writer is not None:
            self._writer.close()
        self._writer = None
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(refused(Refusal(503, "no-answer"), "the pool is out of reach"))
