"""What it is worth, and by which cards: eleven kinds, ranks, gaps (rules/ecosystem.md 5). One function for each kind;
what decides about its points and about the cards that are shown for them stands once."""

from functools import lru_cache

from mypy_extensions import i64

from habitable.games.ecosystem.board import Ecosystem, beside, column_of, columns_of, row_of, rows_of
from habitable.games.ecosystem.components import (
    CELLS,
    COLUMNS,
    KINDS,
    MEADOW_POINTS,
    STREAM,
    STREAM_PRIZES,
    WIDTH,
    WINDOW,
    WOLF,
    WOLF_PRIZES,
)
from habitable.kernel.bits import members, size
from habitable.kernel.piles import count


def group(seed: i64, things: i64) -> i64:
    """The things connected with the seed, which is one of them or several."""
    grown: i64 = seed
    while True:
        more: i64 = grown | (beside(grown) & things)
        if more == grown:
            return grown
        grown = more


def neighbours(cards: i64, others: i64) -> i64:
    """The number of pairs of one of the cards with one of the others beside it."""
    return (
        size((cards << 1) & others)
        + size((cards >> 1) & others)
        + size((cards << WIDTH) & others)
        + size((cards >> WIDTH) & others)
    )


# ── the kinds that each ecosystem scores by itself ──────────────────────────────────────────────────────────────────


def meadow(e: Ecosystem) -> i64:
    points: i64 = 0
    left: i64 = e.meadows
    while left != 0:
        one: i64 = group(left & -left, left)
        points += meadow_points(one)
        left &= ~one
    return points


def meadow_points(one: i64) -> i64:
    """What a single meadow is worth."""
    return MEADOW_POINTS[min(size(one), 5)]


def deer(e: Ecosystem) -> i64:
    """2 for each row and each column that has any."""
    return 2 * size(columns_of(e.deer)) + 2 * size(rows_of(e.deer))


def food_of_bears(e: Ecosystem) -> i64:
    return e.bees | e.trout


def bear(e: Ecosystem) -> i64:
    return 2 * neighbours(e.bears, food_of_bears(e))


def safe_foxes(e: Ecosystem) -> i64:
    return e.foxes & ~beside(e.wolves | e.bears)


def fox(e: Ecosystem) -> i64:
    return 3 * size(safe_foxes(e))


def good_for_trout(e: Ecosystem) -> i64:
    return e.streams | e.dragonflies


def trout(e: Ecosystem) -> i64:
    return 2 * neighbours(e.trout, good_for_trout(e))


def dragonfly(e: Ecosystem) -> i64:
    """For each stream the number of dragonflies along it times its length."""
    points: i64 = 0
    left: i64 = e.streams
    while left != 0:
        stream: i64 = group(left & -left, left)
        points += size(stream) * size(e.dragonflies & beside(stream))
        left &= ~stream
    return points


def bee(e: Ecosystem) -> i64:
    return 3 * neighbours(e.bees, e.meadows)


def prey_in_sight(e: Ecosystem, eagle: i64) -> i64:
    """At most two steps from it."""
    near: i64 = beside(eagle) & WINDOW
    return (near | beside(near)) & (e.trout | e.rabbits)


def eagle(e: Ecosystem) -> i64:
    points: i64 = 0
    left: i64 = e.eagles
    while left != 0:
        points += 2 * size(prey_in_sight(e, left & -left))
        left &= left - 1
    return points


def rabbit(e: Ecosystem) -> i64:
    return size(e.rabbits)


# ── the two kinds in which players contend ──────────────────────────────────────────────────────────────────────────


def wolves(e: Ecosystem) -> i64:
    return size(e.wolves)


def longest_stream(e: Ecosystem) -> i64:
    longest: i64 = 0
    left: i64 = e.streams
    while left != 0:
        stream: i64 = group(left & -left, left)
        longest = max(longest, size(stream))
        left &= ~stream
    return longest


def prize(values: list[int], mine: i64, prizes: list[int]) -> i64:
    """The prize for a value among all contenders: ties share a place, and the next places are lost (rules/ecosystem.md
    5.1)."""
    if mine == 0:
        return 0
    better: i64 = 0
    for other in values:
        if other > mine:
            better += 1
    return prizes[better] if better < len(prizes) else 0


class Rivals:
    """The wolves and longest streams of contenders without an ecosystem: Matt."""

    def __init__(self, wolves: list[int], streams: list[int]) -> None:
        self.wolves: list[int] = wolves
        self.streams: list[int] = streams


def matt(pile: i64) -> Rivals:
    """With two players Matt contends with all wolves of his pile, and with all its streams as one (rules/ecosystem.md
    6)."""
    return Rivals([count(pile, WOLF)], [count(pile, STREAM)])


