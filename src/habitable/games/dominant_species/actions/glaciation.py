"""Glaciation (rules/dominant-species.md 9.7): tundra spreads."""

from mypy_extensions import i64

from habitable.earth.asking import Offer
from habitable.earth.ground import NONE
from habitable.earth.scoring import bonus
from habitable.games.dominant_species.components import FIRST_SPACE, GLACIATION, GRID, SPACES_OF, TUNDRA
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.sleepers import keep_one
from habitable.games.dominant_species.vocabulary import GLACIATE
from habitable.kernel.bits import bit, size


def begin(p: DominantSpeciesPosition) -> None:
    """One pawn acts. The others wait and slide in Reset."""
    space: i64 = acting_pawn(p)
    if space >= 0:
        offer(p, p.lift_pawn(space))


def acting_pawn(p: DominantSpeciesPosition) -> i64:
    """The space of the pawn that acts: that on space 1, or the left-most (rules/dominant-species.md E6); or -1."""
    spaces: i64 = SPACES_OF[GLACIATION] if p.leftmost_pawn else 1
    first: i64 = FIRST_SPACE[GLACIATION]
    index: i64 = 0
    while index < spaces:
        if p.spaces[first + index] >= 0:
            return first + index
        index += 1
    return NONE


def offer(p: DominantSpeciesPosition, animal: i64) -> None:
    p.push(Glaciate(animal))


class Glaciate(Offer[DominantSpeciesPosition]):
    """Which tile?"""

    def verb(self) -> i64:
        return GLACIATE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return targets(p)

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        glaciate(p, self.animal, thing)


def targets(p: DominantSpeciesPosition) -> i64:
    """The tiles beside tundra that are not tundra themselves, while tundra tiles last."""
    return GRID.beside(p.covers) & p.land & ~p.covers if p.covers_left > 0 else 0


def glaciate(p: DominantSpeciesPosition, animal: i64, hex: i64, reason: i64 = GLACIATION) -> None:
    """Steps 2 to 7. One cube of each animal stays; the others return to the gene pools."""
    near: i64 = size(GRID.neighbours[hex] & p.covers)
    p.cover(hex, TUNDRA)
    p.remove_enclosed()
    p.gain(animal, bonus(near), reason)
    here: i64 = p.tile(hex).animals()
    for other in p.playing():
        if here & bit(other) != 0:
            keep_one(p, animal, other, hex, to_pool=True)
