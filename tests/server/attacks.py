"""Attacks on a server, from outside and from an address of their own, each for as long as it is let.

    python -m server.attacks frames http://127.0.0.1:8000 TABLE     until it is ended

They know nothing of the server's inside: bytes go to a port. Whatever is closed is opened again.
"""

import asyncio
import itertools
import json
import logging
import os
import resource
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from typing import Any, NamedTuple
from urllib.parse import urlsplit

ADDRESS = "127.0.0.2"  # where the attackers live; on Linux every 127.x.x.x is this machine
PAUSE = 0.05  # seconds until something that was closed is opened again
BLOB = 64 * 1024
BOX = files("habitable.games.planet") / "components.json"

TEXT, PING, PONG, CONTINUED, FINAL = 0x01, 0x09, 0x0A, 0x00, 0x80


class Target(NamedTuple):
    host: str
    port: int
    table: str  # of the victim; anybody may look on


Attack = Callable[[Target], Awaitable[None]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


# ── bytes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def frame(head: int, data: bytes = b"") -> bytes:
    """Of a client, with a mask that changes nothing."""
    return bytes([head, 0x80 | len(data)]) + bytes(4) + data


def request(target: Target, method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {target.host}:{target.port}", *headers]
    if body or method == "POST":
        lines += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
    return "\r\n".join([*lines, "", ""]).encode() + body


@asynccontextmanager
async def connection(target: Target) -> AsyncIterator[Streams]:
    reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=(ADDRESS, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def ask(streams: Streams, data: bytes) -> tuple[int, dict[str, str], bytes]:
    """A request and its whole response."""
    reader, writer = streams
    writer.write(data)
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
    return int(head[0].split()[1]), headers, await reader.readexactly(int(headers.get("content-length", 0)))


async def guest(target: Target) -> str:
    """The header of a new guest's cookie."""
    while True:
        async with connection(target) as streams:
            data = json.dumps({"name": "Mallory"}).encode()
            status, headers, _ = await ask(streams, request(target, "POST", "/api/guests", data))
        if status == 200:
            return f"Cookie: {headers['set-cookie'].partition(';')[0]}"
        await asyncio.sleep(1)


@asynccontextmanager
async def socket(target: Target) -> AsyncIterator[Streams]:
    """A spectator's, without a cookie."""
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    path = f"/api/tables/{target.table}/socket"
    async with connection(target) as (reader, writer):
        writer.write(request(target, "GET", path, b"", *upgrade, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="))
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer


# ── many at once ────────────────────────────────────────────────────────────────────────────────────────────────────


async def crowd(n: int, one: Callable[[int], Awaitable[None]]) -> None:
    """So many of them, each again and again."""

    async def again(i: int) -> None:
        while True:
            with suppress(OSError, EOFError, asyncio.LimitOverrunError):
                await one(i)
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*map(again, range(n)))


async def gone(reader: asyncio.StreamReader) -> None:
    """Reads until the other side has had enough."""
    while await reader.read(BLOB):
        pass


async def pour(writer: asyncio.StreamWriter, data: bytes) -> None:
    while True:
        writer.write(data)
        await writer.drain()


# ── the attacks ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def frames(target: Target) -> None:
    """Five sockets: a message that never ends, of empty parts."""

    async def one(i: int) -> None:
        async with socket(target) as (_, writer):
            writer.write(frame(TEXT, b"{"))
            await pour(writer, frame(CONTINUED) * 10_000)

    await crowd(5, one)


async def pongs(target: Target) -> None:
    """Five sockets: answers to what nobody has asked."""

    async def one(i: int) -> None:
        async with socket(target) as (_, writer):
            await pour(writer, frame(PONG | FINAL) * 10_000)

    await crowd(5, one)


async def pings(target: Target) -> None:
    """Five sockets: questions that want answers which nobody reads."""

    async def one(i: int) -> None:
        async with socket(target) as (reader, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            await pour(writer, frame(PING | FINAL, b"x" * 100) * 600)
            await gone(reader)

    await crowd(5, one)


async def messages(target: Target) -> None:
    """Five sockets: messages of no use, as fast as they go."""

    async def one(i: int) -> None:
        async with socket(target) as (_, writer):
            await pour(writer, frame(TEXT | FINAL, b'{"type":"look"}') * 2_000)

    await crowd(5, one)


async def halves(target: Target) -> None:
    """1,500 requests that are never finished."""

    async def one(i: int) -> None:
        async with connection(target) as (reader, writer):
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: ")
            await gone(reader)

    await crowd(1500, one)


async def bodies(target: Target) -> None:
    """1,500 requests whose bodies come a byte every now and then."""

    async def one(i: int) -> None:
        async with connection(target) as (_, writer):
            writer.write(request(target, "POST", "/api/guests", b"x" * 100_000)[:-99_999])
            while True:
                await asyncio.sleep(1)
                writer.write(b"x")
                await writer.drain()

    await crowd(1500, one)


async def polls(target: Target) -> None:
    """1,200 who wait for news of a table that has none."""
    cookie = await guest(target)
    table = await new_table(target, cookie)

    async def one(i: int) -> None:
        async with connection(target) as streams:
            path = f"/api/tables/{table}/view"
            stamp = 0
            while True:
                status, _, body = await ask(streams, request(target, "GET", f"{path}?stamp={stamp}"))
                if status != 200:
                    raise EOFError
                stamp = json.loads(body)["stamp"]

    await crowd(1200, one)


async def requests(target: Target) -> None:
    """Lists and games, from fifty connections."""

    async def one(i: int) -> None:
        path = ("/api/tables", "/api/games", "/", "/api/me")[i % 4]
        async with connection(target) as streams:
            while True:
                await ask(streams, request(target, "GET", path))

    await crowd(50, one)


async def tables(target: Target) -> None:
    """Tables with as much in their options as goes, and their lists, which everybody gets."""
    bodies = []
    for letters in (1_700, 120, 10):
        box = json.loads(BOX.read_text(encoding="utf-8"))
        for animal in box["animals"]:
            animal["name"] = dict.fromkeys(("en", "pl", "he"), "x" * letters)
        seats = [{"kind": "me"}, {"kind": "open"}]
        bodies.append(json.dumps({"game": "planet", "seats": seats, "options": {"components": box}}).encode())
    turns = itertools.count()

    async def one(i: int) -> None:
        cookie = await guest(target) if i < 4 else ""
        async with connection(target) as streams:
            while True:
                if cookie:
                    await ask(
                        streams, request(target, "POST", "/api/tables", bodies[next(turns) % 2], cookie, origin(target))
                    )
                await ask(streams, request(target, "GET", "/api/tables"))

    await crowd(10, one)


async def previews(target: Target) -> None:
    """What could be, of a large game, ten at a time."""

    async def one(i: int) -> None:
        cookie = await guest(target)
        table = await new_table(target, cookie, "dominant-species")
        async with connection(target) as streams:
            _, _, body = await ask(streams, request(target, "GET", f"/api/tables/{table}/view", b"", cookie))
            state = json.loads(body)
            seat = state["asked"][0]
            (choices,) = [s["choices"] for s in state["seats"] if s["seat"] == seat]
            data = {"seat": seat, "number": state["number"], "answers": [choices[0]["answer"]]}
            wanted = json.dumps(data).encode()
            while True:
                await ask(
                    streams, request(target, "POST", f"/api/tables/{table}/preview", wanted, cookie, origin(target))
                )

    await crowd(10, one)


async def pictures(target: Target) -> None:
    """Pictures of a large game that is another one each time, ten at a time."""

    async def one(i: int) -> None:
        cookie = await guest(target)
        table = await new_table(target, cookie, "dominant-species")
        path = f"/api/tables/{table}"
        async with connection(target) as streams:
            for turn in itertools.count():
                _, _, body = await ask(streams, request(target, "GET", f"{path}/view", b"", cookie))
                state = json.loads(body)
                seat = next(one for one in state["seats"] if one["choices"])
                data = {"number": state["number"], "answer": seat["choices"][0]["answer"], "id": f"attack-{turn}"}
                said = json.dumps({"type": "answer", "seat": seat["seat"], **data}).encode()
                await ask(streams, request(target, "POST", f"{path}/answer", said, cookie, origin(target)))
                for lang, eyes in itertools.product(("en", "pl", "he"), (0, 1)):
                    await ask(streams, request(target, "GET", f"{path}/picture?lang={lang}&seat={eyes}", b"", cookie))

    await crowd(10, one)


async def bots(target: Target) -> None:
    """Five guests who have as many of the best computer players think for them as tables can be made."""

    async def one(i: int) -> None:
        cookie = await guest(target)
        for _ in range(12):
            await new_table(target, cookie, "dominant-species", ["me", *["master"] * 5])
        await asyncio.sleep(3600)

    await crowd(5, one)


async def readers(target: Target) -> None:
    """300 who ask for much and never read, and 300 who look on and never read."""

    async def one(i: int) -> None:
        if i % 2:
            async with socket(target) as (_, writer):
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                await asyncio.sleep(3600)
        async with connection(target) as (_, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(200):
                writer.write(request(target, "GET", "/api/games"))
            await asyncio.sleep(3600)

    await crowd(600, one)


async def spectators(target: Target) -> None:
    """900 who look on at the victim's table."""

    async def one(i: int) -> None:
        async with socket(target) as (reader, _):
            await gone(reader)

    await crowd(900, one)


async def churn(target: Target) -> None:
    """Sockets that come and go."""

    async def one(i: int) -> None:
        while True:
            async with socket(target):
                pass

    await crowd(20, one)


async def uploads(target: Target) -> None:
    """Documents that take long to read, from three connections."""
    cookie = await guest(target)
    table = await new_table(target, cookie, "marine")
    async with connection(target) as streams:
        _, _, body = await ask(streams, request(target, "GET", f"/api/tables/{table}/view", b"", cookie))
    state = json.loads(body)
    view = inflated({**state["view"], **state["seats"][0]["own"]})
    bodies = [
        ("/api/draw", json.dumps({"game": "marine", "view": view, "names": ["a", "b"], "lang": "en"}).encode()),
        ("/api/words", json.dumps({"game": "marine", "view": view}).encode()),
        ("/api/score", json.dumps({"game": "planet", "seats": [{"board": "x" * 200_000}]}).encode()),
        ("/api/replay", json.dumps({"record": "game: marine\n" * 10_000, "eyes": None}).encode()),
        ("/api/score", ("[" * 100_000).encode()),
    ]
    turns = itertools.count()

    async def one(i: int) -> None:
        async with connection(target) as streams:
            while True:
                path, body = bodies[next(turns) % len(bodies)]
                await ask(streams, request(target, "POST", path, body))

    await crowd(3, one)


def inflated(view: Any) -> Any:
    """With a hand so large that whoever draws it draws for ever."""
    if isinstance(view, dict):
        return {key: 10**9 if key == "hand" else inflated(value) for key, value in view.items()}
    return list(map(inflated, view)) if isinstance(view, list) else view


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        frames, pongs, pings, messages, churn, spectators,
        halves, bodies, polls, readers,
        requests, tables, previews, pictures, uploads, bots,
    )
}  # fmt: skip


def origin(target: Target) -> str:
    return f"Origin: http://{target.host}:{target.port}"


async def new_table(target: Target, cookie: str, game: str = "ecosystem", seats: Sequence[str] = ("me", "me")) -> str:
    """A table that has begun, at which its guest has all seats, or some are bots of a level."""
    plans = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
    data: dict[str, Any] = {"game": game, "seats": plans, "settings": {"bots": "none"}}
    async with connection(target) as streams:
        more = (cookie, origin(target))
        status, _, body = await ask(streams, request(target, "POST", "/api/tables", json.dumps(data).encode(), *more))
        if status != 200:
            raise EOFError
        table: str = json.loads(body)["table"]["id"]
        await ask(streams, request(target, "POST", f"/api/tables/{table}/start", b"", *more))
    return table


def main(name: str, url: str, table: str) -> None:
    logging.disable()  # asyncio says what it cannot send
    os.nice(5)  # the victim is measured, not the attacker
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    place = urlsplit(url)
    with suppress(KeyboardInterrupt):
        asyncio.run(ATTACKS[name](Target(place.hostname or "", place.port or 80, table)))  # type: ignore[arg-type]


if __name__ == "__main__":
    main(*sys.argv[1:])
