"""The same numbers on every machine, compiled and plain."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from habitable.kernel.rng import Rng

pytestmark = pytest.mark.both

FIRST_OF_0 = [1517046713075839355, 7960286522194355700, 7036458801432265024, 8686239344220733932]
FIRST_OF_LAST = [3055647633038352039, 3931318902156738921, 2244677178587611952]
BELOW_100 = [78, 63, 32, 76, 50, 59, 53, 99, 77, 22, 6, 91, 83, 40, 12, 45, 77, 25, 51, 51]
BELOW_2_31 = [271597712, 1505862548, 188646855]
SPLIT = [757, 418, 961, 915, 708]


def test_the_numbers_of_a_seed_never_change() -> None:
    """Seeded games, statistics and checksums rest on them."""
    rng = Rng(0)
    assert [rng.bits() for _ in range(4)] == FIRST_OF_0
    rng = Rng(2**63 - 1)
    assert [rng.bits() for _ in range(3)] == FIRST_OF_LAST
    rng = Rng(7)
    assert [rng.below(100) for _ in range(20)] == BELOW_100
    assert [rng.below(2**31) for _ in range(3)] == BELOW_2_31
    child = Rng(7).split()
    assert [child.below(1000) for _ in range(5)] == SPLIT


@settings(deadline=None)
@given(st.integers(0, 2**63 - 1))
def test_bits_are_63_and_the_state_stays_in_range(seed: int) -> None:
    rng = Rng(seed)
    for _ in range(5):
        assert 0 <= rng.bits() < 2**63
        assert 0 <= rng.state < 2**63


@settings(deadline=None)
@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@settings(deadline=None)
@given(st.integers(0, 2**63 - 1))
def test_the_state_is_all_there_is(seed: int) -> None:
    one = Rng(seed)
    one.bits()
    two = Rng(one.state)
    assert [one.below(1000) for _ in range(5)] == [two.below(1000) for _ in range(5)]


@settings(deadline=None)
@given(st.integers(0, 2**63 - 1))
def test_a_split_generator_does_not_disturb_the_others(seed: int) -> None:
    one, two = Rng(seed), Rng(seed)
    child = one.split()
    two.bits()
    for _ in range(100):
        child.bits()
    assert one.bits() == two.bits()


@pytest.mark.parametrize("n", [2, 3, 11, 20, 130])
def test_all_numbers_come_about_equally_often(n: int) -> None:
    rng = Rng(n)
    rounds = 400 * n
    seen = [0] * n
    for _ in range(rounds):
        seen[rng.below(n)] += 1
    chi_squared = sum((count - 400) ** 2 / 400 for count in seen)
    assert chi_squared < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_every_bit_is_set_half_of_the_time() -> None:
    rng = Rng(1)
    numbers = [int(rng.bits()) for _ in range(4000)]
    for place in range(63):
        assert abs(sum(number >> place & 1 for number in numbers) - 2000) < 160


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [int(Rng(seed).bits()) for seed in range(1000)]
    assert len(set(firsts)) == 1000
    differing = [(a ^ b).bit_count() for a, b in pairwise(firsts)]
    assert 30 < sum(differing) / len(differing) < 33
