"""Planning, Initiative, Adaptation and Regression: rules/dominant-species.md 8 and 9.1 to 9.3, 16.3."""

import pytest

from games.dominant_species.build import (
    answer,
    ask,
    asked,
    deal,
    earth,
    execute,
    execute_from,
    options,
    reset,
    s0,
    things,
)
from games.dominant_species.words import animal, disks, display, hand, pawns_on, space, track
from habitable.games.dominant_species.components import SPACE_NAMES
from habitable.games.dominant_species.planning import Plan
from habitable.games.dominant_species.position import DominantSpeciesPosition

pytestmark = pytest.mark.compiled


# ── planning and initiative ─────────────────────────────────────────────────────────────────────────────────────────


def test_t15_reptiles_swap_with_birds_and_the_pawn_acts_again() -> None:
    p = s0(pawns={"initiative": "Re"}, abundance="sun water")
    execute_from(p, "initiative")
    assert options(p) == ["pass", "swap", "keep"]
    answer(p, "Re: swap")
    assert track(p) == "I Ar Am Re B M"
    answer(p, "Re: pawn abundance 1")
    assert asked(p) == "Re"
    assert options(p) == ["pass", "take sun", "take water"]
    assert pawns_on(p, "abundance") == "- -"


def test_t16_the_left_most_animal_has_nobody_to_swap_with() -> None:
    p = s0(pawns={"initiative": "I"})
    execute(p, "initiative")
    assert options(p) == ["pass", "keep"]
    answer(p, "I: keep", "I: pawn domination 5")
    assert track(p) == "I Ar Am B Re M"
    assert pawns_on(p, "domination") == "- - - - I"
    assert hand(p, "I") == 2


def test_t17_the_pawn_goes_to_another_space() -> None:
    p = s0(pawns={"initiative": "Re", "glaciation": "- B"})
    execute(p, "initiative")
    answer(p, "Re: swap")
    assert things(p) == [name for name in SPACE_NAMES if name not in ("initiative 1", "glaciation 2")]


def test_r3_the_swap_may_be_left_out_and_the_pawn_kept() -> None:
    p = s0(pawns={"initiative": "Re"})
    execute(p, "initiative")
    answer(p, "Re: keep", "Re: pawn migration 1")
    assert track(p) == "I Ar Am B Re M"
    assert pawns_on(p, "migration").startswith("Re")
    p = s0(pawns={"initiative": "Re"})
    execute(p, "initiative")
    answer(p, "Re: pass")
    assert p.over()
    assert track(p) == "I Ar Am B Re M"
    assert hand(p, "Re") == 3


def plan(p: DominantSpeciesPosition) -> list[str]:
    """Everybody places pawns; returns in which order."""
    ask(p, Plan(0))
    order = []
    while asked(p):
        order.append(asked(p))
        answer(p, options(p)[-1])
    return order


def test_t18_planning_goes_round_until_all_hands_are_empty() -> None:
    p = earth("T", animals="M Re Ar", initiative="Ar Re M", hands={"Ar": 5, "Re": 3, "M": 1})
    assert plan(p) == ["Ar", "Re", "M", "Ar", "Re", "Ar", "Re", "Ar", "Ar"]
    assert [hand(p, name) for name in ("Ar", "Re", "M")] == [0, 0, 0]


def test_r2_planning_is_mandatory_on_any_vacant_space() -> None:
    p = s0(pawns={"glaciation": "- M"})
    ask(p, Plan(0))
    assert asked(p) == "I"
    assert options(p) == [f"pawn {name}" for name in SPACE_NAMES if name != "glaciation 2"]


def test_pawns_waiting_on_the_display_are_not_in_hand() -> None:
    p = s0(animals="M I", pawns={"glaciation": "- M M"}, hands={"M": 1, "I": 2})
    assert plan(p) == ["I", "M", "I"]
    assert pawns_on(p, "glaciation") == "- M M -"


# ── adaptation ──────────────────────────────────────────────────────────────────────────────────────────────────────


def adaptation() -> DominantSpeciesPosition:
    """Three pawns and four disks (p. 10)."""
    return execute(earth("T", adaptation="meat grass grub grub", pawns={"adaptation": "I Ar M"}), "adaptation")


@pytest.mark.parametrize(
    ("taken", "insects", "left"),
    [
        pytest.param("meat", "grass grass meat", "grass grub grub", id="t19"),
        pytest.param("grass", "grass grass grass", "grub grub meat", id="t113"),
    ],
)
def test_insects_take_an_element(taken: str, insects: str, left: str) -> None:
    p = adaptation()
    assert options(p) == ["pass", "take grass", "take grub", "take meat"]
    answer(p, f"I: take {taken}")
    assert display(p, "I") == insects
    assert disks(p.adaptation) == left
    assert asked(p) == "Ar"


