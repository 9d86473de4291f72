"""A look ahead at one's own answers: never at luck, never at what others have said in secret."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.ecosystem.build import say, table
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.games.planet.game import PLANET
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.view_types import PlanetView
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng
from kernel.picnic import PICNIC


def preview(p: EcosystemPosition, seat: int, *texts: str) -> EcosystemView:
    view = ECOSYSTEM.preview(p, seat, [ECOSYSTEM.vocabulary.parse(text) for text in texts])
    assert isinstance(view, EcosystemView)
    return view


def test_a_preview_shows_ones_own_placement() -> None:
    p = table("FB", "M", "M", hands=["RM", "SS", "DD"])
    say(p, "0: choose M", "1: choose S", "2: choose D")
    assert preview(p, 0, "place 0 2").boards == [["FBM"], ["M"], ["M"]]


def test_a_preview_shows_a_whole_chain() -> None:
    p = table("FB", "M", "M", hands=["RM", "SS", "DD"], placing="with_pick")
    assert preview(p, 0, "choose R", "place 0 2", "swap 0 1 0 2").boards[0] == ["FRB"]


def test_a_preview_changes_nothing() -> None:
    p = table("FB", "M", "M", hands=["RM", "SS", "DD"])
    before = ECOSYSTEM.state.key(p)
    preview(p, 0, "choose R")
    assert ECOSYSTEM.state.key(p) == before


def test_the_last_to_answer_does_not_see_what_the_others_said() -> None:
    """With this answer all would be in, and everything shown: a preview stops before that."""
    seen = []
    for other in "SD":
        p = table("FB", "M", "M", hands=["RM", "SD", "DS"], turn=1)
        say(p, f"1: choose {other}", f"2: choose {other}")
        seen.append(msgspec.json.encode(preview(p, 0, "choose R")))
    assert seen[0] == seen[1]
    assert b'"revealed":[null,null,null]' in seen[0]


def test_the_last_to_place_does_not_see_where_the_others_placed() -> None:
    p = table("FB", "M", "M", hands=["RM", "SS", "DD"])
    say(p, "0: choose M", "1: choose S", "2: choose D", "1: place 0 1", "2: place 0 1")
    assert preview(p, 0, "place 0 2").boards == [["FBM"], ["M"], ["M"]]


def test_a_lone_answer_does_not_show_the_hand_that_is_passed_next() -> None:
    """Nobody else is asked for a swap, but what follows shows a new hand; one could look at it and think again."""
    p = table("FB", "M", "M", hands=["RMM", "SSS", "DDD"], turn=1)
    say(p, "0: choose R", "1: choose S", "2: choose D", "0: place 0 2", "1: place 0 1", "2: place 0 1")
    view = preview(p, 0, "swap 0 1 0 2")
    assert view.boards[0] == ["FRB"]
    assert [hand.known for hand in view.hands] == ["MM", "", ""]
    assert view.turn == 1


def test_a_preview_stops_before_matts_card() -> None:
    p = table("M", "M", hands=["WS", "SS", "DD"])
    say(p, "1: choose S")
    view = preview(p, 0, "choose W")
    assert view.matt == ""
    assert view.revealed == [None, None]


def test_a_preview_of_the_last_answer_does_not_show_objectives() -> None:
    rng = Rng(1)
    p = PLANET.start(2)
    before = p.copy()
    while not p.over():
        before, seat = p.copy(), p.turn()
        p.play(seat, p.draw(seat, rng))
    seat = before.turn()
    twin = before.copy()
    assert isinstance(twin, PlanetPosition)
    twin.objectives = [terrain if i == seat else (terrain + 1) % 5 for i, terrain in enumerate(twin.objectives)]
    one, other = (PLANET.preview(position, seat, before.options(seat)[:1]) for position in (before, twin))
    assert one == other
    assert isinstance(one, PlanetView)
    assert (one.over, one.moment, one.asked) == (False, "over", [])
    assert one.lost or any(one.won), "animals have settled"


def test_a_preview_stops_before_luck() -> None:
    p = PICNIC.start(2)
    view = PICNIC.preview(p, 0, [PICNIC.vocabulary.parse("take apple"), PICNIC.vocabulary.parse("pass")])
    assert (view.asked, view.scores) == ([NATURE], [1, 0])


def test_after_ones_own_last_answer_there_is_nothing_more_to_look_at() -> None:
    p = PICNIC.start(2)
    with pytest.raises(IllegalAnswer, match='"take apple": seat 0 is not asked now; asked: nature'):
        PICNIC.preview(p, 0, [PICNIC.vocabulary.parse("pass"), PICNIC.vocabulary.parse("take apple")])
    q = table("FB", "M", "M", hands=["RM", "SS", "DD"])
    with pytest.raises(IllegalAnswer, match='"place 0 2": seat 0 is not asked now'):
        preview(q, 0, "choose R", "place 0 2")


@pytest.mark.parametrize("text", ["choose W", "place 0 0", "noswap"])
def test_only_legal_answers_can_be_looked_at(text: str) -> None:
    p = table("FB", "M", "M", hands=["RM", "SS", "DD"])
    with pytest.raises(IllegalAnswer, match=f'"{text}" is not legal for seat 0; legal: choose M, choose R'):
        preview(p, 0, text)


def test_a_preview_of_nothing_is_the_view() -> None:
    p = table("FB", "M", "M", hands=["RM", "SS", "DD"])
    assert ECOSYSTEM.preview(p, 0, []) == ECOSYSTEM.view(p, 0)


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**6), st.integers(0, 300), st.sampled_from(["after_reveal", "with_pick"]))
def test_a_preview_equals_what_follows(seed: int, steps: int, placing: str) -> None:
    """Whoever is not the last to answer sees in the preview what the view shows after the answers."""
    p = ECOSYSTEM.start(3, ECOSYSTEM.make_options({"placing": placing}))
    rng = Rng(seed)
    for _ in range(steps):
        asked = p.asked()
        if not asked:
            return
        seat = asked[rng.below(len(asked))]
        p.play(seat, p.draw(seat, rng))
    asked = p.asked()
    if len(asked) < 2:
        return
    seat = asked[rng.below(len(asked))]
    after = p.copy()
    answers: list[int] = []
    while seat in after.asked() and (not answers or placing == "with_pick"):
        answers.append(after.draw(seat, rng))
        after.play(seat, answers[-1])
        assert ECOSYSTEM.preview(p, seat, answers) == ECOSYSTEM.view(after, seat)


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**6), st.integers(33, 150), st.sampled_from(["after_reveal", "with_pick"]))
def test_a_preview_in_an_imagined_twin_looks_the_same(seed: int, steps: int, placing: str) -> None:
    """So it cannot tell anything that the seat does not know."""
    p = ECOSYSTEM.start(3, ECOSYSTEM.make_options({"placing": placing}))
    rng = Rng(seed)
    for _ in range(steps):
        asked = p.asked()
        seat = asked[rng.below(len(asked))]
        p.play(seat, p.draw(seat, rng))
    for seat in p.asked():
        if seat == NATURE:
            return
        answer = p.draw(seat, rng)
        twin = p.imagine(seat, rng)
        mine, other = (ECOSYSTEM.preview(q, seat, [answer]) for q in (p, twin))
        assert msgspec.json.encode(mine) == msgspec.json.encode(other)
