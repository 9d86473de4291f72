"""The game in a terminal."""

from habitable.games.ecosystem.terminal.screen import EcosystemScreen

SCREEN = EcosystemScreen
