"""Positions under test, written the way they lie on a table."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from habitable.games.ecosystem.board import Ecosystem, cell, column_of, row_of
from habitable.games.ecosystem.components import COUNTS, FORGETTING, KINDS, LETTERS
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.hands import Hand
from habitable.games.ecosystem.piles import full, parse
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import begin_turn
from habitable.games.ecosystem.view import rows
from habitable.kernel.bits import bit, members
from habitable.kernel.match import Match
from habitable.kernel.play import Moment
from habitable.kernel.position import NATURE, Position


def board(text: str) -> Ecosystem:
    """An ecosystem from rows of letters, top row first, any number and length: "FBR", "M./MM"."""
    sets = [0] * KINDS
    for r, row in enumerate(text.split("/")):
        for c, letter in enumerate(row):
            if letter != ".":
                sets[LETTERS.index(letter)] |= bit(cell(r, c))
    return Ecosystem(*sets)


def table(
    *boards: str,
    hands: Sequence[str],
    stage: int = 1,
    turn: int = 2,
    kept: Sequence[str] = (),
    matt: str = "",
    **options: Any,
) -> EcosystemPosition:
    """A table at the beginning of a turn. With two boards the third hand is Matt's and `matt` is his pile.

    Hands and ecosystems may have fewer cards than they would in that turn; whoever has held a hand has seen it.
    `kept` names, for each hand, the card that was carried over from stage I.
    """
    taken = Counter("".join([*boards, *hands, matt]).replace("/", "").replace(".", ""))
    assert all(n <= COUNTS[LETTERS.index(letter)] for letter, n in taken.items()), "more cards than in the box"
    p = ECOSYSTEM.start(len(boards), ECOSYSTEM.make_options(options))
    p.ecosystems = [board(text) for text in boards]
    step = 1 if stage == 1 else -1
    p.hands = [
        Hand(parse(cards), parse(kept[i]) if kept else 0, seen(p, i, step, turn, len(hands)))
        for i, cards in enumerate(hands)
    ]
    p.matt = parse(matt)
    p.stock = full() - sum(parse(letter) * n for letter, n in taken.items())
    p.top = None
    p.push(begin_turn(p, stage, turn))
    ECOSYSTEM.check_invariants(p)
    p.settle()
    return p


def seen(p: EcosystemPosition, hand: int, step: int, turn: int, hands: int) -> int:
    """Who knows the hand that now lies at a place."""
    if p.hands[0].forgets():
        return FORGETTING | (bit(hand) if hand < p.seats else 0)
    return holders(hand, step, turn, hands, p.seats)


def holders(hand: int, step: int, turn: int, hands: int, seats: int) -> int:
    """The set of seats that have held, in this stage, the hand that now lies at a place."""
    places = {(hand - step * ago) % hands for ago in range(turn)}
    return sum(bit(place) for place in places if place < seats)


def say(p: Position, *lines: str) -> None:
    """Plays lines as they stand in a record: "0: choose R", "nature: deal W"."""
    for line in lines:
        seat, _, text = line.partition(": ")
        p.play(NATURE if seat == "nature" else int(seat), ECOSYSTEM.vocabulary.parse(text))


def legal(p: Position, seat: int) -> list[str]:
    """What a seat may answer, in words."""
    return [ECOSYSTEM.vocabulary.text(answer) for answer in p.options(seat)]


def lying(p: EcosystemPosition, seat: int) -> str:
    """A seat's ecosystem as rows of letters."""
    return "/".join(rows(p.ecosystems[seat]))


def cells(things: int) -> set[tuple[int, int]]:
    """A set of cells as (row, column)."""
    return {(row_of(thing), column_of(thing)) for thing in members(things)}


def match_at(p: EcosystemPosition) -> Match:
    """A match that begins at this position."""
    match = Match(ECOSYSTEM, [f"player {seat}" for seat in range(p.seats)])
    match.moments = [Moment([], [], p)]
    match.position = p.copy()
    return match
