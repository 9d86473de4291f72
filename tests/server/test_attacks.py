"""The four worst attacks on a server, in short: somebody plays on, newcomers get in, memory stays.

`make soak ARGS=attack` runs all of them, for longer, and measures more closely than a busy machine lets us.
"""

from collections.abc import Iterator

import pytest

from server.siege import MORE, SLOWER, Felt, Siege, besieged

pytestmark = pytest.mark.installed
SLACK = 0.15  # seconds: other tests run at the same time


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    with besieged(tmp_path_factory.mktemp("siege")) as started:
        yield started


@pytest.fixture(scope="module")
def quiet(siege: Siege) -> Felt:
    siege.feel(0, answers=10)
    return siege.feel(0, answers=30)


@pytest.mark.parametrize("attack", ["frames", "pings", "halves", "polls"])
def test_an_attack_that_nobody_feels(siege: Siege, quiet: Felt, attack: str) -> None:
    with siege.under(attack):
        siege.feel(1, answers=10)
        attacked = siege.feel(1, answers=30)
    assert attacked.middle < SLOWER * quiet.middle + SLACK
    assert attacked.turned_away == 0
    assert attacked.memory - quiet.memory < MORE
