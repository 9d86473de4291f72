"""What a good player thinks of a position, and of the answers to a question.

A game says it in its `advice.py`, beside the module of its position, and is found there: rules do not know of it.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from mypy_extensions import i64

Estimate = Callable[[Any], list[float]]  # of a position: everybody's final points
Weigher = Callable[[Any, Any, i64, list[int]], list[float]]  # position, question, seat, answers: more is better


def as_they_stand(p: Any) -> list[float]:
    """The estimate of a game that knows no better: the points so far."""
    return [float(points) for points in p.scores()]


class Advice:
    """The thoughts of one game, as `ADVICE` in its `advice.py`."""

    def __init__(self, weighers: dict[type, Weigher], estimate: Estimate = as_they_stand) -> None:
        self.weighers: dict[type, Weigher] = weighers  # by class of question; it holds for those derived from it too
        self.estimate: Estimate = estimate
        self._found: dict[type, Weigher | None] = {}

    def weigher(self, question: type) -> Weigher | None:
        """Who weighs answers to questions of this class, if anybody does."""
        if question not in self._found:
            known = [self.weighers[kind] for kind in question.__mro__ if kind in self.weighers]
            self._found[question] = known[0] if known else None
        return self._found[question]


FOUND: dict[type, Advice] = {}  # by class of position


def advice_for(position: type) -> Advice:
    """What there is for positions of this class."""
    if position not in FOUND:
        FOUND[position] = _find(position.__module__.rpartition(".")[0])
    return FOUND[position]


def _find(folder: str) -> Advice:
    name = f"{folder}.advice"
    try:
        advice = import_module(name).ADVICE if folder else Advice({})
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise  # something that the advice needs
        return Advice({})
    assert isinstance(advice, Advice)
    return advice
