"""How a game looks in a terminal. A game's own screen is the only part of the command line that knows the game."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from habitable.kernel.game import Choice, Game, View
from habitable.texts import Texts

LEFT_TO_RIGHT_MARK = "\u200e"


def steady(text: str) -> str:
    """A text that keeps its place in a line of several, also where the terminal turns Hebrew round."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
    return text + LEFT_TO_RIGHT_MARK if turns else text


@dataclass(frozen=True)
class Entry:
    """A numbered answer; one that stands for several choices asks again which of them is meant."""

    words: str
    choices: tuple[Choice, ...]
    number: int | None = None  # where the thing that it is about has one; otherwise its place among the answers, from 1


def numbered(entries: Sequence[Entry]) -> dict[int, Entry]:
    """The answers by what is typed for them."""
    return {place if entry.number is None else entry.number: entry for place, entry in enumerate(entries, 1)}


@dataclass(frozen=True)
class Size:
    """The window, in characters."""

    width: int
    height: int


class Screen:
    """Draws views and finds the words. `names` are the seats' names, `symbols` allows pictures beside letters."""

    def __init__(self, texts: Texts, game: Game, names: Sequence[str], symbols: bool = True) -> None:
        self.texts = texts
        self.game = game
        self.names = list(names)
        self.symbols = symbols

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def table(self, view: View, entries: Sequence[Entry], size: Size) -> RenderableType:
        """The table as the view's seat sees it; the things that entries are about carry their numbers."""
        raise NotImplementedError

    def question(self, view: View, entries: Sequence[Entry]) -> str:
        """What the view's seat is asked, in one line."""
        raise NotImplementedError

    def rules(self, view: View) -> str:
        """The rules that matter for what is asked, in a few lines."""
        raise NotImplementedError

    def words(self, view: View, choice: Choice) -> str:
        """A legal answer in words."""
        raise NotImplementedError

    def arguments(self, event: dict[str, Any]) -> dict[str, str | int]:
        """What the text of an event is given: its fields in words."""
        raise NotImplementedError

    # ── for all games, to be improved on by each ────────────────────────────────────────────────────────────────

    def entries(self, view: View, choices: Sequence[Choice]) -> list[Entry]:
        """The numbered answers, in order."""
        return [Entry(self.words(view, choice), (choice,)) for choice in choices]

    def ways(self, view: View, choice: Choice) -> list[str]:
        """All the ways to type an answer; capitals do not matter, and the beginning is enough where it is clear."""
        return [choice.text]

    def look(self, view: View) -> None:
        """The table after the events that are to be told next: for words that depend on it."""

    def story(self, events: Sequence[dict[str, Any]]) -> list[str]:
        """What happened, in lines."""
        return [self.event(event) for event in events]

    def news(self, events: Sequence[dict[str, Any]]) -> list[str]:
        """What others did since one was asked last; what one sees on the table anyway may be left out."""
        return self.story(events)

    def ending(self, events: Sequence[dict[str, Any]]) -> list[str]:
        """What the last look at the table should explain, of all that happened."""
        return []

    def news_lines(self, size: Size) -> int:
        """How many lines above a question tell what others did."""
        return 2

    def panel_words(self) -> dict[str, str]:
        """What can be typed to look at one part of the table alone, and the names of these parts."""
        return {}

    def panel(self, name: str, view: View, entries: Sequence[Entry], size: Size) -> RenderableType:
        """One part of the table, in the whole window."""
        raise NotImplementedError

    def event(self, event: dict[str, Any]) -> str:
        """One event; where something is hidden from the reader the text ending in `-hidden` is used."""
        hidden = "-hidden" if None in event.values() else ""
        key = f"{self.game.name}-event-{event['event'].replace('_', '-')}{hidden}"
        return self.texts(key, **self.arguments(event))

    def name(self, seat: int) -> str:
        """A seat's name; a place at the table beyond the seats is a virtual player's."""
        return self.names[seat] if seat < len(self.names) else self.texts(f"{self.game.name}-virtual-player")
