"""The state of a table: what its rows in the database say, with the position that they lead to."""

from typing import Any

import msgspec

from habitable.kernel.game import Game
from habitable.kernel.play import again, with_waiting
from habitable.kernel.position import Position
from habitable.server.protocol.errors import Refusal
from habitable.server.storage.damage import SEAT_ROW, TABLE_ROW, Result, as_written, sound
from habitable.server.storage.store import Transaction
from habitable.server.tables import due, log
from habitable.server.tables.values import LogEntry, Path, Seating, TableRows, TableState, Told


def read(t: Transaction, table: str) -> TableRows:
    with sound(table):
        return _read(t, table)


def _read(t: Transaction, table: str) -> TableRows:
    row = t.row("SELECT stamp, number, depth, result FROM tables WHERE id = ?", table)
    if row is None:
        raise Refusal(404, "no-such-table")
    stamp, number, depth, result = as_written(row, TABLE_ROW)
    rows = t.rows(
        "SELECT seat, kind, guest, name, level, remaining, whispered, since, paid FROM seats "
        "WHERE table_id = ? ORDER BY seat",
        table,
    )
    seats = as_written(rows, list[SEAT_ROW])
    if [seat[0] for seat in seats] != list(range(len(seats))):
        raise ValueError("seats are missing")
    clocks, thinker = due.of_table(t, table)
    return TableRows(
        stamp,
        number,
        depth,
        None if result is None else msgspec.json.decode(result, type=Result).ended,
        [Seating(*seat[1:]) for seat in seats],
        log.waiting(t, table, number),
        log.offers(t, table, number),
        clocks,
        thinker,
    )


def play(position: Position, entries: list[LogEntry]) -> tuple[Position, list[Told]]:
    """The position after some entries, none of them an undo, and what each told."""
    told = []
    for entry in entries:
        _, events, position = again(position, log.plies(entry))
        told.append(log.told(entry, events))
    return position, told


def follow(beginning: Position, path: Path) -> tuple[Position, list[Told]]:
    """Plays what a path leads to. On it an undo is where it went back to: it changes nothing more."""
    return play(beginning if path.snapshot is None else path.snapshot, path.entries)


def from_rows(game: Game, rows: TableRows, checksum: int, settled: Position) -> TableState:
    """With what waits in secret, if these answers are legal."""
    seats = (*rows.waiting, *rows.clocks, *(one.seat for one in rows.offers.values()))
    if any(seat >= len(rows.seats) for seat in seats):
        raise ValueError("there is no such seat")
    if any(answer >= game.vocabulary.size for answers in rows.waiting.values() for answer in answers):
        raise ValueError("there is no such answer")  # compiled code cannot take any number
    return TableState(rows, checksum, settled, with_waiting(settled, rows.waiting))


def result_of(position: Position, ended: str | None, left: int | None) -> Any:
    """Points and places, once it is over. Whoever has left comes last."""
    if ended is None:
        return None
    places = position.places()
    if left is not None:
        ahead = [place for seat, place in enumerate(places) if seat != left]
        places = [len(places) if i == left else 1 + sum(b < p for b in ahead) for i, p in enumerate(places)]
    return {"scores": position.scores(), "places": places, "ended": ended}
