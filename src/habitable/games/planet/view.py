"""What a seat may see (rules/planet.md 4.1): everything but the others' objectives, until the end."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from string import ascii_letters, digits
from typing import Any

from mypy_extensions import i64

from habitable.games.planet.board import Area, Planet, text, touched
from habitable.games.planet.box import read
from habitable.games.planet.components import LETTERS, ROUNDS, Animal, Components, tile_letters
from habitable.games.planet.geometry import FIELDS
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.questions import Lay, Take
from habitable.games.planet.rounds import Life, Reveal, Round, TurnUp
from habitable.games.planet.scoring import Sheet, counting, measure, places, sheets, value
from habitable.games.planet.view_types import AnimalView, ObjectiveView, PlanetView, RaceView, TileView
from habitable.kernel.bits import lowest, members, size
from habitable.kernel.game import ScoreSheet, SheetRow
from habitable.kernel.state import stack


def score_sheet(found: list[Sheet], planets: Sequence[Planet]) -> ScoreSheet:
    """Without planets where only the results are known."""
    terrains = [sheet.terrain for sheet in found]
    fields = [members(planet.of(terrains[i])) if terrains[i] >= 0 else [] for i, planet in enumerate(planets)]
    return ScoreSheet(
        rows=[
            SheetRow("objective", [sheet.objective for sheet in found], fields),
            SheetRow("animals", [sheet.animal_points for sheet in found]),
        ],
        totals=[sheet.total for sheet in found],
        facts=[
            SheetRow("objective_fields", [sheet.fields for sheet in found], fields),
            SheetRow("animals_won", [sheet.animals for sheet in found]),
        ],
        places=places(found),
    )


UNKNOWN = Planet(
    0, 0, 0, 0, 0
)  # in place of one whose objective is hidden: what lies there counts for nobody who looks
AREAS = ascii_letters + digits  # what they are called: there are fewer than fields


class Claim:
    """What a planet has to show for an animal: the measure, and the areas that count."""

    def __init__(self, measure: i64, areas: str) -> None:
        self.measure: i64 = measure
        self.areas = areas


class Shown:
    """What views say of a planet. It stays with the planet, so that it is found once: one of them changes at a time."""

    def __init__(self, planet: Planet) -> None:
        self.letters = text(planet)
        self.areas, self.touches = areas(planet)
        self._claims: dict[Animal, Claim] = {}

    def claim(self, planet: Planet, animal: Animal) -> Claim:
        found = self._claims.get(animal)
        if found is None:
            measured: i64 = measure(planet, animal)
            first = sorted([lowest(area.fields) for area in counting(planet, animal, measured)])
            found = self._claims[animal] = Claim(measured, "".join([self.areas[field] for field in first]))
        return found


def shown(planet: Planet) -> Shown:
    known = planet.shown
    if isinstance(known, Shown):
        return known
    planet.shown = found = Shown(planet)
    return found


def areas(planet: Planet) -> tuple[str, list[str]]:
    """In the order of their first fields, which does not tell how the planet came about; and what each touches."""
    lands: list[int] = [-1] * FIELDS  # by the first field of an area
    found: list[Area | None] = [None] * FIELDS
    for terrain, here in enumerate(planet.areas()):
        for area in here:
            first = lowest(area.fields)
            lands[first], found[first] = terrain, area
    letters = ["."] * FIELDS
    touches: list[str] = []
    for first, one in enumerate(found):
        if one is not None:
            for field in members(one.fields):
                letters[field] = AREAS[len(touches)]
            touches.append(touched(planet, lands[first], one))
    return "".join(letters), touches


@lru_cache(maxsize=1024)
def tile_of(i: int, fields: int) -> TileView:
    return TileView(tile=i + 1, fields=tile_letters(fields))


def tile(p: PlanetPosition, i: int) -> TileView:
    return tile_of(i, p.components.tiles[i])


@lru_cache(maxsize=1024)
def animal_of(i: int, source: str) -> AnimalView:
    card = read(source).animals[i]
    name = card.name if source else None
    return AnimalView(animal=i + 1, id=card.id, name=name, habitat=card.habitat, kind=card.kind, other=card.other)


def animal(p: PlanetPosition, i: int) -> AnimalView:
    return animal_of(i, p.components.source)


@lru_cache(maxsize=128)  # tiles come and go while the planets stay as they are
def races(planets: tuple[Planet, ...], lying: tuple[int, ...], components: Components) -> list[RaceView]:
    return [race(planets, components, i, round) for round, here in enumerate(lying) for i in members(here)]


def race(planets: tuple[Planet, ...], components: Components, i: int, round: int) -> RaceView:
    card, animal = animal_of(i, components.source), components.animals[i]
    claims = [shown(planet).claim(planet, animal) for planet in planets]
    values = [int(value(one.measure)) for one in claims]
    # in the last round the second and third area count too
    compared = [int(one.measure) for one in claims] if round == ROUNDS else values
    best = max(compared)
    return RaceView(
        animal=card.animal,
        id=card.id,
        name=card.name,
        habitat=card.habitat,
        kind=card.kind,
        other=card.other,
        round=round,
        values=values,
        leaders=[seat for seat, mine in enumerate(compared) if mine == best > 0],
        counting=[one.areas for one in claims],
    )


def objective(planet: Planet, components: Components, terrain: int) -> ObjectiveView | None:
    if terrain < 0:
        return None
    table = components.objectives[terrain]
    fields = size(planet.of(terrain))
    more = next((n for n in range(fields, FIELDS + 1) if table[n] > table[fields]), None)
    return ObjectiveView(
        terrain=LETTERS[terrain],
        fields=fields,
        points=table[fields],
        next_fields=more,
        next_points=None if more is None else table[more],
    )


def now(p: PlanetPosition) -> tuple[int, str]:
    """The round and the moment in it."""
    top = p.top
    if top is None or isinstance(top, Round):  # a preview stops before objectives are shown
        return 0, "over"
    moments = {TurnUp: "turn_up", Reveal: "reveal", Take: "take", Lay: "lay"}
    round = next((q.round for q in stack(p) if isinstance(q, Life)), 0)
    return round, moments.get(type(top), "setup")


def with_objectives(p: PlanetPosition, known: Collection[int]) -> dict[str, Any]:
    """What can be seen by somebody who knows the objectives of these seats; all do in the end. As long as one is
    hidden, its owner's animals count as if they lived elsewhere."""
    objectives = tuple([terrain if p.over() or seat in known else -1 for seat, terrain in enumerate(p.objectives)])
    planets = tuple([planet if objectives[seat] >= 0 else UNKNOWN for seat, planet in enumerate(p.planets)])
    return pad(planets, tuple(p.won), objectives, p.components, p.beginner)


