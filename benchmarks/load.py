"""The load of `make bench-server`: tables whose client answers as soon as everybody has seen the answer before.

Each table has two sockets: one that holds all its seats, and one that only watches. All run in one thread, on a small
WebSocket client of our own that reads of each message only what it needs: the load must not be what is measured.
"""

import asyncio
import base64
import os
import random
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple, Protocol
from urllib.parse import urlsplit

import msgspec

PATIENCE = 60.0  # seconds until we say that the server has stopped answering
SPARE = 30  # tables that are ready for each word of the mix: games end while we measure
TEXT, CLOSE, PING = 0x81, 0x88, 0x89  # first bytes of whole frames
PONG = b"\x8a\x80\0\0\0\0"


class Choice(msgspec.Struct, gc=False):
    answer: int


class Seat(msgspec.Struct):
    seat: int
    choices: list[Choice]


class Taken(msgspec.Struct, gc=False):
    number: int


class Received(msgspec.Struct):
    """What a player needs of a message. The bare server says what it has taken in one of its own."""

    type: str
    number: int = 0
    stamp: int = -1
    over: bool = False
    seats: list[Seat] = []
    taken: list[Taken] = []
    code: str = ""
    arguments: dict[str, str] = {}


class Watched(msgspec.Struct, gc=False):
    """What a spectator needs of it."""

    type: str
    number: int = 0
    stamp: int = -1
    code: str = ""


read = msgspec.json.Decoder(Received).decode
glance = msgspec.json.Decoder(Watched).decode


class Trouble(Exception):
    """The server did something that no benchmark can go on with."""


