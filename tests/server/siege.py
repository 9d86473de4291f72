"""A server under attack, beside a victim who plays and newcomers who come: how long they wait, and what it costs.

The server is a process of its own with its usual limits and 1,024 file descriptors; so is the attacker.
"""

import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from server.program import Server, descendants
from server.wild import PATIENCE

FILES = 1024  # descriptors, as a shell gives them
NEWCOMER = "127.0.0.3"
PAUSE = 0.025  # seconds between the victim's answers
ARRIVAL = 0.25  # seconds between newcomers
SLOWER = 5  # times: what nobody should feel
MORE = 50_000_000  # bytes
PROMPT = 5.0  # seconds within which a newcomer must have the page, and a bot must have played


class Felt(NamedTuple):
    """What people have felt in a while: seconds, and bytes of the server's memory at most."""

    answers: int
    middle: float
    late: float  # 99 of 100 were quicker
    longest: float
    bot: float  # 99 of 100 answers of the computer player were quicker
    newcomers: int
    turned_away: int  # newcomers who did not get in in time
    memory: int


def complaints(quiet: Felt, attacked: Felt) -> list[str]:
    """What people have felt of an attack."""
    return [
        complaint
        for complaint, felt in {
            f"answers take {attacked.late / quiet.late:.1f} × as long": attacked.late > SLOWER * quiet.late,
            f"a bot takes {attacked.bot:.1f} s": attacked.bot > PROMPT,
            "newcomers do not get in": attacked.turned_away > 0,
            f"{(attacked.memory - quiet.memory) / 1e6:.0f} MB more": attacked.memory - quiet.memory > MORE,
        }.items()
        if felt
    ]


class Victim(threading.Thread):
    """Plays against itself and a bot, and notes how long each answer takes until it is told that it was taken, and how
    long the bot takes for each of its own."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.times: list[float] = []
        self.waits: list[float] = []
        self.waiting: float | None = None  # for the bot, since when
        self.error: BaseException | None = None
        self.ending = threading.Event()
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=PATIENCE)
        assert self.http.post("/api/guests", json={"name": "Victoria"}).status_code == 200
        self.table = self._new_table()

    def _new_table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        data = {"game": "dominant-species", "seats": seats, "settings": {"bots": "none"}}
        made = self.http.post("/api/tables", json=data).raise_for_status().json()
        table: str = made["table"]["id"]
        self.http.post(f"/api/tables/{table}/start").raise_for_status()
        return table

    def run(self) -> None:
        try:
            while not self.ending.is_set():
                self._play()
        except BaseException as error:
            self.error = error

    def _play(self) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        place = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        with connect(
            place,
            origin=Origin(self.url),
            additional_headers={"Cookie": cookies},
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
        ) as socket:
            state = receive(socket)
            for turn in range(10**6):
                if self.ending.is_set():
                    return
                if state["over"]:
                    self.table = self._new_table()
                    return
                if not any(one["choices"] for one in state["seats"]):
                    state = self._bot_played(socket)
                    continue
                seat = next(one for one in state["seats"] if one["choices"])
                name = f"victim-{turn}-{random.getrandbits(64):x}"
                answer = random.choice(seat["choices"])["answer"]
                said = {"type": "answer", "seat": seat["seat"], "number": state["number"], "answer": answer, "id": name}
                began = time.perf_counter()
                socket.send(msgspec.json.encode(said).decode())
                state = receive(socket)
                while not any(taken["id"] == name for taken in state["taken"]):
                    state = receive(socket)
                self.times.append(time.perf_counter() - began)
                time.sleep(PAUSE)

    def _bot_played(self, socket: ClientConnection) -> dict[str, Any]:
        self.waiting = began = time.perf_counter()
        state = receive(socket)
        self.waits.append(time.perf_counter() - began)
        self.waiting = None
        return state

    def end(self) -> None:
        self.ending.set()
        self.join(PATIENCE)
        self.http.close()
        if self.error is not None:
            raise self.error
        assert not self.is_alive(), "the victim was never answered"


def receive(socket: ClientConnection) -> dict[str, Any]:
    """The next state."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(socket.recv(PATIENCE))
        if message["type"] == "state":
            return message


class Newcomers(threading.Thread):
    """One after the other, from an address where nobody was before, who want the page and the tables."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.came = self.turned_away = 0
        self.ending = threading.Event()

    def run(self) -> None:
        while not self.ending.wait(ARRIVAL):
            way = httpx.HTTPTransport(local_address=NEWCOMER, verify=False)
            self.came += 1
            try:
                with httpx.Client(base_url=self.url, transport=way, timeout=PROMPT) as browser:
                    for path in ("/", "/api/tables"):
                        browser.get(path).raise_for_status()
            except httpx.HTTPError:
                self.turned_away += 1

    def end(self) -> None:
        self.ending.set()
        self.join(PATIENCE)


def memory(process: int) -> int:
    """Bytes in use, of a server and of all that it has started."""
    total = 0
    for one in (process, *descendants(process)):
        with suppress(OSError, StopIteration):
            lines = Path(f"/proc/{one}/status").read_text().splitlines()
            total += 1024 * int(next(line for line in lines if line.startswith("VmRSS")).split()[1])
    return total


class Siege:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.victim = Victim(server.url)
        self.newcomers = Newcomers(server.url)
        self.victim.start()
        self.newcomers.start()

    def feel(self, seconds: float, answers: int = 0) -> Felt:
        """Waits so long, and until the victim has had so many answers; and tells how it was."""
        times, waits, most = len(self.victim.times), len(self.victim.waits), 0
        came, away = self.newcomers.came, self.newcomers.turned_away
        began = time.monotonic()
        while time.monotonic() < began + seconds or len(self.victim.times) < times + answers:
            assert self.victim.is_alive()
            assert time.monotonic() < began + seconds + PATIENCE, "the victim is not answered"
            most = max(most, memory(self.server.process.pid))
            time.sleep(0.1)
        felt = sorted(self.victim.times[times:]) or [seconds]
        now = time.perf_counter()
        waited = sorted([*self.victim.waits[waits:], now - (self.victim.waiting or now)])
        return Felt(
            len(felt),
            median(felt),
            felt[int(len(felt) * 0.99)],
            felt[-1],
            waited[int(len(waited) * 0.99)],
            self.newcomers.came - came,
            self.newcomers.turned_away - away,
            most,
        )

    @contextmanager
    def under(self, attack: str) -> Iterator[None]:
        """While an attack goes on."""
        place = os.pathsep.join(path for path in sys.path if path)
        command = [sys.executable, "-m", "server.attacks", attack, self.server.url, self.victim.table]
        with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": place}) as attacker:
            try:
                yield
                assert attacker.poll() is None, "the attack has failed by itself"
            finally:
                attacker.kill()

    def end(self) -> None:
        self.newcomers.end()
        self.victim.end()


@contextmanager
def besieged(folder: Path, *flags: str) -> Iterator[Siege]:
    server = Server(f"sqlite:///{folder / 'habitable.db'}", folder, *flags)
    server.limits, server.files = True, FILES
    server.start()
    try:
        siege = Siege(server)
        yield siege
        siege.end()
    finally:
        if server.process.poll() is None:
            server.kill()
