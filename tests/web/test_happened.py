"""What happened is seen: it moves on the map, is played again, and a line of the log lights its places."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from habitable.server.tables import pace
from web.pages import Visitor, until

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
MOVES = "[data-flight], [data-pawn], [data-payment], .hex-board[data-playing]"
COUNT = """
selector => {
  window.moved = 0
  new MutationObserver(() => { window.moved += document.querySelectorAll(selector).length })
    .observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-playing']})
}
"""

SEEN = """
() => {
  // what lies on the map, in every frame
  window.seen = new Set()
  const look = () => {
    const lives = one => `${one.querySelector('.number').textContent} ${one.dataset.animal}`
    const hexes = [...document.querySelectorAll('.map [data-hex]:not(.vacant)')]
      .map(hex => [hex.dataset.hex, [...hex.querySelectorAll('[data-animal]')].map(lives).sort()])
    if (hexes.length) window.seen.add(JSON.stringify(Object.fromEntries(hexes.sort())))
    requestAnimationFrame(look)
  }
  look()
}
"""


class Player:
    """Somebody with a table of bots, who answers by the door beside the page: what others do is looked at."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.table = person.table("dominant-species", {"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * 2)
        self.page = person.page
        self.page.goto(f"/t/{self.table}")
        self.page.wait_for_selector(".hex-board")

    def asked(self) -> bool:
        return bool(self.person.view(self.table)["seats"][0]["choices"])

    def answer(self) -> str:
        return self.person.answer_beside(self.table)

    def history(self) -> Iterator[Any]:
        """All that the server has shown so far."""
        wanted = "eyes=0"
        while found := self.person.context.request.get(f"/api/tables/{self.table}/replay?{wanted}").json()["frames"]:
            yield from (frame["view"] for frame in found)
            wanted = f"eyes=0&after={found[-1]['number']}"

    def plan(self) -> None:
        """All pawns, until the actions are carried out."""
        while self.answer() == "pawn":
            until(self.asked)


def test_what_others_did_moves_on_the_map_and_is_skipped(visit: Visit) -> None:
    player = Player(visit(unfolded=False, reduced_motion="no-preference"))
    player.page.evaluate(COUNT, MOVES)
    player.answer()
    until(lambda: player.page.evaluate("window.moved") > 0)
    player.plan()
    player.page.click(".again")
    player.page.wait_for_selector(".playing")
    assert player.page.locator(".hex-board [data-answer]").count() == 0, "what is past cannot be answered"
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector(".playing", state="detached")
    until(player.asked)
    player.page.wait_for_selector(".hex-board [data-answer], .hex-board [data-answers]")
    player.page.click(".again")
    player.page.wait_for_selector(".playing")
    player.page.click(".playing button")
    player.page.wait_for_selector(".playing", state="detached")


def test_the_map_shows_no_state_that_the_server_did_not_send(visit: Visit) -> None:
    """While things move, and while what the others did is played again."""
    person = visit(unfolded=False, reduced_motion="no-preference")
    person.context.add_init_script("""localStorage.setItem('habitable-settings', '{"motion": "fast"}')""")
    player = Player(person)
    player.page.evaluate(SEEN)
    player.plan()
    while player.page.evaluate("window.seen.size") < 4:
        until(player.asked)
        player.answer()
    player.page.click(".again")
    player.page.wait_for_selector(".playing")
    player.page.wait_for_selector(".playing", state="detached")
    seen = [json.loads(one) for one in player.page.evaluate("[...window.seen]")]
    sent = [on_the_map(view) for view in player.history()]
    assert all(one in sent for one in seen)


def on_the_map(view: Any) -> dict[str, list[str]]:
    return {
        ",".join(map(str, tile["hex"])): sorted(f"{number} {animal}" for animal, number in tile["cubes"].items())
        for tile in view["tiles"]
    }


def test_where_nothing_shall_move_nothing_does(visit: Visit) -> None:
    player = Player(visit(unfolded=False))
    player.page.evaluate(COUNT, MOVES)
    player.plan()
    player.page.wait_for_selector(".log .deed")
    assert player.page.evaluate("window.moved") == 0
    assert player.page.locator(".again").count() == 0


