"""What both games of dominant species have beside the board: action display, stacks, cards, displays, bag."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from unicodedata import bidirectional
from xml.etree import ElementTree as ET

from habitable.earth.picture.pieces import Pieces, around
from habitable.present.svg import Picture, add, group, label, polygon
from habitable.texts import Texts

MARGIN = 26.0
HEAD = 46.0
ROW = 47.0  # of the action display
NAME = 150.0  # of an action
SQUARE = 42.0  # of a display of elements, with the gap
INK = "#2c2a26"
PALE = "#6d675c"
WHITE = "#fffdf7"
FRAME = "#d8d1c2"


def start(width: float, height: float, pieces: Pieces, words: Texts) -> Picture:
    picture = Picture(width, height, words(f"{pieces.game}-title"))
    pieces.define_patterns(picture)
    add(picture.root, "rect", width=width, height=height, rx=18, fill="#fbf8f1")
    return picture


def text(parent: ET.Element, x: float, y: float, words: str, size: float, **attributes: str | float) -> ET.Element:
    """From x on, in the middle of a line."""
    out = add(parent, "text", turned(words), x=x, y=y, font_size=size, dy="0.35em", fill=INK)
    for key, value in attributes.items():
        out.set(key.replace("_", "-"), str(value))
    return out


def turned(words: str) -> str:
    """Hebrew with marks, since a picture reads from left to right."""
    ways = {bidirectional(letter) for letter in words}
    if "R" not in ways:
        return words
    if "L" in ways:  # Latin letters among the Hebrew
        return f"\u2067{words}\u2069"
    return words + "\u200f"  # a full stop belongs to the Hebrew before it


def heading(root: ET.Element, end: float, title: str, state: str) -> None:
    """The name of the game, and at the end how far it is."""
    add(root, "text", title, x=MARGIN, y=50, font_size=28, font_weight="600", fill=INK)
    add(root, "text", state, x=end, y=50, font_size=18, fill=PALE, text_anchor="end")


# ── the action display ──────────────────────────────────────────────────────────────────────────────────────────────


def action_row(
    parent: ET.Element, i: int, action: str, width: float, pieces: Pieces, words: Texts
) -> tuple[ET.Element, float]:
    """A line of the action display, and where its middle is."""
    row = group(parent, 0, i * ROW, f"action {action}")
    add(row, "title", words(f"{pieces.game}-action-{action}.about"))
    add(row, "rect", width=width, height=ROW - 6, rx=8, fill="#f1eadb" if i % 2 else "#f6f1e5")
    middle = (ROW - 6) / 2
    text(row, 12, middle, pieces.name(words, "action", action), 16, font_weight="600")
    return row, middle


def eyeball(here: ET.Element) -> None:
    """A space of the action display."""
    add(here, "ellipse", rx=17, ry=15, fill=WHITE, stroke="#a4987e", stroke_width=1.2)


def box(row: ET.Element, width: float) -> None:
    """The frame of an element box."""
    add(row, "rect", x=width - 162, y=3, width=156, height=ROW - 12, rx=5, fill="none", stroke="#b3a88f")


def disks(row: ET.Element, width: float, elements: Sequence[str], pieces: Pieces, words: Texts) -> None:
    """The disks of an action, at the end of its line."""
    apart = min(38.0, 150 / max(1, len(elements)))
    for j, element in enumerate(elements):
        pieces.disk(row, width - 24 - (len(elements) - 1 - j) * apart, (ROW - 6) / 2, element, words, 12)


# ── stacks and cards ────────────────────────────────────────────────────────────────────────────────────────────────


def stack(here: ET.Element, terrain: str | None, left: int, pieces: Pieces, words: Texts) -> None:
    """A stack of tiles: the one that lies face up, and how many are under it."""
    fill, paper, ink, name = "#f4efe3", "#f4efe3", PALE, "–"
    if terrain is not None:
        fill, (paper, ink) = pieces.fill(terrain), pieces.terrains[terrain]
        name = pieces.name(words, "terrain", terrain)
    polygon(here, around(6, 34, turn=0.5235987755982988), fill=fill, stroke=ink, stroke_width=1.5)
    size = 12 if len(name) <= 8 else 10
    label(here, 0, 0, name, size, fill=ink, font_weight="600", paint_order="stroke", stroke=paper, stroke_width=4)
    text(here, 42, 0, f"+{left}", 14, fill=PALE)


def holder(parent: ET.Element, end: float, y: float, animal: str | None, pieces: Pieces, words: Texts) -> None:
    """Who holds the Survival card."""
    if animal is not None:
        pieces.pawn(parent, end - 14, y, animal, words, 12)
    else:
        text(parent, end, y, words(f"{pieces.game}-nobody"), 15, text_anchor="end")


def card(here: ET.Element, width: float, height: float, name: str, effect: Sequence[str], before: float = 10) -> None:
    """A card as a line: its name, and at the end the lines that say what it does."""
    add(here, "rect", width=width, height=height, rx=5, fill=WHITE, stroke=FRAME)
    text(here, before, height / 2, name, 14, font_weight="600")
    at_end(here, width - 10, height / 2, effect)


def at_end(here: ET.Element, end: float, middle: float, lines: Sequence[str]) -> None:
    """Small print, flush right."""
    apart = 15 if len(lines) <= 2 else 13
    for j, line in enumerate(lines):
        text(here, end, middle + (j - (len(lines) - 1) / 2) * apart, line, 12, text_anchor="end")


def beside(name: str, effect: str, width: float) -> list[str]:
    """What a card does, in lines of like length for which there is room beside its name."""
    letters = int((width - 9 * len(name)) / 6.8)
    lines = wrap(effect, letters)
    while len(lines) > 1:
        letters -= 1
        closer = wrap(effect, letters)
        if len(closer) > len(lines):
            break
        lines = closer
    return lines


# ── displays and bag ────────────────────────────────────────────────────────────────────────────────────────────────


def squares(here: ET.Element, x: float, elements: Sequence[str], pieces: Pieces, words: Texts) -> None:
    """The six places of a display."""
    for i in range(6):
        add(here, "rect", x=x + i * SQUARE - 19, y=5, width=38, height=38, rx=6, fill=WHITE, stroke=FRAME)
    for i, element in enumerate(elements):
        pieces.disk(here, x + i * SQUARE, 24, element, words, 13)


def bag(parent: ET.Element, bag: Mapping[str, int], pieces: Pieces, words: Texts) -> None:
    """What is in it; and so the names of the elements stand beside their shapes."""
    text(parent, 0, 0, f"{words(f'{pieces.game}-bag')}:", 15, fill=PALE)
    for i, (element, n) in enumerate(bag.items()):
        pieces.disk(parent, 100 + i * 180, 0, element, words, 12)
        name = text(parent, 124 + i * 180, 0, pieces.name(words, "element", element), 15)
        add(name, "tspan", str(n), dx=8, fill=PALE)
