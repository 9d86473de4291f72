"""Several people, several browsers, lost connections."""

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from habitable.server.tables import pace
from server.running import Running
from web.pages import ANSWERS, CUT, REFUSED, Visitor, until

pytestmark = pytest.mark.installed

Visit = Callable[..., Visitor]
BOT = {"kind": "bot", "level": "random"}


def test_a_table_is_made_a_friend_invited_and_the_game_begins(visit: Visit) -> None:
    host = visit()
    page = host.page
    page.goto("/new/ecosystem")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    link = page.get_by_role("textbox", name="Link").first.input_value()
    assert "#seat=1&secret=" in link
    other = host.open()
    other.goto(page.url)
    assert other.get_by_role("textbox", name="Link").first.input_value() == link, "also in another tab"
    other.close()
    friend = visit("pl", viewport={"width": 390, "height": 844}, has_touch=True)
    friend.page.goto(link)
    friend.page.get_by_label("Twoje imię").fill("Bogna")
    friend.page.get_by_role("button", name="Usiądź").tap()
    page.get_by_text("Bogna").wait_for()
    page.get_by_role("button", name="Begin").click()
    for one in (host, friend):
        one.page.wait_for_selector(ANSWERS)
    page.wait_for_timeout(300)
    page.locator(ANSWERS).first.click()
    page.locator(".wait").get_by_text(re.compile("Bogna.* is thinking")).wait_for()


