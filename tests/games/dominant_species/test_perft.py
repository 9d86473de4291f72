"""Node counts of small setups: an oracle that a change of the code does not change the rules.

The first ones a person can work out; the others were counted once and must stay. Where the rules change on purpose,
`rules` in game.py rises and the counts are made anew.
"""

from itertools import product
from math import comb, factorial

import pytest

from games.dominant_species.build import answer, ask, begin, earth, execute, execute_from, s0, start, take
from habitable.games.dominant_species.planning import Plan
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel.perft import perft

pytestmark = pytest.mark.compiled

TO_THE_END = 100


def ordered(p: DominantSpeciesPosition) -> DominantSpeciesPosition:
    """The same position as a search looks at it: each chain in one order only."""
    p.ordered = True
    return p


# ── worked out ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_animals_are_drawn() -> None:
    assert perft(begin(3), 3) == 6 * 5 * 4
    assert perft(begin(3, animals="choose"), 3) == 6 * 5 * 4


def test_the_first_cards_are_dealt() -> None:
    """Seven terrains three times, then any card but Ice Age: 21 in the short deck, 25 in the long one."""
    assert perft(start("M I"), 4) == 7**3 * 21
    assert perft(start("M I", edition="first"), 4) == 7**3 * 25


def test_pawns_go_to_41_spaces() -> None:
    p = s0(animals="M I", hands={"M": 2, "I": 1})
    assert perft(ask(p, Plan(0)), TO_THE_END) == 41 * 40 * 39


def test_the_first_glaciation() -> None:
    assert perft(execute(s0(pawns={"glaciation": "M"}), "glaciation"), TO_THE_END) == 1 + 6


def test_the_first_domination() -> None:
    p = s0(pawns={"domination": "M B"})
    assert perft(execute(p, "domination"), TO_THE_END) == (1 + 7) + 7 * (1 + 6)


def test_the_first_abundance() -> None:
    """Two of four sorts of disks, twelve vacant corners; the second pawn has one disk and one corner less."""
    p = s0(abundance="sun sun water", pawns={"abundance": "M B"})
    after_sun, after_water = 1 + 2 * 11, 1 + 1 * 11
    assert perft(execute(p, "abundance"), TO_THE_END) == (1 + 2 * 12) + 12 * after_sun + 12 * after_water


def speciation() -> DominantSpeciesPosition:
    """Wetland, savannah and jungle around a disk: limits 4, 3 and 3."""
    p = earth("W", "S", "1,-2 jungle", animals="M B", elements="E(0,-1) sun", pawns={"speciation": "- M"})
    return answer(execute(p, "speciation"), "speciate E(0,-1)")


def test_a_speciation_in_any_order_and_in_one() -> None:
    sequences = sum(
        factorial(i + j + k) // (factorial(i) * factorial(j) * factorial(k))
        for i, j, k in product(range(5), range(4), range(4))
    )
    assert sequences == 13_299
    assert perft(speciation(), TO_THE_END) == sequences
    assert perft(ordered(speciation()), TO_THE_END) == 5 * 4 * 4


def test_a_migration_in_any_order_and_in_one() -> None:
    """Two cubes on T, each to one of two neighbours: none, one, or two of them."""

    def herd() -> DominantSpeciesPosition:
        return execute(earth("T M2", "S", "D", animals="M B", pawns={"migration": "M"}), "migration")

    assert perft(herd(), TO_THE_END) == 1 + 2 + 2 * 2
    assert perft(ordered(herd()), TO_THE_END) == 1 + 2 + 3


def test_the_way_to_a_new_tile_in_any_order_and_in_one() -> None:
    """Three cubes on S and two on D come, or some of them."""

    def invited() -> DominantSpeciesPosition:
        p = earth("S M3", "D M2", animals="M B", stacks=["sea", "-", "-"], pawns={"wanderlust": "B"})
        return answer(execute(p, "wanderlust"), "explore 1", "lay 2,-1")

    assert perft(ordered(invited()), TO_THE_END) == 4 * 3
    assert perft(invited(), TO_THE_END) == sum(comb(i + j, i) for i, j in product(range(4), range(3)))


