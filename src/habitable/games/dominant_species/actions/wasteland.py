"""Wasteland (rules/dominant-species.md 9.5): elements of the types in the box vanish around tundra."""

from mypy_extensions import i64

from habitable.earth.asking import Offer
from habitable.games.dominant_species.components import GRID
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import BOX_EMPTIED, REMOVE
from habitable.kernel.bits import bit
from habitable.kernel.piles import kinds, one


def act(p: DominantSpeciesPosition, animal: i64) -> None:
    p.push(Remove(animal))


class Remove(Offer[DominantSpeciesPosition]):
    """Which disk leaves the box? With another one of its type there, the type stays active (rules/dominant-species.md
    R5)."""

    def verb(self) -> i64:
        return REMOVE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return kinds(p.wasteland)

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.wasteland -= one(thing)
        p.bag += one(thing)
        p.tell(BOX_EMPTIED, self.animal, thing, 0)


def after_pawns(p: DominantSpeciesPosition) -> None:
    """Always, pawn or not: all disks of those types on all corners that touch tundra."""
    wasted: i64 = kinds(p.wasteland)
    if wasted == 0:
        return
    corner: i64 = 0
    for element in p.elements:
        if element >= 0 and wasted & bit(element) != 0 and GRID.touched[corner] & p.covers != 0:
            p.remove(corner)
        corner += 1
