"""The commands and their help. A help text in a command's annotations is a key of the Fluent files.

A command is a plain function in a module of its own; its first parameter `context: typer.Context` holds the texts of the
user's language (`context.obj`).
"""

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.main import get_command

import habitable
from habitable.cli.games import games
from habitable.cli.play import play
from habitable.texts import LANGUAGES, Texts

COMMANDS: dict[str, Callable[..., None]] = {"games": games, "play": play}  # in the order of the help

# Until these modules exist, the others work without them.
try:
    from habitable.cli.score import score

    COMMANDS["score"] = score
except ModuleNotFoundError:
    pass
try:
    from habitable.cli.replay import replay

    COMMANDS["replay"] = replay
except ModuleNotFoundError:
    pass
try:
    from habitable.cli.simulate import simulate

    COMMANDS["simulate"] = simulate
except ModuleNotFoundError:
    pass


def build(texts: Texts) -> Any:
    """The whole command line in one language."""
    app = typer.Typer(
        help=texts("cli-help"),
        epilog=texts("cli-epilog"),
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"]},
        pretty_exceptions_enable=False,
    )
    app.callback()(everywhere)
    for name, function in COMMANDS.items():
        app.command(name, help=texts(f"cli-{name}-help"), rich_help_panel=texts("cli-commands"))(function)
    group = get_command(app)
    for command in [group, *getattr(group, "commands").values()]:
        for parameter in command.params:
            translate(parameter, texts)
    return group


def translate(parameter: Any, texts: Texts) -> None:
    if parameter.name in ("install_completion", "show_completion"):
        parameter.help = texts(f"cli-{parameter.name.replace('_', '-')}")
    elif parameter.help:
        parameter.help = texts(parameter.help)
    panel = "cli-arguments" if parameter.param_type_name == "argument" else "cli-options"
    parameter.rich_help_panel = texts(panel)


def say_version(context: typer.Context, wanted: bool) -> None:
    if wanted:
        form = "compiled" if habitable.compiled() else "plain"
        print(context.obj("cli-version", version=habitable.__version__, form=form))
        raise typer.Exit


def everywhere(
    lang: Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help="cli-lang-help")] = None,
    version: Annotated[
        bool, typer.Option("--version", help="cli-version-help", callback=say_version, is_eager=True)
    ] = False,
) -> None:
    """Options of the program as a whole; `main` has already looked at the language."""