def test_whoever_made_a_table_closes_it_before_the_game_begins(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.introduce("Ada")
    made = ada.post("/api/tables", {"game": "planet", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]["id"]
    ben.page.goto(f"/t/{made}")
    ben.page.get_by_role("button", name="Sit down").wait_for()
    assert ben.page.get_by_role("button", name="Close this table").count() == 0, "it is not his"
    ada.page.goto(f"/t/{made}")
    for one in (ada, ben):
        one.expect("status of 404")  # who looks now and then, until it is gone
    ada.page.get_by_role("button", name="Close this table").click()
    ada.page.get_by_role("button", name="Cancel").click()
    ada.page.get_by_role("button", name="Close this table").click()
    ada.page.get_by_text("also for those who sit at it").wait_for()
    ada.page.get_by_role("button", name="Close this table").click()
    ada.page.wait_for_url(re.compile("//[^/]*/$"))
    ben.page.get_by_text("has closed it").wait_for()
    assert ada.page.locator(f"a[href='/t/{made}']").count() == 0


def test_somebody_takes_another_name(visit: Visit) -> None:
    person = visit()
    person.introduce("Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = person.post("/api/tables", {"game": "planet", "seats": seats})["table"]["id"]
    page = person.page
    page.goto("/settings")
    field = page.get_by_label("Your name")
    until(lambda: field.input_value() == "Ada")
    field.fill("Ada\u202e")
    person.expect(REFUSED)
    page.get_by_role("button", name="Change the name").click()
    page.get_by_role("alert").wait_for()
    field.fill("Countess  Ada")
    page.get_by_role("button", name="Change the name").click()
    page.locator("main").get_by_text(re.compile("you are called .?Countess Ada")).wait_for()
    assert page.get_by_role("alert").count() == 0
    assert field.input_value() == "Countess Ada"
    page.goto(f"/t/{made}")
    page.get_by_text("Countess Ada").first.wait_for()


def test_two_tabs_of_one_seat_stay_equal(visit: Visit) -> None:
    person = visit()
    table = person.table("ecosystem", {"kind": "me"}, BOT)
    person.page.goto(f"/t/{table}")
    other = person.open()
    other.goto(f"/t/{table}")
    for page in (person.page, other):
        page.wait_for_selector(ANSWERS)
    person.page.wait_for_timeout(300)
    before = person.question()
    person.page.locator(ANSWERS).first.click()
    until(lambda: person.question() != before)
    until(lambda: other.locator("section.question").inner_text() == person.question() != before)


def play_planet(ada: Visitor, ben: Visitor) -> None:
    ada.introduce("Ada")
    ben.introduce("Ben")
    made = ada.post("/api/tables", {"game": "planet", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]["id"]
    ben.post(f"/api/tables/{made}/take", {"seat": 1})
    ada.post(f"/api/tables/{made}/start")
    for one in (ada, ben):
        one.page.goto(f"/t/{made}")
        one.page.wait_for_selector(".question")


def until_others_have_answered(ada: Visitor, ben: Visitor) -> None:
    """Ada has answered, and Ben after her."""
    asking = ada.page.get_by_role("button", name="Ask to take back")
    while not asking.count():
        until(lambda: any(one.page.locator(ANSWERS).count() for one in (ada, ben)))
        one = next(one for one in (ada, ben) if one.page.locator(ANSWERS).count())
        before = one.question()
        one.page.evaluate("document.querySelector('.options [data-answer], .options [data-answers]').click()")
        until(lambda one=one, before=before: one.question() != before)  # type: ignore[misc]


def test_a_request_to_take_back_is_agreed_to(visit: Visit) -> None:
    ada, ben = visit(), visit()
    play_planet(ada, ben)
    until_others_have_answered(ada, ben)
    ada.page.get_by_role("button", name="Ask to take back").click()
    ben.page.get_by_role("button", name="Agree").click()
    ada.page.locator(".log").get_by_text(re.compile("took back an answer")).wait_for()


def test_a_request_to_take_back_says_what_it_is_about_and_its_end_is_told(visit: Visit) -> None:
    ada, ben = visit(), visit()
    play_planet(ada, ben)
    until_others_have_answered(ada, ben)
    ada.page.get_by_role("button", name="Ask to take back").click()
    ben.page.get_by_text(re.compile("It is about: .*Ada.? (takes|lays) tile")).wait_for()
    ben.page.get_by_role("button", name="Decline").click()
    ada.page.get_by_text("Your request to take back an answer was declined.").wait_for()
    ada.page.get_by_role("button", name="Got it").click()
    ada.page.get_by_role("button", name="Ask to take back").click()
    ada.page.get_by_role("button", name="Withdraw").click()
    ada.page.get_by_role("button", name="Withdraw").wait_for(state="detached")
    assert ada.page.locator(".offer").count() == 0, "one has done it oneself"


def test_whoever_is_away_is_named_when_something_of_theirs_should_fall(visit: Visit) -> None:
    ada, ben = visit(), visit()
    play_planet(ada, ben)
    until_others_have_answered(ada, ben)
    ben.post(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}/say", {"type": "resign", "seat": 1, "id": "i-give-up"})
    back = ada.page.get_by_role("button", name="Take back", exact=True)
    back.wait_for()
    ada.page.locator(ANSWERS).first.wait_for()  # a computer player has answered
    back.click()
    ada.page.get_by_text(re.compile("Ben.? is away and cannot be asked")).wait_for()


def test_on_a_phone_an_offer_and_the_end_are_in_sight_and_all_play_again(visit: Visit) -> None:
    ada, ben = visit(), visit(viewport={"width": 390, "height": 844}, has_touch=True)
    play_planet(ada, ben)
    ben.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Offer to end the game").click()
    agree = ben.page.get_by_role("button", name="Agree")
    agree.wait_for()
    assert agree.evaluate("e => e.getBoundingClientRect().bottom <= innerHeight")
    until(lambda: "would like to end" in ben.page.locator("div[role=status][aria-live]").inner_text())
    agree.tap()
    ben.page.wait_for_selector("#over")
    until(lambda: ben.page.evaluate("document.activeElement.id") == "over")
    assert ben.page.locator("#over").evaluate(
        "e => { const {top, bottom} = e.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight }"
    )
    assert ben.page.get_by_text("lays this tile").count() == 0, "nobody is asked any more"
    ada.page.get_by_role("button", name="Play again").click()
    ben.page.locator(".wanted", has_text=re.compile("Ada.? wants to play again")).wait_for()
    ben.page.get_by_role("button", name="Play again, sit down").tap()
    ben.page.get_by_role("button", name="Stand up").wait_for()  # one click was enough
    assert ben.page.locator("div[role=status][aria-live].unseen").inner_text() == ""  # nothing of the game before
    ada.page.get_by_role("button", name="Begin").click()
    ben.page.wait_for_selector(".question")


def test_whoever_comes_too_late_with_an_invitation_is_told_and_watches(visit: Visit) -> None:
    ada, ben, eve = visit(), visit(), visit()
    ada.introduce("Ada")
    ben.introduce("Ben")
    made = ada.post("/api/tables", {"game": "planet", "seats": [{"kind": "me"}, {"kind": "invited"}]})
    table, secret = made["table"]["id"], made["invitations"]["1"]
    ben.post(f"/api/tables/{table}/take", {"seat": 1, "secret": secret})
    eve.page.goto(f"/t/{table}#seat=1&secret={secret}")
    eve.page.get_by_text("This invitation has been used").wait_for()
    ada.post(f"/api/tables/{table}/start")
    eve.page.wait_for_selector(".question")
    eve.page.get_by_text("This invitation has been used").wait_for()
    eve.page.goto(f"/t/{table}")
    eve.page.get_by_text("You are watching").wait_for()
    ben.page.goto(f"/t/{table}#seat=1&secret={secret}")
    ben.page.wait_for_selector(".question")
    assert ben.page.locator(".watching").count() == 0


def test_a_serious_table_is_made_and_found_again_by_who_has_stood_up(visit: Visit) -> None:
    host = visit()
    page = host.page
    page.goto("/new/planet")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_text("More settings").click()
    hints = page.get_by_label("Hints are allowed")
    hints.wait_for()
    page.get_by_label("Serious game").check()
    hints.wait_for(state="detached")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_text("Serious game").wait_for()
    page.get_by_role("button", name="Stand up").click()
    page.get_by_role("button", name="Sit down").wait_for()
    page.goto("/")
    page.locator("#mine").wait_for()
    page.get_by_role("link", name=re.compile("Serious game")).click()
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Stand up").wait_for()


def test_several_seats_of_one_browser_are_marked_for_others(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.introduce("Ada")
    friend.introduce("Ben")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Zoe"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "planet", "seats": seats})["table"]["id"]
    marked = [re.compile(f"same browser as .?{name}") for name in ("Ada", "Zoe")]
    friend.page.goto(f"/t/{table}")
    for text in marked:
        friend.page.get_by_text(text).wait_for()
    friend.post(f"/api/tables/{table}/take", {"seat": 2})
    host.post(f"/api/tables/{table}/start")
    friend.page.locator(".players").first.wait_for()
    for text in marked:
        friend.page.get_by_text(text).wait_for()
    host.page.goto(f"/t/{table}")
    host.page.locator(".players").first.wait_for()
    assert host.page.get_by_text("same browser").count() == 0


def test_a_table_that_waits_is_one_click_away_from_another(visit: Visit) -> None:
    person = visit(viewport={"width": 390, "height": 844})
    first = person.table("planet", {"kind": "me"}, {"kind": "me", "name": "Ben"})
    second = person.table("ecosystem", {"kind": "me"}, BOT)
    page = person.page
    page.goto(f"/t/{second}")
    page.get_by_role("link", name="Your turn at another table").click()
    page.wait_for_url(f"**/t/{first}")
    page.get_by_role("link", name="Your turn at another table").click()
    page.wait_for_url(f"**/t/{second}")


def test_on_a_phone_clocks_leave_room_for_names(visit: Visit) -> None:
    person = visit(viewport={"width": 390, "height": 844})
    pace = {"kind": "turns", "turn": 86_400}
    table = person.table("planet", {"kind": "me", "name": "Ada Lovelace"}, {"kind": "me", "name": "Ben"}, pace=pace)
    person.page.goto(f"/t/{table}")
    person.page.wait_for_selector("[role=timer]")
    names = person.page.locator(".players .name bdi")
    assert names.count() == 2
    assert names.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")


def test_time_runs_out_and_a_computer_plays_on(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOMENT", 1.0)  # slowly enough to be seen
    person = visit()
    limits = {"kind": "live", "reserve": 0, "turn": 2}
    table = person.table("planet", {"kind": "me"}, {"kind": "me", "name": "Ben"}, pace=limits)
    person.page.goto(f"/t/{table}")
    person.page.wait_for_selector("[role=timer]")
    person.page.get_by_text("a computer plays on").first.wait_for()


@contextmanager
def process(database: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "habitable", "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    with subprocess.Popen([*command, "--bots", "1"], stdout=subprocess.DEVNULL) as server:
        try:
            for _ in range(200):
                try:
                    httpx.get(f"http://127.0.0.1:{port}/healthz")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            yield server
        finally:
            server.kill()


def test_a_silent_connection_is_noticed_and_comes_back(
    visit: Visit, page_is_built: None, tmp_path: Path, free_port: int
) -> None:
    with process(tmp_path / "silent.db", free_port) as server:
        person = visit(url=f"http://127.0.0.1:{free_port}")
        table = person.table("ecosystem", {"kind": "me"}, BOT)
        page = person.page
        page.goto(f"/t/{table}")
        page.wait_for_selector(ANSWERS)
        before = person.question()
        person.expect(*CUT)
        server.send_signal(signal.SIGSTOP)
        until(page.get_by_text("No connection").is_visible)
        page.wait_for_timeout(300)
        page.locator(ANSWERS).first.click()  # said while nobody hears it
        server.send_signal(signal.SIGCONT)
        until(page.get_by_text("No connection").is_hidden)
        until(lambda: person.question() != before)


def test_a_server_that_is_killed_and_started_again_loses_nothing(
    visit: Visit, page_is_built: None, tmp_path: Path, free_port: int
) -> None:
    database = tmp_path / "kill.db"
    with process(database, free_port) as first:
        person = visit(url=f"http://127.0.0.1:{free_port}")
        table = person.table("ecosystem", {"kind": "me"}, {"kind": "me", "name": "Ben"})
        page = person.page
        page.goto(f"/t/{table}")
        page.wait_for_selector(ANSWERS)
        page.wait_for_load_state("networkidle")  # what the page loads late is there, or it would load itself anew
        person.expect(*CUT)
        first.send_signal(signal.SIGKILL)
        first.wait()
        page.locator(ANSWERS).first.click()
        page.wait_for_timeout(500)
    with process(database, free_port):
        page.wait_for_selector(".curtain")  # the answer was heard: the other one is next
        page.reload()
        page.wait_for_selector(".curtain")  # who only loads the page anew does not see the other's hand


def test_a_game_is_looked_at_again_and_its_record_read_from_a_file(
    visit: Visit, house: Running, tmp_path: Path
) -> None:
    person = visit()
    table = person.table("ecosystem", {"kind": "me"}, BOT)
    page = person.page
    page.goto(f"/t/{table}")
    page.wait_for_selector(ANSWERS)
    state: Any = person.context.request.get(f"/api/tables/{table}/view").json()
    answer = {"type": "offer", "seat": 0, "number": state["number"], "id": "end-it-now"}
    person.post(f"/api/tables/{table}/say", answer)
    page.wait_for_selector("#over")
    page.goto(f"/t/{table}/replay#0")
    page.wait_for_selector(".walk img, .walk .eco")
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(".walk img, .walk .eco")
    file = tmp_path / "record.habitable"
    file.write_text(person.context.request.get(f"/api/tables/{table}/record").text(), encoding="utf-8")
    page.goto("/replay")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".walk img, .walk .eco")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("input[type=file]", state="attached")  # for another one


@pytest.fixture
def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def test_a_table_made_from_the_list_of_open_ones_is_listed_there(visit: Visit) -> None:
    ada, bela = visit(), visit()
    ada.page.goto("/new#open")
    ada.page.wait_for_selector("input[name=game]:checked")
    ada.page.locator("button.primary").last.click()
    ada.page.wait_for_url("**/t/*")
    bela.page.goto("/")
    bela.page.wait_for_selector(f"a[href='{ada.page.url.removeprefix(ada.url)}']")
