"""Node counts of small setups: an oracle that a change of the code does not change the rules.

The first ones a person can work out; the others were counted once and must stay. Where the rules change on purpose,
`rules` in game.py rises and the counts are made anew.
"""

from itertools import product
from math import comb, factorial

import pytest

from games.marine.build import act, answer, begin, earth, reseed, s0, start, take, turn
from habitable.games.marine.components import SPACE_NAMES
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.kernel.conformance import check_chain
from habitable.kernel.perft import perft

pytestmark = pytest.mark.compiled

TO_THE_END = 100


def ordered(p: MarinePosition) -> MarinePosition:
    """The same position as a search looks at it: each chain in one order only."""
    p.ordered = True
    return p


def sequences(*most: int) -> int:
    """In how many orders up to so many of each kind can be taken."""
    return sum(
        factorial(sum(taken)) // product_of([factorial(n) for n in taken])
        for taken in product(*(range(n + 1) for n in most))
    )


def product_of(numbers: list[int]) -> int:
    out = 1
    for number in numbers:
        out *= number
    return out


# ── worked out ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_animals_are_drawn() -> None:
    assert perft(begin(3), 3) == 4 * 3 * 2
    assert perft(begin(3, animals="choose"), 2) == 7 * 7  # the table is laid out first


def test_tiles_then_tokens_are_drawn() -> None:
    assert perft(start("R X"), 5) == 7**3 * 6**2


def test_the_first_pawn() -> None:
    """31 basic spaces, two of them closed to two players; or to retrieve."""
    assert perft(turn(s0(), "X"), 1) == 31 + 1
    assert perft(turn(s0(animals="R X"), "X"), 1) == 31 - 2 + 1
    assert perft(turn(s0(control={"sun": "X", "algae": "X"}), "X"), 1) == 31 + 2 * 37 + 1


def test_an_abundance() -> None:
    """Two sorts of tokens; the start has 24 corners around the reef and 14 more on either coast, and 6 are taken."""
    p = act(s0(abundance="sun sun worms"), "X", "abundance 1")
    assert perft(p, TO_THE_END) == 1 + 2 * (24 + 14 + 14 - 6)


def test_an_autotrophs() -> None:
    """Four tokens on the geyser, two of them of types in the box; two types to swap for any of the four."""
    elements = "W(1,-3) sun, W(1,-4) worms, W(0,-3) algae, E(0,-3) gastropods"
    p = act(s0(elements=elements, autotrophs="sun sun worms"), "C", "autotrophs 2")
    assert perft(p, TO_THE_END) == 1 + 2 + 2 * 4


def test_an_adaptation_on_the_special_space() -> None:
    """Pass, take one of two types, or swap one of them for one of two."""
    p = act(s0(adaptation="sun sun algae", displays={"X": "worms plankton"}), "X", "adaptation 3")
    assert perft(p, TO_THE_END) == 1 + 2 + 2 * 2


def speciation() -> MarinePosition:
    """Ocean, sand and reef around a token: limits 4, 3 and 2."""
    return answer(act(s0(speciation="worms"), "X", "speciation 1"), "speciate W(1,0)")


def test_a_speciation_in_any_order_and_in_one() -> None:
    assert perft(speciation(), TO_THE_END) == sequences(4, 3, 2)
    assert perft(ordered(speciation()), TO_THE_END) == 5 * 4 * 3


