"""`habitable arena`: who is stronger, from the same deals in all seatings."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from habitable import games
from habitable.cli.files import check_writable
from habitable.cli.options import read_options
from habitable.cli.results import between, game_name, number, percent, percents
from habitable.cli.simulate import check_plot, cores
from habitable.cli.terminal import console, note_plain_engine
from habitable.cli.watching import STOPPED, stoppable, watch
from habitable.lab import plots, ratings
from habitable.lab.arena import Arena, Standing, contest
from habitable.lab.simulate import any_seed, simulate
from habitable.present.screen import steady
from habitable.texts import Texts


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="simulate-game-help")],
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="arena-bots-help")],
    deals: Annotated[int, typer.Option(metavar="N", help="arena-deals-help")] = 100,
    seats: Annotated[int, typer.Option(metavar="N", help="arena-seats-help")] = 4,
    jobs: Annotated[int | None, typer.Option(metavar="N", help="simulate-jobs-help")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="simulate-seed-help")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help="simulate-option-help")] = None,
    certain: Annotated[bool, typer.Option("--certain", help="arena-certain-help")] = False,
    rate: Annotated[Path | None, typer.Option("--ratings", metavar="FILE", help="arena-ratings-help")] = None,
    json: Annotated[bool, typer.Option("--json", help="simulate-json-help")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="simulate-plot-help")] = None,
) -> None:
    words: Texts = context.obj
    if len(bots) == 2:
        games.get(game).check_seats(seats)
    plan = contest(game, bots, deals, any_seed() if seed is None else seed, seats, read_options(option or [], None))
    outcomes = simulate(plan, cores() if jobs is None else jobs)
    if plot is not None:
        check_plot(plot)
    pool = None if rate is None else ratings.read(rate)
    if rate is not None:
        check_writable(rate)
    context.with_resource(stoppable())
    played = Arena(plan)
    note_plain_engine(words)
    stopped = False
    try:
        for outcome in watch(outcomes, plan.games, words("simulate-playing"), lambda _: progress(played, words)):
            if pool is not None:
                pool.update(game, outcome.bots, outcome.sheet.places)
            if played.add(outcome) and certain and played.certain():
                break
    except KeyboardInterrupt:
        stopped = True
    if pool is not None and rate is not None:
        ratings.write(pool, rate)
    if played.deals:
        standings = played.standings()
        if json:
            print(msgspec.json.encode(as_json(played, standings)).decode())
        else:
            console().print(headline(played, words))
            console().print(table(standings, words, None if pool is None else pool.games[game]))
        if plot is not None:
            title = words("arena-headline", game=game_name(words, game), deals=played.deals, seed=str(plan.seed))
            plots.draw_standings(standings, played.par, plot, title, words("simulate-win-share"))
    if stopped:
        print(words("arena-stopped", deals=played.deals), file=sys.stderr)
        raise typer.Exit(STOPPED)


def progress(played: Arena, words: Texts) -> str:
    """How the first of them stands; nothing before a deal has been played in all seatings."""
    if not played.deals:
        return ""
    plan = played.plan
    first = next(one for one in played.standings() if one.bot == plan.bots[0])
    return words(
        "arena-progress",
        deal=played.deals,
        deals=plan.games // len(plan.bots),
        bot=first.bot,
        share=percent(words, first.share),
        interval="–" if first.share_interval is None else percents(words, first.share_interval),
    )


def headline(played: Arena, words: Texts) -> Text:
    plan = played.plan
    text = words("arena-headline", game=game_name(words, plan.game), deals=played.deals, seed=str(plan.seed))
    return Text(text, style="bold")


def table(standings: list[Standing], words: Texts, pool: dict[str, ratings.Rating] | None) -> Table:
    out = Table(show_edge=False, pad_edge=False, header_style="bold")
    out.add_column(steady(words("arena-bot")), overflow="fold")
    heads = ["simulate-win-share", "simulate-interval", "simulate-mean", "simulate-interval", "arena-place"]
    for key in [*heads, "simulate-milliseconds", *(["arena-rating"] if pool else [])]:
        out.add_column(steady(words(key)), justify="right")
    for one in standings:
        cells = [
            one.bot if one.seats == 1 else f"{one.bot} × {one.seats}",
            percent(words, one.share),
            "–" if one.share_interval is None else percents(words, one.share_interval),
            number(words, one.points),
            between(words, one.points_interval),
            number(words, one.place, 2),
            number(words, one.milliseconds, 2),
        ]
        if pool:
            rating = pool[one.bot]
            cells.append(f"{number(words, rating.mean)} ± {number(words, rating.spread)}")
        out.add_row(*map(steady, cells))
    return out


def as_json(played: Arena, standings: list[Standing]) -> dict[str, Any]:
    plan = played.plan
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "seats": len(plan.bots),
        "deals": played.deals,
        "bots": [one._asdict() for one in standings],
    }
