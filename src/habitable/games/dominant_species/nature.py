"""What luck decides: disks, tiles, dominance cards (rules/dominant-species.md 5, 10.3)."""

from mypy_extensions import i64

from habitable.earth.elements import DrawForAction
from habitable.earth.vocabulary import DEALT
from habitable.games.dominant_species.components import ABUNDANCE, ADAPTATION, SQUARES, STACKS, WANDERLUST
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.table import next_cards
from habitable.games.dominant_species.vocabulary import DEAL, DRAW, TURN_UP
from habitable.kernel.bits import bit
from habitable.kernel.piles import one
from habitable.kernel.questions import Draw, FromPile, one_or_none


def fill_squares(p: DominantSpeciesPosition) -> None:
    """Disks for Adaptation, Abundance and Wanderlust; what is pushed last comes first."""
    p.push(DrawDisk(WANDERLUST, SQUARES))
    p.push(DrawDisk(ABUNDANCE, SQUARES))
    p.push(DrawDisk(ADAPTATION, SQUARES))


class DrawDisk(DrawForAction[DominantSpeciesPosition]):
    """A disk from the bag onto a square of an action."""

    def verb(self) -> i64:
        return DRAW

    def place(self, p: DominantSpeciesPosition, element: i64) -> None:
        if self.action == ADAPTATION:
            p.adaptation += one(element)
        elif self.action == ABUNDANCE:
            p.abundance += one(element)
        else:
            p.wanderlust += one(element)

    def drawing(self, left: i64) -> "DrawDisk":
        return DrawDisk(self.action, left)


class TurnUp(FromPile[DominantSpeciesPosition]):
    """The next tile of every stack that shows none."""

    def __init__(self, stack: i64) -> None:
        super().__init__()
        self.stack: i64 = stack

    def verb(self) -> i64:
        return TURN_UP

    def pile(self, p: DominantSpeciesPosition) -> i64:
        if self.stack >= STACKS or p.face_up[self.stack] >= 0 or p.face_down[self.stack] == 0:
            return 0
        return p.unseen

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.turn_up(self.stack, thing)
        self.passed(p)

    def passed(self, p: DominantSpeciesPosition) -> None:
        if self.stack + 1 < STACKS:
            p.push(TurnUp(self.stack + 1))


class DealCard(Draw[DominantSpeciesPosition]):
    """The next card of the deck."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def verb(self) -> i64:
        return DEAL

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return next_cards(p) if self.left > 0 else 0

    def forced(self, p: DominantSpeciesPosition) -> i64:
        """Everybody can count the deck: when it is empty nothing is dealt, and Ice Age lies at its bottom."""
        return one_or_none(DEAL, self.choices(p))

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.deck &= ~bit(thing)
        p.available |= bit(thing)
        p.tell(DEALT, thing, 0, 0)
        p.push(DealCard(self.left - 1))
