"""The boards of Dominant Species and Marine: every question is answered on them, in every way; whole games."""

import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route

from cli import dominant_species_tables, marine_tables
from cli.test_dominant_species import all_questions as of_dominant_species
from cli.test_marine import all_questions as of_marine
from games.dominant_species import build as dominant_build
from games.marine import build as marine_build
from habitable import texts
from habitable.earth.moving import cubes_by_hex
from habitable.earth.scoring import tile_points
from habitable.games import get
from habitable.games.dominant_species import components as dominant_species
from habitable.games.dominant_species.actions import migration as dominant_migration
from habitable.games.dominant_species.planning import PlacePawn
from habitable.games.dominant_species.sleepers import WhichGoes
from habitable.games.dominant_species.table import match_value
from habitable.games.dominant_species.vocabulary import MOVE
from habitable.games.marine import components as marine
from habitable.games.marine.actions import migration as marine_migration
from habitable.games.marine.table import thrives
from habitable.kernel.bits import first, members
from habitable.kernel.match import replay
from habitable.kernel.position import Position
from habitable.kernel.record import read
from habitable.kernel.rng import Rng
from habitable.kernel.state import name_of
from server.running import Running
from web.hexes import MAP, OVERLAYS, WAYS, Hands, Stage, play_all
from web.pages import SOAK, Visitor, until, without_pictures

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
SCREEN = {"width": 1024, "height": 700}  # a small one: less is painted
SEED = 5  # with which every question comes up


def asked_in_dominant_species() -> Iterator[Position]:
    rng = Rng(SEED)
    for start in [dominant_build.luck(dominant_build.begin(6, animals="choose")), *dominant_species_tables.tables()]:
        yield from dominant_species_tables.play_on(start, rng)


def asked_in_marine() -> Iterator[Position]:
    rng = Rng(SEED)
    for start in chain(marine_tables.tables(), marine_tables.tables()):
        yield from marine_tables.play_on(start, rng)


HEXES: dict[str, tuple[int, Callable[[], Iterator[Position]], Callable[[], set[str]]]] = {
    "dominant-species": (6, asked_in_dominant_species, of_dominant_species),
    "marine": (4, asked_in_marine, of_marine),
}


@cache
def one_of_each(game: str) -> dict[str, Position]:
    """The first position in which each question is asked."""
    seats, positions, _ = HEXES[game]
    found: dict[str, Position] = {}
    for p in positions():
        kind = name_of(type(p.top))
        if kind not in found and p.seats == seats:
            found[kind] = p.copy()
    return found


def some_of_each_sort(game: str, found: dict[str, Position], some: int = 2) -> list[str]:
    """Questions are of a sort when the same things are pressed to answer them."""
    sorts: dict[frozenset[tuple[str, ...]], list[str]] = {}
    for kind, position in found.items():
        answers = [answer for seat in position.asked() for answer in position.options(seat) if answer]
        things = frozenset(tuple(thing.noun for thing in get(game).touched(answer)) for answer in answers)
        sorts.setdefault(things, []).append(kind)
    return [kind for kinds in sorts.values() for kind in kinds[:some]]


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", HEXES)
def test_every_question_is_answered_on_the_board(visit: Visit, house: Running, game: str, way: str) -> None:
    """What is lit is what the engine allows, with a name, and nothing else looks as if it could be pressed; and what is
    pressed is what the server is told. Of each sort of question there are two, and the ways take turns; in a soak every
    question is answered in every way."""
    hands, screen = WAYS[way]
    person = visit(unfolded=False, **screen)
    seats, _, questions = HEXES[game]
    stage = Stage(house, person, game, seats)
    person.page.goto(f"/t/{stage.table}")
    one = hands(person.page)
    found = one_of_each(game)
    assert set(found) == questions()
    mine = [*found] if SOAK else some_of_each_sort(game, found)[[*WAYS].index(way) :: len(WAYS)]
    for turn, kind in enumerate(mine):
        position = found[kind]
        stage.stand(position)
        seat = check(one, kind, stage.legal())
        if (card := card_of(game, position)) is not None:
            assert effect_of(game, card) in bare(person.page.locator(".hex-board .bar").inner_text()), kind
        wanted = [answer for answer in stage.legal()[seat] if answer]
        answer_one(one, stage, kind, seat, wanted[turn % min(len(wanted), 7)])


def card_of(game: str, position: Position) -> str | None:
    """The card that is being carried out."""
    view: Any = get(game).view(position, None)
    return view.question.card  # type: ignore[no-any-return]


