"""Planets as pictures: the globe as it is seen from one side, and the flat net that shows everything at once."""

from math import cos, pi, radians, sin, sqrt
from typing import Any
from xml.etree import ElementTree as ET

from habitable.games.planet import document
from habitable.games.planet.board import text
from habitable.games.planet.geometry import FACES, NEIGHBOURS
from habitable.games.planet.view_types import PlanetView
from habitable.present.svg import Picture, Point, add, group, label, number, polygon
from habitable.texts import Texts

Vector = tuple[float, float, float]

# Colour and ink of each terrain. The letter on the field says the same, and so does the pattern.
COLOURS = {
    "O": ("#5b9bd0", "#08283f"),
    "F": ("#5f9e5a", "#0f2a10"),
    "D": ("#eccb62", "#4b3700"),
    "M": ("#9a938b", "#211d19"),
    "I": ("#eef5f8", "#2d4654"),
    ".": ("#efe9dd", "#a89f8f"),
}
PATTERNS = {
    "O": "M0 4 Q3 0 6 4 T12 4",
    "F": "M3 9 L6 2 L9 9 Z",
    "D": "M2 2 h1.4 M8 8 h1.4",
    "M": "M0 10 L6 3 L12 10",
    "I": "M0 12 L12 0",
}
SIDE = 84.0  # of a pentagon in the net
NET = (9.0 * SIDE, 4.6 * SIDE)
GLOBE = 190.0  # its radius
TURN = (radians(-20), radians(28))  # from where a globe is looked at, unless told otherwise


# ── where the faces are (rules/planet.md 2.1) ───────────────────────────────────────────────────────────────────────


def normals() -> list[Vector]:
    """The middle of each face on a sphere: 0 on top, 1 to 5 and 6 to 10 in rings, clockwise from above, 11 below."""
    high = 1 / sqrt(5)
    wide = 2 / sqrt(5)
    upper = [radians(-72 * i) for i in range(5)]
    lower = [angle - radians(36) for angle in upper]
    return [
        (0.0, 0.0, 1.0),
        *((wide * cos(a), wide * sin(a), high) for a in upper),
        *((wide * cos(a), wide * sin(a), -high) for a in lower),
        (0.0, 0.0, -1.0),
    ]


def corner(middles: list[Vector], face: int, edge: int) -> Vector:
    """The corner of a face where the edges `edge` and `edge + 1` meet, on the sphere."""
    sides = NEIGHBOURS[face]
    three = (middles[face], middles[sides[edge]], middles[sides[(edge + 1) % 5]])
    x, y, z = (sum(v[i] for v in three) for i in range(3))
    length = sqrt(x * x + y * y + z * z)
    return x / length, y / length, z / length


def turned(v: Vector, turn: tuple[float, float]) -> Vector:
    """Turned about the axis, then tilted towards the eye; the eye looks along the last coordinate."""
    spin, tilt = turn
    x, y = v[0] * cos(spin) - v[1] * sin(spin), v[0] * sin(spin) + v[1] * cos(spin)
    depth, up = -y, v[2]
    return x, up * cos(tilt) - depth * sin(tilt), up * sin(tilt) + depth * cos(tilt)


def visible_faces(turn: tuple[float, float] = TURN) -> list[int]:
    return [face for face, middle in enumerate(normals()) if turned(middle, turn)[2] > 1e-9]


# ── the pictures ────────────────────────────────────────────────────────────────────────────────────────────────────


def of_view(view: PlanetView, names: list[str], words: Texts) -> str:
    return table(view.planets, names, view.scores, words)


def of_document(data: Any, words: Texts) -> str:
    planets = [text(planet) for planet in document.read(data)]
    names = [words("score-player", number=i + 1) for i in range(len(planets))]
    return table(planets, names, None, words)


def globe(letters: str, words: Texts, turn: tuple[float, float] = TURN) -> str:
    """A planet, sixty letters in the order of the fields, in orthographic view."""
    size = 2 * GLOBE + 40
    picture = start(size, size, letters, words)
    draw_globe(group(picture.root, size / 2, size / 2), letters, turn)
    return str(picture)


def net(letters: str, words: Texts) -> str:
    """A planet laid out flat: the upper half around face 0, the lower half around face 11."""
    width, height = NET
    picture = start(width, height, letters, words)
    draw_net(picture.root, letters)
    return str(picture)


