"""The pieces of the games of dominant species: cubes, pawns and disks. Letters and shapes say the same as colours."""

from dataclasses import dataclass
from math import cos, pi, sin
from xml.etree import ElementTree as ET

from habitable.present.svg import Picture, Point, add, group, label, number, polygon
from habitable.texts import Texts

Colours = tuple[str, str]  # paper and ink

EDGE = "#1d1d1b"
GOLD = "#c98a00"
ALARM = "#b3261e"
ENDANGERED: dict[str, str | float] = {"stroke": ALARM, "stroke_width": 2, "stroke_dasharray": "4 2.5"}


def around(n: int, radius: float, turn: float = 0.0, inner: float | None = None) -> list[Point]:
    """The corners of a regular shape, from the top; with `inner` those of a star."""
    out = []
    for i in range(n if inner is None else 2 * n):
        angle = -pi / 2 + turn + i * (2 * pi / n if inner is None else pi / n)
        r = radius if inner is None or i % 2 == 0 else inner
        out.append((r * cos(angle), r * sin(angle)))
    return out


@dataclass(frozen=True)
class Pieces:
    """What the pieces of one game look like, and how their names begin in the texts."""

    game: str
    animals: dict[str, Colours]
    elements: dict[str, Colours]
    shapes: dict[str, str]  # of the elements: triangle, pill, square, diamond, star, drop
    terrains: dict[str, Colours]
    patterns: dict[str, str]  # of the terrains, on a square of 24
    mark: str  # before the names of the patterns in a picture

    def name(self, words: Texts, sort: str, thing: str) -> str:
        """Of an animal, terrain, element, action, card ..."""
        return words(f"{self.game}-{sort}-{thing.replace('_', '-')}")

    def letter(self, words: Texts, sort: str, thing: str) -> str:
        return words(f"{self.game}-{sort}-{thing}.letter")

    # ── terrains ────────────────────────────────────────────────────────────────────────────────────────────────

    def define_patterns(self, picture: Picture) -> None:
        for terrain, path in self.patterns.items():
            paper, ink = self.terrains[terrain]
            name = f"{self.mark}-{terrain}"
            tile = add(picture.defs, "pattern", id=name, width=24, height=24, patternUnits="userSpaceOnUse")
            add(tile, "rect", width=24, height=24, fill=paper)
            add(tile, "path", d=path, fill="none", stroke=ink, stroke_width=1.1, stroke_opacity=0.3)

    def fill(self, terrain: str) -> str:
        return f"url(#{self.mark}-{terrain})"

    # ── elements ────────────────────────────────────────────────────────────────────────────────────────────────

    def disk(
        self, parent: ET.Element, x: float, y: float, element: str, words: Texts, radius: float = 14
    ) -> ET.Element:
        """An element: its shape, and its letter in it."""
        paper, ink = self.elements[element]
        here = group(parent, x, y, f"element {element}")
        add(here, "title", self.name(words, "element", element))
        low = shape(here, self.shapes[element], radius, paper, ink)
        label(here, 0, low, self.letter(words, "element", element), radius * 1.05, font_weight="700", fill=ink)
        return here

    # ── animals ─────────────────────────────────────────────────────────────────────────────────────────────────

    def cubes(
        self,
        parent: ET.Element,
        x: float,
        y: float,
        animal: str,
        n: int,
        note: str,
        words: Texts,
        **frame: str | float,
    ) -> ET.Element:
        """Species of an animal: its letter and how many, and in small what there is to note."""
        paper, ink = self.animals[animal]
        here = group(parent, x, y, f"cubes {animal}")
        here.set("data-number", str(n))
        add(here, "rect", None, x=-17, y=-12, width=34, height=24, rx=4, fill=paper, **frame)
        many = f"{self.letter(words, 'animal', animal)}\u200e{n}"
        label(here, -4.5 if note else 0, 0.5, many, 15 if n < 10 else 12.5, font_weight="700", fill=ink)
        if note:
            label(here, 11.5, -4.5, note, 10 if len(note) < 2 else 8, font_weight="600", fill=ink)
        return here

    def pawn(self, parent: ET.Element, x: float, y: float, animal: str, words: Texts, radius: float = 14) -> ET.Element:
        """A cylinder, seen from above."""
        paper, ink = self.animals[animal]
        here = group(parent, x, y, f"pawn {animal}")
        add(here, "title", self.name(words, "animal", animal))
        add(here, "circle", r=radius, fill=paper, stroke=EDGE, stroke_width=1.6)
        add(here, "circle", r=radius - 3.5, fill="none", stroke=ink, stroke_width=0.8)
        label(here, 0, 0.5, self.letter(words, "animal", animal), radius, font_weight="700", fill=ink)
        return here


def shape(here: ET.Element, kind: str, r: float, paper: str, ink: str) -> float:
    """One of the six shapes of elements around a point; how far below it a letter stands in the middle."""
    style: dict[str, str | float] = {"fill": paper, "stroke": ink, "stroke_width": 1.6}
    low = 0.0
    if kind == "triangle":
        polygon(here, around(3, r * 1.45), stroke_linejoin="round", **style)
        low = r * 0.22
    elif kind == "pill":
        add(here, "rect", None, x=-r * 1.25, y=-r * 0.75, width=r * 2.5, height=r * 1.5, rx=r * 0.75, **style)
    elif kind == "square":
        add(here, "rect", None, x=-r * 0.92, y=-r * 0.92, width=r * 1.84, height=r * 1.84, rx=3, **style)
    elif kind == "diamond":
        polygon(here, around(4, r * 1.3), stroke_linejoin="round", **style)
    elif kind == "star":
        polygon(here, around(10, r * 1.3, inner=r * 0.92), stroke_linejoin="round", **style)
    else:
        tip, belly = number(-1.45 * r), number(r * 0.95)
        side, top = number(r * 0.85), number(-r * 0.35)
        add(here, "path", None, d=f"M0 {tip} L{side} {top} A{belly} {belly} 0 1 1 -{side} {top} Z", **style)
        low = r * 0.15
    return low
