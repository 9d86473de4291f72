"""One player's ecosystem: where cards lie, where the next one may go (rules/ecosystem.md 2)."""

from mypy_extensions import i64

from habitable.games.ecosystem.components import (
    BEAR,
    BEE,
    COLUMNS,
    DEER,
    DRAGONFLY,
    EAGLE,
    FIRST_COLUMN,
    FIRST_ROW,
    FOX,
    KINDS,
    LETTERS,
    MEADOW,
    RABBIT,
    ROWS,
    STREAM,
    TROUT,
    WIDTH,
    WOLF,
)
from habitable.kernel.bits import bit, first, highest, mixed


class Ecosystem:
    """One player's cards, a set of cells for each kind. Replaced, never changed.

    A field for each kind, and no list by kind: scoring reads little else, and compiled a field is a machine's integer,
    where a list has an object to be unpacked."""

    def __init__(
        self,
        meadows: i64,
        streams: i64,
        deer: i64,
        bears: i64,
        foxes: i64,
        wolves: i64,
        trout: i64,
        dragonflies: i64,
        bees: i64,
        eagles: i64,
        rabbits: i64,
    ) -> None:
        self.meadows: i64 = meadows
        self.streams: i64 = streams
        self.deer: i64 = deer
        self.bears: i64 = bears
        self.foxes: i64 = foxes
        self.wolves: i64 = wolves
        self.trout: i64 = trout
        self.dragonflies: i64 = dragonflies
        self.bees: i64 = bees
        self.eagles: i64 = eagles
        self.rabbits: i64 = rabbits
        self.cards: i64 = (
            meadows | streams | deer | bears | foxes | wolves | trout | dragonflies | bees | eagles | rabbits
        )

    def of(self, kind: i64) -> i64:
        """The cells of a kind."""
        if kind == MEADOW:
            return self.meadows
        if kind == STREAM:
            return self.streams
        if kind == DEER:
            return self.deer
        if kind == BEAR:
            return self.bears
        if kind == FOX:
            return self.foxes
        if kind == WOLF:
            return self.wolves
        if kind == TROUT:
            return self.trout
        if kind == DRAGONFLY:
            return self.dragonflies
        if kind == BEE:
            return self.bees
        if kind == EAGLE:
            return self.eagles
        return self.rabbits

    def kind_at(self, cell: i64) -> i64:
        """The kind of the card on a cell, -1 where there is none."""
        here: i64 = bit(cell)
        if self.cards & here == 0:
            return -1
        kind: i64 = 0
        while self.of(kind) & here == 0:
            kind += 1
        return kind

    def placed(self, kind: i64, cell: i64) -> "Ecosystem":
        """With one card more, pushed back to the corner when it grew upward or to the left."""
        card: i64 = bit(cell)
        s: i64 = 0
        if cell < WIDTH:
            s = WIDTH
        elif cell % WIDTH == 0:
            s = 1
        return Ecosystem(
            (self.meadows | card if kind == MEADOW else self.meadows) << s,
            (self.streams | card if kind == STREAM else self.streams) << s,
            (self.deer | card if kind == DEER else self.deer) << s,
            (self.bears | card if kind == BEAR else self.bears) << s,
            (self.foxes | card if kind == FOX else self.foxes) << s,
            (self.wolves | card if kind == WOLF else self.wolves) << s,
            (self.trout | card if kind == TROUT else self.trout) << s,
            (self.dragonflies | card if kind == DRAGONFLY else self.dragonflies) << s,
            (self.bees | card if kind == BEE else self.bees) << s,
            (self.eagles | card if kind == EAGLE else self.eagles) << s,
            (self.rabbits | card if kind == RABBIT else self.rabbits) << s,
        )

    def mark(self) -> i64:
        """A number that no other ecosystem is likely to have."""
        h: i64 = mixed(0, self.meadows)
        h = mixed(h, self.streams)
        h = mixed(h, self.deer)
        h = mixed(h, self.bears)
        h = mixed(h, self.foxes)
        h = mixed(h, self.wolves)
        h = mixed(h, self.trout)
        h = mixed(h, self.dragonflies)
        h = mixed(h, self.bees)
        h = mixed(h, self.eagles)
        return mixed(h, self.rabbits)

    def swapped(self, a: i64, b: i64) -> "Ecosystem":
        """With the cards of two cells of different kinds exchanged."""
        cells: i64 = bit(a) | bit(b)
        return Ecosystem(
            _exchange(self.meadows, cells),
            _exchange(self.streams, cells),
            _exchange(self.deer, cells),
            _exchange(self.bears, cells),
            _exchange(self.foxes, cells),
            _exchange(self.wolves, cells),
            _exchange(self.trout, cells),
            _exchange(self.dragonflies, cells),
            _exchange(self.bees, cells),
            _exchange(self.eagles, cells),
            _exchange(self.rabbits, cells),
        )

    def width(self) -> i64:
        c: i64 = self.cards
        return highest((c | c >> 6 | c >> 12 | c >> 18 | c >> 24 | c >> 30) & 63)

    def height(self) -> i64:
        return highest(self.cards) // WIDTH

    def legal_cells(self, free: bool) -> i64:
        """Where the next card may go (rules/ecosystem.md 2.1): beside a card, within 5 columns and 4 rows (or 4 and 5
        if `free`)."""
        cards: i64 = self.cards
        if cards == 0:
            return bit(WIDTH + 1)  # the first card: coordinates float, so there is one place
        w: i64 = self.width()
        h: i64 = self.height()
        # The rows and columns that may be used, -1 and the one beyond the end included while there is room to grow.
        if fits(w, h + 1, free):
            row_set: i64 = first((h + 2) * WIDTH)
        else:
            row_set = first((h + 1) * WIDTH) - first(WIDTH)
        if fits(w + 1, h, free):
            column_set: i64 = first(w + 2)
        else:
            column_set = first(w + 1) - 1
        return beside(cards) & ~cards & row_set & (column_set * FIRST_COLUMN)


