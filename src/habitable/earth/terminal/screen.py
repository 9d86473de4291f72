"""A game on Earth in a terminal: its table, and the ways to type an answer."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

from habitable.earth.naming import corner, directions, number
from habitable.earth.terminal.look import Looks
from habitable.earth.terminal.table import EarthTable
from habitable.earth.words import EarthWords, V
from habitable.kernel.game import Choice
from habitable.present.screen import Screen, Size
from habitable.present.words import Entry, Event


class EarthScreen(Screen[V]):
    """What both games have. `V` is the game's view."""

    words: EarthWords[Any]
    looks: ClassVar[Looks]
    panels: ClassVar[Sequence[str]]  # the parts of the table, each of which can be looked at alone
    seen_anyway: ClassVar[Sequence[str]] = ("drawn", "turned_up")  # events whose outcome lies on the table

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def table_of(self, view: V, entries: Sequence[Entry]) -> EarthTable[Any, V]:
        raise NotImplementedError

    def own_ways(self, view: V, choice: Choice, things: str) -> list[str] | None:
        """Other ways to name the things of an answer that only this game has."""
        return None

    # ── names ───────────────────────────────────────────────────────────────────────────────────────────────────

    def text(self, key: str, /, **arguments: str | int | float) -> str:
        """A text of this game."""
        return self.texts(f"{self.words.name}-{key}", **arguments)

    def animal(self, name: str, form: str = "") -> str:
        return self.say(self.words.animal(name, form))

    def terrain(self, name: str, form: str = "") -> str:
        return self.say(self.words.terrain(name, form))

    def element(self, name: str, form: str = "") -> str:
        return self.say(self.words.element(name, form))

    def action(self, name: str, form: str = "") -> str:
        return self.say(self.words.action(name, form))

    def card(self, name: str, form: str = "") -> str:
        return self.say(self.words.card(name, form))

    # ── the table ───────────────────────────────────────────────────────────────────────────────────────────────

    def table(self, view: V, entries: Sequence[Entry], size: Size) -> RenderableType:
        return self.table_of(view, entries).draw(size)

    def panel(self, name: str, view: V, entries: Sequence[Entry], size: Size) -> RenderableType:
        return self.table_of(view, entries).alone(name, size)

    def panel_words(self) -> dict[str, str]:
        words = {name: self.text(f"panel-{name}").casefold() for name in self.panels}
        return {word: name for name in self.panels for word in (name, words[name])}

    def news(self, view: V, events: Sequence[Event]) -> list[str]:
        return self.story(view, [event for event in events if event["event"] not in self.seen_anyway])

    def news_lines(self, size: Size) -> int:
        return 3 if size.height >= 40 else 2

    # ── typing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def typing(self, view: V) -> list[str]:
        panels = ", ".join(self.text(f"panel-{name}") for name in self.panels)
        return ["", self.text("rules-typing", panels=panels)]

    def ways(self, view: V, choice: Choice) -> list[str]:
        verbs = [choice.verb, self.text(f"verb-{choice.verb}")]
        _, _, things = choice.text.partition(" ")
        phrases = [things, *self._phrases(view, choice, things)] if things else []
        bare = [phrase for phrase in phrases if not phrase.isdecimal()]
        return list(dict.fromkeys([*([] if things else verbs), *bare, *(f"{v} {p}" for v in verbs for p in phrases)]))

    def _phrases(self, view: V, choice: Choice, things: str) -> list[str]:
        """Other ways to name the things of an answer."""
        own = self.own_ways(view, choice, things)
        if own is not None:
            return own
        box, at = self.words.box, corner(choice)
        if at is not None:
            return [f"{q},{r} {direction}" for (q, r), direction in directions(at)]
        if (i := number(choice, "space")) is not None:
            action, index = box.spaces[i].split()
            return [f"{self.action(action)} {index}"]
        if (i := number(choice, "element")) is not None:
            return [self.element(box.elements[i])]
        if (i := number(choice, "animal")) is not None:
            return [" ".join([*things.split()[:-1], self.animal(box.animals[i])])]
        if (i := number(choice, "card")) is not None:
            return [things.replace("_", " "), self.card(box.cards[i])]
        if (i := number(choice, "stack")) is not None:
            tiles = [stack.tile for stack in view.stacks]
            tile = tiles[i]
            return [tile, self.terrain(tile)] if tile is not None and tiles.count(tile) == 1 else []
        return [things.replace("> ", "")]
