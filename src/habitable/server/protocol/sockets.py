"""A table's socket: one for each browser, for all its seats. Whoever reads slowly gets the newest state only."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from habitable.kernel.complaints import complaint
from habitable.server.house import House, Visit
from habitable.server.operation import metrics
from habitable.server.protocol.connections import DIRECTLY
from habitable.server.protocol.errors import Damaged, Refusal
from habitable.server.protocol.limits import Meter
from habitable.server.protocol.security import same_origin
from habitable.server.protocol.wire import FromClient, FromServer, Hurry, Look, Ping, Pong, Refused, Seen, Taken
from habitable.server.storage.store import StoreFailed
from habitable.server.tables import people

LATER = 1013  # the code of a socket's end after which one comes again

logger = logging.getLogger("habitable")
read = msgspec.json.Decoder(FromClient).decode
write = msgspec.json.Encoder().encode


class Door:
    """Where sockets come in. They speak ASGI, without Starlette's layers around every message."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        house: House = websocket.app.state.house
        secret = people.secret_of(websocket.cookies, house.settings.secure)
        key = None if secret is None else people.hashed(secret)
        try:
            await websocket.accept()
        except WebSocketDisconnect:
            return
        try:
            same_origin(websocket, house.settings.origins)
            guest = None if key is None else await house.guest(key)
            if guest is not None:
                house.came(guest, scope["visitor"].address)
            live, seats = await house.open_table(people.table_id(websocket.path_params["table"]), guest)
            visit = house.come(guest, live)
        except Refusal as refusal:
            if isinstance(refusal, Damaged):
                house.damaged(refusal)
            await turn_away(websocket, Refused(refusal.code, refusal.arguments, None), refusal.status)
            return
        except StoreFailed:
            await turn_away(websocket, Refused("not-kept", {}, None), LATER)
            return
        except Exception as error:
            house.failed("a socket could not be opened", error)
            await turn_away(websocket, Refused("our-mistake", {}, None), LATER)
            return
        socket = Socket(house, visit, seats, key, send, scope.get("extensions", {}).get(DIRECTLY, {}).get("send"))
        meter = Meter(websocket.app.state.limits, websocket)
        # not under all the middlewares
        tasks = [asyncio.create_task(socket.send_states()), asyncio.create_task(socket.receive(receive, meter))]
        try:
            await tasks[1]
        except OSError:
            pass  # nobody is there any more
        finally:
            house.go(visit)
            for task in tasks:
                task.cancel()


async def turn_away(websocket: WebSocket, refused: Refused, status: int) -> None:
    """The code of the end says whether to come again."""
    metrics.refused(refused.code)
    await websocket.send_text(write(refused).decode())
    await websocket.close(status if status == LATER else 4000 + status % 1000)


class Socket:
    """A browser at a table: the seats that it has, and a way to tell it something."""

    def __init__(
        self,
        house: House,
        visit: Visit,
        seats: list[int],
        key: str | None,
        send: Send,
        directly: Callable[[bytes], Awaitable[None]] | None = None,
    ) -> None:
        self.house = house
        self.visit = visit
        self.live = visit.live
        self.seats = seats
        self.key = key  # of the guest
        self.taken: list[Taken] = []  # to be sent with the next state
        self._asgi_send = send
        self._send_text = directly or self._decoded

    async def send(self, message: FromServer) -> None:
        if isinstance(message, Refused):
            metrics.refused(message.code)
        await self._send(write(message))

    async def _send(self, text: bytes) -> None:
        try:
            await self._send_text(text)
        except RuntimeError:  # uvicorn's word for a socket that it has closed by itself
            raise ConnectionResetError from None

    async def _close(self, code: int) -> None:
        try:
            await self._asgi_send({"type": "websocket.close", "code": code})
        except RuntimeError:
            pass  # it is closed already

    async def _decoded(self, text: bytes) -> None:
        await self._asgi_send({"type": "websocket.send", "text": text.decode()})

    async def send_states(self) -> None:
        """Sends the state whenever it has changed, or something was taken. While one is being sent others may pass:
        then the newest is next."""
        house, visit, live, seats, since = self.house, self.visit, self.live, self.seats, 0
        bounds = house.settings.bounds
        try:
            while not house.ending.is_set() and not visit.over:
                number, stamp = live.number, live.now.rows.seen_stamp(seats)
                await self._send(self._state(since))
                since = number
                if not seats and live.visits > bounds.onlookers:  # people who play come first
                    await asyncio.sleep(live.visits * bounds.onlooker_seconds)
                while not self.taken and live.now.rows.seen_stamp(seats) == stamp:
                    if house.ending.is_set() or visit.over:
                        break
                    await live.told()
            if visit.over:
                await self.send(Refused("who-are-you", {}, None))
                await self._close(4401)
        except OSError:
            pass  # nobody is there any more
        except Exception as error:
            house.failed(f"a socket of table {live.id}", error)
            await self.send(Refused("our-mistake", {}, None))
            await self._close(1011)

    def _state(self, since: int) -> bytes:
        """As it is sent. All who only look on get the same, unless there are clocks: those show the moment."""
        house, live = self.house, self.live
        if self.seats or live.paced:
            taken, self.taken = self.taken, []
            return write(house.state(live, self.seats, since, taken))
        return live.telling(("state", since), lambda live: write(house.state(live, [], since)))

    async def receive(self, receive: Receive, meter: Meter) -> None:
        while True:
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await meter.wait(self.send)
            for reply in await self.on_message(message.get("text") or message.get("bytes") or b""):
                if not self.visit.over:
                    await self.send(reply)

    async def on_message(self, data: str | bytes) -> list[FromServer]:
        """The replies to a message of the client's: after an answer that could not be taken, the state too. One that
        could is confirmed with the next state."""
        house, live, seats = self.house, self.live, self.seats
        if self.visit.over:
            return []
        if len(data) > house.settings.bounds.message_bytes:
            return [Refused("too-large", {}, None)]
        try:
            given = read(data)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
            return [Refused("bad-request", {"why": complaint(error)}, None)]
        if isinstance(given, Ping):
            return [Pong()]
        if isinstance(given, Look):
            return [house.state(live, seats, live.number)]
        name = None if isinstance(given, Seen | Hurry) else given.id
        try:
            guest = None if self.key is None else await house.guest(self.key)  # perhaps revoked since
            if guest is None:
                raise Refusal(401, "who-are-you")
            if isinstance(given, Seen):
                await house.seen(live.id, guest, given.number)
                return []
            if isinstance(given, Hurry):
                await house.hurry(live, seats)
                return []
            taken = await house.apply(live, seats, given)
            self.taken.append(taken)  # not in one: while we wait it becomes another list
            live.tell()  # perhaps it was taken before, and nothing is new
            return []
        except Refusal as refusal:
            if isinstance(refusal, Damaged):
                house.damaged(refusal)
            return [Refused(refusal.code, refusal.arguments, name), house.state(live, seats, live.number)]
        except StoreFailed:
            return [Refused("not-kept", {}, name)]
        except Exception as error:
            house.failed(f"a message of table {live.id}", error)
            return [Refused("our-mistake", {}, name)]
