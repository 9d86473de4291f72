"""Position documents: rules/positions.md. The exact answer, and what is said about a document that is wrong."""

import copy
from typing import Any

import msgspec
import pytest

from games.marine.build import begin, earth, s0
from games.marine.words import document
from habitable.games.marine.components import ELEMENTS, GRID
from habitable.games.marine.game import MARINE
from habitable.kernel import documents
from habitable.kernel.errors import BadDocument
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

EXAMPLE: dict[str, Any] = {
    "game": "marine",
    "tiles": [{"hex": [0, 0], "terrain": "reef", "eruption": None, "cubes": {"reptiles": 3, "fishes": 1}}],
    "elements": {"E(0,0)": "gastropods"},
    "displays": {"reptiles": ["sun", "sun", "sponges"], "fishes": ["plankton", "plankton", "algae"]},
    "markers": {"algae": 1, "gastropods": 1, "plankton": 1, "sponges": 1, "sun": 1, "worms": 1},
}


NOTHING = dict.fromkeys(["so_far", "traits", "survival", "final_scoring", "special_pawns", "total"], 0)


def score(document: dict[str, Any]) -> dict[str, Any]:
    """What `habitable score --json` answers to a file."""
    answer = MARINE.score_document(documents.read(msgspec.json.encode(document)))
    decoded = msgspec.json.decode(msgspec.json.encode(answer))
    assert isinstance(decoded, dict)
    return decoded


# ── the answer ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_answer_is_exactly_as_positions_md_shows_it() -> None:
    nothing = dict.fromkeys(ELEMENTS, 0)
    assert score(EXAMPLE) == {
        "tiles": [
            {
                "hex": [0, 0],
                "why": {"reptiles": [], "fishes": []},
                "endangered": ["reptiles", "fishes"],
                "points": {"reptiles": 6, "fishes": 3},
            }
        ],
        "adaptation": {"reptiles": nothing, "fishes": nothing},
        "dominates": {"reptiles": [], "fishes": []},
        "survival": {"holder": None, "points": 0},
        "extinction": [{"hex": [0, 0], "cubes": {"reptiles": 3, "fishes": 1}}],
        "end": [{"animal": "reptiles", **NOTHING, "place": 1}, {"animal": "fishes", **NOTHING, "place": 2}],
    }


def test_the_start() -> None:
    answer = score(document(s0()))
    assert answer["tiles"][[tile["hex"] for tile in answer["tiles"]].index([0, 0])] == {
        "hex": [0, 0],
        "why": {
            "reptiles": [["sponges", 1, 1], ["sun", 2, 1]],
            "cephalopods": [["gastropods", 2, 1], ["sponges", 1, 1]],
            "fishes": [["algae", 1, 1], ["plankton", 2, 1]],
            "crustaceans": [["algae", 1, 1], ["worms", 2, 1]],
        },
        "endangered": [],
        "points": {"reptiles": 6, "cephalopods": 3, "fishes": 2, "crustaceans": 0},
    }
    assert answer["adaptation"]["crustaceans"] == dict.fromkeys(ELEMENTS, 0) | {"algae": 1, "worms": 2}
    assert answer["dominates"] == {
        "reptiles": ["sun"],
        "cephalopods": ["gastropods"],
        "fishes": ["plankton"],
        "crustaceans": ["worms"],
    }


def test_tv_16_as_a_document() -> None:
    tiles, elements = ["Reef X1", "Kelp X1", "Sand X1"], "E(0,0) worms, W(1,0) worms"
    p = earth(*tiles, elements=elements, control={"worms": "R 4"})
    answer = score(document(p))
    assert answer["adaptation"]["crustaceans"]["worms"] == 6
    assert answer["dominates"]["crustaceans"] == ["worms"]
    without = document(p)
    del without["elements"]["E(0,0)"]
    answer = score(without)
    assert (answer["adaptation"]["crustaceans"]["worms"], answer["dominates"]["crustaceans"]) == (4, [])
    assert {tuple(tile["hex"]): tile["endangered"] for tile in answer["tiles"]}[1, -1] == ["crustaceans"]


