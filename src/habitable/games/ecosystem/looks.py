"""What a good player sees in an ecosystem, in numbers."""

from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.advice import AFAR, STILL_EMPTY, Outlook, gap_value, race
from habitable.games.ecosystem.board import Ecosystem, beside, columns_of, rows_of
from habitable.games.ecosystem.components import (
    BOARD,
    FIRST_COLUMN,
    FIRST_ROW,
    MEADOW_POINTS,
    STREAM_PRIZES,
    WIDTH,
    WINDOW,
    WOLF_PRIZES,
)
from habitable.games.ecosystem.scoring import bear, bee, deer, eagle, fox, group, neighbours, trout
from habitable.kernel.bits import mixed, size
from habitable.kernel.model import Sight

NAMES: Final = [
    "foxes: points",
    "dragonflies: points",
    "trout: points",
    "bears: points",
    "bees: points",
    "eagles: points",
    "deer: points",
    "rabbits: points",
    "meadows: points",
    "meadows of one",
    "meadows of two",
    "meadows of three",
    "meadows of four",
    "wolves: prize as it stands",
    "streams: prize as it stands",
    "wolves: prize, seen from afar",
    "streams: prize, seen from afar",
    "longest stream",
    "second stream",
    "gap points to expect",
    "gap points as they stand",
    "kinds without points",
    "foxes: open sides",
    "dragonflies: open sides",
    "trout: open sides",
    "bears: open sides",
    "bees: open sides",
    "eagles: open cells in reach",
    "meadows: open sides",
    "streams: open sides",
    "longest stream: open cells",
    "largest meadow below five: open cells",
    "wolves",
    "wolves: lead",
    "streams: lead",
    "foxes",
    "dragonflies",
    "trout",
    "bears",
    "bees",
    "eagles",
    "deer",
    "streams",
    "meadows",
    "bees and meadows meet",
    "streams and dragonflies meet",
    "streams and trout meet",
    "bears and their food meet",
    "prey in reach of eagles",
    "cells safe for a fox",
    "cells beside a bear or wolf",
    "streams along dragonflies",
    "deer: rows and columns without",
    "open cells",
    "rows and columns in use",
    "best cell for a bee: meadows",
    "best cell for a trout: streams and dragonflies",
    "best cell for a bear: bees and trout",
    "best cell for a meadow: bees",
    "best cell for a stream or dragonfly: trout",
    "best cell for prey: bears",
    "best cell for an eagle: prey",
    "best cell for prey: eagles",
    "best cell for a deer: rows and columns",
    "cells with two meadows",
    "cells with two streams or dragonflies",
    "cells with two bees or trout",
    "cells beside the longest stream and another",
    "cells beside two meadows that are apart",
]


class Race:
    """A contest with others: what each value of one's own would bring as it stands, and seen from afar."""

    def __init__(self, others: list[int], prizes: list[int]) -> None:
        self.others: list[int] = others
        self.prizes: list[int] = prizes
        self.best: i64 = 0  # of the others
        for other in others:
            if other > self.best:
                self.best = other
        self.now: list[float] = [-1.0] * (BOARD + 1)  # found when first asked for
        self.later: list[float] = [-1.0] * (BOARD + 1)

    def prize(self, mine: i64) -> float:
        if self.now[mine] < 0.0:
            self.now[mine] = race(mine, self.others, self.prizes, 0.01)
        return self.now[mine]

    def prize_afar(self, mine: i64) -> float:
        if self.later[mine] < 0.0:
            self.later[mine] = race(mine, self.others, self.prizes, AFAR)
        return self.later[mine]


class Prospect:
    """What a seat knows of the others, ready to look at many ecosystems of its own."""

    def __init__(self, o: Outlook) -> None:
        self.outlook: Outlook = o
        self.wolves: Race = Race(o.wolves, WOLF_PRIZES)
        self.streams: Race = Race(o.streams, STREAM_PRIZES)
        self.gap_points: list[int] = o.gap_points
        self.mark: i64 = 0  # of all this
        for numbers in (o.wolves, o.streams, o.gap_points):
            for number in numbers:
                self.mark = mixed(self.mark, number)


