"""Limits on rate: what a bucket gives, who is counted, and what a real server says to somebody who is too fast."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from habitable.server.protocol import limits
from habitable.server.protocol.bounds import Bounds, Rate
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.limits import Bucket, Limiter, Limits, Meter, Visitor, kind_of, neighbourhood, visitor
from habitable.server.protocol.wire import Refused
from server.running import PATIENCE, Person, Running, problem, receive, running, tell


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# ── buckets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bucket_gives_its_burst_and_then_what_flows_in() -> None:
    bucket = Bucket(Rate(3, 0.5))
    assert [bucket.take(1000.0) for _ in range(4)] == [0, 0, 0, pytest.approx(2)]
    assert bucket.take(1001.0) == pytest.approx(1), "what was refused has cost nothing"
    assert bucket.take(1002.0) == 0
    assert bucket.take(1002.0) == pytest.approx(2)
    assert [bucket.take(2000.0) for _ in range(4)] == [0, 0, 0, pytest.approx(2)], "no more than full"


RATES = {name: rate for name in Bounds.__struct_fields__ if isinstance(rate := getattr(Bounds(), name), Rate)}


@pytest.mark.parametrize("rate", RATES.values(), ids=RATES)
def test_a_burst_is_exact(rate: Rate) -> None:
    bucket = Bucket(rate)
    assert [bucket.take(54321.123) for _ in range(int(rate.burst))] == [0] * int(rate.burst)
    assert bucket.take(54321.123) == pytest.approx(1 / rate.each_second, rel=0.01)


def test_whoever_owes_waits_longer_each_time() -> None:
    bucket = Bucket(Rate(1, 10))
    assert [bucket.owe(1000.0) for _ in range(3)] == [0, pytest.approx(0.1), pytest.approx(0.2)]
    assert bucket.owe(1000.2) == pytest.approx(0.1)


def test_visitors_are_counted_one_by_one_and_forgotten() -> None:
    clock = Clock()
    limiter = Limiter(Rate(1, 1), clock)
    assert [limiter.take("ada"), limiter.take("bob"), limiter.take("ada")] == [0, 0, pytest.approx(1)]
    assert len(limiter) == 2
    clock.now += 5
    assert limiter.take("eve") == 0
    assert len(limiter) == 1, "those who may do everything again need not be remembered"


def test_memory_is_bounded_whoever_comes() -> None:
    limiter = Limiter(Rate(1, 0.001), Clock(), kept=100)
    for i in range(1000):
        limiter.take(f"10.0.{i // 256}.{i % 256}")
        limiter.take("ada")
        assert len(limiter) <= 101
    assert limiter.take("ada") > 0, "whoever goes on is not forgotten for others"


# ── who is counted for what ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_new_cookie_for_each_request_is_no_way_around_the_address() -> None:
    gate = Limits(Bounds(), clock=Clock())
    for i in range(int(Bounds().reads_of_address.burst)):
        gate.check("reads", Visitor("10.0.0.1", f"cookie {i}"))
    with pytest.raises(Refusal) as refusal:
        gate.check("reads", Visitor("10.0.0.1", "one more"))
    assert (refusal.value.status, refusal.value.code) == (429, "too-many")
    assert refusal.value.arguments == {"seconds": "1"}
    gate.check("reads", Visitor("10.0.0.2", "cookie 1"))


def test_a_browser_gone_wild_does_not_lock_its_neighbours_out() -> None:
    gate = Limits(Bounds(), clock=Clock())
    refused = 0
    for _ in range(10 * int(Bounds().changes_of_address.burst)):
        try:
            gate.check("changes", Visitor("10.0.0.1", "wild"))
        except Refusal:
            refused += 1
    assert refused
    gate.check("changes", Visitor("10.0.0.1", "calm"))
    gate.check("changes", Visitor("10.0.0.1", None))


def test_an_evening_of_a_club_behind_one_address() -> None:
    """40 people come at once, make tables, answer every other second, look, ask for hints, lose their sockets."""
    clock = Clock()
    gate = Limits(Bounds(), clock=clock)
    people = [Visitor("10.0.0.1", f"cookie {i}") for i in range(40)]
    for who in people:
        gate.check("guests", Visitor("10.0.0.1", None))
        for _ in range(30):
            gate.check("reads", who)
    for second in range(600):
        clock.now += 1
        for i, who in enumerate(people):
            if second % 2:
                gate.check("changes", who)
                gate.check("reads", who)
            if (second + i) % 10 == 0:
                gate.check("heavy", who)
            assert gate.check("previews", who) == 0, "pointers rest here and there"
            if second % 300 == i % 4 == 0:
                gate.check("tables", who)
        if second % 120 == 0:  # the network was away for a moment
            for who in people:
                gate.check("sockets", who)


def test_new_guests_and_tables_are_few() -> None:
    for kind in ("guests", "tables"):
        rate: Rate = getattr(Bounds(), f"{kind}_of_address")
        assert rate.burst <= 100
        assert rate.each_second * 86_400 < 10_000, "a day"


def test_sockets_and_requests_at_once_from_an_address() -> None:
    gate = Limits(Bounds(open_sockets_of_address=3, open_requests_of_address=3))
    for room in (gate.sockets, gate.requests):
        for _ in range(3):
            room.come("10.0.0.1")
        with pytest.raises(Refusal) as refusal:
            room.come("10.0.0.1")
        assert refusal.value.arguments == {"seconds": "10"}
        room.come("10.0.0.2")
        room.go("10.0.0.1")
        room.come("10.0.0.1")


def test_a_busy_address_is_let_in_more_and_more_slowly() -> None:
    gate = Limits(Bounds(reads_of_address=Rate(300, 1), refusing_seconds=2), clock=Clock())
    waits = [gate.check("reads", Visitor("10.0.0.1", f"cookie {i}")) for i in range(300)]
    assert waits[:30] == [0.0] * 30, "a family may open the page"
    assert waits[100] < 0.6, "and a club nearly at once"
    assert waits == sorted(waits)
    assert waits[-1] == pytest.approx(2)
    assert gate.check("reads", Visitor("10.0.0.2", None)) == 0.0


def test_switched_off() -> None:
    gate = Limits(Bounds(), on=False, clock=Clock())
    for _ in range(10_000):
        gate.check("guests", Visitor("10.0.0.1", None))
        gate.sockets.come("10.0.0.1")
        gate.requests.come("10.0.0.1")
    assert gate.owe(Visitor("10.0.0.1", None)) == 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("10.0.0.1", "::ffff:10.0.0.1", True),
        ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("", "", True),
        ("unix", "unix", True),
    ],
)
def test_neighbours(one: str, other: str, same: bool) -> None:
    """With IPv6 a visitor has a whole network of addresses."""
    assert (neighbourhood(one) == neighbourhood(other)) is same


def test_a_visitor_of_whom_nothing_secret_is_kept() -> None:
    scope = {"type": "http", "client": ("10.0.0.1", 5), "headers": [(b"cookie", b"habitable=secret")]}
    found = visitor(scope)
    assert found.address == "10.0.0.1"
    assert found.cookie is not None
    assert "secret" not in found.cookie
    assert visitor({"type": "http", "client": None, "headers": []}) == Visitor("", None)


@pytest.mark.parametrize(
    ("door", "kind"),
    [
        ("POST /api/guests", "guests"),
        ("POST /api/tables", "tables"),
        ("POST /api/tables/abc/rematch", "tables"),
        ("GET /api/tables", "reads"),
        ("GET /api/tables/abc", "reads"),
        ("GET /api/tables/abc/view", "reads"),
        ("POST /api/tables/abc/answer", "changes"),
        ("POST /api/tables/abc/take", "changes"),
        ("DELETE /api/tables/abc", "changes"),
        ("GET /api/tables/abc/hint", "heavy"),
        ("GET /api/tables/abc/picture", "heavy"),
        ("POST /api/score", "heavy"),
        ("POST /api/tables/abc/preview", "previews"),
        ("POST /api/tables/abc/why", "previews"),
        ("POST /api/replay", "heavy"),
        ("POST /api/words", "heavy"),
        ("GET /api/tables/abc/replay", "heavy"),
        ("GET /nowhere", "reads"),
    ],
)
def test_kinds_of_doors(door: str, kind: str) -> None:
    assert kind_of(*door.split()) == kind


def test_one_address_does_not_fill_the_list(tmp_path: Path) -> None:
    """However many guests come from there; and a table that has begun is in nobody's way."""
    with (
        running(tmp_path / "list.db", limits=True, bounds=Bounds(listed_of_address=3)) as server,
        Person(server, "Ada") as ada,
        Person(server, "Eve", "127.0.0.2") as eve,
        Person(server, "Mallory", "127.0.0.2") as mallory,
    ):

        def listed() -> list[str]:
            return [table["id"] for table in ada.get("/api/tables")]

        kept = ada.table("planet", "me", "open")["id"]
        hidden = eve.table("planet", "me", "open", listed=False)["id"]
        begun = eve.table("planet", "me", "open")["id"]
        ada.take(begun, 1)
        eve.start(begun)
        many = [who.table("planet", "me", "open")["id"] for _ in range(2) for who in (eve, mallory)]
        assert listed() == [*many[:0:-1], kept]
        assert {table["id"] for table in eve.get("/api/tables", which="mine")} == {begun, hidden, many[0], many[2]}
        eve.post(f"/api/tables/{many[2]}/close")
        newest = eve.table("planet", "me", "open")["id"]
        assert listed() == [newest, many[3], many[1], kept]


