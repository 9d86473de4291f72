"""What mkdocs.yml cannot say: the rulebooks of the games as pages, in three languages, with pictures and player aids.

They are made from the same trees that the page and the terminal show (habitable/rulebook). Run by `make docs`.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from habitable import draw, found, rulebook, texts
from habitable.rulebook import Book, Example, Grid, Items, Note, Paragraph, Section, Span

FOLDER = "play"  # of the generated pages: play/GAME/LANGUAGE.md
LANGUAGES = {"en": "English", "pl": "Polski", "he": "עברית"}
MARKS = {"strong": "**", "emphasis": "*"}
SPECIAL = re.compile(r"([\\`*_{}\[\]<>|#!])")


def books() -> list[str]:
    return [game for game in found.own() if rulebook.can(game)]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The rulebooks stand first: most readers are players."""
    assert config.nav is not None
    shelf = [
        {texts.get("en")(f"{game}-title"): [{name: page(game, code)} for code, name in LANGUAGES.items()]}
        for game in books()
    ]
    config.nav.insert(1, {"For players": shelf})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for game in books():
        for language in LANGUAGES:
            for path, content in made(game, language):
                files.append(File.generated(config, path, content=content))
    return files


def on_page_content(html: str, page: Any, **_: Any) -> str:
    """Hebrew is read from right to left."""
    uri: str = page.file.src_uri
    return f'<div dir="rtl" lang="he">{html}</div>' if uri.startswith(FOLDER) and uri.endswith("/he.md") else html


def page(game: str, language: str) -> str:
    return f"{FOLDER}/{game}/{language}.md"


def made(game: str, language: str) -> Iterator[tuple[str, str]]:
    """The page of a book, and its pictures."""
    book = rulebook.get(game, language)
    yield page(game, language), "\n\n".join(markdown(book))
    for section in book.sections:
        for block in section.blocks:
            if isinstance(block, Example) and block.picture:
                yield f"{FOLDER}/{game}/{picture(block, language)}", rulebook.picture(game, block.name, language)
    if draw.has_aid(game):
        yield f"{FOLDER}/{game}/aid-{language}.svg", draw.aid(game, texts.get(language))


def picture(example: Example, language: str) -> str:
    return f"{example.name}-{language}.svg"


def markdown(book: Book) -> Iterator[str]:
    words = texts.get(book.language)
    for section in book.sections:
        yield f"{'#' * section.level} {plain(section.title)} {{#{section.anchor}}}"
        if section.level == 1 and draw.has_aid(book.game):
            yield f"[{words('web-aid')}](aid-{book.language}.svg)"
        yield from blocks(book, section)


def blocks(book: Book, section: Section) -> Iterator[str]:
    for block in section.blocks:
        if isinstance(block, Example):
            shown = [f"![{plain(block.title)}]({picture(block, book.language)})"] if block.picture else []
            yield boxed("example", block.title, [*shown, *map(simple, block.blocks)])
        elif isinstance(block, Note):
            yield boxed("info", "", [simple(part) for part in block.blocks])
        else:
            yield simple(block)


def boxed(kind: str, title: str, parts: Sequence[str]) -> str:
    inside = "\n\n".join(parts).replace("\n", "\n    ")
    quoted = title.replace('"', "”")
    return f'!!! {kind} "{quoted}"\n\n    {inside}'


def simple(block: Paragraph | Items | Grid) -> str:
    if isinstance(block, Paragraph):
        return line(block.spans)
    if isinstance(block, Items):
        return "\n".join(f"{f'{i}.' if block.ordered else '-'} {line(item)}" for i, item in enumerate(block.items, 1))
    rows = [block.head, [[Span("---", "plain", None)] for _ in block.head], *block.rows]
    return "\n".join("| " + " | ".join(map(line, row)) + " |" for row in rows)


def line(spans: Sequence[Span]) -> str:
    return "".join(styled(span) for span in spans)


def styled(span: Span) -> str:
    mark = MARKS.get(span.style, "")
    words = f"{mark}{plain(span.text)}{mark}"
    return f"[{words}](#{span.to})" if span.to else words


def plain(text: str) -> str:
    return SPECIAL.sub(r"\\\1", text)
