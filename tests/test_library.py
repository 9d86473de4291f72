"""`import habitable`: a match played from a program."""

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

import habitable
from habitable import LocalMatch, games
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng
from habitable.screens import PAGE

GREEDY = habitable.bot("greedy")


def finish(match: LocalMatch, bot: habitable.Bot) -> LocalMatch:
    while match.asked:
        match.play(match.ask(bot))
    return match


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.GAMES)
def test_a_game_is_played_to_its_end(name: str) -> None:
    match = finish(habitable.new(name, seats=3, seed=3), habitable.bot("random"))
    assert match.over
    assert match.options() == []
    assert [match.scores[seat] for seat in match.winners] == [max(match.scores)] * len(match.winners)
    assert str(match).endswith(("wins!", ", ".join(match.names[seat] for seat in match.winners)))


def test_nature_answers_by_itself() -> None:
    match = habitable.new("planet", seats=3)
    assert match.asked == [match.position.turn()]
    assert all(option.startswith("take ") for option in match.options())
    events = match.play(match.options()[0])
    assert events[0]["event"] == "took"
    assert match.options()[0].startswith("lay ")


@pytest.mark.compiled
def test_a_seed_gives_the_same_game() -> None:
    one, two, other = (finish(habitable.new("ecosystem", seed=seed), GREEDY).record() for seed in (5, 5, 6))
    assert one.lines == two.lines != other.lines
    big = habitable.new("ecosystem", seed=5 + (1 << 63))
    assert big.options() == habitable.new("ecosystem", seed=5).options()


def test_without_a_seed_every_game_is_another() -> None:
    assert len({str(habitable.new("planet").record()) for _ in range(4)}) == 4


def test_several_seats_are_asked_at_once() -> None:
    match = habitable.new("ecosystem", seats=["Ada", "Bo", "Cy"], seed=1)
    assert match.asked == [0, 1, 2]
    assert match.play(match.options(2)[0], seat=2) == []
    assert match.asked == [0, 1]
    assert match.options(2) == []
    assert match.ask(GREEDY) in match.options(0)
    match.play(match.options()[0])
    assert match.asked == [1]
    assert match.play(match.options()[0])


def test_options_of_a_game_are_given_by_name() -> None:
    match = habitable.new("ecosystem", seats=2, deal=10)
    assert match.record().options["deal"] == 10


class Wrong:
    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        return 10**6


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda match: match.play("take 99"), '"take 99" is not legal for seat 0; legal: take '),
        (lambda match: match.play("fly"), '"fly" is not legal for seat 0; legal: take '),
        (lambda match: match.play(match.options()[0], seat=1), "seat 1 is not asked now; asked: 0"),
        (lambda match: match.play(match.options()[0], seat=2), "there is no seat 2; seats are 0 to 1"),
        (lambda match: match.options(seat=-1), "there is no seat -1; seats are 0 to 1"),
        (lambda match: match.ask(GREEDY, seat=1), "seat 1 is not asked now; asked: 0"),
        (lambda match: match.ask(Wrong()), '"answer 1000000" is not legal for seat 0'),
        (lambda match: match.undo(), "there is nothing to take back"),
        (lambda match: habitable.new("chess"), 'there is no game "chess"; games: dominant-species, ecosystem'),
        (lambda match: habitable.new("planet", seats=9), "planet"),
        (lambda match: habitable.new("planet", colour="blue"), "colour"),
        (lambda match: habitable.new("planet", language="tlh"), 'there is no language "tlh"'),
        (lambda match: habitable.bot("genius"), 'there is no computer player "genius"; there are: beginner, casual'),
        (lambda match: habitable.score({"boards": []}), "game"),
        (lambda match: habitable.score({"game": "chess"}), 'game: there is no game "chess"'),
    ],
)
def test_errors_say_what_would_be_right(wrong: object, said: str) -> None:
    match = habitable.new("planet", seats=2, seed=1)
    before = str(match.record())
    assert callable(wrong)
    with pytest.raises(habitable.HabitableError) as error:
        wrong(match)
    assert said in str(error.value)
    assert str(match.record()) == before


def test_nobody_answers_when_the_game_is_over() -> None:
    match = finish(habitable.new("ecosystem", seed=2), GREEDY)
    for late in (lambda: match.play("choose W"), lambda: match.ask(GREEDY)):
        with pytest.raises(habitable.HabitableError, match="the game is over"):
            late()


# ── taking back, keeping ────────────────────────────────────────────────────────────────────────────────────────────


