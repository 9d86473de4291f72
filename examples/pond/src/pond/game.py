"""Pond as a `Game`: the words of its answers and events, and its doors."""

from typing import Any

from habitable.kernel.events import Events, number
from habitable.kernel.game import Game, Options, ScoreSheet
from habitable.kernel.piles import count, size
from habitable.kernel.position import Position
from habitable.kernel.state import State
from pond.components import COUNTS, HAND, NAMES
from pond.position import NONE, PondPosition
from pond.questions import Deal, DrawGoal, End, Keep
from pond.view import own, public, score_sheet
from pond.view_types import PondView
from pond.vocabulary import VOCABULARY


def kind(i: int) -> str:
    return NAMES[i]


def cards(pile: int) -> list[str]:
    return [name for i, name in enumerate(NAMES) for _ in range(count(pile, i))]


class PondGame(Game):
    name = "pond"
    seats = range(2, 5)
    options = Options  # no variants
    rules = 1
    weight = 1.2
    vocabulary = VOCABULARY
    events = Events(
        ("dealt", (("seat", number), None, ("kind", kind))),
        ("drew", (("seat", number), None, ("kind", kind))),
        ("kept", (("seat", number), ("kind", kind), None)),
        ("received", (("seat", number), None, ("cards", cards))),
        ("showed", (("seat", number), ("kind", kind), ("points", number))),
    )
    reveals = frozenset({"kept", "received", "showed"})
    state = State(PondPosition, DrawGoal, Deal, Keep, End)

    def start(self, seats: int, options: Options | None = None) -> PondPosition:
        self.check_seats(seats)
        p = PondPosition(seats, hands=[0] * seats, ponds=[0] * seats, goals=[NONE] * seats)
        p.push(DrawGoal())
        return p

    def public(self, position: Position) -> PondView:
        assert isinstance(position, PondPosition)
        return public(position)

    def own(self, position: Position, seat: int) -> dict[str, Any]:
        assert isinstance(position, PondPosition)
        return own(position, seat)

    def sheet(self, position: Position) -> ScoreSheet:
        assert isinstance(position, PondPosition)
        return score_sheet(position.ponds, position.goals)

    def bound(self, seats: int) -> int:
        return seats * (1 + HAND + HAND - 1)

    def check_invariants(self, position: Position) -> None:
        p = position
        assert isinstance(p, PondPosition)
        for i, n in enumerate(COUNTS):
            assert sum(count(pile, i) for pile in p.hands + p.ponds) <= n, f"too many cards: {NAMES[i]}"
        drawn = [goal for goal in p.goals if goal != NONE]
        assert len(set(drawn)) == len(drawn), "a goal twice"
        if isinstance(p.top, Keep):
            assert len({size(hand) for hand in p.hands}) == 1, "hands go round together"


POND = PondGame()
