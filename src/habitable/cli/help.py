"""What `--help` shows. Typer could draw the same, with three times as much to import."""

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from habitable.cli.terminal import console
from habitable.texts import Texts

NAME = "bold cyan"


def show(command: Any, texts: Texts, context: Any, formatter: Any) -> None:
    """In the place of a command's `format_help`, which writes into a formatter what is to be printed."""
    out = console()
    arguments: list[Any] = []
    options: list[Any] = []
    for parameter in command.get_params(context):
        (arguments if parameter.param_type_name == "argument" else options).append(parameter)
    parts: list[RenderableType] = [usage(command, texts, context), Padding(Text(command.help or ""), (1, 1))]
    if arguments:
        rows = [["*" if each.required else "", each.metavar or each.name, each.help] for each in arguments]
        parts.append(panel(texts("cli-arguments"), rows, "red", NAME))
    parts.append(panel(texts("cli-options"), [option(each) for each in options], NAME, "bold yellow"))
    if commands := getattr(command, "commands", None):
        parts.append(panel(texts("cli-commands"), [[name, each.help] for name, each in commands.items()], NAME))
    if command.epilog:
        parts.append(Padding(Text(command.epilog), (1, 1)))
    formatter.write(drawn(out, Group(*parts)))


def usage(command: Any, texts: Texts, context: Any) -> Padding:
    pieces = " ".join(command.collect_usage_pieces(context))
    line = Text.assemble((f"{texts('cli-help-usage')} ", "yellow"), (context.command_path, "bold"), f" {pieces}")
    return Padding(line, (1, 1, 0, 1))


def option(parameter: Any) -> list[str]:
    names = sorted([*parameter.opts, *parameter.secondary_opts], key=len, reverse=True)
    return [", ".join(names), parameter.metavar or "", parameter.help]


def panel(title: str, rows: list[list[str]], *styles: str) -> Panel:
    """A line for each, in columns of these styles; the last one explains."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for style in styles:
        table.add_column(style=style, no_wrap=True)
    table.add_column(ratio=1)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return Panel(table, title=Text(title), title_align="left", border_style="dim")


def drawn(out: Console, what: RenderableType) -> str:
    with out.capture() as captured:
        out.print(what)
    return captured.get()
