"""One of our games, played at random by four players on one core: `echo 2 | python benchmarks/ours.py ecosystem play`.

Through the door `play`, answers are chosen from `options`; through the door `playout`, they are drawn without a list.
Each line on standard input is a number of seconds to play for, each line on standard output what was done in them, as
JSON; `nature` is the share of Nature's answers among all. HABITABLE_PURE=1 measures plain Python.
"""

import random
import sys
from collections.abc import Callable

from contest import Round, serve, timed
from habitable.games import get
from habitable.kernel.position import NATURE, NOBODY, Position, playout
from habitable.kernel.rng import Rng


def contestant(name: str, door: str) -> Callable[[float], Round]:
    game = get(name)
    rng = Rng(1)

    def start() -> Position:
        return game.start(4, None)

    def play(p: Position, limit: int) -> int:
        answers = 0
        while answers < limit and (seat := p.turn()) != NOBODY:
            options = p.options(seat)
            p.play(seat, options[int(random.random() * len(options))])
            answers += 1
        return answers

    def draw(p: Position, limit: int) -> int:
        return playout(p, rng, limit)

    round_ = timed(start, play if door == "play" else draw, lambda p: p.copy())
    nature = share_of_nature(start())
    return lambda seconds: round_(seconds) | {"nature": nature}


def share_of_nature(p: Position) -> float:
    rng = Rng(1)
    asked = []
    while (seat := p.turn()) != NOBODY:
        asked.append(seat)
        p.play(seat, p.draw(seat, rng))
    return asked.count(NATURE) / len(asked)


if __name__ == "__main__":
    serve(contestant(*sys.argv[1:]))
