"""A table in memory against its log, over both databases: answers of all four games."""

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace

from habitable import games
from habitable.kernel.position import NATURE
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Taken
from habitable.server.storage.store import Kept, Store, StoreFailed, Work, open_store
from habitable.server.tables import log
from habitable.server.tables.live import REMEMBERED, Live, load
from habitable.server.tables.values import Path
from server.playing import answer, begun, choose, everything, make_table, new_client, play, same, state

pytestmark = pytest.mark.anyio

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("ecosystem", 3, {}),
    ("ecosystem", 2, {"placing": "with_pick", "orientation": "free"}),
    ("planet", 2, {}),
    ("dominant-species", 3, {"animals": "choose"}),
    ("marine", 2, {"superheroes": True, "exaptation": True, "animals": "choose"}),
]
LONG = ("dominant-species", "marine")


def told(live: Live) -> list[Any]:
    """What is remembered of the newest entries."""
    return [(replace(entry, data=log.plies(entry)), events) for entry, events, _ in live.recent]


async def refused(live: Live, seat: int, number: int, answer: int) -> str:
    """The code with which an answer is refused; it has changed nothing, here or in the database."""
    before, kept = live.game.dump(live.position), await everything(live.store, live.id)
    at, waiting = live.number, live.waiting
    with pytest.raises(Refusal) as refusal:
        await live.answer(seat, number, answer, new_client())
    assert live.game.dump(live.position) == before
    assert (live.number, live.waiting) == (at, waiting)
    assert await everything(live.store, live.id) == kept
    return refusal.value.code


