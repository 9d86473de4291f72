"""A real table of a game on hexes, laid out on its board: by taps, by keys, without a connection; and it is worth what
`habitable score` says of the file."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from games.dominant_species.build import s0 as dominant_species_begins
from games.dominant_species.words import document as document_of_dominant_species
from games.marine.build import s0 as marine_begins
from games.marine.words import document as document_of_marine
from habitable import games
from web.pages import CUT, Visitor, until
from web.test_everybody import LANGUAGES, check
from web.test_score import SHEET, text

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BEGINS: dict[str, Callable[[], dict[str, Any]]] = {
    "dominant-species": lambda: document_of_dominant_species(dominant_species_begins()),
    "marine": lambda: document_of_marine(marine_begins()),
}


def begin(page: Page, game: str) -> None:
    page.goto("/score")
    page.locator(f"input[name=game][value={game}]").check()
    page.wait_for_selector(".editor [data-hex]")


def put(page: Page, tool: str, *places: str) -> None:
    """Takes a thing into the hand and taps where it lies: hexes, or corners."""
    page.tap(f"[data-tool={tool}]")
    for place in places:
        page.tap(f"[data-hex='{place}'], [data-target-corner='{place}']")
    page.tap(f"[data-tool={tool}]")  # out of the hand


def sheet(page: Page) -> dict[str, list[int]]:
    page.wait_for_selector(".pad table")
    return dict(page.evaluate(SHEET))


def sheet_total(page: Page) -> list[int]:
    """In any language."""
    return [int(one) for one in page.locator(".pad tr.total td").all_inner_texts()]


def downloaded(page: Page) -> bytes:
    with page.expect_download() as taken:
        page.click("[data-do=document]")
    return Path(taken.value.path()).read_bytes()


def scored(table: bytes) -> dict[str, Any]:
    """What the command says."""
    done = subprocess.run([sys.executable, "-m", "habitable", "score", "--json", "-"], input=table, capture_output=True)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def agrees(page: Page, answer: dict[str, Any]) -> None:
    """The page's sheet is that of the command, line by line, and so is all that it says of the tiles."""
    lines = list(sheet(page).values())
    names = [name for name in answer["end"][0] if name not in ("animal", "place")]
    assert lines[: len(names)] == [[row[name] for row in answer["end"]] for name in names]
    for tile in [tile for tile in answer["tiles"] if tile["points"]]:
        q, r = tile["hex"]
        paid = re.findall(r"(\d+)\W* points?", page.locator(f"[data-worth='{q},{r}']").inner_text())
        assert [int(one) for one in paid] == [*tile["points"].values()]


def test_dominant_species_by_taps_on_a_phone_without_a_connection(visit: Visit, tmp_path: Path) -> None:
    """The table of rules/positions.md, and what it is worth."""
    person = visit(**PHONE)
    page = person.page
    begin(page, "dominant-species")
    person.expect(*CUT)
    person.context.set_offline(True)
    for animal in ("reptiles", "birds", "amphibians", "arachnids"):
        page.locator(f"input[name=plays-{animal}]").uncheck()
    put(page, "tile-sea", "0,0")
    put(page, "tile-desert", "1,0", "0,1")
    put(page, "cover-tundra", "0,0")
    put(page, "element-grass", "E(0,0)")
    put(page, "animal-mammals", "0,0", "0,0")
    put(page, "animal-insects", "0,0", "1,0", "1,0")
    page.tap("[data-do=undo]")
    page.tap("[data-do=undo]")
    page.tap("[data-do=redo]")
    page.tap("[data-do=take]")
    put(page, "tile-desert", "0,1")  # and away again
    page.select_option("select[name=element-mammals]", "sun")
    page.fill("input[name=points-mammals]", "12")
    page.fill("input[name=points-insects]", "9")
    assert sheet(page)["total"] == [12, 15]
    assert "2 mammals" in text(page, "[data-part=extinction]")
    assert text(page, "[data-part=survival] p").strip() == "mammals: 1 point"
    page.tap("[data-do=take]")
    page.tap("[data-hex='0,0']")
    page.locator("input[name=saved]").check()
    assert sheet(page)["total"] == [13, 13]
    assert "2 × 1" in text(page, "[data-worth='0,0']")
    person.context.set_offline(False)
    table = downloaded(page)
    assert json.loads(table) == {
        "game": "dominant-species",
        "tiles": [
            {"hex": [0, 0], "terrain": "sea", "tundra": True, "cubes": {"mammals": 2, "insects": 1}},
            {"hex": [1, 0], "terrain": "desert", "cubes": {"insects": 1}},
        ],
        "elements": {"E(0,0)": "grass"},
        "displays": {"mammals": ["meat", "meat", "sun"], "insects": ["grass", "grass"]},
        "points": {"mammals": 12, "insects": 9},
        "saved": [0, 0],
    }
    agrees(page, scored(table))
    page.reload()
    assert sheet(page)["total"] == [13, 13]
    page.evaluate("() => { navigator.clipboard.writeText = text => (window.copied = text, Promise.resolve()) }")
    page.tap("[data-do=link]")
    until(lambda: bool(page.evaluate("window.copied")))
    other = visit().page
    other.goto(page.evaluate("window.copied"))
    assert sheet(other)["total"] == [13, 13]
    assert "#" not in other.url  # what is changed from here on is not the link's any more
    file = tmp_path / "table.json"
    file.write_bytes(table.replace(b"grass", b"plastic"))
    other.set_input_files("input[type=file]", file)
    other.wait_for_selector(".along [role=alert]:has-text('plastic')")
    assert sheet(other)["total"] == [13, 13]  # what was there stays


