"""A browser's page as the tests use it: whatever appears on its console as an error fails the test."""

import os
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

SOAK = int(os.environ.get("HABITABLE_BOARDS", "0"))  # of `make soak ARGS=browser`: so many games on the boards
PATIENCE = 30_000  # milliseconds until a test gives up
LOCALES = {"en": "en-GB", "pl": "pl-PL", "he": "he-IL"}
ANSWERS = ".options [data-answer], .options [data-answers]"  # of the list, beside which a board may stand
UNFOLDED = (
    """localStorage.getItem('habitable-settings') ?? localStorage.setItem('habitable-settings', '{"list":true}')"""
)
# What the browser itself says about what a test does to the page: see `expect`.
CUT = ("WebSocket connection to", "net::ERR_")  # the connection
REFUSED = "status of 422"  # what was typed


class Visitor:
    """One person with a browser of their own; what need not move does not, unless it is asked for."""

    def __init__(self, browser: Browser, url: str, language: str = "en", unfolded: bool = True, **more: Any) -> None:
        self.url = url
        more = {"reduced_motion": "reduce", **more}
        self.context: BrowserContext = browser.new_context(base_url=url, locale=LOCALES[language], **more)
        self.context.set_default_timeout(PATIENCE)
        if unfolded:  # the list of answers stands open beside a board, too
            self.context.add_init_script(UNFOLDED)
        self.errors: list[str] = []
        self.expected: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("console", self.read)
        page.on("pageerror", lambda error: self.complain(error.stack or str(error)))
        page.on("response", self.check)
        return page

    def read(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complain(message.text)

    def complain(self, text: str) -> None:
        if not any(known in text for known in self.expected):
            self.errors.append(text)

    def expect(self, *texts: str) -> None:
        """From now on, errors on the console that a test itself brings about."""
        self.expected += texts

    def check(self, response: Response) -> None:
        """Nothing comes from elsewhere."""
        if not response.url.startswith((self.url, "data:")):
            self.errors.append(f"from elsewhere: {response.url}")

    def tell(self) -> None:
        """What is on the screen, for whoever reads why a test failed."""
        for page in self.context.pages:
            print(f"── {page.url}\n{page.evaluate('document.body.innerText')[:3000]}")  # noqa: T201

    def close(self) -> None:
        self.context.close()
        assert not self.errors, self.errors

    # ── what people do ──────────────────────────────────────────────────────────────────────────────────────────

    def play_now(self, game: str) -> str:
        """A game against bots in two clicks; the table's id."""
        self.page.goto("/")
        self.page.click(f"[data-game={game}]")
        self.page.click("dialog[open] .button.primary")
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[1]

    def post(self, path: str, body: Any = None) -> Any:
        """What the page's own code would send."""
        answer = self.context.request.post(path, data=body or {}, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        return answer.json()

    def introduce(self, name: str) -> None:
        """Once: a second guest in the same browser would lose the seats of the first."""
        if self.context.request.get("/api/me").json() is None:
            self.post("/api/guests", {"name": name})

    def question(self) -> str:
        """What is asked, in words; empty where nobody is asked anything."""
        return str(self.page.evaluate("document.querySelector('section.question')?.innerText ?? ''"))

    def table(self, game: str, *seats: dict[str, Any], options: dict[str, Any] | None = None, **settings: Any) -> str:
        """Made and begun, as by somebody called Ada; its id."""
        self.introduce("Ada")
        wanted = {"game": game, "seats": list(seats), "options": options or {}, "settings": settings}
        made = self.post("/api/tables", wanted)["table"]["id"]
        self.post(f"/api/tables/{made}/start")
        return str(made)

    def view(self, table: str) -> Any:
        return self.context.request.get(f"/api/tables/{table}/view").json()

    def answer_beside(self, table: str) -> str:
        """The first answer that is not to pass, by the door beside the page; what it was."""
        until(lambda: self.view(table)["seats"][0]["choices"])
        state = self.view(table)
        seat, number = state["seats"][0], state["number"]
        choice = next((one for one in seat["choices"] if one["answer"]), seat["choices"][0])
        said = {"type": "answer", "seat": seat["seat"], "number": number, "id": f"client-{number:06}"}
        self.post(f"/api/tables/{table}/say", {**said, "answer": choice["answer"]})
        until(lambda: self.view(table)["number"] > number)
        return str(choice["verb"])

    def answer_first(self) -> None:
        """The first answer there is, with a real click, once a click counts again."""
        before = self.question()
        self.page.wait_for_timeout(300)
        self.page.locator(ANSWERS).first.click()
        until(lambda: self.question() != before)


def until(
    ready: Callable[[], object], seconds: float = PATIENCE / 1000, otherwise: Callable[[], str] = lambda: ""
) -> None:
    """Playwright's own waiting for a function would need what the server's policy forbids. A look at a page keeps the
    machine busy for some milliseconds: the longer nothing has come, the rarer they are."""
    deadline = time.monotonic() + seconds
    pause = 0.01
    while not ready():
        assert time.monotonic() < deadline, otherwise()
        time.sleep(pause)
        pause = min(1.5 * pause, 0.1)


PLAY = """
async ({most, compare, prefer}) => {
  // Answers whatever is asked until the game is over: what is preferred, else "done", else one answer after the other.
  const wait = ms => new Promise(done => setTimeout(done, ms))
  const id = location.pathname.split('/')[2]
  let clicks = 0, idle = 0, turn = 0, compared = 0, behind = 0
  while (clicks < most) {
    if (document.querySelector('#over')) return {clicks, compared, over: true}
    const curtain = document.querySelector('.curtain button')
    if (curtain) { curtain.click(); await wait(5); continue }
    const found = [...document.querySelectorAll('.options [data-answer], .options [data-answers]')]
    if (!found.length || found[0].getAttribute('aria-disabled') === 'true') {
      if (++idle > 6000) return {clicks, over: false, stuck: document.body.innerText.slice(0, 2000)}
      await wait(5)
      continue
    }
    if (compare && found.every(one => one.dataset.answer)) {
      const state = await (await fetch(`/api/tables/${id}/view`)).json()
      const now = [...document.querySelectorAll('.options [data-answer]')].map(one => Number(one.dataset.answer))
      const legal = state.seats.flatMap(seat => seat.choices.map(choice => choice.answer))
      const same = (a, b) => JSON.stringify(a.toSorted((x, y) => x - y)) === JSON.stringify(b.toSorted((x, y) => x - y))
      // in the second half of an answer only a part of them is shown
      const whole = same(now, legal)
      if (!whole && !now.every(one => legal.includes(one))) {
        // the page may be a moment behind, no longer
        if (++behind > 40) return {clicks, differ: [now, legal]}
        await wait(50)
        continue
      }
      behind = 0
      compared += whole ? 1 : 0
    }
    idle = 0
    clicks++
    const wanted = prefer && found.find(one => new RegExp(prefer, 'i').test(one.textContent))
    const done = prefer && found.find(one => one.dataset.answer === '0')
    ;(wanted || done || found[turn++ % found.length]).click()
    await wait(0)
  }
  return {clicks, over: false}
}
"""


def play_on(page: Page, most: int = 5000, compare: bool = False, prefer: str = "") -> Any:
    return page.evaluate(PLAY, {"most": most, "compare": compare, "prefer": prefer})


def without_pictures(page: Page) -> None:
    """For long games: drawing takes the server longer than everything else."""
    page.route(
        "**/picture*",
        lambda route: route.fulfill(body="<svg xmlns='http://www.w3.org/2000/svg'/>", content_type="image/svg+xml"),
    )
