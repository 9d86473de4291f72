"""Every variant of every game, for the tests that must hold in all of them."""

from itertools import product
from typing import Any

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "ecosystem": [
        {"deal": deal, "orientation": orientation, "placing": placing}
        for deal, orientation, placing in product((11, 10), ("fixed", "free"), ("after_reveal", "with_pick"))
    ]
    + [{"memory": "own", "gap_points": [10, 4, 0]}],
    "planet": [{"beginner": beginner, "mystery": mystery} for beginner, mystery in product((False, True), repeat=2)],
    "dominant-species": [
        *(
            {"edition": edition, "earth": earth}
            for edition, earth in product(("second", "first"), ("standard", "random"))
        ),
        {"edition": "second", "deck": "long", "glaciation_acts": "leftmost_pawn", "animals": "choose"},
        {"edition": "second", "multi_animal": True},
        {"edition": "first", "multi_animal": True, "earth": "random", "animals": "choose"},
    ],
    "marine": [
        {},
        {"length": "short", "earth": "random", "displays": "alternative"},
        {"length": "epic", "superheroes": True, "exaptation": True, "animals": "choose"},
        {"multi_animal": True, "length": "long", "earth": "random", "food_chain": "downwards"},
        {"multi_animal": True, "displays": "alternative", "superheroes": True, "animals": "choose"},
    ],
}
SEVERAL_ANIMALS = {"dominant-species": 3, "marine": 2}  # how many players can have them
LONG = {"dominant-species": 20, "marine": 15}  # how many times as long as a game of the others, for slow tests


def tables(name: str) -> list[tuple[int, dict[str, Any]]]:
    """A game with all its variants and all numbers of players."""
    from habitable.games import get

    return [
        (seats, options)
        for options in VARIANTS[name]
        for seats in get(name).seats
        if not options.get("multi_animal") or seats <= SEVERAL_ANIMALS[name]
    ]


def every_table() -> list[tuple[str, int, dict[str, Any]]]:
    from habitable.games import GAMES

    return [(name, seats, options) for name in GAMES for seats, options in tables(name)]


def table_id(table: Any) -> str | None:
    name, seats, options = table
    return "-".join([name, str(seats), *(str(value) for value in options.values())])
