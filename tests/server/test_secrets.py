"""Nobody gets a byte that tells what the rules hide (see `twins.py`). Who has already answered is public."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from habitable import draw
from habitable.games.ecosystem.game import EcosystemGame
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.play import Moment, Viewpoint, viewpoint_of
from habitable.kernel.position import Position
from habitable.server import house
from habitable.server.protocol.wire import Frame, State
from habitable.server.storage import commit
from habitable.server.storage.store import Transaction
from habitable.server.tables import history, live, replay, states
from habitable.server.tables.live import Live
from habitable.server.tables.values import About, Committed, TableRows
from server.twins import Browser, Leak, Reply, Twins, World, two_servers

MATT = 0  # the set of seats that see his cards
WITH_PICK = {"placing": "with_pick"}
pytestmark = pytest.mark.installed
Mutant = Callable[[pytest.MonkeyPatch, World], None]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with two_servers(tmp_path_factory.mktemp("twins")) as made:
        yield made


def seen_by(*seats: int) -> int:
    return sum(1 << seat for seat in seats)


def play(twins: Twins, most: int = 1_000, look: int = 8) -> int:
    """Answers until the rules show a difference; returns how many nobody could tell apart."""
    twins.look()
    for n in range(most):
        if not twins.step():
            return n
        if n % look == look - 1:
            twins.look()
    return most


# ── the four games ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_hands_and_picks_of_others(world: World) -> None:
    """The hands that differ come round last."""
    with Twins(world, "ecosystem", 5, 0, (seen_by(1), seen_by(2)), settings={"pace": {"kind": "live"}}) as twins:
        assert play(twins, 13, 13) == 13
        assert twins.differ
        twins.take_back(3)
        twins.offer_end(0, 4)
        while 0 not in twins.lives[0].now.asked:
            assert twins.step()
        twins.stand_in(0)
        play(twins, look=20)
        assert twins.shown()
        assert twins.secrets > 5


def test_hands_where_nobody_is_reminded(world: World) -> None:
    """Without memory there is less to be seen, and no more to be guessed from it."""
    owners = seen_by(1), seen_by(2)
    with Twins(world, "ecosystem", 5, 0, owners, options={"memory": "own"}) as twins:
        assert play(twins, 13, 13) == 13
        assert twins.differ
        play(twins, look=20)
        assert twins.shown()


def test_hands_and_picks_before_spectators(world: World) -> None:
    """To them no hand is ever shown."""
    with Twins(world, "ecosystem", 3, None, (seen_by(0), seen_by(1)), exchanged=4) as twins:
        assert play(twins, 20, 10) > 10
        assert twins.secrets > 5


def test_the_hand_of_matt(world: World) -> None:
    """It comes to the watched seat at once."""
    for seed in (1, 4):
        with Twins(world, "ecosystem", 2, 0, (seen_by(1), MATT), exchanged=2, seed=seed) as twins:
            assert twins.differ
            play(twins, look=1)
            assert twins.shown()


def test_how_much_somebody_says_in_secret(world: World) -> None:
    """After a rabbit one says more, which nobody may notice before it is shown."""
    owners = seen_by(1), seen_by(2)
    with Twins(world, "ecosystem", 4, 0, owners, 2, ["deal R"], WITH_PICK, {"pace": {"kind": "live"}}, seed=6) as twins:
        play(twins)
        assert twins.lengths > 1


def test_waiting_for_news_in_secret(world: World) -> None:
    """Whoever waits for something new is not woken by a part of somebody's secret."""
    with Twins(world, "ecosystem", 3, 0, (seen_by(1), seen_by(2)), options=WITH_PICK) as twins:
        side = world.sides[0]
        for seat in (0, 1, 2):  # the first card has only one place
            twins.secretly(seat, [(side, said) for said in twins.something(side, seat)])
        replies: list[Reply] = []
        path = f"{twins.path}/view?stamp={side.stamp([])}"
        waits = threading.Thread(target=lambda: replies.append(Browser(side, twins.open, None).get(path)))
        waits.start()
        first, *rest = twins.something(side, 1)
        twins.secretly(1, [(side, first)])
        waits.join(0.3)
        assert waits.is_alive()
        twins.secretly(1, [(side, said) for said in rest])
        waits.join()
        assert b'"asked":[0,2]' in replies[0].body


def test_objectives_until_the_end(world: World) -> None:
    """The watched seat lays the last tile: it could try what the others' objectives are."""
    owners = seen_by(1), seen_by(2)
    with Twins(world, "planet", 3, 0, owners, options={"start": 2}, settings={"pace": {"kind": "turns"}}) as twins:
        assert play(twins, 30, 15) == 30
        twins.take_back(0)
        while 0 not in twins.lives[0].now.asked:
            assert twins.step()
        twins.stand_in(0)
        while not is_last(twins.positions[0], 0):
            assert twins.step()
        twins.look()
        assert not twins.step()
        assert twins.lives[0].over


