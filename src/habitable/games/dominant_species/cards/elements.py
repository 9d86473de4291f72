"""Cards about elements: Aquatic, Blight, Disease, Habitat, Metamorphosis, Symbiotic."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, AskList, Offer, vacant_around, vacant_corners
from habitable.earth.world import NONE
from habitable.games.dominant_species.board import elements
from habitable.games.dominant_species.components import DISPLAY, GRID, SEA, WETLAND
from habitable.games.dominant_species.position import Earth
from habitable.games.dominant_species.vocabulary import ADD, DRAW, LEAVE, LOSE, PUT, TAKE, TILE
from habitable.kernel.bits import bit, members
from habitable.kernel.piles import kinds, one
from habitable.kernel.questions import FromPile

# ── Aquatic, Habitat: an element of choice from the bag ─────────────────────────────────────────────────────────────


def aquatic(p: Earth, taker: i64) -> None:
    """An element for a vacant corner of a sea or wetland tile, and up to four of the taker's cubes onto that tile."""
    p.push(AquaticTile(taker))


class AquaticTile(Ask[Earth]):
    """Which sea or wetland? One with room for an element, if there is one; without an element any will do
    (rules/dominant-species.md R28)."""

    def verb(self) -> i64:
        return TILE

    def choices(self, p: Earth) -> i64:
        waters: i64 = 0
        roomy: i64 = 0
        for hex in members(p.land & ~p.covers):
            if p.tile(hex).terrain in (SEA, WETLAND):
                waters |= bit(hex)
                if free_corners(p, hex):
                    roomy |= bit(hex)
        return roomy if roomy != 0 and p.bag != 0 else waters

    def chosen(self, p: Earth, thing: i64) -> None:
        p.push(AquaticCubes(self.animal, thing, 4))
        p.push(TakeFromBag(self.animal, thing))


class AquaticCubes(Offer[Earth]):
    """Another cube onto the tile?"""

    def __init__(self, animal: i64, hex: i64, left: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex
        self.left: i64 = left

    def verb(self) -> i64:
        return ADD

    def choices(self, p: Earth) -> i64:
        return bit(self.hex) if self.left > 0 and p.animal(self.animal).pool > 0 else 0

    def chosen(self, p: Earth, thing: i64) -> None:
        p.add(self.animal, thing, 1)
        p.push(AquaticCubes(self.animal, thing, self.left - 1))


def habitat(p: Earth, taker: i64) -> None:
    """An element for any vacant corner of Earth."""
    p.push(TakeFromBag(taker, NONE))


class TakeFromBag(Ask[Earth]):
    """Which element? It is chosen, not drawn; it stays in the bag until its corner is known."""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex  # the tile whose corners will do, -1 for all of Earth

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: Earth) -> i64:
        return kinds(p.bag) if free_corners(p, self.hex) else 0

    def chosen(self, p: Earth, thing: i64) -> None:
        p.push(PutFromBag(self.animal, self.hex, thing))


class PutFromBag(AskList[Earth]):
    """Onto which corner?"""

    def __init__(self, animal: i64, hex: i64, element: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex
        self.element: i64 = element

    def answers(self, p: Earth) -> list[int]:
        return free_corners(p, self.hex)

    def chosen(self, p: Earth, answer: i64) -> None:
        p.bag -= one(self.element)
        p.put(self.element, answer - PUT)


def free_corners(p: Earth, hex: i64) -> list[int]:
    """The vacant corners of a tile, or with -1 of all Earth, as answers."""
    if hex < 0:
        return vacant_corners(p, PUT)
    return vacant_around(p, hex, PUT)


# ── Blight ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def blight(p: Earth, taker: i64) -> None:
    """All elements but one go from the corners of a tile."""
    p.push(BlightTile(taker))


class BlightTile(Ask[Earth]):
    """Which tile? Any, even one where there is nothing to lose."""

    def verb(self) -> i64:
        return TILE

    def choices(self, p: Earth) -> i64:
        return p.land

    def chosen(self, p: Earth, thing: i64) -> None:
        p.push(BlightLeaves(self.animal, thing))


class BlightLeaves(AskList[Earth]):
    """Which disk stays?"""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex

    def answers(self, p: Earth) -> list[int]:
        return sorted([LEAVE + corner for corner in GRID.around[self.hex] if p.elements[corner] >= 0])

    def chosen(self, p: Earth, answer: i64) -> None:
        for other in self.answers(p):
            if other != answer:
                p.remove(other - LEAVE)


# ── Disease, Metamorphosis, Symbiotic: the displays ─────────────────────────────────────────────────────────────────


def disease(p: Earth, taker: i64) -> None:
    """Every animal with more elements than the taker gives up one."""
    mine: i64 = how_many(p, taker)
    for other in reversed(p.playing()):
        if how_many(p, other) > mine:
            p.push(GiveUpElement(other))


class GiveUpElement(Ask[Earth]):
    """Which acquired disk goes? Whoever has only printed ones loses nothing."""

    def verb(self) -> i64:
        return LOSE

    def choices(self, p: Earth) -> i64:
        return kinds(p.animal(self.animal).acquired)

    def chosen(self, p: Earth, thing: i64) -> None:
        p.lose_element(self.animal, thing)


def metamorphosis(p: Earth, taker: i64) -> None:
    """The taker trades an acquired disk for one of its choice from the bag."""
    if p.bag != 0:
        p.push(TradeIn(taker))


class TradeIn(Ask[Earth]):
    """Which acquired disk is given away?"""

    def verb(self) -> i64:
        return LOSE

    def choices(self, p: Earth) -> i64:
        return kinds(p.animal(self.animal).acquired)

    def chosen(self, p: Earth, thing: i64) -> None:
        p.push(TradeFor(self.animal, thing))


class TradeFor(Ask[Earth]):
    """For which one? The bag is as it was before the other disk goes into it."""

    def __init__(self, animal: i64, given: i64) -> None:
        super().__init__(animal)
        self.given: i64 = given

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: Earth) -> i64:
        return kinds(p.bag)

    def chosen(self, p: Earth, thing: i64) -> None:
        p.bag -= one(thing)
        p.lose_element(self.animal, self.given)
        p.gain_element(self.animal, thing)


def symbiotic(p: Earth, taker: i64) -> None:
    """A disk drawn from the bag for the taker, then for every animal with fewer elements than the taker."""
    mine: i64 = how_many(p, taker)
    for other in reversed(p.playing()):
        if how_many(p, other) < mine:
            p.push(SymbioticDraw(other))
    if mine < DISPLAY:
        p.push(SymbioticDraw(taker))


class SymbioticDraw(FromPile[Earth]):
    """A disk from the bag for an animal, as long as there is one."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def verb(self) -> i64:
        return DRAW

    def pile(self, p: Earth) -> i64:
        return p.bag

    def chosen(self, p: Earth, thing: i64) -> None:
        p.bag -= one(thing)
        p.gain_element(self.animal, thing)


def how_many(p: Earth, animal: i64) -> i64:
    """The elements of an animal, printed and acquired (rules/dominant-species.md R22)."""
    return elements(animal, p.animal(animal).acquired)