def rows_of(cells: i64) -> i64:
    """The rows that have any of some cells, each as its first cell."""
    return (cells | cells >> 1 | cells >> 2 | cells >> 3 | cells >> 4 | cells >> 5) & FIRST_COLUMN


def columns_of(cells: i64) -> i64:
    """The columns that have any of some cells, each as its first cell."""
    return (cells | cells >> 6 | cells >> 12 | cells >> 18 | cells >> 24 | cells >> 30) & FIRST_ROW


def _exchange(things: i64, cells: i64) -> i64:
    here: i64 = things & cells
    return things if here == 0 or here == cells else things ^ cells


def fits(width: i64, height: i64, free: bool) -> bool:
    if width <= COLUMNS and height <= ROWS:
        return True
    return free and width <= ROWS and height <= COLUMNS


def beside(cells: i64) -> i64:
    """The cells that share a side with one of these."""
    return cells << 1 | cells >> 1 | cells << WIDTH | cells >> WIDTH


def empty() -> Ecosystem:
    return Ecosystem(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def cell(row: i64, column: i64) -> i64:
    return (row + 1) * WIDTH + column + 1


def row_of(cell: i64) -> i64:
    return cell // WIDTH - 1


def column_of(cell: i64) -> i64:
    return cell % WIDTH - 1


def text(e: Ecosystem) -> str:
    """Four rows of five letters; an upright one is written transposed, so that it is four rows of five too
    (rules/ecosystem.md 7)."""
    upright = e.height() > ROWS
    lines: list[str] = []
    for r in range(ROWS):
        line = ""
        for c in range(COLUMNS):
            kind = e.kind_at(cell(c, r) if upright else cell(r, c))
            line += "." if kind < 0 else LETTERS[kind]
        lines.append(line)
    return "/".join(lines)


def from_letters(letters: str) -> Ecosystem:
    """From twenty letters, row by row; they are taken where they stand, connected or not (for scoring by hand)."""
    sets: list[int] = [0] * KINDS
    for i, letter in enumerate(letters):
        kind = LETTERS.find(letter)
        if kind >= 0:
            sets[kind] |= bit(cell(i // COLUMNS, i % COLUMNS))
    return Ecosystem(
        sets[MEADOW],
        sets[STREAM],
        sets[DEER],
        sets[BEAR],
        sets[FOX],
        sets[WOLF],
        sets[TROUT],
        sets[DRAGONFLY],
        sets[BEE],
        sets[EAGLE],
        sets[RABBIT],
    )