def is_last(p: Position, seat: int) -> bool:
    """Whether the seat's next answer ends the game."""
    after = p.copy()
    if seat in p.asked():
        after.play(seat, p.options(seat)[0])
    return after.over()


def test_traits(world: World) -> None:
    """Dealt at the beginning; and drawn later, with a card that all are eager to play."""
    owners = seen_by(1), seen_by(2)
    with Twins(world, "marine", 3, 0, owners, 1, ["gene_expression"], settings={"undo": "free"}, seed=13) as twins:
        assert twins.differ
        dealt, drawn, n = twins.hidden, False, 0
        while not drawn and n < 150 and twins.step():
            n += 1
            drawn = twins.hidden > dealt and twins.differ
            if drawn or n in (2, 5, 10):
                twins.look()
        assert drawn
        assert twins.secrets


def test_a_game_without_secrets(world: World) -> None:
    """Nature and people tell everybody everything: there are no twins that differ."""
    with Twins(world, "dominant-species", 3, 0, (seen_by(1), seen_by(2))) as twins:
        assert play(twins, 10, 10) == 10
        twins.take_back(1)
        while 0 not in twins.lives[0].now.asked:
            assert twins.step()
        twins.stand_in(0)
        assert not twins.differ
        assert not twins.hidden + twins.secrets


# ── servers that tell too much ──────────────────────────────────────────────────────────────────────────────────────


def told(patch: pytest.MonkeyPatch, more: Callable[[State, Live], State]) -> None:
    """States are made by compiled code: they are changed when the house has them."""
    patch.setattr(house, "state", lambda live, seats, *given: more(states.state(live, seats, *given), live))


def whole_events(patch: pytest.MonkeyPatch, world: World) -> None:
    def more(state: State, live: Live) -> State:
        return replace(state, happened=states.state(live, [0, 1, 2], state.since, 0).happened)

    told(patch, more)


def whole_record(patch: pytest.MonkeyPatch, world: World) -> None:
    patch.setattr(history, "Viewpoint", lambda game, seats, everything: Viewpoint(game, seats, everything=True))


def whole_lines(patch: pytest.MonkeyPatch, world: World) -> None:
    def more(step: int, number: int, moment: Moment, viewpoint: Viewpoint, view: bool) -> Frame:
        everything = frame(step, number, moment, viewpoint_of(viewpoint.game, "all"), view)
        return replace(frame(step, number, moment, viewpoint, view), lines=everything.lines)

    frame = replay.frame
    patch.setattr(replay, "frame", more)


def real_position(patch: pytest.MonkeyPatch, world: World) -> None:
    patch.setattr(EcosystemPosition, "imagine", lambda self, seat, rng: self.copy())


def talkative_error(patch: pytest.MonkeyPatch, world: World) -> None:
    patch.setattr(
        EcosystemGame, "explain_illegal", lambda self, p, *_: IllegalAnswer("wrong-form", why=str(p.options(1)))
    )


def open_picture(patch: pytest.MonkeyPatch, world: World) -> None:
    view = draw.view
    patch.setattr(draw, "view", lambda *given: f"{view(*given)} {hand(world.side.live, 1)}")


def order_of_hands(patch: pytest.MonkeyPatch, world: World) -> None:
    """Not what others hold, but an order that comes from it."""
    told(patch, lambda state, live: replace(state, away=sorted([1, 2], key=partial(hand, live))))


def hand(live: Live, seat: int) -> int:
    assert isinstance(live.position, EcosystemPosition)
    return int(live.position.hands[seat].cards)


@pytest.mark.parametrize(
    "mutant",
    [whole_events, whole_record, whole_lines, real_position, talkative_error, open_picture, order_of_hands],
    ids=lambda mutant: mutant.__name__,
)
def test_a_leak_is_found(world: World, monkeypatch: pytest.MonkeyPatch, mutant: Mutant) -> None:
    mutant(monkeypatch, world)
    with pytest.raises(Leak), Twins(world, "ecosystem", 3, 0, (seen_by(1), seen_by(2))) as twins:
        twins.look()


def every_stamp(patch: pytest.MonkeyPatch, world: World) -> None:
    patch.setattr(TableRows, "seen_stamp", lambda self, seats: self.stamp)


def every_time(patch: pytest.MonkeyPatch, world: World) -> None:
    def soon_noticed(t: Transaction, about: About, *given: Any) -> Committed:
        done = commit.commit(t, about, *given)
        t.run(f"UPDATE tables SET changed = {t.now} WHERE id = ?", about.id)
        return done

    patch.setattr(live, "commit", soon_noticed)


@pytest.mark.parametrize("mutant", [every_stamp, every_time], ids=lambda mutant: mutant.__name__)
def test_a_sign_of_life_is_found(world: World, monkeypatch: pytest.MonkeyPatch, mutant: Mutant) -> None:
    mutant(monkeypatch, world)
    owners = seen_by(1), seen_by(2)
    with pytest.raises(Leak), Twins(world, "ecosystem", 4, 0, owners, 2, ["deal R"], WITH_PICK, seed=6) as twins:
        play(twins)
