"""The pieces of Marine: their colours and shapes, special pawns, eruptions, terrain markers, the symbols of cards."""

from xml.etree import ElementTree as ET

from habitable.earth.picture.pieces import EDGE, Pieces, around, looks, shape
from habitable.present.svg import add, group, polygon
from habitable.texts import Texts

# Colour and ink
ANIMALS = {
    "reptiles": ("#6b3fa0", "#ffffff"),
    "cephalopods": ("#f7941d", "#3b1d00"),
    "fishes": ("#1f66c7", "#ffffff"),
    "crustaceans": ("#7c4a21", "#fff6ea"),
}
ELEMENTS = {
    "algae": ("#8fc95f", "#17310a"),
    "gastropods": ("#c9a27e", "#3d2508"),
    "plankton": ("#7fd0ff", "#06324d"),
    "sponges": ("#f3a0b4", "#4f1024"),
    "sun": ("#ffc83d", "#4a2f00"),
    "worms": ("#d9745b", "#3f0f04"),
}
TERRAINS = {
    "land": ("#d8d39a", "#474010"),
    "kelp": ("#86b78a", "#123d1c"),
    "reef": ("#f2b5a2", "#6b2415"),
    "seamount": ("#beb9c6", "#35303f"),
    "meadow": ("#bfe0a4", "#2a4a14"),
    "sand": ("#f3e2b6", "#5f4612"),
    "ocean": ("#93c4e4", "#0b3a5c"),
    "eruption": ("#ead5cb", "#7a2412"),
    "vent": ("#cfc3c6", "#5a1620"),  # the two sides of an eruption
    "geyser": ("#e4f4f8", "#0d5a74"),
}
LOOKS = looks("habitable.games.marine.picture")
PIECES = Pieces("marine", ANIMALS, ELEMENTS, TERRAINS, LOOKS, "sea")

SIGNS = {  # a chimney that smokes, a fountain
    "vent": "M-5 8 L-2 -1 H2 L5 8 Z M0 -3 q-4 -2 0 -4 q4 -2 0 -4",
    "geyser": "M0 8 V-6 M0 -4 q-5 -6 -7 3 M0 -4 q5 -6 7 3 M-4 8 H4",
}
SYMBOLS = {  # of cards, looking to the left
    "bones": "M-11 0 L-6 -4 V4 Z M-6 0 H8 M-3 -4 V4 M0.5 -4 V4 M4 -3 V3 M8 0 L12 -4 M8 0 L12 4",
    "fish": "M-11 0 Q-3 -8 6 0 L12 -5 V5 L6 0 Q-3 8 -11 0 Z M-6 -1 h.1",
}


def special(
    parent: ET.Element, x: float, y: float, element: str, animal: str | None, words: Texts, radius: float = 14
) -> ET.Element:
    """A special pawn: white, eight-sided, with its element on it, and the mark of whoever controls it."""
    here = group(parent, x, y, f"special {element}")
    rim = EDGE
    title = words("marine-answer-special", element=PIECES.name(words, "element", element))
    if animal is not None:
        here.set("data-animal", animal)
        rim = ANIMALS[animal][0]
        title = f"{title}; {PIECES.name(words, 'animal', animal)}"
    add(here, "title", title)
    corners = around(8, radius * 1.1, turn=0.39269908169872414)
    polygon(here, corners, fill="#ffffff", stroke=EDGE, stroke_width=2.4)
    polygon(here, corners, fill="#ffffff", stroke=rim, stroke_width=1.6)
    sign = group(here, -radius * 0.12, -radius * 0.1) if animal is not None else here
    element_sign(sign, element, radius * 0.56, words)
    if animal is not None:
        paper, _ = ANIMALS[animal]
        mark = group(here, radius * 0.78, radius * 0.72)
        add(mark, "circle", r=radius * 0.5, fill=paper, stroke="#ffffff", stroke_width=1)
        PIECES.sign(mark, 0, 0, animal, radius * 0.72)
    return here


def element_sign(here: ET.Element, element: str, radius: float, words: Texts) -> None:
    """The shape and sign of an element, where no disk of it lies."""
    kind, sign = LOOKS.elements[element]
    shape(here, kind, radius, *ELEMENTS[element], sign)


def eruption_sign(parent: ET.Element, x: float, y: float, side: str, scale: float = 1.0) -> None:
    ink = TERRAINS[side][1]
    here = group(parent, x, y, f"sign {side}")
    sign = add(here, "path", d=SIGNS[side], fill="none", stroke=ink, stroke_width=1.8, stroke_linecap="round")
    if scale != 1.0:
        sign.set("transform", f"scale({scale})")


def terrain_marker(parent: ET.Element, x: float, y: float, terrain: str, words: Texts) -> None:
    """A small hexagon with the sign of the terrain."""
    paper, ink = TERRAINS[terrain]
    here = group(parent, x, y, f"marker {terrain}")
    add(here, "title", PIECES.name(words, "terrain", terrain))
    polygon(here, around(6, 14, turn=0.5235987755982988), fill=paper, stroke=ink, stroke_width=1.4)
    PIECES.ground_sign(here, 0, 0, terrain, 0.8)


def symbol(parent: ET.Element, x: float, y: float, kind: str, words: Texts) -> None:
    """What a card brings when it is laid out: bones Extinction, a fish Survival."""
    here = group(parent, x, y, f"symbol {kind}")
    add(here, "title", words(f"marine-symbol-{kind}"))
    ink, paper = ("#8a1f14", "none") if kind == "bones" else ("#0d4f6b", "#bfe3f2")
    add(here, "path", d=SYMBOLS[kind], fill=paper, stroke=ink, stroke_width=1.5, stroke_linecap="round")


def cube(parent: ET.Element, x: float, y: float, animal: str, words: Texts) -> None:
    """A single species off Earth."""
    paper, _ = ANIMALS[animal]
    here = group(parent, x, y, f"cube {animal}")
    add(here, "title", PIECES.name(words, "animal", animal))
    add(here, "rect", x=-10, y=-10, width=20, height=20, rx=3, fill=paper, stroke=EDGE, stroke_width=1.2)
    PIECES.sign(here, 0, 0, animal, 16)
