"""Dominant Species as a picture: Earth, the action display, the animals with their displays, tiles and cards."""

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any
from xml.etree import ElementTree as ET

from habitable.earth.picture import panels
from habitable.earth.picture.panels import HEAD, MARGIN, NAME, PALE, ROW, text
from habitable.earth.view import elements_by_corner
from habitable.games.dominant_species import document
from habitable.games.dominant_species.components import (
    ACTIONS,
    COMPETITION_TERRAINS,
    ELEMENTS,
    MIGRATION_CUBES,
    SPECIATION_ELEMENTS,
    TERRAINS,
)
from habitable.games.dominant_species.picture import map as chart
from habitable.games.dominant_species.picture.map import BOARD
from habitable.games.dominant_species.picture.parts import PIECES
from habitable.games.dominant_species.view import animal_view, tile_view
from habitable.games.dominant_species.view_types import AnimalView, DominantSpeciesView
from habitable.present.svg import Point, add, group, label, number
from habitable.texts import Texts, numeral

DISPLAY = 600.0  # the width of the action display
SPACE = 40.0
CARD = 40.0
LINE = 56.0  # of the animals
PART = 480.0  # the width of a part of Earth
LARGEST = 1.5
ENTRY = 36.0  # the height of an animal below it
SMALL = 30.0  # an element there
DISK = 20.0  # what an element needs beyond its corner
FREE = {"regression": "reptiles", "speciation": "insects", "competition": "arachnids"}  # who acts without a pawn


