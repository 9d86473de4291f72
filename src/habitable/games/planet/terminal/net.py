"""PlanetPosition and tiles in letters and colours: the dodecahedron as a flat net. Every field carries its letter.

  face 0              with the edge to face 3 below
  5  4  3  2  1       with the edge to face 0 on top; to the left lies the next one clockwise
10  9  8  7  6        with the edge to face 11 below, each between the two above it
  face 11             with the edge to face 8 on top
"""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from habitable.games.planet.geometry import FACES, SIDES
from habitable.present.canvas import Canvas

LOOKS = {
    "O": "bright_white on #2a66b0",
    "F": "bright_white on #2c7a3d",
    "D": "black on #ecc94b",
    "M": "bright_white on #6b6f76",
    "I": "black on #e8f1f6",
    ".": "grey50",
}
LIT = "bold black on bright_white"
DIM = "grey62"


class Cell(NamedTuple):
    """How large a field is drawn; a face is two fields and room for its number wide."""

    width: int

    @property
    def face(self) -> int:
        return 2 * self.width + 4


SMALL = Cell(1)
LARGE = Cell(3)


class Spot(NamedTuple):
    """Where a face lies in the net: row, place in the row, whether its flat edge is on top, and which edge that is."""

    row: int
    place: int
    flat_on_top: bool
    flat_edge: int


def spots() -> list[Spot]:
    upper = {face: Spot(1, 5 - face, True, 0) for face in range(1, 6)}
    lower = {face: Spot(2, 10 - face, False, 0) for face in range(6, 11)}
    every = {0: Spot(0, 2, False, 2), **upper, **lower, 11: Spot(3, 2, True, 3)}
    return [every[face] for face in range(FACES)]


SPOTS = spots()


def put_face(
    canvas: Canvas, row: int, column: int, letters: str, spot: Spot, cell: Cell, label: str, lit: bool
) -> None:
    """Three rows: the flat edge alone, left and right with the label between them, and the other two."""
    width, face = cell.width, cell.face
    middle, left, right = (face - width) // 2, 0, face - width
    inner = max(1, face // 4 - width // 2)
    top, bottom = (0, 2) if spot.flat_on_top else (2, 0)
    around = [(top, middle), (1, right), (bottom, face - width - inner), (bottom, inner), (1, left)]
    if not spot.flat_on_top:
        around = [(top, middle), (1, left), (bottom, inner), (bottom, face - width - inner), (1, right)]
    for i, (down, across) in enumerate(around):
        letter = letters[(spot.flat_edge + i) % SIDES]
        shown = "·" if letter == "." else letter
        canvas.put(column + across, row + down, shown.center(width), LOOKS[letter])
    canvas.put(column + width, row + 1, label.center(4), LIT if lit else DIM)


class Net:
    """A planet; `numbers` are the answers to be shown on its faces, `corner` and `right` the words beside face 0."""

    HEIGHT = 12

    def __init__(self, letters: str, cell: Cell) -> None:
        self.letters = letters
        self.cell = cell
        self.numbers: dict[int, int] = {}
        self.marked: int | None = None
        self.corner: Sequence[tuple[str, str]] = ()
        self.right: Sequence[str] = ()

    @staticmethod
    def width(cell: Cell) -> int:
        return 5 * cell.face + 4 + cell.face // 2

    @staticmethod
    def corner_width(cell: Cell) -> int:
        """The columns to the left of face 0."""
        return 2 * (cell.face + 1) + cell.face // 2 - 1

    def lines(self) -> list[Text]:
        canvas = Canvas(self.width(self.cell), self.HEIGHT)
        for row, (words, style) in enumerate(self.corner):
            canvas.put(0, row, words, style)
        for row, words in enumerate(self.right):
            canvas.put(self.corner_width(self.cell) + self.cell.face + 3, row, words, DIM)
        for face, spot in enumerate(SPOTS):
            half = self.cell.face // 2 if spot.row < 2 else 0
            column = half + spot.place * (self.cell.face + 1)
            letters = self.letters[SIDES * face : SIDES * face + SIDES]
            label, lit = str(face), False
            if face in self.numbers:
                label, lit = f"[{self.numbers[face]}]", True
            elif face == self.marked:
                label, lit = f"»{face}«", True
            put_face(canvas, 3 * spot.row, column, letters, spot, self.cell, label, lit)
        return canvas.lines()


def tile(letters: str, cell: Cell, label: str, lit: bool = False, spot: Spot | None = None) -> list[Text]:
    """A tile by itself: its first field on top, or as it would lie on a face of the net."""
    canvas = Canvas(cell.face, 3)
    put_face(canvas, 0, 0, letters, spot or Spot(0, 0, True, 0), cell, label, lit)
    return canvas.lines()


def strip(letters: str) -> Text:
    """Fields in a line, a space after every five."""
    parts: list[Text] = []
    for start in range(0, len(letters), SIDES):
        group = letters[start : start + SIDES]
        parts.append(Text.assemble(*(("·" if letter == "." else letter, LOOKS[letter]) for letter in group)))
    return Text(" ").join(parts)


def side_by_side(blocks: Sequence[Sequence[Text]], between: int) -> list[Text]:
    """Blocks of lines in one row, those that are lower filled up below."""
    height = max(map(len, blocks), default=0)
    widths = [max((cell_len(line.plain) for line in block), default=0) for block in blocks]
    out = []
    for row in range(height):
        line = Text()
        for block, width in zip(blocks, widths, strict=True):
            part = block[row] if row < len(block) else Text()
            line.append(part)
            line.append(" " * (width - cell_len(part.plain) + between))
        line.rstrip()
        out.append(line)
    return out
