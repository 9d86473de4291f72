"""What each recorded game is there for, and what is kept of its end. tools/golden.py makes them."""

from typing import Any

from games.recording import ANY, GOOD, Recording
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.view_types import EcosystemView


def upright(p: EcosystemPosition) -> bool:
    """One ecosystem ends upright and another one lying."""
    return {e.height() for e in p.ecosystems} == {4, 5}


def decided_by_gaps(p: EcosystemPosition) -> bool:
    """The two best have equal totals and different numbers of gaps."""
    best = [i for i, total in enumerate(p.scores()) if total == max(p.scores())]
    return len(best) > 1 and p.places().count(1) == 1


def shared(p: EcosystemPosition) -> bool:
    return p.places().count(1) == 2


def matt_takes_prizes(p: EcosystemPosition) -> bool:
    """Both players have wolves and streams, and Matt has more of both."""
    sheets, rivals = p.sheets(), p.rivals()
    return all(0 < s.wolves < rivals.wolves[0] and 0 < s.longest_stream < rivals.streams[0] for s in sheets)


RECORDINGS = [
    Recording("two", "two players, and Matt takes first places", [GOOD, GOOD], shows=matt_takes_prizes),
    Recording("three", "three players", [GOOD, ANY, GOOD]),
    Recording("four", "four good players", [GOOD, GOOD, GOOD, GOOD]),
    Recording("six", "six players use 126 of the 130 cards", [ANY, GOOD, ANY, GOOD, ANY, GOOD]),
    Recording("original", "ten cards a hand, the last one forced", [GOOD, ANY, GOOD, ANY, GOOD], {"deal": 10}),
    Recording("upright", "free orientation, one ecosystem ends upright", [ANY] * 3, {"orientation": "free"}, upright),
    Recording(
        "with_pick",
        "each turn a secret chain; two players, Matt's card between picks and places",
        [GOOD, ANY],
        {"placing": "with_pick", "deal": 10},
    ),
    Recording("tie", "equal totals, fewer gaps win", [ANY] * 6, shows=decided_by_gaps),
    Recording("shared", "equal totals and gaps, a shared victory", [ANY] * 5, shows=shared),
    Recording(
        "gaps",
        "another gap table, and every other option changed as well",
        [GOOD, ANY, ANY, GOOD],
        {"deal": 10, "orientation": "free", "placing": "with_pick", "gap_points": [20, 15, 10, 5, 0, -5, -6]},
    ),
]


def end(p: EcosystemPosition, view: EcosystemView) -> dict[str, Any]:
    return {"boards": view.texts, "matt": view.matt}
