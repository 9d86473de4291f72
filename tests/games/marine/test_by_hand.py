"""The rules read slowly (by_hand.py) against the real thing: on any table, and in the course of games."""

from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.marine import by_hand
from games.marine.build import ask, begin, may, options, s0, turn
from games.marine.words import SHORT, document
from habitable.games.marine.components import ANIMALS, ELEMENTS, GRID, TERRAINS, TILES, TOKENS
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.rounds import Extinction, Reseed
from habitable.games.marine.scoring import FinalScoring
from habitable.games.marine.turn import Turn
from habitable.kernel.position import PASS
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """Any tiles with any cubes, elements and displays; few enough that the box has them."""
    names = draw(st.lists(st.sampled_from(ANIMALS), min_size=1, unique=True))
    cubes = st.dictionaries(st.sampled_from(names), st.integers(0, 3), max_size=4)
    hexes = draw(st.lists(st.sampled_from(GRID.hexes), min_size=1, max_size=11, unique=True))
    box = draw(st.permutations([terrain for terrain, n in zip(TERRAINS, TILES, strict=False) for _ in range(n)]))
    side = st.sampled_from([None, "vent", "geyser"])
    laid = zip(hexes, box, strict=False)
    tiles = [
        {"hex": list(at), "terrain": terrain, "eruption": draw(side), "cubes": draw(cubes)} for at, terrain in laid
    ]
    corners = sorted({corner for at in hexes for corner in by_hand.corners(*at)})
    elements = draw(st.dictionaries(st.sampled_from(corners), st.sampled_from(ELEMENTS), max_size=19))
    displays = {name: draw(st.lists(st.sampled_from(ELEMENTS), max_size=6)) for name in names}
    tokens = [*elements.values(), *(element for display in displays.values() for element in display)]
    assume(all(tokens.count(element) <= TOKENS for element in ELEMENTS))
    markers = {element: draw(st.integers(1, 9)) for element in ELEMENTS}
    table = {"game": "marine", "tiles": tiles, "elements": elements, "displays": displays, "markers": markers}
    points = draw(st.dictionaries(st.sampled_from(names), st.integers(0, 99)))
    return table | {
        "points": points,
        "control": draw(st.dictionaries(st.sampled_from(ELEMENTS), st.sampled_from(names))),
    }


@settings(max_examples=100, deadline=None)
@given(tables())
def test_any_table_is_worth_what_a_person_would_find(given: dict[str, Any]) -> None:
    assert MARINE.score_document(given) == by_hand.answer(given)


# ── in the course of games ──────────────────────────────────────────────────────────────────────────────────────────


def carnivores(p: MarinePosition) -> list[str]:
    view = MARINE.view(p, None)
    return [animal.animal for animal in view.animals if "carnivore" in [*animal.traits, animal.copied]]


def look(p: MarinePosition) -> None:
    """Compares what the view says with what a person would find."""
    view, seen = MARINE.view(p, None), document(p)
    found = by_hand.answer(seen, carnivores(p))
    for tile, by_person in zip(view.tiles, found["tiles"], strict=True):
        assert tile.endangered == by_person["endangered"]
        assert tile.points == by_person["points"]
    assert {animal.animal: animal.adaptation for animal in view.animals} == found["adaptation"]
    assert {animal.animal: animal.dominates for animal in view.animals} == found["dominates"]
    assert view.survival == found["survival"]["holder"]


def look_at_turns(p: MarinePosition) -> None:
    """Everybody's pawns, whoever is on turn."""
    view = msgspec.to_builtins(MARINE.view(p, None))
    for animal in p.playing():
        assert may(p.copy(), SHORT[animal]) == by_hand.placements(view, ANIMALS[animal])


def look_at_extinction(p: MarinePosition) -> None:
    q = p.copy()
    expected = by_hand.extinction(document(q), carnivores(q))
    q.top = None
    ask(q, Extinction())
    assert [tile["cubes"] for tile in document(q)["tiles"]] == [tile["cubes"] for tile in expected["tiles"]]


def look_at_reseeding(p: MarinePosition) -> None:
    q = p.copy()
    q.top = None
    q.push(Reseed())
    expected = by_hand.reseeding(msgspec.to_builtins(MARINE.view(q, None)))
    q.settle()
    view = MARINE.view(q, None)
    assert view.elements == expected["elements"]
    assert {a.animal: (a.acquired, a.gene_pool) for a in view.animals} == expected["animals"]
    assert view.boxes == expected["boxes"]
    assert (view.speciation, view.guards, view.competition, view.evolution) == ([None] * 4, [], [], [])
    assert not any(animal.retrieved for animal in view.animals)


def look_at_final_scoring(p: MarinePosition) -> None:
    """All tiles and the special pawns; Solitary's points come on top."""
    q = p.copy()
    before = {animal: q.animal(animal).points for animal in q.playing()}
    q.top = None
    ask(q, FinalScoring())
    view = MARINE.view(p, None)
    for animal in q.playing():
        name = ANIMALS[animal]
        shares = [by_hand.points(tile) for tile in document(p)["tiles"]]
        expected = sum(share.get(name, 0) for share in shares)
        expected += sum(special.value for special in view.specials if special.animal == name)
        if "solitary" in [trait for a in view.animals if a.animal == name for trait in (*a.traits, a.copied)]:
            expected += sum(tile["cubes"][name] for tile in document(p)["tiles"] if list(tile["cubes"]) == [name])
        assert q.animal(animal).points - before[animal] == expected


GAMES = [
    (2, {"exaptation": True}, 3),
    (3, {"displays": "alternative", "earth": "random"}, 4),
    (4, {"superheroes": True, "exaptation": True}, 5),
    (2, {"multi_animal": True, "superheroes": True}, 6),
    (4, {"length": "short"}, 7),
]


def eager(p: MarinePosition, rng: Rng) -> int:
    """A legal answer; players pass or retrieve only when they must, or now and then."""
    asked = p.asked()
    said = p.options(asked[0])
    more = said[1:] if said[0] == PASS or isinstance(p.top, Turn) else said
    return p.draw(asked[0], rng) if asked[0] < 0 else (more or said)[rng.below(len(more or said))]


def play_on(p: MarinePosition, seed: int, answers: int) -> None:
    """A game goes on with any answers; before every turn a person looks at the pawns, and now and then at Earth."""
    rng = Rng(seed)
    turns = 0
    for _ in range(answers):
        if p.over():
            break
        if isinstance(p.top, Turn):
            turns += 1
            view = msgspec.to_builtins(MARINE.view(p, None))
            assert options(p) == by_hand.placements(view, ANIMALS[p.top.animal])
            if turns % 11 == 0:
                look(p)
                look_at_turns(p)
                look_at_extinction(p)
                look_at_reseeding(p)
                look_at_final_scoring(p)
        p.play(p.turn(), eager(p, rng))
    assert turns > answers // 12


@pytest.mark.parametrize(("seats", "given", "seed"), GAMES, ids=str)
def test_a_game_is_what_a_person_would_find(seats: int, given: dict[str, Any], seed: int) -> None:
    play_on(begin(seats, **given), seed, 1200)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_with_traits_that_bend_what_is_looked_at(seed: int) -> None:
    p = s0(
        traits={"R": "flight benthic", "C": "gregarious carnivore", "F": "solitary sapience", "X": "exaptation hadal"},
        copied={"X": ["benthic", "gregarious", "flight"][seed]},
        control={"sun": "R", "worms": "C", "algae": "X"},
        slots="tectonic_movement volcanism predator fecundity gene_expression",
        deck=20,
    )
    play_on(turn(p, "X"), seed, 800)
