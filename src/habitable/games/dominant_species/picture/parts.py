"""The pieces of Dominant Species: their colours and shapes, and species that dominate."""

from xml.etree import ElementTree as ET

from habitable.earth.picture.pieces import EDGE, ENDANGERED, GOLD, Pieces
from habitable.present.svg import add, label
from habitable.texts import Texts

# Colour and ink
ANIMALS = {
    "mammals": ("#fbfaf5", "#1d1d1b"),
    "reptiles": ("#2f2f33", "#ffffff"),
    "birds": ("#ffd75f", "#3b2f00"),
    "amphibians": ("#2a62c9", "#ffffff"),
    "arachnids": ("#b3261e", "#ffffff"),
    "insects": ("#6cc06a", "#0d2b0d"),
}
ELEMENTS = {
    "grass": ("#9ccc65", "#17310a"),
    "grub": ("#dcb892", "#3d2508"),
    "meat": ("#f28b82", "#4a0e0a"),
    "seed": ("#7b5130", "#fff6ea"),
    "sun": ("#ffb938", "#4a2f00"),
    "water": ("#7fd0ff", "#06324d"),
}
TERRAINS = {
    "sea": ("#8fc1e3", "#0b3a5c"),
    "wetland": ("#9fcfc4", "#0f4740"),
    "savannah": ("#e6d67a", "#55470a"),
    "jungle": ("#79b879", "#0f3d14"),
    "forest": ("#b4cc93", "#2c4313"),
    "desert": ("#f2d3a1", "#6a4311"),
    "mountain": ("#c3bdb6", "#35302b"),
    "tundra": ("#f1f6f8", "#41606e"),
}
PATTERNS = {  # on a square of 24
    "sea": "M0 6 Q6 0 12 6 T24 6 M0 18 Q6 12 12 18 T24 18",
    "wetland": "M2 6 h9 M14 6 h5 M6 18 h12 M22 18 h2 M8 6 v-4 M10 18 v-4",
    "savannah": "M5 10 l-2 -6 M5 10 v-7 M5 10 l2 -6 M17 22 l-2 -6 M17 22 v-7 M17 22 l2 -6",
    "jungle": "M0 12 Q6 4 12 12 Q6 20 0 12 M12 0 Q18 -8 24 0 Q18 8 12 0 M12 24 Q18 16 24 24 M12 24 Q18 32 24 24",
    "forest": "M6 10 L9 3 L12 10 Z M17 22 L20 15 L23 22 Z",
    "desert": "M4 5 h1.6 M16 3 h1.6 M10 12 h1.6 M21 15 h1.6 M4 20 h1.6 M14 21 h1.6",
    "mountain": "M0 12 L6 4 L12 12 M12 24 L18 16 L24 24",
    "tundra": "M0 24 L24 0 M-4 4 L4 -4 M20 28 L28 20",
}
SHAPES = {
    "grass": "triangle",
    "grub": "pill",
    "meat": "square",
    "seed": "diamond",
    "sun": "star",
    "water": "drop",
}
PIECES = Pieces("dominant-species", ANIMALS, ELEMENTS, SHAPES, TERRAINS, PATTERNS, "ds")


def cubes(
    parent: ET.Element, x: float, y: float, animal: str, n: int, match: int, dominant: bool, words: Texts
) -> ET.Element:
    """Species on a tile, and in small their match; a crown dominates, `!` is endangered."""
    frame: dict[str, str | float] = {"stroke": GOLD, "stroke_width": 3} if dominant else {"stroke": EDGE}
    if match == 0:
        frame |= ENDANGERED
    here = PIECES.cubes(parent, x, y, animal, n, str(match or "!"), words, **frame)
    if dominant:
        crown = "M-10 -13 L-12 -23 L-5 -18 L0 -25 L5 -18 L12 -23 L10 -13 Z"
        add(here, "path", d=crown, fill="#ffd75f", stroke="#5a3d00", stroke_width=1.2)
    return here


def asleep(here: ET.Element, n: int) -> None:
    """How many of the species hibernate."""
    label(here, -13, -15, f"z{n}", 12, fill="#1f4e79", font_weight="700").set("class", "asleep")
