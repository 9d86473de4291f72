"""Connections below all requests: how many, for how long, and what a socket may send. A real server, real bytes."""

import asyncio
import resource
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader

from habitable.server.operation.settings import Settings
from habitable.server.protocol.bounds import Bounds, Rate
from habitable.server.protocol.connections import Door, Frames, Keeper, complain_seldom
from server.attacks import CONTINUED, FINAL, PING, PONG, TEXT, frame
from server.running import PATIENCE, Person, Running, receive, running, tell, until

FEW = Bounds(frames_of_socket=Rate(50, 0.01), messages_of_socket=Rate(10_000, 10_000))
HASTY = Bounds(head_seconds=0.3, body_seconds=0.3, reading_seconds=0.3)  # where a machine that is busy may be cut off
PROMPT = Bounds(head_seconds=2.0, body_seconds=2.0, reading_seconds=2.0)  # where it may not
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
TINY = frame(TEXT | FINAL, b'{"type":"ping"}')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("connections")
    with running(folder / "connections.db", limits=True, bounds=FEW) as started:
        yield started


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("connections") / "hasty.db", limits=True, bounds=HASTY) as started:
        yield started


@pytest.fixture(scope="module")
def prompt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("connections") / "prompt.db", limits=True, bounds=PROMPT) as started:
        yield started


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    return begun(server)


def begun(server: Running) -> str:
    with Person(server, "Ada") as ada:
        made: str = ada.table("ecosystem", "me", "me")["id"]
        ada.start(made)
    return made


def connected(server: Running, address: str = "127.0.0.1") -> sockets.socket:
    place = urlsplit(server.url)
    out = sockets.create_connection((place.hostname, place.port), PATIENCE, (address, 0))
    out.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    return out


def get(path: str, *more: bytes) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode() + b"".join(more) + b"\r\n"


@contextmanager
def spectator(server: Running, table: str) -> Iterator[sockets.socket]:
    with connected(server) as out:
        out.sendall(get(f"/api/tables/{table}/socket", UPGRADE))
        assert out.recv(12) == b"HTTP/1.1 101"
        yield out


