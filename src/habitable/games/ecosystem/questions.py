"""What can be asked, and what an answer does: dealing, and the turn with its three moments (rules/ecosystem.md 4)."""

from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.board import Ecosystem
from habitable.games.ecosystem.components import CELLS, RABBIT, STAGES, TURNS
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.vocabulary import CHOOSE, DEAL, NOSWAP, PLACE, STAGE, SWAP, SWAP_OF, SWAPS
from habitable.kernel.bits import bit, lowest, members, nth
from habitable.kernel.bits import size as how_many
from habitable.kernel.piles import count, draw, kinds, size
from habitable.kernel.questions import Step, Together, Weighted
from habitable.kernel.rng import Rng

# The three moments of a turn, which are the places of a seat's chain of answers
CHOOSING: Final = 0
PLACING: Final = 1
SWAPPING: Final = 2


class Stage(Step[EcosystemPosition]):
    """A stage begins: Nature deals, hand by hand. After the last one the scores are told."""

    def __init__(self, stage: i64) -> None:
        super().__init__()
        self.stage: i64 = stage

    def happen(self, p: EcosystemPosition) -> None:
        if self.stage > STAGES:
            p.tell_scores()
            return
        p.tell(STAGE, self.stage, 0, 0)
        p.push(Deal(self.stage, 0, p.deal if self.stage == 1 else TURNS))


class Deal(Weighted[EcosystemPosition]):
    """The next card for a hand; only its holder sees it, and Matt's nobody."""

    def __init__(self, stage: i64, hand: i64, left: i64) -> None:
        super().__init__()
        self.stage: i64 = stage
        self.hand: i64 = hand
        self.left: i64 = left

    def verb(self) -> i64:
        return DEAL

    def choices(self, p: EcosystemPosition) -> i64:
        return kinds(p.stock)

    def weight(self, p: EcosystemPosition, answer: i64) -> i64:
        return count(p.stock, answer - DEAL)

    def draw(self, p: EcosystemPosition, seat: i64, rng: Rng) -> i64:
        return DEAL + draw(p.stock, size(p.stock), rng)

    def seen_by(self, p: EcosystemPosition) -> i64:
        return bit(self.hand) if self.hand < p.seats else 0

    def chosen(self, p: EcosystemPosition, thing: i64) -> None:
        p.dealt(self.hand, thing)
        if self.left > 1:
            p.push(Deal(self.stage, self.hand, self.left - 1))
        elif self.hand + 1 < len(p.hands):
            p.push(Deal(self.stage, self.hand + 1, p.deal if self.stage == 1 else TURNS))
        else:
            p.push(begin_turn(p, self.stage, 1))


class MattDraws(Weighted[EcosystemPosition]):
    """A random card of Matt's hand goes onto his pile (rules/ecosystem.md 6)."""

    def verb(self) -> i64:
        return DEAL

    def choices(self, p: EcosystemPosition) -> i64:
        return kinds(p.hands[2].cards)

    def weight(self, p: EcosystemPosition, answer: i64) -> i64:
        return count(p.hands[2].cards, answer - DEAL)

    def chosen(self, p: EcosystemPosition, thing: i64) -> None:
        p.matt_reveals(thing)

    def imagined(self, p: EcosystemPosition, seat: i64, rng: Rng) -> "MattDraws":
        return MattDraws()  # with_pick, what others have answered and not shown yet lies below