# ── sockets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Socket(asyncio.Protocol):
    """A client's end of a WebSocket: no extensions, no fragments, and a mask of zeros, which leaves all as it is."""

    def __init__(self, on_message: Callable[[bytes], None]) -> None:
        self.on_message = on_message
        self.rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        if not self.opened.done():
            data = self._upgrade(data)
        start, end = 0, len(data)
        while end - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if body + size > end:
                break
            kind = data[start]
            start = body + size
            if kind == TEXT:
                self.on_message(data[body:start])
            elif kind == PING and size == 0:
                self.transport.write(PONG)
            elif kind == PING:
                self.transport.write(bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + data[body:start])
            elif kind != CLOSE:
                raise Trouble(f"a frame of kind {kind:#x}")
        self.rest = data[start:]

    def _upgrade(self, data: bytes) -> bytes:
        """The handshake's answer; what follows it is returned."""
        head, blank, rest = data.partition(b"\r\n\r\n")
        if not blank:
            return data
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(Trouble(head.decode(errors="replace").splitlines()[0]))
            return b""
        self.opened.set_result(None)
        return rest

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes((TEXT, 0x80 | size)) if size < 126 else bytes((TEXT, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Trouble(f"the server closed a socket: {error}"))

    def close(self) -> None:
        self.transport.abort()


class Address(NamedTuple):
    """Of a table's socket; without a cookie one watches."""

    url: str
    path: str
    cookie: str = ""


async def connect(address: Address, on_message: Callable[[bytes], None]) -> Socket:
    host, _, port = urlsplit(address.url).netloc.partition(":")
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(on_message), host, int(port))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {address.path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Origin: {address.url}"]
    lines += [f"Cookie: {address.cookie}"] if address.cookie else []
    socket.transport.write("\r\n".join([*lines, "", ""]).encode())
    await asyncio.wait_for(socket.opened, PATIENCE)
    return socket


# ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Place(NamedTuple):
    """A table that has begun."""

    player: Address
    watcher: Address


class Venue(Protocol):
    """A server to play at."""

    def make(self, game: str) -> Place: ...


class Eye:
    """The newest state that one socket has got. A server that sends no stamps sends one state for each change."""

    def __init__(self) -> None:
        self.number = 0
        self.stamp = 0

    def see(self, number: int, stamp: int) -> None:
        self.number = number
        self.stamp = self.stamp + 1 if stamp < 0 else stamp


class Table:
    def __init__(self, load: "Load", game: str) -> None:
        self.load = load
        self.game = game
        self.mine, self.other = Eye(), Eye()
        self.state: Received | None = None
        self.answers = 0
        self.taken = -1  # the number that our answer led to, once we know
        self.sent = 0.0  # when; 0 while there is nothing to wait for
        self.before = (0, 0, 0)  # the number of our answer, and the stamps that both sockets had then
        self.sockets: list[Socket] = []
        self.place: Place | None = None

    async def open(self, place: Place) -> None:
        self.place = place
        self.sockets = [await connect(place.player, self.on_message), await connect(place.watcher, self.watch)]
        begin = perf_counter()
        while self.state is None or not self.other.stamp:
            if perf_counter() - begin > PATIENCE:
                raise Trouble("a table's socket said nothing")
            await asyncio.sleep(0.001)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over

    def answer(self) -> None:
        """The first legal one."""
        assert self.state is not None
        for seat in self.state.seats:
            if seat.choices:
                number = self.state.number
                self.answers += 1
                self.before = number, self.mine.stamp, self.other.stamp
                self.taken = -1
                self.sent = perf_counter()
                self.sockets[0].send(
                    b'{"type":"answer","seat":%d,"number":%d,"answer":%d,"id":"answer-%08d"}'
                    % (seat.seat, number, seat.choices[0].answer, self.answers)
                )
                return
        self.load.fail("a table that is not over asks nobody")

    def on_message(self, data: bytes) -> None:
        message = read(data)
        if message.type == "state":
            self.state = message
            self.mine.see(message.number, message.stamp)
            for one in message.taken:
                self._took(one.number)
        elif message.type == "taken":
            self._took(message.number)
        elif message.type == "refused":
            self.load.fail(f"refused: {message.code} {message.arguments}")
        if self.sent:
            self._look()

    def _took(self, number: int) -> None:
        self.taken = number
        self.load.acknowledged += 1

    def watch(self, data: bytes) -> None:
        message = glance(data)
        if message.type == "state":
            self.other.see(message.number, message.stamp)
            if self.sent:
                self._look()
        elif message.type == "refused":
            self.load.fail(f"refused to a spectator: {message.code}")

    def _look(self) -> None:
        """Whether our answer is acknowledged and everybody has seen what became of it."""
        number, mine, other = self.before
        if self.taken < 0 or self.mine.number < self.taken or self.other.number < self.taken:
            return
        if self.taken == number and (self.mine.stamp == mine or self.other.stamp == other):
            return  # it waits in secret: the number is the same, but who is asked is not
        took, self.sent = perf_counter() - self.sent, 0.0
        self.load.seen(self, took)


class Round(NamedTuple):
    answers: float  # acknowledged, in a second
    times: list[float]  # seconds from each answer to everybody's new view
    ours: float  # of one core: what the load used


class Load:
    """All tables of one server."""

    def __init__(self, venue: Venue, mix: list[str]) -> None:
        self.venue = venue
        self.mix = mix
        self.tables: list[Table] = []
        self.spares: list[tuple[str, Place]] = []
        self.acknowledged = 0
        self.pause = 0.0
        self.limit = 0  # answers of one table; 0 for as many as there are
        self._times: list[float] = []
        self._until = 0.0
        self._moving: set[asyncio.Task[None]] = set()
        self._trouble = ""

    async def grow(self, n: int) -> None:
        """To so many tables that play."""
        while len(self.tables) < n:
            game = self.mix[len(self.tables) % len(self.mix)]
            table = Table(self, game)
            await table.open(self.venue.make(game))
            self.tables.append(table)

    def prepare(self) -> None:
        """Makes the tables at which those go on whose game will be over."""
        wanted = self.mix * SPARE
        for game, _ in self.spares:
            wanted.remove(game)
        self.spares += [(game, self.venue.make(game)) for game in wanted]

    def close(self) -> None:
        for table in self.tables:
            table.close()
        self.tables = []

    def fail(self, why: str) -> None:
        self._trouble = self._trouble or why

    async def run(self, seconds: float, pause: float = 0.0, limit: int = 0) -> Round:
        """All tables play, with a pause after each answer; until a table has given so many answers, if that is less."""
        self.acknowledged, self._times, self.pause, self.limit = 0, [], pause, limit
        begin, cpu = perf_counter(), os.times()
        self._until = begin + seconds
        for table in self.tables:
            self._next(table)
        while (now := perf_counter()) < self._until and not (limit and self.resting()):
            await asyncio.sleep(min(0.05, self._until - now))
        spent, used = perf_counter() - begin, os.times()
        answers = self.acknowledged
        self._until = 0.0
        await self._rest()
        return Round(answers / spent, self._times, (used.user - cpu.user + used.system - cpu.system) / spent)

    def resting(self) -> bool:
        if self._trouble:
            raise Trouble(self._trouble)
        return not self._moving and not any(table.sent for table in self.tables)

    async def _rest(self) -> None:
        begin = perf_counter()
        while not self.resting():
            if perf_counter() - begin > PATIENCE:
                raise Trouble("the server has stopped answering")
            await asyncio.sleep(0.01)

    def seen(self, table: Table, took: float) -> None:
        self._times.append(took)
        if not table.over:
            self._next(table)
            return
        same = [spare for spare in self.spares if spare[0] == table.game]
        if same:
            self.spares.remove(same[0])
        _, place = same[0] if same else ("", self.venue.make(table.game))
        task = asyncio.get_running_loop().create_task(self._move(table, place))
        self._moving.add(task)
        task.add_done_callback(self._moving.discard)

    async def _move(self, old: Table, place: Place) -> None:
        """The same client goes on at another table."""
        old.close()
        new = Table(self, old.game)
        try:
            await new.open(place)
        except (Trouble, OSError) as error:
            self.fail(str(error))
            return
        self.tables[self.tables.index(old)] = new
        self._next(new)

    def _next(self, table: Table) -> None:
        if self.limit and table.answers >= self.limit:
            return
        if self.pause:
            pause = self.pause * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(pause, self._answer, table, self._until)
        else:
            self._answer(table, self._until)

    def _answer(self, table: Table, until: float) -> None:
        if until == self._until and perf_counter() < until:  # a pause may end in a later round
            table.answer()
