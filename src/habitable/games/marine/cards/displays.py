"""Cards about the elements of the animals: Adaptability, Disease, Metamorphosis, Symbiotic."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, AskList, corners_with
from habitable.earth.elements import DrawForDisplay, GiveUp, TradeAway, TradeWithBag
from habitable.games.marine.actions.adaptation import can_receive, receive
from habitable.games.marine.components import ELEMENTS
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import deciding, elements_of
from habitable.games.marine.vocabulary import DRAW, EXCHANGE, LOSE, TAKE
from habitable.kernel.bits import first
from habitable.kernel.piles import kinds, one


def disease(p: MarinePosition, animal: i64) -> None:
    """Every animal with more elements gives up one."""
    mine: i64 = elements_of(p, animal)
    for other in reversed(deciding(p)):
        if elements_of(p, other) > mine:
            p.push(GiveUpElement(other))


class GiveUpElement(GiveUp[MarinePosition]):
    """Which token goes? Whoever has none on the display loses nothing."""

    def verb(self) -> i64:
        return LOSE


def metamorphosis(p: MarinePosition, animal: i64) -> None:
    """The animal trades a token of its display for one of its choice from the bag."""
    if p.bag != 0:
        p.push(TradeIn(animal))


class TradeIn(TradeAway[MarinePosition]):
    """Which token of the display is given away?"""

    def verb(self) -> i64:
        return LOSE

    def trading(self, given: i64) -> "TradeFor":
        return TradeFor(self.animal, given)


class TradeFor(TradeWithBag[MarinePosition]):
    """For which one? The bag is as it was before the other token goes into it. The new one takes its slot."""

    def verb(self) -> i64:
        return TAKE


def adaptability(p: MarinePosition, animal: i64) -> None:
    """The animal trades a token of its display for one on Earth."""
    p.push(SwapOut(animal))


class SwapOut(Ask[MarinePosition]):
    """Which token of the display goes to Earth?"""

    def verb(self) -> i64:
        return LOSE

    def choices(self, p: MarinePosition) -> i64:
        bare = all(element < 0 for element in p.elements)
        return 0 if bare else kinds(p.animal(self.animal).acquired)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(SwapIn(self.animal, thing))


class SwapIn(AskList[MarinePosition]):
    """Onto which corner? The token there takes its slot."""

    def __init__(self, animal: i64, given: i64) -> None:
        super().__init__(animal)
        self.given: i64 = given

    def answers(self, p: MarinePosition) -> list[int]:
        return corners_with(p, first(len(ELEMENTS)), EXCHANGE)

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        corner: i64 = answer - EXCHANGE
        element: i64 = p.lift(corner)
        p.give_element(self.animal, self.given)
        p.put(self.given, corner)
        p.gain_element(self.animal, element)


def symbiotic(p: MarinePosition, animal: i64) -> None:
    """A token drawn from the bag for the animal, then for every one with fewer elements than it had."""
    mine: i64 = elements_of(p, animal)
    for other in reversed(deciding(p)):
        if elements_of(p, other) < mine:
            p.push(SymbioticDraw(other))
    p.push(SymbioticDraw(animal))


class SymbioticDraw(DrawForDisplay[MarinePosition]):
    """A token from the bag for an animal, if there is one and room for it."""

    def verb(self) -> i64:
        return DRAW

    def pile(self, p: MarinePosition) -> i64:
        return p.bag if can_receive(p, self.animal) else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.bag -= one(thing)
        receive(p, self.animal, thing)
