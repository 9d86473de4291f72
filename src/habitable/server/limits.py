"""Limits on rate, at every door: so wide that no group of people meets them, and narrow enough for a flood.

Every request is counted twice: for the cookie it came with, and for the address it came from, which is allowed much
more, since a whole club may sit behind it. Whether a cookie is a guest's does not matter: a new one for each request
leaves the address as it is. What is refused for its cookie costs the address nothing, so that a browser that has gone
wild does not lock its neighbours out. Each process of a server counts for itself.
"""

import asyncio
import hashlib
import math
import time
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address
from itertools import islice
from typing import Literal, NamedTuple

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from habitable.server import metrics
from habitable.server.errors import Refusal
from habitable.server.wire import Refused

Kind = Literal["guests", "tables", "changes", "reads", "heavy", "sockets", "messages"]


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    each_second: float


BY_COOKIE: dict[Kind, Rate] = {
    "tables": Rate(20, 1 / 30),
    "changes": Rate(100, 10),
    "reads": Rate(300, 20),
    "heavy": Rate(60, 5),
    "sockets": Rate(40, 1),
}
BY_ADDRESS: dict[Kind, Rate] = {
    "guests": Rate(60, 1 / 20),
    "tables": Rate(60, 1 / 10),
    "changes": Rate(1_000, 100),
    "reads": Rate(3_000, 200),
    "heavy": Rate(300, 10),
    "sockets": Rate(400, 10),
    "messages": Rate(4_000, 400),
}
BY_SOCKET = Rate(200, 50)  # messages
OPEN = 1_000  # sockets at once from an address
KEPT = 20_000  # visitors of each kind whom we count
HEAVY = {"draw", "hint", "record", "replay", "score", "step", "upload"}  # how the paths of such doors end
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


class Limits:
    """All limiters of a process. Switched off (`limits = false`) nobody is ever kept waiting."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self._by_cookie = {kind: Limiter(rate, clock) for kind, rate in BY_COOKIE.items()}
        self._by_address = {kind: Limiter(rate, clock) for kind, rate in BY_ADDRESS.items()}
        self._open: dict[str, int] = {}  # sockets of an address

    def check(self, kind: Kind, visitor: Visitor) -> None:
        """Counts one; Refusal when it is one too many."""
        if not self.on:
            return
        by_cookie = self._by_cookie.get(kind)
        wait = by_cookie.take(visitor.cookie) if by_cookie is not None and visitor.cookie is not None else 0.0
        wait = wait or self._by_address[kind].take(visitor.address)
        if wait:
            raise too_many(wait)

    def come(self, visitor: Visitor) -> None:
        """With a socket, which is open until `go`."""
        self.check("sockets", visitor)
        here = self._open.get(visitor.address, 0)
        if self.on and here >= OPEN:
            raise too_many(60)
        self._open[visitor.address] = here + 1

    def go(self, visitor: Visitor) -> None:
        self._open[visitor.address] -= 1
        if not self._open[visitor.address]:
            del self._open[visitor.address]

    def owe(self, visitor: Visitor) -> float:
        """For a message on a socket."""
        return self._by_address["messages"].owe(visitor.address) if self.on else 0.0


class Meter:
    """The messages of one socket. Too many are not lost: they wait, and the first that has to is told so."""

    def __init__(self, limits: Limits, connection: HTTPConnection) -> None:
        self._limits = limits
        self._visitor = visitor(connection.scope)
        self._bucket = Bucket(BY_SOCKET)
        self._told = False

    async def wait(self, tell: Callable[[Refused], Awaitable[None]]) -> None:
        """Before each message is looked at."""
        if not self._limits.on:
            return
        seconds = max(self._bucket.owe(self._limits.clock()), self._limits.owe(self._visitor))
        if not seconds:
            self._told = False
            return
        if not self._told:
            self._told = True
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
    return "reads" if method in HARMLESS else "changes"


class Limited:
    """What comes too fast does not get as far as the doors."""

    def __init__(self, app: ASGIApp, limits: Limits, problem: Callable[[Refusal], Response]) -> None:
        self.app = app
        self.limits = limits
        self.problem = problem

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            try:
                self.limits.check(kind_of(scope["method"], scope["path"]), visitor(scope))
            except Refusal as refusal:
                response = self.problem(refusal)
                response.headers["Retry-After"] = str(refusal.arguments["seconds"])
                await response(scope, receive, send)
                return
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = visitor(scope)
        try:
            self.limits.come(who)
        except Refusal as refusal:
            await turn_away(refusal, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.limits.go(who)


async def turn_away(refusal: Refusal, receive: Receive, send: Send) -> None:
    """Opened first: what is said to a socket that never opened no page can read."""
    metrics.refused(refusal)
    text = msgspec.json.encode(Refused(refusal.code, refusal.arguments, None)).decode()
    said: list[Message] = [
        {"type": "websocket.accept"},
        {"type": "websocket.send", "text": text},
        {"type": "websocket.close", "code": 4000 + refusal.status % 1000},
    ]
    await receive()
    for message in said:
        await send(message)
