"""How things look on an Earth in a terminal. Letters say the same: colour is never alone."""

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from habitable.present.screen import steady

DIM = "grey62"
LIT = "bold black on bright_white"
EDGE = "grey50"


class Look(NamedTuple):
    style: str
    symbol: str  # two columns wide


class Looks(NamedTuple):
    """The colours of a game, by name: from the 256 that every terminal has, so that no two become one."""

    animals: Mapping[str, Look]
    elements: Mapping[str, Look]
    terrains: Mapping[str, str]


def chip(letter: str, style: str, width: int = 1) -> Text:
    """A letter on its colour; a Hebrew one does not turn its neighbours round."""
    return Text(" " * ((width - 1) // 2) + steady(letter) + " " * (width // 2), style)


def disk(look: Look, letter: str, symbols: bool) -> Text:
    """An element: its letter, and beside it its picture."""
    return Text(steady(letter) + (look.symbol if symbols else ""), look.style)
