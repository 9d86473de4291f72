"""`habitable simulate`: many games between computer players, and what they say about them."""

import csv
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import IO, Annotated

import msgspec
import typer

from habitable.cli.files import check_writable
from habitable.cli.options import read_options
from habitable.cli.results import PlotWords, as_json, progress, table
from habitable.cli.terminal import console, note_plain_engine
from habitable.cli.watching import STOPPED, stoppable, watch
from habitable.kernel.errors import BadOptions
from habitable.lab import plots
from habitable.lab.simulate import Outcome, Plan, any_seed
from habitable.lab.simulate import simulate as play_games
from habitable.lab.statistics import Statistics
from habitable.texts import Texts


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="simulate-game-help")],
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="simulate-bots-help")],
    games: Annotated[int, typer.Option(metavar="N", help="simulate-games-help")] = 100,
    jobs: Annotated[int | None, typer.Option(metavar="N", help="simulate-jobs-help")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="simulate-seed-help")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help="simulate-option-help")] = None,
    components: Annotated[str | None, typer.Option(metavar="FILE", help="cli-components-help")] = None,
    rotate: Annotated[bool, typer.Option("--rotate/--no-rotate", help="simulate-rotate-help")] = True,
    same_deals: Annotated[bool, typer.Option("--same-deals", help="simulate-same-deals-help")] = False,
    csv_file: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="simulate-csv-help")] = None,
    json: Annotated[bool, typer.Option("--json", help="simulate-json-help")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="simulate-plot-help")] = None,
) -> None:
    words: Texts = context.obj
    plan = Plan(
        game=game,
        bots=[name.strip() for name in bots.split(",") if name.strip()],
        games=games,
        seed=any_seed() if seed is None else seed,
        options=read_options(option or [], components),
        rotate=rotate,
        same_deals=same_deals,
    )
    outcomes = play_games(plan, cores() if jobs is None else jobs)
    if plot is not None:
        check_plot(plot)
    context.with_resource(stoppable())
    statistics = Statistics(by_seat=not rotate)
    began = perf_counter()
    stopped = False
    with nullcontext() if csv_file is None else csv_file.open("w", newline="", encoding="utf-8") as file:
        note_plain_engine(words)
        try:
            watched = watch(outcomes, games, words("simulate-playing"), lambda _: progress(plan, statistics, words))
            for outcome in watched if file is None else write_csv(file, watched):
                statistics.add(outcome)
        except KeyboardInterrupt:
            stopped = True
    seconds = perf_counter() - began
    if stopped:
        print(words("simulate-stopped", played=statistics.games, games=games), file=sys.stderr)
    if statistics.games:
        if json:
            print(msgspec.json.encode(as_json(plan, statistics, seconds)).decode())
        else:
            console().print(table(plan, statistics, seconds, words))
        if plot is not None:
            plots.draw(statistics, plot, PlotWords(words, plan, statistics))
    if stopped:
        raise typer.Exit(STOPPED)


def cores() -> int:
    """Those that we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_plot(path: Path) -> None:
    """Raises where no picture could be drawn into this file later, and leaves none behind."""
    if not plots.knows(path):
        raise BadOptions("simulate-plot-format", file=str(path), formats=", ".join(plots.FORMATS))
    if not plots.available():
        raise BadOptions("simulate-no-matplotlib")
    check_writable(path)


def write_csv(file: IO[str], outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """One line for each game and seat, written as they come."""
    writer = csv.writer(file)
    for outcome in outcomes:
        sheet = outcome.sheet
        lines = [*sheet.rows, *sheet.facts]
        if outcome.game == 0:
            writer.writerow(["game", "seat", "bot", "place", "total", *(line.name for line in lines)])
        for seat, bot in enumerate(outcome.bots):
            points = [line.points[seat] for line in lines]
            writer.writerow([outcome.game, seat, bot, sheet.places[seat], sheet.totals[seat], *points])
        yield outcome