@lru_cache(maxsize=512)  # five of a table: each stays as it is until its owner lays a tile, or animals settle
def pad(
    planets: tuple[Planet, ...],
    won: tuple[int, ...],
    objectives: tuple[int, ...],
    components: Components,
    beginner: bool,
) -> dict[str, Any]:
    found = sheets(list(planets), components, list(objectives), list(won), beginner)
    sheet = score_sheet(found, planets)
    return {
        "scores": sheet.totals,
        "places": sheet.places,
        "objectives": [objective(planet, components, objectives[i]) for i, planet in enumerate(planets)],
        "sheet": sheet,
    }


def own(p: PlanetPosition, seat: int) -> dict[str, Any]:
    """A seat knows its own objective besides."""
    return with_objectives(p, {seat})


def public(p: PlanetPosition) -> PlanetView:
    round, moment = now(p)
    return PlanetView(
        seat=None,
        seats=p.seats,
        asked=p.asked(),
        over=p.over(),
        beginner=p.beginner,
        round=round,
        moment=moment,
        first=None if p.start < 0 or round == 0 else p.seat_of(round, 0),
        planets=[shown(planet).letters for planet in p.planets],
        areas=[shown(planet).areas for planet in p.planets],
        touches=[shown(planet).touches for planet in p.planets],
        market=[tile(p, i) for i in p.slots if p.market >> i & 1],
        held=tile(p, p.top.tile) if isinstance(p.top, Lay) else None,
        piles=[[tile(p, i) for i in pile] for pile in p.piles],
        unseen=size(p.unseen),
        boxed=[i + 1 for i in members(p.box)],
        races=races(tuple(p.planets), tuple(p.lying), p.components),
        hidden=list(p.hidden),
        won=[[animal(p, i) for i in members(animals)] for animals in p.won],
        lost=[animal(p, i) for i in members(p.lost)],
        **with_objectives(p, ()),
    )
