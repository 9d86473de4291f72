"""What is in the box: 130 cards of eleven kinds (rules/ecosystem.md 1), prizes, and the words of every answer."""

from typing import Final

MEADOW: Final = 0
STREAM: Final = 1
DEER: Final = 2
BEAR: Final = 3
FOX: Final = 4
WOLF: Final = 5
TROUT: Final = 6
DRAGONFLY: Final = 7
BEE: Final = 8
EAGLE: Final = 9
RABBIT: Final = 10
KINDS: Final = 11

NAMES: Final = [
    "meadow",
    "stream",
    "deer",
    "bear",
    "fox",
    "wolf",
    "trout",
    "dragonfly",
    "bee",
    "eagle",
    "rabbit",
]
LETTERS: Final = "MSDBFWTGHER"
COUNTS: Final = [20, 20, 12, 12, 12, 12, 10, 8, 8, 8, 8]
CARDS: Final = 130

# Prizes and tables (rules/ecosystem.md 5)
MEADOW_POINTS: Final = [0, 0, 3, 6, 10, 15]  # by size, 5 or more
WOLF_PRIZES: Final = [12, 8, 4]
STREAM_PRIZES: Final = [8, 5]
GAP_POINTS: Final = [12, 12, 12, 7, 3, 0, -5]  # by number of gaps, 6 or more; an option may replace it

FORGETTING: Final = 1 << 6  # in the set of seats that know a hand: only its present holder does

STAGES: Final = 2
TURNS: Final = 10  # of each stage
BOARD: Final = 20  # cards of a finished ecosystem
COLUMNS: Final = 5
ROWS: Final = 4

# Cells. An ecosystem is pushed to the top-left corner of a window in which row -1 and column -1 are free, so that it
# can grow that way: cell = (row + 1) * 6 + column + 1. The free column also keeps rows apart in `beside`.
WIDTH: Final = 6
CELLS: Final = 36
FIRST_ROW: Final = 0x3F  # as sets of cells
FIRST_COLUMN: Final = 0x41041041
WINDOW: Final = 0xFBEFBEF80  # rows 0..4 and columns 0..4, as a set of cells
