"""What a good player weighs: the races for the animals to come, and the fields of the own objective."""

from typing import Final

from mypy_extensions import i64

from habitable.games.planet.board import Planet
from habitable.games.planet.components import MOST, ROUNDS, Animal, Components
from habitable.games.planet.geometry import FIELDS, SIDES
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.questions import Lay, Take
from habitable.games.planet.scoring import animal_points, measure, value
from habitable.games.planet.vocabulary import LAY, TAKE
from habitable.kernel.advice import Advice
from habitable.kernel.bits import lowest, size

# How much a tile still to be laid brings. Found by play against itself.
AREA_EACH: Final = 0.8  # fields of the largest area that counts
MOST_EACH: Final = 0.4  # areas
FIELDS_EACH: Final = 1.6  # fields of the objective's terrain, for somebody who wants them
DOUBT: Final = 0.5  # how wide a race is open when nothing more is laid, and with each tile to come
DOUBT_EACH: Final = 0.6


class Race:
    """An animal to come, as one seat sees it: what it is worth, when, and what the others will have to show."""

    def __init__(self, animal: Animal, round: i64, points: float, rivals: list[float]) -> None:
        self.animal: Animal = animal
        self.round: i64 = round
        self.points: float = points
        self.each: float = MOST_EACH if animal.kind == MOST else AREA_EACH
        self.rivals: list[float] = rivals


class Outlook:
    """What a seat needs to know of the table to judge a planet of its own."""

    def __init__(self, races: list[Race], terrain: i64, components: Components) -> None:
        self.races: list[Race] = races
        self.terrain: i64 = terrain
        self.components: Components = components


def laid_tiles(planet: Planet) -> i64:
    return size(planet.covered()) // SIDES


def outlook(p: PlanetPosition, seat: i64) -> Outlook:
    """Of a seat, with its objective and the animals to come."""
    terrain: i64 = p.objectives[seat]
    races: list[Race] = []
    tiles = [laid_tiles(planet) for planet in p.planets]
    round: i64 = 1
    while round <= ROUNDS:
        left: i64 = p.lying[round]
        while left != 0:
            card: i64 = lowest(left)
            points = float(animal_points(p.components, card, terrain, p.beginner))
            race = Race(p.components.animals[card], round, points, [])
            for i, planet in enumerate(p.planets):
                if i != seat:
                    now = float(value(measure(planet, race.animal)))
                    race.rivals.append(now + race.each * float(round - tiles[i]))
            races.append(race)
            left &= left - 1
        round += 1
    return Outlook(races, terrain, p.components)


def chance(race: Race, planet: Planet, tiles: i64) -> float:
    """That this planet gets the animal: of being ahead of each rival."""
    return chance_with(race, value(measure(planet, race.animal)), tiles)


def chance_with(race: Race, now: i64, tiles: i64) -> float:
    """The same, with so much to show for it."""
    to_come = float(race.round - tiles)
    mine = float(now) + race.each * to_come
    spread = DOUBT + DOUBT_EACH * to_come
    out = 1.0
    for rival in race.rivals:
        ahead = (mine - rival) / spread
        if ahead <= -1.0:
            return 0.0
        if ahead < 1.0:
            out *= 0.5 + 0.5 * ahead
    return out


def estimate(planet: Planet, o: Outlook) -> float:
    """The points that this planet may still bring."""
    tiles: i64 = laid_tiles(planet)
    total = 0.0
    for race in o.races:
        total += race.points * chance(race, planet, tiles)
    if o.terrain >= 0:
        table = o.components.objectives[o.terrain]
        total += objective_value(table, size(planet.of(o.terrain)), ROUNDS - tiles)
    return total


def objective_value(table: list[int], fields: i64, to_come: i64) -> float:
    """The points for an expected number of fields, between the thresholds."""
    if to_come == 0:
        return float(table[fields])
    expected = float(fields) + FIELDS_EACH * float(to_come)
    n: i64 = min(int(expected), FIELDS)
    below: i64 = n
    while below > 0 and table[below - 1] == table[n]:
        below -= 1
    above: i64 = n
    while above < FIELDS and table[above] == table[n]:
        above += 1
    if above == below:
        return float(table[n])
    part = (expected - float(below)) / float(above - below)
    return float(table[n]) + float(table[above] - table[n]) * part


def estimates(p: PlanetPosition) -> list[float]:
    return [
        float(sheet.animal_points) + estimate(p.planets[seat], outlook(p, seat))
        for seat, sheet in enumerate(p.sheets())
    ]


# ── the two answers of a turn ───────────────────────────────────────────────────────────────────────────────────────


def weigh_tiles(p: PlanetPosition, question: Take, seat: i64, answers: list[int]) -> list[float]:
    o = outlook(p, seat)
    return [worth_of_tile(p.planets[seat], p.components.tiles[answer - TAKE], o) for answer in answers]


def weigh_places(p: PlanetPosition, question: Lay, seat: i64, answers: list[int]) -> list[float]:
    o = outlook(p, seat)
    return [worth_of_place(p.planets[seat], p.components.tiles[question.tile], answer - LAY, o) for answer in answers]


def worth_of_place(planet: Planet, tile: i64, place: i64, o: Outlook) -> float:
    return estimate(planet.laid(tile, place), o)


def worth_of_tile(planet: Planet, tile: i64, o: Outlook) -> float:
    """The best that can be made of it."""
    best = -1000.0
    places: i64 = planet.free() if planet.covered() != 0 else 1  # on an empty planet all places are alike
    while places != 0:
        worth = worth_of_place(planet, tile, lowest(places), o)
        if worth > best:
            best = worth
        places &= places - 1
    return best


ADVICE = Advice({Take: weigh_tiles, Lay: weigh_places}, estimates)
