"""Position documents: rules/positions.md. The exact answer, and what is said about a document that is wrong."""

import copy
from typing import Any

import msgspec
import pytest

from games.dominant_species.build import s0
from habitable.games.dominant_species.components import GRID, TERRAINS
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel import documents
from habitable.kernel.errors import BadDocument
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

EXAMPLE: dict[str, Any] = {
    "game": "dominant-species",
    "tiles": [{"hex": [0, 0], "terrain": "sea", "tundra": True, "cubes": {"mammals": 2, "insects": 1}}],
    "elements": {"E(0,0)": "grass"},
    "displays": {"mammals": ["meat", "meat", "sun"], "insects": ["grass", "grass"]},
}


def score(document: dict[str, Any]) -> dict[str, Any]:
    """What `habitable score --json` answers to a file."""
    answer = DOMINANT_SPECIES.score_document(documents.read(msgspec.json.encode(document)))
    decoded = msgspec.json.decode(msgspec.json.encode(answer))
    assert isinstance(decoded, dict)
    return decoded


def document_of(p: DominantSpeciesPosition) -> dict[str, Any]:
    """The document of what lies on a table."""
    view = DOMINANT_SPECIES.view(p, None)
    return {
        "game": "dominant-species",
        "tiles": [
            {"hex": tile.hex, "terrain": tile.terrain, "tundra": tile.tundra, "cubes": tile.cubes}
            for tile in view.tiles
        ],
        "elements": view.elements,
        "displays": {animal.animal: animal.elements for animal in view.animals},
    }


# ── the answer ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_answer_is_exactly_as_positions_md_shows_it() -> None:
    assert score(EXAMPLE) == {
        "tiles": [
            {
                "hex": [0, 0],
                "match": {"mammals": 0, "insects": 2},
                "why": {"mammals": [], "insects": [["grass", 2, 1]]},
                "dominant": "insects",
                "endangered": ["mammals"],
                "points": {"mammals": 1, "insects": 0},
            }
        ],
        "survival": {"holder": "mammals", "points": 1},
        "extinction": [{"hex": [0, 0], "cubes": {"mammals": 2}}],
        "end": [
            {"animal": "mammals", "so_far": 0, "survival": 0, "final_scoring": 0, "total": 0, "place": 2},
            {"animal": "insects", "so_far": 0, "survival": 1, "final_scoring": 1, "total": 2, "place": 1},
        ],
    }


def test_the_start_position_pays_what_t125_says() -> None:
    answer = score(document_of(s0()))
    totals: dict[str, int] = {}
    for tile in answer["tiles"]:
        for animal, points in tile["points"].items():
            totals[animal] = totals.get(animal, 0) + points
    assert totals == {"mammals": 8, "reptiles": 10, "birds": 8, "amphibians": 12, "arachnids": 12, "insects": 9}
    assert {tuple(tile["hex"]): tile["dominant"] for tile in answer["tiles"]} == {
        (0, 0): None,
        (0, -1): "amphibians",
        (1, -1): "insects",
        (1, 0): "reptiles",
        (0, 1): "mammals",
        (-1, 1): "birds",
        (-1, 0): "arachnids",
    }
    assert answer["survival"] == {"holder": None, "points": 0}


def test_tiles_come_in_the_order_given() -> None:
    document = document_of(s0())
    document["tiles"].reverse()
    assert [tile["hex"] for tile in score(document)["tiles"]] == [tile["hex"] for tile in document["tiles"]]


def test_nobody_holds_survival_on_a_tie() -> None:
    document = copy.deepcopy(EXAMPLE)
    document["tiles"][0]["cubes"] = {"mammals": 1, "insects": 1}
    assert score(document)["survival"] == {"holder": None, "points": 0}


def test_survival_pays_by_the_number_of_tiles() -> None:
    document = copy.deepcopy(EXAMPLE)
    document["tiles"] += [
        {"hex": [q, 1 - q], "terrain": "desert", "tundra": True, "cubes": {"insects": 1}} for q in (0, 1)
    ]
    assert score(document)["survival"] == {"holder": "insects", "points": 6}


def test_what_may_be_left_out() -> None:
    tile = {"hex": [1, 0], "terrain": "desert"}
    answer = score({"game": "dominant-species", "tiles": [tile], "displays": {"birds": ["seed", "seed"]}})
    assert answer["tiles"] == [
        {"hex": [1, 0], "match": {}, "why": {}, "dominant": None, "endangered": [], "points": {}}
    ]


