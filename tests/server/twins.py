"""Twin tables: two servers with the same luck, clock, ids and answers, but for what somebody may not know.

`Twins` plays them side by side. Others are dealt different cards and say different things in secret; all that the
watchers get (a seat's browser, a spectator's, a visitor's), and all that a bot would get in that seat, must be the same
bytes. A difference before the rules show one is a `Leak`.
"""

import asyncio
import logging
import random
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from http.client import HTTPConnection
from itertools import count, product
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from habitable import games
from habitable.kernel import luck
from habitable.kernel.play import Ply, sees
from habitable.kernel.position import NATURE, Position
from habitable.kernel.questions import Together
from habitable.server import house
from habitable.server.operation import serve
from habitable.server.operation.settings import Settings
from habitable.server.protocol import sent_views
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.wire import Drawing
from habitable.server.storage import store
from habitable.server.tables import due, log, pace
from habitable.server.tables.live import Live, load
from habitable.server.workers.pool import NOBODY, Advice, Helpers, Sender, Stats
from habitable.texts import LANGUAGES
from server.running import PATIENCE, Running, until

T = TypeVar("T")
REPLIES = ("refused", "state", "taken")
IDLE = 2.0  # seconds that a connection is kept
SECRETIVE = 0.6  # how often somebody says something else in secret first
TICK = 1_000  # milliseconds between one change and the next


class Leak(AssertionError):
    """Somebody gets to know too much."""


# ── two servers, one clock ──────────────────────────────────────────────────────────────────────────────────────────


class Luck(luck.Luck):
    """Nature: what is written down, if it can be, and after that (or for None) whatever comes, often a favourite."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = random.Random(seed)
        self.script: deque[int | None] = deque()
        self.favourites: set[int] = set()

    def draw(self, position: Position) -> int:
        options = position.options(NATURE)
        wanted = self.script.popleft() if self.script else None
        if wanted in options:
            return wanted
        liked = sorted(self.favourites & set(options))
        if liked and self.random.random() < 0.6:
            return self.random.choice(liked)
        return self.random.choices(options, position.weights())[0]


class Thinker(Helpers):
    """A bot whose answer comes from the bytes that it was given and from nothing else. It waits until it may."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, ...]] = []
        self.may = 0

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    def stats(self) -> Stats:
        return Stats(0, 0, 0, 0)

    async def choose(
        self,
        level: str,
        name: str,
        data: bytes,
        seat: int,
        seed: int,
        sender: Sender = NOBODY,
        seconds: float = 0.0,
        people: bool = True,
    ) -> int:
        while not self.may:
            await asyncio.sleep(0.001)
        self.may -= 1
        self.given.append((level, name, data, seat, seed, sender, people))
        options = games.get(name).load(data).options(seat)
        return options[zlib.crc32(data, seed & 0xFFFF) % len(options)]

    async def advise(
        self,
        level: str,
        name: str,
        data: bytes,
        seat: int,
        seed: int,
        sender: Sender = NOBODY,
        seconds: float = 0.0,
    ) -> Advice:
        return Advice(await self.choose(level, name, data, seat, seed, sender), None)

    async def draw(self, drawing: Drawing, sender: Sender = NOBODY, parts: int = Bounds().view_parts) -> str:
        return sent_views.drawn(drawing, parts)


class Side(Running):
    """One of the two servers."""

    def __init__(self, database: Path) -> None:
        super().__init__(database)
        self.random = random.Random()  # of all ids and secrets
        self.luck = Luck(0)
        self.thinker = Thinker()
        self.logged: list[str] = []
        self.live: Live
        self.seats: list[Browser] = []
        self.spectator: Browser
        self.visitor: Browser

    async def _serve(self, settings: Settings, door: Any) -> None:
        async with serve.house_of(settings, self.thinker) as self.house:
            self._server = serve.server_of(self.house, door, self._ready.set)
            await self._server.serve([door])

    def seed(self, scene: int, seed: int) -> None:
        """Ids are other ones at every table; play is always the same."""
        self.random.seed(scene)
        self.luck = Luck(seed)
        self.thinker.given, self.thinker.may = [], 0
        self.logged = []

    def stamp(self, seats: list[int]) -> int:
        """That of the state a browser with these seats should have by now."""
        return self.live.now.rows.seen_stamp(seats)


