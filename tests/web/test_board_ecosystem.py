"""Ecosystem on its board, by mouse, touch and keys: it lights the engine's answers, and what it foresees comes true."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from games.ecosystem.build import table as position
from server.running import Running
from web.hexes import Stage
from web.pages import SOAK, Visitor, play_on, until
from web.test_everybody import LANGUAGES, check

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
Act = Callable[[Page, str], None]
BOT = {"kind": "bot", "level": "random"}
KINDS = {"choose", "place", "swap"}
TARGETS = ".eco [data-answer], .eco [data-answers]"
STILL = 270  # milliseconds after which a click counts

ASKED = """() => {
  const all = [...document.querySelectorAll('.eco [data-answer], .eco [data-answers]')]
  if (document.querySelector('#over')) return {kind: 'over', key: 'over', answers: []}
  if (!all.length || all[0].getAttribute('aria-disabled') === 'true') return {kind: '', key: '', answers: []}
  const answers = all.flatMap(one => (one.dataset.answer ?? one.dataset.answers).split(' ').map(Number))
  const some = selector => document.querySelector(`.eco ${selector}`) !== null
  const kind = some('.hand [data-answer]') ? 'choose' : some('.ask [data-answer]') ? 'swap' : 'place'
  const turn = document.querySelector('.table .title p').innerText
  return {kind, key: `${kind} ${[...new Set(answers)].sort().join(' ')} ${turn}`, answers: [...new Set(answers)]}
}"""
FOCUSED = "document.activeElement.matches('.eco [data-answer], .eco [data-answers]')"


def asked(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(ASKED)
    return found


def next_question(page: Page, before: str = "") -> dict[str, Any]:
    until(lambda: asked(page)["key"] not in ("", before))
    return asked(page)


def moved_on(page: Page, before: str) -> None:
    until(lambda: page.locator(".curtain button").count() > 0 or asked(page)["key"] not in ("", before))


def same_as_the_engine(person: Visitor, table: str, answers: list[int]) -> None:
    state = person.context.request.get(f"/api/tables/{table}/view").json()
    legal = [choice["answer"] for seat in state["seats"] for choice in seat["choices"]]
    assert sorted(answers) == sorted(legal)


def wanted_card(page: Page) -> Any:
    """A rabbit, which leads to a swap; else the first."""
    rabbit = page.locator(".eco .hand [data-kind=R][data-answer]")
    return rabbit if rabbit.count() else page.locator(".eco .hand [data-answer]").first


def lit(page: Page) -> Any:
    return page.locator(".eco [data-cell][data-answer]").first


# ── one question, in three ways ─────────────────────────────────────────────────────────────────────────────────────


def by_mouse(page: Page, kind: str) -> None:
    if kind == "choose":
        wanted_card(page).click()
        return
    if kind == "swap":
        page.locator(".eco [data-cell][data-answers]").first.click()
    lit(page).click()


def by_touch(page: Page, kind: str) -> None:
    """The first tap shows, the second sends."""
    if kind == "swap":
        page.locator(".eco [data-cell][data-answers]").first.tap()
    target = wanted_card(page) if kind == "choose" else lit(page)
    answer = target.get_attribute("data-answer")
    target.tap()
    shown = page.locator(f".eco [data-answer='{answer}'].chosen, .eco [data-answer='{answer}'].looked")
    shown.wait_for()
    assert page.locator(".confirming .primary").count() == 1
    shown.tap()


def by_keys(page: Page, kind: str) -> None:
    """The focus comes by itself; arrows move it."""
    until(lambda: bool(page.evaluate(FOCUSED)))
    if kind == "choose":
        letter = wanted_card(page).get_attribute("data-kind")
        press_until(page, ["ArrowRight"], f"document.activeElement.dataset.kind === '{letter}'")
    elif kind == "swap":
        page.keyboard.press("Enter")
        page.wait_for_selector(".eco .first")
        arrows = ["ArrowRight"] * 4 + ["ArrowDown"] + ["ArrowLeft"] * 4 + ["ArrowDown"] + ["ArrowUp"] * 4
        press_until(page, arrows, "document.activeElement.dataset.answer !== undefined")
    page.keyboard.press("Enter")


def press_until(page: Page, keys: list[str], there: str) -> None:
    for i in range(40):
        if page.evaluate(there):
            return
        page.keyboard.press(keys[i % len(keys)])
        page.wait_for_timeout(10)
    pytest.fail(f"the keys do not lead there: {there}")


def play(person: Visitor, act: Act) -> set[str]:
    """A game on the board alone until every question was asked, in a soak to its end; the kinds that it asked."""
    page = person.page
    table = person.table("ecosystem", {"kind": "me"}, BOT)
    page.goto(f"/t/{table}")
    page.wait_for_selector(TARGETS)
    if act is by_keys:
        press_until(page, ["Tab"], FOCUSED)
    kinds: set[str] = set()
    now = next_question(page)
    while now["kind"] != "over":
        kinds.add(now["kind"])
        if act is not by_keys:
            page.wait_for_timeout(STILL)
        act(page, now["kind"])
        now = next_question(page, now["key"])
        if kinds == KINDS and not SOAK:
            return kinds
    assert page.locator(".eco [data-cell]").count() == 20
    return kinds


def all_kinds(person: Visitor, act: Act, kinds: set[str]) -> bool:
    """Whether every question was met; where no rabbit came by, in a few games in a hundred, after another game."""
    return kinds | (set() if "swap" in kinds else play(person, act)) == KINDS


def test_a_game_is_played_on_the_board_by_keys(visit: Visit) -> None:
    person = visit()
    assert all_kinds(person, by_keys, play(person, by_keys))


# ── two people and two bots ─────────────────────────────────────────────────────────────────────────────────────────


class Player:
    """Somebody at a table with others, who answers on the board."""

    def __init__(self, person: Visitor, act: Act) -> None:
        self.person, self.page, self.act = person, person.page, act
        self.kinds: set[str] = set()
        self.answered = ""

    def question(self) -> dict[str, Any] | None:
        """What was not answered yet."""
        now = asked(self.page)
        return None if now["key"] in ("", self.answered) else now

    def answer(self, table: str) -> None:
        now = self.question()
        assert now is not None
        same_as_the_engine(self.person, table, now["answers"])
        self.act(self.page, now["kind"])
        self.kinds.add(now["kind"])
        self.answered = now["key"]

    def is_over(self) -> bool:
        return self.page.locator("#over").count() > 0

    def sheet(self) -> dict[str, list[int]]:
        return dict(self.page.evaluate(SHEET))


# With two turns to go; both people hold a rabbit.
LATE = position(
    "GERS./DFTBM/SMMWH/WDSS.",
    "RDBE./HGBHS/MFBBD/DWFS.",
    "MMFS./SSWSE/MWEWT/HBHS.",
    "WDBT./DBTBE/WFBDF/GMMH.",
    hands=["RMD", "SWM", "RSG", "MDE"],
    stage=2,
    turn=9,
)
# Lines by their places, not by their names: two people may read them in two languages.
SHEET = """() => [...document.querySelectorAll('.over tr.counts, .over tr.total, .over tr.soft')].map((row, i) =>
  [String(i), [...row.querySelectorAll('td')].map(cell => Number(cell.textContent.replace('−', '-')))])"""
LINES = [*range(12), *range(13, 16)]  # without the total, which is about all cards

LIT = """async line => {
  const button = document.querySelectorAll('.over th button')[line]
  button.click()
  const minis = selector => [...document.querySelectorAll(selector)].map(mini =>
    [...mini.querySelectorAll('.cell')].flatMap((cell, place) => cell.querySelector('.face.scored') ? [place] : []))
  do await new Promise(done => setTimeout(done, 5))
  while (button.ariaExpanded !== 'true' || minis('.why:not([hidden]) .mini').length < 4)
  const own = [...document.querySelectorAll('.eco [role=grid] [data-cell]')]
  return {
    large: own.flatMap((cell, place) => cell.querySelector('.face.scored') ? [place] : []),
    others: minis('.eco .look .mini'),
    sheet: minis('.why:not([hidden]) .mini'),
  }
}"""


def together(ada: Visitor, ben: Visitor) -> str:
    """A table of both, each beside a bot."""
    ada.introduce("Ada")
    ben.introduce("Ben")
    seats = [{"kind": "me"}, BOT, {"kind": "open"}, BOT]
    made: str = ada.post("/api/tables", {"game": "ecosystem", "seats": seats})["table"]["id"]
    ben.post(f"/api/tables/{made}/take", {"seat": 2})
    ada.post(f"/api/tables/{made}/start")
    for one in (ada, ben):
        one.page.goto(f"/t/{made}")
        one.page.wait_for_selector(TARGETS)
    return made


def test_two_people_in_two_browsers_play_with_two_bots_by_mouse_and_touch(visit: Visit, house: Running) -> None:
    """The last turns; in a soak all of them."""
    phone = {"has_touch": True, "viewport": {"width": 390, "height": 844}}
    ada, ben = visit(), visit("he", **phone)
    table = together(ada, ben)
    if not SOAK:
        stage = Stage(house, ada, "ecosystem", 4, table)
        stage.seen_by(ben)
        stage.stand(LATE)
    players = [Player(ada, by_mouse), Player(ben, by_touch)]
    while not all(player.is_over() for player in players):
        until(lambda: any(player.question() for player in players))
        ada.page.wait_for_timeout(40)  # mostly both are asked at once
        now = [player for player in players if player.question() and not player.is_over()]
        ada.page.wait_for_timeout(STILL)
        for player in now:
            player.answer(table)

    assert not any(player.page.locator(".table [role=alert]").count() for player in players)
    sheets = [player.sheet() for player in players]
    assert sheets[0] == sheets[1]
    info = ada.context.request.get(f"/api/tables/{table}").json()
    assert (info["ended"], info["scores"]) == ("rules", sheets[0]["12"])

    # Each line lights what the engine says has scored: on the large board, on the small ones, and in the sheet.
    sheet = ada.context.request.get(f"/api/tables/{table}/view").json()["view"]["sheet"]
    for line, row in zip(LINES, [*sheet["rows"], *sheet["facts"]], strict=True):
        mine, *others = scored = row["scored"]
        assert ada.page.evaluate(LIT, line) == {"large": mine, "others": others, "sheet": scored}, row["name"]

    ada.page.locator(".over .button.primary").click()
    ben.page.locator(".over .button.primary").tap()
    for one in (ada, ben):
        one.page.wait_for_url(lambda url: table not in url)
    assert ada.page.url == ben.page.url  # they meet again
    assert all(all_kinds(player.person, player.act, player.kinds) for player in players)


# ── what is foreseen ────────────────────────────────────────────────────────────────────────────────────────────────

CHANGES = """() => Object.fromEntries([...document.querySelectorAll('.eco [data-row]')].map(one =>
  [one.dataset.row, Number(one.querySelector('[data-change]').dataset.change)]))"""


def sheet_of(person: Visitor, table: str) -> dict[str, int]:
    """What the first seat sees of its own points; gaps are counted at the end."""
    state = person.context.request.get(f"/api/tables/{table}/view").json()
    sheet = state["seats"][0]["own"].get("sheet", state["view"]["sheet"])
    points = {row["name"]: row["points"][0] for row in sheet["rows"]}
    return {**points, "total": sheet["totals"][0] - points["gap_points"]}


def test_what_a_cell_would_bring_comes_true(visit: Visit) -> None:
    """Two at one device: nobody else moves between the look and the answer."""
    person = visit()
    page = person.page
    table = person.table("ecosystem", {"kind": "me"}, {"kind": "me", "name": "Ben"})
    page.goto(f"/t/{table}")
    page.wait_for_selector(TARGETS)
    compared = 0
    for _ in range(60):
        if page.locator(".curtain button").count():
            page.click(".curtain button")
        now = next_question(page)
        seats = person.context.request.get(f"/api/tables/{table}/view").json()["asked"]
        if now["kind"] != "place" or seats[0] != 0:
            play_on(page, most=1)
            moved_on(page, now["key"])
            continue
        before = sheet_of(person, table)
        cell = page.locator(".eco [data-cell][data-answer]").nth(compared % 3)
        cell.hover()
        page.wait_for_selector(".eco .worth")
        changes = page.evaluate(CHANGES)
        page.wait_for_timeout(STILL)
        cell.click()
        until(lambda: page.locator(".curtain button").count() > 0)
        after = sheet_of(person, table)
        assert {name: after[name] - before[name] for name in before} == changes
        compared += 1
        if compared == 4:
            return
    pytest.fail("too few places to compare")


# ── everybody ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_no_serious_barrier(visit: Visit, language: str) -> None:
    narrow = language != "en"
    scheme = "dark" if language == "he" else "light"
    person = visit(language, color_scheme=scheme, viewport={"width": 320 if narrow else 1280, "height": 800})
    page = person.page
    table = person.table("ecosystem", {"kind": "me"}, *[BOT] * (5 if narrow else 1))
    page.goto(f"/t/{table}")
    page.wait_for_selector(TARGETS)
    for kind in ("choose", "place"):
        for _ in range(8):  # the first cards find their place by themselves
            now = next_question(page)
            if now["kind"] == kind and (kind == "choose" or len(now["answers"]) > 3):
                break
            play_on(page, most=1)
            next_question(page, now["key"])
        page.locator(TARGETS).first.focus()
        check(page, kind)
        for target in page.locator(TARGETS).all():
            box = target.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
    page.locator(".eco .look").first.click()
    page.wait_for_selector("dialog[open] .mini")
    check(page, "a neighbour")


def test_in_a_replay_nobody_is_thinking_and_another_page_says_nothing_of_this_one(visit: Visit) -> None:
    person = visit()
    bot = {"kind": "bot", "level": "random"}
    table = person.table("ecosystem", {"kind": "me"}, bot, absent="end")
    page = person.page
    page.goto(f"/t/{table}")
    live = page.locator("div[role=status][aria-live].unseen")
    until(lambda: "Your turn." in live.inner_text())
    person.post(f"/api/tables/{table}/say", {"type": "resign", "seat": 0, "id": "enough-now"})
    page.get_by_role("link", name="Look at this game again").click()
    page.wait_for_selector(".walk .eco")
    assert live.inner_text() == ""
    page.get_by_role("button", name="To the beginning").click()
    until(lambda: page.locator(".walk input[type=range]").input_value() == "0")
    assert "is thinking" not in page.locator(".walk").inner_text()
    assert "are thinking" not in page.locator(".walk").inner_text()


def test_a_replay_is_shown_on_the_board(visit: Visit) -> None:
    person = visit()
    page = person.page
    table = person.table("ecosystem", {"kind": "me"}, BOT)
    page.goto(f"/t/{table}")
    page.wait_for_selector(TARGETS)
    play_on(page, most=7)
    number = next_question(page) and person.context.request.get(f"/api/tables/{table}/view").json()["number"]
    person.post(f"/api/tables/{table}/say", {"type": "offer", "seat": 0, "number": number, "id": "end-it-now"})
    page.wait_for_selector("#over")
    page.goto(f"/t/{table}/replay#1")
    page.wait_for_selector(".eco.alone .known")  # both hands lie open
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    until(lambda: page.locator(".eco .mini .cell").count() >= 4)
    page.select_option(".eyes select", index=2)
    page.wait_for_selector(".eco [role=grid]")
    assert page.locator(".eco [data-answer]").count() == 0
