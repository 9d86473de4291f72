"""Marine in words: its spaces, traits and eruptions, and what its answers pay."""

from typing import Any

from habitable.earth.terminal.words import Hex, Phrases
from habitable.earth.world import bonus
from habitable.games.marine.components import (
    ACTIONS,
    GRID,
    LANDS,
    OCEANS,
    SIDES,
    SPACE_NAMES,
    SPECIAL_SPACES,
    START_TILES,
    TERRAINS,
    TRAITS,
)
from habitable.games.marine.view_types import MarineView, PawnView, TileView

START: dict[Hex, str] = {at: TERRAINS[terrain] for at, terrain in START_TILES}
START |= dict.fromkeys(LANDS, "land") | dict.fromkeys(OCEANS, "ocean")
SPECIAL = frozenset(SPACE_NAMES[space] for space in SPECIAL_SPACES)


def bonus_at(view: MarineView, at: Hex, kinds: tuple[str, ...]) -> int:
    """What a new tile on this hex pays: it and the adjacent ones of its kind count."""
    near = GRID.neighbours[GRID.index[at]]
    alike = [tile for tile in view.tiles if (tile.eruption or tile.terrain) in kinds]
    return bonus(1 + sum(near >> GRID.index[tile.hex[0], tile.hex[1]] & 1 for tile in alike))


def pawn_on(view: MarineView, space: str) -> PawnView | None:
    """The pawn on a space of the display."""
    action, _, index = space.partition(" ")
    return view.spaces[action][int(index) - 1] if index else None


class MarinePhrases(Phrases):
    game = "marine"
    actions = ACTIONS
    reasons = ("survival", "final_scoring", "start", "special_pawns")
    start = START

    def kind(self, tile: TileView) -> str:
        return tile.eruption or tile.terrain

    def covered(self, event: dict[str, Any]) -> str | None:
        return str(event["side"]) if event["event"] == "erupted" else None

    def trait(self, name: str, form: str = "") -> str:
        return self.form("trait", name, form)

    def side(self, name: str) -> str:
        return self.terrain(name)

    def reason(self, name: str) -> str:
        return self.trait(name) if name in TRAITS else super().reason(name)

    def space(self, name: str) -> str:
        """The only space of Depletion has no number; the Benthic card is called after its trait."""
        action, _, index = name.partition(" ")
        if not index:
            return self.trait(action)
        return self.action(action) if action == "depletion" else f"{self.action(action)} {index}"

    def printed(self, view: MarineView, name: str) -> str:
        """What is printed beside a space, or lies there."""
        action, _, index = name.partition(" ")
        if name in SPECIAL:
            return self.texts(f"marine-special-{action}")
        i = int(index or 1) - 1
        if action == "autotrophs":
            return self.terrain(SIDES[i])
        if action == "speciation":
            element = view.speciation[i]
            return self.element(element) if element is not None else ""
        if action == "tectonics":
            return self.texts("marine-printed-border")
        if action == "migration":
            return self.texts("marine-printed-number", number=view.printed[action][i])
        if action == "competition":
            terrain = [self.terrain(view.competition[i])] if i < len(view.competition) else []
            return ", ".join([*terrain, self.texts("marine-printed-number", number=view.printed[action][i])])
        if action == "evolution" and i < len(view.evolution):
            slots = self.texts("marine-printed-slots", number=i + 1)
            return ", ".join([self.terrain(view.evolution[i]), slots])
        return ""

    def pay(self, view: MarineView, at: Hex) -> str:
        """What scoring a tile would bring now; whoever thrives on it takes a card."""
        tile = next(t for t in view.tiles if (t.hex[0], t.hex[1]) == at)
        animal = view.question.animal if view.question is not None else None
        thrives = animal in tile.cubes and animal not in tile.endangered
        return self.points_on(view, at, animal if thrives and any(view.cards) else None)
