"""The parts of the table beside the map: the action display, the animals with their elements and traits, the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from habitable.earth.terminal.look import DIM, EDGE, LIT
from habitable.earth.terminal.panels import (
    bag,
    columns,
    element,
    elements,
    flowing,
    heading,
    letter,
    listed,
    players,
    shortened,
    stacks,
    survival,
    terrain,
    wrapped,
)
from habitable.games.marine.components import ACTIONS, ELEMENTS, SIDES, TRAITS
from habitable.games.marine.obstacles import SPECIAL
from habitable.games.marine.terminal.look import symbol
from habitable.games.marine.view_types import AnimalView, MarineView, PawnView, SpecialView
from habitable.present.screen import steady

if TYPE_CHECKING:
    from habitable.games.marine.terminal.screen import MarineScreen

DISPLAY = 43  # columns for the action display with pictures
NAME = 13  # of them for the name of an action,
CELL = 5  # and for a space: what is printed beside it, the pawn, and the number of an answer
COLUMNS = ("points", "pool", "earth", "box", "pawns")
LABEL = 11  # columns for an animal's elements
VALUE, VALUE_NARROW = 5, 4  # and for each adaptation value


# ── the action display ──────────────────────────────────────────────────────────────────────────────────────────────


def display(
    screen: MarineScreen, view: MarineView, numbers: Mapping[str, int], width: int, about: bool = False
) -> list[Text]:
    """Twelve actions, each with its spaces and the elements of its box; and the Benthic cards that are in play."""
    lines = []
    for action in ACTIONS:
        line = named(screen.action(action))
        for i, pawn in enumerate(view.spaces[action], 1):
            name = f"{action} {i}"
            line.append_text(space(screen, printed(screen, view, name), pawn, numbers.get(name)))
        if action == "regression" and view.guards:
            line.append_text(Text.assemble(*(letter(screen, animal) for animal in view.guards), " "))
        line.append_text(elements(screen, view.boxes.get(action, []), width >= DISPLAY))
        lines.append(line)
        if about:
            effect = screen.say(screen.words.effect_of(action))
            lines += [Text(f"  {steady(line)}", DIM) for line in wrapped(effect, width - 2)]
    return lines + benthic(screen, view, numbers)


def named(name: str) -> Text:
    name = shortened(name, NAME - 1)
    return Text.assemble((steady(name) + " " * (NAME - cell_len(name)), "bold"))


def space(screen: MarineScreen, beside: Text, pawn: PawnView | None, number: int | None) -> Text:
    """`L·`: empty, for Land; `LR`: a pawn of the reptiles; `LRS`: their special pawn of sun; `L 12`: answer 12."""
    body = Text()
    if pawn is not None:
        if pawn.animal is not None:
            body.append_text(letter(screen, pawn.animal))
        if pawn.special is not None:
            body.append_text(element(screen, pawn.special, False))
    elif number is None:
        body.append("·", EDGE)
    if number is not None:
        body.append(f"{number:>{2 if pawn is not None else 3}}", LIT)
    return Text.assemble(beside, body, " " * (CELL - 1 - cell_len(body.plain)))


def printed(screen: MarineScreen, view: MarineView, name: str) -> Text:
    """What is printed beside a space, or lies there: one letter."""
    action, index = name.split()
    i = int(index) - 1
    if name in SPECIAL:
        return Text("◇" if screen.symbols else "*", DIM)
    if action == "autotrophs":
        return terrain(screen, SIDES[i])
    if action == "speciation" and (lying := view.speciation[i]) is not None:
        return element(screen, lying, False)
    if action == "migration":
        return Text(str(view.printed[action][i]), DIM)
    if action in ("competition", "evolution"):
        markers = view.competition if action == "competition" else view.evolution
        return terrain(screen, markers[i]) if i < len(markers) else Text(" ")
    return Text(" ")


def benthic(screen: MarineScreen, view: MarineView, numbers: Mapping[str, int]) -> list[Text]:
    """The cards that are action spaces of their animals."""
    owners = [a for a in view.animals if "benthic" in (*a.traits, a.copied)]
    if not owners:
        return []
    asked = view.question.animal if view.question is not None else None
    line = named(screen.trait("benthic"))
    for a in owners:
        pawn = None if a.benthic is None else PawnView(animal=a.animal, special=None)
        if a.benthic not in (None, "basic"):
            holder = next(special.animal for special in view.specials if special.element == a.benthic)
            pawn = PawnView(animal=holder, special=a.benthic)
        number = numbers.get("benthic") if a.animal == asked else None
        line.append_text(space(screen, letter(screen, a.animal), pawn, number))
    return [line]


def stocks(screen: MarineScreen, view: MarineView, width: int) -> list[Text]:
    """Tiles that lie face up, what is left of everything, who holds the Survival card, and the bag."""
    left = screen.text("stocks", eruptions=str(view.eruptions_left), deck=str(view.deck))
    return [stacks(screen, view, width), survival(screen, view, left, width), bag(screen, view)]


# ── animals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def turns(screen: MarineScreen, view: MarineView, width: int) -> list[Text]:
    """The players in the order of their turns, from the bottom of the food chain to its top."""
    order = [a.animal for a in reversed(view.animals)]
    asked = view.question.animal if view.question is not None else None
    return players(screen, view, screen.text("turns"), order, asked, width, width >= 100)


def animals(screen: MarineScreen, view: MarineView, width: int) -> list[Text]:
    """One line each: where its figure is, its traits, points, gene pool, species on Earth and in the box, pawns."""
    heads, widths = columns(screen, COLUMNS, width >= 90)
    widths[-1] = max(3, widths[-1])
    room = max(4, min(40, width - 3 - sum(w + 1 for w in widths)))
    label = screen.text("traits")[:room]
    head = Text.assemble(" " * 3, (steady(label) + " " * (room - cell_len(label)), DIM), heading(heads, widths, 0))
    return [head, *(animal_line(screen, view, a, room, widths) for a in view.animals)]


def animal_line(screen: MarineScreen, view: MarineView, a: AnimalView, room: int, widths: Sequence[int]) -> Text:
    traits = shortened(", ".join(screen.say(screen.words.trait_of(a, trait)) for trait in a.traits), room)
    line = Text.assemble(letter(screen, a.animal), figure(screen, a), " ", (steady(traits), mine(view, a)))
    line.append(" " * (room - cell_len(traits)))
    pawns = f"{a.hand}+{len(a.specials)}" if a.specials else str(a.hand)
    for w, value in zip(widths, (a.points, a.gene_pool, a.cubes, a.eliminated, pawns), strict=True):
        line.append(f" {value:>{w}}")
    return line


def mine(view: MarineView, a: AnimalView) -> str:
    return "bold" if a.seat == view.seat else ""


def figure(screen: MarineScreen, a: AnimalView) -> Text:
    """On the right when the animal has retrieved in this round."""
    left, right = ("◂", "▸") if screen.symbols else ("<", ">")
    return Text(right, "bold") if a.retrieved else Text(left, DIM)


def adaptation(screen: MarineScreen, view: MarineView, width: int) -> list[Text]:
    """The markers with who controls their pawns; and each animal's elements and adaptation values."""
    names = [screen.text("elements"), screen.text("markers")]
    labels = [Text(steady(name[: LABEL - 1]) + " " * max(1, LABEL - cell_len(name)), DIM) for name in names]
    column = VALUE if width >= LABEL + VALUE * len(ELEMENTS) else VALUE_NARROW
    for name in ELEMENTS:
        disk = element(screen, name)
        labels[0].append_text(Text.assemble(" " * (column - 1 - cell_len(disk.plain)), disk, " "))
    for special in view.specials:
        labels[1].append_text(marker(screen, special, column))
    return [*labels, *(values(screen, a, column) for a in view.animals)]


