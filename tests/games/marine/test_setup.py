"""Setting up: rules/marine.md 1, 3 and 4."""

from typing import Any

import pytest

from games.marine.build import answer, ask, asked, begin, earth, luck, options, s0, start
from games.marine.words import (
    PLACES,
    SHORT,
    animal,
    bag,
    box,
    controls,
    corner,
    cubes,
    elements_on,
    hand,
    have,
    hexagon,
    markers,
    name_of,
    points,
    pool,
    retrieved,
    slots,
    specials,
    survival,
    terrain,
    traits_of,
)
from habitable.games.marine.components import (
    ASTEROID,
    BORDER,
    CARDS,
    CORNERS,
    ELEMENTS,
    GRID,
    HEXES,
    MIDDLE,
    TERRAINS,
    TRAITS,
    UPPER,
)
from habitable.games.marine.game import MARINE
from habitable.games.marine.nature import DealCard
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.setup.start import Begin
from habitable.games.marine.table import next_cards
from habitable.kernel import piles
from habitable.kernel.bits import bit, members, size
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

AROUND_THE_REEF = {  # DV-26
    "Kelp": "algae gastropods",
    "Sand": "gastropods worms",
    "Ocean": "plankton worms",
    "Seamount": "plankton sponges",
    "Meadow": "sponges sun",
    "Land": "algae sun",
    "Reef": "algae gastropods plankton sponges sun worms",
}
NORTH, SOUTH = ["0,-3", "0,-2", "1,-3", "-1,-2"], ["0,3", "0,2", "1,2", "-1,3"]


def keep_any(p: MarinePosition, seed: int = 1) -> MarinePosition:
    """The seats keep any of their traits, and everybody does what traits ask at setup, until the first turn."""
    rng = Rng(seed)
    while p.round == 0:
        p.play(p.turn(), p.draw(p.turn(), rng))
        MARINE.check_invariants(p)
    return p


def until_traits(animals: str = "R C F X", **more: Any) -> MarinePosition:
    """A game up to the choice of traits."""
    return luck(start(animals, **more))


# ── the board (rules/marine.md 3) ─────────────────────────────────────────────────────────────────────────────────────


def test_37_hexes_18_of_them_on_the_border_and_96_corners() -> None:
    assert (len(GRID.hexes), HEXES, len(GRID.corners), CORNERS) == (37, 37, 96, 96)
    columns = [sum(q == column for q, _ in GRID.hexes) for column in range(-3, 4)]
    assert columns == [4, 5, 6, 7, 6, 5, 4]
    upper = ["0,-3", "1,-3", "2,-3", "3,-3", "3,-2", "-1,-2", "-2,-1", "-3,0", "-3,1"]
    lower = ["0,3", "-1,3", "-2,3", "-3,3", "-3,2", "1,2", "2,1", "3,0", "3,-1"]
    assert {name_of(hex) for hex in members(BORDER)} == {*upper, *lower}
    assert {name_of(hex) for hex in members(BORDER & UPPER)} == set(upper)


def test_the_middle_row_is_three_hexes_inside() -> None:
    assert [GRID.hexes[hex] for hex in members(MIDDLE)] == [(-2, 1), (0, 0), (2, -1)]
    assert MIDDLE & BORDER == 0


@pytest.mark.parametrize(
    ("name", "around"),
    [
        ("E(0,0)", "0,0 1,-1 1,0"),
        ("W(0,0)", "0,0 -1,0 -1,1"),
        ("W(1,-1)", "0,0 0,-1 1,-1"),
        ("W(1,0)", "0,0 1,0 0,1"),
        ("E(-1,1)", "0,0 0,1 -1,1"),
        ("E(-1,0)", "0,0 -1,0 0,-1"),
        ("E(3,-3)", "3,-3"),  # the other two are off the board
        ("W(4,-3)", "3,-3 3,-2"),  # named after a hex off the board
    ],
)
def test_the_hexes_around_a_corner(name: str, around: str) -> None:
    assert sorted(GRID.hex_text(hex) for hex in members(GRID.touched[corner(name)])) == sorted(around.split())


# ── Earth (rules/marine.md 4.1 to 4.4) ──────────────────────────────────────────────────────────────────────────────


def test_a_37_the_start_tiles() -> None:
    p = until_traits()
    assert {name: terrain(p, name) for name in PLACES} == {
        "Reef": "reef",
        "Land": "land",
        "Kelp": "kelp",
        "Sand": "sand",
        "Ocean": "ocean",
        "Seamount": "seamount",
        "Meadow": "meadow",
    }
    assert [terrain(p, name) for name in NORTH] == ["geyser", "land", "land", "land"]
    assert [terrain(p, name) for name in SOUTH] == ["vent", "ocean", "ocean", "ocean"]
    assert [p.tile(hexagon(name)).terrain for name in ("0,-3", "0,3")] == [0, 6]
    assert size(p.land) == 15
    assert p.covers_left == 10


