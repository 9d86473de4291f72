"""The component file: tiles, animals, objectives and layouts as data, ours or a user's own (rules/planet.md 1.2).

What is wrong with a file is a BadBox that names the entry: `animals[7].other: ...`.
"""

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from habitable.kernel.errors import BadBox

TERRAINS = "OFDMI"
KINDS = ("most", "adjacent", "not_adjacent")
ROUNDS = 12
TILES = 50
FEWEST_ANIMALS = 20
MOST_ANIMALS = 63  # so that they fit into one set, and the answers of the game are the same for every file

Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_ANIMALS)]
Word = Annotated[str, msgspec.Meta(max_length=60)]


class Name(msgspec.Struct, frozen=True):
    en: Word
    pl: Word
    he: Word


class Tile(msgspec.Struct, frozen=True):
    id: Word
    fields: Word  # five letters, clockwise seen from outside


class Animal(msgspec.Struct, frozen=True):
    id: Word
    habitat: Word
    kind: Word
    name: Name
    other: Word | None = None  # the terrain to touch or not to touch


class Threshold(msgspec.Struct, frozen=True):
    min_fields: Number
    points: Number


class Objective(msgspec.Struct, frozen=True):
    terrain: Word
    thresholds: Annotated[list[Threshold], msgspec.Meta(max_length=60)]


class Standard(msgspec.Struct, frozen=True):
    cards_per_round: dict[str, Count]


class Mystery(msgspec.Struct, frozen=True):
    """Cards face up and face down under each round, and the round whose hidden cards each round turns up
    (rules/planet.md 8.2)."""

    open_per_round: dict[str, Count]
    hidden_per_round: dict[str, Count]
    reveal_at_start_of_round: dict[str, int | None]


class Layouts(msgspec.Struct, frozen=True, omit_defaults=True):
    standard: Standard
    mystery: Mystery | None = None


class StandardPoints(msgspec.Struct, frozen=True):
    habitat_equals_objective: Number = 1
    habitat_differs: Number = 2


class BeginnerPoints(msgspec.Struct, frozen=True):
    any: Number = 1


class AnimalPoints(msgspec.Struct, frozen=True):
    standard: StandardPoints = StandardPoints()
    beginner: BeginnerPoints = BeginnerPoints()


class Box(msgspec.Struct, frozen=True, omit_defaults=True):
    """A component file; keys that are notes for the reader are left out."""

    tiles: list[Tile]
    animals: list[Animal]
    objectives: list[Objective]
    layout: Layouts
    animal_points: AnimalPoints = AnimalPoints()

    def __post_init__(self) -> None:
        for trouble in troubles(self):
            raise trouble


def troubles(box: Box) -> Iterator[BadBox]:
    """Everything that is wrong, each with its place."""
    yield from _tiles(box.tiles)
    yield from _animals(box.animals)
    yield from _objectives(box.objectives)
    yield from _layouts(box.layout, len(box.animals))


def _tiles(tiles: list[Tile]) -> Iterator[BadBox]:
    if len(tiles) != TILES:
        yield BadBox("wrong-count", place="tiles", wanted=TILES, given=str(len(tiles)))
    yield from _unique("tiles", [tile.id for tile in tiles])
    for i, tile in enumerate(tiles):
        if len(tile.fields) != 5 or not set(tile.fields) <= set(TERRAINS):
            yield BadBox("planet-box-fields", place=f"tiles[{i}].fields", given=tile.fields, letters=TERRAINS)


def _animals(animals: list[Animal]) -> Iterator[BadBox]:
    if not FEWEST_ANIMALS <= len(animals) <= MOST_ANIMALS:
        given = str(len(animals))
        yield BadBox("wrong-range", place="animals", least=FEWEST_ANIMALS, most=MOST_ANIMALS, given=given)
    yield from _unique("animals", [animal.id for animal in animals])
    for i, animal in enumerate(animals):
        place = f"animals[{i}]"
        yield from _terrain(f"{place}.habitat", animal.habitat)
        if animal.kind not in KINDS:
            yield BadBox("wrong-word", place=f"{place}.kind", given=animal.kind, known=", ".join(KINDS))
        elif animal.kind == "most":
            if animal.other is not None:
                yield BadBox("planet-box-most", place=f"{place}.other", given=animal.other)
        elif animal.other is None:
            yield BadBox("planet-box-other", place=f"{place}.other", kind=animal.kind)
        else:
            yield from _terrain(f"{place}.other", animal.other)
            if animal.other == animal.habitat:
                yield BadBox("planet-box-habitat", place=f"{place}.other", given=animal.other)


