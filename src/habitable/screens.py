"""The screens of the games: `terminal` in a game's folder has one, `SCREEN`, which is imported when it is shown. A game
without one is shown in words."""

import io
from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from habitable import games
from habitable.kernel.game import Choice, Game, View
from habitable.present import sheet
from habitable.present.screen import Screen, Size, steady
from habitable.texts import Texts

PAGE = Size(100, 50)
LISTED = 12  # answers that are written out


def get(texts: Texts, game: Game, names: Sequence[str], symbols: bool = True) -> Screen[Any]:
    module = games.part("terminal", of=game.name)
    kind: type[Screen[Any]] = Screen if module is None else module.SCREEN
    return kind(texts, games.words(game.name), names, symbols)


def plain(screen: Screen[Any], view: View, choices: Sequence[Choice]) -> str:
    """The table as letters only, and below it what the view's seat is asked, who else is, or who has won."""
    parts = [screen.table(view, [], PAGE), Text(), *_below(screen, view, choices)]
    out = Console(file=io.StringIO(), width=PAGE.width, color_system=None, markup=False, emoji=False, highlight=False)
    with out.capture() as captured:
        out.print(Group(*parts))
    return "\n".join(line.rstrip() for line in captured.get().rstrip().splitlines())


def _below(screen: Screen[Any], view: View, choices: Sequence[Choice]) -> list[RenderableType]:
    words = screen.texts
    if view.over:
        winners = [name for name, place in zip(screen.names, view.places, strict=True) if place == 1]
        won = words("play-winners", count=len(winners), names=", ".join(winners))
        return [sheet.draw(words, screen.game.name, screen.names, view.sheet), Text(), Text(won)]
    if view.seat is None or not choices:
        return [Text(words("replay-asked", names=", ".join(steady(screen.name(seat)) for seat in view.asked)))]
    question = screen.question(view, screen.entries(view, choices))
    width = max(len(choice.text) for choice in choices)
    lines = [f"  {choice.text:{width}}  {screen.answer(view, choice)}" for choice in choices[:LISTED]]
    more = [f"  … ({len(choices)})"] if len(choices) > LISTED else []
    return [Text(f"{screen.name(view.seat)}: {question}"), *map(Text, lines + more)]
