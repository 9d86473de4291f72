"""`habitable games`: what can be played, with how many, in which variants, and against whom."""

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from habitable.bots import levels, styles
from habitable.cli.terminal import console
from habitable.games import get, listed
from habitable.kernel.game import Game
from habitable.present.screen import steady
from habitable.texts import Texts


def games(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="games-name-help")] = None,
) -> None:
    texts: Texts = context.obj
    out = console()
    shown = listed() if name is None else [get(name)]
    for game in shown:
        show(out, texts, game, alone=name is not None)
    out.print(texts("games-bots"), style="bold")
    bots = Table.grid(padding=(0, 2, 0, 2))
    for bot in levels():
        key = f"bot-{bot}"
        bots.add_row(bot, steady(texts(key) if texts.has(key) else ""))
    out.print(bots)
    out.print()
    command = f"habitable play {shown[0].name} --seat me --seat casual --seat casual"
    out.print(texts("games-start", command=command))


def show(out: Console, texts: Texts, game: Game, alone: bool) -> None:
    """What a style likes is told where one game alone is asked for: to read it takes Fluent."""
    out.print(f"{game.name} · {texts(f'{game.name}-title')}", style="bold")
    out.print(Padding(texts(f"{game.name}-about"), (0, 0, 0, 2)))
    out.print(Padding(texts("games-players", fewest=str(game.seats[0]), most=str(game.seats[-1])), (0, 0, 0, 2)))
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    defaults = game.make_options()
    for field in info.fields:
        default = plain(getattr(defaults, field.name))
        out.print(f"  --option {field.name}={default}{values(field.type)}", style="cyan")
        out.print(Padding(texts(f"{game.name}-option-{field.name.replace('_', '-')}"), (0, 0, 0, 6)))
    if characters := styles(game.name):
        out.print(Padding(texts("games-styles", style=characters[0]), (0, 0, 0, 2)))
        grid = Table.grid(padding=(0, 2, 0, 4))
        for style in characters:
            grid.add_row(style, steady(texts(f"{game.name}-style-{style}.about")) if alone else "")
        out.print(grid)
    out.print()


def values(kind: msgspec.inspect.Type) -> str:
    """What an option may be, where that can be listed."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return next((listed for listed in map(values, kind.types) if listed), "")
    if isinstance(kind, msgspec.inspect.LiteralType):
        return f"  ({', '.join(map(plain, kind.values))})"
    return "  (true, false)" if isinstance(kind, msgspec.inspect.BoolType) else ""


def plain(value: Any) -> str:
    """As it is typed after `--option key=`."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
