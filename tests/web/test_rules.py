"""The rulebook on the page: its sections have addresses, it is searched and printed, and it opens beside the board."""

from collections.abc import Callable

import pytest

from web.pages import Visitor, until
from web.test_everybody import check

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
BOT = {"kind": "bot", "level": "random"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PICTURES = "() => [...document.querySelectorAll('.example img')].map(one => one.complete && one.naturalWidth > 0)"


@pytest.mark.parametrize(("language", "more"), [("en", DESKTOP), ("he", PHONE), ("pl", PHONE)])
def test_a_section_has_an_address_and_the_book_is_searched(
    visit: Visit, language: str, more: dict[str, object]
) -> None:
    page = visit(language, **more).page
    page.goto("/rules/ecosystem#fox")
    page.wait_for_selector("section#fox")
    until(lambda: all(page.evaluate(PICTURES)))
    until(lambda: abs(page.evaluate("document.querySelector('#fox').getBoundingClientRect().top")) < 200)
    check(page, "the rulebook")
    titles = {"en": "Eagle", "he": "עיט", "pl": "Bielik"}
    page.locator("nav input[type=search]").fill(titles[language][:4])
    page.locator(".found a[href='#eagle']").click()
    until(lambda: page.url.endswith("#eagle"))
    until(lambda: abs(page.evaluate("document.querySelector('#eagle').getBoundingClientRect().top")) < 200)
    page.locator("nav input[type=search]").fill("qqq")
    assert page.locator(".found li").count() == 0


def test_on_a_phone_the_search_stays_in_sight_and_what_is_found_does_not_cover_what_is_read(visit: Visit) -> None:
    page = visit("pl", **PHONE).page
    page.goto("/rules/marine#questions")
    page.wait_for_selector("section#questions")
    until(lambda: page.evaluate("scrollY") > 2000)
    field = page.locator("nav input[type=search]")
    until(lambda: 0 <= page.evaluate("document.querySelector('nav input').getBoundingClientRect().top") < 40)
    field.fill("krążki")  # a name of elements that the book itself does not use
    page.tap(".found a[href='#elements']")
    until(lambda: not page.locator(".found").is_visible())
    top = "document.querySelector('#elements').getBoundingClientRect().top"
    below = "document.querySelector('.finder').getBoundingClientRect().bottom"
    until(lambda: 0 <= page.evaluate(top) - page.evaluate(below) < 100)
    field.tap()
    assert page.locator(".found").is_visible()


def test_a_question_leads_to_its_answer(visit: Visit) -> None:
    page = visit("en", **DESKTOP).page
    page.goto("/rules/dominant-species")
    page.locator("nav input[type=search]").fill("Can I score a tile without me?")
    first = page.locator(".found a").first
    assert first.locator("mark").first.inner_text() == "score"
    first.click()
    until(lambda: page.url.endswith("#ask-elsewhere"))
    until(lambda: abs(page.evaluate("document.querySelector('#ask-elsewhere').getBoundingClientRect().top")) < 200)
    check(page, "what was found")


def test_printed_it_is_the_book_alone(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/planet")
    page.wait_for_selector("section#questions")
    page.emulate_media(media="print")
    assert not page.locator("nav").first.is_visible()
    assert page.locator("section#questions").is_visible()


def test_from_the_first_page_to_the_book_of_a_game(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.click("a[href='/rules/planet']")
    page.wait_for_selector("h1:has-text('Planet')")
    assert page.title().startswith("Rulebook: ")


@pytest.mark.parametrize(
    ("game", "first", "options", "width"),
    [
        ("ecosystem", "choosing", {}, DESKTOP),
        ("planet", "taking", {"start": 0}, PHONE),
        ("dominant-species", "planning", {"animals": ["insects", "mammals"]}, PHONE),
    ],
)
def test_the_question_explains_itself_beside_the_board(
    visit: Visit, game: str, first: str, options: dict[str, object], width: dict[str, object]
) -> None:
    person = visit("he", unfolded=False, **width)
    table = person.table(game, {"kind": "me"}, BOT, options=options)
    page = person.page
    page.goto(f"/t/{table}")
    page.locator("[data-explain]:visible").first.click()
    page.wait_for_selector("aside a.button")
    assert page.locator("aside a.button").get_attribute("href") == f"/rules/{game}#{first}"
    assert page.evaluate("document.activeElement.tagName") == "ASIDE"
    check(page, "beside the board")
    links = page.locator("aside a[href^='#']")
    if links.count():
        wanted = links.first.get_attribute("href")
        links.first.click()
        until(lambda: page.locator("aside a.button").get_attribute("href") == f"/rules/{game}{wanted}")
        assert page.url.endswith(table)  # the game goes on
    page.keyboard.press("Escape")
    assert page.locator("aside").count() == 0
    assert page.evaluate("document.activeElement.matches('[data-explain]')")


def test_the_book_is_searched_beside_the_board(visit: Visit) -> None:
    person = visit("en", unfolded=False, **PHONE)
    table = person.table("dominant-species", {"kind": "me"}, BOT)
    page = person.page
    page.goto(f"/t/{table}")
    page.locator("[data-explain]:visible").first.click()
    page.locator("aside input[type=search]").fill("who wins a tie")
    page.locator("aside .found a").first.click()
    until(lambda: page.locator("aside h2").inner_text() == "Who wins")
    assert page.locator("aside .found").count() == 0
    assert page.url.endswith(table)  # the game goes on


def test_there_is_no_book_of_no_game(visit: Visit) -> None:
    person = visit()
    person.expect("status of 404")
    person.page.goto("/rules/chess")
    person.page.wait_for_selector("[role=alert]")
