"""`make bench`: how fast random games are, on one core, in one run: plain, compiled, and the peers.

The contestants take turns in short rounds, so that a busy moment of the machine hurts all of them; each figure is the
median of the rounds, and each ratio the median of the ratios within a round.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

import habitable
from contest import Round
from habitable.games import GAMES

HERE = Path(__file__).resolve().parent
PEER_PYTHON = HERE.parent / ".venv-bench" / "bin" / "python"
OPEN_SPIEL = ["go(board_size=9)", "hearts", "gin_rummy", "backgammon"]


@dataclass
class Contestant:
    title: str
    command: list[str]
    plain: "Contestant | None" = None  # the same, uncompiled
    rounds: list[Round] = field(default_factory=list)

    def __post_init__(self) -> None:
        environment = {key: value for key, value in os.environ.items() if key not in ("HABITABLE_PURE", "PYTHONPATH")}
        if self.title.endswith("plain"):
            environment["HABITABLE_PURE"] = "1"
        self.process = subprocess.Popen(
            self.command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def play(self, seconds: float) -> Round:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.title}: stopped with exit code {self.process.wait()}")
        result: Round = json.loads(line)
        return result

    def typical(self, what: str) -> float:
        return median(one[what] for one in self.rounds)

    def times(self, other: "Contestant") -> float:
        """How many times the other's moves per second."""
        return median(mine["moves"] / theirs["moves"] for mine, theirs in zip(self.rounds, other.rounds, strict=True))


def ours(game: str, door: str) -> list[Contestant]:
    command = [sys.executable, str(HERE / "ours.py"), game, door]
    plain = Contestant(f"{game} {door}, plain", command)
    if not habitable.compiled():
        return [plain]
    return [plain, Contestant(f"{game} {door}, compiled", command, plain)]


def peer(name: str) -> Contestant:
    title = name if name == "catanatron" else f"OpenSpiel {name}"
    return Contestant(title, [str(PEER_PYTHON), str(HERE / "peers.py"), name])


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games for four players, on one core.")
    parser.add_argument("games", nargs="*", default=list(GAMES), help="our games (default: all of them)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of which the median is taken")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one round of one contestant")
    arguments = parser.parse_args()

    catanatron = peer("catanatron")
    table = [one for game in arguments.games for door in ("play", "playout") for one in ours(game, door)]
    table += [catanatron, *map(peer, OPEN_SPIEL)]
    for one in table:
        one.play(arguments.seconds / 5)  # to warm up
    for _ in track(range(arguments.rounds), "rounds", transient=True):
        for one in table:
            one.rounds.append(one.play(arguments.seconds))
    show(table, catanatron)


def show(contestants: list[Contestant], catanatron: Contestant) -> None:
    table = Table(title="Random games on one core")
    table.add_column("", no_wrap=True)
    for heading in "games/s", "answers/s", "by players", "copy, µs", "× plain", "× catanatron":
        table.add_column(heading, justify="right", no_wrap=True)
    for one in contestants:
        nature = one.rounds[0].get("nature")
        table.add_row(
            one.title,
            f"{one.typical('games'):,.1f}",
            f"{one.typical('moves'):,.0f}",
            "" if nature is None else f"{one.typical('moves') * (1 - nature):,.0f}",
            f"{one.typical('copy'):.2f}",
            f"{one.times(one.plain):.1f}" if one.plain else "",
            f"{one.times(catanatron):.1f}",
        )
    console = Console()
    console.width = max(console.width, 110)
    console.print(table)
    console.print("play: through options and play. playout: drawn without a list. By players: without Nature's.")
    if not habitable.compiled():
        console.print("The compiled form is not installed: no C compiler was found when the package was built.")


if __name__ == "__main__":
    main()
