"""A game on a real table, tapped in: the sheet is that of the rules, whatever the connection does."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from web.pages import CUT, REFUSED, Visitor, until
from web.test_everybody import LANGUAGES, check

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
KINDS = "MSDBFWTGHER"
# rules/ecosystem.md 10.4: kinds in that order, longest stream, wolves, gaps, gap points, total
E_61 = {
    "GERSR/DFTBM/SMMWH/WDSST": (3, 8, 8, 2, 3, 8, 2, 0, 3, 4, 2, 2, 2, 1, 12, 55),
    "RDBER/HGBHS/MFBBD/DWFSM": (0, 0, 12, 4, 0, 4, 0, 0, 3, 2, 2, 1, 1, 5, 0, 27),
    "MMFSM/SSWSE/MWEWT/HBHSR": (3, 8, 0, 4, 0, 12, 0, 0, 3, 6, 1, 2, 3, 4, 3, 40),
}
E_63 = {
    "WDBTG/DBTBE/WRBDF/GRMRD": (0, 0, 16, 12, 3, 8, 2, 0, 0, 4, 3, 0, 2, 4, 3, 51),
    "FFRFE/FDEEM/GBSDM/SSSMH": (3, 8, 8, 0, 12, 0, 0, 4, 6, 6, 1, 4, 0, 3, 7, 55),
}
# Taps as a finger makes them, fast: each is a real click event on a real button, and they are counted.
TAP = """
async (boards) => {
  let taps = 0
  const tap = async (selector) => {
    // a game's part of the page comes when it is chosen
    for (let i = 0; i < 3000 && !document.querySelector(selector); i++) await new Promise(done => setTimeout(done, 10))
    document.querySelector(selector).click()
    taps++
    return new Promise(done => setTimeout(done))
  }
  for (const [i, board] of boards.entries()) {
    const kinds = [...new Set(board.replaceAll('/', ''))].filter(kind => kind !== '.')
    for (const kind of kinds) {
      await tap(`[data-kind=${kind}]`)
      for (const [r, row] of board.split('/').entries())
        for (const [c, letter] of [...row].entries()) if (letter === kind) await tap(`[data-cell="${r}-${c}"]`)
    }
    if (i + 1 < boards.length) await tap('[data-do=next]')
  }
  return taps
}
"""
SHEET = """
() => Object.fromEntries([...document.querySelectorAll('.pad tr.counts, .pad tr.total, .pad tr.soft')].map(row =>
  [row.querySelector('.label').textContent,
   [...row.querySelectorAll('td')].map(cell => Number(cell.textContent.replace('−', '-')))]))
"""


EXPLAINED = """
async () => {
  const said = []
  for (const line of document.querySelectorAll('.pad th button')) {
    line.click()
    await new Promise(done => setTimeout(done))
    if (line.getAttribute('aria-expanded') !== 'true') throw new Error(line.textContent)
    said.push(document.querySelector('.why:not([hidden]) p').textContent)
  }
  return said
}
"""
SMALL = """
() => [...document.querySelectorAll('[data-kind], [data-cell], [data-do]')]
  .filter(one => { const { width, height } = one.getBoundingClientRect(); return Math.min(width, height) < 44 })
  .map(one => one.outerHTML)
"""


def start(page: Page, game: str, count: int) -> None:
    page.goto("/score")
    page.locator(f"input[name=game][value={game}]").check()
    page.locator(f"input[name=count][value='{count}']").check()


def sheet(page: Page) -> dict[str, list[int]]:
    """Once it is of what is entered now."""
    page.wait_for_selector("[data-current=true] table")
    return dict(page.evaluate(SHEET))


def columns(found: dict[str, list[int]]) -> list[tuple[int, ...]]:
    """For each player, in the order of the rules' tables."""
    lines = list(found.values())
    kinds, (gap_points, total, longest, wolves, gaps) = lines[:11], lines[11:]
    return list(zip(*kinds, longest, wolves, gaps, gap_points, total, strict=True))


def text(page: Page, selector: str) -> str:
    """Without the marks that isolate names and numbers."""
    return re.sub("[\u2068\u2069]", "", page.locator(selector).first.inner_text())


def label(page: Page, cell: str) -> str:
    return re.sub("[\u2068\u2069]", "", page.get_attribute(f"[data-cell='{cell}']", "aria-label") or "")


def number(page: Page, player: int, name: str, value: int) -> None:
    page.locator(f"[data-player='{player}'] input[name={name}]").fill(str(value))


def test_three_boards_by_tapping_on_a_phone(visit: Visit) -> None:
    person = visit(**PHONE)
    page = person.page
    start(page, "ecosystem", 3)
    page.tap("[data-kind=G]")
    page.tap("[data-cell='0-0']")  # one by a real finger; all are buttons of at least 44 pixels
    small = page.evaluate(SMALL)
    assert not small
    taps = page.evaluate(TAP, list(E_61))
    assert taps <= 2 * 60
    assert columns(sheet(page)) == list(E_61.values())
    assert text(page, "#result") == "Player 1 wins!"
    assert person.context.request.get("/api/me").json() is None  # nobody had to be anybody


