"""What a rulebook is made of, as it goes over the wire: sections of blocks, blocks of spans."""

from typing import Literal

import msgspec


class Span(msgspec.Struct, frozen=True):
    """Words in one style. A value was computed, or is a text of the game; `to` is the section that a link leads to."""

    text: str
    style: Literal["plain", "strong", "emphasis", "value"]
    to: str | None


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    spans: list[Span]


class Items(msgspec.Struct, frozen=True, tag="items"):
    """A list, numbered where the order matters."""

    ordered: bool
    items: list[list[Span]]


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table."""

    head: list[list[Span]]
    rows: list[list[list[Span]]]


class Note(msgspec.Struct, frozen=True, tag="note"):
    """What stands beside the text: something easily overlooked."""

    blocks: list[Paragraph | Items | Grid]


class Example(msgspec.Struct, frozen=True, tag="example"):
    """A position, with what it is worth. `picture` is false where the game draws no such document."""

    name: str
    title: str
    picture: bool
    blocks: list[Paragraph | Items | Grid]


class Section(msgspec.Struct, frozen=True):
    anchor: str
    level: int  # 1 is the book itself
    title: str
    blocks: list[Paragraph | Items | Grid | Note | Example]


class Book(msgspec.Struct, frozen=True):
    """The rulebook of a game in one language. `topics` has for keys of texts (questions, cards, terrains) the section
    that explains them."""

    game: str
    language: str
    sections: list[Section]
    topics: dict[str, str]

    @property
    def title(self) -> str:
        return self.sections[0].title


Plain = Paragraph | Items | Grid
Block = Paragraph | Items | Grid | Note | Example