def test_elements_dominated_come_in_the_order_of_the_alphabet() -> None:
    p = earth("Reef X1", elements="E(0,0) worms, W(0,0) algae, W(1,0) sun", displays={"X": "sun sun algae"})
    assert score(document(p))["dominates"]["crustaceans"] == ["algae", "sun", "worms"]


def test_dv_07_as_a_document() -> None:
    p = earth("Sand vent F2 X1", "Land geyser F1 X1", "Reef X5")
    assert score(document(p))["survival"] == {"holder": "fishes", "points": 3}


def test_dv_08_as_a_document() -> None:
    p = earth("Sand vent F2 X1", "Land geyser X1", "Reef")
    assert score(document(p))["survival"] == {"holder": None, "points": 0}


def test_an_eruption_pays_as_one() -> None:
    tile = {"hex": [0, -1], "terrain": "land", "eruption": "geyser", "cubes": {"fishes": 1, "reptiles": 1}}
    answer = score({**EXAMPLE, "tiles": [tile], "elements": {}})
    assert answer["tiles"][0]["points"] == {"reptiles": 1, "fishes": 0}


def test_tiles_come_in_the_order_given() -> None:
    given = document(s0())
    given["tiles"].reverse()
    assert [tile["hex"] for tile in score(given)["tiles"]] == [tile["hex"] for tile in given["tiles"]]


def test_what_may_be_left_out() -> None:
    answer = score({"game": "marine", "tiles": [{"hex": [1, 0], "terrain": "sand"}], "displays": {"fishes": ["sun"]}})
    assert answer["tiles"] == [{"hex": [1, 0], "why": {}, "endangered": [], "points": {}}]
    assert answer["dominates"] == {"fishes": []}


def test_no_cubes_are_no_presence() -> None:
    given = copy.deepcopy(EXAMPLE)
    given["tiles"][0]["cubes"]["fishes"] = 0
    assert score(given)["tiles"][0]["points"] == {"reptiles": 6}


def test_any_six_elements_on_a_display() -> None:
    """On the other side nothing is printed."""
    given = {**EXAMPLE, "displays": {"reptiles": ["gastropods"] * 6, "fishes": []}}
    answer = score(given)
    assert answer["adaptation"]["reptiles"]["gastropods"] == 6
    assert answer["tiles"][0]["endangered"] == ["fishes"]


@pytest.mark.parametrize("seed", range(4))
def test_the_document_of_a_game_says_what_its_view_says(seed: int) -> None:
    """As long as no trait is concerned: Carnivore feeds where a document finds nothing to eat."""
    rng = Rng(seed)
    p = begin(2 + seed % 3)
    for _ in range(400 + 50 * seed):
        p.play(p.turn(), p.draw(p.turn(), rng))
    view, answer = MARINE.view(p, None), score(document(p))
    carnivores = {animal.animal for animal in view.animals if "carnivore" in (*animal.traits, animal.copied)}
    for tile, scored in zip(view.tiles, answer["tiles"], strict=True):
        assert scored["points"] == tile.points
        assert set(tile.endangered) <= set(scored["endangered"]) <= {*tile.endangered, *carnivores}
    assert answer["survival"]["holder"] == view.survival
    assert answer["adaptation"] == {animal.animal: animal.adaptation for animal in view.animals}
    assert answer["dominates"] == {animal.animal: animal.dominates for animal in view.animals}


@pytest.mark.parametrize(("trait", "traits"), [("carnivore", 0), ("cannibal", 1), ("solitary", 0), ("flight", 0)])
def test_traits_in_an_extinction(trait: str, traits: int) -> None:
    """DV-15: a carnivore lives on the fishes, and dies after them."""
    given = {**EXAMPLE, "elements": {}, "traits": {"reptiles": [trait]}}
    given["tiles"] = [{"hex": [0, 0], "terrain": "reef", "cubes": {"reptiles": 1, "fishes": 2}}]
    answer = score(given)
    assert ("reptiles" in answer["tiles"][0]["endangered"]) == (trait != "carnivore")
    assert answer["extinction"] == [{"hex": [0, 0], "cubes": {"fishes": 2, "reptiles": 1}}]
    assert answer["end"][0]["traits"] == traits