def marker(screen: MarineScreen, special: SpecialView, column: int) -> Text:
    """The value of a special pawn and its controller; in a colour if the pawn is at hand."""
    out = Text(f"{special.value:>{column - 2}}")
    if special.animal is None:
        return out.append("  ")
    holder = letter(screen, special.animal)
    if special.space is not None:
        holder = Text(holder.plain, DIM)
    return Text.assemble(out, holder, " ")


def values(screen: MarineScreen, a: AnimalView, column: int) -> Text:
    groups = [elements(screen, names, False) for names in (a.printed, a.acquired, a.on_traits)]
    own = Text("+").join([group for i, group in enumerate(groups) if group.plain or (i == 0 and not a.printed)])
    line = Text.assemble(letter(screen, a.animal), " ", own)
    line.append(" " * (LABEL - cell_len(line.plain)))
    for name in ELEMENTS:
        value, above = a.adaptation[name], name in a.dominates
        mark = ("▲" if screen.symbols else "*") if above else " "
        number = "·" if value == 0 else str(value)
        line.append(f"{number:>{column - 2}}{mark} ", "bold" if above else DIM if value == 0 else "")
    return line


def traits_in_play(screen: MarineScreen, view: MarineView, width: int) -> list[Text]:
    """Every animal's traits with their effects."""
    titles, effects = {}, {}
    for a in view.animals:
        for trait in dict.fromkeys([*a.traits, *([a.copied] if a.copied is not None else [])]):
            key = f"{a.animal} {trait}"
            titles[key] = Text.assemble(letter(screen, a.animal), " ", (steady(screen.trait(trait)), "bold"))
            effects[key] = screen.trait(trait, "effect")
    return listed(titles, effects, {}, width)


