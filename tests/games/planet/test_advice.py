"""Situations in which any good player knows what to do; `greedy` must know it too, whatever its luck."""

from itertools import pairwise

import pytest

import habitable
from games.planet.build import legal, say, table
from habitable import bots
from habitable.games.planet.advice import objective_value
from habitable.games.planet.board import text
from habitable.games.planet.components import LETTERS, Components, tile_code
from habitable.games.planet.game import PLANET
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.rounds import settle_animals
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng

OCEANS = " OOOOO"


def answers(p: PlanetPosition, seat: int = 0) -> set[str]:
    """Everything that greedy says in ten tries, with whatever is hidden from it dealt anew each time."""
    greedy = bots.get("greedy")
    return {PLANET.vocabulary.text(bots.choose(greedy, p, seat, Rng(seed))) for seed in range(10)}


def tiles(*fields: str) -> list[int]:
    """The numbers of the tiles that show these fields."""
    return [Components("").tiles.index(tile_code(each)) + 1 for each in fields]


# The last turn of the game: every place is compared with what it brings.
@pytest.mark.parametrize(
    ("mine", "theirs", "animal", "market"),
    [
        (OCEANS * 10 + " FFFFF", "FFFFF FF" + "OOO" + OCEANS * 9, "beaver", ["FFFDD", "DDDMM"]),
        (OCEANS * 10 + " DDDDD", "DDDDM" + OCEANS * 10, "elephant", ["DDDMM", "OOOFF"]),
        ("FOFOO" + OCEANS * 10, "FOFOO" + OCEANS * 10, "panda", ["OFOFF", "OOODD"]),
    ],
)
def test_the_tile_that_wins_the_last_animal_is_taken(mine: str, theirs: str, animal: str, market: list[str]) -> None:
    p = table(mine, theirs, round=12, lying={12: [animal]}, market=tiles(*market))
    won = []
    for take in legal(p, 0):
        after = p.copy()
        say(after, f"0: {take}")
        for lay in legal(after, 0):
            done = after.copy()
            say(done, f"0: {lay}")
            settle_animals(done, 12)
            if done.won[0]:
                won.append((take, lay))
    assert {take for take, _ in won} == {f"take {tiles(market[0])[0]}"}
    for take in answers(p):
        after = p.copy()
        say(after, f"0: {take}")
        assert {(take, lay) for lay in answers(after)} <= set(won)


def test_the_last_tile_completes_the_objective() -> None:
    """With no animal to win, two fields of ice are two points more."""
    mine = "IIIII IIIII II" + "OOO" + OCEANS * 8
    p = table(mine, OCEANS * 11, round=12, objectives="IF", market=tiles("OOOFF", "MMMII"))
    assert answers(p) == {f"take {tiles('MMMII')[0]}"}


def test_an_animal_of_another_habitat_is_worth_more() -> None:
    """One tile wins the panda, the other the penguin; whose objective is forest wants the penguin."""
    for objective, best in (("F", "OOOII"), ("I", "OOOFF")):
        p = table(
            OCEANS * 11,
            OCEANS * 11,
            round=12,
            objectives=objective + "D",
            lying={12: ["panda", "penguin"]},
            market=tiles("OOOII", "OOOFF"),
        )
        assert answers(p) == {f"take {tiles(best)[0]}"}


def test_greedy_answers_from_what_its_seat_can_see() -> None:
    said = []
    for theirs in "FDM":
        p = table("OOOOO", "FFFFF", objectives="O" + theirs, lying={5: ["panda"], 9: ["whale", "fox"]}, round=2)
        said.append(answers(p))
    assert said[0] == said[1] == said[2]


def test_an_estimate_at_the_end_is_the_result() -> None:
    p = table("IIIII" * 12, "FFFFF" * 12, objectives="IO", won=[["reindeer", "fox"], ["whale"]])
    p.top = None
    assert p.advise() == [float(points) for points in p.scores()] == [13.0, 1.0]


def test_between_the_thresholds_lies_what_lies_between() -> None:
    ice = Components("").objectives[LETTERS.index("I")]
    assert [objective_value(ice, n, 0) for n in (0, 10, 11, 13, 14, 60)] == [0.0, 0.0, 2.0, 2.0, 4.0, 10.0]
    worth = [objective_value(ice, n, 3) for n in range(20)]
    assert worth == sorted(worth)
    assert all(after - before <= 0.67 for before, after in pairwise(worth))


@pytest.mark.compiled
def test_greedy_beats_three_random_players() -> None:
    games = 200 if habitable.compiled() else 4
    rng = Rng(11)
    won = 0
    for i in range(games):
        seat = i % 4
        p = PLANET.start(4)
        while not p.over():
            turn = p.turn()
            bot = bots.get("greedy" if turn == seat else "random")
            p.play(turn, p.draw(turn, rng) if turn == NATURE else bots.choose(bot, p, turn, rng))
        won += p.places()[seat] == 1
        assert "." not in text(p.planets[seat])
    assert won >= games * 0.97