def test_tundra_may_stand_for_whatever_is_under_it() -> None:
    document = copy.deepcopy(EXAMPLE)
    document["tiles"][0] |= {"terrain": "tundra", "tundra": False}
    assert score(document) == score(EXAMPLE)


def test_no_cubes_are_no_presence() -> None:
    document = copy.deepcopy(EXAMPLE)
    document["tiles"][0]["cubes"]["insects"] = 0
    assert score(document)["tiles"][0]["match"] == {"mammals": 0}


@pytest.mark.parametrize("seed", range(6))
def test_the_document_of_a_game_says_what_its_view_says(seed: int) -> None:
    rng = Rng(seed)
    p = DOMINANT_SPECIES.start(2 + seed % 5)
    for _ in range(300 + 50 * seed):
        p.play(p.turn(), p.draw(p.turn(), rng))
    view = DOMINANT_SPECIES.view(p, None)
    answer = score(document_of(p))
    for tile, scored in zip(view.tiles, answer["tiles"], strict=True):
        assert scored["match"] == tile.match
        assert scored["dominant"] == tile.dominant
        assert scored["endangered"] == tile.endangered
        assert scored["points"] == tile.points
    assert answer["survival"]["holder"] == view.survival


def test_mammals_save_one_of_their_own_before_the_final_scoring() -> None:
    """rules/dominant-species.md 10.1 and 12: saved on tundra, one of them holds Survival and is paid for the tile."""
    saving = score({**EXAMPLE, "saved": [0, 0], "points": {"insects": 5}})
    assert saving["extinction"] == [{"hex": [0, 0], "cubes": {"mammals": 1}}]
    assert [(row["survival"], row["final_scoring"], row["total"]) for row in saving["end"]] == [(0, 1, 1), (0, 0, 5)]


@pytest.mark.parametrize("animals", [["mammals"], ["mammals", "birds"], ["mammals", "birds", "insects"]])
def test_with_more_animals_each_has_fewer_cubes(animals: list[str]) -> None:
    """rules/dominant-species.md 1.4; one cube marks the points."""
    printed = {"mammals": ["meat"] * 2, "birds": ["seed"] * 2, "insects": ["grass"] * 2}
    most = {1: 54, 2: 54, 3: 49}[len(animals)]
    document = tile(cubes={"mammals": most}) | {"displays": {animal: printed[animal] for animal in animals}}
    score(document)
    document["tiles"][0]["cubes"]["mammals"] += 1
    with pytest.raises(BadDocument, match=f"there are 0 to {most}"):
        score(document)


# ── what is wrong ───────────────────────────────────────────────────────────────────────────────────────────────────


def tile(**changes: Any) -> dict[str, Any]:
    return {**EXAMPLE, "tiles": [{**EXAMPLE["tiles"][0], **changes}]}


