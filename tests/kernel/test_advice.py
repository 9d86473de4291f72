"""What a game thinks of answers is found from its position and from the class of the question."""

import os
import pickle
import subprocess
import sys
from types import ModuleType
from typing import Any

import pytest

from habitable.games.planet.game import PLANET
from habitable.kernel import advice
from habitable.kernel.advice import Advice
from habitable.kernel.bits import first
from habitable.kernel.position import PASS, Question
from habitable.kernel.rng import Rng
from kernel.picnic import TAKE, Keep, Picnic, Take


def takes() -> Picnic:
    """Seat 0 may take one of two things."""
    p = Picnic(2, first(2), [0, 0], False)
    p.push(Take(0, first(2)))
    return p


def none_of_it(p: Any, question: Any, seat: int, answers: list[int]) -> list[float]:
    return [0.0 for _ in answers]


def likes_the_last(p: Any, question: Any, seat: int, answers: list[int]) -> list[float]:
    return [float(answer) for answer in answers]


def test_without_advice_the_points_count_that_an_answer_brings() -> None:
    p = takes()
    assert p.advise() == [0.0, 0.0]
    assert p.weigh_all(0, [PASS, TAKE, TAKE + 1]) == [0.0, 1.0, 1.0]
    assert p.weigh(0, TAKE) == 1.0


def test_what_holds_for_a_class_holds_for_those_derived_from_it_unless_they_have_their_own() -> None:
    known = Advice({Question: none_of_it, Take: likes_the_last})
    assert known.weigher(Keep) is none_of_it
    assert known.weigher(Take) is likes_the_last
    assert Advice({Take: likes_the_last}).weigher(Keep) is None


def test_advice_stands_beside_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    beside = ModuleType("kernel.advice")
    beside.ADVICE = Advice({Take: likes_the_last}, lambda p: [7.0, 8.0])  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, Picnic.__module__.replace("picnic", "advice"), beside)
    monkeypatch.setattr(advice, "FOUND", {})
    assert takes().weigh_all(0, [PASS, TAKE + 1]) == [0.0, TAKE + 1.0]
    assert takes().advise() == [7.0, 8.0]


def test_a_position_from_elsewhere_brings_its_advice_along() -> None:
    """A worker that has seen nothing but the bytes of a position thinks the same of its answers."""
    rng = Rng(3)
    p = PLANET.start(2)
    while p.turn() < 0:
        p.play(-1, p.draw(-1, rng))
    thinks = "import pickle, sys; p = pickle.load(sys.stdin.buffer); print(p.weigh_all(p.turn(), p.options(p.turn())))"
    path = os.pathsep.join(sys.path)
    told = subprocess.run(
        [sys.executable, "-c", thinks],
        input=pickle.dumps(p),
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        check=True,
    )
    mine = p.weigh_all(p.turn(), p.options(p.turn()))
    assert told.stdout.decode().strip() == str(mine)
    assert len(set(mine)) > 1