def flat(planets: list[str], words: Texts) -> str:
    """Planets laid out flat, one below the other; of a lower half on which nothing lies yet nothing is shown."""
    both = any(letters[FACES // 2 * 5 :].strip(".") for letters in planets)
    width, row = NET[0] if both else NET[0] / 2, NET[1] + (40 if len(planets) > 1 else 0)
    picture = Picture(width, row * len(planets), words("planet-title"))
    patterns(picture)
    add(picture.root, "rect", width="100%", height="100%", rx=18, fill="#fbf8f1")
    for i, letters in enumerate(planets):
        place = group(picture.root, 0, i * row)
        if len(planets) > 1:
            name = words("score-player", number=i + 1)
            add(place, "text", name, x=24, y=36, font_size=24, font_weight="600", fill="#2c2a26")
        for middle, x in ((0, NET[0] * 0.25), (11, NET[0] * 0.75))[: 2 if both else 1]:
            draw_flower(place, middle, (x, row - NET[1] / 2), letters)
    return str(picture)


def table(planets: list[str], names: list[str], scores: list[int] | None, words: Texts) -> str:
    """Everybody's planet as globe and net, with names and points."""
    row = max(2 * GLOBE + 70, NET[1] + 50)
    picture = Picture(2 * GLOBE + NET[0] + 70, row * len(planets) + 10, words("planet-title"))
    patterns(picture)
    add(picture.root, "rect", width="100%", height="100%", rx=18, fill="#fbf8f1")
    for i, letters in enumerate(planets):
        place = group(picture.root, 24, i * row + 16)
        heading = add(place, "text", names[i], x=0, y=26, font_size=24, font_weight="600", fill="#2c2a26")
        if scores is not None:
            add(heading, "tspan", str(scores[i]), dx=12, font_weight="400", fill="#6d675c")
        draw_globe(group(place, GLOBE, row / 2 + 10), letters, TURN)
        draw_net(group(place, 2 * GLOBE + 24, (row - NET[1]) / 2 + 10), letters)
    return str(picture)


def start(width: float, height: float, letters: str, words: Texts) -> Picture:
    faces = " ".join(letters[5 * face : 5 * face + 5] for face in range(FACES))
    picture = Picture(width, height, f"{words('planet-title')}: {faces}")
    patterns(picture)
    add(picture.root, "rect", width=width, height=height, rx=18, fill="#fbf8f1")
    return picture


def patterns(picture: Picture) -> None:
    for letter, path in PATTERNS.items():
        paper, ink = COLOURS[letter]
        tile = add(picture.defs, "pattern", id=f"land-{letter}", width=12, height=12, patternUnits="userSpaceOnUse")
        add(tile, "rect", width=12, height=12, fill=paper)
        add(tile, "path", d=path, fill="none", stroke=ink, stroke_width=1, stroke_opacity=0.35)


def draw_globe(parent: ET.Element, letters: str, turn: tuple[float, float]) -> None:
    middles = normals()
    add(parent, "circle", r=GLOBE + 8, fill="#e6eef3", stroke="#c9d6dd")
    flat = 0.7946544722917661  # how far the faces of a dodecahedron lie from its middle, its corners lying at 1
    for face in visible_faces(turn):
        middle = turned(middles[face], turn)
        centre = (middle[0] * GLOBE * flat, -middle[1] * GLOBE * flat)
        tips = []
        for edge in range(5):
            x, y, _ = turned(corner(middles, face, edge), turn)
            tips.append((x * GLOBE, -y * GLOBE))
        draw_face(parent, face, centre, tips, letters, shade=1 - middle[2])


def draw_net(parent: ET.Element, letters: str) -> None:
    width, height = NET
    for middle, x in ((0, width * 0.25), (11, width * 0.75)):
        draw_flower(parent, middle, (x, height / 2), letters)


def draw_flower(parent: ET.Element, middle: int, at: Point, letters: str) -> None:
    """A face in the middle and its five neighbours around it."""
    inner = SIDE / (2 * sin(pi / 5)) * cos(pi / 5)
    pentagon(parent, middle, at, -pi / 2, letters)
    for edge, face in enumerate(NEIGHBOURS[middle]):
        way = -pi / 2 + edge * 2 * pi / 5
        across = (at[0] + 2 * inner * cos(way), at[1] + 2 * inner * sin(way))
        back = NEIGHBOURS[face].index(middle)
        pentagon(parent, face, across, way + pi - back * 2 * pi / 5, letters)


def pentagon(parent: ET.Element, face: int, at: Point, way: float, letters: str) -> None:
    """A flat face; `way` is the direction from its middle to edge 0, the others follow clockwise."""
    outer = SIDE / (2 * sin(pi / 5))
    angles = [way + (edge + 0.5) * 2 * pi / 5 for edge in range(5)]
    tips = [(at[0] + outer * cos(a), at[1] + outer * sin(a)) for a in angles]
    draw_face(parent, face, at, tips, letters, shade=0)


def draw_face(parent: ET.Element, face: int, centre: Point, tips: list[Point], letters: str, shade: float) -> None:
    """Five fields around a centre; tips[e] is the corner between the edges e and e + 1."""
    here = group(parent, cls=f"face face-{face}")
    for edge in range(5):
        letter = letters[5 * face + edge]
        a, b = tips[edge - 1], tips[edge]
        fill = COLOURS["."][0] if letter == "." else f"url(#land-{letter})"
        polygon(here, [centre, a, b], fill=fill, stroke="#fffdf7", stroke_width=1)
        if letter != ".":
            middle = ((centre[0] + 1.4 * (a[0] + b[0])) / 3.8, (centre[1] + 1.4 * (a[1] + b[1])) / 3.8)
            label(here, *middle, letter, 17, font_weight="700", fill=COLOURS[letter][1])
    polygon(here, tips, fill="#14202b", fill_opacity=number(0.28 * shade), stroke="#3b3a36", stroke_width=1.6)
    add(here, "circle", cx=centre[0], cy=centre[1], r=9, fill="#fffdf7", fill_opacity=0.85)
    label(here, centre[0], centre[1], str(face), 11, fill="#3b3a36")
