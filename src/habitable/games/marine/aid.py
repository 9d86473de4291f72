"""What stands on the player aid: a turn, the actions, thriving and dominance, what tiles pay, the end."""

from functools import partial
from xml.etree import ElementTree as ET

from habitable.earth.picture.aid import actions, elements, terrains, whose
from habitable.games.marine.box import read
from habitable.games.marine.components import (
    ACTIONS,
    ANIMALS,
    ELEMENTS,
    SPACE_NAMES,
    SPECIAL_SPACES,
    TERRAINS,
    Components,
)
from habitable.games.marine.picture.parts import PIECES, SYMBOLS
from habitable.games.marine.picture.parts import symbol as draw_symbol
from habitable.present.aid import Line, Section, paragraphs
from habitable.present.svg import Picture
from habitable.texts import Texts
from habitable.texts.phrases import Part, joined, phrase


def aid(words: Texts) -> list[Section]:
    thriving, value, _, _, bonus, survival, chain = paragraphs(words("marine-rules-basics"))
    components = Components("")
    return [
        Section(
            phrase("marine-aid-turn"), [*paragraphs(words("marine-rules-turn")), Line(phrase("marine-aid-reseed"))]
        ),
        Section(phrase("aid-actions"), spaces()),
        Section(phrase("aid-basics"), [thriving, value, bonus, survival, chain]),
        Section(
            phrase("marine-aid-symbols"),
            [Line(phrase(f"marine-symbol-{kind}"), icon=partial(symbol, kind)) for kind in SYMBOLS],
        ),
        Section(phrase("marine-aid-elements"), [elements(PIECES, printed())]),
        Section(
            phrase("aid-scoring"),
            [Line(phrase("marine-sheet-evolution")), terrains(PIECES, TERRAINS, components.prizes, components.caps)],
        ),
        Section(
            phrase("aid-end"),
            [
                Line(phrase("marine-card-asteroid.effect"), phrase("marine-card-asteroid")),
                Line(phrase("marine-sheet-final-scoring")),
                Line(phrase("marine-sheet-special-pawns")),
                Line(phrase("marine-sheet-ties")),
            ],
        ),
    ]


def spaces() -> list[Line]:
    """The actions, and what their special spaces do."""
    special = {SPACE_NAMES[space].split()[0] for space in SPECIAL_SPACES}
    out = []
    for name, line in zip(ACTIONS, actions(PIECES, ACTIONS), strict=True):
        more = [phrase("marine-rules-special", effect=phrase(f"marine-special-{name}"))] if name in special else []
        out.append(Line(joined([line.text, *more], by=" "), line.name, number=line.number))
    return out


def printed() -> list[tuple[str, Part]]:
    animals = read("").animals
    return [
        (
            element,
            joined(
                [
                    whose(PIECES, animal, animals[animal].printed.count(element))
                    for animal in ANIMALS
                    if element in animals[animal].printed
                ]
            ),
        )
        for element in ELEMENTS
    ]


def symbol(kind: str, parent: ET.Element, words: Texts) -> None:
    draw_symbol(parent, 0, 0, kind, words)


def prepare(picture: Picture) -> None:
    PIECES.define_patterns(picture)
