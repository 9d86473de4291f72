"""A table in memory: how it stands after its newest entry, one change at a time, and everybody who looks on.

A change is tried on a copy. Only when the database has it does the table move on, and only then is anybody told.
Where the log may have moved on without us (another process was first, a commit whose end was not heard) it is read.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from operator import itemgetter
from typing import Any, TypeVar

import msgspec

from habitable import games
from habitable.kernel.bits import bit
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.events import Entry as Event
from habitable.kernel.game import Game
from habitable.kernel.luck import LUCK
from habitable.kernel.match import Ply, own_only
from habitable.kernel.position import NATURE, Position
from habitable.kernel.questions import Together
from habitable.server import due, log, standing
from habitable.server.commit import About, Done, Entered, Next, commit
from habitable.server.errors import Refusal
from habitable.server.standing import Rows, Standing
from habitable.server.store import Store, Transaction
from habitable.server.wire import Offering, Settings, Taken, Undoing

REMEMBERED = 60  # what so many entries told is kept for those who look on
WHO = itemgetter(0)  # of a ply
FALLBACK = "greedy"  # plays on for whoever is away, and for bots that fail


T = TypeVar("T")
Try = Callable[[], Awaitable[Next]]


class Live:
    def __init__(self, store: Store, process: str, about: About, now: Standing) -> None:
        self.store = store
        self.process = process
        self.about = about
        self.now = now
        self.paced = about.settings.pace.kind != "none"
        self._loop = asyncio.get_running_loop()
        self._sure = True  # that the log has nothing which we have not
        self.lock = asyncio.Lock()
        self._watching: set[asyncio.Future[None]] = set()
        self._shown: dict[Any, Any] = {}
        self.recent: deque[tuple[log.Entry, list[Event]]] = deque(maxlen=REMEMBERED)
        self.looked: dict[str | None, int] = {}  # by guest: the newest entry that the person has seen
        self.luck = LUCK

    @property
    def id(self) -> str:
        return self.about.id

    @property
    def game(self) -> Game:
        return self.about.game

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

    # ── what people and bots do ─────────────────────────────────────────────────────────────────────────────────

    async def begin(self) -> None:
        """Nature answers what comes first; that is the first entry."""

        async def attempt() -> Next:
            if self.number:
                raise log.Outdated
            after = self.now.settled.copy()
            after.log = []
            return self._entry(NATURE, self._nature(after), after)

        await self._change(None, 0, attempt)

    async def answer(self, seat: int, number: int, answer: int, client: str, bot: bool = False) -> Taken:
        """Takes an answer once: sent again with the same id it gives the first reply again."""

        async def attempt() -> Next:
            self._at(number)
            if bot != (self.now.rows.seats[seat].level is not None):
                raise log.Outdated if bot else Refusal(409, "away")
            return self._answered(seat, answer)

        return await self._change(client, number, attempt)

    async def undo(self, seat: int, number: int, client: str) -> Taken:
        """Takes back the seat's last answer, or asks those who must agree."""

        async def attempt() -> Next:
            self._here(seat, number)
            if self.waiting.get(seat):
                return self._withdrawn(seat)
            how = self.may_undo(seat)
            if how == "no":
                raise Refusal(409, "no-undo" if self.about.settings.undo == "never" else "nothing-to-undo")
            if how == "ask":
                return self._offered("undo", seat)
            return await self._undone(seat)

        return await self._change(client, number, attempt)

    async def offer_end(self, seat: int, number: int, client: str) -> Taken:
        """Asks the others whether the game shall end as it stands."""

        async def attempt() -> Next:
            self._here(seat, number)
            if self.now.others(seat):
                return self._offered("end", seat)
            return self._ended("agreed", seat)

        return await self._change(client, number, attempt)

    async def consent(self, seat: int, number: int, what: Offering, yes: bool, client: str) -> Taken:
        """A person's yes or no to what somebody asks for. One no is enough, also of whoever has asked."""

        async def attempt() -> Next:
            self._here(seat, number)
            offers, seats = self.now.rows.offers, self.now.rows.seats
            offer = offers.get(what)
            if offer is None:
                raise Refusal(409, "no-offer")
            if not yes:
                return self._changed(offers={key: one for key, one in offers.items() if key != what})
            agreed = offer.agreed | sum(bit(i) for i, one in enumerate(seats) if one.guest == seats[seat].guest)
            if any(not agreed & bit(other) for other in self.now.others(offer.seat)):
                return self._changed(offers={**offers, what: offer._replace(agreed=agreed)})
            return await self._undone(offer.seat) if what == "undo" else self._ended("agreed", offer.seat)

        return await self._change(client, number, attempt)

    async def resign(self, seat: int, client: str) -> Taken:
        return await self._change(client, None, lambda: self._gone("resigned", seat))

    async def time_out(self, seat: int) -> None:
        """Ends somebody's time; if an answer was first, Refusal."""

        async def attempt() -> Next:
            if seat not in self.now.rows.clocks:
                raise log.Outdated
            return await self._gone("time", seat)

        await self._change(None, None, attempt)

    async def come_back(self, seat: int, client: str) -> Taken:
        """A person whose seat a bot has played on sits down again."""

        async def attempt() -> Next:
            self._at(self.number)
            if self.now.rows.seats[seat].level is None:
                raise Refusal(409, "not-away")
            return self._reseated("returned", seat, None, "back")

        return await self._change(client, None, attempt)

    async def replace_bot(self, seat: int, number: int) -> None:
        """A bot that has failed gives its seat to one that does not."""

        async def attempt() -> Next:
            self._at(number)
            return self._reseated("replaced", seat, FALLBACK)

        await self._change(None, number, attempt)

    def may_undo(self, seat: int) -> Undoing:
        """Whether a seat can take back an answer ("no"), whether others must agree ("ask") or not ("free")."""
        rows = self.now.rows
        if rows.ended is not None or rows.seats[seat].level is not None:
            return "no"
        if rows.waiting.get(seat):
            return "free"
        policy = self.about.settings.undo
        if policy == "never" or not (fallen := self._fallen(seat)):
            return "no"
        if policy == "free" or not self.now.others(seat):
            return "free"
        if rows.waiting:
            return "ask"
        plies = [ply for entry, _ in fallen for ply in log.plies(entry)]
        events = [event for _, told in fallen for event in told]
        return "free" if own_only(seat, plies, events) else "ask"

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

    def _answered(self, seat: int, answer: int) -> Next:
        game, now = self.game, self.now
        after = now.position.copy()
        question = after.top
        try:
            if answer >= game.vocabulary.size:
                raise game.explain_illegal(after, seat, answer)
            after.check(seat, answer)
        except IllegalAnswer:
            raise Refusal(422, "illegal-answer", why=game.explain_illegal(after, seat, answer)) from None
        assert question is not None
        after.log = []
        seen_by = question.seen_by(after)
        after.hear(seat, answer)
        plies = [Ply(seat, answer, seen_by)]
        if isinstance(question, Together):
            waiting = {**now.rows.waiting, seat: [*now.rows.waiting.get(seat, []), answer]}
            if isinstance(after.top, Together) and after.top.owing:
                after.log = None
                return Next(now._replace(rows=now.rows._replace(waiting=waiting), position=after), None)
            plies = [Ply(s, a, seen_by) for s in sorted(waiting) for a in waiting[s]]
        after.settle()
        plies += self._nature(after)
        return self._entry(seat, plies, after, "anew" if isinstance(question, Together) else "on")

    def _nature(self, position: Position) -> list[Ply]:
        """Nature answers, by weight and with the operating system's luck, until somebody else is asked."""
        plies = []
        while position.turn() == NATURE and position.top is not None:
            answer = self.luck.draw(position)
            plies.append(Ply(NATURE, answer, position.top.seen_by(position)))
            position.hear(NATURE, answer)
            position.settle()
        return plies

    def _entry(self, seat: int, plies: list[Ply], after: Position, asks: str = "on") -> Next:
        """An answer, with the position after it and its log."""
        events, after.log = after.log or [], None
        rows = self.now.rows._replace(waiting={}, ended="rules" if after.over() else None)
        entered = Entered("answer", seat, self.number, self.now.checksum, plies, events)
        return Next(Standing(rows, 0, after, after), entered, asks)

    def _withdrawn(self, seat: int) -> Next:
        """The last that a seat has said in secret; it is asked again."""
        waiting = {**self.waiting, seat: self.waiting[seat][:-1]}
        return self._changed(waiting={who: said for who, said in waiting.items() if said})._replace(asks="back")

    def _changed(self, **what: Any) -> Next:
        """Something beside the log."""
        rows = self.now.rows._replace(**what)
        position = standing.with_waiting(self.now.settled, rows.waiting)
        return Next(self.now._replace(rows=rows, position=position), None)

    def _offered(self, what: Offering, seat: int) -> Next:
        return self._changed(offers={**self.now.rows.offers, what: log.Offer(seat, bit(seat))})

    def _fallen(self, seat: int) -> list[tuple[log.Entry, list[Event]]]:
        """What would fall if a seat took back its last answer, the newest first; nothing if it has given none."""
        number, fallen = self.number, []
        for entry, told in reversed(self.recent):
            if entry.number == number:  # others were taken back
                fallen.append((entry, told))
                number = entry.parent
                if entry.kind == "answer" and (entry.seat == seat or seat in map(WHO, entry.data)):
                    return fallen
        return []

    async def _undone(self, seat: int) -> Next:
        """Back to before the seat's last answer. Of a simultaneous question its own answers before the last stay."""
        fallen = self._fallen(seat)
        if not fallen:
            raise Refusal(409, "nothing-to-undo")
        entry, known = fallen[-1][0], {one.number: one for one, _ in self.recent}
        back = entry.parent
        while back in known and known[back].kind == "undo":
            back = known[back].parent  # so that paths do not grow while somebody changes their mind
        found = await self.store.read(lambda t: log.path(t, self.id, self.about.rules, back, answers=log.MOST))
        settled, told = standing.follow(self.game, self.beginning(), found)
        own = [ply.answer for ply in log.plies(entry) if ply.seat == seat][:-1]
        rows = self.now.rows._replace(waiting={seat: own} if own else {})
        after = Standing(rows, 0, settled, standing.with_waiting(settled, rows.waiting))
        return Next(after, Entered("undo", seat, back, found.checksum, None, []), "back", told)

    def beginning(self) -> Position:
        about = self.about
        position: Position = about.game.start(len(self.now.rows.seats), about.options)
        return position

    async def _gone(self, why: str, seat: int) -> Next:
        """Somebody has resigned, or thought too long: a bot plays on, or the game ends."""
        self._here(seat, self.number)
        if self.about.settings.absent == "end":
            return self._ended(why, seat)
        return self._reseated(why, seat, FALLBACK)

    def _reseated(self, kind: str, seat: int, level: str | None, asks: str = "on") -> Next:
        seats = list(self.now.rows.seats)
        seats[seat] = seats[seat]._replace(level=level)
        return self._aside(kind, seat, self.now.rows._replace(seats=seats), asks)

    def _ended(self, why: str, seat: int) -> Next:
        kind = "ended" if why == "agreed" else why
        return self._aside(kind, seat, self.now.rows._replace(ended=why, waiting={}))

    def _aside(self, kind: str, seat: int, rows: Rows, asks: str = "on") -> Next:
        """An entry that leaves the position as it is."""
        now = self.now
        after = Standing(rows, 0, now.settled, standing.with_waiting(now.settled, rows.waiting))
        return Next(after, Entered(kind, seat, now.rows.number, now.checksum, None, []), asks)

    # ── into the database ───────────────────────────────────────────────────────────────────────────────────────

    async def _change(self, client: str | None, number: int | None, attempt: Try) -> Taken:
        async with self.lock:
            try:
                if not self._sure or (number is not None and number > self.number):
                    await self._catch_up()  # the client may have heard from another process
                return Taken(client or "", await self._attempt(client, attempt))
            except Refusal:
                known = None
                if client is not None:
                    known = await self.store.read(lambda t: log.number_of_client(t, self.id, client))
                if known is None:
                    raise
                return Taken(client or "", known)

    async def _attempt(self, client: str | None, attempt: Try) -> int:
        """Tries again where the table has moved on in another process: what we knew may be all that was wrong."""
        while True:
            stamp = self.now.rows.stamp
            try:
                return await self._enter(await attempt(), client)
            except Refusal:
                await self._catch_up()
                if self.now.rows.stamp == stamp:
                    raise

    async def _enter(self, step: Next, client: str | None) -> int:
        """Commits what a change leads to, and then moves on; returns the number it led to."""
        self._sure = False
        writing = self.store.write(lambda t: commit(t, self.about, self.process, self.now, step, client))
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

    def _moved(self, step: Next, done: Done) -> None:
        """The database has it."""
        _, after, entry, silent = done
        self._sure = True
        self._stand(after, silent)
        if step.told is not None:
            self.recent.clear()
            self.recent.extend(step.told)
        if entry is not None and step.entered is not None:
            self.recent.append((entry, step.entered.events))
        self.tell()

    # ── from the database ───────────────────────────────────────────────────────────────────────────────────────

    async def catch_up(self, stamp: int | None = None) -> None:
        """Takes over what is in the database and not yet here, if it may have reached a stamp."""
        async with self.lock:
            if stamp is None or stamp > self.now.rows.stamp:
                await self._catch_up()

    async def _catch_up(self) -> None:
        table, now = self.id, self.now

        def work(t: Transaction) -> tuple[Rows, list[log.Entry], log.Path | None]:
            rows = standing.read(t, table)
            entries = log.after(t, table, now.rows.number)
            undone = any(entry.kind == "undo" for entry in entries)
            return (
                rows,
                entries,
                log.path(t, table, self.about.rules, rows.number, answers=log.MOST) if undone else None,
            )

        rows, entries, path = await self.store.read(work)
        self._sure = True
        if rows == now.rows:
            return
        if path is None:
            settled, told = standing.play(now.settled, entries)
            self.recent.extend(told)
            check = entries[-1].checksum if entries else now.checksum
        else:
            settled, told = standing.follow(self.game, self.beginning(), path)
            self.recent.clear()
            self.recent.extend(told)
            check = path.checksum
        self._stand(Standing(rows, check, settled, standing.with_waiting(settled, rows.waiting)))
        self.tell()

    async def think(self) -> bool:
        """Takes it on to play for the bots, if no other process does."""
        async with self.lock:
            if not await self.store.write(lambda t: due.claim(t, self.id, self.process)):
                return False
            self.now = self.now._replace(rows=self.now.rows._replace(thinker=self.process))
            return True

    # ── for those who look on ───────────────────────────────────────────────────────────────────────────────────

    def _stand(self, now: Standing, silent: bool = False) -> None:
        """After a change of which others may notice nothing, what everybody sees is the same."""
        public = self._shown.get("public") if silent else None
        self.now, self._shown = now, {} if public is None else {"public": public}

    def shown(self, what: Any, make: "Callable[[Live], T]") -> T:
        """Something that many look at: made once, as long as the table stands so."""
        found: T | None = self._shown.get(what)
        if found is None:
            found = self._shown[what] = make(self)
        return found

    def look_to(self, guest: str, number: int) -> None:
        """A person has seen so much."""
        self.looked[guest] = number

    def tell(self) -> None:
        """Wakes all who wait for news."""
        for waiting in self._watching:
            if not waiting.done():
                waiting.set_result(None)

    async def told(self) -> None:
        """Returns when there is news."""
        waiting = self._loop.create_future()
        self._watching.add(waiting)
        try:
            await waiting
        finally:
            self._watching.discard(waiting)


async def load(store: Store, table: str, process: str = "") -> Live:
    """A table from the database: a snapshot, and what came after it."""

    def work(t: Transaction) -> tuple[Any, Rows, log.Path, dict[str | None, int]]:
        row = t.row("SELECT game, rules, options, settings, made FROM tables WHERE id = ?", table)
        rows = standing.read(t, table)
        assert row is not None
        looked = t.rows("SELECT guest, MAX(looked) FROM seats WHERE table_id = ? GROUP BY guest", table)
        return row, rows, log.path(t, table, row[1], rows.number, answers=log.MOST), dict(looked)

    (name, rules, options, settings, made), rows, path, looked = await store.read(work)
    game = games.get(name)
    if game.rules != rules:
        raise Refusal(410, "old-rules", game=name, rules=str(rules))
    given = msgspec.json.decode(options, type=game.options)
    about = About(table, game, rules, given, msgspec.json.decode(settings, type=Settings), made)
    settled, told = standing.follow(game, game.start(len(rows.seats), given), path)
    now = Standing(rows, path.checksum, settled, standing.with_waiting(settled, rows.waiting))
    live = Live(store, process, about, now)
    live.recent.extend(told)
    live.looked = looked
    return live
