"""The words of every answer of Ecosystem (rules/ecosystem.md 8), and its events by their numbers."""

from typing import Final

from mypy_extensions import i64

from habitable.games.ecosystem.board import column_of, row_of
from habitable.games.ecosystem.components import CELLS, LETTERS, WIDTH
from habitable.kernel.vocabulary import Noun, Verb, Vocabulary


def pairs() -> list[tuple[int, int]]:
    """The pairs of cells that can be swapped: no ecosystem reaches both row 4 and column 4."""
    cells = [cell for cell in range(CELLS) if cell >= WIDTH and cell % WIDTH != 0]
    tall = 5 * WIDTH
    return [(a, b) for a in cells for b in cells if a < b and not (b >= tall and (a % WIDTH == 5 or b % WIDTH == 5))]


SWAPS: Final = pairs()  # the answer SWAP + i swaps the cells of SWAPS[i]
_CELL_TEXTS = [f"{row_of(cell)} {column_of(cell)}" for cell in range(CELLS)]
_KIND = Noun("kind", LETTERS)
_CELL = Noun("cell", _CELL_TEXTS)

VOCABULARY: Final = Vocabulary(
    Verb("noswap"),
    Verb("deal", _KIND),  # Nature
    Verb("choose", _KIND),
    Verb("place", _CELL),
    Verb("swap", _CELL, _CELL, only=SWAPS),
    # a swap is the same in either order
    also={
        "pass": ("noswap", 0),
        **{f"swap {_CELL_TEXTS[b]} {_CELL_TEXTS[a]}": ("swap", i) for i, (a, b) in enumerate(SWAPS)},
    },
)

# The first id of each verb's block.
NOSWAP: Final[i64] = VOCABULARY.first("noswap")
DEAL: Final[i64] = VOCABULARY.first("deal")
CHOOSE: Final[i64] = VOCABULARY.first("choose")
PLACE: Final[i64] = VOCABULARY.first("place")
SWAP: Final[i64] = VOCABULARY.first("swap")


def swap_table() -> list[int]:
    table = [-1] * (CELLS * CELLS)
    for i, (a, b) in enumerate(SWAPS):
        table[a * CELLS + b] = SWAP + i
    return table


SWAP_OF: Final = swap_table()  # by cell * CELLS + the larger cell

# Events
STAGE: Final = 0
DEALT: Final = 1
REVEALED: Final = 2
MATT_REVEALED: Final = 3
PLACED: Final = 4
SWAPPED: Final = 5
RECEIVED: Final = 6
SCORED: Final = 7
GAPS: Final = 8
TOTAL: Final = 9
