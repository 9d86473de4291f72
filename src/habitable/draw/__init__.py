"""Pictures (SVG) of positions, made from what a seat may see. `habitable draw` and everybody else who shows one.

    from habitable import draw, texts
    svg = draw.view("ecosystem", view, ["Ada", "Ben"], texts.get("en"))

Each game has a module here with `of_view` and `of_document`, imported when it is wanted.
"""

from importlib import import_module
from types import ModuleType
from typing import Any

from habitable.kernel.errors import BadOptions
from habitable.kernel.game import View
from habitable.texts import Texts

DRAWINGS = ("ecosystem", "planet", "dominant-species", "marine")

__all__ = ["DRAWINGS", "document", "view"]


def view(game: str, shown: View, names: list[str], words: Texts) -> str:
    """The table as a view shows it."""
    return str(_drawing(game).of_view(shown, names, words))


def document(data: dict[str, Any], words: Texts) -> str:
    """What a position document describes; BadDocument names what is wrong with it."""
    return str(_drawing(data["game"]).of_document(data, words))


def _drawing(game: str) -> ModuleType:
    if game not in DRAWINGS:
        raise BadOptions("no-such-picture", game=game, games=", ".join(DRAWINGS))
    return import_module(f"{__name__}.{game.replace('-', '_')}")