# ── a socket that speaks too much ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_messages_wait_and_only_the_first_of_them_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, told, slept = Clock(), list[Refused](), list[float]()

    async def hear_it(refused: Refused) -> None:
        told.append(refused)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock.now += seconds

    monkeypatch.setattr(limits.asyncio, "sleep", sleep)  # type: ignore[attr-defined]
    scope = {"type": "websocket", "client": ("10.0.0.1", 5), "headers": []}
    few = Bounds(messages_of_socket=Rate(2, 10))
    meter = Meter(Limits(few, clock=clock), HTTPConnection(scope))
    for _ in range(5):
        await meter.wait(hear_it)
    assert slept == [pytest.approx(0.1)] * 3
    assert told == [Refused("too-many", {"seconds": "1"}, None)]
    clock.now += 10
    for _ in range(3):
        await meter.wait(hear_it)
    assert len(told) == 2, "a new rush"
    quiet = Meter(Limits(Bounds(), on=False, clock=clock), HTTPConnection(scope))
    for _ in range(100):
        await quiet.wait(hear_it)
    assert len(told) == 2


# ── a real server ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    few = Rate(3, 0.01)
    bounds = Bounds(
        guests_of_address=few,
        heavy_of_address=few,
        sockets_of_address=few,
        changes_of_guest=Rate(6, 0.01),
        messages_of_socket=Rate(5, 20),
        refusing_seconds=0.01,
        news_seconds=0.5,
    )
    with running(tmp_path / "strict.db", limits=True, bounds=bounds) as started:
        yield started