def effect_of(game: str, card: str) -> str:
    return bare(texts.get("en")(f"{game}-card-{card.replace('_', '-')}.effect"))


def check(one: Hands, kind: str, legal: dict[int, list[int]]) -> int:
    """Holds what is lit against what can be answered; returns whose question it is, where several are asked at once."""

    seen: Any = None
    whose: list[int] = []

    def ready() -> bool:
        nonlocal seen, whose
        seen = one.asked()
        lit = {answer for thing in seen["lit"] for answer in thing["answers"]}
        whose = [seat for seat, answers in legal.items() if set(answers) == lit]
        return bool(whose)

    assert all(len(answers) > 1 for answers in legal.values()), f"{kind}: nobody has to press the only answer"
    one.wait(ready, lambda: f"{kind}: {seen['lit']} are lit, and {legal} can be answered")
    assert all(thing["name"] for thing in seen["lit"]), (kind, seen["lit"])
    assert not (idle := one.idle()), (kind, idle)
    return whose[0]


def answer_one(one: Hands, stage: Stage, kind: str, seat: int, wanted: int) -> None:
    before = stage.stamp
    one.answer(wanted, lambda: stage.stamp != before)
    assert stage.given(seat)[:1] == [wanted], kind


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────

BOT = {"kind": "bot", "level": "random"}
SHORT = {"dominant-species": {"deck": "short", "turn_limit": 1}, "marine": {"length": "short", "turn_limit": 8}}
WHOLE = {"dominant-species": {"deck": "short"}, "marine": {"length": "short"}}


@pytest.mark.long
@pytest.mark.parametrize("game", HEXES)
@pytest.mark.parametrize("number", range(max(1, SOAK)))
def test_two_people_and_two_bots_play_on_the_boards_to_the_score_sheet(visit: Visit, game: str, number: int) -> None:
    """At every step what is lit is what the engine allows. A limit of turns keeps the game short, but in a soak."""
    people = [visit(unfolded=False, viewport=SCREEN) for _ in range(2)]
    for name, one in zip(("Ada", "Ben"), people, strict=True):
        one.introduce(name)
        without_pictures(one.page)
    seats = [{"kind": "me"}, {"kind": "open"}, BOT, BOT]
    options = (WHOLE if SOAK else SHORT)[game]
    table = people[0].post("/api/tables", {"game": game, "seats": seats, "options": options})["table"]["id"]
    people[1].post(f"/api/tables/{table}/take", {"seat": 1})
    people[0].post(f"/api/tables/{table}/start")
    for one in people:
        one.page.goto(f"/t/{table}")
    for end in play_all([one.page for one in people], number + 1):
        assert end.get("over"), end
        assert end["compared"] >= 3
    sheet = people[0].context.request.get(f"/api/tables/{table}/view").json()["view"]["sheet"]
    for one in people:
        total = one.page.locator(".over .sheet tr.total td")
        assert [int(cell.replace("\u2212", "-")) for cell in total.all_inner_texts()] == sheet["totals"]


# ── what is shown ───────────────────────────────────────────────────────────────────────────────────────────────────


def with_all_cards(game: str) -> Position:
    """A table on which all cards lie, and one animal has all traits."""
    if game == "dominant-species":
        p = dominant_species_tables.crowded()
        p.available = first(len(dominant_species.CARDS))
        return dominant_build.ask(p, PlacePawn(dominant_species.REPTILES))
    sea = marine_tables.crowded()
    sea.slots = list(range(len(marine.CARDS)))
    animal = next(iter(sea.playing()))
    sea.animals[animal] = sea.animal(animal).having(1, first(len(marine.TRAITS)), -1, False, 0, 0, False)
    return marine_build.turn(sea, "R")


@pytest.mark.parametrize("game", HEXES)
def test_every_card_and_trait_is_shown_with_its_text(visit: Visit, house: Running, game: str) -> None:
    person = visit(unfolded=False, viewport=SCREEN)
    page = person.page
    stage = Stage(house, person, game, HEXES[game][0])
    stage.stand(with_all_cards(game))
    page.goto(f"/t/{stage.table}")
    page.wait_for_selector(".hex-board .bar")
    cards = [(sort, name) for sort, names in THINGS[game].items() for name in names]
    assert len(cards) == {"dominant-species": 26, "marine": 35 + 18}[game]
    for language in texts.LANGUAGES:
        page.evaluate(ANOTHER_LANGUAGE, language)
        until(lambda language=language: page.evaluate("document.documentElement.lang") == language)  # type: ignore[misc]
        # what is out of sight has no text that is shown, but it is there
        shown, t = bare(page.locator(".hex-board").text_content() or ""), texts.get(language)
        for sort, name in cards:
            key = f"{game}-{sort}-{name.replace('_', '-')}"
            assert bare(t(key)) in shown, key
            assert bare(t(f"{key}.effect")) in shown, f"{key}.effect"


