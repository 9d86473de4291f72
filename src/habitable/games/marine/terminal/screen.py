"""Marine in a terminal: besides what both games have, the ways to type pawns and traits."""

from collections.abc import Sequence

from habitable.earth.naming import number
from habitable.earth.terminal.screen import EarthScreen
from habitable.games.marine.components import ELEMENTS, SIDES, SPACE_NAMES, TERRAINS, TRAITS
from habitable.games.marine.terminal.look import LOOKS
from habitable.games.marine.terminal.table import PANELS, MarineTable
from habitable.games.marine.view_types import MarineView
from habitable.games.marine.words import SOURCES, MarineWords
from habitable.kernel.game import Choice
from habitable.present.words import Entry


class MarineScreen(EarthScreen[MarineView]):
    words: MarineWords
    looks = LOOKS
    panels = PANELS
    seen_anyway = (*EarthScreen.seen_anyway, "marked", "trait_dealt")  # about traits one is asked

    def table_of(self, view: MarineView, entries: Sequence[Entry]) -> MarineTable:
        return MarineTable(self, view, entries)

    def trait(self, name: str, form: str = "") -> str:
        return self.say(self.words.trait(name, form))

    def ways(self, view: MarineView, choice: Choice) -> list[str]:
        """An element that is exchanged is not named alone: it may also be taken."""
        ways = super().ways(view, choice)
        verbs = {"swap", self.text("verb-swap")}
        return ways if choice.verb != "swap" else [way for way in ways if way.split()[0] in verbs]

    def own_ways(self, view: MarineView, choice: Choice, things: str) -> list[str] | None:
        if (i := number(choice, "space")) is not None:
            name, element = SPACE_NAMES[i], number(choice, "element")
            spaces = [name, self.say(self.words.space(name))]
            if element is None:
                return spaces
            elements = [ELEMENTS[element], self.element(ELEMENTS[element])]
            pairs = list(zip(spaces, elements, strict=True))
            return [f"{space} {element}" for space, element in pairs] + [
                f"{element} {space}" for space, element in pairs
            ]
        if (i := number(choice, "trait")) is not None:
            return [things.replace("_", " "), self.trait(TRAITS[i])]
        if (i := number(choice, "terrain")) is not None:
            return [self.terrain(TERRAINS[i])]
        if (i := number(choice, "side")) is not None:
            return [self.terrain(SIDES[i])]
        if (i := number(choice, "source")) is not None:
            return [things.replace("_", " "), self.text(f"answer-{SOURCES[i]}")]
        return None
