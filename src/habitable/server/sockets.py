"""A table's socket: one for each browser, for all its seats. Whoever reads slowly gets the newest state only."""

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from habitable.server.errors import Refusal
from habitable.server.house import House
from habitable.server.live import Live
from habitable.server.security import same_origin
from habitable.server.store import StoreFailed
from habitable.server.wire import Answer, FromClient, FromServer, Guest, Pong, Refused

COOKIE = "habitable"
LARGEST = 64 * 1024  # bytes of a message
HEARTBEAT = 20.0  # seconds after which we look whether anybody is there

read = msgspec.json.Decoder(FromClient).decode
write = msgspec.json.Encoder().encode


async def socket(websocket: WebSocket) -> None:
    house: House = websocket.app.state.house
    try:
        same_origin(websocket, house.settings.origins)
        secret = websocket.cookies.get(COOKIE)
        guest = None if secret is None else await house.guest(secret)
        live, seats = await house.look(websocket.path_params["table"], guest)
    except Refusal as refusal:
        await websocket.accept()
        await send(websocket, Refused(refusal.code, refusal.arguments, None))
        await websocket.close(4000 + refusal.status % 1000)
        return
    await websocket.accept()
    speaking = asyncio.create_task(speak(websocket, live, seats))
    try:
        await listen(websocket, house, live, guest)
    except WebSocketDisconnect:
        pass
    finally:
        speaking.cancel()


async def send(websocket: WebSocket, message: FromServer) -> None:
    await websocket.send_text(write(message).decode())


async def speak(websocket: WebSocket, live: Live, seats: list[int]) -> None:
    """Sends the state whenever it is another one. While one is being sent others may pass: then the newest is next."""
    since = 0
    while True:
        number, waiting = live.number, len(live.waiting)
        await send(websocket, live.state(seats, since))
        since = number
        await live.news(number, waiting)


async def listen(websocket: WebSocket, house: House, live: Live, guest: Guest | None) -> None:
    while True:
        message: Any = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await send(websocket, await reply(house, live, guest, message.get("text") or message.get("bytes") or b""))


async def reply(house: House, live: Live, guest: Guest | None, data: str | bytes) -> FromServer:
    """What is said to a message of the client's."""
    if len(data) > LARGEST:
        return Refused("too-large", {}, None)
    try:
        given = read(data)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        return Refused("bad-request", {"why": str(error)}, None)
    if not isinstance(given, Answer):
        return Pong()
    try:
        if guest is None:
            raise Refusal(401, "who-are-you")
        return await house.answer(live.id, guest, given)
    except Refusal as refusal:
        return Refused(refusal.code, refusal.arguments, given.id)
    except StoreFailed:
        return Refused("not-kept", {}, given.id)
