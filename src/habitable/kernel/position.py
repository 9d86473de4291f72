"""A game is a stack of questions: `Position`, and what every `Question` can do.

Answering a question takes it off the stack, changes the position and pushes the questions that follow. Questions that
nobody has to answer (steps, forced answers) are played on the spot by `settle`.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from habitable.kernel.advice import advice_for
from habitable.kernel.bits import bit
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.rng import Rng

NATURE: Final = -1  # the seat that draws cards, tiles and tokens
NOBODY: Final = -2  # the owner of a step, and whose turn it is when the game is over
PASS: Final = 0  # the answer "no" or "no more", in every game
SPECTATOR: Final = -1  # for `imagine`: somebody who sees what everybody sees
EVERYONE: Final = -1  # as a set of seats: all of them, spectators included

P = TypeVar("P", bound="Position")


def speaker(seat: int) -> str:
    """Who answers, as records write it."""
    return "nature" if seat < 0 else str(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[P]):
    """Something a seat, or Nature, is asked. Never changed once pushed, so copies of a position share the stack.

    Its fields are the parameters of its constructor (`state.py` makes equality and JSON from them).
    """

    def __init__(self) -> None:
        self.below: Question[Any] | None = None

    def owner(self, p: P) -> i64:
        """The seat that is asked (of several, the first that owes an answer), NATURE, or NOBODY."""
        raise NotImplementedError

    def asks(self, p: P, seat: i64) -> bool:
        return self.owner(p) == seat

    def options(self, p: P, seat: i64, out: list[int]) -> None:
        """Appends the legal answers, ascending."""
        raise NotImplementedError

    def allows(self, p: P, seat: i64, answer: i64) -> bool:
        """Whether the answer is among the options."""
        out: list[int] = []
        self.options(p, seat, out)
        return answer in out

    def draw(self, p: P, seat: i64, rng: Rng) -> i64:
        """A legal answer at random, Nature's by weight."""
        out: list[int] = []
        self.options(p, seat, out)
        return out[rng.below(len(out))]

    def weight(self, p: P, answer: i64) -> i64:
        """How likely Nature is to give this legal answer, relative to the others."""
        return 1

    def forced(self, p: P) -> i64:
        """The answer that everybody can see is the only one, or -1. A secret with one answer is asked all the same."""
        return -1

    def seen_by(self, p: P) -> i64:
        """The set of seats that get to know the answer at once."""
        return EVERYONE

    def imagined(self, p: P, seat: i64, rng: Rng) -> "Question[P]":
        """This question as the seat may imagine it; p is imagined already."""
        return self

    def answer(self, p: P, seat: i64, answer: i64) -> None:
        """Changes p and pushes what follows; the question itself is already off the stack."""
        raise NotImplementedError

    def attempt(self, p: P, seat: i64, answer: i64) -> None:
        """What comes of an answer, in a copy of the position of whoever weighs it."""
        p.accept(seat, answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What lies on the table, and the stack of open questions. Each game adds its board in a subclass.

    The fields of a position are the parameters of its class's constructor, and the stack.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.top: Question[Any] | None = None
        self.ordered: bool = False  # set by a search on its own copies: see `later`
        self.log: list[tuple[int, int, int, int, int]] | None = None  # events, when somebody listens

    # ── who is asked, what is legal ─────────────────────────────────────────────────────────────────────────────

    def over(self) -> bool:
        return self.top is None

    def turn(self) -> i64:
        """The first seat that owes an answer, NATURE for luck, NOBODY when the game is over."""
        q = self.top
        return NOBODY if q is None else q.owner(self)

    def asked(self) -> list[int]:
        """All seats that owe an answer; [NATURE] for luck; [] when the game is over."""
        out: list[int] = []
        q = self.top
        if q is None:
            return out
        seat: i64 = NATURE
        while seat < self.seats:
            if q.asks(self, seat):
                out.append(seat)
            seat += 1
        return out

    def asks(self, seat: i64) -> bool:
        q = self.top
        return q is not None and q.asks(self, seat)

    def options(self, seat: i64) -> list[int]:
        """The legal answers of a seat, ascending; empty only when that seat is not asked."""
        out: list[int] = []
        q = self.top
        if q is not None and q.asks(self, seat):
            q.options(self, seat, out)
        return out

    def weights(self) -> list[int]:
        """The weights of Nature's options, in their order."""
        q = self.top
        assert q is not None
        return [q.weight(self, answer) for answer in self.options(NATURE)]

    def draw(self, seat: i64, rng: Rng) -> i64:
        """A legal answer at random, Nature's by weight, without building the list."""
        q = self.top
        assert q is not None
        return q.draw(self, seat, rng)

    # ── answering ───────────────────────────────────────────────────────────────────────────────────────────────

    def check(self, seat: i64, answer: i64) -> None:
        """Raises IllegalAnswer, and has changed nothing, unless this seat may give this answer now."""
        q = self.top
        if q is None:
            raise IllegalAnswer("illegal-over", answer=str(answer))
        if not q.asks(self, seat):
            asked = ", ".join([speaker(one) for one in self.asked()])
            raise IllegalAnswer("illegal-not-asked", answer=str(answer), seat=speaker(seat), asked=asked)
        if not q.allows(self, seat, answer):
            legal = ", ".join([str(option) for option in self.options(seat)])
            raise IllegalAnswer("illegal-not-legal", answer=str(answer), seat=speaker(seat), legal=legal)

    def play(self, seat: i64, answer: i64) -> None:
        self.check(seat, answer)
        self.accept(seat, answer)
        self.settle()

    def accept(self, seat: i64, answer: i64) -> None:
        """Takes a legal answer without settling what follows from it."""
        q = self.top
        assert q is not None
        self.top = q.below
        q.answer(self, seat, answer)

    def settle(self) -> None:
        """Runs steps and forced answers until somebody has a choice."""
        q = self.top
        while q is not None:
            answer = q.forced(self)
            if answer < 0:
                return
            self.top = q.below
            q.answer(self, q.owner(self), answer)
            q = self.top

    def push(self, question: Question[Any]) -> None:
        question.below = self.top
        self.top = question

    def later(self, things: i64, last: i64) -> i64:
        """What may still follow `last` in a chain whose order means nothing.

        People answer in any order. A search sets `ordered` and meets each set of moves once.
        """
        if self.ordered:
            return things & -bit(last)
        return things

    # ── telling ─────────────────────────────────────────────────────────────────────────────────────────────────

    def tell(self, event: i64, a: i64, b: i64, c: i64) -> None:
        """An event that everybody sees."""
        log = self.log
        if log is not None:
            log.append((EVERYONE, event, a, b, c))

    def whisper(self, seat: i64, event: i64, a: i64, b: i64, c: i64) -> None:
        """An event whose `c` only one seat sees."""
        log = self.log
        if log is not None:
            log.append((bit(seat) if seat >= 0 else 0, event, a, b, c))

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def copy(self) -> "Position":
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat as the position stands."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """Who is first, second, ... (1 for each winner), by points; games with a tie-break override it."""
        points = self.scores()
        return [1 + sum([1 for other in points if other > mine]) for mine in points]

    def imagine(self, seat: i64, rng: Rng) -> "Position":
        """The same game with everything that the seat, or a SPECTATOR, cannot know dealt anew: a determinization."""
        raise NotImplementedError

    def imagine_questions(self, seat: i64, rng: Rng) -> None:
        """Replaces the questions in which others may have answered something else, from the bottom of the stack up.

        One that can lie above such a question makes itself anew in `imagined`: none is changed once pushed.
        """
        self.top = self._imagined(self.top, seat, rng)

    def _imagined(self, q: Question[Any] | None, seat: i64, rng: Rng) -> Question[Any] | None:
        if q is None:
            return None
        below = self._imagined(q.below, seat, rng)
        new = q.imagined(self, seat, rng)
        if new is not q:
            new.below = below
        else:
            assert below is q.below
        return new

    # ── for bots ────────────────────────────────────────────────────────────────────────────────────────────────

    def advise(self) -> list[float]:
        """An estimate of the final points of each seat."""
        return advice_for(type(self)).estimate(self)

    def weigh(self, seat: i64, answer: i64) -> float:
        """What a good player thinks of a legal answer without looking far ahead: more is better."""
        return self.weigh_all(seat, [int(answer)])[0]

    def weigh_all(self, seat: i64, answers: list[int]) -> list[float]:
        """What a good player thinks of several; unless a game knows better, what it estimates after each."""
        q = self.top
        assert q is not None
        weigher = advice_for(type(self)).weigher(type(q))
        if weigher is not None:
            return weigher(self, q, seat, answers)
        out: list[float] = []
        for answer in answers:
            after = self.copy()
            q.attempt(after, seat, answer)
            out.append(after.advise()[seat])
        return out


def playout(p: Position, rng: Rng, limit: i64 = 100_000) -> i64:
    """Plays p to its end at random; returns the number of answers given, Nature's included."""
    count: i64 = 0
    q = p.top
    while q is not None and count < limit:
        seat: i64 = q.owner(p)
        p.accept(seat, q.draw(p, seat, rng))
        p.settle()
        count += 1
        q = p.top
    return count
