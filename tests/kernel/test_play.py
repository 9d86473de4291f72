"""Taking answers one by one, with luck, and reading them: the same for a match and for the log of a table."""

from itertools import pairwise

import pytest

from games.ecosystem.build import table
from habitable import games
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.events import some_only
from habitable.kernel.game import Game
from habitable.kernel.luck import Seeded
from habitable.kernel.match import Match, replay
from habitable.kernel.play import (
    Moment,
    Ply,
    Viewpoint,
    Waiting,
    again,
    deal,
    in_order,
    steps,
    take,
    taken_back,
    viewpoint_of,
    waits_again,
    with_waiting,
)
from habitable.kernel.position import EVERYONE, NATURE
from habitable.kernel.record import Line, Record
from habitable.kernel.rng import Rng

NAMES = ["Ada", "Bob", "Cy"]


def logged(game: Game, seed: int) -> list[Moment]:
    """A game of players without a plan, as the log of a table has it."""
    rng = Rng(seed)
    luck = Seeded(Rng(seed + 1))
    moments = [deal(game.start(len(NAMES)), luck)]
    position, waiting = moments[-1].position, Waiting()
    while asked := position.asked():
        seat = asked[rng.below(len(asked))]
        moment, waiting = take(game, position, waiting, seat, position.draw(seat, rng), luck)
        position = moment.position
        if not waiting:
            moments.append(moment)
    return moments


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.GAMES)
def test_the_steps_of_a_record_are_the_entries_of_a_log(name: str) -> None:
    game = games.get(name)
    log = logged(game, 4)
    viewpoint = viewpoint_of(game, "all")
    record = Record(game.name, game.rules, NAMES, lines=[viewpoint.line(ply) for moment in log for ply in moment.plies])
    match = replay(game, record)
    walk = steps(match.moments)
    assert [(step.plies, step.events) for step in walk] == [(moment.plies, moment.events) for moment in log]
    assert all(game.state.equal(step.position, moment.position) for step, moment in zip(walk, log, strict=True))
    apart = steps(match.moments, luck_apart=True)
    assert [ply for step in apart for ply in step.plies] == match.plies
    kinds = [{ply.seat == NATURE for ply in step.plies} for step in apart]
    assert kinds[:2] == [set(), {True}], "the start, then luck"
    assert {True, False} not in kinds
    assert all({True} != kind or kind != following for kind, following in pairwise(kinds))


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.GAMES)
def test_a_log_is_played_again_entry_by_entry(name: str) -> None:
    game = games.get(name)
    position = game.start(len(NAMES))
    key = game.state.key(position)
    for moment in logged(game, 5):
        before, (plies, events, position) = position, again(position, moment.plies)
        assert (plies, events, position.log) == (moment.plies, moment.events, None)
        assert game.state.equal(position, moment.position)
        assert game.state.key(before) == key, "what is given is not changed"
        key = game.state.key(position)
    with pytest.raises(IllegalAnswer):
        again(position, [Ply(0, 0, EVERYONE)])


@pytest.mark.both
def test_what_is_given_is_not_changed() -> None:
    position = table("FB", "M", "M", hands=["RMM", "SSS", "DDD"])
    key, waiting = ECOSYSTEM.state.key(position), Waiting()
    first, said = take(ECOSYSTEM, position, waiting, 1, position.options(1)[0])
    assert (first.plies, first.events, said) == ([], [], {1: position.options(1)})
    assert take(ECOSYSTEM, first.position, said, 0, first.position.options(0)[0])[1].keys() == {0, 1}
    with pytest.raises(IllegalAnswer):
        take(ECOSYSTEM, first.position, said, 1, position.options(1)[0])
    assert (ECOSYSTEM.state.key(position), waiting, list(said)) == (key, {}, [1])
    assert ECOSYSTEM.state.equal(with_waiting(position, said), first.position)
    assert with_waiting(position, {}) is position


def test_what_was_said_waits_again_without_the_last() -> None:
    assert taken_back({0: [4], 2: [5, 6]}, 2) == {0: [4], 2: [5]}
    assert taken_back({0: [4], 2: [5]}, 2) == {0: [4]}
    plies = [Ply(0, 4, EVERYONE), Ply(2, 5, EVERYONE), Ply(2, 6, EVERYONE), Ply(NATURE, 7, EVERYONE)]
    together = table("FB", "M", "M", hands=["RMM", "SSS", "DDD"])
    assert waits_again(together, plies, 2) == {2: [5]}
    assert waits_again(together, plies, 0) == {}
    assert waits_again(games.get("planet").start(2), plies, 2) == {}, "nothing was said in secret"


