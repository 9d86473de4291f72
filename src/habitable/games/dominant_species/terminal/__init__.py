"""The game in a terminal."""

from habitable.games.dominant_species.terminal.screen import DominantSpeciesScreen

SCREEN = DominantSpeciesScreen
