"""Earth as a picture: hexes with terrain, species and dominance, elements on their corners."""

from collections.abc import Mapping, Sequence
from math import sqrt
from xml.etree import ElementTree as ET

from habitable.draw.dominant_species_parts import TERRAINS, cubes, disk
from habitable.draw.svg import Point, add, group, label, polygon
from habitable.games.dominant_species.components import GRID
from habitable.games.dominant_species.view import TileView
from habitable.kernel.hexes import corners_of
from habitable.texts import Texts

EDGE = 75.0
HALF = sqrt(3) / 2 * EDGE  # of the height
WIDTH = 11 * EDGE  # of the board
HEIGHT = 12 * HALF


def centre(q: int, r: int) -> Point:
    """On the board, whose left upper corner is at 0, 0."""
    return WIDTH / 2 + 1.5 * EDGE * q, HEIGHT / 2 + 2 * HALF * (r + q / 2)


def corner_point(side: str, q: int, r: int) -> Point:
    x, y = centre(q, r)
    return x + (EDGE if side == "E" else -EDGE), y


def outline(at: Sequence[int]) -> list[Point]:
    return [corner_point(*corner) for corner in corners_of(at[0], at[1])]


def earth(parent: ET.Element, tiles: Sequence[TileView], elements: Mapping[str, str], words: Texts) -> None:
    """The whole board; hexes without a tile are only hinted at."""
    taken = {(tile.hex[0], tile.hex[1]) for tile in tiles}
    for at in GRID.hexes:
        if at not in taken:
            polygon(parent, outline(at), fill="#f4efe3", stroke="#dcd3c0", stroke_dasharray="3 5")
            label(parent, *centre(*at), f"{at[0]},{at[1]}", 12, fill="#b3a88f")
    for tile in tiles:
        draw_tile(parent, tile, words)
    for name, element in elements.items():
        q, r = map(int, name[2:-1].split(","))
        disk(parent, *corner_point(name[0], q, r), element, words).set("data-corner", name)


def draw_tile(parent: ET.Element, tile: TileView, words: Texts) -> None:
    terrain = "tundra" if tile.tundra else tile.terrain
    _, ink = TERRAINS[terrain]
    x, y = centre(tile.hex[0], tile.hex[1])
    here = group(parent, cls=f"tile {terrain}")
    here.set("data-hex", f"{tile.hex[0]},{tile.hex[1]}")
    add(here, "title", title(tile, terrain, words))
    polygon(here, outline(tile.hex), fill=f"url(#ds-{terrain})", stroke=ink, stroke_width=2)
    if tile.tundra:  # a small tile on a large one
        inside = [(x + 0.88 * (px - x), y + 0.88 * (py - y)) for px, py in outline(tile.hex)]
        polygon(here, inside, fill="none", stroke=ink, stroke_width=1.2, stroke_dasharray="1 4", stroke_linecap="round")
    name = words(f"dominant-species-terrain-{terrain}")
    halo: dict[str, str | float] = {"paint_order": "stroke", "stroke": TERRAINS[terrain][0], "stroke_width": 4}
    high = 28 if len(tile.cubes) <= 3 else 16  # below the disks, if there is room
    label(here, x, y - HALF + high, name, 13, font_weight="700", fill=ink, **halo)
    place = f"{tile.hex[0]},{tile.hex[1]}" + (" ✓" if tile.scored else "")
    label(here, x, y + HALF - 13, place, 11, fill=ink, **halo)
    draw_species(here, x, y, tile, words)


def draw_species(here: ET.Element, x: float, y: float, tile: TileView, words: Texts) -> None:
    """Up to three in a row; with six animals there are two rows."""
    animals = list(tile.cubes)
    rows = [animals] if len(animals) <= 3 else [animals[: (len(animals) + 1) // 2], animals[(len(animals) + 1) // 2 :]]
    for i, row in enumerate(rows):
        low = y + 4 + (i - (len(rows) - 1) / 2) * 38
        for j, animal in enumerate(row):
            at = x + (j - (len(row) - 1) / 2) * 38
            cubes(here, at, low, animal, tile.cubes[animal], tile.match[animal], tile.dominant == animal, words)


def title(tile: TileView, terrain: str, words: Texts) -> str:
    """For screen readers: the tile, and the species on it with their match."""
    parts = [f"{words(f'dominant-species-terrain-{terrain}')} {tile.hex[0]},{tile.hex[1]}"]
    for animal, n in tile.cubes.items():
        who = words(f"dominant-species-animal-{animal}")
        parts.append(words("dominant-species-picture-cubes", animal=who, number=n, match=str(tile.match[animal])))
    if tile.dominant is not None:
        dominant = words(f"dominant-species-animal-{tile.dominant}")
        parts.append(words("dominant-species-picture-dominant", animal=dominant))
    return "; ".join(parts)
