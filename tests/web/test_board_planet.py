"""Planet's board: whole games by mouse, keys and touch, and that it offers what the engine offers."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from web.pages import Visitor, until
from web.test_everybody import check

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
BOT = {"kind": "bot", "level": "random"}
MARKET = ".market [data-answer]"
NET = "[data-net-face][data-answers]"
GLOBE = "[data-globe-face][data-answers]"
TURNS = 5
ROUNDS = 12
STILL = 280  # milliseconds after which a click counts again

OFFERED = """
() => {
  // Every answer that the board offers: tiles, and of each empty face all turns.
  const numbers = text => (text ?? '').split(' ').filter(Boolean).map(Number)
  const board = document.querySelector('.planet-board')
  const tiles = [...board.querySelectorAll('.market [data-answer]')].flatMap(one => numbers(one.dataset.answer))
  const faces = [...board.querySelectorAll('[data-net-face]')].flatMap(one => numbers(one.dataset.answers))
  const globe = [...board.querySelectorAll('[data-globe-face]')].flatMap(one => numbers(one.dataset.answers))
  return {tiles, faces, globe}
}
"""


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """They need not seem to think."""
    monkeypatch.setattr("habitable.server.house.MOMENT", 0.0)


def take(page: Page, number: int = 0) -> None:
    page.wait_for_timeout(STILL)
    page.locator(MARKET).nth(number).click()
    page.wait_for_selector(".hand")
    page.wait_for_timeout(STILL)


def sit(visit: Visit, language: str = "en", **more: Any) -> tuple[Visitor, str]:
    person = visit(language, **more)
    table = person.table("planet", {"kind": "me"}, BOT, options={"start": 0})
    person.page.goto(f"/t/{table}")
    person.page.wait_for_selector(MARKET)
    return person, table


def state(person: Visitor, table: str) -> Any:
    return person.context.request.get(f"/api/tables/{table}/view").json()


def compare(person: Visitor, table: str) -> None:
    """What can be chosen on the board is what the server would take."""
    legal = [choice["answer"] for seat in state(person, table)["seats"] for choice in seat["choices"]]
    offered = person.page.evaluate(OFFERED)
    assert sorted(offered["tiles"] + offered["faces"]) == sorted(legal)
    assert set(offered["globe"]) <= set(legal)


def asked(page: Page) -> bool:
    return bool(page.locator(f"{MARKET}, #over").count())


def focus(page: Page) -> Any:
    return page.evaluate("({...document.activeElement.dataset})")


def test_a_game_is_played_with_real_clicks_on_the_board(visit: Visit) -> None:
    """Tiles from the market, faces on the net and on the planet, all turns; the board offers the engine's answers."""
    person, table = sit(visit)
    page = person.page
    for turn in range(ROUNDS):
        compare(person, table)
        take(page, turn % page.locator(MARKET).count())
        compare(person, table)
        for _ in range(turn % TURNS):
            page.get_by_role("button", name="Turn the tile to the right").click()
        if turn % 2:
            page.locator(NET).first.click()
        else:
            page.click("[data-next-face]")
            page.wait_for_timeout(400)
            front = page.locator("[data-front]").get_attribute("data-front")
            page.locator(f"[data-globe-face='{front}']").click()
        page.wait_for_selector("[data-net-face].ghost")
        face = page.locator("[data-net-face][aria-pressed=true]").get_attribute("data-net-face")
        answer = int(page.locator(".lay").get_attribute("data-answer") or -1)
        chosen = [one for one in state(person, table)["seats"][0]["choices"] if one["answer"] == answer]
        assert [touched["at"] for touched in chosen[0]["touches"]] == [int(face or -1), turn % TURNS]
        ghost = page.locator(f"[data-net-face='{face}'] .land").evaluate_all("all => all.map(one => one.classList[1])")
        page.click(".lay")
        until(lambda: page.locator(".hand").count() == 0)
        planet = state(person, table)["view"]["planets"][0]
        assert planet[5 * int(face or -1) :][:5] == "".join(ghost)  # what was shown is what lies there
        until(lambda: asked(page))
    page.wait_for_selector("#over")
    assert page.locator("[data-net-face] .land.none").count() == 0


