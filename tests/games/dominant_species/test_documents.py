"""Position documents: rules/positions.md. The exact answer, the rules read slowly, and errors in a document."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.dominant_species import by_hand
from games.dominant_species.build import earth, s0
from games.dominant_species.words import document
from habitable.games.dominant_species.components import ANIMALS, ELEMENTS, GRID, HOME_ELEMENT, PRINTED, TERRAINS
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.kernel import documents
from habitable.kernel.errors import BadDocument

pytestmark = pytest.mark.compiled

SHOWN = """
{"game": "dominant-species",
 "tiles": [{"hex": [0, 0], "terrain": "sea", "tundra": true, "cubes": {"mammals": 2, "insects": 1}}],
 "elements": {"E(0,0)": "grass"},
 "displays": {"mammals": ["meat", "meat", "sun"], "insects": ["grass", "grass"]}}
"""


def score(data: str) -> dict[str, Any]:
    """What `habitable score --json` answers to a file."""
    answer = DOMINANT_SPECIES.score_document(documents.read(data.encode()))
    decoded = msgspec.json.decode(msgspec.json.encode(answer))
    assert isinstance(decoded, dict)
    return decoded


# ── the answer ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_answer_is_exactly_as_positions_md_shows_it() -> None:
    assert score(SHOWN) == {
        "tiles": [
            {
                "hex": [0, 0],
                "match": {"mammals": 0, "insects": 2},
                "dominant": "insects",
                "endangered": ["mammals"],
                "points": {"mammals": 1, "insects": 0},
            }
        ],
        "survival": {"holder": "mammals", "points": 1},
    }


def test_tiles_come_in_the_order_given() -> None:
    given = document(s0())
    given["tiles"].reverse()
    assert [tile["hex"] for tile in DOMINANT_SPECIES.score_document(given)["tiles"]] == [
        tile["hex"] for tile in given["tiles"]
    ]


def test_t62_as_a_document() -> None:
    p = earth("W Am4 Re2 B2", elements="E(0,-1) sun, W(0,-1) sun, W(1,-1) water")
    assert DOMINANT_SPECIES.score_document(document(p))["tiles"] == [
        {
            "hex": [0, -1],
            "match": {"reptiles": 4, "birds": 0, "amphibians": 3},
            "dominant": "reptiles",
            "endangered": ["birds"],
            "points": {"amphibians": 8, "reptiles": 4, "birds": 2},
        }
    ]


def test_t71_as_a_document() -> None:
    p = earth("T M3 I1", "W tundra M1 I1", "S tundra I1")
    assert DOMINANT_SPECIES.score_document(document(p))["survival"] == {"holder": "mammals", "points": 3}


def test_a_tile_without_cubes() -> None:
    given = {
        "game": "dominant-species",
        "tiles": [{"hex": [3, 0], "terrain": "sea"}],
        "displays": {"mammals": ["meat"] * 2},
    }
    assert DOMINANT_SPECIES.score_document(given) == {
        "tiles": [{"hex": [3, 0], "match": {}, "dominant": None, "endangered": [], "points": {}}],
        "survival": {"holder": None, "points": 0},
    }


# ── the rules read slowly ───────────────────────────────────────────────────────────────────────────────────────────


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """Any tiles with any cubes, elements and displays; few enough that the box has them."""
    animals = draw(st.lists(st.sampled_from(range(6)), min_size=1, unique=True))
    names = [ANIMALS[animal] for animal in animals]
    cubes = st.dictionaries(st.sampled_from(names), st.integers(0, 4), max_size=6)
    hexes = draw(st.lists(st.sampled_from(GRID.hexes), min_size=1, max_size=12, unique=True))
    terrain = st.sampled_from(TERRAINS[:-1])
    tiles = [
        {"hex": list(at), "terrain": draw(terrain), "tundra": draw(st.booleans()), "cubes": draw(cubes)} for at in hexes
    ]
    corners = sorted({corner for at in hexes for corner in by_hand.corners(*at)})
    elements = draw(st.dictionaries(st.sampled_from(corners), st.sampled_from(ELEMENTS), max_size=20))
    acquired = st.lists(st.sampled_from(ELEMENTS), max_size=3)
    displays = {
        ANIMALS[a]: [ELEMENTS[HOME_ELEMENT[a]]] * PRINTED[a] + draw(acquired)[: 6 - PRINTED[a]] for a in animals
    }
    return {"game": "dominant-species", "tiles": tiles, "elements": elements, "displays": displays}


def too_many_disks(given: dict[str, Any]) -> bool:
    disks = list(given["elements"].values()) + [e for display in given["displays"].values() for e in display]
    return max(disks.count(element) for element in ELEMENTS) > 20


@settings(max_examples=150, deadline=None)
@given(tables())
def test_any_table_is_worth_what_a_person_would_find(given: dict[str, Any]) -> None:
    if not too_many_disks(given):
        assert DOMINANT_SPECIES.score_document(given) == by_hand.answer(given)


# ── errors ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def changed(**changes: Any) -> dict[str, Any]:
    given = document(s0(animals="M I"))
    for place, value in changes.items():
        if place == "tile":
            given["tiles"][3] |= value
        elif value is None:
            del given[place]
        else:
            given[place] = value
    return given


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"tile": {"hex": [9, 9]}}, r"^tiles\[3\]\.hex: \(9,9\) is not on the board$"),
        ({"tile": {"hex": [0, -3]}}, r"^tiles\[3\]\.hex: \(0,-3\) is not on the board$"),
        ({"tile": {"hex": [0]}}, r"^tiles\[3\]\.hex: "),
        ({"tile": {"hex": [0.5, 0]}}, r"^tiles\[3\]\.hex\[0\]: "),
        ({"tile": {"hex": [1, 0]}}, r"^tiles\[6\]\.hex: \(1,0\) has a tile already"),
        ({"tile": {"terrain": "swamp"}}, r"^tiles\[3\]\.terrain: 'swamp' is no terrain \(sea, wetland"),
        ({"tile": {"cubes": {"mammals": -1}}}, r"^tiles\[3\]\.cubes"),
        ({"tile": {"cubes": {"mammals": 55}}}, r"^tiles\[3\]\.cubes"),
        ({"tile": {"cubes": {"birds": 1}}}, r"^tiles\[3\]\.cubes\.birds: birds have no display"),
        ({"tile": {"cubes": {"fishes": 1}}}, r"^tiles\[3\]\.cubes: 'fishes' is no animal"),
        ({"tile": {"tundra": 1}}, r"^tiles\[3\]\.tundra: "),
        ({"tile": {"colour": "red"}}, r"^tiles\[3\]: "),
        ({"elements": {"E(9,9)": "sun"}}, r"^elements\.E\(9,9\): there is no such corner"),
        ({"elements": {"E(3,0)": "sun"}}, r"^elements\.E\(3,0\): no tile touches this corner"),
        ({"elements": {"E(0,0)": "iron"}}, r"^elements\.E\(0,0\): 'iron' is no element"),
        ({"displays": {"insects": ["grass", "grass"], "mammals": ["meat"]}}, r"^displays\.mammals: 2 meat are printed"),
        ({"displays": {"mammals": ["meat"] * 7}}, r"^displays\.mammals: a display holds 6 elements, not 7"),
        ({"displays": {"mammals": ["meat", "meat", "gold"]}}, r"^displays\.mammals\[2\]: 'gold' is no element"),
        ({"displays": {"fishes": []}}, r"^displays: 'fishes' is no animal"),
        ({"displays": {}}, r"^displays: at least one animal"),
        ({"displays": None}, r"displays"),
        ({"tiles": None}, r"tiles"),
        ({"tiles": 7}, r"^tiles: "),
        ({"game": "marine"}, r"^game: "),
        ({"moon": 1}, r"moon"),
    ],
)
def test_a_wrong_document_gets_an_error_that_names_the_place(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadDocument, match=said):
        DOMINANT_SPECIES.score_document(changed(**changes))


def test_more_disks_than_there_are() -> None:
    given = document(s0())
    given["elements"] = {corner: "sun" for tile in given["tiles"] for corner in by_hand.corners(*tile["hex"])}
    with pytest.raises(BadDocument, match="disks of sun, and there are 20"):
        DOMINANT_SPECIES.score_document(given)


def test_more_cubes_than_an_animal_has() -> None:
    given = changed()
    for tile in given["tiles"]:
        tile["cubes"] = {"mammals": 10}
    with pytest.raises(BadDocument, match=r"^tiles\[5\]\.cubes\.mammals: an animal has 54 cubes"):
        DOMINANT_SPECIES.score_document(given)
