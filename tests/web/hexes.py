"""The boards of the games on hexes as the tests use them: any position (of any game) on the table at once, what is lit
there, and how a person answers with a mouse, a finger or keys."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Locator, Page, TimeoutError

from habitable.kernel.position import NATURE, Position
from habitable.server.tables.live import Live
from habitable.server.tables.log import plies
from habitable.server.tables.values import NewEntry, TableChange, TableState
from server.running import PATIENCE, Running
from web.pages import Visitor, until

SOON = 4000  # milliseconds in which a thing can be pressed
MOST = 120  # what a person does for one answer at most: a chain may have to be filled
READ = """
() => {
  const board = document.querySelector('.hex-board'), bar = board?.querySelector('.bar')
  const curtain = document.querySelector('.curtain button') !== null, over = document.querySelector('#over') !== null
  if (!bar) return {curtain, over, ready: false, lit: []}
  const lit = [...board.querySelectorAll('[data-answer], [data-answers]')]
  return {
    curtain,
    over,
    ready: bar.getAttribute('aria-busy') !== 'true',
    question: bar.querySelector('.question').textContent,
    lit: lit.map(one => ({
      answers: (one.dataset.answer ?? one.dataset.answers).split(' ').map(Number),
      name: (one.getAttribute('aria-label') ?? one.textContent).trim(),
    })),
    planned: board.querySelector('.plan') !== null,
    armed: board.querySelector('.armed') !== null,
    confirm: board.querySelector('[data-confirm]') !== null,
    back: board.querySelector('.bar .quiet') !== null,
  }
}
"""

IDLE = """
() => [...document.querySelectorAll('.hex-board *')]
  .filter(one => getComputedStyle(one).cursor === 'pointer')
  .filter(one => !one.closest('button, summary, a, input, label, [data-answer], [data-answers]'))
  .map(one => one.outerHTML.slice(0, 150))
"""
STEPS = """
one => {
  // how many things further it is lit; fewer than none: back
  const lit = [...document.querySelectorAll('.hex-board :is([data-answer], [data-answers], [data-confirm])')]
  const here = lit.indexOf(document.activeElement)
  if (here < 0) return lit.indexOf(one) + 1
  const on = (lit.indexOf(one) - here + lit.length) % lit.length
  return on * 2 > lit.length ? on - lit.length : on
}
"""
MAP = """
() => Object.fromEntries([...document.querySelectorAll('.map [data-hex]:not(.vacant)')].map(hex => [hex.dataset.hex, {
  species: Object.fromEntries([...hex.querySelectorAll('[data-animal]')].map(one => [one.dataset.animal, {
    number: Number(one.querySelector('.number').textContent),
    match: one.querySelector('.match')?.textContent ?? '',
    dominant: one.classList.contains('dominant'),
    endangered: one.classList.contains('endangered'),
  }])),
  pay: hex.querySelector('.pay')?.textContent ?? '',
  suited: hex.querySelector('.suited text')?.textContent ?? '',
  reached: hex.querySelector('.reached') !== null,
}]))
"""
OVERLAYS = """localStorage.setItem('habitable-overlays', '["match", "suited", "reach", "scoring"]')"""
PLAY = """
({most, seed}) => {
  // Presses what is lit on the board until the game is over. Whenever nothing is chosen yet, what is lit is what the
  // server says can be answered.
  const wait = ms => new Promise(done => setTimeout(done, ms))
  const id = location.pathname.split('/')[2]
  const press = thing => thing.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))
  const same = (a, b) => a.size === b.size && [...a].every(one => b.has(one))
  let luck = seed, clicks = 0, compared = 0, idle = 0, behind = 0
  const below = n => (luck = luck * 16807 % 2147483647) % n
  async function play() {
    while (clicks < most) {
      if (document.querySelector('#over')) return {over: true, clicks, compared}
      const bar = document.querySelector('.hex-board .bar')
      const lit = [...document.querySelectorAll('.hex-board [data-answer], .hex-board [data-answers]')]
      const confirm = bar?.querySelector('[data-confirm]')
      if (!bar || bar.getAttribute('aria-busy') === 'true' || (!lit.length && !confirm)) {
        if (++idle > 12000) return {stuck: document.body.innerText.slice(0, 2000), clicks}
        await wait(5)
        continue
      }
      if (!bar.querySelector('.plan, .armed, .quiet:not([data-explain])')) {
        const state = await (await fetch(`/api/tables/${id}/view`)).json()
        const legal = new Set(state.seats.flatMap(seat => seat.choices.map(choice => choice.answer)))
        const board = [...document.querySelectorAll('.hex-board [data-answer], .hex-board [data-answers]')]
        const shown = new Set(board.flatMap(one => (one.dataset.answer ?? one.dataset.answers).split(' ').map(Number)))
        if (!same(shown, legal)) {
          // the page may be a moment behind, no longer
          if (++behind > 100) return {differ: [[...shown], [...legal]], question: bar.innerText, clicks}
          await wait(50)
          continue
        }
        behind = 0
        compared++
      }
      idle = 0
      clicks++
      press(confirm && (!lit.length || below(2)) ? confirm : lit[below(lit.length)])
      await wait(0)
    }
    return {clicks, compared}
  }
  window.played = play()
}
"""


class Stage:
    """A table of somebody who sits at all its seats, or one that there is, and on it any position, as if it had been
    played to there."""

    def __init__(self, house: Running, person: Visitor, game: str, seats: int, table: str = "") -> None:
        self.house = house
        others = [{"kind": "me", "name": f"Ada {i}"} for i in range(1, seats)]
        self.table = table or person.table(game, {"kind": "me"}, *others)
        self.live: Live = self.do(house.house.wake(self.table))
        self.seen_by(person)

    def seen_by(self, person: Visitor) -> None:
        """Of what was never played there is nothing to tell."""
        person.page.route("**/api/tables/*/tale", lambda route: route.fulfill(json={"lines": [], "turns": []}))

    def do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.house.loop).result(PATIENCE)

    def stand(self, position: Position) -> None:
        """The next entry of the log leads there; the browsers that look on are told so."""
        settled = position.copy()
        settled.log = None

        async def attempt() -> TableChange:
            now = self.live.now
            rows = replace(now.rows, depth=now.rows.depth + 1, waiting={}, ended=None)
            entry = NewEntry("answer", NATURE, now.rows.number, now.checksum, [], [])
            return TableChange(TableState(rows, 0, settled, settled), entry)

        self.do(self.live._change(None, None, attempt))

    @property
    def stamp(self) -> int:
        return self.live.now.rows.stamp

    def legal(self) -> dict[int, list[int]]:
        """What the engine lets each seat answer."""
        position = self.live.position
        return {seat: position.options(seat) for seat in position.asked() if seat >= 0}

    def given(self, seat: int) -> list[int]:
        """What a seat has answered last, in one step; asked in the server's thread, which may just be moving on."""

        async def read() -> list[int]:
            if seat in self.live.waiting:
                return self.live.waiting[seat]
            return [ply.answer for ply in plies(self.live.recent[-1].entry) if ply.seat == seat]

        return list(self.do(read()))


