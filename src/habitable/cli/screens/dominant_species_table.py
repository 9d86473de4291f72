"""The whole table of Dominant Species: which parts a window has room for, and which answers are lit where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from habitable.cli.screens import dominant_species_panels as panels
from habitable.cli.screens.dominant_species_look import DIM, TERRAINS, disk
from habitable.cli.screens.dominant_species_map import Map
from habitable.cli.screens.dominant_species_words import Hex, corner, hexes, number
from habitable.cli.screens.screen import Entry, Size
from habitable.cli.terminal import steady
from habitable.games.dominant_species import components
from habitable.games.dominant_species.view import DominantSpeciesView
from habitable.kernel.game import Choice

if TYPE_CHECKING:
    from habitable.cli.screens.dominant_species import DominantSpeciesScreen

BESIDE = 36  # columns that the action display needs
LOW = 24
BELOW, BELOW_LOW = 7, 5  # lines under the table for news, question and answer, in a large and in a low window
PANELS = ("map", "actions", "animals", "cards")


# ── lit answers ─────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Lit:
    """The numbers of the answers, by what they are about; `chips` lie nowhere on the table."""

    hexes: dict[Hex, int] = field(default_factory=dict)
    corners: dict[str, int] = field(default_factory=dict)
    spaces: dict[str, int] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)
    chips: list[tuple[int, Text]] = field(default_factory=list)
    marked: set[Hex] = field(default_factory=set)


def lit(screen: DominantSpeciesScreen, view: DominantSpeciesView, entries: Sequence[Entry]) -> Lit:
    out = Lit()
    if entries and view.question is not None and view.question.hex is not None:
        out.marked.add((view.question.hex[0], view.question.hex[1]))
    every = [set(hexes(choice)) for entry in entries for choice in entry.choices if choice.verb != "pass"]
    common = set.intersection(*every) if every else set()
    if len(every) > 1 and len(common) == 1:
        out.marked |= common
    grouped = any(len(entry.choices) > 1 for entry in entries)  # by tile
    for n, entry in enumerate(entries, 1):
        first = entry.choices[0]
        shared = set.intersection(*(set(hexes(choice)) for choice in entry.choices)) - out.marked
        if (at := corner(first)) is not None:
            out.corners[at] = n
        elif first.verb == "pawn":
            out.spaces[first.text.removeprefix("pawn ")] = n
        elif first.verb == "card":
            out.cards[first.text.removeprefix("card ")] = n
        elif shared and (grouped or first.verb not in ("eliminate", "evolve")):
            out.hexes[hexes(first)[0] if grouped else hexes(first)[-1]] = n
        elif first.verb == "add":
            out.hexes[hexes(first)[0]] = n
            out.marked.discard(hexes(first)[0])
        else:
            out.chips.append((n, chip(screen, view, entry.words, first, out.marked)))
    return out


def chip(
    screen: DominantSpeciesScreen, view: DominantSpeciesView, words: str, choice: Choice, marked: set[Hex]
) -> Text:
    """An answer in a line of answers, in the colour of what it names; a marked tile need not be named again."""
    text = Text(steady(words))
    if (element := number(choice, "element")) is not None:
        name = components.ELEMENTS[element]
        return Text.assemble(disk(name, screen.phrases.element(name, "letter"), screen.symbols), " ", text)
    if (animal := number(choice, "animal")) is not None:
        name = components.ANIMALS[animal]
        if set(hexes(choice)) & marked:
            text = Text(steady(screen.phrases.animal(name)))
        return Text.assemble(panels.letter(screen, name), " ", text)
    if (stack := number(choice, "stack")) is not None:
        text.stylize(TERRAINS[view.stacks[stack].tile or "sea"])
    return text


# ── the table ───────────────────────────────────────────────────────────────────────────────────────────────────────


def draw(
    screen: DominantSpeciesScreen, view: DominantSpeciesView, entries: Sequence[Entry], size: Size
) -> RenderableType:
    answers = lit(screen, view, entries)
    top = [Text(heading(screen, view), "bold"), *panels.initiative(screen, view, size.width)]
    bottom = panels.chips(answers.chips, size.width) if answers.chips else []
    room = size.height - (BELOW if size.height > LOW else BELOW_LOW) - len(top) - len(bottom)
    if not view.tiles:
        return Group(*top, *bottom)
    middle = beside(screen, view, answers, size.width, room) or stacked(screen, view, answers, size.width, room)
    return Group(*top, *middle, *bottom)


def heading(screen: DominantSpeciesScreen, view: DominantSpeciesView) -> str:
    title = screen.texts("dominant-species-title")
    if view.over:
        return screen.texts("dominant-species-heading-over", title=title)
    return screen.texts(
        "dominant-species-heading",
        title=title,
        round=str(view.round),
        phase=screen.texts(f"dominant-species-phase-{phase(view)}"),
        last="yes" if view.last else "no",
    )


def phase(view: DominantSpeciesView) -> str:
    question = view.question.question if view.question is not None else ""
    if view.round == 0:
        return "setup"
    if question == "place_pawn":
        return "planning"
    return "reset" if question in ("save_one", "deal_card", "draw_disk", "turn_up") else "execution"


def beside(
    screen: DominantSpeciesScreen, view: DominantSpeciesView, answers: Lit, width: int, room: int
) -> list[RenderableType] | None:
    """The map, and beside it the other parts; below them the cards, with their effects if there is room."""
    chart = chart_of(screen, view, answers)
    effects = panels.cards(screen, view, answers.cards, width)
    for cards in [effects] if answers.cards else [effects, panels.card_names(screen, view, width)]:
        lines = room - len(cards)
        shape = chart.fitting(width - BESIDE - 2, lines)
        if shape is None:
            return None
        side, left_out = side_panels(screen, view, answers, width - chart.width(shape) - 2, lines)
        if max(chart.height(shape), len(side)) + bool(left_out) > lines:
            continue
        if not left_out or answers.cards or cards is not effects:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=chart.width(shape))
            grid.add_column(no_wrap=True)
            grid.add_row(chart.draw(shape), Text("\n").join(side))
            return [grid, *cards, *also(screen, left_out)]
    return None


def side_panels(
    screen: DominantSpeciesScreen, view: DominantSpeciesView, answers: Lit, width: int, room: int
) -> tuple[list[Text], list[str]]:
    """The display, and of the rest what there is room for; the names of what is left out."""
    out, left_out = panels.display(screen, view, answers.spaces, width), []
    for name, lines in (
        ("animals", panels.animals(screen, view, width)),
        ("cards", panels.stocks(screen, view, width)),
    ):
        if len(out) + len(lines) <= room:
            out += lines
        else:
            left_out.append(name)
    return out, left_out


def stacked(
    screen: DominantSpeciesScreen, view: DominantSpeciesView, answers: Lit, width: int, room: int
) -> list[Text]:
    """In a small window: what the question is about, then of the rest what there is room for."""
    main = "actions" if answers.spaces else "cards" if answers.cards else "map"
    out: list[Text] = []
    left_out = []
    for name in (main, *(name for name in PANELS if name != main)):
        lines = part(screen, view, answers, name, width, room - len(out) - 1, name == main)
        if name == main or len(out) + len(lines) < room:
            out += lines
        else:
            left_out.append(name)
    return out + also(screen, left_out)


def part(
    screen: DominantSpeciesScreen,
    view: DominantSpeciesView,
    answers: Lit,
    name: str,
    width: int,
    room: int,
    whole: bool,
) -> list[Text]:
    """One part of the table, by its name."""
    if name == "map":
        return earth(screen, view, answers, width, room)
    if name == "actions":
        return panels.display(screen, view, answers.spaces, width)
    if name == "animals":
        return panels.animals(screen, view, width)
    return panels.cards(screen, view, answers.cards, width) if whole else panels.card_names(screen, view, width)


def also(screen: DominantSpeciesScreen, left_out: Sequence[str]) -> list[Text]:
    if not left_out:
        return []
    words = ", ".join(screen.texts(f"dominant-species-panel-{name}") for name in left_out)
    return [Text(steady(screen.texts("dominant-species-more-panels", words=words)), DIM)]


# ── Earth ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def chart_of(screen: DominantSpeciesScreen, view: DominantSpeciesView, answers: Lit) -> Map:
    chart = Map(screen.phrases, view, screen.symbols)
    chart.numbers, chart.corners, chart.marked = answers.hexes, answers.corners, answers.marked
    return chart


def earth(screen: DominantSpeciesScreen, view: DominantSpeciesView, answers: Lit, width: int, room: int) -> list[Text]:
    """The map; where that is too wide, tile by tile."""
    chart = chart_of(screen, view, answers)
    shape = chart.fitting(width, room)
    if shape is not None:
        return list(chart.draw(shape).split("\n"))
    return [Text(steady(screen.texts("dominant-species-no-map")), DIM), *chart.listed()]


# ── one part alone ──────────────────────────────────────────────────────────────────────────────────────────────────


def alone(
    screen: DominantSpeciesScreen, view: DominantSpeciesView, entries: Sequence[Entry], name: str, size: Size
) -> RenderableType:
    """A part of the table in the whole window, with what it says elsewhere in fewer words."""
    answers = lit(screen, view, entries)
    if name == "map":
        return Group(*earth(screen, view, answers, size.width, size.height - 4), legend(screen))
    if name == "actions":
        about = size.height > 30
        return Group(
            *panels.display(screen, view, answers.spaces, size.width, about), *panels.stocks(screen, view, size.width)
        )
    if name == "animals":
        track = panels.initiative(screen, view, size.width)
        return Group(*track, *panels.animals(screen, view, size.width), *panels.stocks(screen, view, size.width))
    return Group(*panels.cards(screen, view, answers.cards, size.width), *panels.deck(screen, view, size.width))


def legend(screen: DominantSpeciesScreen) -> Text:
    crown, cube = ("♛", "M2³") if screen.symbols else ("*", "M2")
    letter = screen.phrases.animal("mammals", "letter")
    text = screen.texts(
        "dominant-species-legend", cube=cube.replace("M", steady(letter)), dominant=crown, endangered="!"
    )
    return Text(steady(text), DIM)