def test_three_stacks_of_seven_with_a_tile_face_up() -> None:
    p = start("R C F X")
    assert [options(p), p.weights()] == [[f"turn_up {t}" for t in TERRAINS[:-1]], [3] * 7]
    luck(p)
    assert p.face_down == [6, 6, 6]
    assert piles.size(p.unseen) == 18
    assert min(p.face_up) >= 0


def test_dv_26_the_start_elements() -> None:
    p = until_traits()
    assert {name: elements_on(p, name) for name in PLACES} == AROUND_THE_REEF
    assert {elements_on(p, name) for name in NORTH + SOUTH} == {""}


def test_the_builder_knows_the_setup() -> None:
    p, q = until_traits(), s0()
    assert (p.elements, p.land, p.covers, p.present) == (q.elements, q.land, q.covers, q.present)
    shown = [MARINE.state.to_json(position)["tiles"] for position in (p, q)]
    assert shown[0] == shown[1]


# ── the display (rules/marine.md 4.5, 4.6, 4.9) ─────────────────────────────────────────────────────────────────────


def test_four_tokens_for_four_boxes() -> None:
    p = until_traits()
    assert [len(box(p, name).split()) for name in ("abundance", "adaptation", "speciation", "wanderlust")] == [4] * 4
    assert [box(p, name) for name in ("autotrophs", "depletion", "regression")] == ["", "", ""]
    assert piles.size(p.bag) == 92
    assert box(p, "speciation").count("-") == 0


def test_three_markers_as_drawn_and_five_sorted() -> None:
    p = start("R C F X")
    while not options(p)[0].startswith("mark"):
        answer(p, options(p)[0])
    assert p.weights() == [2] * 8
    answer(p, "mark eruption", "mark land", "mark reef", "mark ocean", "mark land", "mark eruption", "mark reef")
    assert markers(p, "competition") == "eruption land reef"
    answer(p, "mark ocean")
    assert markers(p, "evolution") == "land reef ocean ocean eruption"  # DV-11
    assert piles.size(p.markers) == 8


def test_special_pawns_belong_to_nobody_and_are_worth_one() -> None:
    p = s0()
    assert [controls(p, name) + specials(p, name) for name in SHORT] == [""] * 4
    assert p.values == [1] * 6


# ── the animals (rules/marine.md 4.7 to 4.12) ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("animals", "pawns"), [("R X", 7), ("C F X", 5), ("R C F X", 4)])
def test_the_start_of_the_animals(animals: str, pawns: int) -> None:
    p = until_traits(animals)
    for name in animals.split():
        assert (hand(p, name), pool(p, name)) == (pawns, 31)
    assert cubes(p, "Reef") == " ".join(f"{name}3" for name in animals.split())
    assert points(p) == {}
    assert retrieved(p) == ""
    assert survival(p) == ""


def test_what_is_printed_on_the_displays() -> None:
    p = s0()
    assert {name: have(p, name) for name in SHORT} == {
        "R": "sponges sun sun",
        "C": "gastropods gastropods sponges",
        "F": "algae plankton plankton",
        "X": "algae worms worms",
    }


def test_animals_are_drawn_chosen_or_named() -> None:
    p = begin(3)
    assert options(p) == ["assign reptiles", "assign cephalopods", "assign fishes", "assign crustaceans"]
    answer(p, "nature: assign fishes", "nature: assign reptiles", "nature: assign crustaceans")
    assert [p.seat_of(animal(name)) for name in "FRX"] == [0, 1, 2]
    p = luck(begin(2, animals="choose"))
    answer(p, "seat 0: assign crustaceans")
    assert options(p) == ["assign reptiles", "assign cephalopods", "assign fishes"]
    answer(p, "seat 1: assign reptiles")
    assert [p.seat_of(animal(name)) for name in "XR"] == [0, 1]
    p = start("X F")
    assert [p.seat_of(animal(name)) for name in "XF"] == [0, 1]


def test_the_last_of_four_animals_is_clear() -> None:
    p = answer(begin(4), "assign fishes", "assign reptiles", "assign crustaceans")
    assert p.seat_of(animal("C")) == 3
    assert options(p)[0].startswith("turn_up")


# ── traits (rules/marine.md 4.13) ───────────────────────────────────────────────────────────────────────────────────


