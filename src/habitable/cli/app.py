"""The commands and their help. A help text in a command's annotations is a key of the Fluent files.

A command is a plain function in a module of its own; its first parameter `context: typer.Context` holds the texts of
the user's language (`context.obj`).
"""

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.main import get_command

import habitable
from habitable.cli.bot import bot
from habitable.cli.draw import draw
from habitable.cli.games import games
from habitable.cli.play import play
from habitable.cli.replay import replay
from habitable.cli.score import score
from habitable.cli.serve import serve
from habitable.cli.simulate import simulate
from habitable.texts import LANGUAGES, Texts

COMMANDS: dict[str, Callable[..., None]] = {  # in the order of the help
    "play": play,
    "games": games,
    "score": score,
    "replay": replay,
    "draw": draw,
    "simulate": simulate,
    "serve": serve,
    "bot": bot,
}
HELP_OPTIONS = ["-h", "--help"]
OWN_WORDS = {
    "help": "cli-help-help",
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}


def build(texts: Texts) -> Any:
    """The whole command line in one language."""
    app = typer.Typer(
        help=texts("cli-help"),
        epilog=texts("cli-epilog"),
        context_settings={"help_option_names": HELP_OPTIONS},
        pretty_exceptions_enable=False,
    )
    app.callback()(everywhere)
    for name, function in COMMANDS.items():
        app.command(name, help=texts(f"cli-{name}-help"), rich_help_panel=texts("cli-commands"))(function)
    group: Any = get_command(app)
    for command in [group, *group.commands.values()]:
        translate(command, texts)
    return group


def translate(command: Any, texts: Texts) -> None:
    """Puts texts in the place of keys; those that Typer brings by itself are known by their parameter."""
    help_option = command.get_help_option(typer.Context(command, help_option_names=HELP_OPTIONS))
    for parameter in [*command.params, help_option]:
        parameter.help = texts(OWN_WORDS.get(parameter.name, parameter.help))
        argument = parameter.param_type_name == "argument"
        parameter.rich_help_panel = texts("cli-arguments" if argument else "cli-options")
        if not argument and parameter.is_flag:
            parameter.metavar = ""


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
