"""How whoever looks ahead plays imagined games on, to their end: everybody by first sight, and the others waver. What
was thought of an ecosystem is remembered for all games of one answer, so that most turns are merely looked up."""

import math
from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.advice import STILL_EMPTY, Outlook, gap_value, outlook
from habitable.games.ecosystem.board import Ecosystem
from habitable.games.ecosystem.components import (
    BOARD,
    KINDS,
    RABBIT,
    STAGES,
    STREAM,
    STREAM_PRIZES,
    TURNS,
    WOLF,
    WOLF_PRIZES,
)
from habitable.games.ecosystem.foresight import best_after, consider
from habitable.games.ecosystem.looks import Prospect
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import CHOOSING, PLACING, SWAPPING, Turn, ask, board_after
from habitable.games.ecosystem.scoring import longest_stream, own_points, prize, wolves
from habitable.games.ecosystem.thoughts import NEVER, worth
from habitable.games.ecosystem.vocabulary import CHOOSE, SWAPS
from habitable.kernel.bits import bit, lowest, mixed, size
from habitable.kernel.model import Model, Rehearsal
from habitable.kernel.piles import count, draw, kinds, one
from habitable.kernel.piles import size as cards_in
from habitable.kernel.rng import Rng

# Where in NAMES are the things that others have a say in
WOLVES_NOW: Final = 13
STREAMS_NOW: Final = 14
WOLVES_AFAR: Final = 15
STREAMS_AFAR: Final = 16
GAPS_LATER: Final = 19
GAPS_NOW: Final = 20
WITHOUT: Final = 21
WOLVES_LEAD: Final = 33
STREAMS_LEAD: Final = 34

WAVERING: Final = 0.5  # points by which others may misjudge a choice
SWAP: Final = 2.0  # points that a swap brings after a rabbit, about
PACE: Final = 50.0  # all simulations with 7 cards to come, half of them with 10: there is more to play
TRUST: Final = 0.2  # two answers differ by luck by 7 points in stage I, by 6 when stage II begins, by 2 at its end

OFF: Final = 4096
GUMBEL: Final = [-math.log(-math.log((i + 0.5) / OFF)) for i in range(OFF)]  # the best of many looks is off like this


class Spot:
    """An ecosystem after a card or a swap, and what it is worth but for what others have a say in."""

    def __init__(self, board: Ecosystem, own: float, pack: i64, longest: i64, empty: i64) -> None:
        self.board: Ecosystem = board
        self.own: float = own
        self.pack: i64 = pack
        self.longest: i64 = longest
        self.empty: i64 = empty  # kinds without points, but for wolves and streams


def contested(o: Prospect, cards: i64, pack: i64, longest: i64, empty: i64, model: Model) -> float:
    """What wolves, streams and gaps are worth beside what the others have."""
    gaps: i64 = empty
    table = o.gap_points
    if cards == BOARD:
        wolves_bring: i64 = prize(o.outlook.wolves, pack, WOLF_PRIZES)
        streams_bring: i64 = prize(o.outlook.streams, longest, STREAM_PRIZES)
        gaps += 1 if wolves_bring == 0 else 0
        gaps += 1 if streams_bring == 0 else 0
        return float(wolves_bring + streams_bring) + gap_value(float(gaps), table)
    wolf = o.wolves.prize(pack)
    stream = o.streams.prize(longest)
    gaps += 1 if wolf == 0.0 else 0
    gaps += 1 if stream == 0.0 else 0
    w = model.linear[cards]
    return (
        wolf * w[WOLVES_NOW]
        + stream * w[STREAMS_NOW]
        + o.wolves.prize_afar(pack) * w[WOLVES_AFAR]
        + o.streams.prize_afar(longest) * w[STREAMS_AFAR]
        + gap_value(float(gaps) * STILL_EMPTY[BOARD - cards], table) * w[GAPS_LATER]
        + gap_value(float(gaps), table) * w[GAPS_NOW]
        + float(gaps) * w[WITHOUT]
        + float(pack - o.wolves.best) * w[WOLVES_LEAD]
        + float(longest - o.streams.best) * w[STREAMS_LEAD]
    )


