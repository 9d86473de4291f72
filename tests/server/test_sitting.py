"""Sitting down and standing up before a game begins, what is told of who sits where, and serious tables."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Guest, NewTable, SeatInfo, SeatPlan, Settings, TakeSeat
from habitable.server.storage.store import Store
from habitable.server.tables import people
from habitable.server.tables import rooms as tables
from habitable.server.tables.live import load
from server.playing import doing
from server.running import Person, Running, running, until

ME, OPEN, INVITED, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("invited"), SeatPlan("bot")


async def guests(store: Store, *names: str) -> list[Guest]:
    return [(await store.write(doing(people.make_guest, name)))[0] for name in names]


async def make(store: Store, host: Guest, *seats: SeatPlan, **settings: Any) -> tuple[str, dict[int, str]]:
    new = NewTable("planet", list(seats), settings=Settings(**settings))
    return await store.write(doing(tables.make_table, host, new, tables.check_table(new)))


async def take(store: Store, table: str, guest: Guest, seat: int, secret: str | None = None) -> None:
    await store.write(doing(tables.take_seat, table, guest, TakeSeat(seat, secret)))


async def leave(store: Store, table: str, guest: Guest, seat: int) -> None:
    await store.write(doing(tables.leave_seat, table, guest, seat))


async def seats_of(store: Store, table: str, guest: Guest | None = None) -> list[SeatInfo]:
    return (await store.read(doing(tables.info, table, guest))).seats


# ── invitations ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_an_invited_seat_stays_invited_when_its_guest_stands_up(store: Store) -> None:
    ada, bob, eve = await guests(store, "Ada", "Bob", "Eve")
    table, secrets = await make(store, ada, ME, INVITED)
    await take(store, table, bob, 1, secrets[1])
    await leave(store, table, bob, 1)
    seat = (await seats_of(store, table, bob))[1]
    assert (seat.kind, seat.name, seat.mine) == ("invited", "", False)
    for secret in (None, "", "x" * 43):
        with pytest.raises(Refusal, match="not-invited"):
            await take(store, table, eve, 1, secret)
    await take(store, table, bob, 1, secrets[1])
    await leave(store, table, bob, 1)
    new = await store.write(doing(tables.invite_again, table, ada, 1))
    with pytest.raises(Refusal, match="not-invited"):
        await take(store, table, bob, 1, secrets[1])
    await take(store, table, eve, 1, new)


@pytest.mark.anyio
async def test_an_open_seat_is_open_again(store: Store) -> None:
    ada, bob, eve = await guests(store, "Ada", "Bob", "Eve")
    table, _ = await make(store, ada, ME, OPEN)
    await take(store, table, bob, 1)
    await leave(store, table, bob, 1)
    assert (await seats_of(store, table))[1].kind == "open"
    await take(store, table, eve, 1)


@pytest.mark.anyio
async def test_a_seat_kept_for_a_rematch_stays_kept_when_its_guest_stands_up(store: Store) -> None:
    ada, bob, eve = await guests(store, "Ada", "Bob", "Eve")
    old, _ = await make(store, ada, ME, OPEN)
    await take(store, old, bob, 1)
    await store.write(doing(tables.close_seats, old, ada))
    live = await load(store, old)
    await live.begin()
    await live.offer_end(0, 1, "enough-now")
    await live.consent(1, 1, "end", True, "enough-now")
    table = await store.write(doing(tables.rematch, old, ada))
    await take(store, table, bob, 1)
    for who, seat in ((bob, 1), (ada, 0)):
        await leave(store, table, who, seat)
        found = (await seats_of(store, table, who))[seat]
        assert (found.kind, found.name, found.mine) == ("invited", who.name, True)
        with pytest.raises(Refusal, match="not-invited"):
            await take(store, table, eve, seat)
        await take(store, table, who, seat)
    await leave(store, table, bob, 1)
    secret = await store.write(doing(tables.invite_again, table, ada, 1))
    with pytest.raises(Refusal, match="not-invited"):
        await take(store, table, bob, 1)
    await take(store, table, eve, 1, secret)
    await leave(store, table, eve, 1)
    assert not (await seats_of(store, table, eve))[1].mine, "it was never kept for her"


# ── the host ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_a_host_who_stands_up_is_still_the_host_and_finds_the_table(store: Store) -> None:
    ada, bob, eve = await guests(store, "Ada", "Bob", "Eve")
    table, _ = await make(store, ada, ME, OPEN, listed=False)
    await leave(store, table, ada, 0)
    (line,) = await store.read(doing(tables.my_tables, ada))
    assert (line.id, line.host) == (table, True)
    assert await store.read(doing(tables.my_tables, bob)) == []
    await take(store, table, bob, 0)
    await take(store, table, eve, 1)
    await store.write(doing(tables.close_seats, table, ada))
    assert await store.read(doing(tables.my_tables, ada)) == [], "others play, she may look on"
    assert len(await store.read(doing(tables.my_tables, bob))) == 1


@pytest.mark.anyio
async def test_a_table_is_listed_once_for_a_host_with_two_seats(store: Store) -> None:
    (ada,) = await guests(store, "Ada")
    await make(store, ada, ME, ME)
    assert len(await store.read(doing(tables.my_tables, ada))) == 1


# ── who is one and the same ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_everybody_is_told_which_seats_are_one_persons(store: Store) -> None:
    """Whatever names they give themselves; and nothing else of who they are."""
    ada, bob, eve = await guests(store, "Ada", "Bob", "Eve")
    table, _ = await make(store, ada, SeatPlan("me", "Anna"), OPEN, SeatPlan("me", "Zoe"), BOT)
    for who in (None, ada, bob, eve):
        assert [seat.person for seat in await seats_of(store, table, who)] == [0, None, 0, None]
    await take(store, table, bob, 1)
    info = await store.read(doing(tables.info, table, eve))
    assert [seat.person for seat in info.seats] == [0, 1, 0, None]
    assert not any(who.id in str(info) for who in (ada, bob))


# ── serious tables ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_at_a_serious_table_everybody_has_one_seat(store: Store) -> None:
    ada, bob = await guests(store, "Ada", "Bob")
    with pytest.raises(Refusal, match="one-seat-each"):
        await make(store, ada, ME, ME, serious=True)
    table, _ = await make(store, ada, ME, OPEN, OPEN, serious=True)
    with pytest.raises(Refusal, match="one-seat-each"):
        await take(store, table, ada, 1)
    assert [seat.kind for seat in await seats_of(store, table)] == ["person", "open", "open"]
    await take(store, table, bob, 1)
    await take(store, table, bob, 1)
    with pytest.raises(Refusal, match="one-seat-each"):
        await take(store, table, bob, 2)
    await leave(store, table, bob, 1)
    await take(store, table, bob, 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "sitting.db") as started:
        yield started


@pytest.fixture
def people_of(server: Running) -> Iterator[Any]:
    with ExitStack() as all_of_them:
        yield lambda *names: [all_of_them.enter_context(Person(server, name)) for name in names]


def test_a_serious_table_has_no_hints_and_is_serious_again(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    info = ada.table("planet", "me", "open", serious=True, hints=True)
    table = info["id"]
    assert info["settings"]["serious"]
    bob.take(table, 1)
    ada.start(table)
    asked = ada.view(table)["asked"][0]
    who = (ada, bob)[asked]
    refused = who.http.get(f"/api/tables/{table}/hint", params={"seat": asked})
    assert (refused.status_code, refused.json()["code"]) == (403, "no-hints")
    number = ada.view(table)["number"]
    ada.post(f"/api/tables/{table}/say", type="offer", seat=0, number=number, id="enough-now")
    bob.post(f"/api/tables/{table}/say", type="consent", seat=1, number=number, offer="end", yes=True, id="enough-now")
    assert bob.post(f"/api/tables/{table}/rematch")["settings"]["serious"]


def test_who_takes_back_is_told_who_is_away(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    table = ada.table("planet", "me", "open")["id"]
    bob.take(table, 1)
    ada.start(table)
    first = ada.view(table)["asked"][0]
    for i, seat in enumerate((first, first, 1 - first)):  # one takes and lays, the other takes
        player = (ada, bob)[seat]
        player.answer(table, seat, player.view(table), f"answer-{i}-x")
    who, other = ((ada, bob), (bob, ada))[first]
    other.post(f"/api/tables/{table}/say", type="resign", seat=1 - first, id="i-give-up")
    until(lambda: who.view(table)["asked"] == [first])  # a computer player has laid
    state = who.view(table)
    assert state["seats"][0]["undo"] == "absent"
    undo = {"type": "undo", "seat": first, "number": state["number"], "id": "take-it-back"}
    refused = who.http.post(f"/api/tables/{table}/say", json=undo)
    assert refused.status_code == 409
    assert (refused.json()["code"], refused.json()["name"]) == ("undo-absent", ("Bob", "Ada")[first])
