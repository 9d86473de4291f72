"""The story of a game on hexes in a few lines, from what happened in it."""

from pathlib import Path
from typing import Any

import pytest

from habitable import games, texts
from habitable.kernel.match import replay
from habitable.kernel.record import read

FOLDER = Path(__file__).parent


def points(animal: str, number: int, reason: str = "domination") -> dict[str, Any]:
    return {"event": "points", "animal": animal, "points": number, "reason": reason}


def told(game: str, *events: dict[str, Any], language: str = "en") -> list[str]:
    return [texts.get(language).render(part, []) for part in games.words(game).tale(events)]


TURN_2, TURN_3 = {"event": "turn", "round": 2}, {"event": "turn", "round": 3}
FINAL = {"event": "final_scoring", "guard": False}


def test_who_led_when_and_what_decided_it() -> None:
    lines = told(
        "dominant-species",
        points("birds", 3),
        TURN_2,
        points("insects", 9, "wanderlust"),
        TURN_3,
        points("birds", 2),
        {"event": "cubes_eliminated", "animal": "birds", "hex": [0, 0], "number": 4},
        FINAL,
        points("insects", 5, "final_scoring"),
    )
    assert lines == [
        "In the lead: Birds (turn 1), Insects (turns 2–3).",
        "Turn 2 decided it: Insects took the lead and kept it.",
        "The most at once: Insects, 9 points (Wanderlust, turn 2).",
        "The best turn: Insects, 9 points in turn 2.",
        "Eliminated species: 4; the most of one animal: Birds, 4.",
    ]


def test_the_final_scoring_may_decide_it() -> None:
    lines = told("dominant-species", points("birds", 3), TURN_2, FINAL, points("insects", 4, "final_scoring"))
    assert lines[1] == "Only the final scoring decided it: Insects overtook birds."
    assert lines[2] == "The most at once: Insects, 4 points (final scoring)."


def test_whoever_is_caught_up_with_leads_on() -> None:
    lines = told("dominant-species", points("birds", 3), TURN_2, points("insects", 3), TURN_3, points("birds", 1))
    assert lines[0] == "Birds led from the first turn to the last."


def test_of_nothing_nothing_is_told() -> None:
    assert told("marine", {"event": "round_ends", "round": 1}, FINAL) == []
    assert told("planet", {"event": "round", "round": 1}) == []


def after(game: str, *events: dict[str, Any]) -> list[tuple[str, dict[str, int]]]:
    t = texts.get("en")
    return [(t.render(label, []), points) for label, points in games.words(game).turns(events)]


def test_a_turn_ends_where_the_next_begins_and_the_final_scoring_is_apart() -> None:
    turn_1 = {"event": "turn", "round": 1}
    start, end = points("insects", 2), [points("birds", -1), FINAL, points("insects", 5)]
    assert after("dominant-species", start, turn_1, points("birds", 3), TURN_2, *end) == [
        ("0", {"insects": 2}),
        ("1", {"insects": 2, "birds": 3}),
        ("2", {"insects": 2, "birds": 2}),
        ("End", {"insects": 7, "birds": 2}),
    ]


def test_a_round_says_itself_that_it_is_over_and_a_game_that_was_broken_off_has_no_final_scoring() -> None:
    round_1 = {"event": "round_ends", "round": 1}
    assert after("marine", points("fishes", 2, "start"), points("fishes", -1), round_1, points("reptiles", 4)) == [
        ("0", {"fishes": 2}),
        ("1", {"fishes": 1}),
        ("2", {"fishes": 1, "reptiles": 4}),
    ]


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["dominant_species", "marine"])
def test_the_story_of_a_whole_game_in_three_languages(game: str) -> None:
    kept = read((FOLDER / game / "golden" / "four.habitable").read_text(encoding="utf-8"))
    match = replay(games.get(kept.game), kept)
    events = [match.game.events.show(entry, None) for moment in match.moments for entry in moment.events]
    for language in texts.LANGUAGES:
        lines = told(kept.game, *events, language=language)
        assert len(lines) == 5
        assert len(set(lines)) == 5
