"""What can be counted of a process without saying anything about a table: `/metrics`, for Prometheus on this machine.

There is one set of numbers for a process, and whoever has something to count counts it here. No label is ever a table,
a seat or a name.
"""

import os
import resource
import sys
import threading
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping
from ipaddress import ip_address
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from habitable.server.protocol.errors import Refusal

PATH = "/metrics"
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
NAMES = ("localhost", "127.0.0.1", "[::1]")  # by which somebody on this machine calls us
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds

Value = float | Mapping[str, float]


class Counter:
    """Grows only, from any thread; with a label it is one for each of its values."""

    def __init__(self, name: str, text: str, label: str | None = None) -> None:
        self.name = name
        self.text = text
        self.label = label
        self._counts: Tally[str] = Tally() if label else Tally({"": 0})
        self._lock = threading.Lock()

    def add(self, which: str = "", n: int = 1) -> None:
        with self._lock:
            self._counts[which] += n

    def count(self, which: str = "") -> int:
        return self._counts[which]

    def lines(self) -> Iterator[str]:
        with self._lock:
            counts = dict(self._counts)
        yield from written(self.name, self.text, "counter", self.label, counts)


class Gauge:
    """Asked when somebody wants to know."""

    def __init__(self, name: str, text: str, ask: Callable[[], Value], label: str | None = None) -> None:
        self.name = name
        self.text = text
        self.ask = ask
        self.label = label

    def lines(self) -> Iterator[str]:
        value = self.ask()
        values = value if isinstance(value, Mapping) else {"": value}
        yield from written(self.name, self.text, "gauge", self.label, values)


class Histogram:
    """How long something took, in seconds."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self._counts = [0] * (len(STEPS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(STEPS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield from header(self.name, self.text, "histogram")
        total = 0
        for step, count in zip([*map(number, STEPS), "+Inf"], self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{step}"}} {total}'
        yield f"{self.name}_sum {number(self._sum)}"
        yield f"{self.name}_count {total}"


def written(name: str, text: str, kind: str, label: str | None, values: Mapping[str, float]) -> Iterator[str]:
    yield from header(name, text, kind)
    for which, value in sorted(values.items()):
        yield f'{name}{{{label}="{which}"}} {number(value)}' if label else f"{name} {number(value)}"


def header(name: str, text: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {text}"
    yield f"# TYPE {name} {kind}"


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


# ── the numbers of this process ─────────────────────────────────────────────────────────────────────────────────────


def memory() -> int:
    """Bytes that are held now; where the system does not say, the most that were."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


answers = Counter("habitable_answers_total", "Answers of people that were taken.")
refusals = Counter("habitable_refusals_total", "What was refused, by code.", "code")
commits = Counter("habitable_commits_total", "Transactions that were committed.")
latency = Histogram("habitable_answer_seconds", "From an answer's arrival until it is kept.")
sockets = 0  # open now; counted by `Metrics`


def answered(seconds: float) -> None:
    """An answer was taken, so long after it came. What is refused counts where the refusal is said."""
    latency.add(seconds)
    answers.add()


def refused(refusal: Refusal | str) -> None:
    """Where a refusal is said, over HTTP or on a socket."""
    refusals.add(refusal if isinstance(refusal, str) else refusal.code)


# ── the door ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Metrics:
    """Counts sockets, and answers `/metrics` to this machine. To all others it is a door that does not exist.

    It stands before the check of the Host header, which with a public address lets nobody in who calls 127.0.0.1. So
    it checks by itself: a page whose name was made to lead here (DNS rebinding) has that name as its host, and whoever
    comes through a proxy has the public one, even when the proxy says nothing of itself.
    """

    def __init__(self, app: ASGIApp, gauges: Mapping[str, Callable[[], Value]] | None = None) -> None:
        """`gauges`: tables (a number) and bots (a number for each of their states)."""
        self.app = app
        own = gauges or {}
        self.gauges = [
            Gauge("habitable_sockets", "Sockets that are open.", lambda: sockets),
            Gauge("process_resident_memory_bytes", "Memory of this process.", memory),
        ]
        if "tables" in own:
            self.gauges.append(Gauge("habitable_tables_awake", "Tables in memory.", own["tables"]))
        if "bots" in own:
            self.gauges.append(Gauge("habitable_bots", "Processes for computer players.", own["bots"], "state"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        global sockets  # noqa: PLW0603
        if scope["type"] == "websocket":
            sockets += 1
            try:
                await self.app(scope, receive, send)
            finally:
                sockets -= 1
        elif scope["type"] == "http" and scope["path"] == PATH and scope["method"] == "GET" and from_here(scope):
            await PlainTextResponse(self.text(), media_type=MEDIA_TYPE)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def text(self) -> str:
        counted: list[Counter | Gauge | Histogram] = [answers, refusals, commits, latency, *self.gauges]
        return "".join(f"{line}\n" for one in counted for line in one.lines())


def from_here(scope: Scope) -> bool:
    client, headers = scope.get("client"), Headers(scope=scope)
    try:
        local = client is not None and ip_address(client[0]).is_loopback
    except ValueError:
        local = False
    name = headers.get("host", "").lower()
    if not name.endswith("]"):  # an address of IPv6 without a port
        name = name.rpartition(":")[0] or name
    return local and name in NAMES and not any(header in headers for header in FORWARDED)
