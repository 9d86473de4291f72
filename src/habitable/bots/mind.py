"""How players think: what answers are worth to a seat, and how a position may end. Playing on by what they think."""

import math

from mypy_extensions import i64

from habitable.kernel.model import Features, Model, Rehearsal
from habitable.kernel.position import NATURE, Position
from habitable.kernel.rng import Rng


class Mind:
    """What somebody thinks, in points: more is better."""

    def weigh(self, p: Position, seat: i64, answers: list[int]) -> list[float]:
        """Of some of the seat's answers."""
        raise NotImplementedError

    def consider(self, p: Position, seat: i64, answers: list[int]) -> list[float]:
        """The same, with a thought of what follows."""
        return self.weigh(p, seat, answers)

    def judge(self, p: Position, seat: i64) -> float:
        """Of a position: what it will have been worth to the seat."""
        raise NotImplementedError

    def clock(self, p: Position) -> i64:
        """A number that rises when a round ends."""
        return 0

    def ahead(self, p: Position) -> i64:
        """How many rounds ahead it is worth looking before answering, 0 for none."""
        return 0

    def imagined(self, p: Position, seat: i64) -> Rehearsal | None:
        """How games are played on in a search, where the game has a way of its own."""
        return None

    def rehearsing(self) -> "Mind":
        """The same, as one plays on in a search."""
        return self

    def best(self, p: Position, seat: i64, rng: Rng) -> i64:
        """The answer that is worth most; of equal ones any."""
        options = p.options(seat)
        if len(options) == 1:
            return options[0]
        return options[pick(self.weigh(p, seat, options), rng)]


class Advised(Mind):
    """Thinks what the advice of a game says, made by hand. How far to look, features say."""

    def __init__(self, features: Features | None = None) -> None:
        self.features: Features | None = features

    def weigh(self, p: Position, seat: i64, answers: list[int]) -> list[float]:
        return p.weigh_all(seat, answers)

    def judge(self, p: Position, seat: i64) -> float:
        if p.top is None:
            return float(p.scores()[seat])
        return p.advise()[seat]

    def clock(self, p: Position) -> i64:
        return 0 if self.features is None else self.features.clock(p)

    def ahead(self, p: Position) -> i64:
        return 0 if self.features is None else self.features.ahead(p, p.top)


class Learned(Mind):
    """Thinks what a model says, made by training."""

    def __init__(self, features: Features, model: Model) -> None:
        self.features: Features = features
        self.model: Model = model

    def weigh(self, p: Position, seat: i64, answers: list[int]) -> list[float]:
        return self.features.think(p, p.top, seat, answers, self.model)

    def consider(self, p: Position, seat: i64, answers: list[int]) -> list[float]:
        return self.features.consider(p, p.top, seat, answers, self.model)

    def judge(self, p: Position, seat: i64) -> float:
        if p.top is None:
            return result(p, seat, self.model.aim)
        return self.model.worth(self.features.phase(p, seat), self.features.look(p, seat))

    def clock(self, p: Position) -> i64:
        return self.features.clock(p)

    def ahead(self, p: Position) -> i64:
        return self.features.ahead(p, p.top)

    def imagined(self, p: Position, seat: i64) -> Rehearsal | None:
        imagined = self.features.imagined
        return None if imagined is None else imagined(p, seat, self.model)

    def rehearsing(self) -> Mind:
        return Rehearsing(self.features, self.model)


class Rehearsing(Learned):
    """Plays on in a search: quickly, and an end that it comes to is not certain."""

    def weigh(self, p: Position, seat: i64, answers: list[int]) -> list[float]:
        return self.features.rehearse(p, p.top, seat, answers, self.model)

    def judge(self, p: Position, seat: i64) -> float:
        if p.top is None:
            return result(p, seat, self.model.aim, self.features.close)
        expect = self.features.expect
        return super().judge(p, seat) if expect is None else expect(p, seat, self.model)


def result(p: Position, seat: i64, aim: list[float], close: float = 0.0) -> float:
    """What the end of a game was worth: a sum of one's own points, the others' mean, and the share of winning; where it
    may be off by some points, the share that such a lead is worth."""
    points = p.scores()
    mine = float(points[seat])
    others = (float(sum(points)) - mine) / float(max(1, len(points) - 1))
    total = aim[0] * mine + aim[1] * others
    if close > 0.0:
        shares = 0.0
        for each in points:
            shares += math.exp((float(each) - mine) / close)
        total += aim[2] / shares
    elif aim[2] != 0.0:
        places = p.places()
        if places[seat] == 1:
            total += aim[2] / float(places.count(1))
    return total


def pick(worth: list[float], rng: Rng) -> i64:
    """Where the most is; of equal ones any."""
    best = worth[0]
    for each in worth:
        if each > best:
            best = each
    equal: i64 = 0
    for each in worth:
        if each == best:
            equal += 1
    nth: i64 = rng.below(equal) if equal > 1 else 0
    i: i64 = 0
    for each in worth:
        if each == best:
            if nth == 0:
                return i
            nth -= 1
        i += 1
    return 0


def play_on(p: Position, minds: list[Mind], until: i64, limit: i64, rng: Rng) -> i64:
    """Plays p on, with a mind for each seat, until their clock shows so much, or the game ends; returns the number of
    answers, Nature's included. Nature has a luck of its own, so that with the same luck she draws the same things
    whatever the others answer."""
    mind = minds[0]
    nature = rng.split()
    count: i64 = 0
    while not p.over() and count < limit and mind.clock(p) < until:
        seat = p.turn()
        answer = p.draw(seat, nature) if seat == NATURE else minds[seat].best(p, seat, rng)
        p.accept(seat, answer)
        p.settle()
        count += 1
    return count


class Notes:
    """What was seen in a game, in rows: by which seat, in which phase, and the features."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.phases: list[int] = []
        self.rows: list[list[float]] = []


def play_and_watch(p: Position, minds: list[Mind], tries: list[int], features: Features, rng: Rng) -> Notes:
    """Plays a game to its end. In its phase in `tries` a seat gives every other answer at random; of each seat only
    what was seen after that is noted, once in each phase, and now and then at the features' rate."""
    phases: list[list[int]] = [[] for _ in minds]
    rows: list[list[list[float]]] = [[] for _ in minds]
    last = [-1] * len(minds)
    rate = int(features.rate * 1000.0)
    p.settle()
    while not p.over():
        seat = p.turn()
        if seat == NATURE:
            p.accept(seat, p.draw(seat, rng))
            p.settle()
            continue
        if features.phase(p, seat) == tries[seat] and rng.below(2) == 0:
            p.accept(seat, p.draw(seat, rng))
            phases[seat] = []
            rows[seat] = []
        else:
            p.accept(seat, minds[seat].best(p, seat, rng))
        p.settle()
        if p.over():
            break
        each: i64 = 0
        while each < p.seats:
            phase: i64 = features.phase(p, each)
            if phase != last[each] or (each == seat and rate > 0 and rng.below(1000) < rate):
                last[each] = phase
                phases[each].append(phase)
                rows[each].append(features.look(p, each))
            each += 1
    notes = Notes()
    for i in range(len(minds)):
        notes.seats += [i] * len(rows[i])
        notes.phases += phases[i]
        notes.rows += rows[i]
    return notes