class Imagined(Rehearsal):
    """Games that look the same to a seat, after each of its answers."""

    def __init__(self, p: EcosystemPosition, seat: i64, model: Model) -> None:
        question = p.top
        assert isinstance(question, Turn)
        left = float(BOARD - size(p.ecosystems[seat].cards))
        super().__init__(min(1.0, PACE / (left * left)), TRUST * left * left)
        self.p: EcosystemPosition = p
        self.seat: i64 = seat
        self.model: Model = model
        self.question: Turn = question
        self.now: list[Prospect] = [Prospect(outlook(p, each)) for each in range(p.seats)]
        self.known: dict[int, Spot] = {}  # by marks
        self.first_places: dict[int, Ecosystem] = {}  # by kind: after the present turn
        self.luck: i64 = -1  # of the world in which a game was played last: the same one comes once for each answer
        self.world: EcosystemPosition = p
        self.chains: list[list[int]] = []  # what the others answer in it
        self.rest: i64 = 0  # its luck from then on

    def play(self, answer: i64, luck: i64) -> EcosystemPosition:
        if luck != self.luck:
            self.imagine(luck)
        rng = Rng(self.rest)
        p = self.world.copy()
        stage: i64 = self.question.stage
        turn: i64 = self.question.turn
        hands: list[int] = [hand.cards for hand in p.hands]
        spots = [self.present(p, seat, answer, hands) for seat in range(p.seats)]
        if self.question.seen == CHOOSING:
            matt_draws(p, hands, rng)
        while turn < TURNS or stage < STAGES:
            if turn < TURNS:
                hands = passed(hands, stage)
                turn += 1
            else:
                deal(p, hands, rng)
                stage += 1
                turn = 1
            self.take_turn(p, spots, hands, mixed(luck, stage * 16 + turn))
            matt_draws(p, hands, rng)
        p.ecosystems = [spot.board for spot in spots]
        p.top = None
        return p

    # ── the turn that is played ─────────────────────────────────────────────────────────────────────────────────

    def imagine(self, luck: i64) -> None:
        """A world, and what the others answer now in it: with care, as they do at the table. What they have answered
        and not shown is not known."""
        rng = Rng(luck)
        self.rest = rng.bits()  # first: what others have answered in secret takes some of the luck
        question = self.question
        seen: i64 = question.seen
        mine: i64 = self.seat
        world = self.p.imagine(mine, rng)
        given = [chain if seat == mine else chain[:seen] for seat, chain in enumerate(question.given)]
        asked = ask(world, question.stage, question.turn, seen, given)
        world.top = asked
        self.chains = []
        for seat, chain in enumerate(asked.given):
            if seat != mine and asked.asks(world, seat):
                values = consider(world, asked, seat, world.options(seat), self.model)
                chain = [*chain, world.options(seat)[wavering(values, mixed(luck, seat))]]
            self.chains.append(chain)
        self.luck = luck
        self.world = world

    def present(self, p: EcosystemPosition, seat: i64, answer: i64, hands: list[int]) -> Spot:
        """What a seat makes of the present turn."""
        seen: i64 = self.question.seen
        chain = self.chains[seat]
        if seat == self.seat:
            chain = [*chain, int(answer)]
        kind: i64 = chain[CHOOSING] - CHOOSE
        if seen == CHOOSING:
            hands[seat] -= one(kind)
        board = board_after(p.ecosystems[seat], chain, seen)
        if len(chain) <= PLACING:
            board = self.first_place(kind) if seat == self.seat else self.placed(seat, board, kind).board
        if kind == RABBIT and len(chain) <= SWAPPING:
            return self.swapped(seat, board)
        return self.spot(seat, board, worth(board, self.now[seat], self.model))

    def first_place(self, kind: i64) -> Ecosystem:
        """Where the seat itself will put a card that it chooses: with a thought of what comes."""
        known = self.first_places.get(kind)
        if known is None:
            known = best_after(self.p, self.question, self.seat, kind, self.model)
            self.first_places[kind] = known
        return known

    # ── the turns that follow ───────────────────────────────────────────────────────────────────────────────────

    def take_turn(self, p: EcosystemPosition, spots: list[Spot], hands: list[int], chance: i64) -> None:
        prospects = [prospect(p, spots, seat) for seat in range(p.seats)]
        seat: i64 = 0
        while seat < p.seats:
            board = spots[seat].board
            kind: i64 = self.choice(seat, board, hands[seat], prospects[seat], mixed(chance, seat))
            hands[seat] -= one(kind)
            placed = self.placed(seat, board, kind)
            spots[seat] = self.swapped(seat, placed.board) if kind == RABBIT else placed
            seat += 1

    def choice(self, seat: i64, board: Ecosystem, hand: i64, o: Prospect, chance: i64) -> i64:
        """The card that seems best."""
        cards: i64 = size(board.cards) + 1
        left: i64 = kinds(hand)
        if left & (left - 1) == 0:
            return lowest(left)
        best = NEVER
        found: i64 = 0
        while left != 0:
            kind: i64 = lowest(left)
            left &= left - 1
            spot = self.placed(seat, board, kind)
            value = spot.own + contested(o, cards, spot.pack, spot.longest, spot.empty, self.model)
            if kind == RABBIT:
                value += SWAP
            if seat != self.seat:
                value += WAVERING * off(chance, kind)
            if value > best:
                best = value
                found = kind
        return found

    def placed(self, seat: i64, e: Ecosystem, kind: i64) -> Spot:
        """The best place for a card, as things stand now with the others."""
        mark: i64 = mixed(e.mark(), kind)
        known = self.known.get(mark)
        if known is not None:
            return known
        best = NEVER
        board = e
        cells: i64 = e.legal_cells(self.p.free)
        while cells != 0:
            after = e.placed(kind, lowest(cells))
            value = worth(after, self.now[seat], self.model)
            if value > best:
                best = value
                board = after
            cells &= cells - 1
        found = self.spot(seat, board, best)
        self.known[mark] = found
        return found

    def swapped(self, seat: i64, e: Ecosystem) -> Spot:
        """The best swap, or none."""
        mark: i64 = mixed(e.mark(), KINDS)
        known = self.known.get(mark)
        if known is not None:
            return known
        best = worth(e, self.now[seat], self.model)
        board = e
        cards: i64 = e.cards
        for a, b in SWAPS:
            both: i64 = bit(a) | bit(b)
            if both & ~cards == 0 and e.kind_at(a) != e.kind_at(b):
                after = e.swapped(a, b)
                value = worth(after, self.now[seat], self.model)
                if value > best:
                    best = value
                    board = after
        found = self.spot(seat, board, best)
        self.known[mark] = found
        return found

    def spot(self, seat: i64, e: Ecosystem, value: float) -> Spot:
        """An ecosystem that is worth so much as things stand now."""
        empty: i64 = -2
        for points in own_points(e):
            if points == 0:
                empty += 1
        pack: i64 = wolves(e)
        longest: i64 = longest_stream(e)
        others = contested(self.now[seat], size(e.cards), pack, longest, empty, self.model)
        return Spot(e, value - others, pack, longest, empty)


