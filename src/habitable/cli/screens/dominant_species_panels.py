"""The parts of the table beside the map: the action display, the animals, the cards, and answers that lie nowhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from habitable.cli.screens.dominant_species_look import ANIMALS, DIM, EDGE, LIT, TERRAINS, chip, disk
from habitable.cli.terminal import steady
from habitable.games.dominant_species import components
from habitable.games.dominant_species.components import (
    ACTIONS,
    COMPETITION_TERRAINS,
    ELEMENTS,
    MIGRATION_CUBES,
    SPECIATION_ELEMENTS,
)
from habitable.games.dominant_species.view import AnimalView, DominantSpeciesView

if TYPE_CHECKING:
    from habitable.cli.screens.dominant_species import DominantSpeciesScreen

FREE = {"regression": "reptiles", "speciation": "insects", "competition": "arachnids"}  # who acts without a pawn
NAME = 13  # columns for the name of an action
CELL = 3  # and for a space
COLUMNS = ("points", "pool", "earth", "dominates", "pawns")


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
        name = screen.phrases.action(action)[: NAME - 1]
        line = Text.assemble((steady(name) + " " * (NAME - cell_len(name)), "bold"))
        for i, animal in enumerate(view.spaces[action], 1):
            line.append_text(space(screen, animal, numbers.get(f"{action} {i}")))
        free = FREE.get(action)
        if free is not None and any(a.animal == free for a in view.animals):
            line.append_text(Text.assemble(("+", DIM), letter(screen, free)))
        disks = view.squares.get(action, []) or view.boxes.get(action, [])
        if disks:
            line.append(" ")
            line.append_text(elements(screen, disks, width >= 42))
        lines.append(line)
        lines += [Text(" " * NAME) + under for under in printed(screen, action)]
        if about:
            text = wrapped(screen.phrases.action(action, "about"), width - 2)
            lines += [Text(f"  {steady(line)}", DIM) for line in text]
    return lines


def space(screen: DominantSpeciesScreen, animal: str | None, number: int | None) -> Text:
    if animal is not None:
        return Text.assemble(chip(screen.phrases.animal(animal, "letter"), ANIMALS[animal].style, 2), " ")
    if number is not None:
        return Text.assemble((f"{number:>2}", LIT), " ")
    return Text("·  ".rjust(CELL), EDGE)


def printed(screen: DominantSpeciesScreen, action: str) -> list[Text]:
    """The line under the spaces: elements of Speciation, numbers of Migration, terrains of Competition."""
    words = screen.phrases
    if action == "speciation":
        names = [ELEMENTS[i] for i in SPECIATION_ELEMENTS]
        return [
            Text.assemble(
                *(disk(name, words.element(name, "letter"), screen.symbols).append(pad(screen)) for name in names)
            )
        ]
    if action == "migration":
        return [Text("".join(f"{n:<{CELL}}" for n in MIGRATION_CUBES), DIM)]
    if action == "competition":
        out = Text()
        for pair in COMPETITION_TERRAINS:
            for name in (components.TERRAINS[t] for t in pair):
                out.append_text(chip(words.terrain(name, "letter"), TERRAINS[name]))
            out.append(" ")
        return [out]
    return []


def pad(screen: DominantSpeciesScreen) -> str:
    return " " * (0 if screen.symbols else 2)


def letter(screen: DominantSpeciesScreen, animal: str) -> Text:
    return chip(screen.phrases.animal(animal, "letter"), ANIMALS[animal].style)


def elements(screen: DominantSpeciesScreen, names: Sequence[str], pictures: bool) -> Text:
    """Disks in a row, with pictures where there is room."""
    disks = [disk(name, screen.phrases.element(name, "letter"), screen.symbols and pictures) for name in names]
    return Text(" " if pictures else "").join(disks)


def stocks(screen: DominantSpeciesScreen, view: DominantSpeciesView, width: int) -> list[Text]:
    """Tiles that lie face up, what is left of everything, who holds the Survival card, and the bag."""
    texts, words = screen.texts, screen.phrases
    narrow = width < 42
    tiles = Text(steady(texts("dominant-species-tiles")), DIM)
    for stack in view.stacks:
        tile = Text("–")
        if stack.tile is not None:
            tile = Text(steady(words.terrain(stack.tile)[: 6 if narrow else 12]), TERRAINS[stack.tile])
        tiles = Text.assemble(tiles, " ", tile, (f"+{stack.face_down}", DIM))
    left = texts("dominant-species-stocks", tundra=str(view.tundra_left), deck=str(len(view.deck)))
    survival = texts("dominant-species-survival.short" if narrow else "dominant-species-survival")
    nobody = "–" if narrow else steady(texts("dominant-species-nobody"))
    holder = Text(nobody) if view.survival is None else letter(screen, view.survival)
    bag = Text(steady(texts("dominant-species-bag")), DIM)
    for name, n in view.bag.items():
        bag = Text.assemble(bag, " ", disk(name, words.element(name, "letter"), False), str(n))
    return [tiles, Text.assemble((f"{steady(left)} · {steady(survival)} ", DIM), holder), bag]


# ── animals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def initiative(screen: DominantSpeciesScreen, view: DominantSpeciesView, width: int) -> list[Text]:
    """The track, with the players and their points; before the first turn the animals that are assigned."""
    known = {animal.animal: animal for animal in view.animals}
    parts = []
    for name in view.initiative or list(known):
        a = known[name]
        who = (
            steady(shortened(screen.name(a.seat), 24 if width >= 100 else 10)),
            "bold" if a.seat == view.seat else "",
        )
        parts.append(Text.assemble(letter(screen, name), " ", who, (f" {a.points}", DIM)))
    return flowing(Text(steady(screen.texts("dominant-species-initiative")), DIM), parts, " › ", width)


def shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def animals(screen: DominantSpeciesScreen, view: DominantSpeciesView, width: int) -> list[Text]:
    """One line each: points, gene pool, species on Earth, tiles dominated, pawns in hand, elements."""
    long = width >= 76
    heads = [screen.texts(f"dominant-species-column-{column}" + ("" if long else ".short")) for column in COLUMNS]
    widths = [max(3 if i == 0 else 2, cell_len(head)) for i, head in enumerate(heads)]
    name_width = max(4, min(12, width - 2 - sum(w + 1 for w in widths) - 7))
    head = Text(" " * (name_width + 2), DIM)
    for w, text in zip(widths, heads, strict=True):
        head.append(" " * (w + 1 - cell_len(text)) + steady(text))
    return [head, *(animal_line(screen, view, a, name_width, widths, long) for a in view.animals)]


def animal_line(
    screen: DominantSpeciesScreen,
    view: DominantSpeciesView,
    a: AnimalView,
    name_width: int,
    widths: Sequence[int],
    long: bool,
) -> Text:
    name = screen.phrases.animal(a.animal)[:name_width]
    mine = a.seat == view.seat
    line = Text.assemble(letter(screen, a.animal), " ", (steady(name), "bold" if mine else ""))
    line.append(" " * (name_width - cell_len(name)))
    for w, value in zip(widths, (a.points, a.gene_pool, a.cubes, a.dominates, a.hand), strict=True):
        line.append(f" {value:>{w}}")
    line.append(" ")
    line.append_text(elements(screen, a.elements, long))
    return line


# ── cards and other answers ─────────────────────────────────────────────────────────────────────────────────────────


def cards(
    screen: DominantSpeciesScreen, view: DominantSpeciesView, numbers: Mapping[str, int], width: int
) -> list[Text]:
    """The available cards, each with its effect."""
    names = {name: screen.phrases.card(name) for name in view.cards}
    column = 4 + max((cell_len(name) for name in names.values()), default=0)
    out = []
    for name, title in names.items():
        number = numbers.get(name)
        tag = Text(" · ", EDGE) if number is None else Text(f"[{number}]", LIT)
        first = Text.assemble(tag, " ", (steady(title), "bold"), " " * (column - 4 - cell_len(title)), " ")
        effect = wrapped(screen.phrases.card(name, "effect"), max(20, width - column - 1))
        out += [first + Text(steady(effect[0])), *(Text(" " * (column + 1) + steady(more)) for more in effect[1:])]
    return out or card_names(screen, view, width)


def wrapped(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return lines


def card_names(screen: DominantSpeciesScreen, view: DominantSpeciesView, width: int) -> list[Text]:
    names = [Text(steady(screen.phrases.card(name))) for name in view.cards]
    title = Text(steady(screen.texts("dominant-species-cards")), DIM)
    return flowing(title, names or [Text(steady(screen.texts("dominant-species-no-cards")))], " · ", width)


def deck(screen: DominantSpeciesScreen, view: DominantSpeciesView, width: int) -> list[Text]:
    """What is still in the deck, in no order."""
    title = Text(steady(screen.texts("dominant-species-deck", number=len(view.deck))), DIM)
    return flowing(title, [Text(steady(screen.phrases.card(name)), DIM) for name in view.deck], " · ", width)


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
