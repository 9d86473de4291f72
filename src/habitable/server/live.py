"""A table in memory: the position after its newest entry, one answer at a time, and everybody who looks on.

An answer is tried on a copy. Only when the database has it does the table move on, and only then is anybody told.
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
    plies: list[Ply]  # empty while others still think
    events: list[Event]
    said: list[int]  # by its seat, in secret, so far


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
        async with self.lock:
            try:
                step = self._try(seat, number, answer)
            except Refusal:
                known = await self.store.read(lambda t: log.number_of_client(t, self.id, client))
                if known is None:
                    raise
                return Taken(client, known)
            return Taken(client, await self._enter(step, seat, client))

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
        said = [*self.waiting.get(seat, []), answer]
        if isinstance(question, Together):
            everything = {**self.waiting, seat: said}
            if isinstance(after.top, Together) and after.top.owing:
                return Step(after, [], [], said)
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
        asked = sum(bit(other) for other in step.position.asked() if other >= 0)
        number = self.number

        def commit(t: Transaction) -> int:
            known = None if client is None else log.number_of_client(t, self.id, client)
            if known is not None:
                return known
            if not step.plies:
                log.hold(t, self.id, number, asked)
                log.wait(t, self.id, number, seat, step.said, client)
                return number
            over = step.position.over()
            result = {"scores": step.position.scores(), "places": step.position.places()} if over else None
            log.advance(t, self.id, number, asked, "over" if over else "playing", result)
            log.append(t, self.id, log.Entry(number + 1, number, "answer", seat, step.plies, 0), client)
            log.stop_waiting(t, self.id)
            if (number + 1) % log.EVERY == 0:
                log.keep_snapshot(t, self.id, number + 1, self.game.dump(step.position))
            return number + 1

        reached = await self.store.write(commit)
        if step.plies and reached == number + 1:
            self.number = reached
            self.waiting = {}
            self.recent.append((reached, step.events))
        elif not step.plies and reached == number:
            self.waiting = {**self.waiting, seat: step.said}
        else:
            return reached  # it was in the log already
        self.position = step.position
        async with self.moved:
            self.moved.notify_all()
        return reached

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

    name, rules, options, number, names, kept, entries, waiting = await store.read(work)
    game = games.get(name)
    if game.rules != rules:
        raise Refusal(410, "old-rules", game=name, rules=str(rules))
    live = Live(store, table, game, len(names), msgspec.json.decode(options, type=game.options), names)
    if kept is not None:
        live.position = game.load(kept[1])
    for entry in entries:
        for seat, answer, _ in log.plies(entry.data):
            live.position.play(seat, answer)
    for seat, said in waiting.items():
        for answer in said:
            live.position.play(seat, answer)
    live.number = number
    live.waiting = waiting
    return live
