"""The doors of the game: options, answers in words, what an answer touches, secrets, events of whole games."""

from typing import Any

import msgspec
import pytest

from games.marine.build import begin, luck, options, s0, start, take
from games.marine.words import animal
from habitable.games.marine.components import ANIMALS, FIRST_SPACE, TRAITS
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.kernel.bits import members
from habitable.kernel.errors import BadOptions, IllegalAnswer
from habitable.kernel.match import Match, replay
from habitable.kernel.position import SPECTATOR
from habitable.kernel.record import read
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

VOCABULARY = MARINE.vocabulary


# ── options ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("seats", "given", "error"),
    [
        (3, {"multi_animal": True}, "multi_animal is for at most 2 players, not 3"),
        (2, {"animals": ["fishes"]}, "animals: 2 are in play, and 1 are named"),
        (2, {"animals": ["fishes", "fishes"]}, "animals: fishes cannot play twice"),
        (2, {"animals": ["fishes", "birds"]}, 'animals: "birds" should be one of reptiles, '),
        (
            2,
            {"multi_animal": True, "animals": ["fishes", "reptiles"]},
            "animals: 4 are in play, and 2 are named",
        ),
        (2, {"length": "endless"}, "Invalid enum value 'endless'"),
        (2, {"earth": "flat"}, "Invalid enum value 'flat'"),
        (2, {"superheroes": "yes"}, "Expected `bool`, got `str`"),
        (2, {"edition": "first"}, "unknown field `edition`"),
        (5, {}, "marine is for 2 to 4 players, not 5"),
        (1, {}, "marine is for 2 to 4 players, not 1"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_options_that_make_no_game(seats: int, given: dict[str, Any], error: str) -> None:
    with pytest.raises(BadOptions) as caught:
        begin(seats, **given)
    assert error in str(caught.value)


def test_animals_named_go_round_the_table() -> None:
    p = begin(2, multi_animal=True, animals=["fishes", "reptiles", "crustaceans", "cephalopods"])
    assert [p.seat_of(ANIMALS.index(name)) for name in ("fishes", "crustaceans")] == [0, 0]
    assert [p.seat_of(ANIMALS.index(name)) for name in ("reptiles", "cephalopods")] == [1, 1]


# ── answers in words ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text",
    [
        "retrieve",
        "pawn evolution 5",
        "pawn benthic",
        "special sun competition 4",
        "take algae",
        "swap sun",
        "put E(-1,2)",
        "exchange W(1,-3)",
        "move 0,1 > 1,0",
        "eliminate 0,1 fishes",
        "from gene_pool",
        "side geyser",
        "card asteroid",
        "keep living_fossil",
        "explore 3",
        "pass",
    ],
)
def test_answers_read_like_this(text: str) -> None:
    assert VOCABULARY.text(VOCABULARY.parse(text)) == text


def test_a_move_may_be_written_without_its_arrow() -> None:
    assert VOCABULARY.parse("move 0,1 1,0") == VOCABULARY.parse("move 0,1 > 1,0")
    with pytest.raises(IllegalAnswer):
        VOCABULARY.parse("move 0,1 > 3,0")


@pytest.mark.parametrize("text", ["pawn evolution 6", "pawn", "special sun", "take grass", "put E(9,9)", "jump 0,0"])
def test_words_that_are_no_answer(text: str) -> None:
    with pytest.raises(IllegalAnswer):
        VOCABULARY.parse(text)


@pytest.mark.parametrize(
    ("text", "touches"),
    [
        ("pawn migration 2", [("space", FIRST_SPACE[8] + 1)]),
        ("special worms migration 2", [("element", 5), ("space", FIRST_SPACE[8] + 1)]),
        ("move 0,1 > 1,0", [("hex", [0, 1]), ("hex", [1, 0])]),
        ("put W(0,1)", [("corner", [1, 0, 1])]),
        ("eliminate 0,1 fishes", [("hex", [0, 1]), ("animal", 2)]),
        ("retrieve", []),
    ],
)
def test_an_answer_touches_things_on_the_table(text: str, touches: list[tuple[str, Any]]) -> None:
    choice = MARINE.describe(VOCABULARY.parse(text))
    assert [(touched.noun, touched.at) for touched in choice.touches] == touches


# ── secrets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_after_setting_up_everybody_sees_the_same() -> None:
    p, rng = begin(3), Rng(2)
    while p.round == 0:
        p.play(p.turn(), p.draw(p.turn(), rng))
    views = [MARINE.view(p, seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view.seat = None
    assert len({msgspec.json.encode(view) for view in views}) == 1


def test_traits_in_hand_are_seen_by_their_player_only() -> None:
    p = luck(start("R F X"))
    hands = {name: [TRAITS[trait] for trait in members(p.hands[animal(name)])] for name in "RFX"}
    assert [MARINE.view(p, seat).hands for seat in range(3)] == [
        {"reptiles": hands["R"]},
        {"fishes": hands["F"]},
        {"crustaceans": hands["X"]},
    ]
    spectator = MARINE.view(p, None)
    assert spectator.hands == {}
    assert len(spectator.spare_traits) == 18  # nobody has them yet, as far as a spectator knows
    assert set(MARINE.view(p, 1).spare_traits) == set(TRAITS) - set(hands["F"])


def test_a_player_sees_the_hands_of_both_animals() -> None:
    p = luck(start("R C F X", seats=2, multi_animal=True))
    assert [list(MARINE.view(p, seat).hands) for seat in (0, 1)] == [
        ["reptiles", "fishes"],
        ["cephalopods", "crustaceans"],
    ]


def test_a_trait_that_was_kept_stays_secret_until_all_are_in() -> None:
    p = luck(start("R X"))
    before = [msgspec.json.encode(MARINE.view(p, seat).hands) for seat in (0, 1)]
    p.play(1, p.options(1)[0])
    assert p.asked() == [0]
    assert msgspec.json.encode(MARINE.view(p, 0).hands) == before[0]
    assert [a.traits for a in MARINE.view(p, 0).animals] == [[], []]


def test_gene_expression_shows_traits_to_one_player() -> None:
    p = take(s0(traits={"X": "flight"}), "X", "gene_expression")
    luck(p)
    drawn = [text.split()[1] for text in options(p) if text != "pass"]
    assert len(drawn) == 3
    seen = [MARINE.view(p, seat).question for seat in (3, 0, None)]
    assert [question.looking_at if question else None for question in seen] == [drawn, [], []]


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_an_imagined_table_looks_the_same(eyes: int | None) -> None:
    p = luck(start("R X"))
    p.play(1, p.options(1)[1])
    twin = p.imagine(SPECTATOR if eyes is None else eyes, Rng(9))
    MARINE.check_invariants(twin)
    assert MARINE.view(twin, eyes) == MARINE.view(p, eyes)
    if eyes is None:
        assert twin.hands != p.hands


# ── records and events ──────────────────────────────────────────────────────────────────────────────────────────────


def played(seed: int, options: dict[str, Any], names: list[str], most: int) -> tuple[Match, set[str]]:
    """A game of any answers, and the events it told."""
    match, rng, seen = Match(MARINE, names, options), Rng(seed), set()
    for _ in range(most):
        if match.position.over():
            break
        seat = match.position.turn()
        for entry in match.play(seat, match.position.draw(seat, rng)):
            shown = MARINE.events.show(entry, 0)
            msgspec.json.encode(shown)
            seen.add(shown["event"])
    return match, seen


def test_every_event_can_be_shown() -> None:
    _, seen = played(3, {"superheroes": True, "exaptation": True, "length": "short"}, ["a", "b", "c", "d"], 2500)
    rare = [
        "final_scoring",
        "total",
        "last_round",
        "trait_lost",
        "copy_lost",
        "card_again",
        "pawns_back",
        "pawn_gained",
        "extra_turn",
    ]
    assert seen >= set(MARINE.events.names) - {*rare, "element_sheltered", "trait_copied", "box_changed"}


def test_a_record_with_options_replays() -> None:
    given = {"components": {"cards": {"annelids": {"number": 2}}}, "displays": "alternative", "earth": "random"}
    match, _ = played(4, given, ["ann", "ben"], 300)
    text = str(match.record())
    again = replay(MARINE, read(text))
    assert str(again.record()) == text
    assert MARINE.state.key(again.position) == MARINE.state.key(match.position)
    assert isinstance(again.position, MarinePosition)
    assert again.position.components.card_numbers[17] == 2
