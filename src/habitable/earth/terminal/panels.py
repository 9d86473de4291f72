"""Pieces of the table beside the map: chips, disks, the players, what lies in stacks and in the bag, lists of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.text import Text

from habitable.earth.terminal.look import DIM, EDGE, LIT, chip, disk
from habitable.earth.view_types import EarthView
from habitable.present.screen import steady
from habitable.texts import numeral

if TYPE_CHECKING:
    from habitable.earth.terminal.screen import EarthScreen

NARROW = 42  # columns below which words are shortened


# ── animals and elements ────────────────────────────────────────────────────────────────────────────────────────────


def letter(screen: EarthScreen[Any], animal: str, width: int = 1) -> Text:
    return chip(screen.animal(animal, "letter"), screen.looks.animals[animal].style, width)


def element(screen: EarthScreen[Any], name: str, picture: bool = True) -> Text:
    """A disk, with its picture if that is wanted and can be shown."""
    return disk(screen.looks.elements[name], screen.element(name, "letter"), screen.symbols and picture)


def elements(screen: EarthScreen[Any], names: Sequence[str], pictures: bool) -> Text:
    """Disks in a row, with pictures where there is room."""
    return Text(" " if pictures else "").join([element(screen, name, pictures) for name in names])


def terrain(screen: EarthScreen[Any], name: str) -> Text:
    """Its letter."""
    return chip(screen.terrain(name, "letter"), screen.looks.terrains[name])


def players(
    screen: EarthScreen[Any],
    view: EarthView,
    title: str,
    order: Iterable[str],
    now: str | None,
    width: int,
    named: bool = False,
) -> list[Text]:
    """The players with their animals, maybe by name, and points, in the order of play; an arrow at whose turn it is."""
    known = {animal.animal: animal for animal in view.animals}
    parts = []
    for name in order:
        a = known[name]
        mine = "bold" if a.seat == view.seat else ""
        who = steady(shortened(screen.name(a.seat), 12 if named else 24 if width >= 100 else 10))
        what = (f"{steady(screen.animal(name))} ", DIM) if named else ""
        arrow = ("▶", "bold") if name == now and screen.symbols else (">", "bold") if name == now else ""
        parts.append(Text.assemble(arrow, letter(screen, name), " ", what, (who, mine), (f" {numeral(a.points)}", DIM)))
    return flowing(Text(steady(title), DIM), parts, " › ", width)


def shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def columns(screen: EarthScreen[Any], names: Sequence[str], long: bool) -> tuple[list[str], list[int]]:
    """The headings of the animals' numbers, the points first, and the widths of their columns."""
    heads = [screen.text(f"column-{name}" + ("" if long else ".short")) for name in names]
    return heads, [max(3 if i == 0 else 2, cell_len(head)) for i, head in enumerate(heads)]


def heading(heads: Sequence[str], widths: Sequence[int], indent: int) -> Text:
    """The line above such columns."""
    out = Text(" " * indent, DIM)
    for width, text in zip(widths, heads, strict=True):
        out.append(" " * (width + 1 - cell_len(text)) + steady(text))
    return out


# ── what is left of everything ──────────────────────────────────────────────────────────────────────────────────────


def stacks(screen: EarthScreen[Any], view: EarthView, width: int) -> Text:
    """The tiles that lie face up, and how many under them."""
    out = Text(steady(f"{screen.text('tiles')}:"), DIM)
    for stack in view.stacks:
        tile = Text("–")
        if stack.tile is not None:
            name = screen.terrain(stack.tile)[: 6 if width < NARROW else 12]
            tile = Text(steady(name), screen.looks.terrains[stack.tile])
        out = Text.assemble(out, " ", tile, (f"+{stack.face_down}", DIM))
    return out


def survival(screen: EarthScreen[Any], view: EarthView, left: str, width: int) -> Text:
    """What is left of small tiles and cards, and who holds the Survival card."""
    narrow = width < NARROW
    title = screen.text("survival.short" if narrow else "survival") + ":"
    nobody = "–" if narrow else steady(screen.text("nobody"))
    holder = Text(nobody) if view.survival is None else letter(screen, view.survival)
    return Text.assemble((f"{steady(left)} · {steady(title)} ", DIM), holder)


def bag(screen: EarthScreen[Any], view: EarthView) -> Text:
    out = Text(steady(f"{screen.text('bag')}:"), DIM)
    for name, n in view.bag.items():
        out = Text.assemble(out, " ", element(screen, name, False), str(n))
    return out


# ── lists ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def listed(
    titles: Mapping[str, Text], effects: Mapping[str, str], numbers: Mapping[str, int], width: int
) -> list[Text]:
    """Things with titles, each with its effect beside it, and the number of its answer."""
    column = 4 + max((cell_len(title.plain) for title in titles.values()), default=0)
    out = []
    for name, title in titles.items():
        number = numbers.get(name)
        tag = Text(" · ", EDGE) if number is None else Text(f"[{number}]", LIT)
        first = Text.assemble(tag, " ", title, " " * (column - 4 - cell_len(title.plain)), " ")
        effect = wrapped(effects[name], max(20, width - column - 1))
        out += [first + Text(steady(effect[0])), *(Text(" " * (column + 1) + steady(more)) for more in effect[1:])]
    return out


def wrapped(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return lines


def chips(entries: Sequence[tuple[int, Text]], width: int) -> list[Text]:
    """Answers with their numbers, as many as fit into a line."""
    parts = [Text.assemble((f"[{number}]", LIT), " ", words) for number, words in entries]
    return flowing(Text(), parts, "  ", width)


def flowing(title: Text, parts: Sequence[Text], between: str, width: int) -> list[Text]:
    """Parts in lines, none of them broken."""
    lines = [title]
    space = " " if title.plain else ""
    for part in parts:
        if cell_len(lines[-1].plain) + cell_len(space) + cell_len(part.plain) <= width or not lines[-1].plain:
            lines[-1] = Text.assemble(lines[-1], (space, DIM), part)
        else:
            lines.append(Text.assemble("  ", part))
        space = between
    return lines
