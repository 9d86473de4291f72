"""What one who has learned the worth of what a good player sees (`looks`) thinks of the answers of a turn: at first
sight, and with a thought of the next hand."""

import math
from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.advice import exact, outlook
from habitable.games.ecosystem.board import Ecosystem
from habitable.games.ecosystem.coming import UNLIKELY, chances, chances_later, expected, giver, taker
from habitable.games.ecosystem.components import BOARD, KINDS, RABBIT, TURNS
from habitable.games.ecosystem.looks import NAMES, Prospect, see
from habitable.games.ecosystem.piles import kinds, one
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import CHOOSING, PLACING, SWAPPING, Turn
from habitable.games.ecosystem.vocabulary import CHOOSE, NOSWAP, PLACE, SWAP, SWAPS
from habitable.kernel.bits import bit, lowest, size
from habitable.kernel.model import Features, Model, Sight


def ahead(p: EcosystemPosition, question: Turn) -> i64:
    """To the end of the turn after next; a swap is judged at once."""
    return 3 if len(question.given[question.owner(p)]) < SWAPPING else 0


def look(p: EcosystemPosition, seat: i64) -> list[float]:
    """Of a seat's ecosystem."""
    sight = Sight([], len(NAMES))
    see(p.ecosystems[seat], Prospect(outlook(p, seat)), sight)
    return sight.row


def phase(p: EcosystemPosition, seat: i64) -> i64:
    """How many turns have ended: a rabbit that lies may still swap."""
    return clock(p) - 1


def clock(p: EcosystemPosition) -> i64:
    """How many turns have begun."""
    question = p.top
    while question is not None:
        if isinstance(question, Turn):
            return (question.stage - 1) * TURNS + question.turn
        question = question.below
    return size(p.ecosystems[0].cards) + 1


# ── the three moments of a turn ─────────────────────────────────────────────────────────────────────────────────────

WITH_SWAPS: Final = 2  # after a rabbit: the places from which swaps are tried


def worth(e: Ecosystem, o: Prospect, model: Model) -> float:
    """The points this ecosystem may end with."""
    cards: i64 = size(e.cards)
    if cards == BOARD:
        return exact(e, o.outlook)
    sight = model.sight(cards)
    see(e, o, sight)
    return model.seen(cards, sight)


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


# ── with a thought of the next hand ─────────────────────────────────────────────────────────────────────────────────

CLOSER: Final = 6  # places, or swaps, that are looked at more closely
CLOSER_EACH: Final = 2  # the same for each card that could be chosen
CLOSER_NEXT: Final = 3  # cards of the next hand after which the one after it is thought of
HANDS: Final = 2  # that are thought of
DOUBT: Final = 1.5  # points by which a choice of others may be misjudged


def consider(p: EcosystemPosition, question: Turn, seat: i64, answers: list[int], model: Model) -> list[float]:
    """What the best answers leave for the next cards, which come from hands that are known for the most part. Of the
    others what is thought at first sight, as much more as of the best."""
    given = question.given[seat]
    board = question.board(p, seat)
    o = Prospect(outlook(p, seat))
    choosing: bool = len(given) == CHOOSING
    hands = coming_hands(p, question, seat, choosing, model)
    if not hands:
        return think(p, question, seat, answers, model)
    if choosing:
        left = left_to_neighbour(p, question, seat, answers, model)
        own = [choose_ahead(board, o, answer - CHOOSE, p.free, hands, model) for answer in answers]
        return [value - less for value, less in zip(own, left, strict=True)]
    kind: i64 = given[CHOOSING] - CHOOSE
    after = [after_answer(board, kind, answer, len(given) == PLACING) for answer in answers]
    return closer(after, think(p, question, seat, answers, model), CLOSER, o, p.free, hands, 0, model)


def coming_hands(p: EcosystemPosition, question: Turn, seat: i64, choosing: bool, model: Model) -> list[list[float]]:
    """How likely each kind is in the hands that come next."""
    taken = chances_of_others(p, question, seat, model) if choosing else []
    out = [chances(p, question.stage, question.turn, seat, taken)]
    steps: i64 = 2
    while steps <= HANDS:
        out.append(chances_later(p, question.stage, question.turn, seat, steps, choosing))
        steps += 1
    return [likely for likely in out if likely]


def closer(
    after: list[Ecosystem],
    sight: list[float],
    width: i64,
    o: Prospect,
    free: bool,
    hands: list[list[float]],
    at: i64,
    model: Model,
) -> list[float]:
    """What is thought of ecosystems at first sight, and of the best ones after a closer look: of the others as much
    more as of the best."""
    out = sight.copy()
    more = 0.0
    rank: i64 = 0
    for value, i in sorted([(-value, i) for i, value in enumerate(sight)]):
        if rank < width:
            out[i] = foresee(after[i], o, free, hands, at, model)
            if rank == 0:
                more = out[i] + value
        else:
            out[i] += more
        rank += 1
    return out


def after_answer(e: Ecosystem, kind: i64, answer: i64, placing: bool) -> Ecosystem:
    if placing:
        return e.placed(kind, answer - PLACE)
    if answer == NOSWAP:
        return e
    pair = SWAPS[answer - SWAP]
    return e.swapped(pair[0], pair[1])


def chances_of_others(p: EcosystemPosition, question: Turn, seat: i64, model: Model) -> list[float]:
    """By kind: that it is chosen by whoever holds the hand that comes next."""
    if question.turn == TURNS:
        return [0.5] * KINDS  # one of the last two cards, which oneself will keep
    holder: i64 = giver(p, question.stage, seat)
    known: i64 = p.hands[holder].known_to(seat)
    out = [1.0 / float(max(1, size(kinds(known))))] * KINDS
    if known == 0 or holder >= p.seats or holder == seat:
        return out
    gains = worth_of_kinds(p, holder, kinds(known), model)
    best = max(gains)
    out = [math.exp((gain - best) / DOUBT) if gain > -1000.0 else 0.0 for gain in gains]
    total = sum(out)
    return [chance / total for chance in out]


def choose_ahead(e: Ecosystem, o: Prospect, kind: i64, free: bool, hands: list[list[float]], model: Model) -> float:
    """What can be made of a card and the next ones."""
    after: list[Ecosystem] = []
    cells: i64 = e.legal_cells(free)
    while cells != 0:
        after.append(e.placed(kind, lowest(cells)))
        cells &= cells - 1
    sight = [worth(board, o, model) for board in after]
    best = max(closer(after, sight, CLOSER_EACH, o, free, hands, 0, model))
    if kind == RABBIT:
        first = max(sight)
        best += best_swap(after[sight.index(first)], o, first, model) - first
    return best


def foresee(e: Ecosystem, o: Prospect, free: bool, hands: list[list[float]], at: i64, model: Model) -> float:
    """What an ecosystem is worth with the best card of the next hand, and of the one after it."""
    likely = hands[at]
    sight: list[float] = [-1000.0] * KINDS
    after: list[Ecosystem] = [e] * KINDS
    kind: i64 = 0
    while kind < KINDS:
        if likely[kind] > UNLIKELY:
            best = best_after(e, o, kind, free, model)
            sight[kind] = best[0]
            after[kind] = best[1]
        kind += 1
    if at + 1 < len(hands) and size(e.cards) + 1 < BOARD:
        sight = closer(after, sight, CLOSER_NEXT, o, free, hands, at + 1, model)
    return expected(sight, likely)


FEATURES = Features(2, list(NAMES), BOARD + 1, look, phase, think, clock, ahead, consider=consider)
