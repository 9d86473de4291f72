"""What lies on the table: hands, ponds and goals. Cards are piles (how many of each kind); nobody sees the stock."""

from habitable.kernel.piles import draw, one, size
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng
from pond.components import COUNTS, HAND, KINDS
from pond.scoring import goal, totals
from pond.vocabulary import DEALT, DREW, KEPT, RECEIVED, SHOWED

BOX = sum(one(kind) * n for kind, n in enumerate(COUNTS))
NONE = -1  # no goal yet


class PondPosition(Position):
    def __init__(self, seats: int, hands: list[int], ponds: list[int], goals: list[int]) -> None:
        super().__init__(seats)
        self.hands = hands
        self.ponds = ponds
        self.goals = goals  # a kind for each seat, or NONE

    def copy(self) -> "PondPosition":
        other = PondPosition(self.seats, self.hands.copy(), self.ponds.copy(), self.goals.copy())
        other.top = self.top
        other.ordered = self.ordered
        return other

    def stock(self) -> int:
        """What was not dealt."""
        return BOX - sum(self.hands) - sum(self.ponds)

    def short_hand(self) -> int:
        """The first seat whose hand is not full; the number of seats when all are."""
        return next((seat for seat, hand in enumerate(self.hands) if size(hand) < HAND), self.seats)

    # ── the table changes only through these; they tell the events ──────────────────────────────────────────────

    def draw_goal(self, seat: int, kind: int) -> None:
        self.goals[seat] = kind
        self.whisper(seat, DREW, seat, 0, kind)

    def deal(self, seat: int, kind: int) -> None:
        self.hands[seat] += one(kind)
        self.whisper(seat, DEALT, seat, 0, kind)

    def keep(self, seat: int, kind: int) -> None:
        self.hands[seat] -= one(kind)
        self.ponds[seat] += one(kind)
        self.tell(KEPT, seat, kind, 0)

    def pass_hands(self) -> None:
        """Every hand goes to the left."""
        self.hands = [self.hands[-1], *self.hands[:-1]]
        for seat, hand in enumerate(self.hands):
            self.whisper(seat, RECEIVED, seat, 0, hand)

    def show_goals(self) -> None:
        for seat, kind in enumerate(self.goals):
            self.tell(SHOWED, seat, kind, goal(self.ponds[seat], kind))

    # ── what it is worth, and what a seat cannot see ────────────────────────────────────────────────────────────

    def scores(self) -> list[int]:
        return totals(self.ponds, self.goals)

    def imagine(self, seat: int, rng: Rng) -> "PondPosition":
        p = self.copy()
        if self.over():
            return p
        others = [other for other in range(self.seats) if other != seat]
        unseen = self.stock() + sum(self.hands[other] for other in others)
        goals = [kind for kind in range(KINDS) if seat < 0 or kind != self.goals[seat]]
        for other in others:
            p.hands[other] = 0
            for _ in range(size(self.hands[other])):
                card = one(draw(unseen, size(unseen), rng))
                p.hands[other] += card
                unseen -= card
            if self.goals[other] != NONE:
                p.goals[other] = goals.pop(rng.below(len(goals)))
        p.imagine_questions(seat, rng)
        return p
