"""What a good player sees in an ecosystem, in numbers, and what one who has learned their worth thinks of answers."""

from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.advice import AFAR, STILL_EMPTY, Outlook, exact, gap_value, outlook, race
from habitable.games.ecosystem.board import Ecosystem, beside
from habitable.games.ecosystem.components import (
    BOARD,
    KINDS,
    MEADOW_POINTS,
    RABBIT,
    STREAM_PRIZES,
    TURNS,
    WINDOW,
    WOLF_PRIZES,
)
from habitable.games.ecosystem.piles import kinds, one
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import CHOOSING, PLACING, SWAPPING, Turn
from habitable.games.ecosystem.scoring import bear, bee, deer, eagle, fox, group, neighbours, trout
from habitable.games.ecosystem.vocabulary import CHOOSE, NOSWAP, PLACE, SWAP, SWAPS
from habitable.kernel.bits import bit, lowest, size
from habitable.kernel.model import Features, Model

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
]


def ahead(p: EcosystemPosition, question: Turn) -> i64:
    """To the end of the next turn, as far as a hand is known; a swap is judged at once."""
    return 2 if len(question.given[question.owner(p)]) < SWAPPING else 0


def look(p: EcosystemPosition, seat: i64) -> list[float]:
    """Of a seat's ecosystem."""
    return numbers(p.ecosystems[seat], outlook(p, seat))


def phase(p: EcosystemPosition, seat: i64) -> i64:
    """How many cards lie."""
    return size(p.ecosystems[seat].cards)


def clock(p: EcosystemPosition) -> i64:
    """How many turns have begun."""
    question = p.top
    while question is not None:
        if isinstance(question, Turn):
            return (question.stage - 1) * TURNS + question.turn
        question = question.below
    return phase(p, 0)


class Groups:
    """The groups of one kind: how many of each size, the longest and the second, and what the longest have beside."""

    def __init__(self, things: i64) -> None:
        self.sizes: list[int] = [0, 0, 0, 0, 0, 0]  # five and more together
        self.longest: i64 = 0
        self.second: i64 = 0
        self.cells: i64 = 0  # of the longest
        self.below_five: i64 = 0  # the largest that is smaller than five
        self.cells_below: i64 = 0
        left: i64 = things
        while left != 0:
            found: i64 = group(left & -left, left)
            n: i64 = size(found)
            self.sizes[min(n, 5)] += 1
            if n > self.longest:
                self.second = self.longest
                self.longest = n
                self.cells = found
            elif n > self.second:
                self.second = n
            if n < 5 and n > self.below_five:
                self.below_five = n
                self.cells_below = found
            left &= ~found


def lead(mine: i64, others: list[int]) -> float:
    """Over the best of the others."""
    best: i64 = 0
    for other in others:
        if other > best:
            best = other
    return float(mine - best)


def dragonfly_points(e: Ecosystem) -> i64:
    points: i64 = 0
    left: i64 = e.streams if e.dragonflies != 0 else 0
    while left != 0:
        stream: i64 = group(left & -left, left)
        points += size(stream) * size(e.dragonflies & beside(stream))
        left &= ~stream
    return points


def numbers(e: Ecosystem, o: Outlook) -> list[float]:
    """In the order of NAMES."""
    out: list[float] = []
    streams = Groups(e.streams)
    meadows = Groups(e.meadows)
    free: i64 = e.legal_cells(False)
    add_points(e, o, meadows, streams, out)
    add_sides(e, meadows, streams, free, out)
    out.append(float(size(e.wolves)))
    out.append(lead(size(e.wolves), o.wolves))
    out.append(lead(streams.longest, o.streams))
    for things in [e.foxes, e.dragonflies, e.trout, e.bears, e.bees, e.eagles, e.deer, e.streams, e.meadows]:
        out.append(float(size(things)))
    add_meetings(e, free, out)
    return out


def add_points(e: Ecosystem, o: Outlook, meadows: Groups, streams: Groups, out: list[float]) -> None:
    """Points that lie, prizes and gaps."""
    pack: i64 = size(e.wolves)
    meadow_points: i64 = 0
    n: i64 = 2
    while n <= 5:
        meadow_points += meadows.sizes[n] * MEADOW_POINTS[n]
        n += 1
    wolf = race(pack, o.wolves, WOLF_PRIZES, 0.01)
    stream = race(streams.longest, o.streams, STREAM_PRIZES, 0.01)
    empty = (1.0 if wolf == 0.0 else 0.0) + (1.0 if stream == 0.0 else 0.0)
    for each in [
        fox(e),
        dragonfly_points(e),
        trout(e),
        bear(e),
        bee(e),
        eagle(e),
        deer(e),
        size(e.rabbits),
        meadow_points,
    ]:
        if each == 0:
            empty += 1.0
        out.append(float(each))
    n = 1
    while n <= 4:
        out.append(float(meadows.sizes[n]))
        n += 1
    out.append(wolf)
    out.append(stream)
    out.append(race(pack, o.wolves, WOLF_PRIZES, AFAR))
    out.append(race(streams.longest, o.streams, STREAM_PRIZES, AFAR))
    out.append(float(streams.longest))
    out.append(float(streams.second))
    out.append(gap_value(empty * STILL_EMPTY[BOARD - size(e.cards)], o.gap_points))
    out.append(gap_value(empty, o.gap_points))
    out.append(empty)


