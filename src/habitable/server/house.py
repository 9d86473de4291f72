"""The house: the store, the tables that are awake, the people who are known, and the bots that play."""

import asyncio
import logging
import secrets
import time
from weakref import WeakValueDictionary

from habitable.kernel.bits import EVERYTHING
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.game import View
from habitable.kernel.match import Ply, sees
from habitable.kernel.record import HIDDEN, Line, Record
from habitable.kernel.rng import Rng
from habitable.server import log, people, tables
from habitable.server.errors import Refusal
from habitable.server.live import Live, load
from habitable.server.settings import Settings
from habitable.server.store import Store, StoreFailed, Transaction
from habitable.server.wire import Answer, Guest, Hint, Preview, SeatInfo, Taken
from habitable.server.workers import Workers

AWAKE = 2_000  # tables in memory; those with somebody at them stay longer
KNOWN = 10_000  # guests in memory
REMEMBERED = 30.0  # seconds until we ask again whether a guest was revoked by another process
PAUSE = 2.0  # seconds until a bot tries again what could not be kept
MOMENT = 0.4  # seconds that a bot seems to think, whatever it holds
FALLBACK = "greedy"
logger = logging.getLogger("habitable")


def mark(live: Live) -> tuple[int, int]:
    """Changes whenever anybody sees something else: with every entry, and with every answer that waits in secret."""
    return live.number, sum(len(said) for said in live.waiting.values())


