"""The player aid on the page, and on paper."""

import re
from collections.abc import Callable

import pytest

from web.pages import Visitor
from web.test_everybody import check

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(("game", "language", "paper"), [("ecosystem", "en", "A5"), ("marine", "he", "A4")])
def test_it_is_one_page_of_paper(visit: Visit, game: str, language: str, paper: str) -> None:
    page = visit(language).page
    page.goto(f"/rules/{game}" if game == "ecosystem" else f"/aid/{game}")
    if game == "ecosystem":
        page.click(f"a[href='/aid/{game}']")
    page.wait_for_selector(f".{paper} svg")
    check(page, "the player aid")
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    wide, high = (float(one) for one in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)[0])
    inches = {"A5": (5.83, 8.27), "A4": (8.27, 11.69)}[paper]
    assert (round(wide / 72, 1), round(high / 72, 1)) == tuple(round(one, 1) for one in inches)
