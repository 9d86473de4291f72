"""What lies on the table: everybody's ecosystem, the hands on their way round, the stock, and Matt's pile."""

from mypy_extensions import i64

from habitable.games.ecosystem.board import Ecosystem
from habitable.games.ecosystem.components import KINDS
from habitable.games.ecosystem.hands import Hand
from habitable.games.ecosystem.scoring import Rivals, Sheet, matt, places, score
from habitable.games.ecosystem.vocabulary import (
    DEALT,
    GAPS,
    MATT_REVEALED,
    PLACED,
    RECEIVED,
    REVEALED,
    SCORED,
    SWAPPED,
    TOTAL,
)
from habitable.kernel.piles import draw, one, size
from habitable.kernel.position import NOBODY, Position
from habitable.kernel.rng import Rng


class EcosystemPosition(Position):
    """The whole table."""

    def __init__(
        self,
        seats: i64,
        deal: i64,
        free: bool,
        with_pick: bool,
        gap_points: list[int],
        ecosystems: list[Ecosystem],
        hands: list[Hand],
        stock: i64,
        matt: i64,
        box: i64,
    ) -> None:
        super().__init__(seats)
        self.deal: i64 = deal  # cards of each hand in stage I: 11, or 10 in the original edition
        self.free: bool = free  # orientation: an ecosystem may also be 4 wide and 5 high
        self.with_pick: bool = with_pick  # placing and swapping belong to the secret pick
        self.gap_points: list[int] = gap_points
        self.ecosystems: list[Ecosystem] = ecosystems
        self.hands: list[Hand] = hands  # by holder; with two players the third is Matt's
        self.stock: i64 = stock
        self.matt: i64 = matt  # his pile, face up
        self.box: i64 = box  # dropped unseen at the end

    def copy(self) -> "EcosystemPosition":
        other = EcosystemPosition(
            self.seats,
            self.deal,
            self.free,
            self.with_pick,
            self.gap_points,
            self.ecosystems.copy(),
            self.hands.copy(),
            self.stock,
            self.matt,
            self.box,
        )
        other.top = self.top
        other.ordered = self.ordered
        return other

    # ── the table changes only through these; they tell the events ──────────────────────────────────────────────

    def dealt(self, hand: i64, kind: i64) -> None:
        before = self.hands[hand]
        self.stock -= one(kind)
        self.hands[hand] = Hand(before.cards + one(kind), before.kept, before.seen)
        self.whisper(hand if hand < self.seats else NOBODY, DEALT, hand, 0, kind)

    def reveal(self, seat: i64, kind: i64) -> None:
        self.hands[seat] = self.hands[seat].without(kind)
        self.tell(REVEALED, seat, kind, 0)

    def matt_reveals(self, kind: i64) -> None:
        self.hands[2] = self.hands[2].without(kind)
        self.matt += one(kind)
        self.tell(MATT_REVEALED, kind, 0, 0)

    def place(self, seat: i64, kind: i64, where: i64) -> None:
        self.ecosystems[seat] = self.ecosystems[seat].placed(kind, where)
        self.tell(PLACED, seat, kind, where)

    def swap(self, seat: i64, a: i64, b: i64) -> None:
        self.ecosystems[seat] = self.ecosystems[seat].swapped(a, b)
        self.tell(SWAPPED, seat, a, b)

    def pass_hands(self, stage: i64) -> None:
        """Every hand goes to a neighbour: in stage I to the left, in stage II to the right (rules/ecosystem.md 4)."""
        step: i64 = 1 if stage == 1 else -1
        n: i64 = len(self.hands)
        before = self.hands
        self.hands = before.copy()
        holder: i64 = 0
        while holder < n:
            giver: i64 = (holder - step + n) % n
            hand = before[giver]
            if holder < self.seats:
                hand = hand.held_by(holder)
                self.whisper(holder, RECEIVED, holder, giver, hand.cards)
            else:
                hand = hand.put_down()
            self.hands[holder] = hand
            holder += 1

    def keep_hands(self) -> None:
        """After stage I the one card of each hand stays with its holder."""
        holder: i64 = 0
        for hand in self.hands.copy():
            self.hands[holder] = hand.carried_over(holder if holder < self.seats else -1)
            holder += 1

    def drop_hands(self) -> None:
        """After stage II: what is left goes to the box."""
        holder: i64 = 0
        for hand in self.hands.copy():
            self.box += hand.cards
            self.hands[holder] = Hand(0, 0, 0)
            holder += 1

    # ── what it is worth ────────────────────────────────────────────────────────────────────────────────────────

    def sheets(self) -> list[Sheet]:
        return score(self.ecosystems, self.rivals(), self.gap_points)

    def rivals(self) -> Rivals:
        """Matt is one at a table of two (rules/ecosystem.md 6)."""
        return matt(self.matt) if self.seats == 2 else Rivals([], [])

    def scores(self) -> list[int]:
        return [sheet.total for sheet in self.sheets()]

    def places(self) -> list[int]:
        return places(self.sheets())

    def tell_scores(self) -> None:
        if self.log is None:
            return
        for seat, sheet in enumerate(self.sheets()):
            for kind in range(KINDS):
                self.tell(SCORED, seat, kind, sheet.kinds[kind])
            self.tell(GAPS, seat, sheet.gaps, sheet.gap_points)
            self.tell(TOTAL, seat, sheet.total, 0)

    # ── what a seat cannot see ──────────────────────────────────────────────────────────────────────────────────

    def imagine(self, seat: i64, rng: Rng) -> "EcosystemPosition":
        p = self.copy()
        unseen: i64 = self.stock + self.box
        for hand in self.hands:
            unseen += hand.cards - hand.known_to(seat)
        cards: i64 = size(unseen)
        holder: i64 = 0
        for hand in self.hands:
            known: i64 = hand.known_to(seat)
            pile: i64 = known
            missing: i64 = size(hand.cards) - size(known)
            while missing > 0:
                kind: i64 = draw(unseen, cards, rng)
                pile += one(kind)
                unseen -= one(kind)
                cards -= 1
                missing -= 1
            kept: i64 = hand.kept
            if seat < 0 and kept != 0:  # a spectator does not know which card it was
                kept = one(draw(pile, size(pile), rng))
            p.hands[holder] = Hand(pile, kept, hand.seen)
            holder += 1
        boxed: i64 = size(self.box)
        p.box = 0
        while boxed > 0:
            kind = draw(unseen, cards, rng)
            p.box += one(kind)
            unseen -= one(kind)
            cards -= 1
            boxed -= 1
        p.stock = unseen
        p.imagine_questions(seat, rng)
        return p
