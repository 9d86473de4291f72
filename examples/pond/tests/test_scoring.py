"""The vectors of the rules (README, 5)."""

import pytest

from habitable.kernel.piles import one
from pond.components import NAMES
from pond.scoring import totals

NO_GOAL = ""


def pile(cards: str) -> int:
    """`"2 newt, 1 lily"`."""
    pairs = (card.split() for card in cards.split(", ") if card)
    return sum(int(n) * one(NAMES.index(name)) for n, name in pairs)


@pytest.mark.parametrize(
    ("pond", "others", "goal", "points"),
    [
        pytest.param("2 lily", [], NO_GOAL, 2, id="V1"),
        pytest.param("3 frog, 2 lily", [], NO_GOAL, 8, id="V2"),
        pytest.param("4 dragonfly", [], NO_GOAL, 10, id="V3"),
        pytest.param("2 newt", ["1 newt"], NO_GOAL, 6, id="V4"),
        pytest.param("2 newt", ["2 newt", "1 newt"], NO_GOAL, 3, id="V5"),
        pytest.param("1 pike", [], NO_GOAL, 5, id="V6"),
        pytest.param("2 pike", [], NO_GOAL, 0, id="V7"),
        pytest.param("2 pike, 1 lily", [], "pike", 5, id="V8"),
    ],
)
def test_a_pond_is_worth(pond: str, others: list[str], goal: str, points: int) -> None:
    goals = [NAMES.index(goal) if goal else -1, *[-1] * len(others)]
    assert totals([pile(pond), *map(pile, others)], goals)[0] == points