def test_the_last_answer_is_taken_back() -> None:
    match = habitable.new("planet", seats=2, seed=1)
    states = []
    for _ in range(8):
        states.append(match.game.dump(match.position))
        match.play(match.options()[0])
    for state in reversed(states):
        match.undo()
        assert match.game.dump(match.position) == state
    with pytest.raises(habitable.HabitableError, match="nothing to take back"):
        match.undo()


def test_a_seat_takes_back_with_all_that_followed() -> None:
    match = habitable.new("planet", seats=2, seed=1)
    start = match.options()
    for _ in range(4):
        match.play(match.options()[0])
    assert match.asked != [0] or match.options() != start
    match.undo(0)
    match.undo(0)
    assert (match.asked, match.options()) == ([0], start)


def test_a_secret_answer_is_taken_back() -> None:
    match = habitable.new("ecosystem", seats=3, seed=1)
    match.play(match.options(0)[0], 0)
    match.play(match.options(2)[0], 2)
    match.undo()
    assert match.asked == [1, 2]
    match.undo(0)
    assert match.asked == [0, 1, 2]


@pytest.mark.parametrize("name", games.GAMES)
def test_a_record_is_read_and_goes_on(name: str, tmp_path: Path) -> None:
    match = habitable.new(name, seats=2, seed=4)
    for _ in range(9):
        match.play(match.options()[-1])
    file = tmp_path / "game.habitable"
    file.write_text(str(match.record()), encoding="utf-8")
    again = habitable.read(file, language="pl")
    assert again.record() == match.record()
    assert again.options() == match.options()
    assert str(again) != str(match)
    again.play(again.options()[0])
    again.undo()
    assert again.options() == match.options()


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.habitable"
    for data in (b"habitable 1\ngame: chess\nrules: 1\n", b"\xff\xfe", b"hello"):
        file.write_bytes(data)
        with pytest.raises(habitable.HabitableError, match=r"game\.habitable: "):
            habitable.read(str(file))
    with pytest.raises(FileNotFoundError):
        habitable.read(tmp_path / "none")


def test_a_position_document_is_scored() -> None:
    answer = habitable.score({"game": "ecosystem", "boards": ["WDBTG/DBTBE/WRBDF/GRMRD"] * 3})
    assert [player["total"] for player in answer["players"]] == [answer["players"][0]["total"]] * 3


# ── showing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.compiled
@pytest.mark.parametrize("language", ["en", "pl", "he"])
@pytest.mark.parametrize("name", games.GAMES)
def test_a_match_is_printed_with_what_is_asked(name: str, language: str) -> None:
    match = habitable.new(name, seats=["Ada", "Bo"], seed=8, language=language)
    for _ in range(30):
        said = match.text()
        assert max(cell_len(line) for line in said.splitlines()) <= PAGE.width
        assert match.options()[0] in said
        assert "\x1b" not in said
        match.play(match.options()[-1])


@pytest.mark.parametrize("name", games.GAMES)
def test_a_notebook_shows_a_picture(name: str) -> None:
    match = habitable.new(name, seats=2, seed=8)
    picture = match._repr_svg_()
    assert picture is not None
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert repr(match).startswith(f"<{name}: player 1, player 2; asked [")


def test_each_seat_sees_its_own_hand() -> None:
    match = habitable.new("ecosystem", seats=3, seed=8)
    assert len({match.text(seat) for seat in range(3)}) == 3
    assert match.text() == match.text(0) == str(match)


def test_whoever_is_not_asked_is_told_who_is() -> None:
    match = habitable.new("planet", seats=["Ada", "Bo"], seed=8)
    assert match.asked == [1]
    assert match.text(0).endswith("Asked now: Bo")


# ── importing ───────────────────────────────────────────────────────────────────────────────────────────────────────

LOOK = """
import sys, habitable
assert set(habitable.__all__) <= set(dir(habitable))
assert not [name for name in sys.modules if name.startswith("habitable.") and name != "habitable._form"]
assert not {"rich", "msgspec"} & set(sys.modules)
for name in habitable.__all__:
    getattr(habitable, name)
assert not hasattr(habitable, "describe")
"""


def test_names_are_loaded_when_they_are_used(tmp_path: Path) -> None:
    here = str(Path(habitable.__file__).parent.parent)
    subprocess.run([sys.executable, "-c", LOOK], env={**os.environ, "PYTHONPATH": here}, cwd=tmp_path, check=True)
