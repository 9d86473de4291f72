"""What was learned from play: which features of a position count, and how much.

A game says in its `features.py`, beside the module of its position, what a good player looks at. A `Model` is what
training made of it: a function of the features, linear in each phase of the game, perhaps with a hidden layer.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, final

from mypy_extensions import i64

Look = Callable[[Any, i64], list[float]]  # a position, a seat: its features
Phase = Callable[[Any, i64], i64]  # a position, a seat: how far it has come, from 0 on
Clock = Callable[[Any], i64]  # a position: a number that rises when a round ends
Ahead = Callable[[Any, Any], i64]  # a position, a question: how many rounds ahead it is worth looking, 0 for none
Expect = Callable[[Any, i64, "Model"], float]  # a position when a round begins, a seat: more is better
Think = Callable[[Any, Any, i64, list[int], "Model"], list[float]]  # position, question, seat, answers: more is better

HEADS: Final = ["points", "rivals", "win"]  # what is learned: one's own points, the others' mean, the share of winning


@final
class Sight:
    """Somebody looks at a position: each number that is seen is weighed at once. With a hidden layer, or for whoever
    wants the numbers themselves, they are written down."""

    def __init__(self, weights: list[float], writes: i64 = 0) -> None:
        self.weights: list[float] = weights  # of each feature, and of 1
        self.total: float = 0.0
        self.next: i64 = 0  # the feature that will be seen next
        self.writes: bool = writes > 0  # so many features
        self.row: list[float] = [0.0] * writes

    def see(self, number: float) -> None:
        """The next feature."""
        self.add(self.next, number)
        self.next += 1

    def count(self, number: i64) -> None:
        """The next feature, a whole number."""
        self.add(self.next, float(number))
        self.next += 1

    def add(self, feature: i64, number: float) -> None:
        """More of any feature."""
        if self.writes:
            self.row[feature] += number
        else:
            self.total += number * self.weights[feature]


class Model:
    """A number for each position, as one seat sees it: more is better, counted in points."""

    def __init__(
        self,
        linear: list[list[float]],
        hidden: list[list[float]],
        bias: list[list[float]],
        out: list[float],
        aim: list[float],
    ) -> None:
        self.linear: list[list[float]] = linear  # by phase: a weight for each feature, and one for 1
        self.by_unit: list[list[float]] = [[row[j] for row in hidden] for j in range(len(out))]  # given by feature
        self.bias: list[list[float]] = bias  # by phase: of each hidden unit
        self.out: list[float] = out  # of each hidden unit
        self.aim: list[float] = aim  # how much each of HEADS counts in it
        self.units: i64 = len(out)

    def worth(self, phase: i64, features: list[float]) -> float:
        weights = self.linear[phase]
        n: i64 = len(features)
        total = weights[n]
        i: i64 = 0
        while i < n:
            x = features[i]
            if x != 0.0:
                total += x * weights[i]
            i += 1
        if self.units > 0:
            total += self.deeper(phase, features)
        return total

    def sight(self, phase: i64) -> Sight:
        """To look with, in this phase."""
        weights = self.linear[phase]
        return Sight(weights, len(weights) - 1 if self.units > 0 else 0)

    def seen(self, phase: i64, sight: Sight) -> float:
        """What all that was seen is worth."""
        if sight.writes:
            return self.worth(phase, sight.row)
        return sight.total + sight.weights[len(sight.weights) - 1]

    def deeper(self, phase: i64, features: list[float]) -> float:
        """What the hidden layer adds."""
        bias = self.bias[phase]
        there = [i for i, x in enumerate(features) if x != 0.0]  # about half of them
        total = 0.0
        j: i64 = 0
        while j < self.units:
            weights = self.by_unit[j]
            added = bias[j]
            for i in there:
                added += features[i] * weights[i]
            if added > 0.0:
                total += added * self.out[j]
            j += 1
        return total


class Features:
    """What a good player of one game looks at, as `FEATURES` in its `features.py`."""

    def __init__(
        self,
        version: int,
        names: list[str],
        phases: int,
        look: Look,
        phase: Phase,
        think: Think,
        clock: Clock,
        ahead: Ahead,
        unit: float = 1.0,
        rate: float = 0.0,
        worlds: float = 1.0,
        consider: Think | None = None,
        rehearse: Think | None = None,
        expect: Expect | None = None,
        close: float = 0.0,
        solves: int = 0,
        doubts: dict[str, float] | None = None,
    ) -> None:
        self.version: int = version  # rises whenever the same position gives other numbers: models know theirs
        self.names: list[str] = names
        self.phases: int = phases
        self.look: Look = look
        self.phase: Phase = phase
        self.think: Think = think  # what a seat thinks of its answers, with a model
        self.consider: Think = think if consider is None else consider  # the same, if it takes its time
        self.rehearse: Think = think if rehearse is None else rehearse  # the same, if many games are played on
        self.expect: Expect | None = expect  # what is thought of its end then, if that is more than a look
        self.close: float = close  # points by which an imagined end may be off: a small lead is no win yet
        self.clock: Clock = clock
        self.ahead: Ahead = ahead
        self.unit: float = unit  # how many points a small mistake costs
        self.worlds: float = worlds  # how many simulations are worth their time, beside those of other games
        self.solves: int = solves  # what the clock shows when the rest is small enough to be played through, or 0
        self.doubts: dict[str, float] = doubts or {}  # by level: how far it misjudges answers, in points; else as usual
        self.rate: float = rate  # of the positions within a phase, those that training looks at


FOUND: dict[type, Features | None] = {}  # by class of position


def features_for(position: type) -> Features | None:
    """What there is for positions of this class."""
    if position not in FOUND:
        FOUND[position] = _find(position.__module__.rpartition(".")[0])
    return FOUND[position]


def _find(folder: str) -> Features | None:
    name = f"{folder}.features"
    try:
        features = import_module(name).FEATURES if folder else None
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise  # something that the features need
        return None
    assert features is None or isinstance(features, Features)
    return features
