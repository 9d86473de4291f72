"""What stands in a view and on the score pad, and what is told. See also test_doors.py."""

from typing import Any

import pytest

from games.marine.build import answer, asked, begin, earth, events, luck, play, s0, start, turn
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.record import HIDDEN
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled


def view(p: MarinePosition, seat: int | None = None) -> Any:
    return MARINE.view(p, seat)


# ── the view ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_view_of_the_start() -> None:
    seen = view(luck(start("R C F X")), 0)
    assert [animal.animal for animal in seen.animals] == ["reptiles", "cephalopods", "fishes", "crustaceans"]
    assert [animal.gene_pool for animal in seen.animals] == [31] * 4
    assert [animal.cubes for animal in seen.animals] == [3] * 4
    assert seen.animals[0].printed == ["sponges", "sun", "sun"]
    assert {name: len(box) for name, box in seen.boxes.items()} == {
        "abundance": 4,
        "autotrophs": 0,
        "depletion": 0,
        "adaptation": 4,
        "regression": 0,
        "wanderlust": 4,
    }
    assert (len(seen.speciation), len(seen.competition), len(seen.evolution)) == (4, 3, 5)
    assert sum(seen.bag.values()) == 92
    assert [stack.face_down for stack in seen.stacks] == [6, 6, 6]
    assert sum(seen.unseen.values()) == 18
    assert (seen.eruptions_left, seen.deck, len(seen.unknown), seen.survival) == (10, 25, 35, None)
    assert [(s.value, s.animal, s.space) for s in seen.specials] == [(1, None, None)] * 6
    assert seen.elements["E(0,0)"] == "gastropods"


def test_a_tile_in_the_view() -> None:
    tiles = {tuple(tile.hex): tile for tile in view(s0("Kelp X2 R2 F1", "0,3 vent C1")).tiles}
    kelp, vent = tiles[1, -1], tiles[0, 3]
    assert (kelp.terrain, kelp.eruption, kelp.cubes) == ("kelp", None, {"reptiles": 2, "fishes": 1, "crustaceans": 2})
    assert kelp.points == {"reptiles": 7, "crustaceans": 4, "fishes": 2}
    assert kelp.endangered == ["reptiles"]
    assert [bool(elements) for elements in kelp.shared] == [False, True, True]  # as in cubes
    assert (kelp.dying, tiles[0, 0].dying) == (True, bool(tiles[0, 0].endangered))
    assert (vent.terrain, vent.eruption, vent.points, vent.endangered) == (
        "ocean",
        "vent",
        {"cephalopods": 1},
        ["cephalopods"],
    )


def test_on_how_many_tiles_an_animal_thrives_is_in_the_view() -> None:
    seen = view(s0("Kelp X2 R2 F1", "0,3 vent C1"))
    for animal in seen.animals:
        lives = [tile for tile in seen.tiles if animal.animal in tile.cubes]
        assert animal.thrives == sum(animal.animal not in tile.endangered for tile in lives)
    assert {animal.animal: animal.thrives for animal in seen.animals}["crustaceans"] == 2


def test_of_several_animals_the_one_that_counts_is_in_the_view() -> None:
    p = s0(animals=["R C", "F X"], points={"R": 5, "C": 4, "F": 1, "X": 2})
    assert [animal.animal for animal in view(p).animals if animal.uncounted] == ["reptiles", "crustaceans"]
    assert view(p).scores == [4, 1]


def test_an_animal_in_the_view() -> None:
    p = s0(
        "0,3 vent F2",
        traits={"F": "ram_feeding phenotypic_plasticity benthic"},
        displays={"F": "sun"},
        sheltered={"F": "worms"},
        eliminated={"F": 2},
        points={"F": 7},
        guards="F",
        retrieved="F",
        control={"sun": "F 3", "worms": "F 4", "algae": "F"},
        pawns={"benthic F": "sun", "evolution 1": "F", "evolution 2": "worms"},
    )
    fishes = view(p).animals[2]
    assert (fishes.printed, fishes.acquired) == (["algae", "plankton", "plankton"], ["sun"])
    assert fishes.on_traits == ["plankton", "worms"]
    assert (fishes.gene_pool, fishes.cubes, fishes.eliminated, fishes.guards) == (26, 5, 2, 1)
    assert (fishes.hand, fishes.points, fishes.seat, fishes.on_eruptions, fishes.retrieved) == (3, 7, 2, 2, True)
    assert (fishes.specials, fishes.controls) == (["algae"], ["algae", "sun", "worms"])
    assert (fishes.adaptation["plankton"], fishes.dominates, fishes.benthic) == (3, ["plankton"], "sun")
    specials = {special.element: special for special in view(p).specials}
    assert [specials[name].space for name in ("sun", "worms", "algae")] == ["benthic", "evolution 2", None]
    assert (specials["worms"].value, specials["worms"].animal) == (4, "fishes")