def test_who_is_in_a_hurry_lets_the_bots_play_at_once(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(visit(unfolded=False))
    until(player.asked)
    monkeypatch.setattr(pace, "MOMENT", 60.0)  # nobody waits for that
    for key in ("", "Escape"):
        player.answer()
        player.page.wait_for_selector(".hurry")
        assert not player.asked()
        if key:
            player.page.keyboard.press(key)
        else:
            player.page.click(".hurry")
        until(player.asked)
        player.page.wait_for_selector(".hurry", state="detached")


def test_a_line_of_the_log_lights_what_it_is_about(visit: Visit) -> None:
    player = Player(visit(unfolded=False))
    page = player.page
    player.plan()
    page.wait_for_selector(".log h3")
    while not page.locator(".log button.deed", has_text="the middle").count():
        player.answer()
        until(player.asked)
    page.wait_for_selector(".hex-board [data-answer], .hex-board [data-answers]")
    page.wait_for_selector(".log[aria-busy=false]")  # it follows the board
    entries = page.locator(".log button.deed")
    titles = [" ".join((entries.nth(i).text_content() or "").split()) for i in range(entries.count())]
    placed = next(i for i, title in enumerate(titles) if "placed a pawn" in title)
    entries.nth(placed).locator("span", has_text="placed a pawn").last.hover()
    page.wait_for_selector(".eye.told")
    page.mouse.move(0, 0)
    page.wait_for_selector(".eye.told", state="detached")
    about = next(i for i, title in enumerate(titles) if "the middle" in title)
    assert not any("0,0" in title for title in titles), "places have names"
    entries.nth(about).click()
    page.wait_for_selector("[data-told]")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('.deed')"), "arrows walk through the log"


def others(visit: Visit, game: str, answers: int, **more: Any) -> Visitor:
    """A table of a game without hexes with two bots, at which so much was answered."""
    person = visit(unfolded=False, **more)
    table = person.table(game, {"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2)
    person.page.goto(f"/t/{table}")

    for i in range(answers + 1):
        until(lambda: person.view(table)["seats"][0]["choices"])
        now = person.view(table)
        if i < answers:
            choices = now["seats"][0]["choices"]
            sent = {"type": "answer", "seat": 0, "number": now["number"], "id": f"client-{i:06}"}
            person.post(f"/api/tables/{table}/say", {**sent, "answer": choices[0]["answer"]})
            until(lambda now=now: person.view(table)["number"] > now["number"])  # type: ignore[misc]
    return person


def test_a_line_of_the_log_lights_the_card_where_it_lies_now(visit: Visit) -> None:
    """The first place there is lies above all others: what was placed before moves down."""
    page = others(visit, "ecosystem", 8).page
    lines = page.locator(".log .deed span:not(:has(*))", has_text="places")
    until(lambda: lines.count() == 12)  # of four turns: a line that comes later would move the others
    lit = ".eco .face.scored"
    for i in range(lines.count()):
        words = (lines.nth(i).text_content() or "").replace("\u2068", "").replace("\u2069", "").strip(".").split()
        page.mouse.move(0, 0)  # where the list was scrolled the next line may lie under the pointer already
        page.wait_for_selector(lit, state="detached")
        lines.nth(i).hover()
        kind = [f"kind-{words[-1]}"]
        shown = "all => all.map(one => one.dataset.about)"
        until(lambda kind=kind, shown=shown: page.locator(lit).evaluate_all(shown) == kind)  # type: ignore[misc]
        mine = words[0] == "Ada"
        assert page.locator(f".eco .own {lit.removeprefix('.eco ')}").count() == (1 if mine else 0)
    page.mouse.move(0, 0)
    page.wait_for_selector(lit, state="detached")


def test_a_line_that_was_picked_stays_lit_until_it_or_the_board_is_tapped(visit: Visit) -> None:
    page = others(visit, "ecosystem", 8, viewport={"width": 390, "height": 844}).page  # where the news are told twice
    lines = page.locator(".log .deed span:not(:has(*))", has_text="places")
    until(lambda: lines.count() == 12)  # of four turns: nothing moves any more
    lit = ".eco .face.scored"
    for told in (".news", ".log"):
        line = page.locator(f"{told} button.deed", has_text="places").first
        page.mouse.move(0, 0)
        line.click()
        page.mouse.move(0, 0)
        assert line.get_attribute("aria-pressed") == "true"
        page.wait_for_selector(lit)
        line.click()
        page.mouse.move(0, 0)
        page.wait_for_selector(lit, state="detached")
        line.click()
        page.mouse.move(0, 0)
        page.wait_for_selector(lit)
        page.locator(".eco .own").click(position={"x": 3, "y": 3})
        page.mouse.move(0, 0)
        page.wait_for_selector(lit, state="detached")
        assert line.get_attribute("aria-pressed") == "false"


def test_a_line_of_the_log_shows_the_planet_and_the_tile_that_was_laid(visit: Visit) -> None:
    page = others(visit, "planet", 4).page
    lines = page.locator(".log .deed span:not(:has(*))", has_text="lays tile")
    until(lambda: lines.count() >= 4)
    line = lines.filter(has_not_text="Ada").first
    words = (line.text_content() or "").replace("\u2068", "").replace("\u2069", "").strip(".")
    name, face = words.split(" lays ")[0], words.rsplit(" ", 1)[1]
    line.hover()
    page.locator(f'.world[aria-label*="{name}"]').wait_for()
    lit = "all => [...new Set(all.map(one => one.closest('[data-net-face]').dataset.netFace))]"
    until(lambda: page.locator("[data-net-face] .land.lit").evaluate_all(lit) == [face])
    page.mouse.move(0, 0)
    page.locator('.world[aria-label*="Ada"]').wait_for()
