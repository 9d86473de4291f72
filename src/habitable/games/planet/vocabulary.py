"""The words of every answer of Planet (rules/planet.md 7), and its events by their numbers."""

from typing import Final

from mypy_extensions import i64

from habitable.games.planet.components import ANIMALS, LETTERS, SEATS, TILES
from habitable.games.planet.geometry import FACES, SIDES
from habitable.kernel.vocabulary import Noun, Verb, Vocabulary


def other_words() -> dict[str, tuple[str, int]]:
    """Other ways to say the same: `take T17`, `lay 7 2`, and as in rules/planet.md, `pick T17`, `place 7 2`."""
    out: dict[str, tuple[str, int]] = {}
    for i in range(TILES):
        out |= dict.fromkeys((f"take t{i + 1:02}", f"pick t{i + 1:02}", f"pick {i + 1}"), ("take", i))
    for i in range(FACES * SIDES):
        face, turn = divmod(i, SIDES)
        out |= dict.fromkeys((f"lay {face} {turn}", f"place {face} {turn}"), ("lay", i))
    return out


_SEAT = Noun("seat", [str(i) for i in range(SEATS)])
_TERRAIN = Noun("terrain", LETTERS)
_ANIMAL = Noun("animal", [str(i + 1) for i in range(ANIMALS)])
_TILE = Noun("tile", [str(i + 1) for i in range(TILES)])
_FACE = Noun("face", [str(i) for i in range(FACES)])
_TURN = Noun("turn", [f"turn {i}" for i in range(SIDES)])

VOCABULARY: Final = Vocabulary(
    Verb("pass"),  # which nobody ever says here
    # Nature
    Verb("start", _SEAT),
    Verb("objective", _TERRAIN),
    Verb("animal", _ANIMAL),
    Verb("tile", _TILE),
    # players
    Verb("take", _TILE),
    Verb("lay", _FACE, _TURN),
    also=other_words(),
)

# The first id of each verb's block.
DRAW_START: Final[i64] = VOCABULARY.first("start")
DRAW_OBJECTIVE: Final[i64] = VOCABULARY.first("objective")
DRAW_ANIMAL: Final[i64] = VOCABULARY.first("animal")
DRAW_TILE: Final[i64] = VOCABULARY.first("tile")
TAKE: Final[i64] = VOCABULARY.first("take")
LAY: Final[i64] = VOCABULARY.first("lay")  # + 5 * face + turn

# Events
ANIMAL_LAID: Final = 0
OBJECTIVE: Final = 1
STARTED: Final = 2
ROUND: Final = 3
TURNED_UP: Final = 4
TILE: Final = 5
TOOK: Final = 6
LAID: Final = 7
LEFT: Final = 8
SETTLED: Final = 9
CARRIED: Final = 10
BOXED: Final = 11
REVEALED: Final = 12
SCORED: Final = 13
TOTAL: Final = 14
TIED: Final = 15
