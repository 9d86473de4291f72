"""While many games are played: how far they are, in a bar or in plain lines, and that they can be stopped."""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

STOPPED = 130  # what shells expect after Ctrl-C
PACE = 10.0  # seconds from one line to the next

Game = TypeVar("Game")


@contextmanager
def stoppable() -> Iterator[None]:
    """SIGTERM is heard as Ctrl-C is: what shells start in the background is deaf to that."""
    before = signal.signal(signal.SIGTERM, _stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_IGN)  # `timeout` sends it twice, and there are results to be shown
    raise KeyboardInterrupt


def watch(games: Iterable[Game], count: int, label: str, tell: Callable[[int], str]) -> Iterator[Game]:
    """The games, with a progress bar beside the real output, or with lines that tell how it stands after so many."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield from _in_lines(games, tell)
        return
    columns = [
        TextColumn(label),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    ]
    with Progress(*columns, console=screen, transient=True) as progress:
        yield from progress.track(games, total=count)


def _in_lines(games: Iterable[Game], tell: Callable[[int], str]) -> Iterator[Game]:
    said, when = "", monotonic()
    for played, game in enumerate(games, 1):
        yield game
        if monotonic() - when >= PACE and (line := tell(played)) not in ("", said):
            print(line, file=sys.stderr, flush=True)
            said, when = line, monotonic()
