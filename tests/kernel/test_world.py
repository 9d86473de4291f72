"""Earth as both games of dominant species have it, on the smallest one that shows it: three hexes around a corner."""

import pytest
from mypy_extensions import i64

from habitable.earth.grid import Grid
from habitable.earth.ground import NONE, EarthAnimal, Tile, match
from habitable.earth.scoring import (
    bonus,
    counting,
    places,
    ranking,
    score,
    scores,
    survival_holder,
    survive,
    tile_points,
)
from habitable.earth.table import (
    crowded,
    cubes_on_earth,
    elements_on_earth,
    inhabited,
    open_stacks,
    vacant,
    with_others,
)
from habitable.earth.world import World
from habitable.kernel.bits import bit
from habitable.kernel.piles import count, one

GRID = Grid([(0, 0), (1, -1), (1, 0)])
HERE, NORTH, SOUTH = 0, 1, 2
MIDDLE = GRID.corner_index["E", 0, 0]  # where the three hexes meet
EDGE = GRID.corner_index["W", 0, 0]  # touches only the first
LION, FROG, MOTH = 0, 1, 2  # by food chain
LAND, ICE = 0, 1
MEAT, SEED = 2, 3
GIFT = 0


class Islet(World):
    """Two kinds of points, and tiles that pay the first two."""

    def grid(self) -> Grid:
        return GRID

    def prizes(self, tile: Tile) -> list[int]:
        return [1] if tile.cover else [5, 2]

    def kind(self, tile: Tile) -> i64:
        return ICE if tile.cover else LAND

    def lines(self) -> i64:
        return 2

    def line(self, reason: i64) -> i64:
        return reason


def islet(*tiles: Tile) -> Islet:
    """An animal for each of three seats, without its cubes on these tiles; nothing is covered."""
    p = Islet(
        seats=3,
        animals=[EarthAnimal(seat, 10, 0, 0, 0) for seat in range(3)],
        tiles=[tiles[hex].having(0, 0) if hex < len(tiles) else None for hex in range(3)],
        elements=[NONE] * len(GRID.corners),
        abundance=0,
        bag=one(MEAT) + one(SEED),
        face_up=[],
        face_down=[],
        unseen=0,
        covers_left=2,
        land=bit(len(tiles)) - 1,
        covers=0,
        present=[0, 0, 0],
        on_covers=[0, 0, 0],
        tally=[0] * 6,
    )
    for hex, tile in enumerate(tiles):
        for animal in range(3):
            if tile.of(animal) > 0:
                p.add(animal, hex, tile.of(animal))
    return p


def tile(*cubes: int) -> Tile:
    """A tile with that many cubes of the first, second, ... animal."""
    return Tile(LAND, 0, sum(n * bit(8 * animal) for animal, n in enumerate(cubes)), 0)


# ── tables and tiles ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.both
def test_the_bonus_table_ends_at_nine() -> None:
    assert [bonus(n) for n in range(12)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 45, 45]


@pytest.mark.both
def test_a_match_multiplies_needs_and_elements() -> None:
    assert match(2 * one(MEAT) + one(SEED), 3 * one(MEAT)) == 6
    assert match(2 * one(MEAT) + one(SEED), one(MEAT) + 2 * one(SEED)) == 4
    assert match(one(MEAT), one(SEED)) == 0


@pytest.mark.both
@pytest.mark.parametrize(
    ("cubes", "ranks"),
    [
        ((), []),
        ((0, 0, 4), [2]),
        ((1, 2, 3), [2, 1, 0]),
        ((2, 2, 2), [0, 1, 2]),
        ((1, 3, 0, 3, 1, 9), [5, 1, 3, 0, 4]),
        ((0, 255, 0, 0, 0, 0, 1), [1, 6]),
    ],
)
def test_most_cubes_rank_first_and_ties_go_by_food_chain(cubes: tuple[int, ...], ranks: list[int]) -> None:
    here = tile(*cubes)
    assert ranking(here) == ranks
    assert here.animals() == sum(bit(animal) for animal in ranks)
    assert here.all_cubes() == sum(cubes)


def test_a_tile_pays_as_many_as_it_has_prizes() -> None:
    p = islet(tile(1, 2, 2))
    assert tile_points(p, p.tile(HERE)) == [0, 5, 2]
    p.cover(HERE, 1)
    assert tile_points(p, p.tile(HERE)) == [0, 1, 0]
    score(p, HERE, GIFT)
    assert scores(p) == [0, 1, 0]


# ── what is kept up to date ─────────────────────────────────────────────────────────────────────────────────────────


def test_presence_follows_the_cubes() -> None:
    p = islet(tile(2, 1), tile())
    assert p.present == [bit(HERE), bit(HERE), 0]
    p.move(LION, HERE, NORTH)
    assert p.present[LION] == bit(HERE) | bit(NORTH)
    p.move(LION, HERE, NORTH)
    assert p.present[LION] == bit(NORTH)
    p.eliminate(LION, NORTH, 1)
    assert p.present[LION] == bit(NORTH)
    p.to_pool(LION, NORTH, 1)
    assert p.present[LION] == 0
    p.revive(LION, HERE, 1)
    assert p.present == [bit(HERE), bit(HERE), 0]
    lion = p.animal(LION)
    assert (lion.pool, lion.eliminated, p.tile(HERE).of(LION), p.tile(NORTH).of(LION)) == (9, 0, 1, 0)


