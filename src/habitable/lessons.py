"""A first game by hand: `lesson.json` in a game's folder says who sits at the table, what Nature and the bots answer
for a while, and what a learner is told before each answer.

The lesson is a part of a real game, and nothing of it is kept: where a learner is in it follows from the position and
from the answers given so far. Whoever takes another way gets real luck and real opponents, and goes on being told what
comes next in general words; whoever takes that back is on the way again.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from habitable import found, games, texts
from habitable.kernel.errors import BadOptions
from habitable.kernel.game import Game, View
from habitable.kernel.luck import LUCK, Luck
from habitable.kernel.match import Match, replay
from habitable.kernel.position import NATURE, Position, speaker
from habitable.kernel.record import Line, Record
from habitable.texts.phrases import Part, Phrase

FILE = "lesson.json"
LEARNER = 0  # the seat; in all others are bots
END = "end"  # the name of what is said when the way is at its end
MUST = "every step begins with the learner's answer, and the last, where the learner is asked, has no lines"


class StepSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is written: what is told (texts `GAME-lesson-NAME`, one after the other), and the lines of a record
    that follow: first the learner's answer, then what others answer until the learner is asked again. `lights` is a
    line of the score sheet that shows where its points come from."""

    tell: list[str]
    lines: list[str] = []
    section: str | None = None
    lights: str | None = None
    values: dict[str, str] = {}  # numbers that are told beside the points: places in the learner's view


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file. A line may have several answers: `nature: deal M; deal S`."""

    bots: list[str]  # the level of each
    opening: list[str]  # what Nature answers before anybody is asked
    steps: list[StepSource]
    options: dict[str, Any] = {}
    free: list[str] = []  # fields of the position that do not matter: whoever differs only in these is on the way


class Told(NamedTuple):
    """What a learner is told before an answer."""

    step: int  # from 1
    of: int
    parts: list[Part]  # one after the other; the last says what to do
    wanted: int | None  # the answer that the lesson has in mind, on its way
    section: str | None  # of the rulebook
    lights: str | None  # a line of the score sheet


class Lesson:
    def __init__(self, game: Game, source: Source) -> None:
        self.game = game
        self.bots = source.bots
        self.options = source.options
        self.steps = source.steps
        self.free = source.free
        self.wanted: list[int] = []  # the learner's answers, in order
        self._answers: dict[str, dict[int, list[int]]] = {}  # by position on the way: what each seat answers there
        self._begins: dict[str, int] = {}  # … and how many answers of the learner's led to it
        self._follow(source)
        self.luck: Luck = Scripted(self)

    def _follow(self, source: Source) -> None:
        lines = [line for each in source.opening for line in _lines(each)]
        places = []  # for each step, where its first line stands
        for step in source.steps:
            places.append(len(lines))
            lines += [line for each in step.lines for line in _lines(each)]
        asked = [i for i, line in enumerate(lines) if line.seat == LEARNER]
        if places != [*asked, len(lines)]:
            raise ValueError(f"{FILE} of {self.game.name}: {MUST}")
        names = ["", *self.bots]
        match = replay(self.game, Record(self.game.name, self.game.rules, names, self.options, lines=lines))
        if match.waiting or LEARNER not in match.position.asked():
            raise ValueError(f"{FILE} of {self.game.name}: {MUST}")
        for before, moment in zip(match.moments, match.moments[1:], strict=False):
            self._begins[self._key(before.position)] = len(self.wanted)
            said = self._answers.setdefault(self._key(before.position), {})
            for ply in moment.plies:
                said.setdefault(ply.seat, []).append(ply.answer)
                if ply.seat == LEARNER:
                    self.wanted.append(ply.answer)
        self._begins[self._key(match.position)] = len(self.wanted)

    def _key(self, position: Position) -> str:
        if not self.free:
            return self.game.state.key(position)
        return repr({name: value for name, value in self.game.state.to_json(position).items() if name not in self.free})

    # ── what others answer ──────────────────────────────────────────────────────────────────────────────────────

    def says(
        self, position: Position, seat: int, settled: Position | None = None, given: Sequence[int] = ()
    ) -> int | None:
        """What a seat, or Nature, answers at a position, None off the way. Where several answer in secret, `settled` is
        the position without that, and `given` what the seat has said."""
        said = self._answers.get(self._key(settled or position), {}).get(seat, [])
        answer = said[len(given)] if said[: len(given)] == [*given] and len(said) > len(given) else None
        return answer if answer in position.options(seat) else None

    # ── what the learner is told ────────────────────────────────────────────────────────────────────────────────

    def tells(
        self,
        settled: Position,
        given: Sequence[int],
        own: Sequence[int] | None,
        options: Sequence[int],
        view: View,
    ) -> Told | None:
        """Before one of the options is answered, at a position, after what was said there in secret. `own` are all
        answers of the learner's until now; None where they are too many to be known. None where there is nothing to
        tell."""
        begun, verbs = self._begins.get(self._key(settled)), {self._verb(answer) for answer in options}
        on = begun is not None and self.wanted[begun : begun + len(given)] == [*given]
        if on and begun is not None:
            at = begun + len(given)
        elif own is not None:
            at = self._near(own, verbs)
        else:
            return None
        if at >= len(self.steps):
            return None
        step = self.steps[at]
        points = {row.name: row.points[LEARNER] for row in (*view.sheet.rows, *view.sheet.facts)}
        points |= {name: _number(view, path) for name, path in step.values.items()}
        parts = [self._say(name, points) for name in step.tell]
        if not on:
            fits = bool(verbs & self._verbs(at))
            next_one = self._say(step.tell[-1], points, "freely") if fits else Phrase("lesson-freely", {})
            parts = [*self._went(own or [], points), next_one]
        wanted = next((answer for answer in self.wanted[at : at + 1] if on and answer in options), None)
        return Told(at + 1, len(self.steps), parts, wanted, step.section, step.lights if on else None)

    def told(self, match: Match) -> Told | None:
        """The same at a keyboard."""
        given, answers = match.waiting.get(LEARNER, []), [ply.answer for ply in match.plies if ply.seat == LEARNER]
        view, options = self.game.view(match.position, LEARNER), match.position.options(LEARNER)
        return self.tells(match.moments[-1].position, given, [*answers, *given], options, view)

    def _near(self, own: Sequence[int], verbs: set[str]) -> int:
        """The step for whoever is off the way: the next that is about what is asked. What the lesson does not ask for
        is passed over, and so is what only the lesson would have asked."""
        at = 0
        for answer in own:
            found = self._about(at, {self._verb(answer)})
            at = at if found is None else found + 1
        found = self._about(at, verbs)
        return at if found is None else found

    def _about(self, at: int, verbs: set[str]) -> int | None:
        """A step, or the one after it, if it is about one of these verbs; the end is about all that a lesson asks."""
        return next((near for near in (at, at + 1) if verbs & self._verbs(near)), None)

    def _verbs(self, at: int) -> set[str]:
        return {self._verb(answer) for answer in (self.wanted[at : at + 1] or self.wanted)}

    def _verb(self, answer: int) -> str:
        return self.game.choices[answer].verb

    def _went(self, own: Sequence[int], points: dict[str, int]) -> list[Part]:
        """What is said to another answer than the one that the lesson had in mind, once."""
        last = len(own) - 1
        if not 0 <= last < len(self.wanted) or own[last] == self.wanted[last] or [*own[:last]] != self.wanted[:last]:
            return []
        return [self._say(self.steps[last].tell[-1], points, "other")]

    def _say(self, name: str, points: dict[str, int], way: str = "") -> Part:
        """A text of the game with the points that it mentions. For who went another way any game has words."""
        known, key = texts.get("en"), f"{self.game.name}-lesson-{name}"
        if way and known.has(f"{key}-{way}"):
            key = f"{key}-{way}"
        elif way and name != END:
            key = f"lesson-{way}"
        return Phrase(key, {argument: points[argument] for argument in known.wants(key)})


class Scripted(Luck):
    """Nature's answers on the way of a lesson; elsewhere real luck."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__()
        self._lesson = lesson

    def draw(self, position: Position) -> int:
        answer = self._lesson.says(position, NATURE)
        return LUCK.draw(position) if answer is None else answer


def can(game: str) -> bool:
    """Whether the game has a lesson."""
    return (found.folder(game) / FILE).is_file()


@cache
def get(game: str) -> Lesson:
    """A game's lesson, played through once: BadRecord says which line is not legal."""
    if not can(games.get(game).name):
        raise BadOptions("no-such-lesson", game=game)
    return Lesson(games.get(game), msgspec.json.decode((found.folder(game) / FILE).read_bytes(), type=Source))


def _number(view: View, path: str) -> int:
    """At `races.0.values.1` of a view, say; 0 where nothing is there."""
    found = msgspec.to_builtins(view)
    for key in path.split("."):
        try:
            found = found[int(key) if isinstance(found, list) else key]
        except LookupError:
            return 0
    return int(found)


def _lines(text: str) -> list[Line]:
    who, _, answers = text.partition(":")
    seat = NATURE if who == speaker(NATURE) else int(who)
    return [Line(seat, answer.strip()) for answer in answers.split(";")]
