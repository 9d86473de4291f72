"""What happened, as typed events: log lines, animation and statistics in all languages are made from them."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from habitable.kernel.bits import bit
from habitable.kernel.position import EVERYONE

Event = tuple[int, int, int, int, int]  # who sees c (a set of seats), which event, and its a, b, c
Field = tuple[str, Callable[[int], Any]]
Fields = tuple[Field | None, Field | None, Field | None]  # of a, b and c
KNOWN = 4_096  # events of a game, as they are shown


def number(n: int) -> int:
    return n


def some_only(events: list[Event]) -> bool:
    """Whether something was shown to some seats and not to others."""
    return any(event[0] != EVERYONE for event in events)


class Events:
    """The events of a game, numbered in this order; each with the names of its a, b, c and what they stand for."""

    def __init__(self, *kinds: tuple[str, Fields]) -> None:
        self.names = [name for name, _ in kinds]
        self._fields = [fields for _, fields in kinds]
        self._show = lru_cache(KNOWN)(self._make)  # the same happens again and again

    def fields(self, name: str) -> list[str]:
        return [field[0] for field in self._fields[self.names.index(name)] if field is not None]

    def show(self, event: Event, seat: int | None) -> dict[str, Any]:
        """An event as one seat sees it (None: a spectator): JSON-able, with null for what is hidden."""
        seers, kind, a, b, c = event
        told = seers == -1 or (seat is not None and bool(seers & bit(seat)))
        return self._show(kind, a, b, c, told).copy()  # equal events are not the same one

    def _make(self, kind: int, a: int, b: int, c: int, told: bool) -> dict[str, Any]:
        out: dict[str, Any] = {"event": self.names[kind]}
        for i, (field, value) in enumerate(zip(self._fields[kind], (a, b, c), strict=True)):
            if field is not None:
                name, meaning = field
                out[name] = meaning(value) if told or i < 2 else None
        return out

    def show_all(self, event: Event) -> dict[str, Any]:
        """An event with nothing hidden, for the record of a game that is over."""
        return self.show((-1, *event[1:]), None)
