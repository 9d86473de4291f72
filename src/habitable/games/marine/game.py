"""Dominant Species: Marine as a `Game`: its options, the words of its answers and events, and its doors."""

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec

from habitable.earth.doors import EarthFields, called, place, read_animals
from habitable.earth.ground import Tile
from habitable.games.marine import actions, document, invariants, nature, rounds, scoring, setup, turn
from habitable.games.marine import vocabulary as v
from habitable.games.marine.board import Animal
from habitable.games.marine.box import Box, corrected, source
from habitable.games.marine.cards import MODULES as CARD_MODULES
from habitable.games.marine.components import (
    ACTIONS,
    ANIMALS,
    BOXED,
    CARDS,
    ELEMENTS,
    GRID,
    SIDES,
    SPACE_NAMES,
    TERRAINS,
    TRAITS,
    TURN_LIMIT,
    Components,
)
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.traits import copying, cubes, placing
from habitable.games.marine.traits import elements as trait_elements
from habitable.games.marine.view import own, public, score_sheet
from habitable.games.marine.view_types import MarineView
from habitable.games.marine.vocabulary import VOCABULARY
from habitable.kernel.errors import BadBox, BadOptions
from habitable.kernel.events import Event, Events, Field, number
from habitable.kernel.game import Game, Options, ScoreSheet, Touched
from habitable.kernel.position import Position
from habitable.kernel.state import State, questions_in

MOST_TURNS = 3000
LENGTHS = ("short", "normal", "long", "epic")


AnimalName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ANIMALS})]  # `read_animals` refuses others


class MarineOptions(Options, frozen=True):
    """rules/marine.md 13. `exaptation` is among the traits unless there are superheroes, if it is not
    given. `multi_animal` gives each of two players two animals.

    `animals` are drawn, chosen by the seats in turn, or named: one for each seat in turn, and with two for each round
    the table again. Who decides first when all do by food chain says `food_chain` (rules/marine.md A-03). After
    `turn_limit` turns the guard against endless games ends them. `components` corrects lines of the box.
    """

    length: Literal["short", "normal", "long", "epic"] = "normal"
    earth: Literal["standard", "random"] = "standard"
    displays: Literal["standard", "alternative"] = "standard"
    superheroes: bool = False
    exaptation: bool | None = None
    multi_animal: bool = False
    animals: Literal["draw", "choose"] | list[AnimalName] = "draw"
    food_chain: Literal["upwards", "downwards"] = "upwards"
    turn_limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_TURNS)] = TURN_LIMIT
    components: Box | None = None


# ── the words of the events ─────────────────────────────────────────────────────────────────────────────────────────


def _side(i: int) -> str:
    return SIDES[i - 1]


def _reason(i: int) -> str:
    if i >= v.TRAIT_REASON:
        return TRAITS[i - v.TRAIT_REASON]
    return CARDS[i - v.CARD_REASON] if i >= v.CARD_REASON else v.REASONS[i]


FIELDS = EarthFields(GRID, ANIMALS, ELEMENTS, TERRAINS, ACTIONS, SPACE_NAMES, CARDS, _reason)
A, AT, OF, SPOT, N = FIELDS.animal, FIELDS.hex, FIELDS.element, FIELDS.space, FIELDS.number
T: Field = ("trait", called(TRAITS))

EVENTS = [
    *FIELDS.events(covered=("erupted", (AT, FIELDS.terrain, ("side", _side)))),
    (v.MARKED, "marked", (FIELDS.terrain, FIELDS.action, None)),
    (v.TRAIT_DEALT, "trait_dealt", (A, None, T)),
    (v.TRAIT_GAINED, "trait_gained", (A, T, None)),
    (v.TRAIT_LOST, "trait_lost", (A, T, None)),
    (v.TRAIT_COPIED, "trait_copied", (A, T, None)),
    (v.COPY_LOST, "copy_lost", (A, T, None)),
    (v.ELEMENT_SHELTERED, "element_sheltered", (A, OF, None)),
    (v.PAWN_PLACED, "pawn_placed", (A, SPOT, ("special", OF[1]))),
    (v.PAWN_BUMPED, "pawn_bumped", (A, SPOT, None)),
    (v.PAWN_GAINED, "pawn_gained", (A, None, None)),
    (v.RETRIEVED, "retrieved", (A, N, None)),
    (v.PAWNS_BACK, "pawns_back", (A, N, None)),
    (v.CONTROL, "control", (A, OF, ("value", number))),
    (v.GUARDED, "guarded", (A, None, None)),
    (v.CUBES_BACK, "cubes_back", (A, N, None)),
    (v.BOX_CHANGED, "box_changed", (FIELDS.action, ("came", OF[1]), ("left", OF[1]))),
    (v.CARD_TAKEN, "card_taken", (A, FIELDS.card, ("slot", number))),
    (v.CARD_AGAIN, "card_again", (A, FIELDS.card, None)),
    (v.EXTINCTION, "extinction", (None, None, None)),
    (v.ROUND_ENDS, "round_ends", (("round", number), None, None)),
    (v.LAST_ROUND, "last_round", (None, None, None)),
    (v.EXTRA_TURN, "extra_turn", (A, None, None)),
]
assert [event for event, _, _ in EVENTS] == list(range(len(EVENTS)))


