"""The whole table of Marine: its heading, what stands where, and one part of it alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from habitable.earth.naming import number
from habitable.earth.terminal.look import DIM
from habitable.earth.terminal.panels import element, flowing, letter, wrapped
from habitable.earth.terminal.table import EarthTable
from habitable.games.marine.components import GRID, SIDES, SPACE_NAMES, TERRAINS, TRAITS
from habitable.games.marine.terminal import panels
from habitable.games.marine.terminal.look import symbol
from habitable.games.marine.terminal.map import MarineMap
from habitable.games.marine.view_types import MarineView
from habitable.kernel.game import Choice
from habitable.present.screen import Size, steady
from habitable.present.words import Entry

if TYPE_CHECKING:
    from habitable.games.marine.terminal.screen import MarineScreen

PANELS = ("map", "actions", "animals", "cards")
BOTH = 80  # columns in which the display and the animals stand side by side


class MarineTable(EarthTable["MarineScreen", MarineView]):
    beside_map = panels.DISPLAY
    flat_map = False

    def __init__(self, screen: MarineScreen, view: MarineView, entries: Sequence[Entry]) -> None:
        self.traits: dict[str, int] = {}  # the numbers of answers about traits
        self.one_space = len({number(c, "space") for entry in entries for c in entry.choices}) == 1  # and several pawns
        super().__init__(screen, view, entries)

    def top(self, width: int) -> list[Text]:
        return [*self.heading(), *panels.turns(self.screen, self.view, width)]

    def chart(self) -> MarineMap:
        return MarineMap(self.screen, GRID, self.view)

    def display(self, width: int) -> list[Text]:
        return panels.display(self.screen, self.view, self.answers.spaces, width)

    def animals(self, width: int) -> list[Text]:
        return panels.animals(self.screen, self.view, width) + panels.adaptation(self.screen, self.view, width)

    def cards(self, width: int) -> list[Text]:
        return panels.cards(self.screen, self.view, self.answers.cards, width)

    def card_names(self, width: int) -> list[Text]:
        return panels.card_names(self.screen, self.view, width)

    def stocks(self, width: int) -> list[Text]:
        return panels.stocks(self.screen, self.view, width)

    def under_map(self, width: int) -> list[Text]:
        return flowing(Text(), self.stocks(width), " · ", width)

    def side_parts(self, width: int) -> list[tuple[str, list[Text]]]:
        return [("animals", self.animals(width))]

    # ── answers about spaces and traits ─────────────────────────────────────────────────────────────────────────

    def light(self, n: int, entry: Entry) -> bool:
        first = entry.choices[0]
        if (i := number(first, "space")) is not None:
            if self.one_space and len(entry.choices) == 1:
                self.answers.chips.append((n, self.chip(self.screen.say(entry.words), first)))
            else:
                self.answers.spaces[SPACE_NAMES[i]] = n
            return True
        if (i := number(first, "trait")) is not None:
            self.traits[TRAITS[i]] = n
            return True
        return False

    def chip(self, words: str, choice: Choice) -> Text:
        """Terrains and sides of eruptions in their colours."""
        for noun, names in (("terrain", TERRAINS), ("side", SIDES)):
            if (i := number(choice, noun)) is not None:
                return Text(steady(words), self.screen.looks.terrains[names[i]])
        return super().chip(words, choice)

    def bottom(self, width: int) -> list[Text]:
        return panels.trait_answers(self.screen, self.traits, width) + super().bottom(width)

    def main_part(self) -> str | None:
        """Answers that lie nowhere on the table need nothing else in sight."""
        answers = self.answers
        nowhere = not (answers.spaces or answers.cards or answers.hexes or answers.corners or answers.marked)
        return None if nowhere and (answers.chips or self.traits) else super().main_part()

    def stacked_parts(self, main: str | None, width: int) -> list[str]:
        """Where the display comes first the animals stand beside it; for traits the animals matter more."""
        if self.traits:
            return ["animals", "map", "actions", "cards"]
        parts = super().stacked_parts("actions" if main is None else main, width)
        return [name for name in parts if name != "animals"] if self._both(width) else parts

    def _both(self, width: int) -> bool:
        """Whether display and animals stand side by side."""
        return width >= BOTH and not self.traits and self.main_part() in ("actions", None)

    def part(self, name: str, width: int, room: int, whole: bool) -> list[Text]:
        lines = super().part(name, width, room, whole)
        if name != "actions" or not self._both(width):
            return lines
        column = max(cell_len(line.plain) for line in lines) + 2
        beside = self.animals(width - column)
        blank = [Text()] * max(0, len(beside) - len(lines))
        return [
            Text.assemble(line, " " * (column - cell_len(line.plain)), beside[i] if i < len(beside) else "")
            for i, line in enumerate([*lines, *blank])
        ]

    # ── one part alone ──────────────────────────────────────────────────────────────────────────────────────────

    def alone(self, name: str, size: Size) -> RenderableType:
        screen, view, width = self.screen, self.view, size.width
        legend = [Text(steady(line), DIM) for line in wrapped(LEGENDS[name](screen), width - 1)]
        if name == "map":
            return Group(*self.earth(width, size.height - 7), *self.stocks(width), *legend)
        if name == "actions":
            about = size.height > 30
            display = panels.display(screen, view, self.answers.spaces, width, about)
            return Group(*display, *self.stocks(width), *legend)
        if name == "animals":
            lines = [*panels.turns(screen, view, width), *self.animals(width)]
            lines += panels.traits_in_play(screen, view, width)
            spare = panels.spare_traits(screen, view, width)
            return Group(*lines, *(spare if len(lines + spare + legend) < size.height - 2 else []), *legend)
        return Group(*self.cards(width), *panels.piles(screen, view, width), *legend)


# ── legends ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def legend_of_map(screen: MarineScreen) -> str:
    cube = f"{steady(screen.animal('fishes', 'letter'))}2"
    return screen.text("legend-map", cube=cube, endangered="!")


def legend_of_actions(screen: MarineScreen) -> str:
    basic = letter(screen, "fishes").plain
    return screen.text(
        "legend-actions",
        basic=basic,
        special=basic + element(screen, "sun", False).plain,
        element=screen.element("sun"),
        space="◇" if screen.symbols else "*",
    )


def legend_of_animals(screen: MarineScreen) -> str:
    left, right, above = ("◂", "▸", "▲") if screen.symbols else ("<", ">", "*")
    return screen.text("legend-animals", left=left, right=right, dominated=above)


def legend_of_cards(screen: MarineScreen) -> str:
    bones, fish = (symbol(name, screen.symbols) for name in ("bones", "fish"))
    return screen.text("legend-cards", bones=bones, fish=fish)


LEGENDS = {
    "map": legend_of_map,
    "actions": legend_of_actions,
    "animals": legend_of_animals,
    "cards": legend_of_cards,
}
