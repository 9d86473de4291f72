"""A first game by hand: `lesson.json` in a game's folder says who sits at the table, what Nature and the bots answer
for a while, and what a learner is told before each answer.

The lesson is a part of a real game, and nothing of it is kept: where a learner is in it follows from the position and
from the answers given so far. Whoever takes another way gets real luck and real opponents, and goes on being told what
comes next in general words; whoever takes that back is on the way again.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from habitable import found, games, texts
from habitable.kernel.errors import BadOptions
from habitable.kernel.game import Game, View
from habitable.kernel.luck import LUCK, Luck
from habitable.kernel.match import Match, replay
from habitable.kernel.play import Ply
from habitable.kernel.position import NATURE, Position, speaker
from habitable.kernel.record import Line, Record
from habitable.texts.phrases import Part, Phrase

FILE = "lesson.json"
LEARNER = 0  # the seat; in all others are bots
END = "end"  # the name of what is said when the way is at its end
PASS = "pass"  # a verb that says nothing about what was asked
MUST = "every step begins with the learner's answer, and the last, where the learner is asked, has no lines"


class StepSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is written: what is told (texts `GAME-lesson-NAME`, one after the other), and the lines of a record
    that follow: the learner's answer, or a few that belong together, and what others answer until the learner is asked
    for the next step. `chapter` begins one (a text `GAME-lesson-chapter-NAME`). `lights` is a line of the score sheet
    that shows where its points come from, `shows` the part of the board that one of the texts speaks of."""

    tell: list[str]
    lines: list[str] = []
    chapter: str | None = None
    section: str | None = None
    lights: str | None = None
    shows: dict[str, str] = {}  # by text: of a board in parts the one that has to be seen
    values: dict[str, str] = {}  # numbers that are told beside the points: places in the learner's view


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file. A line may have several answers: `nature: deal M; deal S`."""

    bots: list[str]  # the level of each
    opening: list[str]  # what Nature answers before anybody is asked
    steps: list[StepSource]
    options: dict[str, Any] = {}
    free: list[str] = []  # fields of the position that do not matter: whoever differs only in these is on the way


class Chapter(NamedTuple):
    number: int  # from 1
    of: int
    title: Part


class Told(NamedTuple):
    """What a learner is told before an answer."""

    step: int  # from 1
    of: int
    chapter: Chapter | None  # of a lesson that has some
    parts: list[Part]  # one after the other; the last says what to do
    wanted: int | None  # the answer that the lesson has in mind, on its way
    then: list[int]  # … and what follows it in the same step
    section: str | None  # of the rulebook
    lights: str | None  # a line of the score sheet
    shows: list[str | None]  # for each of the parts: what of the board it speaks of


class Lesson:
    def __init__(self, game: Game, source: Source) -> None:
        self.game = game
        self.bots = source.bots
        self.options = source.options
        self.steps = source.steps
        self.free = source.free
        self.wanted: list[int] = []  # the learner's answers, in order
        self._steps: list[int] = []  # … and the step of each, then the last one
        self._chapters = [i for i, step in enumerate(source.steps) if step.chapter]  # the steps that begin one
        self._answers: dict[str, dict[int, list[int]]] = {}  # by position on the way: what each seat answers there
        self._begins: dict[str, int] = {}  # … and how many answers of the learner's led to it
        self._opening: list[Ply] = []  # before the learner is asked for the first time
        self._follow(source)
        self.luck: Luck = Scripted(self)

    def _follow(self, source: Source) -> None:
        lines = [line for each in source.opening for line in _lines(each)]
        good = all(line.seat != LEARNER for line in lines) and not source.steps[-1].lines
        for i, step in enumerate(source.steps):
            own = [line for each in step.lines for line in _lines(each)]
            good &= i == len(source.steps) - 1 or (bool(own) and own[0].seat == LEARNER)
            self._steps += [i] * sum(line.seat == LEARNER for line in own)
            lines += own
        self._steps.append(len(source.steps) - 1)
        names = ["", *self.bots]
        match = replay(self.game, Record(self.game.name, self.game.rules, names, self.options, lines=lines))
        if not good or match.waiting or LEARNER not in match.position.asked():
            raise ValueError(f"{FILE} of {self.game.name}: {MUST}")
        for before, moment in zip(match.moments, match.moments[1:], strict=False):
            self._begins[self._key(before.position)] = len(self.wanted)
            said = self._answers.setdefault(self._key(before.position), {})
            if not self.wanted and LEARNER not in before.position.asked():
                self._opening += moment.plies
            for ply in moment.plies:
                said.setdefault(ply.seat, []).append(ply.answer)
                if ply.seat == LEARNER:
                    self.wanted.append(ply.answer)
        self._begins[self._key(match.position)] = len(self.wanted)

    def _key(self, position: Position) -> str:
        if not self.free:
            return self.game.state.key(position)
        return repr({name: value for name, value in self.game.state.to_json(position).items() if name not in self.free})

    def began(self, match: Match) -> bool:
        """Whether a game began as this lesson. By chance none does."""
        here = (match.game.name, len(match.names), match.plies[: len(self._opening)])
        return here == (self.game.name, 1 + len(self.bots), self._opening)

    # ── what others answer ──────────────────────────────────────────────────────────────────────────────────────

    def says(
        self, position: Position, seat: int, settled: Position | None = None, given: Sequence[int] = ()
    ) -> int | None:
        """What a seat, or Nature, answers at a position, None off the way. Where several answer in secret, `settled` is
        the position without that, and `given` what the seat has said."""
        said = self._answers.get(self._key(settled or position), {}).get(seat, [])
        answer = said[len(given)] if said[: len(given)] == [*given] and len(said) > len(given) else None
        return answer if answer in position.options(seat) else None

    # ── from a later chapter on ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def chapters(self) -> list[Part]:
        """Their titles; none in a lesson that has no chapters."""
        return [self._title(begin) for begin in self._chapters]

    def demand_chapter(self, chapter: int) -> None:
        """BadOptions where the lesson has no such chapter; one without chapters begins at its beginning."""
        most = max(1, len(self._chapters))
        if not 1 <= chapter <= most:
            raise BadOptions("no-such-chapter", game=self.game.name, chapter=str(chapter), most=most)

    def leads(
        self, chapter: int, position: Position, settled: Position, waiting: Mapping[int, Sequence[int]]
    ) -> tuple[int, int] | None:
        """Who answers what next on the way to a chapter, the learner, too; None where it has begun, and off the way.
        `settled` is the position without what waits in secret."""
        asked, begun = position.asked(), self._begins.get(self._key(settled))
        if chapter == 1 or begun is None or not asked:
            return None
        seat = LEARNER if LEARNER in asked else asked[0]
        before = self._steps.index(self._chapters[chapter - 1])  # answers of the learner's
        if seat == LEARNER and begun + len(waiting.get(LEARNER, [])) >= before:
            return None
        answer = self.says(position, seat, settled, waiting.get(seat, []))
        return None if answer is None else (seat, answer)

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
            at = near = begun + len(given)
        elif own is not None:
            at = self._gone(own)
            near = self._near(at, verbs)
        else:
            return None
        if at > len(self.wanted):
            return None
        place = self._steps[at]
        step, begins = self.steps[self._steps[near]], place not in self._steps[:at]
        points = {row.name: row.points[LEARNER] for row in (*view.sheet.rows, *view.sheet.facts)}
        points |= {name: _number(view, path) for name, path in step.values.items()}
        names = step.tell if begins else step.tell[-1:]
        parts, shows = [self._say(name, points) for name in names], [step.shows.get(name) for name in names]
        if not on:
            fits = bool((verbs - {PASS}) & self._verbs(near))
            next_one = self._say(step.tell[-1], points, "freely") if fits else Phrase("lesson-freely", {})
            parts = [*self._went(own or [], points), next_one]
            shows = [None for _ in parts]
        wanted = next((answer for answer in self.wanted[at : at + 1] if on and answer in options), None)
        then = [] if wanted is None else self.wanted[at + 1 : at + self._steps[at:].count(place)]
        lights = step.lights if on and begins else None
        return Told(place + 1, len(self.steps), self._chapter(place), parts, wanted, then, step.section, lights, shows)

    def told(self, match: Match) -> Told | None:
        """The same at a keyboard."""
        given, answers = match.waiting.get(LEARNER, []), [ply.answer for ply in match.plies if ply.seat == LEARNER]
        view, options = self.game.view(match.position, LEARNER), match.position.options(LEARNER)
        return self.tells(match.moments[-1].position, given, [*answers, *given], options, view)

    def _gone(self, own: Sequence[int]) -> int:
        """How far along whoever is off the way has come. What the lesson does not ask for is passed over, and so is
        what only the lesson would have asked."""
        at = 0
        for answer in own:
            verbs = {self._verb(answer)}
            near = self._near(at, verbs)
            if verbs & self._verbs(near) - {PASS}:
                at = min(near + 1, max(at + 2, len(self.wanted)))  # who comes to the end from afar is told so first
        return at

    def _near(self, at: int, verbs: set[str]) -> int:
        """The answer that is about one of these verbs: the next or the one after it, or in a lesson of chapters any to
        the end of the next chapter. The end is about all that a lesson asks. If there is none, the next."""
        near = range(at, max(at + 2, self._reach(at)))
        return next((place for place in near if (verbs - {PASS}) & self._verbs(place)), at)

    def _reach(self, at: int) -> int:
        """Where the chapter after the next one begins; the end of the lesson is reached from the last chapter only."""
        here = self._steps[min(at, len(self.wanted))]
        later = [self._steps.index(begin) for begin in self._chapters if begin > here]
        if not self._chapters:
            return 0
        return later[1] if len(later) > 1 else len(self.wanted) + (not later)

    def _verbs(self, at: int) -> set[str]:
        return {self._verb(answer) for answer in (self.wanted[at : at + 1] or self.wanted)}

    def _chapter(self, place: int) -> Chapter | None:
        begun = [begin for begin in self._chapters if begin <= place]
        if not begun:
            return None
        return Chapter(len(begun), len(self._chapters), self._title(begun[-1]))

    def _title(self, begin: int) -> Part:
        return Phrase(f"{self.game.name}-lesson-chapter-{self.steps[begin].chapter}", {})

    def _verb(self, answer: int) -> str:
        return self.game.choices[answer].verb

    def _went(self, own: Sequence[int], points: dict[str, int]) -> list[Part]:
        """What is said to another answer than the one that the lesson had in mind, once."""
        last = len(own) - 1
        if not 0 <= last < len(self.wanted) or own[last] == self.wanted[last] or [*own[:last]] != self.wanted[:last]:
            return []
        return [self._say(self.steps[self._steps[last]].tell[-1], points, "other")]

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

    def __init__(self, lesson: Lesson, real: Luck = LUCK) -> None:
        super().__init__()
        self._lesson = lesson
        self._real = real

    def draw(self, position: Position) -> int:
        answer = self._lesson.says(position, NATURE)
        return self._real.draw(position) if answer is None else answer


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
