"""`habitable train`: a game is learned by self-play, generation after generation."""

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from habitable import found, games
from habitable.cli.results import game_name, number
from habitable.cli.simulate import cores
from habitable.cli.terminal import note_plain_engine
from habitable.cli.watching import STOPPED
from habitable.kernel.errors import BadOptions
from habitable.lab import plots
from habitable.texts import Texts

if TYPE_CHECKING:
    from habitable.lab.cluster import Cluster
    from habitable.lab.selfplay import Rows


def train(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="simulate-game-help")],
    generations: Annotated[int, typer.Option(metavar="N", help="train-generations-help")] = 10,
    games_each: Annotated[int, typer.Option("--games", metavar="N", help="train-games-help")] = 1000,
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER", help="train-folder-help")] = None,
    seats: Annotated[str, typer.Option(metavar="N,N,...", help="train-seats-help")] = "",
    hidden: Annotated[int, typer.Option(metavar="N", help="train-hidden-help")] = 0,
    judge: Annotated[int, typer.Option(metavar="N", help="train-judge-help")] = 60,
    jobs: Annotated[int | None, typer.Option(metavar="N", help="simulate-jobs-help")] = None,
    against: Annotated[str, typer.Option(metavar="FILE", help="train-against-help")] = "",
    begin: Annotated[str, typer.Option("--from", metavar="FILE", help="train-from-help")] = "",
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="train-ray-help")] = "",
    seed: Annotated[int, typer.Option(metavar="N", help="simulate-seed-help")] = 1,
    install: Annotated[bool, typer.Option("--install", help="train-install-help")] = False,
) -> None:
    words: Texts = context.obj
    if find_spec("numpy") is None:
        raise BadOptions("train-no-numpy")
    for file in (against, begin):
        if file and not Path(file).is_file():
            raise BadOptions("no-such-model", file=file)
    if ray and find_spec("ray") is None:
        raise BadOptions("train-no-ray")
    from habitable.bots.value import FILE, MOST_HIDDEN
    from habitable.lab import train as school
    from habitable.lab.selfplay import Course, aim_of

    players = [int(word) for word in seats.split(",") if word.strip().isdigit()] or list(games.get(game).seats)
    for each in players:
        games.get(game).check_seats(each)
    place = folder or Path("training") / game
    processes = cores() if jobs is None else jobs
    units = min(max(hidden, 0), MOST_HIDDEN)
    aim = aim_of(game)
    course = Course(game, players, games_each, generations, seed, units, aim=aim, against=against, begin=begin)
    pupils = school.School(course, place, joined(ray) if ray else None)
    note_plain_engine(words)
    try:
        while pupils.generation < generations:
            label = f"{words('train-x')} {pupils.generation}"
            lessons = watched(pupils.lessons(processes), pupils.games(), label)
            facts = pupils.learn(lessons, lambda path: school.judge(course, path, judge, processes))
            print(
                words(
                    "train-generation",
                    generation=facts["generation"],
                    rows=facts["rows"],
                    explained=number(words, 100 * facts["explained"][0]),
                    share=number(words, 100 * facts["share"]),
                    low=number(words, 100 * facts["low"]),
                    high=number(words, 100 * facts["high"]),
                    mean=number(words, facts["mean"]),
                )
            )
            if plots.available():
                title = words("train-title", game=game_name(words, game))
                picture = place / "strength.svg"
                plots.draw_course(pupils.history, picture, title, words("train-x"), words("simulate-win-share"))
    except KeyboardInterrupt:
        print(words("train-stopped", folder=str(place)), file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    if install and pupils.models:
        (found.folder(game) / FILE).write_bytes(pupils.models[0])
    print(words("train-kept", folder=str(place)))


def joined(address: str) -> "Cluster":
    """The cluster at an address; Ray is large, and nobody else imports it."""
    from habitable.lab.cluster import Cluster

    return Cluster(address)


def watched(lessons: "Iterator[Rows]", games: int, label: str) -> "Iterator[Rows]":
    """With a progress bar, where somebody looks at it."""
    screen = Console(stderr=True)
    columns = [
        TextColumn(label),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    ]
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        yield from progress.track(lessons, total=games)
