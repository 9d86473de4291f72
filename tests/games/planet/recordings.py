"""What each recorded game is there for, and what is kept of its end. tools/golden.py makes them."""

from typing import Any

import msgspec

from games.recording import ANY, GOOD, Recording
from habitable.games.planet.box import read
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.scoring import measures, value, winner
from habitable.games.planet.view_types import PlanetView
from habitable.kernel.bits import members


def decided_by_animals(p: PlanetPosition) -> bool:
    """The two best have equal totals and different numbers of animals."""
    best = [i for i, total in enumerate(p.scores()) if total == max(p.scores())]
    return len(best) > 1 and p.places().count(1) == 1


def shared_planets(p: PlanetPosition) -> bool:
    return p.places().count(1) == 2


def decided_by_second_area(p: PlanetPosition) -> bool:
    """Two planets end with equal largest areas for an animal that one of them got."""
    for seat, cards in enumerate(p.won):
        for card in members(cards):
            measured = measures(p.planets, p.components.animals[card])
            if winner(measured, False) < 0 and winner(measured, True) == seat and value(measured[seat]) > 5:
                return True
    return False


def turned_round() -> dict[str, Any]:
    """A box of one's own: the tiles and animals of ours in another order, and only one animal a round."""
    box = msgspec.to_builtins(read(""))
    box["tiles"].reverse()
    box["animals"] = box["animals"][40:20:-1]
    box["layout"] = {"standard": {"cards_per_round": {str(r): 1 for r in range(1, 13)}}}
    return {"components": box}


RECORDINGS = [
    Recording("two", "two good players", [GOOD, GOOD]),
    Recording("three", "three players", [GOOD, ANY, GOOD]),
    Recording("four", "four good players", [GOOD] * 4),
    Recording("beginner", "without objectives", [GOOD, ANY, GOOD, ANY], {"beginner": True}),
    Recording("mystery", "mystery animals", [GOOD, GOOD, ANY], {"mystery": True}),
    Recording("both", "both variants, and seat 1 starts", [ANY, GOOD], {"beginner": True, "mystery": True, "start": 1}),
    Recording("own", "a component file of one's own", [GOOD] * 3, turned_round()),
    Recording("tie", "equal totals, more animals win", [GOOD] * 4, shows=decided_by_animals),
    Recording("shared", "equal totals and animals, a shared victory", [GOOD] * 3, shows=shared_planets),
    Recording("second", "in the last round a second area decides", [GOOD, GOOD], shows=decided_by_second_area),
]


def end(p: PlanetPosition, view: PlanetView) -> dict[str, Any]:
    return {"planets": view.planets, "won": [[card.id for card in cards] for cards in view.won]}
