"""What a game says: what is asked, what an answer means, what has happened, how the table stands. `words` in a game's
folder has its own, `WORDS`; terminal, page and library only render them.

For a game that says nothing itself there are defaults, with texts that it has under keys made of its names:

    GAME-question-VERB, GAME-answer-VERB     what is asked and answered, by the verb of the answers
    GAME-NOUN-THING                          what answers, events and views name
    GAME-event-EVENT, -hidden                what happened, as those see it who know all of it, and as others do
    GAME-field-FIELD                         a field of the view
    GAME-heading, GAME-heading-over          where the game is, with fields of the view
    GAME-rules                               the rules in a few lines

What has no text is said in the notation of the game; of events only while none of them has one.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, cast

import msgspec
from mypy_extensions import mypyc_attr

from habitable import texts
from habitable.kernel.game import Choice, Game, Touched, View
from habitable.texts.phrases import Lasting, Part, Phrase, SeatName, joined, phrase, quickly

V = TypeVar("V", bound=View)
T = TypeVar("T")
Event = dict[str, Any]
At = int | list[int]  # where a thing lies, as in `Touched`


class Entry(msgspec.Struct, frozen=True):
    """A line among the answers. One that stands for several choices is asked again which of them is meant."""

    words: Part | None  # None: what its only choice says
    choices: tuple[Choice, ...]
    number: int | None = None  # where the thing that it is about has one; otherwise its place among the answers, from 1


class Panel(msgspec.Struct, frozen=True):
    """A part of the table as a small table of words. The first cell of a row names it."""

    name: str
    title: Part
    rows: list[list[Part]]
    head: list[Part] = []  # none: rows of a name and what there is to say of it
    mine: bool = False  # about the seat's own things: shown first, open


def dashes(name: str) -> str:
    """A name as it stands in keys."""
    return name.replace("_", "-")


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Generic[V]):
    """The words of one game. What is asked depends on the choices: an answer in two halves narrows them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name = game.name
        self._known = texts.get("en")
        self._made: dict[Any, Any] = {}
        self._plain: dict[str, Phrase] = {}
        self._alone: dict[int, Entry] = {}
        self._told: dict[tuple[str, bool], str | None] = {}
        self._tells = any(self._known.has(f"{game.name}-event-{dashes(event)}") for event in game.events.names)
        nouns = {noun for verb in game.vocabulary.verbs for noun in verb.nouns}
        self._nouns = {text: noun.name for noun in nouns for text in noun.texts}

    # ── a game's own: each has a default ────────────────────────────────────────────────────────────────────────

    def heading(self, view: V) -> Part:
        """Where the game is, in one line."""
        key = "heading-over" if view.over else "heading"
        return self._or_nothing(key, **{name: self.field(name, getattr(view, name)) for name in self._wanted(key)})

    def question(self, view: V, choices: Sequence[Choice]) -> Part:
        """What the view's seat is asked, in one line."""
        verb = next((choice.verb for choice in choices if choice.answer), "pass")
        return self._first_known(f"question-{dashes(verb)}", "question") or phrase("words-question")

    def answer(self, view: V, choice: Choice) -> Part:
        """A legal answer."""
        return self._first_known(f"answer-{dashes(choice.verb)}", **self.things(choice)) or choice.text

    def answers(self, view: V, choices: Sequence[Choice]) -> list[Part]:
        """Several of them: what they need to know of the table may be looked up once for all."""
        return [self.answer(view, choice) for choice in choices]

    def lines(self, view: V, choices: Sequence[Choice]) -> list[Entry] | None:
        """The answers as people read them, where that is not simply one by one."""
        return None

    def narrowed(self, view: V, choices: Sequence[Choice]) -> tuple[Part, list[Entry]]:
        """What is asked of whoever took a line that stands for these choices: the question, and the lines then, where
        they are not simply the choices one by one."""
        return self.question(view, choices), self.lines(view, choices) or []

    def rules(self, view: V) -> list[Part]:
        """The rules that matter for what is asked, a few lines."""
        return [part] if (part := self._or_nothing("rules")) else []

    def obstacle(self, view: V, choices: Sequence[Choice], noun: str, at: At) -> Part | None:
        """Why the view's seat, which is asked, cannot choose a thing, as far as the rules know it."""
        return None

    def story(self, view: V, events: Sequence[Event]) -> list[Part]:
        """What happened, in lines; `view` is the table after it."""
        return [line for event in events if (line := self.event(event))]

    def stories(self, view: V, moments: Sequence[Sequence[Event]]) -> list[list[Part]]:
        """What happened at several moments, the last of which led to this table."""
        return [self.story(view, events) for events in moments]

    def ending(self, view: V, events: Sequence[Event]) -> list[Part]:
        """What the end of a game should explain, of all that happened."""
        return []

    def tale(self, events: Sequence[Event]) -> list[Part]:
        """The story of a whole game in a few lines, once it is over."""
        return []

    def turns(self, events: Sequence[Event]) -> list[tuple[Part, dict[str, int]]]:
        """What each had after each turn of a whole game, by its name, the beginning first; none: nothing to draw."""
        return []

    def panels(self, view: V) -> list[Panel]:
        """The position in words: of the view's own fields things with their numbers and lists of things are tables, and
        the others the lines of one."""
        own = {name: getattr(view, name) for name in view.__struct_fields__ if name not in View.__struct_fields__}
        tables = [self._table(name, value) for name, value in own.items() if value and _is_table(value)]
        headed = self._wanted("heading")
        lines = {name: value for name, value in own.items() if name not in headed and not _is_table(value)}
        rows = [[self.label(name), self.field(name, value)] for name, value in lines.items() if value not in (None, [])]
        return [*([Panel("table", phrase("words-table"), rows, mine=True)] if rows else []), *tables]

    def arguments(self, event: Event) -> dict[str, Part]:
        """What the text of an event is given: its fields in words."""
        return {name: self.field(name, value) for name, value in event.items() if name != "event" and value is not None}

    # ── for all games ───────────────────────────────────────────────────────────────────────────────────────────

    def entries(self, view: V, choices: Sequence[Choice]) -> list[Entry]:
        """The answers, in the order in which people read them."""
        lines = self.lines(view, choices)
        return [self.alone(choice) for choice in choices] if lines is None else lines

    def alone(self, choice: Choice) -> Entry:
        """The line of one choice, which says what the choice says."""
        found = self._alone.get(choice.answer)
        if found is None:
            found = self._alone[choice.answer] = Entry(None, (choice,))
        return found

    def say(self, key: str, /, **arguments: Part) -> Phrase:
        """A text of this game."""
        return quickly((f"{self.name}-{key}", arguments))

    def plain(self, key: str) -> Phrase:
        """One that is told nothing: made once."""
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = Lasting(f"{self.name}-{key}", {})
        return found

    def once(self, key: Any, make: Callable[[], T]) -> T:
        """A phrase that is the same whenever it is said: made when it is first needed. A server says it often."""
        found = self._made.get(key)
        if found is None:
            made: Any = make()
            found = self._made[key] = Lasting(*made) if isinstance(made, Phrase) else made
        return cast("T", found)

    def why_not(self, view: V, choices: Sequence[Choice], noun: str, at: At) -> Part | None:
        """Why a thing on the table is not among what the view's seat can choose; None: it is."""
        if Touched(noun, at) in [touched for choice in choices for touched in choice.touches]:
            return None
        if view.over:
            return phrase("why-over")
        if not choices:
            waiting = [SeatName(seat) for seat in view.asked if seat >= 0]
            return phrase("why-waiting", names=joined(waiting)) if waiting else phrase("why-luck")
        said = self.obstacle(view, choices, noun, at)
        return said if said is not None else phrase("why-asked", question=self.question(view, choices))

    def event(self, event: Event) -> Part:
        """One event; where something is hidden from the reader, the text ending in `-hidden`."""
        key = self._told_as(event["event"], None in event.values())
        if key is None:
            return "" if self._tells else _spelled(event)
        return quickly((key, self.arguments(event)))

    def _told_as(self, name: str, hidden: bool) -> str | None:
        """The key of an event's text, if it has one."""
        if (name, hidden) not in self._told:
            key = f"{self.name}-event-{dashes(name)}{'-hidden' if hidden else ''}"
            self._told[name, hidden] = key if self._known.has(key) else None
        return self._told[name, hidden]

    def label(self, name: str) -> Part:
        """What a field of the view is called."""
        return self._first_known(f"field-{dashes(name)}") or name.replace("_", " ")

    def field(self, name: str, value: Any) -> Part:
        """A field of an event or a view: seats by their names, things by theirs."""
        if name == "seat":
            return SeatName(value)
        if isinstance(value, str):
            noun = self._nouns.get(value, name)
            return self._first_known(f"{dashes(name)}-{dashes(value)}", f"{dashes(noun)}-{dashes(value)}") or value
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if isinstance(value, list | tuple):
            return joined([self.field(name, each) for each in value])
        return _spelled(value)

    def things(self, choice: Choice) -> dict[str, Part]:
        """What an answer names, by noun: a text of the game, or as in the notation."""
        vocabulary = self.game.vocabulary
        nouns = next(verb.nouns for verb in vocabulary.verbs if verb.name == choice.verb)
        named = zip(nouns, vocabulary.things(choice.answer), strict=True)
        return {noun.name: self.field(noun.name, noun.texts[thing]) for noun, (_, thing) in named}

    def _table(self, name: str, value: Any) -> Panel:
        """Things with a number each, or a list of things with the same fields."""
        if isinstance(value, dict):
            rows = [[self.field("", thing), self.field(thing, number)] for thing, number in value.items()]
            return Panel(name, self.label(name), rows, mine=True)
        fields = value[0].__struct_fields__
        head = ["" if field == "seat" else self.label(field) for field in fields]
        rows = [[self.field(field, getattr(each, field)) for field in fields] for each in value]
        return Panel(name, self.label(name), rows, head, mine=True)

    def _first_known(self, *keys: str, **arguments: Part) -> Phrase | None:
        """The first of these texts that the game has."""
        for key in keys:
            if self._known.has(f"{self.name}-{key}"):
                return self.say(key, **arguments)
        return None

    def _wanted(self, key: str) -> tuple[str, ...]:
        """The arguments of a text, if the game has it."""
        whole = f"{self.name}-{key}"
        return self._known.wants(whole) if self._known.has(whole) else ()

    def _or_nothing(self, key: str, **arguments: Part) -> Part:
        return self._first_known(key, **arguments) or ""


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], msgspec.Struct))


def _spelled(value: Any) -> str:
    """Any value, for people: without brackets and quotes."""
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_spelled(each)}" for key, each in value.items()) or "–"
    if isinstance(value, list | tuple):
        return ", ".join(map(_spelled, value)) or "–"
    if isinstance(value, msgspec.Struct):
        return _spelled(msgspec.structs.asdict(value))
    return "–" if value is None else str(value)
