"""The tile of the next round: which may come, and what a choice of them is worth."""

from typing import Final

from mypy_extensions import i64

from habitable.games.planet.board import Planet
from habitable.games.planet.components import DEALT_ROUNDS, LANDS, ROUNDS, SLOTS
from habitable.games.planet.geometry import SIDES, turned
from habitable.games.planet.position import PlanetPosition
from habitable.kernel.bits import lowest, size

SOME: Final = 10  # tiles that stand for all that nobody has seen


def coming_tiles(p: PlanetPosition, round: i64) -> list[int]:
    """Those of the round after this one: of the tiles that nobody has seen some, evenly spaced; later the pile that
    everybody has seen."""
    if round >= ROUNDS:
        return []
    if round >= DEALT_ROUNDS:
        return [p.components.tiles[tile] for tile in p.piles[round - DEALT_ROUNDS]]
    out: list[int] = []
    n: i64 = size(p.unseen)
    at: i64 = 0
    left: i64 = p.unseen
    while left != 0:
        if at * SOME // n != (at + 1) * SOME // n:
            out.append(p.components.tiles[lowest(left)])
        at += 1
        left &= left - 1
    return out


def choice(p: PlanetPosition, turn: i64) -> i64:
    """How many tiles are left when somebody chooses in the next round who has this turn now: the marker goes on, so
    that whoever was first is last."""
    return SLOTS - (turn - 1 if turn > 0 else p.seats - 1)


def best_of(values: list[float], some: i64) -> float:
    """What the best of some of these is worth, in the mean."""
    total = 0.0
    missing = 1.0  # the chance that no better one is among them
    left: i64 = len(values)
    for less in sorted([-value for value in values]):
        here = missing * min(1.0, float(some) / float(left))
        total -= here * less
        missing -= here
        left -= 1
    return total


def likely_places(planet: Planet, tile: i64, most: i64) -> list[int]:
    """Where a tile goes on with most of what lies beside it: so many places, at most."""
    reach: list[int] = []
    for areas in planet.areas():
        beside: i64 = 0
        for area in areas:
            beside |= area.beside
        reach.append(int(beside))
    by_fit: list[tuple[int, int]] = []
    places: i64 = planet.free()
    while places != 0:
        place: i64 = lowest(places)
        at: i64 = place // SIDES * SIDES
        fit: i64 = 0
        terrain: i64 = 0
        while terrain < LANDS:
            pattern: i64 = tile >> SIDES * terrain & 31
            if pattern != 0:
                fit += size(turned(pattern, place % SIDES) << at & reach[terrain])
            terrain += 1
        by_fit.append((int(-fit), int(place)))
        places &= places - 1
    return [place for _, place in sorted(by_fit)[:most]]
