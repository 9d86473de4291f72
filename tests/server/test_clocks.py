"""Clocks, the end of somebody's time, and who plays for the bots: over both databases, with their time in our hands."""

import asyncio
import random
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Pace, Settings
from habitable.server.storage.store import SQLite, Steady, Store, _SQLiteTransaction
from habitable.server.tables import due, log, pace
from habitable.server.tables import rooms as tables
from habitable.server.tables.due import ClockMode, Clocks, Due
from habitable.server.tables.live import Live, load
from server.houses import Hands, Quick, house_on
from server.playing import answer, begun, choose, doing, everything, make_table, new_client, play, same, state
from server.running import Person, running, until

LUCK = random.Random(1)
LIVE = Pace("live", reserve=60, turn=5)
TURNS = Pace("turns", turn=100)
HOUR = 3600


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


# ── how clocks stop and start ───────────────────────────────────────────────────────────────────────────────────────


class Case(NamedTuple):
    """Seconds: what is left on clocks that stand, the ends of those that run; who is asked, at which time; and then."""

    pace: Pace
    left: list[int]
    ends: dict[int, int]
    asked: set[int]
    mode: ClockMode
    at: int
    then_left: list[int]
    then_ends: dict[int, int]
    paid: tuple[int, int] = (0, 0)  # up to which depths they have had the time of a turn; it is 5 now


