"""Cards that cost species: Biomass, Catastrophe, Immigrants, Predator."""

from typing import Final

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.earth.losing import AnyTile, LeaveOne, OneFromEach
from habitable.earth.table import crowded, inhabited, with_others
from habitable.games.dominant_species.cards.elements import GiveUpElement
from habitable.games.dominant_species.components import GRID
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.sleepers import eliminate_one, keep_one, keep_only, surplus
from habitable.games.dominant_species.vocabulary import ELIMINATE, SACRIFICE, SPARE, TILE
from habitable.kernel.bits import bit, lowest, members

# ── Biomass, Catastrophe, Predator: a cube from each of many tiles ──────────────────────────────────────────────────


def biomass(p: DominantSpeciesPosition, taker: i64) -> None:
    """Every tile with more cubes than elements loses a cube."""
    p.push(Victim(taker, crowded(p), 0))


def predator(p: DominantSpeciesPosition, taker: i64) -> None:
    """Every tile on which the taker meets others loses one of their cubes."""
    p.push(Victim(taker, contested(p, taker), bit(taker)))


def contested(p: DominantSpeciesPosition, animal: i64) -> i64:
    """The tiles with cubes of an animal and of others."""
    return p.present[animal] & with_others(p, animal)


class Victim(OneFromEach[DominantSpeciesPosition]):
    """Who loses a cube?"""

    def verb(self) -> i64:
        return ELIMINATE + lowest(self.tiles) * 6

    def on_others(self, tiles: i64) -> "Victim":
        return Victim(self.animal, tiles, self.spared)

    def strike(self, p: DominantSpeciesPosition, animal: i64, hex: i64) -> None:
        eliminate_one(p, self.animal, animal, hex)


def catastrophe(p: DominantSpeciesPosition, taker: i64) -> None:
    """A tile keeps a single cube; then every tile beside it loses one."""
    p.push(CatastropheTile(taker))


class CatastropheTile(AnyTile[DominantSpeciesPosition]):
    """Which tile?"""

    def verb(self) -> i64:
        return TILE

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.push(Victim(self.animal, inhabited(p, GRID.neighbours[thing]), 0))
        p.push(Survivor(self.animal, thing))


class Survivor(LeaveOne[DominantSpeciesPosition]):
    """Whose cube stays?"""

    def verb(self) -> i64:
        return SPARE

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        keep_only(p, self.animal, thing, self.hex)


# ── Immigrants ──────────────────────────────────────────────────────────────────────────────────────────────────────

AN_ELEMENT: Final = 0
A_PAWN: Final = 1
SPECIES: Final = 2


def immigrants(p: DominantSpeciesPosition, taker: i64) -> None:
    """Every animal gives up an acquired element, a pawn, or all but one of its cubes on each tile."""
    for animal in reversed(p.playing()):
        p.push(Sacrifice(animal))


class Sacrifice(Ask[DominantSpeciesPosition]):
    """What does this animal give up? Its cubes it always may, even where that costs nothing (rules/dominant-species.md
    R20)."""

    def verb(self) -> i64:
        return SACRIFICE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        a = p.animal(self.animal)
        out: i64 = bit(SPECIES)
        if a.acquired != 0:
            out |= bit(AN_ELEMENT)
        if a.hand > 0:
            out |= bit(A_PAWN)
        return out

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        if thing == AN_ELEMENT:
            p.push(GiveUpElement(self.animal))
        elif thing == A_PAWN:
            p.lose_pawn(self.animal)
        else:
            for hex in members(p.present[self.animal]):
                keep_one(p, self.animal, self.animal, hex, to_pool=False)

    def species(self, p: DominantSpeciesPosition) -> i64:
        """How many cubes it costs to give them up."""
        out: i64 = 0
        for hex in members(p.present[self.animal]):
            out += surplus(p, self.animal, hex)
        return out
