"""Pictures of the statistics: how points are spread, and which kinds they come from. Needs matplotlib, an extra."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from habitable.kernel.errors import HabitableError
from habitable.lab.arena import Standing
from habitable.lab.statistics import Statistics, Who

FORMATS = (".png", ".svg", ".pdf")
HATCHES = ("", "//", "..", "xx", "\\\\", "oo")  # colour never carries meaning alone
LINES = ("-", "--", ":", "-.", (0, (1, 4)), (0, (6, 2, 1, 2)))


class Labels:
    """The words in a picture; a language gives its own."""

    title = "Points"
    points = "points"
    share = "share of results"
    mean = "mean points"

    def row(self, name: str) -> str:
        return name.replace("_", " ")

    def who(self, who: Who) -> str:
        return who.bot if who.seat is None else f"{who.seat}: {who.bot}"


def available() -> bool:
    return find_spec("matplotlib") is not None


def knows(path: Path) -> bool:
    """Whether a picture can go into a file of this name."""
    return path.suffix.lower() in FORMATS


def draw(statistics: Statistics, path: Path, labels: Labels | None = None) -> None:
    """Distributions of the points above, means of each kind below."""
    if not available():
        raise HabitableError("simulate-no-matplotlib")
    from matplotlib.figure import Figure

    words = labels or Labels()
    tallies = list(statistics)
    figure = Figure(figsize=(10, 9), layout="constrained")
    above, below = figure.subplots(2, 1)

    edges = bins(statistics)
    for i, tally in enumerate(tallies):
        share = [100 * times / tally.seats for times in tally.totals.values()]
        style = {"linestyle": LINES[i % len(LINES)], "color": f"C{i}"}
        above.hist(list(tally.totals), edges, weights=share, histtype="stepfilled", color=f"C{i}", alpha=0.25)
        above.hist(list(tally.totals), edges, weights=share, histtype="step", label=words.who(tally.who), **style)
        above.axvline(tally.mean, linewidth=0.8, **style)
    above.set_title(words.title)
    above.set_xlabel(words.points)
    above.set_ylabel(f"{words.share} (%)")
    above.legend()

    rows = list(tallies[0].rows)
    width = 0.8 / len(tallies)
    for i, tally in enumerate(tallies):
        places = [x + width * (i - (len(tallies) - 1) / 2) for x in range(len(rows))]
        heights = [tally.mean_of(row) for row in rows]
        below.bar(
            places, heights, width, label=words.who(tally.who), hatch=HATCHES[i % len(HATCHES)], edgecolor="white"
        )
    below.set_xticks(range(len(rows)), [words.row(row) for row in rows], rotation=30, ha="right")
    below.set_ylabel(words.mean)
    below.axhline(0, color="black", linewidth=0.8)
    below.legend()
    figure.savefig(path, dpi=120)


def bins(statistics: Statistics) -> list[float]:
    """Edges between whole numbers: fewer and wider bins for fewer games, the same for all bots."""
    lowest = min(tally.lowest for tally in statistics)
    highest = max(tally.highest for tally in statistics)
    fewest = min(tally.seats for tally in statistics)
    width = max(1, round((highest - lowest) / (4 * fewest ** (1 / 3))))
    return [x - 0.5 for x in range(lowest, highest + width + 1, width)]


def draw_standings(standings: list[Standing], par: dict[str, float], path: Path, title: str, share: str) -> None:
    """Shares of winning with their intervals, and what equals would have."""
    if not available():
        raise HabitableError("simulate-no-matplotlib")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 1.5 + 0.6 * len(standings)), layout="constrained")
    axes = figure.subplots()
    for i, one in enumerate(reversed(standings)):
        axes.barh(i, 100 * one.share, color="C0", alpha=0.5, hatch=HATCHES[i % len(HATCHES)])
        if one.share_interval is not None:
            axes.plot([100 * max(0.0, one.share_interval.low), 100 * min(1.0, one.share_interval.high)], [i, i], "k-")
        axes.plot([100 * par[one.bot]] * 2, [i - 0.4, i + 0.4], "k:")
    axes.set_yticks(range(len(standings)), [f"{one.bot} × {one.seats}" for one in reversed(standings)])
    axes.set_xlim(0, 100)
    axes.set_xlabel(f"{share} (%)")
    axes.set_title(title)
    figure.savefig(path, dpi=120)


def draw_course(history: list[dict[str, Any]], path: Path, title: str, generation: str, share: str) -> None:
    """Strength by generation, of those that were judged."""
    if not available():
        raise HabitableError("simulate-no-matplotlib")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    judged = [(one["generation"], strength) for one in history for strength in one["strength"]]
    generations = [generation for generation, _ in judged]
    low, middle, high = ([100 * one[name] for _, one in judged] for name in ("low", "share", "high"))
    axes.plot(generations, middle, "o-")
    axes.fill_between(generations, low, high, alpha=0.2)
    axes.set_ylim(0, 100)
    axes.set_title(title)
    axes.set_xlabel(generation)
    axes.set_ylabel(f"{share} (%)")
    figure.savefig(path, dpi=120)
