"""Extinction, Survival, Reseed: rules/dominant-species.md 10, 16.8."""

import pytest

from games.dominant_species.build import answer, asked, deal, earth, execute_from, luck, options, reset, s0, take
from games.dominant_species.words import cards_in, cubes, disks, element, endangered, gone, pawns_on, points, survival
from habitable.games.dominant_species.components import ELEMENTS
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel import piles
from habitable.kernel.bits import size

pytestmark = pytest.mark.compiled


def nature_draws(p: DominantSpeciesPosition, verb: str) -> int:
    """Nature answers all questions of a verb in a row; returns how many."""
    n = 0
    while asked(p) == "nature" and options(p)[0].startswith(verb):
        answer(p, options(p)[0])
        n += 1
    return n


def test_t69_leftovers_slide_and_the_squares_are_filled() -> None:
    p = s0(
        adaptation="grub",
        regression="sun",
        abundance="water seed",
        wasteland="meat",
        depletion="grass",
        wanderlust="sun sun water",
        available="fertile nocturnal habitat biomass blight",
        stacks=["sea", "sea", "sea"],
    )
    bag = p.bag
    reset(p)
    assert disks(p.regression) == "grub"
    assert disks(p.wasteland) == "seed water"
    assert disks(p.depletion) == "meat"
    assert disks(p.bag - bag) == "grass sun sun sun water"
    assert (p.adaptation, p.abundance, p.wanderlust) == (0, 0, 0)
    for square in ("adaptation", "abundance", "wanderlust"):
        for n in range(1, 5):
            answer(p, f"nature: draw {ELEMENTS[n]}")
            assert piles.size(getattr(p, square)) == n
    assert asked(p) == "I"


def test_t70_mammals_save_one_cube() -> None:
    p = earth("T", "F M2 B1", "D M1", elements="E(-2,1) seed, E(0,1) grass")
    assert endangered(p, "M") == "D F"
    reset(p)
    assert options(p) == ["pass", "save -1,1", "save 1,0"]
    answer(p, "M: save -1,1")
    assert cubes(p, "F") == "M1 B1"
    assert cubes(p, "D") == ""
    assert gone(p, "M") == 2


def test_the_mammals_may_save_nobody() -> None:
    p = answer(reset(earth("F M2", animals="M B")), "M: pass")
    assert cubes(p, "F") == ""


def test_mammals_that_do_not_play_save_nobody() -> None:
    p = reset(earth("F B2", animals="B I"))
    assert asked(p) == "nature"
    assert cubes(p, "F") == ""
    assert gone(p, "B") == 2


@pytest.mark.parametrize(
    ("tiles", "holder", "expected"),
    [
        pytest.param(["T M3 I1", "W tundra M1 I1", "S tundra I1"], "M", {"M": 3}, id="t71"),
        pytest.param(["T M2 I1", "W tundra M1 I1", "S tundra I1"], "", {}, id="t72"),
        pytest.param(["T", "W tundra I1"], "I", {"I": 1}, id="r27"),
        (["T", "W M4"], "", {}),
    ],
)
def test_survival(tiles: list[str], holder: str, expected: dict[str, int]) -> None:
    p = earth(*tiles, elements="W(1,-1) meat, E(0,-1) grass, E(0,0) grass", displays={"M": "meat meat grass"})
    assert survival(p) == holder
    reset(p)
    assert points(p) == expected


def test_survival_is_determined_after_extinction() -> None:
    p = earth("T M3 I1", elements="E(0,0) grass")
    assert survival(p) == "M"
    answer(reset(p), "M: pass")
    assert points(p) == {"I": 1}


def test_t73_cards_are_refilled_to_five_until_the_deck_is_empty() -> None:
    p = reset(s0(available="fertile nocturnal habitat", deck="biomass ice_age"))
    assert len(cards_in(p.available)) == 5  # everybody can see what the last cards are
    assert p.deck == 0
    luck(p)
    p.available &= p.available - 1
    reset(p)
    luck(p)
    assert len(cards_in(p.available)) == 4


