"""The shapes of questions, and how the kernel plays what nobody has to answer."""

import pytest

from habitable.kernel.bits import bit, first
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.piles import one
from habitable.kernel.position import NATURE, NOBODY, PASS, Position, playout
from habitable.kernel.questions import FromPile
from habitable.kernel.rng import Rng
from kernel.picnic import KEEP, PICNIC, RAIN, SUN, TAKE, WEATHER, Keep, Picnic, Take, Turn


def asked(question: Keep | Take) -> Picnic:
    """A picnic for two where seat 0 is asked this, if anybody is."""
    p = Picnic(2, first(4), [0, 0], False)
    p.push(question)
    p.settle()
    return p


def test_one_of_several_things_is_asked() -> None:
    p = asked(Keep(0, 0b1010))
    assert p.asked() == [0]
    assert p.options(0) == [KEEP + 1, KEEP + 3]
    p.play(0, KEEP + 3)
    assert p.taken == [0b1000, 0]
    assert p.over()


def test_the_only_thing_is_taken_without_asking() -> None:
    p = asked(Keep(0, 0b0100))
    assert p.over()
    assert p.taken == [0b0100, 0]


def test_where_there_is_nothing_nobody_is_asked() -> None:
    p = asked(Keep(0, 0))
    assert p.over()
    assert p.taken == [0, 0]
    assert asked(Take(0, 0)).over()


def test_the_only_thing_that_may_be_declined_is_asked() -> None:
    p = asked(Take(0, 0b0100))
    assert p.options(0) == [PASS, TAKE + 2]


def test_what_must_be_picked_cannot_be_declined() -> None:
    p = asked(Keep(0, 0b1010))
    with pytest.raises(IllegalAnswer):
        p.play(0, PASS)


@pytest.mark.parametrize("answer", [KEEP - 1, KEEP, KEEP + 4, KEEP + 62, KEEP + 63, KEEP + 64, KEEP + 65, -1, 10**9])
def test_what_is_not_offered_is_not_allowed(answer: int) -> None:
    p = asked(Keep(0, 0b1010))
    before = PICNIC.state.key(p)
    with pytest.raises(IllegalAnswer, match=rf'^"{answer}" is not legal for seat 0; legal: 8, 10$'):
        p.play(0, answer)
    assert PICNIC.state.key(p) == before


def test_who_is_not_asked_cannot_answer() -> None:
    p = asked(Keep(0, 0b1010))
    for seat in (1, 2, NATURE, NOBODY):
        assert p.options(seat) == []
        name = f"seat {seat}" if seat >= 0 else "nature"
        with pytest.raises(IllegalAnswer, match=rf"{name} is not asked now; asked: 0$"):
            p.play(seat, KEEP + 1)


def test_luck_is_asked_by_weight() -> None:
    p = PICNIC.start(1)
    p.play(0, PASS)
    assert p.asked() == [NATURE]
    assert (p.options(NATURE), p.weights()) == ([WEATHER + SUN, WEATHER + RAIN], [1, 3])
    rng = Rng(4)
    drawn = [p.draw(NATURE, rng) for _ in range(2000)]
    assert 1400 < drawn.count(WEATHER + RAIN) < 1600


def test_steps_are_played_on_the_spot_and_tell_their_events() -> None:
    p = Picnic(2, first(4), [0, 0], True)  # the basket is shut: nobody has anything to take
    p.log = []
    p.push(Turn(0))
    p.settle()
    assert p.asked() == [NATURE]
    assert [PICNIC.events.show(entry, None) for entry in p.log] == [{"event": "turn", "seat": 0}]


def test_a_question_that_was_answered_leaves_the_stack_of_copies_alone() -> None:
    p = PICNIC.start(2)
    copy = p.copy()
    p.play(0, TAKE + 1)
    assert copy.options(0) == [PASS, TAKE, TAKE + 1, TAKE + 2, TAKE + 3]
    copy.play(0, TAKE + 2)
    assert (p.scores(), copy.scores()) == ([1, 0], [1, 0])
    assert p.options(0) == [PASS, TAKE, TAKE + 2, TAKE + 3]


