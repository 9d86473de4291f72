"""What many games say about the bots: wins, points, points of each kind."""

import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from statistics import NormalDist
from typing import NamedTuple

from habitable.lab.simulate import Outcome

Z = NormalDist().inv_cdf(0.975)  # 95 % of a normal distribution lie within this many deviations


class Who(NamedTuple):
    """A line of the statistics: all seats of a bot together, or one seat."""

    bot: str
    seat: int | None = None


class Interval(NamedTuple):
    low: float
    high: float


class Tally:
    """The results of one bot. All sums are of whole numbers, so that their order means nothing."""

    def __init__(self, who: Who, rows: list[str], facts: list[str]) -> None:
        self.who = who
        self.games = 0
        self.seats = 0  # played, over all games
        self.wins = Fraction(0)  # a victory shared by three is a third
        self.totals: Counter[int] = Counter()  # final points -> how often
        self.rows = dict.fromkeys(rows, 0)
        self.facts = dict.fromkeys(facts, 0)
        self.answers = 0
        self.seconds = 0.0
        self._of_games = 0  # sums over games of (points at all own seats), of its square
        self._of_squares = 0

    def add(self, outcome: Outcome, seats: list[int]) -> None:
        sheet = outcome.sheet
        winners = sheet.places.count(1)
        points = [sheet.totals[seat] for seat in seats]
        self.games += 1
        self.seats += len(seats)
        self.wins += Fraction(sum(sheet.places[seat] == 1 for seat in seats), winners)
        self.totals.update(points)
        for sums, lines in ((self.rows, sheet.rows), (self.facts, sheet.facts)):
            for line in lines:
                sums[line.name] += sum(line.points[seat] for seat in seats)
        self.answers += sum(outcome.thinking[seat].answers for seat in seats)
        self.seconds += sum(outcome.thinking[seat].seconds for seat in seats)
        self._of_games += sum(points)
        self._of_squares += sum(points) ** 2

    @property
    def seats_per_game(self) -> int:
        return self.seats // self.games

    @property
    def win_share(self) -> float:
        return float(self.wins / self.games)

    @property
    def win_interval(self) -> Interval:
        """Wilson's interval: it stays honest when nearly all games are won."""
        n, p = self.games, self.win_share
        middle = p + Z * Z / (2 * n)
        reach = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        scale = 1 + Z * Z / n
        return Interval(max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))

    @property
    def mean(self) -> float:
        return sum(points * times for points, times in self.totals.items()) / self.seats

    @property
    def deviation(self) -> float | None:
        """The spread of single results; nothing can be said after one."""
        if self.seats < 2:
            return None
        mean = Fraction(sum(points * times for points, times in self.totals.items()), self.seats)
        squares = sum(times * (points - mean) ** 2 for points, times in self.totals.items())
        return math.sqrt(squares / (self.seats - 1))

    @property
    def interval(self) -> Interval | None:
        """Of the mean. Seats at one table depend on each other; games do not, so games are counted."""
        n, k = self.games, self.seats_per_game
        if n < 2:
            return None
        variance = (Fraction(self._of_squares) - Fraction(self._of_games**2, n)) / (n - 1)
        reach = Z * math.sqrt(variance / n) / k
        return Interval(self.mean - reach, self.mean + reach)

    @property
    def lowest(self) -> int:
        return min(self.totals)

    @property
    def highest(self) -> int:
        return max(self.totals)

    def mean_of(self, row: str) -> float:
        """Mean points of one line of the score pad."""
        return self.rows[row] / self.seats

    def mean_fact(self, fact: str) -> float:
        return self.facts[fact] / self.seats

    @property
    def milliseconds(self) -> float | None:
        """Per answer."""
        return 1000 * self.seconds / self.answers if self.answers else None


class Statistics:
    """Tallies by bot, or by seat where everybody kept theirs."""

    def __init__(self, by_seat: bool = False) -> None:
        self.by_seat = by_seat
        self.games = 0
        self.tallies: dict[Who, Tally] = {}

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        own: dict[Who, list[int]] = {}
        for seat, bot in enumerate(outcome.bots):
            own.setdefault(Who(bot, seat if self.by_seat else None), []).append(seat)
        for who, seats in own.items():
            if who not in self.tallies:
                rows = [row.name for row in outcome.sheet.rows]
                facts = [fact.name for fact in outcome.sheet.facts]
                self.tallies[who] = Tally(who, rows, facts)
            self.tallies[who].add(outcome, seats)

    def __iter__(self) -> Iterator[Tally]:
        return iter(self.tallies.values())
