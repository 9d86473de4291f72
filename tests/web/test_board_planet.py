"""Planet on its board, by mouse, touch and keys: it offers the engine's answers, and what it foresees comes true."""

import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from habitable.games.planet.box import read
from web.pages import Visitor, until
from web.test_everybody import LANGUAGES, check

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
BOT = {"kind": "bot", "level": "random"}
MARKET = ".market [data-answer]"
NET = "[data-net-face][data-answers]"
TURNS = 5
ROUNDS = 12
STILL = 270  # milliseconds after which the click of a pointer counts

OFFERED = """
() => {
  // Every answer that the board offers: tiles, and of each empty face all turns.
  const board = document.querySelector('.planet-board')
  const all = (selector, name) => [...board.querySelectorAll(selector)]
    .flatMap(one => one.dataset[name].split(' ').map(Number))
  const tiles = all('.market [data-answer]', 'answer')
  return {flat: [...tiles, ...all('[data-net-face][data-answers]', 'answers')],
          space: all('[data-globe-face][data-answers]', 'answers')}
}
"""
AT_THE_MARKET = "document.activeElement.matches('.market [data-answer]')"


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """They need not seem to think."""
    monkeypatch.setattr("habitable.server.tables.pace.MOMENT", 0.0)


def sit(visit: Visit, language: str = "en", other: Any = BOT, motion: bool = False, **more: Any) -> tuple[Visitor, str]:
    person = visit(language, reduced_motion="no-preference" if motion else "reduce", **more)
    table = person.table("planet", {"kind": "me"}, other, options={"start": 0})
    person.page.goto(f"/t/{table}")
    person.page.wait_for_selector(MARKET)
    return person, table


def state(person: Visitor, table: str) -> Any:
    return person.context.request.get(f"/api/tables/{table}/view").json()


def legal(person: Visitor, table: str) -> dict[int, list[int]]:
    """The answers that the server would take, and what each of them touches."""
    choices = [choice for seat in state(person, table)["seats"] for choice in seat["choices"]]
    return {choice["answer"]: [thing["at"] for thing in choice["touches"]] for choice in choices}


def same_as_the_engine(person: Visitor, table: str) -> None:
    answers, offered = legal(person, table), person.page.evaluate(OFFERED)
    assert sorted(offered["flat"]) == sorted(answers)
    assert set(offered["space"]) <= set(answers)


def press(target: Locator) -> None:
    """As a key does: it counts at once."""
    target.dispatch_event("click")


def take(page: Page) -> None:
    press(page.locator(MARKET).first)
    page.wait_for_selector(".hand")


def laid(page: Page) -> None:
    """The tile lies, and it is somebody's turn again, or nobody's."""
    until(lambda: page.locator(".hand").count() == 0 and page.locator(f"{MARKET}, #over, .curtain").count() > 0)


def letters(page: Page, face: int) -> str:
    shown = page.locator(f"[data-net-face='{face}'] .land").evaluate_all("all => all.map(one => one.classList[1])")
    return "".join(shown)


def chosen(page: Page) -> list[int]:
    """The face and the turn that are shown."""
    face = page.locator("[data-net-face].chosen").get_attribute("data-net-face")
    turn = page.locator(".held").get_attribute("data-turn")
    return [int(face or -1), int(turn or -1)]


# ── every question, in three ways ───────────────────────────────────────────────────────────────────────────────────