ANOTHER_LANGUAGE = """
language => {
  // as if it were chosen in another tab
  localStorage.setItem('habitable-settings', JSON.stringify({language}))
  dispatchEvent(new StorageEvent('storage', {key: 'habitable-settings'}))
}
"""


THINGS = {
    "dominant-species": {"card": dominant_species.CARDS},
    "marine": {"card": marine.CARDS, "trait": marine.TRAITS},
}


def bare(text: str) -> str:
    return " ".join(re.sub("[\u2066-\u2069\u200e\u200f]", "", text).split())


@pytest.mark.parametrize("game", HEXES)
def test_what_the_map_says_of_a_tile_is_what_the_engine_counts(visit: Visit, house: Running, game: str) -> None:
    """On random late positions: species, match, dominance, endangered ones, what scoring pays; and for whoever is asked
    where it would live well, and where a Migration could bring its species."""
    person = visit(unfolded=False, viewport=SCREEN)
    person.context.add_init_script(OVERLAYS)
    seats = HEXES[game][0]
    stage = Stage(house, person, game, seats)
    page = person.page
    page.goto(f"/t/{stage.table}")
    hands = Hands(page)
    for seed in range(3):
        position, animal = late(game, seats, seed)
        stage.stand(position)
        wanted = counted(game, position, animal)
        hands.asked()
        hands.wait(lambda wanted=wanted: page.evaluate(MAP) == wanted, lambda: str(page.evaluate(MAP)))  # type: ignore[misc]
        assert page.locator(".map.fitted").count() == 1, "a wide screen shows all of Earth"


def late(game: str, seats: int, seed: int) -> tuple[Any, int]:
    """Somewhere in the second half of a game at random, and the animal that is asked."""
    rng, rules = Rng(seed), get(game)
    passed = 400 + 100 * seed
    p = rules.start(seats, rules.make_options({}))
    while True:
        seat = p.turn()
        passed -= 1
        if passed < 0 and name_of(type(p.top)) in ("turn", "place_pawn"):
            return p, p.top.animal  # type: ignore[union-attr]
        p.play(seat, p.draw(seat, rng))


def counted(game: str, p: Any, me: int) -> dict[str, Any]:
    """What the map is to say, from the rules."""
    box, migration, match = RULES[game]
    answers = migration.Migrate(me, 1, cubes_by_hex(p, me), 0).answers(p)
    reached = {box.GRID.moves[answer - migration.MOVE][1] for answer in answers}
    out = {}
    for hex in members(p.land):
        tile, points = p.tiles[hex], tile_points(p, p.tiles[hex])
        pay = sorted((points[a] for a in members(tile.animals()) if points[a]), reverse=True)
        well = match(p, me, hex)
        out[box.GRID.hex_text(hex)] = {
            "species": {
                box.ANIMALS[a]: {
                    "number": tile.of(a),
                    "match": str(match(p, a, hex) or "") if game == "dominant-species" else "",
                    "dominant": game == "dominant-species" and tile.dominant == a,
                    "endangered": not match(p, a, hex),
                }
                for a in members(tile.animals())
            },
            "pay": " · ".join(map(str, pay)),
            "suited": "" if not well else str(well) if game == "dominant-species" else "✓",
            "reached": hex in reached,
        }
    return out


RULES: dict[str, tuple[Any, Any, Callable[[Any, int, int], int]]] = {
    "dominant-species": (dominant_species, dominant_migration, match_value),
    "marine": (marine, marine_migration, lambda p, animal, hex: int(thrives(p, animal, hex))),
}


@pytest.mark.parametrize("game", HEXES)
def test_a_recorded_game_is_replayed_on_the_board(visit: Visit, game: str) -> None:
    person = visit(unfolded=False, viewport=SCREEN)
    page = person.page
    folder = Path(__file__).parents[1] / "games" / game.replace("-", "_") / "golden"
    page.goto("/replay")
    page.set_input_files("input[type=file]", folder / RECORDED[game])
    page.wait_for_selector(".hex-board")
    match = replay(get(game), read((folder / RECORDED[game]).read_text(encoding="utf-8")))
    box = RULES[game][0]
    page.get_by_role("button", name="To the end").click()
    last: Any = match.position
    there = {box.GRID.hex_text(h): sum(last.tiles[h].of(a) for a in last.playing()) for h in members(last.land)}
    cubes = "one => Object.values(one.species).reduce((sum, species) => sum + species.number, 0)"
    js = f"Object.fromEntries(Object.entries(({MAP.strip()})()).map(([hex, one]) => [hex, ({cubes})(one)]))"
    Hands(page).wait(lambda: page.evaluate(js) == there, lambda: f"{page.evaluate(js)} and not {there}")
    assert page.locator(".hex-board [data-answer], .hex-board [data-answers], .hex-board .bar").count() == 0


