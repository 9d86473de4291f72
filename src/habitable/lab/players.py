"""Who plays in the lab: bots by their names, and models from files, as `model:FILE`, without looking ahead.

Models are not among the bots: at a server's tables nobody shall name files.
"""

from pathlib import Path

from habitable import bots, games
from habitable.bots.value import from_file
from habitable.kernel.errors import BadOptions
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng

MODEL = "model:"


class Pupil:
    """A model at a table."""

    def __init__(self, game: str, path: Path) -> None:
        if not path.is_file():
            raise BadOptions("no-such-model", file=str(path))
        self.mind = from_file(path, type(games.get(game).start(games.get(game).seats[-1])))

    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        return self.mind.best(position, seat, rng)


def make(name: str, start: bots.Start) -> bots.Bot:
    """A player for one seat of one game; BadOptions if there is none of this name."""
    if name.startswith(MODEL):
        return Pupil(start.game, Path(name.removeprefix(MODEL)))
    return bots.get(name, start)
