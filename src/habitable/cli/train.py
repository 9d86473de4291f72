"""`habitable train`: a game is learned by self-play, generation after generation."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from habitable import found, games
from habitable.cli.results import game_name, number, percent, percents
from habitable.cli.simulate import cores
from habitable.cli.terminal import note_plain_engine
from habitable.cli.watching import STOPPED, stoppable, watch
from habitable.kernel.errors import BadOptions
from habitable.lab import plots
from habitable.lab.simulate import check_jobs, check_seed
from habitable.lab.statistics import Interval
from habitable.texts import Texts

if TYPE_CHECKING:
    from habitable.lab.cluster import Cluster


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

    at_least("--generations", generations, 1)
    at_least("--games", games_each, 1)
    at_least("--hidden", hidden, 0)
    at_least("--judge", judge, 0)
    players = players_in(seats) or list(games.get(game).seats)
    for each in players:
        games.get(game).check_seats(each)
    place = folder or Path("training") / game
    processes = cores() if jobs is None else jobs
    check_jobs(processes)
    check_seed(seed)
    units = min(hidden, MOST_HIDDEN)
    aim = aim_of(game)
    course = Course(game, players, games_each, generations, seed, units, aim=aim, against=against, begin=begin)
    pupils = school.School(course, place, joined(ray) if ray else None)
    note_plain_engine(words)
    context.with_resource(stoppable())

    def progress(played: int) -> str:
        return words("train-progress", generation=pupils.generation, played=played, games=pupils.games())

    try:
        while pupils.generation < generations:
            label = f"{words('train-x')} {pupils.generation}"
            lessons = watch(pupils.lessons(processes), pupils.games(), label, progress)
            facts = pupils.learn(lessons, lambda path: school.judge(course, path, judge, processes))
            print(told(facts, words), flush=True)
            if facts["strength"] and plots.available():
                title = words("train-title", game=game_name(words, game))
                picture = place / "strength.svg"
                plots.draw_course(pupils.history, picture, title, words("train-x"), words("simulate-win-share"))
    except KeyboardInterrupt:
        print(words("train-stopped", folder=str(place)), file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    if install and pupils.models:
        (found.folder(game) / FILE).write_bytes(pupils.models[0])
    print(words("train-kept", folder=str(place)))


def at_least(option: str, given: int, least: int) -> None:
    if given < least:
        raise BadOptions("train-too-few", option=option, least=str(least), given=str(given))


def players_in(told: str) -> list[int]:
    """Numbers of players, as on the command line."""
    words = [word.strip() for word in told.split(",") if word.strip()]
    if not all(word.isdecimal() for word in words):
        raise BadOptions("train-seats-wrong", given=told)
    return [int(word) for word in words]


def told(facts: dict[str, Any], words: Texts) -> str:
    """What came of a generation, and how strong it is where it was judged."""
    explained = number(words, 100 * facts["explained"][0])
    out = words("train-generation", generation=facts["generation"], rows=facts["rows"], explained=explained)
    for one in facts["strength"]:
        share, interval = percent(words, one["share"]), percents(words, Interval(one["low"], one["high"]))
        mean = number(words, one["mean"])
        out += f"; {words('train-strength', share=share, interval=interval, against=one['against'], mean=mean)}"
    return out


def joined(address: str) -> "Cluster":
    """The cluster at an address; Ray is large, and nobody else imports it."""
    from habitable.lab.cluster import Cluster

    return Cluster(address)
