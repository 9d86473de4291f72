"""Many games of every variant through the conformance kit: `make soak ARGS='ecosystem 100000'`; or games over the wire,
by people who come, go and take back (`server 1000`), servers and databases that are killed meanwhile (`kills 20`), rows
that are damaged in every way (`damage`); positions that look the same (`looks 10`); the page in browsers: whole games
in every way, so many of each on the boards with hexes, and there every question by mouse, finger and keys; barriers in
every language (`browser 3`); attacks on a server beside somebody who plays there (`attack`, or `attack frames,polls`
for some of them); or the tests of the rules on plain Python (`plain`), which `make test` runs compiled.

The tests do some of it; this is for a night, or once before a release.
"""

import argparse
import os
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.append(str(Path(__file__).parent.parent / "tests"))

import habitable
from games.variants import tables
from habitable import bots
from habitable.games import GAMES, get
from habitable.kernel.conformance import at_random, check
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng
from server.attacks import ATTACKS
from server.siege import Felt, besieged, complaints

BATCH = 50
PATIENT = ["-o", "faulthandler_timeout=0"]  # a test may take hours here
QUIET, ATTACKED = 5.0, 15.0  # seconds for which the victim of an attack is watched
MORE = {  # the tests that do more when they are told to: where, by which variable, how much by default
    "server": ("tests/server/test_wild.py", "HABITABLE_GAMES", 1000),
    "kills": ("tests/server/test_kill.py", "HABITABLE_KILLS", 20),
    "looks": ("tests/games/test_lookalikes.py", "HABITABLE_LOOKS", 10),
    "browser": ("tests/web", "HABITABLE_BOARDS", 1),
    "damage": ("tests/server/test_damage.py", "HABITABLE_WAYS", 1),
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


def soak_server(what: str, much: int, jobs: int) -> int:
    where, variable, usual = MORE[what]
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "-o", "pythonpath=tests", *PATIENT, where]
    here = Path(__file__).parent.parent
    return subprocess.run(command, cwd=here, env={**os.environ, variable: str(much or usual)}).returncode


def soak_plain(jobs: int) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "-m", "compiled", *PATIENT, "tests"]
    here = Path(__file__).parent.parent
    return subprocess.run(command, cwd=here, env={**os.environ, "PYTHONPATH": "src"}).returncode


def soak_attacks(names: list[str]) -> int:
    """Each attack on a fresh server; how many of them somebody has felt."""
    what = "victim: middle/99 %/longest ms      quiet           attacked   a bot, 99 %, ms   newcomers away   memory MB"
    print(what, flush=True)
    felt = 0
    for name in names:
        with TemporaryDirectory() as folder, besieged(Path(folder)) as siege:
            siege.feel(1)
            quiet = siege.feel(QUIET)
            with siege.under(name):
                siege.feel(1)
                attacked = siege.feel(ATTACKED)
        wrong = complaints(quiet, attacked)
        felt += bool(wrong)
        print(
            f"{name:24}{times(quiet):>16}{times(attacked):>19}{1000 * quiet.bot:>9.0f} → {1000 * attacked.bot:.0f}"
            f"{attacked.turned_away:>11}/{attacked.newcomers}"
            f"{quiet.memory / 1e6:>12.0f} → {attacked.memory / 1e6:.0f}   {'; '.join(wrong)}",
            flush=True,
        )
    print(f"{len(names)} attacks, {felt} felt")
    return felt


def times(felt: Felt) -> str:
    return "/".join(f"{1000 * seconds:.0f}" for seconds in (felt.middle, felt.late, felt.longest))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[*sorted(GAMES), *MORE, "attack", "plain"])
    more = "10,000; 1,000 over the wire; so many kills, 20; one of each on the boards; or some attacks"
    parser.add_argument("games", nargs="?", help=more)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--half-greedy", action="store_true", help="every second answer is the greedy bot's")
    parser.add_argument("--care", type=float, default=0.0005, help="the share of positions that is looked at closely")
    given = parser.parse_args()
    if given.game == "attack":
        names = given.games.split(",") if given.games else list(ATTACKS)
        if unknown := set(names) - ATTACKS.keys():
            parser.error(f"no such attack: {', '.join(unknown)} (there are {', '.join(ATTACKS)})")
        sys.exit(soak_attacks(names) > 0)
    if given.game == "plain":
        sys.exit(soak_plain(given.jobs))
    if given.games and not given.games.isdigit():
        parser.error(f"how many? {given.games} is no number")
    wanted = int(given.games or 0)
    if given.game in MORE:
        sys.exit(soak_server(given.game, wanted, given.jobs))
    wanted = wanted or 10_000
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
