"""The game in a terminal."""

from habitable.games.marine.terminal.screen import MarineScreen

SCREEN = MarineScreen