def test_every_question_by_mouse(visit: Visit) -> None:
    """A tile from the market, turned; a face on the net, and one on the planet that the button brings to the front."""
    person, table = sit(visit)
    page = person.page
    for turn, flat in ((2, True), (4, False)):
        page.wait_for_timeout(STILL)
        page.locator(MARKET).nth(turn // 2).click()
        page.wait_for_selector(".hand")
        for _ in range(turn):
            page.get_by_role("button", name="Turn the tile to the right").click()
        if flat:
            page.locator(NET).last.click()
        else:
            page.click("[data-next-face]")
            front = page.locator("[data-front]").get_attribute("data-front")
            page.locator(f"[data-globe-face='{front}']").click()
        face, _ = chosen(page)
        answer = int(page.locator(".lay").get_attribute("data-answer") or -1)
        assert legal(person, table)[answer] == [face, turn]
        ghost = letters(page, face)
        page.wait_for_timeout(STILL)
        page.click(".lay")
        laid(page)
        assert state(person, table)["view"]["planets"][0][5 * face :][:5] == ghost  # what was shown is what lies there


def test_every_question_by_touch_on_a_phone(visit: Visit) -> None:
    """The first tap shows, the second sends; everything that is tapped is large enough."""
    person, table = sit(visit, has_touch=True, viewport={"width": 320, "height": 640})
    page = person.page
    large_enough(page, MARKET)
    page.wait_for_timeout(STILL)
    page.locator(MARKET).first.tap()
    page.wait_for_selector(".tile.picked")
    assert state(person, table)["number"] == 1
    page.locator(".tile.picked").tap()
    page.wait_for_selector(".hand")
    large_enough(page, NET)
    page.wait_for_timeout(STILL)
    page.locator("[data-net-face='3']").tap()
    page.locator("[data-net-face='3'].chosen").tap()
    laid(page)
    assert "." not in state(person, table)["view"]["planets"][0][15:20]


def large_enough(page: Page, selector: str) -> None:
    for target in page.locator(selector).all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    """Tab to the market once; from then on the focus goes where the next answer is given. The board offers the
    engine's answers at every step."""
    person, table = sit(visit)
    page = person.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(AT_THE_MARKET):
            break
    else:
        pytest.fail("no tile can be reached with Tab")
    for turn in range(ROUNDS):
        until(lambda: page.evaluate(AT_THE_MARKET))
        same_as_the_engine(person, table)
        page.keyboard.press("Enter")
        until(lambda: "answers" in focus(page))  # a face that is empty
        same_as_the_engine(person, table)
        for _ in range(turn % TURNS):
            page.keyboard.press("r")
        if turn < 3:
            walk(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(".lay")
        assert chosen(page) == [int(focus(page)["netFace"]), turn % TURNS]
        page.keyboard.press("Enter")
        laid(page)
    page.wait_for_selector("#over")
    assert page.locator("[data-net-face] .land.none").count() == 0
    page.locator('[aria-controls$="-objective"]').focus()
    page.keyboard.press("Enter")
    (line,) = [row for row in state(person, table)["view"]["sheet"]["rows"] if row["name"] == "objective"]
    lit = page.locator("[data-net-face] .land.lit").evaluate_all("all => all.map(one => Number(one.dataset.field))")
    assert sorted(lit) == line["scored"][0] != [], "the sheet shows on the planet where the points come from"


def focus(page: Page) -> Any:
    return page.evaluate("({...document.activeElement.dataset})")


def walk(page: Page) -> None:
    """With arrow keys to another empty face."""
    before = focus(page)["netFace"]
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if "answers" in focus(page) and focus(page)["netFace"] != before:
            return
    pytest.fail("the arrow keys lead to no empty face")


# ── what the list and a hint mean ───────────────────────────────────────────────────────────────────────────────────


def test_a_hint_is_shown_on_the_board(visit: Visit) -> None:
    """Its tile; its face, with the tile turned as it is meant. Asked for again, it is shown again."""
    person, table = sit(visit)
    page = person.page
    hint = page.get_by_role("button", name="Hint", exact=True)
    hint.click()
    tile = page.locator(".market .hinted")
    tile.wait_for()
    assert tile.get_attribute("data-answer") == page.locator(".options .hinted").get_attribute("data-answer")
    press(tile)
    page.wait_for_selector(".hand")
    for _ in range(2):
        hint.click()
        page.wait_for_selector(".lay.hinted")
        place = chosen(page)
        answer = int(page.locator(".lay").get_attribute("data-answer") or -1)
        assert legal(person, table)[answer] == place
        assert page.locator(".options .hinted[data-answer]").count() == 1
        said = f"lay it on face {place[0]}, turned as the board shows"  # the list numbers the turns
        until(lambda said=said: said in page.locator("[role=status].unseen").inner_text())  # type: ignore[misc]
        for where in ("net", "globe"):
            assert page.locator(f".hinted.ghost[data-{where}-face='{place[0]}']").count() == 1
        page.keyboard.press("Escape")  # the button has the focus: nothing is lost
        page.get_by_role("button", name="Turn the tile to the right").click()
        assert page.locator(".lay.hinted").count() == 0


def test_what_is_selected_in_the_list_is_shown_on_the_board(visit: Visit) -> None:
    person, table = sit(visit, has_touch=True, viewport={"width": 390, "height": 844})
    page = person.page
    page.wait_for_timeout(STILL)
    entry = page.locator(".options [data-answer]").nth(1)
    entry.tap()
    picked = page.locator(".market .picked")
    picked.wait_for()
    assert picked.get_attribute("data-answer") == entry.get_attribute("data-answer")
    entry.tap()
    page.wait_for_selector(".hand")
    page.wait_for_timeout(STILL)
    page.locator(".options [data-answers]").nth(5).tap()  # a face
    entry = page.locator(".options [data-answer]").nth(3)  # and a turn
    entry.tap()
    page.wait_for_selector(".lay")
    answer = entry.get_attribute("data-answer")
    assert page.locator(".lay").get_attribute("data-answer") == answer
    assert legal(person, table)[int(answer or -1)] == chosen(page)
    page.get_by_role("button", name="Back", exact=True).click()
    until(lambda: page.locator(".lay, .ghost").count() == 0)


ABOVE_THE_HAND = """() => {
  const of = one => document.querySelector(one).getBoundingClientRect()
  const [globe, hand] = [of('[data-front]'), of('section:has(> .hand)')]
  return globe.top >= 0 && globe.bottom <= hand.top
}"""


def test_on_a_phone_all_of_the_planet_and_what_a_tile_brings_are_seen_with_the_tile(visit: Visit) -> None:
    """The faces around the chosen one say how the tile is to be turned."""
    page = sit(visit, has_touch=True, viewport={"width": 390, "height": 600})[0].page
    take(page)
    globe = page.locator("[data-front]")
    globe.evaluate("one => scrollBy(0, one.getBoundingClientRect().top - 200)")
    assert not page.evaluate(ABOVE_THE_HAND)
    page.locator(f"[data-globe-face='{globe.get_attribute('data-front')}']").tap()
    until(lambda: page.evaluate(ABOVE_THE_HAND))
    until(lambda: page.locator(".changes").inner_text().strip() != "")
    assert page.locator(".changes").is_visible()


# ── what is foreseen ────────────────────────────────────────────────────────────────────────────────────────────────

FORESEEN = """() => {
  const last = one => Number(one.textContent.split('→').at(-1).match(/\\d+/))
  const all = [...document.querySelectorAll('.race')].map(one => ({
    name: one.querySelector('strong').textContent,
    values: [...one.querySelectorAll('.value .number')].map(last),
    won: one.querySelector('.state').textContent === 'This tile would win it',
  }))
  return {fields: last(document.querySelector('[data-objective]')),
          won: all.filter(one => one.won).map(one => one.name),
          races: Object.fromEntries(all.map(one => [one.name, one.values]))}
}"""


def test_what_a_tile_would_bring_comes_true(visit: Visit) -> None:
    """The objective, the races, and with the last tile of a round the animals. Two at one device: nobody else moves
    between the look and the answer."""
    person, table = sit(visit, other={"kind": "me", "name": "Ben"})
    page = person.page
    for turn in range(6):
        if page.locator(".curtain").count():
            page.click(".curtain button")
        page.wait_for_selector(MARKET)
        take(page)
        press(page.locator(NET).nth(turn // 2))
        page.wait_for_selector("[data-foreseen]")
        foreseen = page.evaluate(FORESEEN)
        before = state(person, table)
        seat = before["asked"][0]
        press(page.locator(".lay"))
        laid(page)
        after = state(person, table)
        assert after["seats"][seat]["own"]["objectives"][seat]["fields"] == foreseen["fields"]
        assert names(after["view"]["won"][seat]) - names(before["view"]["won"][seat]) == set(foreseen["won"])
        if after["view"]["round"] == before["view"]["round"]:
            races = {title(race): race["values"] for race in after["view"]["races"]}
            assert {name: races[name] for name in foreseen["races"]} == foreseen["races"]


def title(animal: Any) -> str:
    name = next(card.name.en for card in read("").animals if card.id == animal["id"])
    return name[:1].upper() + name[1:]


def names(animals: Any) -> set[str]:
    return {title(animal) for animal in animals}


# ── looking ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_planet_is_turned_by_dragging_keys_and_buttons(visit: Visit) -> None:
    person, _ = sit(visit, motion=True)
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
        press(page.locator("[data-next-face]"))
    until(lambda: globe.get_attribute("data-front") == front)


RIMS = """
() => [...document.querySelectorAll('.net [data-net-face].target .empty .rim')].map(rim => {
  const to = rim.getCTM()
  return [rim.closest('[data-net-face]').dataset.netFace,
          [...rim.points].map(point => point.matrixTransform(to)).map(({x, y}) => [x, y])]
})
"""


def apart(page: Page) -> float:
    """How far the dashed lines of faces 0 and 11 stay from their neighbours', in pixels."""
    rims = dict(page.evaluate(RIMS))
    if len(rims) < 12:
        return 0
    around = {"0": range(1, 6), "11": range(6, 11)}
    return min(
        math.dist(mine, other)
        for middle, ring in around.items()
        for mine in rims[middle]
        for face in ring
        for other in rims[str(face)]
    )


def test_the_dashes_of_an_empty_face_are_its_own(visit: Visit) -> None:
    """Neighbours share an edge, and faces 0 and 11 all of theirs: dashes on one line would fill each other's gaps."""
    person, _ = sit(visit)
    take(person.page)
    until(lambda: apart(person.page) > 3)


def test_the_end_of_a_game_tells_how_the_last_animals_went(visit: Visit) -> None:
    person = visit()
    table = person.table("planet", BOT, BOT)
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(".over")
    lines = page.locator(".over .ending li").all_inner_texts()
    assert len(lines) >= 3
    assert not any("#" in line for line in lines)  # animals have names
    assert all("settles on" in line or "is lost" in line or "is tied" in line for line in lines)


def test_a_tile_is_seen_to_land_at_the_table_and_in_the_replay(visit: Visit) -> None:
    person, table = sit(visit, motion=True)
    page = person.page
    take(page)
    press(page.locator(NET).first)
    press(page.locator(".lay"))
    page.wait_for_selector("[data-net-face].landed")
    laid(page)
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector(".walk .planet-board")
    page.keyboard.press("ArrowRight")  # the tile is taken
    page.wait_for_selector(".walk .tile.big")
    page.keyboard.press("ArrowRight")  # and laid
    page.wait_for_selector("[data-net-face].landed")


def test_movement_is_off_where_it_is_not_wanted(visit: Visit) -> None:
    person, _ = sit(visit)
    page = person.page
    globe = page.locator("svg.globe[role=group]")
    press(page.locator("[data-next-face]"))
    turned = globe.inner_html()
    page.wait_for_timeout(100)
    assert globe.inner_html() == turned
    take(page)
    press(page.locator("[data-net-face='0']"))
    press(page.locator(".lay"))
    laid(page)
    assert page.locator(".landed").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_meets_a_barrier(visit: Visit, language: str) -> None:
    """Axe and the width, while a tile is turned and an animal's areas are lit, and while somebody else's planet is
    looked at."""
    scheme, width = {"en": ("light", 1280), "pl": ("light", 390), "he": ("dark", 390)}[language]
    person, _ = sit(visit, language, color_scheme=scheme, viewport={"width": width, "height": 844})
    page = person.page
    take(page)
    press(page.locator(NET).first)
    press(page.locator(".race").first)
    page.wait_for_selector("[data-foreseen]")
    check(page, "laying")
    press(page.locator(".lay"))
    laid(page)
    page.locator(".who input").nth(1).check(force=True)
    press(page.locator(".lands .size").first)
    page.wait_for_selector(".land.lit")
    check(page, "looking")