def test_species_that_hibernate_are_marked(visit: Visit, house: Running) -> None:
    person = visit(unfolded=False, viewport=SCREEN)
    stage = Stage(house, person, "dominant-species", 6)
    p, hex = dominant_species_tables.half_asleep()
    stage.stand(dominant_build.ask(p, WhichGoes(dominant_species.REPTILES, dominant_species.BIRDS, hex)))
    person.page.goto(f"/t/{stage.table}")
    person.page.wait_for_selector(".hex-board .species")
    assert person.page.locator('.hex-board .species[data-animal="birds"] .asleep').all_text_contents() == ["z1"]


RECORDED = {"dominant-species": "four.habitable", "marine": "four.habitable"}


# ── hands ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def planning(visit: Visit, house: Running) -> tuple[Stage, Visitor]:
    """The reptiles are to place a pawn."""
    person = visit(unfolded=False, viewport=SCREEN)
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(dominant_build.ask(dominant_species_tables.crowded(), PlacePawn(dominant_species.REPTILES)))
    person.page.goto(f"/t/{stage.table}")
    person.page.wait_for_selector(".hex-board .target[data-thing^=space]")
    return stage, person


def test_a_pawn_is_dragged_onto_a_space(planning: tuple[Stage, Visitor]) -> None:
    stage, person = planning
    (seat, legal), before = next(iter(stage.legal().items())), stage.stamp
    drag(person, "[data-carried]", f'.hex-board [data-answer="{legal[0]}"]')
    until(lambda: stage.stamp != before)
    assert stage.given(seat) == legal[:1]


def drag(person: Visitor, what: str, to: str) -> None:
    """With the mouse."""
    person.page.locator(what).first.hover()
    person.page.mouse.down()
    person.page.locator(to).first.hover()
    person.page.mouse.up()


def drag_by_finger(person: Visitor, what: str, to: str) -> None:
    person.page.locator(to).first.scroll_into_view_if_needed()
    boxes = [person.page.locator(one).first.bounding_box() for one in (what, to)]
    (x0, y0), (x1, y1) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    wipe(person, x0, y0, x1 - x0, y1 - y0)


def wipe(person: Visitor, x: float, y: float, dx: float, dy: float = 0) -> None:
    """One finger, from here so far, in a tenth of a second however busy the machine is."""
    fingers = person.context.new_cdp_session(person.page)
    began = time.time()
    for part in range(6):
        at = [{"x": x + dx * part / 5, "y": y + dy * part / 5}]
        event = {"type": "touchMove" if part else "touchStart", "touchPoints": at, "timestamp": began + part / 60}
        fingers.send("Input.dispatchTouchEvent", event)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": began + 0.1})


@pytest.mark.parametrize("dragged", [drag, drag_by_finger])
def test_species_are_dragged_from_tile_to_tile(visit: Visit, house: Running, dragged: Callable[..., None]) -> None:
    """With a finger, too, though the same finger moves the page where it begins elsewhere."""
    person = visit(unfolded=False, viewport=SCREEN, has_touch=True)
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(one_of_each("dominant-species")["migrate"])
    person.page.goto(f"/t/{stage.table}")
    person.page.wait_for_selector(".hex-board .hex.lit")
    answer = next(answer for answer in next(iter(stage.legal().values())) if answer)
    source, target = dominant_species.GRID.moves[answer - MOVE]
    dragged(person, *(f'.map [data-hex="{dominant_species.GRID.hex_text(hex)}"]' for hex in (source, target)))
    person.page.wait_for_selector(".bar .plan")
    assert person.page.locator(".bar .plan li").count() == 1