class World(logging.Handler):
    """What both servers take from outside: time and luck. One of them is spoken to at a time."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.time = 1_800_000_000_000
        self.sides = Side(folder / "one.db"), Side(folder / "other.db")
        self.side = self.sides[0]
        self.scenes = count(1)

    def emit(self, record: logging.LogRecord) -> None:
        self.side.logged.append(f"{record.levelname} {record.getMessage()}")

    async def load(self, *arguments: Any) -> Live:
        live = await load(*arguments)
        live.luck = self.side.luck
        self.side.live = live
        return live

    def token(self, size: int) -> str:
        """As long as they are."""
        return f"{self.side.random.getrandbits(8 * size):0{2 * size}x}"[: -(-4 * size // 3)]

    def below(self, n: int) -> int:
        """For what is imagined, and for bots; they ask whenever they come to it."""
        return n // 3


class Time:
    """The database's time, as SQL."""

    def __init__(self, world: World) -> None:
        self.world = world

    def __get__(self, *_: object) -> str:
        return str(self.world.time)


@contextmanager
def two_servers(folder: Path) -> Iterator[World]:
    world = World(folder)
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setattr(secrets, "token_urlsafe", world.token)
        patch.setattr(secrets, "randbelow", world.below)
        patch.setattr(store._SQLiteTransaction, "now", Time(world))
        patch.setattr(house.House, "time", lambda _: world.time)
        patch.setattr(house, "load", world.load)
        patch.setattr(pace, "MOMENT", 0.0)
        patch.setattr(due, "BEAT", 3600.0)
        logger = logging.getLogger("habitable")
        logger.addHandler(world)
        stack.callback(logger.removeHandler, world)
        for side in world.sides:
            world.side = side
            side.start()
            stack.callback(side.stop)
        yield world


# ── browsers ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Reply(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Browser:
    """Its cookie, its requests and its socket, byte for byte."""

    def __init__(self, side: Side, open: ExitStack, name: str | None) -> None:
        self.side = side
        self.open = open
        self.seats: list[int] = []
        self.cookie = ""
        self.http = self.open.enter_context(closing(HTTPConnection(urlsplit(side.url).netloc, timeout=PATIENCE)))
        self.socket: ClientConnection | None = None
        self.stamp = -1
        self.used = time.monotonic()
        if name is not None:
            made = self.post("/api/guests", name=name)
            self.cookie = dict(made.headers)["set-cookie"].partition(";")[0]

    def get(self, path: str) -> Reply:
        return self._send("GET", path, None)

    def post(self, path: str, **body: Any) -> Reply:
        return self._send("POST", path, msgspec.json.encode(body))

    def _send(self, method: str, path: str, body: bytes | None) -> Reply:
        headers = {"Origin": self.side.url, **({"Cookie": self.cookie} if self.cookie else {})}
        if time.monotonic() - self.used > IDLE:
            self.http.close()  # before the server does; the next request opens it again
        self.used = time.monotonic()
        self.http.request(method, path, body, headers)
        got = self.http.getresponse()
        sent = [(name.lower(), value) for name, value in got.getheaders() if name.lower() != "date"]
        return Reply(got.status, sent, got.read())

    def connect(self, table: str) -> None:
        url = f"ws://{urlsplit(self.side.url).netloc}/api/tables/{table}/socket"
        origin: Any = self.side.url
        headers = {"Cookie": self.cookie} if self.cookie else {}
        opening = connect(url, origin=origin, additional_headers=headers, compression=None, proxy=None)
        self.socket = self.open.enter_context(opening)

    def say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message).decode())

    def received(self, replies: Collection[str] = ()) -> list[str]:
        """All that came over the socket: one of the replies, if one must come, and everything there is to see."""
        assert self.socket is not None
        out: list[str] = []
        kinds: list[str] = []

        def receive() -> None:
            text = str(self.socket.recv(PATIENCE))  # type: ignore[union-attr]
            message = msgspec.json.decode(text)
            if message["type"] == "state":
                self.stamp = message["stamp"]
                kinds.extend("taken" for _ in message["taken"])
            out.append(text)
            kinds.append(message["type"])

        while replies and not set(kinds) & set(replies):
            receive()
        while self.stamp != self.side.stamp(self.seats):
            receive()
        self.say(type="ping")
        while "pong" not in kinds:
            receive()
        return out