def test_solitary_is_paid_for_each_cube_where_it_is_alone() -> None:
    given = {**EXAMPLE, "traits": {"reptiles": ["solitary"]}, "elements": {"E(0,0)": "sun"}}
    given["tiles"] = [{"hex": [0, 0], "terrain": "reef", "cubes": {"reptiles": 4}}]
    answer = score(given)
    assert answer["tiles"][0]["points"] == {"reptiles": 10}
    assert (answer["end"][0]["traits"], answer["end"][0]["final_scoring"]) == (4, 6)


def test_special_pawns_pay_their_values_at_the_end() -> None:
    control = {"control": {"sun": "fishes", "algae": "fishes"}, "markers": {"sun": 7}, "points": {"fishes": 30}}
    assert score({**EXAMPLE, **control})["end"][1] == {
        "animal": "fishes", **NOTHING, "so_far": 30, "special_pawns": 8, "total": 38, "place": 1
    }  # fmt: skip


# ── what is wrong ───────────────────────────────────────────────────────────────────────────────────────────────────


def tile(**changes: Any) -> dict[str, Any]:
    return {**EXAMPLE, "tiles": [{**EXAMPLE["tiles"][0], **changes}]}


WRONG = [
    (tile(hex=[9, 9]), "tiles[0].hex: there is no hex (9,9) on the board"),
    (tile(hex=[3, 1]), "tiles[0].hex: there is no hex (3,1) on the board"),
    (tile(hex=[10**30, 0]), f"tiles[0].hex: there is no hex ({10**30},0) on the board"),
    (tile(hex=[0, "a"]), "tiles[0].hex[1]: Expected `int`, got `str`"),
    (tile(hex=[0]), "tiles[0].hex: Expected `array` of length 2, got 1"),
    ({**EXAMPLE, "tiles": EXAMPLE["tiles"] * 2}, "tiles[1].hex: (0,0) has a tile already"),
    (tile(terrain="desert"), 'tiles[0].terrain: "desert" should be one of land, kelp, reef, '),
    (tile(terrain="eruption"), 'tiles[0].terrain: "eruption" should be one of land, kelp, reef, '),
    (tile(eruption="volcano"), 'tiles[0].eruption: "volcano" should be one of vent, geyser'),
    (tile(eruption=True), "tiles[0].eruption: Expected `str | null`, got `bool`"),
    (
        tile(cubes={"crustaceans": 1}),
        "tiles[0].cubes.crustaceans: crustaceans are not named under displays, so they are not in play",
    ),
    (tile(cubes={"birds": 1}), 'tiles[0].cubes: "birds" should be one of reptiles, cephalopods, '),
    (tile(cubes={"fishes": -1}), "tiles[0].cubes.fishes: -1, and on all of Earth there are 0 to 34"),
    (tile(cubes={"fishes": 35}), "tiles[0].cubes.fishes: 35, and on all of Earth there are 0 to 34"),
    (tile(cubes={"fishes": 10**30}), f"tiles[0].cubes.fishes: {10**30}, and on all of Earth"),
    (tile(cubes={"fishes": 1.5}), "tiles[0].cubes[...]: Expected `int`, got `float`"),
    (tile(tundra=True), "tiles[0]: Object contains unknown field `tundra`"),
    ({**EXAMPLE, "elements": {"E(9,9)": "sun"}}, "elements.E(9,9): there is no such corner on the board"),
    ({**EXAMPLE, "elements": {"E(2,0)": "sun"}}, "elements.E(2,0): no tile touches this corner"),
    ({**EXAMPLE, "elements": {"E(0,0)": "grass"}}, 'elements.E(0,0): "grass" should be one of algae, gastropods, '),
    ({**EXAMPLE, "displays": {}}, "displays: at least one is needed"),
    ({**EXAMPLE, "displays": {"birds": []}}, 'displays: "birds" should be one of reptiles, cephalopods, '),
    ({**EXAMPLE, "displays": {"fishes": ["sun"] * 7}}, "displays.fishes: at most 6, not 7"),
    ({**EXAMPLE, "displays": {"fishes": ["sun", "fat"]}}, 'displays.fishes[1]: "fat" should be one of algae, '),
    ({**EXAMPLE, "markers": {"grass": 2}}, 'markers: "grass" should be one of algae, gastropods, '),
    ({**EXAMPLE, "markers": {"sun": 0}}, "markers.sun: from 1 to 222, not 0"),
    ({**EXAMPLE, "markers": {"sun": 10**30}}, f"markers.sun: from 1 to 222, not {10**30}"),
    ({**EXAMPLE, "markers": {"sun": "2"}}, "markers[...]: Expected `int`, got `str`"),
    ({**EXAMPLE, "lava": {}}, "Object contains unknown field `lava`"),
    ({**EXAMPLE, "traits": {"fishes": ["wings"]}}, 'traits.fishes[0]: "wings" should be one of pack_hunters, '),
    ({**EXAMPLE, "traits": {"crustaceans": []}}, "traits.crustaceans: crustaceans are not named under displays"),
    ({**EXAMPLE, "control": {"grass": "fishes"}}, 'control: "grass" should be one of algae, '),
    ({**EXAMPLE, "control": {"sun": "crustaceans"}}, "control.crustaceans: crustaceans are not named under displays"),
    ({**EXAMPLE, "points": {"fishes": -1}}, "points.fishes: from 0 to 999, not -1"),
    (
        {**EXAMPLE, "tiles": [{"hex": list(at), "terrain": "reef"} for at in GRID.hexes[:5]], "elements": {}},
        "tiles: 5 × reef, and there are only 4",
    ),
    ({"game": "marine"}, "Object missing required field `tiles`"),
]


