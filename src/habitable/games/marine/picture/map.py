"""Earth as a picture: hexes with terrain or eruption, species, and elements on their corners."""

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree as ET

from habitable.earth.picture.hexes import Board
from habitable.earth.picture.pieces import EDGE, ENDANGERED
from habitable.games.marine.components import BORDER, GRID, MIDDLE, UPPER
from habitable.games.marine.picture.parts import PIECES, eruption_sign
from habitable.games.marine.view_types import TileView
from habitable.present.svg import polygon
from habitable.texts import Texts

BOARD = Board(GRID)


def earth(parent: ET.Element, tiles: Sequence[TileView], elements: Mapping[str, str], words: Texts) -> None:
    """The whole board."""
    taken = {(tile.hex[0], tile.hex[1]) for tile in tiles}
    for i, at in enumerate(GRID.hexes):
        if at not in taken:
            BOARD.vacant(parent, at, **half(i))
    for tile in tiles:
        draw_tile(parent, tile, words)
    BOARD.elements(parent, elements, PIECES, words)


def half(hex: int) -> dict[str, str | float]:
    """Geysers rise in the upper half, vents in the lower one; the border, where Tectonics begins, has longer dashes."""
    if MIDDLE >> hex & 1:
        return {}
    out: dict[str, str | float] = {"fill": "#f7f1dc", "stroke": "#d9c48a"} if UPPER >> hex & 1 else {}
    out = out or {"fill": "#ebf1f3", "stroke": "#a9c3cf"}
    if BORDER >> hex & 1:
        out["stroke_dasharray"] = "9 5"
    return out


def draw_tile(parent: ET.Element, tile: TileView, words: Texts) -> None:
    terrain = tile.eruption or tile.terrain
    _, ink = PIECES.terrains[tile.terrain]
    here = BOARD.tile(parent, tile.hex, terrain, title(tile, words), PIECES.fill(tile.terrain), ink)
    name = PIECES.name(words, "terrain", tile.terrain)
    if tile.eruption is not None:  # a small tile on a large one
        _, ink = PIECES.terrains[tile.eruption]
        inside = BOARD.outline(tile.hex, 0.9)
        polygon(here, inside, fill=PIECES.fill(tile.eruption), stroke=ink, stroke_width=1.6, stroke_linejoin="round")
        x, y = BOARD.centre(tile.hex[0], tile.hex[1])
        away, high = (41, -18) if len(tile.cubes) <= 3 else (49, 5)
        for side in (-1, 1):
            eruption_sign(here, x + side * away, y + high, tile.eruption)
        name = PIECES.name(words, "terrain", tile.eruption)
    elif not tile.cubes:
        PIECES.ground_sign(here, *BOARD.centre(tile.hex[0], tile.hex[1]), terrain, 2.6)
    at = f"{tile.hex[0]},{tile.hex[1]}"
    BOARD.names(here, tile.hex, name, at, len(tile.cubes), PIECES.terrains[terrain])
    for animal, x, y in BOARD.places(tile.hex, list(tile.cubes)):
        endangered = animal in tile.endangered
        frame: dict[str, str | float] = ENDANGERED if endangered else {"stroke": EDGE}
        PIECES.cubes(here, x, y, animal, tile.cubes[animal], "!" if endangered else "", words, **frame)


def title(tile: TileView, words: Texts) -> str:
    """For screen readers: the tile, and the species on it."""
    name = PIECES.name(words, "terrain", tile.terrain)
    if tile.eruption is not None:
        name = f"{PIECES.name(words, 'terrain', tile.eruption)} ({name})"
    parts = [f"{name} {tile.hex[0]},{tile.hex[1]}"]
    for animal, n in tile.cubes.items():
        danger = "yes" if animal in tile.endangered else "no"
        who = PIECES.name(words, "animal", animal)
        parts.append(words("marine-picture-cubes", animal=who, number=n, endangered=danger))
    return "; ".join(parts)
