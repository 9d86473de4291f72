"""What every rulebook must hold: one call in a game's tests.

from habitable.rulebook.checking import check
check("ecosystem", explained=("kind",))
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree as ET

from habitable import games, rulebook, texts
from habitable.kernel.luck import Seeded
from habitable.kernel.match import Match
from habitable.kernel.rng import Rng
from habitable.rulebook.reader import EXAMPLES, VALUE
from habitable.rulebook.tree import Book, Example, Grid, Items, Note
from habitable.texts import LANGUAGES
from habitable.texts.phrases import Joined, Part, Phrase

NUMBER = re.compile(r"\d+")


def check(game: str, explained: Sequence[str] = (), seed: int = 1, options: dict[str, Any] | None = None) -> None:
    """All of the below. `explained` are the sorts of things that each have a section: texts `GAME-SORT-THING`; with
    `options` the game that is played need not be a long one."""
    check_languages(game)
    check_links(game)
    check_examples(game)
    check_topics(game, explained)
    check_questions(game, seed, options or {})


def check_languages(game: str) -> None:
    """The same sections in the same order, built alike, with the same values and the same numbers."""
    english = shape(rulebook.get(game, "en"))
    for language in LANGUAGES[1:]:
        assert (rulebook.folder(game) / f"{language}.md").is_file(), f"{game} has no {language}.md"
        other = shape(rulebook.get(game, language))
        assert [one[0] for one in other] == [one[0] for one in english], f"{language}: not the same sections"
        for ours, theirs in zip(english, other, strict=True):
            assert theirs == ours, f"{language}.md is built otherwise in #{ours[0][0]}:\n{theirs}\nen.md has\n{ours}"
    sources = {language: values(game, language) for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        for anchor, wanted in sources["en"].items():
            assert sources[language].get(anchor) == wanted, f"{language}.md, #{anchor}: not the same values"


def shape(book: Book) -> list[tuple[Any, ...]]:
    """How a book is built, without its words: anchors, kinds of blocks and their sizes, links, typed numbers."""
    return [
        (
            (section.anchor, section.level),
            *map(_shape, section.blocks),
            _numbers(section.blocks),
            _links(section.blocks),
        )
        for section in book.sections
    ]


def _shape(block: Any) -> Any:
    if isinstance(block, Items):
        return ("items", block.ordered, len(block.items))
    if isinstance(block, Grid):
        return ("grid", len(block.head), len(block.rows))
    if isinstance(block, Note):
        return ("note", *map(_shape, block.blocks))
    return ("example", block.name, *map(_shape, block.blocks)) if isinstance(block, Example) else "paragraph"


def _spans(blocks: Any) -> list[Any]:
    return [span for spans in rulebook.lines(blocks) for span in spans]


def _numbers(blocks: Any) -> list[tuple[str, int]]:
    typed = " ".join(span.text for span in _spans(blocks) if span.style != "value")
    return sorted(Counter(NUMBER.findall(typed)).items())


def _links(blocks: Any) -> list[str]:
    return sorted({span.to for span in _spans(blocks) if span.to})


def values(game: str, language: str) -> dict[str, list[str]]:
    """The paths and texts that each section asks for; a language may need a noun beside a number or none."""
    out: dict[str, list[str]] = {}
    anchor = ""
    for line in (rulebook.folder(game) / f"{language}.md").read_text(encoding="utf-8").splitlines():
        found = re.search(r"^#+ .*\{#([a-z0-9-]+)\}$", line)
        anchor = found[1] if found else anchor
        for inside in VALUE.findall(line):
            words = inside.split()
            asked = words[0].partition(".")[0] if words[0].startswith("text:") else words[-1]
            out.setdefault(anchor, []).append(asked)
    return {anchor: sorted(set(asked)) for anchor, asked in out.items()}


def check_links(game: str) -> None:
    """Every anchor stands once, and every link leads to one."""
    for language in LANGUAGES:
        book = rulebook.get(game, language)
        anchors = [section.anchor for section in book.sections]
        twice = [anchor for anchor, times in Counter(anchors).items() if times > 1]
        assert not twice, f"{language}: {twice} twice"
        for section in book.sections:
            lost = [to for to in _links(section.blocks) if to not in anchors]
            assert not lost, f"{language}.md, #{section.anchor}: no section {lost}"


def check_examples(game: str) -> None:
    """Every document is shown, and drawn in every language where the game has pictures."""
    examples = [block for s in rulebook.get(game, "en").sections for block in s.blocks if isinstance(block, Example)]
    folder = rulebook.folder(game) / EXAMPLES
    assert {example.name for example in examples} == {path.stem for path in folder.glob("*.json")}
    for example in examples:
        for language in LANGUAGES:
            if example.picture:
                ET.fromstring(rulebook.picture(game, example.name, language))


def check_topics(game: str, explained: Sequence[str]) -> None:
    """What is asked and what is shown leads to sections that exist."""
    book = rulebook.get(game, "en")
    anchors = {section.anchor for section in book.sections}
    lost = {key: anchor for key, anchor in book.topics.items() if anchor not in anchors}
    assert not lost, f"no such sections: {lost}"
    words = texts.get("en")
    unknown = [key for key in book.topics if not words.has(key)]
    assert not unknown, f"no such texts: {unknown}"
    for sort in ("question", *explained):
        keys = words.keys(f"{game}-{sort}-")
        assert keys, f"{game} has no texts {game}-{sort}-…"
        missing = [key for key in keys if key not in book.topics]
        assert not missing, f"TOPICS has no section for {missing}"


def check_questions(game: str, seed: int, options: dict[str, Any]) -> None:
    """Whatever a seat is asked in a game has its section."""
    book, rng = rulebook.get(game, "en"), Rng(seed)
    rules, words = games.get(game), games.words(game)
    seats = rules.seats[0]
    match = Match(rules, [str(seat) for seat in range(seats)], options)
    luck = Seeded(rng.split())
    match.play_nature(luck)
    while not match.position.over():
        seat = match.position.turn()
        choices = [rules.describe(answer) for answer in match.position.options(seat)]
        asked = words.question(rules.view(match.position, seat), choices)
        assert topic(book, asked) is not None, f"TOPICS has no section for {asked}"
        match.play(seat, match.position.draw(seat, rng))
        match.play_nature(luck)


def topic(book: Book, asked: Part) -> str | None:
    """The section for what is said: for its own text, or for one within it."""
    if isinstance(asked, Joined):
        return next(filter(None, (topic(book, part) for part in asked.parts)), None)
    if not isinstance(asked, Phrase):
        return None
    within = (topic(book, part) for part in asked.arguments.values())
    return book.topics.get(asked.key) or next(filter(None, within), None)
