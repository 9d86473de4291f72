"""The table of a game on Earth in words: the parts that both games have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from habitable.earth.naming import about, aside, plain
from habitable.earth.view_types import AnimalView, EarthView
from habitable.earth.words import EarthWords
from habitable.present.words import Panel
from habitable.texts.phrases import Part, SeatName, joined

V = TypeVar("V", bound=EarthView)
Rows = list[list[Part]]
NONE = "–"


def dots(parts: Iterable[Part]) -> Part:
    """Those that there are, side by side."""
    return joined([part for part in parts if part], " · ")


def numbered(parts: Sequence[Part]) -> list[Part]:
    return [about(str(i), part) for i, part in enumerate(parts, 1)]


def counted(names: Iterable[tuple[Part, int]]) -> list[Part]:
    return [joined([name, str(n)], " ") for name, n in names]


def now(words: EarthWords[V], view: V) -> list[Panel]:
    """What goes on right now; nothing between actions."""
    rows = [[*fact, ""][:2] for fact in words.now(view)]
    return [Panel("now", plain("earth-now"), rows)] if rows else []


def player(words: EarthWords[Any], animal: AnimalView) -> Part:
    return aside(words.animal(animal.animal, "capital"), SeatName(animal.seat))


def animals(words: EarthWords[Any], columns: Sequence[str], more: Sequence[Part], rows: Rows) -> Panel:
    head: list[Part] = ["", *(words.plain(f"column-{name}") for name in columns), *more]
    return Panel("animals", words.plain("panel-animals"), rows, head)


def actions(words: EarthWords[Any], spaces: Mapping[str, Sequence[Part]], boxes: Mapping[str, Sequence[str]]) -> Panel:
    """The pawns on the spaces of each action, and the elements in its box."""
    rows: Rows = [
        [words.action(action), dots([*numbered(pawns), words.elements(boxes.get(action, ()))])]
        for action, pawns in spaces.items()
    ]
    return Panel("actions", words.plain("panel-actions"), rows)


def tiles(words: EarthWords[V], view: V, more: Mapping[tuple[int, int], Sequence[Part]]) -> Panel:
    """Who lives where; and what else there is to say of a tile."""
    land = words.land(view)
    rows: Rows = []
    for tile in view.tiles:
        at = (tile.hex[0], tile.hex[1])
        cubes = counted((words.animal(name), n) for name, n in tile.cubes.items())
        rows.append([words.tile(at, land), dots([*cubes, *more.get(at, ())]) or NONE])
    return Panel("map", words.plain("panel-map"), rows)


def elements(words: EarthWords[V], view: V) -> Panel:
    land = words.land(view)
    rows: Rows = [[words.element(name), words.corner(at, land)] for at, name in sorted(view.elements.items())]
    return Panel("elements", words.plain("panel-elements"), rows)


def cards(words: EarthWords[Any], names: Iterable[tuple[str, Part]]) -> Panel:
    """Each with its effect; the second of a pair is what it is called on the table."""
    rows: Rows = [[title, words.card(name, "effect")] for name, title in names]
    return Panel("cards", words.plain("panel-cards"), rows)


def stocks(words: EarthWords[V], view: V, deck: int, more: Rows) -> Panel:
    """What is left of everything."""
    piles: list[Part] = [
        joined([words.terrain(stack.tile) if stack.tile is not None else NONE, str(stack.face_down)], " + ")
        for stack in view.stacks
    ]
    holder = words.animal(view.survival) if view.survival is not None else words.plain("nobody")
    rows: Rows = [
        [words.plain("tiles"), dots(numbered(piles))],
        [words.plain("survival"), holder],
        [words.plain("bag"), dots(counted((words.element(name), n) for name, n in view.bag.items()))],
        *more,
        [plain("earth-deck"), str(deck)],
    ]
    return Panel("stocks", plain("earth-stocks"), rows)
