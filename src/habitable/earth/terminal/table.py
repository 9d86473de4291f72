"""The whole table of a game on Earth: which parts a window has room for, and which answers are lit where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from habitable.earth.naming import Hex, corner, hexes, number
from habitable.earth.terminal import panels
from habitable.earth.terminal.look import DIM
from habitable.earth.terminal.map import Map
from habitable.earth.words import V
from habitable.kernel.game import Choice
from habitable.present.screen import Size, steady
from habitable.present.words import Entry

if TYPE_CHECKING:
    from habitable.earth.terminal.screen import EarthScreen

LOW = 24
BELOW, BELOW_LOW = 7, 5  # lines under the table for news, question and answer, in a large and in a low window

S = TypeVar("S", bound="EarthScreen[Any]")


@dataclass
class Lit:
    """The numbers of the answers, by what they are about; `chips` lie nowhere on the table."""

    hexes: dict[Hex, int] = field(default_factory=dict)
    corners: dict[str, int] = field(default_factory=dict)
    spaces: dict[str, int] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)
    chips: list[tuple[int, Text]] = field(default_factory=list)
    marked: set[Hex] = field(default_factory=set)


class EarthTable(Generic[S, V]):
    """What a seat sees, with the answers it may give."""

    beside_map: int  # columns that the action display needs
    flat_map = True  # rather a flat map than cards without their effects

    def __init__(self, screen: S, view: V, entries: Sequence[Entry]) -> None:
        self.screen = screen
        self.view = view
        self.answers = Lit()
        self._light(entries)

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def top(self, width: int) -> list[Text]:
        """The lines above everything."""
        raise NotImplementedError

    def chart(self) -> Map:
        """The map, without lit answers."""
        raise NotImplementedError

    def display(self, width: int) -> list[Text]:
        """The action display."""
        raise NotImplementedError

    def animals(self, width: int) -> list[Text]:
        raise NotImplementedError

    def cards(self, width: int) -> list[Text]:
        """With their effects."""
        raise NotImplementedError

    def card_names(self, width: int) -> list[Text]:
        raise NotImplementedError

    def stocks(self, width: int) -> list[Text]:
        """What is left of everything."""
        raise NotImplementedError

    def alone(self, name: str, size: Size) -> RenderableType:
        """A part of the table in the whole window, with what it says elsewhere in fewer words."""
        raise NotImplementedError

    def under_map(self, width: int) -> list[Text]:
        """What stands under the map where other parts stand beside it."""
        return []

    def side_parts(self, width: int) -> list[tuple[str, list[Text]]]:
        """What stands under the action display as far as there is room, and where to look for it if not."""
        return [("animals", self.animals(width)), ("cards", self.stocks(width))]

    def light(self, n: int, entry: Entry) -> bool:
        """Lights an answer that only this game has; False for others."""
        return False

    def heading(self) -> list[Text]:
        """Where the game is, and what goes on right now."""
        screen = self.screen
        facts = [": ".join(map(screen.say, fact)) for fact in screen.words.now(self.view)]
        now = [Text(steady(" · ".join(facts)), DIM)] if facts else []
        return [Text(screen.heading(self.view), "bold"), *now]

    # ── lit answers ─────────────────────────────────────────────────────────────────────────────────────────────

    def _light(self, entries: Sequence[Entry]) -> None:
        out, view = self.answers, self.view
        if entries and view.question is not None and view.question.hex is not None:
            out.marked.add((view.question.hex[0], view.question.hex[1]))
        every = [set(hexes(choice)) for entry in entries for choice in entry.choices if choice.verb != "pass"]
        common = set.intersection(*every) if every else set()
        if len(every) > 1 and len(common) == 1:
            out.marked |= common
        grouped = any(len(entry.choices) > 1 for entry in entries)  # by tile
        for n, entry in enumerate(entries, 1):
            first = entry.choices[0]
            shared = set.intersection(*(set(hexes(choice)) for choice in entry.choices)) - out.marked
            if (at := corner(first)) is not None:
                out.corners[at] = n
            elif self.light(n, entry):
                pass
            elif first.verb == "pawn":
                out.spaces[first.text.removeprefix("pawn ")] = n
            elif first.verb == "card":
                out.cards[first.text.removeprefix("card ")] = n
            elif shared and (grouped or number(first, "animal") is None):
                out.hexes[hexes(first)[0] if grouped else hexes(first)[-1]] = n
            elif first.verb == "add":
                out.hexes[hexes(first)[0]] = n
                out.marked.discard(hexes(first)[0])
            else:
                out.chips.append((n, self.chip(self.screen.say(entry.words), first)))

    def chip(self, words: str, choice: Choice) -> Text:
        """An answer in a line of answers, in the colour of what it names; a marked tile need not be named again."""
        screen, text = self.screen, Text(steady(words))
        if (i := number(choice, "element")) is not None:
            return Text.assemble(panels.element(screen, screen.words.box.elements[i]), " ", text)
        if (i := number(choice, "animal")) is not None:
            name = screen.words.box.animals[i]
            if set(hexes(choice)) & self.answers.marked:
                text = Text(steady(screen.animal(name)))
            return Text.assemble(panels.letter(screen, name), " ", text)
        if (i := number(choice, "stack")) is not None:
            text.stylize(screen.looks.terrains[self.view.stacks[i].tile or screen.words.box.terrains[0]])
        return text

    # ── the table ───────────────────────────────────────────────────────────────────────────────────────────────

    def draw(self, size: Size) -> RenderableType:
        top = self.top(size.width)
        bottom = self.bottom(size.width)
        room = size.height - (BELOW if size.height > LOW else BELOW_LOW) - len(top) - len(bottom)
        if not self.view.tiles:
            return Group(*top, *bottom)
        middle = self._beside(size.width, room) or self.stacked(size.width, room)
        return Group(*top, *middle, *bottom)

    def bottom(self, width: int) -> list[Text]:
        """The answers that lie nowhere on the table."""
        return panels.chips(self.answers.chips, width) if self.answers.chips else []

    def _beside(self, width: int, room: int) -> list[RenderableType] | None:
        """The map, and beside it the other parts; below them the cards, with their effects if there is room."""
        chart = self.lit_chart()
        effects = self.cards(width)
        for cards in [effects] if self.answers.cards else [effects, self.card_names(width)]:
            lines = room - len(cards)
            under = self.under_map(width - self.beside_map - 2)
            shape = chart.fitting(width - self.beside_map - 2, lines - len(under))
            if shape is None:
                return None
            left = max([chart.width(shape), *(cell_len(line.plain) for line in under)])
            side, left_out = self._side(width - left - 2, lines)
            if max(chart.height(shape) + len(under), len(side)) + bool(left_out) > lines:
                continue
            flat = shape.lines < 3 and not self.flat_map
            if not (left_out or flat) or self.answers.cards or cards is not effects:
                grid = Table.grid(padding=(0, 2, 0, 0))
                grid.add_column(width=left)
                grid.add_column(no_wrap=True)
                grid.add_row(Text("\n").join([chart.draw(shape), *under]), Text("\n").join(side))
                return [grid, *cards, *self.also(left_out)]
        return None

    def _side(self, width: int, room: int) -> tuple[list[Text], list[str]]:
        """The display, and of the rest what there is room for; the names of what is left out."""
        out, left_out = self.display(width), []
        for name, lines in self.side_parts(width):
            if len(out) + len(lines) <= room:
                out += lines
            else:
                left_out.append(name)
        return out, left_out

    def stacked(self, width: int, room: int) -> list[RenderableType]:
        """In a small window: what the question is about, then of the rest what there is room for."""
        main = self.main_part()
        out: list[RenderableType] = []
        used = 0
        left_out = []
        for name in self.stacked_parts(main, width):
            lines = self.part(name, width, room - used - 1, name == main)
            if name == main or used + len(lines) < room + (main is None):
                out += lines
                used += len(lines)
            else:
                left_out.append(name)
        return out + (self.also(left_out) if used < room else [])

    def main_part(self) -> str | None:
        """What must be in sight to answer."""
        return "actions" if self.answers.spaces else "cards" if self.answers.cards else "map"

    def stacked_parts(self, main: str | None, width: int) -> list[str]:
        """The parts of the table, the one that is needed first."""
        return [*([main] if main is not None else []), *(name for name in self.screen.panels if name != main)]

    def part(self, name: str, width: int, room: int, whole: bool) -> list[Text]:
        """One part of the table, by its name."""
        if name == "map":
            return self.earth(width, room)
        if name == "actions":
            return self.display(width)
        if name == "animals":
            return self.animals(width)
        return self.cards(width) if whole else self.card_names(width)

    def also(self, left_out: Sequence[str]) -> list[RenderableType]:
        if not left_out:
            return []
        words = ", ".join(self.screen.text(f"panel-{name}") for name in left_out)
        return [Text(steady(self.screen.text("more-panels", words=words)), DIM)]

    # ── Earth ───────────────────────────────────────────────────────────────────────────────────────────────────

    def lit_chart(self) -> Map:
        chart = self.chart()
        chart.numbers, chart.corners, chart.marked = self.answers.hexes, self.answers.corners, self.answers.marked
        return chart

    def earth(self, width: int, room: int) -> list[Text]:
        """The map; where that is too wide, tile by tile."""
        chart = self.lit_chart()
        shape = chart.fitting(width, room)
        if shape is not None:
            return list(chart.draw(shape).split("\n"))
        return [Text(steady(self.screen.text("no-map")), DIM), *chart.listed()]