def spare_traits(screen: MarineScreen, view: MarineView, width: int) -> list[Text]:
    """Those that nobody has."""
    spare = [Text(steady(screen.trait(trait)), DIM) for trait in view.spare_traits]
    return flowing(Text(steady(screen.text("spare-traits")), DIM), spare, " · ", width)


def trait_answers(screen: MarineScreen, numbers: Mapping[str, int], width: int) -> list[Text]:
    """The traits that one may choose, with their effects."""
    chosen = [trait for trait in TRAITS if trait in numbers]
    titles = {trait: Text(steady(screen.trait(trait)), "bold") for trait in chosen}
    return listed(titles, {trait: screen.trait(trait, "effect") for trait in chosen}, numbers, width)


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def titles(screen: MarineScreen, view: MarineView) -> dict[str, Text]:
    """The cards that lie face up: their slots, names and symbols."""
    out = {}
    for slot, card in enumerate(view.cards, 1):
        if card is not None:
            mark = symbol(card.symbol, screen.symbols)
            name = Text(steady(screen.card(card.card)), "bold")
            out[card.card] = Text.assemble((f"{slot} ", DIM), name, f" {mark}" if mark else "")
    return out


def cards(screen: MarineScreen, view: MarineView, numbers: Mapping[str, int], width: int) -> list[Text]:
    lying = titles(screen, view)
    effects = {name: screen.card(name, "effect") for name in lying}
    return listed(lying, effects, numbers, width) or card_names(screen, view, width)


def card_names(screen: MarineScreen, view: MarineView, width: int) -> list[Text]:
    nothing = [Text(steady(screen.text("no-cards")))]
    title = Text(steady(screen.text("cards")), DIM)
    return flowing(title, list(titles(screen, view).values()) or nothing, " · ", width)


def piles(screen: MarineScreen, view: MarineView, width: int) -> list[Text]:
    """The discard pile, and what may still come."""
    out = []
    for title, names in (
        (screen.text("discard"), reversed(view.discard)),
        (screen.text("deck", number=view.deck), view.unknown),
    ):
        parts = [Text(steady(screen.card(name)), DIM) for name in names]
        if parts:
            out += flowing(Text(steady(title), DIM), parts, " · ", width)
    return out
