"""A game in progress: the position, what led to it, who said what in secret, and taking back.

A *moment* is what stands or falls together: one answer, or all answers of a simultaneous question.
"""

from collections.abc import Collection
from typing import Any, NamedTuple

from habitable.kernel.errors import BadRecord, CannotUndo, HabitableError, IllegalAnswer
from habitable.kernel.events import Entry
from habitable.kernel.game import Game
from habitable.kernel.luck import LUCK, Luck
from habitable.kernel.position import EVERYONE, NATURE, Position
from habitable.kernel.questions import Together
from habitable.kernel.record import HIDDEN, Line, Record
from habitable.kernel.undo import Fallen, Sitter, may_undo


class Ply(NamedTuple):
    seat: int
    answer: int
    seen_by: int  # the set of seats that know the answer; -1 for everybody


def sees(seen_by: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator, is in a set of seats that know something."""
    return seen_by == EVERYONE or (seat is not None and bool(seen_by >> seat & 1))


def known_to(seat: int, seen_by: int) -> int:
    """The set of seats that know an answer: whoever gave it does."""
    return seen_by if seen_by == EVERYONE or seat < 0 else seen_by | 1 << seat


class Moment(NamedTuple):
    plies: list[Ply]
    events: list[Entry]
    position: Position  # after them


class Match:
    def __init__(self, game: Game, names: list[str], options: dict[str, Any] | None = None) -> None:
        game.check_seats(len(names))
        self.game = game
        self.names = names
        self.options = game.make_options(options)
        position = game.start(len(names), self.options)
        self.moments = [Moment([], [], position)]
        self.waiting: dict[int, list[int]] = {}
        self.position = position.copy()
        self.date: str | None = None

    @property
    def plies(self) -> list[Ply]:
        return [ply for moment in self.moments for ply in moment.plies]

    # ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, seat: int, answer: int) -> list[Entry]:
        """Takes an answer; returns what happened, which is nothing while others still think."""
        after = self.position.copy()
        question = after.top
        self.game.check_answer(after, seat, answer)
        assert question is not None
        after.log = []
        seen_by = question.seen_by(after)
        after.hear(seat, answer)
        plies = [Ply(seat, answer, seen_by)]
        if isinstance(question, Together):
            said = {**self.waiting, seat: [*self.waiting.get(seat, []), answer]}
            if isinstance(after.top, Together) and after.top.owing:
                self.waiting = said
                self.position = after
                after.log = None
                return []
            plies = [Ply(s, a, known_to(s, seen_by)) for s in sorted(said) for a in said[s]]
        after.settle()
        events, after.log = after.log, None
        self.moments.append(Moment(plies, events, after))
        self.waiting = {}
        self.position = after.copy()
        return events

    def play_nature(self, luck: Luck = LUCK) -> list[Entry]:
        """Nature answers, each time by itself, until somebody else is asked."""
        events = []
        while self.position.turn() == NATURE:
            events += self.play(NATURE, luck.draw(self.position))
        return events

    # ── taking back ─────────────────────────────────────────────────────────────────────────────────────────────

    def must_agree(self, seat: int) -> list[int]:
        """The other seats, if this seat cannot take back its last answer alone.

        Raises CannotUndo where there is nothing to take back.
        """
        waiting = [other for other, said in self.waiting.items() if said]
        fallen = [] if seat in waiting else self._fallen(self._before_last_answer(seat))
        return list(may_undo(seat, [Sitter(i) for i in range(len(self.names))], fallen, waiting).seats)

    def _fallen(self, keep: int) -> list[Fallen]:
        return [
            Fallen(i, [ply.seat for ply in moment.plies], any(event[0] != EVERYONE for event in moment.events))
            for i, moment in enumerate(self.moments[keep:], keep)
        ]

    def undo(self, seat: int, agreed: Collection[int] = ()) -> None:
        """Takes back the seat's last answer; Nature will draw anew what fell with it."""
        for other in self.must_agree(seat):
            if other not in agreed:
                raise CannotUndo("undo-must-agree", name=self.names[other])
        if self.waiting.get(seat):
            waiting = {**self.waiting, seat: self.waiting[seat][:-1]}
        else:
            keep = self._before_last_answer(seat)
            own = [ply.answer for ply in self.moments[keep].plies if ply.seat == seat]
            self.moments = self.moments[:keep]
            waiting = {seat: own[:-1]}
        self.waiting = {}
        self.position = self.moments[-1].position.copy()
        for other in sorted(waiting):
            for answer in waiting[other]:
                self.play(other, answer)

    def _before_last_answer(self, seat: int) -> int:
        """How many moments stay when the last one with an answer of this seat falls."""
        for i in range(len(self.moments) - 1, 0, -1):
            if any(ply.seat == seat for ply in self.moments[i].plies):
                return i
        raise CannotUndo("undo-nothing")

    # ── records ─────────────────────────────────────────────────────────────────────────────────────────────────

    def record(self) -> Record:
        """Everything, what waits in secret included: for saving, not for showing to a player."""
        plies = self.plies + [Ply(s, a, -1) for s in sorted(self.waiting) for a in self.waiting[s]]
        return self._record([Line(ply.seat, self.game.vocabulary.text(ply.answer)) for ply in plies])

    def record_for(self, seat: int | None) -> Record:
        """What a seat, or a spectator, may read: hidden answers as `?`, and everything once the game is over."""
        lines = []
        for ply in self.plies:
            known = sees(ply.seen_by, seat) or self.position.over()
            lines.append(Line(ply.seat, self.game.vocabulary.text(ply.answer) if known else HIDDEN))
        return self._record(lines)

    def _record(self, lines: list[Line]) -> Record:
        options = {key: getattr(self.options, key) for key in self.options.__struct_fields__}
        record = Record(self.game.name, self.game.rules, self.names, options, lines=lines)
        if self.date is not None:
            record.date = self.date
        return record


def replay(game: Game, record: Record, plies: int | None = None) -> Match:
    """The match of a record, up to some ply; BadRecord names the line and what was legal there."""
    if record.game != game.name:
        raise BadRecord("record-other-game", game=record.game, wanted=game.name)
    if record.rules != game.rules:
        raise BadRecord("record-other-rules", game=game.name, rules=str(record.rules), ours=str(game.rules))
    if record.hides:
        raise BadRecord("record-hides")
    try:
        match = Match(game, record.seats, record.options)
    except HabitableError as error:
        raise BadRecord("record-head", why=error) from None
    match.date = record.date
    for line in record.lines[:plies]:
        try:
            answer: int | str = game.vocabulary.parse(line.text)
        except IllegalAnswer:
            answer = line.text
        if isinstance(answer, str) or answer not in match.position.options(line.seat):
            why = game.explain_illegal(match.position, line.seat, answer)
            raise BadRecord("record-line", line=line.number, why=why)
        match.play(line.seat, answer)
    return match
