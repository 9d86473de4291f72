"""What the player aids of both games have: actions, terrains, and icons of their pieces."""

from collections.abc import Sequence
from functools import partial
from xml.etree import ElementTree as ET

from habitable.earth.picture.pieces import Pieces, around
from habitable.present.aid import Line, Table
from habitable.present.svg import label, polygon
from habitable.present.words import dashes
from habitable.texts import Texts
from habitable.texts.phrases import Part, phrase

TURNED = 0.5235987755982988  # a hexagon that stands on a side


def terrains(pieces: Pieces, names: Sequence[str], points: Sequence[Sequence[int]], limits: Sequence[int]) -> Table:
    """What a tile pays the first, the second, … and how many species Speciation adds to it."""
    places = max(map(len, points))
    return Table(
        [
            phrase("aid-terrain"),
            *(f"{place}." for place in range(1, places + 1)),
            phrase(f"{pieces.game}-action-speciation"),
        ],
        [
            (
                partial(tile, pieces, name),
                phrase(f"{pieces.game}-terrain-{name}"),
                [*paid, *["–"] * (places - len(paid)), f"+{limit}"],
            )
            for name, paid, limit in zip(names, points, limits, strict=True)
        ],
    )


def elements(pieces: Pieces, printed: Sequence[tuple[str, Part]]) -> Table:
    """Each element, and on whose display it is printed how often."""
    return Table(
        [phrase(f"{pieces.game}-aid-elements"), phrase("aid-printed")],
        [
            (partial(disk, pieces, element), phrase(f"{pieces.game}-element-{element}"), [whose])
            for element, whose in printed
        ],
    )


def whose(pieces: Pieces, animal: str, times: int) -> Part:
    return phrase("aid-times", animal=phrase(f"{pieces.game}-animal-{animal}.capital"), times=times)


def actions(pieces: Pieces, names: Sequence[str]) -> list[Line]:
    """In the order in which they stand on the display."""
    texts = (f"{pieces.game}-action-{dashes(name)}" for name in names)
    return [Line(phrase(f"{text}.about"), phrase(text), number=i) for i, text in enumerate(texts, 1)]


def tile(pieces: Pieces, terrain: str, parent: ET.Element, words: Texts) -> None:
    ink = pieces.terrains[terrain][1]
    polygon(parent, around(6, 15, turn=TURNED), fill=pieces.fill(terrain), stroke=ink, stroke_width=1.6)
    polygon(parent, around(6, 9, turn=TURNED), fill=pieces.terrains[terrain][0])
    label(parent, 0, 0.5, pieces.letter(words, "terrain", terrain), 13, font_weight="700", fill=ink)


def disk(pieces: Pieces, element: str, parent: ET.Element, words: Texts) -> None:
    pieces.disk(parent, 0, 0, element, words, radius=11)


def pawn(pieces: Pieces, animal: str, parent: ET.Element, words: Texts) -> None:
    pieces.pawn(parent, 0, 0, animal, words)