def add_sides(e: Ecosystem, meadows: Groups, streams: Groups, free: i64, out: list[float]) -> None:
    """Where a kind has room to grow, or for what it lives on."""
    for things in [e.foxes, e.dragonflies, e.trout, e.bears, e.bees]:
        out.append(float(neighbours(things, free)))
    near: i64 = beside(e.eagles) & (WINDOW | free)
    out.append(float(size((near | beside(near)) & free)))
    out.append(float(neighbours(e.meadows, free)))
    out.append(float(neighbours(e.streams, free)))
    out.append(float(size(beside(streams.cells) & free)))
    out.append(float(size(beside(meadows.cells_below) & free)))


def add_meetings(e: Ecosystem, free: i64, out: list[float]) -> None:
    """What lies, or could lie, beside what."""
    near: i64 = beside(e.eagles) & (WINDOW | free)
    danger: i64 = beside(e.wolves | e.bears)
    d: i64 = e.deer
    columns: i64 = (d | d >> 6 | d >> 12 | d >> 18 | d >> 24 | d >> 30) & 63
    rows: i64 = (d | d >> 1 | d >> 2 | d >> 3 | d >> 4 | d >> 5) & 0x41041041
    out.append(float(size(free & beside(e.bees) & beside(e.meadows))))
    out.append(float(size(free & beside(e.streams) & beside(e.dragonflies))))
    out.append(float(size(free & beside(e.streams) & beside(e.trout))))
    out.append(float(size(free & beside(e.bears) & beside(e.bees | e.trout))))
    out.append(float(size((e.trout | e.rabbits) & (near | beside(near)))))
    out.append(float(size(free & ~danger)))
    out.append(float(size(free & danger)))
    out.append(float(neighbours(e.dragonflies, e.streams)))
    out.append(float(9 - size(columns) - size(rows)))
    out.append(float(size(free)))
    out.append(float(e.width() + e.height()))


# ── the three moments of a turn ─────────────────────────────────────────────────────────────────────────────────────

PASSED_ON: Final = 0.1  # how much a neighbour's gain hurts
WITH_SWAPS: Final = 2  # after a rabbit: the places from which swaps are tried


def worth(e: Ecosystem, o: Outlook, model: Model) -> float:
    """The points this ecosystem may end with."""
    cards: i64 = size(e.cards)
    if cards == BOARD:
        return exact(e, o)
    return model.worth(cards, numbers(e, o))


def think(p: EcosystemPosition, question: Turn, seat: i64, answers: list[int], model: Model) -> list[float]:
    given = question.given[seat]
    if len(given) == CHOOSING:
        return worth_of_cards(p, question, seat, answers, model)
    o = outlook(p, seat)
    board = question.board(p, seat)
    if len(given) == PLACING:
        return worth_of_cells(board, o, given[CHOOSING] - CHOOSE, answers, model)
    return [worth_of_swap(board, o, answer, model) for answer in answers]


def worth_of_cells(e: Ecosystem, o: Outlook, kind: i64, answers: list[int], model: Model) -> list[float]:
    """Of placing a card; after a rabbit the best swap is thought of at the best places."""
    boards = [e.placed(kind, answer - PLACE) for answer in answers]
    out = [worth(board, o, model) for board in boards]
    if kind != RABBIT:
        return out
    for value in sorted(out)[-WITH_SWAPS:]:
        i = out.index(value)
        out[i] = max(value, best_swap(boards[i], o, value, model))
    return out


def best_place(e: Ecosystem, o: Outlook, kind: i64, free: bool, swaps: bool, model: Model) -> float:
    """What an ecosystem is worth after the best placing of a card."""
    best = -1000.0
    board = e
    cells: i64 = e.legal_cells(free)
    while cells != 0:
        after = e.placed(kind, lowest(cells))
        value = worth(after, o, model)
        if value > best:
            best = value
            board = after
        cells &= cells - 1
    return best_swap(board, o, best, model) if swaps and kind == RABBIT else best


def best_swap(e: Ecosystem, o: Outlook, best: float, model: Model) -> float:
    """The best that a swap makes of it, or none."""
    cards: i64 = e.cards
    for a, b in SWAPS:
        both: i64 = bit(a) | bit(b)
        if both & ~cards == 0 and e.kind_at(a) != e.kind_at(b):
            value = worth(e.swapped(a, b), o, model)
            if value > best:
                best = value
    return best


def worth_of_cards(p: EcosystemPosition, question: Turn, seat: i64, answers: list[int], model: Model) -> list[float]:
    """Of choosing a card: what it brings, less a little of what the neighbour makes of those that are passed on."""
    o = outlook(p, seat)
    mine = p.ecosystems[seat]
    out = [best_place(mine, o, answer - CHOOSE, p.free, True, model) for answer in answers]
    n: i64 = len(p.hands)
    neighbour: i64 = (seat + (1 if question.stage == 1 else n - 1)) % n
    if question.turn >= TURNS or neighbour >= p.seats:
        return out
    theirs = p.ecosystems[neighbour]
    others = outlook(p, neighbour)
    hand: i64 = p.hands[seat].cards
    gains: list[float] = [-1000.0] * KINDS
    left: i64 = kinds(hand)
    while left != 0:
        gains[lowest(left)] = best_place(theirs, others, lowest(left), p.free, False, model)
        left &= left - 1
    i: i64 = 0
    for answer in answers:
        rest: i64 = kinds(hand - one(answer - CHOOSE))
        best = -1000.0
        while rest != 0:
            best = max(best, gains[lowest(rest)])
            rest &= rest - 1
        out[i] -= PASSED_ON * best
        i += 1
    return out


def worth_of_swap(e: Ecosystem, o: Outlook, answer: i64, model: Model) -> float:
    if answer == NOSWAP:
        return worth(e, o, model)
    pair = SWAPS[answer - SWAP]
    return worth(e.swapped(pair[0], pair[1]), o, model)


FEATURES = Features(1, list(NAMES), BOARD + 1, look, phase, think, clock, ahead)
