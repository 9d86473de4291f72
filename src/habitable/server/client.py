"""A small client that takes a seat and plays: the example for whoever writes a bot. It knows what a browser knows.

It becomes a guest, takes its seat, and holds the table's socket. From each state it chooses one of its `choices`. An
answer goes out with an id of its own until the server has said what became of it: sent again, it is heard once.
"""

import asyncio
import json
import random
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from habitable.kernel.errors import HabitableError

Message = dict[str, Any]
Chooser = Callable[[list[Message]], Message]  # one of the choices of a state

CHOOSERS: dict[str, Chooser] = {"random": random.choice, "first": lambda choices: choices[0]}
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before we knock again
PATIENCE = 30.0  # seconds for a request
LARGEST = 2**22  # bytes of a state


class Refused(HabitableError):
    """The server said no: a code, and the arguments of its text."""

    def __init__(self, code: str, arguments: Message) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments


class Client:
    """One guest at one table."""

    def __init__(self, url: str, table: str, choose: Chooser) -> None:
        self.url = url.rstrip("/")
        self.table = table
        self.choose = choose
        self.cookie = ""
        self.unheard: Message | None = None  # our answer of which we do not know what became

    # ── over HTTP ───────────────────────────────────────────────────────────────────────────────────────────────

    async def sit_down(self, name: str, seat: int, secret: str | None = None) -> None:
        """As a new guest; `secret` is that of an invitation."""
        await self.request("/api/guests", {"name": name})
        await self.request(f"/api/tables/{self.table}/take", {"seat": seat, "secret": secret})

    async def look(self) -> Message:
        """The table: its seats and, once it is over, its points."""
        return await self.request(f"/api/tables/{self.table}")

    async def request(self, path: str, body: Message | None = None) -> Message:
        return await asyncio.to_thread(self._request, path, body)

    def _request(self, path: str, body: Message | None) -> Message:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self._headers())
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                self.cookie = (response.headers["Set-Cookie"] or self.cookie).partition(";")[0]
                found: Message = json.load(response)
                return found
        except urllib.error.HTTPError as error:
            with error:
                told = json.load(error) if "json" in error.headers.get_content_type() else {"code": "no-such-door"}
            raise Refused(told["code"], told) from None

    def _headers(self) -> dict[str, str]:
        return {"Origin": self.url, "Content-Type": "application/json", "Cookie": self.cookie}

    # ── over the socket ─────────────────────────────────────────────────────────────────────────────────────────

    async def play(self) -> None:
        """Until the game is over. When the server is away we knock again, after pauses that grow."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        pause = FIRST_PAUSE
        while True:
            headers = {"Cookie": self.cookie}
            try:
                async with connect(
                    address, origin=origin(self.url), additional_headers=headers, max_size=LARGEST, proxy=None
                ) as socket:
                    if await self._play(socket):
                        return
                pause = FIRST_PAUSE
            except (OSError, WebSocketException):
                pause = min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause * random.uniform(0.5, 1))

    async def _play(self, socket: ClientConnection) -> bool:
        """Until the game is over (True) or the socket closed."""
        if self.unheard is not None:
            await self._send(socket, self.unheard)
            await self._send(socket, {"type": "look"})
        async for text in socket:
            message: Message = json.loads(text)
            if message["type"] == "state":
                if message["over"]:
                    return True
                if self.unheard is None:
                    await self._answer(socket, message)
            elif self.unheard is not None and message.get("id") == self.unheard["id"]:
                self.unheard = None  # taken or refused; the state that follows says how things are
            elif message["type"] == "refused" and message["code"] != "not-begun":
                raise Refused(message["code"], message["arguments"])
        return False

    async def _answer(self, socket: ClientConnection, state: Message) -> None:
        for mine in state["seats"]:
            if mine["choices"]:
                answer = self.choose(mine["choices"])["answer"]
                self.unheard = {
                    "type": "answer",
                    "seat": mine["seat"],
                    "number": state["number"],
                    "answer": answer,
                    "id": secrets.token_urlsafe(12),
                }
                await self._send(socket, self.unheard)
                return

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(json.dumps(message))


def origin(url: str) -> Any:
    scheme, place, *_ = urlsplit(url)
    return f"{scheme}://{place}"