CASES = {
    "a turn begins: its time comes on top": Case(LIVE, [60, 60], {}, {0}, "on", 1, [65, 60], {0: 66}),
    "the same is asked again: the turn goes on": Case(LIVE, [65, 60], {0: 66}, {0}, "on", 3, [65, 60], {0: 66}),
    "another is asked": Case(LIVE, [65, 60], {0: 66}, {1}, "on", 3, [63, 65], {1: 68}),
    "and the first once more": Case(LIVE, [63, 65], {1: 68}, {0}, "on", 10, [68, 58], {0: 78}),
    "nobody is asked any more": Case(LIVE, [65, 60], {0: 66}, set(), "on", 3, [63, 60], {}),
    "an answer after the end of its time": Case(LIVE, [65, 60], {0: 66}, {1}, "on", 70, [0, 65], {1: 135}),
    "all are asked at once": Case(LIVE, [60, 50], {}, {0, 1}, "on", 1, [65, 55], {0: 66, 1: 56}),
    "one of them has answered": Case(LIVE, [65, 55], {0: 66, 1: 56}, {1}, "on", 3, [63, 55], {1: 56}),
    "all are asked anew": Case(LIVE, [63, 55], {1: 56}, {0, 1}, "anew", 4, [68, 57], {0: 72, 1: 61}),
    "only one of them anew": Case(LIVE, [63, 55], {1: 56}, {1}, "anew", 4, [63, 57], {1: 61}),
    "it was taken back: nothing back, nothing extra": Case(
        LIVE, [63, 65], {1: 68}, {0}, "on", 9, [63, 59], {0: 72}, (5, 6)
    ),
    "and played again: nothing extra": Case(LIVE, [63, 59], {0: 72}, {1}, "on", 10, [62, 59], {1: 69}, (4, 5)),
    "and by another way to who was not asked then": Case(
        LIVE, [63, 59], {0: 72}, {1}, "on", 10, [62, 64], {1: 74}, (6, 4)
    ),
    "taken back by the one who is asked": Case(LIVE, [65, 60], {0: 66}, {0}, "on", 9, [65, 60], {0: 66}, (5, 0)),
    "taken back after the end of its time": Case(LIVE, [0, 65], {1: 68}, {0}, "on", 9, [0, 59], {0: 9}, (5, 6)),
    "a simultaneous question was taken back": Case(
        LIVE, [63, 55], {1: 56}, {0, 1}, "on", 9, [63, 55], {0: 72, 1: 56}, (5, 5)
    ),
    "and answered again": Case(LIVE, [63, 55], {1: 56}, {0, 1}, "anew", 9, [63, 47], {0: 72, 1: 56}, (5, 5)),
    "back with time left": Case(LIVE, [7, 60], {}, {0}, "back", 9, [7, 60], {0: 16}),
    "back with none left": Case(LIVE, [0, 60], {}, {0}, "back", 9, [5, 60], {0: 14}),
    "so long for a turn": Case(TURNS, [100, 100], {}, {0}, "on", 1, [100, 100], {0: 101}),
    "a turn of several answers": Case(TURNS, [100, 100], {0: 101}, {0}, "on", 9, [100, 100], {0: 101}),
    "what was left of it": Case(TURNS, [100, 100], {0: 101}, {1}, "on", 61, [40, 100], {1: 161}),
    "is not saved for the next": Case(TURNS, [40, 100], {1: 161}, {0}, "on", 70, [100, 91], {0: 170}),
    "but is all there is after an undo": Case(TURNS, [40, 100], {1: 161}, {0}, "on", 70, [40, 91], {0: 110}, (5, 6)),
    "so long for all": Case(TURNS, [40, 7], {1: 80}, {0, 1}, "anew", 75, [100, 100], {0: 175, 1: 175}),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_turns(case: Case) -> None:
    before: list[int | None] = [1000 * left for left in case.left]
    clocks = Clocks(before, {seat: 1000 * end for seat, end in case.ends.items()}, list(case.paid))
    after = clocks.turn(case.pace, case.asked, 5, case.mode, 1000 * case.at)
    assert after.remaining == [1000 * left for left in case.then_left]
    assert after.ends == {seat: 1000 * end for seat, end in case.then_ends.items()}
    assert clocks == Clocks(before, {s: 1000 * end for s, end in case.ends.items()}, list(case.paid)), "it is replaced"


def test_before_the_beginning() -> None:
    assert [due.beginning(pace) for pace in (Pace(), LIVE, TURNS)] == [None, 60_000, 100_000]


# ── at a table ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def code(refused: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as refusal:
        await refused
    return refusal.value.code


def shown(live: Live, hands: Hands) -> list[tuple[float, bool]]:
    """Seconds on each clock, and whether it runs."""
    return [(clock.left / 1000, clock.running) for clock in state(live, [], 0, hands.at).clocks]


async def at_planet(store: Store, *seats: str, pace: Pace = LIVE, **settings: Any) -> tuple[Live, int, int]:
    """A table, the seat that begins and the one after it."""
    live = await begun(store, "planet", seats, settings=Settings(pace=pace, **settings))
    (first,) = live.position.asked()
    return live, first, (first + 1) % len(seats)


async def dues(store: Store, table: str) -> list[tuple[str, int, int]]:
    return [(kind, seat, at) for _, kind, seat, _, at, _ in (await everything(store, table))["due"]]


@pytest.mark.anyio
async def test_a_clock_runs_while_its_seat_is_asked(store: Store, hands: Hands) -> None:
    live, first, second = await at_planet(store, "Ada", "Bob")

    async def clocks(**expected: Any) -> None:
        assert {"first": shown(live, hands)[first], "second": shown(live, hands)[second]} == expected
        again = await load(store, live.id)
        assert same(again, live)
        assert shown(again, hands) == shown(live, hands)
        running = {seat: live.now.rows.clocks[seat] for seat in live.now.asked}
        assert await dues(store, live.id) == [("clock", seat, end) for seat, end in running.items()]

    await clocks(first=(65, True), second=(60, False))
    hands.on(3)
    await clocks(first=(62, True), second=(60, False))
    await answer(live, LUCK)  # takes
    hands.on(2)
    await clocks(first=(60, True), second=(60, False))
    await answer(live, LUCK)  # lays
    await clocks(first=(60, False), second=(65, True))
    hands.on(4)
    await live.undo(first, live.number, new_client())
    await clocks(first=(60, True), second=(61, False))
    hands.on(10)
    await answer(live, LUCK)
    await clocks(first=(50, False), second=(61, True))
    await live.offer_end(first, live.number, new_client())
    await clocks(first=(50, False), second=(61, True))
    await live.consent(second, live.number, "end", True, new_client())
    assert await dues(store, live.id) == []
    assert shown(live, hands)[second] == (61, False)


@pytest.mark.anyio
async def test_no_pace_no_clocks(store: Store, hands: Hands) -> None:
    live = await begun(store, "planet", ["Ada", "Bob"])
    assert state(live, [0], 0, hands.at).clocks == []
    assert await dues(store, live.id) == []


@pytest.mark.anyio
async def test_clocks_of_a_simultaneous_question(store: Store, hands: Hands) -> None:
    live = await begun(store, "ecosystem", ["Ada", "Bob", "greedy"], settings=Settings(pace=LIVE))
    assert shown(live, hands) == [(65, True), (65, True), (60, False)], "bots have no clock"
    hands.on(3)
    await answer(live, LUCK, 0)
    hands.on(2)
    assert shown(live, hands)[:2] == [(62, False), (60, True)]
    for _ in range(4):  # changing one's mind is no way to win time
        await live.undo(0, 1, new_client())
        hands.on(1)
        await answer(live, LUCK, 0)
    assert shown(live, hands)[:2] == [(58, False), (56, True)]
    assert same(await load(store, live.id), live)
    await answer(live, LUCK, 2)
    await answer(live, LUCK, 1)
    assert live.number == 2
    assert shown(live, hands)[:2] == [(63, True), (61, True)]


@pytest.mark.anyio
@pytest.mark.parametrize("pace", [LIVE, TURNS], ids=lambda pace: pace.kind)
async def test_nobody_wins_time_by_laying_and_taking_back(store: Store, hands: Hands, pace: Pace) -> None:
    """Not for oneself, and not for a friend who is next, or for one's own other seat."""
    live, first, second = await at_planet(store, "Ada", "Ada", "Bob", pace=pace)
    while first == 2 or second == 2:
        live, first, second = await at_planet(store, "Ada", "Ada", "Bob", pace=pace)
    await play(live, LUCK, 2)
    begun_with = shown(live, hands)
    assert begun_with[second][1]
    for turns in range(1, 5):
        hands.on(2)
        await play(live, LUCK, 2)  # the second seat takes and lays, and Bob is asked
        hands.on(1)
        await live.undo(first, live.number, new_client())  # both of her turns fall
        hands.on(1)
        await play(live, LUCK, 1)
        clocks = shown(live, hands)
        assert clocks[first][0] == begun_with[first][0] - turns
        assert clocks[second][0] == begun_with[second][0] - 2 * turns
        assert clocks[2][0] == (65 if pace == LIVE else 100) - turns, "nor does he, who has not even answered"
    assert same(await load(store, live.id), live)


@pytest.mark.anyio
async def test_who_must_answer_again_gets_the_time_of_a_turn_again(store: Store, hands: Hands) -> None:
    """It was another who took back."""
    live, first, second = await at_planet(store, "Ada", "Bob", pace=TURNS)
    await play(live, LUCK, 2)
    hands.on(90)
    await play(live, LUCK, 2)
    assert shown(live, hands)[second][0] == 10
    await live.undo(first, live.number, new_client())
    await live.consent(second, live.number, "undo", True, new_client())
    assert shown(live, hands)[first] == (100, True)
    await play(live, LUCK, 1)
    assert shown(live, hands)[second] == (100, True)
    assert same(await load(store, live.id), live)


@pytest.mark.anyio
async def test_so_long_for_each_turn(store: Store, hands: Hands) -> None:
    live, first, second = await at_planet(store, "Ada", "Bob", pace=TURNS)
    assert shown(live, hands)[first] == (100, True)
    hands.on(40)
    await play(live, LUCK, 2)
    assert (shown(live, hands)[first], shown(live, hands)[second]) == ((60, False), (100, True))
    await play(live, LUCK, 2)
    hands.on(1)
    assert shown(live, hands)[live.now.asked[0]] == (99, True)


@pytest.mark.anyio
async def test_clocks_of_those_who_leave_and_return(store: Store, hands: Hands) -> None:
    live, first, _ = await at_planet(store, "Ada", "Bob")
    hands.on(5)
    await live.resign(first, new_client())
    assert shown(live, hands)[first] == (60, False)
    hands.on(100)
    await live.come_back(first, new_client())
    assert shown(live, hands)[first] == (60, True), "no time of a turn for coming back"
    hands.on(61)
    await live.time_out(first)
    assert shown(live, hands)[first] == (0, False)
    await live.come_back(first, new_client())
    assert shown(live, hands)[first] == (5, True), "but enough to say something"
    assert same(await load(store, live.id), live)


# ── the end of time ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_when_time_is_over_a_bot_plays_on(store: Store, hands: Hands) -> None:
    live, first, second = await at_planet(store, "Ada", "Bob")
    kept = await everything(store, live.id)
    hands.on(64)
    async with asyncio.timeout(5):
        assert await code(live.time_out(first)) == "outdated", "not yet"
    assert await code(live.time_out(second)) == "outdated", "not asked"
    assert await everything(store, live.id) == kept
    _, given = choose(live, LUCK)
    hands.on(2)
    await live.time_out(first)
    (entry,) = await store.read(lambda t: log.after(t, live.id, 1))
    assert (entry.number, entry.parent, entry.kind, entry.seat, entry.at) == (2, 1, "time", first, hands.at)
    seen = state(live, [first], 1, hands.at)
    assert (seen.away, seen.seats[0].choices, seen.seats[0].undo) == ([first], [], "no")
    assert [(one.number, one.kind, one.seat) for one in seen.happened] == [(2, "time", first)]
    assert await code(live.answer(first, 1, given, new_client())) == "outdated"
    assert await code(live.answer(first, 2, given, new_client())) == "away"
    assert await code(live.time_out(first)) == "outdated", "once is enough"
    assert await dues(store, live.id) == [("bots", -1, hands.at)]
    assert live.now.bots_asked == [first]
    assert same(await load(store, live.id), live)


@pytest.mark.anyio
async def test_or_the_game_is_over(store: Store, hands: Hands) -> None:
    live, first, _ = await at_planet(store, "Ada", "Bob", "Eve", absent="end")
    await play(live, LUCK, 4)
    (asked,) = live.now.asked
    hands.on(1000)
    await live.time_out(asked)
    assert live.over
    assert await dues(store, live.id) == []
    info = await store.read(lambda t: tables.info(t, live.id, None))
    assert (info.state, info.ended, info.asked) == ("over", "time", [])
    assert info.scores == live.position.scores()
    assert info.places is not None
    assert info.places[asked] == 3, "whoever left comes last"
    assert min(info.places) == 1
    assert await code(live.answer(first, live.number, 0, new_client())) == "over"
    assert await code(live.come_back(asked, new_client())) == "over"


@pytest.mark.anyio
async def test_an_answer_that_was_first_stops_the_clock(store: Store, hands: Hands) -> None:
    """Also when it came late: what counts is the log."""
    live, first, second = await at_planet(store, "Ada", "Bob")
    other = await load(store, live.id)
    await answer(live, LUCK)
    await other.catch_up()
    hands.on(1000)
    await answer(live, LUCK)
    assert live.now.asked == [second]
    assert await code(other.time_out(first)) == "outdated"
    assert same(live, other)
    assert live.now.rows.seats[first].level is None
    assert shown(live, hands)[first] == (0, False)


@pytest.mark.anyio
async def test_a_clock_that_was_first_refuses_the_answer(store: Store, hands: Hands) -> None:
    live, first, _ = await at_planet(store, "Ada", "Bob")
    other = await load(store, live.id)
    _, given = choose(live, LUCK)
    hands.on(1000)
    await other.time_out(first)
    assert await code(live.answer(first, 1, given, new_client())) == "outdated"
    assert same(live, other)


@pytest.mark.anyio
async def test_an_answer_and_the_clock_at_once(url: str, hands: Hands) -> None:
    """In two processes. One of them is in the log, whichever it is."""
    async with house_on(url) as one:
        for _ in range(6):
            live, first, _ = await at_planet(one.store, "Ada", "Bob")
            await answer(live, LUCK)
            other = await load(one.store, live.id)
            _, given = choose(live, LUCK)
            hands.on(1000)
            done = await asyncio.gather(
                live.answer(first, 2, given, new_client()), other.time_out(first), return_exceptions=True
            )
            assert len([result for result in done if isinstance(result, Refusal)]) == 1
            for who in (live, other):
                await who.catch_up()
            assert same(live, other)
            entries = await one.store.read(doing(log.after, live.id, 2))
            assert [entry.kind for entry in entries] == [("time" if isinstance(done[0], Refusal) else "answer")]


# ── while nobody was there ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("died", "back", "longer"),
    [
        (1, 2, 0),
        (10, 18, 0),  # a beat is late: that happens
        (10, 10 + HOUR, HOUR),  # it died while somebody thought
        (60, 60 + 2 * HOUR, 2 * HOUR),
        (-HOUR, 5, 5),  # nobody had to say that it lived, because no clock ran
    ],
)
async def test_time_without_a_server_is_not_charged(
    store: Store, hands: Hands, died: int, back: int, longer: int
) -> None:
    live, first, _ = await at_planet(store, "Ada", "Bob")
    end, began, stamp = live.now.rows.clocks[first], hands.at, live.now.rows.stamp
    await store.write(lambda t: t.run("UPDATE house SET alive = ?", began + 1000 * died))
    hands.on(back)
    now, set_on = await store.write(lambda t: due.beat(t, "a new one", True))
    assert (now, set_on) == (hands.at, longer > 0)
    await live.catch_up()
    assert live.now.rows.clocks == {first: end + 1000 * longer}
    assert live.now.rows.stamp == stamp + (longer > 0), "whoever has the table in memory must look again"
    assert await store.read(lambda t: t.row("SELECT alive FROM house")) == (hands.at,)
    before = await dues(store, live.id)
    await store.write(lambda t: due.beat(t, "a new one", True))
    assert await dues(store, live.id) == before, "once"