def test_a_speciation_with_a_small_gene_pool() -> None:
    """Three cubes at most: all sequences up to that length."""
    p = answer(act(s0(speciation="worms", pools={"X": 3}), "X", "speciation 1"), "speciate W(1,0)")
    triples = [t for t in product(range(5), range(4), range(3)) if sum(t) <= 3]
    assert perft(ordered(p), TO_THE_END) == len(triples)
    p.ordered = False
    assert perft(p, TO_THE_END) == sum(factorial(sum(t)) // product_of([factorial(n) for n in t]) for t in triples)


def test_the_way_to_a_new_tile_in_any_order_and_in_one() -> None:
    """Three cubes on the kelp and two on the sand come, or some of them."""

    def invited() -> MarinePosition:
        p = earth("Kelp F3", "Sand F2", stacks=["ocean", "-", "-"])
        return answer(act(p, "X", "wanderlust 1"), "explore 1", "turn_up reef", "lay 2,-1")

    assert perft(ordered(invited()), TO_THE_END) == 4 * 3
    assert perft(invited(), TO_THE_END) == sum(comb(i + j, i) for i, j in product(range(4), range(3)))


def test_a_wanderlust() -> None:
    """Two tiles up, one of which can be followed by two terrains; four hexes; a token of two types or none."""
    p = earth("Reef", stacks=["ocean", "-", "-"], wanderlust="sun sun worms")
    assert perft(act(p, "X", "wanderlust 1"), TO_THE_END) == 1 + 7 * 6 * (1 + 2 * 6)


def test_a_tectonics() -> None:
    """Three tiles of the start's border are free above and below; the new cube has one source or two."""
    assert perft(act(s0(), "X", "tectonics 1"), TO_THE_END) == 1 + 4
    assert perft(act(s0(eliminated={"X": 1}), "X", "tectonics 1"), TO_THE_END) == 1 + 4 * 2
    assert perft(act(s0(), "X", "tectonics 2"), TO_THE_END) == 1 + 12 + 2  # the reef with either side


def test_a_migration_in_any_order_and_in_one() -> None:
    """Two cubes on the reef, each to one of two neighbours: none, one, or two of them."""

    def herd() -> MarinePosition:
        return act(earth("Reef X2", "Kelp", "Sand"), "X", "migration 1")

    assert perft(herd(), TO_THE_END) == 1 + 2 + 2 * 2
    assert perft(ordered(herd()), TO_THE_END) == 1 + 2 + 3


def test_a_migration_stops_at_its_number() -> None:
    """Three of nine cubes to six neighbours."""
    p = act(s0("Reef X9"), "X", "migration 1")
    assert perft(p, TO_THE_END) == 1 + 6 + 6**2 + 6**3
    assert perft(ordered(p), TO_THE_END) == 1 + 6 + comb(7, 2) + comb(8, 3)


def test_a_competition_in_any_order_and_in_one() -> None:
    """Two cubes of one and one of another animal on the kelp, at most two of them; or one of the reef."""

    def fight() -> MarinePosition:
        return act(earth("Kelp X1 R2 F1", "Reef X1 C1", competition="land kelp"), "X", "competition 2")

    assert perft(fight(), TO_THE_END) == 1 + 2 + (2 + 1)
    assert perft(ordered(fight()), TO_THE_END) == 1 + 2 + 2


def test_a_competition_on_the_special_space() -> None:
    """R and F on the kelp, C on the reef: none, one of three, or two."""

    def fight() -> MarinePosition:
        return act(earth("Kelp X1 R2 F1", "Reef X1 C1"), "X", "competition 4")

    assert perft(fight(), TO_THE_END) == 1 + 3 + (3 + 2 + 2)
    assert perft(ordered(fight()), TO_THE_END) == 1 + 3 + (1 + 3)


def test_an_evolution() -> None:
    """Two kelps, one of which brings one of two cards that only bring points."""
    tiles = ["Kelp X1", "Reef", "2,-1 kelp R1"]
    p = earth(*tiles, elements="W(1,-1) worms", evolution="land kelp", slots="annelids mollusks")
    assert perft(act(p, "X", "evolution 2"), TO_THE_END) == 1 + 1 + 2


def test_a_domination() -> None:
    p = act(s0(displays={"X": "algae sun sun"}), "X", "domination 1")
    assert perft(p, TO_THE_END) == 1 + 3


def test_a_reseeding_from_a_small_bag() -> None:
    """Two tokens of two types; then three of eight markers in order, and five more of which only the set counts."""
    p = reseed(s0(bag="sun worms"))
    assert perft(p, 3) == 2 * 8 * 8


def test_chains_of_cards_in_any_order_and_in_one() -> None:
    p = take(s0(), "X", "solar_radiation", slot=2, scored="Reef")
    assert perft(p, TO_THE_END) == 4**2
    assert perft(ordered(p), TO_THE_END) == comb(5, 2)
    p = answer(take(s0(), "X", "trophic_cascade", slot=3), "tile 0,0")
    assert perft(p, TO_THE_END) == 6 * 5 * 4
    assert perft(ordered(p), TO_THE_END) == comb(6, 3)
    p = take(s0("Sand X1", "Kelp X1", "Ocean X1", pools={"X": 2}), "X", "fecundity")
    assert perft(p, TO_THE_END) == 4 * 3
    assert perft(ordered(p), TO_THE_END) == comb(4, 2)


def test_a_mass_exodus_in_any_order_and_in_one() -> None:
    """Two reptiles and one crustacean to three neighbours."""
    p = take(earth("Reef R2 X1", "Kelp", "Sand", "Ocean"), "X", "mass_exodus")
    assert perft(p, TO_THE_END) == 3**3
    assert perft(ordered(p), TO_THE_END) == comb(4, 2) * 3


# ── counted once ────────────────────────────────────────────────────────────────────────────────────────────────────


def small(traits: dict[str, str] | None = None) -> MarinePosition:
    """Two animals with few cubes, a special pawn and something in every box."""
    p = earth(
        "Reef R1 X2",
        "Kelp R1",
        "1,-3 land",
        "1,-2 sand X1",
        animals="R X",
        traits=traits,
        elements="E(0,0) worms, W(1,-1) sun",
        displays={"X": "sun"},
        abundance="sun",
        adaptation="worms sun",
        speciation="worms - sun -",
        wanderlust="algae",
        depletion="sun",
        autotrophs="worms",
        competition="reef kelp sand",
        evolution="land kelp reef reef sand",
        stacks=["ocean", "-", "-"],
        slots="annelids predator fecundity omnivore niche_construction",
        pools={"X": 2, "R": 2},
        control={"sun": "X"},
        pawns={"abundance 2": "R", "abundance 3": "X"},
    )
    return turn(p, "X")


@pytest.mark.parametrize("space", [space for space in SPACE_NAMES[:-3] if space != "abundance 3"])
def test_every_action_ends_alike_in_any_order_and_in_one(space: str) -> None:
    p = answer(small(), f"special sun {space}")
    assert check_chain(MARINE, p, p.turn()) == 1


TRAITS = {"R": "camouflage prey_switching flight", "X": "migratory phenotypic_plasticity benthic"}
COUNTS: dict[str, tuple[MarinePosition, int, int]] = {
    "turns": (small(), 4, 50486),
    "as a search sees it": (ordered(small()), 4, 55878),
    "with traits": (small(TRAITS), 4, 53206),
    "with traits, as a search sees it": (ordered(small(TRAITS)), 4, 60829),
}


@pytest.mark.parametrize(("p", "depth", "ways"), COUNTS.values(), ids=COUNTS.keys())
def test_node_counts(p: MarinePosition, depth: int, ways: int) -> None:
    assert perft(p, depth) == ways, "the rules have changed; if that was meant, raise `rules` in game.py"
