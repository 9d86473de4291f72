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
from habitable.kernel.bits import bit, lowest, size
from habitable.kernel.model import Model
from habitable.kernel.piles import kinds, one

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
        return worth_of_cells(board, o, given[CHOOSING] - CHOOSE, answers, model)
    return [worth_of_swap(board, o, answer, model) for answer in answers]


def worth_of_cells(e: Ecosystem, o: Prospect, kind: i64, answers: list[int], model: Model) -> list[float]:
    """Of placing a card; after a rabbit the best swap is thought of at the best places."""
    boards = [e.placed(kind, answer - PLACE) for answer in answers]
    out = [worth(board, o, model) for board in boards]
    if kind != RABBIT:
        return out
    for value in sorted(out)[-WITH_SWAPS:]:
        i = out.index(value)
        out[i] = max(value, best_swap(boards[i], o, value, model))
    return out


def best_place(e: Ecosystem, o: Prospect, kind: i64, free: bool, swaps: bool, model: Model) -> float:
    """What an ecosystem is worth after the best placing of a card."""
    after = best_after(e, o, kind, free, model)
    return best_swap(after[1], o, after[0], model) if swaps and kind == RABBIT else after[0]


def best_after(e: Ecosystem, o: Prospect, kind: i64, free: bool, model: Model) -> tuple[float, Ecosystem]:
    """The ecosystem after the best placing of a card, and what it is worth."""
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
    return best, board


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
        best = -1000.0
        while rest != 0:
            best = max(best, gains[lowest(rest)])
            rest &= rest - 1
        out.append(hurts * best)
    return out


def worth_of_kinds(p: EcosystemPosition, seat: i64, some: i64, model: Model) -> list[float]:
    """What a seat can make of a card of each of some kinds."""
    o = Prospect(outlook(p, seat))
    out: list[float] = [-1000.0] * KINDS
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
