"""Six levels, from Beginner to Master. Weaker ones care and see less; none plays silly: an answer is never worse than
the level's slack, in its own eyes."""

import math
from typing import NamedTuple

from habitable.bots.bot import Start
from habitable.bots.mind import Advised, Mind
from habitable.bots.search import Search
from habitable.bots.value import mind_for
from habitable.kernel.model import features_for
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


class Level(NamedTuple):
    """How somebody plays. What is counted in points is in units of the game."""

    learned: bool  # or by the advice made by hand
    noise: float  # how far a judgement of an answer is off, about
    slack: float  # how much worse than the best an answer may seem
    careful: bool = False  # thinks of what follows, or goes by first sight
    simulations: int = 0  # of looking ahead, for one answer


LEVELS = {
    "beginner": Level(learned=False, noise=2.4, slack=7.5),
    "casual": Level(learned=False, noise=1.2, slack=4.0),
    "club": Level(learned=True, noise=1.0, slack=3.5, careful=True),
    "strong": Level(learned=True, noise=0.6, slack=2.0, careful=True),
    "expert": Level(learned=True, noise=0.0, slack=0.0, careful=True),
    "master": Level(learned=True, noise=0.0, slack=0.0, careful=True, simulations=120),
}

WIDTH = 6  # answers that are looked at more closely
GAP = 3.0  # what is worth so many units less at first sight is not looked at
TRUST = 8.0  # simulations that weigh as much as the first sight: few of them know less than it does


class Player:
    """A level at a table, perhaps with a style."""

    def __init__(self, level: Level, start: Start, style: str = "") -> None:
        self.level = level
        self.style = style
        self.most = start.budget.simulations
        self.seconds = start.budget.seconds or 0.0

    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        level = self.level
        mind = mind_for(type(position), self.style) if level.learned else Advised()
        features = features_for(type(position))
        unit = 1.0 if features is None else features.unit
        simulations = int(level.simulations * (1.0 if features is None else features.worlds))
        if self.most is not None:
            simulations = min(simulations, self.most)
        if simulations > 0:
            return searcher(mind, position).answer(position, seat, rng, simulations, self.seconds)
        options = position.options(seat)
        if len(options) == 1:
            return options[0]
        worth = (mind.consider if level.careful else mind.weigh)(position, seat, options)
        return options[careless(worth, level.noise * unit, level.slack * unit, rng)]


def searcher(mind: Mind, position: Position) -> Search:
    """How a master looks ahead."""
    features = features_for(type(position))
    return Search(mind, WIDTH, GAP * (1.0 if features is None else features.unit), TRUST)


def careless(worth: list[float], noise: float, slack: float, rng: Rng) -> int:
    """Where the most seems to be to somebody whose judgement is off."""
    least = max(worth) - slack
    seems = [(value + noise * off(rng), i) for i, value in enumerate(worth) if value >= least]
    return max(seems)[1]


def off(rng: Rng) -> float:
    """Gumbel's distribution: the best of many looks is off like this, and choosing by it is a softmax."""
    return -math.log(-math.log((float(rng.below(1 << 30)) + 0.5) / (1 << 30)))