def prospect(p: EcosystemPosition, spots: list[Spot], seat: i64) -> Prospect:
    packs = [spot.pack for i, spot in enumerate(spots) if i != seat]
    streams = [spot.longest for i, spot in enumerate(spots) if i != seat]
    if p.seats == 2:
        packs.append(count(p.matt, WOLF))
        streams.append(count(p.matt, STREAM))
    return Prospect(Outlook(packs, streams, p.gap_points))


def off(chance: i64, thing: i64) -> float:
    """How far a look at something is off: the same chance, the same mistake."""
    return GUMBEL[(mixed(chance, thing + 1) >> 20) & (OFF - 1)]


def wavering(values: list[float], chance: i64) -> i64:
    """Where the most seems to be."""
    best = NEVER * 2.0
    found: i64 = 0
    i: i64 = 0
    for value in values:
        seems = value + WAVERING * off(chance, i)
        if seems > best:
            best = seems
            found = i
        i += 1
    return found


def matt_draws(p: EcosystemPosition, hands: list[int], rng: Rng) -> None:
    if p.seats == 2:
        kind: i64 = draw(hands[2], cards_in(hands[2]), rng)
        hands[2] -= one(kind)
        p.matt += one(kind)


def passed(hands: list[int], stage: i64) -> list[int]:
    """In stage I to the left, in stage II to the right."""
    return [hands[-1], *hands[:-1]] if stage == 1 else [*hands[1:], hands[0]]


def deal(p: EcosystemPosition, hands: list[int], rng: Rng) -> None:
    """The hands of stage II, beside what was kept."""
    cards: i64 = cards_in(p.stock)
    for holder in range(len(hands)):
        more: i64 = 0
        while more < TURNS:
            kind: i64 = draw(p.stock, cards, rng)
            p.stock -= one(kind)
            cards -= 1
            hands[holder] += one(kind)
            more += 1
