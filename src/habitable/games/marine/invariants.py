"""What always holds (rules/marine.md 17), and that what is kept up to date is what the table shows."""

from mypy_extensions import i64

from habitable.earth.invariants import check_moving, check_points, check_what_follows, tiles_in_sight
from habitable.earth.table import cubes_on_earth
from habitable.games.marine.actions.abundance import PutAbundance
from habitable.games.marine.actions.adaptation import Replace, Shelter
from habitable.games.marine.actions.autotrophs import Exchange
from habitable.games.marine.actions.evolution import Discard
from habitable.games.marine.actions.wanderlust import Lay, PutElement
from habitable.games.marine.board import FED, UNFED
from habitable.games.marine.components import (
    ANIMALS,
    ASTEROID,
    BENTHIC_SPACE,
    CARDS,
    CUBES,
    DISPLAY,
    ELEMENTS,
    ERUPTIONS,
    EXAPTATION,
    GRID,
    MARKERS,
    PAWNS,
    PLANKTON,
    RAM_FEEDING,
    REGRESSION_SQUARES,
    SPACES,
    SPECIAL_PAWN,
    SPECIAL_SPACES,
    TERRAINS,
    TILES,
    TOKENS,
    TRAITS,
)
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import open_spaces
from habitable.kernel.bits import bit, first, members, size
from habitable.kernel.piles import count, kinds, one
from habitable.kernel.piles import size as how_many


def check(p: MarinePosition) -> None:
    check_tiles(p)
    check_elements(p)
    check_markers(p)
    check_cards(p)
    check_what_follows(p)
    check_points(p)
    check_moving(p)
    check_guards(p)
    check_traits(p)
    for animal in range(len(p.animals)):
        assert p.plays(animal) or p.hands[animal] == p.noticed[animal] == 0, f"{ANIMALS[animal]}: traits of nobody"
    assert all(animal < len(p.animals) and p.plays(animal) for animal in members(p.retrieved)), "nobody has retrieved"
    if p.round > 0:  # after setting up
        check_animals(p)
        check_pawns(p)


def check_guards(p: MarinePosition) -> None:
    """Cubes in Regression: on two squares at most, of animals that play."""
    assert how_many(p.guards) <= REGRESSION_SQUARES, "more cubes in Regression than squares"
    assert all(p.plays(animal) for animal in members(kinds(p.guards))), "a cube of nobody is in Regression"


def check_elements(p: MarinePosition) -> None:
    """Every token is somewhere; those on Earth touch a tile."""
    tokens: i64 = p.bag + p.abundance + p.autotrophs + p.depletion + p.adaptation + p.regression + p.wanderlust
    for element in p.speciation:
        if element >= 0:
            tokens += one(element)
    for corner, element in enumerate(p.elements):
        if element >= 0:
            tokens += one(element)
            assert GRID.touched[corner] & p.land != 0, "an element lies off Earth"
    for animal in p.playing():
        a = p.animal(animal)
        tokens += a.acquired + a.sheltered + (one(PLANKTON) if a.fed == FED else 0)
        own: i64 = a.needs() if p.components.trait_elements_count else a.printed + a.acquired
        assert how_many(own) <= DISPLAY, f"{ANIMALS[animal]}: more than six elements"
        limit: i64 = 0
        for trait in p.traits(animal):
            limit += trait.shelters(p)
        assert how_many(a.sheltered) <= limit, f"{ANIMALS[animal]}: too many elements on a trait"
    tokens += in_hand(p)
    for element in range(len(ELEMENTS)):
        assert count(tokens, element) == TOKENS, f"{ELEMENTS[element]}: tokens lost or made"


def in_hand(p: MarinePosition) -> i64:
    """The pile of the tokens that questions hold: taken from one place, not yet put into the next."""
    pile: i64 = 0
    question = p.top
    while question is not None:
        if isinstance(question, (PutAbundance, PutElement, Exchange, Replace, Shelter)):
            pile += one(question.element)
        question = question.below
    return pile


def check_animals(p: MarinePosition) -> None:
    """Every cube is somewhere."""
    for animal in p.playing():
        a = p.animal(animal)
        cubes: i64 = a.pool + a.eliminated + cubes_on_earth(p, animal) + count(p.guards, animal)
        assert cubes == CUBES, f"{ANIMALS[animal]}: cubes lost or made"
        assert min(a.pool, a.eliminated, a.hand, a.points, a.acquired, a.sheltered) >= 0, f"{ANIMALS[animal]}: below 0"


