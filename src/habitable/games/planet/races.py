"""Who will get an animal: what each planet has to show for it, and what that was worth in many games.

The chances of a race are a conditional logit: everybody has a score, and so has nobody, as ties carry animals on to a
round in which others may win them; a chance is a share of the sum of their exponentials. The weights are by kind of
animal and by tiles that the seat still lays before it is decided. `tools/races.py` makes them from games.
"""

import math
from typing import Final

from mypy_extensions import i64

from habitable.games.planet.board import Planet
from habitable.games.planet.components import ADJACENT, MOST, Animal
from habitable.games.planet.scoring import measure, value
from habitable.kernel.bits import lowest, size

FIRSTS: Final = 0x0084210842108421  # the first field of each face
CROWDED: Final = 4  # open fields beside an area: more are no better
LATEST: Final = 11  # tiles to come, at most
TIED: Final = 0.25  # the chance of somebody whose animal is carried on

# How often a rival who lays later in the round gets ahead, by the number of tiles that would let it, and how often it
# draws level, by the number of those that would, where none lets it get ahead: as counted in 600 games.
OVERTAKES: Final = [0.0, 0.54, 0.72, 0.8, 0.8, 0.8]
LEVELS: Final = [0.0, 0.34, 0.5, 0.55, 0.55, 0.55]
LEVEL_TOO: Final = 0.12


def faces(fields: i64) -> i64:
    """The faces of some fields, each as the first of its fields."""
    return (fields | fields >> 1 | fields >> 2 | fields >> 3 | fields >> 4) & FIRSTS


def standing(planet: Planet, animal: Animal, to_come: i64) -> i64:
    """What a planet has to show for an animal with so many tiles to come, as the digits of one number, six bits each:
    the number of areas, or the largest that counts or may yet count; the open fields beside it; the most that one tile
    more could join; and where areas must touch others, the largest that does."""
    areas = planet.areas()[animal.habitat]
    if animal.kind == MOST:
        return len(areas)
    if to_come <= 0:
        return value(measure(planet, animal))
    free: i64 = planet.free()
    others: i64 = planet.of(animal.other)
    adjacent: bool = animal.kind == ADJACENT
    best: i64 = 0
    room: i64 = 0
    reach: i64 = 0
    now: i64 = 0
    for area in areas:
        touches: bool = area.beside & others != 0
        open: i64 = area.beside & free
        if (touches and not adjacent) or (adjacent and not touches and open == 0):
            continue
        n: i64 = area.size
        if touches:
            now = max(now, n)
        if n > best:
            best = n
            room = size(open)
        elif n == best:
            room = max(room, size(open))
        if open != 0:
            near: i64 = faces(open)
            for other in areas:
                if other is not area and near & faces(other.beside & free) != 0:
                    if adjacent or other.beside & others == 0:
                        n += other.size
        reach = max(reach, n)
    return best | room << 6 | reach << 12 | now << 18


def score(weights: list[float], at: i64, planet: Planet, animal: Animal, to_come: i64) -> float:
    """Of a planet, by six of the weights."""
    stands: i64 = standing(planet, animal, to_come)
    shown: i64 = stands & 63
    room: i64 = stands >> 6 & 63
    total = weights[at] * float(shown) + weights[at + 4] * float(size(planet.of(animal.habitat)))
    if animal.kind == MOST or to_come <= 0:
        return total
    if room > 0:
        total += weights[at + 1] * float(min(room, CROWDED))
    elif shown > 0:
        total += weights[at + 2]
    return total + weights[at + 3] * float(stands >> 12 & 63) + weights[at + 5] * float(stands >> 18)


