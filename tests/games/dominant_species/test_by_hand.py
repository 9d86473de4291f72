"""The rules read slowly (by_hand.py) against the real thing, on any table."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.dominant_species import by_hand
from games.dominant_species.build import earth
from games.dominant_species.words import document
from habitable.games.dominant_species.components import (
    ANIMALS,
    ELEMENTS,
    GRID,
    HOME_ELEMENT,
    LARGE_TILES,
    PRINTED,
    TERRAINS,
)
from habitable.games.dominant_species.game import DOMINANT_SPECIES

pytestmark = pytest.mark.compiled


def test_t62_as_a_document() -> None:
    p = earth("W Am4 Re2 B2", elements="E(0,-1) sun, W(0,-1) sun, W(1,-1) water")
    assert DOMINANT_SPECIES.score_document(document(p))["tiles"] == [
        {
            "hex": [0, -1],
            "match": {"reptiles": 4, "birds": 0, "amphibians": 3},
            "why": {"reptiles": [["sun", 2, 2]], "birds": [], "amphibians": [["water", 3, 1]]},
            "dominant": "reptiles",
            "endangered": ["birds"],
            "points": {"amphibians": 8, "reptiles": 4, "birds": 2},
        }
    ]


def test_t71_as_a_document() -> None:
    p = earth("T M3 I1", "W tundra M1 I1", "S tundra I1")
    assert DOMINANT_SPECIES.score_document(document(p))["survival"] == {"holder": "mammals", "points": 3}


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """Any tiles with any cubes, elements and displays; few enough that the box has them."""
    animals = draw(st.lists(st.sampled_from(range(6)), min_size=1, unique=True))
    names = [ANIMALS[animal] for animal in animals]
    cubes = st.dictionaries(st.sampled_from(names), st.integers(0, 4), max_size=6)
    hexes = draw(st.lists(st.sampled_from(GRID.hexes), min_size=1, max_size=12, unique=True))
    box = [terrain for terrain, n in zip(TERRAINS, LARGE_TILES, strict=False) for _ in range(n)]
    terrains = draw(st.permutations(box))
    tiles = [
        {"hex": list(at), "terrain": terrain, "tundra": draw(st.booleans()), "cubes": draw(cubes)}
        for at, terrain in zip(hexes, terrains, strict=False)
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
