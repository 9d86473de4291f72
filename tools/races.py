"""The weights in planet/races.py, from games of the players of today: who got which animal, by what lay on the planets.

python tools/races.py [GAMES] [SEED]

Three of five seats are an expert's, the others greedy; one answer of sixteen is any. Each time that a tile is laid, all
animals to come are noted as the seat sees them. What comes out is the table, to be put into the file by hand; features
change with it, so their version rises, and the model is trained anew.
"""

import random
import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from habitable import games
from habitable.bots.mind import Advised
from habitable.bots.value import mind_for
from habitable.games.planet.advice import laid_tiles
from habitable.games.planet.components import MOST, ROUNDS
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.questions import Lay
from habitable.games.planet.races import CROWDED, LATEST, standing
from habitable.games.planet.vocabulary import LAY
from habitable.kernel.bits import size
from habitable.kernel.position import NATURE
from habitable.lab.simulate import luck

Table = npt.NDArray[Any]

SEATS = 4
EXPERTS, WILD = 0.6, 0.06
MOST_ROWS = 60_000  # of a kind and a number of tiles to come
RIDGE, STEPS = 3.0, 30
OWN, RIVAL = 7, 7  # weights


def play(number: int, seed: int) -> list[list[int]]:
    """One game: rows of animals, each as a seat saw it, and who got it in the end, that seat first."""
    game = games.get("planet")
    rng, dice = luck(seed, number), random.Random(7 * number + seed)
    p = game.start(SEATS, game.make_options({}))
    assert isinstance(p, PlanetPosition)
    p.settle()
    minds = [mind_for(type(p)) if dice.random() < EXPERTS else Advised() for _ in range(SEATS)]
    seen: list[tuple[int, list[int], list[int]]] = []
    while not p.over():
        seat = int(p.turn())
        if seat == NATURE:
            answer = p.draw(seat, rng)
        elif dice.random() < WILD:
            answer = dice.choice(p.options(seat))
        else:
            answer = minds[seat].best(p, seat, rng)
        if isinstance(p.top, Lay):
            seen += note(p, seat, answer - LAY, p.top.tile)
        p.accept(seat, answer)
        p.settle()
    return [[*row, *(int(p.won[seat] >> card & 1) for seat in order)] for card, row, order in seen]


def note(p: PlanetPosition, seat: int, place: int, tile: int) -> list[tuple[int, list[int], list[int]]]:
    """All animals to come, when a tile has been laid: by card, what each has to show, and in which order of seats."""
    planets = [*p.planets]
    planets[seat] = planets[seat].laid(p.components.tiles[tile], place)
    order = [seat, *(other for other in range(SEATS) if other != seat)]
    out = []
    for round in range(1, ROUNDS + 1):
        for card in [card for card in range(len(p.components.animals)) if p.lying[round] >> card & 1]:
            animal = p.components.animals[card]
            row = [animal.kind, int(p.objectives[seat] == animal.habitat)]
            for each in order:
                to_come = round - laid_tiles(planets[each])
                stands = standing(planets[each], animal, to_come)
                fields = size(planets[each].of(animal.habitat))
                row += [to_come, stands & 63, stands >> 6 & 63, stands >> 12 & 63, fields, stands >> 18]
            out.append((card, row, order))
    return out


def fit(own: Table, rivals: Table, came: Table) -> Table:
    """The weights of a conditional logit, by Newton's method: own, a rival's, nobody's."""
    rows, weights = len(own), np.zeros(OWN + RIVAL + 1)
    wide = np.zeros((rows, SEATS + 1, len(weights)), np.float32)
    wide[:, 0, :OWN], wide[:, 1:SEATS, OWN:-1], wide[:, SEATS, -1] = own, rivals, 1
    flat = wide.reshape(-1, len(weights))
    for _ in range(STEPS):
        scores = (flat @ weights).reshape(rows, -1)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        slope = flat.T @ (came - chances).reshape(-1) - RIDGE * weights
        mean = np.einsum("na,nap->np", chances, wide)
        bend = (flat * chances.reshape(-1, 1)).T @ flat - mean.T @ mean + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step * min(1.0, 3.0 / np.abs(step).max())
        if np.abs(step).max() < 0.001:
            break
    return weights


def main() -> None:
    count, seed = (int(told) for told in [*sys.argv[1:], "3000", "11"][:2])
    seen = np.array([row for number in range(count) for row in play(number, seed)], np.float32)
    kinds, shown = seen[:, 0].astype(int), seen[:, 2:26].reshape(-1, SEATS, 6)
    to_come = shown[:, :, 0]
    room = np.minimum(shown[:, :, 2], CROWDED)
    closed = (room == 0) & (shown[:, :, 1] > 0) & (to_come > 0) & (kinds != MOST)[:, None]
    alike = np.stack([shown[:, :, 1], room, closed, shown[:, :, 3], shown[:, :, 4], shown[:, :, 5]], 2)
    own = np.hstack([alike[:, 0], seen[:, 1:2]])
    rivals = np.concatenate([alike[:, 1:], (to_come[:, 1:] - to_come[:, :1])[:, :, None]], 2)
    won = seen[:, 26:]
    came = np.hstack([won, 1 - won.sum(1, keepdims=True)])
    print("WEIGHTS: Final = [")
    for kind in range(3):
        print("    [")
        for tiles in range(LATEST + 1):
            here = np.flatnonzero((kinds == kind) & (to_come[:, 0] == tiles))
            if len(here) > MOST_ROWS:
                here = np.random.default_rng(0).choice(here, MOST_ROWS, replace=False)
            weights = fit(own[here], rivals[here], came[here])
            print(f"        [{', '.join(f'{weight:.2f}' for weight in weights)}],".replace("-0.00", "0.00"))
        print("    ],")
    print("]")


if __name__ == "__main__":
    main()
