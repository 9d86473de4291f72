"""What happens when a choice is impossible: rules/dominant-species.md 15, line by line."""

import pytest

from games.dominant_species.build import answer, asked, earth, execute, luck, options, reset, s0, take
from games.dominant_species.words import cubes, disks, display, element, hand, hexagon, points, pool
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel import piles

pytestmark = pytest.mark.compiled

RING = ["W", "S", "D", "Mt", "F", "J"]
INNER = "W(1,-1) sun, E(0,0) sun, W(1,0) sun, E(-1,1) sun, W(0,0) sun, E(-1,0) sun"
AROUND_T = INNER
NOTHING = "fertile nocturnal habitat biomass blight"  # five cards, so that none is dealt


@pytest.mark.parametrize(
    ("bag", "squares"), [("sun water grass seed grub", [4, 1, 0]), ("sun", [1, 0, 0]), ("", [0, 0, 0])]
)
def test_r33_a_bag_with_too_few_disks_fills_adaptation_first(bag: str, squares: list[int]) -> None:
    p = luck(reset(s0(bag=bag, available=NOTHING, stacks=["sea", "sea", "sea"])))
    assert [piles.size(pile) for pile in (p.adaptation, p.abundance, p.wanderlust)] == squares
    assert p.bag == 0
    assert asked(p) == "I"


@pytest.mark.parametrize("card", ["habitat", "metamorphosis", "symbiotic"])
def test_an_empty_bag_leaves_cards_without_effect(card: str) -> None:
    p = s0(bag="", displays={"I": "grass grass sun"})
    before = list(p.elements)
    take(p, "I", card, "S")
    assert p.over()
    assert p.elements == before
    assert display(p, "I") == "grass grass sun"
    assert display(p, "M") == "meat meat"


def test_an_empty_bag_leaves_aquatic_its_cubes() -> None:
    p = take(s0(bag=""), "Am", "aquatic", "W")
    assert options(p) == ["pass", "add 0,-1"]


def test_without_a_vacant_corner_abundance_leaves_its_disk() -> None:
    p = earth("T I1", elements=AROUND_T, abundance="water", pawns={"abundance": "I"})
    execute(p, "abundance")
    assert p.over()
    assert disks(p.abundance) == "water"
    assert hand(p, "I") == 3
    take(p, "I", "habitat")
    assert p.over()


def test_without_a_vacant_corner_the_new_tile_gets_no_element() -> None:
    p = earth(*RING, elements=INNER, wanderlust="sun", stacks=["sea", "-", "-"], pawns={"wanderlust": "I"})
    execute(p, "wanderlust")
    answer(p, "I: explore 1", "I: lay 0,0")
    assert p.over()
    assert points(p) == {"I": 21}
    assert disks(p.wanderlust) == "sun"


def test_without_wanderlust_disks_the_new_tile_gets_no_element() -> None:
    p = earth("T", stacks=["sea", "-", "-"], pawns={"wanderlust": "I"})
    execute(p, "wanderlust")
    answer(p, "I: explore 1", "I: lay 0,1")
    assert p.over()
    assert points(p) == {"I": 1}


def test_adaptation_without_disks_or_with_a_full_display() -> None:
    p = execute(earth("T", pawns={"adaptation": "I"}), "adaptation")
    assert p.over()
    assert hand(p, "I") == 3


@pytest.mark.parametrize("action", ["wasteland", "depletion"])
def test_an_empty_box(action: str) -> None:
    p = execute(s0(pawns={action: "I"}), action)
    assert p.over()
    assert hand(p, "I") == 3
    assert p.elements == s0().elements


def test_wasteland_without_a_matching_disk_on_earth() -> None:
    p = execute(earth("T", elements="E(0,0) sun", wasteland="water", pawns={"wasteland": "I"}), "wasteland")
    answer(p, "I: pass")
    assert p.over()
    assert element(p, "E(0,0)") == "sun"


