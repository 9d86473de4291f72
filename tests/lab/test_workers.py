"""Work spread over processes."""

import pytest

from habitable.kernel.errors import HabitableError
from habitable.lab.workers import WorkerDied, spread
from lab.jobs import die_at_three, later_first, refuse_three


def test_results_come_in_order() -> None:
    assert list(spread(later_first, 100, 9, 2)) == list(range(100, 109))


def test_an_error_of_a_worker_is_raised_here() -> None:
    with pytest.raises(HabitableError, match="no: three"):
        list(spread(refuse_three, "no", 9, 2))


def test_a_worker_that_dies_is_not_waited_for() -> None:
    with pytest.raises(WorkerDied, match="has died"):
        list(spread(die_at_three, None, 9, 2))
