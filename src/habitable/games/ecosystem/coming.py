"""What the next hand may hold: how likely a card of each kind is in it, as far as a seat can know."""

from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.components import KINDS, STAGES, TURNS
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.kernel.piles import count, size

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


def chances_later(
    p: EcosystemPosition, stage: i64, turn: i64, seat: i64, steps: i64, taken: list[float]
) -> list[float]:
    """The same of the hand that comes so many turns later. After stage I hands are dealt anew."""
    if turn + steps > TURNS:
        return [] if stage == STAGES else among(unseen_by(p, seat), 2 * TURNS + 2 - turn - steps)
    return held(p, seat, on_its_way(p, stage, seat, steps)[steps - 1], 0, taken)


def on_its_way(p: EcosystemPosition, stage: i64, seat: i64, steps: i64) -> list[int]:
    """Who will have held the hand that comes so many turns later, the last of them first."""
    out: list[int] = []
    holder: i64 = seat
    while len(out) < steps:
        holder = giver(p, stage, holder)
        out.append(int(holder))
    return out


def held(p: EcosystemPosition, seat: i64, holder: i64, drawn: i64, taken: list[float]) -> list[float]:
    """By kind, that a hand has it, when so many cards more are drawn."""
    hand = p.hands[holder]
    known: i64 = hand.known_to(seat)
    more: i64 = drawn + size(hand.cards) - size(known) - (1 if taken and known == 0 else 0)
    drawn_too = among(unseen_by(p, seat), more)
    out: list[float] = []
    kind: i64 = 0
    while kind < KINDS:
        cards: i64 = count(known, kind)
        missing = 1.0 if cards == 0 else 0.0
        if cards == 1 and taken:
            missing = taken[kind]
        out.append(1.0 - missing * (1.0 - drawn_too[kind]))
        kind += 1
    return out


def unseen_by(p: EcosystemPosition, seat: i64) -> i64:
    """The pile of all cards that a seat cannot place."""
    unseen: i64 = p.stock + p.box
    for hand in p.hands:
        unseen += hand.cards - hand.known_to(seat)
    return unseen


def among(pile: i64, drawn: i64) -> list[float]:
    """By kind, that it is among so many cards of a pile."""
    pool = float(max(1, size(pile)))
    out: list[float] = []
    kind: i64 = 0
    while kind < KINDS:
        missing = 1.0
        i: i64 = 0
        while i < drawn:
            missing *= 1.0 - float(count(pile, kind)) / pool
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