def test_cubes_on_small_tiles_are_counted() -> None:
    p = islet(tile(2, 1), tile())
    p.cover(HERE, 1)
    assert (p.covers, p.covers_left, p.on_covers) == (bit(HERE), 1, [2, 1, 0])
    p.move(LION, HERE, NORTH)
    p.add(MOTH, HERE, 3)
    p.add(MOTH, NORTH, 1)
    assert p.on_covers == [1, 1, 3]


def test_the_survival_card_goes_to_most_cubes_on_small_tiles_and_on_a_tie_to_nobody() -> None:
    p = islet(tile(1, 1), tile(0, 0, 5))
    assert survival_holder(p) == NONE
    p.cover(HERE, 1)
    assert survival_holder(p) == NONE
    p.add(FROG, HERE, 1)
    assert survival_holder(p) == FROG
    p.cover(NORTH, 1)
    assert survival_holder(p) == MOTH


def test_the_survival_card_pays_for_the_small_tiles_that_its_holder_stands_on() -> None:
    p = islet(tile(1, 2), tile(0, 1), tile(0, 5))
    survive(p, GIFT)
    assert scores(p) == [0, 0, 0]
    p.cover(HERE, 1)
    p.cover(NORTH, 1)
    survive(p, GIFT)
    assert scores(p) == [0, bonus(2), 0]


def test_elements_are_on_all_tiles_around_their_corner() -> None:
    p = islet(tile(), tile())
    p.put(MEAT, MIDDLE)
    p.put(SEED, EDGE)
    assert [count(p.tile(HERE).supply, element) for element in (MEAT, SEED)] == [1, 1]
    assert [count(p.tile(NORTH).supply, element) for element in (MEAT, SEED)] == [1, 0]
    p.lay(SOUTH, tile())
    assert p.tile(SOUTH).supply == one(MEAT)
    bag = p.bag
    p.remove(MIDDLE)
    assert p.bag == bag + one(MEAT)
    assert [p.tile(hex).supply for hex in (HERE, NORTH, SOUTH)] == [one(SEED), 0, 0]


def test_tiles_with_others_and_tiles_that_are_crowded() -> None:
    p = islet(tile(1, 2), tile(0, 1), tile())
    assert with_others(p, LION) == bit(HERE) | bit(NORTH)
    assert with_others(p, FROG) == bit(HERE)
    assert inhabited(p, bit(NORTH) | bit(SOUTH)) == bit(NORTH)
    assert cubes_on_earth(p, FROG) == 3
    p.put(MEAT, MIDDLE)
    assert crowded(p) == bit(HERE)  # three cubes and an element; in the north one of each
    assert elements_on_earth(p) == one(MEAT)


def test_one_cube_is_left_on_a_tile() -> None:
    p = islet(tile(2, 3, 1))
    p.leave_one(FROG, HERE)
    assert [p.tile(HERE).of(animal) for animal in (LION, FROG, MOTH)] == [0, 1, 0]
    assert [p.animal(animal).eliminated for animal in (LION, FROG, MOTH)] == [2, 2, 1]


def test_a_stack_shows_its_next_tile_until_it_is_taken() -> None:
    p = islet(tile())
    p.face_up, p.face_down, p.unseen = [NONE, LAND], [2, 0], 2 * one(ICE)
    assert open_stacks(p) == bit(1)
    p.turn_up(0, ICE)
    assert (p.face_up, p.face_down, p.unseen) == ([ICE, LAND], [1, 0], one(ICE))
    assert p.take_tile(1) == LAND
    assert (p.face_up, open_stacks(p)) == ([ICE, NONE], bit(0))


def test_a_corner_off_earth_is_not_vacant() -> None:
    p = islet(tile())
    assert vacant(p, EDGE)
    p.put(MEAT, EDGE)
    assert not vacant(p, EDGE)
    off = next(corner for corner, hexes in enumerate(GRID.touched) if hexes == bit(SOUTH))
    assert not vacant(p, off)


def test_lists_are_replaced_and_never_changed() -> None:
    """So copies of a position can share them."""
    p = islet(tile(1, 1), tile())
    p.cover(HERE, 1)
    before = p.animals, p.tiles, p.elements, p.present, p.on_covers, p.tally
    kept = [list(things) for things in before]
    p.put(MEAT, MIDDLE)
    p.move(LION, HERE, NORTH)
    p.add(FROG, HERE, 1)
    p.gain(FROG, 3, GIFT)
    assert [list(things) for things in before] == kept


# ── points ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_loss_stops_at_no_points() -> None:
    p = islet(tile())
    p.gain(FROG, 3, 0)
    p.gain(FROG, 4, 1)
    p.gain(FROG, -10, 1)
    assert p.animal(FROG).points == 0
    assert p.tally[2:4] == [3, -3]


def test_there_are_never_two_winners() -> None:
    p = islet(tile())
    p.gain(FROG, 3, GIFT)
    p.gain(MOTH, 3, GIFT)
    assert scores(p) == [0, 3, 3]
    assert places(p) == [3, 1, 2]


def test_of_several_animals_of_a_seat_the_one_with_fewest_points_counts() -> None:
    p = islet(tile())
    p.set_animal(MOTH, EarthAnimal(0, 10, 0, 0, 0))
    p.gain(LION, 5, GIFT)
    p.gain(MOTH, 4, GIFT)
    assert (counting(p, 0), counting(p, 1), counting(p, 2)) == (MOTH, FROG, NONE)
    assert scores(p) == [4, 0, 0]
    p.gain(MOTH, 1, GIFT)
    assert counting(p, 0) == LION
