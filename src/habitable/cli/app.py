"""The commands and their help. A help text in a command's annotations is a key of the Fluent files.

A command is a plain function in the module of its name, imported when it is the one that is wanted; its first parameter
`context: typer.Context` holds the texts of the user's language (`context.obj`).
"""

import os
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

import habitable
from habitable.texts import LANGUAGES, Texts

COMMANDS = (
    "play",
    "games",
    "rules",
    "aid",
    "score",
    "replay",
    "draw",
    "simulate",
    "arena",
    "train",
    "serve",
    "bot",
)  # in the order of the help
HELP_OPTIONS = ["-h", "--help"]
OWN_WORDS = {
    "help": "cli-help-help",
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}


def build(texts: Texts, arguments: list[str]) -> Any:
    """The command line in one language: all commands, but only the one that these arguments name with what it takes."""
    wanted = next((word for word in arguments if not word.startswith("-")), None)
    completing = "_HABITABLE_COMPLETE" in os.environ
    app = typer.Typer(
        help=texts("cli-help"),
        epilog=texts("cli-epilog"),
        context_settings={"help_option_names": HELP_OPTIONS},
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    app.callback()(everywhere)
    for name in COMMANDS:
        app.command(name, help=texts(f"cli-{name}-help"))(load(name) if completing or name == wanted else later)
    group: Any = get_command(app)
    for command in [group, *group.commands.values()]:
        translate(command, texts)
    return group


def load(name: str) -> Callable[..., None]:
    function: Callable[..., None] = getattr(import_module(f"habitable.cli.{name}"), name)
    return function


def later() -> None:
    """In the place of a command that nobody asked for."""


def translate(command: Any, texts: Texts) -> None:
    """Puts texts in the place of keys; those that Typer brings by itself are known by their parameter."""
    help_option = command.get_help_option(typer.Context(command, help_option_names=HELP_OPTIONS))
    for parameter in [*command.params, help_option]:
        parameter.help = texts(OWN_WORDS.get(parameter.name, parameter.help))
        if parameter.param_type_name != "argument" and parameter.is_flag:
            parameter.metavar = ""
    command.format_help = partial(show_help, command, texts)


def show_help(command: Any, texts: Texts, context: Any, formatter: Any) -> None:
    from habitable.cli import help  # only now: it brings Rich, which not every command needs

    help.show(command, texts, context, formatter)


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
