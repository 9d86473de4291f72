"""Dominant Species in words: its spaces and tundra, and what its answers pay."""

from typing import Any

from habitable.earth.terminal.words import Hex, Phrases
from habitable.earth.world import bonus
from habitable.games.dominant_species.components import (
    ACTIONS,
    COMPETITION_TERRAINS,
    ELEMENTS,
    GRID,
    MIGRATION_CUBES,
    SPECIATION_ELEMENTS,
    START_TILES,
    TERRAINS,
    TUNDRA,
)
from habitable.games.dominant_species.view_types import DominantSpeciesView, TileView

START = {at: TERRAINS[TUNDRA if at == (0, 0) else terrain] for at, terrain in START_TILES}


def bonus_at(view: DominantSpeciesView, at: Hex) -> int:
    """What a Wanderlust to this hex pays."""
    tiles = {(tile.hex[0], tile.hex[1]) for tile in view.tiles}
    near = GRID.neighbours[GRID.index[at]]
    return bonus(sum(1 for i, hex in enumerate(GRID.hexes) if near >> i & 1 and hex in tiles))


class DominantSpeciesPhrases(Phrases):
    game = "dominant-species"
    actions = ACTIONS
    reasons = ("survival", "final_scoring", "start")
    start = START

    def kind(self, tile: TileView) -> str:
        return "tundra" if tile.tundra else tile.terrain

    def covered(self, event: dict[str, Any]) -> str | None:
        return "tundra" if event["event"] == "frozen" else None

    def space(self, name: str) -> str:
        """The only space of an action has no number."""
        action, index = name.split()
        return (
            self.action(action)
            if action in ("initiative", "wasteland", "depletion")
            else f"{self.action(action)} {index}"
        )

    def printed(self, name: str) -> str:
        """What is printed beside a space."""
        action, index = name.split()
        i = int(index) - 1
        if action == "speciation":
            return self.element(ELEMENTS[SPECIATION_ELEMENTS[i]])
        if action == "migration":
            return self.texts("dominant-species-printed-number", number=MIGRATION_CUBES[i])
        if action == "competition":
            return ", ".join(self.terrain(TERRAINS[t]) for t in [*COMPETITION_TERRAINS[i], TUNDRA])
        return ""

    def pay(self, view: DominantSpeciesView, at: Hex) -> str:
        """What scoring a tile would bring now: whoever dominates it takes a card."""
        tile = next(t for t in view.tiles if (t.hex[0], t.hex[1]) == at)
        return self.points_on(view, at, tile.dominant if view.cards else None)