# ── gaps and totals ─────────────────────────────────────────────────────────────────────────────────────────────────


class Sheet:
    """One player's column of the score pad."""

    def __init__(self, kinds: list[int], longest_stream: i64, wolves: i64, gap_table: list[int]) -> None:
        self.kinds: list[int] = kinds
        self.longest_stream: i64 = longest_stream
        self.wolves: i64 = wolves
        self.gaps: i64 = 0
        self.total: i64 = 0
        for points in kinds:
            self.total += points
            if points == 0:
                self.gaps += 1
        self.gap_points: i64 = gap_table[min(self.gaps, len(gap_table) - 1)]
        self.total += self.gap_points


def own_points(e: Ecosystem) -> list[int]:
    """The points of each kind, with 0 for streams and wolves."""
    return [
        meadow(e),
        0,
        deer(e),
        bear(e),
        fox(e),
        0,
        trout(e),
        dragonfly(e),
        bee(e),
        eagle(e),
        rabbit(e),
    ]


def score(ecosystems: list[Ecosystem], rivals: Rivals, gap_table: list[int]) -> list[Sheet]:
    wolf_values = [wolves(e) for e in ecosystems]
    stream_values = [longest_stream(e) for e in ecosystems]
    out: list[Sheet] = []
    for i, e in enumerate(ecosystems):
        kinds = own_points(e)
        kinds[WOLF] = prize(wolf_values + rivals.wolves, wolf_values[i], WOLF_PRIZES)
        kinds[STREAM] = prize(stream_values + rivals.streams, stream_values[i], STREAM_PRIZES)
        out.append(Sheet(kinds, stream_values[i], wolf_values[i], gap_table))
    return out


def places(sheets: list[Sheet]) -> list[int]:
    """Highest total first, then fewer gaps, then shared (rules/ecosystem.md 5.3)."""
    return [
        1 + sum([1 for o in sheets if o.total > s.total or (o.total == s.total and o.gaps < s.gaps)]) for s in sheets
    ]


# ── by which cards: sets of cells, as in `board` ────────────────────────────────────────────────────────────────────

# The cards that scored, and those of other kinds that they scored by: bears, and the bees and trout beside them.
Scorers = tuple[int, int]


def scorers(e: Ecosystem, sheet: Sheet) -> dict[str, Scorers]:
    """For each line of the score pad."""
    longest = _longest(e, sheet.longest_stream)
    gaps = sum(e.of(kind) for kind in range(KINDS) if sheet.kinds[kind] == 0)  # they lie there and bring nothing
    return {
        "meadow": (sum(one for one in groups(e.meadows) if meadow_points(one)), 0),
        "stream": (longest if sheet.kinds[STREAM] else 0, 0),
        "deer": (e.deer, 0),
        "bear": _pairs(e.bears, food_of_bears(e)),
        "fox": (safe_foxes(e), 0),
        "wolf": (e.wolves if sheet.kinds[WOLF] else 0, 0),
        "trout": _pairs(e.trout, good_for_trout(e)),
        "dragonfly": _dragonflies(e),
        "bee": _pairs(e.bees, e.meadows),
        "eagle": _eagles(e),
        "rabbit": (e.rabbits, 0),
        "gap_points": (gaps, 0),
        "longest_stream": (longest, 0),
        "wolves": (e.wolves, 0),
        "gaps": (gaps, 0),
    }


NUMBERS = [row_of(cell) * COLUMNS + column_of(cell) for cell in range(CELLS)]


@lru_cache(maxsize=1024)  # from one look at a table to the next most cards stay where they are
def cell_numbers(cells: int) -> list[int]:
    """Cells as numbers that a client can count: row by row, five to a row, whichever way the ecosystem lies."""
    return [NUMBERS[cell] for cell in members(cells)]


def groups(things: int) -> list[int]:
    out = []
    while things:
        out.append(group(things & -things, things))
        things &= ~out[-1]
    return out


def _longest(e: Ecosystem, length: int) -> int:
    """The longest stream; all of them where several are equally long."""
    return sum(stream for stream in groups(e.streams) if size(stream) == length)


def _pairs(ones: int, others: int) -> Scorers:
    return ones & beside(others), others & beside(ones)


def _dragonflies(e: Ecosystem) -> Scorers:
    """The whole stream counts, however far it reaches from the dragonfly."""
    scored, touched = _pairs(e.dragonflies, e.streams)
    return scored, group(touched, e.streams)


def _eagles(e: Ecosystem) -> Scorers:
    scored = seen = 0
    for cell in members(e.eagles):
        if found := prey_in_sight(e, 1 << cell):
            scored |= 1 << cell
            seen |= found
    return scored, seen
