"""The statistics of many games: as a table, as JSON, and the words of their picture."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from habitable.lab.plots import Labels
from habitable.lab.simulate import Plan
from habitable.lab.statistics import Interval, Statistics, Tally, Who
from habitable.present.screen import steady
from habitable.texts import Texts, numeral


def table(plan: Plan, statistics: Statistics, seconds: float, words: Texts) -> RenderableType:
    """A column for each bot: wins, points, and the points of each kind."""
    tallies = list(statistics)
    out = Table(show_edge=False, pad_edge=False, header_style="bold")
    out.add_column()
    for tally in tallies:
        out.add_column(steady(heading(tally, words)), justify="right", overflow="fold")

    def line(name: str, cells: list[str], style: str = "") -> None:
        out.add_row(steady(name), *map(steady, cells), style=style)

    line(words("simulate-wins"), [words("simulate-count", value=float(t.wins)) for t in tallies])
    line(words("simulate-win-share"), [percent(words, t.win_share) for t in tallies], "bold")
    line(words("simulate-interval"), [percents(words, t.win_interval) for t in tallies], "dim")
    line(words("simulate-mean"), [number(words, t.mean) for t in tallies], "bold")
    line(words("simulate-interval"), [between(words, t.interval) for t in tallies], "dim")
    line(words("simulate-deviation"), [number(words, t.deviation) for t in tallies])
    line(
        words("simulate-range"),
        [words("simulate-from-to", low=numeral(t.lowest), high=numeral(t.highest)) for t in tallies],
    )
    line(words("simulate-milliseconds"), [number(words, t.milliseconds, 2) for t in tallies])
    out.add_section()
    line(words("simulate-kinds"), [""] * len(tallies), "bold")
    for row in tallies[0].rows:
        line(row_name(words, plan.game, row), [number(words, t.mean_of(row)) for t in tallies])
    out.add_section()
    for fact in tallies[0].facts:
        line(row_name(words, plan.game, fact), [number(words, t.mean_fact(fact)) for t in tallies], "dim")
    return Group(headline(plan, statistics, seconds, words), Text(), out)


def row_name(words: Texts, game: str, row: str) -> str:
    """In the user's language; after a thousand games a word that nobody has translated yet must not be the end."""
    key = f"{game}-row-{row.replace('_', '-')}"
    return words(key) if words.has(key) else row.replace("_", " ")


def game_name(words: Texts, game: str) -> str:
    key = f"{game}-title"
    return words(key) if words.has(key) else game


def headline(plan: Plan, statistics: Statistics, seconds: float, words: Texts) -> Text:
    rate = statistics.games / seconds if seconds > 0 else 0.0
    text = words(
        "simulate-headline",
        games=statistics.games,
        game=game_name(words, plan.game),
        seed=str(plan.seed),
        seconds=number(words, seconds),
        rate=number(words, rate),
    )
    return Text(text)


def progress(plan: Plan, statistics: Statistics, words: Texts) -> str:
    """How the first of them stands."""
    first = next(iter(statistics))
    return words(
        "simulate-progress",
        played=statistics.games,
        games=plan.games,
        bot=heading(first, words),
        share=percent(words, first.win_share),
        interval=percents(words, first.win_interval),
    )


def heading(tally: Tally, words: Texts) -> str:
    if tally.who.seat is not None:
        return words("simulate-seat", seat=tally.who.seat, bot=tally.who.bot)
    seats = tally.seats_per_game
    return tally.who.bot if seats == 1 else f"{tally.who.bot} × {seats}"


def number(words: Texts, value: float | None, digits: int = 1) -> str:
    if value is None:
        return "–"
    return words("simulate-number-2" if digits == 2 else "simulate-number", value=value)


def percent(words: Texts, share: float) -> str:
    return f"{number(words, 100 * share)} %"


def percents(words: Texts, interval: Interval) -> str:
    low, high = number(words, 100 * interval.low), number(words, 100 * interval.high)
    return words("simulate-from-to", low=low, high=f"{high} %")


def between(words: Texts, interval: Interval | None) -> str:
    if interval is None:
        return "–"
    return words("simulate-from-to", low=number(words, interval.low), high=number(words, interval.high))


def as_json(plan: Plan, statistics: Statistics, seconds: float) -> dict[str, Any]:
    """Everything under `speed` differs from run to run, and nothing else."""
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "games": plan.games,
        "played": statistics.games,
        "bots": [tally_json(tally) for tally in statistics],
        "speed": {
            "seconds": seconds,
            "games_per_second": statistics.games / seconds if seconds > 0 else None,
            "milliseconds_per_answer": [tally.milliseconds for tally in statistics],
        },
    }


def tally_json(tally: Tally) -> dict[str, Any]:
    return {
        "bot": tally.who.bot,
        "seat": tally.who.seat,
        "seats": tally.seats_per_game,
        "wins": float(tally.wins),
        "win_share": tally.win_share,
        "win_interval": list(tally.win_interval),
        "mean": tally.mean,
        "interval": None if tally.interval is None else list(tally.interval),
        "deviation": tally.deviation,
        "lowest": tally.lowest,
        "highest": tally.highest,
        "rows": {row: tally.mean_of(row) for row in tally.rows},
        "facts": {fact: tally.mean_fact(fact) for fact in tally.facts},
    }


class PlotWords(Labels):
    """The words of a picture in the user's language."""

    def __init__(self, words: Texts, plan: Plan, statistics: Statistics) -> None:
        self.words = words
        self.game = plan.game
        self.title = words("simulate-plot-title", games=statistics.games, game=game_name(words, plan.game))
        self.points = words("simulate-plot-points")
        self.share = words("simulate-plot-share")
        self.mean = words("simulate-mean")

    def row(self, name: str) -> str:
        return row_name(self.words, self.game, name)

    def who(self, who: Who) -> str:
        if who.seat is None:
            return who.bot
        return self.words("simulate-seat", seat=who.seat, bot=who.bot)
