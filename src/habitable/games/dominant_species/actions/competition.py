"""Competition (rules/dominant-species.md 9.11): cubes of others are eliminated where one has a cube of one's own."""

from mypy_extensions import i64

from habitable.earth.asking import OfferList
from habitable.games.dominant_species.components import ARACHNIDS, COMPETITION_TERRAINS, TERRAINS, TUNDRA
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import ELIMINATE
from habitable.kernel.bits import bit, first, members


def before_pawns(p: DominantSpeciesPosition) -> None:
    """Before all pawns, the arachnids."""
    if p.plays(ARACHNIDS):
        p.push(Hunt(ARACHNIDS))


def act(p: DominantSpeciesPosition, animal: i64, index: i64) -> None:
    p.push(Compete(animal, terrains_of(index)))


def terrains_of(index: i64) -> i64:
    """Those of a space, and tundra."""
    out: i64 = bit(TUNDRA)
    for terrain in COMPETITION_TERRAINS[index]:
        out |= bit(terrain)
    return out


class Compete(OfferList[DominantSpeciesPosition]):
    """A victim on one tile of each terrain of the space."""

    def __init__(self, animal: i64, terrains: i64) -> None:
        super().__init__(animal)
        self.terrains: i64 = terrains  # those that are left

    def answers(self, p: DominantSpeciesPosition) -> list[int]:
        return victims(p, self.animal, self.terrains)

    def chosen(self, p: DominantSpeciesPosition, answer: i64) -> None:
        victim: i64 = answer - ELIMINATE
        terrain: i64 = p.kind(p.tile(victim // 6))
        p.eliminate(victim % 6, victim // 6, 1)
        p.push(Compete(self.animal, p.later(self.terrains, terrain) & ~bit(terrain)))


class Hunt(OfferList[DominantSpeciesPosition]):
    """One free victim of the arachnids, on any terrain."""

    def answers(self, p: DominantSpeciesPosition) -> list[int]:
        return victims(p, self.animal, first(len(TERRAINS)))

    def chosen(self, p: DominantSpeciesPosition, answer: i64) -> None:
        victim: i64 = answer - ELIMINATE
        p.eliminate(victim % 6, victim // 6, 1)


def victims(p: DominantSpeciesPosition, animal: i64, terrains: i64) -> list[int]:
    """The opposing cubes on tiles of these terrains that the animal shares."""
    out: list[int] = []
    for hex in members(p.present[animal]):
        tile = p.tile(hex)
        if terrains & bit(p.kind(tile)) != 0:
            for other in members(tile.animals() & ~bit(animal)):
                out.append(ELIMINATE + hex * 6 + other)
    return out