def test_t20_what_is_left_threatens_those_who_acquired_it() -> None:
    p = adaptation()
    answer(p, "I: take grub", "Ar: take grass", "M: pass")
    assert p.over()
    assert disks(p.adaptation) == "grub meat"
    deal(reset(p))
    assert disks(p.regression) == "grub meat"
    for i, name in enumerate(("I", "M"), 1):
        p.place_pawn(animal(name), space(f"regression {i}"))
    execute(p, "regression")
    assert asked(p) == "I"
    assert options(p) == ["pass", "protect grub"]
    answer(p, "I: pass")
    assert p.over()  # the meat of the mammals is printed
    assert display(p, "I") == "grass grass"
    assert display(p, "Ar") == "grass grub grub"
    assert display(p, "M") == "meat meat"


def test_t21_a_full_display_takes_nothing() -> None:
    p = earth("T", adaptation="meat", displays={"I": "grass grass grub grub sun sun"}, pawns={"adaptation": "- I"})
    execute(p, "adaptation")
    assert p.over()
    assert display(p, "I") == "grass grass grub grub sun sun"
    assert disks(p.adaptation) == "meat"
    assert hand(p, "I") == 3


# ── regression ──────────────────────────────────────────────────────────────────────────────────────────────────────


def threatened_by_grubs(pawns: str) -> DominantSpeciesPosition:
    """The position of the second edition, p. 11."""
    return earth(
        "T",
        regression="grub grub",
        displays={"I": "grass grass grub sun", "Re": "sun sun grub"},
        pawns={"regression": pawns},
        adaptation="sun",
    )


def test_t22_a_pawn_and_the_reptiles_ability_protect() -> None:
    p = execute(threatened_by_grubs("I"), "regression")
    assert options(p) == ["pass", "protect grub"]
    answer(p, "I: protect grub")
    assert options(p) == ["pass", "protect grub"]
    answer(p, "Re: protect grub")
    assert p.over()
    assert display(p, "I") == "grass grass grub sun"
    assert display(p, "Re") == "grub sun sun"
    assert disks(p.regression) == "grub grub"
    assert hand(p, "I") == 3


def test_t23_without_a_pawn_one_grub_is_lost() -> None:
    p = threatened_by_grubs("")
    before = p.bag
    execute(p, "regression")
    answer(p, "Re: protect grub")
    assert display(p, "I") == "grass grass sun"
    assert display(p, "Re") == "grub sun sun"
    assert disks(p.bag - before) == "grub"


def test_t24_the_sun_left_over_threatens_insects_and_not_reptiles() -> None:
    p = execute(threatened_by_grubs("I"), "regression")
    answer(p, "I: protect grub", "Re: protect grub")
    deal(reset(p))
    assert disks(p.regression) == "sun"
    for i, name in enumerate(("I", "Re"), 1):
        p.place_pawn(animal(name), space(f"regression {i}"))
    execute(p, "regression")
    assert options(p) == ["pass", "protect sun"]
    answer(p, "I: pass")
    assert p.over()
    assert display(p, "I") == "grass grass grub"
    assert display(p, "Re") == "grub sun sun"


def test_t25_reptiles_can_avoid_two_losses() -> None:
    p = earth("T", regression="grub sun", displays={"Re": "sun sun sun grub"}, pawns={"regression": "Re"})
    execute(p, "regression")
    assert options(p) == ["pass", "protect grub", "protect sun"]
    answer(p, "Re: protect grub")
    assert options(p) == ["pass", "protect sun"]
    answer(p, "Re: protect sun")
    assert p.over()
    assert display(p, "Re") == "grub sun sun sun"


def test_t26_printed_elements_are_immune() -> None:
    p = execute(earth("T", regression="meat", pawns={"regression": "M"}), "regression")
    assert p.over()
    assert display(p, "M") == "meat meat"
    assert hand(p, "M") == 3


def test_t27_one_disk_of_a_type_is_lost_however_many_lie_in_the_box() -> None:
    p = earth("T", regression="grub grub", displays={"B": "seed seed grub grub"})
    execute(p, "regression")
    assert p.over()
    assert display(p, "B") == "grub seed seed"


def test_t114_reptiles_with_both_pawns_protect_three_types() -> None:
    p = earth(
        "T",
        regression="grub meat sun",
        displays={"Re": "sun sun sun grub meat"},
        pawns={"regression": "Re Re"},
    )
    execute(p, "regression")
    answer(p, "Re: protect sun", "Re: protect grub", "Re: protect meat")
    assert p.over()
    assert display(p, "Re") == "grub meat sun sun sun"
    assert hand(p, "Re") == 3


def test_r4_protecting_is_optional_and_all_lose_at_once() -> None:
    p = earth(
        "T",
        regression="grub meat",
        displays={"Re": "sun sun grub meat", "I": "grass grass grub meat"},
        pawns={"regression": "I Re"},
    )
    execute(p, "regression")
    answer(p, "I: protect meat")
    assert display(p, "I") == "grass grass grub meat"
    answer(p, "Re: pass", "Re: protect grub")
    assert display(p, "I") == "grass grass meat"
    assert display(p, "Re") == "grub sun sun"


def test_reptiles_that_do_not_play_protect_nobody() -> None:
    p = execute(earth("T", animals="M I", regression="sun", displays={"I": "grass grass sun"}), "regression")
    assert p.over()
    assert display(p, "I") == "grass grass"
