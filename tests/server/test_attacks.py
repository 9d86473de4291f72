"""The worst attacks on a server, in short: somebody plays on, newcomers get in, memory stays. `make soak ARGS='attack'`
runs all of them, for longer, and measures more closely than a busy machine lets us.
"""

from pathlib import Path

import pytest

from server.siege import MORE, SLOWER, besieged

pytestmark = pytest.mark.installed
SLACK = 0.15  # seconds: other tests run at the same time


@pytest.mark.parametrize("attack", ["frames", "pings", "halves", "polls"])
def test_an_attack_that_nobody_feels(tmp_path: Path, attack: str) -> None:
    with besieged(tmp_path) as siege:
        siege.feel(0.5)
        quiet = siege.feel(2)
        with siege.under(attack):
            siege.feel(1)
            attacked = siege.feel(3)
    assert attacked.middle < SLOWER * quiet.middle + SLACK
    assert attacked.turned_away == 0
    assert attacked.memory - quiet.memory < MORE
