"""The doors of the game: options, answers in words, what an answer touches, views, the score pad, events."""

from typing import Any

import msgspec
import pytest

from games.dominant_species.build import answer, earth, execute, luck, s0
from habitable.earth.view_types import AskedView
from habitable.games.dominant_species.components import ANIMALS, FIRST_SPACE
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel.errors import BadOptions, IllegalAnswer
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng

VOCABULARY = DOMINANT_SPECIES.vocabulary


def asked_view(p: DominantSpeciesPosition) -> AskedView:
    question = DOMINANT_SPECIES.view(p, 0).question
    assert question is not None
    return question


def table(seats: int, **options: Any) -> DominantSpeciesPosition:
    return DOMINANT_SPECIES.start(seats, DOMINANT_SPECIES.make_options(options))


# ── options ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("options", "long_deck", "leftmost_pawn"),
    [
        ({}, False, False),
        ({"edition": "second"}, False, False),
        ({"edition": "first"}, True, True),
        ({"edition": "first", "deck": "short"}, False, True),
        ({"edition": "first", "glaciation_acts": "space1"}, True, False),
        ({"deck": "long"}, True, False),
        ({"glaciation_acts": "leftmost_pawn"}, False, True),
    ],
)
def test_an_option_of_its_own_overrides_the_edition(
    options: dict[str, Any], long_deck: bool, leftmost_pawn: bool
) -> None:
    p = table(3, **options)
    assert (p.long_deck, p.leftmost_pawn) == (long_deck, leftmost_pawn)


def test_animals_named_go_round_the_table() -> None:
    p = table(2, multi_animal=True, animals=["birds", "insects", "mammals", "reptiles", "amphibians", "arachnids"])
    assert [p.seat_of(ANIMALS.index(name)) for name in ("birds", "mammals", "amphibians")] == [0, 0, 0]
    assert [p.seat_of(ANIMALS.index(name)) for name in ("insects", "reptiles", "arachnids")] == [1, 1, 1]


def test_seats_choose_animals_in_turn() -> None:
    p = table(3, animals="choose")
    for seat, name in enumerate(("birds", "insects", "mammals")):
        assert p.asked() == [seat]
        p.play(seat, VOCABULARY.parse(f"assign {name}"))
    assert [p.seat_of(ANIMALS.index(name)) for name in ("birds", "insects", "mammals")] == [0, 1, 2]
    assert p.asked() == [NATURE]


def test_nature_draws_animals_and_the_last_of_six_is_clear() -> None:
    p = table(6)
    for name in ("birds", "insects", "mammals", "reptiles", "amphibians"):
        assert p.asked() == [NATURE]
        p.play(NATURE, VOCABULARY.parse(f"assign {name}"))
    assert p.seat_of(ANIMALS.index("arachnids")) == 5
    assert "turn_up sea" in [VOCABULARY.text(option) for option in p.options(NATURE)]


@pytest.mark.parametrize(
    ("seats", "options", "error"),
    [
        (4, {"multi_animal": True}, "multi_animal is for at most 3 players, not 4"),
        (2, {"animals": ["birds"]}, "animals: 2 are in play, and 1 are named"),
        (2, {"animals": ["birds", "birds"]}, "animals: birds cannot play twice"),
        (2, {"animals": ["birds", "ants"]}, 'animals: "ants" should be one of mammals, reptiles, '),
        (2, {"multi_animal": True, "animals": ["birds", "insects"]}, "animals: 6 are in play, and 2 are named"),
        (2, {"edition": "third"}, "Invalid enum value 'third'"),
        (7, {}, "dominant-species is for 2 to 6 players, not 7"),
    ],
)
def test_options_that_make_no_game(seats: int, options: dict[str, Any], error: str) -> None:
    with pytest.raises(BadOptions) as caught:
        table(seats, **options)
    assert error in str(caught.value)


# ── answers in words ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text",
    [
        "pawn glaciation 2",
        "glaciate -1,0",
        "move 0,1 > 1,0",
        "put E(0,1)",
        "eliminate 0,1 birds",
        "card ice_age",
        "sacrifice species",
        "explore 3",
    ],
)
def test_answers_read_like_this(text: str) -> None:
    assert VOCABULARY.text(VOCABULARY.parse(text)) == text


def test_a_move_may_be_written_without_its_arrow() -> None:
    assert VOCABULARY.parse("move 0,1 1,0") == VOCABULARY.parse("move 0,1 > 1,0")
    with pytest.raises(IllegalAnswer):
        VOCABULARY.parse("move 0,1 > 3,0")


