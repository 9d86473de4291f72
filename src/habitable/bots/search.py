"""Looking ahead: what seems best is played on in worlds that look the same to the seat, all with the same luck, and
what proves worse is dropped, half of it at a time."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from habitable.bots.mind import Mind, pick, play_on
from habitable.kernel.model import Rehearsal
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng

LIMIT: Final = 4000  # answers of one simulation, at most


class Search:
    """How somebody looks ahead: at so many answers, in so many worlds. How many rounds, the mind says."""

    def __init__(self, mind: Mind, width: i64, gap: float, trust: float) -> None:
        self.mind: Mind = mind
        self.quick: Mind = mind.rehearsing()  # plays on
        self.width: i64 = width  # answers that are looked at, the best ones at first sight
        self.gap: float = gap  # and not those that are worth so much less than the best one
        self.trust: float = trust  # so many simulations weigh as much as the first sight

    def answer(self, p: Position, seat: i64, rng: Rng, simulations: i64, seconds: float) -> i64:
        options = p.options(seat)
        if len(options) == 1:
            return options[0]
        sight = self.mind.consider(p, seat, options)
        left = self.candidates(sight)
        rounds: i64 = self.mind.ahead(p)
        if rounds == 0 or len(left) == 1 or simulations < len(left):
            return options[pick(sight, rng)]
        games = self.mind.imagined(p, seat)
        if games is None:
            games = PlayedOn(p, seat, self.mind.clock(p) + rounds, self.quick, self.trust)
        simulations = max(len(left), int(float(simulations) * games.pace))
        trust = games.trust
        ends = perf_counter() + seconds if seconds > 0.0 else 0.0
        totals = [0.0] * len(options)
        done: i64 = 0  # simulations of each that is left
        halvings: i64 = 1
        while (1 << halvings) < len(left):
            halvings += 1
        each: i64 = 0
        while len(left) > 1:
            each += max(1, simulations // (halvings * len(left)))
            while done < each:
                if ends > 0.0 and perf_counter() > ends:
                    return options[best(left, sight, totals, done, trust)]
                luck: i64 = rng.bits()
                for i in left:
                    totals[i] += self.quick.judge(games.play(options[i], luck), seat)
                done += 1
            left = better_half(left, sight, totals, done, trust)
        return options[left[0]]

    def candidates(self, sight: list[float]) -> list[int]:
        """Where the best answers are, at first sight; the best one first."""
        order = sorted([(-worth, i) for i, worth in enumerate(sight)])
        least = -order[0][0] - self.gap
        return [i for worth, i in order[: self.width] if -worth >= least]


class PlayedOn(Rehearsal):
    """Games as the mind plays them on, until its clock shows so much; for games that have no way of their own."""

    def __init__(self, p: Position, seat: i64, until: i64, mind: Mind, trust: float) -> None:
        super().__init__(1.0, trust)
        self.p: Position = p
        self.seat: i64 = seat
        self.until: i64 = until
        self.minds: list[Mind] = [mind] * p.seats

    def play(self, answer: i64, luck: i64) -> Position:
        rng = Rng(luck)
        world = self.p.imagine(self.seat, rng)
        world.accept(self.seat, answer)
        world.settle()
        play_on(world, self.minds, self.until, LIMIT, rng)
        return world


def worth(i: i64, sight: list[float], totals: list[float], done: i64, trust: float) -> float:
    return (totals[i] + trust * sight[i]) / (float(done) + trust)


def best(left: list[int], sight: list[float], totals: list[float], done: i64, trust: float) -> i64:
    found: i64 = left[0]
    for i in left:
        if worth(i, sight, totals, done, trust) > worth(found, sight, totals, done, trust):
            found = i
    return found


def better_half(left: list[int], sight: list[float], totals: list[float], done: i64, trust: float) -> list[int]:
    order = sorted([(-worth(i, sight, totals, done, trust), i) for i in left])
    return [i for _, i in order[: (len(left) + 1) // 2]]
