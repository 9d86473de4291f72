"""What is written or given as a file for a new table."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from web.pages import Visitor

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]


def options_of(person: Visitor, game: str) -> Page:
    page = person.page
    person.introduce("Ada")
    page.goto(f"/new/{game}")
    page.locator("details summary").first.click()
    return page


def make(person: Visitor) -> dict[str, Any]:
    """The options of the table that is made."""
    person.page.get_by_role("button", name="Make the table").click()
    person.page.wait_for_url("**/t/*")
    table = person.page.url.rsplit("/", 1)[1]
    options: dict[str, Any] = person.context.request.get(f"/api/tables/{table}").json()["options"]
    return options


def said_at(field: Locator) -> Locator:
    return field.locator("xpath=ancestor::fieldset[1]").get_by_role("alert")


def test_a_row_of_numbers_is_refused_at_its_field_and_then_right(visit: Visit) -> None:
    person = visit()
    page = options_of(person, "ecosystem")
    field = page.get_by_label("Points for gaps")
    field.fill("12, many")
    page.get_by_role("button", name="Make the table").click()
    said_at(field).get_by_text("gap_points[1]").wait_for()
    assert page.get_by_role("alert").count() == 1
    assert field.get_attribute("aria-invalid") == "true"
    field.fill("12, 7 3; -5")
    assert make(person)["gap_points"] == [12, 7, 3, -5]
    person.errors = [error for error in person.errors if "422" not in error]  # the browser's own word for a refusal


def test_a_box_of_ones_own(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    page = options_of(person, "planet")
    field = page.get_by_label("Your own box")
    broken, wrong, right = (tmp_path / name for name in ("broken.json", "wrong.json", "right.json"))
    broken.write_text("{tiles", encoding="utf-8")
    wrong.write_text('{"tiles": 5}', encoding="utf-8")
    right.write_bytes((files("habitable.games.planet") / "components.json").read_bytes())
    field.set_input_files(broken)
    said_at(field).get_by_text("not JSON").wait_for()
    field.set_input_files(wrong)
    said_at(field).wait_for(state="detached")
    page.get_by_role("button", name="Make the table").click()
    said_at(field).get_by_text("components.tiles").wait_for()
    field.set_input_files(right)
    said_at(field).wait_for(state="detached")
    assert len(make(person)["components"]["tiles"]) == 50
    person.errors = [error for error in person.errors if "422" not in error]


def test_another_game_has_other_options(visit: Visit) -> None:
    """What was typed for one game is not sent for the next."""
    person = visit()
    page = options_of(person, "ecosystem")
    page.get_by_label("Points for gaps").fill("1 2 3")
    page.locator("input[name=game][value=planet]").check(force=True)
    page.get_by_label("Your own box").wait_for()
    assert "gap_points" not in make(person)