def test_whoever_says_something_knows_it() -> None:
    assert in_order({2: [7], 0: [5, 6]}, 0) == [Ply(0, 5, 0b1), Ply(0, 6, 0b1), Ply(2, 7, 0b100)]
    assert in_order({2: [7], 0: [5]}, 0b10) == [Ply(0, 5, 0b11), Ply(2, 7, 0b110)]
    assert in_order({2: [7]}, EVERYONE) == [Ply(2, 7, EVERYONE)]


@pytest.mark.both
def test_several_seats_see_what_one_of_them_sees() -> None:
    match = Match(ECOSYSTEM, NAMES)
    match.play_nature(Seeded(Rng(1)))
    told = [event for moment in match.moments for event in moment.events]
    assert some_only(told)
    assert not some_only([(EVERYONE, *event[1:]) for event in told])

    def read(viewpoint: Viewpoint) -> tuple[list[bool], list[bool]]:
        """Which of the cards that are dealt."""
        events = [event["kind"] is not None for event in viewpoint.events(told)]
        lines = [viewpoint.text(ply) is not None for ply in match.plies]
        assert [viewpoint.line(ply) != Line(NATURE, "?") for ply in match.plies] == lines
        return lines, events

    hands = [[hand] * 11 for hand in range(3)]
    order = [hand for cards in hands for hand in cards]
    for seats in ([], [0], [1], [0, 2], [2, 1]):
        known = [hand in seats for hand in order]
        assert read(Viewpoint(ECOSYSTEM, seats)) == (known, known)
    for viewpoint in (Viewpoint(ECOSYSTEM, [], everything=True), Viewpoint(ECOSYSTEM, [0, 1, 2])):
        assert read(viewpoint) == ([True] * 33, [True] * 33)
    position = match.position
    assert viewpoint_of(ECOSYSTEM, None).view(position) == ECOSYSTEM.view(position, None)
    assert viewpoint_of(ECOSYSTEM, 2).view(position) == ECOSYSTEM.view(position, 2)
    assert Viewpoint(ECOSYSTEM, [1, 0]).view(position) == ECOSYSTEM.view(position, 1)
    assert viewpoint_of(ECOSYSTEM, "all").view(position) == ECOSYSTEM.open_view(position)


# ── several answers as one step ─────────────────────────────────────────────────────────────────────────────────────


def at_planet() -> tuple[Match, int]:
    """Somebody takes a tile, and then lays it."""
    match = Match(games.get("planet"), NAMES)
    match.play_nature(Seeded(Rng(1)))
    return match, match.position.turn()


@pytest.mark.both
def test_several_answers_of_a_seat_are_one_step_to_take_back() -> None:
    match, seat = at_planet()
    before = match.game.state.key(match.position)
    tile = match.position.options(seat)[0]
    place = match.game.ahead(match.position, seat, [tile]).options(seat)[-1]
    match.play(seat, tile, then=[place])
    assert [(ply.seat, ply.answer) for ply in match.moments[-1].plies] == [(seat, tile), (seat, place)]
    apart, _ = at_planet()
    apart.play(seat, tile)
    apart.play(seat, place)
    assert match.game.state.equal(match.position, apart.position)
    assert str(match.record()) == str(apart.record()), "a record goes answer by answer"
    match.undo(seat)
    assert match.game.state.key(match.position) == before


@pytest.mark.both
def test_of_several_answers_all_are_taken_or_none() -> None:
    match, seat = at_planet()
    before, moments = match.game.state.key(match.position), len(match.moments)
    tile, other = match.position.options(seat)[:2]
    with pytest.raises(IllegalAnswer):
        match.play(seat, tile, then=[other])
    place = match.game.ahead(match.position, seat, [tile]).options(seat)[0]
    with pytest.raises(IllegalAnswer):  # somebody else is asked by then
        match.play(seat, tile, then=[place, tile])
    assert (match.game.state.key(match.position), len(match.moments)) == (before, moments)


def test_what_is_said_in_secret_can_be_said_at_once() -> None:
    match = Match(ECOSYSTEM, NAMES, {"placing": "with_pick"})
    match.play_nature(Seeded(Rng(1)))
    for seat in range(3):  # the first card lies somewhere
        match.play(seat, match.position.options(seat)[0])
    card = match.position.options(1)[0]
    place = match.game.ahead(match.position, 1, [card]).options(1)[0]
    assert match.play(1, card, then=[place]) == []
    assert match.waiting == {1: [card, place]}
    match.undo(1)
    assert match.waiting == {1: [card]}
