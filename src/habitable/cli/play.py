"""`habitable play`: a game in the terminal, against bots or with several people at one keyboard."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from habitable import games
from habitable.cli import saves, screens, seats, setup
from habitable.cli.commands import Quit
from habitable.cli.prompt import Prompt
from habitable.cli.session import Session
from habitable.cli.simulate import read_options
from habitable.cli.table import Table
from habitable.cli.terminal import can_show_symbols, console, demand_terminal, note_plain_engine
from habitable.kernel.errors import HabitableError
from habitable.kernel.match import Match
from habitable.kernel.rng import Rng
from habitable.texts import Texts

NARROWEST, LOWEST = 30, 10  # columns and lines without which there is no playing


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="play-game-help")] = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="NAME", help="play-seat-help")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help="play-option-help")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="play-resume-help")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="play-save-help")] = None,
    letters: Annotated[bool, typer.Option("--letters", help="play-letters-help")] = False,
    seed: Annotated[int | None, typer.Option(metavar="N", help="play-seed-help")] = None,
) -> None:
    texts: Texts = context.obj
    out = console()
    found: tuple[Path, Match] | None = None
    if resume:
        found = to_continue(texts, game)
    elif game is not None:
        games.get(game)
    options = read_options(option or [], texts)
    if not resume and game is not None and seat:
        Match(games.get(game), seats.take(texts, seat), options)  # what is wrong is said before anything else
    demand_terminal(texts)
    check_window(texts, out)
    note_plain_engine(texts)
    if found is None and game is None and not seat and not option:
        found = setup.ask_to_continue(Prompt(out, texts), texts)
    path, match = found or begin(texts, out, game, seat or [], options)
    table = Table(match, Rng(secrets.randbits(62) if seed is None else seed), seed is not None)
    if not table.people:
        raise HabitableError(texts("play-no-people", game=match.game.name, bots=",".join(table.bots.values())))
    symbols = can_show_symbols(out) and not letters
    session = Session(out, texts, table, screens.get(texts, match.game, match.names, symbols), save or path)
    run(texts, session)


def to_continue(texts: Texts, file: str | None) -> tuple[Path, Match]:
    """The named game, or the one that was played last."""
    if file is None:
        found = saves.unfinished()
        if found is None:
            raise HabitableError(texts("play-nothing-to-resume", folder=str(saves.folder())))
        return found
    path = Path(file).expanduser().absolute()
    match = saves.read(path)
    if match.position.over():
        raise HabitableError(texts("play-already-over", file=file))
    return path, match


def begin(
    texts: Texts, out: Console, game: str | None, wanted: list[str], options: dict[str, object]
) -> tuple[Path, Match]:
    """A new game; what the command line leaves open is asked."""
    prompt = Prompt(out, texts)
    chosen = setup.ask_game(prompt, texts) if game is None else games.get(game)
    names = seats.take(texts, wanted or setup.ask_seats(prompt, texts, chosen))
    return saves.new_file(chosen.name), Match(chosen, names, options)


def check_window(texts: Texts, out: Console) -> None:
    if out.width < NARROWEST or out.height < LOWEST:
        raise HabitableError(
            texts(
                "play-window",
                width=str(out.width),
                height=str(out.height),
                narrowest=str(NARROWEST),
                lowest=str(LOWEST),
            )
        )


def run(texts: Texts, session: Session) -> None:
    """Plays; whoever leaves early is told how to come back."""
    try:
        session.run()
    except (Quit, EOFError):
        say_farewell(texts, session)
    except KeyboardInterrupt:
        say_farewell(texts, session)
        raise


def say_farewell(texts: Texts, session: Session) -> None:
    session.save()
    session.out.print()
    if session.warning:
        session.prompt.say(session.warning, "red")
        return
    newest = session.path.parent == saves.folder()
    command = "habitable play --resume" + ("" if newest else f" {session.path}")
    session.prompt.say(texts("play-farewell", file=str(session.path), command=command))
