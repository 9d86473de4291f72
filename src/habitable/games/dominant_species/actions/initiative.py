"""Initiative (rules/dominant-species.md 9.1): up one place on the track, and the pawn goes on to another action."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, Offer
from habitable.games.dominant_species.components import FIRST_SPACE, INITIATIVE
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.table import vacant_spaces
from habitable.games.dominant_species.vocabulary import KEEP, PAWN, SWAP
from habitable.kernel.bits import bit


def act(p: DominantSpeciesPosition, animal: i64) -> None:
    p.push(SwapOrKeep(animal))


class SwapOrKeep(Offer[DominantSpeciesPosition]):
    """Swap with the marker to the left, or keep the order? Only who declines both leaves the pawn in hand
    (rules/dominant-species.md R3)."""

    def verb(self) -> i64:
        return SWAP

    def choices(self, p: DominantSpeciesPosition) -> i64:
        keep: i64 = bit(KEEP - SWAP)
        return keep if p.initiative[0] == self.animal else keep | 1

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        if thing == 0:
            p.move_up(self.animal)
        p.push(GoOn(self.animal))


class GoOn(Ask[DominantSpeciesPosition]):
    """Onto which vacant space of another action? The pawn acts there this turn."""

    def verb(self) -> i64:
        return PAWN

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return vacant_spaces(p) & ~bit(FIRST_SPACE[INITIATIVE])

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.place_pawn(self.animal, thing)
