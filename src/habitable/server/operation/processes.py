"""Several server processes on one PostgreSQL database: the first holds the door and the bots' workers, and starts the
others; one that dies is started again, and all end with the first."""

import asyncio
import ctypes
import logging
import os
import secrets
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from habitable.server.operation.settings import Settings
from habitable.server.workers.lending import Borrowed, lend
from habitable.server.workers.pool import Workers

READY = b"ready\n"
PAUSE = 1.0  # seconds until one that has died is started again
GRACE = 2.5  # seconds until one that should end is killed
logger = logging.getLogger("habitable")


class Order(msgspec.Struct, frozen=True):
    """What a process is told at its start, over its standard input: an address may hold a password."""

    settings: Settings
    door: int  # of the socket that is open already
    pool: str
    first: int  # the process that gives it


async def run(settings: Settings, door: socket.socket, tell: Callable[[Settings], None]) -> None:
    """Until Ctrl-C or a polite kill."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    pool = Workers(settings.bots, bounds=settings.bounds)
    await pool.start()
    with meeting_place() as path:
        async with lend(pool, path):
            order = Order(settings, door.fileno(), str(path), os.getpid())
            ready = [asyncio.Event() for _ in range(settings.workers)]
            tasks = [asyncio.create_task(keep(order, one, stop)) for one in ready]
            telling = asyncio.create_task(tell_when(ready, lambda: tell(settings)))
            await stop.wait()
            telling.cancel()
            await asyncio.gather(*tasks)
    await pool.stop()


@contextmanager
def meeting_place() -> Iterator[Path]:
    """For the socket of the pool: on Linux a name without a file, so that nothing stays behind when we are killed."""
    if sys.platform == "linux":
        yield Path(f"\0habitable-{secrets.token_hex(16)}")
    else:
        with tempfile.TemporaryDirectory(prefix="habitable-") as folder:
            yield Path(folder) / "pool"


async def tell_when(ready: list[asyncio.Event], tell: Callable[[], None]) -> None:
    for one in ready:
        await one.wait()
    tell()


async def keep(order: Order, ready: asyncio.Event, stop: asyncio.Event) -> None:
    """One process, and the next one when it has died."""
    while not stop.is_set():
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "habitable.server.operation.processes",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[order.door],
            start_new_session=True,  # Ctrl-C is for the first, who passes it on
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(order))
        process.stdin.close()
        told = asyncio.create_task(process.stdout.readline())
        ended = asyncio.create_task(process.wait())
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait([told, stopped], return_when=asyncio.FIRST_COMPLETED)
        if told.done() and told.result() == READY:
            ready.set()
        await asyncio.wait([ended, stopped], return_when=asyncio.FIRST_COMPLETED)
        told.cancel()
        stopped.cancel()
        if not stop.is_set():
            logger.error("a server process has died (%s); another is started", process.returncode)
            await asyncio.sleep(PAUSE)
        elif process.returncode is None:
            process.terminate()
            try:
                await asyncio.wait_for(ended, GRACE)
            except TimeoutError:
                process.kill()
                await process.wait()


def main() -> None:
    """One of the processes."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # die with the first
    given = sys.stdin.buffer.read()
    if not given:
        return
    order = msgspec.json.decode(given, type=Order)
    if os.getppid() != order.first:
        return  # it had died before we asked to die with it
    from habitable.server.operation import journal as logs
    from habitable.server.operation import serve
    from habitable.server.protocol.connections import Door

    logs.set_up(order.settings.log)

    def tell(_: Settings) -> None:
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()

    with Door(fileno=order.door) as door:
        asyncio.run(serve.run(order.settings, door, tell, Borrowed(Path(order.pool))))


if __name__ == "__main__":
    main()
