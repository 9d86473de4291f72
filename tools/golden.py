"""Makes the recorded games under tests/games/GAME/golden, and beside each the results in which it must end. What
is recorded, tests/games/GAME/recordings.py says.

    .venv/bin/python tools/golden.py               all games
    .venv/bin/python tools/golden.py ecosystem     those of one game

Seeded bots play them once and then they are kept: replayed as tests, they show that a change of the code has not
changed the rules. They need be made anew only when the rules of a game change on purpose and `rules` in its game.py
rises; a better bot is no reason. Each recording is there for something, which is looked for: of the seeds 0, 1, 2, ...
the first whose game shows it is taken.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from games.recording import Recording
from habitable import bots
from habitable.bots.bot import Bot
from habitable.games import GAMES, get
from habitable.kernel.game import Game
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE, Position
from habitable.kernel.rng import Rng

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
DATE = "2026-11-15"
SEEDS = 20_000


def results(game: Game, p: Position, about: ModuleType) -> dict[str, Any]:
    sheet = game.sheet(p)
    lines = {row.name: row.points for row in [*sheet.rows, *sheet.facts]}
    return {"totals": sheet.totals, "places": sheet.places, "lines": lines, **about.end(p, game.view(p, None))}


def play(game: Game, recording: Recording, odd: dict[str, Bot], seed: int) -> Match:
    rng = Rng(seed)
    names = [f"{name} {seat}" for seat, name in enumerate(recording.seats)]
    match = Match(game, names, recording.options)
    match.date = DATE
    players = [odd.get(name) or bots.get(name) for name in recording.seats]
    while not match.position.over():
        p = match.position
        seat = p.asked()[0]
        match.play(seat, p.draw(NATURE, rng) if seat == NATURE else bots.choose(players[seat], p, seat, rng))
    return match


def make(game: Game, recording: Recording, about: ModuleType, folder: Path) -> None:
    for seed in range(SEEDS):
        match = play(game, recording, getattr(about, "ODD", {}), seed)
        if recording.shows(match.position) and any(recording.meets(moment.position) for moment in match.moments):
            break
    else:
        sys.exit(f"golden: no seed shows {recording.name}: {recording.why}")
    path = folder / f"{recording.name}.habitable"
    path.write_text(f"# {recording.why}\n{match.record()}", encoding="utf-8")
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in results(game, match.position, about).items()]
    path.with_suffix(".json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{path.relative_to(TESTS)}: seed {seed}, {len(match.plies)} answers, {match.position.scores()}")


def main(names: list[str]) -> None:
    for name in names or GAMES:
        about = import_module(f"games.{name.replace('-', '_')}.recordings")
        folder = TESTS / name.replace("-", "_") / "golden"
        folder.mkdir(parents=True, exist_ok=True)
        for recording in about.RECORDINGS:
            make(get(name), recording, about, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
