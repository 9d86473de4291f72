"""What follows from what lies on the table: who thrives where, who dominates an element, which pawns can be placed."""

from mypy_extensions import i64

from habitable.earth.ground import Tile
from habitable.games.marine.components import (
    ASTEROID,
    BENTHIC_SPACE,
    BOTTOM,
    DISPLAY,
    DOMINATION,
    FIRST_SPACE,
    SPACES,
    SPECIAL_PAWN,
)
from habitable.games.marine.position import MarinePosition
from habitable.kernel.bits import bit, lowest, members
from habitable.kernel.piles import count, kinds, size


def deciding(p: MarinePosition) -> list[int]:
    """The animals in play in the order in which they decide one after the other (rules/marine.md A-03)."""
    return p.playing()[::-1] if p.upwards else p.playing()


def of_terrain(p: MarinePosition, terrain: i64) -> i64:
    """The hexes with tiles of a terrain."""
    out: i64 = 0
    hex: i64 = 0
    for tile in p.tiles:
        if tile is not None and p.kind(tile) == terrain:
            out |= bit(hex)
        hex += 1
    return out


def meets(p: MarinePosition, animal: i64, hex: i64) -> bool:
    """Whether a tile holds an element that the animal has."""
    return kinds(p.needs(animal)) & kinds(p.tile(hex).supply) != 0


def thrives(p: MarinePosition, animal: i64, hex: i64) -> bool:
    """Whether an animal's cubes on a tile are not endangered (rules/marine.md 5.4)."""
    if meets(p, animal, hex):
        return True
    return any(trait.feeds(p, animal, hex) for trait in p.traits(animal))


def endangered(p: MarinePosition, animal: i64) -> i64:
    """The hexes on which an animal's cubes are endangered."""
    out: i64 = 0
    left: i64 = p.present[animal]
    while left != 0:
        if not thrives(p, animal, lowest(left)):
            out |= left & -left
        left &= left - 1
    return out


def adaptation_value(p: MarinePosition, animal: i64, element: i64) -> i64:
    """How often it has the element, times the tiles on which it meets it (rules/marine.md 5.5)."""
    have: i64 = count(p.needs(animal), element)
    if have == 0:
        return 0
    tiles: i64 = 0
    left: i64 = p.present[animal]
    hex: i64 = 0
    while left != 0:
        if left & 1 != 0 and count(p.tile(hex).supply, element) > 0:
            tiles += 1
        left >>= 1
        hex += 1
    return have * tiles


def dominated(p: MarinePosition, animal: i64) -> i64:
    """The set of elements that an animal dominates (rules/marine.md 5.5)."""
    out: i64 = 0
    element: i64 = 0
    while element < 6:
        if adaptation_value(p, animal, element) > p.values[element]:
            out |= bit(element)
        element += 1
    return out


def has_room(p: MarinePosition, animal: i64) -> bool:
    """Whether another element fits onto the display itself (rules/marine.md 5.3, A-10)."""
    a = p.animal(animal)
    elements: i64 = a.needs() if p.components.trait_elements_count else a.printed + a.acquired
    return size(elements) < DISPLAY


def met(p: MarinePosition, animal: i64, tile: Tile) -> list[int]:
    """The elements of a tile that the animal has."""
    return members(kinds(p.needs(animal)) & kinds(tile.supply))


def elements_of(p: MarinePosition, animal: i64) -> i64:
    """How many elements an animal has."""
    return size(p.needs(animal))


def controls(p: MarinePosition, animal: i64) -> i64:
    """The set of elements whose special pawns an animal controls."""
    out: i64 = 0
    element: i64 = 0
    for other in p.control:
        if other == animal:
            out |= bit(element)
        element += 1
    return out


def on_display(p: MarinePosition, animal: i64) -> i64:
    """The set of spaces with pawns that an animal controls, in the order of the display: its Benthic card is the
    last one, whichever animal it belongs to."""
    out: i64 = 0
    space: i64 = 0
    for pawn in p.spaces:
        if pawn == animal or (pawn >= SPECIAL_PAWN and p.control[pawn - SPECIAL_PAWN] == animal):
            out |= bit(min(space, BENTHIC_SPACE))
        space += 1
    return out


def specials(p: MarinePosition, animal: i64) -> i64:
    """The set of elements whose special pawns lie in front of an animal's player."""
    out: i64 = controls(p, animal)
    for pawn in p.spaces:
        if pawn >= SPECIAL_PAWN:
            out &= ~bit(pawn - SPECIAL_PAWN)
    return out


def open_spaces(p: MarinePosition) -> i64:
    """The spaces that exist: one Domination for two animals, two for three, three for four (rules/marine.md
    6.1)."""
    animals: i64 = max(2, len(p.playing()))  # before they are chosen
    return bit(SPACES) - 1 & ~(bit(SPACES) - bit(FIRST_SPACE[DOMINATION] + animals - 1))


def next_cards(p: MarinePosition) -> i64:
    """The cards that may be on top of the deck: Asteroid only among the last five."""
    if p.deck == 0:
        return 0
    others: i64 = p.unknown & ~bit(ASTEROID)
    if p.deck > BOTTOM or p.unknown == others:
        return others
    return bit(ASTEROID) if p.deck == 1 else p.unknown
