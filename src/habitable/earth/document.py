"""What the position documents of the two games of dominant species share: hexes, corners and cubes, read with care."""

from habitable.earth.world import World
from habitable.kernel.errors import BadDocument


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
        animal = known(name, animals, place)
        if not p.plays(animal):
            raise BadDocument("earth-not-in-play", place=f"{place}.{name}", animal=name)
        if not 0 <= n <= p.animal(animal).pool:
            raise BadDocument("earth-cubes", place=f"{place}.{name}", given=str(n), most=most)
        if n > 0:
            p.add(animal, hex, n)
