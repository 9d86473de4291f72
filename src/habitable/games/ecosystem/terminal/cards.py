"""Cards and ecosystems in letters, pictures and colours. Every card carries its letter: colour is never alone."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from habitable.games.ecosystem.components import COLUMNS, ROWS
from habitable.games.ecosystem.words import Cell
from habitable.present.screen import steady
from habitable.texts import numeral


class Look(NamedTuple):
    symbol: str  # two columns wide
    style: str


LOOKS = {
    "M": Look("🌼", "black on #8fd16a"),
    "S": Look("🌊", "black on #6fb7e9"),
    "D": Look("🦌", "black on #d9b38c"),
    "B": Look("🐻", "bright_white on #7a4a2b"),
    "F": Look("🦊", "black on #f28c38"),
    "W": Look("🐺", "bright_white on #626a73"),
    "T": Look("🐟", "black on #9fe0d3"),
    "G": Look("🦋", "black on #c8b6f2"),
    "H": Look("🐝", "black on #ffd84d"),
    "E": Look("🦅", "bright_white on #8c2f39"),
    "R": Look("🐇", "black on #f3d6dc"),
}
EMPTY = "grey50"
LIT = "bold black on bright_white"


class Card(NamedTuple):
    """How large a card is drawn."""

    width: int
    height: int = 1
    gap: int = 0  # columns between cards


LARGE = Card(10, 2, 1)
NORMAL = Card(5, 1, 1)
SMALL = Card(4, 1)


def card(letter: str, symbols: bool) -> Text:
    """A card in a line of text."""
    return Text(letter + (LOOKS[letter].symbol if symbols else ""), LOOKS[letter].style)


def cards(letters: str) -> Text:
    """A pile in a line of text: letters only."""
    return Text.assemble(*((letter, LOOKS[letter].style) for letter in letters))


class Board:
    """One ecosystem; `numbers` are the answers to be shown on its cells, `names` the words on large cards."""

    def __init__(self, rows: Sequence[str], symbols: bool, names: Mapping[str, str]) -> None:
        self.rows = rows
        self.symbols = symbols
        self.names = names
        self.numbers: dict[Cell, int] = {}
        self.marked: set[Cell] = set()

    def at(self, row: int, column: int) -> str:
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])
        return self.rows[row][column] if inside else "."

    def simple(self, width: int) -> Text:
        """Four rows of five, as everybody else's is shown."""
        height = max(ROWS, len(self.rows))
        columns = max(COLUMNS, max(map(len, self.rows), default=0))
        lines = []
        for row in range(height):
            line = Text()
            for column in range(columns):
                letter = self.at(row, column)
                if letter == ".":
                    line.append("·".center(width), EMPTY)
                else:
                    symbol = LOOKS[letter].symbol if self.symbols and width >= 4 else ""
                    line.append(centre(letter + symbol, width, len(symbol)), LOOKS[letter].style)
            lines.append(line)
        return Text("\n").join(lines)

    def labelled(self, size: Card) -> Text:
        """With the numbers of rows and columns, and room to grow."""
        rows, columns = self._window()
        space = " " * size.gap
        head = "   " + "".join(numeral(column).center(size.width) + space for column in columns)
        lines = [Text(head.rstrip(), EMPTY)]
        for row in rows:
            for part in range(size.height):
                line = Text(f"{numeral(row):>2} " if part == 0 else "   ", EMPTY)
                for column in columns:
                    line.append(self._part(row, column, size, part))
                    line.append(space)
                lines.append(line)
            if size.height > 1 and row != rows[-1]:
                lines.append(Text(""))
        missing = (ROWS + 1 - len(rows)) * (size.height + (size.height > 1))
        return Text("\n").join(lines + [Text("")] * missing)

    def _window(self) -> tuple[range, range]:
        """The rows and columns to draw: the cards, a border while they may still spread, and every lit cell."""
        height, width = len(self.rows), max(map(len, self.rows), default=0)
        if height == 0:
            return range(1), range(1)
        r = [0, height - 1, *([-1, height] if height < ROWS else []), *(cell[0] for cell in self.numbers)]
        c = [0, width - 1, *([-1, width] if width < COLUMNS else []), *(cell[1] for cell in self.numbers)]
        return range(min(r), max(r) + 1), range(min(c), max(c) + 1)

    def _part(self, row: int, column: int, size: Card, part: int) -> Text:
        """One line of one cell."""
        letter, number = self.at(row, column), self.numbers.get((row, column))
        if letter == ".":
            if number is None:
                return Text("·".center(size.width) if part == 0 else " " * size.width, EMPTY)
            return Text((f"[{number}]" if part == 0 else "").center(size.width), LIT)
        symbol = LOOKS[letter].symbol if self.symbols else ""
        style = LOOKS[letter].style
        if part == 1:
            return Text(steady(self.names[letter][: size.width].center(size.width)), style)
        face = Text(centre(letter + symbol, size.width, len(symbol)), style)
        if (row, column) in self.marked:
            face = Text(centre(f"»{letter}{symbol}", size.width, len(symbol)), LIT)
        if number is not None:
            tag = f"{number:>2}"
            room = size.width - len(tag)
            face = Text(tag, LIT) + Text(centre(letter + symbol, room, len(symbol)), style)
        return face


def centre(text: str, width: int, wide: int) -> str:
    """Centred, where `wide` of its characters take two columns."""
    free = max(0, width - len(text) - wide)
    return " " * (free // 2) + text + " " * (free - free // 2)
