"""The game in a terminal."""

from habitable.games.planet.terminal.screen import PlanetScreen

SCREEN = PlanetScreen