Who = Callable[[Side], Browser]  # somebody at both tables


# ── the twins ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Twins:
    """Two tables of a game that look the same to a seat (`eyes`), or to spectators alone (None).

    Of what Nature deals to two `owners` (sets of seats that see it, as in `Ply`) so many are exchanged at the second
    table. `favourites` are words of answers: what Nature likes to deal and people like to do.
    """

    def __init__(
        self,
        world: World,
        game: str,
        seats: int,
        eyes: int | None,
        owners: tuple[int, int],
        exchanged: int = 99,
        favourites: Collection[str] = (),
        options: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        self.world = world
        self.game = games.get(game)
        self.eyes = eyes
        self.owners = owners
        self.exchanged = exchanged
        self.ids = count()
        self.looks = self.secrets = self.lengths = self.hidden = self.compared = 0
        scene = next(world.scenes)
        self.luck = random.Random(seed)  # in play
        self.whim = random.Random(seed)  # in looking, which changes nothing
        words = self.game.vocabulary
        self.favourites = {i for i in range(words.size) if any(word in words.text(i) for word in favourites)}
        for side in world.sides:
            side.seed(scene, seed)
            side.luck.favourites = self.favourites
        self.last_id = "never-said"
        self.seats = seats
        self.new = {"game": game, "options": options or {}, "settings": settings or {}}
        self.open = ExitStack()

    def __enter__(self) -> "Twins":
        try:
            self._sit_down()
        except BaseException:
            self.open.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    # ── at both tables ──────────────────────────────────────────────────────────────────────────────────────────

    def each(self, work: Callable[[Side], T]) -> tuple[T, T]:
        out = []
        for side in self.world.sides:
            self.world.side = side
            out.append(work(side))
        return out[0], out[1]

    def same(self, what: str, work: Callable[[Side], T]) -> T:
        """The same bytes at both tables."""
        one, other = self.each(work)
        self.compared += 1
        if one != other:
            raise Leak(f"{what}: {difference(one, other)}")
        return one

    def new_id(self) -> str:
        return f"client-{next(self.ids):06}"

    @property
    def lives(self) -> tuple[Live, Live]:
        return self.world.sides[0].live, self.world.sides[1].live

    @property
    def positions(self) -> tuple[Position, Position]:
        one, other = self.lives
        return one.position, other.position

    @property
    def number(self) -> int:
        return self.lives[0].number

    @property
    def differ(self) -> bool:
        """Whether there is something to hide."""
        one, other = (self.game.dump(p) for p in self.positions)
        return one != other

    # ── beginning ───────────────────────────────────────────────────────────────────────────────────────────────

    def _sit_down(self) -> None:
        seats = self.seats

        def arrive(side: Side) -> Reply:
            side.seats = [Browser(side, self.open, f"Player {seat}") for seat in range(seats)]
            for seat, browser in enumerate(side.seats):
                browser.seats = [seat]
            side.spectator, side.visitor = Browser(side, self.open, "Spectator"), Browser(side, self.open, None)
            plans = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
            return good(side.seats[0].post("/api/tables", seats=plans, **self.new))

        made = self.same("a new table", arrive)
        self.id: str = msgspec.json.decode(made.body)["table"]["id"]
        self.path = f"/api/tables/{self.id}"
        for seat in range(1, seats):
            self.post(f"seat {seat}", partial(sitting, seat), "/take", seat=seat)
        self._in_turn(lambda side: good(side.seats[0].post(f"{self.path}/start")))
        self.connect()

    def connect(self) -> None:
        for _, of in self.watchers():
            self.each(partial(self._connected, of))
        self.glance()

    def _connected(self, of: Who, side: Side) -> None:
        of(side).connect(self.id)

    def _in_turn(self, work: Callable[[Side], T]) -> None:
        """A change at the one table; then at the other, where Nature answers the same but for what is hidden."""
        one, other = self.world.sides
        self.world.time += TICK
        self.world.side = one
        before = one.live.number if hasattr(one, "live") and one.live.id == self.id else 0
        work(one)
        entry = one.live.recent[-1][0]
        other.luck.script.clear()
        if entry.number > before:
            other.luck.script.extend(self._script(log.plies(entry)))
        self.world.side = other
        work(other)

    def _script(self, plies: Sequence[Ply]) -> list[int | None]:
        nature = [ply for ply in plies if ply.seat == NATURE]
        hidden = [ply for ply in nature if not sees(ply.seen_by, self.eyes)]
        self.hidden += len(hidden)
        first, second = ([ply.answer for ply in nature if ply.seen_by == owner] for owner in self.owners)
        if hidden and first and second:  # a deal
            n = self.exchanged
            one, other = self.owners
            of = {one: iter(second[:n] + first[n:]), other: iter(first[:n] + second[n:])}
            return [next(of[ply.seen_by]) if ply.seen_by in of else ply.answer for ply in nature]
        return [ply.answer if sees(ply.seen_by, self.eyes) else None for ply in nature]

    # ── what the watchers get ───────────────────────────────────────────────────────────────────────────────────

    def watchers(self) -> list[tuple[str, Who]]:
        seat = [] if self.eyes is None else [(f"seat {self.eyes}", partial(sitting, self.eyes))]
        return [*seat, ("a spectator", lambda side: side.spectator), ("a visitor", lambda side: side.visitor)]

    def glance(self) -> None:
        """What comes by itself, and what changes with everything."""
        for name, of in self.watchers():
            self.say_over_socket(name, of, None)
            for door in ("/view", f"/view?since={max(0, self.number - 1)}", "", "/record"):
                if door == "/view" or name != "a visitor":  # whom we take for a spectator
                    self.get(name, of, door)
        self.same("for the bot", self._for_the_bot)
        self.same("in the log", lambda side: list(side.logged))

    def _for_the_bot(self, side: Side) -> list[tuple[Any, ...]]:
        return [given for given in side.thinker.given if given[3] == self.eyes]

    def get(self, name: str, of: Who, door: str) -> Reply:
        path = door if door.startswith("/api") else self.path + door
        return self.same(f"{name}: GET {door}", lambda side: of(side).get(path))

    def post(self, name: str, of: Who, door: str, **body: Any) -> Reply:
        return self.same(f"{name}: POST {door} {body}", lambda side: of(side).post(self.path + door, **body))

    def say_over_socket(self, name: str, of: Who, message: dict[str, Any] | None) -> None:
        """Nothing, to receive what comes by itself."""
        work = partial(spoken, message) if message is not None else Browser.received
        self.same(f"{name}: over the socket, {message}", lambda side: work(of(side)))

    def look(self) -> None:
        """Everything that can be asked for, and everything that is refused."""
        self.looks += 1
        self.glance()
        step, other = self.number, (self.eyes or 0) + 1
        for name, of in self.watchers():
            doors = [f"/view?since={step}&stamp=999999", f"/view?since={step + 9}", "/replay?last=0"]
            doors += [f"/replay?after={max(0, step - 2)}", "/replay?eyes=none&views=0&first=1", "/replay?eyes=all"]
            doors += [f"/replay?eyes={other}", "/replay?eyes=9", f"/hint?seat={other}"]
            doors += ["/api/tables?which=mine", "/api/tables"]
            for door in doors:
                self.get(name, of, door)
            self._pictures(name, of)
            self._refused(name, of)
        if self.eyes is not None:
            self._own(self.eyes)
        self.glance()

    def _pictures(self, name: str, of: Who) -> None:
        for language in LANGUAGES if name != "a visitor" else ("en",):
            assert b"<svg" in self.get(name, of, f"/picture?lang={language}").body[:200]
        if self.eyes is not None:
            self.get(name, of, f"/picture?seat={self.eyes + 1}")

    def _refused(self, name: str, of: Who) -> None:
        """What others may say, something late, something early, something sent before."""
        seat, number, new = (self.eyes or 0), self.number, self.new_id
        size = self.game.vocabulary.size
        others = sorted({answer for p in self.positions for who in p.asked() for answer in p.options(who)})
        wrong = [0, size - 1, size, 2**31, *self.whim.sample(others, min(3, len(others)))]
        if seat in self.positions[0].asked():
            wrong = [answer for answer in wrong if answer not in self.positions[0].options(seat)]
        answers = [{"seat": seat, "number": number, "answer": answer} for answer in wrong]
        some = others[0] if others else 0
        answers += [{"seat": seat, "number": late, "answer": some} for late in (number - 1, number + 1)]
        answers += [{"seat": seat + 1, "number": number, "answer": some}]
        messages: list[dict[str, Any]] = [{"type": "answer", "id": new(), **answer} for answer in answers]
        messages += [{**messages[0], "id": self.last_id}]
        messages += [{"type": what, "seat": seat + 1, "number": number, "id": new()} for what in ("undo", "offer")]
        messages += [{"type": "undo", "seat": seat, "number": number - 1, "id": new()}]
        messages += [{"type": "consent", "seat": seat, "number": number, "offer": "end", "yes": True, "id": new()}]
        messages += [{"type": what, "seat": seat + 1, "id": new()} for what in ("resign", "return")]
        if name != f"seat {self.eyes}":
            messages = messages[-4:]  # whoever has no seat is told nothing else
        for message in messages:
            self.post(name, of, "/say", **message)
        for message in (messages[0], messages[-4], messages[-1], {"type": "look"}, {"type": "what"}):
            self.say_over_socket(name, of, message)

    def _own(self, seat: int) -> None:
        """What a seat alone can ask for: what would be, and what a good player would do."""
        name, own = self.watchers()[0]
        options = self.positions[0].options(seat)
        tried = [[], [self.game.vocabulary.size], *([one] for one in options[:2] + options[-3:]), options[:2]]
        for answers in tried:
            self.post(name, own, "/preview", seat=seat, number=self.number, answers=answers)
        self.post(name, own, "/preview", seat=seat, number=self.number + 1, answers=options[:1])
        self.post(name, own, "/preview", seat=seat + 1, number=self.number, answers=[])
        asked = {"seat": seat, "number": self.number, "answers": []}
        for noun, at in (("cell", [0, 0]), ("hand", 3), ("face", 2), ("tile", 5), ("space", 7), ("hex", [0, 0])):
            self.post(name, own, "/why", noun=noun, at=at, **asked)

        def hint(side: Side) -> Reply:
            side.thinker.may += bool(options) and not self.lives[0].over
            return own(side).get(f"{self.path}/hint?seat={seat}")

        self.same("a hint", hint)
        self.get(name, own, f"/replay?eyes={seat}")

    # ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def say(self, seat: int, **message: Any) -> None:
        """Somebody says something; the watched seat over its socket or by a request, in turn."""
        message = {"seat": seat, "id": self.new_id(), **message}
        if message["type"] not in ("resign", "return"):
            message["number"] = self.number
        if seat == self.eyes:
            self.last_id = message["id"]
        replies: list[Any] = []
        if seat == self.eyes and self.whim.random() < 0.5:
            self._in_turn(lambda side: replies.append(spoken(message, side.seats[seat], ("taken",))))
        else:
            self._in_turn(lambda side: replies.append(good(side.seats[seat].post(f"{self.path}/say", **message))))
        if seat == self.eyes and not self.shown():
            self.same(f"seat {seat}: what is said to its answer", lambda side: replies.pop(0))

    def secretly(self, seat: int, sides: Sequence[tuple[Side, dict[str, Any]]]) -> None:
        """Somebody says different things, at one table or at both."""
        self.world.time += TICK
        for side, message in sides:
            self.world.side = side
            message = {"seat": seat, "number": side.live.number, "id": self.new_id(), **message}
            good(side.seats[seat].post(f"{self.path}/say", **message))

    def shown(self) -> bool:
        """Whether the rules have shown the eyes a difference with the newest entry."""
        told = [[self.game.events.show(event, self.eyes) for event in live.recent[-1][1]] for live in self.lives]
        if told[0] == told[1]:
            return False
        for one, other in zip(*told, strict=False):
            if one != other:
                if not {one["event"], other["event"]} <= self.game.reveals:
                    raise Leak(f"an event: {one} / {other}")
                return True
        raise Leak("a different number of events")

    def in_secret(self, seat: int) -> None:
        """A seat says all it has to say, not the same at both tables; then it takes it back."""
        sides = self.world.sides
        ways = [[self.something(side, seat) for _ in range(8)] for side in sides]
        said = max(product(*ways), key=lambda two: (abs(len(two[0]) - len(two[1])), two[0] != two[1]))
        if said[0] == said[1]:
            return
        self.secrets += 1
        self.lengths += len(said[0]) != len(said[1])
        back = [[{"type": "undo"}] * len(chain) for chain in said]
        for i in range(max(map(len, said)) - 1):
            self.secretly(seat, [(s, m[i]) for s, m in zip(sides, said, strict=True) if i < len(m) - 1])
            self.glance()
        self.secretly(seat, [(s, m[-1]) for s, m in zip(sides, said, strict=True)])
        if self.secrets % 4 == 1:
            self.look()
        self.glance()
        for i in range(max(map(len, back))):
            self.secretly(seat, [(s, m[i]) for s, m in zip(sides, back, strict=True) if i < len(m)])
            self.glance()

    def something(self, side: Side, seat: int) -> list[dict[str, Any]]:
        """All that a seat has to say in secret, one after the other."""
        after, out = side.live.position.copy(), []
        while seat in after.asked():
            answer = self.luck.choice(after.options(seat))
            after.accept(seat, answer)
            out.append({"type": "answer", "answer": answer})
        return out

    def common(self, seat: int) -> list[int]:
        one, other = (p.options(seat) for p in self.positions)
        return sorted(set(one) & set(other))

    def step(self) -> bool:
        """One more answer at both tables; False when the rules have shown a difference, or must now."""
        p = self.positions[0]
        asked = self.same("who is asked", lambda side: side.live.now.asked)
        seat = self.luck.choice(asked)
        others_think = isinstance(p.top, Together) and len(asked) > 1
        if (
            seat != self.eyes
            and others_think
            and not self.lives[0].waiting.get(seat)
            and self.luck.random() < SECRETIVE
        ):
            self.in_secret(seat)
        options = self.common(seat)
        if not options:
            assert seat != self.eyes
            return False
        before = self.number
        liked = sorted(self.favourites & set(options))
        self.say(seat, type="answer", answer=self.luck.choice(liked or options))
        if self.number > before and self.shown():
            return False
        self.glance()
        return not self.lives[0].over

    def take_back(self, seat: int) -> None:
        """Somebody wants to take back an answer, and all agree one after the other."""
        self.say(seat, type="undo")
        while offers := self.lives[0].now.rows.offers:
            self.glance()
            agreed = offers["undo"].agreed
            other = next(i for i in range(self.seats) if not agreed >> i & 1)
            self.say(other, type="consent", offer="undo", yes=True)
        self.look()

    def offer_end(self, seat: int, other: int) -> None:
        """Somebody would like to stop, another one would not."""
        self.say(seat, type="offer")
        self.look()
        self.say(other, type="consent", offer="end", yes=False)
        self.glance()

    def stand_in(self, seat: int) -> None:
        """A bot plays for the watched seat, until others are asked; then its person is back."""
        before = self.each(lambda side: len(side.thinker.given))
        self.say(seat, type="resign")
        self.glance()
        while seat in self.lives[0].now.asked:
            number = self.number
            self._in_turn(think)
            if self.number > number and self.shown():
                return
            self.glance()
        assert self.each(lambda side: len(side.thinker.given)) > before
        self.say(seat, type="return")
        self.look()


def think(side: Side) -> None:
    """The bot may answer, once."""
    stamp = side.live.now.rows.stamp
    side.thinker.may += 1
    until(lambda: side.live.now.rows.stamp > stamp)


def sitting(seat: int, side: Side) -> Browser:
    return side.seats[seat]


def spoken(message: dict[str, Any], browser: Browser, replies: Sequence[str] = REPLIES) -> list[str]:
    browser.say(**message)
    return browser.received(replies)


def good(reply: Reply) -> Reply:
    assert reply.status == 200, reply
    return reply


def difference(one: Any, other: Any) -> str:
    """The first place where two things differ, with what is around it."""
    a, b = str(one), str(other)
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"at {at} of {len(a)} and {len(b)}:\n{a[max(0, at - 200) : at + 200]}\n{b[max(0, at - 200) : at + 200]}"
