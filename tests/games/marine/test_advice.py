"""What a good player thinks: quick sums are right, and it is enough to beat random players."""

import pytest

import habitable
from games.variants import tables
from habitable import bots
from habitable.games.marine.advice import Evaluator, tempo
from habitable.games.marine.components import FIRST_SPACE, MIGRATION, SPACES
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.kernel.bits import bit
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(("seats", "options"), tables("marine"), ids=str)
def test_a_sight_of_one_position_knows_the_worth_of_later_ones(seats: int, options: dict[str, object]) -> None:
    """What differs is looked at, and nothing else has changed."""
    rng = Rng(seats)
    p = MARINE.start(seats, MARINE.make_options(options))
    while p.round == 0:
        seat = p.asked()[0]
        p.play(seat, p.draw(seat, rng))
    for _ in range(12):
        before = p.copy()
        evaluators = {animal: Evaluator(before, animal) for animal in p.playing()}
        for _ in range(9):
            seat = p.asked()[0]
            p.play(seat, p.draw(seat, rng))
        for animal, evaluator in evaluators.items():
            assert evaluator.worth(p) == Evaluator(p, animal).worth(p)


def test_pawns_that_cannot_be_placed_any_more_are_worth_nothing() -> None:
    assert tempo(3, bit(SPACES - 1)) == 0
    assert tempo(4, 0) > tempo(4, bit(FIRST_SPACE[MIGRATION])) > 0
    assert tempo(2, 0) > tempo(1, 0) > tempo(0, 0) == 0


@pytest.mark.skipif(not habitable.compiled(), reason="whole games of greedy players take long in plain Python")
def test_a_greedy_player_beats_three_random_ones() -> None:
    greedy, random = bots.get("greedy"), bots.get("random")
    for game in range(8):
        rng = Rng(game)
        p: MarinePosition = MARINE.start(4)
        players = [greedy if seat == game % 4 else random for seat in range(4)]
        while not p.over():
            seat = p.turn()
            p.play(seat, p.draw(seat, rng) if seat < 0 else bots.choose(players[seat], p, seat, rng))
        assert p.places()[game % 4] == 1
