"""What the rulebook (rules/) counts and draws, and where it explains what is asked and shown."""

from typing import Any

from habitable.games.planet import box, document
from habitable.games.planet import picture as pictures
from habitable.games.planet.board import text
from habitable.games.planet.components import (
    DEALT_ROUNDS,
    LETTERS,
    NAMES,
    ROUNDS,
    SLOTS,
    TILES,
    Components,
)
from habitable.games.planet.geometry import FACES, FIELDS, SIDES
from habitable.games.planet.scoring import areas_of, measure
from habitable.games.planet.words import requirement
from habitable.texts import Texts

OURS = box.read("")
COMPONENTS = Components("")
TOPICS = {
    "question-take": "taking",
    "question-lay": "laying",
    "question-turn": "laying",
    "terrain-*": "*",
    **{f"animal-{a.id.replace('_', '-')}": NAMES[LETTERS.index(a.habitat)] for a in OURS.animals},
    "animal-named": "requirements",
    "requirement-*": "requirements",
    "row-objective": "objective",
    "row-objective-fields": "objective",
    "row-animals": "animals",
    "row-animals-won": "animals",
    "label-*": "variants",
}
BOX = {
    "tiles": TILES,
    "faces": FACES,
    "sides": SIDES,
    "fields": FIELDS,
    "rounds": ROUNDS,
    "dealt_rounds": DEALT_ROUNDS,
    "slots": SLOTS,
    "cards": len(OURS.animals),
    "laid": sum(COMPONENTS.standard.shown),
    "same": COMPONENTS.same,
    "differs": COMPONENTS.differs,
    "beginner": COMPONENTS.beginner,
    # how many animals settle at the end of each round, from 1
    "rounds_of": COMPONENTS.standard.shown,
    "terrains": {
        NAMES[LETTERS.index(one.terrain)]: {
            "fields": sum(tile.fields.count(one.terrain) for tile in OURS.tiles),
            "from": [threshold.min_fields for threshold in one.thresholds],
            "points": [threshold.points for threshold in one.thresholds],
        }
        for one in OURS.objectives
    },
    "animals": {a.id: requirement(a.kind, a.habitat, a.other) for a in OURS.animals},
}


def count(data: Any) -> dict[str, Any]:
    """What each planet has to show for each animal: the three largest areas that qualify, or the number of areas."""
    if document.is_result(data):
        return {"given": data["players"]}
    planets = document.read(data)
    return {
        "areas_of": [{LETTERS[t]: len(areas) for t, areas in enumerate(planet.areas())} for planet in planets],
        "measures": {
            printed.id: [[*areas_of(measure(planet, animal)), 0, 0, 0][:3] for planet in planets]
            for printed, animal in zip(OURS.animals, COMPONENTS.animals, strict=True)
        },
    }


def letters(data: Any) -> list[str]:
    """The same in a terminal: each face that is not empty, by its number."""
    if document.is_result(data):
        return []
    out = []
    for planet in document.read(data):
        faces = (text(planet)[SIDES * face : SIDES * (face + 1)] for face in range(FACES))
        out.append("  ".join(f"{face}:{fields}" for face, fields in enumerate(faces) if fields.strip(".")))
    return out


def picture(data: Any, words: Texts) -> str:
    """Planets laid out flat: a globe hides what an example is about."""
    return pictures.flat([text(planet) for planet in document.read(data)], words)
