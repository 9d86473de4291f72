"""A table's socket, with a real server and real clients."""

import socket as sockets
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from habitable.server import house
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.wire import State
from habitable.server.tables import pace, states
from habitable.server.tables.live import Live
from server.running import PATIENCE, Person, Running, choices, receive, running, seen_by, tell, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pace, "MOMENT", 0.0)
        with running(tmp_path_factory.mktemp("server") / "sockets.db") as started:
            yield started


@pytest.fixture(scope="module")
def ada(server: Running) -> Iterator[Person]:
    with Person(server, "Ada") as person:
        yield person


@pytest.fixture(scope="module")
def bob(server: Running) -> Iterator[Person]:
    with Person(server, "Bob") as person:
        yield person


@pytest.fixture
def table(ada: Person, bob: Person) -> str:
    """Ada has seats 0 and 2 at Ecosystem, Bob has seat 1."""
    made: str = ada.table("ecosystem", "me", "open", {"kind": "me", "name": "Ada's son"})["id"]
    bob.take(made, 1)
    ada.start(made)
    return made


def answer(socket: ClientConnection, state: dict[str, Any], seat: int, name: str) -> dict[str, Any]:
    """Sends the first legal answer; returns what is said to it: a refusal, or the first state with it."""
    first = choices(state, seat)[0]["answer"]
    tell(socket, type="answer", seat=seat, number=state["number"], answer=first, id=name)
    while True:
        message = receive(socket)
        if name in (message.get("id"), *(one["id"] for one in message.get("taken", []))):
            return message


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_state_comes_first(ada: Person, bob: Person, table: str, server: Running) -> None:
    with ada.socket(table) as socket:
        state = receive(socket)
        assert state == {"type": "state", **ada.view(table)}
        assert [one["seat"] for one in state["seats"]] == [0, 2], "all seats of one browser on one socket"
        assert state["asked"] == [0, 1, 2]
        assert choices(state, 0)
        assert choices(state, 2)
    with bob.socket(table) as socket:
        assert [one["seat"] for one in receive(socket)["seats"]] == [1]
    with Person(server) as nobody, nobody.socket(table, origin=None) as socket:
        state = receive(socket)
        assert (state["seats"], [hand["known"] for hand in state["view"]["hands"]]) == ([], ["", "", ""])


def test_everybody_hears_what_happens(ada: Person, bob: Person, server: Running, table: str) -> None:
    with Person(server) as nobody, ada.socket(table) as hers, bob.socket(table) as his, nobody.socket(table) as open_:
        states = {socket: receive(socket) for socket in (hers, his, open_)}
        number = states[hers]["number"]
        mine = answer(hers, states[hers], 0, "ada-seat-0")
        assert mine["taken"] == [{"type": "taken", "id": "ada-seat-0", "number": number}]
        for state in (mine, receive(his, "state"), receive(open_, "state")):
            assert (state["number"], state["asked"], state["happened"]) == (number, [1, 2], [])
        answer(his, states[his], 1, "bob-seat-1")
        mine = answer(hers, states[hers], 2, "ada-seat-2")
        assert mine["taken"] == [{"type": "taken", "id": "ada-seat-2", "number": number + 1}]
        for state in (mine, receive(his, "state"), receive(open_, "state")):
            socket = his if state["seats"] else open_
            while state["number"] == number:
                state = receive(socket, "state")
            assert state["number"] == number + 1
            assert state["since"] == number
            (entry,) = state["happened"]
            assert (entry["number"], entry["kind"], entry["to"]) == (number + 1, "answer", number)
            assert [event["event"] for event in entry["events"]]


def test_what_is_said_in_secret_is_not_heard(ada: Person, bob: Person, table: str) -> None:
    """Whatever Ada says, Bob gets the same bytes."""
    other = ada.table("ecosystem", "me", "open", "me")["id"]
    bob.take(other, 1)
    ada.start(other)
    with bob.socket(table) as socket:
        before = receive(socket)
        state = ada.view(table)
        last = choices(state, 0)[-1]["answer"]
        ada.post(f"/api/tables/{table}/answer", seat=0, number=state["number"], answer=last, id="in-secret")
        after = receive(socket)
    assert after["stamp"] == before["stamp"] + 1
    assert (after["asked"], seen_by(after, 1)["asked"]) == ([1, 2], [1, 2]), "who has answered is public"
    assert seen_by(after, 1) == {**seen_by(before, 1), "asked": [1, 2]}
    changed = ("stamp", "asked", "since", "happened", "view", "seats")
    assert {key: after[key] for key in after if key not in changed} == {
        key: before[key] for key in before if key not in changed
    }
    for key in ("seat", "choices", "undo", "looked"):
        assert after["seats"][0][key] == before["seats"][0][key]


