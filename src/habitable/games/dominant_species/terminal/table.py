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

ACTS = {"space1": "dominant-species-now-space1", "leftmost_pawn": "dominant-species-now-leftmost-pawn"}
PANELS = ("map", "actions", "animals", "cards")


class DominantSpeciesTable(EarthTable["DominantSpeciesScreen", DominantSpeciesView]):
    beside_map = 36

    def top(self, width: int) -> list[Text]:
        title = Text(heading(self.screen, self.view), "bold")
        return [title, *self.now_lines(), *panels.initiative(self.screen, self.view, width)]

    def now(self) -> list[str]:
        """Also the space whose pawn acts, what is left of it, and which Glaciation pawn acts."""
        words, asked = self.screen.phrases, self.view.question
        if asked is None:
            return []
        out = super().now()
        if asked.space is not None:
            out.insert(0, words.space(asked.space))
        if terrains := asked.about.get("terrains"):
            out.append(words.texts("dominant-species-now-terrains", terrains=", ".join(map(words.terrain, terrains))))
        if protected := asked.about.get("protected"):
            pairs = [pair.split() for pair in protected]
            kept = ", ".join(f"{words.animal(animal)} – {words.element(element)}" for animal, element in pairs)
            out.append(words.texts("dominant-species-now-protected", list=kept))
        if asked.question == "glaciate":
            out.append(words.texts(ACTS[self.view.glaciation_acts]))
        return out

    def chart(self) -> DominantSpeciesMap:
        screen = self.screen
        return DominantSpeciesMap(screen.phrases, screen.looks, GRID, self.view, screen.symbols)

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


def heading(screen: DominantSpeciesScreen, view: DominantSpeciesView) -> str:
    title = screen.texts("dominant-species-title")
    if view.over:
        return screen.texts("dominant-species-heading-over", title=title)
    return screen.texts(
        "dominant-species-heading",
        title=title,
        round=str(view.round),
        phase=screen.texts(f"dominant-species-phase-{phase(view)}"),
        last="yes" if view.last else "no",
    )


def phase(view: DominantSpeciesView) -> str:
    question = view.question.question if view.question is not None else ""
    if view.round == 0:
        return "setup"
    if question == "place_pawn":
        return "planning"
    return "reset" if question in ("save_one", "deal_card", "draw_disk", "turn_up") else "execution"


def legend(screen: DominantSpeciesScreen) -> Text:
    crown, cube = ("♛", "M2³") if screen.symbols else ("*", "M2")
    letter = screen.phrases.animal("mammals", "letter")
    text = screen.texts(
        "dominant-species-legend",
        cube=cube.replace("M", steady(letter)),
        dominant=crown,
        endangered="!",
        asleep="z1",
    )
    return Text(steady(text), DIM)
