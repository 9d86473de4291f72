"""Earth in words, as both games of dominant species show it in their views: piles, corners, stacks, the question, the
score pad. The names of animals, elements and terrains are the game's."""

from typing import Any, Final

from habitable.earth.scoring import leaders
from habitable.earth.view_types import StackView
from habitable.earth.world import World
from habitable.kernel.bits import members
from habitable.kernel.game import ScoreSheet, SheetRow
from habitable.kernel.piles import count
from habitable.kernel.position import Question
from habitable.kernel.questions import Together
from habitable.kernel.state import fields_of, name_of


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


# ── questions ───────────────────────────────────────────────────────────────────────────────────────────────────────

OWN: Final = frozenset({"animal", "element", "terrain", "hex", "left"})  # have a field of their own in an AskedView
UNSEEN: Final = frozenset({"drawn", "first", "least"})  # a secret; and what only a search sets
HEXES: Final = frozenset({"tiles", "hexes", "sources", "targets"})  # sets of tiles


class Names:
    """How a game calls its things, by number."""

    def __init__(
        self,
        animals: list[str],
        elements: list[str],
        terrains: list[str],
        actions: list[str],
        cards: list[str],
        traits: list[str],
        spaces: list[str],
    ) -> None:
        self.lists: dict[str, list[str]] = {  # by the field of a question that holds one of them,
            "animal": animals,
            "victim": animals,
            "element": elements,
            "given": elements,
            "terrain": terrains,
            "action": actions,
            "card": cards,
            "trait": traits,
            "former": traits,
            "space": spaces,
        }
        self.sets: dict[str, list[str]] = {  # or a set of them
            "others": animals,
            "spared": animals,
            "elements": elements,
            "terrains": terrains,
        }
        self.animals: list[str] = animals
        self.elements: list[str] = elements


def asked_fields(p: World, names: Names) -> dict[str, Any]:
    """The fields of an AskedView for the question on top, which is there."""
    question = p.top
    element, terrain, hex = [getattr(question, field, -1) for field in ("element", "terrain", "hex")]
    return {
        "question": name_of(type(question)),
        "animal": name_or_none(getattr(question, "animal", -1), names.animals),
        "element": name_or_none(element, names.elements),
        "terrain": name_or_none(terrain, names.lists["terrain"]),
        "hex": None if hex < 0 else list(p.grid().hexes[hex]),
        "left": getattr(question, "left", None),
        "card": name_or_none(card_in_hand(p), names.lists["card"]),
        "about": {
            "moved" if field == "unmoved" else field: in_words(p, names, question, field)
            for field in fields_of(type(question))
            if field not in OWN and is_open(question, field)
        },
    }


def is_open(question: Question[Any] | None, field: str) -> bool:
    """Whether all may know it: what several seats answer at once is theirs until all have."""
    return field not in UNSEEN and not (field == "given" and isinstance(question, Together))


def card_in_hand(p: World) -> int:
    """The card that is being carried out, or -1: it lies on the stack until its questions are answered."""
    question = p.top
    while question is not None:
        card: int = getattr(question, "card", -1)
        if card >= 0:
            return card
        question = question.below
    return -1


def what_follows(p: World, names: Names) -> list[str]:
    """The questions under the one on top, the next one first: the name and what it is about, as far as all may know."""
    out: list[str] = []
    question = None if p.top is None else p.top.below
    while question is not None:
        words = [name_of(type(question))]
        for field in fields_of(type(question)):
            if is_open(question, field):
                words.append("+".join(in_words(p, names, question, field)) or "-")
        out.append(" ".join(words))
        question = question.below
    return out


def in_words(p: World, names: Names, question: Question[Any] | None, field: str) -> list[str]:
    """What a field of a question says."""
    value: Any = getattr(question, field)
    grid = p.grid()
    if field in HEXES:
        return [grid.hex_text(hex) for hex in members(value)]
    if field in names.sets:
        return [names.sets[field][i] for i in members(value)]
    if field in names.lists:
        return [] if value < 0 else [names.lists[field][value]]
    if field == "unmoved":  # of the animal's cubes here those that have moved are fewer
        animal: int = getattr(question, "animal", -1)
        here = [0 if tile is None else tile.of(animal) for tile in p.tiles]
        return [grid.hex_text(hex) for hex, n in enumerate(value) for _ in range(here[hex] - n)]
    if field == "protected":
        return [f"{names.animals[i]} {names.elements[e]}" for i, kept in enumerate(value) for e in members(kept)]
    if field in ("hex", "scored", "saved"):
        return [] if value < 0 else [grid.hex_text(value)]
    if field == "corner":
        return [grid.corner_texts[value]]
    if field == "limits":
        return [str(count(value, i)) for i in range(3)]
    if field == "places":
        return [grid.hex_text(hex) for hex in value]
    if isinstance(value, list):
        return [str(item) for item in value]
    if isinstance(value, bool):
        return ["yes" if value else "no"]
    return [str(value)]


# ── points ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def points_by_source(p: World, animal: int, sources: list[str]) -> list[int]:
    """The points of one animal, by line of the score pad."""
    n = len(sources)
    return p.tally[animal * n : (animal + 1) * n]


def score_sheet(p: World, sources: list[str], facts: dict[str, dict[int, int]]) -> ScoreSheet:
    """The points of each seat by where they came from: of several animals, those of the one that counts. `facts` are
    about these animals."""
    animals = leaders(p)
    n = len(sources)
    return ScoreSheet(
        rows=[
            SheetRow(source, [0 if animal < 0 else p.tally[animal * n + line] for animal in animals])
            for line, source in enumerate(sources)
        ],
        totals=p.scores(),
        facts=[SheetRow(name, [numbers.get(animal, 0) for animal in animals]) for name, numbers in facts.items()],
        places=p.places(),
    )