def test_glaciation_without_a_tile_beside_tundra() -> None:
    p = execute(earth("T", "W tundra", pawns={"glaciation": "I B"}), "glaciation")
    assert p.over()
    assert hand(p, "I") == 3
    assert p.covers_left == 10


def test_an_empty_stack_turns_nothing_up() -> None:
    p = luck(reset(s0(stacks=["empty", "-", "empty"], available=NOTHING)))
    assert [terrain >= 0 for terrain in p.face_up] == [False, True, False]


def test_speciation_without_its_element_on_earth() -> None:
    p = execute(earth("T", elements="E(0,0) sun", animals="M B", pawns={"speciation": "M"}), "speciation")
    assert p.over()
    assert hand(p, "M") == 7


def test_speciation_with_an_empty_gene_pool() -> None:
    p = s0(pools={"M": 0, "I": 0}, pawns={"speciation": "M"})
    execute(p, "speciation")
    assert p.over()
    assert hand(p, "M") == 3


def test_without_cubes_on_earth_one_cannot_move_or_compete() -> None:
    p = earth(
        "T M1",
        "S",
        animals="M Ar I",
        stacks=["sea", "-", "-"],
        elements="E(0,0) grass",
        adaptation="sun",
        pawns={"migration": "I", "competition": "I", "wanderlust": "I", "adaptation": "I", "domination": "I"},
    )
    assert execute(p, "migration").over()
    assert execute(p, "competition").over()
    execute(p, "wanderlust")
    answer(p, "I: explore 1", "I: lay 1,0")
    assert asked(p) == "M"
    answer(p, "M: pass")
    assert p.over()
    answer(execute(p, "adaptation"), "I: take sun")
    answer(execute(p, "domination"), "I: dominate 0,0")
    assert points(p) == {"I": 3, "M": 1}


@pytest.mark.parametrize("available", ["nocturnal", ""])
def test_fewer_than_five_cards_are_offered(available: str) -> None:
    p = execute(s0(pawns={"domination": "M M"}, available=available, deck="ice_age"), "domination")
    answer(p, "M: dominate 0,1")
    assert p.available == 0
    answer(p, "M: dominate 1,0")
    assert p.over()


def test_if_ice_age_is_the_only_card_it_must_be_taken() -> None:
    p = execute(s0(pawns={"domination": "M"}, available="ice_age", deck=""), "domination")
    answer(p, "M: dominate 0,1")
    assert p.last
    p = execute(s0(pawns={"domination": "M"}, available="ice_age nocturnal", deck=""), "domination")
    answer(p, "M: dominate 0,1")
    assert options(p) == ["card ice_age", "card nocturnal"]


def test_without_a_pawn_in_the_supply_none_is_gained() -> None:
    p = take(s0(edition="first", hands={"M": 10}), "M", "omnivore", "Mt")
    assert p.over()
    assert (hand(p, "M"), p.animal(0).supply) == (10, 0)


def test_when_all_tiles_are_scored_the_pawn_returns() -> None:
    p = execute(s0(pawns={"domination": "M"}, scored="T W S D Mt F J"), "domination")
    assert p.over()
    assert hand(p, "M") == 3
    assert points(p) == {}


def test_an_animal_without_cubes_keeps_its_points_and_plays_on() -> None:
    p = earth("T M1", elements="E(0,0) meat", pools={"I": 0}, points={"I": 7}, turn=5)
    luck(reset(p))
    assert asked(p) == "I"
    assert points(p) == {"M": 1, "I": 7}
    assert pool(p, "I") == 0


def test_a_gene_pool_too_small_for_aquatic() -> None:
    p: DominantSpeciesPosition = take(s0(pools={"Am": 2}, bag=""), "Am", "aquatic", "W")
    answer(p, "add 0,-1", "add 0,-1")
    assert p.over()
    assert cubes(p, "W") == "Am4 Ar1 I1"
    assert p.tile(hexagon("W")).of(3) == 4
