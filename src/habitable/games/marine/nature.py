"""What luck decides: tokens, tiles, terrain markers, Evolution cards (rules/marine.md 4, 6.3, 8.11, 9.3)."""

from mypy_extensions import i64

from habitable.earth.elements import DrawForAction
from habitable.earth.ground import NONE
from habitable.earth.vocabulary import DEALT
from habitable.games.marine.components import (
    ABUNDANCE,
    ADAPTATION,
    ASTEROID,
    COMPETITION,
    COMPETITION_MARKERS,
    DRAWN_ELEMENTS,
    EVOLUTION,
    EVOLUTION_MARKERS,
    SLOTS,
    SPECIATION,
    WANDERLUST,
)
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.rounds import happens_at_once
from habitable.games.marine.table import next_cards
from habitable.games.marine.vocabulary import DEAL, DRAW, MARK, MARKED, TURN_UP
from habitable.kernel.bits import bit, size
from habitable.kernel.piles import one
from habitable.kernel.questions import FromPile, Step, Weighted, one_or_none


def fill_display(p: MarinePosition) -> None:
    """Tokens for Abundance, Adaptation, Speciation and Wanderlust, then the markers of Competition and Evolution."""
    draw_markers(p)
    draw_elements(p)


def draw_markers(p: MarinePosition) -> None:
    p.push(DrawMarker(EVOLUTION, EVOLUTION_MARKERS))
    p.push(DrawMarker(COMPETITION, COMPETITION_MARKERS))


def draw_elements(p: MarinePosition) -> None:
    p.push(DrawElement(WANDERLUST, DRAWN_ELEMENTS))
    p.push(DrawElement(SPECIATION, DRAWN_ELEMENTS))
    p.push(DrawElement(ADAPTATION, DRAWN_ELEMENTS))
    p.push(DrawElement(ABUNDANCE, DRAWN_ELEMENTS))


class DrawElement(DrawForAction[MarinePosition]):
    """A token from the bag into the box of an action."""

    def verb(self) -> i64:
        return DRAW

    def place(self, p: MarinePosition, element: i64) -> None:
        if self.action == ABUNDANCE:
            p.abundance += one(element)
        elif self.action == ADAPTATION:
            p.adaptation += one(element)
        elif self.action == WANDERLUST:
            p.wanderlust += one(element)
        else:
            p.speciation = p.speciation.copy()
            p.speciation[p.speciation.index(NONE)] = int(element)

    def drawing(self, left: i64) -> "DrawElement":
        return DrawElement(self.action, left)


class DrawMarker(FromPile[MarinePosition]):
    """A terrain marker for the next space of Competition or Evolution; those of Evolution are sorted (rules/marine.md
    6.3)."""

    def __init__(self, action: i64, left: i64) -> None:
        super().__init__()
        self.action: i64 = action
        self.left: i64 = left

    def verb(self) -> i64:
        return MARK

    def pile(self, p: MarinePosition) -> i64:
        return p.markers if self.left > 0 else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.markers -= one(thing)
        if self.action == COMPETITION:
            p.competition = [*p.competition, int(thing)]
        else:
            p.evolution = sorted([*p.evolution, int(thing)])
        p.tell(MARKED, thing, self.action, 0)
        p.push(DrawMarker(self.action, self.left - 1))


class TurnUp(FromPile[MarinePosition]):
    """The next tile of a stack that shows none."""

    def __init__(self, stack: i64) -> None:
        super().__init__()
        self.stack: i64 = stack

    def verb(self) -> i64:
        return TURN_UP

    def pile(self, p: MarinePosition) -> i64:
        return p.unseen if p.face_down[self.stack] > 0 else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.turn_up(self.stack, thing)


class Refill(Step[MarinePosition]):
    """The Evolution cards slide down; the empty slots are filled one at a time, each card with its symbol
    (rules/marine.md 8.11)."""

    def happen(self, p: MarinePosition) -> None:
        p.slots = [card for card in p.slots if card >= 0]
        free = SLOTS - len(p.slots)
        p.slots += [NONE] * free
        for _ in range(min(free, p.deck)):
            p.push(DealCard(True))


class DealCard(Weighted[MarinePosition]):
    """The next card of the deck into the first empty slot. Asteroid is one of the last five."""

    def __init__(self, symbol: bool) -> None:
        super().__init__()
        self.symbol: bool = symbol  # what its symbol says happens at once

    def verb(self) -> i64:
        return DEAL

    def choices(self, p: MarinePosition) -> i64:
        return next_cards(p)

    def weight(self, p: MarinePosition, answer: i64) -> i64:
        """Asteroid is one of the cards that are left in the deck; each other one may as well be in the box."""
        if p.unknown & bit(ASTEROID) == 0 or next_cards(p) & bit(ASTEROID) == 0:
            return 1
        return size(p.unknown) - 1 if answer - DEAL == ASTEROID else p.deck - 1

    def forced(self, p: MarinePosition) -> i64:
        return one_or_none(DEAL, self.choices(p))

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.unknown &= ~bit(thing)
        p.deck -= 1
        p.slots = p.slots.copy()
        p.slots[p.slots.index(NONE)] = int(thing)
        p.tell(DEALT, thing, 0, 0)
        if self.symbol:
            happens_at_once(p, thing)
