"""What follows from what lies on the table: how an animal matches a tile, who is endangered, which cards may come."""

from mypy_extensions import i64

from habitable.earth.ground import match
from habitable.games.dominant_species.components import ICE_AGE
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel.bits import bit, lowest


def match_value(p: DominantSpeciesPosition, animal: i64, hex: i64) -> i64:
    return match(p.needs(animal), p.tile(hex).supply)


def endangered(p: DominantSpeciesPosition, animal: i64) -> i64:
    """The hexes on which an animal's cubes have match value 0 (rules/dominant-species.md 6.2)."""
    needs = p.needs(animal)
    out: i64 = 0
    left: i64 = p.present[animal]
    while left != 0:
        if match(needs, p.tile(lowest(left)).supply) == 0:
            out |= left & -left
        left &= left - 1
    return out


def awake(p: DominantSpeciesPosition, animal: i64, hex: i64) -> i64:
    """An animal's cubes on a hex that do not hibernate: those that Extinction takes where it is endangered."""
    return p.tile(hex).of(animal) - p.sleepers(animal, hex)


def dominated_by(p: DominantSpeciesPosition, animal: i64) -> i64:
    """The hexes that an animal dominates."""
    out: i64 = 0
    left: i64 = p.present[animal]
    while left != 0:
        if p.tile(lowest(left)).dominant == animal:
            out |= left & -left
        left &= left - 1
    return out


def half_asleep(p: DominantSpeciesPosition, animal: i64, hex: i64) -> bool:
    """Whether some of an animal's cubes on a hex hibernate, and some do not."""
    return 0 < p.sleepers(animal, hex) < p.tile(hex).of(animal)


def vacant_spaces(p: DominantSpeciesPosition) -> i64:
    """The set of eyeball spaces without a pawn."""
    out: i64 = 0
    space: i64 = 0
    for animal in p.spaces:
        if animal < 0:
            out |= bit(space)
        space += 1
    return out


def next_cards(p: DominantSpeciesPosition) -> i64:
    """The cards that may be on top of the deck: Ice Age only when it is the last one."""
    others: i64 = p.deck & ~bit(ICE_AGE)
    return others if others != 0 else p.deck
