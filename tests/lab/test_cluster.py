"""Work spread over a Ray cluster, where Ray is installed."""

import os
import sys
from collections.abc import Iterator

import pytest

from habitable.kernel.errors import HabitableError
from lab.jobs import later_first, refuse_three

pytest.importorskip("ray")

from habitable.lab.cluster import Cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # its processes import what these tests do
        found = Cluster("local")
        yield found
        found.leave()


def test_results_come_in_order(cluster: Cluster) -> None:
    assert list(cluster.spread(later_first, 100, 9)) == list(range(100, 109))


def test_an_error_is_raised_here(cluster: Cluster) -> None:
    with pytest.raises(HabitableError, match="no: three"):
        list(cluster.spread(refuse_three, "no", 9))


def test_it_says_how_long_cores_were_busy(cluster: Cluster) -> None:
    before = cluster.core_minutes
    list(cluster.spread(later_first, 0, 4))
    assert cluster.core_minutes > before
