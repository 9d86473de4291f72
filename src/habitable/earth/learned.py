"""Weights of the games on Earth, from what was learned."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from habitable.earth.world import World
from habitable.kernel.model import Model

MADE: dict[int, tuple[Model, list[Any]]] = {}  # by model: the weights of each phase


def of_phase(model: Model, phase: i64, make: Callable[[list[float]], Any]) -> Any:
    """The weights that a game makes of what a model says of a phase; made once."""
    if id(model) not in MADE:
        MADE[id(model)] = (model, [make(row) for row in model.linear])
    return MADE[id(model)][1][phase]


def hundredths(row: list[float]) -> list[int]:
    """What a model says of one phase, in hundredths of the points that lie (its first number); what is bad to have is
    worth nothing. Nothing at all where it says nothing of these points."""
    if row[0] <= 0.0:
        return []
    each = 100.0 / max(0.3, row[0])
    return [max(0, int(each * number + 0.5)) for number in row]


def in_the_mean(p: World, seat: i64, rivals: float) -> list[float]:
    """By animal, how much its numbers count: the seat's own in the mean, less a part of the mean of the others'."""
    mine: i64 = 0
    others: i64 = 0
    for animal in p.playing():
        if p.seat_of(animal) == seat:
            mine += 1
        else:
            others += 1
    return [1.0 / float(mine) if p.seat_of(animal) == seat else -rivals / float(others) for animal in p.playing()]
