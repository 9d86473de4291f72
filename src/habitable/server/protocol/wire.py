"""What goes over the wire: requests, replies, and the messages of a socket. What the server sends has no defaults."""

from typing import Annotated, Any, Literal

import msgspec

from habitable.kernel.game import Choice
from habitable.texts.phrases import Part

LONGEST_NAME = 40
HIDDEN = ("Cc", "Cf", "Co", "Cs", "Cn")  # not in a name; in Unicode control, format, private, no letters at all
Language = Literal["en", "pl", "he"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
ClientId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Undoing = Literal["no", "free", "ask", "absent"]
Offering = Literal["undo", "end"]
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


class GameInfo(Out, frozen=True):
    name: str
    rules: int
    seats: list[int]  # from so many players to so many
    options: dict[str, Any]  # a JSON schema
    levels: list[str]  # of bots
    styled: list[str]  # those levels that can have a style, as in expert-hunter
    styles: list[str]
    picture: bool  # the server draws it
    book: bool  # it has a rulebook
    aid: bool  # it has a player aid
    lesson: int  # the seats of its lesson, the first the learner's and the others bots'; 0: it has none
    chapters: list[Part]  # of its lesson, their titles


class SeatPlan(In, frozen=True):
    """Who is to sit there: the one who makes the table, anybody, somebody with an invitation, or a bot."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    level: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: no limit; live, with a reserve to which each turn adds some; or so long for each turn.
    All in seconds."""

    kind: Literal["none", "live", "turns"] = "none"
    reserve: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 600  # live: at the beginning
    turn: Annotated[int, msgspec.Meta(ge=1, le=30 * 86_400)] = 30  # live: added each time that the seat is asked anew


BotsPace = Literal["calm", "usual", "quick", "none"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people play at a table."""

    listed: bool = True  # among the open tables, or reached by its link only
    pace: Pace = Pace()
    undo: Literal["free", "ask", "never"] = "ask"  # beyond one's own answers: without asking, with everybody's consent
    hints: bool = True
    serious: bool = False  # nothing goes back behind a look, no hints, one seat for each: stronger than the two above
    absent: Literal["bot", "end"] = "bot"  # who resigns or runs out of time: a bot plays on, or the game is over
    bots: BotsPace = "usual"  # how long computer players pause before each of their actions
    lesson: bool = False  # a first game by hand: its options, and for a while its luck and bots, are the lesson's
    chapter: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1  # of the lesson: where it begins, all before it answered


class NewTable(In, frozen=True):
    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()


class SeatInfo(Out, frozen=True):
    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    name: str
    level: str | None  # of a bot, or of the one that plays on for a person who is away
    mine: bool  # taken by the one who asks, or kept for it (an invited seat of a rematch)
    person: int | None  # the first seat of whoever sits here: others of the same browser have the same
    here: bool | None  # in a game: whether that person is at the table now; null where nobody plays, or knows


class TableLine(Out, frozen=True):
    """A table in a list."""

    id: str
    game: str
    rules: int
    settings: Settings
    state: Literal["open", "playing", "over"]
    number: int
    asked: list[int]
    seats: list[SeatInfo]
    host: bool  # the one who asks made the table
    made: int  # milliseconds since 1970
    changed: int
    looked: int | None  # the newest entry that the one who asks has seen; null for whoever has no seat
    scores: list[int] | None  # when it is over
    places: list[int] | None
    ended: Literal["rules", "agreed", "resigned", "time"] | None  # why it is over
    rematch: str | None  # the table at which the same people play again


class TableInfo(TableLine, frozen=True):
    """All about a table."""

    options: dict[str, Any]


class MadeTable(Out, frozen=True):
    table: TableInfo
    invitations: dict[int, str]  # by seat: the secret of its link


class TakeSeat(In, frozen=True):
    """An open seat, or with its secret an invited one."""

    seat: Seat
    secret: Annotated[str, msgspec.Meta(max_length=100)] | None = None


# ── play: what a client sends ───────────────────────────────────────────────────────────────────────────────────────


class Answer(In, frozen=True, tag="answer"):
    """An answer, the number it was made at, and an id of the client's own: sent again, it is taken once. What the seat
    answers `then`, before anybody else is asked, is taken with it, all or nothing, and is taken back with it."""

    seat: Seat
    number: Number
    answer: AnswerId
    id: ClientId
    then: Annotated[list[AnswerId], msgspec.Meta(max_length=100)] = []


class Undo(In, frozen=True, tag="undo"):
    """Takes back the seat's last answer; where others must agree, it asks them."""

    seat: Seat
    number: Number
    id: ClientId


class Offer(In, frozen=True, tag="offer"):
    """Asks the others whether the game shall end as it stands."""

    seat: Seat
    number: Number
    id: ClientId


class Consent(In, frozen=True, tag="consent"):
    """Says yes or no to what somebody has asked for; with a no, also one's own request is withdrawn."""

    seat: Seat
    number: Number
    offer: Offering
    yes: bool
    id: ClientId


class Resign(In, frozen=True, tag="resign"):
    seat: Seat
    id: ClientId


class Return(In, frozen=True, tag="return"):
    """Takes one's own seat again, at which a bot has played on."""

    seat: Seat
    id: ClientId


class Seen(In, frozen=True, tag="seen"):
    """How far the person has looked; there is no reply."""

    number: Number


class Hurry(In, frozen=True, tag="hurry"):
    """Lets the computer players of the table play without pauses until a person is asked; there is no reply."""


class Ping(In, frozen=True, tag="ping"):
    pass


class Look(In, frozen=True, tag="look"):
    """Asks for the state once more: after a doubt."""


# ── play: what the server sends ─────────────────────────────────────────────────────────────────────────────────────


class Taken(Out, frozen=True, tag="taken"):
    """A request is in the log, or waits for others; `number` is the state that it led to."""

    id: str
    number: int


class Group(Out, frozen=True, gc=False):
    """Choices that are one line of the list at first; whoever takes it is asked again."""

    words: Part
    question: Part
    choices: list[int]  # their places among the choices
    within: list[Part]  # what each says then; empty where it is the same


class Asked(Out, frozen=True, gc=False):
    """What is asked, in words: the question, each choice, and the list as people read it."""

    question: Part
    words: list[Part]  # of the choices, one by one
    entries: list[int | Group]  # a choice by its place among the choices; none: one after the other, as they stand


class Chapter(Out, frozen=True, gc=False):
    """Of a lesson."""

    number: int  # from 1
    of: int
    title: Part


class Step(Out, frozen=True, gc=False):
    """What a learner is told before an answer. Other answers are taken as well, and the lesson goes along."""

    step: int  # from 1
    of: int
    chapter: Chapter | None  # where the lesson has some
    parts: list[Part]  # one after the other; the last says what to do
    wanted: int | None  # the answer that the lesson has in mind; null for who went another way, and at the end
    then: list[int]  # what follows it in the same step: a board may plan them together
    section: str | None  # of the rulebook
    lights: str | None  # a line of the score sheet that shows where its points come from
    shows: list[str | None]  # for each of the parts: what of a board in parts it speaks of


class SeatState(Out, frozen=True, gc=False):
    seat: int
    own: dict[str, Any]  # the fields of the view that are different for this seat
    choices: list[Choice]
    asked: Asked | None  # null where there are no choices
    undo: Undoing  # whether an answer can be taken back; whether others must agree, or one who is away cannot
    looked: int  # the newest entry that its person has seen
    lesson: Step | None  # at the table of a lesson, while there is something to tell


class Happened(Out, frozen=True, gc=False):
    """An entry of the log: what kind it is, whose, and what it told."""

    number: int
    kind: Literal["answer", "undo", "resigned", "time", "returned", "replaced", "ended"]
    seat: int  # -1: Nature, or nobody
    to: int  # of an undo: the entry that it went back to; otherwise the one before
    at: int  # milliseconds since 1970
    events: list[dict[str, Any]]
    told: list[Part]  # the same in words, line by line


class Offered(Out, frozen=True):
    """A seat asks the others for something; it lapses with the next entry."""

    offer: Offering
    seat: int
    agreed: list[int]
    asked: list[int]  # who has not answered yet


class Clock(Out, frozen=True):
    seat: int
    left: int  # milliseconds
    running: bool


class State(Out, frozen=True, tag="state", gc=False):
    """Everything a browser may see at a number: what everybody sees, what each of its seats sees beside that, with its
    choices, and what has happened since the number that it last had."""

    number: int  # of the newest entry
    stamp: int  # changes whenever this browser could see a difference
    over: bool
    asked: list[int]
    away: list[int]  # seats of people for whom a bot plays on
    heading: Part  # where the game is
    view: Any  # what everybody may see
    seats: list[SeatState]
    happened: list[Happened]
    since: int  # that happened after this number; 0 when some of it is left out
    ending: list[Part]  # how the last things went, once the game is over
    offers: list[Offered]
    clocks: list[Clock]  # empty without a pace
    taken: list[Taken]  # requests of this browser over this socket that are in here; not confirmed before


class Refused(Out, frozen=True, tag="refused"):
    """What could not be done, as a code with arguments; for what had an id, its id."""

    code: str
    arguments: dict[str, Part]
    id: str | None


class Pong(Out, frozen=True, tag="pong"):
    pass


Change = Answer | Undo | Offer | Consent | Resign | Return
FromClient = Change | Seen | Hurry | Ping | Look
FromServer = State | Refused | Pong


# ── looking ahead and back ──────────────────────────────────────────────────────────────────────────────────────────


class Preview(In, frozen=True):
    """Answers of one seat, one after the other, that are only tried."""

    seat: Seat
    number: Number
    answers: Annotated[list[AnswerId], msgspec.Meta(max_length=100)]


class Ahead(Out, frozen=True):
    """What a seat would see after answers of its own, and what it would be asked."""

    view: Any
    choices: list[Choice]  # empty where somebody else is asked, or luck decides
    asked: Asked | None


Coordinate = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]


class Wonder(In, frozen=True):
    """Why can a seat not choose a thing? After answers that are only tried, and with `among` where only some of the
    choices are still meant: of a move the tile where it begins was chosen."""

    seat: Seat
    number: Number
    noun: Annotated[str, msgspec.Meta(max_length=20)]
    at: Coordinate | Annotated[list[Coordinate], msgspec.Meta(max_length=3)]
    answers: Annotated[list[AnswerId], msgspec.Meta(max_length=100)] = []
    among: Annotated[list[AnswerId], msgspec.Meta(max_length=400)] | None = None


class Reason(Out, frozen=True):
    """Why not, in words."""

    words: Part


class Hint(Out, frozen=True):
    """What an expert would answer, and what speaks for it where that can be said in a line."""

    number: int
    answer: int
    why: Part | None


class Upload(In, frozen=True):
    """A record, and which of its steps to show through whose eyes: a seat's, a spectator's (null), or with all open."""

    record: Annotated[str, msgspec.Meta(max_length=200_000)]
    eyes: Seat | Literal["all"] | None = "all"
    first: Number = 0
    last: Number = 0


class Frame(Out, frozen=True):
    """The table after one step: an answer, or all answers of a simultaneous question, with Nature's that follow."""

    step: int  # 0 is the beginning, with what Nature deals
    number: int  # of its entry in the log; in an upload the step
    seat: int  # whose step it is; -1: Nature's, or of several
    lines: list[str]  # as in a record; "?" is hidden
    events: list[dict[str, Any]]
    told: list[Part]  # the same in words, line by line
    heading: Part
    view: Any


class Replay(Out, frozen=True):
    game: str
    rules: int
    options: dict[str, Any]
    names: list[str]
    steps: int  # how many there are after the beginning
    frames: list[Frame]


class TurnPoints(Out, frozen=True):
    """What each had after a turn."""

    label: Part
    points: dict[str, int]  # by animal


class Tale(Out, frozen=True):
    """The story of a game that is over, in a few lines, and how the points grew."""

    lines: list[Part]
    turns: list[TurnPoints]


class Wording(In, frozen=True):
    """A view to be said in words."""

    game: str
    view: dict[str, Any]


class Panel(Out, frozen=True):
    """A part of the table as a small table of words. The first cell of a row names it."""

    name: str
    title: Part
    head: list[Part]  # none: rows of a name and what there is to say of it
    rows: list[list[Part]]
    mine: bool  # about the seat's own things


class InWords(Out, frozen=True):
    """The table in words, and the rules that matter for what is asked."""

    heading: Part
    panels: list[Panel]
    rules: list[Part]


class Drawing(In, frozen=True):
    """A view to be drawn: of a step of a replay, or of what an answer would lead to."""

    game: str
    view: dict[str, Any]
    names: Annotated[list[Name], msgspec.Meta(max_length=10)]
    lang: Language = "en"
