"""What a good player weighs: points that lie, what may still become of a card, races, gaps, and what is passed on."""

from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.board import Ecosystem, beside
from habitable.games.ecosystem.components import BOARD, RABBIT, STREAM, STREAM_PRIZES, TURNS, WINDOW, WOLF, WOLF_PRIZES
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import CHOOSING, PLACING, Turn
from habitable.games.ecosystem.scoring import (
    Sheet,
    bear,
    bee,
    deer,
    dragonfly,
    eagle,
    fox,
    group,
    longest_stream,
    meadow,
    neighbours,
    own_points,
    prize,
    rabbit,
    trout,
    wolves,
)
from habitable.games.ecosystem.vocabulary import CHOOSE, NOSWAP, PLACE, SWAP, SWAPS
from habitable.kernel.advice import Advice
from habitable.kernel.bits import bit, lowest, size
from habitable.kernel.piles import kinds, one

# What each feature of an ecosystem (see `features`) is worth: when the last card lies, and how much more (or less) with
# all twenty cards still to come. Found by self-play: each table plays with the last weights, a regression of the final
# totals on what was seen along the way gives the next.
WEIGHTS: Final = [
    (0.74, 0.04),  # points: foxes
    (0.75, 0.02),  # points: dragonflies
    (0.91, 0.30),  # points: trout
    (0.85, 0.40),  # points: bears
    (0.94, -0.51),  # points: bees
    (0.94, -0.45),  # points: eagles
    (0.71, 0.18),  # points: deer
    (0.63, 3.01),  # points: rabbits
    (0.81, 0.33),  # points: meadows
    (-0.66, 4.85),  # meadows of one
    (-0.54, 5.18),  # meadows of two
    (0.04, 4.76),  # meadows of three
    (0.45, 3.03),  # meadows of four
    (0.58, -0.09),  # prize for wolves as it stands
    (0.27, -0.40),  # prize for streams as it stands
    (0.25, -0.77),  # prize for wolves, seen from afar
    (0.66, -0.74),  # prize for streams, seen from afar
    (0.61, 0.34),  # longest stream
    (0.83, 0.83),  # gap points to expect
    (-0.17, 2.97),  # kinds without points
    (-0.48, 0.92),  # open sides of foxes
    (0.10, 1.06),  # open sides of dragonflies
    (0.36, 1.24),  # open sides of trout
    (-0.43, 1.67),  # open sides of bears
    (0.51, 1.00),  # open sides of bees
    (-0.06, 0.66),  # open cells in reach of eagles
    (0.41, -0.23),  # open sides of meadows
    (0.24, 0.76),  # open sides of streams
    (0.17, 2.43),  # wolves
    (0.63, -0.27),  # open cells beside bees and meadows
    (0.12, 0.72),  # open cells beside streams and dragonflies
    (0.79, -0.50),  # open cells beside streams and trout
    (-0.16, 0.42),  # open cells beside bears and their food
    (-0.02, 1.18),  # streams along dragonflies
]
STILL_EMPTY: Final = [0.93**left for left in range(BOARD + 1)]  # chance that a kind without points gets none
AFAR: Final = 3.0  # in a race seen from afar a lead of less than this is not safe
PASSED_ON: Final = 0.1  # how much a neighbour's gain hurts


def by_cards_left() -> list[list[float]]:
    """The weights for each number of cards still to come."""
    return [[end + more * left / BOARD for end, more in WEIGHTS] for left in range(BOARD + 1)]


WEIGHTS_LEFT: Final = by_cards_left()


def race(mine: i64, others: list[int], prizes: list[int], spread: float) -> float:
    """The prize to expect: each rival that is ahead counts as better, one less than half the spread away in part."""
    if mine == 0:
        return 0.0
    better = 0.0
    for other in others:
        better += min(1.0, max(0.0, float(other - mine) / spread + 0.5))
    place = int(better)
    if place >= len(prizes):
        return 0.0
    here = float(prizes[place])
    below = float(prizes[place + 1]) if place + 1 < len(prizes) else 0.0
    return here - (here - below) * (better - float(place))


class Outlook:
    """What a seat needs to know of the others to judge an ecosystem of its own."""

    def __init__(self, wolves: list[int], streams: list[int], gap_points: list[int]) -> None:
        self.wolves: list[int] = wolves
        self.streams: list[int] = streams
        self.gap_points: list[int] = gap_points


def outlook(p: EcosystemPosition, seat: i64) -> Outlook:
    rivals = p.rivals()
    others = [e for i, e in enumerate(p.ecosystems) if i != seat]
    return Outlook(
        [wolves(e) for e in others] + rivals.wolves,
        [longest_stream(e) for e in others] + rivals.streams,
        p.gap_points,
    )


