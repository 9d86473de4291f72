"""What every contestant of the benchmark shares. Uses the standard library only, for it runs in two environments."""

import json
import os
import random
import sys
from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

S = TypeVar("S")

WHOLE_GAME = 1_000_000
MIDDLE = 40  # the position that is copied: so many moves after the start
COPIES = 200

Round = dict[str, float]  # games and moves per second, and a copy in microseconds


def timed(
    start: Callable[[], S], play: Callable[[S, int], int], copy: Callable[[S], object]
) -> Callable[[float], Round]:
    """Whole games for the time given, then copies of a position from the middle of one for a tenth of it."""

    def round_(seconds: float) -> Round:
        games = moves = 0
        begin = perf_counter()
        while (spent := perf_counter() - begin) < seconds:
            moves += play(start(), WHOLE_GAME)
            games += 1

        middle = start()
        play(middle, MIDDLE)
        copies = 0
        begin = perf_counter()
        while (copying := perf_counter() - begin) < seconds / 10:
            for _ in range(COPIES):
                copy(middle)
            copies += COPIES
        return {"games": games / spent, "moves": moves / spent, "copy": copying / copies * 1e6}

    return round_


def serve(round_: Callable[[float], Round]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    random.seed(1)
    for line in sys.stdin:
        print(json.dumps(round_(float(line))), flush=True)
