"""What a good player weighs: points that lie, what may still become of a card, races, gaps, and what is passed on."""

from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.board import Ecosystem, beside
from habitable.games.ecosystem.components import (
    BOARD,
    MEADOW_POINTS,
    NOSWAP,
    RABBIT,
    STREAM,
    STREAM_PRIZES,
    SWAP,
    SWAPS,
    TURNS,
    WINDOW,
    WOLF,
    WOLF_PRIZES,
)
from habitable.games.ecosystem.piles import count, kinds, one
from habitable.games.ecosystem.position import Ecosystems
from habitable.games.ecosystem.scoring import (
    bear,
    bee,
    deer,
    dragonfly,
    eagle,
    fox,
    group,
    longest_stream,
    neighbours,
    rabbit,
    trout,
)
from habitable.kernel.bits import bit, lowest, size

# How much an unfinished thing may still bring, for each card still to come out of twenty. Found by self-play.
MEADOW_HOPE: Final = [0.0, 2.5, 5.0, 9.0, 13.0, 15.0]
OPEN_BEE: Final = 1.6
OPEN_BEAR: Final = 0.9
OPEN_TROUT: Final = 1.1
OPEN_DRAGONFLY: Final = 1.6
OPEN_EAGLE: Final = 0.5
OPEN_FOX: Final = -0.3
WOLVES_EACH: Final = 0.08  # wolves a rival still gets, for each card to come
STREAM_EACH: Final = 0.12
STILL_EMPTY: Final = [0.9**left for left in range(BOARD + 1)]  # chance that a kind without points gets none
PASSED_ON: Final = 0.15  # how much a neighbour's gain hurts


def race(now: float, to_come: float, others: list[float], prizes: list[int], spread: float) -> float:
    """The prize to expect: for each rival the chance of being beaten, then between the places."""
    if now == 0.0:
        return 0.0
    mine = now + to_come
    better = 0.0
    for other in others:
        x = (other - mine) / spread
        if x > 0.5:
            better += 1.0
        elif x > -0.5:
            better += x + 0.5
    place = int(better)
    if place >= len(prizes):
        return 0.0
    here = float(prizes[place])
    below = float(prizes[place + 1]) if place + 1 < len(prizes) else 0.0
    return here - (here - below) * (better - float(place))


class Outlook:
    """What a seat needs to know of the others to judge an ecosystem of its own."""

    def __init__(self, wolves: list[float], streams: list[float], gap_points: list[int]) -> None:
        self.wolves: list[float] = wolves
        self.streams: list[float] = streams
        self.gap_points: list[int] = gap_points


def outlook(p: Ecosystems, seat: i64) -> Outlook:
    wolves: list[float] = []
    streams: list[float] = []
    for i, e in enumerate(p.ecosystems):
        if i != seat:
            left = float(BOARD - size(e.cards))
            wolves.append(float(size(e.wolves)) + WOLVES_EACH * left)
            streams.append(float(longest_stream(e)) + STREAM_EACH * left)
    if p.seats == 2:
        left = float(BOARD - size(p.ecosystems[0].cards))
        wolves.append(float(count(p.matt, WOLF)) + WOLVES_EACH * left)
        streams.append(float(count(p.matt, STREAM)) + STREAM_EACH * left)
    return Outlook(wolves, streams, p.gap_points)


def estimate(e: Ecosystem, o: Outlook) -> float:
    """The points this ecosystem may end with, as far as that depends on where its cards lie."""
    left: i64 = BOARD - size(e.cards)
    hope = float(left) / BOARD
    spread = 1.0 + 2.0 * hope
    total = 0.0
    empty = 0.0  # kinds without points
    for points in [fox(e), dragonfly(e), trout(e), bear(e), bee(e), eagle(e), deer(e), rabbit(e)]:
        total += float(points)
        if points == 0:
            empty += 1.0
    if left > 0:
        total += hope * hopes(e)
    meadow = meadows(e, hope)
    wolf = race(float(size(e.wolves)), float(left) * WOLVES_EACH, o.wolves, WOLF_PRIZES, spread)
    stream = race(float(longest_stream(e)), float(left) * STREAM_EACH, o.streams, STREAM_PRIZES, spread)
    for worth in [meadow - 2.9, wolf - 3.9, stream - 4.9]:
        if worth < 0.0:
            empty += 1.0
    return total + meadow + wolf + stream + gap_value(empty * STILL_EMPTY[left], o.gap_points)


