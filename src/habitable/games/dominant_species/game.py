"""Dominant Species as a `Game`: its options, the words of its answers and events, and its doors."""

from typing import Annotated, Any, Literal

import msgspec

from habitable.earth.doors import EarthFields, place, read_animals
from habitable.games.dominant_species import (
    actions,
    cards,
    document,
    invariants,
    nature,
    planning,
    rounds,
    scoring,
    setup,
    sleepers,
)
from habitable.games.dominant_species import vocabulary as v
from habitable.games.dominant_species.board import Animal, Tile
from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    ELEMENTS,
    GRID,
    SPACE_NAMES,
    TERRAINS,
    TURN_LIMIT,
)
from habitable.games.dominant_species.display import acting_space
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.view import score_sheet, view
from habitable.games.dominant_species.view_types import DominantSpeciesView
from habitable.games.dominant_species.vocabulary import VOCABULARY
from habitable.kernel.errors import BadOptions
from habitable.kernel.events import Events, number
from habitable.kernel.game import Game, Options, ScoreSheet, Touched
from habitable.kernel.position import Position
from habitable.kernel.state import State, questions_in

MOST_TURNS = 200
AnimalName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ANIMALS})]  # `read_animals` refuses others


class DominantSpeciesOptions(Options, frozen=True):
    """rules/dominant-species.md 3, 13. `deck` and `glaciation_acts` are as the edition has them unless they are given.

    `animals` are drawn, chosen by the seats in turn, or named: one for each seat in turn, and with several animals for
    each seat round the table again. After turn `turn_limit` the guard against endless games ends them.
    """

    edition: Literal["second", "first"] = "second"
    deck: Literal["short", "long"] | None = None
    glaciation_acts: Literal["space1", "leftmost_pawn"] | None = None
    earth: Literal["standard", "random"] = "standard"
    multi_animal: bool = False
    animals: Literal["draw", "choose"] | list[AnimalName] = "draw"
    turn_limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_TURNS)] = TURN_LIMIT


# ── the words of the events ─────────────────────────────────────────────────────────────────────────────────────────


def _reason(i: int) -> str:
    return CARDS[i - v.CARD_REASON] if i >= v.CARD_REASON else v.REASONS[i]


FIELDS = EarthFields(GRID, ANIMALS, ELEMENTS, TERRAINS, ACTIONS, SPACE_NAMES, CARDS, _reason)
A, AT, OF, SPOT, N = FIELDS.animal, FIELDS.hex, FIELDS.element, FIELDS.space, FIELDS.number

EVENTS = [
    *FIELDS.events(covered=("frozen", (AT, FIELDS.terrain, None))),
    (v.TURN_BEGINS, "turn", (("round", number), None, None)),
    (v.PAWN_PLACED, "pawn_placed", (A, SPOT, None)),
    (v.PAWN_LIFTED, "pawn_lifted", (A, SPOT, None)),
    (v.PAWN_SLID, "pawn_slid", (A, SPOT, None)),
    (v.PAWNS_CHANGED, "pawns_changed", (A, N, None)),
    (v.INITIATIVE_SWAPPED, "initiative_swapped", (A, ("other", A[1]), None)),
    (v.PROTECTED, "protected", (A, OF, None)),
    (v.BOX_EMPTIED, "box_emptied", (A, OF, None)),
    (v.DOMINANCE, "dominance", (AT, ("before", A[1]), ("now", A[1]))),
    (v.CARD_TAKEN, "card_taken", (A, FIELDS.card, None)),
    (v.SAVED, "saved", (A, AT, None)),
    (v.LAST_TURN, "last_turn", (None, None, None)),
]
assert [event for event, _, _ in EVENTS] == list(range(len(EVENTS)))


# ── the game ────────────────────────────────────────────────────────────────────────────────────────────────────────


class DominantSpeciesGame(Game):
    name = "dominant-species"
    seats = range(2, 7)
    options = DominantSpeciesOptions
    rules = 2
    weight = 4.1
    pauses = frozenset({"scored", "survival"})
    vocabulary = VOCABULARY
    events = Events(*((name, fields) for _, name, fields in EVENTS))
    reveals = frozenset()
    state = State(
        DominantSpeciesPosition,
        Tile,
        Animal,
        *questions_in(setup, nature, planning, rounds, scoring, actions, cards, sleepers),
    )

    def start(self, seats: int, options: Options | None = None) -> DominantSpeciesPosition:
        self.check_seats(seats)
        o = options or DominantSpeciesOptions()
        assert isinstance(o, DominantSpeciesOptions)
        if o.multi_animal and seats > 3:
            raise BadOptions("options-players", place="multi_animal", most=3, given=str(seats))
        first = o.edition == "first"
        p = setup.empty(
            seats,
            long_deck=first if o.deck is None else o.deck == "long",
            leftmost_pawn=first if o.glaciation_acts is None else o.glaciation_acts == "leftmost_pawn",
            turn_limit=o.turn_limit,
        )
        in_play = len(ANIMALS) if o.multi_animal else seats
        named = [] if isinstance(o.animals, str) else read_animals(ANIMALS, o.animals, in_play)
        setup.set_up(p, in_play, named, o.animals == "choose", o.earth == "random")
        p.settle()
        return p

    def view(self, position: Position, seat: int | None) -> DominantSpeciesView:
        shown = super().view(position, seat)
        assert isinstance(shown, DominantSpeciesView)
        return shown

    def public(self, position: Position) -> DominantSpeciesView:
        assert isinstance(position, DominantSpeciesPosition)
        return view(position)

    def touched(self, answer: int) -> list[Touched]:
        return [Touched(noun, place(GRID, noun, i)) for noun, i in self.vocabulary.things(answer)]

    def sheet(self, position: Position) -> ScoreSheet:
        assert isinstance(position, DominantSpeciesPosition)
        return score_sheet(position)

    def score_document(self, data: Any) -> dict[str, Any]:
        return document.answer(data)

    def doing(self, position: Position) -> str | None:
        """The pawn that acts."""
        assert isinstance(position, DominantSpeciesPosition)
        return acting_space(position)

    def bound(self, seats: int) -> int:
        """In a turn 36 pawns are placed; Speciation has 91 answers at most, Migration 33, Competition 29; all 204 cubes
        may come in each of three Wanderlusts, or be driven away in each of five Dominations; Nature draws 26 things."""
        return 100 + 2000 * MOST_TURNS

    def check_invariants(self, position: Position) -> None:
        assert isinstance(position, DominantSpeciesPosition)
        invariants.check(position)


DOMINANT_SPECIES = DominantSpeciesGame()

__all__ = ["DOMINANT_SPECIES", "DominantSpeciesGame", "DominantSpeciesOptions"]
