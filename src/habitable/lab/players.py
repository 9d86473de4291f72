"""Who plays in the lab: bots by their names, and those that are not for people's tables.

`model:FILE` is what was learned into a file, without looking ahead; with `model:FILE,200` it looks ahead in so many
simulations. `search:200` does that with what comes with the package, as a master of so many simulations; `sight` goes
by it at first sight, without a thought of what follows. `mcts:200` is an ordinary tree search of so many simulations
with random playouts, `mcts:0.5s` of so many seconds of the processor. They are not among the bots: at a server's
tables nobody shall name files, or how long is thought.
"""

from pathlib import Path

from habitable import bots, games
from habitable.bots.mcts import Tree
from habitable.bots.mind import Mind, pick
from habitable.bots.player import searcher
from habitable.bots.value import from_file, mind_for
from habitable.kernel.errors import BadOptions
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng

MODEL = "model:"
SEARCH = "search:"
SIGHT = "sight"
MCTS = "mcts:"
MANY = 1_000_000  # simulations of one who looks at the time


class Pupil:
    """What was learned, at a table."""

    def __init__(self, mind: Mind, simulations: int) -> None:
        self.mind = mind
        self.simulations = simulations

    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        if self.simulations:
            return searcher(self.mind, position).answer(position, seat, rng, self.simulations, 0.0)
        options = position.options(seat)
        return options[pick(self.mind.consider(position, seat, options), rng)]


class Sighted:
    """The same, without a thought of what follows."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        return self.mind.best(position, seat, rng)


def make(name: str, start: bots.Start) -> bots.Bot:
    """A player for one seat of one game; BadOptions if there is none of this name."""
    if name.startswith(MODEL):
        file, simulations = with_simulations(name.removeprefix(MODEL))
        return Pupil(from_file(file, positions(start.game), start.game), simulations)
    if name.startswith(SEARCH):
        return Pupil(mind_for(positions(start.game)), whole(name, SEARCH))
    if name == SIGHT:
        return Sighted(mind_for(positions(start.game)))
    if name.startswith(MCTS):
        return tree(name)
    return bots.get(name, start)


def positions(game: str) -> type[Position]:
    """Their class."""
    found = games.get(game)
    return type(found.start(found.seats[-1]))


def whole(name: str, kind: str) -> int:
    told = name.removeprefix(kind)
    if not told.isdecimal():
        raise unknown(name)
    return int(told)


def unknown(name: str) -> BadOptions:
    return BadOptions("no-such-bot", bot=name, bots=", ".join(bots.BOTS))


def with_simulations(told: str) -> tuple[Path, int]:
    file, comma, number = told.rpartition(",")
    path, simulations = (Path(file), int(number)) if comma and number.isdecimal() else (Path(told), 0)
    if not path.is_file():
        raise BadOptions("no-such-model", file=str(path))
    return path, simulations


def tree(name: str) -> Tree:
    told = name.removeprefix(MCTS)
    if not told.endswith("s"):
        simulations = whole(name, MCTS)
        if not simulations:
            raise unknown(name)
        return Tree(simulations, 0.0)
    try:
        seconds = float(told.removesuffix("s"))
    except ValueError:
        raise unknown(name) from None
    if not 0 < seconds < float("inf"):
        raise unknown(name)
    return Tree(MANY, seconds)
