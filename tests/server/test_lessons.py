"""A lesson at a table of the server: it keeps nothing but the setting, so it is where it was after anything."""

from collections.abc import AsyncIterator
from typing import Any

import anyio
import pytest

from habitable import lessons
from habitable.lessons import LEARNER
from habitable.server.house import House
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import NewTable, SeatPlan, Settings, Step
from habitable.server.storage.store import Store
from habitable.server.tables import pace, people
from habitable.server.tables import rooms as tables
from habitable.server.tables.live import Live
from server.houses import house_on
from server.playing import doing, new_client

LESSON = lessons.get("ecosystem")
SEATS = [SeatPlan("me"), *(SeatPlan("bot", level=level) for level in LESSON.bots)]

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(pace, "MOMENT", 0.0)
    async with house_on(url) as found:
        yield found


async def made(store: Store, game: str = "ecosystem", seats: list[SeatPlan] = SEATS, **more: Any) -> str:
    new = NewTable(game, seats, more.get("options", {}), Settings(lesson=True, undo="free", **more.get("settings", {})))
    ada, _ = await store.write(doing(people.make_guest, "Ada"))
    table, _ = await store.write(doing(tables.make_table, ada, new, tables.check_table(new)))
    await store.write(doing(tables.close_seats, table, ada))
    return table


async def begun(house: House) -> Live:
    return await house.wake(await made(house.store))


def step(house: House, live: Live) -> Step | None:
    return house.state(live, [LEARNER], 0).seats[0].lesson


async def answer(house: House, live: Live, what: int) -> None:
    """And until the learner is asked again."""
    await live.answer(LEARNER, live.number, what, new_client())
    house._let_bots_play(live)
    with anyio.fail_after(20):
        while LEARNER not in live.now.asked and not live.over:
            await anyio.sleep(0.01)


async def test_a_lesson_goes_its_way_to_the_end_and_then_the_game_is_like_any_other(house: House) -> None:
    live = await begun(house)
    for place, wanted in enumerate(LESSON.wanted, 1):
        told = step(house, live)
        assert told is not None
        assert (told.step, told.of, told.wanted) == (place, len(LESSON.steps), wanted)
        await answer(house, live, wanted)
    told = step(house, live)
    assert told is not None
    assert told.wanted is None
    while not live.over:
        await answer(house, live, live.position.options(LEARNER)[0])
        assert step(house, live) is None


async def test_a_lesson_is_where_it_was_after_the_end_of_a_process_on_and_off_its_way(house: House) -> None:
    live = await begun(house)
    other = [answer for answer in live.position.options(LEARNER) if answer != LESSON.wanted[0]]
    for answers in (LESSON.wanted[:3], [*LESSON.wanted[:2], LESSON.wanted[2] + 5], other[:1]):
        live = await begun(house)
        for one in answers:
            await answer(house, live, one)
        before = step(house, live)
        async with house_on(house.settings.store) as another:
            assert step(another, await another.wake(live.id)) == before
        assert before is not None
        assert (before.wanted is None) == (answers != LESSON.wanted[:3])


async def test_what_is_taken_back_is_on_the_way_again(house: House) -> None:
    live = await begun(house)
    await answer(house, live, LESSON.wanted[0])
    before = step(house, live)
    await answer(house, live, next(one for one in live.position.options(LEARNER) if one != LESSON.wanted[1]))
    off = step(house, live)
    assert off is not None
    assert off.wanted is None
    await live.undo(LEARNER, live.number, new_client())
    assert step(house, live) == before


async def test_a_lesson_begins_at_a_chapter_and_what_was_answered_can_be_taken_back(house: House) -> None:
    marine = lessons.get("marine")
    seats = [SeatPlan("me"), *(SeatPlan("bot", level=level) for level in marine.bots)]
    live = await house.wake(await made(house.store, "marine", seats, settings={"chapter": 3}))
    told = step(house, live)
    assert told is not None
    assert told.chapter is not None
    assert (told.chapter.number, told.wanted) == (3, marine.wanted[marine._steps.index(told.step - 1)])
    async with house_on(house.settings.store) as another:
        assert step(another, await another.wake(live.id)) == told

    await live.undo(LEARNER, live.number, new_client())
    before = step(house, live)
    assert before is not None
    assert before.step == told.step - 1
    async with house_on(house.settings.store) as another:  # nothing leads there again
        assert step(another, await another.wake(live.id)) == before
    assert before.wanted is not None
    await answer(house, live, before.wanted)
    assert step(house, live) == told


@pytest.mark.parametrize(
    ("game", "chapter", "lesson", "why"),
    [
        ("ecosystem", 2, True, "bad-options"),
        ("ecosystem", 2, False, "no-lesson"),
    ],
)
async def test_a_chapter_that_is_not_there_is_refused(game: str, chapter: int, lesson: bool, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        tables.check_table(NewTable(game, SEATS, {}, Settings(lesson=lesson, chapter=chapter)))


async def test_only_the_learner_is_told(house: House) -> None:
    live = await begun(house)
    assert house.state(live, [], 0).seats == []
    assert house.state(live, [1], 0).seats[0].lesson is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": SEATS[:2]},
        {"seats": [*SEATS[1:], SEATS[0]]},
        {"seats": [SEATS[0], SEATS[0], SEATS[1]]},
        {"options": {"deal": 10}},
        {"settings": {"serious": True}},
    ],
)
async def test_a_lesson_has_the_seats_and_options_that_it_has(house: House, wrong: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="no-lesson"):
        await made(house.store, **wrong)


async def test_a_game_without_a_lesson_has_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "can", lambda game: False)
    with pytest.raises(Refusal, match="no-lesson"):
        await made(house.store)
    with pytest.raises(Refusal, match="bad-options"):
        await made(house.store, game="chess")
