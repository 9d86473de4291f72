"""Gene Expression, and what gaining and losing a trait does: rules/marine.md E07, 12.2."""

from typing import Any

import pytest

from games.marine.build import answer, asked, done, events, options, s0, take, turn
from games.marine.words import (
    bag,
    controls,
    display,
    hand,
    have,
    pawn_on,
    sheltered,
    spare_traits,
    specials,
    traits_of,
    value,
)
from habitable.games.marine.cards.genes import DrawTrait, gene_expression
from habitable.games.marine.components import ELEMENTS, TRAITS
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.kernel.conformance import check_imagined
from habitable.kernel.position import SPECTATOR
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

PLAIN = ["flight", "solitary", "cannibal"]  # traits that do nothing when they come or go
OTHERS = {"R": "resilience", "C": "hadal", "F": "gregarious"}


def express(own: str, drawn: str, **changes: Any) -> MarinePosition:
    """X, who has one trait or more, looks at some drawn by Nature."""
    p = take(s0(traits={**OTHERS, "X": own}, **changes), "X", "gene_expression")
    return answer(p, *(f"nature: deal_trait {name}" for name in drawn.split()))


def become(own: str, new: str, **changes: Any) -> MarinePosition:
    """X replaces its trait by a new one."""
    other = [name for name in PLAIN if name not in (own, new)]
    return answer(express(own, f"{new} {other[0]} {other[1]}", **changes), f"X: trait {new}")


# ── the card ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_gene_expression_draws_three_traits_that_nobody_has() -> None:
    p = take(s0(traits={**OTHERS, "X": "benthic"}), "X", "gene_expression")
    assert options(p) == [f"deal_trait {name}" for name in TRAITS if name not in (*OTHERS.values(), "benthic")]
    answer(p, "deal_trait flight")
    assert "deal_trait flight" not in options(p)
    answer(p, "deal_trait solitary", "deal_trait cannibal")
    assert (asked(p), sorted(options(p))) == ("X", ["pass", "trait cannibal", "trait flight", "trait solitary"])


def test_gene_expression_replaces_the_trait_which_goes_to_the_unused_ones() -> None:
    p = become("benthic", "flight")
    assert done(p)
    assert traits_of(p, "X") == "flight"
    assert "benthic" in spare_traits(p)
    assert "solitary" in spare_traits(p)
    assert "flight" not in spare_traits(p)


def test_gene_expression_lets_one_keep_the_trait() -> None:
    p = answer(express("benthic", "flight solitary cannibal"), "X: pass")
    assert done(p)
    assert traits_of(p, "X") == "benthic"
    assert len(spare_traits(p).split()) == 18 - 4


def test_gene_expression_draws_what_is_there() -> None:
    """rules/marine.md A-34: fewer than three."""
    p = s0(traits={"X": "benthic"}, spare_traits="flight solitary")
    p.push(DrawTrait(3, 0, 3))
    for trait in ("flight", "solitary"):
        p.play(p.turn(), MARINE.vocabulary.parse(f"deal_trait {trait}"))
    assert options(p) == ["pass", "trait flight", "trait solitary"]


def test_gene_expression_without_unused_traits_asks_nothing() -> None:
    p = s0(traits={"X": "benthic"}, spare_traits="")
    gene_expression(p, 3)
    p.settle()
    assert p.over()


def test_a_superhero_says_which_of_its_two_traits_goes() -> None:
    p = answer(express("benthic sapience", "flight solitary cannibal"), "X: trait flight")
    assert options(p) == ["discard sapience", "discard benthic"]
    answer(p, "X: discard sapience")
    assert done(p)
    assert traits_of(p, "X") == "flight benthic"


def test_everybody_is_told_which_trait_was_taken_and_which_was_lost() -> None:
    told = events(express("benthic", "flight solitary cannibal"), "X: trait flight")
    assert {"event": "trait_lost", "animal": "crustaceans", "trait": "benthic"} in told
    assert {"event": "trait_gained", "animal": "crustaceans", "trait": "flight"} in told


# ── hidden from others ──────────────────────────────────────────────────────────────────────────────────────────────


