"""Whole recorded games, replayed: what happened in them must happen again. tools/golden.py made them."""

import pytest

from games.golden import GOLDEN
from habitable.games.marine.components import ANIMALS, ASTEROID, CARDS, TRAITS
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.turn import Turn
from habitable.games.marine.vocabulary import CARD_AGAIN, CARD_TAKEN
from habitable.kernel.bits import members

pytestmark = pytest.mark.compiled

HERE = GOLDEN[MARINE.name]
NAMES, record, played, expected = HERE.names, HERE.record, HERE.played, HERE.expected


def positions(name: str) -> list[MarinePosition]:
    return [moment.position for moment in played(name).moments if isinstance(moment.position, MarinePosition)]


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_ends_as_it_ended(name: str) -> None:
    p = positions(name)[-1]
    assert p.over()
    sheet = MARINE.sheet(p)
    assert {
        "totals": sheet.totals,
        "places": sheet.places,
        "lines": {row.name: row.points for row in [*sheet.rows, *sheet.facts]},
        "ended": "asteroid" if p.last else "turn_limit",
        "rounds": p.round,
        "turns": p.turns,
        "animals": {ANIMALS[animal]: p.animal(animal).points for animal in p.playing()},
    } == expected(name)
    MARINE.check_invariants(p)


@pytest.mark.parametrize("name", NAMES)
def test_a_special_pawn_never_loses_value(name: str) -> None:
    before = [1] * 6
    for p in positions(name):
        assert all(now >= then for now, then in zip(p.values, before, strict=True))
        before = p.values


@pytest.mark.parametrize("name", NAMES)
def test_the_asteroid_lies_among_the_last_five(name: str) -> None:
    for p in positions(name):
        if p.deck > 5:
            assert ASTEROID in members(p.unknown)


def test_the_recorded_games_resolve_every_card() -> None:
    """Each card is taken in one of them, or resolved once more from the discard pile."""
    taken = set()
    for name in NAMES:
        for moment in played(name).moments:
            taken |= {card for _, event, _, card, _ in moment.events if event in (CARD_TAKEN, CARD_AGAIN)}
    assert {CARDS[card] for card in taken} == set(CARDS)


def test_the_recorded_games_use_every_trait() -> None:
    kept = set()
    for name in NAMES:
        last = positions(name)[-1]
        for animal in last.playing():
            kept |= set(members(last.animal(animal).active()))
    assert {TRAITS[trait] for trait in kept} == set(TRAITS)


# ── the recordings must be there for what they show ─────────────────────────────────────────────────────────────────


def test_there_is_a_game_with_every_option_changed() -> None:
    options = [record(name).options for name in NAMES]
    assert {o["length"] for o in options} == {"short", "normal", "long", "epic"}
    assert {o["earth"] for o in options} == {"standard", "random"}
    assert {o["displays"] for o in options} == {"standard", "alternative"}
    assert {"draw", "choose"} <= {o["animals"] for o in options}
    for name in ("superheroes", "exaptation", "multi_animal", "components"):
        assert any(o[name] for o in options), name


def test_there_is_a_game_for_every_way_it_can_end() -> None:
    assert {expected(name)["ended"] for name in NAMES} == {"asteroid", "turn_limit"}


def test_there_is_a_game_in_which_all_tiles_and_eruptions_are_laid() -> None:
    p = positions("full")[-1]
    assert (p.unseen, p.face_down, p.face_up, p.covers_left) == (0, [0, 0, 0], [-1, -1, -1], 0)
    assert sum(tile is not None for tile in p.tiles) == 36


def test_there_is_a_game_in_which_an_animal_without_cubes_plays_on() -> None:
    assert any(isinstance(p.top, Turn) and p.present[p.top.animal] == 0 for p in positions("no_cubes"))


def test_every_verb_was_said() -> None:
    said = {line.text.split()[0] for name in NAMES for line in record(name).lines}
    assert said == {verb.name for verb in MARINE.vocabulary.verbs}