@pytest.mark.anyio
async def test_a_clock_that_was_set_on_does_not_end(store: Store, hands: Hands) -> None:
    """A process that knows nothing of it yet tries to end it."""
    live, first, _ = await at_planet(store, "Ada", "Bob")
    await store.write(lambda t: t.run("UPDATE house SET alive = ?", hands.at))
    hands.on(HOUR)
    await store.write(lambda t: due.beat(t, "somebody", False))
    async with asyncio.timeout(5):
        assert await code(live.time_out(first)) == "outdated"
    assert shown(live, hands)[first] == (65, True)
    await answer(live, LUCK)
    assert live.number == 2


# ── when the clock of the machine is set ────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
@pytest.mark.parametrize("jump", [-HOUR, -3, 30, HOUR, 24 * 365 * HOUR, -24 * 365 * HOUR])
async def test_a_clock_that_is_set_changes_nobodys_time(store: Store, hands: Hands, jump: int) -> None:
    """Ada has thought for 20 seconds, Bob's clock stands; whoever comes after the jump finds them so, and once."""
    live, first, second = await at_planet(store, "Ada", "Bob")
    for _ in range(10):
        await store.write(lambda t: due.beat(t, "one", False))
        hands.on(2)
    await store.write(lambda t: due.beat(t, "one", False))
    hands.on(jump)
    for i, process in enumerate(("one", "two", "one")):
        assert await store.write(doing(due.beat, process, False)) == (hands.at, i == 0)
        await live.catch_up()
        assert (shown(live, hands)[first], shown(live, hands)[second]) == ((45, True), (60, False)), process
    assert same(await load(store, live.id), live)
    hands.on(5)
    await answer(live, LUCK)
    await answer(live, LUCK)
    assert shown(live, hands)[first] == (40, False)
    assert (shown(live, hands)[second], live.now.asked) == ((65, True), [second])


