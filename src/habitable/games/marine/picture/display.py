"""The action display of Marine with pawns, tokens and markers; the tiles and cards that lie beside it."""

from xml.etree import ElementTree as ET

from habitable.earth.picture import panels
from habitable.earth.picture.panels import NAME, PALE, ROW, WHITE, text
from habitable.earth.picture.pieces import GOLD, around
from habitable.games.marine.components import (
    ACTIONS,
    FIRST_SPACE,
    REGRESSION_SQUARES,
    SIDES,
    SPECIAL_SPACES,
)
from habitable.games.marine.picture.parts import PIECES, cube, eruption_sign, special, symbol, terrain_marker
from habitable.games.marine.view_types import CardView, MarineView
from habitable.present.svg import add, group, label, polygon
from habitable.texts import Texts

WIDTH = 640.0
SPACE = 74.0  # from one to the next, with what lies beside it
CARD = 51.0
STACKS = 76.0
HEIGHT = 12 * ROW + 10 + STACKS + 5 * CARD
SYMBOLS_OF: dict[str, list[str]] = {"none": [], "bones": ["bones"], "fish": ["fish"], "both": ["bones", "fish"]}
ANY = {"adaptation": "⇄", "speciation": "∗", "wanderlust": "↻", "migration": "∞", "competition": "1+1"}


def display(parent: ET.Element, view: MarineView, words: Texts) -> None:
    markers = {"competition": view.competition, "evolution": view.evolution}
    for i, action in enumerate(ACTIONS):
        row, middle = panels.action_row(parent, i, action, WIDTH, PIECES, words)
        for j in range(len(view.spaces[action])):
            x = NAME + 18 + j * SPACE
            space(group(row, x, middle, "space"), i, j, view, words)
            if j < len(markers.get(action, [])):
                terrain_marker(row, x + 33, middle, markers[action][j], words)
            if action == "speciation" and j < len(view.speciation):
                token(row, x + 33, middle, view.speciation[j], words)
        if action == "regression":
            guards(group(row, NAME + 18 + 2 * SPACE, middle), view, words)
        if action in view.boxes:
            panels.box(row, WIDTH)
            panels.disks(row, WIDTH, view.boxes[action], PIECES, words)


def space(here: ET.Element, action: int, index: int, view: MarineView, words: Texts) -> None:
    """A basic space is round, a special one square with a golden frame. A pawn, or what is printed there."""
    name = ACTIONS[action]
    pawn = view.spaces[name][index]
    if FIRST_SPACE[action] + index in SPECIAL_SPACES:
        here.set("class", "space special-space")
        add(here, "title", words(f"marine-special-{name}"))
        add(here, "rect", x=-18, y=-16, width=36, height=32, rx=5, fill=WHITE, stroke=GOLD, stroke_width=2)
        add(here, "rect", x=-15, y=-13, width=30, height=26, rx=3, fill="none", stroke=GOLD, stroke_width=0.8)
    else:
        panels.eyeball(here)
    if pawn is None:
        printed(here, action, index, view)
    elif pawn.special is not None:
        special(here, 0, 0, pawn.special, pawn.animal, words, 13)
    elif pawn.animal is not None:
        PIECES.pawn(here, 0, 0, pawn.animal, words)


def printed(here: ET.Element, action: int, index: int, view: MarineView) -> None:
    name = ACTIONS[action]
    if name == "autotrophs":
        eruption_sign(here, 0, 1, SIDES[index])
    elif name == "tectonics":  # a tile on the border, or any
        polygon(here, around(6, 9, turn=0.5235987755982988), fill="none", stroke=PALE, stroke_width=1.4)
        if index == 0:
            add(here, "path", d="M-12 -10 H12", stroke=PALE, stroke_width=1.4, stroke_dasharray="4 2")
        else:
            label(here, 0, 0, "∗", 14, fill=PALE)
    elif FIRST_SPACE[action] + index in SPECIAL_SPACES:
        label(here, 0, 0, ANY[name], 17 if len(ANY[name]) == 1 else 12, fill=PALE)
    elif name == "migration":
        label(here, 0, 0, str(view.printed[name][index]), 14, fill=PALE)
    elif name == "competition":
        label(here, 0, 0, f"−{view.printed[name][index]}", 14, fill=PALE)
    elif name == "evolution":
        label(here, 0, 0, str(index + 1), 14, fill=PALE)


def token(row: ET.Element, x: float, y: float, element: str | None, words: Texts) -> None:
    """The box beside a space of Speciation."""
    add(row, "rect", x=x - 14, y=y - 14, width=28, height=28, rx=5, fill="none", stroke="#b3a88f")
    if element is not None:
        PIECES.disk(row, x, y, element, words, 9)


def guards(here: ET.Element, view: MarineView, words: Texts) -> None:
    """The squares of Regression, and the species that guard elements there."""
    for i in range(REGRESSION_SQUARES):
        add(here, "rect", x=i * 30 - 13, y=-13, width=26, height=26, rx=3, fill=WHITE, stroke="#b3a88f")
    for i, animal in enumerate(view.guards):
        cube(here, i * 30, 0, animal, words)


def stacks(parent: ET.Element, view: MarineView, words: Texts) -> None:
    """The tiles that lie face up, how many are under them, and the rest of eruptions and cards."""
    for i, stack in enumerate(view.stacks):
        panels.stack(group(parent, 44 + i * 128, 32), stack.tile, stack.face_down, PIECES, words)
    left = words("marine-stocks", eruptions=str(view.eruptions_left), deck=str(view.deck))
    text(parent, WIDTH - 10, 20, left, 15, fill=PALE, text_anchor="end")
    if view.discard:
        last = words("marine-picture-discard", card=PIECES.name(words, "card", view.discard[-1]))
        text(parent, WIDTH - 10, 44, last, 13, fill=PALE, text_anchor="end")


def cards(parent: ET.Element, view: MarineView, words: Texts) -> None:
    for i, card in enumerate(view.cards):
        slot(group(parent, 0, i * CARD, "card"), i + 1, card, words)


def slot(here: ET.Element, n: int, card: CardView | None, words: Texts) -> None:
    """A card with the number of its slot, and what happened when it was laid out."""
    name = effect = ""
    if card is not None:
        name = PIECES.name(words, "card", card.card)
        effect = words(f"marine-card-{card.card.replace('_', '-')}.effect")
    panels.card(here, WIDTH, CARD - 4, name, panels.beside(name, effect, WIDTH - 80), 66)
    label(here, 15, (CARD - 4) / 2, str(n), 15, font_weight="700", fill=PALE)
    kinds = [] if card is None else SYMBOLS_OF[card.symbol]
    for i, kind in enumerate(kinds):
        symbol(here, 44, (CARD - 4) / 2 + (i - (len(kinds) - 1) / 2) * 18, kind, words)
