"""The docs as a site: rulebooks become Markdown without losing sections, links or pictures. `make check` builds it."""

import re

import pytest

import docs_site
from habitable import rulebook
from habitable.rulebook import Example, Grid, Items, Span


@pytest.mark.parametrize("language", docs_site.LANGUAGES)
def test_a_rulebook_is_a_page_with_its_pictures(language: str) -> None:
    book = rulebook.get("ecosystem", language)
    made = dict(docs_site.made("ecosystem", language))
    page = made[docs_site.page("ecosystem", language)]
    assert re.findall(r"^#+ .* \{#([a-z-]+)\}$", page, re.MULTILINE) == [section.anchor for section in book.sections]
    shown = {block.name for section in book.sections for block in section.blocks if isinstance(block, Example)}
    assert {f"play/ecosystem/{name}-{language}.svg" for name in shown} <= set(made)
    for target in re.findall(r"\]\(([^#)]+)\)", page):
        assert f"play/ecosystem/{target}" in made


def test_what_means_something_in_markdown_is_written_as_it_is() -> None:
    assert (
        docs_site.line([Span("a*b [c] ", "plain", None), Span("fox", "strong", "fox")]) == r"a\*b \[c\] [**fox**](#fox)"
    )
    one, two = [Span("1|2", "value", None)], [Span("x", "plain", None)]
    assert docs_site.simple(Items(True, [one, two])) == "1. 1\\|2\n2. x"
    assert docs_site.simple(Grid([one], [[two]])).splitlines() == ["| 1\\|2 |", "| --- |", "| x |"]