def cut_off(connection: sockets.socket) -> bool:
    """Reads until there is an end."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True  # otherwise recv has raised TimeoutError


def pour(connection: sockets.socket, data: bytes) -> bool:
    """Sends until nobody listens any more."""
    try:
        while True:
            connection.sendall(data)
    except (ConnectionResetError, BrokenPipeError):
        return True


# ── how long ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HT", b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-More: "],
    ids=["silence", "a line", "headers"],
)
def test_half_a_request_does_not_hold_a_connection(hasty: Running, half: bytes) -> None:
    with connected(hasty) as connection:
        connection.sendall(half)
        assert cut_off(connection)


def test_half_a_body_does_not_either(hasty: Running) -> None:
    with connected(hasty) as connection:
        connection.sendall(b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
        assert cut_off(connection)


def test_a_second_half_after_a_whole_one(prompt: Running) -> None:
    with connected(prompt) as connection:
        connection.sendall(get("/api/me"))
        assert connection.recv(12) == b"HTTP/1.1 200"
        connection.sendall(b"GET /")
        assert cut_off(connection)


def test_whoever_waits_for_us_may_wait(prompt: Running) -> None:
    """A long poll has asked all it wants to ask: the deadlines are over long before it is answered."""
    table = begun(prompt)
    with Person(prompt) as nobody:
        stamp = nobody.view(table)["stamp"]
    with connected(prompt) as connection:
        connection.sendall(get(f"/api/tables/{table}/view?stamp={stamp}"))
        connection.settimeout(1.5 * PROMPT.head_seconds)
        with pytest.raises(TimeoutError):
            connection.recv(1)


def test_whoever_does_not_read_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path / "unlimited.db", bounds=HASTY) as server, connected(server) as connection:
        assert pour(connection, get("/api/games") * 10)


# ── how many ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path / "few.db", limits=True, bounds=Bounds(connections_of_address=5)) as server:
        held = [connected(server, "127.0.0.2") for _ in range(5)]
        for one in held:
            one.sendall(get("/api/me"))
            assert one.recv(12) == b"HTTP/1.1 200"
        with connected(server, "127.0.0.2") as late:
            said = late.recv(1000)
            assert said.startswith(b"HTTP/1.1 429")
            assert b"Retry-After: 10\r\n" in said
        with connected(server) as other:
            other.sendall(get("/api/me"))
            assert other.recv(12) == b"HTTP/1.1 200", "who comes from elsewhere"
        held.pop().close()
        until(lambda: served(server, "127.0.0.2"))
        for one in held:
            one.close()


def served(server: Running, address: str) -> bool:
    with connected(server, address) as connection:
        connection.sendall(get("/api/me"))
        return connection.recv(12) == b"HTTP/1.1 200"


def test_all_that_came_have_gone() -> None:
    keeper = Keeper(Settings(), 1024)
    for address in ("10.0.0.1", "10.0.0.1", "2001:db8::1", "2001:db8::2"):
        keeper.come(address)
    assert (keeper.total, len(keeper.open)) == (4, 2)
    for address in ("10.0.0.1", "10.0.0.1", "2001:db8::3", "2001:db8::4"):
        keeper.go(address)
    assert (keeper.total, keeper.open) == (0, {})


def test_connections_follow_from_file_descriptors() -> None:
    keeper = Keeper(Settings(), 1024)
    assert (keeper.most, keeper.of_address) == (1024 - Bounds().spare_files, (1024 - Bounds().spare_files) // 2)
    assert Keeper(Settings(), resource.RLIM_INFINITY).most == Bounds().connections
    assert Keeper(Settings(), 10**6).of_address == Bounds().connections_of_address
    assert Keeper(Settings(limits=False), 1024).of_address == 1024 - Bounds().spare_files


def test_a_proxy_may_have_all_of_them() -> None:
    keeper = Keeper(Settings(public_url="https://play.example.org"), Bounds().spare_files + 10)
    for _ in range(9):
        keeper.come("127.0.0.1")
    assert not keeper.full("127.0.0.1")
    keeper.come("127.0.0.1")
    assert keeper.full("127.0.0.1"), "but not more than there are"


def test_a_full_house_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    keeper = Keeper(Settings(bounds=Bounds(connections=1)), 1024)
    keeper.come("10.0.0.1")
    assert all(keeper.full("10.0.0.2") for _ in range(100))
    assert len(caplog.records) == 1


def test_without_descriptors_the_log_has_one_line(caplog: pytest.LogCaptureFixture) -> None:
    async def complain() -> None:
        loop = asyncio.get_running_loop()
        complain_seldom(loop, Bounds())
        for _ in range(100):
            loop.call_exception_handler({"message": "socket.accept() out of system resource"})
        loop.call_exception_handler({"message": "something else"})

    asyncio.run(complain())
    assert len(caplog.records) == 2


def test_a_door_turns_many_away_and_lets_others_work() -> None:
    with Door() as door:
        door.bind(("127.0.0.1", 0))
        door.listen(200)
        door.setblocking(False)
        door.keeper = Keeper(Settings(bounds=Bounds(connections_of_address=1)), 1024)
        door.keeper.come("127.0.0.1")
        came = [sockets.create_connection(door.getsockname()) for _ in range(120)]
        with pytest.raises(BlockingIOError):
            door.accept()
        assert all(one.recv(12) == b"HTTP/1.1 429" for one in came[:100])
        with pytest.raises(BlockingIOError):
            door.accept()
        assert all(one.recv(12) == b"HTTP/1.1 429" for one in came[100:])
        for one in came:
            one.close()


# ── what a socket sends ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "flood",
    [frame(CONTINUED), frame(PONG | FINAL), frame(PING | FINAL), frame(CONTINUED, b" " * 100)],
    ids=["empty parts", "pongs", "pings", "parts"],
)
def test_frames_that_are_no_message_are_few(server: Running, table: str, flood: bytes) -> None:
    with spectator(server, table) as connection:
        if flood[0] == CONTINUED:
            connection.sendall(frame(TEXT, b"{"))
        assert pour(connection, flood * 100)


def test_pings_of_somebody_who_does_not_read(prompt: Running) -> None:
    """Not even as many as anybody may send, once what was answered lies unread."""
    with spectator(prompt, begun(prompt)) as connection:
        looks = frame(TEXT | FINAL, b'{"type":"look"}')
        assert pour(connection, looks * 50 + frame(PING | FINAL))


def test_a_message_in_parts_is_heard(server: Running, table: str) -> None:
    with spectator(server, table) as connection:
        connection.sendall(frame(TEXT, b'{"type"') + frame(CONTINUED, b":") + frame(CONTINUED | FINAL, b'"ping"}'))
        told = b""
        while b'{"type":"pong"}' not in told:
            told += connection.recv(65536)


def test_many_messages_at_once_are_all_heard(server: Running, table: str) -> None:
    with spectator(server, table) as connection:
        connection.sendall(TINY * 500)
        told = b""
        while told.count(b'{"type":"pong"}') < 500:
            told += connection.recv(65536)


def test_a_socket_lives_on_beside_one_that_is_cut_off(server: Running, table: str) -> None:
    with Person(server) as nobody, nobody.socket(table) as socket, spectator(server, table) as connection:
        receive(socket, "state")
        assert pour(connection, frame(PONG | FINAL) * 100)
        tell(socket, type="ping")
        assert receive(socket) == {"type": "pong"}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_is_one_frame_whatever_its_length(size: int) -> None:
    written: list[bytes] = []
    frames: Any = Frames.__new__(Frames)
    frames.conn = SimpleNamespace(state=State.OPEN)
    frames.writable = asyncio.Event()
    frames.writable.set()
    frames.transport = SimpleNamespace(is_closing=lambda: False, write=written.append)
    asyncio.run(frames.send_text(b"x" * size))
    reader = StreamReader()
    reader.feed_data(written.pop())
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    found = done.value.value
    assert (found.opcode, found.fin, bytes(found.data)) == (Opcode.TEXT, True, b"x" * size)
    assert not written
    assert reader.buffer == b""
