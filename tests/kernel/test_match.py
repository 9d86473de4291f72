"""A game in progress: secret answers that wait, records in the order of seats, and taking back as DESIGN.md says."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.ecosystem.build import lying, match_at, say, table
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.kernel.errors import CannotUndo, IllegalAnswer
from habitable.kernel.luck import Seeded
from habitable.kernel.match import Match, replay
from habitable.kernel.position import NATURE
from habitable.kernel.record import read
from habitable.kernel.rng import Rng
from kernel.picnic import PICNIC, Picnic


def play(match: Match, *lines: str) -> None:
    """Plays lines as they stand in a record."""
    for line in lines:
        seat, _, text = line.partition(": ")
        match.play(NATURE if seat == "nature" else int(seat), match.game.vocabulary.parse(text))


def deal(match: Match, seed: int = 1) -> None:
    """Nature answers, with luck that can be repeated."""
    match.play_nature(Seeded(Rng(seed)))


def recorded(match: Match) -> list[str]:
    return [str(line) for line in match.record().lines]


def state(match: Match) -> tuple[str, dict[int, list[int]], int]:
    """Everything that counts: the position, what waits, and how much has been played."""
    waiting = {seat: said for seat, said in match.waiting.items() if said}
    return match.game.state.key(match.position), waiting, len(match.plies)


def board(match: Match, seat: int) -> str:
    assert isinstance(match.position, EcosystemPosition)
    return lying(match.position, seat)


def picking(**options: Any) -> Match:
    """Three seats are to choose."""
    return match_at(table("FB", "M", "M", hands=["RMM", "SSS", "DDD"], **options))


def lone_rabbit() -> Match:
    """Seat 0 alone is asked: whether it swaps."""
    match = picking()
    play(match, "0: choose R", "1: choose S", "2: choose D", "0: place 0 2", "1: place 0 1", "2: place 0 1")
    assert match.position.asked() == [0]
    return match


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_answers_to_a_simultaneous_question_wait_until_all_are_in() -> None:
    match = picking()
    play(match, "2: choose D", "0: choose R")
    assert match.plies == []
    assert match.waiting == {0: [match.game.vocabulary.parse("choose R")], 2: [match.game.vocabulary.parse("choose D")]}
    play(match, "1: choose S")
    assert match.waiting == {}
    assert len(match.plies) == 3


@settings(deadline=None, max_examples=20)
@given(st.permutations(["0: choose R", "1: choose S", "2: choose D"]))
def test_the_record_is_in_the_order_of_seats_however_the_answers_came_in(lines: list[str]) -> None:
    match = picking()
    play(match, *lines)
    assert recorded(match) == ["0: choose R", "1: choose S", "2: choose D"]


@settings(deadline=None, max_examples=20)
@given(st.permutations([0, 0, 0, 1, 1, 2, 2]))
def test_chains_are_recorded_seat_by_seat(order: list[int]) -> None:
    chains = {
        0: ["choose R", "place 0 2", "noswap"],
        1: ["choose S", "place 1 0"],
        2: ["choose D", "place -1 0"],
    }
    match = picking(placing="with_pick")
    left = {seat: list(chain) for seat, chain in chains.items()}
    for seat in order:
        play(match, f"{seat}: {left[seat].pop(0)}")
    assert recorded(match) == [f"{seat}: {text}" for seat, chain in chains.items() for text in chain]


def test_an_illegal_answer_says_what_is_legal_and_changes_nothing() -> None:
    match = picking()
    before = state(match)
    with pytest.raises(IllegalAnswer) as caught:
        play(match, "0: choose W")
    assert str(caught.value) == '"choose W" is not legal for seat 0; legal: choose M, choose R'
    assert state(match) == before


def test_of_many_legal_answers_a_dozen_are_named() -> None:
    def error(board: str) -> str:
        match = match_at(table(board, "M", "M", hands=["FF", "SS", "DD"]))
        play(match, "0: choose F", "1: choose S", "2: choose D")
        with pytest.raises(IllegalAnswer) as caught:
            play(match, "0: choose F")
        return str(caught.value)

    assert error("MMM/MMM/MMM").endswith("place 3 0, place 3 1, place 3 2")
    assert error("MMMM/MMMM/MMMM").count("place") == 12
    assert error("MMMM/MMMM/MMMM").endswith(", … (14)")


@pytest.mark.both
@pytest.mark.parametrize(
    ("seat", "answer", "error"),
    [
        (0, -1, '"answer -1" is not legal for seat 0; legal: choose M, choose R'),
        (0, 2**70, f'"answer {2**70}" is not legal for seat 0; legal: choose M, choose R'),
        (0, -(2**70), f'"answer {-(2**70)}" is not legal for seat 0; legal: choose M, choose R'),
        (3, 12, '"choose M": seat 3 is not asked now; asked: 0, 1, 2'),
        (64, 12, '"choose M": seat 64 is not asked now; asked: 0, 1, 2'),
        (2**70, 12, f'"choose M": seat {2**70} is not asked now; asked: 0, 1, 2'),
        (NATURE, 1, '"deal M": nature is not asked now; asked: 0, 1, 2'),
        (-2, 0, '"noswap": nature is not asked now; asked: 0, 1, 2'),
    ],
)
def test_numbers_from_anywhere_get_a_clear_error(seat: int, answer: int, error: str) -> None:
    match = picking()
    before = state(match)
    with pytest.raises(IllegalAnswer) as caught:
        match.play(seat, answer)
    assert str(caught.value) == error
    assert state(match) == before


def test_luck_answers_until_somebody_else_is_asked() -> None:
    match = Match(ECOSYSTEM, ["a", "b"])
    events = match.play_nature()
    assert match.position.asked() == [0, 1]
    assert len(match.plies) == len(events) == 33
    assert match.play_nature() == []


def test_luck_follows_the_weights() -> None:
    rain = 0
    for _ in range(400):
        match = Match(PICNIC, ["a"])
        play(match, "0: pass")
        match.play_nature()
        rain += recorded(match)[-1] == "nature: weather rain"
    assert 250 < rain < 350  # three out of four


# ── records of running games ────────────────────────────────────────────────────────────────────────────────────────


def test_a_record_replays_to_the_same_position_and_restores_what_waits() -> None:
    match = Match(ECOSYSTEM, ["a", "b", "c"], {"placing": "with_pick"})
    deal(match)
    rng = Rng(5)
    for _ in range(30):
        asked = match.position.asked()
        seat = asked[rng.below(len(asked))]
        match.play(seat, match.position.draw(seat, rng))
        again = replay(ECOSYSTEM, read(str(match.record())))
        assert state(again) == state(match)


GAME = Match(ECOSYSTEM, ["a", "b", "c"], {"placing": "with_pick", "deal": 10})
_luck = Rng(8)
while not GAME.position.over():
    _seat = GAME.position.asked()[-1]
    GAME.play(_seat, GAME.position.draw(_seat, _luck))
RECORD = GAME.record()


@pytest.mark.both
@settings(deadline=None, max_examples=25)
@given(st.integers(0, len(RECORD.lines)))
def test_a_record_can_be_loaded_up_to_any_ply(plies: int) -> None:
    part = replay(ECOSYSTEM, RECORD, plies)
    assert part.record().lines == [line.__class__(line.seat, line.text) for line in RECORD.lines[:plies]]
    whole = replay(ECOSYSTEM, RECORD)
    assert state(whole) == state(GAME)
    for line in RECORD.lines[plies:]:
        part.play(line.seat, ECOSYSTEM.vocabulary.parse(line.text))
    assert state(part) == state(whole)


def test_the_record_keeps_names_options_and_the_date() -> None:
    text = "habitable 1\ngame: ecosystem\nrules: 1\ndate: 1999-12-31\nseat 0: Ada\nseat 1: Bo\noption deal: 10\n"
    record = replay(ECOSYSTEM, read(text)).record()
    assert (record.seats, record.date) == (["Ada", "Bo"], "1999-12-31")
    assert record.options == {
        "deal": 10,
        "orientation": "fixed",
        "placing": "after_reveal",
        "memory": "shown",
        "gap_points": [12, 12, 12, 7, 3, 0, -5],
    }


# ── taking back ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_seat_takes_its_own_answers_back_one_by_one() -> None:
    match = Match(PICNIC, ["a", "b"])
    states = [state(match)]
    for answer in ("0: take apple", "0: take dates", "0: take bread"):
        play(match, answer)
        states.append(state(match))
    for before in reversed(states[:-1]):
        assert match.must_agree(0) == []
        match.undo(0)
        assert state(match) == before
    assert recorded(match) == []


def test_where_a_seat_has_said_nothing_there_is_nothing_to_take_back() -> None:
    match = Match(PICNIC, ["a", "b"])
    play(match, "0: take apple")
    for ask in (match.must_agree, match.undo):
        with pytest.raises(CannotUndo, match="there is nothing to take back"):
            ask(1)


def test_over_luck_everybody_else_must_agree() -> None:
    match = Match(PICNIC, ["Ada", "Bo", "Cy"])
    play(match, "0: take apple", "0: pass", "nature: weather sun")
    before = state(match)
    assert match.must_agree(0) == [1, 2]
    with pytest.raises(CannotUndo, match="Bo must agree"):
        match.undo(0)
    with pytest.raises(CannotUndo, match="Cy must agree"):
        match.undo(0, agreed=[1])
    assert state(match) == before
    match.undo(0, agreed=[1, 2])
    assert recorded(match) == ["0: take apple"]


def test_luck_that_fell_is_drawn_anew() -> None:
    match = Match(PICNIC, ["Ada", "Bo"])
    play(match, "0: take apple", "0: pass", "nature: weather sun")
    match.undo(0, agreed=[1])
    play(match, "0: pass", "nature: weather rain")
    assert isinstance(match.position, Picnic)
    assert match.position.shut


def test_over_anothers_answer_everybody_else_must_agree_and_it_falls() -> None:
    match = Match(PICNIC, ["Ada", "Bo", "Cy"])
    play(match, "0: take apple", "0: pass", "nature: weather sun", "1: take cake")
    assert match.must_agree(1) == []
    assert match.must_agree(0) == [1, 2]
    match.undo(0, agreed=[1, 2])
    assert recorded(match) == ["0: take apple"]
    assert match.position.scores() == [1, 0, 0]


def test_a_waiting_answer_can_be_withdrawn_until_the_last_is_in() -> None:
    match = picking()
    play(match, "1: choose S")
    before = state(match)
    play(match, "0: choose R")
    assert match.must_agree(0) == []
    match.undo(0)
    assert state(match) == before
    play(match, "0: choose M", "2: choose D")
    assert recorded(match) == ["0: choose M", "1: choose S", "2: choose D"]


def test_when_all_are_in_the_others_must_agree_and_answer_again() -> None:
    match = picking()
    before = state(match)
    play(match, "1: choose S", "0: choose R", "2: choose D")
    assert match.must_agree(0) == [1, 2]
    match.undo(0, agreed=[1, 2])
    assert state(match) == before


def test_of_a_waiting_chain_the_last_answer_is_withdrawn_first() -> None:
    match = picking(placing="with_pick")
    play(match, "1: choose S")
    states = []
    for answer in ("0: choose R", "0: place 0 2", "0: swap 0 1 0 2"):
        states.append(state(match))
        play(match, answer)
    for before in reversed(states):
        match.undo(0)
        assert state(match) == before


def test_the_others_answers_still_wait_when_one_is_withdrawn() -> None:
    match = picking(placing="with_pick")
    play(match, "2: choose D", "2: place 0 1", "0: choose R", "1: choose S")
    match.undo(1)
    assert {seat: len(said) for seat, said in match.waiting.items() if said} == {0: 1, 2: 2}
    assert match.position.asked() == [0, 1]


def test_an_answer_that_was_forced_in_a_chain_falls_with_the_one_before_it() -> None:
    """A card that is no rabbit ends the chain with its place; taking that back asks for the place again."""
    match = picking(placing="with_pick")
    play(match, "0: choose M")
    before = state(match)
    play(match, "0: place 0 2")
    assert match.position.asked() == [1, 2]
    match.undo(0)
    assert state(match) == before


def test_of_a_finished_chain_the_earlier_answers_stay() -> None:
    match = picking(placing="with_pick")
    play(match, "0: choose R", "0: place 0 2")
    before = state(match)
    play(match, "0: swap 0 1 0 2", "1: choose S", "1: place 0 1", "2: choose D", "2: place 0 1")
    assert board(match, 0) == "FRB"
    match.undo(0, agreed=[1, 2])
    assert state(match) == before


def test_a_lone_answer_after_which_hands_came_round_is_taken_back_when_the_others_agree() -> None:
    match = lone_rabbit()
    before = state(match)
    play(match, "0: swap 0 1 0 2")
    others = match.must_agree(0)
    assert others == [seat for seat in range(len(match.names)) if seat != 0]
    with pytest.raises(CannotUndo, match="must agree"):
        match.undo(0)
    play(match, "1: choose M")
    assert match.must_agree(0) == others, "an answer that waits counts too"
    match.undo(0, others)
    assert state(match) == before
    assert board(match, 0) == "FBR"


def test_an_answer_of_ones_own_that_waits_is_withdrawn_before_older_ones() -> None:
    match = lone_rabbit()
    play(match, "0: noswap", "1: choose M")
    before = state(match)
    play(match, "0: choose D")
    match.undo(0)
    assert state(match) == before


def test_the_last_answer_of_a_game_can_be_taken_back() -> None:
    match = match_at(table("", "", "", hands=["WM", "SD", "BT"], stage=2, turn=10))
    before = state(match)
    play(match, "0: choose M", "1: choose D", "2: choose T")
    assert match.position.over()
    match.undo(2, agreed=[0, 1])
    assert state(match) == before


def test_with_matt_his_card_falls_too_and_is_drawn_anew() -> None:
    match = match_at(table("M", "M", hands=["WS", "SS", "DB"]))
    before = state(match)
    play(match, "0: choose W", "1: choose S", "nature: deal D")
    match.undo(1, agreed=[0])
    assert state(match) == before
    play(match, "0: choose W", "1: choose S", "nature: deal B")
    assert isinstance(match.position, EcosystemPosition)
    assert match.game.view(match.position, None).seats == 2
    assert recorded(match) == ["0: choose W", "1: choose S", "nature: deal B"]


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**6), st.integers(1, 80), st.sampled_from(["after_reveal", "with_pick"]), st.data())
def test_an_undo_leaves_a_match_that_its_record_gives_too(
    seed: int, steps: int, placing: str, data: st.DataObject
) -> None:
    """However it came about, a match after an undo is the match of its record, and plays on."""
    match = Match(ECOSYSTEM, ["a", "b", "c"], {"placing": placing})
    deal(match, seed)
    rng = Rng(seed)
    for _ in range(steps):
        asked = match.position.asked()
        seat = asked[rng.below(len(asked))]
        match.play(seat, match.position.draw(seat, rng))
    seat = data.draw(st.integers(0, 2))
    try:
        others = match.must_agree(seat)
    except CannotUndo:
        return
    plies = len(match.record().lines)
    match.undo(seat, agreed=others)
    assert len(match.record().lines) < plies
    assert seat in match.position.asked()
    assert state(replay(ECOSYSTEM, read(str(match.record())))) == state(match)


def test_what_was_shown_before_an_undo_is_not_changed_by_what_follows() -> None:
    """Moments keep their positions: nobody plays on in them."""
    match = Match(PICNIC, ["a", "b"])
    play(match, "0: take apple", "0: pass", "nature: weather sun")
    kept = [(moment.position, PICNIC.state.key(moment.position)) for moment in match.moments]
    play(match, "1: take cake")
    match.undo(1)
    play(match, "1: take dates", "1: pass", "nature: weather rain")
    assert match.position.over()
    assert all(PICNIC.state.key(position) == key for position, key in kept)


def test_whoever_plays_with_the_position_at_hand_does_not_change_the_past() -> None:
    match = Match(PICNIC, ["a", "b"])
    play(match, "0: take apple")
    before = state(match)
    match.position.play(0, PICNIC.vocabulary.parse("take cake"))
    play(match, "0: take dates")
    match.undo(0)
    assert state(match) == before


def test_say_and_play_agree() -> None:
    """The builder's way of playing and a match's end in equal positions."""
    match = picking()
    p = match.position.copy()
    lines = ["0: choose R", "1: choose S", "2: choose D", "0: place 0 2", "1: place 0 1", "2: place 0 1", "0: noswap"]
    play(match, *lines)
    say(p, *lines)
    assert ECOSYSTEM.state.equal(p, match.position)