def test_cards_come_from_the_deck_with_ice_age_last() -> None:
    p = reset(s0(available="fertile", deck="biomass blight habitat disease ice_age"))
    seen = []
    while asked(p) == "nature" and options(p)[0].startswith("deal"):
        assert "deal ice_age" not in options(p)
        seen.append(options(p)[-1])
        answer(p, seen[-1])
    assert len(seen) == 3  # the fourth one everybody knows
    assert cards_in(p.available) == ["biomass", "blight", "disease", "fertile", "habitat"]
    assert cards_in(p.deck) == ["ice_age"]


def test_t74_hibernating_cubes_die_in_the_next_extinction() -> None:
    p = s0(eliminated={"B": 3})
    take(p, "B", "hibernation")
    answer(p, *["B: add 0,-1"] * 3)
    assert endangered(p, "B") == "W"
    reset(p)
    assert cubes(p, "W") == "B3 Am2 Ar1 I1"
    reset(luck(p))
    assert cubes(p, "W") == "Am2 Ar1 I1"
    assert gone(p, "B") == 3


def test_t123_r24_the_mammals_do_not_save_a_cube_that_hibernates() -> None:
    p = earth("T", "F M1 B1", "D M1", elements="E(-2,1) seed", hibernator="M", asleep={"F": 1})
    reset(p)
    assert options(p) == ["pass", "save 1,0"]
    answer(p, "M: pass")
    assert cubes(p, "F") == "M1 B1"
    assert cubes(p, "D") == ""


def test_one_of_two_cubes_hibernates_the_other_may_be_saved() -> None:
    p = reset(earth("F M3", hibernator="M", asleep={"F": 1}))
    assert options(p) == ["pass", "save -1,1"]
    answer(p, "M: save -1,1")
    assert cubes(p, "F") == "M2"


def test_only_stacks_without_a_face_up_tile_turn_one_up() -> None:
    p = s0(stacks=["sea", "-", "empty"], available="fertile nocturnal habitat biomass blight")
    reset(p)
    down = list(p.face_down)
    assert nature_draws(p, "draw") == 12
    assert nature_draws(p, "turn") == 1
    assert p.face_up[0] == 0
    assert p.face_up[1] >= 0
    assert p.face_up[2] == -1
    assert p.face_down == [down[0], down[1] - 1, 0]


def test_every_stack_turns_one_up() -> None:
    p = luck(reset(s0(available="fertile nocturnal habitat biomass blight")))
    assert all(terrain >= 0 for terrain in p.face_up)
    assert p.face_down == [7, 7, 7]


def test_marks_of_the_turn_are_cleared() -> None:
    p = reset(s0(scored="T W", hibernator="B", asleep={"F": 1}))
    assert asked(p) == "nature"
    assert p.scored != 0
    luck(p)
    assert p.scored == 0
    assert p.hibernator == -1
    assert not any(p.asleep)


def test_the_mammals_choice_stands_whatever_else_dies() -> None:
    p = s0(without="E(-1,1) E(0,1) W(2,-1) W(1,0)", pawns={"domination": "M"})
    execute_from(p, "domination")
    answer(p, "M: pass")
    assert asked(p) == "M"
    assert options(p) == ["pass", "save -1,1", "save 0,1", "save 1,0"]
    answer(p, "M: save 0,1")
    assert cubes(p, "Mt") == "M1 B1"
    assert cubes(p, "D") == "I1"
    assert element(p, "E(0,0)") == "grass"
    assert size(p.present[0]) == 1


def test_cards_are_dealt_before_pawns_slide_and_boxes_move_down() -> None:
    p = reset(s0(pawns={"glaciation": "- B"}, abundance="sun", adaptation="meat", available="fertile"))
    assert options(p)[0].startswith("deal ")
    assert (pawns_on(p, "glaciation"), disks(p.wasteland), disks(p.regression)) == ("- B - -", "", "")
    assert (disks(p.abundance), disks(p.adaptation)) == ("sun", "meat")
    deal(p)
    assert options(p)[0].startswith("draw ")
    assert (pawns_on(p, "glaciation"), disks(p.wasteland), disks(p.regression)) == ("B - - -", "sun", "meat")
