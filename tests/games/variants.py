"""Every variant of every game, for the tests that must hold in all of them."""

from itertools import product
from typing import Any

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "ecosystem": [
        {"deal": deal, "orientation": orientation, "placing": placing}
        for deal, orientation, placing in product((11, 10), ("fixed", "free"), ("after_reveal", "with_pick"))
    ],
    "planet": [{"beginner": beginner, "mystery": mystery} for beginner, mystery in product((False, True), repeat=2)],
}


def every_table() -> list[tuple[str, int, dict[str, Any]]]:
    """All games with all numbers of players and all variants."""
    from habitable.games import GAMES

    return [
        (name, seats, options) for name, game in GAMES.items() for options in VARIANTS[name] for seats in game.seats
    ]


def table_id(table: object) -> str | None:
    name, seats, options = table  # type: ignore[misc]
    return "-".join([name, str(seats), *(str(value) for value in options.values())])
