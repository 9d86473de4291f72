"""What can be asked, and what an answer does (README, 2 and 3)."""

from habitable.kernel.bits import bit, lowest, members
from habitable.kernel.piles import count, draw, kinds, size
from habitable.kernel.questions import Draw, Step, Together, Weighted
from habitable.kernel.rng import Rng
from pond.components import KINDS
from pond.position import NONE, PondPosition
from pond.vocabulary import DEAL, GOAL, KEEP


class DrawGoal(Draw[PondPosition]):
    """Nature gives the next seat a goal that nobody else has; only that seat sees it."""

    def verb(self) -> int:
        return GOAL

    def choices(self, p: PondPosition) -> int:
        return sum(bit(kind) for kind in range(KINDS) if kind not in p.goals)

    def seen_by(self, p: PondPosition) -> int:
        return bit(p.goals.index(NONE))

    def chosen(self, p: PondPosition, thing: int) -> None:
        p.draw_goal(p.goals.index(NONE), thing)
        p.push(DrawGoal() if NONE in p.goals else Deal())


class Deal(Weighted[PondPosition]):
    """The next card for the first hand that is not full; only its holder sees it."""

    def verb(self) -> int:
        return DEAL

    def choices(self, p: PondPosition) -> int:
        return kinds(p.stock())

    def weight(self, p: PondPosition, answer: int) -> int:
        return count(p.stock(), answer - DEAL)

    def seen_by(self, p: PondPosition) -> int:
        return bit(p.short_hand())

    def chosen(self, p: PondPosition, thing: int) -> None:
        p.deal(p.short_hand(), thing)
        p.push(Deal() if p.short_hand() < p.seats else everybody_keeps(p))


class Keep(Together[PondPosition]):
    """Everybody secretly keeps a card; then all put it into their ponds, and the hands go round."""

    def __init__(self, given: list[list[int]]) -> None:
        super().__init__(1, given)

    def with_given(self, given: list[list[int]]) -> "Keep":
        return Keep(given)

    def options(self, p: PondPosition, seat: int, out: list[int]) -> None:
        out.extend(KEEP + kind for kind in members(kinds(p.hands[seat])))

    def all_in(self, p: PondPosition) -> None:
        for seat, (answer,) in enumerate(self.given):
            p.keep(seat, answer - KEEP)
        p.pass_hands()
        p.push(everybody_keeps(p) if size(p.hands[0]) > 1 else End())

    def imagined(self, p: PondPosition, seat: int, rng: Rng) -> "Keep":
        """Others who have answered have kept something of the hand that they are imagined to have."""
        given = [
            chain if other == seat or not chain else [KEEP + draw(p.hands[other], size(p.hands[other]), rng)]
            for other, chain in enumerate(self.given)
        ]
        return Keep(given)


def everybody_keeps(p: PondPosition) -> Keep:
    return Keep([[] for _ in range(p.seats)])


class End(Step[PondPosition]):
    """The last card of each hand stays where it is; goals are shown."""

    def happen(self, p: PondPosition) -> None:
        for seat in range(p.seats):
            p.keep(seat, lowest(kinds(p.hands[seat])))
        p.show_goals()
