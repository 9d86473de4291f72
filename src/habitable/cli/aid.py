"""`habitable aid`: one page of a game to print for a real table."""

from typing import Annotated

import typer

from habitable import draw
from habitable.cli.draw import write
from habitable.cli.files import STDIN


def aid(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="rules-game-help")],
    out: Annotated[str, typer.Option("--out", "-o", metavar="FILE", help="draw-out-help")] = STDIN,
) -> None:
    write(draw.aid(game, context.obj), out)
