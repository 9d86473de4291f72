"""A record in steps: the pictures at which a replay stops, and the same game as a stream of plies."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from habitable.kernel import play
from habitable.kernel.events import Event
from habitable.kernel.match import Match
from habitable.kernel.play import Ply, Viewpoint
from habitable.kernel.position import Position


class Step(NamedTuple):
    """What happens between two pictures: one answer, all answers of a simultaneous question, or a run of luck."""

    first: int  # its plies, counted from 1; the start of the game is 0 to 0
    last: int
    plies: list[Ply]
    events: list[Event]
    position: Position  # after it


def steps(match: Match) -> list[Step]:
    moments = play.steps(match.moments, luck_apart=True)
    if match.waiting:
        moments.append(match.unfinished)
    out: list[Step] = []
    first = 0
    for moment in moments:
        last = first + max(len(moment.plies) - 1, 0)
        out.append(Step(first, last, *moment))
        first = last + 1
    return out


def at_ply(walk: list[Step], ply: int) -> int:
    """The number of the step to which a ply belongs."""
    return next(i for i, step in enumerate(walk) if step.first <= ply <= step.last)


def stream(match: Match, eyes: Viewpoint) -> Iterator[dict[str, Any]]:
    """Every ply with what it made happen; what several seats did together happens with the last of their answers."""
    number = 0
    for plies, events, _ in (*match.moments, match.unfinished):
        for i, ply in enumerate(plies, 1):
            number += 1
            happened = eyes.events(events) if i == len(plies) else []
            yield {"ply": number, "seat": ply.seat, "answer": eyes.text(ply), "events": happened}
