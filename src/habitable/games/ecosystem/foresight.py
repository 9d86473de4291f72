"""What is thought of the answers of a turn with a thought of the next hands, which are known for the most part."""

import math
from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.advice import outlook
from habitable.games.ecosystem.board import Ecosystem
from habitable.games.ecosystem.coming import UNLIKELY, chances, chances_later, expected, on_its_way, unseen_by
from habitable.games.ecosystem.components import BOARD, KINDS, RABBIT, TURNS
from habitable.games.ecosystem.looks import Prospect
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import CHOOSING, PLACING, Turn
from habitable.games.ecosystem.thoughts import NEVER, left_to_neighbour, placings, think, with_swap, worth_of_kinds
from habitable.games.ecosystem.vocabulary import CHOOSE, NOSWAP, PLACE, SWAP, SWAPS
from habitable.kernel.bits import lowest, mixed, size
from habitable.kernel.model import Model
from habitable.kernel.piles import kinds
from habitable.kernel.piles import size as cards_in

CLOSER: Final = 6  # places, or swaps, that are looked at more closely
CLOSER_EACH: Final = 2  # the same for each card that could be chosen
CLOSER_NEXT: Final = 3  # cards of the next hand after which the one after it is thought of
ENDING: Final = 16  # cards that lie when all places are looked at more closely
HANDS: Final = 2  # that are thought of
DOUBT: Final = 1.5  # points by which a choice of others may be misjudged


def consider(p: EcosystemPosition, question: Turn, seat: i64, answers: list[int], model: Model) -> list[float]:
    """What the best answers leave for the next cards, which come from hands that are known for the most part. Of the
    others what is thought at first sight, as much more as of the best."""
    mark: i64 = all_seen(p, question, seat, answers)
    known = model.known.get(mark)
    if isinstance(known, Considered):
        return known.worth.copy()
    found = foreseen(p, question, seat, answers, HANDS, model)
    model.remember(mark, Considered(found.copy()))
    return found


class Considered:
    """What was thought of all answers."""

    def __init__(self, worth: list[float]) -> None:
        self.worth: list[float] = worth


def all_seen(p: EcosystemPosition, question: Turn, seat: i64, answers: list[int]) -> i64:
    """A mark of all that a seat's thoughts of some answers depend on."""
    mark: i64 = mixed(mixed(mixed(seat + 1, question.stage), question.turn), question.seen)
    for numbers in (question.given[seat], answers, p.gap_points):
        for number in numbers:
            mark = mixed(mark, number)
    for e in p.ecosystems:
        mark = mixed(mark, e.mark())
    for hand in p.hands:
        mark = mixed(mixed(mark, hand.known_to(seat)), cards_in(hand.cards))
    return mixed(mixed(mixed(mark, unseen_by(p, seat)), p.matt), 1 if p.free else 0)


def foreseen(
    p: EcosystemPosition, question: Turn, seat: i64, answers: list[int], how_far: i64, model: Model
) -> list[float]:
    """What the answers are worth with the best cards of so many hands that come next."""
    given = question.given[seat]
    board = question.board(p, seat)
    o = Prospect(outlook(p, seat))
    choosing: bool = len(given) == CHOOSING
    hands = coming_hands(p, question, seat, choosing, how_far, model)
    if not hands:
        return think(p, question, seat, answers, model)
    if choosing:
        left = left_to_neighbour(p, question, seat, answers, model)
        own = [choose_ahead(board, o, answer - CHOOSE, p.free, hands, model) for answer in answers]
        return [value - less for value, less in zip(own, left, strict=True)]
    kind: i64 = given[CHOOSING] - CHOOSE
    after = [after_answer(board, kind, answer, len(given) == PLACING) for answer in answers]
    width: i64 = closer_at(board, CLOSER) if len(given) == PLACING else CLOSER
    return closer(after, think(p, question, seat, answers, model), width, o, p.free, hands, 0, model)


def closer_at(e: Ecosystem, usual: i64) -> i64:
    """How many of the next ecosystems are looked at more closely: near the end all, for few places are left."""
    return usual if size(e.cards) < ENDING else BOARD


def coming_hands(
    p: EcosystemPosition, question: Turn, seat: i64, choosing: bool, how_far: i64, model: Model
) -> list[list[float]]:
    """How likely each kind is in the hands that come next."""
    stage: i64 = question.stage
    turn: i64 = question.turn
    wishes = wishes_of_others(p, seat, model) if turn < TURNS else []
    taken = [0.5] * KINDS  # after the last turn: of the last two cards oneself will keep one
    if turn < TURNS:
        taken = taken_before(p, stage, seat, 1, choosing, wishes)
    out = [chances(p, stage, turn, seat, taken if choosing else [])]
    steps: i64 = 2
    while steps <= how_far:
        taken = taken_before(p, stage, seat, steps, choosing, wishes) if turn + steps <= TURNS else []
        out.append(chances_later(p, stage, turn, seat, steps, taken))
        steps += 1
    return [likely for likely in out if likely]


