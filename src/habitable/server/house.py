"""The house: the store, the tables that are awake, the people who are known, the bots that play, and what is due."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from habitable.kernel.bits import EVERYTHING
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.position import Position
from habitable.kernel.questions import Together
from habitable.kernel.rng import Rng
from habitable.server.operation import metrics
from habitable.server.operation.settings import Settings
from habitable.server.protocol.errors import Damaged, Refusal
from habitable.server.protocol.wire import (
    Ahead,
    Answer,
    Change,
    Consent,
    Guest,
    Hint,
    MadeTable,
    NewTable,
    Offer,
    Preview,
    Reason,
    Resign,
    State,
    TableInfo,
    TableLine,
    Taken,
    Undo,
    Wonder,
)
from habitable.server.storage.notices import Listener
from habitable.server.storage.store import Store, StoreFailed, Transaction
from habitable.server.tables import due, log, pace, people
from habitable.server.tables import rooms as tables
from habitable.server.tables.live import FALLBACK, Live, load
from habitable.server.tables.states import state
from habitable.server.tables.wording import asked
from habitable.server.workers.pool import NOBODY, Helpers, Sender

AWAKE = 2_000  # tables in memory; those with somebody at them stay longer
KNOWN = 10_000  # guests in memory
REMEMBERED = 30.0  # seconds until we ask again whether a guest was revoked by another process
ADVISER = "expert"  # the level that gives hints
PAUSE = 2.0  # seconds until a bot tries again what could not be kept
SWEEP = 4  # beats: all tables in memory are compared with the database
CLEARED = 300  # beats: tables that nobody has begun are cleared away
logger = logging.getLogger("habitable")


class Visit:
    """Somebody who stays at a table: a socket, or a request that waits for news."""

    __slots__ = ("guest", "live", "over")

    def __init__(self, guest: str, live: Live) -> None:
        self.guest = guest
        self.live = live
        self.over = False  # the guest was revoked: nothing more is sent


class House:
    def __init__(self, store: Store, settings: Settings, workers: Helpers) -> None:
        self.store = store
        self.settings = settings
        self.workers = workers
        self.process = people.new_id()
        self.alone = settings.store.startswith("sqlite:")  # no other process may be there
        self.clock: Callable[[], float] = time.monotonic  # by which bots seem to think
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.ending = asyncio.Event()  # the server is about to stop: nobody should wait for news
        self._skew = 0.0  # milliseconds that the database's clock is ahead of ours, which is never set
        self._awake: dict[str, Live] = {}  # the newest last
        self._somewhere: WeakValueDictionary[str, Live] = WeakValueDictionary()  # also those that only a socket holds
        self._waking: dict[str, asyncio.Task[Live]] = {}
        self._early: dict[str, int] = {}  # stamps of tables that are being loaded, as notices told us
        self._guests: dict[str, tuple[Guest, float]] = {}  # by hash, and until when
        self._places: dict[str, str] = {}  # the addresses from which guests came; the last who came last
        self._listed: dict[str, list[str]] = {}  # tables for the public list, by the address at which they were made
        self._revoked: dict[str, None] = {}  # guests who are, as far as notices told us; the newest last
        self._visits: dict[str, set[Visit]] = {}  # by guest
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None
        self._given_up: set[str] = set()  # tables that cannot be played on
        self.health = store.health

    async def open(self) -> None:
        await self.workers.start()
        if not self.alone:  # listen before anything is loaded
            hears = asyncio.Event()
            self._listener = Listener(self.settings.store, self._heard, lambda: self._listening(hears))
            await hears.wait()
        await self._beat(True)
        for table in await self.store.read(tables.undealt):
            self._begin(self._do(due.Due(table, "deal", -1)))
        self._begin(self._beats())

    async def close(self) -> None:
        self.ending.set()
        tasks = [*self._playing.values(), *self._waking.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._listener is not None:
            await self._listener.stop()
        await self.workers.stop()
        try:
            await self.store.write(lambda t: due.leave(t, self.process))
        except StoreFailed as error:
            logger.warning("could not say goodbye: %s", error)
        await self.store.close()

    def awake(self) -> int:
        return len(self._somewhere)

    def bots(self) -> dict[str, int]:
        """How many are in each state."""
        stats = self.workers.stats()
        return {"busy": stats.busy, "waiting": stats.waiting, "done": stats.done, "failed": stats.failed}

    def time(self) -> int:
        """The database's, in milliseconds, near enough to show."""
        return int(time.monotonic() * 1000 + self._skew)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed("something in the house failed", error)

    def failed(self, what: str, error: BaseException) -> None:
        """Something that nobody waits for did not succeed. Of a store that fails the log knows already."""
        if isinstance(error, Damaged):
            self.damaged(error)
        elif not isinstance(error, StoreFailed):
            self.health.say(f"{what} {type(error).__name__}", "%s", what, error=error)

    def damaged(self, *found: Damaged) -> None:
        for one in found:
            self.health.damaged(one.table, one.__cause__)

    # ── what is due ─────────────────────────────────────────────────────────────────────────────────────────────

    async def _beats(self) -> None:
        beats = 0
        while True:
            if beats % CLEARED == 0:
                await self._clear_away()
            await asyncio.sleep(due.BEAT)
            beats += 1
            try:
                await self._beat(beats % max(1, round(self.settings.bounds.probe_seconds / due.BEAT)) == 0)
                if beats % SWEEP == 0 and not self.alone:
                    await self._check()
            except Exception as error:
                self.failed("a beat failed", error)
            for live in list(self._somewhere.values()):
                self._let_bots_play(live)  # where a bot's task has failed

    async def _beat(self, surely: bool) -> None:
        """Says that we live, where somebody must know, and does what is due. Whether the database can write shows by
        it, too: surely now and then, and until it can."""
        _, clocks = await self.store.read(due.waiting)
        doubtful = surely or self.health.troubled
        if self.alone and doubtful:
            await self.store.write(due.make_room)
        if doubtful or clocks or not self.alone:
            now, was_set = await self.store.write(lambda t: due.beat(t, self.process, self.alone))
            skew = now - time.monotonic() * 1000
            if self._skew and abs(skew - self._skew) > due.DEAD:
                jump = round((skew - self._skew) / 1000)
                self.health.say("clock", "the clock was set by %s s; the clocks of people go with it", jump)
            self._skew = skew
            if was_set:
                await self._check()
        in_vain = 11 * len(self._given_up)  # at most: the clocks of all seats, and the bots
        found, _ = await self.store.read(lambda t: due.waiting(t, in_vain))
        for one in found:
            self._begin(self._do(one))

    async def _clear_away(self) -> None:
        """Tables that nobody has begun for long."""
        days = self.settings.bounds.open_days
        try:
            while gone := await self.store.write(lambda t: tables.expire(t, days)):
                logger.info("tables that nobody has begun are gone: %s", gone)
        except Exception as error:
            self.failed("tables that nobody has begun stay", error)

    async def _do(self, one: due.Due) -> None:
        if one.table in self._given_up:
            return
        try:
            live = await self.wake(one.table)
            if one.kind == "clock":
                await live.time_out(one.seat)
            elif one.kind == "bots":
                await live.think()
            self._let_bots_play(live)
        except Refusal as refusal:  # one table that cannot be played must not keep the others waiting
            if refusal.code != "outdated" and one.table not in self._given_up:  # otherwise somebody was first
                logger.error("cannot go on: table %s: %s", one.table, refusal.code)
                self._given_up.add(one.table)
                if isinstance(refusal, Damaged):
                    self.damaged(refusal)

    def _heard(self, table: str, stamp: int) -> None:
        """Another process, or we, have changed a table, hurried its bots, or revoked a guest."""
        if table.startswith(people.REVOKED):
            self._forget(table.removeprefix(people.REVOKED))
            return
        if table.startswith(people.HURRIED):
            hurried = self._somewhere.get(table.removeprefix(people.HURRIED))
            if hurried is not None and hurried.now.rows.thinker == self.process:
                hurried.hurry.set()
            return
        live = self._somewhere.get(table)
        if live is None and table in self._waking:
            self._early[table] = max(stamp, self._early.get(table, 0))  # it may have been read before that
        if live is not None and live.now.rows.stamp < stamp:
            self._begin(self._catch_up(live, stamp))

    def _listening(self, hears: asyncio.Event) -> None:
        if hears.is_set():
            self._begin(self._check())  # we were deaf for a while
        hears.set()

    async def _check(self) -> None:
        """Compares all tables in memory, and the guests who are here, with the database."""
        lives, guests = dict(self._somewhere), list({*self._visits, *(known.id for known, _ in self._guests.values())})
        for guest in await self.store.read(lambda t: people.revoked(t, guests)):
            self._forget(guest)
        stamps = await self.store.read(lambda t: tables.stamps(t, list(lives)))
        for table, live in lives.items():
            if stamps.get(table, 0) > live.now.rows.stamp:
                self._begin(self._catch_up(live, stamps[table]))

    async def _catch_up(self, live: Live, stamp: int) -> None:
        try:
            await live.catch_up(stamp)
        except (StoreFailed, Refusal) as error:  # the next sweep tries again
            self.failed("cannot catch up", error)

    # ── people ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def guest(self, key: str) -> Guest | None:
        """By the hash of a secret."""
        known, until = self._guests.get(key, (None, 0.0))
        if known is None or time.monotonic() > until:
            self._guests.pop(key, None)
            known = await self.store.read(lambda t: people.find_guest(t, key))
            if known is not None and known.id in self._revoked:
                return None  # meanwhile
            if known is not None:
                while len(self._guests) >= KNOWN:
                    self._guests.pop(next(iter(self._guests)))
                self._guests[key] = known, time.monotonic() + REMEMBERED
        return known

    def came(self, guest: Guest, address: str) -> None:
        """Somebody is here, from an address: with everybody there it shares the time of bots."""
        self._places.pop(guest.id, None)
        self._places[guest.id] = address
        if len(self._places) > KNOWN:
            self._places.pop(next(iter(self._places)))

    def _sender(self, *guests: str | None) -> Sender:
        """The first of some guests of whom we know where they are."""
        return next(((self._places[one], one) for one in guests if one in self._places), NOBODY)

    async def rename(self, guest: Guest, name: str) -> Guest:
        new = await self.store.write(lambda t: people.rename_guest(t, guest.id, name))
        for key, (known, until) in self._guests.items():
            if known.id == guest.id:
                self._guests[key] = new, until
        return new

    async def revoke(self, guest: Guest) -> None:
        """The cookie is worth nothing from now on, also on sockets that are open."""
        await self.store.write(lambda t: people.revoke_guest(t, guest.id))
        self._forget(guest.id)

    def _forget(self, guest: str) -> None:
        """One who was revoked: whoever waits with that cookie is shown out."""
        self._revoked[guest] = None
        while len(self._revoked) > KNOWN:
            self._revoked.pop(next(iter(self._revoked)))
        self._guests = {key: known for key, known in self._guests.items() if known[0].id != guest}
        for visit in self._visits.pop(guest, ()):
            visit.over = True
            visit.live.tell()

    def come(self, guest: Guest | None, live: Live) -> Visit:
        """Somebody stays at a table, until `go`."""
        if guest is not None and guest.id in self._revoked:
            raise Refusal(401, "who-are-you")
        visit = Visit("" if guest is None else guest.id, live)
        live.visits += 1
        if guest is not None:
            self._visits.setdefault(guest.id, set()).add(visit)
        return visit

    def go(self, visit: Visit) -> None:
        visit.live.visits -= 1
        others = self._visits.get(visit.guest)
        if others is not None:
            others.discard(visit)
            if not others:
                del self._visits[visit.guest]

    def with_presence(self, info: TableInfo) -> TableInfo:
        """Who of those who play is at the table now. Where there are other processes, these may know of others."""
        live = self._somewhere.get(info.id)
        if live is None or not self.alone or info.state != "playing":
            return info
        guests = {guest for guest, visits in self._visits.items() if any(visit.live is live for visit in visits)}
        here = [None if one.level is not None else one.guest in guests for one in live.now.rows.seats]
        return replace(info, seats=[replace(seat, here=here[seat.seat]) for seat in info.seats])

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
        self._early.pop(table, None)
        if not task.cancelled():
            task.exception()  # for those who have waited for it, if they still do

    async def _wake(self, table: str) -> Live:
        live = await load(self.store, table, self.process)
        self.health.sound(table)
        self._given_up.discard(table)  # somebody may have mended it
        if live.number == 0:
            info = await self.store.read(lambda t: tables.info(t, table, None))
            if info.state == "open":
                raise Refusal(409, "not-begun")
            try:
                await live.begin()
                await live.lead()
            except log.Outdated:  # another process was faster
                await live.catch_up()
        while len(self._awake) >= AWAKE:
            self._awake.pop(next(iter(self._awake)))
        self._awake[table] = self._somewhere[table] = live
        await live.catch_up(self._early.pop(table, 0))
        self._let_bots_play(live)
        return live

    async def listed(self, guest: Guest | None, mine: bool) -> list[TableLine]:
        """The tables of a guest, or those that are open."""
        damaged: list[Damaged] = []
        most = self.settings.bounds.list_rows
        if mine and guest is not None:
            found = await self.store.read(lambda t: tables.my_tables(t, guest, most, damaged))
        else:
            found = await self.store.read(lambda t: tables.open_tables(t, guest, most, damaged))
        self.damaged(*damaged)
        return found

    async def make_table(self, guest: Guest, new: NewTable, address: str) -> MadeTable:
        """In the public list the tables that were made at one address leave room for others."""
        bounds = self.settings.bounds
        options = await asyncio.to_thread(tables.check_table, new, bounds.options_bytes)
        listed = self._listed.setdefault(address, []) if new.settings.listed and self.settings.limits else []

        def work(t: Transaction) -> tuple[MadeTable, list[str]]:
            tables.check_room(t, guest, bounds.open_tables)
            table, invitations = tables.make_table(t, guest, new, options)
            gone = tables.leave_room(t, [*listed, table], bounds.listed_of_address)
            return MadeTable(tables.info(t, table, guest), invitations), gone

        made, gone = await self.store.write(work)
        listed[:] = [table for table in [*listed, made.table.id] if table not in gone]
        while len(self._listed) > KNOWN:
            self._listed.pop(next(iter(self._listed)))
        return made

    async def start(self, table: str, guest: Guest) -> None:
        """The host begins, when all seats are taken: nobody comes or goes any more, and Nature deals."""
        await self.store.write(lambda t: tables.close_seats(t, table, guest))
        if table in self._waking:
            await asyncio.wait([self._waking[table]])  # somebody looked too early, and is told that it has not begun
        await self.wake(table)

    # ── play ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def open_table(self, table: str, guest: Guest | None) -> tuple[Live, list[int]]:
        """A table in memory, loaded if it is not, and the seats that a guest has there."""
        live = await self.wake(table)
        seats = live.now.rows.seats
        return live, [i for i, seat in enumerate(seats) if guest is not None and seat.guest == guest.id]

    def state(self, live: Live, seats: list[int], since: int, taken: Sequence[Taken] = ()) -> State:
        return state(live, seats, since, self.time(), taken)

    async def news(self, visit: Visit, seats: list[int], stamp: int) -> None:
        """Returns when somebody with these seats has something to see that was not there at a stamp, or when the server
        is about to stop; Refusal when the guest is revoked meanwhile."""
        live = visit.live
        while live.now.rows.seen_stamp(seats) == stamp and not self.ending.is_set() and not visit.over:
            await live.told()
        if visit.over:
            raise Refusal(401, "who-are-you")

    async def end(self) -> None:
        """Nobody shall wait any more."""
        self.ending.set()
        for live in list(self._somewhere.values()):
            live.tell()

    async def apply(self, live: Live, seats: list[int], change: Change) -> Taken:
        """Somebody with these seats answers, takes back, offers, agrees, leaves or returns."""
        if change.seat not in seats:
            raise Refusal(403, "not-your-seat")
        if isinstance(change, Answer):
            began = time.perf_counter()
            taken = await live.answer(change.seat, change.number, change.answer, change.id, change.then)
            metrics.answered(time.perf_counter() - began)
        else:
            taken = await self._apply_other(live, change)
        self._let_bots_play(live)
        return taken

    async def _apply_other(self, live: Live, change: Change) -> Taken:
        if isinstance(change, Undo):
            return await live.undo(change.seat, change.number, change.id)
        if isinstance(change, Offer):
            return await live.offer_end(change.seat, change.number, change.id)
        if isinstance(change, Consent):
            return await live.consent(change.seat, change.number, change.offer, change.yes, change.id)
        if isinstance(change, Resign):
            return await live.resign(change.seat, change.id)
        return await live.come_back(change.seat, change.id)

    async def seen(self, table: str, guest: Guest, number: int) -> None:
        """How far somebody has looked."""
        live, seats = await self.open_table(table, guest)
        number = min(number, live.number)
        if seats and number > live.looked.get(guest.id, 0):
            await self.store.write(lambda t: tables.mark_seen(t, table, guest, number))
            live.mark_seen(guest.id, number)

    async def hurry(self, live: Live, seats: list[int]) -> None:
        """Somebody at the table wants its bots to play without pauses until a person is asked."""
        if not seats:
            raise Refusal(403, "not-your-seat")
        if live.over or live.now.clocked or not live.now.bots_asked:
            return
        if live.now.rows.thinker == self.process:
            live.hurry.set()
        else:  # another process plays for them
            await self.store.write(lambda t: t.notice(f"{people.HURRIED}{live.id} 0"))

    async def preview(self, table: str, guest: Guest, wanted: Preview) -> Ahead | None:
        live, seats = await self.open_table(table, guest)
        if wanted.seat not in seats:
            raise Refusal(403, "not-your-seat")
        after = self._ahead(live, wanted.seat, wanted.number, wanted.answers)
        if after is None:
            return None
        view = live.game.view(after, wanted.seat)
        answers = after.options(wanted.seat) if after.asks(wanted.seat) else []
        choices = [live.game.choices[answer] for answer in answers]
        return Ahead(view, choices, asked(live.words, view, choices) if choices else None)

    async def why_not(self, table: str, guest: Guest, wanted: Wonder) -> Reason | None:
        """Nothing where the thing can be chosen, or the table has moved on."""
        live, seats = await self.open_table(table, guest)
        if wanted.seat not in seats:
            raise Refusal(403, "not-your-seat")
        after = self._ahead(live, wanted.seat, wanted.number, wanted.answers)
        if after is None:
            return None
        legal = after.options(wanted.seat) if after.asks(wanted.seat) else []
        meant = legal if wanted.among is None else sorted({*legal} & {*wanted.among}) or legal
        choices = [live.game.choices[answer] for answer in meant]
        words = live.words.why_not(live.game.view(after, wanted.seat), choices, wanted.noun, wanted.at)
        return None if words is None else Reason(words)

    def _ahead(self, live: Live, seat: int, number: int, answers: Sequence[int]) -> Position | None:
        """What some answers of a seat would lead to. None where somebody was quicker, which is nobody's mistake. While
        all answer at once that may be the seat itself: its own answers come and go under one number."""
        if number != live.number:
            return None
        try:
            return live.game.ahead(live.position, seat, answers)
        except IllegalAnswer as error:
            if isinstance(live.now.settled.top, Together):
                return None
            raise Refusal(422, "illegal-answer", why=error) from None

    async def hint(self, table: str, guest: Guest, seat: int, planned: list[int]) -> Hint:
        """After what is planned, from an imagined position, as a bot in that seat would see it."""
        live, seats = await self.open_table(table, guest)
        if seat not in seats:
            raise Refusal(403, "not-your-seat")
        if not live.about.settings.hints or live.about.settings.serious:
            raise Refusal(403, "no-hints")
        if seat not in live.now.asked:
            raise Refusal(409, "not-asked")
        number, after = live.number, self._ahead(live, seat, live.number, planned)
        if after is None or not after.asks(seat):
            raise Refusal(409, "not-asked")
        imagined, seconds = self._imagined(live, seat, after), self.settings.bounds.bot_seconds
        advice = await self.workers.advise(ADVISER, live.game.name, *imagined, self._sender(guest.id), seconds)
        if advice is None:
            raise Refusal(503, "no-answer")
        return Hint(number, *advice)

    # ── bots ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _think(self, live: Live, seat: int, level: str) -> int | None:
        """A bot's answer, from what the seat can know. It plays for the host, or for others who are at the table."""
        seats, seconds = live.now.rows.seats, self.settings.bounds.bot_seconds
        with_people = any(one.level is None for one in seats)
        sender = self._sender(live.about.host, *(one.guest for one in seats))
        imagined = self._imagined(live, seat, live.position)
        return await self.workers.choose(level, live.game.name, *imagined, sender, seconds, with_people)

    def _imagined(self, live: Live, seat: int, position: Position) -> tuple[bytes, int, int]:
        """What a seat can know, the seat, and luck for whoever thinks about it."""
        imagined = position.imagine(seat, Rng(secrets.randbelow(EVERYTHING)))
        return live.game.dump(imagined), seat, secrets.randbelow(EVERYTHING)

    def _let_bots_play(self, live: Live) -> None:
        """One task for each table plays for its bots, as long as one of them is asked and it is ours to do."""
        if live.now.rows.thinker != self.process:
            return
        task = self._playing.get(live.id)
        if task is None or task.done():
            task = self._playing[live.id] = asyncio.create_task(self._play_for_bots(live))
            task.add_done_callback(lambda done: self._stopped(live.id, done))

    def _stopped(self, table: str, task: "asyncio.Task[None]") -> None:
        if self._playing.get(table) is task:
            self._playing.pop(table)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed(f"the bots of a table stopped: table {table}", error)

    async def _pause(self, live: Live, seconds: float) -> None:
        """Until people have had time to look, or somebody is in a hurry."""
        if seconds <= 0 or live.hurry.is_set():
            return
        waiting = [asyncio.ensure_future(self.sleep(seconds)), asyncio.ensure_future(live.hurry.wait())]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()

    async def _play_for_bots(self, live: Live) -> None:
        number, since = live.number, self.clock()
        began, before = since, None  # since when people wait for us, and what the last answer was about
        while live.now.rows.thinker == self.process and (asked := live.now.bots_asked):
            if live.number != number:
                number, since = live.number, self.clock()
            if live.now.clocked:
                began = self.clock()
                live.hurry.clear()
            seat = asked[0]
            level = live.now.rows.seats[seat].level or FALLBACK
            answer = live.scripted(seat)
            if answer is None:
                answer = await self._think(live, seat, level)
            try:
                if answer is not None:
                    last, now = not pace.whispers(live, seat, answer), pace.Doing(seat, live.game.doing(live.position))
                    if isinstance(live.position.top, Together):
                        if last:
                            await self.sleep(pace.moment(self.clock() - since))
                    else:
                        waited = self.clock() - began
                        await self._pause(live, pace.pause(live, before, now, waited) - (self.clock() - since))
                    before = now
                    await live.answer(seat, number, answer, f"bot-{secrets.token_urlsafe(12)}", bot=True)
                    if last:
                        since = self.clock()
                elif not self.ending.is_set():
                    logger.warning("a bot failed: table %s, seat %s, level %s", live.id, seat, level)
                    if level != FALLBACK:
                        await live.replace_bot(seat, number)
                    else:
                        await asyncio.sleep(PAUSE)
            except Damaged:
                raise
            except Refusal:
                await asyncio.sleep(0)  # somebody was first
            except StoreFailed:
                await asyncio.sleep(PAUSE)
        live.hurry.clear()
