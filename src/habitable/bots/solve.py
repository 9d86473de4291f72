"""The end of a game, where little is left of it: all that can still happen is played through, and everybody takes what
is best for them."""

from mypy_extensions import i64

from habitable.bots.mind import Mind
from habitable.kernel.position import Position
from habitable.kernel.questions import Together


class TooLarge(Exception):
    """There is more left than was thought, or luck has a say, or several answer at once."""


class Solver:
    """Plays through at most so many positions."""

    def __init__(self, mind: Mind, most: i64) -> None:
        self.mind: Mind = mind
        self.left: i64 = most

    def solve(self, p: Position, seat: i64) -> list[float]:
        """What each of the seat's answers leads to, for the seat."""
        return [self.after(p, seat, answer)[seat] for answer in p.options(seat)]

    def after(self, p: Position, seat: i64, answer: i64) -> list[float]:
        """What an answer leads to, for all seats."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        q = p.copy()
        q.accept(seat, answer)
        q.settle()
        if q.top is None:
            return [self.mind.judge(q, each) for each in range(q.seats)]
        who: i64 = q.turn()
        if who < 0 or isinstance(q.top, Together):
            raise TooLarge
        best: list[float] = []
        for option in q.options(who):
            found = self.after(q, who, option)
            if not best or found[who] > best[who]:
                best = found
        return best
