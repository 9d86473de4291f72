"""A real server on a free port in a thread of its own, and real clients: for the tests of doors and sockets."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from habitable.server.house import House
from habitable.server.operation import serve
from habitable.server.operation.settings import Settings
from habitable.server.storage import private, schema
from habitable.server.storage.store import Transaction
from habitable.server.workers import pool
from habitable.server.workers.pool import Workers

PATIENCE = 60.0  # seconds until a test gives up: others may be at work on the machine


class Running:
    """The server while it runs, on a file or at the address of a database. `house` belongs to its thread."""

    def __init__(self, database: Path, address: str = "", **settings: Any) -> None:
        self.database = database
        usual = {"port": 0, "database": address or f"sqlite:///{database}", "bots": 1, "limits": False}
        self.settings = Settings(**{**usual, **settings})
        self.house: House
        self.loop: asyncio.AbstractEventLoop
        self.url = ""
        self._server: serve.Server
        self._error: BaseException | None = None
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="server")

    def _run(self) -> None:
        try:
            with serve.listening(self.settings) as door, private.alone(self.settings.store):
                schema.migrate(self.settings.store)
                port = door.getsockname()[1]
                self.url = f"http://127.0.0.1:{port}"
                asyncio.run(self._serve(msgspec.structs.replace(self.settings, port=port), door))
        except BaseException as error:
            self._error = error
        finally:
            self._ready.set()

    async def _serve(self, settings: Settings, door: Any) -> None:
        self.loop = asyncio.get_running_loop()
        async with serve.house_of(settings, Workers(settings.bots, bounds=settings.bounds)) as self.house:
            self._server = serve.server_of(self.house, door, self._ready.set)
            await self._server.serve([door])

    def start(self) -> "Running":
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        if self._error is not None:
            raise self._error
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self._error is not None:
            raise self._error

    def do(self, work: Callable[[Transaction], Any]) -> Any:
        """Through the server's own connection."""

        async def write() -> Any:
            return await self.house.store.write(work)

        return asyncio.run_coroutine_threadsafe(write(), self.loop).result(PATIENCE)

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What is in the database."""
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(sql, values).fetchall()


@contextmanager
def running(database: Path, **settings: Any) -> Iterator[Running]:
    """Its workers are as busy as any test: who is nice may get no time at all where others are at work."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "NICE", 0)
        patch.setattr(pool, "NICEST", 0)
        server = Running(database, **settings).start()
    try:
        yield server
    finally:
        server.stop()


class Address(Protocol):
    """A server, wherever it runs."""

    @property
    def url(self) -> str: ...


class Person:
    """A browser with its cookie, or a visitor without."""

    def __init__(self, server: Address, name: str | None = None, address: str = "127.0.0.1") -> None:
        self.server = server
        # nothing to verify: to read all certificates takes longer than most requests
        way = httpx.HTTPTransport(local_address=address, verify=False)
        self.http = httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE, transport=way)
        if name is not None:
            self.id: str = self.post("/api/guests", name=name)["id"]

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    # ── over HTTP ───────────────────────────────────────────────────────────────────────────────────────────────

    def get(self, path: str, **query: Any) -> Any:
        return good(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return good(self.http.post(path, json=body))

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and the code of a change that is refused."""
        return problem(self.http.post(path, json=body))

    def table(self, game: str, *seats: Any, options: dict[str, Any] | None = None, **settings: Any) -> dict[str, Any]:
        """Makes one: a seat is its kind, or all about it."""
        plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        made = self.post("/api/tables", game=game, seats=plans, options=options or {}, settings=settings)
        return {**made["table"], "invitations": {int(seat): secret for seat, secret in made["invitations"].items()}}

    def start(self, table: str) -> dict[str, Any]:
        started: dict[str, Any] = self.post(f"/api/tables/{table}/start")
        return started

    def take(self, table: str, seat: int, secret: str | None = None) -> dict[str, Any]:
        taken: dict[str, Any] = self.post(f"/api/tables/{table}/take", seat=seat, secret=secret)
        return taken

    def view(self, table: str, **query: Any) -> dict[str, Any]:
        state: dict[str, Any] = self.get(f"/api/tables/{table}/view", **query)
        return state

    def answer(self, table: str, seat: int, state: dict[str, Any], name: str, choose: int = 0) -> Any:
        """Gives one of the answers that a state offers."""
        answer = choices(state, seat)[choose]["answer"]
        return self.post(f"/api/tables/{table}/answer", seat=seat, number=state["number"], answer=answer, id=name)

    # ── over the socket ─────────────────────────────────────────────────────────────────────────────────────────

    @contextmanager
    def socket(self, table: str, origin: str | None = "", **more: Any) -> Iterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        url = f"ws://{urlsplit(self.server.url).netloc}/api/tables/{table}/socket"
        where: Any = self.server.url if origin == "" else origin
        with connect(url, origin=where, additional_headers=headers, compression=None, proxy=None, **more) as socket:
            yield socket


def choices(state: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    (found,) = [one["choices"] for one in state["seats"] if one["seat"] == seat]
    return list(found)


def seen_by(state: dict[str, Any], seat: int) -> dict[str, Any]:
    """The view that a state gives to one of its seats."""
    (found,) = [one for one in state["seats"] if one["seat"] == seat]
    return {**state["view"], **found["own"]}


def good(response: httpx.Response) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def problem(response: httpx.Response) -> tuple[int, str]:
    """Of a problem document (RFC 9457)."""
    assert response.headers["content-type"] == "application/problem+json", response.text
    told = response.json()
    assert told["status"] == response.status_code
    assert told["type"] == f"habitable:{told['code']}"
    return response.status_code, told["code"]


def receive(socket: ClientConnection, kind: str | None = None) -> dict[str, Any]:
    """The next message, or the next of a kind."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(socket.recv(PATIENCE))
        if kind is None or message["type"] == kind:
            return message


def tell(socket: ClientConnection, **message: Any) -> None:
    socket.send(msgspec.json.encode(message).decode())


def until(ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < deadline
        time.sleep(0.02)
