"""Whole recorded games, replayed: what happened in them must happen again. tools/golden.py made them."""

import pytest

from games.ecosystem import by_hand
from games.golden import GOLDEN
from habitable.games.ecosystem.components import GAP_POINTS
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.position import EcosystemPosition

pytestmark = pytest.mark.compiled

HERE = GOLDEN[ECOSYSTEM.name]
NAMES, record, played, expected = HERE.names, HERE.record, HERE.played, HERE.expected


def last_position(name: str) -> EcosystemPosition:
    p = played(name).position
    assert isinstance(p, EcosystemPosition)
    assert p.over()
    return p


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_ends_as_it_ended(name: str) -> None:
    p = last_position(name)
    sheet = ECOSYSTEM.sheet(p)
    view = ECOSYSTEM.view(p, None)
    assert {
        "totals": sheet.totals,
        "places": sheet.places,
        "lines": {row.name: row.points for row in [*sheet.rows, *sheet.facts]},
        "boards": view.texts,
        "matt": view.matt,
    } == expected(name)
    ECOSYSTEM.check_invariants(p)


@pytest.mark.parametrize("name", NAMES)
def test_the_totals_are_what_a_person_would_add_up(name: str) -> None:
    results = expected(name)
    if record(name).options["gap_points"] == GAP_POINTS:
        totals = by_hand.totals(results["boards"], results["matt"])
        assert totals == list(zip(results["totals"], results["lines"]["gaps"], strict=True))


# ── the recordings must be there for what they show ─────────────────────────────────────────────────────────────────


def test_there_is_a_game_with_every_option_changed() -> None:
    options = [record(name).options for name in NAMES]
    assert {o["deal"] for o in options} == {10, 11}
    assert {o["orientation"] for o in options} == {"fixed", "free"}
    assert {o["placing"] for o in options} == {"after_reveal", "with_pick"}
    assert any(o["gap_points"] != GAP_POINTS for o in options)


def test_there_is_a_game_that_fewer_gaps_decided() -> None:
    p = last_position("tie")
    first, second = (p.places().index(place) for place in (1, 2))
    assert p.scores()[first] == p.scores()[second]
    assert p.sheets()[first].gaps < p.sheets()[second].gaps


def test_there_is_a_game_with_a_shared_victory() -> None:
    p = last_position("shared")
    winners = [seat for seat, place in enumerate(p.places()) if place == 1]
    assert len(winners) == 2
    assert len({(p.sheets()[seat].total, p.sheets()[seat].gaps) for seat in winners}) == 1


def test_there_is_a_game_that_ends_with_an_upright_ecosystem() -> None:
    p = last_position("upright")
    shapes = {(e.width(), e.height()) for e in p.ecosystems}
    assert shapes == {(4, 5), (5, 4)}
    upright = next(seat for seat, e in enumerate(p.ecosystems) if e.height() == 5)
    view = ECOSYSTEM.view(p, None)
    lying = ["".join(column) for column in zip(*view.boards[upright], strict=True)]
    assert view.texts[upright] == "/".join(lying)


def test_there_is_a_game_in_which_matt_pushes_both_players_down() -> None:
    p = last_position("two")
    assert max(sheet.kinds[5] for sheet in p.sheets()) == 8
    assert max(sheet.kinds[1] for sheet in p.sheets()) == 5


def test_rabbits_were_swapped_and_left_alone() -> None:
    texts = {line.text.split()[0] for name in NAMES for line in record(name).lines}
    assert texts == {"deal", "choose", "place", "swap", "noswap"}