@pytest.mark.parametrize(
    ("text", "touches"),
    [
        ("pawn glaciation 2", [("space", FIRST_SPACE[6] + 1)]),
        ("move 0,1 > 1,0", [("hex", [0, 1]), ("hex", [1, 0])]),
        ("put W(0,1)", [("corner", [1, 0, 1])]),
        ("eliminate 0,1 birds", [("hex", [0, 1]), ("animal", 2)]),
        ("pass", []),
    ],
)
def test_an_answer_touches_things_on_the_table(text: str, touches: list[tuple[str, Any]]) -> None:
    choice = DOMINANT_SPECIES.describe(VOCABULARY.parse(text))
    assert [(touched.noun, touched.at) for touched in choice.touches] == touches


# ── views ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_everybody_sees_the_same() -> None:
    p = luck(table(3))
    views = [DOMINANT_SPECIES.view(p, seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view.seat = None
    assert len({msgspec.json.encode(view) for view in views}) == 1


def test_the_view_of_the_start() -> None:
    view = DOMINANT_SPECIES.view(luck(table(6)), 0)
    assert view.round == 1
    assert view.initiative == ANIMALS[::-1]
    assert [animal.gene_pool for animal in view.animals] == [30] * 6
    assert [animal.dominates for animal in view.animals] == [1] * 6
    assert view.animals[3].elements == ["water", "water", "water"]
    assert {name: len(disks) for name, disks in view.squares.items()} == dict.fromkeys(view.squares, 4)
    assert sum(view.bag.values()) == 96
    assert [stack.face_down for stack in view.stacks] == [7, 7, 7]
    assert (len(view.cards), len(view.deck), view.tundra_left) == (5, 17, 11)
    wetland = next(tile for tile in view.tiles if tile.hex == [0, -1])
    assert wetland.match == {"amphibians": 6, "arachnids": 2, "insects": 2}
    assert (wetland.dominant, wetland.endangered) == ("amphibians", [])
    assert view.elements["W(1,-1)"] == "water"


def test_the_view_says_what_is_asked() -> None:
    p = execute(s0(abundance="sun", pawns={"abundance": "Re"}), "abundance")
    assert asked_view(p).question == "take_abundance"
    answer(p, "take sun")
    question = asked_view(p)
    assert (question.question, question.animal, question.element) == ("put_abundance", "reptiles", "sun")
    p = execute(s0(pawns={"migration": "B"}), "migration")
    assert asked_view(p).left == 7


def test_the_score_pad_adds_up() -> None:
    p = s0(pawns={"domination": "M"}, points={"Re": 4})
    execute(p, "domination")
    answer(p, "dominate 0,1")
    sheet = DOMINANT_SPECIES.sheet(p)
    assert sheet.totals == [sum(row.points[seat] for row in sheet.rows) for seat in range(6)]
    assert {row.name: row.points[0] for row in sheet.rows if row.points[0]} == {"domination": 3}


def test_before_animals_are_known_the_pad_is_empty() -> None:
    sheet = DOMINANT_SPECIES.sheet(table(4))
    assert sheet.totals == [0, 0, 0, 0]
    assert all(row.points == [0, 0, 0, 0] for row in sheet.rows + sheet.facts)


# ── events ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_lost_dominance_is_told() -> None:
    p = s0(abundance="water", pawns={"abundance": "Am"})  # rules/dominant-species.md T28
    p.log = []
    execute(p, "abundance")
    answer(p, "take water", "put E(1,-1)")
    told = [DOMINANT_SPECIES.events.show(entry, None) for entry in p.log or []]
    assert {"event": "element_put", "element": "water", "corner": "E(1,-1)"} in told
    assert {"event": "dominance", "hex": [1, -1], "before": "insects", "now": "amphibians"} in told


def test_points_say_where_they_come_from() -> None:
    p = earth("T", "W tundra", "S Re2", pawns={"glaciation": "Re"})
    p.log = []
    execute(p, "glaciation")
    answer(p, "glaciate 1,-1")
    told = [DOMINANT_SPECIES.events.show(entry, None) for entry in p.log or []]
    assert {"event": "points", "animal": "reptiles", "points": 3, "reason": "glaciation"} in told


def test_every_event_of_whole_games_can_be_shown() -> None:
    seen = set()
    rng = Rng(3)
    match = Match(DOMINANT_SPECIES, ["a", "b", "c"], {"edition": "first"})
    while not match.position.over():
        seat = match.position.turn()
        for entry in match.play(seat, match.position.draw(seat, rng)):
            shown = DOMINANT_SPECIES.events.show(entry, 0)
            msgspec.json.encode(shown)
            seen.add(shown["event"])
    assert seen >= set(DOMINANT_SPECIES.events.names) - {"last_turn", "assigned", "box_emptied"}