@pytest.mark.anyio
async def test_a_clock_that_is_set_back_before_anybody_has_looked(store: Store, hands: Hands) -> None:
    """No clock ran, so that nobody had to say that it lived. A little is given back, but no hour."""
    await store.write(lambda t: due.beat(t, "one", True))
    hands.on(2 * HOUR)
    live, first, _ = await at_planet(store, "Ada", "Bob")
    hands.on(1)
    hands.on(-HOUR)
    assert (await store.write(lambda t: due.beat(t, "one", True)))[1]
    await live.catch_up()
    assert shown(live, hands)[first] == (65, True)
    hands.on(66)
    await store.write(lambda t: t.run("UPDATE house SET alive = ?", hands.at))
    await live.time_out(first)
    assert live.now.rows.seats[first].level is not None


@pytest.mark.anyio
async def test_after_a_clock_was_set_back_the_dead_are_known(store: Store, hands: Hands) -> None:
    """What is written with a later time does not make them live on, nor wait for that time."""
    live = await with_bots(store, "it died")
    await store.write(lambda t: due.beat(t, "two", False))
    hands.on(-HOUR)
    for _ in range(6):
        await store.write(lambda t: due.beat(t, "two", False))
        hands.on(2)
    await store.write(lambda t: due.beat(t, "two", False))
    assert await waiting(store) == [Due(live.id, "bots", -1)]


