"""`Game`: the fixed facts of a game and the doors through which everybody meets it. One instance for each game."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from habitable.kernel.complaints import complaint
from habitable.kernel.documents import convert
from habitable.kernel.errors import BadDocument, BadOptions, IllegalAnswer
from habitable.kernel.events import Event, Events
from habitable.kernel.position import NATURE, Position, speaker
from habitable.kernel.questions import Together
from habitable.kernel.state import BadState, State
from habitable.kernel.vocabulary import Vocabulary


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a game, each with its default."""


class SheetRow(msgspec.Struct, frozen=True, gc=False):
    """One line of the score pad: its name (a key for translation), the points of each seat, and where on that seat's
    board they come from: what scored, and what helped it to. Boards number their places; most lines have none."""

    name: str
    points: list[int]
    scored: list[list[int]] = []
    helped: list[list[int]] = []


class ScoreSheet(msgspec.Struct, frozen=True, gc=False):
    """The score pad: lines that add up to the totals, facts that do not, and who is where."""

    rows: list[SheetRow]
    totals: list[int]
    facts: list[SheetRow]
    places: list[int]


class View(msgspec.Struct, kw_only=True, gc=False):
    """What a seat, or a spectator, may see. Each game adds its own."""

    seat: int | None
    seats: int
    asked: list[int]  # who owes an answer; -1 is Nature
    over: bool
    scores: list[int]
    places: list[int]
    sheet: ScoreSheet


class Touched(msgspec.Struct, frozen=True):
    """A thing on the table that an answer is about: what a client lights up."""

    noun: str
    at: int | list[int]


class Choice(msgspec.Struct, frozen=True):
    """A legal answer, described."""

    answer: int
    text: str
    verb: str
    touches: list[Touched]


class Choices(dict[int, Choice]):
    """All answers of a game, each described when it is first asked for."""

    def __init__(self, game: "Game") -> None:
        super().__init__()
        self._game = game

    def __missing__(self, answer: int) -> Choice:
        vocabulary = self._game.vocabulary
        found = Choice(answer, vocabulary.text(answer), vocabulary.verb(answer), self._game.touched(answer))
        self[answer] = found
        return found


