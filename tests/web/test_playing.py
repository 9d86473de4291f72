"""Games through the page: one of each to its end, and how they are answered. In a soak more of them are whole."""

from collections.abc import Callable
from typing import Any

import pytest

from web.pages import ANSWERS, SOAK, Visitor, play_on, until, without_pictures

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]


def test_two_clicks_lead_to_a_game_and_real_clicks_play_it(visit: Visit) -> None:
    """Two rounds; in a soak to its end."""
    person = visit()
    table = person.play_now("planet")
    page = person.page
    page.wait_for_selector(f"{ANSWERS}, #over")
    answered = 0
    while not page.locator("#over").count() and (SOAK or answered < 6):
        person.answer_first()
        answered += 1
        page.wait_for_selector(f"{ANSWERS}, #over")
    until(lambda: page.locator(".log li").count() > 3)  # it follows the board
    assert person.context.request.get(f"/api/tables/{table}").json()["ended"] == ("rules" if SOAK else None)


@pytest.mark.parametrize("game", ["ecosystem", "planet"])
def test_a_game_is_played_to_its_end_and_every_answer_is_the_engines(visit: Visit, game: str) -> None:
    person = visit()
    person.play_now(game)
    end = play_on(person.page, compare=True)
    assert end.get("over"), end
    assert end["compared"] > 5
    person.page.wait_for_selector("#over")


if SOAK:  # every time, the long ones are played to their end on their boards

    @pytest.mark.long
    @pytest.mark.parametrize(
        ("game", "bots", "options"),
        [
            ("dominant-species", 2, {"deck": "short", "turn_limit": 3}),
            ("marine", 3, {"length": "short", "turn_limit": 60}),
        ],
    )
    def test_a_long_game_is_played_to_its_end(visit: Visit, game: str, bots: int, options: dict[str, Any]) -> None:
        """The limit of turns ends it where the rules have not, after some hundred answers."""
        person = visit()
        without_pictures(person.page)
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * bots]
        table = person.table(game, *seats, options=options, bots="none")  # they make no pauses
        person.page.goto(f"/t/{table}")
        person.page.wait_for_selector(".question")
        end = play_on(person.page, prefer="domination|evolution")
        assert end.get("over"), end


def test_two_people_at_one_device_do_not_see_each_others_hands(visit: Visit) -> None:
    person = visit()
    table = person.table("ecosystem", {"kind": "me"}, {"kind": "me", "name": "Ben"})
    page = person.page
    page.goto(f"/t/{table}")
    page.locator(ANSWERS).first.click()  # the first options of a page are not too new for a click
    page.wait_for_selector(".curtain")
    assert page.locator(ANSWERS).count() == 0
    page.click(".curtain button")
    page.wait_for_selector(ANSWERS)


def test_a_game_by_keyboard_only(visit: Visit) -> None:
    """Tab and Enter; after each answer the focus is on an answer of the next question, or on the question itself."""
    person = visit()
    page = person.page
    table = person.table("ecosystem", {"kind": "me"}, {"kind": "me", "name": "Ben"})
    page.goto(f"/t/{table}")
    page.wait_for_selector(ANSWERS)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-answer], [data-answers]')"):
            break
    else:
        pytest.fail("no answer can be reached with Tab")
    for _ in range(12):
        until(lambda: page.evaluate("document.activeElement.matches('[data-answer], [data-answers], .curtain button')"))
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)


def test_by_keyboard_one_stays_at_the_question_while_others_play(visit: Visit) -> None:
    """To the end only Enter is pressed, in a soak from the first answer on; then the focus is on the result."""
    person = visit()
    page = person.page
    table = person.table("planet", {"kind": "me"}, {"kind": "bot", "level": "random"})
    while not SOAK and person.view(table)["view"]["round"] < 10:
        person.answer_beside(table)
    page.goto(f"/t/{table}")
    page.wait_for_selector(ANSWERS)
    page.locator(ANSWERS).first.focus()
    at = "document.activeElement.closest('.options, #over')?.id"
    for _ in range(60):
        until(lambda: page.evaluate(at) is not None)
        if page.evaluate(at) == "over":
            break
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        assert page.evaluate("document.activeElement.closest('.question, #over') !== null")
    else:
        pytest.fail("the game does not end")


def test_a_double_click_answers_once(visit: Visit) -> None:
    person = visit()
    table = person.table("ecosystem", {"kind": "me"}, {"kind": "bot", "level": "random"})
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(ANSWERS)
    page.wait_for_timeout(300)
    page.locator(ANSWERS).first.dblclick()
    until(lambda: person.context.request.get(f"/api/tables/{table}/view").json()["number"] > 1)
    page.wait_for_timeout(500)
    state = person.context.request.get(f"/api/tables/{table}/view").json()
    assert 0 in state["asked"]
    assert state["number"] == 2


def test_on_touch_the_first_tap_shows_and_the_second_sends(visit: Visit) -> None:
    person = visit(has_touch=True, viewport={"width": 390, "height": 844})
    table = person.table("ecosystem", {"kind": "me"}, {"kind": "bot", "level": "random"})
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(ANSWERS)
    page.wait_for_timeout(300)
    page.locator(ANSWERS).first.tap()
    page.wait_for_selector(".option.selected")
    page.wait_for_selector(".picture.preview")
    page.locator(".option.selected").tap()
    page.wait_for_selector(".option.selected", state="detached")


def test_beside_a_board_the_list_of_answers_folds_away(visit: Visit) -> None:
    """The question stands once; whoever opens the list finds it open the next time."""
    person = visit(unfolded=False)
    page = person.page
    table = person.table("ecosystem", {"kind": "me"}, {"kind": "bot", "level": "random"})
    page.goto(f"/t/{table}")
    page.wait_for_selector(".eco [data-answer]")
    question = page.get_by_text("Which card do you choose?", exact=True)
    assert [one.is_visible() and one.bounding_box()["width"] > 1 for one in question.all()].count(True) == 1  # type: ignore[index]
    assert not page.locator(ANSWERS).first.is_visible()
    page.get_by_text("Answers as a list").click()
    page.locator(ANSWERS).first.wait_for()
    page.reload()
    page.locator(ANSWERS).first.wait_for()


def test_what_was_only_looked_at_goes_with_its_question(visit: Visit) -> None:
    """The game ends while somebody looks at an answer: the picture is that of the table again."""
    person = visit(has_touch=True, viewport={"width": 390, "height": 844})
    page = person.page
    table = person.table("planet", {"kind": "me"}, {"kind": "bot", "level": "random"}, absent="end")
    page.goto(f"/t/{table}")
    page.wait_for_selector(ANSWERS)
    page.wait_for_timeout(300)
    page.locator(ANSWERS).first.tap()
    page.wait_for_selector(".confirming")
    page.wait_for_selector(".picture.preview")
    person.post(f"/api/tables/{table}/say", {"type": "resign", "seat": 0, "id": "enough-now"})
    page.wait_for_selector("#over")
    assert page.locator(".confirming, .picture.preview").count() == 0


def test_an_answer_is_taken_back(visit: Visit) -> None:
    person = visit()
    table = person.table("planet", {"kind": "me"}, {"kind": "bot", "level": "random"})
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(ANSWERS)
    page.wait_for_timeout(300)
    before = person.question()
    page.locator(ANSWERS).first.click()
    until(lambda: person.question() != before)
    page.get_by_role("button", name="Take back").click()
    until(lambda: person.question() == before)
