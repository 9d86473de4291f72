"""Ecosystem in a terminal."""

from habitable.cli.screens.screen import Screen


class EcosystemScreen(Screen): ...
