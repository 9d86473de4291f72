"""What a seat is asked, in words for the wire."""

import pytest

from games.ecosystem.build import legal, say, table
from habitable import games
from habitable.server.protocol.wire import Group
from habitable.server.tables.wording import asked


@pytest.mark.parametrize("rows", ["RM", "RM/W.", "RRR/M..", "MRM/.W."])
def test_every_choice_can_be_reached_and_none_stands_twice(rows: str) -> None:
    """A swap is chosen by its one card and then the other; with two cards either stands for it."""
    game = games.get("ecosystem")
    p = table(rows, "M", "M", hands=["RS", "SS", "DD"])
    say(p, "0: choose R", "1: choose S", "2: choose D")
    say(p, f"0: {legal(p, 0)[0]}", f"1: {legal(p, 1)[0]}", f"2: {legal(p, 2)[0]}")
    choices = [game.describe(answer) for answer in p.options(0)]
    said = asked(games.words("ecosystem"), game.view(p, 0), choices)
    entries = said.entries or list(range(len(choices)))
    single = [entry for entry in entries if isinstance(entry, int)]
    within = [place for entry in entries if isinstance(entry, Group) for place in entry.choices]
    assert len(set(single)) == len(single)
    assert {*single, *within} == set(range(len(choices)))
    assert len(said.words) == len(choices)
