"""A table's socket: one for each browser, for all its seats. Whoever reads slowly gets the newest state only."""

import asyncio
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from habitable.server import metrics
from habitable.server.errors import Refusal
from habitable.server.house import House
from habitable.server.limits import Meter
from habitable.server.live import Live
from habitable.server.security import same_origin
from habitable.server.store import StoreFailed
from habitable.server.wire import FromClient, FromServer, Look, Ping, Pong, Refused, Seen

COOKIE = "habitable"
LARGEST = 16 * 1024  # of a message; the server closes the socket only at a much larger one

logger = logging.getLogger("habitable")
read = msgspec.json.Decoder(FromClient).decode
write = msgspec.json.Encoder().encode


async def socket(websocket: WebSocket) -> None:
    house: House = websocket.app.state.house
    secret = websocket.cookies.get(COOKIE)
    try:
        same_origin(websocket, house.settings.origins)
        guest = None if secret is None else await house.guest(secret)
        live, seats = await house.look(websocket.path_params["table"], guest)
    except Refusal as refusal:
        await websocket.accept()
        await send(websocket, Refused(refusal.code, refusal.arguments, None))
        await websocket.close(4000 + refusal.status % 1000)
        return
    except StoreFailed:
        await websocket.accept()
        await send(websocket, Refused("not-kept", {}, None))
        await websocket.close(4503)
        return
    await websocket.accept()
    turn = asyncio.Lock()  # what is said to an answer comes before the first state with that answer in it
    speaking = asyncio.create_task(speak(websocket, turn, house, live, seats))
    try:
        await listen(websocket, turn, house, live, seats, secret)
    except WebSocketDisconnect:
        pass
    finally:
        speaking.cancel()


async def send(websocket: WebSocket, message: FromServer) -> None:
    if isinstance(message, Refused):
        metrics.refused(message.code)
    await websocket.send_text(write(message).decode())


async def speak(websocket: WebSocket, turn: asyncio.Lock, house: House, live: Live, seats: list[int]) -> None:
    """Sends the state whenever it is another one. While one is being sent others may pass: then the newest is next."""
    since = 0
    try:
        while not house.ending.is_set():
            async with turn:
                state = house.state(live, seats, since)
                await send(websocket, state)
            since, stamp = state.number, state.stamp
            del state  # nobody needs it while we wait
            await house.news(live, seats, stamp)
    except WebSocketDisconnect:
        pass  # nobody is there any more
    except Exception:
        if websocket.application_state is WebSocketState.DISCONNECTED:
            return  # nor here, and it was said as a RuntimeError
        logger.exception("a socket of table %s", live.id)
        await websocket.close(1011)


async def listen(
    websocket: WebSocket, turn: asyncio.Lock, house: House, live: Live, seats: list[int], secret: str | None
) -> None:
    meter = Meter(websocket.app.state.limits, websocket)
    while True:
        message: Any = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await meter.wait(lambda refused: send(websocket, refused))
        data = message.get("text") or message.get("bytes") or b""
        async with turn:
            for said in await reply(house, live, seats, secret, data):
                await send(websocket, said)


async def reply(house: House, live: Live, seats: list[int], secret: str | None, data: str | bytes) -> list[FromServer]:
    """What is said to a message of the client's: after an answer that could not be taken, the state too."""
    if len(data) > LARGEST:
        return [Refused("too-large", {}, None)]
    try:
        given = read(data)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        return [Refused("bad-request", {"why": str(error)}, None)]
    if isinstance(given, Ping):
        return [Pong()]
    if isinstance(given, Look):
        return [house.state(live, seats, live.number)]
    name = None if isinstance(given, Seen) else given.id
    try:
        guest = None if secret is None else await house.guest(secret)  # perhaps revoked since
        if guest is None:
            raise Refusal(401, "who-are-you")
        if isinstance(given, Seen):
            await house.seen(live.id, guest, given.number)
            return []
        return [await house.say(live.id, guest, given)]
    except Refusal as refusal:
        return [Refused(refusal.code, refusal.arguments, name), house.state(live, seats, live.number)]
    except StoreFailed:
        return [Refused("not-kept", {}, name)]
