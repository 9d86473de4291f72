"""Bots think in processes of their own. They get an imagined position, never the real one, and are killed when they
take too long; none outlives the server."""

import asyncio
import ctypes
import multiprocessing
import os
import signal
import sys
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any

from habitable import bots, games
from habitable.kernel.rng import Rng

LIMIT = 20.0  # seconds for an answer
NICE = 10


def work(pipe: Connection) -> None:
    """What a worker does: reads a question, sends an answer, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # die with the server
    os.nice(NICE)
    while True:
        try:
            level, name, data, seat, seed = pipe.recv()
        except EOFError:
            return
        position = games.get(name).load(data)
        pipe.send(bots.choose(bots.get(level), position, seat, Rng(seed)))


class Worker:
    """One process."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=work, args=(other,), daemon=True)
        resource_tracker.ensure_running()  # starting it would undo the next line
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # Ctrl-C is for the server, also early
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        other.close()

    def ask(self, question: Any) -> int | None:
        """The answer; None if there is none in time, or the worker has died. To be called in a thread."""
        try:
            self.pipe.send(question)
            return int(self.pipe.recv()) if self.pipe.poll(LIMIT) else None
        except (EOFError, OSError, TypeError):
            return None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """A few workers, taken in turn by whoever asks."""

    def __init__(self, n: int) -> None:
        self.n = n or max(1, (os.cpu_count() or 2) - 1)
        self._all: list[Worker] = []
        self._free: asyncio.Queue[Worker] = asyncio.Queue()

    async def start(self) -> None:
        for _ in range(self.n):
            await self._add()

    async def _add(self) -> None:
        worker = await asyncio.to_thread(Worker)
        self._all.append(worker)
        self._free.put_nowait(worker)

    async def choose(self, level: str, name: str, data: bytes, seat: int, seed: int) -> int | None:
        """A bot's answer to an imagined position; None when it crashed or took too long."""
        worker = await self._free.get()
        answer = await asyncio.to_thread(worker.ask, (level, name, data, seat, seed))
        if answer is None:
            self._all.remove(worker)
            await asyncio.to_thread(worker.end)
            await self._add()
        else:
            self._free.put_nowait(worker)
        return answer

    async def stop(self) -> None:
        for worker in self._all:
            await asyncio.to_thread(worker.end)
        self._all.clear()
