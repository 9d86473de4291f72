"""Wanderlust (rules/dominant-species.md 9.9): a new tile, an element on it, points, and whoever wants comes."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, AskList, Offer, vacant_around
from habitable.earth.moving import ComeOver
from habitable.earth.scoring import bonus
from habitable.earth.table import open_stacks
from habitable.games.dominant_species.board import new_tile
from habitable.games.dominant_species.components import GRID, WANDERLUST
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import COME, EXPLORE, LAY, PUT, TAKE
from habitable.kernel.bits import size
from habitable.kernel.piles import kinds, one


def act(p: DominantSpeciesPosition, animal: i64) -> None:
    p.push(Explore(animal))


class Explore(Offer[DominantSpeciesPosition]):
    """Which face-up tile? A stack's next one is turned up only in Reset, as long as there is one: an exhausted stack
    offers nothing any more, and a pawn for which no tile is left returns without effect."""

    def verb(self) -> i64:
        return EXPLORE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return open_stacks(p)

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.push(Lay(self.animal, p.take_tile(thing)))


class Lay(Ask[DominantSpeciesPosition]):
    """Onto which empty hex beside Earth? A tile once chosen must be placed (rules/dominant-species.md R42)."""

    def __init__(self, animal: i64, terrain: i64) -> None:
        super().__init__(animal)
        self.terrain: i64 = terrain

    def verb(self) -> i64:
        return LAY

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return GRID.beside(p.land) & ~p.land

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.lay(thing, new_tile(self.terrain))
        p.push(TakeElement(self.animal, thing))


class TakeElement(Offer[DominantSpeciesPosition]):
    """An element for a corner of the new tile?"""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return kinds(p.wanderlust) if vacant_around(p, self.hex, PUT) else 0

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.wanderlust -= one(thing)
        p.push(PutElement(self.animal, self.hex, thing))

    def passed(self, p: DominantSpeciesPosition) -> None:
        explored(p, self.animal, self.hex)


class PutElement(AskList[DominantSpeciesPosition]):
    def __init__(self, animal: i64, hex: i64, element: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex
        self.element: i64 = element

    def answers(self, p: DominantSpeciesPosition) -> list[int]:
        return vacant_around(p, self.hex, PUT)

    def chosen(self, p: DominantSpeciesPosition, answer: i64) -> None:
        p.put(self.element, answer - PUT)
        explored(p, self.animal, self.hex)


def pays(p: DominantSpeciesPosition, hex: i64) -> i64:
    """The points for a new tile there."""
    return bonus(size(GRID.neighbours[hex] & p.land))


def explored(p: DominantSpeciesPosition, animal: i64, hex: i64) -> None:
    """The points; then, in the order of the food chain, every animal may come."""
    p.gain(animal, pays(p, hex), WANDERLUST)
    for other in reversed(p.playing()):
        p.push(Come(other, hex, GRID.neighbours[hex] & p.land))


class Come(ComeOver[DominantSpeciesPosition]):
    """Any number of cubes, one at a time."""

    def verb(self) -> i64:
        return COME

    def coming(self, sources: i64) -> "Come":
        return Come(self.animal, self.hex, sources)