def hopes(e: Ecosystem) -> float:
    """What the free cells beside a card may still bring it."""
    free: i64 = WINDOW & ~e.cards
    reach: i64 = beside(e.eagles) & WINDOW
    return (
        OPEN_FOX * float(neighbours(e.foxes, free))
        + OPEN_DRAGONFLY * float(neighbours(e.dragonflies, free))
        + OPEN_TROUT * float(neighbours(e.trout, free))
        + OPEN_BEAR * float(neighbours(e.bears, free))
        + OPEN_BEE * float(neighbours(e.bees, free))
        + OPEN_EAGLE * float(size((reach | beside(reach)) & free))
    )


def meadows(e: Ecosystem, hope: float) -> float:
    points = 0.0
    left: i64 = e.meadows
    while left != 0:
        one_meadow: i64 = group(left & -left, left)
        n: i64 = min(size(one_meadow), 5)
        points += MEADOW_HOPE[n] * hope + float(MEADOW_POINTS[n]) * (1.0 - hope)
        left &= ~one_meadow
    return points


def gap_value(gaps: float, table: list[int]) -> float:
    """The gap points for an expected number of gaps, between the columns of the table."""
    last = len(table) - 1
    if gaps >= last:
        return float(table[last])
    i = int(gaps)
    return float(table[i]) + float(table[i + 1] - table[i]) * (gaps - float(i))


# ── the three moments of a turn ─────────────────────────────────────────────────────────────────────────────────────


def best_place(p: Ecosystems, e: Ecosystem, o: Outlook, kind: i64, swaps: bool) -> float:
    """What an ecosystem is worth after the best placing of a card, and the best swap after a rabbit."""
    best = -1000.0
    cells: i64 = e.legal_cells(p.free)
    while cells != 0:
        after = e.placed(kind, lowest(cells))
        worth = best_swap(after, o) if swaps and kind == RABBIT else estimate(after, o)
        if worth > best:
            best = worth
        cells &= cells - 1
    return best


def best_swap(e: Ecosystem, o: Outlook) -> float:
    best = estimate(e, o)
    for a, b in SWAPS:
        both: i64 = bit(a) | bit(b)
        if both & ~e.cards == 0 and e.kind_at(a) != e.kind_at(b):
            worth = estimate(e.swapped(a, b), o)
            if worth > best:
                best = worth
    return best


def worth_of_card(p: Ecosystems, seat: i64, stage: i64, turn: i64, kind: i64) -> float:
    worth = best_place(p, p.ecosystems[seat], outlook(p, seat), kind, True)
    if turn >= TURNS:
        return worth
    n: i64 = len(p.hands)
    neighbour: i64 = (seat + (1 if stage == 1 else n - 1)) % n
    if neighbour >= p.seats:
        return worth
    theirs = p.ecosystems[neighbour]
    o = outlook(p, neighbour)
    best = -1000.0
    rest: i64 = kinds(p.hands[seat].cards - one(kind))
    while rest != 0:
        value = best_place(p, theirs, o, lowest(rest), False)
        if value > best:
            best = value
        rest &= rest - 1
    return worth - PASSED_ON * (best - estimate(theirs, o))


def worth_of_cell(p: Ecosystems, seat: i64, e: Ecosystem, kind: i64, cell: i64) -> float:
    o = outlook(p, seat)
    after = e.placed(kind, cell)
    return best_swap(after, o) if kind == RABBIT else estimate(after, o)


def worth_of_swap(p: Ecosystems, seat: i64, e: Ecosystem, answer: i64) -> float:
    o = outlook(p, seat)
    if answer == NOSWAP:
        return estimate(e, o)
    pair = SWAPS[answer - SWAP]
    return estimate(e.swapped(pair[0], pair[1]), o)