class Hands:
    """Somebody at the board of a table, with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def read(self) -> Any:
        return self.page.evaluate(READ)

    def asked(self) -> Any:
        """What is lit, once somebody is asked something."""
        found: Any = None

        def ready() -> bool:
            nonlocal found
            found = self.read()
            if found["curtain"]:
                self.open()
                return False
            return bool(found["over"] or (found["ready"] and found["lit"]))

        until(ready)
        return found

    def open(self) -> None:
        """The device has come to the next player."""
        with suppress(TimeoutError):
            self.page.click(".curtain button", timeout=SOON)

    def idle(self) -> Any:
        """What looks as if it could be pressed, and is no answer and no button."""
        return self.page.evaluate(IDLE)

    def wait(self, ready: Callable[[], bool], otherwise: Callable[[], str]) -> None:
        """The page may be behind the server."""
        until(ready, otherwise=otherwise)

    def target(self, answer: int) -> Locator:
        """The thing that stands for this answer, or for several of which it is one."""
        exact = self.page.locator(f'.hex-board [data-answer="{answer}"]')
        return (exact if exact.count() else self.page.locator(f'.hex-board [data-answers~="{answer}"]')).first

    def press(self, thing: Locator) -> None:
        thing.click(timeout=SOON)

    def answer(self, wanted: int, sent: Callable[[], bool]) -> list[Any]:
        """Chooses what leads to an answer until it is sent; what was seen on the way. A click that comes too soon after
        a change does nothing: it is made again."""
        seen: list[Any] = []
        now: Any = None

        def ready() -> bool:
            nonlocal now
            if sent():
                return True
            now = self.read()
            return bool(now["curtain"] or (now["ready"] and (now["lit"] or now["confirm"])))

        for _ in range(MOST):
            until(ready)
            if sent():
                return seen
            if now["curtain"]:
                self.open()
            else:
                seen.append(now)
                with suppress(TimeoutError):  # it has gone meanwhile: what was pressed before was sent
                    self.step(now, wanted)
        raise AssertionError(f"{wanted} is not sent: {seen[-3:]}")

    def step(self, now: Any, wanted: int) -> None:
        if now["armed"]:
            self.press(self.target(wanted))  # once more: it is meant
        elif now["planned"] and now["confirm"]:
            self.press(self.page.locator(".hex-board [data-confirm]"))
        else:
            lit = [answer for one in now["lit"] for answer in one["answers"]]
            self.press(self.target(lit[0] if now["planned"] else wanted))


COVERED = """
one => {
  one.scrollIntoView({block: 'nearest'})
  const {x, y, width, height} = one.getBoundingClientRect()
  return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.details'))
}
"""


class Finger(Hands):
    """… who taps: on a phone first the pane on which a thing lies, and away the note that lies over it."""

    def press(self, thing: Locator) -> None:
        pane = thing.evaluate("one => one.closest('.pane')?.dataset.of ?? ''", timeout=SOON)
        if pane and not thing.is_visible():
            self.page.locator(f".panes button[data-to={pane}]").tap(timeout=SOON)
        if thing.evaluate(COVERED, timeout=SOON):
            self.page.locator(".details").tap(timeout=SOON)
        thing.tap(timeout=SOON)


class Keys(Hands):
    """… who presses keys: from one thing that is lit to the next, and Enter."""

    def press(self, thing: Locator) -> None:
        steps = thing.evaluate(STEPS, timeout=SOON)
        for _ in range(abs(steps)):
            self.page.keyboard.press("n" if steps > 0 else "Shift+N")
        if thing.evaluate("one => one === document.activeElement", timeout=SOON):
            self.page.keyboard.press("Enter")


WAYS: dict[str, tuple[type[Hands], dict[str, Any]]] = {
    "mouse": (Hands, {"viewport": {"width": 1024, "height": 768}}),
    "touch": (Finger, {"viewport": {"width": 390, "height": 844}, "has_touch": True}),
    "keyboard": (Keys, {"viewport": {"width": 1024, "height": 768}}),
}


def play_all(pages: list[Page], seed: int, most: int = 4000) -> list[Any]:
    """The people of a table play it to its end, all at once, each in a browser; how it went for each."""
    for i, page in enumerate(pages):
        page.wait_for_selector(".hex-board")
        page.evaluate(PLAY, {"most": most, "seed": seed + i})
    return [page.evaluate("window.played") for page in pages]
