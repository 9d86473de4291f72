"""The server is upgraded while pages are open."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, WebSocketRoute

from web.pages import ANSWERS, Visitor, until

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
BOT = {"kind": "bot", "level": "random"}


class Wire:
    """Between a page and its table: it can be cut, and what the page says can be held back."""

    def __init__(self, page: Page) -> None:
        self.ends: list[tuple[WebSocketRoute, WebSocketRoute]] = []  # of each connection, the page's and the server's
        self.gone: list[WebSocketRoute] = []  # those of the server's that were cut
        self.holding = False
        self.held: list[str | bytes] = []
        page.route_web_socket("**/socket", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.ends.append((socket, server))

        def said(message: str | bytes) -> None:
            if self.holding and '"answer"' in str(message):
                self.held.append(message)
            elif server not in self.gone:
                server.send(message)

        socket.on_message(said)

    def cut(self) -> None:
        page, server = self.ends[-1]
        self.gone.append(server)
        server.close()
        page.close(code=1012, reason="restarting")

    def release(self) -> None:
        self.holding = False
        self.ends[-1][1].send(self.held[-1])


def test_an_older_page_loads_itself_anew_between_two_answers_and_once(visit: Visit) -> None:
    person = visit()
    page, wire = person.page, Wire(person.page)
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    table = person.table("ecosystem", {"kind": "me"}, BOT)
    page.goto(f"/t/{table}")
    page.wait_for_selector(ANSWERS)
    page.wait_for_timeout(300)
    page.route("**/api/build", lambda route: route.fulfill(json="another"))
    wire.holding = True
    page.locator(ANSWERS).first.click()
    pause(page, lambda: len(wire.held) == 1)
    with page.expect_response("**/api/build"):
        wire.cut()
    pause(page, lambda: len(wire.held) == 2)  # said again on the new connection
    page.wait_for_timeout(300)
    assert len(loads) == 1, "an answer was on its way"
    assert wire.held[0] == wire.held[1]
    with page.expect_event("load"):
        wire.release()
    page.wait_for_selector(ANSWERS)
    assert person.context.request.get(f"/api/tables/{table}/view").json()["number"] > 1
    with page.expect_response("**/api/build"):  # a server that nothing satisfies
        wire.cut()
    page.wait_for_timeout(500)
    assert len(loads) == 2
    person.answer_first()


def test_an_older_page_loads_itself_anew_when_a_part_of_it_is_gone(visit: Visit) -> None:
    person = visit()
    page = person.page
    fresh, gone = [False], [0]

    def request(asked: Request) -> None:
        fresh[0] = fresh[0] or asked.is_navigation_request()

    def part(route: Route) -> None:
        if fresh[0]:
            route.continue_()
        else:
            gone[0] += 1
            route.fulfill(status=404, body="there is nothing at this address")

    page.goto("/")
    page.wait_for_selector("[data-game]")
    person.expect("status of 404")
    page.route("**/assets/SettingsPage-*.js", part)
    page.on("request", request)
    with page.expect_event("load"):
        page.get_by_role("link", name="Settings").click()
    page.get_by_role("heading", name="Settings", level=1).wait_for()
    assert gone[0]


def test_a_page_that_lacks_a_part_waits_until_what_was_said_is_heard(visit: Visit) -> None:
    person = visit()
    page, wire = person.page, Wire(person.page)
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    table = person.table("ecosystem", {"kind": "me"}, BOT)
    page.goto(f"/t/{table}")
    page.wait_for_selector(ANSWERS)
    page.wait_for_timeout(300)
    wire.holding = True
    page.locator(ANSWERS).first.click()
    pause(page, lambda: len(wire.held) == 1)
    with page.expect_response("**/api/build"):
        page.evaluate("dispatchEvent(Object.assign(new Event('vite:preloadError'), {payload: new Error('gone')}))")
    with page.expect_response("**/api/build"):
        pass  # it asks again
    assert len(loads) == 1, "an answer was on its way"
    with page.expect_event("load"):
        wire.release()
    page.wait_for_selector(ANSWERS)
    assert person.context.request.get(f"/api/tables/{table}/view").json()["number"] > 1


def pause(page: Page, ready: Callable[[], bool]) -> None:
    """Like `until`, but the browser's messages are heard meanwhile."""

    def looked() -> bool:
        page.wait_for_timeout(20)
        return ready()

    until(looked)