def test_a_whole_game_by_two_sockets(ada: Person, bob: Person, table: str) -> None:
    """Everybody answers whatever state comes; late answers are refused and do no harm."""

    def play(person: Person, results: list[dict[str, Any]]) -> None:
        with person.socket(table) as socket:
            said = set()
            while True:
                state = receive(socket, "state")
                if state["over"]:
                    results.append(state)
                    return
                for one in state["seats"]:
                    key = f"{person.id[:4]}-{state['number']}-{one['seat']}"
                    if one["choices"] and key not in said:
                        said.add(key)
                        first = one["choices"][0]["answer"]
                        tell(socket, type="answer", seat=one["seat"], number=state["number"], answer=first, id=key)

    results: list[dict[str, Any]] = []
    threads = [threading.Thread(target=play, args=(person, results)) for person in (ada, bob)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(results) == 2
    told = ada.get(f"/api/tables/{table}")
    assert told["state"] == "over"
    assert seen_by(results[0], results[0]["seats"][0]["seat"])["scores"] == told["scores"]


def test_a_late_answer_gets_the_present_state(ada: Person, bob: Person, table: str) -> None:
    with ada.socket(table) as socket:
        state = receive(socket)
        tell(socket, type="answer", seat=0, number=99, answer=0, id="from-the-future")
        assert receive(socket) == {"type": "refused", "code": "outdated", "arguments": {}, "id": "from-the-future"}
        assert receive(socket) == {**state, "since": state["number"], "happened": []}
        tell(socket, type="answer", seat=1, number=state["number"], answer=0, id="for-somebody-else")
        assert receive(socket, "refused")["code"] == "not-your-seat"


def test_a_resend_over_another_socket_gets_the_first_reply_again(ada: Person, table: str) -> None:
    with ada.socket(table) as socket:
        state = receive(socket)
        first = answer(socket, state, 0, "sent-twice")
    with ada.socket(table) as socket:
        receive(socket)
        assert answer(socket, state, 0, "sent-twice") == first
    with ada.socket(table) as socket:
        assert receive(socket)["asked"] == [1, 2]


def test_pings_and_looks(ada: Person, table: str) -> None:
    with ada.socket(table) as socket:
        state = receive(socket)
        tell(socket, type="ping")
        assert receive(socket) == {"type": "pong"}
        tell(socket, type="look")
        assert receive(socket) == {**state, "since": state["number"], "happened": []}


def test_a_spectator_cannot_answer(server: Running, bob: Person, table: str) -> None:
    state = bob.view(table)
    legal = choices(state, 1)[0]["answer"]
    with Person(server) as nobody, Person(server, "Eve") as eve:
        for who, code in ((nobody, "who-are-you"), (eve, "not-your-seat")):
            with who.socket(table) as socket:
                receive(socket)
                tell(socket, type="answer", seat=1, number=state["number"], answer=legal, id="not-my-business")
                assert receive(socket)["code"] == code
    assert bob.view(table) == state


# ── slow readers ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_slow_reader_gets_the_newest_state_and_nobody_waits_for_it(ada: Person, server: Running) -> None:
    """It skips what it had no time for; what it gets last is the end."""
    table = ada.table("dominant-species", "me", "me")["id"]
    ada.start(table)
    with sockets.socket() as narrow, Person(server) as nobody:
        narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.house.settings.port))
        with nobody.socket(table, origin=None, sock=narrow, max_queue=1, ping_interval=None) as slow:
            with ada.socket(table) as socket:
                state, n = receive(socket), 0
                while n < 100 and not state["over"]:
                    asked = next(one for one in state["seats"] if one["choices"])
                    n += 1
                    state = answer(socket, state, asked["seat"], f"answer-{n}")
            got = [receive(slow, "state")]
            while got[-1]["number"] < state["number"]:
                got.append(receive(slow, "state"))
    numbers = [one["number"] for one in got]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == state["number"]
    assert len(numbers) < n * 3 // 4, "it has skipped some"
    for before, after in pairwise(got):
        assert after["since"] in (0, before["number"]), "and knows what it has missed"


