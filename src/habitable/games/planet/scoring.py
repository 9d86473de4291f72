"""What it is worth: who gets an animal, objectives (by the tables of `components`), totals (rules/planet.md 5, 6)."""

from mypy_extensions import i64

from habitable.games.planet.board import Area, Planet
from habitable.games.planet.components import ADJACENT, MOST, Animal, Components
from habitable.kernel.bits import lowest, size

# A *measure* is what a planet has to show for an animal: the sizes of its three largest areas that qualify, as the
# digits of one number, six bits each. The larger one wins, and before the last round only the first digit counts.


def qualifies(area: Area, kind: i64, others: i64) -> bool:
    """Whether an area of the right terrain touches the other, or does not, as a kind of animal wants it."""
    return (area.beside & others != 0) == (kind == ADJACENT)


def measure(planet: Planet, animal: Animal) -> i64:
    areas = planet.areas()[animal.habitat]
    kind: i64 = animal.kind
    if kind == MOST:
        return len(areas) << 12
    others: i64 = planet.of(animal.other)
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    for area in areas:
        if qualifies(area, kind, others):
            n: i64 = area.size
            if n > a:
                c = b
                b = a
                a = n
            elif n > b:
                c = b
                b = n
            elif n > c:
                c = n
    return a << 12 | b << 6 | c


def value(measured: i64) -> i64:
    """The first digit of a measure: the number of areas, or the size of the largest."""
    return measured >> 12


def counting(planet: Planet, animal: Animal, measured: i64) -> list[Area]:
    """The areas that the first digit of its measure counts: all, or the largest that qualify."""
    areas = planet.areas()[animal.habitat]
    if animal.kind == MOST:
        return areas
    others, largest = planet.of(animal.other), value(measured)
    return [area for area in areas if area.size == largest and qualifies(area, animal.kind, others)]


def areas_of(measured: i64) -> list[int]:
    """The digits of a measure: the sizes of up to three areas, or the number of areas alone."""
    return [n for n in [int(measured >> 12), int(measured >> 6 & 63), int(measured & 63)] if n > 0]


def measures(planets: list[Planet], animal: Animal) -> list[int]:
    return [measure(planet, animal) for planet in planets]


def winner(measured: list[int], last: bool) -> i64:
    """The seat that gets the animal, -1 where it is tied or nobody qualifies. In the last round the second and the
    third area decide between equals (rules/planet.md 5)."""
    best: i64 = 0
    who: i64 = -1
    seat: i64 = 0
    for each in measured:
        mine: i64 = each if last else value(each)
        if mine > best:
            best = mine
            who = seat
        elif mine == best:
            who = -1
        seat += 1
    return who


# ── totals ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Sheet:
    """One player's points. A terrain of -1 is an objective that is not there, or not known."""

    def __init__(self, terrain: i64, fields: i64, objective: i64, animals: i64, animal_points: i64) -> None:
        self.terrain: i64 = terrain
        self.fields: i64 = fields
        self.objective: i64 = objective
        self.animals: i64 = animals
        self.animal_points: i64 = animal_points
        self.total: i64 = objective + animal_points


def animal_points(components: Components, animal: i64, terrain: i64, beginner: bool) -> i64:
    """What an animal is worth to a player with an objective (rules/planet.md 6)."""
    if beginner:
        return components.beginner
    return components.same if components.animals[animal].habitat == terrain else components.differs


def score(planet: Planet, components: Components, terrain: i64, won: i64, beginner: bool) -> Sheet:
    points: i64 = 0
    left: i64 = won
    while left != 0:
        points += animal_points(components, lowest(left), terrain, beginner)
        left &= left - 1
    if terrain < 0:
        return Sheet(terrain, 0, 0, size(won), points)
    fields: i64 = size(planet.of(terrain))
    return Sheet(terrain, fields, components.objectives[terrain][fields], size(won), points)


def sheets(
    planets: list[Planet], components: Components, objectives: list[int], won: list[int], beginner: bool
) -> list[Sheet]:
    """Everybody's points, seat by seat."""
    return [score(planet, components, objectives[i], won[i], beginner) for i, planet in enumerate(planets)]


def places(sheets: list[Sheet]) -> list[int]:
    """Highest total first, then more animals, then shared (rules/planet.md 6)."""
    return [
        1 + sum([1 for o in sheets if o.total > s.total or (o.total == s.total and o.animals > s.animals)])
        for s in sheets
    ]
