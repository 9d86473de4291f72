"""`habitable play`: a game in the terminal, against bots or with several people at one keyboard."""

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from habitable import games, lessons, screens
from habitable.cli import saves, seats, setup
from habitable.cli.commands import Quit
from habitable.cli.options import read_options
from habitable.cli.prompt import Prompt
from habitable.cli.session import Session
from habitable.cli.table import Table
from habitable.cli.terminal import can_show_symbols, console, demand_terminal, note_plain_engine
from habitable.kernel.errors import HabitableError
from habitable.kernel.match import Match
from habitable.kernel.rng import Rng
from habitable.texts import Texts

STOPPED = 130  # what shells expect after Ctrl-C
NARROWEST, LOWEST = 30, 10  # columns and lines without which there is no playing


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="play-game-help")] = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="NAME", help="play-seat-help")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help="play-option-help")] = None,
    components: Annotated[str | None, typer.Option(metavar="FILE", help="cli-components-help")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="play-resume-help")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="play-save-help")] = None,
    letters: Annotated[bool, typer.Option("--letters", help="play-letters-help")] = False,
    seed: Annotated[int | None, typer.Option(metavar="N", min=0, max=2**62, help="play-seed-help")] = None,
    lesson: Annotated[bool, typer.Option("--lesson", help="play-lesson-help")] = False,
    chapter: Annotated[int | None, typer.Option(metavar="N", help="play-chapter-help")] = None,
) -> None:
    texts: Texts = context.obj
    out = console()
    options = read_options(option or [], components)
    if lesson and (resume or seat or options):
        raise HabitableError("play-lesson-alone")
    if chapter is not None and not lesson:
        raise HabitableError("play-chapter-alone")
    first = 1 if chapter is None else chapter
    if lesson and game is not None:
        found: tuple[Path, Match] | None = to_learn(texts, game, first)
    else:
        found = to_continue(game) if resume else to_begin(texts, game, seat or [], options)
    demand_terminal()
    demand_window(out)
    note_plain_engine(texts)
    try:
        if found is None and lesson:
            found = to_learn(texts, setup.ask_game(Prompt(out, texts), texts).name, first)
        path, match = found or to_ask_about(texts, out, game, seat or [], options)
    except KeyboardInterrupt:
        print("", texts("cli-stopped"), sep="\n", file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    screen = screens.get(texts, match.game, match.names, can_show_symbols(out) and not letters)
    taught = lessons.get(match.game.name) if lessons.can(match.game.name) else None
    if not lesson and taught is not None and not taught.began(match):
        taught = None
    table = Table(match, Rng(secrets.randbits(62) if seed is None else seed), seed is not None, taught)
    if save is not None and save.absolute() != path:
        path = save.absolute()
        saves.demand_new(path)
        saves.write(path, match)
    run(texts, Session(out, texts, table, screen, path))


# ── which game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def to_continue(file: str | None) -> tuple[Path, Match]:
    """The named game, or the one that was played last."""
    if file is None:
        found = saves.unfinished()
        if found is None:
            raise HabitableError("play-nothing-to-resume", folder=str(saves.folder()))
        return found
    path = Path(file).expanduser().absolute()
    match = saves.read(path)
    if match.position.over():
        raise HabitableError("play-already-over", file=file)
    demand_people(match)
    return path, match


def to_begin(texts: Texts, name: str | None, wanted: list[str], options: dict[str, Any]) -> tuple[Path, Match] | None:
    """The game that the command line describes, if it says everything; what it says is checked in any case."""
    if name is None:
        return None
    game = games.get(name)
    game.make_options(options)
    if not wanted:
        return None
    match = Match(game, seats.take(texts, wanted), options)
    demand_people(match)
    return saves.new_file(name), match


def to_learn(texts: Texts, name: str, chapter: int) -> tuple[Path, Match]:
    """A first game by hand, with the seats and options of its lesson, played on to one of its chapters."""
    lesson = lessons.get(name)
    lesson.demand_chapter(chapter)
    match = Match(lesson.game, seats.take(texts, [seats.ME, *lesson.bots]), lesson.options)
    while found := lesson.leads(chapter, match.position, match.moments[-1].position, match.waiting):
        match.play(*found)
    return saves.new_file(name), match


def to_ask_about(
    texts: Texts, out: Console, name: str | None, wanted: list[str], options: dict[str, Any]
) -> tuple[Path, Match]:
    """What the command line leaves open is asked; without any word of it an unfinished game comes first."""
    prompt = Prompt(out, texts)
    if name is None and not wanted and not options:
        found = setup.ask_to_continue(prompt, texts)
        if found is not None:
            return found
    game = setup.ask_game(prompt, texts) if name is None else games.get(name)
    match = Match(game, seats.take(texts, wanted or setup.ask_seats(prompt, texts, game)), options)
    demand_people(match)
    return saves.new_file(game.name), match


def demand_people(match: Match) -> None:
    """Somebody must sit at the keyboard."""
    bots = [seats.bot_of(name) for name in match.names]
    if None not in bots:
        names = ",".join(str(bot) for bot in bots)
        raise HabitableError("play-no-people", game=match.game.name, bots=names)


def demand_window(out: Console) -> None:
    if out.width < NARROWEST or out.height < LOWEST:
        size, least = (str(out.width), str(out.height)), (str(NARROWEST), str(LOWEST))
        raise HabitableError("play-window", width=size[0], height=size[1], narrowest=least[0], lowest=least[1])


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def run(texts: Texts, session: Session) -> None:
    """Plays; whoever leaves early is told how to come back."""
    try:
        session.run()
    except (Quit, EOFError):
        say_farewell(texts, session)
    except KeyboardInterrupt:
        say_farewell(texts, session)
        raise typer.Exit(STOPPED) from None


def say_farewell(texts: Texts, session: Session) -> None:
    session.save()
    if len(session.table.people) > 1:
        session.clear()  # no hand is left lying open
    session.out.print()
    if session.warning:
        session.prompt.say(session.warning, "red")
        return
    newest = session.path.parent == saves.folder()
    command = "habitable play --resume" + ("" if newest else f" {session.path}")
    session.prompt.say(texts("play-farewell", file=str(session.path), command=command))
