"""Scoring a real table: position documents of Planet (rules/positions.md).

One kind describes planets, field by field. The other is for the end of a game, when nobody wants to write down sixty
fields of which one terrain counts: each player's objective, the fields of its terrain, and the animals won.
"""

from typing import Any, Literal

import msgspec

from habitable.games.planet.board import Planet, from_letters, touched
from habitable.games.planet.components import LANDS, LETTERS, SEATS, Components
from habitable.games.planet.geometry import FIELDS
from habitable.games.planet.scoring import Sheet, places
from habitable.kernel.bits import size
from habitable.kernel.documents import check_names, convert
from habitable.kernel.errors import BadDocument

CAPITALS = str.maketrans(LETTERS.lower(), LETTERS)


class Document(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["planet"]
    planets: list[str]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    objective: str | None = None  # the letter of its terrain
    fields: int = 0  # of that terrain
    same: int = 0  # animals won that live there
    other: int = 0  # animals won that live elsewhere


class Results(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["planet"]
    players: list[Player]
    beginner: bool = False
    names: list[str] | None = None


def read_planet(text: str, place: str) -> Planet:
    """Sixty letters in the order of the fields; spaces, `/` and small letters do not matter."""
    letters = "".join(text.replace("/", " ").split()).translate(CAPITALS)
    for field, letter in enumerate(letters):
        if letter not in LETTERS + ".":
            raise BadDocument("planet-wrong-terrain", place=place, field=str(field), given=letter, letters=LETTERS)
    if len(letters) != FIELDS:
        raise BadDocument("planet-wrong-fields", place=place, fields=FIELDS, given=str(len(letters)))
    return from_letters(letters)


def read(document: Any) -> list[Planet]:
    d = convert(document, Document)
    if not d.planets:
        raise BadDocument("wrong-none", place="planets")
    return [read_planet(text, f"planets[{i}]") for i, text in enumerate(d.planets)]


def areas(planet: Planet, terrain: int) -> list[list[Any]]:
    """Every area as its size and the terrains it touches, largest first."""
    found = [(area.size, touched(planet, terrain, area)) for area in planet.areas()[terrain]]
    return [list(area) for area in sorted(found, key=lambda area: (-area[0], area[1]))]


def fields(planet: Planet) -> list[int]:
    """The number of fields of each terrain."""
    return [size(planet.of(terrain)) for terrain in range(LANDS)]


def is_result(document: Any) -> bool:
    return isinstance(document, dict) and "players" in document


def sheets(document: Any) -> list[Sheet]:
    """What everybody has at the end of a game."""
    d = convert(document, Results)
    if not 1 <= len(d.players) <= SEATS:
        raise BadDocument("wrong-range", place="players", least=1, most=SEATS, given=str(len(d.players)))
    check_names(d.names, len(d.players))
    components = Components("")
    out = [sheet(player, f"players[{i}]", components, d.beginner) for i, player in enumerate(d.players)]
    check_objectives(out)
    won, cards = sum(one.animals for one in out), sum(components.standard.shown)
    if won > cards:
        raise BadDocument("planet-wrong-animals", place="players", animals=cards, given=str(won))
    return out


def check_objectives(players: list[Sheet]) -> None:
    """There is one card of each terrain."""
    terrains = [player.terrain for player in players]
    for i, terrain in enumerate(terrains):
        if terrain in terrains[:i] and terrain >= 0:
            place, other = f"players[{i}].objective", f"players[{terrains.index(terrain)}]"
            raise BadDocument("planet-wrong-twice", place=place, given=LETTERS[terrain], other=other)


def sheet(player: Player, place: str, components: Components, beginner: bool) -> Sheet:
    """As `scoring.score`, which counts the fields and the animals themselves."""
    terrain = objective(player, f"{place}.objective", beginner)
    cards = sum(components.standard.shown)
    living = sum(1 for animal in components.animals if terrain in (-1, animal.habitat))
    same = min(living, cards)
    given = (("fields", player.fields, FIELDS), ("same", player.same, same), ("other", player.other, cards))
    for name, number, most in given:
        if not 0 <= number <= most:
            raise BadDocument("wrong-range", place=f"{place}.{name}", least=0, most=most, given=str(number))
    won = player.same + player.other
    if terrain < 0:
        return Sheet(-1, 0, 0, won, components.beginner * won)
    paid = components.objectives[terrain][player.fields]
    return Sheet(terrain, player.fields, paid, won, components.same * player.same + components.differs * player.other)


def objective(player: Player, place: str, beginner: bool) -> int:
    """The number of a player's terrain; -1 in the beginner variant, where nobody has one."""
    if beginner:
        if player.objective is not None:
            raise BadDocument("planet-wrong-beginner", place=place)
        return -1
    if player.objective is None:
        raise BadDocument("planet-wrong-no-objective", place=place, known=", ".join(LETTERS))
    letter = player.objective.translate(CAPITALS)
    if len(letter) != 1 or letter not in LETTERS:
        raise BadDocument("wrong-word", place=place, given=player.objective, known=", ".join(LETTERS))
    return LETTERS.index(letter)


def result(document: Any) -> dict[str, Any]:
    scored = sheets(document)
    return {
        "players": [
            {
                "objective": one.objective,
                "animals": one.animal_points,
                "objective_fields": one.fields,
                "animals_won": one.animals,
                "total": one.total,
            }
            for one in scored
        ],
        "winners": [i for i, place in enumerate(places(scored)) if place == 1],
    }


def answer(document: Any) -> dict[str, Any]:
    if is_result(document):
        return result(document)
    return {
        "planets": [
            {
                "fields": dict(zip(LETTERS, fields(planet), strict=True)),
                "areas": {LETTERS[terrain]: areas(planet, terrain) for terrain in range(LANDS)},
            }
            for planet in read(document)
        ]
    }
