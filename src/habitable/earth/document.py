"""What the position documents of the two games of dominant species share: hexes, corners and cubes, read with care; and
what is answered to them."""

from typing import Any

from habitable.earth.ground import terms
from habitable.earth.scoring import rank
from habitable.earth.world import World
from habitable.kernel.bits import members
from habitable.kernel.errors import BadDocument

HIGHEST_POINTS = 999


def known(name: str, names: list[str], place: str) -> int:
    """The number of a thing that is called so."""
    if name not in names:
        raise BadDocument("wrong-word", place=place, given=name, known=", ".join(names))
    return names.index(name)


def read_hex(p: World, at: tuple[int, int], place: str) -> int:
    """The hex for the next tile."""
    text = f"{at[0]},{at[1]}"
    if at not in p.grid().index:
        raise BadDocument("earth-no-hex", place=f"{place}.hex", hex=text)
    hex = p.grid().index[at]
    if p.tiles[hex] is not None:
        raise BadDocument("earth-tile-twice", place=f"{place}.hex", hex=text)
    return hex


def read_corners(p: World, elements: dict[str, str], names: list[str]) -> None:
    """Elements onto the corners of Earth."""
    grid = p.grid()
    corners = {grid.corner_text(corner): corner for corner in range(len(grid.corners))}
    for name, word in elements.items():
        place = f"elements.{name}"
        element = known(word, names, place)
        if name not in corners:
            raise BadDocument("earth-no-corner", place=place)
        if grid.touched[corners[name]] & p.land == 0:
            raise BadDocument("earth-bare-corner", place=place)
        p.put(element, corners[name])


def read_cubes(p: World, hex: int, cubes: dict[str, int], animals: list[str], most: int, place: str) -> None:
    """The cubes of a tile, from the gene pools."""
    for name, n in cubes.items():
        animal = in_play(p, name, animals, place)
        if not 0 <= n <= p.animal(animal).pool:
            raise BadDocument("earth-cubes", place=f"{place}.{name}", given=str(n), most=most)
        if n > 0:
            p.add(animal, hex, n)


def in_play(p: World, name: str, animals: list[str], place: str) -> int:
    """The number of an animal that plays."""
    animal = known(name, animals, place)
    if not p.plays(animal):
        raise BadDocument("earth-not-in-play", place=f"{place}.{name}", animal=name)
    return animal


def read_points(p: World, points: dict[str, int], animals: list[str]) -> None:
    """The points that animals have so far, 0 where none are given."""
    for name, n in points.items():
        animal = in_play(p, name, animals, "points")
        if not 0 <= n <= HIGHEST_POINTS:
            raise BadDocument("wrong-range", place=f"points.{name}", least=0, most=HIGHEST_POINTS, given=str(n))
        p.change(animal, points=n)


def read_names(p: World, names: dict[str, str], animals: list[str]) -> None:
    """Who leads which animal, for people who read the document; nothing depends on it."""
    for name in names:
        in_play(p, name, animals, "names")


def check_tiles(p: World, most: list[int], terrains: list[str]) -> None:
    """No more tiles of a terrain than there are in the box."""
    laid = [int(tile.terrain) for tile in p.tiles if tile is not None]
    for terrain, there in enumerate(most):
        if laid.count(terrain) > there:
            given = str(laid.count(terrain))
            raise BadDocument("earth-tiles", place="tiles", given=given, terrain=terrains[terrain], most=there)


# ── the answer ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why(needs: int, supply: int, elements: list[str]) -> list[list[Any]]:
    """Of each element that an animal has and that is there: its name, how often it has it, how often it is there."""
    found = terms(needs, supply)
    each = zip(found[::3], found[1::3], found[2::3], strict=True)
    return [[elements[element], has, there] for element, has, there in each]


def lost(before: World, after: World, hexes: list[int], animals: list[str]) -> list[dict[str, Any]]:
    """The cubes that are no more, tile by tile."""
    out: list[dict[str, Any]] = []
    for hex in hexes:
        was, tile = before.tile(hex), after.tile(hex)
        cubes = {animals[a]: int(was.of(a) - tile.of(a)) for a in members(was.animals()) if was.of(a) > tile.of(a)}
        if cubes:
            out.append({"hex": list(before.grid().hexes[hex]), "cubes": cubes})
    return out


def ending(before: World, after: World, animals: list[str], lines: list[tuple[str, int]]) -> list[dict[str, Any]]:
    """The points of every animal when the game has ended: those of before, and each of these lines of the score pad."""
    order = sorted(after.playing(), key=lambda animal: rank(after, animal))
    return [
        {
            "animal": animals[a],
            "so_far": int(before.animal(a).points),
            **{name: after.tally[a * after.lines() + line] for name, line in lines},
            "total": int(after.animal(a).points),
            "place": order.index(a) + 1,
        }
        for a in after.playing()
    ]
