"""Whole games: what every game must hold, and recorded ones."""

from pathlib import Path

import pytest

from habitable import bots
from habitable.kernel.conformance import check
from habitable.kernel.lookalikes import check_looks
from habitable.kernel.match import replay
from habitable.kernel.position import NATURE
from habitable.kernel.record import read
from habitable.kernel.rng import Rng
from pond.game import POND

GOLDEN = sorted(Path(__file__).parent.joinpath("golden").glob("*.habitable"))


@pytest.mark.parametrize("seats", POND.seats)
def test_it_conforms(seats: int) -> None:
    report = check(POND, seats, games=10, seed=seats, care=0.05)
    assert report.careful
    assert report.reveals


@pytest.mark.parametrize("seats", POND.seats)
def test_positions_that_play_differently_look_different(seats: int) -> None:
    looks = check_looks(POND, seats, games=3, seed=seats, care=0.1)
    assert looks.neighbours >= looks.told_apart > 0


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_recorded_game_is_recorded_again_word_for_word(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = replay(POND, read(text))
    assert match.position.over()
    assert str(match.record()) == text


def test_there_is_a_recorded_game_for_every_number_of_players() -> None:
    assert {len(read(path.read_text(encoding="utf-8")).seats) for path in GOLDEN} == set(POND.seats)


def test_who_thinks_of_points_wins_more_often() -> None:
    rng, wins = Rng(1), 0
    for _ in range(40):
        p = POND.start(2)
        while not p.over():
            seat = p.turn()
            bot = bots.get("greedy" if seat == 0 else "random")
            p.play(seat, p.draw(seat, rng) if seat == NATURE else bots.choose(bot, p, seat, rng))
        wins += p.places()[0] == 1
    assert wins > 25
