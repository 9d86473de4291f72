"""The pieces of Dominant Species: cubes, pawns and disks. Letters and shapes say the same as colours."""

from math import cos, pi, sin
from xml.etree import ElementTree as ET

from habitable.draw.svg import Picture, Point, add, group, label, number, polygon
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
GOLD = "#c98a00"
ALARM = "#b3261e"


def patterns(picture: Picture) -> None:
    for terrain, path in PATTERNS.items():
        paper, ink = TERRAINS[terrain]
        tile = add(picture.defs, "pattern", id=f"ds-{terrain}", width=24, height=24, patternUnits="userSpaceOnUse")
        add(tile, "rect", width=24, height=24, fill=paper)
        add(tile, "path", d=path, fill="none", stroke=ink, stroke_width=1.1, stroke_opacity=0.3)


# ── elements ────────────────────────────────────────────────────────────────────────────────────────────────────────


def around(n: int, radius: float, turn: float = 0.0, inner: float | None = None) -> list[Point]:
    """The corners of a regular shape, from the top; with `inner` those of a star."""
    out = []
    for i in range(n if inner is None else 2 * n):
        angle = -pi / 2 + turn + i * (2 * pi / n if inner is None else pi / n)
        r = radius if inner is None or i % 2 == 0 else inner
        out.append((r * cos(angle), r * sin(angle)))
    return out


def disk(parent: ET.Element, x: float, y: float, element: str, words: Texts, radius: float = 14) -> ET.Element:
    """An element: grass a triangle, grub long and round, meat a square, seed a diamond, sun a star, water a drop."""
    paper, ink = ELEMENTS[element]
    here = group(parent, x, y, f"element {element}")
    add(here, "title", words(f"dominant-species-element-{element}"))
    style: dict[str, str | float] = {"fill": paper, "stroke": ink, "stroke_width": 1.6}
    r = radius
    low = 0.0
    if element == "grass":
        polygon(here, around(3, r * 1.45), stroke_linejoin="round", **style)
        low = r * 0.22
    elif element == "grub":
        add(here, "rect", None, x=-r * 1.25, y=-r * 0.75, width=r * 2.5, height=r * 1.5, rx=r * 0.75, **style)
    elif element == "meat":
        add(here, "rect", None, x=-r * 0.92, y=-r * 0.92, width=r * 1.84, height=r * 1.84, rx=3, **style)
    elif element == "seed":
        polygon(here, around(4, r * 1.3), stroke_linejoin="round", **style)
    elif element == "sun":
        polygon(here, around(10, r * 1.3, inner=r * 0.92), stroke_linejoin="round", **style)
    else:
        tip, belly = number(-1.45 * r), number(r * 0.95)
        side, top = number(r * 0.85), number(-r * 0.35)
        add(here, "path", None, d=f"M0 {tip} L{side} {top} A{belly} {belly} 0 1 1 -{side} {top} Z", **style)
        low = r * 0.15
    label(here, 0, low, words(f"dominant-species-element-{element}.letter"), r * 1.05, font_weight="700", fill=ink)
    return here


# ── animals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def letter(words: Texts, animal: str) -> str:
    return words(f"dominant-species-animal-{animal}.letter")


def cubes(
    parent: ET.Element, x: float, y: float, animal: str, n: int, match: int, dominant: bool, words: Texts
) -> ET.Element:
    """Species on a tile: letter and number, and in small the match; a crown dominates, `!` is endangered."""
    paper, ink = ANIMALS[animal]
    here = group(parent, x, y, f"cubes {animal}")
    here.set("data-number", str(n))
    frame: dict[str, str | float] = {"stroke": GOLD, "stroke_width": 3} if dominant else {"stroke": "#1d1d1b"}
    if match == 0:
        frame |= {"stroke": ALARM, "stroke_width": 2, "stroke_dasharray": "4 2.5"}
    add(here, "rect", None, x=-17, y=-12, width=34, height=24, rx=4, fill=paper, **frame)
    size = 15 if n < 10 else 12.5
    label(here, -4.5, 0.5, f"{letter(words, animal)}\u200e{n}", size, font_weight="700", fill=ink)
    label(here, 11.5, -4.5, "!" if match == 0 else str(match), 10 if match < 10 else 8, font_weight="600", fill=ink)
    if dominant:
        crown = "M-10 -13 L-12 -23 L-5 -18 L0 -25 L5 -18 L12 -23 L10 -13 Z"
        add(here, "path", d=crown, fill="#ffd75f", stroke="#5a3d00", stroke_width=1.2)
    return here


def pawn(parent: ET.Element, x: float, y: float, animal: str, words: Texts, radius: float = 14) -> ET.Element:
    """A cylinder, seen from above."""
    paper, ink = ANIMALS[animal]
    here = group(parent, x, y, f"pawn {animal}")
    add(here, "title", words(f"dominant-species-animal-{animal}"))
    add(here, "circle", r=radius, fill=paper, stroke="#1d1d1b", stroke_width=1.6)
    add(here, "circle", r=radius - 3.5, fill="none", stroke=ink, stroke_width=0.8)
    label(here, 0, 0.5, letter(words, animal), radius, font_weight="700", fill=ink)
    return here
