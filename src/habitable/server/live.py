"""A table in memory: the position after its newest entry, one answer at a time, and everybody who looks on.

An answer is tried on a copy. Only when the database has it does the table move on, and only then is anybody told.
Where the log may have moved on without us (another process was first, a commit whose end was not heard) it is read.
"""

import asyncio
import random
from collections import deque
from typing import Any, NamedTuple

import msgspec

from habitable import games
from habitable.kernel.bits import bit
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.events import Entry as Event
from habitable.kernel.game import Game
from habitable.kernel.match import Ply
from habitable.kernel.position import NATURE, Position
from habitable.kernel.questions import Together
from habitable.server import log
from habitable.server.errors import Refusal
from habitable.server.store import Store, Transaction
from habitable.server.wire import SeatState, State, Taken

REMEMBERED = 60  # the events of so many entries are kept for those who look on


class Step(NamedTuple):
    """What an answer leads to."""

    position: Position
    plies: list[Ply] | None  # None while others still think
    events: list[Event]
    said: list[int]  # by its seat, in secret, so far; empty for an answer that is no secret


class Live:
    def __init__(self, store: Store, table: str, game: Game, seats: int, options: Any, names: list[str]) -> None:
        self.store = store
        self.id = table
        self.game = game
        self.names = names
        self._options = options
        self.number = 0
        self.position = game.start(seats, options)  # after the newest entry, with what waits in secret
        self.waiting: dict[int, list[int]] = {}
        self._settled = self.position  # without what waits in secret
        self._sure = True  # that the log has nothing which we have not
        self.lock = asyncio.Lock()
        self.moved = asyncio.Condition()
        self.recent: deque[tuple[int, list[Event]]] = deque(maxlen=REMEMBERED)
        self.luck = random.SystemRandom()

    # ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def begin(self) -> None:
        """Nature answers what comes first; that is the first entry."""
        async with self.lock:
            after = self.position.copy()
            after.log = []
            plies = self._nature(after)
            await self._enter(Step(after, plies, after.log, []), NATURE, None)

    async def answer(self, seat: int, number: int, answer: int, client: str) -> Taken:
        """Takes an answer once: asked again with the same id it gives the first reply again."""
        return await asyncio.shield(self._answer(seat, number, answer, client))  # whoever asked may go away meanwhile

    async def _answer(self, seat: int, number: int, answer: int, client: str) -> Taken:
        async with self.lock:
            try:
                if not self._sure or number > self.number:  # the client may have heard from another process
                    await self._catch_up()
                while True:
                    step = self._try(seat, number, answer)
                    try:
                        return Taken(client, await self._enter(step, seat, client))
                    except log.Outdated:
                        await self._catch_up()
            except Refusal:
                known = await self.store.read(lambda t: log.number_of_client(t, self.id, client))
                if known is None:
                    raise
                return Taken(client, known)

    def _try(self, seat: int, number: int, answer: int) -> Step:
        """What the answer would lead to; Refusal if it is late or not legal."""
        if number != self.number:
            raise log.Outdated
        after = self.position.copy()
        question = after.top
        try:
            if answer >= self.game.vocabulary.size:
                raise IllegalAnswer(str(answer))
            after.check(seat, answer)
        except IllegalAnswer:
            why = self.game.explain_illegal(after, seat, answer)
            raise Refusal(422, "illegal-answer", why=str(why)) from None
        assert question is not None
        after.log = []
        seen_by = question.seen_by(after)
        after.hear(seat, answer)
        plies = [Ply(seat, answer, seen_by)]
        said = []
        if isinstance(question, Together):
            said = [*self.waiting.get(seat, []), answer]
            everything = {**self.waiting, seat: said}
            if isinstance(after.top, Together) and after.top.owing:
                return Step(after, None, [], said)
            plies = [Ply(s, a, seen_by) for s in sorted(everything) for a in everything[s]]
        after.settle()
        plies += self._nature(after)
        return Step(after, plies, after.log, said)

    def _nature(self, position: Position) -> list[Ply]:
        """Nature answers, by weight and with the operating system's luck, until somebody else is asked."""
        plies = []
        while position.turn() == NATURE and position.top is not None:
            options = position.options(NATURE)
            answer = self.luck.choices(options, position.weights())[0]
            plies.append(Ply(NATURE, answer, position.top.seen_by(position)))
            position.play(NATURE, answer)
        return plies

    async def _enter(self, step: Step, seat: int, client: str | None) -> int:
        """Commits what an answer leads to, and then moves on; returns the number it led to."""
        step.position.log = None
        self._sure = False
        try:
            reached, new = await self.store.write(lambda t: self._commit(t, step, seat, client))
        except Refusal:
            self._sure = True
            raise
        if not new:  # it was in the log already, perhaps with other luck
            await self._catch_up()
            return reached
        self._sure = True
        if step.plies is None:
            self.waiting = {**self.waiting, seat: step.said}
        else:
            self.number = reached
            self.waiting = {}
            self._settled = step.position
            self.recent.append((reached, step.events))
        self.position = step.position
        await self._tell()
        return reached

    def _commit(self, t: Transaction, step: Step, seat: int, client: str | None) -> tuple[int, bool]:
        """The number that the answer led to, and whether it is new."""
        number = self.number
        known = None if client is None else log.number_of_client(t, self.id, client)
        if known is not None:
            return known, False
        asked = sum(bit(other) for other in step.position.asked() if other >= 0)
        if step.plies is None:
            log.hold(t, self.id, number, asked)
            self._check_waiting(t)
            log.wait(t, self.id, number, seat, step.said, client)
            return number, True
        over = step.position.over()
        result = {"scores": step.position.scores(), "places": step.position.places()} if over else None
        log.advance(t, self.id, number, asked, "over" if over else "playing", result)
        if step.said:
            self._check_waiting(t)
            log.stop_waiting(t, self.id)
        log.append(t, self.id, log.Entry(number + 1, number, "answer", seat, step.plies, 0), client)
        if (number + 1) % log.EVERY == 0:
            log.keep_snapshot(t, self.id, number + 1, self.game.dump(step.position))
        return number + 1, True

    def _check_waiting(self, t: Transaction) -> None:
        """What others have said in secret must be what we know of, or the last one in would not know that it is."""
        if log.waiting(t, self.id, self.number) != self.waiting:
            raise log.Outdated

    async def catch_up(self) -> None:
        """Plays what is in the log and not yet here."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        def work(t: Transaction) -> tuple[list[log.Entry], dict[int, list[int]]]:
            entries = log.load(t, self.id, self.number)
            return entries, log.waiting(t, self.id, entries[-1].number if entries else self.number)

        entries, waiting = await self.store.read(work)
        self._sure = True
        if entries or waiting != self.waiting:
            self.follow(entries, waiting)
            await self._tell()

    def follow(self, entries: list[log.Entry], waiting: dict[int, list[int]]) -> None:
        """Moves on by what was read from the log."""
        after = self._settled.copy()
        for entry in entries:
            after.log = []
            for seat, answer, _ in log.plies(entry.data):
                after.play(seat, answer)
            self.recent.append((entry.number, after.log))
            self.number = entry.number
        after.log = None
        self._settled = after
        self.waiting = waiting
        self.position = after.copy() if waiting else after
        for seat, said in waiting.items():
            for answer in said:
                self.position.play(seat, answer)

    async def _tell(self) -> None:
        async with self.moved:
            self.moved.notify_all()

    def options(self) -> dict[str, Any]:
        """Of the game, for records."""
        out: dict[str, Any] = msgspec.to_builtins(self._options)
        return out

    # ── looking ─────────────────────────────────────────────────────────────────────────────────────────────────

    def state(self, seats: list[int], since: int) -> State:
        """What a browser with these seats may see now, and what has happened since a number."""
        p = self.position
        known = [number for number, _ in self.recent]
        whole = since == self.number or (bool(known) and known[0] <= since + 1)
        events = [e for number, happened in self.recent if whole and number > since for e in happened]
        return State(
            number=self.number,
            over=p.over(),
            asked=[seat for seat in p.asked() if seat >= 0],
            view=None if seats else self.game.view(p, None),
            seats=[
                SeatState(
                    seat=seat,
                    view=self.game.view(p, seat),
                    choices=[self.game.describe(p, seat, answer) for answer in p.options(seat)],
                )
                for seat in seats
            ],
            events=[self._show(event, seats) for event in events],
            since=since if whole else 0,
        )

    def _show(self, event: Event, seats: list[int]) -> dict[str, Any]:
        """An event as somebody with these seats sees it."""
        told = [seat for seat in seats if event[0] == -1 or event[0] >> seat & 1]
        return self.game.events.show(event, told[0] if told else None)

    async def news(self, number: int, waiting: int) -> None:
        """Returns when something has happened since a number, or since so many answers waited in secret."""
        async with self.moved:
            await self.moved.wait_for(lambda: self.number != number or len(self.waiting) != waiting)


async def load(store: Store, table: str) -> Live:
    """A table from the database: the newest snapshot, and what came after it."""

    def work(t: Transaction) -> tuple[Any, ...]:
        row = t.row("SELECT game, rules, options, number FROM tables WHERE id = ?", table)
        if row is None:
            raise Refusal(404, "no-such-table")
        names = [name for (name,) in t.rows("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", table)]
        kept = log.snapshot(t, table, row[3])
        entries = log.load(t, table, kept[0] if kept else 0)
        return (*row, names, kept, entries, log.waiting(t, table, row[3]))

    name, rules, options, _, names, kept, entries, waiting = await store.read(work)
    game = games.get(name)
    if game.rules != rules:
        raise Refusal(410, "old-rules", game=name, rules=str(rules))
    live = Live(store, table, game, len(names), msgspec.json.decode(options, type=game.options), names)
    if kept is not None:
        live.number, live._settled = kept[0], game.load(kept[1])
    live.follow(entries, waiting)
    return live
