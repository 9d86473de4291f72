"""Why an answer, in a line: what changes on the score pad, for oneself and for whom it costs something."""

import pytest

from habitable import games, texts
from habitable.bots import why
from habitable.bots.value import mind_for
from habitable.bots.why import Change, because, differences, worth_saying
from habitable.kernel.game import SheetRow
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


def later(game: str, answers: int) -> Position:
    rng = Rng(3)
    position = games.get(game).start(4)
    while answers > 0 or position.turn() < 0:
        seat = position.turn()
        position.play(seat, position.draw(seat, rng))
        answers -= seat >= 0
    return position


def test_changes_are_those_of_lines_by_seat() -> None:
    before = [SheetRow("bee", [3, 0]), SheetRow("wolf", [8, 12])]
    after = [SheetRow("bee", [9, 0]), SheetRow("wolf", [12, 8])]
    assert differences(before, after) == [Change(0, "bee", 6), Change(0, "wolf", 4), Change(1, "wolf", -4)]


def test_of_others_only_losses_are_told_and_where_all_answer_at_once_only_ones_own_gains() -> None:
    mine, lost, theirs, gained = Change(0, "bee", 6), Change(0, "fox", -3), Change(1, "wolf", -4), Change(1, "bee", 3)
    assert [worth_saying(one, 0, False) for one in (mine, lost, theirs, gained)] == [True, True, True, False]
    assert [worth_saying(one, 0, True) for one in (mine, lost, theirs, gained)] == [True, False, False, False]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Why: bee +6, fox −3; Ben: wolf −4."), ("pl", "Dlaczego: pszczoła +6, lis −3; Ben: wilk −4.")],
)
def test_the_line_names_kinds_and_whom_it_costs_what(monkeypatch: pytest.MonkeyPatch, language: str, line: str) -> None:
    found = [Change(0, "fox", -3), Change(0, "bee", 6), Change(1, "wolf", -4)]
    monkeypatch.setattr(why, "changes", lambda *_: found)
    game = games.get("ecosystem")
    position = later("ecosystem", 1)
    said = because(game, position, 0, 0, mind_for(type(position)))
    assert said is not None
    assert texts.get(language).render(said, ["Ada", "Ben"]) == line


def test_a_hint_leaves_the_position_alone() -> None:
    position = later("ecosystem", 30)
    game, seat = games.get("ecosystem"), position.turn()
    before = game.dump(position)
    because(game, position, seat, position.options(seat)[0], mind_for(type(position)))
    assert game.dump(position) == before
