"""Ecosystem as pictures: one player's cards, or everybody's. The signs of the kinds are those of the page
(game-icons.net): no letter, which would be another in another language."""

from functools import cache
from importlib.resources import files
from math import ceil
from typing import Any
from xml.etree import ElementTree as ET

import msgspec

from habitable.games.ecosystem import document
from habitable.games.ecosystem.board import text
from habitable.games.ecosystem.components import COLUMNS, LETTERS, NAMES, ROWS
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.present.svg import Picture, add, group, label, number
from habitable.texts import Texts, numeral

CARD = 84.0
GAP = 6.0
MARGIN = 24.0
HEAD = 44.0
SMALL = 0.65  # the size of a few cards, which stand in a text

SCALE = 0.09  # of a sign, as it was drawn
SIGN = 512 * SCALE  # its width then

# Background and ink of each kind. The sign and the name say the same as the colour.
COLOURS = {
    "meadow": ("#cfe3a1", "#2f4f16"),
    "stream": ("#a9d3e8", "#0e3f57"),
    "deer": ("#d9b48a", "#4d2c0c"),
    "bear": ("#7a5640", "#fff4e6"),
    "fox": ("#f0a35e", "#4f2200"),
    "wolf": ("#8d98a5", "#10161d"),
    "trout": ("#f1c4bd", "#6b1f17"),
    "dragonfly": ("#8ccfc0", "#07413a"),
    "bee": ("#f6d64f", "#453700"),
    "eagle": ("#3f4d63", "#f4f1e8"),
    "rabbit": ("#f3ede2", "#4a4034"),
}


def of_view(view: EcosystemView, names: list[str], words: Texts) -> str:
    return table(view.boards, names, view.scores, words)


def of_document(data: Any, words: Texts) -> str:
    boards, sheets = document.scored(data)
    names = [words("score-player", number=i + 1) for i in range(len(boards))]
    totals = [sheet.total for sheet in sheets]
    return table([text(board).split("/") for board in boards], names, totals, words)


def board(rows: list[str], words: Texts) -> str:
    """One ecosystem, given as rows of letters."""
    width = 2 * MARGIN + COLUMNS * (CARD + GAP) - GAP
    height = 2 * MARGIN + max(ROWS, len(rows)) * (CARD + GAP) - GAP
    picture = Picture(width, height, f"{words('ecosystem-title')}: {'/'.join(rows)}")
    background(picture, width, height)
    define_signs(picture, rows)
    cards(group(picture.root, MARGIN, MARGIN), rows, words)
    return str(picture)


def some(rows: list[str], words: Texts) -> str:
    """A few cards, without the places of a whole ecosystem."""
    width, height = (2 * MARGIN + many * (CARD + GAP) - GAP for many in (max(map(len, rows)), len(rows)))
    picture = Picture(width, height, f"{words('ecosystem-title')}: {'/'.join(rows)}")
    picture.root.set("width", number(width * SMALL))
    picture.root.set("height", number(height * SMALL))
    background(picture, width, height)
    define_signs(picture, rows)
    for r, row in enumerate(rows):
        for c, letter in enumerate(row):
            if letter != ".":
                place = group(picture.root, MARGIN + c * (CARD + GAP), MARGIN + r * (CARD + GAP))
                card(place, NAMES[LETTERS.index(letter)], words)
    return str(picture)


def table(boards: list[list[str]], names: list[str], scores: list[int], words: Texts) -> str:
    """Everybody's ecosystem, with names and points."""
    across = 1 if len(boards) == 1 else 2 if len(boards) in (2, 4) else 3
    tall = max(ROWS, *(len(rows) for rows in boards))
    one_wide = COLUMNS * (CARD + GAP) + MARGIN
    one_high = HEAD + tall * (CARD + GAP) + MARGIN
    width = across * one_wide + MARGIN - GAP
    height = ceil(len(boards) / across) * one_high + MARGIN - GAP
    picture = Picture(width, height, words("ecosystem-title"))
    background(picture, width, height)
    define_signs(picture, [row for rows in boards for row in rows])
    for i, (rows, name, points) in enumerate(zip(boards, names, scores, strict=True)):
        place = group(picture.root, MARGIN + i % across * one_wide, MARGIN + i // across * one_high)
        heading = add(place, "text", name, x=0, y=26, font_size=24, font_weight="600", fill="#2c2a26")
        add(heading, "tspan", numeral(points), dx=12, font_weight="400", fill="#6d675c")
        cards(group(place, 0, HEAD), rows, words)
    return str(picture)


def background(picture: Picture, width: float, height: float) -> None:
    add(picture.root, "rect", width=width, height=height, rx=18, fill="#fbf8f1")


def cards(parent: ET.Element, rows: list[str], words: Texts) -> None:
    upright = len(rows) > ROWS
    for r in range(COLUMNS if upright else ROWS):
        for c in range(ROWS if upright else COLUMNS):
            letter = rows[r][c] if r < len(rows) and c < len(rows[r]) else "."
            place = group(parent, c * (CARD + GAP), r * (CARD + GAP))
            if letter == ".":
                add(
                    place, "rect", width=CARD, height=CARD, rx=10, fill="none", stroke="#d8d1c2", stroke_dasharray="4 5"
                )
            else:
                card(place, NAMES[LETTERS.index(letter)], words)


@cache
def signs() -> dict[str, str]:
    """The outline of each kind's sign."""
    return msgspec.json.decode((files(__package__) / "signs.json").read_bytes(), type=dict[str, str])


def define_signs(picture: Picture, rows: list[str]) -> None:
    """Of the kinds that lie there, each once."""
    add(picture.defs, "metadata", "Signs: game-icons.net, CC BY 3.0")
    for letter in sorted({*"".join(rows)} - {"."}):
        define_sign(picture.defs, NAMES[LETTERS.index(letter)])


def define_sign(defs: ET.Element, kind: str) -> None:
    add(defs, "path", id=f"eco-{kind}", d=signs()[kind])


def card(place: ET.Element, kind: str, words: Texts) -> None:
    paper, ink = COLOURS[kind]
    name = words(f"ecosystem-kind-{kind}")
    add(place, "title", name)
    add(place, "rect", width=CARD, height=CARD, rx=10, fill=paper, stroke=ink, stroke_width=1.5)
    at = f"translate({number((CARD - SIGN) / 2)} {number(CARD * 0.41 - SIGN / 2)}) scale({SCALE})"
    add(place, "use", href=f"#eco-{kind}", transform=at, fill=ink)
    label(place, CARD / 2, CARD * 0.82, name, 13 if len(name) <= 10 else 11, fill=ink)
