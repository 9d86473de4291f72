"""Why an answer: what changes on the score pad once it is done, for oneself and for those whom it costs something."""

from typing import NamedTuple

from habitable.bots.mind import Mind
from habitable.kernel.game import Game, SheetRow
from habitable.kernel.position import Position
from habitable.kernel.questions import Together
from habitable.kernel.rng import Rng
from habitable.present.words import dashes
from habitable.texts.phrases import Part, Phrase, SeatName, joined, phrase

MOST = 3  # that is said of oneself, and of each other seat
LIMIT = 40  # answers until something is done


class Change(NamedTuple):
    """A line of the score pad, and how much more or less a seat has there."""

    seat: int
    row: str
    more: int


def because(game: Game, position: Position, seat: int, answer: int, mind: Mind) -> Part | None:
    """In one line; nothing where the score pad stays as it is."""
    found = changes(game, position, seat, answer, mind)
    others = sorted({one.seat for one in found} - {seat})
    parts: list[Part] = [phrase("hint-other", name=SeatName(one), changes=said_of(game, found, one)) for one in others]
    if any(one.seat == seat for one in found):
        parts.insert(0, said_of(game, found, seat))
    return phrase("hint-because", changes=joined(parts, "; ")) if parts else None


def said_of(game: Game, found: list[Change], seat: int) -> Part:
    """What changes most for a seat."""
    lines = sorted((one for one in found if one.seat == seat), key=lambda one: -abs(one.more))
    return joined([said(game, one) for one in lines[:MOST]])


def said(game: Game, change: Change) -> Phrase:
    row = phrase(f"{game.name}-row-{dashes(change.row)}")
    return phrase("hint-more" if change.more > 0 else "hint-less", row=row, points=abs(change.more))


def changes(game: Game, position: Position, seat: int, answer: int, mind: Mind) -> list[Change]:
    """All of one's own, in points or, where these stay as they are, in what else is counted; of others' points those
    that they lose. Where all answer at once, nobody knows what the others do: only what one gains."""
    together = isinstance(position.top, Together)
    before, after = game.sheet(position), game.sheet(done(position, seat, answer, mind))
    for old, new in ((before.rows, after.rows), (before.facts, after.facts)):
        found = differences(old, new)
        told = [one for one in found if worth_saying(one, seat, together)]
        if told:
            return told
    return []


def worth_saying(one: Change, seat: int, together: bool) -> bool:
    if together:
        return one.seat == seat and one.more > 0
    return one.seat == seat or one.more < 0


def differences(before: list[SheetRow], after: list[SheetRow]) -> list[Change]:
    then = {row.name: row.points for row in after}
    return [
        Change(seat, row.name, then[row.name][seat] - now)
        for row in before
        for seat, now in enumerate(row.points)
        if row.name in then and then[row.name][seat] != now
    ]


def done(position: Position, seat: int, answer: int, mind: Mind) -> Position:
    """The position once the seat has finished what it began: what it is asked next it answers well, and where all
    answer at once the others do too."""
    p, rng, clock = position.copy(), Rng(0), mind.clock(position)
    p.accept(seat, answer)
    p.settle()
    for _ in range(LIMIT):
        asked = p.asked()
        if mind.clock(p) != clock or not (seat in asked or isinstance(p.top, Together)):
            break
        who = seat if seat in asked else asked[0]
        p.accept(who, mind.best(p, who, rng))
        p.settle()
    return p