def test_a_game_by_keyboard_only(visit: Visit) -> None:
    """Tab to the market once; from then on the focus goes where the next answer is given."""
    person, _ = sit(visit)
    page = person.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.market [data-answer]')"):
            break
    else:
        pytest.fail("no tile can be reached with Tab")
    for turn in range(ROUNDS):
        until(lambda: page.evaluate("document.activeElement.matches('.market [data-answer]')"))
        page.keyboard.press("Enter")
        until(lambda: "netFace" in focus(page))
        for _ in range(turn % TURNS):
            page.keyboard.press("r")
        assert page.locator(".held").get_attribute("data-turn") == str(turn % TURNS)
        assert "answers" in focus(page)  # a face that is empty
        if turn < 3:
            walk(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(".lay")
        page.keyboard.press("Enter")
        until(lambda: page.locator(".hand").count() == 0)
        until(lambda: asked(page))
    page.wait_for_selector("#over")


def walk(page: Page) -> None:
    """With arrow keys to another empty face."""
    before = focus(page)["netFace"]
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if "answers" in focus(page) and focus(page)["netFace"] != before:
            return
    pytest.fail("the arrow keys lead to no empty face")


def test_every_question_by_touch_on_a_phone(visit: Visit) -> None:
    """The first tap shows, the second sends; everything that is tapped is large enough."""
    person, table = sit(visit, has_touch=True, viewport={"width": 320, "height": 640})
    page = person.page
    page.wait_for_timeout(STILL)
    for one in page.locator(MARKET).all():
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    page.locator(MARKET).first.tap()
    page.wait_for_selector(".tile.picked")
    assert state(person, table)["number"] == 1
    page.locator(".tile.picked").tap()
    page.wait_for_selector(".hand")
    page.wait_for_timeout(STILL)
    for one in page.locator(NET).all():
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    page.locator("[data-net-face='3']").tap()
    page.locator("[data-net-face='3'].chosen").tap()
    until(lambda: page.locator(".hand").count() == 0)
    until(lambda: state(person, table)["view"]["planets"][0][15] != ".")


def test_the_planet_is_turned_by_dragging_keys_and_buttons(visit: Visit) -> None:
    person, _ = sit(visit)
    page = person.page
    globe = page.locator("svg.globe[role=group]")
    assert globe.locator("[data-globe-face]").count() == 6
    assert globe.locator("polygon.land").count() == 30
    before = globe.inner_html()
    box = globe.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=4)
    page.mouse.up()
    dragged = globe.inner_html()
    assert dragged != before
    globe.focus()
    page.keyboard.press("ArrowUp")
    assert globe.inner_html() != dragged
    front = globe.get_attribute("data-front")
    page.click("[data-next-face]")
    until(lambda: globe.get_attribute("data-front") == str((int(front or 0) + 1) % 12))
    for _ in range(11):
        page.click("[data-next-face]")
    until(lambda: globe.get_attribute("data-front") == front)


def test_movement_is_off_where_it_is_not_wanted(visit: Visit) -> None:
    person, _ = sit(visit, reduced_motion="reduce")
    page = person.page
    page.click("[data-next-face]")
    front = page.locator("[data-front]").get_attribute("data-front")
    page.wait_for_timeout(100)
    assert page.locator("[data-front]").get_attribute("data-front") == front
    take(page)
    page.locator("[data-net-face='0']").click()
    page.click(".lay")
    until(lambda: page.locator(".hand").count() == 0)
    assert page.locator(".landed").count() == 0


@pytest.mark.parametrize("language", ["en", "pl", "he"])
def test_nobody_meets_a_barrier(visit: Visit, language: str) -> None:
    """Axe, the width, areas and others' planets; and the replay stands on the same board."""
    dark = language == "pl"
    size = {"width": 390 if dark else 1280, "height": 844}
    person, table = sit(visit, language, color_scheme="dark" if dark else "light", viewport=size)
    page = person.page
    take(page)
    page.locator(NET).first.click()
    page.wait_for_selector(".lay")
    page.wait_for_timeout(400)
    check(page, "laying")
    page.click(".lay")
    until(lambda: asked(page))
    page.locator(".lands .size").first.click()
    page.wait_for_selector(".land.lit")
    page.locator(".who input").nth(1).check(force=True)
    page.locator(".race").first.click()
    page.wait_for_timeout(400)
    check(page, "looking")
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector(".walk .planet-board")
    for _ in range(2):  # the tile is taken, and laid
        page.keyboard.press("ArrowLeft" if language == "he" else "ArrowRight")
        page.wait_for_timeout(100)
    page.wait_for_selector("[data-net-face].landed")  # it is seen to land
    page.wait_for_selector(".walk .planet-board .land:not(.none)")
    check(page, "replay")
