"""Connections, below all requests: how many there are, how long one may keep us waiting, what a socket may send.

Uvicorn's protocols meter nothing: half a request would hold its connection for ever, and a frame costs as much as a
message. An address that has too many connections is turned away as it comes, before anything is made for it.
"""

import asyncio
import logging
import resource
import socket
import time
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from habitable.server.operation.settings import Settings
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.limits import Bucket, neighbourhood

AT_ONCE = 100  # connections that are taken, and as many turned away, before anything else is done
PIECE = 1024  # bytes of a socket that are read at a time: a frame may be as short as six
FULL = "HTTP/1.1 429 Too Many Requests\r\nRetry-After: {}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

DIRECTLY = "habitable.directly"  # an extension of a socket's scope: sends bytes of text, past an app's layers

logger = logging.getLogger("habitable")


def raise_files() -> int:
    """As many file descriptors as we may have, and how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):
        return soft
    return hard


# ── how many ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Keeper:
    """Who holds how many connections. A proxy holds everybody's: only all together are counted there."""

    def __init__(self, settings: Settings, files: int) -> None:
        bounds = settings.bounds
        most = bounds.connections
        if files != resource.RLIM_INFINITY:
            most = min(most, files - bounds.spare_files)
        self.most = max(1, most)
        self.of_address = min(bounds.connections_of_address, max(1, self.most // 2)) if settings.limits else self.most
        self.proxies = [ip_network(one) for one in settings.proxies]
        self.open: dict[str, int] = {}
        self.total = 0
        self.refusal = FULL.format(bounds.again_seconds).encode()
        self._seldom = bounds.same_line_seconds
        self._told = -self._seldom

    def full(self, address: str) -> bool:
        if self.total >= self.most:
            if time.monotonic() - self._told >= self._seldom:
                self._told = time.monotonic()
                logger.error("%s connections are open: there is no room for more", self.total)
            return True
        return self.open.get(neighbourhood(address), 0) >= self.of_address and not self._proxy(address)

    def come(self, address: str) -> None:
        who = neighbourhood(address)
        self.total += 1
        self.open[who] = self.open.get(who, 0) + 1

    def go(self, address: str) -> None:
        who = neighbourhood(address)
        self.total -= 1
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]

    def _proxy(self, address: str) -> bool:
        try:
            return any(ip_address(neighbourhood(address)) in proxy for proxy in self.proxies)
        except ValueError:
            return False


class Door(socket.socket):
    """Where people arrive. Whoever has too many connections is told so, and does not come in."""

    keeper: Keeper | None = None

    def accept(self) -> tuple[socket.socket, Any]:
        for _ in range(AT_ONCE):
            came, address = super().accept()
            if self.keeper is None or not self.keeper.full(str(address[0])):
                return came, address
            came.setblocking(False)
            try:
                came.send(self.keeper.refusal)
            except OSError:
                pass
            came.close()
        raise BlockingIOError  # others want something, too


def complain_seldom(loop: asyncio.AbstractEventLoop, bounds: Bounds) -> None:
    """Without file descriptors asyncio would log every connection that waits, each second."""
    told = -bounds.same_line_seconds

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal told
        if "accept() out of system resource" in context["message"]:
            if time.monotonic() - told < bounds.same_line_seconds:
                return
            told = time.monotonic()
        loop.default_exception_handler(context)

    loop.set_exception_handler(handle)


# ── how long ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Deadline:
    """Something that must happen in time."""

    def __init__(self, late: Callable[[], None]) -> None:
        self._late = late
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Unless it runs already."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._late)

    def met(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Requests(H11Protocol):
    """A connection over which requests come."""

    def __init__(self, keeper: Keeper, bounds: Bounds, **more: Any) -> None:
        super().__init__(**more)
        self.keeper = keeper
        self.bounds = bounds
        self._head, self._body, self._read = Deadline(self._abort), Deadline(self._abort), Deadline(self._abort)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self.keeper.come(self._address)
        self._head.set(self.bounds.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        self.keeper.go(self._address)
        for deadline in (self._head, self._body, self._read):
            deadline.met()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        theirs = self.conn.their_state
        if theirs is h11.IDLE:
            self._head.set(self.bounds.head_seconds)
            return
        self._head.met()
        if theirs is h11.SEND_BODY:
            self._body.set(self.bounds.body_seconds)
        else:
            self._body.met()

    def pause_writing(self) -> None:
        self._read.set(self.bounds.reading_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._read.met()
        super().resume_writing()

    def _abort(self) -> None:
        self.transport.abort()


# ── what a socket sends ─────────────────────────────────────────────────────────────────────────────────────────────


class Frames(WebSocketsSansIOProtocol):
    """A connection over which frames come. Whole messages wait until the one before was heard, unread: a few here,
    which spares the system two calls for each, and more in its hands. Whoever sends too much else is cut off, and
    whoever wants answers without reading them."""

    def __init__(self, keeper: Keeper, bounds: Bounds, **more: Any) -> None:
        super().__init__(**more)
        self.keeper = keeper
        self.bounds = bounds
        self._bucket = Bucket(bounds.frames_of_socket)
        self._unread = bytearray()
        self._read = Deadline(self._abort)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self.keeper.come(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.go(self._address)
        self._read.met()
        self._unread.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._listen()
        if len(self._unread) > PIECE:
            self.transport.pause_reading()  # `receive` lets it go on

    def send_receive_event_to_app(self) -> None:
        self.read_paused = self.read_paused or not self.close_sent
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        self.scope["extensions"][DIRECTLY] = {"send": self.send_text}
        await super().run_asgi()

    async def send_text(self, text: bytes) -> None:
        """In UTF-8, as one frame (RFC 6455, 5.2), at once if the connection takes more; otherwise uvicorn waits."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            await self.send({"type": "websocket.send", "text": text.decode()})
            return
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)

    async def receive(self) -> Any:
        message = await super().receive()
        self._listen()
        return message

    def _listen(self) -> None:
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)

    def handle_text(self, event: Frame) -> None:
        self._count(event)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._count(event)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_ping(self) -> None:
        self._count()
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._abort()

    def _count(self, event: Frame | None = None) -> None:
        """What is no whole message: those are counted when they are heard, and wait."""
        if (event is None or not event.fin) and self._bucket.take(time.monotonic()):
            self._abort()

    def pause_writing(self) -> None:
        self._read.set(self.bounds.reading_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._read.met()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort()  # what it has not read, it will not

    def _abort(self) -> None:
        self._unread.clear()
        self.transport.abort()