def check_pawns(p: MarinePosition) -> None:
    """Every pawn is somewhere, and only where it may be."""
    playing = p.playing()
    for animal in playing:
        a = p.animal(animal)
        pawns: i64 = a.hand + p.spaces.count(animal)
        assert pawns == PAWNS[len(playing) - 2] + (1 if a.sapient else 0), f"{ANIMALS[animal]}: pawns lost or made"
    for element in range(len(ELEMENTS)):
        assert p.spaces.count(SPECIAL_PAWN + element) <= 1, f"{ELEMENTS[element]}: a special pawn in two places"
        assert p.values[element] >= 1, f"{ELEMENTS[element]}: a marker fell"
        if p.control[element] < 0:
            assert SPECIAL_PAWN + element not in p.spaces, f"{ELEMENTS[element]}: nobody's pawn on the display"
            assert p.values[element] == 1, f"{ELEMENTS[element]}: nobody dominated it"
    existing: i64 = open_spaces(p)
    for space in range(SPACES):
        pawn: i64 = p.spaces[space]
        assert pawn < 0 or existing & bit(space) != 0, "a pawn on a closed space"
        assert pawn < 0 or pawn >= SPECIAL_PAWN or space not in SPECIAL_SPACES, "a basic pawn on a special space"
    for animal in range(len(ANIMALS)):
        if p.spaces[BENTHIC_SPACE + animal] >= 0:
            assert any(trait.has_space() for trait in p.traits(animal)), f"{ANIMALS[animal]}: a pawn on no card"


def check_tiles(p: MarinePosition) -> None:
    """Every tile is somewhere, and Earth is connected."""
    lying: i64 = p.unseen + tiles_in_sight(p)
    question = p.top
    while question is not None:
        if isinstance(question, Lay):
            lying += one(question.terrain)
        question = question.below
    for terrain, n in enumerate(TILES):
        assert count(lying, terrain) == n, f"{TERRAINS[terrain]}: tiles lost or made"
    assert p.covers_left + size(p.covers) == ERUPTIONS, "eruption tiles lost or made"
    if p.round > 0:
        assert sum(p.face_down) == how_many(p.unseen), "the stacks are too high or too low"
        assert GRID.connected(p.land), "Earth is not connected"


def check_markers(p: MarinePosition) -> None:
    markers: i64 = p.markers
    for terrain in p.competition + p.evolution:
        markers += one(terrain)
    for terrain in range(len(TERRAINS)):
        assert count(markers, terrain) == MARKERS, f"{TERRAINS[terrain]}: markers lost or made"
    assert p.evolution == sorted(p.evolution), "the Evolution markers are not sorted"


def check_cards(p: MarinePosition) -> None:
    """Every card is in one place: a slot, the discard pile, in hand, or unknown, in the deck or the box."""
    seen = [card for card in p.slots if card >= 0] + p.discard
    question = p.top
    while question is not None:
        if isinstance(question, Discard):
            seen.append(int(question.card))
        question = question.below
    assert len(seen) == len(set(seen)), "a card in two places"
    known: i64 = 0
    for card in seen:
        known |= bit(card)
    assert known & p.unknown == 0, "a card that lies open is unknown"
    assert known | p.unknown == first(len(CARDS)), "a card is gone"
    assert p.deck <= size(p.unknown), "the deck is too high"
    assert p.deck == 0 or p.unknown & bit(ASTEROID) != 0 or p.deck < 5, "Asteroid was not at the bottom"


def check_traits(p: MarinePosition) -> None:
    everything: i64 = p.spare_traits
    for animal in p.playing():
        a = p.animal(animal)
        for traits in (a.traits, p.hands[animal]):
            assert everything & traits == 0, "a trait in two places"
            everything |= traits
        assert a.copied < 0 or a.traits & bit(EXAPTATION) != 0, f"{ANIMALS[animal]}: copies without Exaptation"
        assert a.fed == UNFED or a.active() & bit(RAM_FEEDING) != 0, f"{ANIMALS[animal]}: plankton without Ram Feeding"
    assert everything | bit(EXAPTATION) == first(len(TRAITS)), "a trait is gone"
