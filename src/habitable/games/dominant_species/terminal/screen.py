"""Dominant Species in a terminal."""

from collections.abc import Sequence

from habitable.earth.terminal.screen import EarthScreen
from habitable.games.dominant_species.terminal.look import LOOKS
from habitable.games.dominant_species.terminal.table import PANELS, DominantSpeciesTable
from habitable.games.dominant_species.view_types import DominantSpeciesView
from habitable.present.words import Entry


class DominantSpeciesScreen(EarthScreen[DominantSpeciesView]):
    looks = LOOKS
    panels = PANELS

    def table_of(self, view: DominantSpeciesView, entries: Sequence[Entry]) -> DominantSpeciesTable:
        return DominantSpeciesTable(self, view, entries)
