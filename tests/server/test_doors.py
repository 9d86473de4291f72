"""The doors over HTTP, with a real server and real clients."""

import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from habitable import games, texts
from habitable.kernel import record as records
from habitable.kernel.match import replay
from habitable.server.protocol.bounds import Bounds
from habitable.server.tables import pace, people
from habitable.server.tables import rooms as tables
from habitable.texts.phrases import Phrase
from server.running import PATIENCE, Person, Running, choices, good, problem, receive, running, seen_by, tell, until

GAMES = {"ecosystem": 3, "planet": 2, "dominant-species": 2, "marine": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pace, "MOMENT", 0.0)
        with running(tmp_path_factory.mktemp("server") / "doors.db", bounds=Bounds(news_seconds=0.5)) as started:
            yield started


@pytest.fixture
def people_of(server: Running) -> Iterator[Any]:
    """Makes persons, and lets them go home after the test."""
    with ExitStack() as all_of_them:
        yield lambda *names: [all_of_them.enter_context(Person(server, name)) for name in names]


# ── guests ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_guest_is_known_by_a_cookie_of_which_only_a_hash_is_kept(server: Running, people_of: Any) -> None:
    (nobody,) = people_of(None)
    response = nobody.http.post("/api/guests", json={"name": "  Ada   Lovelace "})
    made = good(response)
    assert made["name"] == "Ada Lovelace"
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Path=/" in cookie
    assert "Secure" not in cookie
    secret = response.cookies["habitable"]
    assert len(secret) >= 43
    assert nobody.get("/api/me") == made
    assert server.rows("SELECT secret FROM guests WHERE id = ?", made["id"]) == [(people.hashed(secret),)]
    assert all(secret.encode() not in file.read_bytes() for file in server.database.parent.iterdir())


def test_a_revoked_guest_is_shown_out_at_once(people_of: Any) -> None:
    """Sockets hear why and are closed, long polls end; and nothing of its hand is sent any more."""
    ada, thief, bob = people_of("Ada", None, "Bob")
    table = ada.table("ecosystem", "me", "open")["id"]
    bob.take(table, 1)
    ada.start(table)
    thief.http.cookies.update(ada.http.cookies)
    with thief.socket(table) as socket, bob.socket(table) as his:
        state = receive(socket)
        receive(his)
        polled: list[httpx.Response] = []
        now = {"since": state["number"], "stamp": state["stamp"]}
        url = f"/api/tables/{table}/view"
        poll = threading.Thread(target=lambda: polled.append(thief.http.get(url, params=now)))
        poll.start()
        response = ada.http.post("/api/guests/revoke")
        assert response.status_code == 200
        assert "Max-Age=0" in response.headers["set-cookie"]
        assert receive(socket) == {"type": "refused", "code": "who-are-you", "arguments": {}, "id": None}
        with pytest.raises(ConnectionClosed) as closed:
            receive(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        poll.join(PATIENCE)
        assert polled[0].status_code == 401 or polled[0].json()["seats"] == [], "it may have come too late to wait"
        tell(his, type="ping")
        assert receive(his) == {"type": "pong"}, "nobody else is disturbed"
    assert thief.get("/api/me") is None
    assert thief.refused("/api/tables", game="planet", seats=[]) == (401, "who-are-you")
    assert thief.view(table)["seats"] == [], "a spectator, like anybody"


def test_a_guest_takes_another_name(server: Running, people_of: Any) -> None:
    """Where a game has begun the name stays, and so do the names of others who play at the same device."""
    ada, ben = people_of("Ada", "Ben")
    begun = ada.table("planet", "me", {"kind": "me", "name": "Mum"})["id"]
    ada.start(begun)
    hers = ada.table("planet", "me", {"kind": "me", "name": "Mum"}, "open")["id"]
    his = ben.table("planet", "me", "open")["id"]
    ada.take(his, 1)
    assert ada.post("/api/guests/name", name="  Countess   Ada ") == {"id": ada.id, "name": "Countess Ada"}
    assert ada.get("/api/me") == {"id": ada.id, "name": "Countess Ada"}
    assert server.rows("SELECT name FROM guests WHERE id = ?", ada.id) == [("Countess Ada",)]
    ada.take(hers, 2)

    def names(table: str) -> list[str]:
        return [seat["name"] for seat in ben.get(f"/api/tables/{table}")["seats"]]

    assert names(begun) == ["Ada", "Mum"]
    assert names(hers) == ["Countess Ada", "Mum", "Countess Ada"]
    assert names(his) == ["Ben", "Countess Ada"]
    ben.start(his)
    assert names(his) == ["Ben", "Countess Ada"]


def test_new_names_that_cannot_be(people_of: Any) -> None:
    ada, nobody = people_of("Ada", None)
    for name, code in [(" ", "bad-name"), ("Ada\u202e", "bad-name"), ("a" * 41, "bad-request"), ("", "bad-request")]:
        assert ada.refused("/api/guests/name", name=name) == (422, code)
    assert ada.get("/api/me")["name"] == "Ada"
    assert nobody.refused("/api/guests/name", name="Ada") == (401, "who-are-you")


def test_nobody_is_nobody(people_of: Any) -> None:
    (nobody,) = people_of(None)
    assert nobody.get("/api/me") is None
    nobody.http.cookies.set("habitable", "x" * 43)
    assert nobody.get("/api/me") is None
    assert problem(nobody.http.get("/api/tables", params={"which": "mine"})) == (401, "who-are-you")


@pytest.mark.parametrize(
    "name",
    [
        *["", " ", "a" * 41, "A\nda", "A\x00da", "Ada\u202e", "\u2066Ada", "Ada\u200b", "\x7f", "\ufeff", "\u2028"],
        *["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u180e", "\u17b4", "\ufe0f", "Ada\u3164", "\u200d"],
        *["\u0301", "\u05b8 \u05b9", "\u3000", "\u00a0\u2003\u202f", "A\u200dda", "\u200d🐢", "🐢\u200d", "\u034f"],
    ],
)
def test_names_that_cannot_be(people_of: Any, name: str) -> None:
    (ada,) = people_of("Ada")
    status, code = ada.refused("/api/guests", name=name)
    assert (status, code) in [(422, "bad-name"), (422, "bad-request")]
    if name:  # an empty one means the guest's own
        seats = [{"kind": "me", "name": name}, {"kind": "bot"}]
        assert ada.refused("/api/tables", game="planet", seats=seats)[0] == 422


@pytest.mark.parametrize(
    "name",
    ["Ada", "Żółw", "Z\u0307o\u0301łw", "עדה", "עָדָה", "ada 🐢", "O’Neill-Šk", "🐢", "❤️", "👩‍🚀", "🏳️‍🌈", "李", "7", "!"],
)
def test_names_that_can(people_of: Any, name: str) -> None:
    assert people_of(name)[0].get("/api/me")["name"] == name


# ── making tables ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("new", "code", "word"),
    [
        ({"game": "chess"}, "bad-options", "no-such-game"),
        ({"game": "planet", "seats": 5}, "bad-options", "options-seats"),
        ({"game": "planet", "seats": 0}, "bad-request", "seats"),
        ({"game": "planet", "seats": 11}, "bad-request", "seats"),
        ({"game": "ecosystem", "options": {"deal": 12}}, "bad-options", "deal"),
        ({"game": "ecosystem", "options": {"size": 12}}, "bad-options", "size"),
        ({"game": "planet", "options": {"components": {"tiles": "x" * 1000}}}, "bad-options", "components.tiles"),
        ({"game": "planet", "settings": {"undo": "perhaps"}}, "bad-request", "undo"),
        ({"game": "planet", "more": 1}, "bad-request", "more"),
        ({"game": 7}, "bad-request", "game"),
    ],
)
def test_tables_that_cannot_be(people_of: Any, new: dict[str, Any], code: str, word: str) -> None:
    (ada,) = people_of("Ada")
    seats = [{"kind": "me"}] * new.pop("seats", 2)
    response = ada.http.post("/api/tables", json={"seats": seats, **new})
    assert problem(response) == (422, code)
    assert word in str(response.json()["why"])
    assert ada.get("/api/tables", which="mine") == []


