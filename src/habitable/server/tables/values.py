"""What the rooms of the server hand to each other about a table. It is replaced, never changed."""

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from habitable.kernel.events import Event
from habitable.kernel.game import Game, View
from habitable.kernel.position import Position
from habitable.kernel.undo import Fallen
from habitable.server.protocol.wire import Offered, Offering, Settings
from habitable.server.tables.due import ClockMode
from habitable.texts.phrases import Part

Written = Any  # as it is sent (msgspec.Raw), once for all who get it; what it is sent in says what it is

# ── in the database ──────────────────────────────────────────────────────────────────────────────────────────────────


class About(msgspec.Struct, frozen=True, gc=False):
    """What never changes at a table."""

    id: str
    game: Game
    rules: int
    options: Any
    settings: Settings
    made: int  # milliseconds since 1970
    host: str


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's log."""

    number: int
    parent: int  # the entry before it; of an undo the one it goes back to
    kind: str
    seat: int
    data: Any
    at: int
    checksum: int


class Offer(msgspec.Struct, frozen=True, gc=False):
    """Something that a seat asks of the others, and who has agreed."""

    seat: int
    agreed: int  # a set of seats


class RequestId(msgspec.Struct, frozen=True, gc=False):
    """What a request is known by, so that it counts once: its seat, and the id that the client gave it."""

    seat: int
    client: str


class Path(msgspec.Struct, frozen=True, gc=False):
    """How to come to the position after an entry: from a snapshot, or from the beginning, by some entries."""

    start: int
    snapshot: Any  # the position; None at the beginning
    entries: list[LogEntry]  # the oldest first; those that were taken back are left out
    checksum: int  # of the last
    passed: bool = False  # something that was damaged: a snapshot, or an entry before one


class Seating(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a seat."""

    kind: str  # open, invited, person, bot
    guest: str | None
    name: str
    level: str | None  # of the bot that plays, perhaps for a person who is away
    remaining: int | None  # milliseconds on its clock when it does not run
    whispered: int  # how often its secret answers have changed, of which others notice nothing
    since: int  # the entry with which its person went away or came back
    paid: int  # up to this depth it has had the time of a turn


class TableRows(msgspec.Struct, frozen=True, gc=False):
    """The rows of a table in the database, beside its entries."""

    stamp: int
    number: int
    depth: int  # answers in the log that stand
    ended: str | None
    seats: list[Seating]
    waiting: dict[int, list[int]]
    offers: dict[Offering, Offer]
    clocks: dict[int, int]  # those that run: when they end
    thinker: str | None  # the process that plays for the bots; None when no bot is asked

    def seen_stamp(self, seats: Collection[int]) -> int:
        """The stamp for somebody with these seats: it changes whenever they could see a difference."""
        stamp = self.stamp
        for i, seat in enumerate(self.seats):
            if seat.whispered and i not in seats:
                stamp -= seat.whispered
        return stamp


# ── in memory ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Told(NamedTuple):
    """An entry, what happened with it, and what would fall with it."""

    entry: LogEntry
    events: list[Event]
    falls: Fallen


class TableState(msgspec.Struct, frozen=True, gc=False):
    """A table after its newest entry: its rows, and the position they lead to."""

    rows: TableRows
    checksum: int
    settled: Position  # after the newest entry
    position: Position  # with what waits in secret

    @property
    def asked(self) -> list[int]:
        return [] if self.rows.ended is not None else [seat for seat in self.position.asked() if seat >= 0]

    @property
    def clocked(self) -> set[int]:
        """The people who think."""
        return {seat for seat in self.asked if self.rows.seats[seat].level is None}

    @property
    def bots_asked(self) -> list[int]:
        if all(seat.level is None for seat in self.rows.seats):
            return []  # as at most tables of people: who is asked takes longer to find
        return [seat for seat in self.asked if self.rows.seats[seat].level is not None]

    def others(self, seat: int) -> list[int]:
        """The people who must agree to what a seat asks for: not bots, nor those for whom one plays, nor itself in
        another seat."""
        mine = self.rows.seats[seat].guest
        return [i for i, one in enumerate(self.rows.seats) if one.level is None and one.guest != mine]


# ── from one to the next ─────────────────────────────────────────────────────────────────────────────────────────────


class NewEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry that is to be written, and the events it tells."""

    kind: str
    seat: int
    parent: int
    before: int  # the checksum of the parent
    data: Any
    events: list[Event]


class TableChange(msgspec.Struct, frozen=True, gc=False):
    """What a change leads to, before it is written; stamp, number and clocks come with the commit."""

    state: TableState
    new_entry: NewEntry | None  # None while others still think, or are asked
    clock_mode: ClockMode = "on"
    told: list[Told] | None = None  # after an undo: what has led to where it went back to


class Committed(msgspec.Struct, frozen=True, gc=False):
    """A change that is in the database."""

    number: int  # that the change led to
    state: TableState
    entry: LogEntry | None
    silent: bool  # nobody else may notice


# ── for those who look on ────────────────────────────────────────────────────────────────────────────────────────────


class PublicState(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a table in its present state."""

    over: bool
    asked: list[int]
    away: list[int]
    table: View  # what everybody may see
    view: Written  # the same
    heading: Written
    ending: list[Part]
    offers: list[Offered]
    newest: Written | None  # what happened last, unless it told somebody a secret