def looking_at(p: MarinePosition, seat: int | None) -> list[str]:
    question = MARINE.view(p, seat).question
    assert question is not None
    return question.looking_at


@pytest.mark.parametrize("drawn", ["flight", "flight solitary", "flight solitary cannibal"])
def test_only_the_player_sees_the_traits_drawn(drawn: str) -> None:
    p = express("benthic", drawn)
    assert sorted(looking_at(p, 3)) == sorted(drawn.split())
    assert [looking_at(p, seat) for seat in (0, 1, 2, None)] == [[], [], [], []]


@pytest.mark.parametrize("drawn", ["", "flight", "flight solitary", "flight solitary cannibal"])
def test_others_cannot_tell_the_traits_drawn_from_imagined_ones(drawn: str) -> None:
    p = express("benthic", drawn)
    for seat in (0, 1, 2, 3, None):
        check_imagined(MARINE, p, seat, Rng(3))


def test_what_is_drawn_may_be_anything_to_others_and_is_what_it_is_to_the_player() -> None:
    p = express("benthic", "flight solitary cannibal")
    mine = {tuple(looking_at(p.imagine(3, Rng(seed)), 3)) for seed in range(20)}
    assert len(mine) == 1
    for eyes in (0, SPECTATOR):
        others = {tuple(looking_at(p.imagine(eyes, Rng(seed)), 3)) for seed in range(20)}
        assert len(others) > 10
        assert {trait for seen in others for trait in seen} <= set(spare_traits(p).split())


def test_the_events_of_drawing_tell_others_no_trait() -> None:
    p = express("benthic", "")
    told = events(p, "nature: deal_trait flight")
    assert [e["trait"] for e in told if e["event"] == "trait_dealt"] == [None]


# ── rules/marine.md 12.2, line by line ──────────────────────────────────────────────────────────────────────────────


def test_losing_phenotypic_plasticity_returns_its_tokens_to_the_bag() -> None:
    p = become("phenotypic_plasticity", "flight", sheltered={"X": "sun sun"}, displays={"X": "sponges"})
    assert (sheltered(p, "X"), display(p, "X")) == ("", "sponges")
    assert bag(p, "sun") == 19 - 1


def test_losing_a_copied_phenotypic_plasticity_returns_its_tokens_too() -> None:
    p = s0(
        traits={"R": "phenotypic_plasticity", "X": "exaptation"},
        copied={"X": "phenotypic_plasticity"},
        sheltered={"R": "worms", "X": "sun sun"},
    )
    take(p, "X", "gene_expression")
    answer(p, "deal_trait flight", "deal_trait solitary", "deal_trait cannibal", "X: trait flight")
    assert (sheltered(p, "X"), sheltered(p, "R")) == ("", "worms")
    assert traits_of(p, "X") == "flight"
    assert bag(p, "sun") == 19 - 1


def test_losing_benthic_returns_the_pawn_on_it() -> None:
    p = become("benthic", "flight", pawns={"benthic X": "X"})
    assert pawn_on(p, "benthic X") == ""
    assert hand(p, "X") == 4


def test_losing_benthic_returns_a_special_pawn_on_it() -> None:
    p = become("benthic", "flight", pawns={"benthic X": "sun"}, control={"sun": "X"})
    assert pawn_on(p, "benthic X") == ""
    assert specials(p, "X") == "sun"


def test_losing_benthic_returns_a_special_pawn_to_whoever_controls_it_now() -> None:
    p = become("benthic", "flight", pawns={"benthic X": "sun"}, control={"sun": "R"})
    assert (specials(p, "R"), specials(p, "X")) == ("sun", "")


def test_losing_sapience_keeps_the_pawn() -> None:
    p = become("sapience", "flight", sapient="X", points={"X": 21})
    assert hand(p, "X") == 5


def test_losing_ram_feeding_loses_the_plankton() -> None:
    p = become("ram_feeding", "flight")
    assert have(p, "X") == "algae worms worms"
    assert bag(p, "plankton") == 18  # all but the one on Earth


def test_everybody_is_told_of_the_elements_lost_with_a_trait() -> None:
    lost = {"event": "element_lost", "animal": "crustaceans"}
    told = events(express("ram_feeding", "flight solitary cannibal"), "trait flight")
    assert {**lost, "element": "plankton"} in told
    p = express("phenotypic_plasticity", "flight solitary cannibal", sheltered={"X": "sun sun"})
    assert events(p, "trait flight").count({**lost, "element": "sun"}) == 2


