"""A table in memory: how it stands after its newest entry, one change at a time, and everybody who looks on.

A change is tried on a copy. Only when the database has it does the table move on, and only then is anybody told.
Where the log may have moved on without us (another process was first, a commit whose end we did not see) it is read.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from habitable import games, lessons
from habitable.kernel.bits import bit
from habitable.kernel.game import Game
from habitable.kernel.luck import LUCK
from habitable.kernel.play import with_waiting
from habitable.kernel.position import Position
from habitable.kernel.questions import Together
from habitable.kernel.undo import Verdict
from habitable.lessons import LEARNER
from habitable.present.words import Words
from habitable.server.protocol.errors import Damaged, Refusal
from habitable.server.protocol.wire import Offering, Settings, Taken
from habitable.server.storage.commit import commit
from habitable.server.storage.damage import ABOUT, LOOKED, all_seats, as_written, sound
from habitable.server.storage.store import Store, Transaction
from habitable.server.tables import changes, due, log, table_state
from habitable.server.tables.values import (
    About,
    Committed,
    LogEntry,
    NewEntry,
    Path,
    RequestId,
    TableChange,
    TableRows,
    TableState,
    Told,
)

REMEMBERED = 60  # what so many entries told is kept for those who look on
FALLBACK = "greedy"  # plays on for whoever is away, and for bots that fail


T = TypeVar("T")
Try = Callable[[], Awaitable[TableChange]]


class Live:
    def __init__(self, store: Store, process: str, about: About, now: TableState) -> None:
        self.store = store
        self.process = process
        self.about = about
        self.game: Game = about.game
        self.words: Words[Any] = games.words(about.game.name)
        self.now = now
        self.paced = about.settings.pace.kind != "none"
        self._loop = asyncio.get_running_loop()
        self._sure = True  # that the log has nothing which we have not
        self.lock = asyncio.Lock()
        self.visits = 0  # sockets, and requests that wait for news
        self._watching: set[asyncio.Future[None]] = set()
        self._telling: dict[Any, Any] = {}  # what all are told of how the table stands
        self._shown: dict[Any, Any] = {}  # what some ask for besides
        self.alone: dict[int, Any] = {}  # by seat: what it sees for itself, and when
        self.recent: deque[Told] = deque(maxlen=REMEMBERED)
        self.hurry = asyncio.Event()  # bots play without pauses until a person is asked
        self.looked: dict[str | None, int] = {}  # by guest: the newest entry that the person has seen
        self.lesson = lessons.get(self.game.name) if about.settings.lesson and lessons.can(self.game.name) else None
        self.luck = LUCK if self.lesson is None else self.lesson.luck

    @property
    def id(self) -> str:
        return self.about.id

    @property
    def number(self) -> int:
        return self.now.rows.number

    @property
    def position(self) -> Position:
        return self.now.position

    @property
    def waiting(self) -> dict[int, list[int]]:
        return self.now.rows.waiting

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.now.rows.seats]

    @property
    def over(self) -> bool:
        return self.now.rows.ended is not None

    def answers_of(self, seat: int) -> list[int] | None:
        """All that a seat has answered so far; None where more has happened than is remembered."""
        number, given = self.number, [*self.waiting.get(seat, [])]
        for entry, *_ in reversed(self.recent):
            if entry.number == number:  # others were taken back
                number = entry.parent
                given = [ply.answer for ply in log.plies(entry) if ply.seat == seat] + given
        return None if number else given

    def scripted(self, seat: int) -> int | None:
        """What a bot answers on the way of a lesson."""
        if self.lesson is None:
            return None
        return self.lesson.says(self.position, seat, self.now.settled, self.waiting.get(seat, []))

    # ── what people and bots do ─────────────────────────────────────────────────────────────────────────────────

    async def begin(self) -> None:
        """Nature answers what comes first; that is the first entry."""

        async def attempt() -> TableChange:
            if self.number:
                raise log.Outdated
            return changes.begun(self.now, self.luck)

        await self._change(None, 0, attempt)

    async def lead(self) -> None:
        """To the chapter of a lesson at which the learner wants to begin: the lesson answers for all, each answer an
        entry. Whatever ends this early leaves the learner at an earlier step."""
        while self.lesson is not None and not self.over:
            now = self.now
            found = self.lesson.leads(self.about.settings.chapter, now.position, now.settled, now.rows.waiting)
            if found is None:
                return
            seat, answer = found
            await self.answer(seat, self.number, answer, f"lesson-{self.number}-{seat}", bot=seat != LEARNER)

    async def answer(
        self, seat: int, number: int, answer: int, client: str, then: Sequence[int] = (), bot: bool = False
    ) -> Taken:
        """Takes an answer once, and what the seat answers then, all or nothing: sent again with the same id it gives
        the first reply again."""

        async def attempt() -> TableChange:
            self._at(number)
            if bot != (self.now.rows.seats[seat].level is not None):
                raise log.Outdated if bot else Refusal(409, "away")
            return changes.answered(self.about, self.now, seat, answer, then, self.luck)

        return await self._change(RequestId(seat, client), number, attempt)

    async def undo(self, seat: int, number: int, client: str) -> Taken:
        """Takes back the seat's last answer, or asks those who must agree."""

        async def attempt() -> TableChange:
            self._here(seat, number)
            if self.waiting.get(seat):
                return changes.withdrawn(self.now, seat)
            self._refuse(verdict := self.may_undo(seat))
            if verdict.answer == "ask":
                return changes.offered(self.now, "undo", seat)
            return await self._undone(seat)

        return await self._change(RequestId(seat, client), number, attempt)

    async def offer_end(self, seat: int, number: int, client: str) -> Taken:
        """Asks the others whether the game shall end as it stands."""

        async def attempt() -> TableChange:
            self._here(seat, number)
            if self.now.others(seat):
                return changes.offered(self.now, "end", seat)
            return changes.ended(self.now, "agreed", seat)

        return await self._change(RequestId(seat, client), number, attempt)

    async def consent(self, seat: int, number: int, what: Offering, yes: bool, client: str) -> Taken:
        """A person's yes or no to what somebody asks for. One no is enough, also of whoever has asked."""

        async def attempt() -> TableChange:
            self._here(seat, number)
            offers, seats = self.now.rows.offers, self.now.rows.seats
            offer = offers.get(what)
            if offer is None:
                raise Refusal(409, "no-offer")
            if not yes:
                return changes.beside(self.now, offers={key: one for key, one in offers.items() if key != what})
            agreed = offer.agreed | sum(bit(i) for i, one in enumerate(seats) if one.guest == seats[seat].guest)
            if any(not agreed & bit(other) for other in self.now.others(offer.seat)):
                return changes.beside(self.now, offers={**offers, what: replace(offer, agreed=agreed)})
            if what == "undo":
                self._refuse(self.may_undo(offer.seat))
                return await self._undone(offer.seat)
            return changes.ended(self.now, "agreed", offer.seat)

        return await self._change(RequestId(seat, client), number, attempt)

    async def resign(self, seat: int, client: str) -> Taken:
        return await self._change(RequestId(seat, client), None, lambda: self._gone("resigned", seat))

    async def time_out(self, seat: int) -> None:
        """Ends somebody's time; if an answer was first, Refusal."""

        async def attempt() -> TableChange:
            if seat not in self.now.rows.clocks:
                raise log.Outdated
            return await self._gone("time", seat)

        await self._change(None, None, attempt)

    async def come_back(self, seat: int, client: str) -> Taken:
        """A person whose seat a bot has played on sits down again."""

        async def attempt() -> TableChange:
            self._at(self.number)
            if self.now.rows.seats[seat].level is None:
                raise Refusal(409, "not-away")
            return changes.reseated(self.now, "returned", seat, None, "back")

        return await self._change(RequestId(seat, client), None, attempt)

    async def replace_bot(self, seat: int, number: int) -> None:
        """A bot that has failed gives its seat to one that does not."""

        async def attempt() -> TableChange:
            self._at(number)
            return changes.reseated(self.now, "replaced", seat, FALLBACK)

        await self._change(None, number, attempt)

    def may_undo(self, seat: int) -> Verdict:
        return changes.may_undo(self.about, self.now, self.recent, seat)

    # ── what it leads to ────────────────────────────────────────────────────────────────────────────────────────

    def _at(self, number: int) -> None:
        if self.over:
            raise Refusal(409, "over")
        if number != self.number:
            raise log.Outdated

    def _here(self, seat: int, number: int) -> None:
        """Whoever is away can only return: it has a bot that speaks for it."""
        self._at(number)
        if self.now.rows.seats[seat].level is not None:
            raise Refusal(409, "away")

    def _refuse(self, verdict: Verdict) -> None:
        """What may not be taken back, whoever agrees."""
        match verdict.answer:
            case "no":
                raise Refusal(409, "no-undo")
            case "nothing":
                raise Refusal(409, "nothing-to-undo")
            case "serious":
                raise Refusal(409, "undo-serious")
            case "absent":
                raise Refusal(409, "undo-absent", name=self.names[verdict.seats[0]])

    async def _undone(self, seat: int) -> TableChange:
        """Back to before the seat's last answer. Of a simultaneous question its own answers before the last stay."""
        fallen = changes.fallen(self.recent, self.number, seat)
        entry, known = fallen[-1].entry, {told.entry.number: told.entry for told in self.recent}
        back = entry.parent
        while back in known and known[back].kind == "undo":
            back = known[back].parent  # so that paths do not grow while somebody changes their mind
        with sound(self.id):
            found = await self.store.read(lambda t: self._path(t, back))
            settled, told = table_state.follow(self.beginning(), found)
        rows = changes.without(self.now.rows, fallen, seat, settled)
        after = TableState(rows, 0, settled, with_waiting(settled, rows.waiting))
        return TableChange(after, NewEntry("undo", seat, back, found.checksum, None, []), told=told)

    def _path(self, t: Transaction, number: int) -> Path:
        return log.path(t, self.id, self.about.rules, number, answers=log.MOST, load=self.game.load)

    def beginning(self) -> Position:
        about = self.about
        position: Position = about.game.start(len(self.now.rows.seats), about.options)
        return position

    async def _gone(self, why: str, seat: int) -> TableChange:
        """Somebody has resigned, or thought too long: a bot plays on, or the game ends."""
        self._here(seat, self.number)
        if self.about.settings.absent == "end":
            return changes.ended(self.now, why, seat)
        return changes.reseated(self.now, why, seat, FALLBACK)

    # ── into the database ───────────────────────────────────────────────────────────────────────────────────────

    async def _change(self, request: RequestId | None, number: int | None, attempt: Try) -> Taken:
        """Tries again where the table has moved on in another process: what we knew may be all that was wrong. What a
        seat has sent before is not refused: it led to something then."""
        async with self.lock:
            if not self._sure or (number is not None and number > self.number):
                await self._catch_up()  # the client may know more, from another process
            while True:
                stamp = self.now.rows.stamp
                try:
                    return Taken("" if request is None else request.client, await self._enter(await attempt(), request))
                except Refusal:
                    await self._catch_up()
                    if self.now.rows.stamp == stamp:
                        known = await self._known(request)
                        if known is None:
                            raise
                        return known

    async def _known(self, request: RequestId | None) -> Taken | None:
        if request is None:
            return None
        with sound(self.id):
            number = await self.store.read(lambda t: log.number_of(t, self.id, request))
        return None if number is None else Taken(request.client, number)

    async def _enter(self, step: TableChange, request: RequestId | None) -> int:
        """Commits what a change leads to, and then moves on; returns the number it led to."""
        self._sure = False
        writing = self.store.write(lambda t: commit(t, self.about, self.process, self.now, step, request))
        try:
            done = await writing
        except asyncio.CancelledError:  # whoever asked has gone away; what was written is told all the same
            if writing.exception() is None:
                self._moved(step, writing.result())
            raise
        except Refusal:
            self._sure = True
            raise
        self._moved(step, done)
        return done.number

    def _moved(self, step: TableChange, done: Committed) -> None:
        """The database has it."""
        self._sure = True
        self._stand(done.state, done.silent)
        if step.told is not None:
            self.recent.clear()
            self.recent.extend(step.told)
        if done.entry is not None and step.new_entry is not None:
            self.recent.append(log.told(done.entry, step.new_entry.events))
        self.tell()

    # ── from the database ───────────────────────────────────────────────────────────────────────────────────────

    async def catch_up(self, stamp: int | None = None) -> None:
        """Takes over what is in the database and not yet here, if it may have reached a stamp."""
        async with self.lock:
            if stamp is None or stamp > self.now.rows.stamp:
                await self._catch_up()

    async def _catch_up(self) -> None:
        with sound(self.id):
            await self._take_over()

    async def _take_over(self) -> None:
        table, now = self.id, self.now

        def work(t: Transaction) -> tuple[TableRows, list[LogEntry], Path | None]:
            rows = table_state.read(t, table)
            entries = log.after(t, table, now.rows.number)
            undone = any(entry.kind == "undo" for entry in entries)
            return rows, entries, self._path(t, rows.number) if undone else None

        rows, entries, path = await self.store.read(work)
        self._sure = True
        if rows == now.rows:
            return
        if path is None:
            settled, told = table_state.play(now.settled, entries)
            self.recent.extend(told)
            check = entries[-1].checksum if entries else now.checksum
        else:
            settled, told = table_state.follow(self.beginning(), path)
            self.recent.clear()
            self.recent.extend(told)
            check = path.checksum
        self._stand(table_state.from_rows(self.game, rows, check, settled))
        self.tell()

    async def think(self) -> bool:
        """Takes it on to play for the bots, if no other process does."""
        async with self.lock:
            if not await self.store.write(lambda t: due.claim(t, self.id, self.process)):
                return False
            self.now = replace(self.now, rows=replace(self.now.rows, thinker=self.process))
            return True

    # ── for those who look on ───────────────────────────────────────────────────────────────────────────────────

    def _stand(self, now: TableState, silent: bool = False) -> None:
        """After a change of which others may notice nothing, what everybody sees is the same."""
        public = self._telling.get("public") if silent else None
        self.now, self._telling, self._shown = now, {} if public is None else {"public": public}, {}

    def telling(self, what: Any, make: "Callable[[Live], T]") -> T:
        """Something that all are told: made once, until everybody has been."""
        return self._once(self._telling, what, make)

    def shown(self, what: Any, make: "Callable[[Live], T]") -> T:
        """Something that some ask for: made once, as long as the table stands so."""
        return self._once(self._shown, what, make)

    def _once(self, made: dict[Any, Any], what: Any, make: "Callable[[Live], T]") -> T:
        found: T | None = made.get(what)
        if found is None:
            found = made[what] = make(self)
        return found

    def _forget(self) -> None:
        """Everybody has been told: what was made for it is let go, while it is still at hand. A house of many tables
        would else spend its time on fetching from memory what nobody will look at. It stays where the next secret
        answer leaves it as it is."""
        if isinstance(self.now.settled.top, Together):
            return
        self._telling.clear()
        for _, alone in self.alone.values():
            alone.asked = None

    def mark_seen(self, guest: str, number: int) -> None:
        """A person has seen so much."""
        self.looked[guest] = number

    def tell(self) -> None:
        """Wakes all who wait for news."""
        for waiting in self._watching:
            if not waiting.done():
                waiting.set_result(None)
        self._watching.clear()

    async def told(self) -> None:
        """Returns when there is news."""
        waiting = self._loop.create_future()
        self._watching.add(waiting)
        if len(self._watching) >= self.visits:
            self._forget()
        try:
            await waiting
        finally:
            self._watching.discard(waiting)


