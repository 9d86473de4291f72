"""The boards of Dominant Species and Marine: every question is answered on them, in every way; whole games."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest

from cli import dominant_species_tables, marine_tables
from cli.test_dominant_species import all_questions as of_dominant_species
from cli.test_marine import all_questions as of_marine
from games.dominant_species.build import begin, luck
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng
from habitable.kernel.state import name_of
from server.running import Running
from web.hexes import WAYS, Hands, Stage
from web.pages import Visitor

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
SEED = 5  # with which every question comes up


def asked_in_dominant_species() -> Iterator[Position]:
    rng = Rng(SEED)
    for start in [luck(begin(6, animals="choose")), *dominant_species_tables.tables()]:
        yield from dominant_species_tables.play_on(start, rng)


def asked_in_marine() -> Iterator[Position]:
    rng = Rng(SEED)
    for start in chain(marine_tables.tables(), marine_tables.tables()):
        yield from marine_tables.play_on(start, rng)


HEXES: dict[str, tuple[int, Callable[[], Iterator[Position]], Callable[[], set[str]]]] = {
    "dominant-species": (6, asked_in_dominant_species, of_dominant_species),
    "marine": (4, asked_in_marine, of_marine),
}


def one_of_each(game: str) -> dict[str, Position]:
    """The first position in which each question is asked."""
    seats, positions, _ = HEXES[game]
    found: dict[str, Position] = {}
    for p in positions():
        kind = name_of(type(p.top))
        if kind not in found and p.seats == seats:
            found[kind] = p.copy()
    return found


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", HEXES)
def test_every_question_is_answered_on_the_board(visit: Visit, house: Running, game: str, way: str) -> None:
    """What is lit is what the engine allows, with a name, and nothing else looks as if it could be pressed; and what is
    pressed is what the server is told."""
    hands, screen = WAYS[way]
    person = visit(unfolded=False, reduced_motion="reduce", **screen)
    seats, _, questions = HEXES[game]
    stage = Stage(house, person, game, seats)
    person.page.goto(f"/t/{stage.table}")
    one = hands(person.page)
    found = one_of_each(game)
    assert set(found) == questions()
    for turn, (kind, position) in enumerate(found.items()):
        stage.stand(position)
        seat = check(one, kind, stage.legal())
        wanted = [answer for answer in stage.legal()[seat] if answer]
        answer_one(one, stage, kind, seat, wanted[turn % len(wanted)])


def check(one: Hands, kind: str, legal: dict[int, list[int]]) -> int:
    """Holds what is lit against what can be answered; returns whose question it is, where several are asked at once."""

    def whose() -> list[int]:
        lit = {answer for thing in one.asked()["lit"] for answer in thing["answers"]}
        return [seat for seat, answers in legal.items() if set(answers) == lit]

    assert all(len(answers) > 1 for answers in legal.values()), f"{kind}: nobody has to press the only answer"
    one.wait(lambda: bool(whose()), lambda: f"{kind}: {one.asked()['lit']} are lit, and {legal} can be answered")
    seen = one.asked()
    assert all(thing["name"] for thing in seen["lit"]), (kind, seen["lit"])
    assert not seen["idle"], (kind, seen["idle"])
    return whose()[0]


def answer_one(one: Hands, stage: Stage, kind: str, seat: int, wanted: int) -> None:
    before = stage.stamp
    one.answer(wanted, lambda: stage.stamp != before)
    assert stage.given(seat)[:1] == [wanted], kind
