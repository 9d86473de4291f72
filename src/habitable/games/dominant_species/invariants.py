"""What always holds (rules/dominant-species.md 18), and that everything kept up to date is what the table shows."""

from mypy_extensions import i64

from habitable.earth.ground import NONE
from habitable.earth.invariants import check_moving, check_points, check_what_follows, tiles_in_sight
from habitable.earth.table import cubes_on_earth
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
    ICE_AGE,
    LONG_DECK_ONLY,
    STACKED,
    START_TILES,
    TUNDRA,
    TUNDRA_TILES,
)
from habitable.games.dominant_species.planning import Plan
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.table import endangered, match_value
from habitable.kernel.bits import bit, lowest, members, size
from habitable.kernel.piles import count, one
from habitable.kernel.piles import size as how_many


def check(p: DominantSpeciesPosition) -> None:
    check_tiles(p)
    check_elements(p)
    check_cards(p)
    check_what_follows(p)
    check_points(p)
    assert p.scored & ~p.land == 0, "what is not there was scored"
    check_moving(p)
    check_sleepers(p)
    check_dominance(p)
    if p.initiative:  # after setting up
        check_animals(p)
        if p.top is not None and isinstance(p.top.below, Plan):
            check_extinction(p)


def check_elements(p: DominantSpeciesPosition) -> None:
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


def check_animals(p: DominantSpeciesPosition) -> None:
    """Every cube and pawn is somewhere."""
    playing = p.playing()
    assert sorted(p.initiative) == playing, "the initiative track is no permutation of the animals"
    for animal in playing:
        a = p.animal(animal)
        cubes: i64 = a.pool + a.eliminated + cubes_on_earth(p, animal) + 1
        assert cubes == CUBES[len(playing) - 2], f"{ANIMALS[animal]}: cubes lost or made"
        pawns: i64 = a.hand + a.supply + p.spaces.count(animal)
        assert pawns == ALL_PAWNS, f"{ANIMALS[animal]}: pawns lost or made"
        assert min(a.pool, a.eliminated, a.hand, a.supply, a.points, a.acquired) >= 0, f"{ANIMALS[animal]}: below 0"


def check_tiles(p: DominantSpeciesPosition) -> None:
    """Every tile is somewhere, and Earth is connected."""
    lying: i64 = p.unseen + tiles_in_sight(p)
    top = p.top
    if isinstance(top, Lay):
        lying += one(top.terrain)
    for terrain, stacked in enumerate(STACKED):
        start = sum([1 for _, other in START_TILES if other == terrain])
        assert count(lying, terrain) == stacked + start, "tiles lost or made"
    assert p.covers_left + size(p.covers) == TUNDRA_TILES, "tundra tiles lost or made"
    assert all(tile is None or tile.cover in (0, TUNDRA) for tile in p.tiles), "a small tile that is no tundra"
    if p.initiative:
        assert sum(p.face_down) == how_many(p.unseen), "the stacks are too high or too low"
    assert GRID.connected(p.land), "Earth is not connected"


def check_cards(p: DominantSpeciesPosition) -> None:
    everything: i64 = bit(26) - 1
    if not p.long_deck:
        for card in LONG_DECK_ONLY:
            everything &= ~bit(card)
    assert (p.deck | p.available) & ~everything == 0, "a card that is not in the deck"
    assert p.deck & p.available == 0, "a card lies in two places"
    assert p.deck == 0 or p.deck & bit(ICE_AGE) != 0, "Ice Age was not the last card"


def check_sleepers(p: DominantSpeciesPosition) -> None:
    for hex, asleep in enumerate(p.asleep):
        if asleep != 0:
            cubes: i64 = p.tile(hex).of(p.hibernator) if p.hibernator >= 0 and p.land & bit(hex) != 0 else 0
            assert 0 < asleep <= cubes, f"nobody hibernates on {GRID.hex_text(hex)}"


def check_dominance(p: DominantSpeciesPosition) -> None:
    """Who dominates each tile, made again from nothing; after the final scoring no marker is left."""
    if p.over() and all(p.tile(hex).dominant == NONE for hex in members(p.land)):
        return
    for hex in members(p.land):
        tile = p.tile(hex)
        values = sorted(
            [(int(match_value(p, animal, hex)), animal) for animal in members(tile.animals())], reverse=True
        )
        dominant = NONE
        if values and values[0][0] > 0 and (len(values) == 1 or values[0][0] > values[1][0]):
            dominant = values[0][1]
        assert tile.dominant == dominant, f"dominance of {GRID.hex_text(hex)}"


def check_extinction(p: DominantSpeciesPosition) -> None:
    """After Reset only one saved mammal and up to five cubes that hibernated, of one animal, are endangered."""
    sleepers: i64 = 0
    for animal in p.playing():
        cubes: i64 = 0
        left: i64 = endangered(p, animal)
        while left != 0:
            cubes += p.tile(lowest(left)).of(animal)
            left &= left - 1
        if cubes > (1 if animal == 0 else 0):
            sleepers += 1
            assert cubes <= 6, f"{ANIMALS[animal]}: endangered after Extinction"
    assert sleepers <= 1, "two animals are endangered after Extinction"
