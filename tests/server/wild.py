"""People who play over the wire as people do, and worse; and what must be in the database afterwards.

A `Browser` sees only what the server shows it. Whatever it says goes out again with the same id until there is a reply,
over whichever socket or request is at hand, and each reply is noted (`Note`). `check` compares the notes with the log.
"""

import asyncio
import random
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from habitable import games
from habitable.kernel import match, record
from habitable.server.storage.store import Store, Transaction
from habitable.server.tables import history, log
from habitable.server.tables.live import Live, load
from server.running import Running

Message = dict[str, Any]

PATIENCE = 60.0  # seconds without any news until we give up: the machine may be busy
AGAIN = 0.05  # seconds until we knock again at a server that is away
REFUSALS = {
    "away",
    "illegal-answer",
    "no-offer",
    "no-undo",
    "not-away",
    "nothing-to-undo",
    "outdated",
    "over",
    "undo-absent",
}
NOT_NOW = {"not-kept", "our-mistake", "no-answer", "too-many"}  # say it again


class Gone(Exception):
    """The connection ended before there was a reply."""


class Note:
    """Something that was sent, and all replies to it."""

    def __init__(self, table: str, message: Message) -> None:
        self.table = table
        self.message = message
        self.taken: list[int] = []
        self.refused: list[str] = []
        self.replied = asyncio.Event()
        self.sent = 0  # so often

    def receive(self, reply: Message) -> None:
        if reply["type"] == "taken":
            self.taken.append(reply["number"])
        elif reply["code"] not in NOT_NOW:
            assert reply["code"] in REFUSALS, reply
            self.refused.append(reply["code"])
        self.replied.set()

    @property
    def done(self) -> bool:
        return bool(self.taken or self.refused)


