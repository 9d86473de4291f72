"""The hands on their way round, and who knows what is in them."""

from mypy_extensions import i64

from habitable.games.ecosystem.components import FORGETTING
from habitable.kernel.bits import bit
from habitable.kernel.piles import one


class Hand:
    """Cards on their way round the table. Replaced, never changed.

    A hand comes to every seat within six turns and what leaves it is laid open, so whoever has held it in this stage
    knows it for good, and everybody knows the card that was kept in it after stage I (rules/ecosystem.md 4.1). With the
    option `memory` "own" what one has held is left to one's own memory: a seat knows the hand that it holds.
    """

    def __init__(self, cards: i64, kept: i64, seen: i64) -> None:
        self.cards: i64 = cards
        self.kept: i64 = kept  # pile: the card carried over from stage I, as long as it may still be there
        self.seen: i64 = seen  # the seats that have held it in this stage, or FORGETTING and its holder

    def known_to(self, seat: i64) -> i64:
        """The pile of the cards that a seat can name."""
        if seat < 0:
            return 0
        return self.cards if self.seen & bit(seat) != 0 else self.kept

    def without(self, kind: i64) -> "Hand":
        card: i64 = one(kind)
        return Hand(self.cards - card, self.kept & ~card, self.seen)

    def forgets(self) -> bool:
        return self.seen & FORGETTING != 0

    def held_by(self, seat: i64) -> "Hand":
        if self.forgets():
            return Hand(self.cards, 0, FORGETTING | bit(seat))
        if self.seen & bit(seat) != 0:
            return self
        return Hand(self.cards, self.kept, self.seen | bit(seat))

    def put_down(self) -> "Hand":
        """It lies before Matt, who is no seat."""
        return Hand(self.cards, 0, FORGETTING) if self.forgets() else self

    def carried_over(self, holder: i64) -> "Hand":
        """After stage I, by its holder, -1 for Matt: in stage II its one card is what everybody has seen."""
        holds: i64 = bit(holder) if holder >= 0 else 0
        return Hand(self.cards, 0 if self.forgets() else self.cards, holds | self.seen & FORGETTING)
