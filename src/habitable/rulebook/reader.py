"""Reads a rulebook: a small, strict part of Markdown (docs/games.md, "Its rulebook"). What is not in it is an error,
and so is a number of an example that was typed instead of computed."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from habitable.rulebook.tree import Block, Example, Grid, Items, Note, Paragraph, Plain, Section, Span
from habitable.texts import Texts
from habitable.texts.phrases import Phrase

MARKDOWN = MarkdownIt("zero").enable(
    ["heading", "list", "table", "blockquote", "emphasis", "balance_pairs", "link", "image", "newline", "escape"]
)
HEADING = re.compile(r"(.+) \{#([a-z][a-z0-9-]*)\}")
VALUE = re.compile(r"\{\{(.*?)\}\}")
PATH = re.compile(r"[a-z_]\w*(?:\.\w+)*", re.ASCII)
LEFT_OVER = re.compile(r"[`<>{}]|\*|\]\(|!\[|\]\[|\bhttps?:")  # marks that mean nothing here
DIGIT = re.compile(r"\d")
WORD = "rulebook"  # keys of texts that any book may count with: rulebook-points
EXAMPLES = "examples"  # the folder of documents

Values = Mapping[str, Any]


class BadBook(ValueError):
    """What is wrong with the text of a rulebook, for whoever writes it."""


@dataclass(frozen=True)
class Source:
    """What a book is made from beside its text."""

    game: str
    words: Texts
    box: Values  # numbers of the game, {{box.…}}
    document: Callable[[str], Values]  # what an example is worth, by its name
    drawn: Callable[[str], bool]  # whether there is a picture of it


def read(text: str, source: Source) -> list[Section]:
    """The sections of a book."""
    return list(_Reader(source).sections(MARKDOWN.parse(text)))


class _Reader:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.line = 0
        self.values: Values = {"box": source.box}
        self.computed = False  # in an example: every number is

    def wrong(self, why: str) -> BadBook:
        return BadBook(f"{self.source.words.language}.md, line {self.line}: {why}")

    # ── blocks ──────────────────────────────────────────────────────────────────────────────────────────────────

    def sections(self, tokens: Sequence[Token]) -> Iterator[Section]:
        head: tuple[str, int, str] | None = None
        blocks: list[Block] = []
        for token, inside in self.nodes(tokens):
            if token.type != "heading_open":
                if head is None:
                    raise self.wrong("a book begins with its title: # Title {#start}")
                blocks.append(self.block(token, inside))
                continue
            if head is not None:
                yield Section(*head, blocks)
            elif token.tag != "h1":
                raise self.wrong("a book begins with its title: # Title {#start}")
            head, blocks = self.heading(token, inside[0], before=head), []
        if head is None:
            raise self.wrong("there is nothing in it")
        yield Section(*head, blocks)

    def nodes(self, tokens: Sequence[Token]) -> Iterator[tuple[Token, list[Token]]]:
        """What stands beside each other, each with what is inside."""
        i = 0
        while i < len(tokens):
            token = tokens[i]
            if token.map:
                self.line = token.map[0] + 1
            end = i
            if token.nesting == 1:
                end = next(
                    j for j in range(i + 1, len(tokens)) if tokens[j].nesting == -1 and tokens[j].level == token.level
                )
            yield token, list(tokens[i + 1 : end])
            i = end + 1

    def heading(self, token: Token, inline: Token, before: tuple[str, int, str] | None) -> tuple[str, int, str]:
        level = int(token.tag[1])
        if before is not None and not 2 <= level <= before[1] + 1:
            raise self.wrong(f"a heading of level {level} cannot follow one of level {before[1]}")
        found = HEADING.fullmatch(inline.content)
        if found is None:
            raise self.wrong("a heading ends with its anchor: ## Title {#anchor}")
        title = "".join(self.value(part) if i % 2 else part for i, part in enumerate(VALUE.split(found[1])))
        return found[2], level, title[:1].upper() + title[1:]

    def block(self, token: Token, inside: list[Token]) -> Block:
        return self.quote(inside) if token.type == "blockquote_open" else self.plain(token, inside)

    def plain(self, token: Token, inside: list[Token]) -> Plain:
        if token.type == "paragraph_open":
            return Paragraph(self.spans(inside[0]))
        if token.type in ("bullet_list_open", "ordered_list_open"):
            return Items(token.type == "ordered_list_open", [self.item(item) for _, item in self.nodes(inside)])
        if token.type == "table_open":
            return self.grid(inside)
        raise self.wrong(f"a rulebook has no {token.type.removesuffix('_open')} here")

    def item(self, inside: list[Token]) -> list[Span]:
        parts = [self.plain(*node) for node in self.nodes(inside)]
        if len(parts) != 1 or not isinstance(parts[0], Paragraph):
            raise self.wrong("an item of a list is one paragraph")
        return parts[0].spans

    def grid(self, inside: list[Token]) -> Grid:
        rows = [
            [self.spans(cell[0]) for _, cell in self.nodes(row)]
            for _, part in self.nodes(inside)
            for _, row in self.nodes(part)
        ]
        return Grid(rows[0], rows[1:])

    def quote(self, inside: list[Token]) -> Note | Example:
        """A note; or an example, which begins with its picture."""
        nodes = list(self.nodes(inside))
        picture = self.picture(nodes[0][1]) if nodes else None
        if picture is None:
            return Note([self.plain(*node) for node in nodes])
        name, title = picture
        before = self.values
        try:
            self.values = {**self.source.document(name), "box": self.source.box}
            self.computed = True
            blocks = [self.plain(*node) for node in self.nodes(inside)][1:]
        finally:
            self.values, self.computed = before, False
        return Example(name, title, self.source.drawn(name), blocks)

    def picture(self, inside: list[Token]) -> tuple[str, str] | None:
        """The name of the document and the title, where a paragraph is a picture: ![Title](examples/NAME.json)"""
        children = inside[0].children or [] if inside else []
        if not any(child.type == "image" for child in children):
            return None
        path = PurePosixPath(str(children[0].attrs.get("src", "")))
        if len(children) != 1 or path.parent.name != EXAMPLES or path.suffix != ".json":
            raise self.wrong("an example begins with its picture alone: ![Title](examples/NAME.json)")
        return path.stem, children[0].content

    # ── words ───────────────────────────────────────────────────────────────────────────────────────────────────

    def spans(self, inline: Token) -> list[Span]:
        out: list[Span] = []
        style, to = "plain", None
        run = ""

        def flush() -> None:
            nonlocal run
            out.extend(self.runs(run, style, to))
            run = ""

        for child in inline.children or []:
            if child.type in ("text", "softbreak", "text_special"):
                run += " " if child.type == "softbreak" else child.content
                continue
            flush()
            if child.type in ("strong_open", "em_open"):
                style = "strong" if child.type == "strong_open" else "emphasis"
            elif child.type in ("strong_close", "em_close"):
                style = "plain"
            elif child.type == "link_open":
                href = str(child.attrs.get("href", ""))
                if not href.startswith("#"):
                    raise self.wrong(f"a link leads to a section, (#anchor), not to {href}")
                to = href[1:]
            elif child.type == "link_close":
                to = None
            elif child.type == "image":
                pass  # the example that it begins has read it
            else:
                raise self.wrong(f"a rulebook has no {child.type} here")
        flush()
        return out

    def runs(self, text: str, style: Any, to: str | None) -> Iterator[Span]:
        for i, part in enumerate(VALUE.split(text)):
            if i % 2:
                yield Span(self.value(part), "value" if style == "plain" else style, to)
            elif part:
                if mark := LEFT_OVER.search(part):
                    raise self.wrong(f"what does {mark[0]} mean in: {part}")
                if self.computed and DIGIT.search(part):
                    raise self.wrong(
                        f"a number of an example is computed, as {{{{players.0.total}}}}, not typed: {part}"
                    )
                yield Span(part, style, to)

    def value(self, inside: str) -> str:
        """What stands for {{…}}.

        {{PATH}}                   a number, or a phrase
        {{WORD PATH}}              a number with its noun: the text rulebook-WORD or GAME-WORD, which takes one argument
        {{text:KEY NAME=PATH …}}   a text of the game
        """
        first, *rest = inside.split()
        if first.startswith("text:"):
            given = dict(one.split("=", 1) for one in rest)
            return self.say(first.removeprefix("text:"), {name: self.look_up(path) for name, path in given.items()})
        if not rest:
            return self.source.words.render(self.look_up(first))
        if len(rest) != 1:
            raise self.wrong(f"{{{{{inside}}}}} is neither a path, nor a word and a path, nor text:KEY")
        keys = (f"{WORD}-{first}", f"{self.source.game}-{first}")
        key = next((key for key in keys if self.source.words.has(key)), None)
        if key is None:
            raise self.wrong(f"there is no text {' or '.join(keys)}")
        return self.say(key, dict.fromkeys(self.source.words.wants(key), self.look_up(rest[0])))

    def say(self, key: str, arguments: dict[str, Any]) -> str:
        if not self.source.words.has(key.partition(".")[0]):
            raise self.wrong(f"there is no text {key}")
        try:
            return self.source.words(key, **arguments)
        except (KeyError, LookupError, ValueError, TypeError) as error:
            raise self.wrong(f"{key} cannot be said: {error}") from None

    def look_up(self, path: str) -> Any:
        if not PATH.fullmatch(path):
            raise self.wrong(f"{path} is no path")
        found: Any = self.values
        for step in path.split("."):
            try:
                found = found[int(step)] if isinstance(found, list | tuple) else found[step]
            except (KeyError, IndexError, ValueError, TypeError):
                known = ", ".join(found) if isinstance(found, Mapping) else repr(found)
                raise self.wrong(f"{path}: there is no {step!r} among {known}") from None
        if not isinstance(found, int | str | Phrase):
            raise self.wrong(f"{path} is neither a number nor a word: {found!r}")
        return found
