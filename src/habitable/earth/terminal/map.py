"""Earth as a map of hexes in letters: terrain, elements on the corners, species, and lit answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.text import Text

from habitable.earth.grid import Grid, corners_of
from habitable.earth.naming import Hex
from habitable.earth.terminal.look import DIM, EDGE, LIT, Looks
from habitable.earth.view_types import EarthView
from habitable.present.canvas import Canvas
from habitable.present.screen import steady

if TYPE_CHECKING:
    from habitable.earth.terminal.screen import EarthScreen

WIDEST = 17


class Shape(NamedTuple):
    """How large a hex is drawn: columns from one to the next, lines, and columns that its sides lean."""

    pitch: int
    lines: int
    lean: int


SHAPES = [(6, 3, 15), (4, 2, 10), (3, 2, 9), (2, 1, 9)]  # lines, lean, least pitch


class Map:
    """`numbers` and `corners` are the answers to be shown on hexes and corners, `marked` the hexes they start from."""

    def __init__(self, screen: EarthScreen[Any], grid: Grid, view: EarthView) -> None:
        self.screen = screen
        self.looks: Looks = screen.looks
        self.symbols = screen.symbols
        self.land = screen.words.land(view)
        self.elements = view.elements
        self.tiles: dict[Hex, Any] = {(tile.hex[0], tile.hex[1]): tile for tile in view.tiles}
        self.numbers: dict[Hex, int] = {}
        self.corners: dict[str, int] = {}
        self.marked: set[Hex] = set()
        land = sum(1 << grid.index[at] for at in self.tiles)
        rim = grid.beside(land) & ~land
        self.vacant = [at for i, at in enumerate(grid.hexes) if rim >> i & 1]  # where tiles may go

        self._measure()

    def _measure(self) -> None:
        hexes = [*self.tiles, *self.vacant] or [(0, 0)]
        self.columns = (min(q for q, _ in hexes), max(q for q, _ in hexes))
        self.halves = (min(2 * r + q for q, r in hexes), max(2 * r + q for q, r in hexes) + 2)  # of a hex: top, bottom

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def token(self, tile: Any, animal: str, long: bool) -> str:
        """An animal's species on a tile, in a few characters: its letter, their number, and what matters of them."""
        raise NotImplementedError

    def mark(self, tile: Any) -> str:
        """What stands behind the coordinates of a tile."""
        return ""

    # ── how large ───────────────────────────────────────────────────────────────────────────────────────────────

    def width(self, shape: Shape) -> int:
        first, last = self.columns
        return (last - first + 1) * shape.pitch + shape.lean + 3

    def height(self, shape: Shape) -> int:
        first, last = self.halves
        return self._y(shape, last) - self._y(shape, first) + 1

    def fitting(self, width: int, height: int) -> Shape | None:
        """The largest shape for this room: of those that are wide enough, if need be, the lowest. Where space is dear
        the hexes without a tile go, unless they are lit."""
        shape = self._fitting(width, height)
        if (
            (shape is None or shape.lines < 4)
            and self.vacant
            and self.tiles
            and not set(self.vacant) & set(self.numbers)
        ):
            self.vacant = []
            self._measure()
            shape = self._fitting(width, height)
        return shape

    def _fitting(self, width: int, height: int) -> Shape | None:
        first, last = self.columns
        wide = []
        for lines, lean, least in SHAPES:
            pitch = min(WIDEST, (width - lean - 3) // (last - first + 1))
            if pitch >= least:
                wide.append(Shape(pitch, lines, lean))
        return next((shape for shape in wide if self.height(shape) <= height), wide[-1] if wide else None)

    # ── where things lie ────────────────────────────────────────────────────────────────────────────────────────

    def _y(self, shape: Shape, half: int) -> int:
        return half * shape.lines // 2

    def _x(self, shape: Shape, q: int) -> int:
        return (q - self.columns[0]) * shape.pitch + 1

    def _row(self, shape: Shape, half: int) -> int:
        return self._y(shape, half) - self._y(shape, self.halves[0])

    def _corner_at(self, shape: Shape, side: str, q: int, r: int) -> tuple[int, int]:
        x = self._x(shape, q) + (shape.pitch + shape.lean if side == "E" else 0)
        return x, self._row(shape, 2 * r + q + 1)

    def _inside(self, shape: Shape, at: Hex) -> Iterator[tuple[int, int, int, str]]:
        """The lines of a hex between its upper and its lower edge: line, first column, columns, and how they lean."""
        q, r = at
        top, middle, bottom = (self._row(shape, 2 * r + q + i) for i in range(3))
        x = self._x(shape, q)
        for y in range(top + 1, bottom):
            part = (middle - y) / (middle - top) if y <= middle else (y - middle) / (bottom - middle)
            left = x + round(shape.lean * part)
            width = shape.pitch + shape.lean - 2 * (left - x) - 1
            yield y, left + 1, width, "|" if y == middle else "/" if y < middle else "\\"

    # ── drawing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def draw(self, shape: Shape) -> Text:
        canvas = Canvas(self.width(shape), self.height(shape))
        for at in self.vacant:
            self._draw_vacant(canvas, shape, at)
        for at, tile in self.tiles.items():
            self._draw_tile(canvas, shape, at, tile)
        for corner in sorted({corner for at in self.tiles for corner in corners_of(*at)}):
            self._draw_corner(canvas, shape, corner)
        return canvas.text()

    def _draw_vacant(self, canvas: Canvas, shape: Shape, at: Hex) -> None:
        rows = list(self._inside(shape, at))
        y, x, width, _ = rows[len(rows) // 2]
        text = self.hex_text(at)
        number = self.numbers.get(at)
        tag = "" if number is None else f"[{number}]"
        free = max(0, width - len(text) - len(tag) - bool(tag))
        end = canvas.put(x + free // 2, y, tag, LIT)
        canvas.put(end + bool(tag), y, text, DIM)

    def _draw_tile(self, canvas: Canvas, shape: Shape, at: Hex, tile: Any) -> None:
        style = self.looks.terrains[self.land[at]]
        q, r = at
        x = self._x(shape, q)
        rows = []
        for y, left, width, lean in self._inside(shape, at):
            if lean != "|":
                canvas.put(left - 1, y, lean, EDGE)
                canvas.put(left + width, y, "\\" if lean == "/" else "/", EDGE)
            canvas.put(left, y, " " * width, style)
            rows.append((y, left + (lean == "|"), width - 2 * (lean == "|")))
        for half in (0, 2):
            y = self._row(shape, 2 * r + q + half)
            canvas.put(x + shape.lean + 1, y, "─" * (shape.pitch - shape.lean - 1), EDGE)
        self._title(canvas, shape, at, tile)
        if len(rows) > 1:
            y, left, width = rows.pop(0)
            name = self.screen.terrain(self.land[at])
            tag = self._tag(at, width - len(name))
            free = max(0, width - len(tag) - len(name))
            canvas.put(left, y, tag, LIT)
            end = left + len(tag) + (free // 2 if not tag or free > 1 else 0)
            canvas.put(end, y, steady(name[: width - len(tag)]), style)
        else:
            y, left, width = rows[0]
            end = canvas.put(left, y, self._tag(at, 0), LIT)
            rows = [(y, end, width - (end - left))]
        self._species(canvas, rows, tile)

    def _tag(self, at: Hex, room: int) -> str:
        """The number of a lit tile, in brackets where there is room."""
        if at in self.marked:
            return "»"
        number = self.numbers.get(at)
        long = f"[{number}]"
        return "" if number is None else long if len(long) < room else f"{number:>2}"

    def _title(self, canvas: Canvas, shape: Shape, at: Hex, tile: Any) -> None:
        """On the upper edge: coordinates with their mark; in flat hexes the terrain too."""
        y = self._row(shape, 2 * at[1] + at[0])
        x = self._x(shape, at[0]) + shape.lean + 1
        room = shape.pitch - shape.lean - 1
        text = self.hex_text(at) + self.mark(tile)
        name = ""
        if shape.lines == 2:
            name = self.screen.terrain(self.land[at])[: max(0, room - len(text) - 1)]
            text += " " if len(text) + len(name) + 2 <= room else ""
        least = 1 if shape.lines > 2 and room > len(text) else 0  # beside the picture of an element
        start = x + max(least, (room - 1 - len(text) - len(name)) // 2)
        end = canvas.put(start, y, text, DIM)
        canvas.put(end, y, steady(name), self.looks.terrains[self.land[at]])

    def _species(self, canvas: Canvas, rows: Sequence[tuple[int, int, int]], tile: Any) -> None:
        """At length and with spaces between them, if there is room; if need be only the first of them, and dots."""
        widths = [width for _, _, width in rows]
        for long, space in ((self.symbols, 1), (self.symbols, 0), (False, 0)):
            tokens = {animal: self.token(tile, animal, long) for animal in tile.cubes}
            lines = packed(tokens, widths, space)
            if sum(map(len, lines)) < len(tokens) and (long or space):
                continue
            for (y, left, width), line in zip(rows, lines, strict=True):
                used = sum(len(tokens[animal]) for animal in line) + space * max(0, len(line) - 1)
                x = left + (width - used) // 2
                for animal in line:
                    letter = self.screen.animal(animal, "letter")
                    token = tokens[animal].replace(letter, steady(letter))
                    x = canvas.put(x, y, token, self.looks.animals[animal].style) + space
            if sum(map(len, lines)) < len(tokens):
                canvas.put(rows[-1][1] + rows[-1][2] - 1, rows[-1][0], "…", LIT)
            return

    def _draw_corner(self, canvas: Canvas, shape: Shape, corner: tuple[str, int, int]) -> None:
        side, q, r = corner
        name = f"{side}({q},{r})"
        x, y = self._corner_at(shape, side, q, r)
        number, element = self.corners.get(name), self.elements.get(name)
        if number is not None:
            x = canvas.put(x - 1, y, f"{number:>2}", LIT)
        if element is None:
            if number is None:
                canvas.put(x, y, "○" if self.symbols else "o", EDGE)
            return
        letter = steady(self.screen.element(element, "letter"))
        look = self.looks.elements[element]
        if number is not None or shape.lines == 2:
            canvas.put(x, y, letter, look.style)
        elif self.symbols:
            canvas.put(x - 1, y, letter + look.symbol, look.style)
        else:
            canvas.put(x - 1, y, f" {letter} ", look.style)

    def listed(self) -> list[Text]:
        """Tile by tile, for a window that is too narrow for a map, and then the hexes that are lit."""
        out = []
        for at in [*self.tiles, *(at for at in self.vacant if at in self.numbers)]:
            tile, number = self.tiles.get(at), self.numbers.get(at)
            line = Text.assemble(("" if number is None else f"[{number}]", LIT), f" {self.hex_text(at)} ")
            if tile is not None:
                name = self.land[at]
                line.append(steady(self.screen.terrain(name)), self.looks.terrains[name])
                for animal in tile.cubes:
                    line.append(" ")
                    line.append(self.token(tile, animal, self.symbols), self.looks.animals[animal].style)
            out.append(line)
            for corner in corners_of(*at):
                out[-1].append_text(self._listed_corner(corner))
        return out

    def _listed_corner(self, corner: tuple[str, int, int]) -> Text:
        name = f"{corner[0]}({corner[1]},{corner[2]})"
        number, element = self.corners.get(name), self.elements.get(name)
        out = Text()
        if number is not None or element is not None:
            out.append(" ")
        if number is not None:
            out.append(f"[{number}]", LIT)
        if element is not None:
            out.append(steady(self.screen.element(element, "letter")), self.looks.elements[element].style)
        return out

    @staticmethod
    def hex_text(at: Hex) -> str:
        return f"{at[0]},{at[1]}"


def packed(tokens: Mapping[str, str], widths: Sequence[int], space: int) -> list[list[str]]:
    """Which tokens go into which line, in order, as far as there is room."""
    left, lines = list(tokens), []
    for width in widths:
        line: list[str] = []
        used = 0
        while left and used + len(tokens[left[0]]) <= width:
            used += len(tokens[left[0]]) + space
            line.append(left.pop(0))
        lines.append(line)
    return lines