@pytest.mark.anyio
@pytest.mark.parametrize("alive", [2**60, -5, 0])
async def test_a_house_that_knows_nothing_of_its_past_ends_nobodys_time(store: Store, hands: Hands, alive: int) -> None:
    live, first, _ = await at_planet(store, "Ada", "Bob")
    hands.on(60)
    await store.write(lambda t: t.run("UPDATE house SET alive = ?", alive))
    await store.write(lambda t: due.beat(t, "one", True))
    await live.catch_up()
    assert shown(live, hands)[first] == (65, True)


def test_steady_time() -> None:
    machine, passing = [1000.0], [50.0]
    steady = Steady(lambda: machine[0], lambda: passing[0])
    assert steady.now() == 1_000_000
    machine[0], passing[0] = 9000.0, 51.5
    assert steady.now() == 1_001_500, "it was set; that is no time which passes"
    steady.follow()
    assert steady.now() == 9_000_000
    machine[0], passing[0] = 9009.0, 52.5
    steady.follow()
    assert steady.now() == 9_001_000, "a little too fast: that is nothing"
    machine[0] = 10.0
    steady.follow()
    assert steady.now() == 10_000


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_an_answer_right_after_the_clock_was_set(store: SQLite, jump: int) -> None:
    """Before anybody has noticed: a laptop that was asleep, and its people are at once there."""
    live, first, _ = await at_planet(store, "Ada", "Bob")
    await store.write(lambda t: due.beat(t, "one", True))
    store.steady.shown = lambda: time.time() + jump
    await play(live, LUCK, 2)
    left = live.now.rows.seats[first].remaining
    assert left is not None
    assert 60_000 < left <= 65_000
    await store.write(lambda t: due.beat(t, "one", True))
    await live.catch_up()
    (end,) = live.now.rows.clocks.values()
    assert 60 < end / 1000 - time.time() - jump <= 66


