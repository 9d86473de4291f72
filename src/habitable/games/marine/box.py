"""The component file: what board, cards and traits say, as data (rules/marine.md 11, 12, 17).

A user's own file may be a copy of ours with corrections, or hold the corrected lines only. What is wrong with it is a
BadBox that names the entry: `cards.biomass.symbol: ...`.
"""

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec

from habitable.kernel.errors import BadBox

ELEMENTS = ("algae", "gastropods", "plankton", "sponges", "sun", "worms")
TERRAINS = ("land", "kelp", "reef", "seamount", "meadow", "sand", "ocean", "eruption")
LIMIT = 6  # elements on a display

Source = Literal["seed", "first_game", "public", "inferred", "printed"]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=0, le=20)]
Note = Annotated[str, msgspec.Meta(max_length=1000)]


class BoxLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a line is from: `printed` when the owner of the box has read it there."""

    source: Source = "printed"
    note: Note = ""


class Animal(BoxLine, frozen=True, kw_only=True):
    printed: list[str]


class Terrain(BoxLine, frozen=True, kw_only=True):
    score: list[Number] | None = None
    speciation: Some | None = None


class Space(BoxLine, frozen=True, kw_only=True):
    cubes: Annotated[list[Some], msgspec.Meta(min_length=3, max_length=3)]


class Switch(BoxLine, frozen=True, kw_only=True):
    value: bool


class Card(BoxLine, frozen=True, kw_only=True):
    symbol: Literal["none", "bones", "fish", "both"] | None = None
    number: Number | None = None
    about: str | None = None


class Trait(BoxLine, frozen=True, kw_only=True):
    number: Number | None = None


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component file; what a line says replaces what ours of that name says."""

    format: Literal["marine-components"] = "marine-components"
    version: Literal[1] = 1
    note: Note = ""
    animals: dict[str, Animal] = {}
    terrains: dict[str, Terrain] = {}
    spaces: dict[str, Space] = {}
    rules: dict[str, Switch] = {}
    cards: dict[str, Card] = {}
    traits: dict[str, Trait] = {}

    def __post_init__(self) -> None:
        for trouble in troubles(self):
            raise trouble


LIMITS = {"living_fossil": (1, 5), "ecological_niche": (0, 9), "phenotypic_plasticity": (0, 6)}  # of trait numbers
SECTIONS = ("animals", "terrains", "spaces", "rules", "cards", "traits")


def troubles(box: Box) -> Iterator[BadBox]:
    """Everything that is wrong, each with its place."""
    for name, animal in box.animals.items():
        place = f"animals.{name}.printed"
        if len(animal.printed) > LIMIT:
            yield BadBox("wrong-most", place=place, most=LIMIT, given=str(len(animal.printed)))
        for i, element in enumerate(animal.printed):
            if element not in ELEMENTS:
                yield BadBox("wrong-word", place=f"{place}[{i}]", given=element, known=", ".join(ELEMENTS))
    for name, terrain in box.terrains.items():
        if terrain.score is not None and not 1 <= len(terrain.score) <= 4:
            numbers = str(len(terrain.score))
            yield BadBox("wrong-range", place=f"terrains.{name}.score", least=1, most=4, given=numbers)
    for name, (least, most) in LIMITS.items():
        trait = box.traits.get(name)
        if trait is not None and trait.number is not None and not least <= trait.number <= most:
            given = str(trait.number)
            yield BadBox("wrong-range", place=f"traits.{name}.number", least=least, most=most, given=given)


@lru_cache(maxsize=1)
def ours() -> Box:
    text = (files("habitable.games.marine") / "components.json").read_text(encoding="utf-8")
    return msgspec.json.decode(text, type=Box)


def corrected(box: Box) -> Box:
    """Our box with the lines of another; BadBox for a line that is not in ours."""
    sections: dict[str, Any] = {}
    for section in SECTIONS:
        lines = dict(getattr(ours(), section))
        for name, line in getattr(box, section).items():
            if name not in lines:
                raise BadBox("wrong-word", place=section, given=name, known=", ".join(lines))
            if section == "cards" and line.about is not None:
                check_about(f"cards.{name}.about", lines[name].about, line.about)
            said = {field: getattr(line, field) for field in line.__struct_fields__}
            lines[name] = msgspec.structs.replace(lines[name], **{k: v for k, v in said.items() if v is not None})
        sections[section] = lines
    return Box(**sections)


def check_about(place: str, known: str | None, given: str) -> None:
    """What a card is about stays of its kind: an element, a terrain, or nothing."""
    for names in (ELEMENTS, TERRAINS):
        if known in names and given not in names:
            raise BadBox("wrong-word", place=place, given=given, known=", ".join(names))
    if known is None:
        raise BadBox("marine-box-about", place=place, given=given)


@lru_cache(maxsize=16)
def read(source: str) -> Box:
    """The box of a file's text, ours for none."""
    return ours() if not source else corrected(msgspec.json.decode(source, type=Box))


def source(box: Box | None) -> str:
    """The text from which `read` makes an equal box again."""
    return "" if box is None else msgspec.json.encode(box).decode()
