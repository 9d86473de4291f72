"""Whole recorded games, replayed: what happened in them must happen again. tools/golden.py made them."""

import pytest

from games.dominant_species import by_hand
from games.dominant_species.words import document
from games.golden import GOLDEN
from habitable.games.dominant_species.components import ANIMALS, CARDS
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import CARD_TAKEN
from habitable.kernel import piles
from habitable.kernel.state import name_of

pytestmark = pytest.mark.compiled

HERE = GOLDEN[DOMINANT_SPECIES.name]
NAMES, record, played, expected = HERE.names, HERE.record, HERE.played, HERE.expected


def positions(name: str) -> list[DominantSpeciesPosition]:
    return [moment.position for moment in played(name).moments if isinstance(moment.position, DominantSpeciesPosition)]


def ending(p: DominantSpeciesPosition) -> str:
    if p.last:
        return "ice_age"
    return "turn_limit" if p.round >= p.turn_limit else "extinct"


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_ends_as_it_ended(name: str) -> None:
    p = positions(name)[-1]
    assert p.over()
    sheet = DOMINANT_SPECIES.sheet(p)
    assert {
        "totals": sheet.totals,
        "places": sheet.places,
        "lines": {row.name: row.points for row in [*sheet.rows, *sheet.facts]},
        "ended": ending(p),
        "turns": p.round,
        "animals": {ANIMALS[animal]: p.animal(animal).points for animal in p.playing()},
    } == expected(name)
    DOMINANT_SPECIES.check_invariants(p)


@pytest.mark.parametrize("name", NAMES)
def test_tiles_are_worth_what_a_person_would_find(name: str) -> None:
    for p in positions(name)[40::97]:
        seen = document(p)
        found = by_hand.answer(seen)
        view = DOMINANT_SPECIES.view(p, None)
        for tile, by_person in zip(view.tiles, found["tiles"], strict=True):
            assert tile.match == by_person["match"]
            assert tile.dominant == by_person["dominant"]
            assert sorted(tile.endangered) == sorted(by_person["endangered"])
            assert tile.points == by_person["points"]
        assert view.survival == found["survival"]["holder"]
        assert DOMINANT_SPECIES.score_document(seen) == found


@pytest.mark.parametrize("name", NAMES)
def test_the_final_scoring_is_what_a_person_would_add_up(name: str) -> None:
    p = positions(name)[-1]
    points = dict.fromkeys(ANIMALS, 0)
    for tile in by_hand.answer(document(p))["tiles"]:
        for animal, n in tile["points"].items():
            points[animal] += n
    before = positions(name)[-2]
    survived = by_hand.survival(document(p))
    for animal in p.playing():
        gained = p.animal(animal).points - before.animal(animal).points
        bonus = survived["points"] if survived["holder"] == ANIMALS[animal] else 0
        assert gained - bonus - points[ANIMALS[animal]] == scored_by_the_last_answer(name, animal)


def scored_by_the_last_answer(name: str, animal: int) -> int:
    """Points between the last answer and the Reset: the last answer may be a Domination, or a card's."""
    events = [DOMINANT_SPECIES.events.show(entry, None) for entry in played(name).moments[-1].events]
    names = [event["event"] for event in events]
    earned = events[: names.index("survival")]
    return sum(e["points"] for e in earned if e["event"] == "points" and e["animal"] == ANIMALS[animal])


# ── the recordings must be there for what they show ─────────────────────────────────────────────────────────────────


def test_there_is_a_game_with_every_option_changed() -> None:
    options = [record(name).options for name in NAMES]
    assert {o["edition"] for o in options} == {"first", "second"}
    assert {o["earth"] for o in options} == {"standard", "random"}
    assert {"draw", "choose"} <= {o["animals"] for o in options}
    assert {len(record(name).seats) for name in NAMES if record(name).options["multi_animal"]} == {2, 3}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_ice_age_ends_a_game_with_the_short_and_with_the_long_deck(edition: str) -> None:
    assert any(ending(positions(n)[-1]) == "ice_age" for n in NAMES if record(n).options["edition"] == edition)


def test_there_is_a_game_for_every_way_it_can_end() -> None:
    assert {ending(positions(name)[-1]) for name in NAMES} == {"ice_age", "turn_limit", "extinct"}


def test_there_is_a_game_in_which_tiles_and_tundra_run_out() -> None:
    p = positions("no_tiles")[-1]
    assert (p.unseen, p.face_down, p.face_up, p.covers_left) == (0, [0, 0, 0], [-1, -1, -1], 0)
    assert sum(tile is not None for tile in p.tiles) == 31


def test_there_is_a_game_in_which_an_animal_without_cubes_plays_on() -> None:
    def is_gone(p: DominantSpeciesPosition) -> bool:
        return any(p.present[animal] == 0 and p.animal(animal).pool == 0 for animal in p.playing())

    turns = {p.round for p in positions("no_cubes") if is_gone(p)}
    assert len(turns) > 1


def test_there_is_a_game_in_which_the_bag_cannot_fill_the_squares() -> None:
    planning = [p for p in positions("no_disks") if p.top is not None and name_of(type(p.top)) == "place_pawn"]
    full = [piles.size(p.adaptation) + piles.size(p.abundance) + piles.size(p.wanderlust) for p in planning]
    assert min(full) < 12
    assert min(full) >= 8  # Adaptation and Abundance are filled first


def test_every_card_was_taken() -> None:
    taken = {
        CARDS[b]
        for name in NAMES
        for moment in played(name).moments
        for _, event, _, b, _ in moment.events
        if event == CARD_TAKEN
    }
    assert taken == set(CARDS)


def test_every_verb_was_said() -> None:
    said = {line.text.split()[0] for name in NAMES for line in record(name).lines}
    assert said == {verb.name for verb in DOMINANT_SPECIES.vocabulary.verbs}
