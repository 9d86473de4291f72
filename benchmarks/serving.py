"""`make bench-server`: how many answers a server on one core takes, how soon everybody sees them, and what that costs.

`habitable serve` and a bare server (`bare.py`) have one core, this program with all clients (`load.py`) has another.
The servers take turns in short rounds; each figure is the median of the rounds, and each ratio the median of the ratios
within a round.
"""

import argparse
import asyncio
import gc
import http.client
import json
import os
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import quote, urlsplit

from rich.console import Console
from rich.table import Table as Grid

import habitable
from habitable.games import GAMES
from load import Address, Load, Place, Round, Trouble, connect

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "tests"))  # for the private cluster of PostgreSQL

from debian import Missing  # noqa: E402
from server.cluster import cluster  # noqa: E402

MIX = "ecosystem=4,planet=4,dominant-species=1,marine=1"
FEW, MANY = 10, 200  # live tables
BIG = "dominant-species"  # the game whose tables are weighed
WEIGHED = 60  # tables of it
MIDDLE = 100  # answers that each of them has had
IDLE = 1_000  # sockets
START = 30.0  # seconds until a server must be there
KEPT = 1.0  # seconds that we trust a server to keep a silent connection
WEIGHING = 120.0  # seconds for the answers of the tables that are weighed
BEGIN = time.perf_counter()
console = Console()


# ── cores ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Cores:
    """One for the servers, one for the load."""

    def __init__(self) -> None:
        there = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        self.pinned = len(there) > 1
        self.server = {there[0]} if self.pinned else set()
        self.load = {there[1]} if self.pinned else set()

    @contextmanager
    def servers(self) -> Iterator[None]:
        """Processes that are started meanwhile run on the servers' core."""
        self._pin(self.server)
        yield
        self._pin(self.load)

    def _pin(self, cores: set[int]) -> None:
        if self.pinned:
            os.sched_setaffinity(0, cores)


# ── servers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Process:
    """A server that runs."""

    def __init__(self, command: list[str], folder: Path, cores: Cores) -> None:
        environment = {**os.environ, "HABITABLE_LIMITS": "false"}  # all of the load comes from one address
        with cores.servers():
            self.process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://[\d.]+:\d+", line):
                self.url = found[0]
                return
        sys.exit(f"{' '.join(command)}: stopped with exit code {self.process.wait()}")

    def seconds(self) -> float:
        """Of processor time, so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """In kB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        raise Trouble("no VmRSS")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Ours(Process):
    title = "Habitable"

    def __init__(self, database: str, folder: Path, cores: Cores, seats: int) -> None:
        command = ["serve", "--host", "127.0.0.1", "--port", "0", "--database", database, "--bots", "1"]
        super().__init__([sys.executable, "-m", "habitable", *command], folder, cores)
        self.seats = seats
        self.connection = http.client.HTTPConnection(urlsplit(self.url).netloc, timeout=START)
        self.used = time.monotonic()
        self.cookie = ""
        self.request("/api/guests", {"name": "Load"})

    def request(self, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"Origin": self.url, "Cookie": self.cookie, "Content-Type": "application/json"}
        method, data = ("GET", None) if body is None else ("POST", json.dumps(body).encode())
        self.connection.request(method, path, data, headers)
        response = self.connection.getresponse()
        said = response.read()
        if response.status != 200:
            raise Trouble(f"{path}: {response.status} {said.decode()}")
        self.cookie = (response.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        return json.loads(said)

    def make(self, game: str) -> Place:
        if time.monotonic() - self.used > KEPT:
            self.connection.close()  # it opens again by itself
        self.used = time.monotonic()
        made = self.request("/api/tables", {"game": game, "seats": [{"kind": "me"}] * self.seats})
        table = made["table"]["id"]
        self.request(f"/api/tables/{table}/start", {})
        path = f"/api/tables/{table}/socket"
        return Place(Address(self.url, path, self.cookie), Address(self.url, path))


class Bare(Process):
    title = "bare server"

    def __init__(self, database: str, folder: Path, cores: Cores) -> None:
        super().__init__([sys.executable, str(HERE / "bare.py"), database], folder, cores)
        self.made = count()

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    def make(self, game: str) -> Place:
        address = Address(self.url, f"/{next(self.made)}")
        return Place(address, address)


# ── what is measured ────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Series:
    """Rounds of one kind at one server."""

    rounds: list[Round] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)  # of its core: what the server used

    @property
    def answers(self) -> float:
        return median(one.answers for one in self.rounds)

    @property
    def load(self) -> float:
        return median(one.ours for one in self.rounds)

    @property
    def server(self) -> float:
        return median(self.busy)

    @property
    def work(self) -> float:
        """Microseconds of the server's processor for an answer: also true when others use the core."""
        return median(busy / one.answers for busy, one in zip(self.busy, self.rounds, strict=True)) * 1e6

    def late(self, part: float) -> float:
        """Milliseconds from an answer to everybody's new view within which this part of them is."""
        return median(quantile(one.times, part) for one in self.rounds) * 1000

    def answers_of(self, other: "Series") -> float:
        return median(a.answers / b.answers for a, b in zip(self.rounds, other.rounds, strict=True))

    def late_of(self, other: "Series") -> float:
        pairs = zip(self.rounds, other.rounds, strict=True)
        return median(quantile(a.times, 0.99) / quantile(b.times, 0.99) for a, b in pairs)