async def load(store: Store, table: str, process: str = "") -> Live:
    """A table from the database: a snapshot, and what came after it."""
    with sound(table):
        return await _load(store, table, process)


async def _load(store: Store, table: str, process: str) -> Live:
    def work(t: Transaction) -> tuple[About, TableRows, Path, dict[str | None, int]]:
        row = t.row("SELECT game, rules, options, settings, made, host FROM tables WHERE id = ?", table)
        rows = table_state.read(t, table)
        about = about_of(table, as_written(row, ABOUT))
        all_seats(about.game.name, list(range(len(rows.seats))))
        newest = t.row("SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = ?", table)
        if newest != (rows.number,):
            raise Damaged(table)
        looked = t.rows("SELECT guest, MAX(looked) FROM seats WHERE table_id = ? GROUP BY guest", table)
        path = log.path(t, table, about.rules, rows.number, answers=log.MOST, load=about.game.load)
        return about, rows, path, as_written(dict(looked), LOOKED)

    about, rows, path, looked = await store.read(work)
    if path.passed:
        store.health.say(f"passed {table}", "something further back is damaged; it is played on: table %s", table)
    settled, told = table_state.follow(about.game.start(len(rows.seats), about.options), path)
    live = Live(store, process, about, table_state.from_rows(about.game, rows, path.checksum, settled))
    live.recent.extend(told)
    live.looked = looked
    return live


def about_of(table: str, row: Any) -> About:
    name, rules, options, settings, made, host = row
    game = games.get(name)
    if game.rules != rules:
        raise Refusal(410, "old-rules", game=name, rules=str(rules))
    given = msgspec.json.decode(options, type=game.options)
    return About(table, game, rules, given, msgspec.json.decode(settings, type=Settings), made, host)
