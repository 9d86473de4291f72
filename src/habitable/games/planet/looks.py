"""What a good player sees in a planet, in numbers."""

from typing import Final

from mypy_extensions import i64

from habitable.games.planet.advice import laid_tiles, objective_value
from habitable.games.planet.board import Planet
from habitable.games.planet.components import ROUNDS, Components
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.races import Race
from habitable.games.planet.scoring import animal_points
from habitable.kernel.bits import lowest, size
from habitable.kernel.model import Sight

# Races are sorted by how soon they are decided.
SOON: Final = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3]  # by tiles still to be laid before it: the class
TIMES: Final = 4
NAMES: Final = [
    "points of animals that are there",
    "points of the objective to expect",
    "points of the objective as it stands",
    "fields of the objective",
    "areas",
    "fields of the largest areas",
    "largest area",
    "squares of the largest areas",
    "animals of the best rival, by chance",
    "animals ahead of the best rival, by chance",
    *[f"races {time}: points, by chance" for time in range(TIMES)],
    *[f"races {time}, of the objective's terrain: points, by chance" for time in range(TIMES)],
    *[f"races {time}: how open they are" for time in range(TIMES)],
    *[f"races {time}: points that are nearly certain" for time in range(TIMES)],
]
RACES: Final = 10
OWN: Final = RACES + TIMES
OPEN: Final = OWN + TIMES
SAFE: Final = OPEN + TIMES
LIKELY: Final = 0.7  # the chance above which an animal is nearly certain


class Outlook:
    """What a seat needs to know of the table to judge a planet of its own, with so many tiles laid on it: those of this
    round, or one more (`next`), when the animals of this round have settled."""

    def __init__(self, p: PlanetPosition, seat: i64, laid: i64, next: bool = False) -> None:
        self.components: Components = p.components
        self.terrain: i64 = p.objectives[seat]
        self.won: float = float(size(p.won[seat]))  # animals
        self.points: float = won_points(p, seat)  # of these
        self.animals: list[float] = []  # that rivals have
        self.races: list[Race] = []
        self.market: list[int] = tiles_of(p.market)  # from which those choose who come later in the round
        self.taken: i64 = -1  # but for this one
        rivals: list[Planet] = []
        more: list[int] = []
        i: i64 = 0
        while i < p.seats:
            if i != seat:
                rivals.append(p.planets[i])
                more.append(int(laid - laid_tiles(p.planets[i])))
                self.animals.append(float(size(p.won[i])))
            i += 1
        round: i64 = laid if next else 1
        while round <= ROUNDS:
            left: i64 = p.lying[round]
            while left != 0:
                card: i64 = lowest(left)
                animal = p.components.animals[card]
                points = float(animal_points(p.components, card, self.terrain, p.beginner))
                mine: bool = animal.habitat == self.terrain
                to_come: i64 = max(0, round - laid)
                now: bool = to_come == 0 and not next
                self.races.append(Race(animal, points, mine, round == ROUNDS, to_come, now, rivals, more))
                left &= left - 1
            round += 1


def tiles_of(market: i64) -> list[int]:
    out: list[int] = []
    left: i64 = market
    while left != 0:
        out.append(int(lowest(left)))
        left &= left - 1
    return out


def won_points(p: PlanetPosition, seat: i64) -> float:
    total: i64 = 0
    left: i64 = p.won[seat]
    while left != 0:
        total += animal_points(p.components, lowest(left), p.objectives[seat], p.beginner)
        left &= left - 1
    return float(total)


def see(planet: Planet, o: Outlook, sight: Sight) -> None:
    """In the order of NAMES."""
    tiles: i64 = laid_tiles(planet)
    sight.add(0, o.points)
    if o.terrain >= 0:
        table = o.components.objectives[o.terrain]
        fields: i64 = size(planet.of(o.terrain))
        sight.add(1, objective_value(table, fields, ROUNDS - tiles))
        sight.add(2, float(table[fields]))
        sight.add(3, float(fields))
    most: i64 = 0
    for areas in planet.areas():
        largest: i64 = 0
        for area in areas:
            largest = max(largest, area.size)
        most = max(most, largest)
        sight.add(4, float(len(areas)))
        sight.add(5, float(largest))
        sight.add(7, float(largest * largest) / 10.0)
    sight.add(6, float(most))
    see_races(planet, o, sight)


def see_races(planet: Planet, o: Outlook, sight: Sight) -> None:
    rivals = o.animals.copy()
    mine = o.won
    for race in o.races:
        chance = 0.0
        if race.now:
            chance = race.outcome(planet, o.components.tiles, o.market, o.taken)
        else:
            own = race.mine_of(planet)
            shares = 1.0 / (own + race.others)
            chance = own * shares
            i: i64 = 0
            for other in race.rivals:
                rivals[i] += other * shares
                i += 1
        mine += chance
        time: i64 = SOON[race.to_come]
        likely = race.points * chance
        sight.add(RACES + time, likely)
        if race.mine:
            sight.add(OWN + time, likely)
        sight.add(OPEN + time, likely * (1.0 - chance))
        if chance > LIKELY:
            sight.add(SAFE + time, race.points * (chance - LIKELY))
    best = 0.0
    for animals in rivals:
        best = max(best, animals)
    sight.add(8, best)
    sight.add(9, mine - best)
