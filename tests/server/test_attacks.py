"""The two worst attacks on a server, in short: somebody plays on, newcomers get in, memory stays.

`make soak ARGS=attack` runs all of them, for longer, and measures more closely than a busy machine lets us.
"""

from pathlib import Path

import pytest

from server.siege import MORE, SLOWER, besieged

pytestmark = pytest.mark.installed
SLACK = 0.15  # seconds: other tests run at the same time


@pytest.mark.parametrize("attack", ["frames", "polls"])
def test_an_attack_that_nobody_feels(tmp_path: Path, attack: str) -> None:
    with besieged(tmp_path) as siege:
        siege.feel(0, answers=10)
        quiet = siege.feel(0, answers=30)
        with siege.under(attack):
            siege.feel(1, answers=10)
            attacked = siege.feel(1, answers=30)
    assert attacked.middle < SLOWER * quiet.middle + SLACK
    assert attacked.turned_away == 0
    assert attacked.memory - quiet.memory < MORE