# ── the game ────────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=16)
def components(text: str) -> Components:
    return Components(text)


class MarineGame(Game):
    name = "marine"
    seats = range(2, 5)
    options = MarineOptions
    rules = 2
    pauses = frozenset({"scored", "survival"})
    weight = 4.2
    vocabulary = VOCABULARY
    events = Events(*((name, fields) for _, name, fields in EVENTS))
    reveals = frozenset({"trait_gained"})
    state = State(
        MarinePosition,
        Components,
        Tile,
        Animal,
        *questions_in(
            *setup.MODULES,
            turn,
            nature,
            rounds,
            scoring,
            actions,
            *CARD_MODULES,
            copying,
            cubes,
            trait_elements,
            placing,
        ),
    )

    def start(self, seats: int, options: Options | None = None) -> MarinePosition:
        self.check_seats(seats)
        o = options or MarineOptions()
        assert isinstance(o, MarineOptions)
        if o.multi_animal and seats != 2:
            raise BadOptions("options-players", place="multi_animal", most=2, given=str(seats))
        drafting = [0, 1, 0, 1] if o.multi_animal else list(range(seats))
        named = [] if isinstance(o.animals, str) else read_animals(ANIMALS, o.animals, len(drafting))
        box = components(read_components(o.components))
        p = setup.empty(seats, box, upwards=o.food_chain == "upwards", turn_limit=o.turn_limit)
        variants = setup.Variants(
            boxed=BOXED[LENGTHS.index(o.length)],
            random_earth=o.earth == "random",
            alternative=o.displays == "alternative",
            superheroes=o.superheroes,
            exaptation=not o.superheroes if o.exaptation is None else o.exaptation,
            choose=o.animals == "choose",
        )
        setup.set_up(p, named, drafting, variants)
        p.settle()
        return p

    def view(self, position: Position, seat: int | None) -> MarineView:
        shown = super().view(position, seat)
        assert isinstance(shown, MarineView)
        return shown

    def public(self, position: Position) -> MarineView:
        assert isinstance(position, MarinePosition)
        return public(position)

    def own(self, position: Position, seat: int) -> dict[str, Any]:
        assert isinstance(position, MarinePosition)
        return own(position, seat)

    def touched(self, answer: int) -> list[Touched]:
        return [Touched(noun, place(GRID, noun, i)) for noun, i in self.vocabulary.things(answer)]

    def sheet(self, position: Position) -> ScoreSheet:
        assert isinstance(position, MarinePosition)
        return score_sheet(position)

    def score_document(self, data: Any) -> dict[str, Any]:
        return document.answer(data)

    def shows(self, position: Position, seat: int, event: Event) -> bool:
        assert isinstance(position, MarinePosition)
        return super().shows(position, seat, event) and position.seat_of(event[2]) != seat

    def doing(self, position: Position) -> str | None:
        """What the pawn that was placed does."""
        return None if isinstance(position.top, turn.Turn) else "turn"

    def bound(self, seats: int) -> int:
        """In a turn all 136 cubes may come or be driven away, and a Divergent Evolution resolves three cards."""
        return 1000 + 500 * MOST_TURNS

    def check_invariants(self, position: Position) -> None:
        assert isinstance(position, MarinePosition)
        invariants.check(position)


def read_components(box: Box | None) -> str:
    """The text of a component file that fits our box; BadOptions names the line that does not."""
    if box is not None:
        try:
            corrected(box)
        except BadBox as error:
            raise BadOptions("wrong-at", place="components", why=error) from None
    return source(box)


MARINE = MarineGame()

__all__ = ["MARINE", "MarineGame", "MarineOptions"]
