"""What lies around Earth on the board of Marine: the food chain box, the Survival card, the special pawns."""

from xml.etree import ElementTree as ET

from habitable.earth.picture.panels import FRAME, INK, PALE, WHITE, text
from habitable.earth.picture.pieces import GOLD
from habitable.games.marine.picture.map import BOARD
from habitable.games.marine.picture.parts import PIECES, cube, special
from habitable.games.marine.view_types import MarineView
from habitable.present.svg import add, group, label
from habitable.texts import Texts

WIDTH = 132.0
HEIGHT = 158.0


def corners(parent: ET.Element, view: MarineView, words: Texts) -> None:
    """Earth leaves room in the corners of the board."""
    right, low = BOARD.width - WIDTH, BOARD.height - HEIGHT
    food_chain(group(parent, 0, 0, "food-chain"), view, words)
    survival(group(parent, right, 0, "survival"), view, words)
    special_pawns(group(parent, 0, low, "special-pawns"), view, words)


def frame(here: ET.Element, title: str) -> None:
    add(here, "rect", width=WIDTH, height=HEIGHT, rx=8, fill="#f6f1e5", stroke=FRAME)
    label(here, WIDTH / 2, 15, title, 12 if len(title) <= 16 else 10.5, font_weight="600", fill=INK)


def food_chain(here: ET.Element, view: MarineView, words: Texts) -> None:
    """The figures of those who have not retrieved this round on the left, of the others on the right."""
    frame(here, words("marine-picture-food-chain"))
    half = WIDTH / 2
    label(here, 1.5 * half, 30, "✓", 13, fill=PALE)
    add(here, "path", d=f"M{half:.0f} 28 V{HEIGHT - 8:.0f}", stroke=FRAME, stroke_width=1.5)
    for i, a in enumerate(view.animals):
        said = words("marine-retrieved" if a.retrieved else "marine-not-retrieved")
        figure = PIECES.pawn(here, half * (1.5 if a.retrieved else 0.5), 52 + i * 29, a.animal, words, 13)
        figure.set("class", f"figure {a.animal} {'right' if a.retrieved else 'left'}")
        figure[0].text = f"{PIECES.name(words, 'animal', a.animal)}: {said}"


def survival(here: ET.Element, view: MarineView, words: Texts) -> None:
    """Who holds the card, and how many species everybody has on eruptions."""
    frame(here, words("marine-reason-survival"))
    for i, a in enumerate(view.animals):
        y = 52 + i * 29
        if a.animal == view.survival:
            add(here, "rect", x=8, y=y - 14, width=WIDTH - 16, height=28, rx=6, fill=WHITE, stroke=GOLD)
            label(here, WIDTH - 24, y, "★", 17, fill=GOLD)
        cube(here, 28, y, a.animal, words)
        text(here, 48, y, str(a.on_eruptions), 15, font_weight="600")


def special_pawns(here: ET.Element, view: MarineView, words: Texts) -> None:
    """The six with their values; those that somebody controls bear the mark."""
    frame(here, words("marine-picture-specials"))
    for i, pawn in enumerate(view.specials):
        x, y = 24 + i % 2 * 62, 50 + i // 2 * 40
        drawn = special(here, x, y, pawn.element, pawn.animal, words, 13)
        if pawn.animal is not None:
            drawn.set("opacity", "0.55")
        text(here, x + 19, y, str(pawn.value), 15, font_weight="600")