class Turn(Together[EcosystemPosition]):
    """Everybody chooses, places and, after a rabbit, swaps: each seat gives up to three answers.

    By the rule everybody sees the first before the second is given, and so on. With `with_pick` all three are
    given in secret and then shown in that order. `seen` is how many have been shown and done.
    """

    def __init__(self, stage: i64, turn: i64, seen: i64, until: i64, given: list[list[int]]) -> None:
        super().__init__(until, given)
        self.stage: i64 = stage
        self.turn: i64 = turn
        self.seen: i64 = seen

    def shown(self) -> i64:
        return self.seen

    def with_given(self, given: list[list[int]]) -> "Turn":
        return Turn(self.stage, self.turn, self.seen, self.until, given)

    def completed(self, p: EcosystemPosition, seat: i64, chain: list[int]) -> list[int]:
        return with_forced(p, seat, chain, self.seen, self.until)

    # ── what is legal ───────────────────────────────────────────────────────────────────────────────────────────

    def board(self, p: EcosystemPosition, seat: i64) -> Ecosystem:
        """The seat's ecosystem with what it has answered and not yet shown."""
        return board_after(p.ecosystems[seat], self.given[seat], self.seen)

    def options(self, p: EcosystemPosition, seat: i64, out: list[int]) -> None:
        moment: i64 = len(self.given[seat])
        if moment == SWAPPING:
            out.append(NOSWAP)
            board = self.board(p, seat)
            add_swaps(board, out)
            return
        things: i64 = self.things(p, seat)
        verb: i64 = CHOOSE if moment == CHOOSING else PLACE
        while things != 0:
            out.append(verb + lowest(things))
            things &= things - 1

    def things(self, p: EcosystemPosition, seat: i64) -> i64:
        """The kinds that can be chosen, or the cells for the card."""
        if len(self.given[seat]) == CHOOSING:
            return kinds(p.hands[seat].cards)
        return self.board(p, seat).legal_cells(p.free)

    def allows(self, p: EcosystemPosition, seat: i64, answer: i64) -> bool:
        moment: i64 = len(self.given[seat])
        if moment == SWAPPING:
            if answer == NOSWAP:
                return True
            i: i64 = answer - SWAP
            if not 0 <= i < len(SWAPS):
                return False
            board = self.board(p, seat)
            a = board.kind_at(SWAPS[i][0])
            b = board.kind_at(SWAPS[i][1])
            return a >= 0 and b >= 0 and a != b
        thing: i64 = answer - (CHOOSE if moment == CHOOSING else PLACE)
        return 0 <= thing < CELLS and self.things(p, seat) & bit(thing) != 0

    def draw(self, p: EcosystemPosition, seat: i64, rng: Rng) -> i64:
        moment: i64 = len(self.given[seat])
        if moment == SWAPPING:
            return self.draw_swap(p, seat, rng)
        things: i64 = self.things(p, seat)
        thing: i64 = nth(things, rng.below(how_many(things)))
        return (CHOOSE if moment == CHOOSING else PLACE) + thing

    def draw_swap(self, p: EcosystemPosition, seat: i64, rng: Rng) -> i64:
        """Any two cells, until they differ in kind; every swap is as likely as any other and as none."""
        board = self.board(p, seat)
        cards: i64 = board.cards
        n: i64 = how_many(cards)
        while True:
            i: i64 = rng.below(n)
            j: i64 = rng.below(n)
            if i == j:
                if rng.below(n) < 2:
                    return NOSWAP
                continue
            a: i64 = nth(cards, min(i, j))
            b: i64 = nth(cards, max(i, j))
            if board.kind_at(a) != board.kind_at(b):
                return SWAP_OF[a * CELLS + b]

    # ── what it does ────────────────────────────────────────────────────────────────────────────────────────────

    def all_in(self, p: EcosystemPosition) -> None:
        moment: i64 = self.seen
        rabbits: i64 = 0
        seat: i64 = 0
        for chain in self.given:
            answer: i64 = chain[moment]
            if moment == CHOOSING:
                p.reveal(seat, answer - CHOOSE)
            elif moment == PLACING:
                kind: i64 = chain[CHOOSING] - CHOOSE
                p.place(seat, kind, answer - PLACE)
                if kind == RABBIT:
                    rabbits += 1
            elif answer != NOSWAP:
                pair = SWAPS[answer - SWAP]
                p.swap(seat, pair[0], pair[1])
            seat += 1
        if moment == SWAPPING or (moment == PLACING and rabbits == 0):
            end_turn(p, self.stage, self.turn)
            return
        p.push(ask(p, self.stage, self.turn, moment + 1, self.given))
        if moment == CHOOSING and p.seats == 2:
            p.push(MattDraws())

    # ── what others may have answered ───────────────────────────────────────────────────────────────────────────

    def imagined(self, p: EcosystemPosition, seat: i64, rng: Rng) -> "Turn":
        """Others have answered something, but what? Whoever has finished has given legal answers."""
        given = [chain if i == seat else chain[: self.seen] for i, chain in enumerate(self.given)]
        q = ask(p, self.stage, self.turn, self.seen, given)
        for other in range(p.seats):
            while q.asks(p, other) and not self.asks(p, other):
                given = q.given.copy()
                given[other] = q.completed(p, other, [*given[other], int(q.draw(p, other, rng))])
                q = q.with_given(given)
        return q


