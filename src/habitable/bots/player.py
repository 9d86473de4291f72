"""Six levels, from Beginner to Master. Weaker ones care and see less; none plays silly: an answer is never much worse
than the best, in its own eyes."""

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
    """How somebody plays."""

    learned: bool  # or by the advice made by hand
    doubt: float = 0.0  # how far a judgement of an answer is off, about: in units of a game that does not say itself
    careful: bool = False  # thinks of what follows, or goes by first sight
    simulations: int = 0  # of looking ahead, for one answer


LEVELS = {
    "beginner": Level(learned=False, doubt=2.4),
    "casual": Level(learned=False, doubt=1.2),
    "club": Level(learned=True, doubt=1.0, careful=True),
    "strong": Level(learned=True, doubt=0.6, careful=True),
    "expert": Level(learned=True, careful=True),
    "master": Level(learned=True, careful=True, simulations=120),
}

SLACK = 3.3  # doubts by which an answer may seem worse than the best one, at most
WIDTH = 6  # answers that are looked at more closely
GAP = 3.0  # what is worth so many units less at first sight is not looked at
TRUST = 8.0  # simulations that weigh as much as the first sight: few of them know less than it does


class Player:
    """A level at a table, perhaps with a style."""

    def __init__(self, level: str, start: Start, style: str = "") -> None:
        self.name = level
        self.level = LEVELS[level]
        self.style = style
        self.most = start.budget.simulations
        self.seconds = start.budget.seconds or 0.0

    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        level = self.level
        mind = mind_for(type(position), self.style) if level.learned else Advised()
        simulations = simulations_of(self.name, type(position))
        if self.most is not None:
            simulations = min(simulations, self.most)
        if simulations > 0:
            return searcher(mind, position).answer(position, seat, rng, simulations, self.seconds)
        options = position.options(seat)
        if len(options) == 1:
            return options[0]
        worth = (mind.consider if level.careful else mind.weigh)(position, seat, options)
        features = features_for(type(position))
        doubt = level.doubt if features is None else features.doubts.get(self.name, level.doubt * features.unit)
        return options[careless(worth, doubt, rng)]


def simulations_of(level: str, position: type[Position]) -> int:
    """How many a level has for an answer in a game of such positions."""
    features = features_for(position)
    return int(LEVELS[level].simulations * (1.0 if features is None else features.worlds))


def searcher(mind: Mind, position: Position) -> Search:
    """How a master looks ahead."""
    features = features_for(type(position))
    return Search(mind, WIDTH, GAP * (1.0 if features is None else features.unit), TRUST)


def careless(worth: list[float], doubt: float, rng: Rng) -> int:
    """Where the most seems to be to somebody whose judgement is off."""
    least = max(worth) - SLACK * doubt
    seems = [(value + doubt * off(rng), i) for i, value in enumerate(worth) if value >= least]
    return max(seems)[1]


def off(rng: Rng) -> float:
    """Gumbel's distribution: the best of many looks is off like this, and choosing by it is a softmax."""
    return -math.log(-math.log((float(rng.below(1 << 30)) + 0.5) / (1 << 30)))
