"""Boards of hexes as pictures: where hexes and corners are, tiles with their names, elements on the corners."""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from xml.etree import ElementTree as ET

from habitable.earth.grid import Grid, corners_of
from habitable.earth.picture.pieces import Colours, Pieces
from habitable.present.svg import Point, add, group, label, polygon
from habitable.texts import Texts

EDGE = 75.0
HALF = sqrt(3) / 2 * EDGE  # of the height
VACANT: dict[str, str | float] = {"fill": "#dde8e6", "stroke": "#9fb6b8", "stroke_dasharray": "3 5"}


class Board:
    """The hexes of a game. Its left upper corner is at 0, 0; the hex 0,0 is in the middle."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.width = (1.5 * (max(q for q, _ in grid.hexes) - min(q for q, _ in grid.hexes)) + 2) * EDGE
        heights = [2 * r + q for q, r in grid.hexes]
        self.height = (max(heights) - min(heights) + 2) * HALF

    def centre(self, q: int, r: int) -> Point:
        return self.width / 2 + 1.5 * EDGE * q, self.height / 2 + 2 * HALF * (r + q / 2)

    def corner_point(self, side: str, q: int, r: int) -> Point:
        x, y = self.centre(q, r)
        return x + (EDGE if side == "E" else -EDGE), y

    def extent(self, hexes: Sequence[Sequence[int]]) -> tuple[float, float, float, float]:
        """The part of the board that these hexes take: left, top, width, height."""
        xs, ys = zip(*(point for at in hexes for point in self.outline(at)), strict=True)
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    def outline(self, at: Sequence[int], scale: float = 1.0) -> list[Point]:
        """The corners of a hex, or of a smaller one in it."""
        points = [self.corner_point(*corner) for corner in corners_of(at[0], at[1])]
        if scale == 1.0:
            return points
        x, y = self.centre(at[0], at[1])
        return [(x + scale * (px - x), y + scale * (py - y)) for px, py in points]

    # ── what lies on it ─────────────────────────────────────────────────────────────────────────────────────────

    def vacant(self, parent: ET.Element, at: Sequence[int], **style: str | float) -> None:
        """A hex without a tile is only hinted at."""
        polygon(parent, self.outline(at), **{**VACANT, **style})
        label(parent, *self.centre(at[0], at[1]), f"{at[0]},{at[1]}", 12, fill="#5f7476")

    def tile(self, parent: ET.Element, at: Sequence[int], cls: str, title: str, fill: str, ink: str) -> ET.Element:
        """A tile, whose title is for screen readers; names, species and what else lies on it come after it."""
        here = group(parent, cls=f"tile {cls}")
        here.set("data-hex", f"{at[0]},{at[1]}")
        add(here, "title", title)
        polygon(here, self.outline(at), fill=fill, stroke=ink, stroke_width=2)
        return here

    def names(self, here: ET.Element, at: Sequence[int], name: str, below: str, animals: int, colours: Colours) -> None:
        """The name of a tile above the species, its place below them."""
        x, y = self.centre(at[0], at[1])
        paper, ink = colours
        halo: dict[str, str | float] = {"paint_order": "stroke", "stroke": paper, "stroke_width": 4}
        high = 28 if animals <= 3 else 16  # below the disks, if there is room
        label(here, x, y - HALF + high, name, 13, font_weight="700", fill=ink, **halo)
        label(here, x, y + HALF - 13, below, 11, fill=ink, **halo)

    def places(self, at: Sequence[int], animals: Sequence[str]) -> Iterator[tuple[str, float, float]]:
        """Where the species on a tile are: up to three in a row, more in two rows."""
        x, y = self.centre(at[0], at[1])
        half = (len(animals) + 1) // 2
        rows = [animals] if len(animals) <= 3 else [animals[:half], animals[half:]]
        for i, row in enumerate(rows):
            low = y + 4 + (i - (len(rows) - 1) / 2) * 38
            for j, animal in enumerate(row):
                yield animal, x + (j - (len(row) - 1) / 2) * 38, low

    def elements(self, parent: ET.Element, elements: Mapping[str, str], pieces: Pieces, words: Texts) -> None:
        """On their corners, which are named as in E(0,0)."""
        for name, element in elements.items():
            q, r = map(int, name[2:-1].split(","))
            pieces.disk(parent, *self.corner_point(name[0], q, r), element, words).set("data-corner", name)
