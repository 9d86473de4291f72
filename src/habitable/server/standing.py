"""How a table stands: what its rows in the database say, with the position that they lead to."""

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from habitable.kernel.events import Entry as Event
from habitable.kernel.game import Game
from habitable.kernel.position import Position
from habitable.server import due, log
from habitable.server.errors import Refusal
from habitable.server.store import Transaction
from habitable.server.wire import Offering


class Seating(NamedTuple):
    """Who sits at a seat."""

    kind: str  # open, invited, person, bot
    guest: str | None
    name: str
    level: str | None  # of the bot that plays, perhaps for a person who is away
    remaining: int | None  # milliseconds on its clock when it does not run
    whispered: int  # changes of what it says in secret, of which others notice nothing


class Rows(NamedTuple):
    """What the database says of a table, beside its entries."""

    stamp: int
    number: int
    ended: str | None
    seats: list[Seating]
    waiting: dict[int, list[int]]
    offers: dict[Offering, log.Offer]
    clocks: dict[int, int]  # those that run: when they end
    thinker: str | None  # the process that plays for the bots; None when no bot is asked

    def seen_stamp(self, seats: Collection[int]) -> int:
        """The stamp as somebody with these seats sees it: another one whenever anything is that they may notice."""
        stamp = self.stamp
        for i, seat in enumerate(self.seats):
            if seat.whispered and i not in seats:
                stamp -= seat.whispered
        return stamp


class Standing(NamedTuple):
    """A table after its newest entry. It is replaced, never changed."""

    rows: Rows
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


def read(t: Transaction, table: str) -> Rows:
    row = t.row("SELECT stamp, number, result FROM tables WHERE id = ?", table)
    if row is None:
        raise Refusal(404, "no-such-table")
    stamp, number, result = row
    seats = t.rows(
        "SELECT kind, guest, name, level, remaining, whispered FROM seats WHERE table_id = ? ORDER BY seat", table
    )
    clocks, thinker = due.of_table(t, table)
    return Rows(
        stamp,
        number,
        None if result is None else msgspec.json.decode(result)["ended"],
        [Seating(*seat) for seat in seats],
        log.waiting(t, table, number),
        log.offers(t, table, number),
        clocks,
        thinker,
    )


def play(position: Position, entries: list[log.Entry]) -> tuple[Position, list[tuple[log.Entry, list[Event]]]]:
    """A copy of the position after some entries, none of them an undo, and what each told."""
    after, told = position.copy(), []
    for entry in entries:
        after.log = []
        for seat, answer, _ in log.plies(entry):
            after.play(seat, answer)
        told.append((entry, after.log))
    after.log = None
    return after, told


def follow(game: Game, beginning: Position, path: log.Path) -> tuple[Position, list[tuple[log.Entry, list[Event]]]]:
    """Plays what a path leads to. On it an undo is where it went back to: it changes nothing more."""
    return play(beginning if path.snapshot is None else game.load(path.snapshot), path.entries)


def with_waiting(settled: Position, waiting: dict[int, list[int]]) -> Position:
    if not waiting:
        return settled
    after = settled.copy()
    for seat, said in waiting.items():
        for answer in said:
            after.play(seat, answer)
    return after


def result_of(position: Position, ended: str | None, left: int | None) -> Any:
    """Points and places, once it is over. Whoever has left comes last."""
    if ended is None:
        return None
    places = position.places()
    if left is not None:
        ahead = [place for seat, place in enumerate(places) if seat != left]
        places = [len(places) if i == left else 1 + sum(b < p for b in ahead) for i, p in enumerate(places)]
    return {"scores": position.scores(), "places": places, "ended": ended}
