"""A window of characters, each with a style, on which a board is drawn."""

from itertools import groupby

from rich.cells import cell_len
from rich.text import Text


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Writes from x on; returns where it ends. What has no width belongs to the character before it."""
        row = self.cells[y]
        for letter in text:
            wide = cell_len(letter)
            if wide == 0 and x > 0:
                row[x - 1] = (row[x - 1][0] + letter, row[x - 1][1])
            elif x >= 0 and x + wide <= len(row):
                row[x] = (letter, style)
                if wide == 2:
                    row[x + 1] = ("", style)
            x += wide
        return x

    def lines(self) -> list[Text]:
        return [
            Text.assemble(
                *(("".join(letter for letter, _ in run), style) for style, run in groupby(row, lambda cell: cell[1]))
            )
            for row in self.cells
        ]

    def text(self) -> Text:
        """All of it, without the blanks at the ends of lines."""
        lines = self.lines()
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)
