"""What a good player sees in a planet, in numbers, and what one who has learned their worth thinks of answers."""

from typing import Final

from mypy_extensions import i64

from habitable.games.planet.advice import Outlook, Race, chance_with, laid_tiles, objective_value, outlook
from habitable.games.planet.board import Planet
from habitable.games.planet.components import ADJACENT, MOST, ROUNDS, Animal
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.questions import Lay, Take
from habitable.games.planet.rounds import Life
from habitable.games.planet.scoring import animal_points
from habitable.games.planet.vocabulary import LAY, TAKE
from habitable.kernel.bits import lowest, size
from habitable.kernel.model import Features, Model, Sight
from habitable.kernel.position import Question

# Races are sorted by how soon they are decided and by how far one is ahead of the best rival.
SOON: Final = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3]  # by tiles still to be laid before it: the class
TIMES: Final = 4
LEADS: Final = 7  # from 3 or more behind to 3 or more ahead
NAMES: Final = [
    "points of animals that are there",
    "points of animals to come, by chance",
    "points of the objective to expect",
    "points of the objective as it stands",
    "fields of the objective",
    "most areas: points of races, by chance",
    "areas",
    "fields of the largest areas",
    "largest area",
    "squares of the largest areas",
    *[f"races {time}, lead {lead - 3}" for time in range(TIMES) for lead in range(LEADS)],
    *[f"races {time}, rivals ahead" for time in range(TIMES)],
    *[f"races {time}, room to grow" for time in range(TIMES)],
    *[f"races {time}, closed" for time in range(TIMES)],
]
FIRST_RACE: Final = 10
AHEAD: Final = FIRST_RACE + TIMES * LEADS
ROOM: Final = AHEAD + TIMES
CLOSED: Final = ROOM + TIMES
STUCK: Final = 0.4  # how much of the growth of others an area has that nothing can be laid beside


def ahead(p: PlanetPosition, question: Question[PlanetPosition]) -> i64:
    """Over three rounds, each until animals settle: one alone says little."""
    return 3


def look(p: PlanetPosition, seat: i64) -> list[float]:
    """Of a seat's planet and prospects."""
    sight = Sight([], len(NAMES))
    see(p.planets[seat], outlook(p, seat), won_points(p, seat), sight)
    return sight.row


def phase(p: PlanetPosition, seat: i64) -> i64:
    """How many tiles lie on the seat's planet."""
    return laid_tiles(p.planets[seat])


def clock(p: PlanetPosition) -> i64:
    """Which round it is."""
    question = p.top
    while question is not None:
        if isinstance(question, Life):
            return question.round
        question = question.below
    return phase(p, 0) + 1


def won_points(p: PlanetPosition, seat: i64) -> float:
    total: i64 = 0
    left: i64 = p.won[seat]
    while left != 0:
        total += animal_points(p.components, lowest(left), p.objectives[seat], p.beginner)
        left &= left - 1
    return float(total)


def see(planet: Planet, o: Outlook, won: float, sight: Sight) -> None:
    """In the order of NAMES."""
    tiles: i64 = laid_tiles(planet)
    sight.add(0, won)
    for race in o.races:
        see_race(planet, race, tiles, sight)
    if o.terrain >= 0:
        table = o.components.objectives[o.terrain]
        fields: i64 = size(planet.of(o.terrain))
        sight.add(2, objective_value(table, fields, ROUNDS - tiles))
        sight.add(3, float(table[fields]))
        sight.add(4, float(fields))
    most: i64 = 0
    for areas in planet.areas():
        largest: i64 = 0
        for area in areas:
            if area.size > largest:
                largest = area.size
        most = max(most, largest)
        sight.add(6, float(len(areas)))
        sight.add(7, float(largest))
        sight.add(9, float(largest * largest) / 10.0)
    sight.add(8, float(most))


def see_race(planet: Planet, race: Race, tiles: i64, sight: Sight) -> None:
    """Where a race stands, and whether there is room for more."""
    to_come: i64 = max(0, race.round - tiles)
    time: i64 = SOON[to_come]
    standing: i64 = size_and_room(planet, race.animal)
    room: i64 = standing & 63
    likely = race.points * chance_with(race, standing >> 6, tiles)
    sight.add(1, likely)
    if race.animal.kind == MOST:
        sight.add(5, likely)
    growth = race.each * float(to_come)
    mine = float(standing >> 6) + (growth if room > 0 else STUCK * growth)
    best = -100.0
    ahead = 0.0
    for rival in race.rivals:
        if rival > best:
            best = rival
        if rival >= mine:
            ahead += 1.0
    lead: i64 = int(min(3.0, max(-3.0, mine - best)) + 3.5)
    sight.add(FIRST_RACE + time * LEADS + lead, race.points)
    sight.add(AHEAD + time, race.points * ahead)
    if lead > 0 and to_come > 0:
        sight.add(ROOM + time, race.points * float(min(room, 4)) / 4.0)
        if room == 0:
            sight.add(CLOSED + time, race.points)


def size_and_room(planet: Planet, animal: Animal) -> i64:
    """What counts for an animal, and how many fields lie open beside it: 64 times the one plus the other."""
    areas = planet.areas()[animal.habitat]
    free: i64 = planet.free()
    if animal.kind == MOST:
        return len(areas) << 6 | (1 if free != 0 else 0)
    adjacent: bool = animal.kind == ADJACENT
    others: i64 = planet.of(animal.other)
    best: i64 = 0
    room: i64 = 0
    for area in areas:
        if area.size > best and (area.beside & others != 0) == adjacent:
            best = area.size
            room = size(area.beside & free)
    return best << 6 | room


# ── the two answers of a turn ───────────────────────────────────────────────────────────────────────────────────────


def think(
    p: PlanetPosition, question: Question[PlanetPosition], seat: i64, answers: list[int], model: Model
) -> list[float]:
    o = outlook(p, seat)
    won = won_points(p, seat)
    planet = p.planets[seat]
    if isinstance(question, Lay):
        tile = p.components.tiles[question.tile]
        return [worth(planet.laid(tile, answer - LAY), o, won, model) for answer in answers]
    assert isinstance(question, Take)
    return [best_place(planet, p.components.tiles[answer - TAKE], o, won, model) for answer in answers]


def worth(planet: Planet, o: Outlook, won: float, model: Model) -> float:
    tiles: i64 = laid_tiles(planet)
    sight = model.sight(tiles)
    see(planet, o, won, sight)
    return model.seen(tiles, sight)


def best_place(planet: Planet, tile: i64, o: Outlook, won: float, model: Model) -> float:
    """The best that can be made of a tile."""
    best = -1000.0
    places: i64 = planet.free() if planet.covered() != 0 else 1  # on an empty planet all places are alike
    while places != 0:
        best = max(best, worth(planet.laid(tile, lowest(places)), o, won, model))
        places &= places - 1
    return best


FEATURES = Features(2, list(NAMES), ROUNDS + 1, look, phase, think, clock, ahead, unit=0.35, solves=ROUNDS)