WRONG = [
    (tile(hex=[9, 9]), "tiles[0].hex: there is no hex (9,9) on the board"),
    (tile(hex=[0, 3]), "tiles[0].hex: there is no hex (0,3) on the board"),
    (tile(hex=[10**30, 0]), f"tiles[0].hex: there is no hex ({10**30},0) on the board"),
    (tile(hex=[0, "a"]), "tiles[0].hex[1]: Expected `int`, got `str`"),
    (tile(hex=[0]), "tiles[0].hex: Expected `array` of length 2, got 1"),
    ({**EXAMPLE, "tiles": EXAMPLE["tiles"] * 2}, "tiles[1].hex: (0,0) has a tile already"),
    (tile(terrain="ocean"), 'tiles[0].terrain: "ocean" should be one of sea, wetland, savannah, '),
    (tile(cubes={"birds": 1}), "tiles[0].cubes.birds: birds are not named under displays, so they are not in play"),
    (tile(cubes={"ants": 1}), 'tiles[0].cubes: "ants" should be one of mammals, reptiles, '),
    (tile(cubes={"mammals": -1}), "tiles[0].cubes.mammals: -1, and on all of Earth there are 0 to 54"),
    (tile(cubes={"mammals": 55}), "tiles[0].cubes.mammals: 55, and on all of Earth there are 0 to 54"),
    (tile(cubes={"mammals": 10**30}), f"tiles[0].cubes.mammals: {10**30}, and on all of Earth"),
    (tile(cubes={"mammals": 1.5}), "tiles[0].cubes[...]: Expected `int`, got `float`"),
    (tile(lava=True), "tiles[0]: Object contains unknown field `lava`"),
    ({**EXAMPLE, "elements": {"E(9,9)": "sun"}}, "elements.E(9,9): there is no such corner on the board"),
    ({**EXAMPLE, "elements": {"E(2,0)": "sun"}}, "elements.E(2,0): no tile touches this corner"),
    ({**EXAMPLE, "elements": {"E(0,0)": "fire"}}, 'elements.E(0,0): "fire" should be one of grass, grub, '),
    ({**EXAMPLE, "displays": {}}, "displays: at least one is needed"),
    ({**EXAMPLE, "displays": {"fishes": []}}, 'displays: "fishes" should be one of mammals, reptiles, '),
    ({**EXAMPLE, "displays": {"mammals": ["sun"]}}, "displays.mammals: 2 × meat are printed there"),
    ({**EXAMPLE, "displays": {"mammals": ["meat"] * 7}}, "displays.mammals: at most 6, not 7"),
    (
        {**EXAMPLE, "displays": {"mammals": ["meat", "fat"]}},
        'displays.mammals[1]: "fat" should be one of grass, grub, ',
    ),
    ({**EXAMPLE, "points": {"birds": 1}}, "points.birds: birds are not named under displays"),
    ({**EXAMPLE, "points": {"mammals": 1000}}, "points.mammals: from 0 to 999, not 1000"),
    ({**EXAMPLE, "names": {"birds": "Ada"}}, "names.birds: birds are not named under displays"),
    ({**EXAMPLE, "saved": [1, 0]}, "saved: no mammals are endangered on (1,0)"),
    ({**EXAMPLE, "saved": [9, 9]}, "saved: no mammals are endangered on (9,9)"),
    ({"game": "dominant-species"}, "Object missing required field `tiles`"),
]


@pytest.mark.parametrize(("document", "error"), WRONG, ids=[error[:40] for _, error in WRONG])
def test_an_error_names_the_place(document: dict[str, Any], error: str) -> None:
    with pytest.raises(BadDocument) as caught:
        score(document)
    assert str(caught.value).startswith(error)


def land(*tiles: tuple[int, str, bool]) -> dict[str, Any]:
    """So many tiles of each terrain, on the first hexes of the board."""
    kinds = [(terrain, tundra) for n, terrain, tundra in tiles for _ in range(n)]
    hexes = [list(at) for at in GRID.hexes]
    laid = [{"hex": hexes[i], "terrain": terrain, "tundra": tundra} for i, (terrain, tundra) in enumerate(kinds)]
    return {"game": "dominant-species", "tiles": laid, "displays": {"mammals": ["meat", "meat"]}}


ALL = [(7, "sea", False), *((4, name, False) for name in TERRAINS[1:7])]


@pytest.mark.parametrize(
    ("tiles", "error"),
    [
        (ALL, None),
        ([(8, "sea", False)], "tiles: 8 × sea, and there are only 7"),
        ([(5, "jungle", True)], "tiles: 5 × jungle, and there are only 4"),
        ([(12, "tundra", False)], None),
        ([(13, "tundra", False)], "tiles: 13 × tundra, and there are only 12"),
        ([(12, "tundra", False), (1, "sea", True)], "tiles: 13 × tundra, and there are only 12"),
        ([*ALL, (1, "tundra", False)], "tiles: at most 31, not 32"),
    ],
)
def test_there_are_no_more_tiles_than_in_the_box(tiles: list[tuple[int, str, bool]], error: str | None) -> None:
    if error is None:
        assert len(score(land(*tiles))["tiles"]) == sum(n for n, _, _ in tiles)
        return
    with pytest.raises(BadDocument, match=error):
        score(land(*tiles))


def test_there_are_twenty_disks_of_each_element() -> None:
    document = document_of(s0())
    document["tiles"] = [{"hex": list(hex), "terrain": "sea"} for hex in ((-1, -1), (1, -3), (-3, 1), (3, -2), (1, 1))]
    document["elements"] = {
        corner: "sun"
        for q, r in ((-1, -1), (1, -3), (-3, 1), (3, -2))
        for corner in (f"E({q},{r})", f"W({q + 1},{r})", f"E({q - 1},{r + 1})", f"W({q},{r})", f"E({q - 1},{r})")
    } | {"E(1,1)": "sun"}
    with pytest.raises(BadDocument, match="elements: 21 × sun, and there are only 20"):
        score(document)
