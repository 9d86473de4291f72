"""What is in the box, as the rules use it: terrains, tiles, animals, objectives (rules/planet.md 1), and the words of
every answer. The facts themselves are in `components.json`, or in a user's own file of that form (`box.py`)."""

from typing import Final

from mypy_extensions import i64

from habitable.games.planet.box import by_round, read
from habitable.games.planet.geometry import FIELDS, SIDES
from habitable.kernel.bits import first

OCEAN: Final = 0
FOREST: Final = 1
DESERT: Final = 2
MOUNTAIN: Final = 3
ICE: Final = 4
LANDS: Final = 5  # how many terrains there are

LETTERS: Final = "OFDMI"
NAMES: Final = ["ocean", "forest", "desert", "mountain", "ice"]

# Kinds of requirement (rules/planet.md 5)
MOST: Final = 0
ADJACENT: Final = 1
NOT_ADJACENT: Final = 2
KIND_NAMES: Final = ["most", "adjacent", "not_adjacent"]

SEATS: Final = 4
TILES: Final = 50
ANIMALS: Final = 63  # the most that a file may hold; 45 in ours
ROUNDS: Final = 12
DEALT_ROUNDS: Final = 10  # the piles of the last two rounds are what was left over
SLOTS: Final = 5  # tiles of a round


class Layout:
    """How many animals lie under each round: face up, face down, and which round's hidden ones a round turns up."""

    def __init__(self, shown: list[int], hidden: list[int], turns_up: list[int]) -> None:
        self.shown: list[int] = shown
        self.hidden: list[int] = hidden
        self.turns_up: list[int] = turns_up


class Animal:
    """A card: the terrain whose areas are measured, and what they should touch or not."""

    def __init__(self, habitat: i64, kind: i64, other: i64) -> None:
        self.habitat: i64 = habitat
        self.kind: i64 = kind
        self.other: i64 = other  # the habitat itself where the kind is MOST


class Components:
    """A box, made ready for the rules. Its one field is the text of the component file, empty for ours."""

    def __init__(self, source: str) -> None:
        self.source: str = source
        box = read(source)
        self.tiles: list[int] = [tile_code(tile.fields) for tile in box.tiles]
        self.animals: list[Animal] = [
            Animal(
                LETTERS.index(animal.habitat),
                KIND_NAMES.index(animal.kind),
                LETTERS.index(animal.other or animal.habitat),
            )
            for animal in box.animals
        ]
        self.deck: i64 = all_of(len(box.animals))
        # for each terrain and number of fields the points of its objective (rules/planet.md 1.5)
        self.objectives: list[list[int]] = [[0] * (FIELDS + 1) for _ in range(LANDS)]
        for objective in box.objectives:
            points = self.objectives[LETTERS.index(objective.terrain)]
            for threshold in objective.thresholds:
                for n in range(max(threshold.min_fields, 0), FIELDS + 1):
                    points[n] = threshold.points
        self.same: i64 = box.animal_points.standard.habitat_equals_objective
        self.differs: i64 = box.animal_points.standard.habitat_differs
        self.beginner: i64 = box.animal_points.beginner.any
        cards: list[int] = by_round(box.layout.standard.cards_per_round)
        self.standard: Layout = Layout(cards, [0] * (ROUNDS + 1), [0] * (ROUNDS + 1))
        mystery = box.layout.mystery or read("").layout.mystery
        assert mystery is not None
        self.mystery: Layout = Layout(
            by_round(mystery.open_per_round),
            by_round(mystery.hidden_per_round),
            [target or 0 for target in by_round(mystery.reveal_at_start_of_round)],
        )


def all_of(n: i64) -> i64:
    """The set of the things 0 .. n-1, for n up to 63."""
    return first(n - 1) << 1 | 1


def tile_code(letters: str) -> int:
    """A tile as one number: for each terrain the pattern of its fields, five bits a terrain."""
    code = 0
    for i, letter in enumerate(letters):
        code |= 1 << (SIDES * LETTERS.index(letter) + i)
    return code


def tile_letters(code: int) -> str:
    """The fields of a tile, clockwise."""
    return "".join([LETTERS[t] for i in range(SIDES) for t in range(LANDS) if code >> (SIDES * t + i) & 1])
