"""Leaving and coming back, ending early, playing again, several seats of one person, and "since I looked"."""

import asyncio
import random
import time
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from habitable.server.house import House
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Guest, NewTable, Resign, Return, SeatPlan, Settings, TableInfo, TakeSeat
from habitable.server.storage import schema
from habitable.server.storage.store import Store
from habitable.server.tables import history, log, pace
from habitable.server.tables import rooms as tables
from habitable.server.tables.live import Live, load
from habitable.server.tables.values import LogEntry
from server.houses import Hands, Quick, house_on
from server.playing import answer, begun, choose, doing, everything, make_table, new_client, play, same, state
from server.running import PATIENCE, Person, Running, choices, problem, receive, running, seen_by, tell, until

LUCK = random.Random(1)
BEGINNING = 1000.0


async def code(refused: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as refusal:
        await refused
    return refusal.value.code


async def newest(live: Live) -> LogEntry:
    (entry,) = await live.store.read(lambda t: log.after(t, live.id, live.number - 1))
    return entry


async def info_of(live: Live, guest: Guest | None = None) -> TableInfo:
    return await live.store.read(lambda t: tables.info(t, live.id, guest))


async def at_planet(store: Store, *seats: str, **settings: Any) -> tuple[Live, int, int]:
    """A table, the seat that begins and the one after it."""
    live = await begun(store, "planet", seats, settings=Settings(**settings))
    (first,) = live.position.asked()
    return live, first, (first + 1) % len(seats)


# ── leaving ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_who_resigns_is_played_on_by_a_bot(store: Store) -> None:
    live, first, second = await at_planet(store, "Ada", "Bob")
    before = live.game.dump(live.position)
    assert (await live.resign(first, "I give up")).number == 2
    entry = await newest(live)
    assert (entry.kind, entry.seat, entry.parent, entry.data) == ("resigned", first, 1, None)
    assert live.game.dump(live.position) == before
    seen = state(live, [first], 1, 0)
    assert (seen.away, seen.asked, seen.seats[0].choices) == ([first], [first], [])
    assert [(one.kind, one.seat) for one in seen.happened] == [("resigned", first)]
    info = await info_of(live)
    assert [(seat.kind, seat.level) for seat in info.seats][first] == ("person", "greedy")
    assert live.now.bots_asked == [first]
    assert await code(live.answer(first, 2, choose(live, LUCK)[1], new_client())) == "away"
    assert await code(live.resign(first, new_client())) == "away"
    assert (await live.resign(first, "I give up")).number == 2, "said again"
    await play(live, LUCK, 3)  # the bot twice, then the other
    assert live.now.rows.seats[second].level is None
    assert same(await load(store, live.id), live)


@pytest.mark.anyio
async def test_a_table_where_a_bot_plays_on_waits_for_nobody(store: Store) -> None:
    live, first, _ = await at_planet(store, "Ada", "Ada")
    ada = Guest(id=str(live.now.rows.seats[0].guest), name="Ada")
    await live.resign(first, new_client())
    assert live.now.asked == [first]
    await asyncio.sleep(0.01)
    new = NewTable("planet", [SeatPlan("me"), SeatPlan("me")])
    newer, _ = await store.write(lambda t: tables.make_table(t, ada, new, tables.check_table(new)))
    assert [table.id for table in await store.read(doing(tables.my_tables, ada))] == [newer, live.id]


@pytest.mark.anyio
async def test_who_resigns_need_not_be_asked(store: Store) -> None:
    live, first, second = await at_planet(store, "Ada", "Bob")
    await live.resign(second, new_client())
    assert (live.now.asked, live.now.bots_asked) == ([first], [])
    await play(live, LUCK, 2)
    assert live.now.bots_asked == [second]


@pytest.mark.anyio
async def test_what_somebody_has_said_in_secret_stays_when_they_leave(store: Store) -> None:
    live = await begun(store, "ecosystem", ["Ada", "Bob"])
    await answer(live, LUCK, 0)
    said = live.waiting
    await live.resign(0, new_client())
    assert (live.number, live.waiting, live.now.asked) == (2, said, [1])
    assert same(await load(store, live.id), live)
    await answer(live, LUCK, 1)
    assert [ply.answer for ply in log.plies(await newest(live)) if ply.seat == 0] == said[0]


@pytest.mark.anyio
async def test_or_the_game_ends_and_who_left_is_last(store: Store) -> None:
    live, first, second = await at_planet(store, "Ada", "Bob", "Eve", absent="end")
    await play(live, LUCK, 9)
    await live.resign(second, new_client())
    assert live.over
    info = await info_of(live)
    assert (info.state, info.ended, info.asked, info.scores) == ("over", "resigned", [], live.position.scores())
    assert info.places is not None
    assert info.places[second] == 3
    rest = [place for seat, place in enumerate(live.position.places()) if seat != second]
    assert [place for seat, place in enumerate(info.places) if seat != second] == [
        1 + sum(other < place for other in rest) for place in rest
    ]
    assert (await newest(live)).kind == "resigned"
    assert info.seats[second].level is None, "nobody plays on"
    for refused in (
        live.answer(first, live.number, 0, new_client()),
        live.resign(first, new_client()),
        live.come_back(second, new_client()),
        live.offer_end(first, live.number, new_client()),
        live.undo(first, live.number, new_client()),
    ):
        assert await code(refused) == "over"
    again = await load(store, live.id)
    assert same(again, live)
    assert "?" not in await history.record(again, []), "after the end everything is open"


# ── coming back ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_who_returns_plays_on(store: Store) -> None:
    live, first, second = await at_planet(store, "Ada", "Bob")
    assert await code(live.come_back(first, new_client())) == "not-away"
    await live.resign(first, new_client())
    await answer(live, LUCK)
    number, (_, late) = live.number, choose(live, LUCK)
    other = await load(store, live.id)
    assert (await other.come_back(first, "here I am")).number == number + 1
    assert (await newest(other)).kind == "returned"
    assert await code(live.answer(first, number, late, new_client(), bot=True)) == "outdated", "the bot's late answer"
    assert await code(live.answer(first, number + 1, late, new_client(), bot=True)) == "outdated"
    assert same(live, other)
    assert state(live, [first], number, 0).away == []
    assert await code(live.come_back(first, new_client())) == "not-away"
    assert (await live.come_back(first, "here I am")).number == number + 1, "said again"
    seen = state(live, [first], 0, 0).seats[0]
    assert seen.undo == "ask", "what a bot has answered in their place is another's"
    await answer(live, LUCK)
    assert live.now.asked == [second]
    assert same(await load(store, live.id), live)


@pytest.mark.anyio
async def test_the_bot_of_a_real_bots_seat_never_leaves(store: Store) -> None:
    live = await begun(store, "planet", ["Ada", "greedy"])
    assert await code(live.resign(1, new_client())) == "away"


# ── ending early ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_a_game_ends_early_when_all_agree(store: Store) -> None:
    live, _, _ = await at_planet(store, "Ada", "Bob", "Eve", "greedy")
    await play(live, LUCK, 5)
    asker, *others = 0, 1, 2
    number = live.number
    await live.offer_end(asker, number, new_client())
    (offer,) = state(live, [asker], 0, 0).offers
    assert (offer.offer, offer.seat, offer.agreed, offer.asked) == ("end", asker, [asker], others)
    await live.consent(others[0], number, "end", True, new_client())
    again = await load(store, live.id)
    assert same(again, live)
    assert await code(live.consent(others[1], number, "undo", True, new_client())) == "no-offer"
    await again.consent(others[1], number, "end", True, new_client())
    assert again.over
    assert (await newest(again)).kind == "ended"
    info = await info_of(again)
    assert (info.state, info.ended) == ("over", "agreed")
    assert (info.scores, info.places) == (again.position.scores(), again.position.places())
    assert (await everything(store, live.id))["offers"] == []


@pytest.mark.anyio
async def test_one_no_is_enough(store: Store) -> None:
    live, _, _ = await at_planet(store, "Ada", "Bob", "Eve")
    await live.offer_end(0, 1, new_client())
    await live.consent(1, 1, "end", True, new_client())
    await live.consent(2, 1, "end", False, new_client())
    assert (live.now.rows.offers, live.over) == ({}, False)
    assert await code(live.consent(2, 1, "end", True, new_client())) == "no-offer"


@pytest.mark.anyio
async def test_an_offer_to_end_lapses_with_the_next_entry(store: Store) -> None:
    live, _, second = await at_planet(store, "Ada", "Bob")
    await live.offer_end(second, 1, new_client())
    await answer(live, LUCK)
    assert (live.now.rows.offers, (await everything(store, live.id))["offers"]) == ({}, [])


@pytest.mark.anyio
async def test_two_things_can_be_asked_for_at_once(store: Store) -> None:
    live, first, second = await at_planet(store, "Ada", "Bob")
    await play(live, LUCK, 3)
    await live.undo(first, 4, new_client())
    await live.offer_end(second, 4, new_client())
    assert {what: offer.seat for what, offer in live.now.rows.offers.items()} == {"undo": first, "end": second}
    assert same(await load(store, live.id), live)
    await live.consent(second, 4, "undo", False, new_client())
    assert list(live.now.rows.offers) == ["end"]
    await live.consent(first, 4, "end", True, new_client())
    assert live.over


@pytest.mark.anyio
async def test_alone_with_bots_one_ends_when_one_likes(store: Store) -> None:
    live = await begun(store, "planet", ["Ada", "greedy", "Ada"])
    await live.offer_end(0, 1, new_client())
    assert live.over
    assert (await info_of(live)).ended == "agreed"


# ── bots that fail ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_a_bot_that_fails_is_replaced_and_the_log_says_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOMENT", 0.0)
    helpers = Quick("random")
    async with house_on(url, helpers) as one:
        table = await make_table(one.store, "planet", ["Ada", "random"])
        await one.store.write(lambda t: t.run("UPDATE tables SET state = 'playing' WHERE id = ?", table))
        live = await one.wake(table)
        guest = Guest(str(live.now.rows.seats[0].guest), "Ada")
        async with asyncio.timeout(10):
            while live.number < 5:
                if live.now.asked == [0]:
                    await answer(live, LUCK)
                    one._let_bots_play(live)
                await asyncio.sleep(0.01)
        (replaced,) = [entry for entry in state(live, [0], 0, 0).happened if entry.kind == "replaced"]
        assert replaced.seat == 1
        seat = (await info_of(live, guest)).seats[1]
        assert (seat.kind, seat.level, seat.name) == ("bot", "greedy", "random")
        assert state(live, [0], 0, 0).away == [], "a bot is not a person who is away"


@pytest.mark.anyio
async def test_a_bot_is_replaced_at_its_number(store: Store) -> None:
    live = await begun(store, "planet", ["random", "random"])
    await answer(live, LUCK)
    assert await code(live.replace_bot(0, 1)) == "outdated"
    await live.replace_bot(0, 2)
    assert [seat.level for seat in live.now.rows.seats] == ["greedy", "random"]
    assert same(await load(store, live.id), live)


@pytest.mark.anyio
async def test_the_house_plays_for_who_has_left_until_they_return(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOMENT", 0.0)
    async with house_on(url) as one:
        live = await begun(one.store, "planet", ["Ada", "Bob"], process=one.process)
        ada = Guest(str(live.now.rows.seats[0].guest), "Ada")
        await one.store.write(lambda t: t.run("UPDATE tables SET state = 'playing' WHERE id = ?", live.id))
        live = await one.wake(live.id)
        await one.apply(*await one.open_table(live.id, ada), Resign(0, new_client()))
        async with asyncio.timeout(10):
            while live.number < 14:
                if live.now.asked == [1]:
                    await answer(live, LUCK)
                    one._let_bots_play(live)
                await asyncio.sleep(0.01)
        taken = await one.apply(*await one.open_table(live.id, ada), Return(0, new_client()))
        await asyncio.sleep(0.1)
        if live.now.asked == [0]:
            assert live.number == taken.number, "nobody plays for her any more"
        assert await code(one.apply(*await one.open_table(live.id, ada), Resign(1, new_client()))) == "not-your-seat"


# ── when bots are heard ─────────────────────────────────────────────────────────────────────────────────────────────


class Slow(Quick):
    """Thinks for a while by a clock of its own, and longer the more it has said."""

    def __init__(self) -> None:
        super().__init__()
        self.now = BEGINNING

    async def choose(self, *task: Any) -> int | None:
        answer = await super().choose(*task)
        self.now += 0.01 + (answer or 0) % 7 / 100
        return answer

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


@pytest.mark.anyio
async def test_when_a_bot_is_heard_tells_nothing_of_what_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `with_pick` a rabbit has more to say in secret, and takes longer to think: nobody notices."""
    url, helpers = f"sqlite:///{tmp_path / 'habitable.db'}", Slow()
    schema.migrate(url)
    async with house_on(url, helpers) as one:
        one.clock, one.sleep = lambda: helpers.now, helpers.sleep
        table = await make_table(one.store, "ecosystem", ["random", "random"], {"placing": "with_pick"})
        await one.store.write(lambda t: t.run("UPDATE tables SET state = 'playing' WHERE id = ?", table))
        live = await one.wake(table)
        heard = {live.now.rows.seen_stamp([]): BEGINNING}
        tell = live.tell

        def note() -> None:
            heard.setdefault(live.now.rows.seen_stamp([]), helpers.now)
            tell()

        monkeypatch.setattr(live, "tell", note)
        async with asyncio.timeout(PATIENCE):
            while not live.over:
                await live.told()
        times = list(heard.values())
        assert len(times) > 20
        assert helpers.asked > len(times), "some had more to say"
        assert {round(b - a, 6) for a, b in pairwise(times)} == {pace.MOMENT}


def test_whoever_thinks_for_long_in_secret_is_heard_at_whole_moments() -> None:
    one = pace.MOMENT
    thoughts = [0, 0.25 * one, one, 1.25 * one, 2.5 * one]
    assert [pace.moment(thought) / one for thought in thoughts] == pytest.approx([1, 0.75, 0, 0.75, 0.5])


# ── again ───────────────────────────────────────────────────────────────────────────────────────────────────────────


async def ended(store: Store, *seats: str, **settings: Any) -> tuple[Live, list[Guest | None]]:
    """A table that is over, and who sat there."""
    live = await begun(store, "planet", seats, settings=Settings(**settings))
    while not live.over:
        await answer(live, LUCK)
    return live, [Guest(seat.guest, seat.name) if seat.guest else None for seat in live.now.rows.seats]


@pytest.mark.anyio
async def test_the_same_people_play_again(store: Store) -> None:
    live, (ada, bob, bot, again) = await ended(store, "Ada", "Bob", "random", "Ada", hints=False)
    assert ada is not None
    assert bob is not None
    assert (bot, again) == (None, ada)
    new = await store.write(doing(tables.rematch, live.id, bob))
    for who in (ada, bob):
        assert await store.write(doing(tables.rematch, live.id, who)) == new, "whoever asks next gets the same table"
        assert (await store.read(doing(tables.info, live.id, who))).rematch == new
    info = await store.read(lambda t: tables.info(t, new, ada))
    assert (info.game, info.state, info.number, info.settings.hints) == ("planet", "open", 0, False)
    assert info.options == (await info_of(live)).options
    assert [(seat.kind, seat.name, seat.level, seat.mine) for seat in info.seats] == [
        ("invited", "Ada", None, True),
        ("person", "Bob", None, False),
        ("bot", "random", "random", False),
        ("invited", "Ada", None, True),
    ]
    assert (await store.read(doing(tables.info, new, bob))).host, "who asked first is the host"
    assert new in [table.id for table in await store.read(doing(tables.my_tables, ada))]
    eve = Guest("somebody", "Eve")
    for secret in (None, "", "x" * 43):
        with pytest.raises(Refusal, match="not-invited"):
            await store.write(doing(tables.take_seat, new, eve, TakeSeat(0, secret)))
    with pytest.raises(Refusal, match="seats-free"):
        await store.write(doing(tables.close_seats, new, bob))
    for seat in (0, 3):
        await store.write(doing(tables.take_seat, new, ada, TakeSeat(seat)))
    await store.write(doing(tables.close_seats, new, bob))
    playing = await load(store, new)
    await playing.begin()
    assert [seat.kind for seat in playing.now.rows.seats] == ["person", "person", "bot", "person"]
    assert [seat.name for seat in playing.now.rows.seats] == ["Ada", "Bob", "random", "Ada"]


@pytest.mark.anyio
async def test_who_was_away_in_the_end_may_come_again(store: Store) -> None:
    live = await begun(store, "planet", ["Ada", "Bob"])
    await live.resign(1, new_client())
    await live.offer_end(0, 2, new_client())
    ada, bob = (Guest(str(seat.guest), seat.name) for seat in live.now.rows.seats)
    new = await store.write(lambda t: tables.rematch(t, live.id, ada))
    seat = (await store.read(lambda t: tables.info(t, new, bob))).seats[1]
    assert (seat.kind, seat.level, seat.mine) == ("invited", None, True)


@pytest.mark.anyio
async def test_nobody_else_asks_for_a_rematch_and_nobody_before_the_end(store: Store) -> None:
    live = await begun(store, "planet", ["Ada", "Bob"])
    ada = Guest(str(live.now.rows.seats[0].guest), "Ada")
    with pytest.raises(Refusal, match="not-over"):
        await store.write(lambda t: tables.rematch(t, live.id, ada))
    with pytest.raises(Refusal, match="not-your-seat"):
        await store.write(lambda t: tables.rematch(t, live.id, Guest("somebody", "Eve")))
    with pytest.raises(Refusal, match="no-such-table"):
        await store.write(lambda t: tables.rematch(t, "nowhere", ada))


@pytest.mark.anyio
async def test_two_ask_for_a_rematch_at_once(store: Store) -> None:
    live, guests = await ended(store, "Ada", "Bob")
    made = await asyncio.gather(*(store.write(doing(tables.rematch, live.id, guest)) for guest in guests * 3))
    assert len(set(made)) == 1
    (tables_made,) = await store.read(lambda t: t.row("SELECT COUNT(*) FROM tables")) or (0,)
    assert tables_made == 2


# ── tables that nobody begins ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_a_table_that_nobody_begins_is_gone_some_day(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one at which somebody has sat down since, and never one that has begun or was played."""
    hands, days = Hands(monkeypatch), Bounds().open_days
    async with house_on(url) as first:
        store = first.store
        playing, (over, (ada, _)) = await begun(store, "planet", ["Ada", "Bob"]), await ended(store, "Ada", "Bob")
        assert ada is not None
        left, visited = await make_table(store), await make_table(store, "planet", ["Ada", "Bob"])
        again = await store.write(doing(tables.rematch, over.id, ada))
        hands.on((days - 1) * 86_400)
        await store.write(doing(tables.leave_seat, visited, await guest_at(store, visited, 1), 1))
        hands.on(2 * 86_400)

    async def there(house: House) -> set[str]:
        return {table for (table,) in await house.store.read(lambda t: t.rows("SELECT id FROM tables"))}

    async with house_on(url) as house:
        deadline = time.monotonic() + PATIENCE
        while left in await there(house) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        assert await there(house) == {playing.id, over.id, visited}
        assert (await house.store.read(doing(tables.info, over.id, ada))).rematch is None
        assert await house.store.write(doing(tables.rematch, over.id, ada)) != again, "they may ask once more"


async def guest_at(store: Store, table: str, seat: int) -> Guest:
    row = await store.read(lambda t: t.row("SELECT guest FROM seats WHERE table_id = ? AND seat = ?", table, seat))
    assert row is not None
    return Guest(row[0], "")


# ── with a real server ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pace, "MOMENT", 0.0)
        with running(tmp_path_factory.mktemp("server") / "seats.db") as started:
            yield started


@pytest.fixture
def people_of(server: Running) -> Iterator[Any]:
    with ExitStack() as all_of_them:
        yield lambda *names: [all_of_them.enter_context(Person(server, name)) for name in names]


def table_of(host: Person, game: str, *others: Person | str, **settings: Any) -> str:
    """A table that has begun: the host, and who else."""
    seats = [other if isinstance(other, str) else "open" for other in others]
    table: str = host.table(game, "me", *seats, **settings)["id"]
    for seat, other in enumerate(others, 1):
        if isinstance(other, Person):
            other.take(table, seat)
    host.start(table)
    return table


def say(who: Person, table: str, kind: str, **more: Any) -> Any:
    return who.post(f"/api/tables/{table}/say", type=kind, **more)


def test_leaving_and_coming_back_over_http(people_of: Any) -> None:
    ada, bob, eve = people_of("Ada", "Bob", "Eve")
    table = table_of(ada, "planet", bob)
    resign = {"type": "resign", "seat": 1, "id": "i-give-up"}
    for who in (ada, eve):
        assert who.refused(f"/api/tables/{table}/say", **resign) == (403, "not-your-seat")
    taken = say(bob, table, "resign", seat=1, id="i-give-up")
    assert taken == {"type": "taken", "id": "i-give-up", "number": taken["number"]}
    assert ada.view(table)["away"] == [1]
    for i in range(6):
        until(lambda: 0 in ada.view(table)["asked"])
        ada.answer(table, 0, ada.view(table), f"ada-plays-{i}")
    refused = bob.http.post(
        f"/api/tables/{table}/answer",
        json={"seat": 1, "number": bob.view(table)["number"], "answer": 0, "id": "may-i-now"},
    )
    assert refused.json()["code"] in ("away", "outdated")
    assert refused.json()["state"]["seats"][0]["choices"] == []
    say(bob, table, "return", seat=1, id="here-i-am")
    state = bob.view(table)
    assert state["away"] == []
    assert "returned" in [entry["kind"] for entry in state["happened"]]
    while state["asked"] != [1]:
        ada.answer(table, 0, ada.view(table), f"ada-again-{state['number']}")
        state = bob.view(table)
    assert choices(state, 1)
    bob.answer(table, 1, state, "bob-plays-1")


def test_offers_over_http_and_sockets(people_of: Any) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = table_of(ada, "planet", bob)
    with bob.socket(table) as his, nobody.socket(table) as open_:
        number = receive(his)["number"]
        receive(open_)
        say(ada, table, "offer", seat=0, number=number, id="enough-now")
        for socket in (his, open_):
            offer = {"offer": "end", "seat": 0, "agreed": [0], "asked": [1]}
            assert receive(socket, "state")["offers"] == [offer]
        tell(open_, type="consent", seat=1, number=number, offer="end", yes=True, id="not-my-business")
        assert receive(open_)["code"] == "who-are-you"
        tell(his, type="consent", seat=1, number=number, offer="end", yes=True, id="enough-indeed")
        state = receive(his, "state")
        assert state["taken"] == [{"type": "taken", "id": "enough-indeed", "number": number + 1}]
        assert (state["over"], state["offers"], state["happened"][-1]["kind"]) == (True, [], "ended")
    info = nobody.get(f"/api/tables/{table}")
    assert (info["state"], info["ended"]) == ("over", "agreed")
    assert nobody.http.get(f"/api/tables/{table}/record").text.count("?") == 0


def test_undo_over_a_socket(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    table = table_of(ada, "planet", bob)
    who, seat = (ada, 0) if 0 in ada.view(table)["asked"] else (bob, 1)
    with who.socket(table) as socket:
        state = receive(socket)
        assert state["seats"][0]["undo"] == "no"
        who.answer(table, seat, state, "answer-1")
        after = receive(socket, "state")
        assert after["seats"][0]["undo"] == "free"
        tell(socket, type="undo", seat=seat, number=after["number"], id="undo-it-1")
        undone = receive(socket, "state")
        assert undone["taken"] == [{"type": "taken", "id": "undo-it-1", "number": 3}]
    (entry,) = undone["happened"]
    assert (entry["number"], entry["kind"], entry["seat"], entry["to"], entry["events"]) == (3, "undo", seat, 1, [])
    assert undone["seats"][0] == state["seats"][0]
    assert (undone["number"], undone["asked"]) == (3, state["asked"])


def test_playing_again_over_http(people_of: Any) -> None:
    ada, bob, eve = people_of("Ada", "Bob", "Eve")
    table = table_of(ada, "planet", bob)
    again = f"/api/tables/{table}/rematch"
    assert ada.refused(again) == (409, "not-over")
    number = ada.view(table)["number"]
    say(ada, table, "offer", seat=0, number=number, id="enough-now")
    say(bob, table, "consent", seat=1, number=number, offer="end", yes=True, id="enough-now-2")
    assert eve.refused(again) == (403, "not-your-seat")
    new = bob.post(again)
    assert ada.post(again)["id"] == new["id"] != table
    assert eve.get(f"/api/tables/{table}")["rematch"] == new["id"]
    assert problem(eve.http.post(f"/api/tables/{new['id']}/take", json={"seat": 0})) == (403, "not-invited")
    ada.take(new["id"], 0)
    assert bob.start(new["id"])["state"] == "playing"


def test_several_seats_in_one_browser(people_of: Any) -> None:
    ada, bob = people_of("Ada", "Bob")
    table = table_of(ada, "ecosystem", bob, "me")
    state = ada.view(table)
    assert [one["seat"] for one in state["seats"]] == [0, 2]
    hands = [seen_by(state, seat)["hands"] for seat in (0, 2)]
    assert [bool(seen[0]["known"]) for seen in hands] == [True, False], "each seat has its own eyes"
    for seat in (0, 2):
        ada.answer(table, seat, ada.view(table), f"ada-for-{seat}")
    assert ada.view(table)["asked"] == [1]
    say(ada, table, "undo", seat=2, number=1, id="no-not-that")
    assert ada.view(table)["asked"] == [1, 2]
    say(ada, table, "resign", seat=2, id="only-this-one")
    state = ada.view(table)
    assert state["away"] == [2]
    assert [(one["seat"], one["undo"]) for one in state["seats"]] == [(0, "free"), (2, "no")]


def test_since_i_looked(people_of: Any) -> None:
    ada, bob, eve = people_of("Ada", "Bob", "Eve")
    table = table_of(ada, "planet", bob)
    path = f"/api/tables/{table}"
    assert [who.get(path)["looked"] for who in (ada, bob, eve)] == [0, 0, None]

    def play(answers: int) -> None:
        for i in range(answers):
            state = ada.view(table)
            (seat,) = state["asked"]
            player = (ada, bob)[seat]
            player.answer(table, seat, player.view(table), f"answer-{state['number']}-{i}")

    play(4)
    looked = ada.view(table)["number"]
    ada.view(table)
    assert say(ada, table, "seen", number=looked) is None
    assert ada.view(table)["seats"][0]["looked"] == looked
    play(4)
    assert ada.get(path)["looked"] == looked
    assert ada.view(table)["seats"][0]["looked"] == looked
    assert [one["looked"] for one in ada.get("/api/tables", which="mine") if one["id"] == table] == [looked]
    assert (bob.get(path)["looked"], bob.view(table)["seats"][0]["looked"]) == (0, 0), "each for themselves"
    frames = ada.get(f"{path}/replay", after=looked)["frames"]
    assert [frame["number"] for frame in frames] == list(range(looked + 1, ada.view(table)["number"] + 1))
    say(ada, table, "seen", number=1)
    assert ada.get(path)["looked"] == looked, "nobody unsees"
    with ada.socket(table) as socket:
        number = receive(socket)["number"]
        tell(socket, type="seen", number=10_000)
        tell(socket, type="ping")
        assert receive(socket)["type"] == "pong", "nothing is said to it"
    assert ada.get(path)["looked"] == number, "and nobody sees the future"
    assert ada.get(f"{path}/replay", after=number)["frames"] == []
    say(eve, table, "seen", number=1)
    assert eve.get(path)["looked"] is None