def quantile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


@dataclass
class Contestant:
    server: Ours | Bare
    load: Load
    few: Series = field(default_factory=Series)
    many: Series = field(default_factory=Series)
    calm: Series = field(default_factory=Series)  # with pauses, as people make them

    async def play(self, series: Series, seconds: float, pause: float = 0.0) -> None:
        if isinstance(self.server, Ours):
            self.load.prepare()
        begin, before = time.perf_counter(), self.server.seconds()
        one = await self.load.run(seconds, pause)
        series.rounds.append(one)
        series.busy.append((self.server.seconds() - before) / (time.perf_counter() - begin))


@dataclass
class Pair:
    """Our server and the bare one on the same kind of database."""

    title: str
    ours: Contestant
    bare: Contestant

    @property
    def both(self) -> list[Contestant]:
        return [self.ours, self.bare]


class Weights:
    """Of tables and sockets, in kB."""

    fresh: float  # on disk
    middle: float  # on disk
    live: float  # in memory
    socket: float  # in memory
    bare_socket: float


# ── measuring ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def contest(pairs: list[Pair], arguments: argparse.Namespace) -> None:
    everybody = [one for pair in pairs for one in pair.both]
    first = pairs[0].both  # how soon everybody sees an answer is asked with SQLite only
    say(f"opening {FEW} tables at each server")
    for one in everybody:
        await one.load.grow(FEW)
        await one.play(Series(), 0.5)  # to warm up
    gc.freeze()
    say(f"{FEW} tables")
    for _ in range(arguments.rounds):
        for one in first:
            await one.play(one.few, arguments.seconds / 2)
    say(f"opening {MANY} tables")
    for one in everybody:
        await one.load.grow(MANY)
        await one.play(Series(), arguments.seconds / 2)
    gc.freeze()
    for i in range(arguments.rounds):
        say(f"{MANY} tables, round {i + 1} of {arguments.rounds}")
        for one in everybody:
            await one.play(one.many, arguments.seconds)
    say(f"{MANY} tables, each with an answer every {arguments.pause:g} s")
    for _ in range(arguments.rounds):
        for one in first:
            await one.play(one.calm, arguments.seconds, arguments.pause)
    for one in everybody:
        one.load.close()


async def weigh(folder: Path, cores: Cores) -> Weights:
    """Tables of the largest game on a server of their own. Memory is measured after a restart: without what making and
    playing them has left behind, and with each table loaded as one that somebody returns to."""
    out, database = Weights(), folder / "weights.db"
    url = f"sqlite:///{quote(str(database))}"
    server = Ours(url, folder, cores, 2)
    try:
        load = Load(server, [BIG])
        await load.grow(5)
        start = on_disk(database)
        await load.grow(5 + WEIGHED)
        fresh = on_disk(database)
        out.fresh = (fresh - start) / WEIGHED
        await load.run(WEIGHING, limit=MIDDLE)
        out.middle = out.fresh + (on_disk(database) - fresh) / (5 + WEIGHED)
        paths = [table.place.watcher.path for table in load.tables if table.place is not None]
        load.close()
    finally:
        server.stop()
    server = Ours(url, folder, cores, 2)
    try:
        await look(server, paths[:5])
        before = server.memory()
        await look(server, paths[5:])
        out.live = (server.memory() - before) / WEIGHED
        out.socket = await sockets(server, [Address(server.url, path) for path in paths])
    finally:
        server.stop()
    bare = Bare(f"sqlite:///{quote(str(folder / 'bare-weights.db'))}", folder, cores)
    try:
        out.bare_socket = await sockets(bare, [Address(bare.url, f"/{i}") for i in range(len(paths))])
    finally:
        bare.stop()
    return out


