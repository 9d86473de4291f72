"""The reader takes a small part of Markdown and refuses the rest, with the line."""

import pytest

from habitable import texts
from habitable.rulebook.reader import BadBook, Source, read
from habitable.rulebook.tree import Example, Grid, Items, Note, Paragraph, Section, Span


def book(text: str, language: str = "en") -> list[Section]:
    worth = {"players": [{"total": 5, "kinds": {"fox": -3}}]}
    source = Source(
        "ecosystem", texts.get(language), {"cards": 130, "prizes": [12, 8]}, lambda name: worth, lambda name: True
    )
    return read(text, source)


def plain(text: str, to: str | None = None) -> Span:
    return Span(text, "plain", to)


def test_sections_have_anchors_levels_and_titles_with_a_capital() -> None:
    sections = book("# The game {#start}\n\nGoal.\n\n## {{text:ecosystem-kind-fox}} {#fox}\n\n### More {#more}\n")
    assert [(s.anchor, s.level, s.title) for s in sections] == [
        ("start", 1, "The game"),
        ("fox", 2, "Fox"),
        ("more", 3, "More"),
    ]
    assert sections[0].blocks == [Paragraph([plain("Goal.")])]


def test_words_have_styles_links_and_values() -> None:
    [section] = book("# T {#t}\n\nA **b** *c*\n[d](#e) {{box.cards}} {{box.prizes.1}} {{text:ecosystem-kind-fox}}.")
    assert section.blocks == [
        Paragraph(
            [
                plain("A "),
                Span("b", "strong", None),
                plain(" "),
                Span("c", "emphasis", None),
                plain(" "),
                plain("d", "e"),
                plain(" "),
                Span("130", "value", None),
                plain(" "),
                Span("8", "value", None),
                plain(" "),
                Span("fox", "value", None),
                plain("."),
            ]
        )
    ]


def test_lists_tables_and_notes() -> None:
    [section] = book("# T {#t}\n\n- a\n- b\n\n1. c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n> n\n")
    assert section.blocks == [
        Items(False, [[plain("a")], [plain("b")]]),
        Items(True, [[plain("c")]]),
        Grid([[plain("x")], [plain("y")]], [[[plain("1")], [plain("2")]]]),
        Note([Paragraph([plain("n")])]),
    ]


def test_an_example_has_its_document_and_what_that_is_worth() -> None:
    text = "# T {#t}\n\n> ![A fox](examples/fox.json)\n>\n> {{points players.0.total}}, {{players.0.kinds.fox}}\n"
    [section] = book(text, "pl")
    value = Paragraph([Span("5 punktów", "value", None), plain(", "), Span("−3", "value", None)])
    assert section.blocks == [Example("fox", "A fox", True, [value])]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("words", "line 1: a book begins with its title"),
        ("## T {#t}", "begins with its title"),
        ("# T", "ends with its anchor"),
        ("# T {#t}\n\n### U {#u}", "line 3: a heading of level 3 cannot follow one of level 1"),
        ("# T {#t}\n\n# U {#u}", "level 1 cannot follow"),
        ("# T {#t}\n\n- a\n  - b", "an item of a list is one paragraph"),
        ("# T {#t}\n\nuse `code`", "what does ` mean"),
        ("# T {#t}\n\n<b>bold</b>", "what does < mean"),
        ("# T {#t}\n\n[x](https://example.org)", "a link leads to a section"),
        ("# T {#t}\n\n{{box.card}}", "there is no 'card' among cards, prizes"),
        ("# T {#t}\n\n{{players.0.total}}", "there is no 'players'"),
        ("# T {#t}\n\n{{box.prizes}}", "neither a number nor a word"),
        ("# T {#t}\n\n{{text:no-such-text}}", "there is no text no-such-text"),
        ("# T {#t}\n\n{{foxes box.cards}}", "there is no text rulebook-foxes or ecosystem-foxes"),
        ("# T {#t}\n\n> ![A](examples/a.json)\n>\n> brings 3 points", "a number of an example is computed"),
        ("# T {#t}\n\n> ![A](pictures/a.png)", "an example begins with its picture alone"),
    ],
)
def test_everything_else_is_an_error_that_names_the_line(text: str, why: str) -> None:
    with pytest.raises(BadBook, match=why.replace("[", r"\[").replace("`", "`")):
        book(text)
