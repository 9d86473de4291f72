"""Taking answers, and reading what was played: at one keyboard, at a server's tables, in replays and simulations.

A *moment* is what stands or falls together: one answer, or all answers of a simultaneous question, perhaps with the
luck that follows. There is no clock here, no database and no loop of events; luck comes from outside.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from habitable.kernel.bits import bit
from habitable.kernel.events import Event
from habitable.kernel.game import Game, View
from habitable.kernel.luck import Luck
from habitable.kernel.position import EVERYONE, NATURE, Position
from habitable.kernel.questions import Together
from habitable.kernel.record import HIDDEN, Line

Waiting = dict[int, list[int]]  # by seat: what waits in secret
Who = int | Literal["all"] | None  # a seat, somebody who may know everything, a spectator


class Ply(NamedTuple):
    seat: int
    answer: int
    seen_by: int  # the set of seats that know the answer; -1 for everybody


class Moment(NamedTuple):
    plies: list[Ply]
    events: list[Event]
    position: Position  # after them


# ── taking an answer ────────────────────────────────────────────────────────────────────────────────────────────────


def take(
    game: Game,
    position: Position,
    waiting: Waiting,
    seat: int,
    answer: int,
    luck: Luck | None = None,
    then: Sequence[int] = (),
) -> tuple[Moment, Waiting]:
    """What an answer leads to, and what waits then: while others still think, a moment without plies. With luck Nature
    answers, too, until somebody else is asked. What the same seat answers `then` is part of the same moment, as long as
    nobody else is asked in between. IllegalAnswer says what would be legal; nothing given is changed."""
    after = position.copy()
    after.log = []
    plies: list[Ply] = []
    together = waiting
    for each in (answer, *then):
        game.check_answer(after, seat, each)
        question = after.top
        assert question is not None
        seen_by = question.seen_by(after)
        after.accept(seat, each)
        if not isinstance(question, Together):
            plies.append(Ply(seat, each, seen_by))
            after.settle()
            continue
        together = {**together, seat: [*together.get(seat, []), each]}
        if not isinstance(after.top, Together) or not after.top.owing:
            plies += in_order(together, seen_by)
            together = {}
            after.settle()
    if together:
        after.log = None
        return Moment([], [], after), together
    if luck is not None:
        plies += nature(after, luck)
    return _moment(plies, after), {}


def deal(position: Position, luck: Luck) -> Moment:
    """What Nature answers before anybody else is asked."""
    after = position.copy()
    after.log = []
    return _moment(nature(after, luck), after)


def again(position: Position, plies: list[Ply]) -> Moment:
    """A moment that was played before, luck included; IllegalAnswer where it cannot have been."""
    after = position.copy()
    after.log = []
    for ply in plies:
        after.play(ply.seat, ply.answer)
    return _moment(plies, after)


def nature(position: Position, luck: Luck) -> list[Ply]:
    """Nature answers, in this position, until somebody else is asked."""
    plies = []
    while position.turn() == NATURE and position.top is not None:
        answer = luck.draw(position)
        plies.append(Ply(NATURE, answer, position.top.seen_by(position)))
        position.accept(NATURE, answer)
        position.settle()
    return plies


def in_order(waiting: Waiting, seen_by: int) -> list[Ply]:
    """What several seats have answered, in the order of the seats; each knows its own."""
    return [
        Ply(seat, answer, seen_by if seen_by == EVERYONE else seen_by | bit(seat))
        for seat in sorted(waiting)
        for answer in waiting[seat]
    ]


def _moment(plies: list[Ply], after: Position) -> Moment:
    events, after.log = after.log or [], None
    return Moment(plies, events, after)


# ── what waits in secret ────────────────────────────────────────────────────────────────────────────────────────────


def with_waiting(settled: Position, waiting: Waiting) -> Position:
    """The position with the answers that wait; IllegalAnswer where they cannot."""
    if not waiting:
        return settled
    after = settled.copy()
    for seat, answers in waiting.items():
        for answer in answers:
            after.play(seat, answer)
    return after


def taken_back(waiting: Waiting, seat: int) -> Waiting:
    """What waits without the last answer of a seat."""
    left = {**waiting, seat: waiting[seat][:-1]}
    return {who: answers for who, answers in left.items() if answers}


def waits_again(before: Position, plies: Iterable[Ply], seat: int) -> Waiting:
    """What of a moment that falls waits again, where it was said in secret: the seat's own answers but the last."""
    if not isinstance(before.top, Together):
        return {}
    return taken_back({seat: [ply.answer for ply in plies if ply.seat == seat]}, seat)


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def steps(moments: Iterable[Moment], luck_apart: bool = False) -> list[Moment]:
    """The moments at which a replay stops: luck is one step with what it follows, as in a server's log, or, apart, all
    of it in a row is a step."""
    out: list[Moment] = []
    for moment in moments:
        if out and _luck(moment) and (not luck_apart or _luck(out[-1])):
            plies, events, _ = out[-1]
            out[-1] = Moment(plies + moment.plies, events + moment.events, moment.position)
        else:
            out.append(moment)
    return out


def _luck(moment: Moment) -> bool:
    return bool(moment.plies) and moment.plies[0].seat == NATURE


def sees(seen_by: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator, is in a set of seats that know something."""
    return seen_by == EVERYONE or (seat is not None and bool(seen_by >> seat & 1))


class Viewpoint:
    """Who reads a game, and so what is shown of it: some seats, none (a spectator), or one who may know everything."""

    def __init__(self, game: Game, seats: Sequence[int], everything: bool = False) -> None:
        self.game = game
        self.seats = seats
        self.everything = everything

    def text(self, ply: Ply) -> str | None:
        """An answer, if it may be known."""
        if self.everything or ply.seen_by == EVERYONE or self._one_who_sees(ply.seen_by) is not None:
            return self.game.vocabulary.text(ply.answer)
        return None

    def line(self, ply: Ply) -> Line:
        """An answer as it stands in a record."""
        return Line(ply.seat, self.text(ply) or HIDDEN)

    def events(self, events: Iterable[Event]) -> list[dict[str, Any]]:
        shown = self.game.events
        if self.everything:
            return [shown.show_all(event) for event in events]
        return [shown.show(event, None if event[0] == EVERYONE else self._one_who_sees(event[0])) for event in events]

    def view(self, position: Position) -> View:
        """The table; with several seats as the first of them sees it."""
        if self.everything:
            return self.game.open_view(position)
        return self.game.view(position, self.seats[0] if self.seats else None)

    def _one_who_sees(self, seen_by: int) -> int | None:
        for seat in self.seats:
            if sees(seen_by, seat):
                return seat
        return None


def viewpoint_of(game: Game, who: Who) -> Viewpoint:
    return Viewpoint(game, [who] if isinstance(who, int) else [], who == "all")