def wishes_of_others(p: EcosystemPosition, seat: i64, model: Model) -> list[list[float]]:
    """By seat and kind: how much others would like a card, of those that are known to be somewhere."""
    some: i64 = 0
    for hand in p.hands:
        some |= kinds(hand.known_to(seat))
    out: list[list[float]] = []
    other: i64 = 0
    while other < p.seats:
        gains: list[float] = [] if other == seat else worth_of_kinds(p, other, some, model)
        best = max(gains) if gains else 0.0
        out.append([math.exp((gain - best) / DOUBT) if gain > NEVER else 0.0 for gain in gains])
        other += 1
    return out


def taken_before(
    p: EcosystemPosition, stage: i64, seat: i64, steps: i64, choosing: bool, wishes: list[list[float]]
) -> list[float]:
    """By kind: that a card which is there once is taken by others from the hand that comes so many turns later."""
    holders = on_its_way(p, stage, seat, steps)
    hand = p.hands[holders[steps - 1]]
    known: i64 = hand.known_to(seat)
    there = float(max(1, size(kinds(known)) if known != 0 else cards_in(hand.cards)))
    stays = [1.0] * KINDS
    at: i64 = 0
    for holder in holders:
        at += 1
        if holder == seat or (at == steps and not choosing):
            continue
        some = wishes[holder] if known != 0 and holder < p.seats else []
        total = 0.0
        left: i64 = kinds(known) if some else 0
        while left != 0:
            total += some[lowest(left)]
            left &= left - 1
        kind: i64 = 0
        while kind < KINDS:
            share = 1.0 / there if total == 0.0 else some[kind] / total
            stays[kind] *= 1.0 - min(1.0, share)
            kind += 1
    return [1.0 - stay for stay in stays]


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
        if rank < width and sight[i] > NEVER:
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


def choose_ahead(e: Ecosystem, o: Prospect, kind: i64, free: bool, hands: list[list[float]], model: Model) -> float:
    """What can be made of a card and the next ones."""
    placed = placings(e, o, kind, free, model)
    best = max(place_ahead(e, o, kind, free, hands, model))
    return best + with_swap(placed, o, model) - placed.best if kind == RABBIT else best


def place_ahead(
    e: Ecosystem, o: Prospect, kind: i64, free: bool, hands: list[list[float]], model: Model
) -> list[float]:
    """What a card brings in each cell, with the next ones."""
    sight = placings(e, o, kind, free, model).worth
    return closer(placed_anywhere(e, kind, free), sight, closer_at(e, CLOSER_EACH), o, free, hands, 0, model)


def placed_anywhere(e: Ecosystem, kind: i64, free: bool) -> list[Ecosystem]:
    after: list[Ecosystem] = []
    cells: i64 = e.legal_cells(free)
    while cells != 0:
        after.append(e.placed(kind, lowest(cells)))
        cells &= cells - 1
    return after


def best_after(p: EcosystemPosition, question: Turn, seat: i64, kind: i64, model: Model) -> Ecosystem:
    """The ecosystem of one who chooses a card now, when it lies."""
    e = p.ecosystems[seat]
    o = Prospect(outlook(p, seat))
    hands = coming_hands(p, question, seat, True, HANDS, model)
    sight = place_ahead(e, o, kind, p.free, hands, model) if hands else placings(e, o, kind, p.free, model).worth
    return placed_anywhere(e, kind, p.free)[sight.index(max(sight))]


def foresee(e: Ecosystem, o: Prospect, free: bool, hands: list[list[float]], at: i64, model: Model) -> float:
    """What an ecosystem is worth with the best card of the next hand, and of the one after it."""
    likely = hands[at]
    sight: list[float] = [NEVER] * KINDS
    after: list[Ecosystem] = [e] * KINDS
    kind: i64 = 0
    while kind < KINDS:
        if likely[kind] > UNLIKELY:
            placed = placings(e, o, kind, free, model)
            sight[kind] = placed.best
            after[kind] = placed.board
        kind += 1
    if at + 1 < len(hands) and size(e.cards) + 1 < BOARD:
        sight = closer(after, sight, closer_at(e, CLOSER_NEXT), o, free, hands, at + 1, model)
    return expected(sight, likely)