class Game:
    name: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[type[Options]] = Options
    vocabulary: ClassVar[Vocabulary]
    events: ClassVar[Events]
    reveals: ClassVar[frozenset[str]]  # events through which the rules show a seat what was hidden from it
    state: ClassVar[State]
    rules: ClassVar[int]  # rises when behaviour changes
    weight: ClassVar[float] = 2.0  # how heavy it is for people, from 1 to 5
    pauses: ClassVar[frozenset[str]] = frozenset()  # events after which people look for a while, such as a scoring

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def start(self, seats: int, options: Options | None = None) -> Position:
        """A new game; Nature has not answered yet."""
        raise NotImplementedError

    def public(self, position: Position) -> View:
        """What everybody may see."""
        raise NotImplementedError

    def own(self, position: Position, seat: int) -> dict[str, Any]:
        """The fields in which a seat may see more than everybody. With `public` the only door for secrets. Where
        nothing changed it may be the same object again, so nobody changes it."""
        return {}

    def open_view(self, position: Position) -> View:
        """The view of somebody who may know everything: a reader of records. Games with hidden things add them."""
        return self.public(position)

    def touched(self, answer: int) -> list[Touched]:
        """The things on the table that an answer is about: those that it names."""
        return [Touched(noun, thing) for noun, thing in self.vocabulary.things(answer)]

    def sheet(self, position: Position) -> ScoreSheet:
        """The score pad as the position stands; its lines are the same in every position."""
        raise NotImplementedError

    def score_document(self, document: Any) -> Any:
        """The answer to a position document (`habitable score`); BadDocument names what is wrong."""
        raise BadDocument("document-none", game=self.name)

    def sheet_of_document(self, document: Any) -> ScoreSheet | None:
        """The score pad of a position document, for games in which it comes to one."""
        return None

    def notes_on_document(self, document: Any) -> list[str]:
        """What somebody should know who scores a document: keys of texts."""
        return []

    def doing(self, position: Position) -> str | None:
        """What the seat that is asked is in the middle of: as long as this is the same, its answers are one action,
        which people follow as one. None: each answer is one."""
        return None

    def bound(self, seats: int) -> int:
        """More answers than this no game has, Nature's included."""
        raise NotImplementedError

    def check_invariants(self, position: Position) -> None:
        """Raises AssertionError where the components are not all accounted for."""
        raise NotImplementedError

    # ── for all games ───────────────────────────────────────────────────────────────────────────────────────────

    def make_options(self, values: dict[str, Any] | None = None) -> Options:
        """Options from outside; BadOptions says what would be right."""
        try:
            return convert(values or {}, self.options)
        except BadDocument as error:
            known = ", ".join(self.options.__struct_fields__)
            raise BadOptions("options-wrong", why=error, known=known) from None

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadOptions("options-seats", game=self.name, least=least, most=most, given=str(seats))

    def check_answer(self, position: Position, seat: int, answer: int) -> None:
        """Raises IllegalAnswer, in the words of the notation, unless this seat may give this answer now; also for
        numbers that compiled code cannot take."""
        if seat in range(NATURE, position.seats) and answer in range(self.vocabulary.size):
            try:
                position.check(seat, answer)
                return
            except IllegalAnswer:
                pass
        raise self.explain_illegal(position, seat, answer)

    def explain_illegal(self, position: Position, seat: int, answer: int | str) -> IllegalAnswer:
        """The error for an answer that is not legal, in the words of the notation."""
        text = answer if isinstance(answer, str) else f"answer {answer}"
        if isinstance(answer, int) and 0 <= answer < self.vocabulary.size:
            text = self.vocabulary.text(answer)
        if position.over():
            return IllegalAnswer("illegal-over", answer=text)
        if not NATURE <= seat < position.seats or not position.asks(seat):
            asked = ", ".join(speaker(one) for one in position.asked())
            return IllegalAnswer("illegal-not-asked", answer=text, seat=speaker(seat), asked=asked)
        legal = [self.vocabulary.text(option) for option in position.options(seat)]
        few = ", ".join(legal[:12]) + (f", … ({len(legal)})" if len(legal) > 12 else "")
        return IllegalAnswer("illegal-not-legal", answer=text, seat=speaker(seat), legal=few)

    def view(self, position: Position, seat: int | None) -> View:
        """What a seat, or a spectator, may see."""
        out = self.public(position)
        if seat is not None:
            out.seat = seat
            for field, value in self.own(position, seat).items():
                setattr(out, field, value)
        return out

    @cached_property
    def choices(self) -> "Choices":
        """All answers in words and things."""
        return Choices(self)

    def describe(self, answer: int) -> Choice:
        """An answer in words and things."""
        return self.choices[answer]

    def preview(self, position: Position, seat: int, answers: Sequence[int]) -> View:
        """What the seat would see after answers of its own."""
        return self.view(self.ahead(position, seat, answers), seat)

    def ahead(self, position: Position, seat: int, answers: Sequence[int]) -> Position:
        """The position after answers of a seat. It stops before luck, and before others' secrets, also those that the
        rules would show by then: for that seat's eyes."""
        after = position.copy()
        for answer in answers:
            if answer not in after.options(seat):
                raise self.explain_illegal(after, seat, answer)
            after.accept(seat, answer)
            if not isinstance(after.top, Together):
                after = self._settled(after, seat)
        return after

    def _settled(self, position: Position, seat: int) -> Position:
        """After all that follows by itself, up to what would show the seat something new."""
        while position.top is not None and position.top.forced(position) >= 0:
            after, question = position.copy(), position.top
            after.log, after.top = [], question.below
            question.answer(after, question.owner(after), question.forced(position))
            if any(self.shows(after, seat, event) for event in after.log):
                break
            after.log = None
            position = after
        return position

    def shows(self, position: Position, seat: int, event: Event) -> bool:
        """Whether an event shows a seat what was hidden from it."""
        return self.events.names[event[1]] in self.reveals

    def dump(self, position: Position) -> bytes:
        return msgspec.json.encode(self.state.to_json(position))

    def load(self, data: bytes) -> Position:
        try:
            return self.state.from_json(msgspec.json.decode(data))
        except msgspec.DecodeError as error:
            raise BadState("state-wrong", error=complaint(error)) from None