@pytest.mark.parametrize(("animals", "n"), [("R C F X", 37), ("R F X", 36), ("R X", 35)])
def test_the_display_in_the_view(animals: str, n: int) -> None:
    p = s0(animals=animals, pawns={"evolution 2": "X", "evolution 3": "sun"}, control={"sun": "R"}, speciation="- sun")
    seen = view(p)
    assert sum(len(spaces) for spaces in seen.spaces.values()) == n
    row = [(pawn.animal, pawn.special) if pawn else None for pawn in seen.spaces["evolution"]]
    assert row == [None, ("crustaceans", None), ("reptiles", "sun"), None, None]
    assert seen.speciation == [None, "sun", None, None]


def test_cards_in_the_view() -> None:
    seen = view(s0(slots="annelids predator", discard="fertile", deck=3))
    assert [(card.card, card.symbol) if card else None for card in seen.cards] == [
        ("annelids", "none"),
        ("predator", "bones"),
        None,
        None,
        None,
    ]
    assert (seen.deck, len(seen.unknown), seen.discard, seen.last) == (3, 32, ["fertile"], False)


def test_the_question_in_the_view() -> None:
    p = play(s0(stacks=["kelp", "-", "-"], wanderlust="sun"), "X: pawn wanderlust 1", "explore 1", "turn_up reef")
    question = view(p).question
    assert (question.question, question.animal, question.terrain) == ("lay", "crustaceans", "kelp")
    answer(p, "lay 2,-1", "take sun")
    question = view(p).question
    assert (question.element, question.hex) == ("sun", [2, -1])
    p = play(s0(), "X: pawn migration 2")
    assert view(p).question.left == 4


def test_guards_in_the_view() -> None:
    assert view(s0(guards="X R")).guards == ["reptiles", "crustaceans"]


# ── the score pad ───────────────────────────────────────────────────────────────────────────────────────────────────


def rows(p: MarinePosition) -> dict[str, list[int]]:
    sheet = MARINE.sheet(p)
    assert [sum(row.points[seat] for row in sheet.rows) for seat in range(p.seats)] == sheet.totals
    return {row.name: row.points for row in sheet.rows}


def test_points_are_kept_by_where_they_come_from() -> None:
    p = s0("Kelp X2", stacks=["kelp", "-", "-"], evolution="kelp", slots="producers", traits={"F": "prey_switching"})
    play(p, "X: pawn wanderlust 1", "explore 1", "turn_up reef", "lay 2,-1", "pass")
    answer(p, "F: pawn tectonics 1", "F: erupt 1,-3")
    play(p, "X: pawn evolution 1", "evolve 1,-1")
    lines = rows(p)
    assert lines["wanderlust"] == [0, 0, 0, 3]
    assert lines["tectonics"] == [0, 0, 3, 0]
    assert lines["evolution"] == [0, 0, 0, 7]
    assert lines["cards"] == [0, 0, 0, 2]


def test_points_of_traits_have_a_line() -> None:
    p = s0("Sand F1", traits={"F": "prey_switching"}, speciation="worms")
    play(p, "X: pawn speciation 1", "speciate W(1,0)", "add 1,0", "add 1,0", "pass")
    assert rows(p)["traits"] == [0, 0, 1, 0]


def test_survival_and_the_final_scoring_have_lines_of_their_own() -> None:
    p = earth("Reef vent R2", elements="E(0,0) sun", last=True, retrieved="R C F", control={"sun": "C 4"})
    lines = rows(play(p, "X: retrieve"))
    assert (lines["survival"], lines["final_scoring"]) == ([1, 0, 0, 0], [1, 0, 0, 0])
    assert lines["special_pawns"] == [0, 4, 0, 0]


def test_of_two_animals_the_pad_shows_the_one_that_counts() -> None:
    p = earth("Reef R1 F2", animals=["R X", "C F"], points={"R": 70, "X": 145, "C": 85, "F": 75})
    assert rows(p)["start"] == [70, 75]
    facts = {row.name: row.points for row in MARINE.sheet(p).facts}
    assert facts["cubes_on_earth"] == [1, 2]


