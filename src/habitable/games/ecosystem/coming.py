"""What the next hand may hold: how likely a card of each kind is in it, as far as a seat can know."""

from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.components import KINDS, STAGES, TURNS
from habitable.games.ecosystem.piles import count, size
from habitable.games.ecosystem.position import EcosystemPosition

UNLIKELY: Final = 0.02  # chances that nobody thinks of


def giver(p: EcosystemPosition, stage: i64, seat: i64) -> i64:
    """Whose hand comes next, in the direction of the stage."""
    n: i64 = len(p.hands)
    return (seat + (n - 1 if stage == 1 else 1)) % n


def taker(p: EcosystemPosition, stage: i64, seat: i64) -> i64:
    """To whom one's own hand goes."""
    return giver(p, 3 - stage, seat)


def chances(p: EcosystemPosition, stage: i64, turn: i64, seat: i64, taken: list[float]) -> list[float]:
    """By kind, that the hand of the next turn has it. Of cards that are there once, `taken` says how likely whoever
    holds them now takes them first; nothing where all have chosen. Empty when no hand comes."""
    if turn == TURNS:
        return [] if stage == STAGES else held(p, seat, seat, TURNS, taken)
    return held(p, seat, giver(p, stage, seat), 0, taken)


def chances_later(p: EcosystemPosition, stage: i64, turn: i64, seat: i64, steps: i64, choosing: bool) -> list[float]:
    """The same of the hand that comes so many turns later, in this stage; anybody takes anything from it before."""
    if turn + steps > TURNS:
        return []
    holder: i64 = seat
    i: i64 = 0
    while i < steps:
        holder = giver(p, stage, holder)
        i += 1
    cards: i64 = size(p.hands[holder].cards)
    picks: i64 = steps if choosing else steps - 1
    return held(p, seat, holder, 0, [float(picks) / float(max(1, cards))] * KINDS)


def held(p: EcosystemPosition, seat: i64, holder: i64, drawn: i64, taken: list[float]) -> list[float]:
    """By kind, that a hand has it, when so many cards more are drawn."""
    hand = p.hands[holder]
    known: i64 = hand.known_to(seat)
    more: i64 = drawn + size(hand.cards) - size(known) - (1 if taken and known == 0 else 0)
    unseen: i64 = p.stock + p.box
    for other in p.hands:
        unseen += other.cards - other.known_to(seat)
    pool = float(max(1, size(unseen)))
    out: list[float] = []
    kind: i64 = 0
    while kind < KINDS:
        cards: i64 = count(known, kind)
        missing = 1.0 if cards == 0 else 0.0
        if cards == 1 and taken:
            missing = taken[kind]
        if more > 0 and missing > 0.0:
            other_card = 1.0 - float(count(unseen, kind)) / pool
            i: i64 = 0
            while i < more:
                missing *= other_card
                i += 1
        out.append(1.0 - missing)
        kind += 1
    return out


def expected(values: list[float], likely: list[float]) -> float:
    """The best of what will be there: the values of all kinds, and how likely each can be had."""
    total = 0.0
    missing = 1.0
    last = 0.0
    for value, kind in sorted([(-value, kind) for kind, value in enumerate(values) if likely[kind] > UNLIKELY]):
        total -= missing * likely[kind] * value
        missing *= 1.0 - likely[kind]
        last = -value
    return total + missing * last
