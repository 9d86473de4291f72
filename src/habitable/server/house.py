"""The house: the store, the tables that are awake, the people who are known, and the bots that play."""

import asyncio
import logging
import secrets

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
from habitable.server.store import Store, Transaction
from habitable.server.wire import Answer, Guest, Hint, Preview, SeatInfo, Taken
from habitable.server.workers import Workers

AWAKE = 2_000  # tables in memory
MOMENT = 0.4  # seconds that a bot seems to think, whatever it holds
FALLBACK = "greedy"
logger = logging.getLogger("habitable")


class House:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.bots)
        self._awake: dict[str, Live] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self._seats: dict[str, list[SeatInfo]] = {}
        self._owners: dict[str, list[str | None]] = {}
        self._guests: dict[str, Guest] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        await self.workers.start()
        rows = await self.store.read(
            lambda t: t.rows(
                "SELECT id FROM tables WHERE state = 'playing' AND id IN "
                "(SELECT table_id FROM seats WHERE kind = 'bot' AND (tables.asked >> CAST(seat AS INTEGER)) & 1 = 1)"
            )
        )
        for (table,) in rows:
            await self.wake(table)

    async def close(self) -> None:
        for task in list(self._playing.values()):
            task.cancel()
        await self.workers.stop()
        await self.store.close()

    # ── people ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def guest(self, secret: str) -> Guest | None:
        key = people.hashed(secret)
        if key not in self._guests:
            found = await self.store.read(lambda t: people.find_guest(t, secret))
            if found is None:
                return None
            self._guests[key] = found
        return self._guests[key]

    def forget(self, guest: Guest) -> None:
        self._guests = {key: known for key, known in self._guests.items() if known.id != guest.id}

    # ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def wake(self, table: str) -> Live:
        """A table that is playing or over, from memory or from the store."""
        if table not in self._awake:
            lock = self._waking.setdefault(table, asyncio.Lock())
            async with lock:
                if table not in self._awake:
                    live = await load(self.store, table)
                    if live.number == 0:
                        raise Refusal(409, "not-begun")
                    await self._know_seats(table)
                    self._remember(live)
            self._waking.pop(table, None)
        return self._awake[table]

    def _remember(self, live: Live) -> None:
        while len(self._awake) >= AWAKE:
            oldest = next(iter(self._awake))
            self._awake.pop(oldest)
            self.seats_changed(oldest)
        self._awake[live.id] = live
        self._let_bots_play(live)

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
        """The host begins, when all seats are taken."""
        info = await self.store.read(lambda t: tables.info(t, table, guest))
        if not info.host:
            raise Refusal(403, "not-the-host")
        if info.state != "open":
            raise Refusal(409, "begun")
        if any(seat.kind in ("open", "invited") for seat in info.seats):
            raise Refusal(409, "seats-free")
        live = await load(self.store, table)
        await live.begin()
        await self._know_seats(table)
        self._remember(live)

    # ── play ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def look(self, table: str, guest: Guest | None) -> tuple[Live, list[int]]:
        """A table, and the seats that a guest has there."""
        live = await self.wake(table)
        await self._know_seats(table)
        owners = self._owners[table]
        return live, [seat for seat, owner in enumerate(owners) if guest is not None and owner == guest.id]

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
            self._playing[live.id] = asyncio.create_task(self._play_for_bots(live))

    async def _play_for_bots(self, live: Live) -> None:
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
        self._playing.pop(live.id, None)

    # ── records ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def record(self, table: str, guest: Guest | None) -> str:
        """The record: whole when the game is over, before that what the guest may know."""
        live, seats = await self.look(table, guest)
        entries = await self.store.read(lambda t: log.load(t, table, 0))
        known = {entry.number: entry for entry in entries}
        plies: list[Ply] = []
        for entry in reversed(list(log.chain(known, live.number))):
            plies += log.plies(entry.data)
        out = Record(live.game.name, live.game.rules, live.names, options=live.options())
        over = live.position.over()
        for seat, answer, seen_by in plies:
            shown = over or seen_by == -1 or any(sees(seen_by, mine) for mine in seats)
            out.lines.append(Line(seat, live.game.vocabulary.text(answer) if shown else HIDDEN))
        return str(out)
