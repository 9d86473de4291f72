"""The pieces of Dominant Species: their colours and shapes, and species that dominate."""

from xml.etree import ElementTree as ET

from habitable.earth.picture.pieces import EDGE, ENDANGERED, GOLD, Pieces, looks
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
LOOKS = looks("habitable.games.dominant_species.picture")
PIECES = Pieces("dominant-species", ANIMALS, ELEMENTS, TERRAINS, LOOKS, "ds")


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
