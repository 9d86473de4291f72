"""Whole recorded games, replayed: what happened in them must happen again. tools/golden.py made them."""

from typing import Any

import pytest

from games.golden import GOLDEN
from games.planet import by_hand
from habitable.games.planet.box import read as read_box
from habitable.games.planet.game import PLANET
from habitable.games.planet.position import PlanetPosition
from habitable.kernel.match import Match

pytestmark = pytest.mark.compiled

HERE = GOLDEN[PLANET.name]
NAMES, record, played, expected = HERE.names, HERE.record, HERE.played, HERE.expected


def last_position(match: Match) -> PlanetPosition:
    p = match.position
    assert isinstance(p, PlanetPosition)
    assert p.over()
    return p


def events(match: Match) -> list[tuple[PlanetPosition, dict[str, Any]]]:
    """All events of a game, each with the position after its moment."""
    out = []
    for moment in match.moments:
        assert isinstance(moment.position, PlanetPosition)
        out += [(moment.position, PLANET.events.show_all(entry)) for entry in moment.events]
    return out


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_ends_as_it_ended(name: str) -> None:
    p = last_position(played(name))
    sheet = PLANET.sheet(p)
    view = PLANET.view(p, None)
    assert {
        "totals": sheet.totals,
        "places": sheet.places,
        "lines": {row.name: row.points for row in [*sheet.rows, *sheet.facts]},
        "planets": view.planets,
        "won": [[card.id for card in cards] for cards in view.won],
    } == expected(name)
    PLANET.check_invariants(p)


@pytest.mark.parametrize("name", NAMES)
def test_every_animal_went_where_a_person_would_have_put_it(name: str) -> None:
    settled = 0
    round = 0
    for p, event in events(played(name)):
        if event["event"] == "round":
            round = event["round"]
        if event["event"] not in ("settled", "carried", "boxed"):
            continue
        settled += 1
        card = read_box(p.components.source).animals[event["animal"] - 1]
        planets = PLANET.view(p, None).planets
        lists = [by_hand.shown(letters, card.habitat, card.kind, card.other) for letters in planets]
        who = by_hand.winner(lists, card.kind, round)
        assert who == event.get("seat"), card.id
        assert event["event"] == ("settled" if who is not None else "boxed" if round == 12 else "carried")
    assert settled >= 12


@pytest.mark.parametrize("name", NAMES)
def test_the_totals_are_what_a_person_would_add_up(name: str) -> None:
    p = last_position(played(name))
    box = read_box(p.components.source)
    habitats = {animal.id: animal.habitat for animal in box.animals}
    results = expected(name)
    for seat, cards in enumerate(results["won"]):
        if p.beginner:
            assert results["totals"][seat] == len(cards)
            continue
        terrain = "OFDMI"[p.objectives[seat]]
        steps = next(objective.thresholds for objective in box.objectives if objective.terrain == terrain)
        fields = results["planets"][seat].count(terrain)
        total = max([0, *(step.points for step in steps if step.min_fields <= fields)])
        total += sum(1 if habitats[card] == terrain else 2 for card in cards)
        assert results["totals"][seat] == total


# ── the recordings must be there for what they show ─────────────────────────────────────────────────────────────────


def test_there_is_a_game_with_every_option_changed() -> None:
    options = [record(name).options for name in NAMES]
    assert {(o["beginner"], o["mystery"]) for o in options} == {
        (False, False),
        (True, False),
        (False, True),
        (True, True),
    }
    assert {o["start"] for o in options} == {None, 1}
    assert any(o["components"] is not None for o in options)


def test_there_is_a_game_that_more_animals_decided() -> None:
    p = last_position(played("tie"))
    first, second = (p.places().index(place) for place in (1, 2))
    assert p.scores()[first] == p.scores()[second]
    assert p.sheets()[first].animals > p.sheets()[second].animals


def test_there_is_a_game_with_a_shared_victory() -> None:
    p = last_position(played("shared"))
    assert p.places().count(1) == 2


def test_there_is_a_game_in_which_a_second_area_decided() -> None:
    for p, event in events(played("second")):
        if p.over() and event["event"] == "settled":
            card = read_box("").animals[event["animal"] - 1]
            planets = PLANET.view(p, None).planets
            lists = [by_hand.shown(letters, card.habitat, card.kind, card.other) for letters in planets]
            if [sizes[0] for sizes in lists].count(event["value"]) > 1:
                return
    raise AssertionError("no second area decided")


def test_animals_were_carried_on_and_boxed() -> None:
    told = {event["event"] for name in NAMES for _, event in events(played(name))}
    assert told == set(PLANET.events.names)
