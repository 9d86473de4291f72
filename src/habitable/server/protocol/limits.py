"""Limits on rate, at every door: so wide that no group of people meets them, and narrow enough for a flood.

Every request is counted twice: for the cookie it came with, and for the address it came from, which is allowed much
more, since a whole club may sit behind it. Whether a cookie is a guest's does not matter: a new one for each request
leaves the address as it is. What is refused for its cookie costs the address nothing, so that a browser that has gone
wild does not lock its neighbours out. An address that comes fast is let in more and more slowly, before it is refused;
and a refusal takes a while, so that asking again at once is of no use. Each process of a server counts for itself.
"""

import asyncio
import hashlib
import math
import time
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address
from itertools import islice
from typing import Literal, NamedTuple, get_args

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from habitable.server.operation import metrics
from habitable.server.protocol.bounds import Bounds, Rate
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Refused

Kind = Literal["guests", "tables", "changes", "reads", "heavy", "previews", "sockets", "messages"]


KEPT = 20_000  # visitors of each kind whom we count
EASE = 1 / 10  # of a burst is taken at once; then whoever goes on as fast waits a little, and longer each time
HEAVY = {"draw", "hint", "picture", "record", "replay", "score", "tale", "words"}  # how such paths end
HARMLESS = {"GET", "HEAD", "OPTIONS"}
MOMENT = 1e-4  # seconds that are no wait, only the end of a float


class Bucket:
    """What one visitor may still do. It is full again at a moment, which is all that it knows."""

    __slots__ = ("full_at", "rate")

    def __init__(self, rate: Rate, full_at: float = 0.0) -> None:
        self.rate = rate
        self.full_at = full_at

    def take(self, now: float) -> float:
        """0 when there was something to take; otherwise the seconds until there is."""
        wait = self.owe(now)
        if wait:
            self.full_at -= 1 / self.rate.each_second
        return wait

    def owe(self, now: float) -> float:
        """Takes in any case; the seconds that whoever takes has to wait for it."""
        self.full_at = max(self.full_at, now) + 1 / self.rate.each_second
        wait = self.full_at - now - self.rate.burst / self.rate.each_second
        return wait if wait > MOMENT else 0.0

    def used(self, now: float) -> float:
        """How much of the burst is gone, from 0 to 1."""
        return max(0.0, self.full_at - now) * self.rate.each_second / self.rate.burst


