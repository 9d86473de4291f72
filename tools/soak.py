"""Many games of every variant through the conformance kit: `make soak ARGS='ecosystem 100000'`; or games over the wire,
by people who come, go and take back (`server 1000`), and servers and databases that are killed meanwhile (`kills 20`).

The tests do some of it; this is for a night, or once before a release.
"""

import argparse
import os
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parent.parent / "tests"))

import habitable
from games.variants import tables
from habitable import bots
from habitable.games import GAMES, get
from habitable.kernel.conformance import at_random, check
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng

BATCH = 50
SERVER = {  # the tests that do more when they are told to: where, by which variable, how much by default
    "server": ("tests/server/test_wild.py", "HABITABLE_GAMES", 1000),
    "kills": ("tests/server/test_kill.py", "HABITABLE_KILLS", 20),
}


def half_greedy(position: Position, seat: int, rng: Rng) -> int:
    if rng.below(2) == 0:
        return at_random(position, seat, rng)
    return bots.choose(bots.get("greedy"), position, seat, rng)


def batch(job: tuple[str, int, dict[str, Any], int, bool, float]) -> tuple[int, int, int]:
    name, seats, options, seed, greedy, care = job
    chooser = half_greedy if greedy else at_random
    report = check(get(name), seats, options, chooser=chooser, games=BATCH, seed=seed, care=care)
    return report.games, report.answers, report.careful


def soak_server(what: str, much: int | None, jobs: int) -> int:
    where, variable, usual = SERVER[what]
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "-o", "pythonpath=tests", where]
    here = Path(__file__).parent.parent
    return subprocess.run(command, cwd=here, env={**os.environ, variable: str(much or usual)}).returncode


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[*sorted(GAMES), *SERVER])
    parser.add_argument("games", type=int, nargs="?", help="10,000; 1,000 over the wire; or so many kills, 20")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--half-greedy", action="store_true", help="every second answer is the greedy bot's")
    parser.add_argument("--care", type=float, default=0.0005, help="the share of positions that is looked at closely")
    given = parser.parse_args()
    if given.game in SERVER:
        sys.exit(soak_server(given.game, given.games, given.jobs))
    wanted = given.games or 10_000
    sorts = tables(given.game)
    jobs = [
        (
            given.game,
            *sorts[i % len(sorts)],
            given.seed * 1_000_000 + i,
            given.half_greedy,
            given.care,
        )
        for i in range(-(-wanted // BATCH))
    ]
    form = "compiled" if habitable.compiled() else "plain"
    print(f"{given.game}: {len(jobs) * BATCH} games, {len(sorts)} sorts of tables, {form}", flush=True)
    games = answers = careful = 0
    start = shown = time.monotonic()
    with get_context("spawn").Pool(given.jobs) as pool:
        for done in pool.imap_unordered(batch, jobs):
            games, answers, careful = games + done[0], answers + done[1], careful + done[2]
            if time.monotonic() - shown > 10:
                shown = time.monotonic()
                left = (shown - start) / games * (len(jobs) * BATCH - games)
                print(f"{games} games, about {left / 60:.0f} min left", flush=True)
    minutes = (time.monotonic() - start) / 60
    print(f"{games} games, {answers} answers, {careful} positions looked at closely: all conform ({minutes:.1f} min)")


if __name__ == "__main__":
    main()
