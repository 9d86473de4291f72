"""Player aids: one page of a game to print for a real table, drawn as SVG. A game's `aid` says what stands on it.

    def aid(words: Texts) -> list[Section]:
        return [Section(phrase("ecosystem-aid-turn"), [Line(phrase("ecosystem-aid-choose"), number=1), ...]), ...]

Letters, shapes and patterns say the same as colours, so it can be printed in black.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple
from xml.etree import ElementTree as ET

from habitable.present.svg import Picture, add, group, label, number
from habitable.texts import Texts
from habitable.texts.phrases import Part

Icon = Callable[[ET.Element, Texts], object]  # draws around a point, not farther than 16 from it


@dataclass(frozen=True)
class Line:
    """A sentence: after its number, its icon, and its name in bold, each if it has one."""

    text: Part
    name: Part = ""
    icon: Icon | None = None
    number: int | None = None


@dataclass(frozen=True)
class Table:
    """Rows of a name, with an icon or none, and numbers; the head has one cell more than there are numbers."""

    head: Sequence[Part]
    rows: Sequence[tuple[Icon | None, Part, Sequence[Part]]]


@dataclass(frozen=True)
class Section:
    title: Part
    parts: Sequence[Line | Table]


def steps(texts: Sequence[Part]) -> list[Line]:
    return [Line(text, number=i) for i, text in enumerate(texts, 1)]


def paragraphs(text: str) -> list[Line]:
    """A text of several lines, one by one; what stands before a colon near its beginning is its name."""
    out = []
    for one in text.splitlines():
        name, colon, rest = one.partition(": ")
        named = bool(colon) and len(name) < 30
        out.append(Line(rest[:1].upper() + rest[1:], name) if named else Line(one))
    return out


# ── the page ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Paper(NamedTuple):
    """In millimetres; the smallest letters in points that are still read well at its distance."""

    name: str
    width: int
    height: int
    columns: int
    least: float


PAPERS = (Paper("A5", 148, 210, 2, 7.5), Paper("A4", 210, 297, 2, 7.0))
DOT = 96 / 25.4  # dots of a picture in a millimetre
POINT = 96 / 72  # and in a point
LARGEST = 11.0  # points
MARGIN = 30.0
GUTTER = 18.0
INK = "#1d1d1b"
PALE = "#5d574d"
RULE = "#8d867a"


class NoRoom(ValueError):
    """The texts do not fit on any paper."""


def draw(game: str, sections: Sequence[Section], words: Texts, prepare: Callable[[Picture], None] | None = None) -> str:
    """On the smallest paper that will do, with the largest letters. `prepare` defines what icons are filled with."""
    for paper in PAPERS:
        size = LARGEST
        while size >= paper.least:
            page = _Page(game, paper, size * POINT, words)
            columns = page.packed(sections)
            if columns is not None:
                return page.drawn(columns, prepare)
            size -= 0.25
    raise NoRoom(f"{game}, {words.language}")


class _Piece(NamedTuple):
    """What cannot be parted: how high it is, and how it is drawn at a height."""

    height: float
    draw: Callable[[ET.Element, float], None]
    with_next: bool = False  # as a heading is with what it is about


Run = list[tuple[str, bool]]  # words, and whether they are bold


class _Page:
    def __init__(self, game: str, paper: Paper, size: float, words: Texts) -> None:
        self.game = game
        self.paper = paper
        self.size = size
        self.words = words
        self.wide, self.high = paper.width * DOT, paper.height * DOT
        self.top = MARGIN + 2.9 * size
        self.column = (self.wide - 2 * MARGIN - GUTTER * (paper.columns - 1)) / paper.columns
        self.leading = 1.28 * size

    def packed(self, sections: Sequence[Section]) -> list[list[_Piece]] | None:
        """Into columns, one after the other; None where they do not suffice."""
        room = self.high - MARGIN - self.top
        columns: list[list[_Piece]] = [[]]
        used = 0.0
        for block in _kept_together([piece for section in sections for piece in self.section(section)]):
            height = sum(piece.height for piece in block)
            if used + height > room:
                columns.append([])
                used = 0.0
            if height > room or len(columns) > self.paper.columns:
                return None
            columns[-1] += block
            used += height
        return columns

    def drawn(self, columns: Sequence[Sequence[_Piece]], prepare: Callable[[Picture], None] | None) -> str:
        title = self.words(f"{self.game}-title")
        picture = Picture(self.wide, self.high, f"{title}: {self.words('aid-name')}")
        root = picture.root
        root.set("width", f"{self.paper.width}mm")
        root.set("height", f"{self.paper.height}mm")
        root.set("class", f"aid {self.paper.name}")
        root.attrib.pop("role")  # its words are to be read, not only its title
        root.set("direction", "rtl" if self.words.right_to_left else "ltr")
        if prepare is not None:
            prepare(picture)
        add(root, "rect", width="100%", height="100%", fill="#ffffff")
        base = MARGIN + 1.5 * self.size
        add(root, "text", title, x=self.at(MARGIN), y=base, font_size=1.9 * self.size, font_weight="700", fill=INK)
        kind = add(root, "text", self.words("aid-name"), x=self.at(self.wide - MARGIN), y=base, font_size=self.size)
        kind.set("text-anchor", "end")
        kind.set("fill", PALE)
        for i, column in enumerate(columns):
            y = self.top
            here = group(root, self.side(i), 0)
            for piece in column:
                piece.draw(here, y)
                y += piece.height
        return str(picture)

    # ── from the side on which one begins to read ───────────────────────────────────────────────────────────────

    def side(self, column: int) -> float:
        """The left edge of a column."""
        if self.words.right_to_left:
            column = self.paper.columns - 1 - column
        return MARGIN + column * (self.column + GUTTER)

    def at(self, x: float) -> float:
        return self.wide - x if self.words.right_to_left else x

    def within(self, x: float) -> float:
        return self.column - x if self.words.right_to_left else x

    # ── pieces ──────────────────────────────────────────────────────────────────────────────────────────────────

    def section(self, section: Section) -> Iterator[_Piece]:
        yield self.heading(capital(self.words.render(section.title)))
        for part in section.parts:
            if isinstance(part, Line):
                yield self.line(part)
            else:
                yield from self.table(part)
        yield _Piece(0.6 * self.size, lambda parent, y: None)

    def heading(self, title: str) -> _Piece:
        def draw(parent: ET.Element, y: float) -> None:
            below = y + 1.55 * self.size
            add(parent, "line", x1=0, x2=self.column, y1=below, y2=below, stroke=INK, stroke_width=1)
            size = min(1.2 * self.size, self.column / (1.15 * width(title)))
            text = add(parent, "text", title, x=self.within(0), y=y + 1.2 * self.size, font_size=size)
            text.set("font-weight", "700")
            text.set("fill", INK)

        return _Piece(2.0 * self.size, draw, with_next=True)

    def line(self, line: Line) -> _Piece:
        indent = 0.0
        if line.number is not None:
            indent = 2.0 * self.size
        elif line.icon is not None:
            indent = 2.4 * self.size
        name = capital(self.words.render(line.name))
        text = self.words.render(line.text)
        run: Run = [(word, True) for word in name.split()]
        if run and text:
            run[-1] = (run[-1][0] + ("." if name[-1] not in ".:" else ""), True)
        run += [(word, False) for word in text.split()]
        rows = wrapped(run, (self.column - indent) / self.size)
        height = max(len(rows) * self.leading, 2.2 * self.size if line.icon else 0) + 0.3 * self.size
        first = 1.05 * self.size
        if line.icon and len(rows) == 1:
            first += 0.45 * self.size

        def draw(parent: ET.Element, y: float) -> None:
            if line.number is not None:
                mark = add(parent, "text", f"{line.number}.", x=self.within(0), y=y + first, font_size=self.size)
                mark.set("font-weight", "700")
            elif line.icon is not None:
                self.icon(parent, self.within(self.size), y + 1.1 * self.size, line.icon, 1.05)
            for i, row in enumerate(rows):
                self.row(parent, self.within(indent), y + first + i * self.leading, row)

        return _Piece(height, draw)

    def row(self, parent: ET.Element, x: float, y: float, row: Run) -> None:
        out = add(parent, "text", x=x, y=y, font_size=self.size, fill=INK)
        bold = " ".join(word for word, heavy in row if heavy)
        plain = " ".join(word for word, heavy in row if not heavy)
        if bold:
            add(out, "tspan", bold + (" " if plain else ""), font_weight="700").tail = plain
        else:
            out.text = plain

    def table(self, table: Table) -> Iterator[_Piece]:
        icons = any(icon is not None for icon, _, _ in table.rows)
        names = [capital(self.words.render(name)) for name in (table.head[0], *(name for _, name, _ in table.rows))]
        first = max(map(width, names)) * self.size + (2.4 if icons else 0.6) * self.size
        many = len(table.head) - 1
        each = (self.column - first) / many
        centres = [first + (i + 0.5) * each for i in range(many)]
        tall = (1.9 if icons else 1.5) * self.size

        def cells(
            name: str, icon: Icon | None, values: Sequence[Part], weight: str, parent: ET.Element, y: float
        ) -> None:
            middle = y + tall / 2
            if icon is not None:
                self.icon(parent, self.within(self.size), middle, icon, 0.85)
            x = self.within(2.4 * self.size if icons else 0)
            text = add(parent, "text", name, x=x, y=middle, dy="0.35em", font_size=self.size, fill=INK)
            text.set("font-weight", weight)
            for centre, value in zip(centres, values, strict=True):
                shown = capital(self.words.render(value))
                size = min(self.size, 0.92 * each / max(width(shown), 0.1))
                cell = label(parent, self.within(centre), middle, shown, size, font_weight=weight, fill=INK)
                if not any(letter.isalpha() for letter in shown):
                    cell.set("direction", "ltr")
            below = y + tall
            add(parent, "line", x1=0, x2=self.column, y1=below, y2=below, stroke=RULE, stroke_width=0.5)

        head, *others = names
        yield _Piece(tall, partial(cells, head, None, table.head[1:], "700"), with_next=True)
        for name, (icon, _, values) in zip(others, table.rows, strict=True):
            yield _Piece(tall, partial(cells, name, icon, values, "400"))
        yield _Piece(0.4 * self.size, lambda parent, y: None)

    def icon(self, parent: ET.Element, x: float, y: float, icon: Icon, size: float) -> None:
        here = group(parent)
        here.set("transform", f"translate({number(x)} {number(y)}) scale({number(size * self.size / 16)})")
        icon(here, self.words)


def _kept_together(pieces: Sequence[_Piece]) -> Iterator[list[_Piece]]:
    block: list[_Piece] = []
    for piece in pieces:
        block.append(piece)
        if not piece.with_next:
            yield block
            block = []


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# ── how wide words are ──────────────────────────────────────────────────────────────────────────────────────────────

NARROW = set("fijlrtI.,:;'’!|()[]· -־")
WIDE = set("mwMW—…+−×")


def width(text: str) -> float:
    """In letter heights, rather too much than too little: which font there will be nobody knows."""
    return sum(0.4 if c in NARROW else 0.92 if c in WIDE else 0.72 if c.isupper() else 0.6 for c in text)


def wrapped(run: Run, room: float) -> list[Run]:
    """Words in lines of a width."""
    rows: list[Run] = [[]]
    used = 0.0
    for word, bold in run:
        needs = width(word) * (1.08 if bold else 1)
        if rows[-1] and used + width(" ") + needs > room:
            rows.append([])
            used = 0.0
        used += needs + (width(" ") if rows[-1] else 0)
        rows[-1].append((word, bold))
    return rows