def test_the_free_competition_of_the_first_turn() -> None:
    assert perft(execute(s0(), "competition"), TO_THE_END) == 1 + 6


def test_a_competition_in_any_order_and_in_one() -> None:
    """Tundra with two sorts of victims, desert with one, two forests with one each."""

    def fight() -> DominantSpeciesPosition:
        tiles = ["T Re1 I1 B1", "D Re1 M1", "F Re1 M1", "-1,2 forest Re1 B1"]
        return execute(earth(*tiles, animals="M Re B I", pawns={"competition": "- - Re"}), "competition")

    tundra, desert, forest = 2, 1, 2
    one = tundra + desert + forest
    two = tundra * desert + tundra * forest + desert * forest
    assert perft(ordered(fight()), TO_THE_END) == 1 + one + two + tundra * desert * forest
    assert perft(fight(), TO_THE_END) == 1 + one + 2 * two + 6 * tundra * desert * forest


def test_a_regression() -> None:
    """Insects protect one of two types or none; then the reptiles their own one or none."""
    p = earth(
        "T",
        regression="sun water",
        displays={"I": "grass grass sun water", "Re": "sun sun water"},
        pawns={"regression": "I"},
    )
    assert perft(execute(p, "regression"), TO_THE_END) == 3 * 2


def test_a_symbiosis_of_all() -> None:
    assert perft(take(s0(), "Am", "symbiotic", "W"), 4) == 6**4
    assert perft(take(s0(bag="sun water"), "Am", "symbiotic", "W"), TO_THE_END) == 2


def test_a_mass_exodus_in_any_order_and_in_one() -> None:
    """Two amphibians, an arachnid and an insect to three tiles: alike are only the two."""
    p = answer(take(s0(), "Am", "mass_exodus", "W"), "tile 0,-1")
    assert perft(p, TO_THE_END) == 3**4
    assert perft(ordered(p), TO_THE_END) == comb(4, 2) * 3 * 3


def test_an_evolution_in_any_order_and_in_one() -> None:
    p = take(earth("T M1", "S Re1 B1", "D I2", elements="E(0,0) meat"), "M", "evolution")
    assert perft(p, TO_THE_END) == 1 + 3 * (1 + 2)
    assert perft(ordered(p), TO_THE_END) == 1 + 3 + 3


def test_a_fecundity_in_any_order_and_in_one() -> None:
    p = take(s0(), "I", "fecundity", "S")
    assert perft(p, TO_THE_END) == 1 + 3 + 3 * 2 + 3 * 2 * 1
    assert perft(ordered(p), TO_THE_END) == 2**3


# ── counted once ────────────────────────────────────────────────────────────────────────────────────────────────────


def last_actions(edition: str = "second", action: str = "glaciation") -> DominantSpeciesPosition:
    """Two animals with a pawn on each action from Glaciation to Domination, and few cubes."""
    p = earth(
        "T M1",
        "S M1 I2",
        "D I1",
        animals="M I",
        elements="E(0,0) grass, W(2,-1) meat",
        displays={"M": "meat meat sun"},
        stacks=["sea", "-", "-"],
        wanderlust="meat",
        available="habitat blight fecundity catastrophe predator mass_exodus evolution metamorphosis",
        pools={"M": 2, "I": 2},
        edition=edition,
        pawns={
            "glaciation": "- M",
            "speciation": "I",
            "wanderlust": "M",
            "migration": "- - - - - I",
            "competition": "M",
            "domination": "I M",
        },
    )
    return execute_from(p, action)


COUNTS: dict[str, tuple[DominantSpeciesPosition, int, int]] = {
    "second edition": (last_actions(), 9, 50835),
    "first edition": (last_actions("first"), 9, 35266),
    "as a search sees it": (ordered(last_actions()), 9, 44894),
    "cards": (last_actions(action="domination"), 6, 5960),
}


@pytest.mark.parametrize(("p", "depth", "ways"), COUNTS.values(), ids=COUNTS.keys())
def test_node_counts(p: DominantSpeciesPosition, depth: int, ways: int) -> None:
    assert perft(p, depth) == ways, "the rules have changed; if that was meant, raise `rules` in game.py"