class House:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.bots)
        self.ending = asyncio.Event()  # the server is about to stop: nobody should wait for news
        self._awake: dict[str, Live] = {}  # the newest last
        self._somewhere: WeakValueDictionary[str, Live] = WeakValueDictionary()  # also those that only a socket holds
        self._waking: dict[str, asyncio.Task[Live]] = {}
        self._seats: dict[str, list[SeatInfo]] = {}
        self._owners: dict[str, list[str | None]] = {}
        self._guests: dict[str, tuple[Guest, float]] = {}  # by hash, and until when
        self._playing: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        await self.workers.start()
        rows = await self.store.read(
            lambda t: t.rows(
                "SELECT id FROM tables WHERE state = 'playing' AND (number = 0 OR id IN "
                "(SELECT table_id FROM seats WHERE kind = 'bot' AND (tables.asked >> CAST(seat AS INTEGER)) & 1 = 1))"
            )
        )
        for (table,) in rows:
            try:
                await self.wake(table)
            except Exception:  # one table that cannot be played must not keep the others waiting
                logger.exception("cannot go on: table %s", table)

    async def close(self) -> None:
        self.ending.set()
        tasks = [*self._playing.values(), *self._waking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.stop()
        await self.store.close()

    # ── people ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def guest(self, secret: str) -> Guest | None:
        key = people.hashed(secret)
        known, until = self._guests.get(key, (None, 0.0))
        if known is None or time.monotonic() > until:
            self._guests.pop(key, None)
            known = await self.store.read(lambda t: people.find_guest(t, secret))
            if known is not None:
                while len(self._guests) >= KNOWN:
                    self._guests.pop(next(iter(self._guests)))
                self._guests[key] = known, time.monotonic() + REMEMBERED
        return known

    async def revoke(self, guest: Guest) -> None:
        """The cookie is worth nothing from now on, also on sockets that are open."""
        await self.store.write(lambda t: people.revoke_guest(t, guest.id))
        self._guests = {key: known for key, known in self._guests.items() if known[0].id != guest.id}

    # ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def wake(self, table: str) -> Live:
        """A table that is playing or over, from memory or from the store; all who ask at once get the same one."""
        live = self._somewhere.get(table)
        if live is None:
            if table not in self._waking:
                self._waking[table] = asyncio.create_task(self._wake(table))
                self._waking[table].add_done_callback(lambda task: self._woken(table, task))
            return await asyncio.shield(self._waking[table])
        self._awake.pop(table, None)
        self._awake[table] = live
        return live

    def _woken(self, table: str, task: "asyncio.Task[Live]") -> None:
        self._waking.pop(table, None)
        if not task.cancelled():
            task.exception()  # for those who have waited for it, if they still do

    async def _wake(self, table: str) -> Live:
        live = await load(self.store, table)
        if live.number == 0:
            info = await self.store.read(lambda t: tables.info(t, table, None))
            if info.state == "open":
                raise Refusal(409, "not-begun")
            try:
                await live.begin()
            except log.Outdated:  # another process was faster
                live = await load(self.store, table)
        await self._know_seats(table)
        while len(self._awake) >= AWAKE:
            oldest = next(iter(self._awake))
            self._awake.pop(oldest)
            self.seats_changed(oldest)
        self._awake[table] = self._somewhere[table] = live
        self._let_bots_play(live)
        return live

    async def _know_seats(self, table: str) -> None:
        if table not in self._seats:

            def work(t: Transaction) -> tuple[list[SeatInfo], list[str | None]]:
                owners = t.rows("SELECT guest FROM seats WHERE table_id = ? ORDER BY seat", table)
                return tables.seats_of(t, table, None), [owner for (owner,) in owners]

            self._seats[table], self._owners[table] = await self.store.read(work)

    def seats_changed(self, table: str) -> None:
        self._seats.pop(table, None)
        self._owners.pop(table, None)

    async def start(self, table: str, guest: Guest) -> None:
        """The host begins, when all seats are taken: nobody comes or goes any more, and Nature deals."""
        await self.store.write(lambda t: tables.close_seats(t, table, guest))
        self.seats_changed(table)
        if table in self._waking:
            await asyncio.wait([self._waking[table]])  # somebody looked too early, and is told that it has not begun
        await self.wake(table)

    # ── play ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def look(self, table: str, guest: Guest | None) -> tuple[Live, list[int]]:
        """A table, and the seats that a guest has there."""
        live = await self.wake(table)
        await self._know_seats(table)
        owners = self._owners[table]
        return live, [seat for seat, owner in enumerate(owners) if guest is not None and owner == guest.id]

    async def news(self, live: Live, seen: tuple[int, int]) -> None:
        """Returns when there is something to see that is not yet `seen`, or when the server is about to stop."""
        async with live.moved:
            await live.moved.wait_for(lambda: mark(live) != seen or self.ending.is_set())

    async def end(self) -> None:
        """Nobody shall wait any more."""
        self.ending.set()
        for live in list(self._somewhere.values()):
            async with live.moved:
                live.moved.notify_all()

    async def answer(self, table: str, guest: Guest, given: Answer) -> Taken:
        live, seats = await self.look(table, guest)
        if given.seat not in seats:
            raise Refusal(403, "not-your-seat")
        taken = await live.answer(given.seat, given.number, given.answer, given.id)
        self._let_bots_play(live)
        return taken

    async def preview(self, table: str, guest: Guest, wanted: Preview) -> View:
        live, seats = await self.look(table, guest)
        if wanted.seat not in seats:
            raise Refusal(403, "not-your-seat")
        if wanted.number != live.number:
            raise log.Outdated
        try:
            return live.game.preview(live.position, wanted.seat, wanted.answers)
        except IllegalAnswer as error:
            raise Refusal(422, "illegal-answer", why=str(error)) from None

    async def hint(self, table: str, guest: Guest, seat: int) -> Hint:
        """From an imagined position, as a bot in that seat would see it."""
        live, seats = await self.look(table, guest)
        if seat not in seats:
            raise Refusal(403, "not-your-seat")
        info = await self.store.read(lambda t: tables.info(t, table, guest))
        if not info.settings.hints:
            raise Refusal(403, "no-hints")
        if not live.position.asks(seat):
            raise Refusal(409, "not-asked")
        number = live.number
        answer = await self._think(live, seat, FALLBACK)
        if answer is None:
            raise Refusal(503, "no-answer")
        return Hint(number, answer)

    async def _think(self, live: Live, seat: int, level: str) -> int | None:
        """A bot's answer, from what the seat can know."""
        imagined = live.position.imagine(seat, Rng(secrets.randbelow(EVERYTHING)))
        data, seed = live.game.dump(imagined), secrets.randbelow(EVERYTHING)
        return await self.workers.choose(level, live.game.name, data, seat, seed)

    def _let_bots_play(self, live: Live) -> None:
        """One task for each table plays for its bots as long as one of them is asked."""
        task = self._playing.get(live.id)
        if task is None or task.done():
            task = self._playing[live.id] = asyncio.create_task(self._play_for_bots(live))
            task.add_done_callback(lambda done: self._stopped(live.id, done))

    def _stopped(self, table: str, task: "asyncio.Task[None]") -> None:
        if self._playing.get(table) is task:
            self._playing.pop(table)
        if not task.cancelled() and task.exception() is not None:
            logger.error("the bots of a table stopped: table %s", table, exc_info=task.exception())

    async def _play_for_bots(self, live: Live) -> None:
        await self._know_seats(live.id)
        bots = {seat.seat: seat.level or FALLBACK for seat in self._seats[live.id] if seat.kind == "bot"}
        while asked := [seat for seat in live.position.asked() if seat in bots]:
            seat, number = asked[0], live.number
            answer, _ = await asyncio.gather(self._think(live, seat, bots[seat]), asyncio.sleep(MOMENT))
            if answer is None:
                logger.warning("a bot failed: table %s, seat %s, level %s", live.id, seat, bots[seat])
                answer = await self._think(live, seat, FALLBACK)
            if answer is not None:
                try:
                    await live.answer(seat, number, answer, f"bot-{secrets.token_urlsafe(12)}")
                except Refusal:
                    continue  # somebody was first
                except StoreFailed as error:
                    logger.error("a bot's answer could not be kept: table %s: %s", live.id, error)
                    await asyncio.sleep(PAUSE)

    # ── records ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def record(self, table: str, guest: Guest | None) -> str:
        """The record: whole when the game is over, before that what the guest may know."""
        live, seats = await self.look(table, guest)
        number, over = live.number, live.position.over()  # of one moment: while we read, the table may go on
        entries = await self.store.read(lambda t: log.load(t, table, 0))
        known = {entry.number: entry for entry in entries}
        plies: list[Ply] = []
        for entry in reversed(list(log.chain(known, number))):
            plies += log.plies(entry.data)
        out = Record(live.game.name, live.game.rules, live.names, options=live.options())
        for seat, answer, seen_by in plies:
            shown = over or seen_by == -1 or any(sees(seen_by, mine) for mine in seats)
            out.lines.append(Line(seat, live.game.vocabulary.text(answer) if shown else HIDDEN))
        return str(out)