class Race:
    """An animal to come, as one seat sees it when it has laid a number of tiles."""

    def __init__(
        self,
        animal: Animal,
        points: float,
        mine: bool,
        last: bool,
        to_come: i64,
        now: bool,
        rivals: list[Planet],
        more: list[int],
    ) -> None:
        self.animal: Animal = animal
        self.points: float = points
        self.mine: bool = mine  # its habitat is that of the own objective
        self.last: bool = last  # it is decided in the last round
        self.to_come: i64 = to_come  # tiles that the seat lays before it is decided
        self.weights: list[float] = WEIGHTS[animal.kind][min(to_come, LATEST)]
        self.now: bool = now  # in this round
        self.best: i64 = 0  # in this round, what those have to show who have laid
        self.later: list[Planet] = []  # and the planets of those who have not
        self.shown_later: list[int] = []  # with what they show as yet
        self.threats: list[list[int]] = []  # what each of these can have with each tile of the market; when needed
        self.rivals: list[float] = []  # in later rounds, the exponentials of their scores
        self.others: float = 0.0  # the sum of these, and of nobody's
        i: i64 = 0
        for planet in rivals:
            ahead: i64 = more[i]  # tiles that it lays before that, and the seat does not
            if not self.now:
                told = score(self.weights, 7, planet, animal, to_come + ahead) + self.weights[13] * float(ahead)
                self.rivals.append(math.exp(told))
            elif ahead > 0:
                self.later.append(planet)
                self.shown_later.append(int(self.shown(planet)))
            else:
                self.best = max(self.best, self.shown(planet))
            i += 1
        if not self.now:
            self.others = math.exp(self.weights[14]) + sum(self.rivals)

    def shown(self, planet: Planet) -> i64:
        """What counts when it is decided."""
        measured: i64 = measure(planet, self.animal)
        return measured if self.last else value(measured)

    def mine_of(self, planet: Planet) -> float:
        """The exponential of the own score, in later rounds."""
        told = score(self.weights, 0, planet, self.animal, self.to_come)
        return math.exp(told + (self.weights[6] if self.mine else 0.0))

    def outcome(self, planet: Planet, tiles: list[int], market: list[int], taken: i64) -> float:
        """The chance of getting it in this round. Those who come later choose from a market of tiles, but for the one
        that is taken."""
        shown: i64 = self.shown(planet)
        if shown == 0 or shown < self.best:
            return 0.0
        tied = 0.0 if self.last else TIED
        out = tied if shown == self.best else 1.0
        if self.later and not self.threats:
            self.threats = [[self.most(each, tiles[tile]) for tile in market] for each in self.later]
        i: i64 = 0
        for now in self.shown_later:
            if now > shown or out == 0.0:
                return 0.0
            over: i64 = 0
            level: i64 = 0
            at: i64 = 0
            for most in self.threats[i]:
                if market[at] == taken:
                    pass
                elif most > shown:
                    over += 1
                elif most == shown:
                    level += 1
                at += 1
            ahead = OVERTAKES[over]
            if now == shown:
                out *= (1.0 - ahead) * tied
            else:
                equal = LEVELS[level] if over == 0 else (LEVEL_TOO if level > 0 else 0.0)
                out *= 1.0 - ahead - equal * (1.0 - tied)
            i += 1
        return out

    def most(self, planet: Planet, tile: i64) -> i64:
        """What a planet can have to show with one tile more."""
        best: i64 = 0
        places: i64 = planet.free() if planet.covered() != 0 else 1
        while places != 0:
            best = max(best, self.shown(planet.laid(tile, lowest(places))))
            places &= places - 1
        return best


