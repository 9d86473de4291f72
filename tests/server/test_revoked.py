"""A guest who was revoked, where other processes serve the same database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from habitable.server.house import House
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.sockets import Socket
from habitable.server.protocol.wire import Guest
from habitable.server.storage import schema
from habitable.server.storage.store import Store, _PostgreSQLTransaction
from habitable.server.tables import people
from habitable.server.tables.live import Live
from server.cluster import Cluster
from server.houses import house_on
from server.playing import doing, make_table
from server.running import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(postgresql: Cluster) -> str:
    url = postgresql.new_database()
    schema.migrate(url)
    return url


async def sit_down(store: Store) -> tuple[str, Guest, str]:
    """A table that has begun, one of its guests, and the hash of the cookie."""
    table = await make_table(store, "ecosystem", ["Ada", "Bob"])
    await store.write(lambda t: t.run("UPDATE tables SET state = 'playing' WHERE id = ?", table))
    row = await store.read(
        lambda t: t.row("SELECT g.id, g.name, g.secret FROM guests g JOIN seats ON guest = g.id WHERE seat = 0")
    )
    assert row is not None
    return table, Guest(row[0], row[1]), row[2]


class Browser:
    """A socket without a wire."""

    def __init__(self, house: House, live: Live, guest: Guest, seats: list[int], key: str) -> None:
        self.sent: asyncio.Queue[Any] = asyncio.Queue()
        self.visit = house.come(guest, live)
        self.socket = Socket(house, self.visit, seats, key, self._send)

    async def _send(self, message: Any) -> None:
        await self.sent.put(message)

    async def receive(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            message = await self.sent.get()
        return msgspec.json.decode(message["text"]) if "text" in message else message


@asynccontextmanager
async def browser_at(house: House, table: str, guest: Guest, key: str) -> AsyncIterator[Browser]:
    live, seats = await house.open_table(table, await house.guest(key))
    browser = Browser(house, live, guest, seats, key)
    sending = asyncio.create_task(browser.socket.send_states())
    try:
        yield browser
    finally:
        sending.cancel()
        house.go(browser.visit)


async def shown_out(browser: Browser) -> None:
    assert (await browser.receive())["code"] == "who-are-you"
    assert await browser.receive() == {"type": "websocket.close", "code": 4401}
    look = msgspec.json.encode({"type": "look"})
    assert await browser.socket.on_message(look) == [], "whatever it asks for now"


async def test_it_is_shown_out_in_all_processes(database: str) -> None:
    async with house_on(database) as one, house_on(database) as other:
        table, ada, key = await sit_down(one.store)
        async with browser_at(one, table, ada, key) as here, browser_at(other, table, ada, key) as there:
            for browser in (here, there):
                assert (await browser.receive())["seats"][0]["seat"] == 0
            live = there.visit.live
            poll = asyncio.create_task(other.news(other.come(ada, live), [0], live.now.rows.seen_stamp([0])))
            await one.revoke(ada)
            await shown_out(here)
            await shown_out(there)
            with pytest.raises(Refusal, match="who-are-you"):
                await asyncio.wait_for(poll, PATIENCE)
            assert await other.guest(key) is None
            with pytest.raises(Refusal, match="who-are-you"):
                other.come(ada, live)  # it was known a moment before
        assert not other._visits


async def test_whoever_has_not_heard_of_it_looks(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_on(database) as one, house_on(database) as other:
        table, ada, key = await sit_down(one.store)
        async with browser_at(other, table, ada, key) as there:
            await there.receive()
            monkeypatch.setattr(_PostgreSQLTransaction, "notice", lambda self, text: None)
            await one.revoke(ada)
            assert await other.guest(key) == ada, "it does not know"
            await other._check()
            await shown_out(there)
            assert await other.guest(key) is None


async def test_a_look_that_was_on_its_way_brings_nobody_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_on(url) as house:
        _, ada, key = await sit_down(house.store)
        found = await house.store.read(doing(people.find_guest, key))
        monkeypatch.setattr(people, "find_guest", lambda t, key: found)  # as it was before
        await house.revoke(ada)
        assert await house.guest(key) is None
