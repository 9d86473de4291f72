"""`habitable ...`: everything that is done from a terminal."""

from habitable.cli.main import main

__all__ = ["main"]