def test_what_is_wrong_is_said_in_the_language_of_whoever_reads_it(people_of: Any) -> None:
    """The server says the key of a text and its arguments; the words are those of the reader."""
    (ada,) = people_of("Ada")
    seats = [{"kind": "me"}] * 5
    said = ada.http.post("/api/tables", json={"game": "planet", "seats": seats}).json()
    problem = Phrase("refused-bad-options", {"why": msgspec.convert(said["why"], Phrase)})
    assert texts.get("en").explain(problem) == "such a table cannot be: planet is for 2 to 4 players, not 5"
    assert texts.get("pl").explain(problem) == "takiego stołu być nie może: planet: od 2 do 4 graczy, nie 5"
    assert texts.get("he").explain(problem) == "שולחן כזה לא ייתכן: planet מיועד ל־2 עד 4 שחקנים, לא 5"


def test_seats_that_cannot_be(people_of: Any) -> None:
    (ada,) = people_of("Ada")
    for seat, code in [
        ({"kind": "bot", "level": "genius"}, "no-such-bot"),
        ({"kind": "bot", "level": "expert-hunter"}, "no-such-bot"),  # a style of another game
        ({"kind": "dog"}, "bad-request"),
        ({"kind": "bot", "level": "x" * 100}, "bad-request"),
        ({}, "bad-request"),
    ]:
        assert ada.refused("/api/tables", game="planet", seats=[{"kind": "me"}, seat]) == (422, code)


