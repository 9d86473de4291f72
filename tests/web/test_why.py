"""Answers where the question is: what cannot be chosen says why, and a thing that is held says what it is."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from web.pages import Visitor, until
from web.test_everybody import check
from web.test_rules import BOT, DESKTOP, PHONE

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
WHY, ABOUT = "[data-note=why]", "[data-note=about]"


def hold(page: Page, thing: str) -> None:
    """A finger rests on it until it is explained; with what comes of that in a browser, such as another focus."""
    one = page.locator(thing).first
    one.evaluate("one => one.scrollIntoView({ block: 'center' })")  # there nothing covers it
    box = one.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector(ABOUT)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(("language", "width"), [("en", PHONE), ("he", DESKTOP)])
def test_planet_first_take_a_tile(visit: Visit, language: str, width: dict[str, Any]) -> None:
    person = visit(language, unfolded=False, **width)
    table = person.table("planet", {"kind": "me"}, BOT, options={"start": 0})
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(".market [data-answer]")
    page.locator("[data-net-face='3']").click()
    note = page.locator(WHY)
    note.wait_for()
    said = {"en": "First take a tile; then choose a face for it.", "he": "קודם לוקחים אריח, ואז בוחרים לו פאה."}
    assert note.locator("p").inner_text() == said[language]
    check(page, "a reason")
    page.keyboard.press("Escape")
    until(lambda: page.locator(WHY).count() == 0)
    page.locator("[data-net-face='3']").focus()
    page.keyboard.press("Enter")
    note.wait_for()
    note.get_by_role("button").click()
    page.wait_for_selector("aside h2")
    until(lambda: page.locator(WHY).count() == 0)


def test_a_card_that_is_held_is_explained_and_not_chosen(visit: Visit) -> None:
    person = visit("en", unfolded=False, **PHONE)
    table = person.table("ecosystem", {"kind": "me"}, BOT)
    page = person.page
    page.goto(f"/t/{table}")
    card = ".hand [data-answer] [data-about]"
    page.wait_for_selector(card)
    kind = str(page.locator(card).first.get_attribute("data-about")).removeprefix("kind-")
    page.locator(".eco").focus()
    hold(page, card)
    until(lambda: page.evaluate("document.activeElement.matches('.hand button')"))
    note = page.locator(ABOUT)
    assert note.locator("strong").inner_text().lower() == kind
    assert len(note.locator("p").inner_text()) > 10
    assert page.locator(".hand [aria-pressed=true]").count() == 0, "the tap was not meant"
    note.get_by_role("button").click()
    page.wait_for_selector(f"aside a[href$='#{kind}']")


def test_a_space_of_the_display_says_why_and_does_not_look_like_a_button(visit: Visit) -> None:
    person = visit("en", unfolded=False, **DESKTOP)
    table = person.table("marine", {"kind": "me"}, BOT, options={"animals": ["crustaceans", "fishes"]})
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(".hex-board .bar [data-explain]")
    page.wait_for_selector(".thing[data-thing^=space]")
    thing = page.locator(".thing[data-thing^=space]").first
    assert thing.evaluate("one => getComputedStyle(one).cursor") != "pointer"
    thing.click()
    page.locator(WHY).wait_for()
    assert page.locator(WHY).inner_text().startswith("Something else is asked now:")
    page.locator(".map [data-hex='0,0']").click()
    until(lambda: page.locator(WHY).count() == 0)


def test_what_comes_under_a_mouse_that_rests_is_not_explained(visit: Visit) -> None:
    """Whoever has placed a pawn looks at the display, not at what the pawn is."""
    person = visit("en", unfolded=False, **DESKTOP)
    table = person.table("dominant-species", {"kind": "me"}, BOT, options={"animals": ["reptiles", "mammals"]})
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-name=Domination] [data-answer]")
    page.locator("[data-name=Domination] .target[data-thing^=space]").first.click()
    pawn = page.locator("[data-name=Domination] [data-about]").first
    pawn.wait_for()
    page.wait_for_timeout(1000)  # longer than a mouse rests on what is meant
    assert page.locator(ABOUT).count() == 0
    page.mouse.move(0, 0)
    pawn.hover()
    page.locator(ABOUT).wait_for()