async def request(url: str, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[int, Message, str]:
    """Status, JSON and cookie of a reply, over a connection of its own; OSError or EOFError."""
    place = urlsplit(url)
    data = b"" if body is None else msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    try:
        head = f"{method} {path} HTTP/1.1\r\nHost: {place.netloc}\r\nOrigin: {url}\r\nConnection: close\r\n"
        head += f"Cookie: {cookie}\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        async with asyncio.timeout(PATIENCE):
            reply = await reader.readuntil(b"\r\n\r\n")
            size = re.search(rb"(?i)content-length: (\d+)", reply)
            text = await reader.readexactly(int(size[1]) if size else 0)
    finally:
        writer.transport.abort()
    found = re.search(rb"(?i)set-cookie: ([^;]*)", reply)
    out = msgspec.json.decode(text) if b"json" in reply else {"text": text.decode()}
    return int(reply.split()[1]), out, found[1].decode() if found else cookie


class Tab:
    """A socket of a browser."""

    def __init__(self, browser: "Browser", socket: ClientConnection) -> None:
        self.browser = browser
        self.socket = socket
        self.number = self.stamp = -1
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                message = msgspec.json.decode(text)
                if message["type"] == "state":
                    for taken in message["taken"]:
                        note = self.browser.notes[taken["id"]]
                        if note.message["type"] == "answer" and note.sent == 1:
                            assert self.number <= note.message["number"], "the first state with it says so"
                        note.receive(taken)
                    self._check(message)
                    self.browser.see(message)
                elif message.get("id") is not None:
                    self.browser.notes[message["id"]].receive(message)
                elif message["type"] == "refused":
                    assert message["code"] in NOT_NOW, message
                    return
        except WebSocketException:
            pass
        except Exception as error:
            self.browser.error = error
        finally:
            self.browser.moved.set()

    def _check(self, state: Message) -> None:
        """Each state is as new as the last one at least, and tells everything in between."""
        assert (state["number"], state["stamp"]) >= (self.number, self.stamp)
        if self.browser.alone and state["since"] == self.number > 0:
            assert [one["number"] for one in state["happened"]] == list(range(self.number + 1, state["number"] + 1))
        self.number, self.stamp = state["number"], state["stamp"]

    async def send(self, message: Message) -> None:
        try:
            await self.socket.send(msgspec.json.encode(message).decode())
        except WebSocketException as error:
            raise Gone from error

    @property
    def open(self) -> bool:
        return not self.reading.done()

    async def close(self, abruptly: bool = False) -> None:
        if abruptly:
            self.socket.transport.abort()
        else:
            await self.socket.close()
        await asyncio.wait([self.reading])


class Browser:
    """A guest at one table. With several addresses it goes now to one, now to another."""

    def __init__(self, urls: list[str], name: str, luck: random.Random, alone: bool = True) -> None:
        self.urls = urls
        self.name = name
        self.luck = luck
        self.alone = alone  # with one process everything can be expected at once
        self.cookie = ""
        self.table = ""
        self.seats: list[int] = []
        self.state: Message = {"number": -1, "stamp": -1, "over": False, "seats": [], "offers": [], "away": []}
        self.tabs: list[Tab] = []
        self.notes: dict[str, Note] = {}
        self.moved = asyncio.Event()
        self.error: Exception | None = None

    # ── over HTTP ───────────────────────────────────────────────────────────────────────────────────────────────

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Message]:
        """Until there is a reply."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                status, reply = await self.once(method, path, body)
            except (OSError, EOFError):
                pass
            else:
                if status < 500:
                    return status, reply
                assert reply["code"] in NOT_NOW, reply
            assert time.monotonic() < deadline, f"no reply to {method} {path}"
            await asyncio.sleep(AGAIN)

    async def once(self, method: str, path: str, body: Any = None) -> tuple[int, Message]:
        status, reply, self.cookie = await request(self.luck.choice(self.urls), method, path, self.cookie, body)
        return status, reply

    async def good(self, method: str, path: str, body: Any = None) -> Message:
        status, reply = await self.ask(method, path, body)
        assert status == 200, reply
        return reply

    async def arrive(self) -> "Browser":
        await self.good("POST", "/api/guests", {"name": self.name})
        return self

    async def make_table(self, game: str, seats: list[Message], settings: Message | None = None) -> Message:
        made = await self.good("POST", "/api/tables", {"game": game, "seats": seats, "settings": settings or {}})
        self.table = made["table"]["id"]
        self.seats += [i for i, seat in enumerate(seats) if seat["kind"] == "me"]
        return made

    async def take(self, table: str, seat: int, secret: str | None = None) -> None:
        self.table = table
        self.seats.append(seat)
        await self.good("POST", f"/api/tables/{table}/take", {"seat": seat, "secret": secret})

    async def start(self) -> None:
        status, reply = await self.ask("POST", f"/api/tables/{self.table}/start")
        assert status == 200 or reply["code"] == "begun", reply

    async def get_state(self) -> Message:
        """The state over HTTP, at once."""
        state = await self.good("GET", f"/api/tables/{self.table}/view?since={max(0, self.state['number'])}")
        self.see(state)
        return state

    async def poll(self) -> None:
        """Waits for news over HTTP."""
        number, stamp = max(0, self.state["number"]), max(0, self.state["stamp"])
        self.see(await self.good("GET", f"/api/tables/{self.table}/view?since={number}&stamp={stamp}"))

    # ── over sockets ────────────────────────────────────────────────────────────────────────────────────────────

    async def connect(self) -> Tab:
        deadline = time.monotonic() + PATIENCE
        while True:
            url: Any = self.luck.choice(self.urls)
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
            try:
                socket = await connect(
                    address,
                    origin=url,
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    proxy=None,
                    max_size=2**22,
                    close_timeout=1,
                )
            except (OSError, WebSocketException, TimeoutError):
                assert time.monotonic() < deadline, "no socket"
                await asyncio.sleep(AGAIN)
                continue
            tab = Tab(self, socket)
            self.tabs.append(tab)
            return tab

    def open_tabs(self) -> list[Tab]:
        self.tabs = [tab for tab in self.tabs if tab.open]
        return self.tabs

    async def close(self, abruptly: bool = False) -> None:
        for tab in self.open_tabs():
            await tab.close(abruptly)

    def see(self, state: Message) -> None:
        if state["stamp"] > self.state["stamp"]:
            self.state = state
        self.moved.set()

    async def news(self, stamp: int) -> None:
        """Returns when there is another state than one with this stamp, or when the sockets are gone."""
        while self.state["stamp"] == stamp and self.open_tabs():
            self.moved.clear()
            async with asyncio.timeout(PATIENCE):  # Python 3.11's wait_for loses a cancellation now and then
                await self.moved.wait()
            if self.error is not None:
                raise self.error

    # ── saying something ────────────────────────────────────────────────────────────────────────────────────────

    def note(self, message: Message) -> Note:
        message = {**message, "id": f"{self.luck.getrandbits(80):020x}"}
        self.notes[message["id"]] = note = Note(self.table, message)
        return note

    async def send(self, note: Note, tab: Tab | None = None) -> None:
        """Once; without a tab over HTTP. Returns when there is a reply, or with Gone."""
        note.replied.clear()
        note.sent += 1
        if tab is None:
            try:
                _, reply = await self.once("POST", f"/api/tables/{note.table}/say", note.message)
            except (OSError, EOFError) as error:
                raise Gone from error
            if "state" in reply:
                self.see(reply["state"])
            note.receive({"type": "refused", **reply} if "code" in reply else reply)
            return
        await tab.send(note.message)
        waiting = asyncio.ensure_future(note.replied.wait())
        try:
            await asyncio.wait([waiting, tab.reading], return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        finally:
            waiting.cancel()
        if not note.replied.is_set():
            assert not tab.open, f"no reply to {note.message}"
            raise Gone

    async def say(self, message: Message, tab: Tab | None = None) -> Note:
        """Until it is known what became of it."""
        return await self.insist(self.note(message), tab)

    async def insist(self, note: Note, tab: Tab | None = None) -> Note:
        deadline = time.monotonic() + PATIENCE
        while not note.done:
            assert time.monotonic() < deadline, f"nothing becomes of {note.message}"
            try:
                await self.send(note, tab)
            except Gone:
                tab = None
            if not note.done:
                await asyncio.sleep(AGAIN)
        return note

    def an_answer(self, state: Message) -> Message | None:
        """One of the answers that a state offers."""
        asked = [seat for seat in state["seats"] if seat["choices"]]
        if not asked:
            return None
        seat = self.luck.choice(asked)
        answer = self.luck.choice(seat["choices"])["answer"]
        return {"type": "answer", "seat": seat["seat"], "number": state["number"], "answer": answer}


# ── those who play calmly ───────────────────────────────────────────────────────────────────────────────────────────


async def play_calmly(
    browser: Browser, until: Callable[[Message], bool] = lambda state: False, breath: float = 0.0
) -> None:
    """Answers whenever it is asked, perhaps after some seconds, over its socket, and connects again by itself, until
    the game is over. Whoever else plays must not stop before."""
    while True:
        tab = next(iter(browser.open_tabs()), None) or await browser.connect()
        state = browser.state
        if state["over"] or until(state):
            return
        if state["stamp"] == -1 or (message := browser.an_answer(state)) is None:
            await browser.news(state["stamp"])
            continue
        if breath:
            await asyncio.sleep(breath)
        note = await browser.say(message, tab)
        if browser.state["stamp"] == state["stamp"]:
            if note.refused and browser.open_tabs():
                await browser.get_state()  # another process may know more
            await browser.news(state["stamp"])


# ── those who do not ────────────────────────────────────────────────────────────────────────────────────────────────


class Wild:
    """Somebody who does everything that the wire allows; after `enough` entries wants to end the game."""

    def __init__(self, browser: Browser, enough: int) -> None:
        self.browser = browser
        self.luck = browser.luck
        self.enough = enough

    async def play(self) -> None:
        browser = self.browser
        while True:
            await self._connect()
            state = browser.state
            if state["over"]:
                break
            if state["stamp"] >= 0 and await self._act(state):
                continue
            if browser.open_tabs():
                await browser.news(state["stamp"])
            else:
                await browser.poll()
        await self._repeat()
        await browser.close(self.luck.random() < 0.5)

    async def _connect(self) -> None:
        """Mostly there is one socket, sometimes two, sometimes none."""
        browser, luck = self.browser, self.luck
        tabs = browser.open_tabs()
        if tabs and luck.random() < 0.02:
            await luck.choice(tabs).close(abruptly=luck.random() < 0.5)
        if browser.state["stamp"] == -1 or luck.random() < (0.01 if tabs else 0.5):
            if len(tabs) < 2:
                await browser.connect()

    async def _act(self, state: Message) -> bool:
        """Whether something was done; otherwise we wait."""
        luck, browser = self.luck, self.browser
        chance = luck.random()
        if chance < 0.08:
            return await self._misbehave(state)
        if state["number"] >= self.enough and not state["offers"] and chance < 0.7:
            return await self._say({"type": "offer", "seat": luck.choice(browser.seats), "number": state["number"]})
        for offer in state["offers"]:
            mine = [seat for seat in offer["asked"] if seat in browser.seats]
            willing = 1.0 if state["number"] >= self.enough else 0.4 if offer["offer"] == "undo" else 0.01
            if mine and luck.random() < 0.7:
                message = {"offer": offer["offer"], "yes": luck.random() < willing, "number": state["number"]}
                return await self._say({"type": "consent", "seat": luck.choice(mine), **message})
        away = [seat for seat in state["away"] if seat in browser.seats]
        if away and luck.random() < 0.3:
            return await self._say({"type": "return", "seat": luck.choice(away)})
        answer = browser.an_answer(state)
        if answer is None:
            return False
        return await self._answer(answer)

    async def _answer(self, message: Message) -> bool:
        browser, luck = self.browser, self.luck
        chance, tabs = luck.random(), browser.open_tabs()
        if chance < 0.02:  # twice the same, at once
            note = browser.note(message)
            await self._all(self._try(note, self._any()), self._try(note, self._any()))
            await browser.insist(note)
        elif chance < 0.04:  # two tabs that do not know of each other
            other = browser.an_answer(browser.state) or message
            first, second = browser.note(message), browser.note(other)
            await self._all(browser.insist(first, self._any()), browser.insist(second, self._any()))
        elif chance < 0.05 and tabs:  # we go before we hear what became of it, and ask again
            note, tab = browser.note(message), luck.choice(tabs)
            note.sent += 1
            try:
                await tab.send(note.message)
            except Gone:
                pass
            await tab.close(abruptly=True)
            await browser.insist(note, self._any())
        else:
            await browser.say(message, self._any())
        return True

    async def _misbehave(self, state: Message) -> bool:
        browser, luck = self.browser, self.luck
        seat, number = luck.choice(browser.seats), state["number"]
        what = luck.random()
        if what < 0.35:
            undo = next(one["undo"] for one in state["seats"] if one["seat"] == seat)
            if undo == "no" and luck.random() < 0.9:
                return True
            return await self._say({"type": "undo", "seat": seat, "number": number})
        if what < 0.5:
            old = luck.randrange(number) if number else 0
            note = await browser.say({"type": "answer", "seat": seat, "number": old, "answer": 0}, self._any())
            assert note.refused in (["outdated"], ["over"]), "an old number"
        elif what < 0.6:
            answer = luck.choice([0, 1, luck.randrange(2**31)])
            if any(one["answer"] == answer for mine in state["seats"] for one in mine["choices"]):
                return True
            message = {"type": "answer", "seat": seat, "number": number, "answer": answer}
            await browser.say(message, self._any())
        elif what < 0.8:
            await self._repeat()
        elif what < 0.83:
            return await self._say({"type": "resign", "seat": seat})
        elif what < 0.88:
            return await self._say({"type": "offer", "seat": seat, "number": number})
        elif what < 0.92:
            await browser.ask("GET", f"/api/tables/{browser.table}/record")
        elif what < 0.96 and browser.open_tabs():
            await luck.choice(browser.tabs).send({"type": "seen", "number": number})
        else:
            await browser.get_state()
        return True

    async def _repeat(self) -> None:
        """Something that we know the reply to gets it again, whatever has happened since."""
        known = [note for note in self.browser.notes.values() if note.taken]
        if known:
            note = self.luck.choice(known)
            await self._try(note, self._any())
            assert len(set(note.taken)) == 1
            assert not note.refused

    async def _say(self, message: Message) -> bool:
        await self.browser.say(message, self._any())
        return True

    async def _try(self, note: Note, tab: Tab | None) -> None:
        try:
            await self.browser.send(note, tab)
        except Gone:
            pass

    def _any(self) -> Tab | None:
        """A socket, or none: then it goes over HTTP."""
        tabs = self.browser.open_tabs()
        return self.luck.choice(tabs) if tabs and self.luck.random() < 0.95 else None

    async def _all(self, *work: Awaitable[object]) -> None:
        await asyncio.gather(*work)


# ── what is in the database ─────────────────────────────────────────────────────────────────────────────────────────

KINDS = {  # what can become of something that is said; without an entry it is only heard
    "answer": {"answer"},
    "undo": {"undo"},
    "offer": {"ended"},
    "consent": {"undo", "ended"},
    "resign": {"resigned"},
    "return": {"returned"},
}


class Kept:
    """What the database has of a table."""

    def __init__(self, t: Transaction, table: str) -> None:
        self.table = table
        row = t.row("SELECT number, state, rules, game FROM tables WHERE id = ?", table)
        assert row is not None
        self.number, self.state, self.rules, self.game = row
        self.heard = t.rows("SELECT client, number FROM heard WHERE table_id = ?", table)
        self.rows = t.rows(
            "SELECT number, parent, kind, seat, data, checksum, client FROM entries WHERE table_id = ? ORDER BY number",
            table,
        )
        self.waiting = t.rows("SELECT number, seat, data FROM waiting WHERE table_id = ? ORDER BY seat", table)
        self.due = t.rows("SELECT kind, seat FROM due WHERE table_id = ?", table)


async def check(store: Store, table: str, notes: list[Note], exactly: bool = False) -> Live:
    """The log holds together, and has every acknowledged id once and where its reply said; none that was refused.

    `exactly`: people have only answered there, and no bot; then their answers are all that is there.
    """
    kept = await store.read(lambda t: Kept(t, table))
    sums = {0: 0}
    for i, (number, parent, kind, seat, data, checksum, _) in enumerate(kept.rows, 1):
        assert number == i
        assert parent == i - 1 or (kind == "undo" and parent < i)
        sums[number] = log.checksum(sums[parent], kept.rules, kind, seat, data)
        assert checksum == sums[number]
    assert kept.number == len(kept.rows)
    entered = {row[6]: row for row in kept.rows if row[6] is not None}
    where = {client: row[0] for client, row in entered.items()} | dict(kept.heard)
    assert len(where) == len(kept.heard) + sum(row[6] is not None for row in kept.rows), "none twice"

    known = {note.message["id"]: note for note in notes if note.table == table}
    assert all(client in known or client.startswith("bot-") for client in where)
    for client, note in known.items():
        assert len(set(note.taken)) <= 1, note.taken
        if note.taken:
            assert where.get(client) == note.taken[0], note.message
        elif note.refused:
            assert client not in where, note.message
        if client in entered:
            _, _, kind, seat, data, _, _ = entered[client]
            assert kind in KINDS[note.message["type"]]
            if note.message["type"] == "answer":
                assert [note.message["seat"], note.message["answer"]] in [ply[:2] for ply in msgspec.json.decode(data)]
                assert seat == note.message["seat"]
    if exactly:
        said = [
            (number + 1, seat, answer) for number, seat, data in kept.waiting for answer in msgspec.json.decode(data)
        ]
        for number, _, _, _, data, _, _ in kept.rows:
            said += [(number, seat, answer) for seat, answer, _ in msgspec.json.decode(data) if seat >= 0]
        given = [note.message for note in known.values() if note.taken]
        assert sorted(said) == sorted((one["number"] + 1, one["seat"], one["answer"]) for one in given)
    live = await load(store, table)
    assert live.number >= kept.number, "bots may play on while we look"
    if kept.state == "over":
        assert live.number == kept.number
        assert not kept.due
        assert not kept.waiting
    return live


async def check_ended(store: Store, browser: Browser, notes: list[Note], exactly: bool = False) -> str:
    """A table that is over: its record replays to the points that were announced. Returns why it is over."""
    live = await check(store, browser.table, notes, exactly)
    info = await browser.good("GET", f"/api/tables/{browser.table}")
    state = await browser.get_state()
    views = [{**state["view"], **seat["own"]} for seat in state["seats"]] or [state["view"]]
    text = (await browser.good("GET", f"/api/tables/{browser.table}/record"))["text"]
    assert text == await history.record(live, []), "from memory and from the database"
    played = match.replay(games.get(info["game"]), record.read(text))
    assert info["state"] == "over"
    assert state["over"]
    assert state["number"] == info["number"] == live.number
    assert live.game.dump(played.position) == live.game.dump(live.position)
    assert played.position.over() == (info["ended"] == "rules")
    assert played.position.scores() == info["scores"]
    if info["ended"] == "rules":  # before that a view may hide what others will get
        assert all(view["scores"] == info["scores"] for view in views)
    if info["ended"] in ("rules", "agreed"):
        assert played.position.places() == info["places"]
    return str(info["ended"])


@asynccontextmanager
async def browsers(
    urls: list[str], luck: random.Random, *names: str, alone: bool = True
) -> AsyncIterator[list[Browser]]:
    made = [await Browser(urls, name, random.Random(luck.random()), alone).arrive() for name in names]
    try:
        yield made
    finally:
        for browser in made:
            await browser.close(abruptly=True)


@contextmanager
def running_on(database: str | None, folder: Path) -> Iterator[Running]:
    """A server in a thread, with SQLite or with a PostgreSQL database; several may have the same."""
    server = Running(folder / "habitable.db")
    if database is not None:
        server.settings = msgspec.structs.replace(server.settings, database=database)
    server.start()
    try:
        yield server
    finally:
        server.stop()
