"""Who plays in the lab: bots by their names, and those that are not for people's tables.

`model:FILE` is what was learned into a file, without looking ahead; with `model:FILE,200` it looks ahead in so many
simulations. `mcts:200` is an ordinary tree search of so many simulations with random playouts, `mcts:0.5s` of so many
seconds. They are not among the bots: at a server's tables nobody shall name files, or how long is thought.
"""

from pathlib import Path

from habitable import bots, games
from habitable.bots.mcts import Tree
from habitable.bots.mind import pick
from habitable.bots.player import searcher
from habitable.bots.value import from_file
from habitable.kernel.errors import BadOptions
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng

MODEL = "model:"
MCTS = "mcts:"
MANY = 1_000_000  # simulations of one who looks at the time


class Pupil:
    """A model at a table."""

    def __init__(self, game: str, path: Path, simulations: int) -> None:
        if not path.is_file():
            raise BadOptions("no-such-model", file=str(path))
        self.mind = from_file(path, type(games.get(game).start(games.get(game).seats[-1])))
        self.simulations = simulations

    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        if self.simulations:
            return searcher(self.mind, position).answer(position, seat, rng, self.simulations, 0.0)
        options = position.options(seat)
        return options[pick(self.mind.consider(position, seat, options), rng)]


def make(name: str, start: bots.Start) -> bots.Bot:
    """A player for one seat of one game; BadOptions if there is none of this name."""
    if name.startswith(MODEL):
        return Pupil(start.game, *with_simulations(name.removeprefix(MODEL)))
    if name.startswith(MCTS):
        return tree(name.removeprefix(MCTS))
    return bots.get(name, start)


def with_simulations(told: str) -> tuple[Path, int]:
    file, comma, simulations = told.rpartition(",")
    return (Path(file), int(simulations)) if comma and simulations.isdigit() else (Path(told), 0)


def tree(told: str) -> Tree:
    try:
        return Tree(MANY, float(told.removesuffix("s"))) if told.endswith("s") else Tree(int(told), 0.0)
    except ValueError:
        raise BadOptions("no-such-bot", bot=MCTS + told, bots=", ".join(bots.BOTS)) from None
