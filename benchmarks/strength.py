"""The tables of docs/strength.md from fresh deals: each level against three of the one below (last: a master
against three of its own value), an expert against three greedy, a master against three greedy, three who go by its
value at first sight, and three ordinary tree searches that may think as long, the points of four masters, and shares
and ratings from mixed tables with those whom a master was not made to beat: styles, a tree search, and with --champion
models of before; with --curve, what more and fewer simulations are worth.

python benchmarks/strength.py [GAME ...] [--deals N] [--jobs N] [--seed N] [--champion FILE ...] [--curve]
"""

import argparse
import os
from itertools import combinations, product
from typing import NamedTuple

from habitable import games
from habitable.bots import Start, styles
from habitable.bots.player import LEVELS, simulations_of
from habitable.kernel.errors import HabitableError
from habitable.lab.arena import Arena, Standing, around, contest, mean
from habitable.lab.players import MCTS, MODEL, SEARCH, SIGHT, make
from habitable.lab.ratings import Rating, Ratings
from habitable.lab.simulate import Plan, any_seed, simulate
from habitable.lab.statistics import Interval, Z

DEALS = {"ecosystem": 50, "planet": 50, "dominant-species": 10, "marine": 10}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(DEALS))
    parser.add_argument("--deals", type=int, default=0, help="otherwise as many as take some minutes")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=any_seed())
    parser.add_argument("--champion", action="append", default=[], help="a model file of before, for the pool")
    parser.add_argument("--curve", action="store_true", help="only a master of fewer and more simulations")
    told = parser.parse_args()
    champions = [f"{MODEL}{file}" for file in told.champion]
    try:
        for name, bot in product(told.games, ["master", *champions]):
            make(bot, Start(name))
    except HabitableError as error:
        parser.error(str(error))
    for name in told.games:
        seats = min(4, games.get(name).seats[-1])
        deals = told.deals or DEALS.get(name, 20)
        print(f"\n{name}, {seats} seats, {deals} deals in all seatings, seed {told.seed}\n")
        print("| player | against three of | wins | 95 % interval | points | theirs | ms an answer | the longest |")
        print("|---|---|---|---|---|---|---|---|")
        if told.curve:
            usual = simulations_of("master", type(games.get(name).start(seats)))
            for simulations in (usual // 4, usual, 4 * usual):
                pair = compare(name, f"{SEARCH}{simulations}", SIGHT, deals, told.seed, seats, told.jobs)
                print(line(*pair), flush=True)
            continue
        ladder = list(LEVELS)
        seconds = 0.0  # that the last of them, a master, thought about an answer
        for one, other in [
            *zip(ladder[1:], ladder, strict=False),
            ("expert", "greedy"),
            ("master", "greedy"),
            ("master", SIGHT),
        ]:
            stronger, weaker = compare(name, one, other, deals, told.seed, seats, told.jobs)
            seconds = (stronger.milliseconds or 0.0) / 1000
            print(line(stronger, weaker), flush=True)
        tree = f"{MCTS}{max(seconds, 0.001):.3f}s"
        print(line(*compare(name, "master", tree, deals, told.seed, seats, told.jobs)), flush=True)
        print(f"\nfour masters: {equals(name, 'master', deals, told.seed, seats, told.jobs)} points in the mean\n")
        pool = ["master", *(f"expert-{style}" for style in styles(name)[:3]), *champions, tree]
        print("| player | wins | 95 % interval | rating | games |")
        print("|---|---|---|---|---|")
        for each in mixed(name, pool, deals, told.seed, seats, told.jobs):
            share = wins(mean(each.shares), around(each.shares, Z))
            rating = f"{each.rating.mean:.1f} ± {each.rating.spread:.1f} | {each.rating.games}"
            print(f"| {each.bot} | {share} | {rating} |")


class Rated(NamedTuple):
    bot: str
    shares: list[float]  # of winning, by deal
    rating: Rating


def compare(game: str, one: str, other: str, deals: int, seed: int, seats: int, jobs: int) -> tuple[Standing, Standing]:
    plan = contest(game, [one, other], deals, seed, seats)
    arena = Arena(plan)
    for outcome in simulate(plan, jobs):
        arena.add(outcome)
    by_name = {standing.bot: standing for standing in arena.standings()}
    return by_name[one], by_name[other]


def equals(game: str, bot: str, deals: int, seed: int, seats: int, jobs: int) -> str:
    """The points of one of several who are equally strong."""
    outcomes = list(simulate(Plan(game, [bot] * seats, deals, seed), jobs))
    means = [sum(one.sheet.totals) / seats for one in outcomes]
    found = around(means, Z)
    return f"{mean(means):.1f}" + (f" ({found.low:.1f} – {found.high:.1f})" if found else "")


def mixed(game: str, pool: list[str], deals: int, seed: int, seats: int, jobs: int) -> list[Rated]:
    """From tables at which everybody of a pool meets everybody else, the best first."""
    ratings = Ratings()
    shares: dict[str, list[float]] = {bot: [] for bot in pool}
    tables = list(combinations(pool, min(seats, len(pool))))
    for number, table in enumerate(tables):
        arena = Arena(contest(game, table, -(-deals // len(tables)), seed + number))
        for outcome in simulate(arena.plan, jobs):
            arena.add(outcome)
            ratings.update(game, outcome.bots, outcome.sheet.places)
        for bot in table:
            shares[bot] += arena.shares[bot]
    rated = [Rated(bot, shares[bot], rating) for bot, rating in ratings.games[game].items()]
    return sorted(rated, key=lambda one: -one.rating.mean)


def wins(share: float, interval: Interval | None) -> str:
    """Two cells."""
    low, high = interval or (0.0, 1.0)
    return f"{100 * share:.1f} % | {100 * low:.0f} – {100 * high:.0f} %"


def line(one: Standing, other: Standing) -> str:
    cells = [
        one.bot,
        other.bot,
        wins(one.share, one.share_interval),
        f"{one.points:.1f}",
        f"{other.points:.1f}",
        f"{one.milliseconds or 0:.1f}",
        f"{one.longest:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