def test_keys_walk_over_the_map_and_jump_to_actions_and_cards(planning: tuple[Stage, Visitor]) -> None:
    _, person = planning
    page, keyboard = person.page, person.page.keyboard
    focused = "document.activeElement"
    page.locator('.map [data-hex="0,0"]').focus()
    keyboard.press("ArrowDown")
    until(lambda: page.evaluate(f"{focused}.dataset.hex") == "0,1")
    keyboard.press("ArrowUp")
    until(lambda: page.evaluate(f"{focused}.dataset.hex") == "0,0")
    for letter, action in (("a", "Initiative"), ("k", "Competition")):
        keyboard.press(letter)
        until(lambda action=action: page.evaluate(f"{focused}.closest('[data-letter]')?.dataset.name") == action)  # type: ignore[misc]
    here = page.evaluate(f"{focused}.dataset.thing")
    keyboard.press("ArrowUp")  # among the spaces, as they lie on the screen
    until(lambda: page.evaluate(f"{focused}.dataset.thing ?? '{here}'") != here)
    keyboard.press("2")
    until(lambda: page.evaluate(f"{focused}.closest('[data-digit]')?.dataset.digit") == "2")
    keyboard.press("?")
    page.locator("dialog[open]").get_by_text("Competition", exact=True).wait_for()
    keyboard.press("Escape")
    keyboard.press("n")
    until(lambda: page.evaluate(f"{focused}.matches('.hex-board [data-answer]')"))


