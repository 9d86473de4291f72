"""Who is stronger: the same deals in all seatings, counted by deals, for seats at one table depend on each other.

plan = contest("ecosystem", ["master", "expert", "expert", "expert"], deals=100, seed=7)
arena = Arena(plan)
for outcome in simulate(plan):
    arena.add(outcome)
arena.standings()
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from habitable.kernel.errors import BadOptions
from habitable.lab.simulate import Outcome, Plan
from habitable.lab.statistics import Interval, Z

CERTAIN = 3.0  # deviations: whoever looks after every deal needs more than for one look
FEWEST = 20  # deals before anything is certain


def contest(
    game: str, bots: Sequence[str], deals: int, seed: int, seats: int = 0, options: dict[str, Any] | None = None
) -> Plan:
    """Those named sit at a table; of two, with a number of seats, one against all others."""
    names = list(bots)
    if len(names) == 2 and seats > 2:
        names = [names[0], *[names[1]] * (seats - 1)]
    if len(set(names)) < 2:
        raise BadOptions("arena-alone")
    if deals < 1:
        raise BadOptions("arena-deals-wrong", deals=str(deals))
    return Plan(game, names, deals * len(names), seed, options or {}, same_deals=True)


class Standing(NamedTuple):
    """How a bot did."""

    bot: str
    seats: int  # at a table
    share: float  # of winning, ties split
    share_interval: Interval | None
    points: float
    points_interval: Interval | None
    place: float  # in the mean
    milliseconds: float | None  # for an answer, in the mean
    longest: float  # milliseconds for one


class Arena:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.par = {name: plan.bots.count(name) / len(plan.bots) for name in plan.bots}
        self.deals = 0
        self._open: list[Outcome] = []  # games of a deal that was not played in all seatings yet
        self.shares: dict[str, list[float]] = {name: [] for name in self.par}  # of winning, by deal
        self._points: dict[str, list[float]] = {name: [] for name in self.par}
        self._places: dict[str, list[float]] = {name: [] for name in self.par}
        self._answers = dict.fromkeys(self.par, 0)
        self._seconds = dict.fromkeys(self.par, 0.0)
        self._longest = dict.fromkeys(self.par, 0.0)

    def add(self, outcome: Outcome) -> bool:
        """Whether a deal has been played in all seatings now."""
        self._open.append(outcome)
        for name, thinking in zip(outcome.bots, outcome.thinking, strict=True):
            self._answers[name] += thinking.answers
            self._seconds[name] += thinking.seconds
            self._longest[name] = max(self._longest[name], thinking.longest)
        if len(self._open) < len(self.plan.bots):
            return False
        for name in self.par:
            seats = [(one.sheet, seat) for one in self._open for seat, bot in enumerate(one.bots) if bot == name]
            won = sum(1 / sheet.places.count(1) for sheet, seat in seats if sheet.places[seat] == 1)
            self.shares[name].append(won / len(self._open))
            self._points[name].append(sum(sheet.totals[seat] for sheet, seat in seats) / len(seats))
            self._places[name].append(sum(sheet.places[seat] for sheet, seat in seats) / len(seats))
        self.deals += 1
        self._open = []
        return True

    def certain(self) -> bool:
        """Whether the first of them is surely better or worse than a share of equals."""
        name = self.plan.bots[0]
        interval = around(self.shares[name], CERTAIN)
        return self.deals >= FEWEST and interval is not None and not interval.low <= self.par[name] <= interval.high

    def standings(self) -> list[Standing]:
        """The best for each of its seats first."""
        out = [
            Standing(
                name,
                self.plan.bots.count(name),
                mean(self.shares[name]),
                around(self.shares[name], Z),
                mean(self._points[name]),
                around(self._points[name], Z),
                mean(self._places[name]),
                1000 * self._seconds[name] / self._answers[name] if self._answers[name] else None,
                1000 * self._longest[name],
            )
            for name in self.par
        ]
        return sorted(out, key=lambda one: -one.share / one.seats)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def around(numbers: Sequence[float], deviations: float) -> Interval | None:
    """Where the mean of many more would be."""
    n = len(numbers)
    if n < 2:
        return None
    middle = mean(numbers)
    reach = deviations * math.sqrt(sum((x - middle) ** 2 for x in numbers) / (n - 1) / n)
    return Interval(middle - reach, middle + reach)
