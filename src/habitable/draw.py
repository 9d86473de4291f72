"""Pictures (SVG) of positions, made from what a seat may see, and player aids: for `habitable draw` and
everybody else who shows one.

    from habitable import draw, texts
    svg = draw.view("ecosystem", view, ["Ada", "Ben"], texts.get("en"))

In a game's folder `picture` has `of_view` and `of_document`, and `aid` what stands on its player aid.
"""

from types import ModuleType
from typing import Any

from habitable import games
from habitable.kernel.errors import BadOptions
from habitable.kernel.game import View
from habitable.present import aid as aids
from habitable.texts import Texts

__all__ = ["aid", "can", "document", "has_aid", "view"]


def view(game: str, shown: View, names: list[str], words: Texts) -> str:
    """The table as a view shows it."""
    return str(_picture(game).of_view(shown, names, words))


def document(data: dict[str, Any], words: Texts) -> str:
    """What a position document describes; BadDocument names what is wrong with it."""
    return str(_picture(data["game"]).of_document(data, words))


def can(game: str) -> bool:
    """Whether the game has a picture."""
    return games.has_part("picture", of=game)


def aid(game: str, words: Texts) -> str:
    """One page to print for a real table: a turn, scoring, what the signs mean."""
    module = games.part("aid", of=games.get(game).name)
    if module is None:
        raise BadOptions("no-such-aid", game=game)
    return aids.draw(game, module.aid(words), words, getattr(module, "prepare", None))


def has_aid(game: str) -> bool:
    return games.has_part("aid", of=game)


def _picture(game: str) -> ModuleType:
    found = games.part("picture", of=games.get(game).name)
    if found is None:
        raise BadOptions("no-such-picture", game=game)
    return found
