"""Earth in words, as both games of dominant species show it in their views: piles, corners, stacks, the question, the
score pad. The names of animals, elements and terrains are the game's."""

from typing import Any

from habitable.kernel.earth_view import StackView
from habitable.kernel.game import ScoreSheet, SheetRow
from habitable.kernel.piles import count
from habitable.kernel.state import name_of
from habitable.kernel.world import World


def name_or_none(thing: int, names: list[str]) -> str | None:
    return None if thing < 0 else names[thing]


def each_of(pile: int, names: list[str]) -> list[str]:
    """The things of a pile one by one."""
    return [name for i, name in enumerate(names) for _ in range(count(pile, i))]


def counts(pile: int, names: list[str]) -> dict[str, int]:
    """How many there are of each."""
    return {name: count(pile, i) for i, name in enumerate(names)}


def elements_by_corner(p: World, elements: list[str]) -> dict[str, str]:
    texts = p.grid().corner_texts
    return {texts[corner]: elements[element] for corner, element in enumerate(p.elements) if element >= 0}


def stack_views(p: World, terrains: list[str]) -> list[StackView]:
    return [
        StackView(tile=name_or_none(up, terrains), face_down=down)
        for up, down in zip(p.face_up, p.face_down, strict=True)
    ]


def asked_fields(p: World, animals: list[str], elements: list[str], terrains: list[str]) -> dict[str, Any]:
    """The fields of an AskedView for the question on top, which is there."""
    question = p.top
    animal, element, terrain, hex = [getattr(question, field, -1) for field in ("animal", "element", "terrain", "hex")]
    return {
        "question": name_of(type(question)),
        "animal": name_or_none(animal, animals),
        "element": name_or_none(element, elements),
        "terrain": name_or_none(terrain, terrains),
        "hex": None if hex < 0 else list(p.grid().hexes[hex]),
        "left": getattr(question, "left", None),
    }


def score_sheet(p: World, sources: list[str], facts: dict[str, dict[int, int]]) -> ScoreSheet:
    """The points of each seat by where they came from: of several animals, those of the one that counts. `facts` are
    about these animals."""
    leaders = p.leaders()
    n = len(sources)
    return ScoreSheet(
        rows=[
            SheetRow(source, [0 if animal < 0 else p.tally[animal * n + line] for animal in leaders])
            for line, source in enumerate(sources)
        ],
        totals=p.scores(),
        facts=[SheetRow(name, [numbers.get(animal, 0) for animal in leaders]) for name, numbers in facts.items()],
        places=p.places(),
    )
