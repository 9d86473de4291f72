"""Objectives, totals and places: rules/planet.md 1.5, 6, 9.1 and 9.4."""

import pytest

from games.planet.build import CARDS, animals, planet, table
from habitable.games.planet.components import LETTERS, Components
from habitable.games.planet.game import PLANET
from habitable.games.planet.scoring import Sheet, places, score

pytestmark = pytest.mark.compiled

BOX = Components("")


def with_fields(terrain: str, n: int) -> str:
    """A planet with this many fields of a terrain."""
    other = "O" if terrain != "O" else "F"
    return terrain * n + other * (60 - n)


def objective(terrain: str, n: int) -> int:
    p = planet(with_fields(terrain, n))
    return score(p, BOX, LETTERS.index(terrain), 0, False).objective


@pytest.mark.parametrize(("fields", "points"), [(10, 0), (11, 2), (13, 2), (14, 4), (21, 8)])
def test_p_05_ice_objective(fields: int, points: int) -> None:
    assert objective("I", fields) == points


@pytest.mark.parametrize(
    ("terrain", "steps"),
    [
        ("O", [15, 18, 21, 24, 27]),
        ("F", [14, 17, 20, 23, 26]),
        ("D", [13, 16, 19, 22, 25]),
        ("M", [12, 15, 18, 21, 24]),
        ("I", [11, 14, 17, 20, 23]),
    ],
)
def test_every_threshold(terrain: str, steps: list[int]) -> None:
    assert objective(terrain, 0) == 0
    for i, step in enumerate(steps):
        assert (objective(terrain, step - 1), objective(terrain, step)) == (2 * i, 2 * i + 2)
    assert objective(terrain, 60) == 10


def test_p_08_scoring() -> None:
    """Objective ice; reindeer (ice), fox (forest), whale (ocean)."""
    won = animals(["reindeer", "fox", "whale"])
    ice = LETTERS.index("I")
    assert score(planet(with_fields("I", 14)), BOX, ice, won, False).total == 4 + 1 + 2 + 2
    assert score(planet(with_fields("I", 10)), BOX, ice, won, False).total == 0 + 1 + 2 + 2
    assert score(planet(with_fields("I", 14)), BOX, -1, won, True).total == 3


def ranked(*totals: tuple[int, int]) -> list[int]:
    return places([Sheet(-1, 0, 0, cards, total) for total, cards in totals])


def test_p_41_more_animals_win_a_tie() -> None:
    assert ranked((18, 6), (18, 7), (15, 8)) == [2, 1, 3]


def test_p_42_shared_victory() -> None:
    assert ranked((18, 7), (18, 7), (17, 9)) == [1, 1, 3]


def test_the_pad_adds_up() -> None:
    p = table(with_fields("I", 14), with_fields("F", 30), objectives="IF", won=[["reindeer", "fox"], ["whale"]])
    sheet = PLANET.sheet(p)
    assert {row.name: row.points for row in sheet.rows} == {"objective": [4, 10], "animals": [3, 2]}
    assert sheet.totals == p.scores() == [7, 12]
    assert {row.name: row.points for row in sheet.facts} == {"objective_fields": [14, 30], "animals_won": [2, 1]}
    assert sheet.places == p.places() == [2, 1]


def test_beginners_count_animals() -> None:
    p = table("IIIII", "FFFFF", won=[["reindeer", "fox"], ["whale", "seal"]])
    assert p.scores() == [2, 2]
    assert p.places() == [1, 1]
    sheet = PLANET.sheet(p)
    assert {row.name: row.points for row in sheet.rows} == {"objective": [0, 0], "animals": [2, 2]}


def test_animals_pay_even_when_the_objective_did_not() -> None:
    p = table("IIIII", "FFFFF", objectives="IF", won=[["reindeer"], CARDS[:3]])
    assert p.scores() == [1, 6]
