"""Work for other processes, which must be able to import it."""

import os
import signal
import time

from habitable.kernel.errors import HabitableError


def later_first(base: int, number: int) -> int:
    """Even numbers take their time."""
    time.sleep(0.05 * (number % 2 == 0))
    return base + number


def refuse_three(task: str, number: int) -> int:
    if number == 3:
        raise HabitableError("wrong-at", place=task, why="three")
    return number


def die_at_three(task: None, number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number
