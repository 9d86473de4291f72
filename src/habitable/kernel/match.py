"""A game in progress: the position, what led to it, which answers wait in secret, and taking back."""

from collections.abc import Collection, Sequence
from typing import Any

from habitable.kernel.errors import BadRecord, CannotUndo, HabitableError, IllegalAnswer
from habitable.kernel.events import Event, some_only
from habitable.kernel.game import Game
from habitable.kernel.luck import LUCK, Luck
from habitable.kernel.play import (
    Moment,
    Ply,
    Viewpoint,
    Waiting,
    in_order,
    take,
    taken_back,
    viewpoint_of,
    waits_again,
    with_waiting,
)
from habitable.kernel.position import NATURE
from habitable.kernel.record import Record
from habitable.kernel.undo import Fallen, Sitter, may_undo


class Match:
    def __init__(self, game: Game, names: list[str], options: dict[str, Any] | None = None) -> None:
        game.check_seats(len(names))
        self.game = game
        self.names = names
        self.options = game.make_options(options)
        position = game.start(len(names), self.options)
        self.moments = [Moment([], [], position)]
        self.waiting: Waiting = {}
        self.position = position.copy()
        self.date: str | None = None

    @property
    def plies(self) -> list[Ply]:
        return [ply for moment in self.moments for ply in moment.plies]

    @property
    def unfinished(self) -> Moment:
        """What waits in secret."""
        return Moment(in_order(self.waiting, 0), [], self.position)

    # ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, seat: int, answer: int, then: Sequence[int] = ()) -> list[Event]:
        """Takes an answer, and what the seat answers then, as one thing to take back; returns what happened, which is
        nothing while others still think."""
        moment, self.waiting = take(self.game, self.position, self.waiting, seat, answer, then=then)
        self.position = moment.position
        if moment.plies:
            self.moments.append(moment)
            self.position = moment.position.copy()
        return moment.events

    def play_nature(self, luck: Luck = LUCK) -> list[Event]:
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
        fallen = [] if seat in self.waiting else self._fallen(self._before_last_answer(seat))
        return list(may_undo(seat, [Sitter(i) for i in range(len(self.names))], fallen, self.waiting).seats)

    def _fallen(self, keep: int) -> list[Fallen]:
        return [
            Fallen(i, [ply.seat for ply in moment.plies], some_only(moment.events))
            for i, moment in enumerate(self.moments[keep:], keep)
        ]

    def undo(self, seat: int, agreed: Collection[int] = ()) -> None:
        """Takes back the seat's last answer; Nature will draw anew what fell with it."""
        for other in self.must_agree(seat):
            if other not in agreed:
                raise CannotUndo("undo-must-agree", name=self.names[other])
        if seat in self.waiting:
            self.waiting = taken_back(self.waiting, seat)
        else:
            keep = self._before_last_answer(seat)
            self.waiting = waits_again(self.moments[keep - 1].position, self.moments[keep].plies, seat)
            self.moments = self.moments[:keep]
        self.position = with_waiting(self.moments[-1].position.copy(), self.waiting)

    def _before_last_answer(self, seat: int) -> int:
        """How many moments stay when the last one with an answer of this seat falls."""
        for i in range(len(self.moments) - 1, 0, -1):
            if any(ply.seat == seat for ply in self.moments[i].plies):
                return i
        raise CannotUndo("undo-nothing")

    # ── records ─────────────────────────────────────────────────────────────────────────────────────────────────

    def record(self) -> Record:
        """Everything, what waits in secret included: for saving, not for showing to a player."""
        return self._record(viewpoint_of(self.game, "all"), self.plies + self.unfinished.plies)

    def record_for(self, seat: int | None) -> Record:
        """What a seat, or a spectator, may read: hidden answers as `?`, and everything once the game is over."""
        return self._record(viewpoint_of(self.game, "all" if self.position.over() else seat), self.plies)

    def _record(self, viewpoint: Viewpoint, plies: list[Ply]) -> Record:
        options = {key: getattr(self.options, key) for key in self.options.__struct_fields__}
        lines = [viewpoint.line(ply) for ply in plies]
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
