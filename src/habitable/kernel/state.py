"""Equality, hash, JSON and pickling of positions and questions, made from their constructors' parameters.

A field is a number, a text, None, a thing of the game (a question, an ecosystem), or a list of these.
"""

import copyreg
import inspect
import re
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

from habitable.kernel.errors import HabitableError
from habitable.kernel.position import Position, Question


class BadState(HabitableError):
    """Bytes that are no position of this game."""


def name_of(thing: type) -> str:
    """`TakeCard` as `take_card`: how a thing is called in JSON."""
    return _with_underscores(thing.__name__)


@cache
def _with_underscores(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def fields_of(thing: type) -> list[str]:
    """The fields of a thing: the parameters of its constructor."""
    return _parameters(thing)


@cache
def _parameters(thing: type) -> list[str]:
    return list(inspect.signature(thing).parameters)


def questions_in(*modules: ModuleType) -> Iterator[type]:
    """All questions that are written in these modules, and in those of a package."""
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, ModuleType) and thing.__name__.startswith(f"{module.__name__}."):
                yield from questions_in(thing)
            elif isinstance(thing, type) and issubclass(thing, Question) and thing.__module__ == module.__name__:
                yield thing


class State:
    """How the positions of one game are taken apart and put together again."""

    def __init__(self, position: type[Position], *things: type) -> None:
        self.position = position
        self._things = {name_of(thing): thing for thing in things}
        if len(self._things) < len(things):
            raise ValueError("two things have the same name")
        self._fields = {thing: fields_of(thing) for thing in (position, *things)}
        for thing in things:
            copyreg.pickle(thing, self._reduce)
        copyreg.pickle(position, self._reduce_position)

    def fields_called(self, name: str) -> list[str]:
        """The fields of the things that are called so in JSON."""
        return self._fields[self._things[name]]

    # ── taking apart ────────────────────────────────────────────────────────────────────────────────────────────

    def fields(self, thing: Any) -> list[Any]:
        return [getattr(thing, field) for field in self._fields[type(thing)]]

    def to_json(self, position: Position) -> dict[str, Any]:
        """Everything, secrets included: for snapshots and tests, never for players."""
        values = zip(self._fields[self.position], self.fields(position), strict=True)
        out: dict[str, Any] = {field: self._simple(value) for field, value in values}
        out["stack"] = [self._simple(question)[0] for question in stack(position)]
        return out

    def _simple(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._simple(item) for item in value]
        if type(value) in self._fields:
            # a thing is a list in a list, so that it cannot be mistaken for a list of fields
            return [[name_of(type(value)), *(self._simple(field) for field in self.fields(value))]]
        return value

    def equal(self, a: Position, b: Position) -> bool:
        return self.to_json(a) == self.to_json(b)

    def key(self, position: Position) -> str:
        """Equal for equal positions, and only for them."""
        return repr(self.to_json(position))

    # ── putting together ────────────────────────────────────────────────────────────────────────────────────────

    def from_json(self, data: Any) -> Position:
        try:
            arguments = [self._thing(data[field]) for field in self._fields[self.position]]
            position: Position = self.position(*arguments)
            for fields in reversed(data["stack"]):
                question = self._thing([fields])
                if not isinstance(question, Question):
                    raise TypeError(f"{fields} is no question")
                position.push(question)
        except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError) as error:
            raise BadState("state-wrong", error=repr(error)) from None
        return position

    def _thing(self, value: Any) -> Any:
        if not isinstance(value, list):
            return value
        if len(value) == 1 and isinstance(value[0], list) and value[0] and isinstance(value[0][0], str):
            name, *fields = value[0]
            return self._things[name](*(self._thing(field) for field in fields))
        return [self._thing(item) for item in value]

    def _reduce(self, thing: Any) -> tuple[Any, ...]:
        return type(thing), tuple(self.fields(thing))

    def _reduce_position(self, position: Position) -> tuple[Any, ...]:
        return _restore, (type(position), self.fields(position), stack(position), position.ordered)


def stack(position: Position) -> list[Question[Any]]:
    """The questions, the top one first."""
    out = []
    question = position.top
    while question is not None:
        out.append(question)
        question = question.below
    return out


def _restore(kind: type, fields: list[Any], questions: list[Question[Any]], ordered: bool) -> Position:
    position: Position = kind(*fields)
    for question in reversed(questions):
        position.push(question)
    position.ordered = ordered
    return position