def test_what_everybody_may_know_of_a_table(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    made = ada.table("ecosystem", "me", "open", "bot", "invited", options={"deal": 10}, undo="never")
    assert len(made["id"]) >= 16
    assert list(made["invitations"]) == [3]
    seen = bob.get(f"/api/tables/{made['id']}")
    assert (seen["game"], seen["options"]["deal"], seen["state"], seen["host"]) == ("ecosystem", 10, "open", False)
    assert [(seat["kind"], seat["name"]) for seat in seen["seats"]] == [
        ("person", "Ada"),
        ("open", ""),
        ("bot", "greedy"),
        ("invited", ""),
    ]
    assert seen["settings"]["undo"] == "never"
    assert ada.id not in str(seen)
    assert made["invitations"][3] not in str(seen)
    assert ada.get(f"/api/tables/{made['id']}")["host"]


# ── sitting down ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_open_seat_is_for_the_first_who_comes(people_of: Any) -> None:
    ada, bob, eve = people_of("Ada", "Bob", "Eve")
    table = ada.table("planet", "me", "open")["id"]
    seat = {"seat": 1, "kind": "person", "name": "Bob", "level": None, "mine": True, "person": 1, "here": None}
    assert bob.take(table, 1)["seats"][1] == seat
    assert bob.take(table, 1)["seats"][1]["mine"], "a second click does no harm"
    late = eve.http.post(f"/api/tables/{table}/take", json={"seat": 1})
    assert problem(late) == (409, "seat-taken")
    assert late.json()["name"] == "Bob"
    assert eve.refused(f"/api/tables/{table}/take", seat=2) == (404, "no-such-seat")
    assert eve.refused(f"/api/tables/{table}/take", seat=-1) == (422, "bad-request")
    assert eve.refused("/api/tables/nowhere/take", seat=0) == (404, "no-such-table")


def test_an_invited_seat_needs_its_secret(server: Running, people_of: Any) -> None:
    ada, bob, eve = people_of("Ada", "Bob", "Eve")
    made = ada.table("planet", "me", "invited", "invited")
    table, secret = made["id"], made["invitations"][1]
    take = f"/api/tables/{table}/take"
    for wrong in (None, "", "x" * 43, made["invitations"][2]):
        assert eve.refused(take, seat=1, secret=wrong) == (403, "not-invited")
    assert all(secret not in str(row) for row in server.rows("SELECT * FROM seats"))
    bob.take(table, 1, secret)
    late = eve.http.post(take, json={"seat": 1, "secret": secret})
    assert problem(late) == (409, "seat-taken")
    assert late.json()["name"] == "Bob"


def test_a_new_invitation_kills_the_old_one(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    made = ada.table("planet", "me", "invited")
    table, old = made["id"], made["invitations"][1]
    assert bob.refused(f"/api/tables/{table}/invite", seat=1) == (403, "not-the-host")
    new = ada.post(f"/api/tables/{table}/invite", seat=1)["secret"]
    assert bob.refused(f"/api/tables/{table}/take", seat=1, secret=old) == (403, "not-invited")
    bob.take(table, 1, new)
    assert ada.refused(f"/api/tables/{table}/invite", seat=1) == (409, "seat-taken")
    assert ada.refused(f"/api/tables/{table}/invite", seat=7) == (404, "no-such-seat")


def test_leaving_before_the_beginning(people_of: Any) -> None:
    ada, bob, eve = people_of("Ada", "Bob", "Eve")
    table = ada.table("planet", "me", "open")["id"]
    bob.take(table, 1)
    assert eve.refused(f"/api/tables/{table}/leave", seat=1) == (403, "not-your-seat")
    assert bob.post(f"/api/tables/{table}/leave", seat=1)["seats"][1]["kind"] == "open"
    eve.take(table, 1)
    ada.start(table)
    assert eve.refused(f"/api/tables/{table}/leave", seat=1) == (409, "begun")


def test_beginning(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    table = ada.table("planet", "me", "open")["id"]
    assert problem(ada.http.get(f"/api/tables/{table}/view")) == (409, "not-begun")
    assert ada.refused(f"/api/tables/{table}/start") == (409, "seats-free")
    assert ada.get(f"/api/tables/{table}")["state"] == "open", "nothing has happened"
    bob.take(table, 1)
    assert bob.refused(f"/api/tables/{table}/start") == (403, "not-the-host")
    begun = ada.start(table)
    assert (begun["state"], begun["number"]) == ("playing", 1)
    assert ada.refused(f"/api/tables/{table}/start") == (409, "begun")


def test_one_of_many_beginnings_at_once_is_the_one(server: Running, people_of: Any) -> None:
    (ada,) = people_of("Ada")
    table = ada.table("planet", "me", "me")["id"]
    codes: list[int] = []
    send = lambda: codes.append(ada.http.post(f"/api/tables/{table}/start").status_code)  # noqa: E731
    threads = [threading.Thread(target=send) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200] + [409] * 5
    assert server.rows("SELECT number FROM entries WHERE table_id = ?", table) == [(1,)]


# ── lists ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def with_long_names(letters: int) -> dict[str, Any]:
    """A component file of Planet with names of so many letters."""
    box = msgspec.json.decode((files("habitable.games.planet") / "components.json").read_bytes())
    for animal in box["animals"]:
        animal["name"] = dict.fromkeys(("en", "pl", "he"), "世" * letters)
    return {"components": box}


def test_lists_leave_out_what_can_be_large(people_of: Any) -> None:
    """Everybody reads them, every few seconds; whoever wants to know more asks for one table."""
    ada, bob = people_of("Ada", "Bob")
    table = ada.table("planet", "me", "open", options=with_long_names(40))["id"]
    for who, which in ((bob, "open"), (ada, "mine")):
        (line,) = [line for line in who.get("/api/tables", which=which) if line["id"] == table]
        assert len(str(line)) < 1000
        whole = who.get(f"/api/tables/{table}")
        assert whole == {**line, "options": whole["options"]}
        assert whole["options"]["components"]["animals"][0]["name"]["en"] == "世" * 40


@pytest.mark.parametrize(("letters", "word"), [(61, "components.animals"), (60, "options-large")])
def test_options_are_not_too_large(people_of: Any, letters: int, word: str) -> None:
    (ada,) = people_of("Ada")
    options = with_long_names(letters)
    for animal in options["components"]["animals"]:
        animal["id"] = animal["id"].ljust(60, "世")
    response = ada.http.post("/api/tables", json={"game": "planet", "seats": [{"kind": "me"}] * 2, "options": options})
    assert problem(response) == (422, "bad-options")
    assert word in response.text


def test_a_guest_has_so_many_tables_that_have_not_begun(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    most = Bounds().open_tables
    made = [ada.table("planet", "me", "me")["id"] for _ in range(most)]
    wanted = {"game": "planet", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert ada.http.post("/api/tables", json=wanted).json()["most"] == most
    assert ada.refused("/api/tables", **wanted) == (409, "too-many-open")
    bob.table("planet", "me", "me")
    ada.start(made[0])
    ada.table("planet", "me", "me")
    assert ada.refused("/api/tables", **wanted) == (409, "too-many-open")
    assert bob.refused(f"/api/tables/{made[1]}/close") == (403, "not-the-host")
    assert ada.refused(f"/api/tables/{made[0]}/close") == (409, "begun")
    assert ada.post(f"/api/tables/{made[1]}/close") is None
    assert problem(ada.http.get(f"/api/tables/{made[1]}")) == (404, "no-such-table")
    assert ada.refused(f"/api/tables/{made[1]}/close") == (404, "no-such-table")
    ada.table("planet", "me", "me")


def test_lists(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    listed = ada.table("planet", "me", "open")["id"]
    secret = ada.table("planet", "me", "open", listed=False)["id"]
    full = ada.table("planet", "me", "invited")["id"]
    playing = ada.table("planet", "me", "open")["id"]
    bob.take(playing, 1)
    ada.start(playing)
    opened = [table["id"] for table in bob.get("/api/tables")]
    assert listed in opened
    assert secret not in opened
    assert full not in opened, "whoever comes finds no seat there"
    assert playing not in opened
    (asked,) = ada.get(f"/api/tables/{playing}")["asked"]
    waiting, other = (ada, bob) if asked == 0 else (bob, ada)
    newer = waiting.table("planet", "me", "me")["id"]
    assert [table["id"] for table in waiting.get("/api/tables", which="mine")][:2] == [playing, newer]
    waiting.answer(playing, asked, waiting.view(playing), "an-answer")
    state = waiting.view(playing)
    while asked in state["asked"]:
        waiting.answer(playing, asked, state, f"an-answer-{state['number']}")
        state = waiting.view(playing)
    assert other.get("/api/tables", which="mine")[0]["id"] == playing
    assert {table["id"] for table in bob.get("/api/tables", which="mine")} >= {playing}


def test_bots_without_a_name_have_one_each(people_of: Any) -> None:
    (ada,) = people_of("Ada")
    bots = [{"kind": "bot", "level": level} for level in ("greedy", "random", "greedy")]
    seats = ada.table("planet", "me", *bots)["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "greedy", "random", "greedy 2"]


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def two_at_planet(people_of: Any) -> tuple[Person, Person, str, int]:
    """Who is asked, who is not, the table, and the asked seat."""
    ada, bob = people_of("Ada", "Bob")
    table = ada.table("planet", "me", "open")["id"]
    bob.take(table, 1)
    ada.start(table)
    (asked,) = ada.get(f"/api/tables/{table}")["asked"]
    return (ada, bob, table, 0) if asked == 0 else (bob, ada, table, 1)


def test_answers_that_change_nothing(people_of: Any) -> None:
    ada, bob, table, seat = two_at_planet(people_of)
    (eve,) = people_of("Eve")
    state = ada.view(table)
    legal = [choice["answer"] for choice in choices(state, seat)]
    answer = {"seat": seat, "number": state["number"], "answer": legal[0], "id": "answer-1"}
    for somebody in (bob, eve):
        assert somebody.refused(f"/api/tables/{table}/answer", **answer) == (403, "not-your-seat")
    illegal = next(i for i in range(1000) if i not in legal)
    for change, problem_of in [
        ({"answer": illegal}, (422, "illegal-answer")),
        ({"answer": 2**31}, (422, "illegal-answer")),
        ({"answer": -1}, (422, "bad-request")),
        ({"number": state["number"] - 1}, (409, "outdated")),
        ({"number": state["number"] + 1}, (409, "outdated")),
        ({"number": 2**60}, (422, "bad-request")),
        ({"id": "short"}, (422, "bad-request")),
        ({"id": "x" * 65}, (422, "bad-request")),
        ({"id": "no spaces please"}, (422, "bad-request")),
        ({"seat": 9}, (403, "not-your-seat")),
    ]:
        assert ada.refused(f"/api/tables/{table}/answer", **{**answer, **change}) == problem_of, change
    late = ada.http.post(f"/api/tables/{table}/answer", json={**answer, "number": 0}).json()
    assert late["state"] == {**state, "happened": [], "since": state["number"]} | {"type": "state"}
    assert ada.view(table) == state
    other = {**answer, "seat": 1 - seat, "id": "answer-2"}
    refused = bob.http.post(f"/api/tables/{table}/answer", json=other)
    assert problem(refused) == (422, "illegal-answer")
    assert refused.json()["why"][0] == "illegal-not-asked"


def test_a_look_ahead_changes_nothing_and_comes_too_late_without_harm(people_of: Any) -> None:
    ada, bob, table, seat = two_at_planet(people_of)
    door, state = f"/api/tables/{table}/preview", ada.view(table)
    wanted = {"seat": seat, "number": state["number"], "answers": [choices(state, seat)[0]["answer"]]}
    ahead = ada.post(door, **wanted)
    assert ahead["view"]["held"] is not None
    assert len(ahead["choices"]) == len(ahead["asked"]["words"]) > 0, "and what is asked then"
    assert ada.view(table) == state
    assert bob.refused(door, **wanted) == (403, "not-your-seat")
    assert ada.refused(door, **{**wanted, "answers": [0]}) == (422, "illegal-answer")
    ada.answer(table, seat, state, "the-first")
    assert ada.post(door, **wanted) is None


def test_a_look_ahead_from_before_ones_own_secret_answer_comes_too_late_without_harm(people_of: Any) -> None:
    """While all answer at once the number stays, and what was offered is gone all the same."""
    ada, bob = people_of("Ada", "Bob")
    table = ada.table("ecosystem", "me", "open")["id"]
    bob.take(table, 1)
    ada.start(table)
    door, state = f"/api/tables/{table}/preview", ada.view(table)
    wanted = {"seat": 0, "number": state["number"], "answers": [choices(state, 0)[0]["answer"]]}
    assert ada.post(door, **wanted) is not None
    ada.answer(table, 0, state, "the-card")
    assert ada.view(table)["number"] == state["number"]
    assert ada.post(door, **wanted) is None
    assert (
        ada.post(f"/api/tables/{table}/why", seat=0, number=state["number"], noun="cell", at=[0, 0], answers=[1])
        is None
    )


def test_a_hint_goes_on_after_what_is_planned(people_of: Any) -> None:
    ada, _, table, seat = two_at_planet(people_of)
    door, state = f"/api/tables/{table}/hint", ada.view(table)
    take = choices(state, seat)[0]["answer"]
    ahead = ada.post(f"/api/tables/{table}/preview", seat=seat, number=state["number"], answers=[take])
    hint = ada.get(door, seat=seat, after=take)
    assert hint["number"] == state["number"]
    assert hint["answer"] in [one["answer"] for one in ahead["choices"]]
    for after, status, code in (
        ("0", 422, "illegal-answer"),
        (f"{take},", 422, "bad-request"),
        ("x", 422, "bad-request"),
    ):
        assert problem(ada.http.get(door, params={"seat": seat, "after": after})) == (status, code)
    assert ada.view(table) == state


def test_why_something_cannot_be_chosen(people_of: Any) -> None:
    ada, bob, table, seat = two_at_planet(people_of)
    door, state = f"/api/tables/{table}/why", ada.view(table)
    take = choices(state, seat)[0]
    wanted = {"seat": seat, "number": state["number"], "noun": "face", "at": 3}
    assert ada.post(door, **wanted)["words"] == ["planet-why-take-first", {}]
    assert ada.post(door, **wanted | {"noun": "tile", "at": take["touches"][0]["at"]}) is None, "it can be chosen"
    assert ada.post(door, **wanted, answers=[take["answer"]]) is None, "once a tile is taken"
    assert bob.refused(door, **wanted) == (403, "not-your-seat")
    waiting = bob.post(door, **wanted | {"seat": 1 - seat})
    assert waiting["words"] == ["why-waiting", {"names": {"is": "seat", "seat": seat}}]
    assert ada.post(door, **wanted | {"number": state["number"] + 1}) is None, "the table is another one"
    assert ada.refused(door, **wanted, answers=[0]) == (422, "illegal-answer")
    for wrong in ({"at": [0] * 4}, {"at": 10_000}, {"at": "3"}, {"noun": "f" * 21}):
        assert ada.refused(door, **wanted | wrong) == (422, "bad-request")


def test_an_answer_that_is_sent_again_is_heard_once(server: Running, people_of: Any) -> None:
    ada, _, table, seat = two_at_planet(people_of)
    state = ada.view(table)
    first = ada.answer(table, seat, state, "the-same-id")
    assert first == {"type": "taken", "id": "the-same-id", "number": state["number"] + 1}
    assert ada.answer(table, seat, state, "the-same-id") == first
    after = ada.view(table)
    if seat in after["asked"]:
        ada.answer(table, seat, after, "another-id")
    assert ada.answer(table, seat, state, "the-same-id") == first
    found = server.rows("SELECT COUNT(*) FROM entries WHERE table_id = ? AND client = 'the-same-id'", table)
    assert found == [(1,)]


def test_a_secret_answer_that_is_sent_again_is_heard_once(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    table = ada.table("ecosystem", "me", "open")["id"]
    bob.take(table, 1)
    ada.start(table)
    state = ada.view(table)
    first = ada.answer(table, 0, state, "ada-says-1")
    assert ada.answer(table, 0, state, "ada-says-1") == first
    assert ada.view(table)["asked"] == [1], "who has answered is public"
    bob.answer(table, 1, bob.view(table), "bob-says-1")
    assert ada.view(table)["number"] > state["number"]
    assert ada.answer(table, 0, state, "ada-says-1")["id"] == "ada-says-1"


@pytest.mark.parametrize("game", GAMES)
def test_everybody_sees_what_the_rules_let_them_see(server: Running, people_of: Any, game: str) -> None:
    """A state holds the view of the game for each own seat, and for a spectator that of nobody."""
    ada, bob, eve, nobody = people_of("Ada", "Bob", "Eve", None)
    table = ada.table(game, "me", "open", *["me"] * (GAMES[game] - 2))["id"]
    bob.take(table, 1)
    ada.start(table)
    live = server.house._awake[table]
    mine = [0, *range(2, GAMES[game])]
    for turn in range(6):
        seen = {who: who.view(table) for who in (ada, bob, eve, nobody)}
        number = live.number

        def view(seat: int | None) -> Any:
            return msgspec.to_builtins(live.game.view(live.position, seat))

        for who, seats in ((ada, mine), (bob, [1])):
            assert [one["seat"] for one in seen[who]["seats"]] == seats
            assert [seen_by(seen[who], seat) for seat in seats] == [view(seat) for seat in seats]
            for seat in seats:
                options = live.position.options(seat) if live.position.asks(seat) else []
                assert [choice["answer"] for choice in choices(seen[who], seat)] == list(options)
        for who in (eve, nobody):
            assert (seen[who]["view"], seen[who]["seats"]) == (view(None), [])
            assert seen[who]["number"] == number
        for who, seats in ((ada, mine), (bob, [1])):
            for seat in seats:
                state = who.view(table)
                if seat in state["asked"]:
                    who.answer(table, seat, state, f"turn-{turn}-{seat}")


def test_hidden_hands_of_ecosystem(people_of: Any) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = ada.table("ecosystem", "me", "open", "bot")["id"]
    bob.take(table, 1)
    ada.start(table)
    mine = seen_by(ada.view(table), 0)
    assert len(mine["hands"][0]["known"]) == mine["hands"][0]["size"] > 0
    assert [hand["known"] for hand in mine["hands"]][1:] == ["", ""]
    assert [hand["known"] for hand in nobody.view(table)["view"]["hands"]] == ["", "", ""]


def test_hidden_objectives_of_planet(people_of: Any) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = ada.table("planet", "me", "open")["id"]
    bob.take(table, 1)
    ada.start(table)
    mine = seen_by(ada.view(table), 0)
    assert [found is None for found in mine["objectives"]] == [False, True]
    assert nobody.view(table)["view"]["objectives"] == [None, None]


def test_hidden_traits_of_marine(people_of: Any) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = ada.table("marine", "me", "open")["id"]
    bob.take(table, 1)
    ada.start(table)
    seen = {}
    for person, seat in ((ada, 0), (bob, 1)):
        mine = seen_by(person.view(table), seat)
        animals = {animal["animal"] for animal in mine["animals"] if animal["seat"] == seat}
        assert set(mine["hands"]) <= animals
        seen[seat] = {trait for hand in mine["hands"].values() for trait in hand}
    assert nobody.view(table)["view"]["hands"] == {}
    assert not seen[0] & seen[1]


# ── long polls ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_long_poll_returns_when_something_happens_or_after_a_while(people_of: Any) -> None:
    ada, bob, table, seat = two_at_planet(people_of)
    state = bob.view(table)
    began = time.monotonic()
    now = {"since": state["number"], "stamp": state["stamp"]}
    assert bob.view(table, **now) == {**state, "happened": [], "since": state["number"]}
    assert 0.4 < time.monotonic() - began < 5
    began = time.monotonic()
    assert bob.view(table, since=state["number"])["number"] == state["number"], "without a stamp nobody waits"
    assert time.monotonic() - began < 0.4
    later = threading.Timer(0.1, lambda: ada.answer(table, seat, ada.view(table), "now-or-never"))
    later.start()
    news = bob.view(table, **now)
    later.join()
    assert (news["number"], news["since"]) == (state["number"] + 1, state["number"])
    (entry,) = news["happened"]
    assert (entry["number"], entry["kind"], entry["seat"], entry["to"]) == (2, "answer", seat, 1)
    assert entry["events"]
    assert bob.view(table, **now)["number"] == news["number"], "at once"
    assert problem(bob.http.get(f"/api/tables/{table}/view?since=x")) == (422, "bad-request")
    assert problem(bob.http.get(f"/api/tables/{table}/view?stamp=-1")) == (422, "bad-request")
    assert problem(bob.http.get(f"/api/tables/{table}/view?since={'9' * 99}")) == (422, "bad-request")


def test_a_long_poll_returns_when_somebody_answers_in_secret(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    table = ada.table("ecosystem", "me", "open")["id"]
    bob.take(table, 1)
    ada.start(table)
    state = bob.view(table)
    later = threading.Timer(0.1, lambda: ada.answer(table, 0, ada.view(table), "in-secret"))
    later.start()
    now = {"since": state["number"], "stamp": state["stamp"]}
    news = bob.view(table, **now)
    later.join()
    assert (news["number"], news["asked"]) == (state["number"], [1])
    assert (news["since"], news["happened"]) == (state["number"], [])
    assert bob.view(table, **now)["asked"] == [1], "at once"


# ── records ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_record_of_a_running_game_holds_what_one_may_know(people_of: Any) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = ada.table("ecosystem", "me", "open", "bot")["id"]
    bob.take(table, 1)
    ada.start(table)
    texts = [who.http.get(f"/api/tables/{table}/record").text for who in (ada, bob, nobody)]
    mine, his, all_see = (records.read(text) for text in texts)
    assert mine.seats == ["Ada", "Bob", "greedy"]
    made = ada.get(f"/api/tables/{table}")["made"]
    assert {found.date for found in (mine, his, all_see)} == {records.day(made / 1000)}, "the day it was made"
    assert len(mine.lines) == len(his.lines) == len(all_see.lines) == 33
    assert [sum(line.text != "?" for line in found.lines) for found in (mine, his, all_see)] == [11, 11, 0]
    assert not [a for a, b in zip(mine.lines, his.lines, strict=True) if a.text != "?" != b.text]


def test_a_whole_game_and_its_record(people_of: Any) -> None:
    """One person and two bots; at the end everything is open to everybody, and replays to the same points."""
    ada, nobody = people_of("Ada", None)
    table = ada.table("ecosystem", "me", "bot", {"kind": "bot", "level": "random"})["id"]
    ada.start(table)
    state = ada.view(table)
    while not state["over"]:
        if 0 in state["asked"]:
            ada.answer(table, 0, state, f"answer-{state['number']}")
            state = ada.view(table)
        else:
            state = ada.view(table, since=state["number"], stamp=state["stamp"])
    told = nobody.get(f"/api/tables/{table}")
    assert (told["state"], told["asked"]) == ("over", [])
    text = nobody.http.get(f"/api/tables/{table}/record").text
    assert "?" not in text
    match = replay(games.get("ecosystem"), records.read(text))
    assert match.position.over()
    assert (told["scores"], told["places"]) == (match.position.scores(), match.position.places())
    late = {"seat": 0, "number": state["number"], "answer": 0, "id": "after-the-end"}
    assert ada.refused(f"/api/tables/{table}/answer", **late) == (409, "over")
    began = time.monotonic()
    assert ada.view(table, since=state["number"], stamp=state["stamp"])["over"]
    assert time.monotonic() - began < 0.4, "after the end nobody waits for more"


# ── doors that are closed ───────────────────────────────────────────────────────────────────────────────────────────


def test_changes_come_from_our_own_pages(server: Running, people_of: Any) -> None:
    ada, nobody = people_of("Ada", None)
    body = {"game": "planet", "seats": [{"kind": "me"}, {"kind": "me"}]}
    for origin in ("https://evil.example", "null", server.url.replace("http", "https"), server.url + ".evil.example"):
        for who in (ada, nobody):
            refused = who.http.post("/api/tables", json=body, headers={"Origin": origin})
            assert problem(refused) == (403, "other-origin")
    del ada.http.headers["Origin"]
    assert ada.refused("/api/tables", **body) == (403, "other-origin")
    local = server.url.replace("127.0.0.1", "localhost")
    assert ada.http.post("/api/tables", json=body, headers={"Origin": local}).status_code == 200
    del nobody.http.headers["Origin"]
    assert nobody.post("/api/guests", name="a program")["name"] == "a program"


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "10.0.0.1:8000",
        "",
        "[::1]:8000",
        "a@127.0.0.1",
        "127.0.0.1:x",
        "[",
        "::",
    ],
)
def test_another_host_is_somebodys_trick(people_of: Any, host: str) -> None:
    (nobody,) = people_of(None)
    response = nobody.http.get("/api/me", headers={"Host": host})
    assert response.status_code == 400
    assert "content-security-policy" in response.headers


def test_security_headers_on_every_response(server: Running, people_of: Any) -> None:
    (ada,) = people_of("Ada")
    responses = [
        ada.http.get("/healthz"),
        ada.http.get("/api/me"),
        ada.http.get("/nowhere"),
        ada.http.get("/api/tables/nowhere"),
        ada.http.get("/api/tables/"),
        ada.http.put("/api/tables"),
        ada.http.post("/api/guests", content=b"{"),
        ada.http.post("/api/guests", content=b"x" * (Bounds().request_bytes + 1)),
        ada.http.post("/api/guests", headers={"Origin": "https://evil.example"}),
    ]
    assert [response.status_code for response in responses] == [200, 200, 404, 404, 404, 405, 422, 413, 403]
    for response in responses:
        assert "default-src 'none'" in response.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in response.headers["content-security-policy"]
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["cross-origin-opener-policy"] == "same-origin"
        assert response.headers["cache-control"] == "no-store"
        assert "server" not in response.headers
        if response.status_code >= 400:
            problem(response)


def test_a_bug_says_nothing_of_the_inside(
    people_of: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (ada,) = people_of("Ada")

    def fails(*_: object) -> None:
        raise KeyError("the secret of Bob")

    monkeypatch.setattr(tables, "open_tables", fails)
    response = ada.http.get("/api/tables")
    assert problem(response) == (500, "our-mistake")
    assert "Bob" not in response.text
    assert "content-security-policy" in response.headers
    assert "GET /api/tables" in caplog.text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b'{"name": 1}',
        b'{"name": "Ada"',
        b'{"name": "Ada", "admin": true}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b"[" * 100_000,
    ],
)
def test_nonsense(people_of: Any, data: bytes) -> None:
    (nobody,) = people_of(None)
    response = nobody.http.post("/api/guests", content=data)
    assert problem(response)[0] == 422
    assert len(response.text) < 500


def test_a_request_without_end(server: Running) -> None:
    """It is refused as soon as it is too large, whatever it says of its length."""

    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b"x" * 10_000

    try:
        response = httpx.post(server.url + "/api/guests", content=endless(), timeout=10)
        assert response.status_code == 413
    except (httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):
        pass  # the server hung up while we were still sending
    assert httpx.get(server.url + "/healthz").status_code == 200


# ── links, cookies and bots of a whole server ───────────────────────────────────────────────────────────────────────


HTTPS = {"Host": "play.example.org", "Origin": "https://play.example.org"}


def test_behind_https_cookies_are_secure_and_only_the_public_name_is_ours(tmp_path: Any) -> None:
    with running(tmp_path / "https.db", public_url="https://Play.example.org/") as server:
        response = httpx.post(server.url + "/api/guests", json={"name": "Ada"}, headers=HTTPS)
        assert response.status_code == 200
        cookie = response.headers["set-cookie"]
        assert cookie.startswith("__Host-habitable=")
        assert "; Secure" in cookie
        assert "; Path=/;" in cookie
        assert "domain" not in cookie.lower()
        assert response.headers["strict-transport-security"] == "max-age=31536000"
        refused = httpx.get(server.url + "/api/me")
        assert refused.status_code == 400
        assert "strict-transport-security" in refused.headers
        other = {**HTTPS, "Origin": server.url}
        assert problem(httpx.post(server.url + "/api/guests", json={"name": "Ada"}, headers=other))[0] == 403


def test_a_cookie_by_its_old_name_is_kept(tmp_path: Any) -> None:
    """Nobody loses a seat when a house moves to https, or to a version that calls it otherwise."""
    with running(tmp_path / "old.db", public_url="https://play.example.org") as server:
        made = httpx.post(server.url + "/api/guests", json={"name": "Ada"}, headers=HTTPS)
        secret = made.headers["set-cookie"].partition(";")[0].partition("=")[2]
        old = {**HTTPS, "Cookie": f"habitable={secret}"}
        response = httpx.get(server.url + "/api/me", headers=old)
        assert good(response) == made.json()
        new, gone = response.headers.get_list("set-cookie")
        assert new.startswith(f"__Host-habitable={secret};")
        assert gone.startswith('habitable="";')
        assert "Max-Age=0" in gone
        response = httpx.get(server.url + "/api/me", headers={**HTTPS, "Cookie": f"__Host-habitable={secret}"})
        assert good(response) == made.json()
        assert "set-cookie" not in response.headers
        both = {**HTTPS, "Cookie": f"habitable={'x' * 43}; __Host-habitable={secret}"}
        assert good(httpx.get(server.url + "/api/me", headers=both)) == made.json(), "nobody else can have set this one"


def test_where_a_request_ends_is_clear(server: Running) -> None:
    """A proxy before us may go by the one header, and we by the other: then it sees one request where we see two."""
    body = b'{"name": "Ada"}'
    chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    head = f"POST /api/guests HTTP/1.1\r\nHost: {urlsplit(server.url).netloc}\r\nContent-Type: application/json\r\n"
    for more, status in (
        ("Transfer-Encoding: chunked", b"200"),
        ("Transfer-Encoding: chunked\r\nContent-Length: 15", b"400"),
        ("Content-Length: 15\r\nTransfer-Encoding: chunked", b"400"),
    ):
        with socket.create_connection(("127.0.0.1", urlsplit(server.url).port), PATIENCE) as link:
            link.sendall(f"{head}{more}\r\n\r\n".encode() + chunked)
            if status == b"400":
                reply = b"".join(iter(lambda: link.recv(65536), b""))  # until the server hangs up
                assert b"connection: close" in reply.lower()
            else:
                reply = link.recv(65536)
            assert reply.split()[1] == status


def test_bots_play_on_by_themselves_also_after_a_restart(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOMENT", 0.05)
    database = tmp_path / "bots.db"
    with running(database) as server, Person(server, "Ada") as ada:
        table = ada.table("planet", {"kind": "bot", "level": "random"}, "bot")["id"]
        ada.start(table)
        until(lambda: ada.get(f"/api/tables/{table}")["number"] >= 5)
        cookies = ada.http.cookies
    (before,) = server.rows("SELECT number FROM tables WHERE state = 'playing'")
    monkeypatch.setattr(pace, "MOMENT", 0.0)
    with running(database) as server, Person(server) as ada:
        until(lambda: server.rows("SELECT state FROM tables") == [("over",)])
        assert server.rows("SELECT number FROM tables")[0] > before
        ada.http.cookies.update(cookies)
        assert ada.get("/api/me")["name"] == "Ada", "people are known after a restart too"
        text = ada.http.get(f"/api/tables/{table}/record").text
        assert re.search(r"^seat 1: greedy$", text, re.MULTILINE)
        assert replay(games.get("planet"), records.read(text)).position.over()