async def look(server: Ours, paths: list[str]) -> None:
    """Wakes tables, without a socket."""
    for path in paths:
        server.request(path.replace("/socket", "/view"))


async def sockets(server: Process, addresses: list[Address]) -> float:
    """What an idle one weighs, after a few that may weigh more."""
    opened = [await connect(address, ignore) for address in addresses[:50]]
    await asyncio.sleep(0.5)
    before = server.memory()
    for i in range(IDLE):
        opened.append(await connect(addresses[i % len(addresses)], ignore))
    await asyncio.sleep(0.5)
    weight = (server.memory() - before) / IDLE
    for socket in opened:
        socket.close()
    return weight


def ignore(data: bytes) -> None:
    pass


def on_disk(database: Path) -> float:
    """In kB, with what is still in the log beside it."""
    with closing(sqlite3.connect(database)) as connection:
        ((pages,),) = connection.execute("PRAGMA page_count").fetchall()
        ((size,),) = connection.execute("PRAGMA page_size").fetchall()
    return float(pages * size) / 1024


# ── the report ──────────────────────────────────────────────────────────────────────────────────────────────────────


def say(what: str) -> None:
    console.print(f"[dim]{time.perf_counter() - BEGIN:3.0f} s: {what} …")


def share(part: float) -> str:
    return f"{part:.0%}"


def show_answers(pairs: list[Pair]) -> None:
    grid = Grid(title=f"Acknowledged answers, {MANY} live tables that never pause")
    for heading in (
        "",
        "answers/s",
        "of the bare server",
        "CPU, µs",
        "of the bare server's",
        "server's core",
        "load's core",
    ):
        grid.add_column(heading, justify="left" if not heading else "right", no_wrap=True)
    for pair in pairs:
        for one in pair.both:
            mine, theirs = one.many, pair.bare.many
            of = share(mine.answers_of(theirs)) if one is pair.ours else ""
            times = f"{mine.work / theirs.work:.1f}" if one is pair.ours else ""
            cores = share(mine.server), share(mine.load)
            title = f"{one.server.title}, {pair.title}"
            grid.add_row(title, f"{mine.answers:,.0f}", of, f"{mine.work:,.0f}", times, *cores)
    console.print(grid)


def show_times(pair: Pair, pause: float) -> None:
    grid = Grid(title=f"From an answer to everybody's new view, {pair.title}, ms")
    for heading in "", "ours, half", "99 %", "bare, half", "99 %", "× bare, 99 %", "answers/s":
        grid.add_column(heading, justify="left" if not heading else "right", no_wrap=True)
    for title, ours, bare in (
        (f"{FEW} tables, no pause", pair.ours.few, pair.bare.few),
        (f"{MANY} tables, no pause", pair.ours.many, pair.bare.many),
        (f"{MANY} tables, one answer in {pause:g} s", pair.ours.calm, pair.bare.calm),
    ):
        times = [f"{series.late(part):.1f}" for series in (ours, bare) for part in (0.5, 0.99)]
        rates = f"{ours.answers:,.0f} / {bare.answers:,.0f}"
        grid.add_row(title, *times, f"{ours.late_of(bare):.1f}", rates)
    console.print(grid)


def show_targets(pair: Pair, weights: Weights) -> None:
    grid = Grid(title="Targets")
    for heading in "", "measured", "target", "reached":
        grid.add_column(heading, justify="right" if heading == "measured" else "left", no_wrap=True)
    third = pair.ours.many.answers_of(pair.bare.many)
    late, calm = pair.ours.many.late_of(pair.bare.many), pair.ours.calm.late_of(pair.bare.calm)
    rows = [
        ("answers/s with SQLite, of the bare server", f"{third:.2f}", "at least 0.33", third >= 1 / 3),
        (f"99 % of {MANY} tables, no pause, × bare", f"{late:.1f}", "at most 5", late <= 5),
        (f"99 % of {MANY} tables, with pauses, × bare", f"{calm:.1f}", "at most 5", calm <= 5),
        (f"live table of {BIG}, no sockets, kB", f"{weights.live:.0f}", "under 100", weights.live < 100),
        (f"idle socket, kB (bare {weights.bare_socket:.0f})", f"{weights.socket:.0f}", "under 40", weights.socket < 40),
        (f"fresh table of {BIG} on disk, kB", f"{weights.fresh:.1f}", "under 20", weights.fresh < 20),
        (f"the same after {MIDDLE} answers, kB", f"{weights.middle:.1f}", "under 20", weights.middle < 20),
    ]
    for what, measured, target, reached in rows:
        grid.add_row(what, measured, target, "[green]yes" if reached else "[red]no")
    console.print(grid)


