"""Ecosystem in a terminal: how it is drawn, and the ways to type an answer."""

from collections.abc import Sequence

from rich.console import RenderableType

from habitable.games.ecosystem.components import LETTERS, NAMES
from habitable.games.ecosystem.terminal import table as ecosystem_table
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.kernel.game import Choice
from habitable.present.screen import Screen, Size
from habitable.present.words import Entry


class EcosystemScreen(Screen[EcosystemView]):
    def kind(self, name: str) -> str:
        return self.texts(f"ecosystem-kind-{name}")

    def kind_names(self) -> dict[str, str]:
        """By the letters of the cards."""
        return {letter: self.kind(name) for letter, name in zip(LETTERS, NAMES, strict=True)}

    def table(self, view: EcosystemView, entries: Sequence[Entry], size: Size) -> RenderableType:
        return ecosystem_table.draw(self, view, entries, size)

    def typing(self, view: EcosystemView) -> list[str]:
        moment = view.moment if view.moment in ("choose", "place", "swap") else "choose"
        return [self.texts(f"ecosystem-rules-{moment}.typing")]

    def ways(self, view: EcosystemView, choice: Choice) -> list[str]:
        words = [choice.verb, self.texts(f"ecosystem-verb-{choice.verb}")]
        _, *things = choice.text.split()
        phrases = [" ".join(things)]
        if choice.verb == "choose":
            phrases.append(self.kind(NAMES[LETTERS.index(things[0])]))
        elif choice.verb == "swap":
            phrases.append(" ".join(things[2:] + things[:2]))
        elif choice.verb == "noswap":
            return words
        return phrases + [f"{word} {phrase}" for word in words for phrase in phrases]