def estimate(e: Ecosystem, o: Outlook) -> float:
    """The points this ecosystem may end with, as far as that depends on where its cards lie."""
    left: i64 = BOARD - size(e.cards)
    if left == 0:
        return exact(e, o)
    weights = WEIGHTS_LEFT[left]
    total = 0.0
    i: i64 = 0
    for feature in features(e, o, left):
        total += feature * weights[i]
        i += 1
    return total


def exact(e: Ecosystem, o: Outlook) -> float:
    """The points as they stand."""
    kinds_scored = own_points(e)
    kinds_scored[WOLF] = prize(o.wolves, wolves(e), WOLF_PRIZES)
    kinds_scored[STREAM] = prize(o.streams, longest_stream(e), STREAM_PRIZES)
    return float(Sheet(kinds_scored, 0, 0, o.gap_points).total)


def features(e: Ecosystem, o: Outlook, left: i64) -> list[float]:
    """What a good player sees in an ecosystem, in the order of WEIGHTS."""
    scored = [fox(e), dragonfly(e), trout(e), bear(e), bee(e), eagle(e), deer(e), rabbit(e), meadow(e)]
    longest: i64 = longest_stream(e)
    pack: i64 = wolves(e)
    wolf = race(pack, o.wolves, WOLF_PRIZES, 0.01)
    stream = race(longest, o.streams, STREAM_PRIZES, 0.01)
    empty = float((wolf == 0.0) + (stream == 0.0) + sum([points == 0 for points in scored]))
    free: i64 = e.legal_cells(False)
    near_eagles: i64 = beside(e.eagles) & (WINDOW | free)
    out = [float(points) for points in scored]
    out.extend(meadow_sizes(e))
    out.extend(
        [
            wolf,
            stream,
            race(pack, o.wolves, WOLF_PRIZES, AFAR),
            race(longest, o.streams, STREAM_PRIZES, AFAR),
            float(longest),
            gap_value(empty * STILL_EMPTY[left], o.gap_points),
            empty,
            float(neighbours(e.foxes, free)),
            float(neighbours(e.dragonflies, free)),
            float(neighbours(e.trout, free)),
            float(neighbours(e.bears, free)),
            float(neighbours(e.bees, free)),
            float(size((near_eagles | beside(near_eagles)) & free)),
            float(neighbours(e.meadows, free)),
            float(neighbours(e.streams, free)),
            float(pack),
            float(size(free & beside(e.bees) & beside(e.meadows))),
            float(size(free & beside(e.streams) & beside(e.dragonflies))),
            float(size(free & beside(e.streams) & beside(e.trout))),
            float(size(free & beside(e.bears) & beside(e.bees | e.trout))),
            float(neighbours(e.dragonflies, e.streams)),
        ]
    )
    return out


def meadow_sizes(e: Ecosystem) -> list[float]:
    """How many meadows there are of one, two, three and four cards."""
    sizes = [0.0, 0.0, 0.0, 0.0]
    left: i64 = e.meadows
    while left != 0:
        one_meadow: i64 = group(left & -left, left)
        n: i64 = size(one_meadow)
        if n < 5:
            sizes[n - 1] += 1.0
        left &= ~one_meadow
    return sizes


def gap_value(gaps: float, table: list[int]) -> float:
    """The gap points for an expected number of gaps, between the columns of the table."""
    last = len(table) - 1
    if gaps >= last:
        return float(table[last])
    i = int(gaps)
    return float(table[i]) + float(table[i + 1] - table[i]) * (gaps - float(i))


# ── the three moments of a turn ─────────────────────────────────────────────────────────────────────────────────────


def weigh_turns(p: EcosystemPosition, question: Turn, seat: i64, answers: list[int]) -> list[float]:
    given = question.given[seat]
    if len(given) == CHOOSING:
        return [worth_of_card(p, seat, question.stage, question.turn, answer - CHOOSE) for answer in answers]
    board = question.board(p, seat)
    if len(given) == PLACING:
        return [worth_of_cell(p, seat, board, given[CHOOSING] - CHOOSE, answer - PLACE) for answer in answers]
    return [worth_of_swap(p, seat, board, answer) for answer in answers]


def best_place(p: EcosystemPosition, e: Ecosystem, o: Outlook, kind: i64, swaps: bool) -> float:
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


def worth_of_card(p: EcosystemPosition, seat: i64, stage: i64, turn: i64, kind: i64) -> float:
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


def worth_of_cell(p: EcosystemPosition, seat: i64, e: Ecosystem, kind: i64, cell: i64) -> float:
    o = outlook(p, seat)
    after = e.placed(kind, cell)
    return best_swap(after, o) if kind == RABBIT else estimate(after, o)


def worth_of_swap(p: EcosystemPosition, seat: i64, e: Ecosystem, answer: i64) -> float:
    o = outlook(p, seat)
    if answer == NOSWAP:
        return estimate(e, o)
    pair = SWAPS[answer - SWAP]
    return estimate(e.swapped(pair[0], pair[1]), o)


ADVICE = Advice({Turn: weigh_turns})
