"""A number that changes when the rules of a game do: a hash over seeded random games of every table."""

import hashlib

from games.variants import tables
from habitable.games import get
from habitable.kernel.position import NATURE, PASS, Position
from habitable.kernel.rng import Rng


def checksum(name: str, games: int, eager: bool = False) -> str:
    """Over the last position and the number of answers of some games for every number of players and variant.

    Where random play soon leaves little to play with, `eager` players pass only when they must.
    """
    game = get(name)
    total = hashlib.sha256()
    for seats, options in tables(name):
        rng = Rng(seats)
        for _ in range(games):
            p = game.start(seats, game.make_options(options))
            answers = 0
            while not p.over():
                asked = p.asked()
                seat = asked[rng.below(len(asked))]
                p.play(seat, answer(p, seat, rng, eager))
                answers += 1
            total.update(f"{answers} {game.state.key(p)}\n".encode())
    return total.hexdigest()[:16]


def answer(p: Position, seat: int, rng: Rng, eager: bool) -> int:
    """From the list of legal answers, not by `draw`, which may change without the rules."""
    options = p.options(seat)
    if seat != NATURE:
        if eager and options[0] == PASS and len(options) > 1:
            options = options[1:]
        return options[rng.below(len(options))]
    weights = p.weights()
    at = rng.below(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return option
    raise AssertionError("weights are positive")