def test_three_traits_each_of_which_one_is_kept_in_secret() -> None:
    p = until_traits("R F X")
    assert [size(p.hands[animal(name)]) for name in "RFX"] == [3, 3, 3]
    assert size(p.spare_traits) == 9
    assert p.asked() == [0, 1, 2]
    hands = [members(p.hands[animal(name)]) for name in "RFX"]
    assert [[MARINE.vocabulary.text(o) for o in p.options(seat)] for seat in range(3)] == [
        [f"keep {TRAITS[trait]}" for trait in hand] for hand in hands
    ]
    kept = [hand[0] for hand in hands]
    for seat in (2, 0):
        p.play(seat, MARINE.vocabulary.parse(f"keep {TRAITS[kept[seat]]}"))
    assert [traits_of(p, name) for name in "RFX"] == ["", "", ""]  # nothing is revealed yet
    assert p.asked() == [1]
    p.play(1, MARINE.vocabulary.parse(f"keep {TRAITS[kept[1]]}"))
    assert [p.animal(animal(name)).traits for name in "RFX"] == [bit(trait) for trait in kept]
    assert size(p.spare_traits) == 15
    assert p.hands == [0, 0, 0, 0]


def test_only_its_player_sees_a_trait_dealt() -> None:
    p = start("R X")
    while not options(p)[0].startswith("deal_trait"):
        answer(p, options(p)[0])
    p.log = []
    answer(p, "deal_trait flight")
    told = {"event": "trait_dealt", "animal": "reptiles", "trait": "flight"}
    assert [MARINE.events.show(entry, 0) for entry in p.log or []] == [told]
    assert [MARINE.events.show(entry, 1) for entry in p.log or []] == [told | {"trait": None}]


# ── the Evolution cards (rules/marine.md 4.14) ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("length", "deck"), [("short", 20), ("normal", 25), ("long", 30), ("epic", 35)], ids=str)
def test_dv_22_asteroid_is_never_in_the_top_of_the_deck(length: str, deck: int) -> None:
    p = start("R C F X", length=length)
    assert p.deck == deck
    keep_any(p)
    assert p.deck == deck - 5
    assert slots(p).count("-") == 0
    while p.deck > 0:
        may_come = [CARDS[card] for card in members(next_cards(p))]
        assert ("asteroid" in may_come) == (p.deck <= 5 and p.unknown & bit(ASTEROID) != 0)
        if p.deck == 1 and p.unknown & bit(ASTEROID):
            assert may_come == ["asteroid"]
        card = next(card for card in members(next_cards(p)) if card != ASTEROID or p.deck == 1)
        p.unknown &= ~bit(card)
        p.deck -= 1
    assert size(p.unknown) == 35 - deck


def test_cards_in_the_box_never_come() -> None:
    """With 10 cards in the box, 24 others and Asteroid make the deck."""
    p = keep_any(start("R C F X"))
    assert size(p.unknown) == 30
    assert p.deck == 20


def test_asteroid_is_as_likely_as_each_of_the_last_five() -> None:
    """Of five cards, four are any of the others in deck and box."""
    cards = [card for card in CARDS if card != "asteroid"][:20]
    p = earth("Reef X1", slots=" ".join(cards[:4]), discard=" ".join(cards[4:]), deck=5)
    ask(p, DealCard(False))
    weights = dict(zip(options(p), p.weights(), strict=True))
    assert 5 * weights["deal asteroid"] == sum(weights.values())
    assert len({weight for option, weight in weights.items() if option != "deal asteroid"}) == 1


def test_the_first_five_cards_are_laid_out_before_their_symbols_work() -> None:
    """rules/marine.md 9.4: Extinction of the first card, then Survival of the third."""
    p = earth("Reef vent R1", "Sand vent F2", "Ocean X1", elements="E(0,0) sun", slots="biomass - fertile - -")
    ask(p, Begin())
    assert [cubes(p, name) for name in ("Reef", "Sand", "Ocean")] == ["R1", "", ""]
    assert points(p) == {"R": 1}
    assert (asked(p), p.round) == ("X", 1)


def test_symbols_change_nothing_in_the_normal_setup() -> None:
    for seed in range(4):
        p = keep_any(luck(start("R C F X"), seed), seed)
        assert points(p) == {}
        assert cubes(p, "Reef") == "R3 C3 F3 X3"


# ── the order of luck, and the first turn (rules/marine.md 4.16) ────────────────────────────────────────────────────


def test_the_order_of_what_is_drawn() -> None:
    p = start("R X")
    said: list[str] = []
    rng = Rng(3)
    while p.round == 0:
        answer_id = p.draw(p.turn(), rng)
        if p.turn() == NATURE:
            said.append(MARINE.vocabulary.text(answer_id).split()[0])
        p.play(p.turn(), answer_id)
    assert said == ["turn_up"] * 3 + ["draw"] * 16 + ["mark"] * 8 + ["deal_trait"] * 6 + ["deal"] * 5


@pytest.mark.parametrize(("animals", "first"), [("R C F X", "X"), ("F C R", "F"), ("C R", "C")])
def test_the_animal_lowest_in_the_food_chain_begins(animals: str, first: str) -> None:
    assert asked(keep_any(start(animals))) == first


def test_tokens_at_the_start() -> None:
    p = s0()
    assert [bag(p, element) for element in ELEMENTS] == [18] * 6
