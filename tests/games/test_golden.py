"""Whole recorded games of every game, replayed. What each of them shows stands beside its recordings."""

import pytest

from games.golden import GOLDEN, Golden

pytestmark = pytest.mark.both

RECORDED = [(golden, name) for golden in GOLDEN.values() for name in golden.names]


@pytest.mark.parametrize(("golden", "name"), RECORDED, ids=[f"{golden.game.name}-{name}" for golden, name in RECORDED])
def test_a_recorded_game_is_recorded_again_word_for_word(golden: Golden, name: str) -> None:
    comment, _, rest = golden.text(name).partition("\n")
    assert comment.startswith("# ")
    assert str(golden.played(name).record()) == rest


@pytest.mark.parametrize("game", GOLDEN)
def test_there_is_a_recorded_game_for_every_number_of_players(game: str) -> None:
    golden = GOLDEN[game]
    assert {len(golden.record(name).seats) for name in golden.names} == set(golden.game.seats)
