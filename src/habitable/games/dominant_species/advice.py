"""What a good player sees in a position at a glance: points to come. A first, simple estimate."""

from typing import Final

from mypy_extensions import i64

from habitable.games.dominant_species.board import Animal, Tile, elements, match, printed, tile_points

SCORED_AGAIN: Final = 0.6  # how much of what a tile pays now it will bring: Dominations to come and the final scoring
DOMINANCE: Final = 0.8  # the card that it may bring
ENDANGERED: Final = -0.5  # for each cube
CUBE: Final = 0.15
ELEMENT: Final = 0.5
PAWN: Final = 2.0


def estimate(animals: list[Animal | None], tiles: list[Tile | None]) -> list[float]:
    """The points that each animal may end with."""
    out = [0.0] * len(animals)
    needs = [0] * len(animals)
    for i, a in enumerate(animals):
        if a is not None:
            out[i] = float(a.points) + ELEMENT * float(elements(i, a.acquired)) - PAWN * float(a.supply)
            needs[i] = int(printed(i) + a.acquired)
    for tile in tiles:
        if tile is None or tile.cubes == 0:
            continue
        for i, points in enumerate(tile_points(tile)):
            cubes: i64 = tile.of(i)
            if cubes == 0:
                continue
            if match(needs[i], tile.supply) == 0:
                out[i] += ENDANGERED * float(cubes)
            else:
                out[i] += SCORED_AGAIN * points + CUBE * float(cubes)
        if tile.dominant >= 0:
            out[tile.dominant] += DOMINANCE
    return out
