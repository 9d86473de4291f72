"""A first game by hand on the page: with the keyboard alone from the first page to the end of its way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from habitable import lessons
from habitable.lessons import LEARNER
from web.pages import SOAK, Visitor, until
from web.test_everybody import check
from web.test_why import hold

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}


def press(page: Page, selector: str) -> None:
    page.locator(selector).first.focus()
    page.keyboard.press("Enter")


def step(page: Page) -> int:
    return int(page.locator("[data-step]").get_attribute("data-step") or 0)


def read(page: Page) -> None:
    """To the last thing that is told; the focus stays with the text."""
    while page.locator("[data-next]").count():
        press(page, "[data-next]")
        assert page.evaluate("document.activeElement.matches('.coach p')")


def do_as_shown(page: Page) -> None:
    """What is wanted is lit and has the focus; of two cards that change places the other one is lit, too."""
    now = step(page)
    press(page, "[data-show]")
    until(lambda: page.evaluate("document.activeElement.matches('.hinted')"))
    other = page.locator(".picture [data-cell].hinted:not(:focus)")
    several = page.evaluate("document.activeElement.matches('[data-cell]')") and other.count()
    page.keyboard.press("Enter")
    if several:
        other.first.focus()
        page.keyboard.press("Enter")
    until(lambda: step(page) == now + 1)


@pytest.mark.parametrize(("game", "language", "more"), [("ecosystem", "en", DESKTOP), ("planet", "he", PHONE)])
def test_a_lesson_is_played_by_keyboard_with_one_other_move(
    visit: Visit, game: str, language: str, more: dict[str, object]
) -> None:
    page = visit(language, unfolded=False, **more).page
    page.goto("/")
    press(page, f"[data-learn={game}]")
    page.wait_for_selector("[data-step='1']")
    check(page, "the first step of a lesson")

    # another answer is answered, and the game goes on; what is taken back is on the way again
    wanted = lessons.get(game).wanted[0]
    table = page.url.rsplit("/", 1)[1]
    state = page.request.get(f"/api/tables/{table}/view").json()
    other = next(one["answer"] for one in state["seats"][0]["choices"] if one["answer"] != wanted)
    press(page, "section.question summary")
    press(page, f".options [data-answer='{other}']")
    until(lambda: step(page) == 2)
    read(page)
    assert page.locator("[data-show]").count() == 0
    check(page, "another way")
    press(page, ".moves button:last-child")
    until(lambda: step(page) == 1)
    press(page, "section.question summary")
    page.reload()
    page.wait_for_selector("[data-step='1']")  # it is where it was

    # who skips it just plays, and can come back
    press(page, ".coach .head button")
    page.wait_for_selector(".again")
    press(page, ".again")
    for _ in lessons.get(game).wanted:
        read(page)
        do_as_shown(page)
    read(page)
    assert page.locator("[data-show], .coach .head button").count() == 0
    check(page, "the end of a lesson")
    press(page, "[data-ends]")
    until(lambda: page.locator(".coach, .right .quiet.again").count() == 0)


def fold(page: Page, away: bool) -> None:
    """The list of answers; only once it is there can what is wanted have the focus in it."""
    press(page, "section.question summary")
    until(lambda: page.locator("section.question .options").count() == (0 if away else 1))


def give_as_shown(page: Page) -> None:
    """The answer that is lit, on the board or in the list; then the lesson goes on."""
    press(page, "[data-show]")
    until(lambda: page.evaluate("document.activeElement.matches('.hinted')"))
    page.keyboard.press("Enter")
    until(lambda: page.locator(".hinted").count() == 0 and page.locator("[data-next], [data-show]").count() > 0)


@pytest.mark.parametrize(
    ("game", "language", "listed", "more"),
    [("dominant-species", "en", False, DESKTOP), ("marine", "he", True, PHONE)],
)
def test_a_lesson_in_chapters_is_played_to_free_play(
    visit: Visit, game: str, language: str, listed: bool, more: dict[str, object]
) -> None:
    """By keyboard, the last chapter, in a soak all: in the list of answers; or on the board, where only those that are
    planned there together are given in the list."""
    page = visit(language, unfolded=listed, reduced_motion="no-preference", **more).page
    page.goto("/")
    lesson = lessons.get(game)
    if SOAK:
        first = 1
        press(page, f"[data-learn={game}]")
    else:
        chapters = [now for now, one in enumerate(lesson.steps, 1) if one.chapter]
        first = chapters[-1]
        press(page, f"[data-game={game}]")
        press(page, ".chapters summary")
        press(page, f"[data-chapter='{len(chapters)}']")
    page.wait_for_selector(f"[data-step='{first}']")
    for now, one in [*enumerate(lesson.steps, 1)][first - 1 : -1]:
        read(page)
        assert step(page) == now
        answers = sum(1 + line.count(";") for line in one.lines if line.startswith(f"{LEARNER}:"))
        if answers > 1 and not listed:
            fold(page, False)
        for _ in range(answers):
            give_as_shown(page)
        if answers > 1 and not listed:
            fold(page, True)
    read(page)
    assert step(page) == len(lesson.steps)
    assert page.locator("[data-show]").count() == 0
    check(page, "the end of a lesson in chapters")


@pytest.mark.parametrize(("language", "title"), [("en", "A new tile"), ("pl", "Nowy kafel"), ("he", "אריח חדש")])
def test_a_lesson_begins_at_a_chapter_and_what_is_lit_is_one_tap_away(visit: Visit, language: str, title: str) -> None:
    page = visit(language, unfolded=False, **PHONE).page
    page.goto("/")
    page.tap("[data-game=marine]")
    page.tap(".chapters summary")
    check(page, "the chapters of a lesson")
    assert title in page.locator("[data-chapter='3']").inner_text()
    page.tap("[data-chapter='3']")
    page.wait_for_selector("[data-step='7']")
    assert title in page.locator(".coach").inner_text()

    # the display is asked about: seen on the map the way there is a button, on the display only words
    page.tap(".panes button[data-to=map]")
    page.tap("[data-there=display]")
    until(lambda: page.locator(".hex-board[data-pane=display]").count() == 1)
    assert page.locator("[data-there]").count() == 0
    assert page.locator(".where").is_visible()


def test_answers_that_are_planned_together_are_shown_one_after_the_other(visit: Visit) -> None:
    page = visit("en", unfolded=False, **PHONE).page
    page.goto("/")
    page.tap("[data-game=marine]")
    page.tap(".chapters summary")
    page.tap("[data-chapter='2']")
    page.wait_for_selector("[data-step='2']")
    while step(page) < 6:
        read(page)
        give_as_shown(page)
    press(page, "[data-show]")
    lit, shown, bar = page.locator(".map .hinted, .bar .hinted"), [], page.locator(".bar")
    for _ in range(7):
        until(lambda: lit.count() == 1)
        shown.append(lit.get_attribute("data-hex"))
        before = bar.inner_text()
        lit.focus()
        page.keyboard.press("Enter")
        until(lambda was=before: bar.count() == 0 or bar.inner_text() != was)  # type: ignore[misc]
    assert shown == ["0,0", "0,0", "1,0", "1,0", "1,0", "0,1", None]  # and then it is done
    until(lambda: step(page) == 7)


def test_what_is_shown_before_the_board_is_there_has_the_focus_once_it_is(visit: Visit) -> None:
    page = visit("en", unfolded=False, **PHONE).page
    held: list[Route] = []
    page.route("**/assets/Board-*.js", lambda route: held.append(route))  # noqa: PLW0108 (it is given attributes)
    page.goto("/")
    page.tap("[data-game=marine]")
    page.tap(".chapters summary")
    page.tap("[data-chapter='2']")
    page.wait_for_selector("[data-step='2']")
    until(lambda: page.evaluate("1") and held)
    read(page)
    press(page, "[data-show]")
    assert not page.locator(".hinted").count()
    for route in held:
        route.continue_()
    until(lambda: page.evaluate("document.activeElement.matches('.hinted')"))


def test_the_elements_beside_spaces_are_explained(visit: Visit) -> None:
    page = visit("en", unfolded=False, **PHONE).page
    page.goto("/")
    page.tap("[data-game=marine]")
    page.tap(".chapters summary")
    page.tap("[data-chapter='2']")
    page.wait_for_selector("[data-step='2']")
    hold(page, ".lies [data-about=action-speciation]")
    until(lambda: "belongs to nobody" in page.locator("body").inner_text())
