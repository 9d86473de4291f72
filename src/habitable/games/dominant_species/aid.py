"""What stands on the player aid: a turn, the actions, match and dominance, what tiles pay, the end."""

from functools import partial

from habitable.earth.picture.aid import actions, elements, pawn, terrains, whose
from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    ELEMENTS,
    HOME_ELEMENT,
    PRINTED,
    SPECIATION_LIMIT,
    TERRAINS,
    TILE_POINTS,
)
from habitable.games.dominant_species.picture.parts import PIECES
from habitable.present.aid import Line, Section, paragraphs, steps
from habitable.present.svg import Picture
from habitable.texts import Texts
from habitable.texts.phrases import phrase


def aid(words: Texts) -> list[Section]:
    match, _, _, bonus, survival, chain = paragraphs(words("dominant-species-rules-basics"))
    turn = [
        phrase("dominant-species-rules-planning"),
        phrase("dominant-species-rules-extinction"),
        phrase("dominant-species-sheet-survival"),
        phrase("dominant-species-aid-last"),
        phrase("dominant-species-aid-reseed"),
    ]
    free = [
        Line(phrase(text), icon=partial(pawn, PIECES, animal))
        for animal, text in (
            ("reptiles", "dominant-species-aid-reptiles"),
            ("arachnids", "dominant-species-aid-arachnids"),
            ("insects", "dominant-species-aid-insects"),
        )
    ]
    printed = [
        (ELEMENTS[element], whose(PIECES, animal, times))
        for animal, element, times in zip(ANIMALS, HOME_ELEMENT, PRINTED, strict=True)
    ]
    return [
        Section(phrase("dominant-species-aid-turn"), steps(turn)),
        Section(phrase("aid-actions"), [*actions(PIECES, ACTIONS), *free]),
        Section(phrase("aid-basics"), [match, bonus, survival, chain]),
        Section(phrase("dominant-species-aid-elements"), [elements(PIECES, printed)]),
        Section(
            phrase("aid-scoring"),
            [
                Line(phrase("dominant-species-sheet-domination")),
                terrains(PIECES, TERRAINS, TILE_POINTS, SPECIATION_LIMIT),
            ],
        ),
        Section(
            phrase("aid-end"),
            [
                Line(phrase("dominant-species-card-ice-age.effect"), phrase("dominant-species-card-ice-age")),
                Line(phrase("dominant-species-sheet-final-scoring")),
                Line(phrase("dominant-species-sheet-ties")),
            ],
        ),
    ]


def prepare(picture: Picture) -> None:
    PIECES.define_patterns(picture)
