"""The whole table of Dominant Species: its heading, and one part of it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from habitable.earth.terminal.look import DIM
from habitable.earth.terminal.table import EarthTable
from habitable.games.dominant_species.components import GRID
from habitable.games.dominant_species.terminal import panels
from habitable.games.dominant_species.terminal.map import DominantSpeciesMap
from habitable.games.dominant_species.view_types import DominantSpeciesView
from habitable.present.screen import Size, steady

if TYPE_CHECKING:
    from habitable.games.dominant_species.terminal.screen import DominantSpeciesScreen

PANELS = ("map", "actions", "animals", "cards")


class DominantSpeciesTable(EarthTable["DominantSpeciesScreen", DominantSpeciesView]):
    beside_map = 36

    def top(self, width: int) -> list[Text]:
        return [*self.heading(), *panels.initiative(self.screen, self.view, width)]

    def chart(self) -> DominantSpeciesMap:
        return DominantSpeciesMap(self.screen, GRID, self.view)

    def display(self, width: int) -> list[Text]:
        return panels.display(self.screen, self.view, self.answers.spaces, width)

    def animals(self, width: int) -> list[Text]:
        return panels.animals(self.screen, self.view, width)

    def cards(self, width: int) -> list[Text]:
        return panels.cards(self.screen, self.view, self.answers.cards, width)

    def card_names(self, width: int) -> list[Text]:
        return panels.card_names(self.screen, self.view, width)

    def stocks(self, width: int) -> list[Text]:
        return panels.stocks(self.screen, self.view, width)

    def alone(self, name: str, size: Size) -> RenderableType:
        screen, view, width = self.screen, self.view, size.width
        if name == "map":
            return Group(*self.earth(width, size.height - 4), legend(screen))
        if name == "actions":
            about = size.height > 30
            return Group(*panels.display(screen, view, self.answers.spaces, width, about), *self.stocks(width))
        if name == "animals":
            return Group(*panels.initiative(screen, view, width), *self.animals(width), *self.stocks(width))
        return Group(*self.cards(width), *panels.deck(screen, view, width))


def legend(screen: DominantSpeciesScreen) -> Text:
    crown, cube = ("♛", "M2³") if screen.symbols else ("*", "M2")
    letter = screen.animal("mammals", "letter")
    text = screen.text(
        "legend",
        cube=cube.replace("M", steady(letter)),
        dominant=crown,
        endangered="!",
        asleep="z1",
    )
    return Text(steady(text), DIM)
