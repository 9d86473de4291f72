"""A record in steps: the pictures at which a replay stops, and the same game as a stream of plies."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from habitable.kernel.events import Entry
from habitable.kernel.game import Game
from habitable.kernel.match import Match, Ply
from habitable.kernel.position import NATURE, Position
from habitable.kernel.record import HIDDEN, Line


@dataclass(frozen=True)
class Step:
    """What happens between two pictures: one answer, all answers of a simultaneous question, or a run of luck."""

    first: int  # its plies, counted from 1; the start of the game is 0 to 0
    last: int
    plies: list[Ply]
    events: list[Entry]
    position: Position  # after it

    @property
    def luck(self) -> bool:
        return bool(self.plies) and all(ply.seat == NATURE for ply in self.plies)


def steps(match: Match) -> list[Step]:
    out: list[Step] = []
    for moment in match.moments:
        count = len(moment.plies)
        first = out[-1].last + 1 if out else 0
        step = Step(first, first + max(count - 1, 0), moment.plies, moment.events, moment.position)
        before = out[-1] if out else step
        if before.luck and step.luck:
            plies, events = before.plies + step.plies, before.events + step.events
            out[-1] = Step(before.first, step.last, plies, events, step.position)
        else:
            out.append(step)
    waiting = [Ply(seat, answer, 1 << seat) for seat in sorted(match.waiting) for answer in match.waiting[seat]]
    if waiting:
        first = out[-1].last + 1
        out.append(Step(first, first + len(waiting) - 1, waiting, [], match.position))
    return out


def at_ply(walk: list[Step], ply: int) -> int:
    """The number of the step to which a ply belongs."""
    return next(i for i, step in enumerate(walk) if step.first <= ply <= step.last)


@dataclass(frozen=True)
class Eyes:
    """Who looks: a seat, or somebody who may know everything because the game is only a record."""

    game: Game
    seat: int | None

    def events(self, entries: list[Entry]) -> list[dict[str, Any]]:
        show = self.game.events
        return [show.show_all(entry) if self.seat is None else show.show(entry, self.seat) for entry in entries]

    def answer(self, ply: Ply) -> str | None:
        known = self.seat is None or ply.seen_by == -1 or ply.seen_by >> self.seat & 1
        return self.game.vocabulary.text(ply.answer) if known else None

    def line(self, ply: Ply) -> str:
        """As in the record."""
        return str(Line(ply.seat, self.answer(ply) or HIDDEN))


def stream(match: Match, eyes: Eyes) -> Iterator[dict[str, Any]]:
    """Every ply with what it made happen; what several seats did together happens with the last of their answers."""
    number = 0
    plies = [(moment.plies, moment.events) for moment in match.moments]
    plies.append((steps(match)[-1].plies if match.waiting else [], []))
    for together, entries in plies:
        for i, ply in enumerate(together, 1):
            number += 1
            happened = eyes.events(entries) if i == len(together) else []
            yield {"ply": number, "seat": ply.seat, "answer": eyes.answer(ply), "events": happened}
