"""What goes over the wire: requests, replies, and the messages of a socket. What the server sends has no defaults."""

from typing import Annotated, Any, Literal

import msgspec

from habitable.kernel.game import Choice

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
ClientId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
AnswerId = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client sends."""


class Out(msgspec.Struct, frozen=True):
    """Something that the server sends."""


# ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class NewGuest(In, frozen=True):
    name: Name


class Guest(Out, frozen=True):
    id: str
    name: str


# ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class SeatPlan(In, frozen=True):
    """Who is to sit there: the one who makes the table, anybody, somebody with an invitation, or a bot."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    level: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people play at a table."""

    listed: bool = True  # among the open tables, or reached by its link only
    undo: Literal["free", "ask", "never"] = "ask"
    hints: bool = True


class NewTable(In, frozen=True):
    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()


class SeatInfo(Out, frozen=True):
    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    name: str
    level: str | None
    mine: bool


class TableInfo(Out, frozen=True):
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    state: Literal["open", "playing", "over"]
    number: int
    asked: list[int]
    seats: list[SeatInfo]
    host: bool  # the one who asks made the table
    scores: list[int] | None  # when it is over
    places: list[int] | None


class MadeTable(Out, frozen=True):
    table: TableInfo
    invitations: dict[int, str]  # by seat: the secret of its link


class TakeSeat(In, frozen=True):
    """An open seat, or with its secret an invited one."""

    seat: Seat
    secret: Annotated[str, msgspec.Meta(max_length=100)] | None = None


# ── play ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class Answer(In, frozen=True, tag="answer"):
    """An answer, the number it was made at, and an id of the client's own: sent again, it is heard once."""

    seat: Seat
    number: Number
    answer: AnswerId
    id: ClientId


class Preview(In, frozen=True):
    """Answers of one seat, one after the other, that are only tried."""

    seat: Seat
    number: Number
    answers: Annotated[list[AnswerId], msgspec.Meta(max_length=200)]


class Hint(Out, frozen=True):
    number: int
    answer: int


class Ping(In, frozen=True, tag="ping"):
    pass


class Look(In, frozen=True, tag="look"):
    """Asks for the state once more: after a doubt."""


class Taken(Out, frozen=True, tag="taken"):
    """An answer is in the log, or waits in secret; `number` is the state that it led to."""

    id: str
    number: int


class SeatState(Out, frozen=True):
    seat: int
    view: Any
    choices: list[Choice]


class State(Out, frozen=True, tag="state"):
    """Everything a browser may see at a number: view and choices of each of its seats, or what a spectator sees; and
    what has happened since the number that it last had."""

    number: int
    over: bool
    asked: list[int]
    view: Any  # a spectator's; null for whoever has a seat
    seats: list[SeatState]
    events: list[dict[str, Any]]
    since: int  # the events are those after this number; 0 when some of them are left out


class Refused(Out, frozen=True, tag="refused"):
    """What could not be done, as a code with arguments; for an answer its id."""

    code: str
    arguments: dict[str, str]
    id: str | None


class Pong(Out, frozen=True, tag="pong"):
    pass


FromClient = Answer | Ping | Look
FromServer = State | Taken | Refused | Pong
