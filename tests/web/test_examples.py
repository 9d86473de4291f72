"""A game in a package of its own, on the page: without a board, a picture or texts for the page it is played all the
same."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from examples.beside import install
from habitable.texts import LANGUAGES
from server.program import Server, serving
from web.pages import ANSWERS, SOAK, Visitor, play_on, until
from web.test_everybody import check

pytestmark = pytest.mark.installed

TITLES = {"en": "Pond", "pl": "Staw", "he": "בריכה"}
HANDS = {"en": "Your hand", "pl": "Twoja ręka", "he": "היד שלך"}


@pytest.fixture(scope="module")
def server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that finds the game beside its own."""
    folder = tmp_path_factory.mktemp("examples")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(install("pond", folder / "pond")))
        with serving(f"sqlite:///{folder / 'examples.db'}", folder) as started:
            yield started


def heading(page: Page) -> str:
    """Which turn it is; the same may be asked again."""
    return page.locator("header .title p").inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_others_is_played_to_its_end(browser: Browser, server: Server, language: str) -> None:
    """In one language; in a soak in each of them."""
    person = Visitor(
        browser, server.url, language, viewport={"width": 390 if language == "he" else 1280, "height": 844}
    )
    page = person.page
    table = person.play_now("pond")
    page.wait_for_selector(ANSWERS)
    assert page.locator("h1").first.inner_text() == TITLES[language]
    page.wait_for_selector("[data-panel=hand]")
    assert HANDS[language] in page.locator("[data-panel=hand]").inner_text()
    assert page.locator("figure.picture").count() == 0
    check(page, "a game of others")
    page.wait_for_timeout(300)
    page.locator(ANSWERS).first.click()
    until(lambda: "2" in heading(page))
    if language == "en" or SOAK:
        end = play_on(page, compare=True)
        assert end.get("over"), end
        page.wait_for_selector("#over")
        until(lambda: page.locator(".log li").count() > 5)  # it follows the answers
        lines = page.locator(".over [aria-expanded]")
        for i in range(lines.count()):  # each line of the score pad says how it counts
            lines.nth(i).click()
            assert page.locator(".over .why:not([hidden]) p").first.inner_text()
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector("[data-panel=ponds]")
    assert page.locator("figure.picture").count() == 0
    person.close()


def test_a_look_ahead_needs_no_picture(browser: Browser, server: Server) -> None:
    """On touch the first tap only selects."""
    person = Visitor(browser, server.url, has_touch=True, viewport={"width": 390, "height": 844})
    page = person.page
    person.play_now("pond")
    page.wait_for_selector(ANSWERS)
    page.wait_for_timeout(300)
    page.locator(ANSWERS).first.tap()
    page.wait_for_selector(".option.selected")
    page.locator(".option.selected").tap()
    until(lambda: "2" in heading(page))
    person.close()


def test_pages_for_all_games_know_it(browser: Browser, server: Server) -> None:
    person = Visitor(browser, server.url)
    page = person.page
    page.goto("/")
    page.wait_for_selector("[data-game=pond]")
    assert "secret goal" in page.locator("[data-game=pond]").inner_text()
    page.goto("/new/pond")
    page.wait_for_selector("input[value=pond]")
    assert page.locator("input[value=pond]").is_checked()
    check(page, "a new table")
    page.goto("/score")
    page.wait_for_selector("h1")
    person.close()
