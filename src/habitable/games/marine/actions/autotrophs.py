"""Autotrophs (rules/marine.md 8.2): an element on a vent or a geyser vanishes, or is exchanged with one of the box."""

from mypy_extensions import i64

from habitable.earth.asking import AskList, OfferList
from habitable.games.marine.components import AUTOTROPHS, ELEMENTS, GEYSER, GRID, VENT
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import BOX_CHANGED, EXCHANGE, LIFT, SWAP
from habitable.kernel.bits import bit, first, members
from habitable.kernel.piles import kinds, one


def act(p: MarinePosition, animal: i64, index: i64) -> None:
    p.push(LiftOrSwap(animal, VENT if index == 0 else GEYSER))


class LiftOrSwap(OfferList[MarinePosition]):
    """A token of a type in the box leaves Earth; or which token of the box is exchanged?"""

    def __init__(self, animal: i64, side: i64) -> None:
        super().__init__(animal)
        self.side: i64 = side  # of the eruptions that the space is about

    def answers(self, p: MarinePosition) -> list[int]:
        swaps: i64 = kinds(p.autotrophs) if tokens_on(p, self.side, first(len(ELEMENTS)), EXCHANGE) else 0
        return [SWAP + element for element in members(swaps)] + tokens_on(p, self.side, kinds(p.autotrophs), LIFT)

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        if answer >= LIFT:
            p.remove(answer - LIFT)
        else:
            p.autotrophs -= one(answer - SWAP)
            p.push(Exchange(self.animal, self.side, answer - SWAP))


class Exchange(AskList[MarinePosition]):
    """For which token on an eruption? The one of the box takes its corner."""

    def __init__(self, animal: i64, side: i64, element: i64) -> None:
        super().__init__(animal)
        self.side: i64 = side
        self.element: i64 = element

    def answers(self, p: MarinePosition) -> list[int]:
        return tokens_on(p, self.side, first(len(ELEMENTS)), EXCHANGE)

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        corner: i64 = answer - EXCHANGE
        other: i64 = p.lift(corner)
        p.put(self.element, corner)
        p.autotrophs += one(other)
        p.tell(BOX_CHANGED, AUTOTROPHS, other, self.element)


def tokens_on(p: MarinePosition, side: i64, elements: i64, verb: i64) -> list[int]:
    """The corners of the eruptions of a side that hold one of these elements, as answers of a verb."""
    hexes: i64 = 0
    for hex in members(p.covers):
        if p.tile(hex).cover == side:
            hexes |= bit(hex)
    out: list[int] = []
    corner: i64 = 0
    for element in p.elements:
        if element >= 0 and elements & bit(element) != 0 and GRID.touched[corner] & hexes != 0:
            out.append(int(verb + corner))
        corner += 1
    return out
