"""Dominant Species as a picture: Earth, the action display, the animals with their displays, tiles and cards."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any
from unicodedata import bidirectional
from xml.etree import ElementTree as ET

from habitable.draw import dominant_species_map as chart
from habitable.draw.dominant_species_parts import TERRAINS, around, disk, letter, patterns, pawn
from habitable.draw.svg import Picture, add, group, label, polygon
from habitable.games.dominant_species import document
from habitable.games.dominant_species.components import (
    ACTIONS,
    COMPETITION_TERRAINS,
    ELEMENTS,
    GRID,
    MIGRATION_CUBES,
    SPECIATION_ELEMENTS,
)
from habitable.games.dominant_species.components import TERRAINS as TERRAIN_NAMES
from habitable.games.dominant_species.view import AnimalView, DominantSpeciesView, animal_view, tile_view
from habitable.texts import Texts

MARGIN = 26.0
HEAD = 46.0
ROW = 47.0  # of the action display
DISPLAY = 600.0  # its width
NAME = 150.0
SPACE = 40.0
CARD = 40.0
LINE = 56.0  # of the animals
FREE = {"regression": "reptiles", "speciation": "insects", "competition": "arachnids"}  # who acts without a pawn
INK = "#2c2a26"
PALE = "#6d675c"


def of_view(view: DominantSpeciesView, names: list[str], words: Texts) -> str:
    width = chart.WIDTH + DISPLAY + 3 * MARGIN
    rows = (len(view.animals) + 1) // 2
    tall = HEAD + max(chart.HEIGHT, 12 * ROW + 104 + 5 * CARD)
    picture = start(width, tall + rows * LINE + 2 * MARGIN + 84, words)
    heading(picture.root, view, words)
    chart.earth(group(picture.root, MARGIN, MARGIN + HEAD), view.tiles, view.elements, words)
    right = group(picture.root, chart.WIDTH + 2 * MARGIN, MARGIN + HEAD)
    display(right, view, words)
    stacks(group(right, 0, 12 * ROW + 22), view, words)
    cards(group(right, 0, 12 * ROW + 104), view, words)
    below = group(picture.root, MARGIN, MARGIN + tall + 40)
    text(below, 0, -16, words("dominant-species-initiative"), 15, fill=PALE)
    order = view.initiative or [a.animal for a in view.animals]
    for i, a in enumerate(sorted(view.animals, key=lambda a: order.index(a.animal))):
        place = group(below, i % 2 * (width - MARGIN) / 2, i // 2 * LINE)
        animal_line(place, a, names[a.seat], i + 1, words)
    bag(group(below, 0, rows * LINE + 24), view, words)
    return str(picture)


def of_document(data: Any, words: Texts) -> str:
    p, hexes = document.read(data)
    animals = [animal_view(p, animal) for animal in p.playing()]
    width = chart.WIDTH + 2 * MARGIN
    picture = start(width, chart.HEIGHT + len(animals) * LINE + 3 * MARGIN, words)
    elements = {GRID.corner_text(corner): ELEMENTS[e] for corner, e in enumerate(p.elements) if e >= 0}
    tiles = [tile_view(p, hex) for hex in hexes]
    chart.earth(group(picture.root, MARGIN, MARGIN), tiles, elements, words)
    for i, a in enumerate(animals):
        animal_line(group(picture.root, MARGIN, 2 * MARGIN + chart.HEIGHT + i * LINE), a, None, None, words)
    return str(picture)


def start(width: float, height: float, words: Texts) -> Picture:
    picture = Picture(width, height, words("dominant-species-title"))
    patterns(picture)
    add(picture.root, "rect", width=width, height=height, rx=18, fill="#fbf8f1")
    return picture


def text(parent: ET.Element, x: float, y: float, words: str, size: float, **attributes: str | float) -> ET.Element:
    """From x on, in the middle of a line."""
    turns = any(bidirectional(letter) == "R" for letter in words)
    mark = "\u200f" if turns else ""  # a full stop belongs to the Hebrew before it
    out = add(parent, "text", words + mark, x=x, y=y, font_size=size, dy="0.35em", fill=INK)
    for key, value in attributes.items():
        out.set(key.replace("_", "-"), str(value))
    return out


def heading(root: ET.Element, view: DominantSpeciesView, words: Texts) -> None:
    add(root, "text", words("dominant-species-title"), x=MARGIN, y=50, font_size=28, font_weight="600", fill=INK)
    key = "dominant-species-picture-over" if view.over else "dominant-species-picture-turn"
    state = words(key, round=str(view.round))
    add(root, "text", state, x=MARGIN + chart.WIDTH, y=50, font_size=18, fill=PALE, text_anchor="end")


# ── the action display ──────────────────────────────────────────────────────────────────────────────────────────────


def display(parent: ET.Element, view: DominantSpeciesView, words: Texts) -> None:
    playing = {a.animal for a in view.animals}
    for i, action in enumerate(ACTIONS):
        row = group(parent, 0, i * ROW, f"action {action}")
        add(row, "title", words(f"dominant-species-action-{action}.about"))
        add(row, "rect", width=DISPLAY, height=ROW - 6, rx=8, fill="#f1eadb" if i % 2 else "#f6f1e5")
        middle = (ROW - 6) / 2
        text(row, 12, middle, words(f"dominant-species-action-{action}"), 16, font_weight="600")
        for j, animal in enumerate(view.spaces[action]):
            space(group(row, NAME + (j + 0.5) * SPACE, middle), action, j, animal, words)
        free = FREE.get(action, "")
        if free in playing:
            end = NAME + len(view.spaces[action]) * SPACE
            label(row, end + 14, middle, f"+{letter(words, free)}", 15, fill=PALE, font_weight="600")
        disks = view.squares.get(action, []) or view.boxes.get(action, [])
        if action in view.boxes:
            add(row, "rect", x=DISPLAY - 162, y=3, width=156, height=ROW - 12, rx=5, fill="none", stroke="#b3a88f")
        apart = min(38.0, 150 / max(1, len(disks)))
        for j, element in enumerate(disks):
            disk(row, DISPLAY - 24 - (len(disks) - 1 - j) * apart, middle, element, words, 12)


def space(here: ET.Element, action: str, index: int, animal: str | None, words: Texts) -> None:
    """An eyeball space: a pawn, or what is printed there."""
    add(here, "ellipse", rx=17, ry=15, fill="#fffdf7", stroke="#a4987e", stroke_width=1.2)
    if animal is not None:
        pawn(here, 0, 0, animal, words)
    elif action == "speciation":
        disk(here, 0, 0, ELEMENTS[SPECIATION_ELEMENTS[index]], words, 8).set("class", "printed")
    elif action == "migration":
        label(here, 0, 0, str(MIGRATION_CUBES[index]), 14, fill=PALE)
    elif action == "competition":
        for x, terrain in zip((-12.5, 0), COMPETITION_TERRAINS[index], strict=True):
            name = TERRAIN_NAMES[terrain]
            paper, ink = TERRAINS[name]
            add(here, "rect", x=x, y=-8, width=12.5, height=16, fill=paper, stroke=ink)
            label(here, x + 6.25, 0.5, words(f"dominant-species-terrain-{name}.letter"), 11, fill=ink)


def stacks(parent: ET.Element, view: DominantSpeciesView, words: Texts) -> None:
    """The tiles that lie face up, how many are under them, and the rest of the tundra tiles and of the deck."""
    for i, stack in enumerate(view.stacks):
        here = group(parent, 60 + i * 130, 34)
        fill, paper, ink, name = "#f4efe3", "#f4efe3", PALE, "–"
        if stack.tile is not None:
            fill, (paper, ink) = f"url(#ds-{stack.tile})", TERRAINS[stack.tile]
            name = words(f"dominant-species-terrain-{stack.tile}")
        polygon(here, around(6, 34, turn=0.5235987755982988), fill=fill, stroke=ink, stroke_width=1.5)
        label(here, 0, 0, name, 12, fill=ink, font_weight="600", paint_order="stroke", stroke=paper, stroke_width=4)
        text(here, 42, 0, f"+{stack.face_down}", 14, fill=PALE)
    left = words("dominant-species-stocks", tundra=str(view.tundra_left), deck=str(len(view.deck)))
    text(parent, DISPLAY - 10, 22, left, 15, fill=PALE, text_anchor="end")
    text(parent, 420, 46, words("dominant-species-survival"), 15, fill=PALE)
    if view.survival is not None:
        pawn(parent, DISPLAY - 24, 46, view.survival, words, 12)
    else:
        text(parent, DISPLAY - 10, 46, words("dominant-species-nobody"), 15, text_anchor="end")


def cards(parent: ET.Element, view: DominantSpeciesView, words: Texts) -> None:
    for i, card in enumerate(view.cards):
        here = group(parent, 0, i * CARD, "card")
        key = f"dominant-species-card-{card.replace('_', '-')}"
        add(here, "rect", width=DISPLAY, height=CARD - 4, rx=5, fill="#fffdf7", stroke="#d8d1c2")
        text(here, 10, CARD / 2 - 2, words(key), 14, font_weight="600")
        lines = wrap(words(f"{key}.effect"), 60)
        for j, line in enumerate(lines):
            y = CARD / 2 - 2 + (j - (len(lines) - 1) / 2) * 15
            text(here, DISPLAY - 10, y, line, 12, text_anchor="end")


# ── animals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def animal_line(parent: ET.Element, a: AnimalView, player: str | None, place: int | None, words: Texts) -> None:
    """A display: whose it is, points and stocks, and its elements; printed ones first."""
    here = group(parent, cls=f"animal {a.animal}")
    pawn(here, 22, 24, a.animal, words, 19)
    name = words(f"dominant-species-animal-{a.animal}")
    if player is None:
        text(here, 54, 24, name, 18, font_weight="600")
    else:
        label(here, 54, 24, f"{place}.", 14, fill=PALE)
        title = text(here, 70, 14, player, 17, font_weight="600")
        add(title, "tspan", str(a.points), dx=10)
        pool = words("dominant-species-picture-pool", pool=str(a.gene_pool), pawns=str(a.hand))
        text(here, 70, 36, f"{name} · {pool}", 13, fill=PALE)
    squares(here, 220 if player is None else 410, a.elements, words)


def squares(here: ET.Element, x: float, elements: Sequence[str], words: Texts) -> None:
    """The six places of a display."""
    for i in range(6):
        add(here, "rect", x=x + i * 42 - 19, y=5, width=38, height=38, rx=6, fill="#fffdf7", stroke="#d8d1c2")
    for i, element in enumerate(elements):
        disk(here, x + i * 42, 24, element, words, 13)


def bag(parent: ET.Element, view: DominantSpeciesView, words: Texts) -> None:
    """What is in it; and so the names of the elements stand beside their shapes."""
    text(parent, 0, 0, words("dominant-species-bag"), 15, fill=PALE)
    for i, (element, n) in enumerate(view.bag.items()):
        disk(parent, 100 + i * 180, 0, element, words, 12)
        name = text(parent, 124 + i * 180, 0, words(f"dominant-species-element-{element}"), 15)
        add(name, "tspan", str(n), dx=8, fill=PALE)
