"""Records from outside, step by step: through every pair of eyes what the kernel says, and nothing bad gets in."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from habitable import games
from habitable.kernel.match import replay
from habitable.kernel.play import Who
from habitable.kernel.position import NATURE
from habitable.kernel.record import Record, read
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Frame, Replay, Upload
from habitable.server.tables.replay import of_record

pytestmark = pytest.mark.installed

GAMES = Path(__file__).resolve().parents[1] / "games"
RECORDS = ["ecosystem/two", "ecosystem/six", "planet/own", "dominant_species/no_tiles", "marine/random"]
FRAMES = Bounds().replay_frames
TWO = (GAMES / "ecosystem" / "golden" / "two.habitable").read_text(encoding="utf-8")


def text(name: str) -> str:
    game, record = name.split("/")
    return (GAMES / game / "golden" / f"{record}.habitable").read_text(encoding="utf-8")


def plain(thing: Any) -> Any:
    return msgspec.to_builtins(thing)


def whole(record: str, eyes: Who) -> list[Frame]:
    """All frames, in as many requests as it takes."""
    found = of_record(Upload(record, eyes, 0, FRAMES - 1))
    frames = [*found.frames]
    while len(frames) <= found.steps:
        frames += of_record(Upload(record, eyes, len(frames), len(frames) + FRAMES - 1)).frames
    assert [frame.step for frame in frames] == list(range(found.steps + 1)) == [frame.number for frame in frames]
    return frames


def refused(record: str, **more: Any) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        of_record(Upload(record, **more))
    assert refusal.value.status == 422
    return refusal.value


# ── steps ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", RECORDS)
def test_all_steps_together_are_the_record(name: str) -> None:
    record = read(text(name))
    frames = whole(text(name), "all")
    assert [line for frame in frames for line in frame.lines] == [str(line) for line in record.lines]
    match = replay(games.get(record.game), record)
    told = [match.game.events.show_all(event) for moment in match.moments for event in moment.events]
    assert [event for frame in frames for event in frame.events] == told
    assert plain(frames[-1].view) == plain(match.game.open_view(match.position))


@pytest.mark.parametrize("name", RECORDS)
def test_a_step_is_what_everybody_asked_says_and_then_luck(name: str) -> None:
    asked: list[int] = []
    several = 0
    for frame in whole(text(name), "all"):
        seats = [NATURE if line.startswith("nature") else int(line[0]) for line in frame.lines]
        people = [seat for seat in seats if seat != NATURE]
        assert seats == sorted(people) + [NATURE] * (len(seats) - len(people))
        assert sorted(set(people)) == asked
        asked = frame.view.asked
        several += len(asked) > 1
        assert NATURE not in asked
    assert bool(several) == (name.startswith(("ecosystem", "marine")))


@pytest.mark.parametrize("name", RECORDS)
def test_through_each_pair_of_eyes_a_step_is_what_the_kernel_shows(name: str) -> None:
    record = read(text(name))
    game = games.get(record.game)
    everything = whole(text(name), "all")
    for step in {0, 1, 2, len(everything) // 3, len(everything) // 2, len(everything) - 1}:
        plies = sum(len(frame.lines) for frame in everything[: step + 1])
        match = replay(game, record, plies)
        assert plain(everything[step].view) == plain(game.open_view(match.position))
        last = next(i for i in range(len(match.moments) - 1, -1, -1) if i == 0 or match.moments[i].plies[0].seat >= 0)
        moments = match.moments[last if step else 0 :]
        for eyes in (None, *range(len(record.seats))):
            (frame,) = of_record(Upload(text(name), eyes, step, step)).frames
            assert frame.step == frame.number == step
            assert plain(frame.view) == plain(game.view(match.position, eyes))
            assert frame.events == [game.events.show(event, eyes) for moment in moments for event in moment.events]
            told = [
                ply.seen_by == -1 or (eyes is not None and bool(ply.seen_by & 1 << eyes))
                for moment in moments
                for ply in moment.plies
            ]
            lines = [
                line if known else re.sub(": .*", ": ?", line)
                for line, known in zip(everything[step].lines, told, strict=True)
            ]
            assert frame.lines == lines


def test_a_seat_does_not_see_what_is_dealt_to_others() -> None:
    (all_open,) = of_record(Upload(TWO, "all")).frames
    (ada,) = of_record(Upload(TWO, 0)).frames
    (spectator,) = of_record(Upload(TWO, None)).frames
    assert "nature: ?" not in all_open.lines
    assert 0 < ada.lines.count("nature: ?") < spectator.lines.count("nature: ?")


def test_it_says_what_is_played() -> None:
    record = read(TWO)
    found = of_record(Upload(TWO))
    expected = plain(replay(games.get("ecosystem"), record).options)
    assert found == Replay("ecosystem", 1, expected, record.seats, found.steps, found.frames)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Replay).steps == found.steps


# ── which of them ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("first", "last", "expected"),
    [
        (0, 0, [0]),
        (3, 5, [3, 4, 5]),
        (4, 0, [4]),
        (40, 2**53, [40, 41]),
        (1_000, 2_000, [41]),
        (2**53, 0, [41]),
    ],
)
def test_what_is_asked_for_is_cut_to_what_there_is(first: int, last: int, expected: list[int]) -> None:
    found = of_record(Upload(TWO, "all", first, last))
    assert found.steps == 41
    assert [frame.step for frame in found.frames] == expected


def test_there_are_never_too_many_frames() -> None:
    found = of_record(Upload(text("planet/own"), "all", 5, 2**53))
    assert [frame.step for frame in found.frames] == list(range(5, 5 + FRAMES))


def test_a_record_of_a_game_that_goes_on_ends_where_it_ends() -> None:
    """What waits in secret is in no log, and in no frame."""
    record = read(TWO)
    game = games.get("ecosystem")
    frames = whole(TWO, "all")
    plies = sum(len(frame.lines) for frame in frames[:3])
    record.lines = record.lines[: plies + 1]
    assert replay(game, record).waiting
    found = of_record(Upload(str(record), "all", 0, 9))
    assert found.steps == 2
    assert plain(found.frames) == plain(frames[:3])
    record.lines = record.lines[:3]
    found = of_record(Upload(str(record), "all", 0, 9))
    assert [frame.lines for frame in found.frames] == [[str(line) for line in record.lines]]


def test_a_record_of_nothing_is_the_beginning() -> None:
    (frame,) = of_record(Upload(str(Record("planet", games.get("planet").rules, ["Ada", "Bob"])), "all")).frames
    assert (frame.lines, frame.events) == ([], [])


# ── what is wrong with it ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("eyes", [2, 9, -1])
def test_there_are_only_the_eyes_of_those_who_play(eyes: int) -> None:
    assert refused(TWO, eyes=eyes).code == "no-such-seat"


HEADER = "habitable 1\ngame: ecosystem\nrules: 1\nseat 0: Ada\nseat 1: Bob\n"


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("", "a record begins with"),
        ("\0" * 1_000, "a record begins with"),
        ("x" * 10_000_000, "a record begins with"),
        ("habitable 1\ngame: chess\nrules: 1\n", 'there is no game "chess"'),
        ("habitable 1\ngame: ecosystem\nrules: 999\nseat 0: Ada\nseat 1: Bob\n", "made with version 999"),
        ("habitable 1\ngame: ecosystem\nrules: 1\n", "ecosystem is for 2 to 6 players, not 0"),
        (HEADER + "nature: ?\n", "hides some answers"),
        (HEADER + "nature: deal X\n", "line 6"),
        (HEADER + "nature: deal " + "W" * 1_000_000 + "\n", "line 6"),
        (HEADER + "7: choose W\n", "there is no seat 7"),
        (HEADER + "0: choose W\n", "seat 0 is not asked now"),
        (HEADER + "option wolves: 7\n", "wolves"),
        (HEADER + "option deal: " + "[" * 100_000 + "\n", "is no value"),
        (HEADER + "option deal: " + "[" * 500 + "]" * 500 + "\n", "deal"),
        (HEADER + "option deal: " + "9" * 100_000 + "\n", "is no value"),
        (TWO + "0: pass\n" * 100_000, "the game is over"),
        (HEADER + "nature: deal W\n" * 100_000, "is not legal for nature"),
        (HEADER + "".join(f"option o{i}: 1\n" for i in range(100_000)), "o"),
        ("habitable 1\ngame: ecosystem\nrules: 1\n" + "".join(f"seat {i}: A\n" for i in range(100_000)), "not 100000"),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) and len(value) < 200 else "long",
)
def test_a_bad_record_is_refused_in_a_few_words(record: str, why: str) -> None:
    refusal = refused(record)
    assert refusal.code == "bad-record"
    assert why in str(refusal)
    assert len(str(refusal)) <= 1000


def test_names_from_outside_are_harmless() -> None:
    record = read(TWO)
    record.seats = ["\u202eAda\x1b[31m\u2066", "B" * 100_000]
    assert of_record(Upload(str(record))).names == ["Ada[31m", "B" * 40]


LINES = (
    st.sampled_from(TWO.splitlines()) | st.text(max_size=30) | st.from_regex(r"\A(nature|[0-9]|seat \d|option \w+): .*")
)


def outcome(upload: Upload) -> str:
    try:
        found = of_record(upload)
    except Refusal as refusal:
        return refusal.code
    assert len(found.frames) == min(found.steps + 1, FRAMES)
    assert msgspec.json.encode(found)
    return "shown"


@settings(max_examples=300, deadline=None)
@given(lines=st.lists(LINES, max_size=30), eyes=st.none() | st.just("all") | st.integers(-1, 9))
def test_whatever_comes_is_shown_or_refused(lines: list[str], eyes: Any) -> None:
    for record in ("\n".join(lines), HEADER + "\n".join(lines)):
        assert outcome(Upload(record, eyes, 0, 99)) in ("shown", "bad-record", "no-such-seat")


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_a_record_with_a_line_changed_is_shown_or_refused(data: st.DataObject) -> None:
    lines = TWO.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at : at + data.draw(st.integers(0, 2))] = data.draw(st.lists(LINES, max_size=2))
    assert outcome(Upload("\n".join(lines), 0, 0, 99)) in ("shown", "bad-record")
