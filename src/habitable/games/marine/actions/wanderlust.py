"""Wanderlust (rules/marine.md 8.7): a new tile, an element on it, points, and whoever wants comes."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, AskList, Offer, vacant_around
from habitable.earth.ground import Tile
from habitable.earth.moving import ComeOver
from habitable.earth.scoring import bonus
from habitable.earth.table import open_stacks
from habitable.games.marine.components import GRID, WANDERLUST
from habitable.games.marine.nature import TurnUp
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import deciding, of_terrain
from habitable.games.marine.vocabulary import COME, EXPLORE, LAY, PUT, TAKE
from habitable.kernel.bits import size
from habitable.kernel.piles import kinds, one
from habitable.kernel.questions import Step


def act(p: MarinePosition, animal: i64, index: i64) -> None:
    p.push(Explore(animal, index == 2))


class Explore(Offer[MarinePosition]):
    """Which face-up tile? The stack's next one is turned up at once."""

    def __init__(self, animal: i64, special: bool) -> None:
        super().__init__(animal)
        self.special: bool = special  # another turn follows

    def verb(self) -> i64:
        return EXPLORE

    def choices(self, p: MarinePosition) -> i64:
        return open_stacks(p)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(Lay(self.animal, self.special, p.take_tile(thing)))
        p.push(TurnUp(thing))


class Lay(Ask[MarinePosition]):
    """Onto which empty hex beside Earth?"""

    def __init__(self, animal: i64, special: bool, terrain: i64) -> None:
        super().__init__(animal)
        self.special: bool = special
        self.terrain: i64 = terrain

    def verb(self) -> i64:
        return LAY

    def choices(self, p: MarinePosition) -> i64:
        return GRID.beside(p.land) & ~p.land

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(TakeElement(self.animal, self.special, thing))
        p.lay(thing, Tile(self.terrain, 0, 0, 0))


class TakeElement(Offer[MarinePosition]):
    """An element for a corner of the new tile?"""

    def __init__(self, animal: i64, special: bool, hex: i64) -> None:
        super().__init__(animal)
        self.special: bool = special
        self.hex: i64 = hex

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: MarinePosition) -> i64:
        return kinds(p.wanderlust) if vacant_around(p, self.hex, PUT) else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.wanderlust -= one(thing)
        p.push(PutElement(self.animal, self.special, self.hex, thing))

    def passed(self, p: MarinePosition) -> None:
        explored(p, self.animal, self.special, self.hex)


class PutElement(AskList[MarinePosition]):
    def __init__(self, animal: i64, special: bool, hex: i64, element: i64) -> None:
        super().__init__(animal)
        self.special: bool = special
        self.hex: i64 = hex
        self.element: i64 = element

    def answers(self, p: MarinePosition) -> list[int]:
        return vacant_around(p, self.hex, PUT)

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        p.put(self.element, answer - PUT)
        explored(p, self.animal, self.special, self.hex)


def pays(p: MarinePosition, hex: i64, terrain: i64) -> i64:
    """The points for a new tile there: it and the adjacent ones of its terrain count."""
    return bonus(1 + size(GRID.neighbours[hex] & of_terrain(p, terrain)))


def explored(p: MarinePosition, animal: i64, special: bool, hex: i64) -> None:
    """The points; then, in the order of the food chain, every animal may come (rules/marine.md A-03)."""
    near: i64 = GRID.neighbours[hex] & p.land
    p.push(Discovered(animal, hex))
    for other in reversed(deciding(p)):
        p.push(Come(other, hex, near))
    if special:
        p.again = True  # where the action was waived there is no tile, and no turn more (rules/marine.md A-18)
    p.gain(animal, pays(p, hex, p.kind(p.tile(hex))), WANDERLUST)


class Come(ComeOver[MarinePosition]):
    def verb(self) -> i64:
        return COME

    def coming(self, sources: i64) -> "Come":
        return Come(self.animal, self.hex, sources)


class Discovered(Step[MarinePosition]):
    """A tile that an animal has laid or changed: the traits of all others are asked, by food chain (rules/marine.md
    A-03)."""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__()
        self.animal: i64 = animal
        self.hex: i64 = hex

    def happen(self, p: MarinePosition) -> None:
        for other in reversed(deciding(p)):
            if other != self.animal:
                for trait in p.traits(other):
                    trait.discovers(p, other, self.hex)
