"""The weights in planet/prospects.py, from games of the players of today: who won, by what everybody saw when a round
began.

python tools/prospects.py [GAMES] [SEED]

Everybody goes by first sight, each with a care of its own. What comes out is the table, to be put into the file by
hand.
"""

import random
import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from habitable import games
from habitable.bots.player import careless
from habitable.bots.value import mind_for
from habitable.games.planet.components import ROUNDS
from habitable.games.planet.features import look
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.questions import Take
from habitable.kernel.position import NATURE
from habitable.lab.simulate import luck

Table = npt.NDArray[Any]

SEATS = 4
DOUBT = 0.6  # points by which somebody misjudges answers, at most
RIDGE, STEPS = 3.0, 30


def play(number: int, seed: int) -> tuple[list[list[list[float]]], list[float]]:
    """One game: by round and seat the features when it began; and everybody's share of winning."""
    game = games.get("planet")
    rng, dice = luck(seed, number), random.Random(7 * number + seed)
    p = game.start(SEATS, game.make_options({}))
    assert isinstance(p, PlanetPosition)
    p.settle()
    mind = mind_for(type(p))
    doubts = [DOUBT * dice.random() for _ in range(SEATS)]
    rows: list[list[list[float]]] = []
    while not p.over():
        seat = int(p.turn())
        if seat == NATURE:
            answer = p.draw(seat, rng)
        else:
            if isinstance(p.top, Take) and p.top.turn == 0:
                rows.append([look(p, each) for each in range(SEATS)])
            options = p.options(seat)
            answer = options[careless(mind.weigh(p, seat, options), doubts[seat], rng)]
        p.accept(seat, answer)
        p.settle()
    places = p.places()
    return rows, [1.0 / places.count(1) if place == 1 else 0.0 for place in places]


def fit(seen: Table, won: Table) -> Table:
    """The weights of a conditional logit, by Newton's method."""
    wide = np.where(seen.std((0, 1)) > 0, seen, 0)
    size = wide.std((0, 1)) + (wide.std((0, 1)) == 0)
    wide = (wide - wide.mean((0, 1))) / size
    flat, weights = wide.reshape(-1, wide.shape[2]), np.zeros(wide.shape[2])
    for _ in range(STEPS):
        chances = shares(wide, weights)
        slope = flat.T @ (won - chances).reshape(-1) - RIDGE * weights
        mean = np.einsum("na,nap->np", chances, wide)
        bend = (flat * chances.reshape(-1, 1)).T @ flat - mean.T @ mean + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step * min(1.0, 3.0 / np.abs(step).max())
        if np.abs(step).max() < 0.001:
            break
    out: Table = weights / size
    return out


def shares(seen: Table, weights: Table) -> Table:
    scores = seen @ weights
    powers = np.exp(scores - scores.max(1, keepdims=True))
    out: Table = powers / powers.sum(1, keepdims=True)
    return out


def main() -> None:
    count, seed = (int(told) for told in [*sys.argv[1:], "6000", "11"][:2])
    played = [play(number, seed) for number in range(count)]
    seen, won = np.array([rows for rows, _ in played]), np.array([shared for _, shared in played])
    held = count // 6  # games by which it is said how much is explained
    print("WEIGHTS: Final = [")
    for round in range(ROUNDS):
        weights = fit(seen[held:, round], won[held:])
        missed = ((won[:held] - shares(seen[:held, round], weights)) ** 2).sum() / ((won[:held] - 1 / SEATS) ** 2).sum()
        print(f"    [{', '.join(f'{weight:.3f}' for weight in weights)}],  # explains {1 - missed:.3f}")
    print("]")


if __name__ == "__main__":
    main()
