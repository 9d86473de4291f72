"""Points in the two games of dominant species: what tiles, the Survival card and the bonus table pay, and who wins.
What only one of them pays at its end is in its own `scoring.py`."""

from typing import Final

from mypy_extensions import i64

from habitable.earth.ground import NONE, Tile
from habitable.earth.vocabulary import FINAL, SCORED, SURVIVAL, TOTAL
from habitable.earth.world import World
from habitable.kernel.bits import lowest, members, size

BONUS: Final = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]  # for 9 things or more


def bonus(n: i64) -> i64:
    """The table of bonus points (rules/dominant-species.md 6.4, rules/marine.md 5.7)."""
    return BONUS[min(n, 9)]


# ── tiles (rules/dominant-species.md 6.5, rules/marine.md 5.8) ──────────────────────────────────────────────────────


def tile_points(p: World, tile: Tile) -> list[int]:
    """What scoring a tile pays each animal: to the first, second, ... by cubes, ties by food chain."""
    out = [0] * len(p.animals)
    prizes = p.prizes(tile)
    for place, animal in enumerate(ranking(tile)):
        if place < len(prizes):
            out[animal] = prizes[place]
    return out


def ranking(tile: Tile) -> list[int]:
    """The animals that are on a tile, most cubes first, ties by food chain."""
    out: list[int] = []
    left: i64 = tile.animals()
    while left != 0:
        animal: i64 = lowest(left)
        at: i64 = len(out)
        while at > 0 and tile.of(out[at - 1]) < tile.of(animal):
            at -= 1
        out.insert(at, int(animal))
        left &= left - 1
    return out


def score(p: World, hex: i64, reason: i64) -> None:
    """Scores a tile."""
    tile = p.tile(hex)
    p.tell(SCORED, hex, p.kind(tile), reason)
    animal: i64 = 0
    for points in tile_points(p, tile):
        if points > 0:
            p.gain(animal, points, reason)
        animal += 1
    p.tile_scored(hex)


# ── survival (rules/dominant-species.md 6.6 and 10.2, rules/marine.md 5.9 and 9.2) ──────────────────────────────────


def survival_holder(p: World) -> i64:
    """The animal with most cubes on small tiles (tundra, eruptions), -1 on a tie or when there are none."""
    most: i64 = 0
    holder: i64 = NONE
    for animal, cubes in enumerate(p.on_covers):
        if cubes > most:
            most = cubes
            holder = animal
        elif cubes == most:
            holder = NONE
    return holder


def survival_tiles(p: World, holder: i64) -> i64:
    """The small tiles for which the survival card pays its holder, if there is one."""
    return 0 if holder < 0 else size(p.present[holder] & p.covers)


def survive(p: World, reason: i64) -> None:
    """The survival card is given to whoever holds it now, and pays."""
    holder: i64 = survival_holder(p)
    tiles: i64 = survival_tiles(p, holder)
    p.tell(SURVIVAL, holder, tiles, 0)
    if holder >= 0:
        p.gain(holder, bonus(tiles), reason)


# ── the end (rules/dominant-species.md 12, rules/marine.md 10) ──────────────────────────────────────────────────────


def score_all(p: World, reason: i64, regular: bool) -> None:
    """Final scoring begins: every tile once more. It is not `regular` when the guard against endless games ends
    them."""
    p.tell(FINAL, 0 if regular else 1, 0, 0)
    for hex in members(p.land):
        score(p, hex, reason)


def tell_totals(p: World) -> None:
    """Final scoring is over."""
    for animal in p.playing():
        p.tell(TOTAL, animal, p.animal(animal).points, 0)


# ── who wins (rules/dominant-species.md 12 and 13.1, rules/marine.md 10 and 13.1) ───────────────────────────────────


def counting(p: World, seat: i64) -> i64:
    """The animal whose points count for a seat: of several the one with fewest, of those the highest in the food
    chain. -1 while it has none."""
    out: i64 = NONE
    for animal in p.playing():
        if p.seat_of(animal) == seat and (out < 0 or p.animal(animal).points < p.animal(out).points):
            out = animal
    return out


def leaders(p: World) -> list[int]:
    """Of each seat the animal that counts, -1 while it has none."""
    return [int(counting(p, seat)) for seat in range(p.seats)]


def scores(p: World) -> list[int]:
    """Of each seat."""
    return [int(points_of(p, animal)) for animal in leaders(p)]


def points_of(p: World, animal: i64) -> i64:
    """The points of an animal, 0 for none."""
    return 0 if animal < 0 else p.animal(animal).points


def rank(p: World, animal: i64) -> tuple[int, int]:
    """By points, ties by food chain, so there are never two winners. Less is better."""
    return -int(points_of(p, animal)), int(animal)


def places(p: World) -> list[int]:
    ranks = [rank(p, animal) for animal in leaders(p)]
    return [1 + sum([1 for other in ranks if other < mine]) for mine in ranks]
