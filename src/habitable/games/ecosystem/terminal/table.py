"""The whole table of Ecosystem: one's own ecosystem large, the others' beside it, hands, races and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from habitable.games.ecosystem.components import COLUMNS, LETTERS, NAMES, STREAM, WOLF
from habitable.games.ecosystem.terminal.cards import (
    LARGE,
    LIT,
    NORMAL,
    SMALL,
    Board,
    Card,
    card,
    cards,
)
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.games.ecosystem.words import cells, common_cell, partners
from habitable.present.screen import Size, steady
from habitable.present.words import Entry

if TYPE_CHECKING:
    from habitable.games.ecosystem.terminal.screen import EcosystemScreen

BETWEEN = 2  # columns between two ecosystems
LOW, NARROW = 28, 60  # lines and columns of a window in which space is dear
DIM = "grey62"


def draw(screen: EcosystemScreen, view: EcosystemView, entries: Sequence[Entry], size: Size) -> RenderableType:
    space = [] if cramped(size) else [Text()]
    parts: list[RenderableType] = [Text(screen.heading(view), "bold"), *space]
    parts += [boards(screen, view, entries, size), *space, *facts(screen, view, size.width)]
    if view.moment == "choose" and entries:
        parts += [*space, hand_to_choose_from(screen, view, entries, size)]
    return Group(*parts)


def cramped(size: Size) -> bool:
    """Whether lines are dear."""
    return size.height < LOW or size.width < NARROW


# ── ecosystems ──────────────────────────────────────────────────────────────────────────────────────────────────────


def boards(screen: EcosystemScreen, view: EcosystemView, entries: Sequence[Entry], size: Size) -> RenderableType:
    others = [seat for seat in range(view.seats) if seat != view.seat]
    if view.seat is None:
        return other_boards(screen, view, others, size, size.width)
    own = own_board(screen, view, entries, size)
    shape = card_size(size)
    own_width = 3 + (COLUMNS + 1) * (shape.width + shape.gap)  # as wide as it may become, lest others move about
    side = size.width - own_width - BETWEEN
    if side < min(len(others), 2) * (10 + BETWEEN):
        return Group(own, other_boards(screen, view, others, size, size.width))
    grid = Table.grid(padding=(0, BETWEEN, 0, 0))
    grid.add_column(width=own_width)
    grid.add_column()
    grid.add_row(own, other_boards(screen, view, others, size, side))
    return grid


def own_board(screen: EcosystemScreen, view: EcosystemView, entries: Sequence[Entry], size: Size) -> Text:
    assert view.seat is not None
    shape = card_size(size)
    board = Board(view.boards[view.seat], screen.symbols and shape is not SMALL, screen.kind_names())
    number_cells(board, entries)
    return Text("\n").join([title(screen, view, view.seat, 6 * shape.width), board.labelled(shape)])


def card_size(size: Size) -> Card:
    if size.width >= 112 and size.height >= 34:
        return LARGE
    return NORMAL if size.width >= 40 else SMALL


def number_cells(board: Board, entries: Sequence[Entry]) -> None:
    """Lights the cells that answers are about; of a swap first all cards, then those that may change with the chosen
    one."""
    every = [choice for entry in entries for choice in entry.choices]
    swapping = any(choice.verb == "swap" for choice in every)
    chosen = common_cell(every) if swapping else None
    if chosen is not None:
        board.marked.add(chosen)
    if swapping and chosen is None:
        lit = partners(every)
    else:
        lit = [cell for choice in every for cell in cells(choice) if cell != chosen]
    without = len(entries) - len(lit)  # the answers before them that are about no cell
    board.numbers |= {cell: number for number, cell in enumerate(lit, without + 1)}


def other_boards(
    screen: EcosystemScreen, view: EcosystemView, seats: Sequence[int], size: Size, width: int
) -> RenderableType:
    """In one row, or two in a large window; in as many as they need if even small ones do not fit."""
    rows = 1 if cramped(size) else 2
    sizes = (4, 3, 2) if screen.symbols else (3, 2)
    for cell in sizes:
        in_a_row = max(1, (width + BETWEEN) // (5 * cell + BETWEEN))
        if in_a_row * rows >= len(seats):
            break
    in_a_row = min(in_a_row, len(seats))
    grid = Table.grid(padding=(0, BETWEEN, 0, 0))
    for start in range(0, len(seats), in_a_row):
        if start > 0 and not cramped(size):
            grid.add_row()
        grid.add_row(*(small_board(screen, view, seat, cell) for seat in seats[start : start + in_a_row]))
    return grid


def small_board(screen: EcosystemScreen, view: EcosystemView, seat: int, cell: int) -> Text:
    board = Board(view.boards[seat], screen.symbols, {})
    return Text("\n").join([title(screen, view, seat, 5 * cell), board.simple(cell)])


def title(screen: EcosystemScreen, view: EcosystemView, seat: int, width: int) -> Text:
    """The name, points so far, and the card that was revealed in this turn."""
    points = screen.texts("ecosystem-points", points=view.scores[seat])
    revealed = view.revealed[seat]
    name = Text(screen.names[seat], "bold")
    name.truncate(width, overflow="ellipsis")
    name.append(steady(name.plain).removeprefix(name.plain))
    line = Text(steady(points), DIM)
    if revealed is not None:
        line = Text.assemble(line, " ", card(revealed, screen.symbols))
    if cell_len(name.plain) + cell_len(line.plain) + 2 <= width and width >= 24:
        return Text.assemble(name, "  ", line)
    return Text("\n").join([name, line])


# ── hands, races, points ────────────────────────────────────────────────────────────────────────────────────────────


def facts(screen: EcosystemScreen, view: EcosystemView, width: int) -> list[RenderableType]:
    out = [*races(screen, view, width), *packed(screen, "ecosystem-fact-hands", hands(screen, view), width)]
    if view.matt is not None:
        out += packed(screen, "ecosystem-fact-matt", [cards(view.matt) if view.matt else Text("–")], width)
    if view.seat is not None:
        out += packed(screen, "ecosystem-fact-points", points_by_kind(screen, view, view.seat), width, "  ")
    return list(out)


def packed(screen: EcosystemScreen, key: str, parts: Sequence[Text], width: int, between: str = " · ") -> list[Text]:
    """Parts in lines, none of them broken."""
    lines = [Text(steady(screen.texts(key)), DIM)] if parts else []
    space = " "
    for part in parts:
        if cell_len(lines[-1].plain) + cell_len(space) + cell_len(part.plain) <= width:
            lines[-1] = Text.assemble(lines[-1], (space, DIM), part)
        else:
            lines.append(Text.assemble("  ", part))
        space = between
    return lines


def races(screen: EcosystemScreen, view: EcosystemView, width: int) -> list[Text]:
    """Who has how many wolves, and how long a stream; side by side where there is room."""
    fact = {row.name: row.points for row in view.sheet.facts}
    out = []
    for key, name, kind in (
        ("ecosystem-fact-wolves", "wolves", WOLF),
        ("ecosystem-fact-streams", "longest_stream", STREAM),
    ):
        counts = list(zip(screen.names, fact[name], strict=True))
        if view.matt is not None:
            counts.append((screen.name(view.seats), view.matt.count(LETTERS[kind])))
        counts.sort(key=lambda pair: -pair[1])
        parts = [Text(f"{steady(name)}: {value}") for name, value in counts if value] or [Text("–")]
        out.append(packed(screen, key, parts, width))
    wolves, streams = out
    if len(wolves) == len(streams) == 1 and cell_len(wolves[0].plain) + cell_len(streams[0].plain) + 4 <= width:
        return [Text.assemble(wolves[0], "    ", streams[0])]
    return wolves + streams


def hands(screen: EcosystemScreen, view: EcosystemView) -> list[Text]:
    """The cards in everybody's hands that one knows, and how many others; one's own where it is not drawn below."""
    parts = []
    for holder, hand in enumerate(view.hands):
        if hand.size > 0 and not (holder == view.seat and view.moment == "choose"):
            unknown = hand.size - len(hand.known)
            known = cards(hand.known) + Text("+" if hand.known and unknown else "")
            name = f"{steady(screen.name(holder))}: "
            parts.append(Text.assemble(name, known, f"{unknown}?" if unknown else ""))
    return parts


def points_by_kind(screen: EcosystemScreen, view: EcosystemView, seat: int) -> list[Text]:
    points = {row.name: row.points[seat] for row in view.sheet.rows + view.sheet.facts}
    parts = [
        Text.assemble(card(letter, False), f" {points[name]}") for letter, name in zip(LETTERS, NAMES, strict=True)
    ]
    gaps = screen.texts("ecosystem-fact-gaps", gaps=points["gaps"], points=points["gap_points"])
    return [*parts, Text(steady(gaps))]


def hand_to_choose_from(
    screen: EcosystemScreen, view: EcosystemView, entries: Sequence[Entry], size: Size
) -> RenderableType:
    """The hand as cards, each kind once, with the number of its answer."""
    assert view.seat is not None
    hand = view.hands[view.seat].known
    chips = []
    for number, entry in enumerate(entries, 1):
        letter = entry.choices[0].text.split()[-1]
        times = hand.count(letter)
        chips.append(
            Text.assemble(
                (f"[{number}]".rjust(4), LIT),
                " ",
                card(letter, screen.symbols),
                f" {times}× " if times > 1 else " ",
                steady(screen.kind(NAMES[LETTERS.index(letter)])),
            )
        )
    widest = max(cell_len(chip.plain) for chip in chips)
    in_a_row = max(1, min(len(chips), (size.width + 2) // (widest + 2)))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for start in range(0, len(chips), in_a_row):
        grid.add_row(*chips[start : start + in_a_row])
    return grid
