"""How a game looks in a terminal. A game's own screen is the only part of the command line that knows the game."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from habitable.kernel.game import Choice
from habitable.present.words import Entry, Event, Panel, V, Words
from habitable.texts import Texts
from habitable.texts.phrases import Part, SeatName

LEFT_TO_RIGHT_MARK = "\u200e"


def steady(text: str) -> str:
    """A text that keeps its place in a line of several, also where the terminal turns Hebrew round."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
    return text + LEFT_TO_RIGHT_MARK if turns else text


def numbered(entries: Sequence[Entry]) -> dict[int, Entry]:
    """The answers by what is typed for them."""
    return {place if entry.number is None else entry.number: entry for place, entry in enumerate(entries, 1)}


@dataclass(frozen=True)
class Size:
    """The window, in characters."""

    width: int
    height: int


class Screen(Generic[V]):
    """Draws views, and says in a language what the words of the game are. `names` are the seats' names, `symbols`
    allows pictures beside letters. A game without a screen of its own is drawn as its panels."""

    def __init__(self, texts: Texts, words: Words[Any], names: Sequence[str], symbols: bool = True) -> None:
        self.texts = texts
        self.words = words
        self.game = words.game
        self.names = list(names)
        self.symbols = symbols
        virtual = f"{words.name}-virtual-player"  # sits at a place beyond the seats
        self._everybody = [*names, texts(virtual)] if texts.has(virtual) else self.names

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def table(self, view: V, entries: Sequence[Entry], size: Size) -> RenderableType:
        """The table as the view's seat sees it; the things that entries are about carry their numbers."""
        panels = map(self.draw_panel, self.words.panels(view))
        return Group(Text(self.heading(view), "bold"), *panels, *self.draw_entries(entries))

    def typing(self, view: V) -> list[str]:
        """What can be typed for an answer, in a few lines."""
        return []

    def ways(self, view: V, choice: Choice) -> list[str]:
        """All the ways to type an answer; capitals do not matter, and the beginning is enough where it is clear."""
        return [choice.text, self.answer(view, choice)]

    def news(self, view: V, events: Sequence[Event]) -> list[str]:
        """What others did since one was asked last; what one sees on the table anyway may be left out."""
        return self.story(view, events)

    def news_lines(self, size: Size) -> int:
        """How many lines above a question tell what others did."""
        return 2

    def panel_words(self) -> dict[str, str]:
        """What can be typed to look at one part of the table alone, and the names of these parts."""
        return {}

    def panel(self, name: str, view: V, entries: Sequence[Entry], size: Size) -> RenderableType:
        """One part of the table, in the whole window."""
        raise NotImplementedError

    # ── for all games ───────────────────────────────────────────────────────────────────────────────────────────

    def say(self, part: Part | None) -> str:
        """A phrase in the language of this screen."""
        return "" if part is None else self.texts.render(part, self._everybody)

    def heading(self, view: V) -> str:
        title = self.texts(f"{self.game.name}-title")
        heading = self.say(self.words.heading(view))
        return f"{title} · {heading}" if heading else title

    def entries(self, view: V, choices: Sequence[Choice]) -> list[Entry]:
        """The numbered answers, in order, each with its words."""
        return [
            replace(entry, words=self.words.answer(view, entry.choices[0])) if entry.words is None else entry
            for entry in self.words.entries(view, choices)
        ]

    def question(self, view: V, entries: Sequence[Entry]) -> str:
        return self.say(self.words.question(view, [choice for entry in entries for choice in entry.choices]))

    def answer(self, view: V, choice: Choice) -> str:
        """A legal answer in words."""
        return self.say(self.words.answer(view, choice))

    def rules(self, view: V) -> str:
        """The rules that matter for what is asked, and how it is answered."""
        first, *more = [self.say(part) for part in self.words.rules(view)] or [""]
        return "\n\n".join(filter(None, ["\n".join([first, *self.typing(view)]), *more]))

    def story(self, view: V, events: Sequence[Event]) -> list[str]:
        """What happened, in lines; `view` is the table after it."""
        return [self.say(part) for part in self.words.story(view, events)]

    def ending(self, view: V, events: Sequence[Event]) -> list[str]:
        """What the last look at the table should explain, of all that happened."""
        return [self.say(part) for part in self.words.ending(view, events)]

    def tale(self, events: Sequence[Event]) -> list[str]:
        """The story of a whole game in a few lines."""
        return [self.say(part) for part in self.words.tale(events)]

    def name(self, seat: int) -> str:
        return self.say(SeatName(seat))

    def draw_panel(self, panel: Panel) -> RenderableType:
        """A part of the table in words."""
        columns = max(len(panel.head), *map(len, panel.rows)) if panel.rows else 0
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            table.add_column()
        for row in [panel.head, *panel.rows]:
            if row:
                table.add_row(*(steady(self.say(cell)) for cell in row))
        return Group(Text(), Text(self.say(panel.title), "bold"), table)

    def draw_entries(self, entries: Sequence[Entry]) -> list[RenderableType]:
        """The answers, each with the number that is typed for it."""
        lines = [Text(f"{f'[{number}]':>5} {self.say(entry.words)}") for number, entry in numbered(entries).items()]
        return [Text(), *lines] if lines else []
