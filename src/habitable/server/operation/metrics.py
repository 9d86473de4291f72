"""What can be counted of a process without saying anything about a table: `/metrics`, for Prometheus on this machine.

There is one set of numbers for a process, and whoever has something to count counts it here. No label is ever a table,
a seat or a name.
"""

from collections.abc import Callable, Mapping

from prometheus_client import (
    CONTENT_TYPE_PLAIN_0_0_4,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.security import from_here

PATH = "/metrics"
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds

disable_created_metrics()  # type: ignore[no-untyped-call]
process = CollectorRegistry()
ProcessCollector(registry=process)
answers = Counter("habitable_answers", "Answers of people that were taken.", registry=process)
refusals = Counter("habitable_refusals", "What was refused, by code.", ["code"], registry=process)
commits = Counter("habitable_commits", "Transactions that were committed.", registry=process)
latency = Histogram(
    "habitable_answer_seconds", "From an answer's arrival until it is kept.", buckets=STEPS, registry=process
)
sockets = Gauge("habitable_sockets", "Sockets that are open.", registry=process)


def answered(seconds: float) -> None:
    """An answer was taken, so long after it came. What is refused counts where the refusal is said."""
    latency.observe(seconds)
    answers.inc()


def refused(refusal: Refusal | str) -> None:
    """Where a refusal is said, over HTTP or on a socket."""
    refusals.labels(refusal if isinstance(refusal, str) else refusal.code).inc()


# ── the door ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Metrics:
    """Counts sockets, and answers `/metrics` to this machine. To all others it is a door that does not exist.

    It stands before the check of the Host header, which with a public address lets nobody in who calls 127.0.0.1.
    """

    def __init__(self, app: ASGIApp, tables: Callable[[], int], bots: Callable[[], Mapping[str, int]]) -> None:
        """Asked when somebody wants to know: how many tables are awake, and how many bots are in each state."""
        self.app = app
        self.bots = bots
        self.house = CollectorRegistry()
        Gauge("habitable_tables_awake", "Tables in memory.", registry=self.house).set_function(tables)
        self.states = Gauge("habitable_bots", "Processes for computer players.", ["state"], registry=self.house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            with sockets.track_inprogress():
                await self.app(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == PATH and scope["method"] == "GET" and from_here(scope):
            await Response(self.written(), media_type=CONTENT_TYPE_PLAIN_0_0_4)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def written(self) -> bytes:
        for state, number in self.bots().items():
            self.states.labels(state).set(number)
        return generate_latest(process) + generate_latest(self.house)