def ask(p: EcosystemPosition, stage: i64, turn: i64, shown: i64, given: list[list[int]]) -> Turn:
    until: i64 = 3 if p.with_pick else shown + 1
    chains = [with_forced(p, seat, chain, shown, until) for seat, chain in enumerate(given)]
    return Turn(stage, turn, shown, until, chains)


def begin_turn(p: EcosystemPosition, stage: i64, turn: i64) -> Turn:
    nothing: list[list[int]] = [[] for _ in range(p.seats)]
    return ask(p, stage, turn, 0, nothing)


def end_turn(p: EcosystemPosition, stage: i64, turn: i64) -> None:
    """Hands go on, in stage I to the left and in stage II to the right (`pass_hands`); after the last turn of a stage
    nothing is left of them but what is kept."""
    if turn < TURNS:
        p.pass_hands(stage)
        p.push(begin_turn(p, stage, turn + 1))
        return
    if stage == STAGES:
        p.drop_hands()
    else:
        p.keep_hands()
    p.push(Stage(stage + 1))


def board_after(board: Ecosystem, given: list[int], shown: i64) -> Ecosystem:
    """An ecosystem with the placing and swapping of a chain that are not shown, and so not done, yet."""
    n: i64 = len(given)
    if n > PLACING and shown <= PLACING:
        board = board.placed(given[CHOOSING] - CHOOSE, given[PLACING] - PLACE)
    if n > SWAPPING and given[SWAPPING] != NOSWAP:
        pair = SWAPS[given[SWAPPING] - SWAP]
        board = board.swapped(pair[0], pair[1])
    return board


def with_forced(p: EcosystemPosition, seat: i64, chain: list[int], shown: i64, until: i64) -> list[int]:
    """Adds the answers that everybody can see are the only ones: the last card of a hand, the only cell left, and no
    swap where there is no rabbit or nothing to swap."""
    while len(chain) < until:
        answer = _forced(p, seat, chain, shown)
        if answer < 0:
            break
        chain = [*chain, int(answer)]
    return chain


def _forced(p: EcosystemPosition, seat: i64, chain: list[int], shown: i64) -> i64:
    moment: i64 = len(chain)
    if moment == CHOOSING:
        hand = p.hands[seat].cards
        if size(hand) == 1 and not p.with_pick:  # in secret a spectator could tell a rabbit by what is asked next
            return CHOOSE + lowest(kinds(hand))
        return -1
    board = board_after(p.ecosystems[seat], chain, shown)
    if moment == PLACING:
        cells: i64 = board.legal_cells(p.free)
        return PLACE + lowest(cells) if cells & (cells - 1) == 0 else -1
    if chain[CHOOSING] != CHOOSE + RABBIT or board.rabbits == board.cards:
        return NOSWAP
    return -1


def add_swaps(board: Ecosystem, out: list[int]) -> None:
    cells = members(board.cards)
    kind = [board.kind_at(cell) for cell in cells]
    n: i64 = len(cells)
    i: i64 = 0
    while i < n:
        j: i64 = i + 1
        row: i64 = cells[i] * CELLS
        while j < n:
            if kind[i] != kind[j]:
                out.append(SWAP_OF[row + cells[j]])
            j += 1
        i += 1
