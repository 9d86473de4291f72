"""What Nature draws in a real game: by weight, and never the same again."""

from collections import Counter

import pytest

from habitable import games
from habitable.kernel.luck import Luck
from habitable.kernel.position import NATURE


@pytest.mark.parametrize("name", games.GAMES)
def test_nature_draws_by_weight(name: str) -> None:
    game, luck = games.get(name), Luck()
    position = game.start(3, game.options())
    while position.turn() == NATURE and len(position.options(NATURE)) < 2:
        position.play(NATURE, luck.draw(position))
    assert position.turn() == NATURE
    options, weights = position.options(NATURE), position.weights()
    drawn = Counter(luck.draw(position) for _ in range(400 * len(options)))
    assert set(drawn) == {answer for answer, weight in zip(options, weights, strict=True) if weight}
    surprise = 0.0  # chi squared
    for answer, weight in zip(options, weights, strict=True):
        expected = drawn.total() * weight / sum(weights)
        surprise += (drawn[answer] - expected) ** 2 / expected if expected else 0
    freedom = len(drawn) - 1
    assert surprise < freedom + 8 * (2 * freedom) ** 0.5, "eight standard deviations"
    assert [luck.draw(position) for _ in range(200)] != [luck.draw(position) for _ in range(200)]
