"""The component file: corrected lines work, wrong ones are refused (rules/marine.md 17)."""

import json
from importlib.resources import files
from typing import Any

import pytest

from games.marine.build import answer, asked, begin, earth, luck, options, play, s0, take
from games.marine.words import cubes, hand, have, hexagon, points
from habitable.earth.scoring import score
from habitable.games.marine.components import ANIMALS, CARDS, EVOLUTION, TERRAINS, TRAITS
from habitable.games.marine.game import MARINE
from habitable.kernel.errors import BadOptions

pytestmark = pytest.mark.compiled


def ours() -> dict[str, Any]:
    text = (files("habitable.games.marine") / "components.json").read_text(encoding="utf-8")
    box = json.loads(text)
    assert isinstance(box, dict)
    return box


# ── what is in the box ──────────────────────────────────────────────────────────────────────────────────────────────


def test_our_file_has_a_line_for_everything() -> None:
    box = ours()
    assert [list(box[name]) for name in ("animals", "terrains", "cards", "traits")] == [
        ANIMALS,
        TERRAINS,
        CARDS,
        TRAITS,
    ]


def test_what_the_appendix_says() -> None:
    box = ours()
    assert {name: line["score"] for name, line in box["terrains"].items()} == {
        "land": [8, 4, 2, 1],
        "kelp": [7, 4, 2],
        "reef": [6, 3, 2],
        "seamount": [5, 3, 2],
        "meadow": [4, 2],
        "sand": [3, 2],
        "ocean": [2, 1],
        "eruption": [1],
    }
    assert {name: line["speciation"] for name, line in box["terrains"].items()} == {
        "ocean": 4,
        "sand": 3,
        "seamount": 3,
        "reef": 2,
        "kelp": 2,
        "meadow": 2,
        "land": 1,
        "eruption": 1,
    }
    assert {name: line["cubes"] for name, line in box["spaces"].items()} == {
        "migration": [3, 4, 5],
        "competition": [1, 2, 3],
    }


# ── a line that is corrected ────────────────────────────────────────────────────────────────────────────────────────


def test_other_elements_on_a_display() -> None:
    p = begin(2, animals=["reptiles", "fishes"], components={"animals": {"reptiles": {"printed": ["sun", "worms"]}}})
    luck(p)
    assert (have(p, "R"), have(p, "F")) == ("sun worms", "algae plankton plankton")


def test_another_score_of_a_terrain() -> None:
    p = earth("Kelp X2 F1", components_={"terrains": {"kelp": {"score": [9, 1]}}})
    score(p, hexagon("Kelp"), EVOLUTION)
    assert points(p) == {"X": 9, "F": 1}


def test_another_limit_of_speciation_leaves_the_score_alone() -> None:
    p = s0(speciation="sun", components_={"terrains": {"land": {"speciation": 3}}})
    play(p, "X: pawn speciation 1", "speciate E(-1,0)", *["add 0,-1"] * 3, "pass")
    assert cubes(p, "Land") == "X3"
    assert p.components.prizes[0] == [8, 4, 2, 1]


def test_other_numbers_beside_the_spaces() -> None:
    box = {"spaces": {"migration": {"cubes": [1, 9, 2]}, "competition": {"cubes": [2, 2, 2]}}}
    p = play(s0(components_=box), "X: pawn migration 1", "move 0,0 > 1,0")
    assert asked(p) == "F"
    p = play(s0(competition="reef", components_=box), "X: pawn competition 1", *["eliminate 0,0 fishes"] * 2)
    assert (cubes(p, "Reef"), asked(p)) == ("R3 C3 F1 X3", "F")


def test_another_number_on_a_card() -> None:
    p = take(s0(components_={"cards": {"annelids": {"number": 5}}}), "X", "annelids")
    assert points(p) == {"X": 5}


def test_another_element_or_terrain_on_a_card() -> None:
    p = take(s0("Sand X1", components_={"cards": {"annelids": {"about": "gastropods"}}}), "X", "annelids")
    assert points(p) == {"X": 2}
    p = take(s0(components_={"cards": {"marine_snow": {"about": "reef"}}}), "X", "marine_snow")
    assert points(p) == {"R": 6, "C": 3, "F": 2}


def test_another_number_on_a_trait() -> None:
    box = {"traits": {"sapience": {"number": 5}}}
    p = s0("Kelp X1", traits={"X": "sapience"}, evolution="kelp", components_=box)
    play(p, "X: pawn evolution 1", "evolve 1,-1")
    assert hand(p, "X") == 4


READ = [  # what the rules read from a box
    "printed",
    "prizes",
    "caps",
    "migration",
    "competition",
    "trait_elements_count",
    "symbols",
    "card_numbers",
    "card_elements",
    "card_terrains",
    "trait_numbers",
]


def test_a_copy_of_our_file_changes_nothing() -> None:
    p = begin(2, components=ours())
    q = begin(2)
    for name in READ:
        assert getattr(p.components, name) == getattr(q.components, name), name


def test_games_with_a_file_are_saved_and_loaded() -> None:
    p = luck(begin(3, components={"cards": {"annelids": {"number": 5, "note": "read on the card"}}}))
    again = MARINE.load(MARINE.dump(p))
    assert MARINE.state.key(again) == MARINE.state.key(p)
    assert options(p)
    answer(p, options(p)[0])


# ── a line that is wrong ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("box", "error"),
    [
        (
            {"cards": {"plague": {"symbol": "none"}}},
            'cards: "plague" should be one of asteroid, ',
        ),
        ({"cards": {"biomass": {"symbol": "skull"}}}, "components.cards[...].symbol: Invalid enum value 'skull'"),
        ({"cards": {"annelids": {"number": -1}}}, "components.cards[...].number: Expected `int` >= 0"),
        (
            {"cards": {"annelids": {"about": "reef"}}},
            'cards.annelids.about: "reef" should be one of ',
        ),
        (
            {"cards": {"predator": {"about": "sun"}}},
            'cards.predator.about: "sun", and this card is ',
        ),
        ({"cards": {"predator": {"text": "kill"}}}, "components.cards[...]: Object contains unknown field `text`"),
        (
            {"animals": {"fishes": {"printed": ["sun"] * 7}}},
            "animals.fishes.printed: at most 6, not 7",
        ),
        (
            {"animals": {"fishes": {"printed": ["grass"]}}},
            'animals.fishes.printed[0]: "grass" should be one of algae, ',
        ),
        (
            {"animals": {"birds": {"printed": []}}},
            'animals: "birds" should be one of reptiles, ',
        ),
        ({"terrains": {"kelp": {"score": []}}}, "terrains.kelp.score: from 1 to 4, not 0"),
        (
            {"terrains": {"desert": {"score": [1]}}},
            'terrains: "desert" should be one of land, ',
        ),
        ({"spaces": {"migration": {"cubes": [3, 4]}}}, "components.spaces[...].cubes: Expected `array` of length >= 3"),
        (
            {"traits": {"wings": {"number": 1}}},
            'traits: "wings" should be one of pack_hunters, ',
        ),
        ({"traits": {"living_fossil": {"number": 6}}}, "traits.living_fossil.number: from 1 to 5, not 6"),
        ({"game": "marine"}, "components: Object contains unknown field `game`"),
        ({"version": 2}, "components.version: Invalid enum value 2"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_wrong_line_is_refused(box: dict[str, Any], error: str) -> None:
    with pytest.raises(BadOptions) as caught:
        begin(2, components=box)
    assert error in str(caught.value)
