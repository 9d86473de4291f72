"""Earth as a picture: hexes with terrain, species and dominance, elements on their corners."""

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree as ET

from habitable.earth.picture.hexes import Board
from habitable.games.dominant_species.components import GRID
from habitable.games.dominant_species.picture.parts import PIECES, asleep, cubes
from habitable.games.dominant_species.view_types import TileView
from habitable.present.svg import polygon
from habitable.texts import Texts

BOARD = Board(GRID)


def earth(parent: ET.Element, tiles: Sequence[TileView], elements: Mapping[str, str], words: Texts) -> None:
    """The whole board."""
    taken = {(tile.hex[0], tile.hex[1]) for tile in tiles}
    for at in GRID.hexes:
        if at not in taken:
            BOARD.vacant(parent, at)
    for tile in tiles:
        draw_tile(parent, tile, words)
    BOARD.elements(parent, elements, PIECES, words)


def draw_tile(parent: ET.Element, tile: TileView, words: Texts, placed: bool = True) -> None:
    """With its place on the board, if that is of use."""
    terrain = "tundra" if tile.tundra else tile.terrain
    paper, ink = PIECES.terrains[terrain]
    here = BOARD.tile(parent, tile.hex, terrain, title(tile, terrain, words), PIECES.fill(terrain), ink)
    if tile.tundra:  # a small tile on a large one
        inside = BOARD.outline(tile.hex, 0.88)
        polygon(here, inside, fill="none", stroke=ink, stroke_width=1.2, stroke_dasharray="1 4", stroke_linecap="round")
    if not tile.cubes:
        PIECES.ground_sign(here, *BOARD.centre(tile.hex[0], tile.hex[1]), terrain, 2.6)
    place = f"{tile.hex[0]},{tile.hex[1]}" if placed else ""
    below = place + (" ✓" if tile.scored else "")
    BOARD.names(here, tile.hex, PIECES.name(words, "terrain", terrain), below, len(tile.cubes), (paper, ink))
    for animal, x, y in BOARD.places(tile.hex, list(tile.cubes)):
        drawn = cubes(here, x, y, animal, tile.cubes[animal], tile.match[animal], tile.dominant == animal, words)
        if animal in tile.asleep:
            asleep(drawn, tile.asleep[animal])


def title(tile: TileView, terrain: str, words: Texts) -> str:
    """For screen readers: the tile, and the species on it with their match."""
    parts = [f"{PIECES.name(words, 'terrain', terrain)} {tile.hex[0]},{tile.hex[1]}"]
    for animal, n in tile.cubes.items():
        who = PIECES.name(words, "animal", animal)
        parts.append(words("dominant-species-picture-cubes", animal=who, number=n, match=str(tile.match[animal])))
    for animal, n in tile.asleep.items():
        who = PIECES.name(words, "animal", animal)
        parts.append(words("dominant-species-picture-asleep", animal=who, number=str(n)))
    if tile.dominant is not None:
        dominant = PIECES.name(words, "animal", tile.dominant)
        parts.append(words("dominant-species-picture-dominant", animal=dominant))
    return "; ".join(parts)
