"""The rulebooks of the games: `rules/LANGUAGE.md` in a game's folder, with the positions of its examples beside them in
`rules/examples/`. What they count and explain is in `book` there.

    from habitable import rulebook
    book = rulebook.get("ecosystem", "en")
    rulebook.find(book, "fox").blocks
"""

from functools import cache
from pathlib import Path
from typing import Any

from habitable import draw, found, games, texts
from habitable.kernel import documents
from habitable.kernel.errors import BadOptions, HabitableError
from habitable.rulebook.reader import EXAMPLES, BadBook, Source, Values, read
from habitable.rulebook.tree import Book, Example, Grid, Items, Note, Paragraph, Section, Span
from habitable.texts import Texts

__all__ = [
    "BadBook",
    "Book",
    "Example",
    "Grid",
    "Items",
    "Note",
    "Paragraph",
    "Section",
    "Span",
    "can",
    "document",
    "find",
    "folder",
    "get",
    "letters",
    "lines",
    "part",
    "picture",
    "plain",
    "search",
    "topics",
]


def folder(game: str) -> Path:
    return found.folder(games.get(game).name) / "rules"


def can(game: str) -> bool:
    """Whether the game has a rulebook."""
    return (found.folder(game) / "rules" / "en.md").is_file()


@cache
def get(game: str, language: str) -> Book:
    """A game's rulebook; in English where it has none in the language."""
    if not can(games.get(game).name):
        raise BadOptions("no-such-book", game=game)
    words = texts.get(language)
    path = folder(game) / f"{language}.md"
    source = Source(
        game, words, _own(game, "BOX", {}), lambda name: _worth(game, name), lambda name: _drawn(game, name)
    )
    sections = read((path if path.is_file() else path.with_name("en.md")).read_text(encoding="utf-8"), source)
    return Book(game, language, sections, topics(game, words))


def topics(game: str, words: Texts) -> dict[str, str]:
    """By keys of texts, the anchors of the sections that explain them: `TOPICS`, with its stars filled in."""
    out: dict[str, str] = {}
    for key, anchor in _own(game, "TOPICS", {}).items():
        before, star, after = f"{game}-{key}".partition("*")
        if not star:
            out[before] = anchor
            continue
        for known in words.keys(before):
            if known.endswith(after) and len(known) > len(before) + len(after):
                within = known[len(before) : len(known) - len(after)]
                out.setdefault(known, anchor.replace("*", within))
    return out


def document(game: str, name: str) -> dict[str, Any]:
    """The position of an example."""
    for path in (folder(game) / EXAMPLES).glob("*.json"):
        if path.stem == name:
            return documents.read(path.read_bytes())
    raise BadOptions("no-such-example", game=game, name=name)


def picture(game: str, name: str, language: str) -> str:
    """An example as SVG: as the game's book draws it, or as any document is drawn."""
    return str(_own(game, "picture", draw.document)(document(game, name), texts.get(language)))


def letters(game: str, name: str, language: str) -> list[str]:
    """An example in letters, for a terminal; none where the game's book has no such way."""
    words = texts.get(language)
    return [words.render(line) for line in _own(game, "letters", lambda data: [])(document(game, name))]


def find(book: Book, topic: str) -> Section:
    """A section by its anchor, by a key of what it explains, or by its title, of which a part is enough."""
    wanted = topic.strip().casefold()
    wanted = book.topics.get(wanted, wanted).lstrip("#")
    tests = (
        lambda section: section.anchor == wanted,
        lambda section: section.title.casefold() == wanted,
        lambda section: section.title.casefold().startswith(wanted),
        lambda section: wanted in section.title.casefold(),
    )
    for test in tests:
        for section in book.sections:
            if wanted and test(section):
                return section
    raise BadOptions("no-such-topic", topic=topic, topics=", ".join(section.anchor for section in book.sections))


def part(book: Book, section: Section) -> list[Section]:
    """A section with those that are within it."""
    first = book.sections.index(section)
    out = [section]
    for other in book.sections[first + 1 :]:
        if other.level <= section.level:
            break
        out.append(other)
    return out


def search(book: Book, text: str) -> list[Section]:
    """The sections in which a text occurs, those with it in their title first."""
    wanted = text.strip().casefold()
    titled = [section for section in book.sections if wanted in section.title.casefold()]
    return titled + [s for s in book.sections if s not in titled and wanted in plain(s).casefold()]


def plain(section: Section) -> str:
    """The words of a section, one after the other."""
    return " ".join("".join(span.text for span in spans) for spans in lines(section.blocks))


def lines(blocks: Any) -> Any:
    for block in blocks:
        if isinstance(block, Paragraph):
            yield block.spans
        elif isinstance(block, Items):
            yield from block.items
        elif isinstance(block, Grid):
            yield from (cell for row in [block.head, *block.rows] for cell in row)
        else:
            if isinstance(block, Example):
                yield [Span(block.title, "plain", None)]
            yield from lines(block.blocks)


def _own(game: str, name: str, otherwise: Any) -> Any:
    module = games.part("book", of=game)
    return getattr(module, name, otherwise)


@cache
def _worth(game: str, name: str) -> Values:
    """What the engine says of an example, and what the game's book counts in it beside."""
    try:
        data = document(game, name)
        scored = games.of_document(data).score_document(data)
    except HabitableError as error:
        raise BadBook(f"{EXAMPLES}/{name}.json: {error}") from None
    return {**scored, **_own(game, "count", lambda data: {})(data)}


@cache
def _drawn(game: str, name: str) -> bool:
    if not draw.can(game):
        return False
    try:
        picture(game, name, "en")
    except HabitableError:
        return False
    return True