def test_who_was_away_while_something_was_taken_back_is_told_that_it_is_not_all(ada: Person, server: Running) -> None:
    """What fell is in no message any more; a page that hears 0 asks for the log."""
    table = ada.table("planet", "me", "me", undo="free")["id"]
    ada.start(table)
    with ada.socket(table) as socket, Person(server) as nobody:
        states, seat = [receive(socket)], -1
        for n in range(3):
            seat = next(one["seat"] for one in states[-1]["seats"] if one["choices"])
            states.append(answer(socket, states[-1], seat, f"answer-{n}"))
        last = states[-1]["number"]
        tell(socket, type="undo", seat=seat, number=last, id="not-like-this")
        while receive(socket, "state")["number"] == last:
            pass
        for state in states:
            now = nobody.view(table, since=state["number"])
            all_told = [one["number"] for one in now["happened"]] == list(range(state["number"] + 1, now["number"] + 1))
            assert (now["since"] == state["number"]) == all_told
        assert nobody.view(table, since=last)["since"] == last
        assert nobody.view(table, since=states[-2]["number"])["since"] == 0


def test_who_plays_is_told_at_once_and_who_looks_on_at_leisure(tmp_path: Any) -> None:
    """However many look on: each of them skips what came meanwhile, and gets the newest."""
    bounds = Bounds(onlookers=1, onlooker_seconds=0.1)
    with (
        running(tmp_path / "crowd.db", bounds=bounds) as server,
        Person(server, "Ada") as ada,
        Person(server) as nobody,
    ):
        table = ada.table("dominant-species", "me", "me")["id"]
        ada.start(table)
        with ada.socket(table) as socket, nobody.socket(table) as looking_on:
            state = receive(socket)
            for n in range(20):
                asked = next(one for one in state["seats"] if one["choices"])
                state = answer(socket, state, asked["seat"], f"answer-{n}")
            numbers = [receive(looking_on, "state")["number"]]
            while numbers[-1] < state["number"]:
                numbers.append(receive(looking_on, "state")["number"])
    assert len(numbers) < 20


# ── nonsense ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("", "bad-request"),
        ("null", "bad-request"),
        ("{", "bad-request"),
        (b"\xff\xfe", "bad-request"),
        ('{"type": "dance"}', "bad-request"),
        ('{"type": "answer"}', "bad-request"),
        ('{"type": "answer", "seat": 0, "number": 1, "answer": 1, "id": "12345678", "more": 1}', "bad-request"),
        ("[" * 10_000, "bad-request"),
        ('{"type": "ping", "x": "' + "x" * 20_000 + '"}', "too-large"),
        (b"x" * 200_000, "too-large"),
    ],
)
def test_nonsense_is_answered_and_survived(ada: Person, table: str, data: str | bytes, code: str) -> None:
    with ada.socket(table) as socket:
        receive(socket)
        socket.send(data)
        refused = receive(socket)
        assert (refused["type"], refused["code"], refused["id"]) == ("refused", code, None)
        assert len(str(refused)) < 300
        tell(socket, type="ping")
        assert receive(socket) == {"type": "pong"}


def test_ten_megabytes_close_the_socket_and_hurt_nobody_else(ada: Person, bob: Person, table: str) -> None:
    with bob.socket(table) as other:
        receive(other)
        with ada.socket(table) as socket:
            receive(socket)
            with suppress(ConnectionClosed):  # perhaps while we are still sending
                socket.send("x" * 10_000_000)
            with pytest.raises(ConnectionClosed):
                receive(socket)
        tell(other, type="ping")
        assert receive(other) == {"type": "pong"}


WORDS = st.sampled_from(["type", "answer", "ping", "look", "seat", "number", "id", "x" * 8])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text() | WORDS,
    lambda inner: st.lists(inner) | st.dictionaries(WORDS | st.text(), inner),
    max_leaves=8,
)
ANSWERS = st.fixed_dictionaries(
    {"type": st.just("answer")},
    optional={
        "seat": st.integers(-2, 12),
        "number": st.integers(-2, 2**60),
        "answer": st.integers(-(2**40), 2**40),
        "id": st.text(min_size=6, max_size=70) | st.just("12345678"),
    },
)
MESSAGES = st.binary() | st.text() | (VALUES | ANSWERS).map(lambda value: msgspec.json.encode(value).decode())


