"""The end of the game and the variants: rules/marine.md 10 and 13."""

from typing import Any

import pytest

from games.marine.build import (
    answer,
    asked,
    begin,
    earth,
    events,
    luck,
    options,
    play,
    s0,
    start,
    take,
    things,
    turn,
)
from games.marine.words import (
    SHORT,
    animal,
    bag,
    box,
    cubes,
    display,
    elements_on,
    gone,
    hand,
    have,
    pawn_on,
    points,
    pool,
    retrieved,
    slots,
    terrain,
    tokens,
    traits_of,
)
from habitable.games.marine.components import EXAPTATION, TERRAINS, TRAITS, TURN_LIMIT
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import CARD_REASON
from habitable.kernel import piles
from habitable.kernel.bits import bit, members, size
from habitable.kernel.errors import BadOptions
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

TWO_PLAYERS = ["R X", "C F"]


def end(p: MarinePosition) -> MarinePosition:
    """The last figure crosses after Asteroid has been resolved."""
    p.last = True
    p.retrieved = sum(bit(a) for a in p.playing()[:-1])
    return play(p, f"{SHORT[p.playing()[-1]]}: retrieve")


# ── the end (rules/marine.md 10) ──────────────────────────────────────────────────────────────────────────────────────


def test_dv_16_after_asteroid_the_round_is_the_last() -> None:
    p = s0(
        "Reef R2",
        "Kelp X1 F2",
        "0,3 vent C1",
        without="W(1,-1)",
        elements="W(0,3) sponges",
        retrieved="R C",
        abundance="sun",
        control={"sun": "R 6", "algae": "R 7"},
    )
    take(p, "X", "asteroid", slot=1, scored="Kelp")
    answer(p, "tile -1,3")  # nobody is there; C loses its cube beside it
    assert (p.last, cubes(p, "0,3")) == (True, "")
    play(p, "F: retrieve")
    assert (asked(p), retrieved(p)) == ("C", "R C F")  # the round goes on
    play(p, "X: retrieve")
    assert p.over()
    assert box(p, "abundance") == "sun"  # no Reseeding
    assert cubes(p, "Kelp") == ""  # endangered
    assert points(p) == {"R": 6 + 13}


def test_the_last_extinction_comes_before_the_last_survival_and_both_before_scoring() -> None:
    p = earth("Reef vent R1 X2", "Sand vent R1", "Ocean X1", elements="E(0,0) sun", last=True)
    end(p)
    assert (gone(p, "X"), gone(p, "R")) == (3, 0)
    assert points(p) == {"R": 3 + 1 + 1}


def test_tv_19_special_pawns_at_the_end() -> None:
    p = end(earth("Reef", control={"algae": "F 7", "sun": "F 6"}, pawns={"evolution 1": "sun"}))
    assert points(p) == {"F": 13}  # also for one on the display


def test_final_scoring_of_the_start() -> None:
    p = end(s0(slots="annelids"))
    assert points(p) == {"R": 6, "C": 3, "F": 2}
    assert slots(p).startswith("annelids")  # nobody takes cards
    assert p.places() == [1, 2, 3, 4]


def test_a_02_the_lines_of_the_score_pad() -> None:
    p = end(s0(control={"worms": "X 9"}))
    lines = {row.name: row.points for row in MARINE.sheet(p).rows}
    assert lines["final_scoring"] == [6, 3, 2, 0]
    assert lines["special_pawns"] == [0, 0, 0, 9]
    assert p.places() == [2, 3, 4, 1]


def test_higher_in_the_food_chain_wins_a_tie() -> None:
    p = earth("Reef", animals="X C F", points={"X": 20, "C": 20, "F": 3})
    assert (p.scores(), p.places()) == ([20, 20, 3], [2, 1, 3])


def test_the_end_is_told() -> None:
    p = s0(last=True, retrieved="R C F")
    told = [event["event"] for event in events(turn(p, "X"), "retrieve")]
    assert told[:4] == ["retrieved", "extinction", "survival", "final_scoring"]
    assert told[-4:] == ["total"] * 4


@pytest.mark.parametrize("asteroid", [True, False])
def test_the_guard_against_endless_games_runs_the_end(asteroid: bool) -> None:
    p = s0("Sand F1", turns=TURN_LIMIT - 1, control={"sun": "R 4"}, last=asteroid, abundance="sun")
    play(p, "X: pawn depletion 1")
    assert p.over()
    assert cubes(p, "Sand") == ""
    assert points(p) == {"R": 6 + 4, "C": 3, "F": 2}