@pytest.mark.parametrize(("given", "error"), WRONG, ids=[error[:40] for _, error in WRONG])
def test_an_error_names_the_place(given: dict[str, Any], error: str) -> None:
    with pytest.raises(BadDocument) as caught:
        score(given)
    assert str(caught.value).startswith(error)


def test_cubes_are_counted_over_all_tiles() -> None:
    tiles = [{"hex": [q, 0], "terrain": "reef", "cubes": {"fishes": 18}} for q in (0, 1)]
    with pytest.raises(BadDocument, match=r"tiles\[1\].cubes.fishes: 18, and on all of Earth there are 0 to 34"):
        score({**EXAMPLE, "tiles": tiles})


def test_there_are_nineteen_tokens_of_each_element() -> None:
    corners = {GRID.corner_text(i): "sun" for hex in (0, 18, 36, 12) for i in GRID.around[hex]}
    tiles = [{"hex": list(GRID.hexes[hex]), "terrain": "reef"} for hex in (0, 18, 36, 12)]
    few = dict(list(corners.items())[:19])
    score({**EXAMPLE, "tiles": tiles, "elements": few})
    with pytest.raises(BadDocument, match=f"elements: {len(corners)} × sun, and there are only 19"):
        score({**EXAMPLE, "tiles": tiles, "elements": corners})
    displays = {"reptiles": ["sun", "sun", "sponges", "sun"], "fishes": ["sun", "sun"]}  # of which two may be printed
    with pytest.raises(BadDocument, match="elements: 22 × sun, and there are only 19"):
        score({**EXAMPLE, "tiles": tiles, "elements": few, "displays": displays})


def test_there_are_twelve_eruptions() -> None:
    terrains = ["ocean"] * 8 + ["land"] * 5
    tiles = [{"hex": list(at), "terrain": terrains[i], "eruption": "vent"} for i, at in enumerate(GRID.hexes[:13])]
    score({**EXAMPLE, "tiles": tiles[:12], "elements": {}})
    with pytest.raises(BadDocument, match=r"tiles\[12\].eruption: there are only 12 eruptions"):
        score({**EXAMPLE, "tiles": tiles, "elements": {}})
