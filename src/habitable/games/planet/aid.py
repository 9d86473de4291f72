"""What stands on the player aid: a round, areas and animals, the objectives."""

from functools import partial
from xml.etree import ElementTree as ET

from habitable.games.planet import box
from habitable.games.planet.components import LETTERS, NAMES, SLOTS, Components
from habitable.games.planet.picture import COLOURS, patterns
from habitable.present.aid import Line, Section, Table, paragraphs, steps
from habitable.present.svg import Picture, add, label, polygon
from habitable.texts import Texts
from habitable.texts.phrases import Part, phrase

FIELD = [(0.0, 15.0), (-17.0, -11.0), (17.0, -11.0)]


def aid(words: Texts) -> list[Section]:
    objectives = sorted(box.read("").objectives, key=lambda one: LETTERS.index(one.terrain))
    pays = [threshold.points for threshold in objectives[0].thresholds]
    turn = [
        phrase("planet-aid-reveal", slots=SLOTS),
        phrase("planet-aid-take"),
        phrase("planet-aid-leftovers"),
        phrase("planet-aid-settle"),
        phrase("planet-aid-marker"),
    ]
    return [
        Section(phrase("planet-aid-turn"), steps(turn)),
        Section(phrase("planet-aid-areas"), paragraphs(words("planet-rules-scoring"))),
        Section(
            phrase("planet-row-animals"),
            [
                Table(
                    [phrase("planet-aid-rounds"), *(str(rounds) for rounds, _ in settled())],
                    [(None, phrase("planet-row-animals"), [many for _, many in settled()])],
                ),
            ],
        ),
        Section(
            phrase("planet-row-objective"),
            [
                Line(phrase("planet-sheet-objective")),
                Table(
                    [phrase("aid-points"), *pays],
                    [
                        (
                            partial(icon, one.terrain),
                            phrase(f"planet-terrain-{NAMES[LETTERS.index(one.terrain)]}"),
                            [f"{threshold.min_fields}+" for threshold in one.thresholds],
                        )
                        for one in objectives
                    ],
                ),
            ],
        ),
    ]


def settled() -> list[tuple[Part, int]]:
    """Rounds that follow each other with the same number of animals."""
    shown = Components("").standard.shown
    out: list[tuple[Part, int]] = []
    first = 1
    for round in range(1, len(shown)):
        if round + 1 == len(shown) or shown[round + 1] != shown[first]:
            out.append((f"{first}–{round}", shown[first]))
            first = round + 1
    return out


def icon(letter: str, parent: ET.Element, words: Texts) -> None:
    """A field."""
    ink = COLOURS[letter][1]
    polygon(parent, FIELD, fill=f"url(#land-{letter})", stroke=ink, stroke_width=1.4, stroke_linejoin="round")
    add(parent, "circle", cy=-2.5, r=7.5, fill=COLOURS[letter][0])
    label(parent, 0, -2.5, letter, 12, font_weight="700", fill=ink)


def prepare(picture: Picture) -> None:
    patterns(picture)
