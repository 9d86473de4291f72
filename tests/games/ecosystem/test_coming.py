"""What the next hand may hold: what everybody has seen is known, what was never seen is drawn from the rest."""

import pytest

from habitable import games
from habitable.games.ecosystem.coming import chances, chances_later, expected, giver, on_its_way, taker
from habitable.games.ecosystem.components import KINDS
from habitable.games.ecosystem.foresight import taken_before
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import Turn
from habitable.kernel.piles import count
from habitable.kernel.rng import Rng


def at_turn(turn: int, stage: int = 1) -> EcosystemPosition:
    rng = Rng(6)
    p = games.get("ecosystem").start(4)
    assert isinstance(p, EcosystemPosition)
    while not (isinstance(p.top, Turn) and (p.top.stage, p.top.turn, p.top.seen) == (stage, turn, 0)):
        p.play(p.turn(), p.draw(p.turn(), rng))
    return p


def test_hands_go_to_the_left_and_in_stage_two_to_the_right() -> None:
    p = at_turn(1)
    assert [giver(p, 1, 0), taker(p, 1, 0)] == [3, 1]
    assert [giver(p, 2, 0), taker(p, 2, 0)] == [1, 3]


@pytest.mark.both
def test_a_hand_that_one_has_held_is_known() -> None:
    p = at_turn(6)
    hand = p.hands[giver(p, 1, 0)].cards
    assert chances(p, 1, 6, 0, []) == [1.0 if count(hand, kind) else 0.0 for kind in range(KINDS)]


def test_a_card_that_is_there_once_may_be_taken_before() -> None:
    p = at_turn(6)
    hand = p.hands[giver(p, 1, 0)].cards
    there = {0: 0.0, 1: 0.75}
    found = chances(p, 1, 6, 0, [0.25] * KINDS)
    assert found == [there.get(count(hand, kind), 1.0) for kind in range(KINDS)]


def test_what_nobody_has_shown_is_as_likely_as_there_are_many_of_it() -> None:
    p = at_turn(1)
    found = chances(p, 1, 1, 0, [])
    assert all(0.3 < chance < 1.0 for chance in found)
    assert found[0] > found[-1]  # 20 meadows, 8 rabbits


def test_a_hand_that_comes_later_was_held_by_all_between() -> None:
    p = at_turn(6)
    assert on_its_way(p, 1, 0, 3) == [3, 2, 1]
    assert on_its_way(p, 2, 0, 3) == [1, 2, 3]


def test_what_others_like_is_taken_before_it_comes() -> None:
    p = at_turn(6)
    hand = p.hands[2].cards
    first, *others = [kind for kind in range(KINDS) if count(hand, kind)]
    indifferent = [[1.0] * KINDS] * 4
    keen = [[1.0 if kind == first else 0.0 for kind in range(KINDS)]] * 4
    by_chance = taken_before(p, 1, 0, 2, True, indifferent)
    assert by_chance[first] == pytest.approx(1 - (1 - 1 / (1 + len(others))) ** 2)
    assert by_chance[first] > taken_before(p, 1, 0, 2, False, indifferent)[first]  # whoever holds it has chosen
    wanted = taken_before(p, 1, 0, 2, True, keen)
    assert wanted[first] == 1.0
    assert all(wanted[kind] == 0.0 for kind in others)


def test_after_stage_one_hands_are_dealt_anew() -> None:
    p = at_turn(9)
    found = chances_later(p, 1, 9, 0, 2, [])
    assert all(0.3 < chance < 1.0 for chance in found)


def test_no_hand_comes_after_the_last_turn() -> None:
    p = at_turn(10, 2)
    assert chances(p, 2, 10, 0, []) == []
    assert chances_later(p, 2, 9, 0, 2, []) == []


def test_the_best_is_expected_that_will_be_there() -> None:
    assert expected([5.0, 3.0, 9.0], [1.0, 1.0, 0.0]) == 5.0
    assert expected([5.0, 3.0, 9.0], [1.0, 1.0, 0.5]) == 7.0
    assert expected([5.0, 3.0], [0.5, 0.5]) == pytest.approx(4.0)  # 5, or else 3, or else no more than 3
