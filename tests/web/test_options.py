"""The options of a game for a new table: every one can be chosen, written, or given as a file."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page

from habitable import games
from web.pages import REFUSED, Visitor, until

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
    person.page.locator("main button[type=submit]").click()
    person.page.wait_for_url("**/t/*")
    table = person.page.url.rsplit("/", 1)[1]
    options: dict[str, Any] = person.context.request.get(f"/api/tables/{table}").json()["options"]
    return options


def said_at(field: Locator) -> Locator:
    return field.locator("xpath=ancestor::fieldset[1]").get_by_role("alert")


def test_where_no_game_is_named_the_first_one_is_chosen(visit: Visit) -> None:
    person = visit()
    person.introduce("Ada")
    person.page.goto("/new")
    person.page.wait_for_selector("input[name=game]:checked")
    assert person.page.locator("input[name=game]:checked").input_value() == games.listed()[0].name


def values(schema: dict[str, Any], seats: int) -> list[Any]:
    """Every single value that a schema allows; None stands for whatever is written or in a file."""
    if "anyOf" in schema:
        return [value for part in schema["anyOf"] for value in values(part, seats)]
    if "enum" in schema:
        return list(schema["enum"])
    if schema.get("type") == "integer" and "maximum" in schema:
        return [None]
    if schema.get("type") == "integer":
        return list(range(schema["minimum"], min(schema["exclusiveMaximum"], seats)))
    single: dict[str, list[Any]] = {"boolean": [True, False], "null": ["null"]}
    return single.get(schema.get("type", ""), [None])


@pytest.mark.parametrize("game", games.GAMES)
def test_every_option_of_the_schema_has_its_field(visit: Visit, game: str) -> None:
    """And every value its place in it."""
    page = options_of(visit(), game)
    (schema,), defs = msgspec.json.schema_components([games.get(game).options], ref_template="{name}")
    least = games.get(game).seats.start
    page.get_by_role("radio", name=str(least), exact=True).check()
    properties = defs[schema["$ref"]]["properties"]
    for name, allowed in properties.items():
        field = page.locator(f"[data-option={name}]")
        assert field.locator("p").inner_text().strip(), f"{name} is not explained"
        if allowed.get("type") == "boolean":
            assert field.get_by_role("checkbox").is_checked() == allowed["default"]
            continue
        if field.get_by_role("radio").count() == 0:
            assert None in values(allowed, least)
            assert field.locator("input").count() == 1
            continue
        for value in values(allowed, least):
            wanted = "named" if value is None else str(value).lower()
            field.locator(f"input[value='{wanted}']").check(force=True)
            assert field.locator("input:checked").count() == 1
    assert page.locator("[data-option]").count() == len(properties)


@pytest.mark.parametrize(("game", "language"), [("dominant-species", "en"), ("marine", "he")])
def test_animals_are_named(visit: Visit, game: str, language: str) -> None:
    """Whoever takes an animal from another leaves theirs; with several for each, all play."""
    person = visit(language)
    page = options_of(person, game)
    animals = list(next(noun for noun in games.get(game).vocabulary.verbs if noun.name == "assign").nouns[0].texts)
    page.get_by_role("radio", name="2", exact=True).check()
    page.locator("input[name=animals][value=named]").check(force=True)
    chosen = page.locator("[data-option=animals] select")
    assert chosen.count() == 2
    chosen.nth(0).select_option(animals[1])
    assert [one.input_value() for one in chosen.all()] == [animals[1], animals[0]]
    page.locator("[data-option=multi_animal] input").check()
    until(lambda: chosen.count() == len(animals))
    chosen.nth(1).select_option(animals[-1])
    assert make(person)["animals"] == [animals[1], animals[-1], *animals[2:-1], animals[0]]


def test_a_row_of_numbers_is_refused_at_its_field_and_then_right(visit: Visit) -> None:
    person = visit()
    page = options_of(person, "ecosystem")
    field = page.get_by_label("Points for gaps")
    field.fill("12, many")
    person.expect(REFUSED)
    page.get_by_role("button", name="Make the table").click()
    said_at(field).get_by_text("gap_points[1]").wait_for()
    assert page.get_by_role("alert").count() == 1
    assert field.get_attribute("aria-invalid") == "true"
    field.fill("12, 7 3; -5")
    assert make(person)["gap_points"] == [12, 7, 3, -5]


def test_a_box_of_ones_own(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    page = options_of(person, "planet")
    field = page.get_by_label("Your own box")
    broken, wrong, right = (tmp_path / name for name in ("broken.json", "wrong.json", "right.json"))
    broken.write_text("{tiles", encoding="utf-8")
    wrong.write_text('{"tiles": 5}', encoding="utf-8")
    right.write_bytes((files("habitable.games.planet") / "components.json").read_bytes())
    person.expect(REFUSED)
    field.set_input_files(broken)
    said_at(field).get_by_text("not JSON").wait_for()
    field.set_input_files(wrong)
    said_at(field).wait_for(state="detached")
    page.get_by_role("button", name="Make the table").click()
    said_at(field).get_by_text("components.tiles").wait_for()
    field.set_input_files(right)
    said_at(field).wait_for(state="detached")
    assert len(make(person)["components"]["tiles"]) == 50


@pytest.mark.parametrize(
    ("language", "words"), [("pl", "tiles: wymagana liczba to 50, nie 49"), ("he", "tiles: הכמות הדרושה היא 50, לא 49")]
)
def test_what_is_wrong_with_a_box_is_said_in_the_language_of_the_page(
    visit: Visit, tmp_path: Path, language: str, words: str
) -> None:
    person = visit(language)
    page = options_of(person, "planet")
    box = msgspec.json.decode((files("habitable.games.planet") / "components.json").read_bytes())
    file = tmp_path / "box.json"
    file.write_bytes(msgspec.json.encode({**box, "tiles": box["tiles"][1:]}))
    field = page.locator("[data-option=components] input")
    field.set_input_files(file)
    person.expect(REFUSED)
    page.locator("main button[type=submit]").click()
    said_at(field).wait_for()
    assert words in re.sub("[\u2068\u2069]", "", said_at(field).inner_text())


def test_another_game_has_other_options(visit: Visit) -> None:
    """What was typed for one game is not sent for the next."""
    person = visit()
    page = options_of(person, "ecosystem")
    page.get_by_label("Points for gaps").fill("1 2 3")
    page.locator("input[name=game][value=planet]").check(force=True)
    page.get_by_label("Your own box").wait_for()
    assert "gap_points" not in make(person)
