"""The recorded games in a game's folder `golden`, and what is known of their ends. tools/golden.py made them."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from habitable.games import GAMES
from habitable.kernel.game import Game
from habitable.kernel.match import Match, replay
from habitable.kernel.record import Record, read


class Golden:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = Path(__file__).parent / game.name.replace("-", "_") / "golden"
        self.names = sorted(path.stem for path in self.folder.glob("*.habitable"))
        self.played = cache(self._played)  # several tests look at the same game

    def text(self, name: str) -> str:
        return (self.folder / f"{name}.habitable").read_text(encoding="utf-8")

    def record(self, name: str) -> Record:
        return read(self.text(name))

    def expected(self, name: str) -> dict[str, Any]:
        results = json.loads((self.folder / f"{name}.json").read_text(encoding="utf-8"))
        assert isinstance(results, dict)
        return results

    def _played(self, name: str) -> Match:
        return replay(self.game, self.record(name))


GOLDEN = {name: Golden(game) for name, game in GAMES.items()}
