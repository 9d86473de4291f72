"""Cards about elements: Aquatic, Blight, Disease, Habitat, Metamorphosis, Symbiotic."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, AskList, free_corners
from habitable.earth.elements import DrawForDisplay, GiveUp, PutOneFromBag, TradeAway, TradeWithBag
from habitable.earth.ground import NONE
from habitable.earth.losing import AnyTile
from habitable.earth.moving import AddMore
from habitable.games.dominant_species.board import elements
from habitable.games.dominant_species.components import DISPLAY, GRID, SEA, WETLAND
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import ADD, DRAW, LEAVE, LOSE, PUT, TAKE, TILE
from habitable.kernel.bits import bit, members
from habitable.kernel.piles import kinds

# ── Aquatic, Habitat: an element of choice from the bag ─────────────────────────────────────────────────────────────


def aquatic(p: DominantSpeciesPosition, taker: i64) -> None:
    """An element for a vacant corner of a sea or wetland tile, and up to four of the taker's cubes onto that tile."""
    p.push(AquaticTile(taker))


class AquaticTile(Ask[DominantSpeciesPosition]):
    """Which sea or wetland? One with room for an element, if there is one; without an element any will do
    (rules/dominant-species.md R28)."""

    def verb(self) -> i64:
        return TILE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        waters: i64 = 0
        roomy: i64 = 0
        for hex in members(p.land & ~p.covers):
            if p.tile(hex).terrain in (SEA, WETLAND):
                waters |= bit(hex)
                if free_corners(p, hex, PUT):
                    roomy |= bit(hex)
        return roomy if roomy != 0 and p.bag != 0 else waters

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.push(AquaticCubes(self.animal, thing, 4))
        p.push(TakeFromBag(self.animal, thing))


class AquaticCubes(AddMore[DominantSpeciesPosition]):
    """Another cube onto the tile?"""

    def verb(self) -> i64:
        return ADD

    def adding(self, left: i64) -> "AquaticCubes":
        return AquaticCubes(self.animal, self.hex, left)


def habitat(p: DominantSpeciesPosition, taker: i64) -> None:
    """An element for any vacant corner of Earth."""
    p.push(TakeFromBag(taker, NONE))


class TakeFromBag(Ask[DominantSpeciesPosition]):
    """Which element? It is chosen, not drawn; it stays in the bag until its corner is known."""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex  # the tile whose corners will do, -1 for all of Earth

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return kinds(p.bag) if free_corners(p, self.hex, PUT) else 0

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.push(PutFromBag(self.animal, self.hex, thing))


class PutFromBag(PutOneFromBag[DominantSpeciesPosition]):
    """Onto which corner?"""

    def verb(self) -> i64:
        return PUT


# ── Blight ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def blight(p: DominantSpeciesPosition, taker: i64) -> None:
    """All elements but one go from the corners of a tile."""
    p.push(BlightTile(taker))


class BlightTile(AnyTile[DominantSpeciesPosition]):
    """Which tile? Any, even one where there is nothing to lose."""

    def verb(self) -> i64:
        return TILE

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.push(BlightLeaves(self.animal, thing))


class BlightLeaves(AskList[DominantSpeciesPosition]):
    """Which disk stays?"""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex

    def answers(self, p: DominantSpeciesPosition) -> list[int]:
        return sorted([LEAVE + corner for corner in GRID.around[self.hex] if p.elements[corner] >= 0])

    def chosen(self, p: DominantSpeciesPosition, answer: i64) -> None:
        for other in self.answers(p):
            if other != answer:
                p.remove(other - LEAVE)


# ── Disease, Metamorphosis, Symbiotic: the displays ─────────────────────────────────────────────────────────────────


def disease(p: DominantSpeciesPosition, taker: i64) -> None:
    """Every animal with more elements than the taker gives up one."""
    mine: i64 = how_many(p, taker)
    for other in reversed(p.playing()):
        if how_many(p, other) > mine:
            p.push(GiveUpElement(other))


class GiveUpElement(GiveUp[DominantSpeciesPosition]):
    """Which acquired disk goes? Whoever has only printed ones loses nothing."""

    def verb(self) -> i64:
        return LOSE


def metamorphosis(p: DominantSpeciesPosition, taker: i64) -> None:
    """The taker trades an acquired disk for one of its choice from the bag."""
    if p.bag != 0:
        p.push(TradeIn(taker))


class TradeIn(TradeAway[DominantSpeciesPosition]):
    """Which acquired disk is given away?"""

    def verb(self) -> i64:
        return LOSE

    def trading(self, given: i64) -> "TradeFor":
        return TradeFor(self.animal, given)


class TradeFor(TradeWithBag[DominantSpeciesPosition]):
    """For which one? The bag is as it was before the other disk goes into it."""

    def verb(self) -> i64:
        return TAKE


def symbiotic(p: DominantSpeciesPosition, taker: i64) -> None:
    """A disk drawn from the bag for the taker, then for every animal with fewer elements than the taker."""
    mine: i64 = how_many(p, taker)
    for other in reversed(p.playing()):
        if how_many(p, other) < mine:
            p.push(SymbioticDraw(other))
    if mine < DISPLAY:
        p.push(SymbioticDraw(taker))


class SymbioticDraw(DrawForDisplay[DominantSpeciesPosition]):
    """A disk from the bag for an animal, as long as there is one."""

    def verb(self) -> i64:
        return DRAW


def how_many(p: DominantSpeciesPosition, animal: i64) -> i64:
    """The elements of an animal, printed and acquired (rules/dominant-species.md R22)."""
    return elements(animal, p.animal(animal).acquired)