def test_with_the_guard_a_round_that_ends_is_not_reseeded() -> None:
    p = s0(turns=TURN_LIMIT - 1, retrieved="R C F", last=True)
    play(p, "X: retrieve")
    assert p.over()
    assert points(p) == {"R": 6, "C": 3, "F": 2}  # once


def test_a_30_a_loss_stops_at_nothing() -> None:
    p = s0(points={"X": 2})
    p.gain(animal("X"), -5, CARD_REASON)
    assert points(p) == {}


# ── two players with two animals each (rules/marine.md 13.1) ────────────────────────────────────────────────────────


def laid_out(seats: int, **options_: Any) -> MarinePosition:
    """A new game whose players are about to choose their animals."""
    p = begin(seats, animals="choose", **options_)
    rng = Rng(1)
    while p.turn() == NATURE and not options(p)[0].startswith("begin"):
        p.play(NATURE, p.draw(NATURE, rng))
    return p


@pytest.mark.parametrize("variant", [{}, {"earth": "random"}, {"displays": "alternative"}])
@pytest.mark.parametrize(("seats", "multi_animal"), [(2, False), (4, False), (2, True)])
def test_animals_are_chosen_when_the_table_lies_there(seats: int, multi_animal: bool, variant: dict[str, Any]) -> None:
    """What animals decide about comes later: elements of a random Earth, and those before which displays are filled."""
    p = laid_out(seats, multi_animal=multi_animal, **variant)
    assert not p.playing()
    assert size(p.land) == 15
    assert min(p.face_up) >= 0
    assert (len(p.competition), len(p.evolution)) == (3, 5)
    assert (max(p.elements) >= 0) == (piles.size(p.abundance) == 4) == (not variant)
    rng = Rng(2)
    while p.hands == [0, 0, 0, 0]:
        p.play(p.turn(), p.draw(p.turn(), rng))
    MARINE.check_invariants(p)
    assert len(p.playing()) == (4 if multi_animal else seats)
    assert (piles.size(p.abundance), piles.size(p.wanderlust), min(p.speciation) >= 0) == (4, 4, True)
    tokens = [piles.size(p.animal(a).acquired) for a in p.playing()]
    assert set(tokens) == ({3} if "displays" in variant else {0})


def test_the_one_drawn_takes_the_first_and_the_last_animal() -> None:
    p = laid_out(2, multi_animal=True)
    assert options(p) == ["begin 0", "begin 1"]
    answer(p, "nature: begin 1", "seat 1: assign fishes", "seat 0: assign reptiles", "seat 0: assign crustaceans")
    assert [p.seat_of(animal(name)) for name in SHORT] == [0, 1, 1, 0]  # the last one was clear
    assert asked(p) == "nature"


def test_every_animal_has_a_set_of_its_own() -> None:
    """rules/marine.md A-22: four pawns and three traits each."""
    p = luck(start("R C F X", seats=2, multi_animal=True))
    assert [p.seat_of(a) for a in range(4)] == [0, 1, 0, 1]
    assert [hand(p, name) for name in SHORT] == [4] * 4
    assert [pool(p, name) for name in SHORT] == [31] * 4
    assert [size(p.hands[a]) for a in range(4)] == [3] * 4


def test_each_player_keeps_a_trait_for_both_animals() -> None:
    p = luck(start("R C F X", seats=2, multi_animal=True))
    hands = [members(p.hands[a]) for a in range(4)]
    for seat, a in ((1, 1), (0, 0), (0, 2), (1, 3)):  # first for the animal higher in the food chain
        said = [f"keep {TRAITS[trait]}" for trait in hands[a]]
        assert [MARINE.vocabulary.text(option) for option in p.options(seat)] == said
        p.play(seat, p.options(seat)[-1])
    assert [traits_of(p, name) for name in SHORT] == [TRAITS[hand[-1]] for hand in hands]


def test_turns_as_with_four_players() -> None:
    p = turn(s0(animals=TWO_PLAYERS), "X")
    order = []
    for _ in range(4):
        order.append((asked(p), p.turn()))
        answer(p, "retrieve")
    assert order == [("X", 0), ("F", 1), ("C", 1), ("R", 0)]