class Beats:
    """Counts how often a house has looked at its clocks."""

    def __init__(self) -> None:
        self.count = 0
        self.beat = due.beat

    def __call__(self, *arguments: Any) -> Any:
        self.count += 1
        return self.beat(*arguments)


@pytest.mark.anyio
async def test_a_house_ends_clocks_by_itself(url: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    beats = Beats()
    monkeypatch.setattr(due, "BEAT", 0.02)
    monkeypatch.setattr(due, "beat", beats)
    monkeypatch.setattr(pace, "MOMENT", 0.0)
    helpers = Quick()
    async with house_on(url, helpers) as one:
        table = await make_table(one.store, "planet", ["Ada", "Bob"], settings=Settings(pace=LIVE))
        await one.store.write(lambda t: t.run("UPDATE tables SET state = 'playing' WHERE id = ?", table))
        live = await one.wake(table)
        (first,) = live.now.asked
        for _ in range(20):  # never so long that it seems that nobody was there
            hands.on(4)
            seen = beats.count
            async with asyncio.timeout(30):
                while beats.count < seen + 3 and live.number == 1:
                    await asyncio.sleep(0.01)
            if live.number > 1:
                break
        async with asyncio.timeout(5):
            while live.now.asked == [first]:
                await asyncio.sleep(0.01)
        kinds = [told.entry.kind for told in live.recent]
        assert kinds[:3] == ["answer", "time", "answer"]
        assert helpers.asked == 2
        assert hands.at - live.recent[0][0].at in (68_000, 72_000)


# ── bots' turns ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def with_bots(store: Store, process: str) -> Live:
    """A table where a bot is asked, in a process that says it lives."""
    await store.write(lambda t: due.beat(t, process, False))
    live = await begun(store, "planet", ["greedy", "random"], process=process)
    assert live.now.rows.thinker == process
    return live


async def waiting(store: Store) -> list[Due]:
    return (await store.read(due.waiting))[0]


@pytest.mark.anyio
async def test_the_turn_of_a_living_process_is_its_own(store: Store, hands: Hands) -> None:
    live = await with_bots(store, "one")
    await store.write(lambda t: due.beat(t, "two", False))
    other = await load(store, live.id, "two")
    for _ in range(5):
        hands.on(5)
        for process in ("one", "two"):
            await store.write(doing(due.beat, process, False))
        assert await waiting(store) == []
        assert not await other.think()
        assert other.now.rows.thinker == "one"


@pytest.mark.anyio
async def test_the_turn_of_a_dead_process_is_taken_over(store: Store, hands: Hands) -> None:
    live = await with_bots(store, "one")
    other = await load(store, live.id, "two")
    for _ in range(2):
        hands.on(5)
        await store.write(lambda t: due.beat(t, "two", False))
    assert await waiting(store) == [Due(live.id, "bots", -1)]
    assert await other.think()
    assert other.now.rows.thinker == "two"
    assert await waiting(store) == []
    third = await load(store, live.id, "three")
    assert not await third.think(), "by one"
    await answer(other, LUCK)
    await live.catch_up()
    assert live.now.rows.thinker == "two"


@pytest.mark.anyio
async def test_whoever_goes_leaves_its_turns_to_others(store: Store, hands: Hands) -> None:
    live = await with_bots(store, "one")
    assert await waiting(store) == []
    await store.write(lambda t: due.leave(t, "one"))
    assert await waiting(store) == [Due(live.id, "bots", -1)]
    assert hands.at


@pytest.mark.anyio
async def test_when_no_bot_is_asked_nothing_is_due(store: Store) -> None:
    live = await begun(store, "planet", ["Ada", "greedy"], process="one")
    for _ in range(12):
        assert [kind for kind, _, _ in await dues(store, live.id)] == ["bots"] * len(live.now.bots_asked)
        assert live.now.rows.thinker == ("one" if live.now.bots_asked else None)
        await answer(live, LUCK)
    await live.offer_end(0, live.number, new_client())
    assert live.over
    assert await dues(store, live.id) == []


@pytest.mark.anyio
async def test_after_a_restart_bots_play_on(url: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """With SQLite at once, because nobody else can be there; with PostgreSQL when the other one was not seen for a
    while."""
    monkeypatch.setattr(due, "BEAT", 0.02)
    monkeypatch.setattr(pace, "MOMENT", 0.0)
    async with house_on(url, Quick("greedy", "random")) as one:  # they never answer: it has something to do
        live = await with_bots(one.store, "it died")
    async with house_on(url) as two:
        alone = url.startswith("sqlite")
        if not alone:
            await asyncio.sleep(0.2)
            assert (await load(two.store, live.id)).number == 1, "the other one may live"
            for _ in range(3):
                hands.on(4)
                await asyncio.sleep(0.1)
        async with asyncio.timeout(10):
            while not (await load(two.store, live.id)).over:
                await asyncio.sleep(0.05)


@pytest.mark.anyio
async def test_tables_that_cannot_be_played_keep_no_others_waiting(
    url: str, hands: Hands, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(due, "BEAT", 0.02)
    monkeypatch.setattr(due, "AT_ONCE", 3)
    monkeypatch.setattr(pace, "MOMENT", 0.0)
    async with house_on(url) as one:
        for _ in range(5):
            live = await with_bots(one.store, "another")
            await one.store.write(doing(damage, live.id))
        hands.on(1)
        good = await with_bots(one.store, "another")
        await one.store.write(lambda t: due.leave(t, "another"))
        async with asyncio.timeout(10):
            while not (await load(one.store, good.id)).over:
                await asyncio.sleep(0.05)
    assert caplog.text.count("cannot go on") == 5, "and it is said once"


def damage(t: Any, table: str) -> int:
    return int(t.run("UPDATE entries SET data = 'x' WHERE table_id = ?", table))


# ── a whole server ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_clocks_of_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada thinks too long, and a bot plays on; in real time."""
    monkeypatch.setattr(due, "BEAT", 0.05)
    monkeypatch.setattr(pace, "MOMENT", 0.0)
    limits = {"kind": "live", "reserve": 1, "turn": 1}
    with running(tmp_path / "clocks.db") as server, Person(server, "Ada") as ada:
        table = ada.table("planet", "me", "bot", pace=limits)["id"]
        ada.start(table)
        until(lambda: 0 in ada.view(table)["asked"])
        state = ada.view(table)
        mine, bots = state["clocks"]
        assert mine["running"]
        assert 0 < mine["left"] < 2500  # the first beat may set it on a little
        assert (bots["running"], bots["left"]) == (False, 1000)
        until(lambda: bool(ada.view(table)["away"]))
        state = ada.view(table)
        assert [one["seat"] for one in state["happened"] if one["kind"] == "time"] == [0]
        late = {"seat": 0, "number": state["number"], "answer": 0, "id": "too-late-1"}
        assert ada.refused(f"/api/tables/{table}/answer", **late) in [(409, "away"), (409, "outdated"), (409, "over")]


def test_a_server_that_was_away_charges_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "away.db"
    now = _SQLiteTransaction.now
    with running(database) as server, Person(server, "Ada") as ada:
        table = ada.table("planet", "me", "me", pace={"kind": "turns", "turn": 100})["id"]
        ada.start(table)
        cookies = ada.http.cookies
    monkeypatch.setattr(_SQLiteTransaction, "now", f"({now} + {1000 * HOUR})")
    with running(database) as server, Person(server) as ada:
        ada.http.cookies.update(cookies)
        (clock,) = [one for one in ada.view(table)["clocks"] if one["running"]]
        assert 80_000 < clock["left"] <= 103_000
        assert ada.view(table)["away"] == []