class Limiter:
    """A bucket for each visitor. One that is full again is as good as none, and is forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, kept: int = KEPT) -> None:
        self.rate = rate
        self.clock = clock
        self.kept = kept
        self._buckets: dict[str, Bucket] = {}  # the last used last

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: str) -> float:
        return self._bucket(who).take(self.clock())

    def owe(self, who: str) -> float:
        return self._bucket(who).owe(self.clock())

    def used(self, who: str) -> float:
        return self._buckets[who].used(self.clock()) if who in self._buckets else 0.0

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self.rate)
        self._forget()
        self._buckets[who] = bucket
        return bucket

    def _forget(self) -> None:
        """The oldest ones that are full, two for each that comes; and however full, the oldest where there are most."""
        now = self.clock()
        for who in list(islice(self._buckets, 2)):
            if self._buckets[who].full_at <= now or len(self._buckets) >= self.kept:
                del self._buckets[who]


class Visitor(NamedTuple):
    address: str
    cookie: str | None


class Open:
    """How much of something each address has at once."""

    def __init__(self, most: int, again: int) -> None:
        self.most = most
        self.again = again  # the seconds after which one who has too many may come again
        self._open: dict[str, int] = {}

    def come(self, address: str) -> None:
        """Refusal when there are too many."""
        here = self._open.get(address, 0)
        if here >= self.most:
            raise too_many(self.again)
        self._open[address] = here + 1

    def go(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Limits:
    """All limiters of a process. Switched off (`limits = false`) nobody is ever kept waiting."""

    def __init__(self, bounds: Bounds, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.bounds = bounds
        self._of_guest = limiters(bounds, "guest", clock)
        self._of_address = limiters(bounds, "address", clock)
        everything = 2**62
        self.sockets = Open(bounds.open_sockets_of_address if on else everything, bounds.again_seconds)
        self.requests = Open(bounds.open_requests_of_address if on else everything, bounds.again_seconds)

    def check(self, kind: Kind, visitor: Visitor) -> float:
        """Counts one; Refusal when it is one too many. The seconds that a visitor from a busy address has to wait."""
        if not self.on:
            return 0.0
        of_guest, of_address = self._of_guest.get(kind), self._of_address[kind]
        wait = of_guest.take(visitor.cookie) if of_guest is not None and visitor.cookie is not None else 0.0
        wait = wait or of_address.take(visitor.address)
        if wait:
            raise too_many(wait)
        return max(0.0, (of_address.used(visitor.address) - EASE) / (1 - EASE)) * self.bounds.refusing_seconds

    def owe(self, visitor: Visitor) -> float:
        """For a message on a socket."""
        return self._of_address["messages"].owe(visitor.address) if self.on else 0.0


def limiters(bounds: Bounds, whose: str, clock: Callable[[], float]) -> dict[Kind, Limiter]:
    """One for each kind that has a bound."""
    rates = {kind: getattr(bounds, f"{kind}_of_{whose}", None) for kind in get_args(Kind)}
    return {kind: Limiter(rate, clock) for kind, rate in rates.items() if rate is not None}


class Meter:
    """The messages of one socket. Too many are not lost: they wait, and the first that has to is told so, at most once
    a second."""

    def __init__(self, limits: Limits, connection: HTTPConnection) -> None:
        self._limits = limits
        self._visitor = visitor(connection.scope)
        self._bucket = Bucket(limits.bounds.messages_of_socket)
        self._waits = False
        self._told = -math.inf  # when

    async def wait(self, tell: Callable[[Refused], Awaitable[None]]) -> None:
        """Before each message is looked at."""
        if not self._limits.on:
            return
        now = self._limits.clock()
        seconds = max(self._bucket.owe(now), self._limits.owe(self._visitor))
        first, self._waits = not self._waits, seconds > 0
        if not seconds:
            return
        if first and now - self._told >= 1:
            self._told = now
            refusal = too_many(seconds)
            await tell(Refused(refusal.code, refusal.arguments, None))
        await asyncio.sleep(seconds)


def too_many(seconds: float) -> Refusal:
    return Refusal(429, "too-many", seconds=str(math.ceil(seconds)))


# ── who comes, and to which door ────────────────────────────────────────────────────────────────────────────────────


def visitor(scope: Scope) -> Visitor:
    client = scope.get("client")
    cookie = dict(scope["headers"]).get(b"cookie")
    name = None if cookie is None else hashlib.sha256(cookie).hexdigest()[:32]
    return Visitor(neighbourhood(client[0] if client else ""), name)


def neighbourhood(address: str) -> str:
    """An address; of IPv6 the network, since whoever has one address there has all of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


def kind_of(method: str, path: str) -> Kind:
    if method == "POST" and path == "/api/guests":
        return "guests"
    if method == "POST" and (path == "/api/tables" or path.endswith("/rematch")):
        return "tables"
    if path.rpartition("/")[2] in HEAVY:
        return "heavy"
    if path.endswith(("/preview", "/why")):
        return "previews"
    return "reads" if method in HARMLESS else "changes"


class Limited:
    """What comes too fast does not get as far as the doors; those find in the scope who comes (`visitor`)."""

    def __init__(self, app: ASGIApp, limits: Limits, problem: Callable[[Refusal], Response]) -> None:
        self.app = app
        self.limits = limits
        self.problem = problem

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["visitor"] = who = visitor(scope)
        http = scope["type"] == "http"
        room = self.limits.requests if http else self.limits.sockets
        try:
            await asyncio.sleep(self.limits.check(kind_of(scope["method"], scope["path"]) if http else "sockets", who))
            room.come(who.address)
        except Refusal as refusal:
            await asyncio.sleep(self.limits.bounds.refusing_seconds)
            await self._turn_away(refusal, scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            room.go(who.address)

    async def _turn_away(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            response = self.problem(refusal)
            await response(scope, receive, send)
        else:
            await turn_away(refusal, receive, send)


async def turn_away(refusal: Refusal, receive: Receive, send: Send) -> None:
    """Opened first: what is sent to a socket that never opened no page can read."""
    metrics.refused(refusal)
    text = msgspec.json.encode(Refused(refusal.code, refusal.arguments, None)).decode()
    messages: list[Message] = [
        {"type": "websocket.accept"},
        {"type": "websocket.send", "text": text},
        {"type": "websocket.close", "code": 4000 + refusal.status % 1000},
    ]
    await receive()
    for message in messages:
        await send(message)