# By kind of animal and tiles to come. Own size, room, an area that is closed, reach, fields of the terrain, size of
# what touches already, the own objective; the same of a rival but for the last, each tile it has yet to lay; nobody.
WEIGHTS: Final = [
    [
        [1.28, 0.00, 0.00, 0.00, -0.06, 0.00, 0.74, 1.23, 0.00, 0.00, 0.00, -0.01, 0.00, 0.76, 3.52],
        [1.19, 0.00, 0.00, 0.00, -0.07, 0.00, 0.87, 1.12, 0.00, 0.00, 0.00, -0.01, 0.00, 1.01, 1.96],
        [1.03, 0.00, 0.00, 0.00, -0.07, 0.00, 1.04, 0.97, 0.00, 0.00, 0.00, -0.01, 0.00, 0.75, 0.78],
        [0.94, 0.00, 0.00, 0.00, -0.07, 0.00, 1.17, 0.90, 0.00, 0.00, 0.00, 0.01, 0.00, 0.56, 0.43],
        [0.87, 0.00, 0.00, 0.00, -0.06, 0.00, 1.26, 0.84, 0.00, 0.00, 0.00, 0.02, 0.00, 0.45, 0.14],
        [0.82, 0.00, 0.00, 0.00, -0.05, 0.00, 1.44, 0.77, 0.00, 0.00, 0.00, 0.04, 0.00, 0.68, -0.14],
        [0.76, 0.00, 0.00, 0.00, -0.05, 0.00, 1.60, 0.74, 0.00, 0.00, 0.00, 0.05, 0.00, 0.61, -0.25],
        [0.70, 0.00, 0.00, 0.00, -0.05, 0.00, 1.72, 0.71, 0.00, 0.00, 0.00, 0.05, 0.00, 0.53, -0.36],
        [0.65, 0.00, 0.00, 0.00, -0.06, 0.00, 1.86, 0.68, 0.00, 0.00, 0.00, 0.08, 0.00, 0.48, -0.39],
        [0.64, 0.00, 0.00, 0.00, -0.09, 0.00, 2.04, 0.65, 0.00, 0.00, 0.00, 0.11, 0.00, 0.57, -0.40],
        [0.48, 0.00, 0.00, 0.00, -0.06, 0.00, 2.19, 0.62, 0.00, 0.00, 0.00, 0.11, 0.00, 0.72, -0.34],
        [0.45, 0.00, 0.00, 0.00, -0.09, 0.00, 2.40, 0.56, 0.00, 0.00, 0.00, 0.26, 0.00, 0.99, -0.04],
    ],
    [
        [1.32, 0.00, 0.00, 0.00, 0.05, 0.00, 0.25, 1.22, 0.09, -1.77, -0.20, 0.11, 0.31, 0.69, 1.75],
        [0.50, 0.10, -1.06, 0.11, 0.05, 0.29, 0.11, 0.45, 0.17, -1.10, 0.13, 0.05, 0.28, 0.52, -1.04],
        [0.34, 0.18, -1.02, 0.13, 0.07, 0.21, 0.24, 0.30, 0.20, -1.08, 0.15, 0.07, 0.19, 0.63, -1.94],
        [0.25, 0.22, -0.99, 0.15, 0.07, 0.15, 0.38, 0.22, 0.26, -1.01, 0.15, 0.09, 0.14, 0.48, -2.24],
        [0.17, 0.22, -0.99, 0.16, 0.08, 0.12, 0.47, 0.12, 0.28, -0.95, 0.16, 0.11, 0.12, 0.31, -2.59],
        [0.09, 0.23, -0.96, 0.19, 0.08, 0.11, 0.59, 0.03, 0.27, -0.91, 0.18, 0.13, 0.11, 0.46, -2.81],
        [0.04, 0.23, -0.92, 0.20, 0.09, 0.10, 0.74, -0.02, 0.28, -0.85, 0.18, 0.14, 0.09, 0.53, -2.85],
        [-0.04, 0.25, -0.78, 0.25, 0.07, 0.09, 0.88, -0.10, 0.31, -0.67, 0.23, 0.15, 0.09, 0.49, -2.94],
        [-0.09, 0.19, -0.70, 0.31, 0.05, 0.09, 1.04, -0.16, 0.29, -0.60, 0.25, 0.17, 0.08, 0.41, -3.04],
        [-0.10, 0.16, -0.72, 0.30, 0.06, 0.08, 1.20, -0.19, 0.24, -0.63, 0.24, 0.22, 0.08, 0.58, -3.08],
        [-0.23, 0.11, -0.67, 0.42, 0.07, 0.08, 1.35, -0.31, 0.23, -0.78, 0.26, 0.32, 0.09, 0.65, -2.98],
        [0.08, 0.08, 0.00, 0.08, 0.11, 0.04, 1.53, 0.02, 0.02, 0.00, 0.02, 0.47, 0.10, 0.73, -2.98],
    ],
    [
        [1.78, 0.00, 0.00, 0.00, 0.00, 0.00, 0.22, 1.76, 0.03, -1.13, -0.07, 0.01, 0.00, 1.09, 2.05],
        [0.94, 0.00, -0.72, 0.20, -0.01, 0.00, 0.14, 0.89, 0.06, -0.70, 0.20, 0.00, 0.00, 0.46, -0.78],
        [0.70, 0.07, -0.68, 0.22, -0.01, 0.00, 0.26, 0.65, 0.07, -0.68, 0.21, 0.00, 0.00, 0.53, -1.61],
        [0.54, 0.09, -0.61, 0.23, -0.01, 0.00, 0.31, 0.48, 0.11, -0.56, 0.24, 0.00, 0.00, 0.39, -1.96],
        [0.40, 0.07, -0.57, 0.27, -0.02, 0.00, 0.38, 0.38, 0.13, -0.51, 0.25, 0.01, 0.00, 0.16, -2.30],
        [0.37, 0.08, -0.57, 0.25, -0.02, 0.00, 0.47, 0.31, 0.11, -0.54, 0.26, 0.00, 0.00, 0.32, -2.49],
        [0.30, 0.08, -0.45, 0.27, -0.03, 0.00, 0.55, 0.23, 0.11, -0.42, 0.27, 0.00, 0.00, 0.35, -2.51],
        [0.21, 0.10, -0.35, 0.29, -0.04, 0.00, 0.65, 0.16, 0.14, -0.31, 0.29, 0.00, 0.00, 0.29, -2.57],
        [0.18, 0.08, -0.31, 0.32, -0.07, 0.00, 0.71, 0.13, 0.13, -0.26, 0.30, 0.00, 0.00, 0.24, -2.61],
        [0.14, 0.06, -0.29, 0.35, -0.08, 0.00, 0.76, 0.03, 0.11, -0.13, 0.38, -0.01, 0.00, 0.30, -2.66],
        [-0.12, 0.13, -0.13, 0.53, -0.11, 0.00, 0.84, -0.13, 0.13, -0.09, 0.48, 0.01, 0.00, 0.35, -2.53],
        [0.18, 0.18, 0.00, 0.18, -0.17, 0.00, 1.02, 0.16, 0.16, 0.00, 0.16, -0.01, 0.00, 0.42, -2.45],
    ],
]