def _objectives(objectives: list[Objective]) -> Iterator[BadBox]:
    for i, objective in enumerate(objectives):
        yield from _terrain(f"objectives[{i}].terrain", objective.terrain)
        before: Threshold | None = None
        for k, threshold in enumerate(objective.thresholds):
            for key in ("min_fields", "points"):
                if before is not None and getattr(threshold, key) <= getattr(before, key):
                    place = f"objectives[{i}].thresholds[{k}].{key}"
                    given, least = str(getattr(threshold, key)), str(getattr(before, key))
                    yield BadBox("planet-box-thresholds", place=place, given=given, before=least)
            before = threshold
    terrains = [objective.terrain for objective in objectives]
    for terrain in TERRAINS:
        if terrains.count(terrain) != 1:
            given = str(terrains.count(terrain))
            yield BadBox("planet-box-objectives", place="objectives", given=given, terrain=terrain)


def _layouts(layouts: Layouts, animals: int) -> Iterator[BadBox]:
    cards = layouts.standard.cards_per_round
    yield from _rounds("layout.standard.cards_per_round", cards)
    yield from _enough("layout.standard.cards_per_round", [cards], animals)
    mystery = layouts.mystery
    if mystery is None:
        return
    place = "layout.mystery"
    yield from _rounds(f"{place}.open_per_round", mystery.open_per_round)
    yield from _rounds(f"{place}.hidden_per_round", mystery.hidden_per_round)
    yield from _rounds(f"{place}.reveal_at_start_of_round", mystery.reveal_at_start_of_round)
    yield from _enough(place, [mystery.open_per_round, mystery.hidden_per_round], animals)
    for key, hidden in mystery.hidden_per_round.items():
        shown = [int(k) for k, target in mystery.reveal_at_start_of_round.items() if target == int(key)]
        if hidden and (len(shown) != 1 or shown[0] > int(key)):
            yield BadBox("planet-box-reveal", place=f"{place}.reveal_at_start_of_round", round=key)


def _unique(place: str, ids: list[str]) -> Iterator[BadBox]:
    for i, name in enumerate(ids):
        if name in ids[:i]:
            yield BadBox("planet-box-twice", place=f"{place}[{i}].id", given=name, other=f"{place}[{ids.index(name)}]")


def _terrain(place: str, letter: str) -> Iterator[BadBox]:
    if len(letter) != 1 or letter not in TERRAINS:
        yield BadBox("wrong-word", place=place, given=letter, known=", ".join(TERRAINS))


def _rounds(place: str, table: dict[str, Any]) -> Iterator[BadBox]:
    if set(table) != {str(r) for r in range(1, ROUNDS + 1)}:
        yield BadBox("planet-box-rounds", place=place, last=str(ROUNDS), given=", ".join(table))


def _enough(place: str, tables: list[dict[str, int]], animals: int) -> Iterator[BadBox]:
    cards = sum(sum(table.values()) for table in tables)
    if cards > animals:
        yield BadBox("planet-box-cards", place=place, cards=cards, animals=animals)


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=16)
def read(source: str) -> Box:
    """The box of a file's text, ours for none."""
    text = source or (files("habitable.games.planet") / "components.json").read_text(encoding="utf-8")
    return msgspec.json.decode(text, type=Box)


def source(box: Box | None) -> str:
    """The text from which `read` makes an equal box again."""
    return "" if box is None else msgspec.json.encode(box).decode()


def by_round(table: dict[str, Any]) -> list[Any]:
    """A table of the file as a list, with nothing for a round 0."""
    return [0, *(table[str(r)] for r in range(1, ROUNDS + 1))]
