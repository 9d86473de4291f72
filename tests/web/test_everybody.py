"""Everybody can use every page: nothing serious for axe, at any width, in every language, light and dark."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, TimeoutError

from web.pages import ANSWERS, SOAK, Visitor, until

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
BOT = {"kind": "bot", "level": "random"}
GAMES = ("ecosystem", "planet", "dominant-species", "marine")
BOARDS = ".eco, .planet-board, .hex-board"


SETTLED = """() => document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity)
  .forEach(one => one.finish())"""  # out of sight they would wait for ever

# No rule that is asked needs the sheets of styles once more from the server, which took as long as all the others.
BARRIERS = "axe.run({resultTypes: ['violations'], preload: false}).then(found => found.violations)"


def check(page: Page, where: str) -> None:
    """What comes in is half seen for a moment: that is over first. Polish is English for axe, but its words are longer;
    in a soak it is looked through, too."""
    page.evaluate(SETTLED)
    polish = page.evaluate("document.documentElement.lang") == "pl"
    found = [] if polish and not SOAK else barriers(page)
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    told = [(one["id"], [node["html"][:200] for node in one["nodes"][:3]]) for one in serious]
    assert not told, (where, told)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{where} is {wide} pixels too wide"


def barriers(page: Page) -> Any:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(BARRIERS)


# Of one thing on one page; in English, in the light and on a wide screen every time only what SCHEMES leads to.
LANGUAGES = ["en", "pl", "he"] if SOAK else ["pl", "he"]
SCHEMES = [("en", "light"), ("pl", "dark"), ("he", "dark"), *([("he", "light")] if SOAK else [])]


@pytest.mark.parametrize(("language", "scheme"), SCHEMES)
def test_no_page_has_a_serious_barrier(visit: Visit, language: str, scheme: str) -> None:
    person = visit(language, color_scheme=scheme, viewport={"width": 390 if scheme == "dark" else 1440, "height": 844})
    page = person.page
    tables = {game: person.table(game, {"kind": "me"}, BOT) for game in GAMES}
    for path in ("/new", "/settings", "/about", "/replay", "/"):
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_timeout(250)
        check(page, path)
    page.click("[data-game=planet]")
    page.wait_for_selector("dialog[open]")
    check(page, "the dialog")
    for game, table in tables.items():
        page.goto(f"/t/{table}")
        page.wait_for_selector(ANSWERS)
        page.wait_for_selector(BOARDS)
        check(page, game)
    page.goto(f"/t/{tables['planet']}/replay")
    page.wait_for_selector(".walk")
    check(page, "replay")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_a_narrow_screen_and_targets_are_large(visit: Visit, game: str) -> None:
    person = visit("he", viewport={"width": 320, "height": 640})
    table = person.table(game, {"kind": "me"}, {"kind": "me", "name": "Ben"})
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"{ANSWERS}, .curtain")
    check(page, game)
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select, summary')]
            .filter(one => one.checkVisibility() && !one.closest('.unseen') && !one.matches('.unseen'))
            .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 24 || box.height < 24)).map(([html]) => html)"""
    )
    assert not small
    for answer in page.locator(ANSWERS).all():
        box = answer.bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    person = visit()
    table = person.table("ecosystem", {"kind": "me"}, BOT)
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(ANSWERS)
    page.get_by_role("link", name="Settings").click()
    page.get_by_text("עברית").click()
    until(lambda: page.evaluate("document.documentElement.dir") == "rtl")
    page.go_back()
    page.wait_for_selector(ANSWERS)
    assert page.evaluate("document.documentElement.lang") == "he"
    assert "איזה" in page.locator(".question h2").inner_text()


def test_a_game_is_played_by_somebody_who_only_hears_the_page(visit: Visit) -> None:
    """From the accessibility tree alone: the question is read, then a button is chosen by its name."""
    person = visit()
    table = person.table("ecosystem", {"kind": "me"}, {"kind": "me", "name": "Ben"})
    page = person.page
    page.goto(f"/t/{table}")
    answered = 0
    deadline = time.monotonic() + 60
    while answered < (16 if SOAK else 8):
        assert time.monotonic() < deadline, f"{answered} answers in a minute"
        until(lambda: bool(re.search(r'- button "', page.locator("main").aria_snapshot())))
        heard = page.locator("main").aria_snapshot()
        curtain = re.search(r'- button "(I am [^"]*)"', heard)
        if curtain:
            page.get_by_role("button", name=curtain[1], exact=True).click()
            continue
        if 'region "The question"' not in heard:
            continue
        asked = heard[heard.index('region "The question"') :]
        heading = re.search(r'heading "([^"]*)"', asked)
        assert heading, asked
        answers = asked.partition(f'- group "{heading[1]}"')[2]  # beside it, one can ask what this is
        buttons = re.findall(r'- button "([^"]*)"', answers)
        page.wait_for_timeout(300)
        name = re.compile(".*".join(re.findall(r"[\w-]+", buttons[0])))  # between them are marks that isolate values
        group = page.get_by_role("region", name="The question").get_by_role("group", name=heading[1])
        try:
            group.get_by_role("button", name=name).first.click(timeout=2000)
        except TimeoutError:
            continue  # that was the last question, still being answered
        answered += 1
        until(lambda heard=heard: page.locator("main").aria_snapshot() != heard)  # type: ignore[misc]
