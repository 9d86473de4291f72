"""A small client that takes a seat and plays: the example for whoever writes a bot. It knows what a browser knows.

It becomes a guest, takes a seat, and holds the table's socket. From each state it chooses one of its `choices`. What it
sends goes out with an id of its own until the server has replied: sent again, it counts once.
"""

import asyncio
import http.client
import json
import random
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from habitable.kernel.errors import HabitableError
from habitable.texts.phrases import Part

Message = dict[str, Any]
Chooser = Callable[[list[Message]], Message]  # one of the choices of a state

CHOOSERS: dict[str, Chooser] = {"random": random.choice, "first": lambda choices: choices[0]}
LEVELS = ("greedy", *CHOOSERS)  # greedy asks the server what it would do
OTHERS_WERE_FIRST = ("seat-taken", "not-invited", "begun", "no-such-table")
MOVED_ON = ("outdated", "not-asked", "over")  # a newer state is on its way
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before we knock again
LOOKING = 2.0  # seconds before we look for a table again
PATIENCE = 30.0  # seconds for a request
LARGEST = 2**22  # bytes of a state


BESIDE = ("type", "status", "code", "state")  # in a problem document: no arguments of its text
COMES_AGAIN = ("not-begun", "not-kept", "too-many")  # a refusal after which we knock again


class Refused(HabitableError):
    """The server said no: a code, and the arguments of its text."""

    def __init__(self, code: str, arguments: Message) -> None:
        said = {name: value for name, value in arguments.items() if name not in BESIDE}
        super().__init__(f"refused-{code}", **msgspec.convert(said, dict[str, Part]))
        self.code = code


class NoSeat(HabitableError):
    """No seat of the table is free."""


class Client:
    """One guest at one table. `tell` hears what a person should know: that it `waits` for a table, or gets
    `no-hints`."""

    def __init__(self, url: str, level: str = "greedy", tell: Callable[[str], None] = lambda what: None) -> None:
        self.url = url.rstrip("/")
        self.hints = level not in CHOOSERS
        self.choose = CHOOSERS.get(level, random.choice)  # also for a hint that we do not get
        self.tell = tell
        self.cookie = ""
        self.table = ""
        self.seat = 0
        self.pending: Message | None = None  # what we have sent and has no reply yet

    # ── over HTTP ───────────────────────────────────────────────────────────────────────────────────────────────

    async def sit_down(
        self, name: str, table: str | None = None, seat: int | None = None, secret: str | None = None
    ) -> None:
        """As a new guest; `secret` is that of an invitation. Without a seat on the first free one, without a table at
        the first that lacks somebody: we wait for one."""
        await self.request("/api/guests", {"name": name})
        if table is None:
            await self._find_table(seat)
        elif seat is not None:
            await self._take(table, seat, secret)
        elif not await self._take_any(await self.request(f"/api/tables/{table}"), None, secret):
            raise NoSeat("bot-no-seat")

    async def _find_table(self, seat: int | None) -> None:
        waiting = False
        while True:
            for table in await self.request("/api/tables"):
                if await self._take_any(table, seat, None):
                    return
            if not waiting:
                self.tell("waits")
            waiting = True
            await asyncio.sleep(LOOKING)

    async def _take_any(self, table: Message, wanted: int | None, secret: str | None) -> bool:
        kinds = ("open",) if secret is None else ("invited",)
        for seat in table["seats"]:
            if seat["kind"] in kinds and wanted in (None, seat["seat"]):
                try:
                    await self._take(table["id"], seat["seat"], secret)
                except Refused as refused:
                    if refused.code not in OTHERS_WERE_FIRST:
                        raise
                else:
                    return True
        return False

    async def _take(self, table: str, seat: int, secret: str | None) -> None:
        await self.request(f"/api/tables/{table}/take", {"seat": seat, "secret": secret})
        self.table, self.seat = table, seat

    async def get_table(self) -> Message:
        """The table: its seats and, once it is over, its points."""
        found: Message = await self.request(f"/api/tables/{self.table}")
        return found

    async def request(self, path: str, body: Message | None = None) -> Any:
        return await asyncio.to_thread(self._request, path, body)

    def _request(self, path: str, body: Message | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self._headers())
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                self.cookie = (response.headers["Set-Cookie"] or self.cookie).partition(";")[0]
                return json.load(response)
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
                    pause = FIRST_PAUSE
                    if await self._play(socket):
                        return
            except (OSError, http.client.HTTPException, WebSocketException):
                pass
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _play(self, socket: ClientConnection) -> bool:
        """Until the game is over (True) or the socket closed."""
        if self.pending is not None:
            await self._send(socket, self.pending)
            await self._send(socket, {"type": "look"})
        async for text in socket:
            message: Message = json.loads(text)
            if message["type"] == "state":
                if self.pending is not None and any(one["id"] == self.pending["id"] for one in message["taken"]):
                    self.pending = None
                if message["over"]:
                    return True
                if self.pending is None:
                    await self._reply(socket, message)
            elif self.pending is not None and message.get("id") == self.pending["id"]:
                self.pending = None  # the state that follows says how things are
                if message["code"] == "not-kept":
                    await asyncio.sleep(FIRST_PAUSE)
                    await self._send(socket, {"type": "look"})
            elif message["type"] == "refused" and message["code"] not in COMES_AGAIN:
                raise Refused(message["code"], message["arguments"])
        return False

    async def _reply(self, socket: ClientConnection, state: Message) -> None:
        """Answers for our seat, if it is asked."""
        for mine in state["seats"]:
            if mine["seat"] in state["away"]:  # our time was up, and a bot has played on for us
                await self._send_change(socket, {"type": "return", "seat": mine["seat"]})
                return
            if mine["choices"]:
                answer = await self._answer(state["number"], mine)
                if answer is not None:
                    number = state["number"]
                    await self._send_change(
                        socket, {"type": "answer", "seat": mine["seat"], "number": number, "answer": answer}
                    )
                    return

    async def _answer(self, number: int, mine: Message) -> int | None:
        """None when the question is no longer the same."""
        if self.hints:
            try:
                hint = await self.request(f"/api/tables/{self.table}/hint?seat={mine['seat']}")
                return int(hint["answer"]) if hint["number"] == number else None
            except Refused as refused:
                if refused.code in MOVED_ON:
                    return None
                if refused.code == "no-hints":
                    self.hints = False
                    self.tell("no-hints")
        return int(self.choose(mine["choices"])["answer"])

    async def _send_change(self, socket: ClientConnection, message: Message) -> None:
        self.pending = {**message, "id": secrets.token_urlsafe(12)}
        await self._send(socket, self.pending)

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(json.dumps(message))


def origin(url: str) -> Any:
    scheme, place, *_ = urlsplit(url)
    return f"{scheme}://{place}"
