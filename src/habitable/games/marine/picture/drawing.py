"""Marine as a picture: Earth, the action display with the cards, and the animals with their displays and traits."""

from typing import Any

from habitable.earth.picture import panels
from habitable.earth.picture.panels import MARGIN, ROW
from habitable.earth.view import elements_by_corner
from habitable.games.marine import document
from habitable.games.marine.components import ELEMENTS
from habitable.games.marine.picture import animals as marine_animals
from habitable.games.marine.picture import display as marine_display
from habitable.games.marine.picture import map as chart
from habitable.games.marine.picture.boxes import corners
from habitable.games.marine.picture.map import BOARD
from habitable.games.marine.picture.parts import PIECES
from habitable.games.marine.view import animal_view, tile_view
from habitable.games.marine.view_types import MarineView
from habitable.present.svg import group
from habitable.texts import Texts

HEAD = 60.0  # disks may lie above Earth
LINE = 84.0  # of an animal in a position document
LINE_WIDTH = 500.0


def of_view(view: MarineView, names: list[str], words: Texts) -> str:
    width = BOARD.width + marine_display.WIDTH + 3 * MARGIN
    tall = HEAD + max(BOARD.height, marine_display.HEIGHT)
    below = marine_animals.height(view)
    picture = panels.start(width, tall + below + 3 * MARGIN + 24, PIECES, words)
    panels.heading(picture.root, MARGIN + BOARD.width, words("marine-title"), state(view, words))
    board = group(picture.root, MARGIN, MARGIN + HEAD)
    corners(board, view, words)
    chart.earth(board, view.tiles, view.elements, words)
    right = group(picture.root, BOARD.width + 2 * MARGIN, MARGIN + HEAD)
    marine_display.display(right, view, words)
    marine_display.stacks(group(right, 0, 12 * ROW + 10), view, words)
    marine_display.cards(group(right, 0, 12 * ROW + 10 + marine_display.STACKS), view, words)
    marine_animals.animals(group(picture.root, MARGIN, 2 * MARGIN + tall), view, names, words)
    panels.bag(group(picture.root, MARGIN, 2 * MARGIN + tall + below + 16), view.bag, PIECES, words)
    return str(picture)


def state(view: MarineView, words: Texts) -> str:
    if view.round == 0:
        return words("marine-picture-setup")
    if view.over:
        return words("marine-picture-over", round=str(view.round))
    return words("marine-picture-last" if view.last else "marine-picture-round", round=str(view.round))


def of_document(data: Any, words: Texts) -> str:
    p, hexes = document.read(data)
    animals = [animal_view(p, animal) for animal in p.playing()]
    picture = panels.start(BOARD.width + 2 * MARGIN, BOARD.height + len(animals) * LINE + 3 * MARGIN, PIECES, words)
    elements = elements_by_corner(p, ELEMENTS)
    tiles = [tile_view(p, hex, p.tile(hex)) for hex in hexes]
    chart.earth(group(picture.root, MARGIN, MARGIN), tiles, elements, words)
    for i, a in enumerate(animals):
        place = group(picture.root, MARGIN, 2 * MARGIN + BOARD.height + i * LINE)
        marine_animals.document_line(place, a, words)
    return str(picture)


def some(data: Any, words: Texts) -> str:
    """A position document with only the part of Earth that has tiles, and the animals that live there: an example. A
    tall Earth has them beside it."""
    p, hexes = document.read(data)
    tiles = [tile_view(p, hex, p.tile(hex)) for hex in hexes]
    animals = [a for a in (animal_view(p, animal) for animal in p.playing()) if a.cubes]
    left, top, width, height = BOARD.extent([tile.hex for tile in tiles])
    lines = len(animals) * LINE
    beside = height > 2 * width
    wide, tall = max(width, LINE_WIDTH if animals else 0.0), height + lines + (MARGIN if animals else 0.0)
    if beside:
        wide, tall = width + MARGIN + LINE_WIDTH, height
    picture = panels.start(wide + 2 * MARGIN, tall + 2 * MARGIN, PIECES, words)
    start = 0.0 if beside else (wide - width) / 2
    board = group(picture.root, MARGIN + start - left, MARGIN - top)
    for tile in tiles:
        chart.draw_tile(board, tile, words)
    BOARD.elements(board, elements_by_corner(p, ELEMENTS), PIECES, words)
    x, y = (width + MARGIN, (height - lines) / 2) if beside else ((wide - LINE_WIDTH) / 2, height + MARGIN)
    for i, a in enumerate(animals):
        marine_animals.document_line(group(picture.root, MARGIN + x, MARGIN + y + i * LINE), a, words)
    return str(picture)
