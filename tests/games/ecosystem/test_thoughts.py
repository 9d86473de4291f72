"""What is thought of answers, and what is remembered of it."""

import pytest

from games.ecosystem.test_coming import at_turn
from habitable.bots.mind import Learned
from habitable.bots.value import learned_by
from habitable.games.ecosystem.board import empty
from habitable.games.ecosystem.components import BEE, MEADOW
from habitable.kernel import model as kernel
from habitable.kernel.rng import Rng


def somebody() -> Learned:
    mind = learned_by(type(at_turn(1)))
    assert isinstance(mind, Learned)
    return mind


@pytest.mark.both
def test_what_is_remembered_is_what_would_be_thought_again() -> None:
    mind = somebody()
    p = at_turn(2, stage=2)
    known = mind.model.known
    known.clear()
    fresh = [mind.consider(p, 0, p.options(0))]
    assert known
    for seat in range(4):  # with all that others have thought meanwhile, and with it forgotten
        mind.consider(p, seat, p.options(seat))
    fresh.append(mind.consider(p, 0, p.options(0)))
    fresh.append(mind.consider(p.imagine(0, Rng(5)), 0, p.options(0)))
    known.clear()
    fresh.append(mind.consider(p, 0, p.options(0)))
    assert all(one == fresh[0] for one in fresh)


def test_of_some_answers_the_same_is_thought_as_among_all() -> None:
    mind = somebody()
    p = at_turn(3)
    options = p.options(1)
    assert mind.weigh(p, 1, options[1:]) == mind.weigh(p, 1, options)[1:]
    assert len(mind.consider(p, 1, options)) == len(mind.consider(p, 1, options[1:])) + 1


def test_no_more_is_remembered_than_was_said() -> None:
    model = kernel.Model([], [], [], [], [1.0, 0.0, 0.0])
    for mark in range(kernel.REMEMBERED + 1):
        model.remember(mark, "a thought")
    assert list(model.known) == [kernel.REMEMBERED]


@pytest.mark.both
def test_ecosystems_have_marks_of_their_own() -> None:
    boards = [empty(), empty().placed(BEE, 7), empty().placed(MEADOW, 7), empty().placed(BEE, 8)]
    assert len({board.mark() for board in boards}) == len(boards)
    assert empty().placed(BEE, 7).placed(MEADOW, 8).mark() == empty().placed(MEADOW, 8).placed(BEE, 7).mark()
