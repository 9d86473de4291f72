"""The animals of Marine with their displays: points and stocks, elements, pawns, traits."""

from collections.abc import Sequence
from xml.etree import ElementTree as ET

from habitable.earth.picture import panels
from habitable.earth.picture.panels import FRAME, MARGIN, PALE, SQUARE, text
from habitable.earth.picture.pieces import GOLD
from habitable.games.marine.components import PAWNS
from habitable.games.marine.picture import display as marine_display
from habitable.games.marine.picture.map import BOARD
from habitable.games.marine.picture.parts import PIECES, element_sign, special
from habitable.games.marine.view_types import AnimalView, MarineView
from habitable.present.svg import add, group
from habitable.texts import Texts, numeral

GAP = 12.0
WIDTH = (BOARD.width + MARGIN + marine_display.WIDTH - GAP) / 2
HEAD = 93.0
TRAIT = 36.0
MOST_PAWNS = PAWNS[0] + 1  # one more with Sapience


def traits(here: ET.Element, a: AnimalView, dealt: Sequence[str], words: Texts) -> None:
    """The traits that an animal has, or that it chooses from."""
    for i, trait in enumerate([*a.traits, *dealt]):
        name = PIECES.name(words, "trait", trait) + ("?" if trait in dealt else "")
        works = a.copied if trait == "exaptation" and a.copied is not None else trait
        if works != trait:
            settled = "yes" if a.settled else "no"
            name = words("marine-copy", trait=name, copied=PIECES.name(words, "trait", works), settled=settled)
        effect = words(f"marine-trait-{works.replace('_', '-')}.effect")
        pawn = a.benthic if works == "benthic" else None
        trait_line(group(here, 0, i * TRAIT, "trait"), name, effect, pawn, a.animal, words)


def choices(a: AnimalView, view: MarineView) -> list[str]:
    """Traits that the animal's player looks at, to keep or take some of them."""
    question = view.question
    drawn = question.looking_at if question is not None and question.animal == a.animal else []
    return [*view.hands.get(a.animal, []), *drawn]


def animals(parent: ET.Element, view: MarineView, names: list[str], words: Texts) -> None:
    """Two beside each other."""
    for i, a in enumerate(view.animals):
        place = group(parent, i % 2 * (WIDTH + GAP), i // 2 * (tall(view) + GAP))
        panel(place, a, view, names[a.seat], words)


def tall(view: MarineView) -> float:
    """A panel, so that the traits of each animal have room."""
    most = max((len(a.traits) + len(choices(a, view)) for a in view.animals), default=0)
    return HEAD + max(1, most) * TRAIT


def height(view: MarineView) -> float:
    rows = (len(view.animals) + 1) // 2
    return rows * (tall(view) + GAP)


def panel(parent: ET.Element, a: AnimalView, view: MarineView, player: str, words: Texts) -> None:
    here = group(parent, cls=f"animal {a.animal}")
    asked = view.question is not None and view.question.animal == a.animal
    edge: dict[str, str | float] = {"stroke": GOLD, "stroke_width": 2.5} if asked else {"stroke": FRAME}
    add(here, "rect", None, width=WIDTH, height=tall(view), rx=10, fill="#f6f1e5", **edge)
    PIECES.pawn(here, 30, 30, a.animal, words, 19).set("class", "owner")
    title = text(here, 60, 20, player, 17, font_weight="600")
    add(title, "tspan", numeral(a.points), dx=10)
    stocks = words("marine-picture-pool", pool=str(a.gene_pool), earth=str(a.cubes), box=str(a.eliminated))
    text(here, 60, 42, f"{PIECES.name(words, 'animal', a.animal)} · {stocks}", 13, fill=PALE)
    elements(group(here, WIDTH - 6 * SQUARE + 4, 6), a, words)
    pawns(group(here, 60, 70), a, view, words)
    traits(group(here, 14, HEAD), a, choices(a, view), words)


def trait_line(here: ET.Element, name: str, effect: str, pawn: str | None, animal: str, words: Texts) -> None:
    """What a trait does; the Benthic card may have a pawn on it."""
    text(here, 0, 12, name, 14, font_weight="600")
    if pawn == "basic":
        PIECES.pawn(here, 9 * len(name) + 16, 12, animal, words, 9.5)
    elif pawn is not None:
        special(here, 9 * len(name) + 16, 12, pawn, animal, words, 12)
    panels.at_end(here, WIDTH - 26, 12, panels.beside(name if pawn is None else f"{name}    ", effect, WIDTH - 40))


def elements(here: ET.Element, a: AnimalView, words: Texts) -> None:
    """What an animal has: printed elements in a dark frame, those on its trait cards in a golden one."""
    panels.squares(here, 8, [*a.printed, *a.acquired, *a.on_traits], PIECES, words)
    sorts = ["#6d675c"] * len(a.printed) + [""] * len(a.acquired) + [GOLD] * len(a.on_traits)
    for i, stroke in enumerate(sorts):
        if stroke:
            x = 8 + i * SQUARE - 19
            add(here, "rect", x=x, y=5, width=38, height=38, rx=6, fill="none", stroke=stroke, stroke_width=2)
    for i, (element, value) in enumerate(a.adaptation.items()):
        sign = group(here, 8 + i * SQUARE - 10, 62, f"adaptation {element}")
        add(sign, "title", f"{words('marine-adaptation')}: {PIECES.name(words, 'element', element)} {value}")
        element_sign(sign, element, 7, words)
        if element in a.dominates:
            text(sign, 13, 0, str(value), 13, font_weight="700", text_decoration="underline")
        else:
            text(sign, 13, 0, str(value), 13, fill=PALE)


def pawns(here: ET.Element, a: AnimalView, view: MarineView, words: Texts) -> None:
    """Basic pawns in hand; special pawns with their values, those on the action display pale."""
    shown = min(a.hand, MOST_PAWNS)
    for i in range(shown):
        PIECES.pawn(here, 9 + i * 22, 0, a.animal, words, 9.5)
    mine = [pawn for pawn in view.specials if pawn.animal == a.animal]
    apart = min(50.0, (400 - shown * 22) / max(1, len(mine)))
    for i, pawn in enumerate(mine):
        x = 24 + shown * 22 + i * apart
        drawn = special(here, x, 0, pawn.element, a.animal, words, 12)
        if pawn.space is not None:
            drawn.set("opacity", "0.45")
        text(here, x + 17, 0, str(pawn.value), 14, font_weight="600")


def document_line(parent: ET.Element, a: AnimalView, words: Texts) -> None:
    """In a position document an animal has only elements."""
    here = group(parent, cls=f"animal {a.animal}")
    PIECES.pawn(here, 22, 24, a.animal, words, 19)
    text(here, 54, 24, PIECES.name(words, "animal", a.animal), 18, font_weight="600")
    elements(group(here, 240, 0), a, words)
