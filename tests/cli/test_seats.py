"""Who sits at the table, as typed and as found again in a record."""

import pytest

from habitable import texts
from habitable.cli import seats
from habitable.kernel.errors import BadOptions

ENGLISH = texts.get("en")


def test_names_are_tidy_and_no_two_alike() -> None:
    names = seats.take(ENGLISH, ["Ada", "greedy", "Greedy", " ada ", "greedy", "a\x1b[2Jb\nc"])
    assert names == ["Ada", "greedy", "greedy 2", "ada 2", "greedy 3", "a [2Jb c"]


def test_bots_are_known_by_their_names() -> None:
    assert [seats.bot_of(name) for name in ("greedy", "greedy 2", "Random 3", "Ada", "greedy one", "2")] == [
        "greedy",
        "greedy",
        "random",
        None,
        None,
        None,
    ]


def test_me_is_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "ada")
    assert seats.take(ENGLISH, ["me", "greedy"]) == ["ada", "greedy"]
    assert seats.take(texts.get("pl"), ["ja", "greedy"]) == ["ada", "greedy"]


def test_a_user_without_a_name_or_with_that_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "random")
    assert seats.own_name(ENGLISH) == "You"

    def nobody() -> str:
        raise KeyError(1000)

    monkeypatch.setattr("getpass.getuser", nobody)
    assert seats.own_name(texts.get("pl")) == "Ty"


def test_a_seat_needs_a_name() -> None:
    with pytest.raises(BadOptions, match="a seat needs a name"):
        seats.take(ENGLISH, ["Ada", "\t"])
