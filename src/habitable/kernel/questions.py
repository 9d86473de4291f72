"""The shapes that nearly every question has: Pick, Draw, Together, Step."""

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from habitable.kernel import piles
from habitable.kernel.bits import bit, lowest, nth, size
from habitable.kernel.position import NATURE, NOBODY, PASS, Position, Question
from habitable.kernel.rng import Rng

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Question[P]):
    """A question nobody has to answer: the next thing the rules do by themselves."""

    def owner(self, p: P) -> i64:
        return NOBODY

    def options(self, p: P, seat: i64, out: list[int]) -> None:
        out.append(PASS)

    def forced(self, p: P) -> i64:
        return PASS

    def answer(self, p: P, seat: i64, answer: i64) -> None:
        self.happen(p)

    def happen(self, p: P) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Question[P]):
    """One of up to 63 things. The subclass writes `owner`, `verb`, `choices` and `chosen`; it may be declined where
    `may_pass`."""

    def verb(self) -> i64:
        """The first answer id of the verb's block."""
        raise NotImplementedError

    def choices(self, p: P) -> i64:
        """The set of things; when it is empty nobody is asked."""
        raise NotImplementedError

    def chosen(self, p: P, thing: i64) -> None:
        raise NotImplementedError

    def passed(self, p: P) -> None:
        """What follows from choosing nothing."""

    def may_pass(self) -> bool:
        return False

    def options(self, p: P, seat: i64, out: list[int]) -> None:
        things: i64 = self.choices(p)
        verb: i64 = self.verb()
        if self.may_pass():
            out.append(PASS)
        while things != 0:
            out.append(verb + lowest(things))
            things &= things - 1

    def allows(self, p: P, seat: i64, answer: i64) -> bool:
        if answer == PASS:
            return self.may_pass()
        thing: i64 = answer - self.verb()
        return 0 <= thing < 63 and (self.choices(p) & bit(thing)) != 0

    def draw(self, p: P, seat: i64, rng: Rng) -> i64:
        things: i64 = self.choices(p)
        n: i64 = size(things)
        i: i64 = rng.below(n + 1 if self.may_pass() else n)
        return PASS if i == n else self.verb() + nth(things, i)

    def forced(self, p: P) -> i64:
        things: i64 = self.choices(p)
        if things == 0:
            return PASS
        if things & (things - 1) == 0 and not self.may_pass():
            return self.verb() + lowest(things)
        return -1

    def answer(self, p: P, seat: i64, answer: i64) -> None:
        if answer == PASS:
            self.passed(p)
        else:
            self.chosen(p, answer - self.verb())


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Question[P]):
    """One of a list of answers, for what is too much for a set: corners, pairs. The subclass writes `owner`,
    `answers` and `chosen`; it may be declined where `may_pass`. When the list is empty nobody is asked."""

    def answers(self, p: P) -> list[int]:
        """The ids, ascending."""
        raise NotImplementedError

    def chosen(self, p: P, answer: i64) -> None:
        raise NotImplementedError

    def passed(self, p: P) -> None:
        """What follows from choosing nothing."""

    def may_pass(self) -> bool:
        return False

    def options(self, p: P, seat: i64, out: list[int]) -> None:
        if self.may_pass():
            out.append(PASS)
        out.extend(self.answers(p))

    def forced(self, p: P) -> i64:
        answers = self.answers(p)
        if not answers:
            return PASS
        return answers[0] if len(answers) == 1 and not self.may_pass() else -1

    def answer(self, p: P, seat: i64, answer: i64) -> None:
        if answer == PASS:
            self.passed(p)
        else:
            self.chosen(p, answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Pick[P]):
    """Nature's Pick: one of the `choices`, all equally likely. What is drawn is asked even when only one thing is
    left: whether that is so is not for everybody to see."""

    def owner(self, p: P) -> i64:
        return NATURE

    def forced(self, p: P) -> i64:
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighted(Draw[P]):
    """A Draw from several things of each sort: the subclass writes `weight`."""

    def draw(self, p: P, seat: i64, rng: Rng) -> i64:
        verb: i64 = self.verb()
        things: i64 = self.choices(p)
        total: i64 = 0
        left: i64 = things
        while left != 0:
            total += self.weight(p, verb + lowest(left))
            left &= left - 1
        at: i64 = rng.below(total)
        while True:
            thing: i64 = lowest(things)
            at -= self.weight(p, verb + thing)
            if at < 0:
                return verb + thing
            things &= things - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FromPile(Draw[P]):
    """A Draw from a pile that everybody can count: a bag, stacks that lie face down. The subclass writes `verb`, `pile`
    and `chosen`; when the pile is empty nothing is drawn."""

    def pile(self, p: P) -> i64:
        raise NotImplementedError

    def choices(self, p: P) -> i64:
        return piles.kinds(self.pile(p))

    def weight(self, p: P, answer: i64) -> i64:
        return piles.count(self.pile(p), answer - self.verb())

    def draw(self, p: P, seat: i64, rng: Rng) -> i64:
        pile: i64 = self.pile(p)
        return self.verb() + piles.draw(pile, piles.size(pile), rng)

    def forced(self, p: P) -> i64:
        return one_or_none(self.verb(), self.choices(p))


def one_or_none(verb: i64, things: i64) -> i64:
    """The forced answer to a Draw from what holds no secret but its order: with one sort of thing left everybody knows
    what comes."""
    if things == 0:
        return PASS
    return verb + lowest(things) if things & (things - 1) == 0 else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Question[P]):
    """Several seats are asked at once; their answers wait, secret, until all are in.

    `given` holds each seat's answers so far: one, or a chain; everybody gives `until` of them. The subclass writes
    `options`, `with_given` and `all_in`, and `completed` when an answer leaves only one for the next.
    """

    def __init__(self, until: i64, given: list[list[int]]) -> None:
        super().__init__()
        self.until: i64 = until
        self.given: list[list[int]] = given
        self.owing: i64 = 0  # the set of seats that still owe an answer
        seat: i64 = 0
        for chain in given:
            if len(chain) < until:
                self.owing |= bit(seat)
            seat += 1

    def with_given(self, given: list[list[int]]) -> "Together[P]":
        """This question with other answers given so far."""
        raise NotImplementedError

    def completed(self, p: P, seat: i64, chain: list[int]) -> list[int]:
        """A seat's chain with the answers added that everybody can see are the only ones."""
        return chain

    def all_in(self, p: P) -> None:
        """Nobody owes an answer any more: all answers are shown and carried out."""
        raise NotImplementedError

    def shown(self) -> i64:
        """How many answers of each seat's chain everybody has seen already."""
        return 0

    def owner(self, p: P) -> i64:
        return NOBODY if self.owing == 0 else lowest(self.owing)

    def asks(self, p: P, seat: i64) -> bool:
        return 0 <= seat < p.seats and self.owing & bit(seat) != 0

    def forced(self, p: P) -> i64:
        return PASS if self.owing == 0 else -1

    def answer(self, p: P, seat: i64, answer: i64) -> None:
        if seat == NOBODY:
            self.all_in(p)
            return
        given = self.given.copy()
        given[seat] = self.completed(p, seat, [*given[seat], int(answer)])
        p.push(self.with_given(given))

    def attempt(self, p: P, seat: i64, answer: i64) -> None:
        """Nobody knows what others will answer: here it is the first of what they may."""
        p.accept(seat, answer)
        while p.turn() >= 0 and isinstance(p.top, Together):
            p.accept(p.turn(), p.options(p.turn())[0])
        if isinstance(p.top, Together):
            p.accept(NOBODY, PASS)
