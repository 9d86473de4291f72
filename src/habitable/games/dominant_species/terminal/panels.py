"""The parts of the table beside the map: the action display, the animals, the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from habitable.earth.terminal.look import DIM, EDGE, LIT
from habitable.earth.terminal.panels import (
    NARROW,
    bag,
    columns,
    element,
    elements,
    flowing,
    heading,
    letter,
    listed,
    players,
    stacks,
    survival,
    terrain,
    wrapped,
)
from habitable.games.dominant_species.components import (
    ACTIONS,
    COMPETITION_TERRAINS,
    ELEMENTS,
    MIGRATION_CUBES,
    SPECIATION_ELEMENTS,
    TERRAINS,
)
from habitable.games.dominant_species.view_types import AnimalView, DominantSpeciesView
from habitable.games.dominant_species.words import COLUMNS
from habitable.present.screen import steady

if TYPE_CHECKING:
    from habitable.games.dominant_species.terminal.screen import DominantSpeciesScreen

FREE = {"regression": "reptiles", "speciation": "insects", "competition": "arachnids"}  # who acts without a pawn
NAME = 13  # columns for the name of an action
CELL = 3  # and for a space


# ── the action display ──────────────────────────────────────────────────────────────────────────────────────────────


def display(
    screen: DominantSpeciesScreen,
    view: DominantSpeciesView,
    numbers: Mapping[str, int],
    width: int,
    about: bool = False,
) -> list[Text]:
    """Twelve actions with pawns and disks; under three of them what is printed at their spaces."""
    lines = []
    for action in ACTIONS:
        name = screen.action(action)[: NAME - 1]
        line = Text.assemble((steady(name) + " " * (NAME - cell_len(name)), "bold"))
        for i, animal in enumerate(view.spaces[action], 1):
            line.append_text(space(screen, animal, numbers.get(f"{action} {i}")))
        free = FREE.get(action)
        if free is not None and any(a.animal == free for a in view.animals):
            line.append_text(Text.assemble(("+", DIM), letter(screen, free)))
        disks = view.squares.get(action, []) or view.boxes.get(action, [])
        if disks:
            line.append(" ")
            line.append_text(elements(screen, disks, width >= NARROW))
        lines.append(line)
        lines += [Text(" " * NAME) + under for under in printed(screen, action)]
        if about:
            text = wrapped(screen.action(action, "about"), width - 2)
            lines += [Text(f"  {steady(line)}", DIM) for line in text]
    return lines


def space(screen: DominantSpeciesScreen, animal: str | None, number: int | None) -> Text:
    if animal is not None:
        return Text.assemble(letter(screen, animal, 2), " ")
    if number is not None:
        return Text.assemble((f"{number:>2}", LIT), " ")
    return Text("·  ".rjust(CELL), EDGE)


def printed(screen: DominantSpeciesScreen, action: str) -> list[Text]:
    """The line under the spaces: elements of Speciation, numbers of Migration, terrains of Competition."""
    if action == "speciation":
        disks = [element(screen, ELEMENTS[i]) for i in SPECIATION_ELEMENTS]
        return [Text.assemble(*(disk.append(pad(screen)) for disk in disks))]
    if action == "migration":
        return [Text("".join(f"{n:<{CELL}}" for n in MIGRATION_CUBES), DIM)]
    if action == "competition":
        out = Text()
        for pair in COMPETITION_TERRAINS:
            for t in pair:
                out.append_text(terrain(screen, TERRAINS[t]))
            out.append(" ")
        return [out]
    return []


def pad(screen: DominantSpeciesScreen) -> str:
    return " " * (0 if screen.symbols else 2)


def stocks(screen: DominantSpeciesScreen, view: DominantSpeciesView, width: int) -> list[Text]:
    """Tiles that lie face up, what is left of everything, who holds the Survival card, and the bag."""
    left = screen.text("stocks", tundra=str(view.tundra_left), deck=str(len(view.deck)))
    return [stacks(screen, view, width), survival(screen, view, left, width), bag(screen, view)]


# ── animals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def initiative(screen: DominantSpeciesScreen, view: DominantSpeciesView, width: int) -> list[Text]:
    """The track, with the players and their points; before the first turn the animals that are assigned."""
    order = view.initiative or [animal.animal for animal in view.animals]
    return players(screen, view, f"{screen.text('initiative')}:", order, None, width)


def animals(screen: DominantSpeciesScreen, view: DominantSpeciesView, width: int) -> list[Text]:
    """One line each: points, gene pool, species on Earth, tiles dominated, pawns in hand, elements."""
    long = width >= 76
    heads, widths = columns(screen, COLUMNS, long)
    name_width = max(4, min(12, width - 2 - sum(w + 1 for w in widths) - 7))
    head = heading(heads, widths, name_width + 2)
    return [head, *(animal_line(screen, view, a, name_width, widths, long) for a in view.animals)]


def animal_line(
    screen: DominantSpeciesScreen,
    view: DominantSpeciesView,
    a: AnimalView,
    name_width: int,
    widths: Sequence[int],
    long: bool,
) -> Text:
    name = screen.animal(a.animal)[:name_width]
    mine = a.seat == view.seat
    line = Text.assemble(letter(screen, a.animal), " ", (steady(name), "bold" if mine else ""))
    line.append(" " * (name_width - cell_len(name)))
    for w, value in zip(widths, (a.points, a.gene_pool, a.cubes, a.dominates, a.hand), strict=True):
        line.append(f" {value:>{w}}")
    line.append(" ")
    line.append_text(elements(screen, a.elements, long))
    return line


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def cards(
    screen: DominantSpeciesScreen, view: DominantSpeciesView, numbers: Mapping[str, int], width: int
) -> list[Text]:
    """The available cards, each with its effect."""
    titles = {name: Text(steady(screen.card(name)), "bold") for name in view.cards}
    effects = {name: screen.card(name, "effect") for name in view.cards}
    return listed(titles, effects, numbers, width) or card_names(screen, view, width)


def card_names(screen: DominantSpeciesScreen, view: DominantSpeciesView, width: int) -> list[Text]:
    names = [Text(steady(screen.card(name))) for name in view.cards]
    title = Text(steady(screen.text("cards")), DIM)
    return flowing(title, names or [Text(steady(screen.text("no-cards")))], " · ", width)


def deck(screen: DominantSpeciesScreen, view: DominantSpeciesView, width: int) -> list[Text]:
    """What is still in the deck, in no order."""
    title = Text(steady(screen.text("deck", number=len(view.deck))), DIM)
    return flowing(title, [Text(steady(screen.card(name)), DIM) for name in view.deck], " · ", width)