def test_the_other_animal_of_a_player_is_an_opponent() -> None:
    p = s0("Kelp R2 X1", animals=TWO_PLAYERS, competition="kelp")
    assert things(play(p, "X: pawn competition 1")) == ["1,-1 reptiles"]
    p = s0(animals=TWO_PLAYERS, pawns={"abundance 1": "R"}, control={"sun": "X"})
    play(p, "X: special sun abundance 1")
    assert (pawn_on(p, "abundance 1"), hand(p, "R")) == ("sun", 4)


@pytest.mark.parametrize(
    ("vp", "results", "places"),
    [
        pytest.param({"R": 70, "X": 145, "C": 75, "F": 85}, [70, 75], [2, 1], id="tv-20"),
        pytest.param({"R": 90, "X": 75, "C": 80, "F": 75}, [75, 75], [2, 1], id="tie: fishes over crustaceans"),
        pytest.param({"R": 75, "X": 75, "C": 75, "F": 80}, [75, 75], [1, 2], id="tie: the higher of two counts"),
    ],
)
def test_the_lower_animal_of_a_player_counts(vp: dict[str, int], results: list[int], places: list[int]) -> None:
    p = earth("Reef", animals=TWO_PLAYERS, points=vp)
    assert (p.scores(), p.places()) == (results, places)


@pytest.mark.parametrize("seats", [3, 4])
def test_two_animals_each_is_for_two_players(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"multi_animal is for at most 2 players, not {seats}"):
        begin(seats, multi_animal=True)


# ── random Earth (rules/marine.md 13.2) ─────────────────────────────────────────────────────────────────────────────


def random_earth(centre: str, elements: str, animals: str = "R C F X", own: str = "", **more: Any) -> MarinePosition:
    """A random Earth with a terrain in the centre, and these tokens around it; `own` are those for the other side of
    the displays."""
    p = start(animals, earth="random", **more)
    answer(p, *(f"draw {element}" for element in own.split()))
    answer(p, f"turn_up {centre}", *["turn_up meadow"] * 3, *["turn_up sand"] * 3)
    return answer(p, *(f"draw {element}" for element in elements.split()))


def test_dv_21_cubes_and_points_for_a_random_earth() -> None:
    p = random_earth("seamount", "sun sun sponges algae worms plankton")
    assert cubes(p, "Reef") == "R5 C1 F3 X3"
    assert points(p) == {"R": 5, "F": 7, "X": 8, "C": 10}
    assert pool(p, "R") == 29


def test_tv_21a_two_cubes_for_each_sun_and_one_for_sponges() -> None:
    p = random_earth("reef", "sun sun sun sponges sponges plankton", "R F")
    assert cubes(p, "Reef") == "R8 F2"
    assert points(p) == {"R": 11 - 6, "F": 11 - 3}


def test_tv_21b_three_equal_tokens_on_the_other_side() -> None:
    own = "worms worms worms algae sun sun"
    p = random_earth("reef", "worms worms sun gastropods sponges plankton", "R F", own, displays="alternative")
    assert cubes(p, "Reef") == "R6 F2"


def test_tiles_of_a_random_earth() -> None:
    p = start("R X", earth="random")
    assert (things(p), p.weights()) == (TERRAINS[:-1], [4] * 7)
    answer(p, "turn_up land")
    assert [terrain(p, name) for name in ("0,-3", "0,-2", "1,-3", "-1,-2")] == ["geyser", "land", "land", "land"]
    assert [terrain(p, name) for name in ("0,3", "0,2", "1,2", "-1,3")] == ["vent", "ocean", "ocean", "ocean"]
    assert terrain(p, "Reef") == "land"
    assert p.weights() == [3, 4, 4, 4, 4, 4, 4]
    answer(p, "turn_up kelp", "turn_up reef", "turn_up sand", "turn_up sand", "turn_up ocean", "turn_up meadow")
    ring = [terrain(p, name) for name in ("Land", "Kelp", "Sand", "Ocean", "Seamount", "Meadow")]
    assert ring == ["kelp", "reef", "sand", "sand", "ocean", "meadow"]
    assert piles.size(p.unseen) == 21


def test_without_something_for_everybody_all_elements_are_drawn_anew() -> None:
    p = random_earth("reef", "sun sun sun sun sun sun", "R F")
    assert elements_on(p, "Reef") == ""
    assert [bag(p, name) for name in ("sun", "algae")] == [19, 19]
    answer(p, *["draw sun"] * 5, "draw algae")
    assert cubes(p, "Reef") == "R10 F1"
    assert asked(p) == "nature"
    assert options(p)[0].startswith("turn_up")


