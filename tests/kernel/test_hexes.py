"""Boards of hexes: what is connected, and which moves there are."""

import pytest

from habitable.earth.grid import Grid
from habitable.kernel.bits import bit

pytestmark = pytest.mark.both

ROW = Grid([(q, 0) for q in range(5)])


def test_a_move_goes_one_or_two_steps() -> None:
    assert [pair for pair in ROW.moves if pair[0] == 1] == [(1, 0), (1, 2), (1, 3)]


def test_moves_are_found_by_their_hexes() -> None:
    for a in range(5):
        for b in range(5):
            number = ROW.move_of[a * 5 + b]
            assert number == (ROW.moves.index((a, b)) if (a, b) in ROW.moves else -1)


@pytest.mark.parametrize(("hexes", "connected"), [([], True), ([3], True), ([1, 2, 3], True), ([0, 1, 3], False)])
def test_hexes_are_connected_when_none_is_cut_off(hexes: list[int], connected: bool) -> None:
    assert ROW.connected(sum(bit(hex) for hex in hexes)) == connected
