"""Rows of the database as they must be. A disk, or somebody's hand, can make anything of them: SQLite gives text for a
number, and bytes for text. Whatever goes wrong with the rows of a table says that it is damaged, and no other.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

import msgspec
import psycopg

from habitable import games
from habitable.server.protocol.errors import Damaged, Refusal
from habitable.server.protocol.wire import Offering
from habitable.server.storage.store import StoreFailed

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Depth = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # less than nothing in a log older than its count
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**52)]  # milliseconds
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Seats = Annotated[int, msgspec.Meta(ge=0, lt=2**10)]  # a set
Checksum = Annotated[int, msgspec.Meta(ge=0)]
ANSWERS = list[Annotated[int, msgspec.Meta(ge=0, le=2**31)]]


class Result(msgspec.Struct, frozen=True):
    """How a table ended."""

    scores: list[int]
    places: list[int]
    ended: Literal["rules", "agreed", "resigned", "time"]


State = Literal["open", "playing", "over"]
Sitting = Literal["open", "invited", "person", "bot"]
Happening = Literal["answer", "undo", "resigned", "time", "returned", "replaced", "ended"]

TABLE = tuple[str, str, Count, str, str, State, Count, Seats, Moment, Moment, str | None, str | None]
SEAT = tuple[SeatNumber, Sitting, str, str | None, str | None, Count]
SEAT_ROW = tuple[SeatNumber, Sitting, str | None, str, str | None, Moment | None, Count, Count, Depth]
TABLE_ROW = tuple[Count, Count, Depth, str | None]
ABOUT = tuple[str, Count, str, str, Moment, str]
ENTRY = tuple[Count, Count, Happening, Annotated[int, msgspec.Meta(ge=-1, le=9)], str, Moment, Checksum]
LOOKED = dict[str | None, Count]
WAITING = list[tuple[SeatNumber, str]]
OFFERS = list[tuple[Offering, SeatNumber, Seats]]
End = Annotated[int, msgspec.Meta(ge=-(2**52), le=2**52)]  # of a clock; a machine's may begin in 1970
DUE = list[tuple[Literal["bots", "clock"], Annotated[int, msgspec.Meta(ge=-1, le=9)], End, str | None]]


@contextmanager
def sound(table: str) -> Iterator[None]:
    """Around whatever reads the rows of a table."""
    try:
        yield
    except (Refusal, StoreFailed, sqlite3.Error, psycopg.Error):
        raise
    except Exception as error:
        raise Damaged(table) from error


def as_written(rows: Any, kind: Any) -> Any:
    """What was read, if it is of that kind."""
    return msgspec.convert(rows, kind)


def all_seats(game: str, seats: list[int]) -> None:
    """A table of a game has so many, and none is missing."""
    if seats != list(range(len(seats))) or len(seats) not in games.get(game).seats:
        raise ValueError("seats are missing")