def test_a_finger_wipes_from_pane_to_pane(visit: Visit, house: Running) -> None:
    """In the direction in which one reads."""
    person = visit("he", unfolded=False, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(dominant_build.ask(dominant_species_tables.crowded(), PlacePawn(dominant_species.REPTILES)))
    page = person.page
    page.goto(f"/t/{stage.table}")
    page.wait_for_selector(".hex-board[data-pane=display] .target[data-thing^=space]")
    for by, pane in ((200, "animals"), (200, "cards"), (200, "cards"), (-200, "animals")):
        wipe(person, 195 - by / 2, 500, by)
        page.wait_for_selector(f".hex-board[data-pane={pane}]")
    page.evaluate(ANOTHER_LANGUAGE, "en")
    page.wait_for_selector("[dir=ltr] .hex-board")
    wipe(person, 295, 500, -200)
    page.wait_for_selector(".hex-board[data-pane=cards]")


def test_pointing_at_a_tile_says_what_scoring_it_brings_and_covers_nothing(visit: Visit, house: Running) -> None:
    """All of Earth is seen, and what is asked below it takes no more room than before."""
    person = visit(unfolded=False, viewport={"width": 1440, "height": 900})
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(one_of_each("dominant-species")["dominate"])
    page = person.page
    page.goto(f"/t/{stage.table}")
    page.wait_for_selector(".map.fitted .hex.lit")
    high = "document.querySelector('.bar').getBoundingClientRect().height"
    before = page.evaluate(high)
    q, r = next(tile["hex"] for tile in view_of(stage)["tiles"] if tile["dominant"] and not tile["scored"])
    page.locator(f'.map [data-hex="{q},{r}"]').hover()
    page.locator(".bar .consequence").wait_for()
    assert page.evaluate(high) == before
    card = page.locator(".tile-card").inner_text()
    assert re.search("points?, a card", bare(card)), card
    assert "with the highest match" in card


BELOW = """
() => {
  // how far the words about a space come below the upper edge of the bar
  const [about, bar] = ['.display .about', '.bar'].map(one => document.querySelector(one).getBoundingClientRect())
  return about.bottom - bar.top
}
"""


@pytest.mark.parametrize("high", [900, 780])
def test_what_a_space_does_is_read_without_scrolling(visit: Visit, house: Running, high: int) -> None:
    """All rows and the words below them are above the bar, also in the low window of a laptop."""
    person = visit(unfolded=False, viewport={"width": 1440, "height": high})
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(dominant_build.ask(dominant_species_tables.crowded(), PlacePawn(dominant_species.REPTILES)))
    page = person.page
    page.goto(f"/t/{stage.table}")
    page.wait_for_selector(".hex-board .target[data-thing^=space]")
    page.locator(".display .target[data-thing^=space]").last.hover()
    page.locator(".display .about b").first.wait_for()
    assert page.evaluate(BELOW) <= 0
    page.mouse.move(5, 5)
    page.locator(".display .about b").first.wait_for(state="detached")


@pytest.mark.parametrize("kind", ["come", "put_element", "take_element"])
def test_the_tile_that_is_asked_about_is_ringed(visit: Visit, house: Running, kind: str) -> None:
    person = visit(unfolded=False, viewport=SCREEN)
    stage = Stage(house, person, "dominant-species", 6)
    position = one_of_each("dominant-species")[kind]
    stage.stand(position)
    person.page.goto(f"/t/{stage.table}")
    hex = dominant_species.GRID.hex_text(position.top.hex)  # type: ignore[union-attr]
    person.page.wait_for_selector(f'.map [data-hex="{hex}"] .named-ring')
    assert person.page.locator(".map .named-ring").count() == 1


def view_of(stage: Stage) -> Any:
    game = get("dominant-species")
    return msgspec.to_builtins(game.view(stage.live.position, None))


def test_a_tap_meets_what_is_under_the_finger(visit: Visit) -> None:
    """What a space does stands below it, in one line or in four: the display stays where it is, also where the
    log comes into sight."""
    person = visit(unfolded=False, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    bot = {"kind": "bot", "level": "random"}
    table = person.table("dominant-species", {"kind": "me"}, bot, options={"animals": ["insects", "mammals"]})
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(".target[data-thing^=space]")
    page.evaluate("scrollBy(0, document.querySelector('.display li:nth-child(8)').getBoundingClientRect().top - 40)")
    for row in (11, 8, 10, 9, 11):
        space = page.locator(f".display li:nth-child({row}) .target[data-thing^=space]").nth(row % 2)
        box = space.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        until(lambda one=space: one.get_attribute("aria-pressed") == "true")  # type: ignore[misc]


def test_on_a_phone_nothing_lies_over_what_is_chosen_next(visit: Visit, house: Running) -> None:
    """What is known of a tile goes when a move to it is planned; what a space does is read above the button."""
    person = visit(unfolded=False, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(one_of_each("dominant-species")["migrate"])
    page = person.page
    page.goto(f"/t/{stage.table}")
    page.wait_for_selector(".hex-board .hex.lit")
    page.locator(".map .hex:not(.lit):not(.vacant)").first.tap()
    page.locator(".tile-card").wait_for()
    page.locator(".details").tap()
    answer = next(answer for answer in next(iter(stage.legal().values())) if answer)
    for hex in dominant_species.GRID.moves[answer - MOVE]:
        page.wait_for_timeout(300)
        page.locator(f'.map [data-hex="{dominant_species.GRID.hex_text(hex)}"]').tap()
    page.wait_for_selector(".bar .plan")
    page.wait_for_timeout(300)
    assert page.locator(".tile-card").count() == 0
    stage.stand(dominant_build.ask(dominant_species_tables.crowded(), PlacePawn(dominant_species.REPTILES)))
    page.wait_for_selector(".hex-board[data-pane=display] .target[data-thing^=space]")
    page.wait_for_timeout(300)
    page.locator(".display [data-name=Migration] .target[data-thing^=space]").first.tap()
    page.locator(".bar .does").get_by_text("Move").wait_for()


def test_on_a_phone_no_tile_hides_behind_the_bar(visit: Visit) -> None:
    """Marine asks for a trait first, in many words; a note about a tile lies beside the tile."""
    person = visit(unfolded=False, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = person.table("marine", {"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3)
    page = person.page
    page.goto(f"/t/{table}")
    page.locator(".bar [data-answer].long").first.wait_for()
    tiles = page.locator(".map .hex:not(.vacant)")

    def lowest() -> float:
        return max(box["y"] + box["height"] for one in tiles.all() if (box := one.bounding_box()))

    until(lambda: lowest() <= (page.locator(".bar").bounding_box() or {"y": 0})["y"])
    for tile in (tiles.first, tiles.last):
        tile.tap()
        note, at = page.locator(".details").bounding_box(), tile.bounding_box()
        assert note
        assert at
        assert note["y"] + note["height"] <= at["y"] + at["height"] / 2 or note["y"] >= at["y"] + at["height"] / 2
        page.locator(".details").tap()


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOWEST = """
() => {
  const tiles = [...document.querySelectorAll('.map .hex:not(.vacant)')].map(one => one.getBoundingClientRect().bottom)
  return Math.max(...tiles) - document.querySelector('.bar').getBoundingClientRect().top
}
"""
TOP = "Math.round(document.querySelector('.panes').getBoundingClientRect().top)"
MAP_TOP = "Math.round(document.querySelector('.map').getBoundingClientRect().top)"


def test_a_high_bar_hides_no_tile_beside_the_display(visit: Visit, house: Running) -> None:
    """Cards to choose from make it high; when it is lower again the map stays as it is."""
    person = visit(unfolded=False, viewport={"width": 1440, "height": 900})
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(one_of_each("dominant-species")["take_card"])
    page = person.page
    page.goto(f"/t/{stage.table}")
    page.locator(".bar .lies").first.wait_for()
    until(lambda: page.evaluate(LOWEST) <= 0)
    seen = page.locator("svg.map, .map svg").first.get_attribute("viewBox")
    stage.stand(one_of_each("dominant-species")["glaciate"])
    page.locator(".bar .question").get_by_text("Glaciation").wait_for()
    assert page.locator("svg.map, .map svg").first.get_attribute("viewBox") == seen


def test_on_a_phone_the_board_is_followed_from_pane_to_pane(visit: Visit, house: Running) -> None:
    """Whoever has scrolled down in one pane sees the next one from its top: where a plan goes on there, and where the
    next question is answered there. What is planned is named by the place where it lies."""
    person = visit(unfolded=False, **PHONE)
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(one_of_each("dominant-species")["explore"])
    page = person.page
    page.goto(f"/t/{stage.table}")
    down = page.locator(".hex-board[data-pane=cards] .pane[data-of=cards] [data-answer]").last
    down.wait_for()
    page.evaluate("scrollBy(0, 250)")
    page.wait_for_timeout(300)  # a tap that comes too soon does nothing
    assert page.evaluate(TOP) < 0
    down.tap()
    page.wait_for_selector(".hex-board[data-pane=map] .hex.lit")
    until(lambda: page.evaluate(TOP) >= 0)
    page.locator(".map .hex.lit").first.tap()
    until(lambda: [bare(one).strip() for one in page.locator(".bar .plan li > span").all_inner_texts()][1:] == ["sea"])
    stage.stand(one_of_each("dominant-species")["take_card"])
    page.wait_for_selector(".hex-board[data-pane=cards]")
    page.evaluate("scrollBy(0, 150)")
    stage.stand(one_of_each("dominant-species")["evolve"])
    page.wait_for_selector(".hex-board[data-pane=map] .hex.lit")
    until(lambda: page.evaluate(TOP) >= 0)


def test_whoever_chose_below_the_map_is_shown_where_it_goes_on(visit: Visit, house: Running) -> None:
    """On a wide screen the stacks lie below the map, and a tile from one of them is laid on it."""
    person = visit(unfolded=False, viewport=SCREEN)
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(one_of_each("dominant-species")["explore"])
    page = person.page
    page.goto(f"/t/{stage.table}")
    stack = page.locator(".pane[data-of=cards] [data-answer]").last
    stack.wait_for()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_timeout(300)  # a click that comes too soon does nothing
    assert page.evaluate(MAP_TOP) < 0
    stack.click()
    page.wait_for_selector(".map .hex.lit")
    until(lambda: page.evaluate(MAP_TOP) >= 0)


def test_on_a_phone_a_card_is_named_once(visit: Visit, house: Running) -> None:
    """It lies in the pane above the bar; once it is tapped the bar says which one is meant, and what is carried out."""
    person = visit(unfolded=False, **PHONE)
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(one_of_each("dominant-species")["take_card"])
    page = person.page
    page.goto(f"/t/{stage.table}")
    cards = page.locator(".pane[data-of=cards] [data-answer]")
    cards.first.wait_for()
    assert "Nocturnal" not in page.locator(".bar").inner_text()
    page.wait_for_timeout(300)  # a tap that comes too soon does nothing
    cards.filter(has_text="Nocturnal").tap()
    page.wait_for_selector(".bar .armed")
    assert page.locator(".bar").inner_text().count("Nocturnal") == 1
    cards.filter(has_text="Fertile").tap()
    page.wait_for_selector(".bar .plan")
    assert page.locator(".bar .plan li").inner_text().strip() == "Fertile"
    assert page.locator(".bar").inner_text().count("Choose a tile where you live") == 1


def test_at_the_end_a_phone_shows_the_map(visit: Visit, house: Running) -> None:
    """Whatever was looked at before."""
    p, rng = dominant_build.execute_from(dominant_species_tables.crowded(last=True), "domination"), Rng(3)
    before, last = p.copy(), (0, 0)
    while not p.over():
        seat = p.turn()
        answer = p.draw(seat, rng)
        if seat >= 0:
            before, last = p.copy(), (seat, answer)
        p.play(seat, answer)
    person = visit(unfolded=False, **PHONE)
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(before)
    page = person.page
    page.goto(f"/t/{stage.table}")
    page.locator(".panes [data-to=display]").tap()
    page.wait_for_selector(".hex-board[data-pane=display]")
    said = {"type": "answer", "seat": last[0], "number": person.view(stage.table)["number"], "id": "client-000001"}
    person.post(f"/api/tables/{stage.table}/say", {**said, "answer": last[1]})
    page.wait_for_selector("#over")
    page.wait_for_selector(".hex-board[data-pane=map]")


def test_pointing_at_a_line_of_the_list_lights_its_places(visit: Visit, house: Running) -> None:
    """Of a line that stands for several answers what they have in common: where the species are."""
    person = visit(viewport={"width": 1440, "height": 900})
    stage = Stage(house, person, "dominant-species", 6)
    stage.stand(one_of_each("dominant-species")["migrate"])
    page = person.page
    page.goto(f"/t/{stage.table}")
    line = page.locator(".options [data-answers]").first
    line.hover()
    first = int((line.get_attribute("data-answers") or "").split()[0])
    hexes = [dominant_species.GRID.hex_text(hex) for hex in dominant_species.GRID.moves[first - MOVE]]
    lit = "[...document.querySelectorAll('.map .hex.chosen')].map(one => one.dataset.hex).sort()"
    until(lambda: page.evaluate(lit) == hexes[:1])
    page.wait_for_timeout(300)
    line.click()
    page.locator(f'.options [data-answer="{first}"]').hover()
    until(lambda: page.evaluate(lit) == sorted(hexes))
    page.mouse.move(5, 5)
    until(lambda: page.evaluate(lit) == [])


LINES = """
() => {
  // how many lines the news have room for, and how many each of them has
  const news = document.querySelector('.news')
  const high = parseFloat(getComputedStyle(news.querySelector('.deed')).lineHeight)
  const lines = [news.clientHeight, ...[...news.querySelectorAll('li')].map(one => one.getBoundingClientRect().height)]
  return news.scrollHeight > news.clientHeight ? lines.map(one => one / high) : []
}
"""


def test_news_are_not_cut_within_a_line(visit: Visit) -> None:
    person = visit(unfolded=False, viewport={"width": 1440, "height": 900})
    bot = {"kind": "bot", "level": "random"}
    table = person.table("dominant-species", {"kind": "me"}, bot, bot, bot)
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(".hex-board .target[data-thing^=space]")
    for _ in range(9):
        person.answer_beside(table)
    until(lambda: page.locator(".news .deed").count() > 0 and page.evaluate(LINES))
    assert all(abs(lines - round(lines)) < 0.05 for lines in page.evaluate(LINES)), page.evaluate(LINES)


def test_names_are_read_in_the_score_sheet_of_a_phone(visit: Visit) -> None:
    """In two lines if need be; a short one is not broken."""
    person = visit(unfolded=False, **PHONE)
    names = ("Leszczyna", "Kazimierz W.", "Bo")
    table = person.table("dominant-species", {"kind": "me"}, *[{"kind": "me", "name": name} for name in names])
    page = person.page
    page.goto(f"/t/{table}")
    page.locator("summary", has_text="Score sheet").tap()
    for name in ("Ada", *names):
        at = page.locator("thead bdi").get_by_text(name, exact=True)
        assert at.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), name
        assert at.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), name
        lines = at.evaluate("one => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))")
        assert lines == (1 if len(name) < 4 else 2), name


def test_what_cannot_be_taken_back_is_asked_once_more(planning: tuple[Stage, Visitor]) -> None:
    """If it is so chosen. After a pawn others place theirs."""
    stage, person = planning
    person.page.evaluate("localStorage.setItem('habitable-settings', '{\"confirm\": \"final\"}')")
    person.page.reload()
    hands, before = Hands(person.page), stage.stamp
    (seat, legal) = next(iter(stage.legal().items()))
    hands.asked()
    hands.press(hands.target(legal[0]))
    person.page.wait_for_selector(".bar .armed")
    assert stage.stamp == before
    hands.answer(legal[0], lambda: stage.stamp != before)
    assert stage.given(seat) == legal[:1]


def test_the_board_is_printed_light_and_without_what_can_be_pressed(planning: tuple[Stage, Visitor]) -> None:
    _, person = planning
    page = person.page
    page.emulate_media(media="print", color_scheme="dark")
    until(lambda: page.evaluate("document.documentElement.dataset.theme") == "light")
    assert not page.locator(".hex-board .bar, .hex-board .controls, nav").locator("visible=true").count()
    assert page.locator(".map").is_visible()


def test_a_hint_in_words_does_not_move_the_map(visit: Visit) -> None:
    person = visit(unfolded=False, viewport={"width": 1440, "height": 900})
    page = person.page

    def say_why(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json={**found.json(), "why": "because"})

    page.route("**/hint*", say_why)
    person.play_now("dominant-species")
    page.wait_for_selector(".hex-board .bar .question")
    where = page.locator(".hex-board .map").bounding_box()
    page.locator(".moves button").first.click()
    page.wait_for_selector("header .chip.hint")
    assert page.locator(".hex-board .map").bounding_box() == where
