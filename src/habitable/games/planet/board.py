"""One player's planet: which terrain each field shows, and the areas they form (rules/planet.md 2.5, 2.6)."""

from mypy_extensions import i64

from habitable.games.planet.components import DESERT, FOREST, ICE, LANDS, LETTERS, MOUNTAIN, OCEAN
from habitable.games.planet.geometry import EVERYWHERE, FACES, FIELDS, HALO, PATTERNS, RUN, SIDES, turned
from habitable.kernel.bits import bit, members, size


class Area:
    """A connected group of fields of one terrain, and the fields beside one of them. Never changed."""

    def __init__(self, fields: i64, beside: i64) -> None:
        self.fields: i64 = fields
        self.beside: i64 = beside
        self.size: i64 = size(fields)


class Planet:
    """A set of fields for each terrain. Replaced, never changed."""

    def __init__(self, oceans: i64, forests: i64, deserts: i64, mountains: i64, ices: i64) -> None:
        self.oceans: i64 = oceans
        self.forests: i64 = forests
        self.deserts: i64 = deserts
        self.mountains: i64 = mountains
        self.ices: i64 = ices
        self._areas: list[list[Area]] | None = None  # found when asked for, or grown from those of the planet before
        self.shown: object = None  # what a view says of it, once somebody has looked

    def of(self, terrain: i64) -> i64:
        """The fields of a terrain."""
        if terrain == OCEAN:
            return self.oceans
        if terrain == FOREST:
            return self.forests
        if terrain == DESERT:
            return self.deserts
        if terrain == MOUNTAIN:
            return self.mountains
        return self.ices

    def covered(self) -> i64:
        return self.oceans | self.forests | self.deserts | self.mountains | self.ices

    def free(self) -> i64:
        """The fields of empty faces. As each has five, it is also the set of placements 5 * face + turn."""
        return EVERYWHERE & ~self.covered()

    def laid(self, tile: i64, place: i64) -> "Planet":
        """With a tile on an empty face; the place is 5 * face + turn (rules/planet.md 2.3)."""
        face: i64 = place // SIDES
        turn: i64 = place % SIDES
        at: i64 = face * SIDES
        ocean: i64 = turned(tile & 31, turn)
        forest: i64 = turned(tile >> 5 & 31, turn)
        desert: i64 = turned(tile >> 10 & 31, turn)
        mountain: i64 = turned(tile >> 15 & 31, turn)
        ice: i64 = turned(tile >> 20 & 31, turn)
        after = Planet(
            self.oceans | ocean << at,
            self.forests | forest << at,
            self.deserts | desert << at,
            self.mountains | mountain << at,
            self.ices | ice << at,
        )
        areas = self.areas().copy()
        if ocean != 0:
            areas[OCEAN] = grown(areas[OCEAN], face, ocean)
        if forest != 0:
            areas[FOREST] = grown(areas[FOREST], face, forest)
        if desert != 0:
            areas[DESERT] = grown(areas[DESERT], face, desert)
        if mountain != 0:
            areas[MOUNTAIN] = grown(areas[MOUNTAIN], face, mountain)
        if ice != 0:
            areas[ICE] = grown(areas[ICE], face, ice)
        after._areas = areas
        return after

    def areas(self) -> list[list[Area]]:
        """The areas of each terrain."""
        known = self._areas
        if known is None:
            known = []
            terrain: i64 = 0
            while terrain < LANDS:
                known.append(areas_of(self.of(terrain)))
                terrain += 1
            self._areas = known
        return known


def grown(areas: list[Area], face: i64, pattern: i64) -> list[Area]:
    """The areas of a terrain after a pattern of it came to lie on an empty face: nothing else can join them."""
    run: i64 = RUN[pattern]
    out = joined(areas, run << face * SIDES, HALO[face * PATTERNS + run])
    rest: i64 = pattern ^ run
    if rest != 0:
        out = joined(out, rest << face * SIDES, HALO[face * PATTERNS + rest])
    return out


def joined(areas: list[Area], fields: i64, beside: i64) -> list[Area]:
    """The areas with some connected fields more, which take in all areas that they touch."""
    out: list[Area] = []
    all_fields: i64 = fields
    all_beside: i64 = beside
    for area in areas:
        if area.beside & fields != 0:
            all_fields |= area.fields
            all_beside |= area.beside
        else:
            out.append(area)
    out.append(Area(all_fields, all_beside))
    return out


def areas_of(fields: i64) -> list[Area]:
    """The areas of a set of fields, found by laying it face by face."""
    out: list[Area] = []
    face: i64 = 0
    while face < FACES:
        pattern: i64 = fields >> face * SIDES & 31
        if pattern != 0:
            out = grown(out, face, pattern)
        face += 1
    return out


def empty() -> Planet:
    return Planet(0, 0, 0, 0, 0)


def touched(planet: Planet, terrain: int, area: Area) -> str:
    """The letters of the other terrains that an area touches."""
    return "".join([LETTERS[t] for t in range(LANDS) if t != terrain and area.beside & planet.of(t) != 0])


def text(planet: Planet) -> str:
    """Sixty letters in the order of the fields (rules/planet.md 2.5)."""
    out = ["."] * FIELDS
    for terrain in range(LANDS):
        for field in members(planet.of(terrain)):
            out[field] = LETTERS[terrain]
    return "".join(out)


def from_letters(letters: str) -> Planet:
    """From sixty letters; `.` is an empty field."""
    sets: list[int] = [0] * LANDS
    for field, letter in enumerate(letters):
        if letter != ".":
            sets[LETTERS.index(letter)] |= bit(field)
    return Planet(sets[OCEAN], sets[FOREST], sets[DESERT], sets[MOUNTAIN], sets[ICE])
