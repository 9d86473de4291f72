"""The pieces of the games of dominant species: cubes, pawns and disks. Signs and shapes say the same as colours; they
are in `looks.json` of a game's picture, and the page has them from there (animals: game-icons.net, CC BY 3.0)."""

from dataclasses import dataclass
from importlib.resources import files
from math import cos, pi, sin
from xml.etree import ElementTree as ET

import msgspec

from habitable.present.svg import Picture, Point, add, group, label, number, polygon
from habitable.texts import Texts

Colours = tuple[str, str]  # paper and ink

SHAPE = 12.0  # the radius of a disk whose shape is drawn in its own size
SIGN = 512.0  # animals are drawn on a square of this side
EDGE = "#1d1d1b"
GOLD = "#c98a00"
ALARM = "#b3261e"
ENDANGERED: dict[str, str | float] = {"stroke": ALARM, "stroke_width": 2, "stroke_dasharray": "4 2.5"}


class Texture(msgspec.Struct, frozen=True):
    pattern: str  # on a square of 24, to be repeated over a tile
    sign: str  # one such thing around 0, 0, within 12 each way; drawn, not filled


class Looks(msgspec.Struct, frozen=True):
    """How the things of a game look, beside their colours: paths."""

    animals: dict[str, str]  # on a square of 512, filled
    elements: dict[str, tuple[str, str]]  # the name of the shape, and what is drawn on it around 0, 0
    terrains: dict[str, Texture]


SHAPES: dict[str, str] = msgspec.json.decode((files("habitable.earth.picture") / "shapes.json").read_bytes())


def looks(package: str) -> Looks:
    return msgspec.json.decode((files(package) / "looks.json").read_bytes(), type=Looks)


def facts(looks: Looks) -> dict[str, object]:
    """The same for the page."""
    return {
        "animals": looks.animals,
        "elements": {name: {"shape": SHAPES[shape], "sign": sign} for name, (shape, sign) in looks.elements.items()},
        "terrains": looks.terrains,
    }


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
    terrains: dict[str, Colours]
    looks: Looks
    mark: str  # before the names of patterns and signs in a picture

    def name(self, words: Texts, sort: str, thing: str) -> str:
        """Of an animal, terrain, element, action, card ..."""
        return words(f"{self.game}-{sort}-{thing.replace('_', '-')}")

    def letter(self, words: Texts, sort: str, thing: str) -> str:
        return words(f"{self.game}-{sort}-{thing}.letter")

    # ── terrains ────────────────────────────────────────────────────────────────────────────────────────────────

    def define_patterns(self, picture: Picture) -> None:
        add(picture.defs, "metadata", "Animals: game-icons.net, CC BY 3.0")
        for animal, path in self.looks.animals.items():
            add(picture.defs, "path", id=f"{self.mark}-sign-{animal}", d=path)
        for terrain, ground in self.looks.terrains.items():
            paper, ink = self.terrains[terrain]
            name = f"{self.mark}-{terrain}"
            tile = add(picture.defs, "pattern", id=name, width=24, height=24, patternUnits="userSpaceOnUse")
            add(tile, "rect", width=24, height=24, fill=paper)
            add(tile, "path", d=ground.pattern, fill="none", stroke=ink, stroke_width=1.1, stroke_opacity=0.3)

    def ground_sign(self, parent: ET.Element, x: float, y: float, terrain: str, scale: float) -> None:
        """What a terrain is known by, in its ink."""
        path = self.looks.terrains[terrain].sign
        at = f"translate({number(x)} {number(y)}) scale({number(scale)})"
        line = add(parent, "path", d=path, transform=at, fill="none", stroke=self.terrains[terrain][1])
        for name, value in (("width", "1.6"), ("linecap", "round"), ("linejoin", "round"), ("opacity", "0.55")):
            line.set(f"stroke-{name}", value)

    def fill(self, terrain: str) -> str:
        return f"url(#{self.mark}-{terrain})"

    # ── elements ────────────────────────────────────────────────────────────────────────────────────────────────

    def disk(
        self, parent: ET.Element, x: float, y: float, element: str, words: Texts, radius: float = 14
    ) -> ET.Element:
        """An element: its shape, and its sign on it."""
        paper, ink = self.elements[element]
        here = group(parent, x, y, f"element {element}")
        add(here, "title", self.name(words, "element", element))
        kind, sign = self.looks.elements[element]
        shape(here, kind, radius, paper, ink, sign)
        return here

    # ── animals ─────────────────────────────────────────────────────────────────────────────────────────────────

    def sign(self, parent: ET.Element, x: float, y: float, animal: str, size: float) -> None:
        """What an animal is known by, around a point."""
        at = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / SIGN:.4f})"
        add(parent, "use", href=f"#{self.mark}-sign-{animal}", transform=at, fill=self.animals[animal][1])

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
        """Species of an animal: its sign and how many, and in small what there is to note."""
        paper, ink = self.animals[animal]
        here = group(parent, x, y, f"cubes {animal}")
        here.set("data-number", str(n))
        add(here, "title", self.name(words, "animal", animal))
        add(here, "rect", None, x=-17.5, y=-13, width=35, height=26, rx=5, fill=paper, **frame)
        self.sign(here, -8, 0, animal, 16)
        label(here, 8.5, 0.5, str(n), 15 if n < 10 else 12.5, font_weight="700", fill=ink)
        if note == "!":
            polygon(here, [(12, -21), (20, -7), (4, -7)], fill=ALARM, stroke="#ffffff", stroke_width=1.2)
            label(here, 12, -10.5, note, 10, font_weight="700", fill="#ffffff")
        elif note:
            add(here, "circle", cx=15, cy=-12, r=8.5, fill="#fffdf7", stroke=EDGE, stroke_width=1)
            label(here, 15, -11.6, note, 10 if len(note) < 2 else 8, font_weight="700", fill=EDGE)
        return here

    def pawn(self, parent: ET.Element, x: float, y: float, animal: str, words: Texts, radius: float = 14) -> ET.Element:
        """A cylinder, seen from above."""
        paper, _ = self.animals[animal]
        here = group(parent, x, y, f"pawn {animal}")
        add(here, "title", self.name(words, "animal", animal))
        add(here, "circle", r=radius, fill=paper, stroke=EDGE, stroke_width=1.6)
        self.sign(here, 0, 0, animal, radius * 1.45)
        return here


def shape(here: ET.Element, kind: str, r: float, paper: str, ink: str, sign: str) -> None:
    """One of the six shapes of elements around a point, with the sign of the element on it."""
    mark = add(here, "g", transform=f"scale({number(r / SHAPE)})", stroke=ink, stroke_width=1.8)
    add(mark, "path", d=SHAPES[kind], fill=paper, stroke_linejoin="round")
    add(mark, "path", d=sign, fill="none", stroke_width=2, stroke_linecap="round", stroke_linejoin="round")
