"""Cards about elements on Earth: Habitat, Niche Construction, Terrestrial, Trophic Cascade."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, AskList, corners_with, free_corners, vacant_corners
from habitable.earth.elements import PutOneFromBag
from habitable.earth.ground import NONE
from habitable.earth.moving import AddMore
from habitable.games.marine.cards.several import Several
from habitable.games.marine.components import ELEMENTS, GEYSER, GRID, LAND, TERRESTRIAL
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import controls, of_terrain
from habitable.games.marine.vocabulary import ADD, LIFT, PUT, TAKE, TILE
from habitable.kernel.bits import bit, first, members
from habitable.kernel.piles import kinds

# ── Terrestrial, Habitat: an element of choice from the bag ─────────────────────────────────────────────────────────


def terrestrial(p: MarinePosition, animal: i64) -> None:
    """An element for a vacant corner of a Land or geyser tile, and up to four of the animal's cubes onto that tile."""
    p.push(TerrestrialElement(animal))


class TerrestrialElement(Ask[MarinePosition]):
    """Which element? It is chosen, not drawn; it stays in the bag until its corner is known."""

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: MarinePosition) -> i64:
        return kinds(p.bag) if roomy(p, shores(p)) != 0 else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(TerrestrialTile(self.animal, thing))

    def passed(self, p: MarinePosition) -> None:
        p.push(TerrestrialTile(self.animal, NONE))


class TerrestrialTile(Ask[MarinePosition]):
    """Which Land or geyser? One with room for the element; without an element, any for the cubes."""

    def __init__(self, animal: i64, element: i64) -> None:
        super().__init__(animal)
        self.element: i64 = element  # or -1

    def verb(self) -> i64:
        return TILE

    def choices(self, p: MarinePosition) -> i64:
        if self.element >= 0:
            return roomy(p, shores(p))
        return shores(p) if p.animal(self.animal).pool > 0 else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(TerrestrialCubes(self.animal, thing, p.components.card_numbers[TERRESTRIAL]))
        if self.element >= 0:
            p.push(PutFromBag(self.animal, thing, self.element))


class TerrestrialCubes(AddMore[MarinePosition]):
    """Another cube onto the tile?"""

    def verb(self) -> i64:
        return ADD

    def adding(self, left: i64) -> "TerrestrialCubes":
        return TerrestrialCubes(self.animal, self.hex, left)


def shores(p: MarinePosition) -> i64:
    """Land and geysers. Land under an eruption is no Land."""
    out: i64 = of_terrain(p, LAND)
    for hex in members(p.covers):
        if p.tile(hex).cover == GEYSER:
            out |= bit(hex)
    return out


def roomy(p: MarinePosition, hexes: i64) -> i64:
    """Those of the tiles that have a vacant corner."""
    out: i64 = 0
    for hex in members(hexes):
        if free_corners(p, hex, PUT):
            out |= bit(hex)
    return out


def habitat(p: MarinePosition, animal: i64) -> None:
    """An element whose special pawn the animal does not control leaves Earth; one whose pawn it controls comes."""
    p.push(HabitatGains(animal))
    p.push(HabitatLoses(animal))


class HabitatLoses(AskList[MarinePosition]):
    """Which token goes into the bag?"""

    def answers(self, p: MarinePosition) -> list[int]:
        return corners_with(p, first(len(ELEMENTS)) & ~controls(p, self.animal), LIFT)

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        p.remove(answer - LIFT)


class HabitatGains(Ask[MarinePosition]):
    """Which element comes from the bag, for any vacant corner of Earth?"""

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: MarinePosition) -> i64:
        return kinds(p.bag) & controls(p, self.animal) if free_corners(p, NONE, PUT) else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(PutFromBag(self.animal, NONE, thing))


class PutFromBag(PutOneFromBag[MarinePosition]):
    """Onto which corner?"""

    def verb(self) -> i64:
        return PUT


# ── Trophic Cascade, Niche Construction: elements that are there ──────────────────────────────────────────────────────


def trophic_cascade(p: MarinePosition, animal: i64, x: i64) -> None:
    """X elements go from a tile."""
    p.push(CascadeTile(animal, x))


class CascadeTile(Ask[MarinePosition]):
    """Which tile?"""

    def __init__(self, animal: i64, x: i64) -> None:
        super().__init__(animal)
        self.x: i64 = x

    def verb(self) -> i64:
        return TILE

    def choices(self, p: MarinePosition) -> i64:
        out: i64 = 0
        for hex in members(p.land):
            if p.tile(hex).supply != 0:
                out |= bit(hex)
        return out

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(RemoveElements(self.animal, self.x, 0, thing))


class RemoveElements(Several):
    """Which token of the tile goes into the bag next?"""

    def __init__(self, animal: i64, left: i64, least: i64, hex: i64) -> None:
        super().__init__(animal, left, least)
        self.hex: i64 = hex

    def stock(self, p: MarinePosition) -> list[tuple[int, int]]:
        return [(LIFT + corner, 1) for corner in sorted(GRID.around[self.hex]) if p.elements[corner] >= 0]

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        p.push(RemoveElements(self.animal, self.left - 1, self.least_after(p, answer), self.hex))
        p.remove(answer - LIFT)


def niche_construction(p: MarinePosition, animal: i64) -> None:
    """An element moves to another corner of Earth."""
    p.push(NicheElement(animal))


class NicheElement(AskList[MarinePosition]):
    """Which token? It stays where it is until its new corner is known."""

    def answers(self, p: MarinePosition) -> list[int]:
        return corners_with(p, first(len(ELEMENTS)), LIFT) if vacant_corners(p, PUT) else []

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        p.push(NicheCorner(self.animal, answer - LIFT))


class NicheCorner(AskList[MarinePosition]):
    """To which corner?"""

    def __init__(self, animal: i64, corner: i64) -> None:
        super().__init__(animal)
        self.corner: i64 = corner  # from where

    def answers(self, p: MarinePosition) -> list[int]:
        return vacant_corners(p, PUT)

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        p.put(p.lift(self.corner), answer - PUT)
