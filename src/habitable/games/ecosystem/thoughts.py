"""What one who has learned the worth of what a good player sees (`looks`) thinks of the answers of a turn, at first
sight."""

from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.advice import exact, outlook
from habitable.games.ecosystem.board import Ecosystem
from habitable.games.ecosystem.coming import taker
from habitable.games.ecosystem.components import BOARD, KINDS, RABBIT, TURNS
from habitable.games.ecosystem.looks import Prospect, see
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import CHOOSING, PLACING, Turn
from habitable.games.ecosystem.vocabulary import CHOOSE, NOSWAP, PLACE, SWAP, SWAPS
from habitable.kernel.bits import bit, lowest, mixed, size
from habitable.kernel.model import Model
from habitable.kernel.piles import kinds, one

NEVER: Final = -1000.0  # points of what cannot be
WITH_SWAPS: Final = 2  # after a rabbit: the places from which swaps are tried


def worth(e: Ecosystem, o: Prospect, model: Model) -> float:
    """The points this ecosystem may end with."""
    cards: i64 = size(e.cards)
    if cards == BOARD:
        return exact(e, o.outlook)
    sight = model.sight(cards)
    see(e, o, sight)
    return model.seen(sight)


def think(p: EcosystemPosition, question: Turn, seat: i64, answers: list[int], model: Model) -> list[float]:
    given = question.given[seat]
    if len(given) == CHOOSING:
        return worth_of_cards(p, question, seat, answers, model)
    o = Prospect(outlook(p, seat))
    board = question.board(p, seat)
    if len(given) == PLACING:
        return worth_of_cells(board, o, given[CHOOSING] - CHOOSE, answers, p.free, model)
    return [worth_of_swap(board, o, answer, model) for answer in answers]


class Placings:
    """An ecosystem after each placing of a card: what it is worth, cell by cell, and the best of them."""

    def __init__(self, worth: list[float], best: float, board: Ecosystem) -> None:
        self.worth: list[float] = worth
        self.best: float = best
        self.board: Ecosystem = board
        self.swapped: float = NEVER  # the best one after the best swap, once somebody has asked


def placings(e: Ecosystem, o: Prospect, kind: i64, free: bool, model: Model) -> Placings:
    """What was thought before is remembered: the same ecosystems come up again and again."""
    mark: i64 = mixed(mixed(e.mark(), o.mark), kind * 2 + (1 if free else 0))
    known = model.known.get(mark)
    if isinstance(known, Placings):
        return known
    all_worth: list[float] = []
    best = NEVER
    board = e
    cells: i64 = e.legal_cells(free)
    while cells != 0:
        after = e.placed(kind, lowest(cells))
        value = worth(after, o, model)
        all_worth.append(value)
        if value > best:
            best = value
            board = after
        cells &= cells - 1
    found = Placings(all_worth, best, board)
    model.remember(mark, found)
    return found


def with_swap(placed: Placings, o: Prospect, model: Model) -> float:
    """The best placing, with the best swap after it or none."""
    if placed.swapped == NEVER:
        placed.swapped = best_swap(placed.board, o, placed.best, model)
    return placed.swapped


def worth_of_cells(e: Ecosystem, o: Prospect, kind: i64, answers: list[int], free: bool, model: Model) -> list[float]:
    """Of placing a card; after a rabbit the best swap is thought of at the best places."""
    all_worth = placings(e, o, kind, free, model).worth
    cells: i64 = e.legal_cells(free)
    out = [all_worth[size(cells & (bit(answer - PLACE) - 1))] for answer in answers]
    if kind != RABBIT:
        return out
    for value in sorted(out)[-WITH_SWAPS:]:
        i = out.index(value)
        out[i] = best_swap(e.placed(kind, answers[i] - PLACE), o, value, model)
    return out


def best_place(e: Ecosystem, o: Prospect, kind: i64, free: bool, swaps: bool, model: Model) -> float:
    """What an ecosystem is worth after the best placing of a card."""
    placed = placings(e, o, kind, free, model)
    return with_swap(placed, o, model) if swaps and kind == RABBIT else placed.best


def best_swap(e: Ecosystem, o: Prospect, best: float, model: Model) -> float:
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
    """Of choosing a card: what it brings, less what it leaves to the neighbour."""
    o = Prospect(outlook(p, seat))
    mine = p.ecosystems[seat]
    own = [best_place(mine, o, answer - CHOOSE, p.free, True, model) for answer in answers]
    left = left_to_neighbour(p, question, seat, answers, model)
    return [value - less for value, less in zip(own, left, strict=True)]


def left_to_neighbour(p: EcosystemPosition, question: Turn, seat: i64, answers: list[int], model: Model) -> list[float]:
    """What the neighbour makes of the cards that are passed on after each choice, as far as the others' points count
    beside one's own."""
    neighbour: i64 = taker(p, question.stage, seat)
    hurts = -model.aim[1] / max(0.01, model.aim[0]) / float(max(1, p.seats - 1))
    if hurts == 0.0 or question.turn >= TURNS or neighbour >= p.seats:
        return [0.0] * len(answers)
    hand: i64 = p.hands[seat].cards
    gains = worth_of_kinds(p, neighbour, kinds(hand), model)
    out: list[float] = []
    for answer in answers:
        rest: i64 = kinds(hand - one(answer - CHOOSE))
        best = NEVER
        while rest != 0:
            best = max(best, gains[lowest(rest)])
            rest &= rest - 1
        out.append(hurts * best)
    return out


def worth_of_kinds(p: EcosystemPosition, seat: i64, some: i64, model: Model) -> list[float]:
    """What a seat can make of a card of each of some kinds."""
    o = Prospect(outlook(p, seat))
    out: list[float] = [NEVER] * KINDS
    left: i64 = some
    while left != 0:
        out[lowest(left)] = best_place(p.ecosystems[seat], o, lowest(left), p.free, False, model)
        left &= left - 1
    return out


def worth_of_swap(e: Ecosystem, o: Prospect, answer: i64, model: Model) -> float:
    if answer == NOSWAP:
        return worth(e, o, model)
    pair = SWAPS[answer - SWAP]
    return worth(e.swapped(pair[0], pair[1]), o, model)