def show_notes(cores: Cores, arguments: argparse.Namespace, without: str) -> None:
    where = "each on a core of its own" if cores.pinned else "not pinned: too few cores, or not Linux"
    console.print(f"Server and load: {where}. PostgreSQL shares the server's core. Every answer is on disk first.")
    console.print(f"Games: {arguments.mix}; {arguments.seats} seats in one browser, and a spectator.")
    console.print("CPU: of the server's process for one answer. Whose core is near 100 % is the bottleneck.")
    if without:
        console.print(f"Without PostgreSQL: {without}.")
    if not habitable.compiled():
        console.print("The compiled form is not installed: the engine runs as plain Python.")


# ── the program ─────────────────────────────────────────────────────────────────────────────────────────────────────


def parse_mix(text: str) -> list[str]:
    games = []
    for word in text.split(","):
        game, _, times = word.partition("=")
        if game not in GAMES or not (times or "1").isdigit():
            raise argparse.ArgumentTypeError(f"{word}: should be one of {', '.join(GAMES)}, and =N for more of it")
        games += [game] * int(times or "1")
    return games


def read_arguments() -> argparse.Namespace:
    formatter = argparse.ArgumentDefaultsHelpFormatter
    parser = argparse.ArgumentParser(
        description="The server under load, against a bare one: takes 2 to 3 minutes.", formatter_class=formatter
    )
    parser.add_argument("--mix", default=MIX, help="games, and how often each")
    parser.add_argument("--seats", type=int, default=2, help="of each table, all held by one client")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of which the median is taken")
    parser.add_argument("--seconds", type=float, default=4.0, help="length of one round of one server")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between answers where tables pause")
    parser.add_argument("--no-postgresql", action="store_true", help="SQLite only")
    arguments = parser.parse_args()
    try:
        arguments.games = parse_mix(arguments.mix)
    except argparse.ArgumentTypeError as error:
        parser.error(str(error))
    return arguments


def open_pair(title: str, databases: tuple[str, str], folder: Path, cores: Cores, arguments: Any) -> Pair:
    ours = Ours(databases[0], folder, cores, arguments.seats)
    bare = Bare(databases[1], folder, cores)
    return Pair(title, Contestant(ours, Load(ours, arguments.games)), Contestant(bare, Load(bare, arguments.games)))


@contextmanager
def postgresql(cores: Cores) -> Iterator[tuple[str, str]]:
    """Two databases of a private cluster, which keeps what it has acknowledged: that of the tests does not wait."""
    with cores.servers():
        made = cluster()
        there = made.__enter__()
        there.stop("fast")
        flags = f"-c listen_addresses= -c unix_socket_directories={there.folder} -c max_connections=50"
        there.run("pg_ctl", "-w", "-l", str(there.folder / "log"), "-o", flags, "start")
    try:
        yield there.new_database(), there.new_database()
    finally:
        made.__exit__(None, None, None)


def main() -> None:
    arguments = read_arguments()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 8192), hard), hard))
    cores, without = Cores(), "it was not wanted" if arguments.no_postgresql else ""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="habitable-bench-")))
        files = f"sqlite:///{quote(str(folder / 'ours.db'))}", f"sqlite:///{quote(str(folder / 'bare.db'))}"
        pairs = [open_pair("SQLite", files, folder, cores, arguments)]
        if not without:
            try:
                databases = stack.enter_context(postgresql(cores))
                pairs.append(open_pair("PostgreSQL", databases, folder, cores, arguments))
            except Missing as error:
                without = str(error)
        for pair in pairs:
            for one in pair.both:
                stack.callback(one.server.stop)
        try:
            asyncio.run(contest(pairs, arguments))
            say(f"weighing tables of {BIG}, and {IDLE:,} sockets")
            weights = asyncio.run(weigh(folder, cores))
        except Trouble as trouble:
            sys.exit(f"bench-server: {trouble}")
    console.width = max(console.width, 110)
    show_answers(pairs)
    show_times(pairs[0], arguments.pause)
    show_targets(pairs[0], weights)
    show_notes(cores, arguments, without)


if __name__ == "__main__":
    main()