async def with_secret(store: Store, seats: int = 2) -> Live:
    """A table of Ecosystem where seat 0 has answered and waits."""
    live = await begun(store, "ecosystem", seats)
    await answer(live, random.Random(1), 0)
    assert set(live.waiting) == {0}
    return live


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join([table[0], *map(str, table[2].values())]))
async def test_a_game_and_its_log_are_the_same(store: Store, table: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = table
    luck = random.Random(7)
    live = await begun(store, name, seats, options)
    assert live.number == 1
    for _ in range(40):
        await play(live, luck, 3 if name in LONG else 7)
        assert same(await load(store, live.id), live)
    assert live.over == live.position.over() == (name not in LONG)
    await replays(store, live)
    ended = await everything(store, live.id)
    (row,) = await store.read(lambda t: t.rows("SELECT number, state, asked, result FROM tables WHERE id = ?", live.id))
    assert row[:2] == (live.number, "over" if live.position.over() else "playing")
    assert row[2] == sum(1 << seat for seat in live.position.asked())
    assert (row[3] is not None) == live.position.over()
    assert [number for _, number, _ in ended["snapshots"]] == await expected_snapshots(store, live)
    assert ended["due"] == ended["offers"] == []
    if live.position.over():
        assert await refused(live, 0, live.number, 0) == "over"


async def expected_snapshots(store: Store, live: Live) -> list[int]:
    """All of the newest, few further back, and more where many answer at once."""
    every = []
    for entry in await store.read(lambda t: log.after(t, live.id, 0)):
        answers = sum(seat >= 0 for seat, _, _ in log.plies(entry))
        if entry.number % (log.OFTEN if answers > log.MANY else log.EVERY) == 0:
            every.append(entry.number)
    newest = every[-1] if every else 0
    return [n for n in every if n >= newest - log.SPARSE or n % log.SPARSE == 0]


async def replays(store: Store, live: Live) -> None:
    """The answers of the log, one after the other on a new position, and Nature's in the entry of what they follow."""
    entries = await store.read(lambda t: log.after(t, live.id, 0))
    assert [(entry.number, entry.parent) for entry in entries] == [(n, n - 1) for n in range(1, live.number + 1)]
    position = live.beginning()
    for entry in entries:
        plies = log.plies(entry)
        people = [ply.seat for ply in plies if ply.seat != NATURE]
        assert [ply.seat for ply in plies[: len(people)]] == people, "then comes Nature"
        assert people == sorted(people), "secrets are entered in the order of seats"
        assert entry.seat in people if people else entry.number == 1
        for seat, given, _ in plies:
            position.play(seat, given)
        assert position.turn() != NATURE
    for seat, said in live.waiting.items():
        for given in said:
            position.play(seat, given)
    assert live.game.state.equal(position, live.position)


async def test_a_long_game_is_loaded_from_a_snapshot(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(3)
    live = await begun(store, "marine", 2)
    await play(live, luck, 230)
    assert live.number > 200
    paths: list[Path] = []
    find_path = log.path

    def noted(*arguments: Any, **more: Any) -> Path:
        paths.append(find_path(*arguments, **more))
        return paths[-1]

    monkeypatch.setattr(log, "path", noted)
    again = await load(store, live.id)
    (path,) = paths
    assert path.start in await expected_snapshots(store, live)
    assert [entry.number for entry in path.entries] == list(range(path.start + 1, live.number + 1))
    assert REMEMBERED <= len(path.entries) <= 100, "enough to tell what has happened lately, and no more"
    assert same(again, live)
    await play(again, luck, 20)  # and can be played on
    assert same(await load(store, live.id), again)


@pytest.mark.parametrize("name", games.GAMES)
async def test_what_happened_is_told_again_after_a_load(store: Store, name: str) -> None:
    live = await begun(store, name, 2)
    await play(live, random.Random(5), 60)
    again = await load(store, live.id)
    assert len(again.recent) == min(live.number, REMEMBERED)
    assert told(again) == told(live)
    for seats in ([], [0], [1], [0, 1]):
        for since in (live.number - 30, live.number - 1, live.number):
            seen = state(live, seats, since, 0)
            assert state(again, seats, since, 0) == seen
            assert (seen.since, len(seen.happened)) == (since, live.number - since)


async def test_a_table_that_has_not_begun_or_is_not_there(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await make_table(store)
    live, other = await load(store, table), await load(store, table)
    assert live.number == 0
    await live.begin()
    with pytest.raises(log.Outdated):
        await other.begin()
    assert same(await load(store, table), live)
    with pytest.raises(Refusal, match="no-such-table"):
        await load(store, "nowhere")
    monkeypatch.setattr(live.game, "rules", live.game.rules + 1)
    with pytest.raises(Refusal, match="old-rules"):
        await load(store, table)


# ── late, illegal, again ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", games.GAMES)
async def test_late_and_illegal_answers_change_nothing(store: Store, name: str) -> None:
    luck = random.Random(11)
    live = await begun(store, name, 2)
    for _ in range(6):
        await play(live, luck, 2)
        seat, legal = choose(live, luck)
        assert await refused(live, seat, live.number - 1, legal) == "outdated"
        assert await refused(live, seat, live.number + 1, legal) == "outdated"
        assert await refused(live, seat, live.number, live.game.vocabulary.size) == "illegal-answer"
        assert await refused(live, seat, live.number, 2**31) == "illegal-answer"
        options = live.position.options(seat)
        illegal = next(n for n in range(live.game.vocabulary.size) if n not in options)
        assert await refused(live, seat, live.number, illegal) == "illegal-answer"
        idle = [other for other in range(2) if other not in live.position.asked()]
        for other in idle:
            assert await refused(live, other, live.number, legal) == "illegal-answer"


@pytest.mark.parametrize("table", TABLES[:4], ids=lambda table: "-".join([table[0], *map(str, table[2].values())]))
async def test_an_answer_sent_again_gets_its_first_reply(store: Store, table: tuple[str, int, dict[str, Any]]) -> None:
    luck = random.Random(13)
    live = await begun(store, *table)
    sent: list[tuple[tuple[int, int, int, str], Taken]] = []
    for _ in range(40):
        seat, given = choose(live, luck)
        one = (seat, live.number, given, new_client())
        sent.append((one, await live.answer(*one)))
        again = await live.answer(*one)
        assert again == sent[-1][1]
    kept, position = await everything(store, live.id), live.game.dump(live.position)
    for who in (live, await load(store, live.id)):
        for one, reply in luck.sample(sent, 15) + sent[-3:]:
            assert await who.answer(*one) == reply
            seat, _, given, client = one
            assert await who.answer(seat, who.number, given, client) == reply, "whatever number it comes with"
        assert who.game.dump(who.position) == position
    assert await everything(store, live.id) == kept
    assert same(await load(store, live.id), live)


async def test_an_answer_sent_again_after_the_end_gets_its_first_reply(store: Store) -> None:
    luck = random.Random(17)
    live = await begun(store, "planet", 2)
    sent: list[tuple[tuple[int, int, int, str], Taken]] = []
    while not live.over:
        seat, given = choose(live, luck)
        one = (seat, live.number, given, new_client())
        sent.append((one, await live.answer(*one)))
    for who in (live, await load(store, live.id)):
        for one, reply in sent[-5:]:
            assert await who.answer(*one) == reply


async def test_the_same_answer_many_times_at_once_is_heard_once(store: Store) -> None:
    live = await begun(store, "planet", 2)
    seat, given = choose(live, random.Random(1))
    replies = await asyncio.gather(*(live.answer(seat, 1, given, "the same id") for _ in range(10)))
    assert replies == [Taken("the same id", 2)] * 10
    assert len((await everything(store, live.id))["entries"]) == 2


async def test_an_id_is_its_seats_own(store: Store) -> None:
    """Bob's words are heard, though they have the id of Ada's."""
    live = await begun(store, "planet", ["Ada", "Bob"])
    luck = random.Random(1)
    first = (await answer_with(live, luck, "the same id")).number
    await answer(live, luck)
    assert await answer_with(live, luck, "the same id") == Taken("the same id", 4)
    seats = [entry.seat for entry in await store.read(lambda t: log.after(t, live.id, 0))]
    assert seats[1] != seats[3]
    for who in (live, await load(store, live.id)):
        assert (await who.answer(seats[1], 1, 0, "the same id")).number == first, "and each still gets its first reply"
        assert (await who.answer(seats[3], 1, 0, "the same id")).number == 4
    assert live.number == 4


async def test_an_id_of_a_secret_is_its_seats_own(store: Store) -> None:
    live = await begun(store, "ecosystem", ["Ada", "Bob", "Eve"])
    for seat in (0, 1):
        await live.answer(seat, 1, live.position.options(seat)[0], "the same id")
    assert list(live.waiting) == [0, 1]
    assert await live.answer(1, 1, live.position.options(2)[0], "the same id") == Taken("the same id", 1)
    assert await live.answer(2, 1, live.position.options(2)[0], "the same id") == Taken("the same id", 2)
    assert (await live.answer(0, 1, 0, "the same id")).number == 1


async def test_an_id_of_a_yes_is_the_id_of_who_says_it(store: Store) -> None:
    """Though the entry is of the seat that has asked."""
    live = await begun(store, "planet", ["Ada", "Bob"])
    await live.offer_end(0, 1, "the same id")
    for who in (live, await load(store, live.id)):
        assert await who.consent(1, 1, "end", True, "the same id") == Taken("the same id", 2)
        assert await who.offer_end(0, 1, "the same id") == Taken("the same id", 1)


async def answer_with(live: Live, luck: random.Random, client: str) -> Taken:
    seat, given = choose(live, luck)
    return await live.answer(seat, live.number, given, client)


async def test_of_two_answers_at_once_one_is_late(store: Store) -> None:
    live = await begun(store, "dominant-species", 2)
    seat, given = choose(live, random.Random(1))
    done = await asyncio.gather(*(live.answer(seat, 1, given, new_client()) for _ in range(4)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Outdated", "Outdated", "Outdated", "Taken"]


# ── secrets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_secrets_wait_and_are_loaded(store: Store) -> None:
    live = await with_secret(store, 3)
    assert live.number == 1
    assert live.position.asked() == [1, 2]
    assert same(await load(store, live.id), live)
    await answer(live, random.Random(2), 2)
    assert same(await load(store, live.id), live)
    await answer(live, random.Random(2), 1)
    assert (live.number, live.waiting) == (2, {})
    (entry,) = await store.read(lambda t: log.after(t, live.id, 1))
    assert [seat for seat, _, _ in log.plies(entry)] == [0, 1, 2]
    assert same(await load(store, live.id), live)


async def test_the_last_two_secrets_at_once(store: Store) -> None:
    live = await begun(store, "ecosystem", 3)
    luck = random.Random(4)
    for _ in range(4):
        first, *last = luck.sample(live.position.asked(), 3)
        await answer(live, luck, first)
        number = live.number
        await asyncio.gather(*(answer(live, luck, seat) for seat in last))
        assert live.number == number + 1
        while len(live.position.asked()) == 1:
            await answer(live, luck)  # placing
    assert same(await load(store, live.id), live)


async def test_the_last_two_secrets_in_two_processes_at_once(url: str) -> None:
    """Each has a store and a table in memory of its own, and hears nothing of the other."""
    stores = [open_store(url), open_store(url)]
    live = await begun(stores[0], "ecosystem", 2)
    both = [live, await load(stores[1], live.id)]
    luck = random.Random(4)
    for _ in range(12):
        for one in both:
            await one.catch_up()
        assert same(*both)
        number, asked = live.number, live.position.asked()
        given = [choose(both[seat % 2], luck, seat) for seat in asked]
        await asyncio.gather(*(both[seat % 2].answer(seat, number, what, new_client()) for seat, what in given))
        await live.catch_up()
        assert live.number == number + 1
    assert same(await load(stores[0], live.id), live)
    for store in stores:
        await store.close()


async def test_a_table_that_is_behind_its_log_catches_up(store: Store) -> None:
    ahead = await begun(store, "planet", 2)
    behind = await load(store, ahead.id)
    luck = random.Random(6)
    seat, given = choose(behind, luck)
    await play(ahead, luck, 5)
    with pytest.raises(log.Outdated):
        await behind.answer(seat, 1, given, new_client())
    assert same(ahead, behind)
    await play(ahead, luck, 2)
    seat, given = choose(ahead, luck)
    await behind.answer(seat, ahead.number, given, new_client())  # whoever sees the newest state may answer anywhere
    await ahead.catch_up()
    assert same(ahead, behind)
    assert told(ahead) == told(behind)


# ── commits that fail ───────────────────────────────────────────────────────────────────────────────────────────────


class Failing:
    """A store that can lose work, or the news of it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.health = store.health
        self.loses = ""
        self.slow: asyncio.Event | None = None

    def write(self, work: Work[Any]) -> asyncio.Future[Any]:
        kept = Kept[Any]()
        self.writing = asyncio.create_task(self._write(work, kept))
        return kept

    async def _write(self, work: Work[Any], kept: Kept[Any]) -> None:
        try:
            if self.loses == "work":
                raise StoreFailed("the disk is full")
            done = await self.store.write(work)
            if self.slow is not None:
                await self.slow.wait()
            if self.loses == "news":
                raise StoreFailed("the connection was lost")
            kept.set_result(done)
        except Exception as error:
            kept.set_exception(error)

    def read(self, work: Work[Any]) -> asyncio.Future[Any]:
        return self.store.read(work)

    async def close(self) -> None: ...


@pytest.mark.parametrize("loses", ["work", "news"])
@pytest.mark.parametrize("name", ["ecosystem", "planet"])
async def test_an_answer_whose_commit_failed_can_be_sent_again(store: Store, name: str, loses: str) -> None:
    failing = Failing(store)
    live = await begun(failing, name, 2)
    luck = random.Random(8)
    for _ in range(12):
        seat, given = choose(live, luck)
        one = (seat, live.number, given, new_client())
        before, position = live.number, live.game.dump(live.position)
        failing.loses = loses
        with pytest.raises(StoreFailed):
            await live.answer(*one)
        assert live.number == before
        assert live.game.dump(live.position) == position, "nobody is shown what is not known to be kept"
        failing.loses = ""
        reply = await live.answer(*one)
        assert reply == await live.answer(*one)
        assert same(await load(store, live.id), live)
    await replays(store, live)


async def test_an_answer_is_taken_though_its_sender_goes_away(store: Store) -> None:
    failing = Failing(store)
    live = await begun(failing, "planet", 2)
    seat, given = choose(live, random.Random(1))
    failing.slow = asyncio.Event()
    asked = asyncio.ensure_future(live.answer(seat, 1, given, "a client's id"))
    while not (await everything(store, live.id))["entries"][1:]:
        await asyncio.sleep(0.005)
    asked.cancel()
    await asyncio.sleep(0)
    failing.slow.set()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert live.number == 2
    assert same(await load(store, live.id), live)


async def test_a_commit_that_fails_half_way_moves_no_position(store: Store) -> None:
    live = await begun(store, "planet", 2)
    await store.write(lambda t: t.run("ALTER TABLE entries RENAME TO gone"))
    before = live.game.dump(live.position)
    seat, given = choose(live, random.Random(1))
    with pytest.raises(Exception, match="entries"):
        await live.answer(seat, 1, given, "a client's id")
    assert live.game.dump(live.position) == before
    await store.write(lambda t: t.run("ALTER TABLE gone RENAME TO entries"))
    assert await live.answer(seat, 1, given, "a client's id") == Taken("a client's id", 2)
    assert same(await load(store, live.id), live)
