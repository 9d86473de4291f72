"""Which cards the points of a line came from, for whoever wants to see why: sets of cells, as in `board`."""

from functools import lru_cache

from habitable.games.ecosystem.board import Ecosystem, beside, column_of, row_of
from habitable.games.ecosystem.components import CELLS, COLUMNS, KINDS, STREAM, WINDOW, WOLF
from habitable.games.ecosystem.scoring import Sheet, group
from habitable.kernel.bits import members, size

# The cards that scored, and those of other kinds that they scored by: bears, and the bees and trout beside them.
Scored = tuple[int, int]


def cards(e: Ecosystem, sheet: Sheet) -> dict[str, Scored]:
    """For each line of the score pad."""
    longest = _longest(e, sheet.longest_stream)
    gaps = sum(e.of(kind) for kind in range(KINDS) if sheet.kinds[kind] == 0)  # they lie there and bring nothing
    return {
        "meadow": (sum(meadow for meadow in _groups(e.meadows) if size(meadow) > 1), 0),
        "stream": (longest if sheet.kinds[STREAM] else 0, 0),
        "deer": (e.deer, 0),
        "bear": _pairs(e.bears, e.bees | e.trout),
        "fox": (e.foxes & ~beside(e.wolves | e.bears), 0),
        "wolf": (e.wolves if sheet.kinds[WOLF] else 0, 0),
        "trout": _pairs(e.trout, e.streams | e.dragonflies),
        "dragonfly": _dragonflies(e),
        "bee": _pairs(e.bees, e.meadows),
        "eagle": _eagles(e),
        "rabbit": (e.rabbits, 0),
        "gap_points": (gaps, 0),
        "longest_stream": (longest, 0),
        "wolves": (e.wolves, 0),
        "gaps": (gaps, 0),
    }


NUMBERS = [row_of(cell) * COLUMNS + column_of(cell) for cell in range(CELLS)]


@lru_cache(maxsize=1024)  # from one look at a table to the next most cards stay where they are
def places(cells: int) -> list[int]:
    """Cells as numbers that a client can count: row by row, five to a row, whichever way the ecosystem lies."""
    return [NUMBERS[cell] for cell in members(cells)]


def _groups(things: int) -> list[int]:
    out = []
    while things:
        out.append(group(things & -things, things))
        things &= ~out[-1]
    return out


def _longest(e: Ecosystem, length: int) -> int:
    """The longest stream; all of them where several are equally long."""
    return sum(stream for stream in _groups(e.streams) if size(stream) == length)


def _pairs(ones: int, others: int) -> Scored:
    return ones & beside(others), others & beside(ones)


def _dragonflies(e: Ecosystem) -> Scored:
    """The whole stream counts, however far it reaches from the dragonfly."""
    scored, touched = _pairs(e.dragonflies, e.streams)
    return scored, group(touched, e.streams)


def _eagles(e: Ecosystem) -> Scored:
    prey = e.trout | e.rabbits
    scored = seen = 0
    for cell in members(e.eagles):
        near = beside(1 << cell) & WINDOW
        if found := (near | beside(near)) & prey:
            scored |= 1 << cell
            seen |= found
    return scored, seen