class Groups:
    """The groups of one kind: how many of each size, the longest and the second, and what the longest have beside."""

    def __init__(self, things: i64) -> None:
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.threes: i64 = 0
        self.fours: i64 = 0
        self.large: i64 = 0  # five and more
        self.longest: i64 = 0
        self.second: i64 = 0
        self.cells: i64 = 0  # of the longest
        self.below_five: i64 = 0  # the largest that is smaller than five
        self.cells_below: i64 = 0
        left: i64 = things
        while left != 0:
            found: i64 = group(left & -left, left)
            left &= ~found
            n: i64 = size(found)
            if n == 1:
                self.ones += 1
            elif n == 2:
                self.twos += 1
            elif n == 3:
                self.threes += 1
            elif n == 4:
                self.fours += 1
            else:
                self.large += 1
            if n > self.longest:
                self.second = self.longest
                self.longest = n
                self.cells = found
            elif n > self.second:
                self.second = n
            if n < 5 and n > self.below_five:
                self.below_five = n
                self.cells_below = found

    def points(self) -> i64:
        """Of meadows."""
        return (
            self.twos * MEADOW_POINTS[2]
            + self.threes * MEADOW_POINTS[3]
            + self.fours * MEADOW_POINTS[4]
            + self.large * MEADOW_POINTS[5]
        )


def dragonfly_points(e: Ecosystem) -> i64:
    points: i64 = 0
    left: i64 = e.streams if e.dragonflies != 0 else 0
    while left != 0:
        stream: i64 = group(left & -left, left)
        points += size(stream) * size(e.dragonflies & beside(stream))
        left &= ~stream
    return points


def see(e: Ecosystem, o: Prospect, sight: Sight) -> None:
    """In the order of NAMES."""
    streams = Groups(e.streams)
    meadows = Groups(e.meadows)
    free: i64 = e.legal_cells(False)
    see_points(e, o, meadows, streams, sight)
    see_sides(e, meadows, streams, free, sight)
    pack: i64 = size(e.wolves)
    sight.count(pack)
    sight.count(pack - o.wolves.best)
    sight.count(streams.longest - o.streams.best)
    sight.count(size(e.foxes))
    sight.count(size(e.dragonflies))
    sight.count(size(e.trout))
    sight.count(size(e.bears))
    sight.count(size(e.bees))
    sight.count(size(e.eagles))
    sight.count(size(e.deer))
    sight.count(size(e.streams))
    sight.count(size(e.meadows))
    see_meetings(e, free, sight)
    see_best_cells(e, meadows, streams, free, sight)


def see_points(e: Ecosystem, o: Prospect, meadows: Groups, streams: Groups, sight: Sight) -> None:
    """Points that lie, prizes and gaps."""
    pack: i64 = size(e.wolves)
    wolf = o.wolves.prize(pack)
    stream = o.streams.prize(streams.longest)
    empty: i64 = 0
    if wolf == 0.0:
        empty += 1
    if stream == 0.0:
        empty += 1
    empty += see_kind(fox(e), sight)
    empty += see_kind(dragonfly_points(e), sight)
    empty += see_kind(trout(e), sight)
    empty += see_kind(bear(e), sight)
    empty += see_kind(bee(e), sight)
    empty += see_kind(eagle(e), sight)
    empty += see_kind(deer(e), sight)
    empty += see_kind(size(e.rabbits), sight)
    empty += see_kind(meadows.points(), sight)
    sight.count(meadows.ones)
    sight.count(meadows.twos)
    sight.count(meadows.threes)
    sight.count(meadows.fours)
    sight.see(wolf)
    sight.see(stream)
    sight.see(o.wolves.prize_afar(pack))
    sight.see(o.streams.prize_afar(streams.longest))
    sight.count(streams.longest)
    sight.count(streams.second)
    sight.see(gap_value(float(empty) * STILL_EMPTY[BOARD - size(e.cards)], o.gap_points))
    sight.see(gap_value(float(empty), o.gap_points))
    sight.count(empty)


def see_kind(points: i64, sight: Sight) -> i64:
    """The points of a kind; 1 where there are none."""
    sight.count(points)
    return 1 if points == 0 else 0


