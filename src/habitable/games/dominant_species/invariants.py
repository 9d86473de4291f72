"""What always holds (rules/dominant-species.md 18), and that everything kept up to date is what the table shows."""

from mypy_extensions import i64

from habitable.games.dominant_species.actions.abundance import PutAbundance
from habitable.games.dominant_species.actions.wanderlust import Lay, PutElement
from habitable.games.dominant_species.board import elements
from habitable.games.dominant_species.components import (
    ALL_PAWNS,
    ANIMALS,
    CUBES,
    DISKS,
    DISPLAY,
    ELEMENTS,
    GRID,
    HEXES,
    ICE_AGE,
    LONG_DECK_ONLY,
    STACKED,
    START_TILES,
    TUNDRA_TILES,
)
from habitable.games.dominant_species.planning import Plan
from habitable.games.dominant_species.position import Earth
from habitable.games.dominant_species.vocabulary import SOURCES
from habitable.kernel.bits import bit, lowest
from habitable.kernel.piles import count, one
from habitable.kernel.piles import size as how_many
from habitable.kernel.world import NONE


def check(p: Earth) -> None:
    check_tiles(p)
    check_elements(p)
    check_cards(p)
    check_what_follows(p)
    if p.initiative:  # after setting up
        check_animals(p)
        if p.top is not None and isinstance(p.top.below, Plan):
            check_extinction(p)


def check_elements(p: Earth) -> None:
    """Every disk is somewhere; those on Earth touch a tile."""
    disks: i64 = p.bag + p.adaptation + p.regression + p.abundance + p.wasteland + p.depletion + p.wanderlust
    for corner, element in enumerate(p.elements):
        if element >= 0:
            disks += one(element)
            assert GRID.touched[corner] & p.land != 0, "an element lies off Earth"
    for animal in p.playing():
        acquired = p.animal(animal).acquired
        disks += acquired
        assert elements(animal, acquired) <= DISPLAY, f"{ANIMALS[animal]}: more elements than the display holds"
    top = p.top
    if isinstance(top, (PutAbundance, PutElement)):
        disks += one(top.element)
    for element in range(len(ELEMENTS)):
        assert count(disks, element) == DISKS, f"{ELEMENTS[element]}: disks lost or made"


def check_animals(p: Earth) -> None:
    """Every cube and pawn is somewhere."""
    playing = p.playing()
    assert sorted(p.initiative) == playing, "the initiative track is no permutation of the animals"
    for animal in playing:
        a = p.animal(animal)
        cubes: i64 = a.pool + a.eliminated + 1
        for tile in p.tiles:
            if tile is not None:
                cubes += tile.of(animal)
        assert cubes == CUBES[len(playing) - 2], f"{ANIMALS[animal]}: cubes lost or made"
        pawns: i64 = a.hand + a.supply + p.spaces.count(animal)
        assert pawns == ALL_PAWNS, f"{ANIMALS[animal]}: pawns lost or made"
        assert min(a.pool, a.eliminated, a.hand, a.supply, a.points, a.acquired) >= 0, f"{ANIMALS[animal]}: below 0"
        tally = p.tally[animal * len(SOURCES) : (animal + 1) * len(SOURCES)]
        assert sum(tally) == a.points, f"{ANIMALS[animal]}: points from nowhere"


def check_tiles(p: Earth) -> None:
    """Every tile is somewhere, and Earth is connected."""
    lying: i64 = p.unseen
    tundra: i64 = p.covers_left
    for tile in p.tiles:
        if tile is not None:
            lying += one(tile.terrain)
            tundra += 1 if tile.cover != 0 else 0
    for terrain in p.face_up:
        if terrain >= 0:
            lying += one(terrain)
    top = p.top
    if isinstance(top, Lay):
        lying += one(top.terrain)
    for terrain, stacked in enumerate(STACKED):
        start = sum([1 for _, other in START_TILES if other == terrain])
        assert count(lying, terrain) == stacked + start, "tiles lost or made"
    assert tundra == TUNDRA_TILES, "tundra tiles lost or made"
    if p.initiative:
        assert sum(p.face_down) == how_many(p.unseen), "the stacks are too high or too low"
    reached: i64 = p.land & -p.land
    while GRID.beside(reached) & p.land & ~reached != 0:
        reached |= GRID.beside(reached) & p.land
    assert reached == p.land, "Earth is not connected"


def check_cards(p: Earth) -> None:
    everything: i64 = bit(26) - 1
    if not p.long_deck:
        for card in LONG_DECK_ONLY:
            everything &= ~bit(card)
    assert (p.deck | p.available) & ~everything == 0, "a card that is not in the deck"
    assert p.deck & p.available == 0, "a card lies in two places"
    assert p.deck == 0 or p.deck & bit(ICE_AGE) != 0, "Ice Age was not the last card"


def check_what_follows(p: Earth) -> None:
    """Land, tundra, presence, cubes on tundra, supplies and dominance, made again from nothing."""
    land: i64 = 0
    covers: i64 = 0
    present = [0] * len(ANIMALS)
    on_covers = [0] * len(ANIMALS)
    for hex in range(HEXES):
        if p.tiles[hex] is None:
            continue
        tile = p.tile(hex)
        land |= bit(hex)
        assert tile.supply == p.supply_of(hex), f"supply of {GRID.hex_text(hex)}"
        values: list[tuple[int, int]] = []
        for animal in range(len(ANIMALS)):
            cubes: i64 = tile.of(animal)
            if cubes > 0:
                present[animal] |= int(bit(hex))
                on_covers[animal] += int(cubes) if tile.cover != 0 else 0
                values.append((int(p.match(animal, hex)), animal))
        values.sort(reverse=True)
        dominant = NONE
        if values and values[0][0] > 0 and (len(values) == 1 or values[0][0] > values[1][0]):
            dominant = values[0][1]
        assert tile.dominant == dominant, f"dominance of {GRID.hex_text(hex)}"
        if tile.cover != 0:
            covers |= bit(hex)
    assert p.land == land, "land"
    assert p.covers == covers, "tundra"
    assert p.present == present, "presence"
    assert p.on_covers == on_covers, "cubes on tundra"


def check_extinction(p: Earth) -> None:
    """After Reset only one saved mammal and up to five cubes that hibernated, of one animal, are endangered."""
    sleepers: i64 = 0
    for animal in p.playing():
        cubes: i64 = 0
        left: i64 = p.endangered(animal)
        while left != 0:
            cubes += p.tile(lowest(left)).of(animal)
            left &= left - 1
        if cubes > (1 if animal == 0 else 0):
            sleepers += 1
            assert cubes <= 6, f"{ANIMALS[animal]}: endangered after Extinction"
    assert sleepers <= 1, "two animals are endangered after Extinction"
