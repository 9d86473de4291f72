"""A job that is spread over processes: results come back in order, and stopping stops everything at once."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, TypeVar

from habitable.kernel.errors import HabitableError

Task = TypeVar("Task")
Result = TypeVar("Result")

CHUNK_SECONDS = 0.1  # a worker reports about this often


class WorkerDied(HabitableError):
    """A process of ours was killed from outside, or crashed."""


def spread(work: Callable[[Task, int], Result], task: Task, count: int, jobs: int) -> Iterator[Result]:
    """work(task, 0), work(task, 1), ... work(task, count - 1), in this order, from `jobs` processes."""
    crew = [_Worker(work, task) for _ in range(jobs)]
    try:
        with _deaf_to_interrupts():
            for worker in crew:
                worker.start()
        given = 0
        for worker in crew:
            given = worker.give(given, count)
        early: dict[int, Result] = {}
        due = 0
        while due < count:
            for ready in wait([worker.pipe for worker in crew if worker.busy]):
                worker = next(worker for worker in crew if worker.pipe is ready)
                early.update(worker.take())
                given = worker.give(given, count)
            while due in early:
                yield early.pop(due)
                due += 1
    finally:
        for worker in crew:
            worker.stop()


class _Worker:
    def __init__(self, work: Callable[[Task, int], Result], task: Task) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, self.far_end = context.Pipe()
        self.process: BaseProcess = context.Process(target=_serve, args=(self.far_end, work, task), daemon=True)
        self.chunk = 1
        self.busy = False
        self.began = 0.0

    def start(self) -> None:
        self.process.start()
        self.far_end.close()  # the process has its own: when it dies, reading from ours ends

    def give(self, first: int, count: int) -> int:
        """Hands out the next few numbers; returns the first one that is left."""
        after = min(first + self.chunk, count)
        self.busy = after > first
        if self.busy:
            try:
                self.pipe.send(range(first, after))
            except OSError:
                raise self.dead() from None
            self.began = perf_counter()
        return after

    def take(self) -> dict[int, Any]:
        try:
            results: dict[int, Any] | HabitableError = self.pipe.recv()
        except (EOFError, OSError):
            raise self.dead() from None
        if isinstance(results, HabitableError):
            raise results
        if perf_counter() - self.began < CHUNK_SECONDS / 2:
            self.chunk *= 2
        return results

    def dead(self) -> WorkerDied | KeyboardInterrupt:
        self.process.join()
        if self.process.exitcode == -signal.SIGTERM:  # as `kill %1` sends it to all of us
            return KeyboardInterrupt()
        return WorkerDied("simulate-worker-died", code=str(self.process.exitcode))

    def stop(self) -> None:
        self.pipe.close()
        if self.process.pid is not None:
            self.process.kill()
            self.process.join()


def _serve(pipe: Connection, work: Callable[[Task, int], Result], task: Task) -> None:
    """What a worker does until its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            numbers = pipe.recv()
            try:
                pipe.send({number: work(task, number) for number in numbers})
            except HabitableError as error:
                pipe.send(error)
    except (EOFError, OSError):
        return


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C, not even while they are starting: it is for their parent."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
