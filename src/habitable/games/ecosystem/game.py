"""Ecosystem as a `Game`: its options, the words of its answers and events, and its doors."""

from typing import Annotated, Any, Literal

import msgspec

from habitable.games.ecosystem import document
from habitable.games.ecosystem.board import Ecosystem, column_of, empty, row_of
from habitable.games.ecosystem.components import (
    BOARD,
    CARDS,
    COUNTS,
    FORGETTING,
    GAP_POINTS,
    KINDS,
    NAMES,
    TURNS,
)
from habitable.games.ecosystem.hands import Hand
from habitable.games.ecosystem.piles import full
from habitable.games.ecosystem.piles import text as letters
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import Deal, MattDraws, Stage, Turn
from habitable.games.ecosystem.scoring import group
from habitable.games.ecosystem.view import open_view, own, public, score_sheet
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.games.ecosystem.vocabulary import CHOOSE, VOCABULARY
from habitable.kernel.bits import bit
from habitable.kernel.bits import size as how_many
from habitable.kernel.events import Events, number
from habitable.kernel.game import Game, Options, ScoreSheet, Touched
from habitable.kernel.piles import count, size
from habitable.kernel.position import Position
from habitable.kernel.state import State, stack

GapPoints = Annotated[list[Annotated[int, msgspec.Meta(ge=-100, le=100)]], msgspec.Meta(min_length=1, max_length=12)]


class EcosystemOptions(Options, frozen=True):
    """rules/ecosystem.md 7; `placing` is ours, for tables that play turn by turn, and `memory`: whether hands that one
    has held stay shown."""

    deal: Literal[11, 10] = 11
    orientation: Literal["fixed", "free"] = "fixed"
    placing: Literal["after_reveal", "with_pick"] = "after_reveal"
    memory: Literal["shown", "own"] = "shown"
    gap_points: GapPoints = msgspec.field(default_factory=lambda: list(GAP_POINTS))


def _kind(i: int) -> str:
    return NAMES[i]


def _cell(i: int) -> list[int]:
    return [row_of(i), column_of(i)]


class EcosystemGame(Game):
    name = "ecosystem"
    seats = range(2, 7)
    options = EcosystemOptions
    rules = 1
    weight = 1.5
    vocabulary = VOCABULARY
    events = Events(
        ("stage", (("stage", number), None, None)),
        ("dealt", (("hand", number), None, ("kind", _kind))),
        ("revealed", (("seat", number), ("kind", _kind), None)),
        ("matt_revealed", (("kind", _kind), None, None)),
        ("placed", (("seat", number), ("kind", _kind), ("cell", _cell))),
        ("swapped", (("seat", number), ("cell", _cell), ("other_cell", _cell))),
        ("received", (("seat", number), ("giver", number), ("cards", letters))),
        ("scored", (("seat", number), ("kind", _kind), ("points", number))),
        ("gaps", (("seat", number), ("gaps", number), ("points", number))),
        ("total", (("seat", number), ("points", number), None)),
    )
    # A hand comes round; what others picked, placed and swapped in secret is shown; Matt turns a card up.
    reveals = frozenset({"received", "revealed", "placed", "swapped", "matt_revealed"})
    state = State(EcosystemPosition, Ecosystem, Hand, Stage, Deal, MattDraws, Turn)

    def start(self, seats: int, options: Options | None = None) -> EcosystemPosition:
        self.check_seats(seats)
        o = options or EcosystemOptions()
        assert isinstance(o, EcosystemOptions)
        hands = 3 if seats == 2 else seats
        memory = FORGETTING if o.memory == "own" else 0
        p = EcosystemPosition(
            seats,
            deal=o.deal,
            free=o.orientation == "free",
            with_pick=o.placing == "with_pick",
            gap_points=o.gap_points,
            ecosystems=[empty() for _ in range(seats)],
            hands=[Hand(0, 0, memory | (bit(i) if i < seats else 0)) for i in range(hands)],
            stock=full(),
            matt=0,
            box=0,
        )
        p.push(Stage(1))
        p.settle()
        return p

    def view(self, position: Position, seat: int | None) -> EcosystemView:
        shown = super().view(position, seat)
        assert isinstance(shown, EcosystemView)
        return shown

    def public(self, position: Position) -> EcosystemView:
        assert isinstance(position, EcosystemPosition)
        return public(position)

    def own(self, position: Position, seat: int) -> dict[str, Any]:
        assert isinstance(position, EcosystemPosition)
        return own(position, seat)

    def open_view(self, position: Position) -> EcosystemView:
        assert isinstance(position, EcosystemPosition)
        return open_view(position)

    def touched(self, answer: int) -> list[Touched]:
        names = {"choose": "hand", "deal": "card"}
        noun = names.get(self.vocabulary.verb(answer))
        return [
            Touched(noun, thing) if noun else Touched("cell", _cell(thing))
            for _, thing in self.vocabulary.things(answer)
        ]

    def sheet(self, position: Position) -> ScoreSheet:
        assert isinstance(position, EcosystemPosition)
        return score_sheet(position.ecosystems, position.sheets())

    def score_document(self, data: Any) -> dict[str, Any]:
        return document.answer(data)

    def sheet_of_document(self, data: Any) -> ScoreSheet:
        boards, sheets = document.scored(data)
        return score_sheet(boards, sheets)

    def notes_on_document(self, data: Any) -> list[str]:
        return ["ecosystem-without-matt"] if document.lacks_matt(data) else []

    def bound(self, seats: int) -> int:
        hands = max(seats, 3)
        return hands * (2 * TURNS + 1) + 3 * BOARD * seats + 2 * TURNS

    def check_invariants(self, position: Position) -> None:
        p = position
        assert isinstance(p, EcosystemPosition)
        turn = next((q for q in stack(p) if isinstance(q, Turn)), None)
        for chain in [] if turn is None else turn.given:
            verbs = [self.vocabulary.verb(answer) for answer in chain]
            assert verbs in (["choose", "place", last][: len(chain)] for last in ("swap", "noswap")), "out of turn"
        for kind in range(KINDS):
            lying = sum(how_many(e.of(kind)) for e in p.ecosystems)
            held = sum(count(hand.cards, kind) for hand in p.hands)
            shown = 0
            if turn is not None and turn.shown() == 1:  # revealed and not placed yet
                shown = sum(chain[0] == CHOOSE + kind for chain in turn.given)
            kept_away = count(p.stock, kind) + count(p.matt, kind) + count(p.box, kind)
            assert lying + held + shown + kept_away == COUNTS[kind], f"{NAMES[kind]}: cards lost or made"
        assert size(full()) == CARDS
        for e in p.ecosystems:
            check_board(e, p.free)
        if p.over():
            assert all(how_many(e.cards) == BOARD for e in p.ecosystems), "unfinished ecosystem"


def check_board(e: Ecosystem, free: bool) -> None:
    if e.cards == 0:
        return
    assert sum(how_many(e.of(kind)) for kind in range(KINDS)) == how_many(e.cards), "two cards on a cell"
    assert group(e.cards & -e.cards, e.cards) == e.cards, "not connected"
    w, h = e.width(), e.height()
    assert (w <= 5 and h <= 4) or (free and w <= 4 and h <= 5), "too large"
    assert any(e.cards >> cell & 1 for cell in range(6, 12)), "not pushed up"
    assert any(e.cards >> (r * 6 + 1) & 1 for r in range(1, 6)), "not pushed left"


ECOSYSTEM = EcosystemGame()

__all__ = ["ECOSYSTEM", "EcosystemGame", "EcosystemOptions"]