# ── chains ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def ends(p: Position, ordered: bool) -> list[str]:
    """The positions in which seat 0's chain can end, one for each way to get there."""
    p = p.copy()
    p.ordered = ordered
    out = []
    for answer in p.options(0):
        after = p.copy()
        after.play(0, answer)
        out += ends(after, ordered) if after.asked() == [0] else [PICNIC.state.key(after)]
    return out


def test_the_ordered_form_of_a_chain_meets_every_end_once() -> None:
    """Sixteen sets of four things; people may take them in any order."""
    start = PICNIC.start(1)
    free, ordered = ends(start, ordered=False), ends(start, ordered=True)
    assert len(free) == 1 + 4 + 12 + 24 + 24
    assert len(ordered) == 16
    assert set(ordered) == set(free)


def test_ordered_is_passed_on_to_copies() -> None:
    p = PICNIC.start(1)
    p.ordered = True
    p.play(0, TAKE + 2)
    assert p.copy().options(0) == [PASS, TAKE + 3]


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_playout_ends_and_counts_its_answers() -> None:
    for seed in range(30):
        p = PICNIC.start(3)
        answers = playout(p, Rng(seed))
        assert p.over()
        assert 4 <= answers <= PICNIC.bound(3)
        PICNIC.check_invariants(p)


def test_a_playout_stops_at_its_limit() -> None:
    p = PICNIC.start(3)
    assert playout(p, Rng(1), 2) == 2
    assert not p.over()


def test_places_are_shared_by_equal_points() -> None:
    p = Picnic(4, 0, [0b0001, 0b0110, 0b1000, 0], False)
    assert (p.scores(), p.places()) == ([1, 2, 1, 0], [2, 1, 2, 4])


def test_when_it_is_over_nobody_is_asked() -> None:
    p = Picnic(2, 0, [0, 0], False)
    assert (p.over(), p.turn(), p.asked(), p.options(0)) == (True, NOBODY, [], [])
    with pytest.raises(IllegalAnswer, match="the game is over"):
        p.play(0, PASS)


# ── telling ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_event_costs_nothing_when_nobody_listens() -> None:
    p = PICNIC.start(1)
    p.play(0, TAKE)
    assert p.log is None


def test_a_whisper_reaches_one_seat_with_all_and_the_others_without_its_last_field() -> None:
    p = Picnic(3, 0, [0, 0, 0], False)
    p.log = []
    p.tell(0, 1, 2, 3)
    p.whisper(1, 0, 1, 2, 3)
    p.whisper(NOBODY, 0, 1, 2, 3)
    everyone, seat_1, nobody = (entry[0] for entry in p.log)
    assert (everyone, seat_1, nobody) == (-1, 0b10, 0)


# ── drawing from a pile ─────────────────────────────────────────────────────────────────────────────────────────────


class Dip(FromPile[Picnic]):
    """Something out of a bag; what the picnic takes is its kind."""

    def __init__(self, bag: int) -> None:
        super().__init__()
        self.bag = bag

    def verb(self) -> int:
        return TAKE

    def pile(self, p: Picnic) -> int:
        return self.bag

    def chosen(self, p: Picnic, thing: int) -> None:
        p.taken = [int(bit(thing)), 0]


def dipping(bag: int) -> Picnic:
    p = Picnic(2, first(4), [0, 0], False)
    p.push(Dip(bag))
    p.settle()
    return p


def test_what_is_there_often_is_drawn_often() -> None:
    p = dipping(3 * one(0) + one(2))
    assert p.asked() == [NATURE]
    assert p.options(NATURE) == [TAKE, TAKE + 2]
    assert p.weights() == [3, 1]
    rng = Rng(1)
    drawn = [p.draw(NATURE, rng) for _ in range(400)]
    assert set(drawn) == {TAKE, TAKE + 2}
    assert 260 < drawn.count(TAKE) < 340


def test_from_an_empty_pile_nothing_is_drawn_and_of_one_kind_everybody_knows_what_comes() -> None:
    assert dipping(0).taken == [0, 0]
    assert dipping(5 * one(2)).taken == [0b100, 0]