def see_sides(e: Ecosystem, meadows: Groups, streams: Groups, free: i64, sight: Sight) -> None:
    """Where a kind has room to grow, or for what it lives on."""
    sight.count(neighbours(e.foxes, free))
    sight.count(neighbours(e.dragonflies, free))
    sight.count(neighbours(e.trout, free))
    sight.count(neighbours(e.bears, free))
    sight.count(neighbours(e.bees, free))
    near: i64 = beside(e.eagles) & (WINDOW | free)
    sight.count(size((near | beside(near)) & free))
    sight.count(neighbours(e.meadows, free))
    sight.count(neighbours(e.streams, free))
    sight.count(size(beside(streams.cells) & free))
    sight.count(size(beside(meadows.cells_below) & free))


def see_meetings(e: Ecosystem, free: i64, sight: Sight) -> None:
    """What lies, or could lie, beside what."""
    near: i64 = beside(e.eagles) & (WINDOW | free)
    danger: i64 = beside(e.wolves | e.bears)
    columns: i64 = columns_of(e.deer)
    rows: i64 = rows_of(e.deer)
    sight.count(size(free & beside(e.bees) & beside(e.meadows)))
    sight.count(size(free & beside(e.streams) & beside(e.dragonflies)))
    sight.count(size(free & beside(e.streams) & beside(e.trout)))
    sight.count(size(free & beside(e.bears) & beside(e.bees | e.trout)))
    sight.count(size((e.trout | e.rabbits) & (near | beside(near))))
    sight.count(size(free & ~danger))
    sight.count(size(free & danger))
    sight.count(neighbours(e.dragonflies, e.streams))
    sight.count(9 - size(columns) - size(rows))
    sight.count(size(free))
    sight.count(e.width() + e.height())


def see_best_cells(e: Ecosystem, meadows: Groups, streams: Groups, free: i64, sight: Sight) -> None:
    """What the best open cell would bring to one card more of a kind."""
    water: i64 = e.streams | e.dragonflies
    food: i64 = e.bees | e.trout
    sight.count(most_beside(e.meadows, free))
    sight.count(most_beside(water, free))
    sight.count(most_beside(food, free))
    sight.count(most_beside(e.bees, free))
    sight.count(most_beside(e.trout, free))
    sight.count(most_beside(e.bears, free))
    sight.count(most_in_reach(e.trout | e.rabbits, free) if e.trout | e.rabbits != 0 else 0)
    sight.count(most_in_reach(e.eagles, free) if e.eagles != 0 else 0)
    sight.count(best_for_deer(e.deer, free))
    sight.count(size(two_beside(e.meadows) & free))
    sight.count(size(two_beside(water) & free))
    sight.count(size(two_beside(food) & free))
    sight.count(size(beside(streams.cells) & beside(e.streams & ~streams.cells) & free))
    sight.count(size(beside(meadows.cells) & beside(e.meadows & ~meadows.cells) & free))


def two_beside(things: i64) -> i64:
    """The cells with two or more of them beside."""
    a: i64 = things << 1
    b: i64 = things >> 1
    c: i64 = things << WIDTH
    d: i64 = things >> WIDTH
    return a & b | c & d | (a | b) & (c | d)


def most_beside(things: i64, cells: i64) -> i64:
    """How many of them lie beside one of the cells, at most."""
    if beside(things) & cells == 0:
        return 0
    if two_beside(things) & cells == 0:
        return 1
    a: i64 = things << 1
    b: i64 = things >> 1
    c: i64 = things << WIDTH
    d: i64 = things >> WIDTH
    if (a & b & (c | d) | c & d & (a | b)) & cells == 0:
        return 2
    return 4 if a & b & c & d & cells != 0 else 3


def most_in_reach(things: i64, cells: i64) -> i64:
    """How many of them are at most two steps from one of the cells, at most."""
    most: i64 = 0
    left: i64 = cells
    while left != 0:
        here: i64 = left & -left
        near: i64 = beside(here) & (WINDOW | cells)
        most = max(most, size((near | beside(near)) & things & ~here))
        left &= left - 1
    return most


def best_for_deer(deer: i64, cells: i64) -> i64:
    """Of a row and a column, how many are without a deer, at the best of the cells."""
    column_cells: i64 = columns_of(deer) * FIRST_COLUMN
    row_cells: i64 = rows_of(deer) * FIRST_ROW
    if cells & ~column_cells & ~row_cells != 0:
        return 2
    return 1 if cells & ~(column_cells & row_cells) != 0 else 0
