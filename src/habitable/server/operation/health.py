"""How the house is: what it cannot do just now, and which tables it cannot read. For `/healthz`, and for the log, where
the same thing stands once in a while, however often it happens."""

import logging
import time
from collections.abc import Callable
from typing import Any, Literal

from habitable.server.protocol.bounds import Bounds

Kind = Literal["disk-full", "read-only", "busy", "damaged", "out-of-reach", "failing", "closed"]
KEPT = 10_000  # lines and damaged tables that are remembered
logger = logging.getLogger("habitable")


class Seldom:
    """Writes a line about something, unless it did so a short while ago."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.clock = clock
        self._written: dict[str, tuple[float, int]] = {}  # when, and how often it was not written since

    def __call__(self, about: str, text: str, *values: object, level: int = logging.ERROR, error: Any = None) -> None:
        now = self.clock()
        before, missed = self._written.get(about, (now - self.seconds, 0))
        if now - before < self.seconds:
            self._written[about] = before, missed + 1
            return
        while len(self._written) >= KEPT:
            self._written.pop(next(iter(self._written)))
        self._written.pop(about, None)  # the newest is the last
        self._written[about] = now, 0
        again = f" (and {missed} times since it was last written)" if missed else ""
        logger.log(level, text + again, *values, exc_info=error)


class Health:
    """To be used in the loop."""

    def __init__(self, bounds: Bounds | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        given = bounds or Bounds()
        self.clock = clock
        self.say = Seldom(given.same_line_seconds, clock)
        self.lasting = given.same_line_seconds
        self._troubles: dict[str, tuple[Kind, float]] = {}  # of reading and of writing: since when
        self._damaged: dict[str, None] = {}

    # ── the database ────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def troubled(self) -> bool:
        return bool(self._troubles)

    def failed(self, doing: Literal["read", "write"], kind: Kind, error: Exception) -> None:
        """The store could not do a piece of work."""
        if kind != "closed":
            self._troubles[doing] = kind, self.clock()
            self.say(f"store {doing} {kind}", "the database cannot %s: %s: %s", doing, kind, first_line(error))

    def worked(self, doing: Literal["read", "write"]) -> None:
        """It could. A file that is damaged in one place is not well because another can be read."""
        kind, since = self._troubles.get(doing, ("failing", 0.0))
        if doing in self._troubles and (kind != "damaged" or self.clock() - since > self.lasting):
            del self._troubles[doing]
            self.say(f"store {doing} well", "the database can %s again", doing, level=logging.WARNING)

    # ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────

    def damaged(self, table: object, error: BaseException | None) -> None:
        """What is kept of a table cannot be read. Its words may tell a secret: only where it happened is written."""
        name = str(table)
        while len(self._damaged) >= KEPT:
            self._damaged.pop(next(iter(self._damaged)))
        self._damaged[name] = None
        self.say(f"damaged {name}", "damaged: table %s: %s", name, places(error))

    def sound(self, table: str) -> None:
        """It was read, perhaps after somebody has mended it."""
        self._damaged.pop(table, None)

    # ── for whoever asks ────────────────────────────────────────────────────────────────────────────────────────

    def report(self) -> tuple[int, dict[str, Any]]:
        """The status of HTTP, and what is wrong: without the name of anything."""
        told: dict[str, Any] = {"status": "ok"}
        if self._damaged:
            told = {"status": "degraded", "damaged_tables": len(self._damaged)}
        if not self._troubles:
            return 200, told
        why = self._troubles.get("write") or self._troubles["read"]
        return 503, {**told, "status": "failing", "why": why[0]}


def first_line(error: BaseException) -> str:
    """PostgreSQL says in the next ones which values it was about."""
    return str(error).partition("\n")[0]


def places(error: BaseException | None) -> str:
    """The kind of an error, and the innermost place in our code where it happened."""
    if error is None:
        return "its log does not fit together"
    trace, where = error.__traceback__, ""
    while trace is not None:
        code = trace.tb_frame.f_code
        if "habitable" in code.co_filename:
            where = f" in {code.co_name}"
        trace = trace.tb_next
    return type(error).__name__ + where