def test_two_boards_and_matt(visit: Visit) -> None:
    person = visit()
    page = person.page
    start(page, "ecosystem", 2)
    page.evaluate(TAP, list(E_63))
    page.fill("input[name=streams]", "3")
    page.fill("input[name=wolves]", "3")
    assert columns(sheet(page)) == list(E_63.values())
    person.expect(REFUSED)
    page.fill("input[name=wolves]", "30")
    page.wait_for_selector("[role=alert]:has-text('Matt')")
    page.fill("input[name=wolves]", "3")
    assert columns(sheet(page)) == list(E_63.values())


@pytest.mark.parametrize(
    ("board", "line", "points"),
    [
        ("MM.M./...M./MM.M./.M...", "meadow", 15),  # E-22
        ("GSSG./..S../..SG./.....", "dragonfly", 12),  # E-25
        ("..T../.T.R./T.E.T/..R..", "eagle", 12),  # E-27
    ],
)
def test_unfinished_boards_count_as_they_are(visit: Visit, board: str, line: str, points: int) -> None:
    page = visit().page
    start(page, "ecosystem", 1)
    page.evaluate(TAP, [board])
    assert sheet(page)[line] == [points]


def test_by_keyboard_alone_with_undo_and_an_upright_board(visit: Visit) -> None:
    page = visit().page
    start(page, "ecosystem", 1)
    page.focus("[data-cell='0-0']")
    page.keyboard.type("hmh")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("m")
    page.keyboard.press("Home")
    page.keyboard.type("m")
    assert sheet(page)["bee"] == [9]
    assert label(page, "0-0") == "row 1, column 1: bee"
    page.keyboard.press("Delete")
    page.get_by_role("button", name="Undo").click()
    until(lambda: page.locator(".grid .face").count() == 5)
    page.get_by_role("button", name="Undo").click()
    until(lambda: page.locator(".grid .face").count() == 4)
    before = sheet(page)["bee"]
    page.get_by_label("Cards lie 4 wide and 5 high").check()
    assert page.locator("[role=row]").count() == 5
    assert label(page, "1-0") == "row 2, column 1: meadow"
    assert sheet(page)["bee"] == before


LIT = """() => {
  const lit = board => [...board.querySelectorAll('.face')].flatMap((face, i) => face.matches('.scored') ? [i] : [])
  const small = [...document.querySelectorAll('.why .mini')]
  return {large: lit(document.querySelector('.desk .grid')), sheet: small.map(lit)}
}"""


def explain(page: Page, line: str) -> None:
    """The line is opened, and its boards are there."""
    page.locator(".pad th button", has_text=re.compile(f"^{line}$", re.IGNORECASE)).click()
    until(lambda: page.locator(".why:not([hidden]) .mini").count() == 3)


def test_a_line_lights_exactly_the_cards_that_scored(visit: Visit) -> None:
    page = visit().page
    start(page, "ecosystem", 3)
    page.evaluate(TAP, list(E_61))
    sheet(page)
    page.locator(".players input").first.check()
    for line, places in {
        "fox": [[6], [], []],  # the foxes of the others are beside a bear or a wolf
        "stream": [[17, 18], [], [5, 6, 3, 8]],  # of length 2, twice; the second player's has no prize
        "meadow": [[11, 12], [], [0, 1]],  # pairs: what stands alone brings nothing
        "wolf": [[13, 15], [16], [7, 11, 13]],
        "wolves": [[13, 15], [16], [7, 11, 13]],
    }.items():
        explain(page, line)
        found = page.evaluate(LIT)
        assert found["sheet"] == [sorted(each) for each in places], line
        assert found["large"] == found["sheet"][0], line
    page.locator(".players input").last.check()
    assert page.evaluate(LIT)["large"] == [7, 11, 13]
    page.click("[data-kind=S]")
    page.click("[data-cell='0-0']")  # who goes on entering sees all cards again
    until(lambda: page.locator(".face.dim").count() == 0)