def test_before_animals_are_known_the_pad_is_empty() -> None:
    sheet = MARINE.sheet(begin(3))
    assert sheet.totals == [0, 0, 0]
    assert all(row.points == [0, 0, 0] for row in sheet.rows + sheet.facts)


# ── what is told ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_abundance_is_told() -> None:
    p = turn(s0(abundance="sun"), "X")
    assert events(p, "pawn abundance 1", "take sun", "put W(0,-3)") == [
        {"event": "pawn_placed", "animal": "crustaceans", "space": "abundance 1", "special": None},
        {"event": "element_put", "element": "sun", "corner": "W(0,-3)"},
    ]


def test_an_exchange_is_told() -> None:
    p = play(s0(elements="W(1,-3) plankton", autotrophs="gastropods"), "C: pawn autotrophs 2")
    assert events(p, "swap gastropods") == [  # there was one token: nobody was asked which
        {"event": "element_removed", "element": "plankton", "corner": "W(1,-3)"},
        {"event": "element_put", "element": "gastropods", "corner": "W(1,-3)"},
        {"event": "box_changed", "action": "autotrophs", "came": "plankton", "left": "gastropods"},
    ]


def test_a_wanderlust_is_told() -> None:
    p = turn(s0("Kelp X1", stacks=["kelp", "-", "-"]), "X")
    told = events(p, "pawn wanderlust 1", "explore 1", "turn_up reef", "lay 2,-1", "come 1,-1")
    assert [event["event"] for event in told] == ["pawn_placed", "turned_up", "tile_laid", "points", "cube_moved"]
    assert told[1] == {"event": "turned_up", "stack": 0, "terrain": "reef"}
    assert told[-1] == {"event": "cube_moved", "animal": "crustaceans", "hex": [1, -1], "target": [2, -1]}


def test_a_retrieve_is_told() -> None:
    p = turn(s0(pawns={"abundance 1": "X", "evolution 1": "sun"}, control={"sun": "X"}), "X")
    assert events(p, "retrieve") == [{"event": "retrieved", "animal": "crustaceans", "number": 2}]


# ── what plays differently looks different ──────────────────────────────────────────────────────────────────────────


def test_a_turn_that_follows_is_seen() -> None:
    p = s0(stacks=["kelp", "-", "-"], control={"sun": "X"}, traits={"R": "camouflage"})
    play(p, "X: special sun wanderlust 3", "explore 1", "turn_up kelp", "lay 2,-1")
    assert view(p).again
    answer(p, "R: hide")
    assert asked(p) == "X"
    assert not view(p).again


def test_a_copy_for_good_is_seen() -> None:
    traits, copied = {"R": "flight", "X": "exaptation"}, {"X": "flight"}
    for settled in ("", "X"):
        animals = {a.animal: a for a in view(s0(traits=traits, copied=copied, settled=settled)).animals}
        assert animals["crustaceans"].settled == bool(settled)


def test_turns_their_limit_and_who_decides_first_are_seen() -> None:
    shown = view(s0(turns=5, turn_limit=9, downwards=True))
    assert (shown.turn, shown.turn_limit, shown.food_chain) == (5, 9, "downwards")


def test_what_a_seat_has_said_it_sees_alone() -> None:
    p = luck(start("R F X"))
    kept = MARINE.vocabulary.text(p.options(1)[0]).split()[1]
    p.play(1, p.options(1)[0])
    assert [MARINE.view(p, eyes).said for eyes in (0, 1, 2, None)] == [[], [kept], [], []]


def test_what_superheroes_give_back_is_not_named_to_others() -> None:
    match = Match(MARINE, ["a", "b", "c"], {"animals": ["reptiles", "fishes", "crustaceans"], "superheroes": True})
    rng = Rng(3)
    while match.position.asked() != [0, 1, 2]:
        match.play(NATURE, match.position.draw(NATURE, rng))
    before = len(match.plies)
    given = [match.position.options(seat)[0] for seat in range(3)]
    for seat in range(3):
        match.play(seat, given[seat])
    texts = [MARINE.vocabulary.text(answer) for answer in given]
    for eyes in (0, 1, 2):
        said = [line.text for line in match.record_for(eyes).lines[before : before + 3]]
        assert said == [texts[seat] if seat == eyes else HIDDEN for seat in range(3)]
    assert [line.text for line in match.record_for(None).lines[before : before + 3]] == [HIDDEN] * 3
