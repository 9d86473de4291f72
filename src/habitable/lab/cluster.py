"""A job that is spread over the machines of a Ray cluster: results come back in order, as from `workers`.

Ray is imported only here, when somebody asks for it: the extra `habitable[ray]`.
"""

from collections import deque
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, TypeVar

import ray

from habitable.kernel.errors import HabitableError

Task = TypeVar("Task")
Result = TypeVar("Result")

CHUNK = 25  # numbers of one call, at most: a game of the quick ones takes no longer than a call
AHEAD = 3  # calls that wait for each core


class Cluster:
    """Cores elsewhere, at an address; "local" starts some here."""

    def __init__(self, address: str) -> None:
        ray.init(address=address, log_to_driver=False, logging_level="error")
        self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.core_minutes = 0.0  # that they were busy for us

    def spread(self, work: Callable[[Task, int], Result], task: Task, count: int) -> Iterator[Result]:
        """work(task, 0), work(task, 1), ... work(task, count - 1), in this order."""
        shared = ray.put(task)
        chunk = max(1, min(CHUNK, count // (AHEAD * self.cores)))
        chunks = iter([range(first, min(first + chunk, count)) for first in range(0, count, chunk)])
        remote = ray.remote(_serve)
        calls: deque[Any] = deque()
        try:
            while True:
                while len(calls) < AHEAD * self.cores and (numbers := next(chunks, None)) is not None:
                    calls.append(remote.remote(work, shared, numbers))
                if not calls:
                    return
                seconds, results = ray.get(calls.popleft())
                self.core_minutes += seconds / 60
                if isinstance(results, HabitableError):
                    raise results
                yield from results
        finally:
            for call in calls:
                ray.cancel(call)

    def leave(self) -> None:
        ray.shutdown()


def _serve(work: Callable[[Any, int], Any], task: Any, numbers: range) -> tuple[float, list[Any] | HabitableError]:
    """What a core does: how long it was busy, and the results."""
    began = process_time()
    try:
        results = [work(task, number) for number in numbers]
    except HabitableError as error:
        return process_time() - began, error
    return process_time() - began, results