def of_view(view: DominantSpeciesView, names: list[str], words: Texts) -> str:
    width = BOARD.width + DISPLAY + 3 * MARGIN
    rows = (len(view.animals) + 1) // 2
    tall = HEAD + max(BOARD.height, 12 * ROW + 104 + 5 * CARD)
    picture = panels.start(width, tall + rows * LINE + 2 * MARGIN + 84, PIECES, words)
    key = "dominant-species-picture-over" if view.over else "dominant-species-picture-turn"
    state = words(key, round=str(view.round))
    panels.heading(picture.root, MARGIN + BOARD.width, words("dominant-species-title"), state)
    chart.earth(group(picture.root, MARGIN, MARGIN + HEAD), view.tiles, view.elements, words)
    right = group(picture.root, BOARD.width + 2 * MARGIN, MARGIN + HEAD)
    display(right, view, words)
    stacks(group(right, 0, 12 * ROW + 22), view, words)
    cards(group(right, 0, 12 * ROW + 104), view, words)
    below = group(picture.root, MARGIN, MARGIN + tall + 40)
    text(below, 0, -16, f"{words('dominant-species-initiative')}:", 15, fill=PALE)
    order = view.initiative or [a.animal for a in view.animals]
    for i, a in enumerate(sorted(view.animals, key=lambda a: order.index(a.animal))):
        place = group(below, i % 2 * (width - MARGIN) / 2, i // 2 * LINE)
        animal_line(place, a, names[a.seat], i + 1, words)
    panels.bag(group(below, 0, rows * LINE + 24), view.bag, PIECES, words)
    return str(picture)


def of_document(data: Any, words: Texts) -> str:
    p, hexes, _ = document.read(data)
    animals = [animal_view(p, animal) for animal in p.playing()]
    width = BOARD.width + 2 * MARGIN
    picture = panels.start(width, BOARD.height + len(animals) * LINE + 3 * MARGIN, PIECES, words)
    elements = elements_by_corner(p, ELEMENTS)
    tiles = [tile_view(p, hex) for hex in hexes]
    chart.earth(group(picture.root, MARGIN, MARGIN), tiles, elements, words)
    for i, a in enumerate(animals):
        animal_line(group(picture.root, MARGIN, 2 * MARGIN + BOARD.height + i * LINE), a, None, None, words)
    return str(picture)


def of_part(data: Any, words: Texts) -> str:
    """The tiles of a document without the empty board around them, as large as there is room, and below them what the
    animals live on."""
    p, hexes, _ = document.read(data)
    tiles = [tile_view(p, hex) for hex in hexes]
    outline = [point for tile in tiles for point in BOARD.outline(tile.hex)]
    left, top = (min(point[i] for point in outline) - DISK for i in (0, 1))
    right, bottom = (max(point[i] for point in outline) + DISK for i in (0, 1))
    scale = min(LARGEST, PART / (right - left))
    tall = scale * (bottom - top)
    animals = [animal_view(p, animal) for animal in p.playing()]
    places = list(flow(animals, words))
    picture = panels.start(PART + 2 * MARGIN, tall + places[-1][1] + ENTRY + 3 * MARGIN, PIECES, words)
    earth = group(picture.root, MARGIN + (PART - scale * (right - left)) / 2, MARGIN)
    here = add(earth, "g", transform=f"scale({number(scale)}) translate({number(-left)} {number(-top)})")
    for tile in tiles:
        chart.draw_tile(here, tile, words, placed=False)
    BOARD.elements(here, elements_by_corner(p, ELEMENTS), PIECES, words)
    for a, (x, y) in zip(animals, places, strict=True):
        entry(group(picture.root, MARGIN + x, 2 * MARGIN + tall + y), a, words)
    return str(picture)


def flow(animals: Iterable[AnimalView], words: Texts) -> Iterator[Point]:
    """Where each animal stands, in as few lines as they need."""
    x = y = 0.0
    for a in animals:
        wide = disks_at(a, words) + len(a.elements) * SMALL
        if x and x + wide > PART:
            x, y = 0.0, y + ENTRY
        yield x, y
        x += wide + MARGIN


def disks_at(a: AnimalView, words: Texts) -> float:
    """The middle of its first element, behind the name."""
    return 56 + 10.5 * len(PIECES.name(words, "animal", a.animal))


def entry(here: ET.Element, a: AnimalView, words: Texts) -> None:
    """An animal and the elements that it has."""
    PIECES.pawn(here, 13, 18, a.animal, words, 13)
    text(here, 34, 18, PIECES.name(words, "animal", a.animal), 15, font_weight="600")
    for i, element in enumerate(a.elements):
        PIECES.disk(here, disks_at(a, words) + i * SMALL, 18, element, words, 11)


# ── the action display ──────────────────────────────────────────────────────────────────────────────────────────────


def display(parent: ET.Element, view: DominantSpeciesView, words: Texts) -> None:
    playing = {a.animal for a in view.animals}
    for i, action in enumerate(ACTIONS):
        row, middle = panels.action_row(parent, i, action, DISPLAY, PIECES, words)
        for j, animal in enumerate(view.spaces[action]):
            space(group(row, NAME + (j + 0.5) * SPACE, middle), action, j, animal, words)
        free = FREE.get(action, "")
        if free in playing:
            end = NAME + len(view.spaces[action]) * SPACE
            label(row, end + 6, middle, "+", 15, fill=PALE, font_weight="600")
            PIECES.pawn(row, end + 22, middle, free, words, 10).set("class", "free")
        if action in view.boxes:
            panels.box(row, DISPLAY)
        disks = view.squares.get(action, []) or view.boxes.get(action, [])
        panels.disks(row, DISPLAY, disks, PIECES, words)


def space(here: ET.Element, action: str, index: int, animal: str | None, words: Texts) -> None:
    """An eyeball space: a pawn, or what is printed there."""
    panels.eyeball(here)
    if animal is not None:
        PIECES.pawn(here, 0, 0, animal, words)
    elif action == "speciation":
        PIECES.disk(here, 0, 0, ELEMENTS[SPECIATION_ELEMENTS[index]], words, 8).set("class", "printed")
    elif action == "migration":
        label(here, 0, 0, str(MIGRATION_CUBES[index]), 14, fill=PALE)
    elif action == "competition":
        for x, terrain in zip((-12.5, 0), COMPETITION_TERRAINS[index], strict=True):
            name = TERRAINS[terrain]
            paper, ink = PIECES.terrains[name]
            add(here, "rect", x=x, y=-8, width=12.5, height=16, fill=paper, stroke=ink)
            PIECES.ground_sign(here, x + 6.25, 0, name, 0.5)


def stacks(parent: ET.Element, view: DominantSpeciesView, words: Texts) -> None:
    """The tiles that lie face up, how many are under them, and the rest of the tundra tiles and of the deck."""
    for i, stack in enumerate(view.stacks):
        panels.stack(group(parent, 60 + i * 130, 34), stack.tile, stack.face_down, PIECES, words)
    left = words("dominant-species-stocks", tundra=str(view.tundra_left), deck=str(len(view.deck)))
    text(parent, DISPLAY - 10, 22, left, 15, fill=PALE, text_anchor="end")
    text(parent, 420, 46, f"{words('dominant-species-survival')}:", 15, fill=PALE)
    panels.holder(parent, DISPLAY - 10, 46, view.survival, PIECES, words)


def cards(parent: ET.Element, view: DominantSpeciesView, words: Texts) -> None:
    for i, card in enumerate(view.cards):
        here = group(parent, 0, i * CARD, "card")
        effect = words(f"dominant-species-card-{card.replace('_', '-')}.effect")
        panels.card(here, DISPLAY, CARD - 4, PIECES.name(words, "card", card), wrap(effect, 60))


# ── animals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def animal_line(parent: ET.Element, a: AnimalView, player: str | None, place: int | None, words: Texts) -> None:
    """A display: whose it is, points and stocks, and its elements; printed ones first."""
    here = group(parent, cls=f"animal {a.animal}")
    PIECES.pawn(here, 22, 24, a.animal, words, 19)
    name = PIECES.name(words, "animal", a.animal)
    if player is None:
        text(here, 54, 24, name, 18, font_weight="600")
    else:
        label(here, 54, 24, f"{place}.", 14, fill=PALE)
        title = text(here, 70, 14, player, 17, font_weight="600")
        add(title, "tspan", numeral(a.points), dx=10)
        pool = words("dominant-species-picture-pool", pool=str(a.gene_pool), pawns=str(a.hand))
        text(here, 70, 36, f"{name} · {pool}", 13, fill=PALE)
    panels.squares(here, 220 if player is None else 410, a.elements, PIECES, words)