def test_planet_as_in_the_rules(visit: Visit) -> None:
    """P-08 and P-41: objectives, animals, and more animals before fewer."""
    person = visit(**PHONE)
    page = person.page
    start(page, "planet", 3)
    given = [("I", 14, 1, 2), ("F", 10, 1, 2), ("O", 27, 1, 4)]
    page.locator("input[name=objective-0][value=I]").check()
    assert "Not finished: Player 2, Player 3" in text(page, ".result")
    page.locator("input[name=objective-1][value=F]").check()
    page.locator("input[name=objective-2][value=O]").check()
    until(lambda: sheet(page)["total"] == [0, 0, 0])
    assert text(page, "#result") == "Score sheet"  # nobody has won before the first animal
    for i, (objective, fields, same, other) in enumerate(given):
        page.locator(f"input[name=objective-{i}][value={objective}]").check()
        number(page, i, "fields", fields)
        number(page, i, "same", same)
        for _ in range(other):
            page.locator(f"[data-player='{i}'] .stepper").nth(2).get_by_role("button").last.click()
    until(lambda: sheet(page)["total"] == [9, 5, 19])
    assert sheet(page)["objective"] == [4, 0, 10]
    assert sheet(page)["animals"] == [5, 5, 9]
    for i, (fields, same, other) in enumerate([(23, 4, 2), (23, 4, 3), (0, 1, 6)]):  # 18 (6), 18 (7), 13 (7)
        number(page, i, "fields", fields)
        number(page, i, "same", same)
        number(page, i, "other", other)
    until(lambda: sheet(page)["total"] == [18, 18, 13])
    assert text(page, "#result") == "Player 2 wins!"
    assert "more animals win" in page.locator(".pad").inner_text()
    person.expect(REFUSED)
    number(page, 1, "fields", 61)
    page.wait_for_selector("[data-player='1'] [role=alert]")  # said where it is wrong
    assert page.get_attribute("[data-player='1'] input[name=fields]", "aria-invalid") == "true"
    number(page, 1, "fields", 23)
    page.locator("input[name=objective-1][value=I]").check()
    page.wait_for_selector("[data-player='1'] [role=alert]")
    assert "Everybody has an objective of their own." in text(page, "[data-player='1']")
    page.locator("input[name=beginner]").check()
    until(lambda: sheet(page)["total"] == [6, 7, 7])


def test_without_a_connection_entering_goes_on_and_nothing_is_lost(visit: Visit) -> None:
    person = visit()
    page = person.page
    start(page, "ecosystem", 3)
    page.wait_for_selector("[data-cell]")
    person.expect(*CUT)
    person.context.set_offline(True)
    page.evaluate(TAP, list(E_61))
    page.wait_for_selector(".chip.clay")
    assert not page.locator(".pad").count()
    person.context.set_offline(False)
    assert columns(sheet(page)) == list(E_61.values())
    assert not page.locator(".chip.clay").count()
    page.reload()
    assert columns(sheet(page)) == list(E_61.values())
    page.get_by_role("button", name="Start over").first.click()
    page.locator("dialog[open] .danger").click()
    page.wait_for_selector(".result .empty")
    page.reload()
    page.wait_for_selector(".result .empty")


def test_documents_and_pictures_go_round(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    page.goto("/score")
    given = {"game": "ecosystem", "boards": list(E_61), "names": ["Ada", "Ben", "Chaim"]}
    file = tmp_path / "table.json"

    def load(content: Any) -> None:
        file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        page.set_input_files("input[type=file]", file)

    load(given)
    assert columns(sheet(page)) == list(E_61.values())
    with page.expect_download() as taken:
        page.click("[data-do=document]")
    assert json.loads(taken.value.path().read_bytes()) == given
    with page.expect_download() as drawn:
        page.click("[data-do=picture]")
    svg = drawn.value.path().read_text(encoding="utf-8")
    assert all(word in svg for word in ("Ada · 55", "<path", ">12<"))
    assert "undefined" not in svg
    load({**given, "boards": ["GERSR/DFTBM/SMMWH/WDSSX"]})
    assert "row 4, column 5" in text(page, "[role=alert]")
    load("what?")
    until(lambda: page.locator("[role=alert]").inner_text() == "This is no position document.")
    assert columns(sheet(page)) == list(E_61.values())  # what was there stays
    page.click("[data-do=again]")
    page.wait_for_selector(".result .empty")
    assert page.locator(".players bdi").first.inner_text() == "Ada"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_barriers_and_every_line_explained(visit: Visit, language: str) -> None:
    narrow = language == "pl"
    size = {"width": 320, "height": 640} if narrow else {"width": 390, "height": 844}
    person = visit(language, color_scheme="dark" if language == "he" else "light", viewport=size)
    page = person.page
    start(page, "ecosystem", 3)
    page.evaluate(TAP, list(E_61))
    sheet(page)
    assert len(set(page.evaluate(EXPLAINED))) == 16
    page.locator(".pad th button").nth(5).click()  # wolves, to be looked at with their boards
    until(lambda: page.locator(".why .face.scored").count() == 6)
    check(page, "ecosystem")
    page.locator("input[name=game][value=planet]").check()
    for i, objective in enumerate("IOF"):
        page.locator(f"input[name=objective-{i}][value={objective}]").check()
    sheet(page)
    check(page, "planet")


def test_the_same_sheet_ends_a_game_at_the_table(visit: Visit) -> None:
    person = visit()
    bot = {"kind": "bot", "level": "random"}
    page = person.page
    for game, line, why in (("ecosystem", "wolf", "12, then 8"), ("marine", "traits", "traits brought")):
        table = person.table(game, {"kind": "me"}, bot, absent="end")
        person.post(f"/api/tables/{table}/say", {"type": "resign", "seat": 0, "id": "enough-now"})
        page.goto(f"/t/{table}")
        page.wait_for_selector(".over table")
        page.locator(".over th button", has_text=line).first.click()
        assert why in page.locator(".why:not([hidden])").inner_text()
        assert page.locator(".over ol li").count() == 2
        assert page.get_by_role("button", name="Play again").is_visible()
        check(page, game)
