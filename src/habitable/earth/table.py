"""What follows from what lies on Earth: which corners are vacant, who is where with whom."""

from mypy_extensions import i64

from habitable.earth.world import World
from habitable.kernel import piles
from habitable.kernel.bits import bit, lowest
from habitable.kernel.piles import one


def vacant(p: World, corner: i64) -> bool:
    """Whether a corner of Earth holds no element."""
    return p.elements[corner] < 0 and p.grid().touched[corner] & p.land != 0


def elements_on_earth(p: World) -> i64:
    """The pile of the elements on all corners."""
    out: i64 = 0
    for element in p.elements:
        if element >= 0:
            out += one(element)
    return out


def open_stacks(p: World) -> i64:
    """The stacks that show a tile."""
    out: i64 = 0
    stack: i64 = 0
    for terrain in p.face_up:
        if terrain >= 0:
            out |= bit(stack)
        stack += 1
    return out


def free_animals(p: World) -> i64:
    """The set of animals that nobody plays."""
    out: i64 = 0
    animal: i64 = 0
    for a in p.animals:
        if a is None:
            out |= bit(animal)
        animal += 1
    return out


def cubes_on_earth(p: World, animal: i64) -> i64:
    """The cubes of an animal on all tiles."""
    out: i64 = 0
    for tile in p.tiles:
        if tile is not None:
            out += tile.of(animal)
    return out


def with_others(p: World, animal: i64) -> i64:
    """The tiles with cubes of other animals."""
    out: i64 = 0
    other: i64 = 0
    for hexes in p.present:
        if other != animal:
            out |= hexes
        other += 1
    return out


def inhabited(p: World, hexes: i64) -> i64:
    """Those of the hexes on which there are cubes."""
    out: i64 = 0
    for here in p.present:
        out |= here
    return out & hexes


def crowded(p: World) -> i64:
    """The tiles with more cubes than elements."""
    out: i64 = 0
    left: i64 = p.land
    while left != 0:
        tile = p.tile(lowest(left))
        if tile.all_cubes() > piles.size(tile.supply):
            out |= left & -left
        left &= left - 1
    return out
