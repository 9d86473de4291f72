"""Taking back, over both databases: what a seat may take back alone, what the others must agree to, and that every
process sees the same table afterwards."""

import random
from collections.abc import Awaitable, Sequence
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from habitable.kernel import record as records
from habitable.kernel.match import replay
from habitable.kernel.position import NATURE
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Settings, Taken
from habitable.server.storage.store import Store
from habitable.server.tables import changes, history, log
from habitable.server.tables.live import Live, load
from habitable.server.tables.values import LogEntry, Offer, Path
from server.playing import answer, begun, choose, everything, new_client, play, same, state
from server.twins import Luck

pytestmark = pytest.mark.anyio

CHAINED = {"placing": "with_pick", "orientation": "free"}  # Ecosystem: each says several things in secret
LUCK = random.Random(1)


def may_undo(live: Live, seat: int) -> str:
    """As the seat is told."""
    return state(live, [seat], 0, 0).seats[0].undo


async def undo(live: Live, seat: int) -> Taken:
    return await live.undo(seat, live.number, new_client())


async def say(live: Live, seat: int, yes: bool) -> Taken:
    return await live.consent(seat, live.number, "undo", yes, new_client())


async def code(refused: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as refusal:
        await refused
    return refusal.value.code


async def newest(live: Live) -> LogEntry:
    (entry,) = await live.store.read(lambda t: log.after(t, live.id, live.number - 1))
    return entry


def dump(live: Live) -> bytes:
    return live.game.dump(live.position)


async def at_planet(
    store: Store,
    seats: Sequence[str] = ("Ada", "Bob"),
    policy: Literal["free", "ask", "never"] = "ask",
    serious: bool = False,
) -> tuple[Live, int, int]:
    """A table, the seat that begins and the one after it. A turn is two answers: take, lay."""
    live = await begun(store, "planet", seats, settings=Settings(undo=policy, serious=serious))
    (first,) = live.position.asked()
    return live, first, (first + 1) % len(seats)


async def met_another(store: Store, *seats: str, policy: Literal["free", "ask"] = "ask") -> tuple[Live, int, int]:
    """After the first seat's turn the next one has taken."""
    live, first, second = await at_planet(store, seats, policy)
    await play(live, LUCK, 3)
    assert live.position.asked() == [second]
    assert live.number == 4
    return live, first, second


# ── alone ───────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_seat_takes_back_its_own_answers_one_by_one(store: Store) -> None:
    live, first, second = await at_planet(store)
    dealt = dump(live)
    assert may_undo(live, first) == may_undo(live, second) == "no"
    await answer(live, LUCK)
    taken = dump(live)
    assert (may_undo(live, first), may_undo(live, second)) == ("free", "no")
    await answer(live, LUCK)
    assert live.position.asked() == [second]
    assert may_undo(live, first) == "free", "the other is asked, but has not answered"
    assert (await undo(live, first)).number == 4
    assert dump(live) == taken
    await undo(live, first)
    assert dump(live) == dealt
    assert await code(undo(live, first)) == "nothing-to-undo"
    assert same(await load(store, live.id), live)
    entries = await store.read(lambda t: log.after(t, live.id, 0))
    assert [(entry.number, entry.parent, entry.kind) for entry in entries] == [
        (1, 0, "answer"),
        (2, 1, "answer"),
        (3, 2, "answer"),
        (4, 2, "undo"),
        (5, 1, "undo"),
    ], "nothing is deleted"


async def test_a_late_undo_changes_nothing(store: Store) -> None:
    live, first, _ = await at_planet(store)
    await play(live, LUCK, 2)
    kept = await everything(store, live.id)
    for number in (1, 2, 4):
        assert await code(live.undo(first, number, new_client())) == "outdated"
    assert await everything(store, live.id) == kept


async def test_an_undo_sent_again_is_heard_once(store: Store) -> None:
    live, first, _ = await at_planet(store)
    await play(live, LUCK, 2)
    for who in (live, live, await load(store, live.id)):
        assert await who.undo(first, 3, "take it back") == Taken("take it back", 4)
    assert live.number == 4


async def test_an_answer_that_was_taken_back_gets_its_first_reply_again(store: Store) -> None:
    live, first, _ = await at_planet(store)
    _, given = choose(live, LUCK)
    reply = await live.answer(first, 1, given, "the first time")
    await undo(live, first)
    after = dump(live)
    for who in (live, await load(store, live.id)):
        assert await who.answer(first, 1, given, "the first time") == reply == Taken("the first time", 2)
        assert await who.answer(first, who.number, given, "the first time") == reply
        assert (who.number, dump(who)) == (3, after), "and is not played again"
    await live.answer(first, 3, given, "the second time")
    assert live.number == 4


async def test_luck_is_not_taken_back_alone(store: Store) -> None:
    """When all have laid, Nature opens new tiles: whoever laid last has seen them."""
    live, _, second = await at_planet(store)
    await play(live, LUCK, 4)
    assert log.plies(await newest(live))[-1].seat == NATURE
    assert may_undo(live, second) == "ask"
    await undo(live, second)
    assert (live.number, list(live.now.rows.offers)) == (5, ["undo"])


async def test_what_others_were_shown_is_not_taken_back_alone(store: Store) -> None:
    """A hand that came round, though all answers that would fall are one's own."""
    live = await begun(store, "ecosystem", ["Ada", "greedy", "Bob"])
    for seat in (0, 1, 2):
        await answer(live, LUCK, seat)
    assert may_undo(live, 0) == "ask"


# ── with the others ─────────────────────────────────────────────────────────────────────────────────────────────────


async def test_beyond_another_seats_answer_one_asks(store: Store) -> None:
    live, first, second = await met_another(store, "Ada", "Bob")
    before, stamp = dump(live), live.now.rows.stamp
    assert (may_undo(live, first), may_undo(live, second)) == ("ask", "free")
    assert (await undo(live, first)).number == 4
    assert (live.number, live.now.rows.stamp, dump(live)) == (4, stamp + 1, before)
    rows = (await everything(store, live.id))["offers"]
    assert rows == [(live.id, "undo", 4, first, 1 << first)], "with the number it was made at"
    for who in (live, await load(store, live.id)):
        (offer,) = state(who, [second], 0, 0).offers
        assert (offer.offer, offer.seat, offer.agreed, offer.asked) == ("undo", first, [first], [second])
    await say(live, second, True)
    entry = await newest(live)
    assert (entry.number, entry.parent, entry.kind, entry.seat) == (5, 2, "undo", first)
    assert live.position.asked() == [first]
    assert live.now.rows.offers == {}
    assert (await everything(store, live.id))["offers"] == []
    assert same(await load(store, live.id), live)


async def test_an_offer_lapses_with_the_next_entry(store: Store) -> None:
    live, first, second = await met_another(store, "Ada", "Bob")
    await undo(live, first)
    number = live.number
    await answer(live, LUCK)
    assert live.now.rows.offers == {}
    assert await code(live.consent(second, number, "undo", True, new_client())) == "outdated"
    assert await code(say(live, second, True)) == "no-offer"
    assert same(await load(store, live.id), live)


@pytest.mark.parametrize("who", ["the other", "the one who asked"])
async def test_a_no_withdraws_an_offer(store: Store, who: str) -> None:
    live, first, second = await met_another(store, "Ada", "Bob")
    before = dump(live)
    await undo(live, first)
    await say(live, second if who == "the other" else first, False)
    assert (live.now.rows.offers, live.number, dump(live)) == ({}, 4, before)
    assert await code(say(live, second, True)) == "no-offer"
    await undo(live, first)  # one may ask again
    await say(live, second, True)
    assert live.position.asked() == [first]


async def test_everybody_must_agree(store: Store) -> None:
    live, first, _ = await met_another(store, "Ada", "Bob", "Eve")
    others = [seat for seat in range(3) if seat != first]
    await undo(live, first)
    await say(live, others[0], True)
    assert live.number == 4
    await say(live, others[0], True)  # twice is not two
    assert live.number == 4
    again = await load(store, live.id)
    assert again.now.rows.offers == {"undo": Offer(first, 1 << first | 1 << others[0])}
    await say(again, others[1], True)
    assert again.position.asked() == [first]
    await live.catch_up()
    assert same(again, live)


async def test_two_who_agree_at_once_in_two_processes(store: Store) -> None:
    live, first, _ = await met_another(store, "Ada", "Bob", "Eve")
    other = await load(store, live.id)
    others = [seat for seat in range(3) if seat != first]
    await undo(live, first)
    await other.catch_up()
    await live.consent(others[0], 4, "undo", True, new_client())
    await other.consent(others[1], 4, "undo", True, new_client())
    assert other.position.asked() == [first]


async def test_bots_agree(store: Store) -> None:
    live = await begun(store, "planet", ["Ada", "greedy"])
    while live.position.asked() != [0] or live.number < 6:
        await answer(live, LUCK)
    assert may_undo(live, 0) == "free"
    number = live.number
    await undo(live, 0)
    assert live.number == number + 1
    assert (await newest(live)).kind == "undo"
    assert live.position.asked() == [0]


async def test_my_other_seats_agree(store: Store) -> None:
    live, first, second = await met_another(store, "Ada", "Ada")
    assert may_undo(live, first) == "free"
    await undo(live, first)
    assert live.position.asked() == [first]
    assert second != first


async def test_a_person_agrees_once_for_all_seats(store: Store) -> None:
    live = await begun(store, "planet", ["Ada", "Bob", "Bob"])
    while not any(ply.seat == 0 for ply in log.plies(await newest(live))):
        await answer(live, LUCK)
    while may_undo(live, 0) != "ask":
        await answer(live, LUCK)
    await undo(live, 0)
    (offer,) = state(live, [0], 0, 0).offers
    assert (offer.agreed, offer.asked) == ([0], [1, 2])
    await say(live, 2, True)
    assert (await newest(live)).kind == "undo"


async def test_whoever_is_away_is_not_asked(store: Store) -> None:
    live, first, second = await met_another(store, "Ada", "Bob", "Eve")
    (third,) = {0, 1, 2} - {first, second}
    await live.resign(third, new_client())
    await undo(live, first)
    (offer,) = state(live, [second], 0, 0).offers
    assert offer.asked == [second]
    assert await code(say(live, third, False)) == "away", "nor can it say no"
    await say(live, second, True)
    assert live.position.asked() == [first]
    assert live.now.rows.seats[third].level is not None, "who has left is not back with it"


async def test_whoever_is_away_takes_nothing_back(store: Store) -> None:
    """Not even what the bot has said in its place."""
    live = await begun(store, "ecosystem", ["Ada", "Bob"])
    await live.resign(0, new_client())
    await answer(live, LUCK, 0)
    assert list(live.waiting) == [0]
    assert may_undo(live, 0) == "no"
    assert await code(undo(live, 0)) == "away"
    assert await code(live.offer_end(0, live.number, new_client())) == "away"
    assert list(live.waiting) == [0]


# ── with somebody who is away ───────────────────────────────────────────────────────────────────────────────────────


async def test_what_somebody_has_said_does_not_fall_while_they_are_away(store: Store) -> None:
    """Whoever agrees. They cannot be asked; when they are back, they can."""
    live, first, second = await met_another(store, "Ada", "Bob", "Eve")
    (third,) = {0, 1, 2} - {first, second}
    await live.resign(second, new_client())
    kept = await everything(store, live.id)
    for who in (live, await load(store, live.id)):
        assert may_undo(who, first) == "absent"
        with pytest.raises(Refusal) as refusal:
            await undo(who, first)
        assert (refusal.value.code, refusal.value.arguments) == ("undo-absent", {"name": who.names[second]})
    assert await everything(store, live.id) == kept
    await live.come_back(second, new_client())
    assert may_undo(live, first) == "ask"
    await undo(live, first)
    for who_agrees in (second, third):
        await say(live, who_agrees, True)
    assert live.position.asked() == [first]


async def test_what_the_bot_of_somebody_who_is_away_has_said_may_fall(store: Store) -> None:
    live, first, second = await at_planet(store)
    await play(live, LUCK, 2)
    await live.resign(second, new_client())
    await answer(live, LUCK)
    for who in (live, await load(store, live.id)):
        assert may_undo(who, first) == "free"
    await undo(live, first)
    assert live.position.asked() == [first]
    assert live.now.rows.seats[second].level is not None


async def test_luck_is_not_drawn_anew_behind_the_back_of_who_may_return(store: Store) -> None:
    """Also luck of the time when they were away already."""
    live, first, second = await at_planet(store)
    await live.resign(first, new_client())
    await play(live, LUCK, 4)
    assert log.plies(await newest(live))[-1].seat == NATURE
    assert may_undo(live, second) == "absent"
    assert await code(undo(live, second)) == "undo-absent"


async def test_a_game_is_not_taken_back_to_its_beginning_once_the_other_has_gone(store: Store) -> None:
    live, first, second = await at_planet(store)
    await play(live, LUCK, 12)
    await live.resign(second, new_client())
    assert may_undo(live, first) == "absent"
    for _ in range(12):
        await answer(live, LUCK)
        if may_undo(live, first) == "free":
            await undo(live, first)
    entries = await store.read(lambda t: log.after(t, live.id, 14))
    assert min(entry.parent for entry in entries) >= 13, "nothing that he has said or seen has fallen"


# ── with somebody who has come back ─────────────────────────────────────────────────────────────────────────────────


async def test_resigning_and_returning_is_no_hint(store: Store) -> None:
    """What a bot has said in one's place is not taken back alone; nor what one has said before."""
    live, first, second = await at_planet(store)
    await answer(live, LUCK)
    await live.resign(first, new_client())
    await answer(live, LUCK)
    await live.come_back(first, new_client())
    for who in (live, await load(store, live.id)):
        assert may_undo(who, first) == "ask"
    await undo(live, first)
    await say(live, second, True)
    assert (await newest(live)).parent == 3
    assert may_undo(live, first) == "ask", "also after an undo it is known who has said what"
    await answer(live, LUCK)
    assert may_undo(live, first) == "free", "what she says now is hers"


async def test_who_was_away_takes_back_alone_where_there_are_only_bots(store: Store) -> None:
    live = await begun(store, "planet", ["Ada", "greedy"])
    while live.position.asked() != [0]:
        await answer(live, LUCK)
    await live.resign(0, new_client())
    await answer(live, LUCK)
    await live.come_back(0, new_client())
    assert may_undo(live, 0) == "free"


# ── what the table allows ───────────────────────────────────────────────────────────────────────────────────────────


async def test_with_free_nobody_is_asked(store: Store) -> None:
    live, first, _ = await met_another(store, "Ada", "Bob", policy="free")
    assert may_undo(live, first) == "free"
    await undo(live, first)
    assert live.position.asked() == [first]
    assert await code(say(live, first, True)) == "no-offer"


async def test_with_never_nothing_is_taken_back(store: Store) -> None:
    live, first, second = await at_planet(store, policy="never")
    await play(live, LUCK, 3)
    for seat in (first, second):
        assert may_undo(live, seat) == "no"
        assert await code(undo(live, seat)) == "no-undo"
    assert live.number == 4


@pytest.mark.parametrize("policy", ["free", "ask"])
async def test_at_a_serious_table_one_takes_back_only_ones_own(store: Store, policy: Literal["free", "ask"]) -> None:
    """Until another answers: then nobody can agree to it."""
    live, first, second = await at_planet(store, policy=policy, serious=True)
    await play(live, LUCK, 2)
    assert may_undo(live, first) == "free"
    await undo(live, first)
    await play(live, LUCK, 2)
    assert (may_undo(live, first), may_undo(live, second)) == ("no", "free")
    assert await code(undo(live, first)) == "undo-serious"
    assert live.now.rows.offers == {}


@pytest.mark.parametrize("policy", ["free", "ask"])
async def test_at_a_serious_table_luck_is_drawn_once_also_alone_with_bots(
    store: Store, policy: Literal["free", "ask"]
) -> None:
    live = await begun(store, "planet", ["Ada", "greedy"], settings=Settings(undo=policy, serious=True))
    while live.number < 6 or (await newest(live)).seat != 1 or live.position.asked() != [0]:
        await answer(live, LUCK)
    assert may_undo(live, 0) == "no"
    assert await code(undo(live, 0)) == "undo-serious"
    await answer(live, LUCK)
    assert may_undo(live, 0) == "free"


async def test_at_a_serious_table_a_secret_can_be_changed_until_it_is_seen(store: Store) -> None:
    live = await begun(store, "ecosystem", ["Ada", "Bob"], settings=Settings(serious=True))
    await answer(live, LUCK, 0)
    await undo(live, 0)
    await answer(live, LUCK, 0)
    await answer(live, LUCK, 1)
    assert await code(undo(live, 0)) == "undo-serious"


async def test_after_the_end_nothing_is_taken_back(store: Store) -> None:
    live = await begun(store, "planet", 2, settings=Settings(undo="free"))
    await play(live, LUCK, 1000)
    assert live.over
    kept = await everything(store, live.id)
    for seat in (0, 1):
        assert may_undo(live, seat) == "no"
        assert await code(undo(live, seat)) == "over"
        assert await code(say(live, seat, True)) == "over"
    assert await everything(store, live.id) == kept


# ── secrets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("policy", ["free", "ask", "never"])
async def test_a_secret_can_be_changed_until_the_last_is_in(
    store: Store, policy: Literal["free", "ask", "never"]
) -> None:
    live = await begun(store, "ecosystem", ["Ada", "Bob", "Eve"], settings=Settings(undo=policy))
    before = dump(live)
    first, other = live.position.options(0)[:2]
    await live.answer(0, 1, first, new_client())
    said = dump(live)
    await answer(live, LUCK, 1)
    assert (may_undo(live, 0), may_undo(live, 2)) == ("free", "no")
    reply = await live.undo(0, 1, "on second thoughts")
    assert reply == Taken("on second thoughts", 1)
    assert (live.number, list(live.waiting), live.position.asked()) == (1, [1], [0, 2])
    assert same(await load(store, live.id), live)
    await live.answer(0, 1, other, new_client())
    assert live.waiting[0] == [other]
    await live.undo(1, 1, new_client())
    await live.undo(0, 1, new_client())
    assert dump(live) == before
    await live.answer(0, 1, first, new_client())
    assert dump(live) == said
    assert await live.undo(0, 1, "on second thoughts") == reply, "heard once"
    assert dump(live) == said
    await answer(live, LUCK, 1)
    await answer(live, LUCK, 2)
    assert live.number == 2
    assert log.plies(await newest(live))[0].answer == first
    assert may_undo(live, 0) == {"free": "free", "ask": "ask", "never": "no"}[policy]


async def test_of_a_chain_only_the_last_is_withdrawn(store: Store) -> None:
    live = await begun(store, "ecosystem", ["Ada", "Bob"], CHAINED)
    while len(live.waiting.get(0, [])) < 2:
        await answer(live, LUCK, 0 if 0 in live.position.asked() else 1)
    said = live.waiting[0]
    await undo(live, 0)
    assert live.waiting[0] == said[:-1]
    assert same(await load(store, live.id), live)
    await undo(live, 0)
    assert 0 not in live.waiting
    assert same(await load(store, live.id), live)


async def test_an_answer_that_waits_is_one_that_was_met(store: Store) -> None:
    """Ada's last entry has only her own answers; but Bob has said something since."""
    live = await begun(store, "ecosystem", ["Ada", "Bob"])
    for _ in range(4):
        await answer(live, LUCK, live.position.asked()[0])
    await answer(live, LUCK, 1)
    assert list(live.waiting) == [1]
    assert may_undo(live, 0) == "ask"
    await undo(live, 0)
    assert list(live.waiting) == [1], "asking changes nothing"
    number = live.number
    await say(live, 1, True)
    assert (await newest(live)).parent == number - 1
    assert live.waiting == {}
    assert live.position.asked() == [0, 1]
    assert same(await load(store, live.id), live)


async def test_a_simultaneous_question_is_taken_back_as_a_whole(store: Store) -> None:
    live = await begun(store, "ecosystem", ["Ada", "Bob"], CHAINED)
    for seat in (0, 1):
        while live.number == 1 and seat in live.position.asked():
            await answer(live, LUCK, seat)
    while not any(len(said) > 1 for said in live.waiting.values()):  # a question with several answers
        await answer(live, LUCK, live.position.asked()[0])
    before = live.number
    while live.number == before:
        await answer(live, LUCK)
    plies = log.plies(await newest(live))
    own = [ply.answer for ply in plies if ply.seat == 0]
    assert {ply.seat for ply in plies} >= {0, 1}
    await undo(live, 0)
    await say(live, 1, True)
    entry = await newest(live)
    assert (entry.parent, entry.kind) == (before, "undo")
    assert live.waiting == ({0: own[:-1]} if own[:-1] else {}), "her own before the last stay, his are gone"
    assert live.position.asked() == [0, 1]
    assert same(await load(store, live.id), live)
    while live.number == before + 2:
        await answer(live, LUCK)
    assert same(await load(store, live.id), live)


async def test_an_answer_comes_in_while_the_last_secret_is_being_withdrawn(store: Store) -> None:
    """Who is second is told that the table has moved on."""
    live = await begun(store, "ecosystem", ["Ada", "Bob"])
    other = await load(store, live.id)
    await answer(live, LUCK, 0)
    await other.catch_up()
    await answer(other, LUCK, 1)
    assert await code(live.undo(0, 1, new_client())) == "outdated"
    assert (live.number, live.waiting) == (2, {})


# ── luck ────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_nature_draws_anew(store: Store) -> None:
    live, _, second = await at_planet(store, policy="free")
    await play(live, LUCK, 3)
    _, given = choose(live, LUCK)
    drawn = []
    for seed in (1, 2, 3):
        live.luck = Luck(seed)
        await live.answer(second, live.number, given, new_client())
        drawn.append([ply.answer for ply in log.plies(await newest(live)) if ply.seat == NATURE])
        await undo(live, second)
    assert len({tuple(one) for one in drawn}) == 3
    assert same(await load(store, live.id), live)


# ── every process sees the same ─────────────────────────────────────────────────────────────────────────────────────


def last_to_answer(live: Live) -> int:
    """Of two seats, of what stands."""
    return min((0, 1), key=lambda seat: len(changes.fallen(live.recent, live.number, seat)) or 1000)


async def test_back_beyond_snapshots_and_on_again(store: Store) -> None:
    live = await begun(store, "dominant-species", 2, settings=Settings(undo="free"))
    other = await load(store, live.id)
    await play(live, LUCK, 40)
    for back in (30, 3, 25, 1):
        for _ in range(back):
            await undo(live, last_to_answer(live))
        assert same(await load(store, live.id), live)
        await play(live, LUCK, 20)
        await other.catch_up()
        assert same(other, live)
        assert same(await load(store, live.id), live)
    await play(other, LUCK, 5)
    await live.catch_up()
    assert same(other, live)


async def test_one_may_change_ones_mind_often_and_still_go_back(store: Store) -> None:
    live, first, _ = await at_planet(store)
    await answer(live, LUCK)
    for _ in range(40):
        await answer(live, LUCK)
        await undo(live, first)
    for who in (live, await load(store, live.id)):
        assert may_undo(who, first) == "free"
    await undo(live, first)
    assert (await newest(live)).parent == 1
    assert may_undo(live, first) == "no"
    assert same(await load(store, live.id), live)


@pytest.mark.parametrize("name", ["planet", "ecosystem", "ecosystem-chained", "dominant-species", "marine"])
@pytest.mark.installed
async def test_random_play_with_random_undos(store: Store, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three processes play and take back, and hear of each other only now and then. In the end, and whenever a table
    is loaded, all have the same; what they say may be taken back is what can be."""
    luck = random.Random(name)
    paths: list[Path] = []
    find_path = log.path

    def noted(*arguments: Any, **more: Any) -> Path:
        paths.append(find_path(*arguments, **more))
        return paths[-1]

    game = name.removesuffix("-chained")
    live = await begun(store, game, ["Ada", "Bob"], {} if game == name else CHAINED)
    lives = [live, await load(store, live.id), await load(store, live.id)]
    undone = 0
    while live.number < 130 and not live.over:
        live = luck.choice(lives)
        await live.catch_up()
        for _ in range(luck.choice((1, 1, 2, 9))):
            if luck.random() < 0.45:
                undone += await taken_back(live, luck.randrange(2))
            elif not live.over:
                await answer(live, luck)
        if luck.random() < 0.1:
            monkeypatch.setattr(log, "path", noted)
            again = await load(store, live.id)
            monkeypatch.undo()
            assert same(again, live)
            assert [may_undo(again, seat) for seat in (0, 1)] == [may_undo(live, seat) for seat in (0, 1)]
    assert undone > 10
    assert paths
    for path in paths:
        assert sum(ply.seat != NATURE for entry in path.entries for ply in log.plies(entry)) <= 100
    for one in lives:
        await one.catch_up()
        assert same(one, live)
    await record_holds_the_chain(live)


async def taken_back(live: Live, seat: int) -> bool:
    """Takes back, with the other's consent where it is needed; whether it could be done is what was said before."""
    number, waiting, how = live.number, live.waiting, may_undo(live, seat)
    if how == "no":
        assert await code(undo(live, seat)) in ("nothing-to-undo", "over")
        return False
    await undo(live, seat)
    if how == "ask":
        assert (live.number, live.waiting) == (number, waiting)
        await say(live, 1 - seat, True)
    if waiting.get(seat):
        assert (live.number, len(live.waiting.get(seat, []))) == (number, len(waiting[seat]) - 1)
    else:
        assert live.number == number + 1
    assert seat in live.position.asked(), "it is asked again"
    return True


async def record_holds_the_chain(live: Live) -> None:
    """What was taken back is not in it."""
    live.now = replace(live.now, rows=replace(live.now.rows, ended="agreed"))  # so that nothing is hidden
    text = await history.record(live, [])
    match = replay(live.game, records.read(text))
    assert live.game.state.equal(match.position, live.now.settled)


async def test_a_record_holds_only_what_stands(store: Store) -> None:
    live, first, _ = await at_planet(store)
    await answer(live, LUCK)
    before = await history.record(live, [0, 1])
    for _ in range(3):
        await answer(live, LUCK)
        await undo(live, first)
        assert await history.record(live, [0, 1]) == before
    await play(live, LUCK, 7)
    await record_holds_the_chain(live)


@pytest.mark.parametrize("damage", ["data = '[[0,1,-1]]'", "data = 'x'", "kind = 'ended'", "checksum = 1"])
async def test_a_table_with_a_damaged_row_is_refused(store: Store, damage: str) -> None:
    live = await begun(store, "planet", 2)
    await play(live, LUCK, 30)
    await store.write(lambda t: t.run(f"UPDATE entries SET {damage} WHERE table_id = ? AND number = 29", live.id))
    with pytest.raises(Refusal) as refusal:
        await load(store, live.id)
    assert (refusal.value.status, refusal.value.code) == (500, "damaged")


async def test_several_answers_are_one_entry_and_fall_together(store: Store) -> None:
    live, seat, _ = await at_planet(store)
    before, number = dump(live), live.number
    tile = live.position.options(seat)[0]
    place = live.game.ahead(live.position, seat, [tile]).options(seat)[0]
    assert await code(live.answer(seat, number, tile, new_client(), then=[tile])) == "illegal-answer"
    assert (live.number, dump(live)) == (number, before)
    await live.answer(seat, number, tile, new_client(), then=[place])
    assert live.number == number + 1
    assert [list(ply[:2]) for ply in (await newest(live)).data] == [[seat, tile], [seat, place]]
    assert same(await load(store, live.id), live)
    await undo(live, seat)
    assert dump(live) == before
