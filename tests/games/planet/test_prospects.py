"""Who will win: everybody's chances when a round begins."""

import pytest

from games.planet.build import table
from habitable.bots.value import mind_for
from habitable.games.planet.components import ROUNDS
from habitable.games.planet.looks import NAMES
from habitable.games.planet.prospects import WEIGHTS, chance


def test_there_is_a_weight_for_everything_that_is_seen_in_every_round() -> None:
    assert [len(weights) for weights in WEIGHTS] == [len(NAMES)] * ROUNDS


@pytest.mark.both
def test_chances_add_up_and_whoever_is_ahead_has_more() -> None:
    p = table("OOOOO OOOOO", "OODDD FFMMI", "OODDD FFMMI", round=3, objectives="ODF", lying={4: ["beaver"]})
    chances = [chance(p, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > max(chances[1:])


def test_an_imagined_game_is_judged_by_these_chances() -> None:
    p = table("OOOOO OOOOO", "OODDD FFMMI", round=3, objectives="OD")
    mind = mind_for(type(p)).rehearsing()
    assert mind.judge(p, 0) == pytest.approx(13.0 * chance(p, 0))