def test_marine_by_keys_alone(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900}).page
    begin(page, "marine")
    page.focus("[data-hex='0,0']")
    page.keyboard.type("3")  # a reef
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.type("1")  # land
    page.keyboard.press("Enter")
    page.keyboard.type("9")  # a geyser on it
    page.keyboard.press("Enter")
    page.keyboard.type("d")  # fishes
    for key in ("Enter", "Enter", "Delete", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    page.keyboard.type("q")  # algae: now the arrows walk from corner to corner
    page.focus("[data-target-corner='W(0,0)']")
    page.keyboard.press("ArrowUp")  # of both tiles
    page.keyboard.press("Enter")
    assert page.locator("[data-corner='E(-1,0)']").count() == 1
    page.keyboard.type("zz")
    page.keyboard.press("Shift+Z")
    page.keyboard.press("Control+y")
    page.keyboard.press("Escape")
    page.focus("[data-hex='0,0']")
    page.keyboard.press("Enter")  # opens
    until(lambda: bool(page.evaluate("document.activeElement.querySelector('[data-tile=\"0,0\"]') !== null")))
    assert page.locator("input[name=cubes-fishes]").input_value() == "1"
    page.locator("input[name=solitary-fishes]").check()
    page.select_option("select[name=control-sun]", "fishes")
    page.fill("input[name=marker-sun]", "7")
    agrees(page, scored(downloaded(page)))
    assert sheet(page)["total"] == [0, 0, 1 + 6 + 1 + 2 + 7, 0]  # the tiles, Survival, alone on both, the special pawn


def test_on_a_phone_what_cannot_be_is_told_in_sight(visit: Visit) -> None:
    """Above what is laid out, which stays in sight."""
    page = visit(**PHONE).page
    begin(page, "dominant-species")
    page.tap("[data-do=start]")
    put(page, "tile-sea", "0,-2", "1,-2", "2,-2", "2,-1", "2,0", "1,1", "0,2")
    told, palette = (page.locator(one).bounding_box() for one in ("[data-wrong=earth-tiles]", ".palette"))
    assert told
    assert palette
    assert 0 <= told["y"] < told["y"] + told["height"] <= palette["y"]


IMPOSSIBLE = {"en": "8 × sea, and the box has 7", "pl": "8 × morze", "he": "8 × ים"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_barriers_and_what_cannot_be_is_told(visit: Visit, language: str, tmp_path: Path) -> None:
    width = {"en": 1440, "pl": 320, "he": 390}[language]
    scheme = "dark" if language == "he" else "light"
    page = visit(language, color_scheme=scheme, viewport={"width": width, "height": 800}).page
    file = tmp_path / "table.json"
    for game, table in BEGINS.items():
        begin(page, game)
        page.click("[data-do=start]")
        page.click("[data-hex='0,0']")
        end = games.get(game).score_document(table())["end"]
        assert sheet_total(page) == [row["total"] for row in end]
        check(page, game)
    seas = [[q, r] for q in (-1, 0, 1) for r in (-1, 0, 1)][:8]
    tiles = [{"hex": at, "terrain": "sea"} for at in seas]
    file.write_text(json.dumps({"game": "dominant-species", "tiles": tiles, "displays": {"birds": ["seed", "seed"]}}))
    page.set_input_files("input[type=file]", file)  # of the other game
    assert IMPOSSIBLE[language] in text(page, "[data-wrong=earth-tiles]")
    assert not page.locator(".pad").count()
    page.click("[data-hex='1,0']")
    page.click("[data-do=remove]")
    page.wait_for_selector(".pad")