def test_only_animals_in_play_must_find_something() -> None:
    p = random_earth("ocean", "sun sun sun sun sponges plankton", "R F")
    assert cubes(p, "Reef") == "R9 F2"
    assert points(p) == {"R": 3 - 2, "F": 3 - 1}


def test_points_of_the_start_have_a_line_of_their_own() -> None:
    p = random_earth("seamount", "sun sun sponges algae worms plankton")
    lines = {row.name: row.points for row in MARINE.sheet(p).rows}
    assert lines["start"] == [5, 10, 7, 8]


# ── the other side of the displays (rules/marine.md 13.4) ───────────────────────────────────────────────────────────


def test_three_tokens_on_the_other_side() -> None:
    p = start("R X", displays="alternative")
    assert have(p, "R") == ""
    answer(p, "draw sun", "draw sun", "draw algae", "draw worms", "draw worms", "draw worms")
    assert (display(p, "R"), display(p, "X")) == ("algae sun sun", "worms worms worms")
    assert tokens(p.animal(0).printed) == ""
    assert elements_on(p, "Reef") == "algae gastropods plankton sponges sun worms"  # laid out after them
    assert bag(p, "worms") == 15


def test_tokens_of_the_other_side_can_be_lost_and_swapped() -> None:
    p = s0(alternative=True, displays={"X": "sun sun worms"}, adaptation="algae", control={"sun": "X"})
    play(p, "X: special sun adaptation 3", "swap algae")
    assert options(p) == ["lose sun", "lose worms"]
    answer(p, "lose worms")
    assert have(p, "X") == "algae sun sun"


def test_six_slots_on_the_other_side() -> None:
    p = s0(alternative=True, displays={"X": "sun sun worms algae algae"}, adaptation="algae sun")
    play(p, "X: pawn adaptation 1", "take algae")
    assert len(have(p, "X").split()) == 6
    assert asked(play(p, "X: pawn adaptation 2")) == "F"


# ── superheroes (rules/marine.md 13.5) ──────────────────────────────────────────────────────────────────────────────


def test_superheroes_give_one_trait_back() -> None:
    p = luck(start("R F X", superheroes=True))
    hands = [members(p.hands[animal(name)]) for name in "RFX"]
    for seat in range(3):
        said = [f"discard {TRAITS[trait]}" for trait in hands[seat]]
        assert [MARINE.vocabulary.text(option) for option in p.options(seat)] == said
        p.play(seat, p.options(seat)[0])
    kept = [sum(bit(trait) for trait in hand[1:]) for hand in hands]
    assert [p.animal(animal(name)).traits for name in "RFX"] == kept
    assert size(p.spare_traits) == 17 - 6


@pytest.mark.parametrize(
    ("given", "there"),
    [
        ({}, True),
        ({"superheroes": True}, False),
        ({"superheroes": True, "exaptation": True}, True),
        ({"exaptation": False}, False),
    ],
    ids=str,
)
def test_whether_exaptation_is_among_the_traits(given: dict[str, Any], there: bool) -> None:
    p = begin(2, **given)
    assert bool(p.spare_traits & bit(EXAPTATION)) == there
    assert size(p.spare_traits) == (18 if there else 17)


def test_both_traits_work() -> None:
    p = s0("Reef X1", "Kelp", traits={"X": "flight migratory"}, pawns={"migration 1": "X"})
    assert "pawn abundance 1" in options(turn(p, "X"))
    assert "move 0,0 > 0,2" in options(play(p, "X: pawn migration 2"))


# ── all of them together ────────────────────────────────────────────────────────────────────────────────────────────


def test_all_variants_may_be_combined() -> None:
    p = begin(
        2,
        multi_animal=True,
        earth="random",
        displays="alternative",
        superheroes=True,
        exaptation=True,
        length="epic",
        animals="choose",
    )
    rng = Rng(5)
    while p.round == 0:
        p.play(p.turn(), p.draw(p.turn(), rng))
        MARINE.check_invariants(p)
    assert asked(p) == "X"
    assert p.deck == 30
    assert [len(traits_of(p, name).split()) >= 2 for name in SHORT] == [True] * 4
