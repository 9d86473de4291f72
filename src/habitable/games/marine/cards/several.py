"""Choosing exactly so many things, one at a time."""

from mypy_extensions import i64

from habitable.earth.asking import AskList
from habitable.games.marine.position import MarinePosition


class Several(AskList[MarinePosition]):
    """Exactly `left` things, or all there are. The subclass writes `stock`, and `chosen`, which asks on.

    The order means nothing: people answer in any, a search only in the ascending one. Where nothing can be spared
    nobody is asked.
    """

    def __init__(self, animal: i64, left: i64, least: i64) -> None:
        super().__init__(animal)
        self.left: i64 = left
        self.least: i64 = least  # the smallest answer that a search may still give

    def stock(self, p: MarinePosition) -> list[tuple[int, int]]:
        """The answers, ascending, each with the number of such things."""
        raise NotImplementedError

    def answers(self, p: MarinePosition) -> list[int]:
        stock = [(answer, n) for answer, n in self.stock(p) if answer >= self.least]
        there: i64 = sum([n for _, n in stock])
        if self.left <= 0 or there <= self.left:
            return [answer for answer, _ in stock[: min(self.left, 1)]]
        out: list[int] = []
        for answer, n in stock:
            if there >= self.left or not p.ordered:
                out.append(answer)
            there -= n  # how many come after this answer
        return out

    def least_after(self, p: MarinePosition, answer: i64) -> i64:
        return answer if p.ordered else 0