def test_too_many_guests(strict: Running) -> None:
    with ExitStack() as stack:
        nobody = stack.enter_context(Person(strict))
        for name in "abc":
            assert nobody.http.post("/api/guests", json={"name": name}).status_code == 200
        for _ in range(2):
            late = nobody.http.post("/api/guests", json={"name": "d"}, headers={"X-Forwarded-For": "10.9.8.7"})
            assert problem(late) == (429, "too-many"), "whoever only says to be somebody else"
            assert 90 <= int(late.headers["Retry-After"]) <= 100
            assert late.json()["seconds"] == late.headers["Retry-After"]
            assert "default-src 'none'" in late.headers["Content-Security-Policy"]
        assert nobody.get("/api/me")["name"] == "c", "other doors are open"
    assert strict.rows("SELECT count(*) FROM guests") == [(3,)]


def test_too_many_changes_of_one_guest(strict: Running) -> None:
    with Person(strict, "Ada") as ada, Person(strict, "Bob") as bob:
        ada.table("planet", "me", "bot")
        for _ in range(6):
            assert ada.refused("/api/tables/nowhere/start") == (404, "no-such-table")
        assert ada.refused("/api/tables/nowhere/start") == (429, "too-many")
        assert bob.refused("/api/tables/nowhere/start") == (404, "no-such-table"), "who sits beside her"


def test_too_much_work(strict: Running) -> None:
    with Person(strict) as nobody:
        codes = [nobody.refused("/api/score", game="chess")[0] for _ in range(4)]
    assert codes[-1] == 429
    assert 429 not in codes[:3]


def test_a_socket_that_speaks_too_much_is_heard_later(strict: Running) -> None:
    with Person(strict, "Ada") as ada:
        table = ada.table("planet", "me", {"kind": "me", "name": "Also Ada"})["id"]
        ada.start(table)
        with ada.socket(table) as socket:
            receive(socket, "state")
            began = time.monotonic()
            for _ in range(15):
                tell(socket, type="ping")
            heard: list[Any] = []
            while sum(one["type"] == "pong" for one in heard) < 15:  # nothing is lost
                heard.append(receive(socket))
            lasted = time.monotonic() - began
        assert lasted > 0.4
        refused = [one for one in heard if one["type"] == "refused"]
        said = {"type": "refused", "code": "too-many", "arguments": {"seconds": "1"}, "id": None}
        assert all(one == said for one in refused)
        assert 1 <= len(refused) <= 1 + lasted, "said once, and again only to whoever goes on"


def test_too_many_sockets(strict: Running) -> None:
    with Person(strict, "Ada") as ada:
        table = ada.table("planet", "me", {"kind": "me", "name": "Also Ada"})["id"]
        ada.start(table)
        for _ in range(3):
            with ada.socket(table) as socket:
                assert receive(socket)["type"] == "state"
        with ada.socket(table) as socket:
            assert receive(socket)["code"] == "too-many"
            with pytest.raises(Exception, match="4429"):
                socket.recv(PATIENCE)


def test_behind_a_proxy_everybody_is_counted_for_themselves(tmp_path: Path) -> None:
    few = Bounds(guests_of_address=Rate(1, 0.01), refusing_seconds=0.01)
    with (
        running(tmp_path / "proxy.db", limits=True, public_url="https://play.example.org", bounds=few) as server,
        Person(server) as nobody,
    ):

        def come(address: str) -> int:
            headers = {"Host": "play.example.org", "Origin": "https://play.example.org", "X-Forwarded-For": address}
            return nobody.http.post("/api/guests", json={"name": "Ada"}, headers=headers).status_code

        assert come("10.0.0.1") == 200
        assert come("10.0.0.1") == 429
        assert come("10.0.0.2") == 200
        assert come("10.0.0.3, 10.0.0.2") == 429, "the proxy's word is the last"
