"""`habitable rules`: the rulebook of a game, whole or one section of it."""

import os
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from habitable import rulebook
from habitable.cli.terminal import console
from habitable.kernel.errors import BadOptions
from habitable.rulebook import Book, Example, Grid, Items, Note, Paragraph, Section, Span
from habitable.texts import Texts

WIDTH = 88  # a longer line is hard to read
STYLES = {"plain": "", "value": "", "strong": "bold", "emphasis": "italic"}


def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="rules-game-help")],
    topic: Annotated[str | None, typer.Argument(metavar="TOPIC", help="rules-topic-help")] = None,
) -> None:
    texts: Texts = context.obj
    book = rulebook.get(game, texts.language)
    if topic is None:
        return show([*contents(book), *sections(book, book.sections)])
    try:
        found = rulebook.part(book, rulebook.find(book, topic))
    except BadOptions:
        mentioned = rulebook.search(book, topic)
        if not mentioned:
            raise
        found = mentioned
    show(list(sections(book, found)))


def show(parts: Sequence[RenderableType]) -> None:
    """As it is; in a window for which it is too long, through the pager of the system."""
    out = console()
    narrow = Padding(Group(*parts), (0, max(out.width - WIDTH, 0), 0, 0), expand=False)
    if not out.is_terminal or height(out, narrow) < out.height:
        out.print(narrow)
        return
    os.environ.setdefault("LESS", "FRX")  # colours, and no pager for what fits
    with out.pager(styles=True):
        out.print(narrow)


def height(out: Console, part: RenderableType) -> int:
    return len(out.render_lines(part, pad=False))


def contents(book: Book) -> Iterator[RenderableType]:
    """What can be asked for."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for section in book.sections[1:]:
        table.add_row(Text("  " * (section.level - 2) + section.title), Text(section.anchor, "dim"))
    yield Text(book.title, "bold")
    yield Padding(table, (1, 0, 1, 2))


def sections(book: Book, found: Sequence[Section]) -> Iterator[RenderableType]:
    for section in found:
        yield Rule(style="dim") if section.level <= 2 else Text()
        yield Text(section.title, "bold underline" if section.level <= 2 else "bold")
        for block in section.blocks:
            yield Text()
            yield drawn(book, block)
    yield Text()


def drawn(book: Book, block: Any) -> RenderableType:
    if isinstance(block, Paragraph):
        return line(block.spans)
    if isinstance(block, Items):
        table = Table.grid(padding=(0, 1, 0, 0))
        for i, item in enumerate(block.items, 1):
            table.add_row(f"{i}." if block.ordered else "•", line(item))
        return Padding(table, (0, 0, 0, 2))
    if isinstance(block, Grid):
        return grid(block)
    assert isinstance(block, Note | Example)
    parts = [drawn(book, part) for part in block.blocks]
    if isinstance(block, Example):
        letters = rulebook.letters(book.game, block.name, book.language)
        parts = [Text(block.title, "bold cyan"), *(Text(row, "cyan") for row in letters), *parts]
    return Padding(Group(*parts), (0, 0, 0, 4))


def grid(block: Grid) -> Table:
    table = Table(show_edge=False, header_style="bold")
    for cell in block.head:
        table.add_column(line(cell))
    for row in block.rows:
        table.add_row(*map(line, row))
    return table


def line(spans: Sequence[Span]) -> Text:
    return Text.assemble(*((span.text, STYLES[span.style]) for span in spans))
