"""Scoring a real table: position documents of Planet (rules/positions.md)."""

from typing import Any, Literal

import msgspec

from habitable.games.planet.board import Planet, from_letters, touched
from habitable.games.planet.components import LANDS, LETTERS
from habitable.games.planet.geometry import FIELDS
from habitable.kernel.bits import size
from habitable.kernel.documents import convert
from habitable.kernel.errors import BadDocument


class Document(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["planet"]
    planets: list[str]


def read_planet(text: str, place: str) -> Planet:
    """Sixty letters in the order of the fields; spaces, `/` and small letters do not matter."""
    letters = "".join(text.replace("/", " ").split()).upper()
    for field, letter in enumerate(letters):
        if letter not in LETTERS + ".":
            raise BadDocument(f"{place}, field {field}: {letter!r} is no terrain (terrains: {LETTERS}, . for none)")
    if len(letters) != FIELDS:
        raise BadDocument(f"{place}: a planet has {FIELDS} fields, not {len(letters)}")
    return from_letters(letters)


def read(document: Any) -> list[Planet]:
    d = convert(document, Document)
    if not d.planets:
        raise BadDocument("planets: at least one of them")
    return [read_planet(text, f"planets[{i}]") for i, text in enumerate(d.planets)]


def areas(planet: Planet, terrain: int) -> list[list[Any]]:
    """Every area as its size and the terrains it touches, largest first."""
    found = [(area.size, touched(planet, terrain, area)) for area in planet.areas()[terrain]]
    return [list(area) for area in sorted(found, key=lambda area: (-area[0], area[1]))]


def fields(planet: Planet) -> list[int]:
    """The number of fields of each terrain."""
    return [size(planet.of(terrain)) for terrain in range(LANDS)]


def answer(document: Any) -> dict[str, Any]:
    return {
        "planets": [
            {
                "fields": dict(zip(LETTERS, fields(planet), strict=True)),
                "areas": {LETTERS[terrain]: areas(planet, terrain) for terrain in range(LANDS)},
            }
            for planet in read(document)
        ]
    }
