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

REMEMBERED: Final = 10_000  # thoughts, at most
HEADS: Final = ["points", "rivals", "win"]  # what is learned: one's own points, the others' mean, the share of winning


@final
class Eight:
    """A number for each of eight hidden units. Fields, and no list: compiled, a field is a machine's number, where a
    list has an object to be unpacked."""

    def __init__(self, a: float, b: float, c: float, d: float, e: float, f: float, g: float, h: float) -> None:
        self.a: float = a
        self.b: float = b
        self.c: float = c
        self.d: float = d
        self.e: float = e
        self.f: float = f
        self.g: float = g
        self.h: float = h

    def copy(self) -> "Eight":
        return Eight(self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h)

    def add(self, times: float, more: "Eight") -> None:
        self.a += times * more.a
        self.b += times * more.b
        self.c += times * more.c
        self.d += times * more.d
        self.e += times * more.e
        self.f += times * more.f
        self.g += times * more.g
        self.h += times * more.h

    def above(self, weights: "Eight") -> float:
        """What those that are above 0 add up to."""
        total = 0.0
        if self.a > 0.0:
            total += self.a * weights.a
        if self.b > 0.0:
            total += self.b * weights.b
        if self.c > 0.0:
            total += self.c * weights.c
        if self.d > 0.0:
            total += self.d * weights.d
        if self.e > 0.0:
            total += self.e * weights.e
        if self.f > 0.0:
            total += self.f * weights.f
        if self.g > 0.0:
            total += self.g * weights.g
        if self.h > 0.0:
            total += self.h * weights.h
        return total


def eights(numbers: list[float]) -> list[Eight]:
    """All numbers, and 0 for units that are not there."""
    n = numbers + [0.0] * 7
    return [
        Eight(n[i], n[i + 1], n[i + 2], n[i + 3], n[i + 4], n[i + 5], n[i + 6], n[i + 7])
        for i in range(0, len(numbers), 8)
    ]


@final
class Sight:
    """Somebody looks at a position: each number that is seen is weighed at once. For whoever wants the numbers
    themselves they are written down instead."""

    def __init__(self, weights: list[float], hidden: list[list[Eight]], units: list[Eight], writes: i64 = 0) -> None:
        self.weights: list[float] = weights  # of each feature, and of 1
        self.hidden: list[list[Eight]] = hidden  # of each feature, for the hidden units
        self.units: list[Eight] = units  # what was seen is worth so much to them
        self.groups: i64 = len(units)
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
        if number != 0:
            self.add(self.next, float(number))
        self.next += 1

    def add(self, feature: i64, number: float) -> None:
        """More of any feature."""
        if self.writes:
            self.row[feature] += number
            return
        self.total += number * self.weights[feature]
        if self.groups > 0 and number != 0.0:
            weights = self.hidden[feature]
            i: i64 = 0
            while i < self.groups:
                self.units[i].add(number, weights[i])
                i += 1


def writing(features: i64) -> Sight:
    """To look with for the numbers themselves."""
    return Sight([], [], [], features)


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
        self.hidden: list[list[Eight]] = [eights(units) for units in hidden]  # by feature
        self.bias: list[list[Eight]] = [eights(units) for units in bias]  # by phase
        self.out: list[Eight] = eights(out)
        self.aim: list[float] = aim  # how much each of HEADS counts in it
        self.known: dict[int, object] = {}  # what a game has thought before, by marks of its own: see `remember`

    def remember(self, mark: i64, thought: object) -> None:
        """For the next time. Now and then all is forgotten."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[mark] = thought

    def worth(self, phase: i64, features: list[float]) -> float:
        sight = self.sight(phase)
        for number in features:
            sight.see(number)
        return self.seen(sight)

    def sight(self, phase: i64) -> Sight:
        """To look with, in this phase."""
        units = [group.copy() for group in self.bias[phase]] if self.out else []
        return Sight(self.linear[phase], self.hidden, units)

    def seen(self, sight: Sight) -> float:
        """What all that was seen is worth."""
        total = sight.total + sight.weights[len(sight.weights) - 1]
        i: i64 = 0
        while i < sight.groups:
            total += sight.units[i].above(self.out[i])
            i += 1
        return total


class Rehearsal:
    """Games as a seat may imagine them, each played on after one of its answers."""

    def __init__(self, pace: float, trust: float) -> None:
        self.pace: float = pace  # how many of the usual simulations are worth their time
        self.trust: float = trust  # how many of them weigh as much as the first sight

    def play(self, answer: i64, luck: i64) -> Any:
        """The position that such a game comes to; the same luck makes the same world."""
        raise NotImplementedError


Rehearse = Callable[[Any, i64, Model], Rehearsal]  # a position, a seat


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
        doubts: dict[str, float] | None = None,
        imagined: Rehearse | None = None,
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
        self.doubts: dict[str, float] = doubts or {}  # by level: how far it misjudges answers, in points; else as usual
        self.imagined: Rehearse | None = imagined  # a search plays on in a way of the game's own
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