def test_gaining_ram_feeding_brings_a_plankton_from_the_bag() -> None:
    p = become("flight", "ram_feeding")
    assert done(p)
    assert have(p, "X") == "algae plankton worms worms"
    assert bag(p, "plankton") == 17


def test_gaining_ram_feeding_with_six_elements_first_returns_a_display_token() -> None:
    p = become("flight", "ram_feeding", displays={"X": "sun sponges sponges"})
    assert options(p) == ["lose sponges", "lose sun"]
    answer(p, "X: lose sponges")
    assert done(p)
    assert have(p, "X") == "algae plankton sponges sun worms worms"


def test_gaining_ram_feeding_for_a_full_phenotypic_plasticity_needs_no_room() -> None:
    p = become("phenotypic_plasticity", "ram_feeding", sheltered={"X": "sun sun"}, displays={"X": "sponges"})
    assert done(p)  # the tokens of the old trait are gone first
    assert have(p, "X") == "algae plankton sponges worms worms"


def test_losing_pack_hunters_keeps_the_special_pawn() -> None:
    p = become("pack_hunters", "flight", control={"sun": "X"})
    assert (controls(p, "X"), value(p, "sun")) == ("sun", 2)


def test_gaining_sapience_with_twenty_points_brings_the_pawn_at_once() -> None:
    assert hand(become("flight", "sapience", points={"X": 20}), "X") == 5
    assert hand(become("flight", "sapience", points={"X": 19}), "X") == 4


def test_sapience_brings_its_pawn_once_a_game() -> None:
    p = become("flight", "sapience", points={"X": 30}, sapient="X")
    assert hand(p, "X") == 5


def test_gaining_pack_hunters_takes_a_pawn_that_nobody_controls() -> None:
    p = become("flight", "pack_hunters", control={"sun": "R 4", "worms": "X 3"})
    assert options(p) == [f"claim {name}" for name in ("algae", "gastropods", "plankton", "sponges")]
    answer(p, "X: claim algae")
    assert done(p)
    assert (controls(p, "X"), value(p, "algae")) == ("algae worms", 2)
    assert specials(p, "X") == "algae worms"


def test_gaining_pack_hunters_when_all_pawns_are_controlled_does_nothing() -> None:
    p = become("flight", "pack_hunters", control=dict.fromkeys(ELEMENTS, "R"))
    assert done(p)
    assert controls(p, "X") == ""


def test_gaining_exaptation_copies_a_trait_at_once() -> None:
    p = become("flight", "exaptation")
    assert options(p) == ["copy hadal", "copy resilience", "copy gregarious"]
    answer(p, "X: copy hadal")
    assert done(p)
    assert traits_of(p, "X") == "exaptation hadal"
    assert not p.animal(3).settled


def test_gaining_exaptation_with_a_small_gene_pool_copies_for_good() -> None:
    p = answer(become("flight", "exaptation", pools={"X": 16}), "X: copy hadal")
    assert p.animal(3).settled


def test_the_trait_that_exaptation_replaced_cannot_be_copied() -> None:
    p = become("flight", "exaptation")
    assert "copy flight" not in options(p)


def test_losing_exaptation_loses_the_copy() -> None:
    p = become("exaptation", "flight", copied={"X": "hadal"})
    assert done(p)
    assert traits_of(p, "X") == "flight"


def test_losing_exaptation_with_a_copied_benthic_returns_the_pawn() -> None:
    p = s0(traits={"R": "benthic", "X": "exaptation"}, copied={"X": "benthic"}, pawns={"benthic X": "X"})
    take(p, "X", "gene_expression")
    answer(p, "deal_trait flight", "deal_trait solitary", "deal_trait cannibal", "X: trait flight")
    assert (pawn_on(p, "benthic X"), hand(p, "X")) == ("", 4)


def test_a_trait_gained_works_from_then_on() -> None:
    p = become("flight", "benthic")
    assert "pawn benthic" in options(turn(p, "X"))
