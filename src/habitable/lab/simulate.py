"""Many games between bots: the same plan gives the same games on any number of processes.

plan = Plan(game="ecosystem", bots=["greedy", "random", "random"], games=1000, seed=7)
for outcome in simulate(plan, jobs=2):
    ...
"""

import math
import random
from collections.abc import Iterator
from time import thread_time
from typing import Any

import msgspec

from habitable import bots, games
from habitable.kernel.errors import BadOptions
from habitable.kernel.game import ScoreSheet
from habitable.kernel.luck import Seeded
from habitable.kernel.play import nature
from habitable.kernel.rng import Rng
from habitable.lab import players
from habitable.lab.workers import spread

SEEDS = 1 << 62


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. Everything that decides how the games go is here."""

    game: str
    bots: list[str]
    games: int
    seed: int
    options: dict[str, Any] = {}
    rotate: bool = True
    same_deals: bool = False  # every deal once in each seating

    def check(self) -> None:
        """Raises BadOptions, before anything is played, where something is wrong."""
        game = games.get(self.game)
        for name in self.bots:
            players.make(name, bots.Start(self.game))
        game.check_seats(len(self.bots))
        game.make_options(self.options)
        if self.games < 1:
            raise BadOptions("simulate-games-wrong", games=str(self.games))
        check_seed(self.seed)


class Thinking(msgspec.Struct):
    """How much a bot was asked. The seconds, of the processor, are the only thing in an outcome that differs between
    runs."""

    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0  # of one answer

    def add(self, seconds: float) -> None:
        self.answers += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class Outcome(msgspec.Struct):
    """A game that was played: who sat where, and the score pad. All lists are by seat."""

    game: int
    bots: list[str]
    sheet: ScoreSheet
    thinking: list[Thinking]


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Outcome]:
    """The outcomes in order. Whoever stops early has what the same plan with fewer games would give."""
    plan.check()
    check_jobs(jobs)
    if min(jobs, plan.games) == 1:
        return (play(plan, number) for number in range(plan.games))
    return spread(play, plan, plan.games, min(jobs, plan.games))


def check_seed(seed: int) -> None:
    if not 0 <= seed < SEEDS:
        raise BadOptions("simulate-seed-wrong", seed=str(seed), last=str(SEEDS - 1))


def check_jobs(jobs: int) -> None:
    if jobs < 1:
        raise BadOptions("simulate-jobs-wrong", jobs=str(jobs))


def play(plan: Plan, number: int) -> Outcome:
    """One game of the plan."""
    game = games.get(plan.game)
    names = [plan.bots[i] for i in (seating(number, len(plan.bots)) if plan.rotate else range(len(plan.bots)))]
    seated = [players.make(name, bots.Start(plan.game, len(names), seat)) for seat, name in enumerate(names)]
    source = luck(plan.seed, number // len(names) if plan.same_deals else number)
    chance = Seeded(source.split())
    minds = [source.split() for _ in names]
    thinking = [Thinking() for _ in names]
    position = game.start(len(names), game.make_options(plan.options))
    nature(position, chance)
    while not position.over():
        seat = position.turn()
        began = thread_time()
        answer = bots.choose(seated[seat], position, seat, minds[seat])
        thinking[seat].add(thread_time() - began)
        position.play(seat, answer)  # in place: `play.take`, which keeps moments, takes up to three times as long
        nature(position, chance)
    return Outcome(number, names, game.sheet(position), thinking)


def luck(seed: int, number: int) -> Rng:
    """The generator of one game, unrelated to those of its neighbours."""
    return Rng((Rng(seed).bits() + number) % SEEDS).split()


def any_seed() -> int:
    """A seed for somebody who does not care; short enough to be typed again."""
    return random.SystemRandom().randrange(1_000_000)


def seating(number: int, seats: int) -> list[int]:
    """Which bot of the plan sits where in a game.

    In any `seats` games in a row that begin with a multiple of it everybody has every seat once; then the order
    round the table changes, so that nobody profits from their neighbours either.
    """
    turned = number % seats
    order = [0, *_permutation(number // seats, list(range(1, seats)))]
    return order[turned:] + order[:turned]


def _permutation(index: int, things: list[int]) -> list[int]:
    out = []
    left = list(things)
    index %= math.factorial(len(left))
    while left:
        index, i = divmod(index, len(left))
        out.append(left.pop(i))
    return out
