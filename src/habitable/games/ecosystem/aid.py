"""What stands on the player aid: a turn, what each kind scores, gaps."""

from functools import partial
from xml.etree import ElementTree as ET

from habitable.games.ecosystem.components import COLUMNS, GAP_POINTS, NAMES, ROWS, TURNS
from habitable.games.ecosystem.picture import CARD, card, define_sign
from habitable.present.aid import Line, Section, Table, steps
from habitable.present.svg import add
from habitable.texts import Texts
from habitable.texts.phrases import phrase


def aid(words: Texts) -> list[Section]:
    turn = [
        phrase("ecosystem-aid-choose"),
        phrase("ecosystem-aid-reveal"),
        phrase("ecosystem-aid-place", columns=COLUMNS, rows=ROWS),
        phrase("ecosystem-rules-swap"),
        phrase("ecosystem-aid-pass"),
    ]
    last = len(GAP_POINTS) - 1
    gaps = [(f"{gaps}+" if gaps == last else gaps) for gaps in range(len(GAP_POINTS))]
    return [
        Section(
            phrase("ecosystem-aid-turn"),
            [
                *steps(turn),
                Line(phrase("ecosystem-aid-stages", turns=TURNS)),
                Line(phrase("ecosystem-board-matt"), phrase("ecosystem-virtual-player")),
            ],
        ),
        Section(
            phrase("aid-scoring"),
            [
                Line(phrase(f"ecosystem-sheet-{kind}"), phrase(f"ecosystem-kind-{kind}"), partial(icon, kind))
                for kind in NAMES
            ],
        ),
        Section(
            phrase("ecosystem-row-gaps"),
            [
                Line(phrase("ecosystem-sheet-gaps")),
                Table(
                    [phrase("ecosystem-row-gaps"), *gaps],
                    [(None, phrase("ecosystem-row-gap-points"), GAP_POINTS)],
                ),
                Line(phrase("ecosystem-sheet-ties")),
            ],
        ),
    ]


def icon(kind: str, parent: ET.Element, words: Texts) -> None:
    """A card, its sign large enough to be seen at a glance."""
    here = add(parent, "g", transform=f"scale({30 / CARD}) translate({-CARD / 2} {-CARD / 2})")
    define_sign(add(here, "defs"), kind)
    card(here, kind, words)