@pytest.fixture(scope="module")
def spectated(ada: Person) -> Iterator[ClientConnection]:
    """Bob's seat is Ada's too, so that answers could be legal; none of these has the number that would make it so."""
    table = ada.table("planet", "me", "me")["id"]
    ada.start(table)
    with ada.socket(table) as socket:
        receive(socket)
        yield socket


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=MESSAGES)
def test_whatever_is_sent_something_is_said(spectated: ClientConnection, message: str | bytes) -> None:
    spectated.send(message)
    tell(spectated, type="ping")
    said = receive(spectated)
    while said["type"] != "pong":
        assert said["type"] in ("refused", "state")
        said = receive(spectated)
    if message in ('{"type":"ping"}', b'{"type":"ping"}'):
        assert receive(spectated)["type"] == "pong"


# ── doors that are closed ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_socket_with_a_cookie_comes_from_our_own_pages(ada: Person, table: str) -> None:
    for origin in ("https://evil.example", "null", None):
        with ada.socket(table, origin=origin) as socket:
            assert receive(socket)["code"] == "other-origin"
            with pytest.raises(ConnectionClosed) as closed:
                receive(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403


def test_a_socket_by_another_host_is_refused(server: Running, table: str) -> None:
    address = ("127.0.0.1", server.house.settings.port)
    url = f"ws://evil.example/api/tables/{table}/socket"
    with sockets.create_connection(address) as way, pytest.raises(InvalidStatus) as refused:
        connect(url, sock=way, proxy=None)
    assert refused.value.response.status_code == 400


def test_sockets_that_lead_nowhere(ada: Person) -> None:
    waiting = ada.table("planet", "me", "open")["id"]
    for table, code, number in (("nowhere", "no-such-table", 4404), (waiting, "not-begun", 4409)):
        with ada.socket(table) as socket:
            assert receive(socket)["code"] == code
            with pytest.raises(ConnectionClosed) as closed:
                receive(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == number


# ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_that_leaves_memory_stays_one_table(
    ada: Person, bob: Person, table: str, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as somebody holds its socket nobody gets another copy of it."""
    with bob.socket(table) as socket:
        state = receive(socket)
        monkeypatch.setattr(house, "AWAKE", 1)
        other = ada.table("planet", "me", "me")["id"]
        ada.start(other)
        assert list(server.house._awake) == [other]
        ada.answer(table, 0, ada.view(table), "after-a-while")
        assert receive(socket)["asked"] == [1, 2]
        assert answer(socket, state, 1, "bob-answers")["type"] == "state"


def test_sockets_come_and_go_and_leave_nothing_behind(ada: Person, table: str, server: Running) -> None:
    def listeners() -> int:
        return len(server.house._somewhere[table]._watching)

    for _ in range(20):
        with ada.socket(table) as socket:
            receive(socket)
    until(lambda: listeners() == 0)


def test_what_all_are_told_is_made_once_and_let_go_when_they_have_been(
    ada: Person, bob: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.table("planet", "me", "me")["id"]
    ada.start(table)
    made: list[list[int]] = []

    def state(live: Live, seats: list[int], *given: Any) -> State:
        made.append(seats)
        return states.state(live, seats, *given)

    with (
        Person(server) as one,
        Person(server) as two,
        ada.socket(table) as hers,
        one.socket(table) as first,
        two.socket(table) as second,
    ):
        before = receive(hers, "state")
        receive(first, "state"), receive(second, "state")
        live = server.house._somewhere[table]
        until(lambda: len(live._watching) == 3)
        monkeypatch.setattr(house, "state", state)
        mine = answer(hers, before, before["asked"][0], "takes-a-tile")
        theirs = [receive(socket, "state") for socket in (first, second)]
        assert theirs[0] == theirs[1]
        assert made == [[0, 1], []] or made == [[], [0, 1]]
        until(lambda: not live._telling and all(alone.asked is None for _, alone in live.alone.values()))
        tell(hers, type="look")
        again = receive(hers, "state")
        assert (again["view"], again["seats"]) == (mine["view"], mine["seats"])


def test_the_server_ends_at_once_with_sockets_and_long_polls_open(tmp_path: Any) -> None:
    server = Running(tmp_path / "end.db").start()
    with Person(server, "Ada") as ada:
        table = ada.table("planet", "me", "me")["id"]
        ada.start(table)
        state = ada.view(table)
        number, now = state["number"], {"since": state["number"], "stamp": state["stamp"]}
        got: list[int] = []
        poll = threading.Thread(target=lambda: got.append(ada.view(table, **now)["number"]))
        poll.start()
        with ada.socket(table) as socket:
            receive(socket)
            time.sleep(0.2)
            assert got == [], "it waits"
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < 2.5
            with pytest.raises(ConnectionClosed) as closed:
                receive(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        poll.join(PATIENCE)
        assert got == [number]
