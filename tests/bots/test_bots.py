"""Who plays: by name, from packages, with a start and a budget; and nobody sees what their seat may not."""

from importlib.metadata import EntryPoint

import pytest

from habitable import bots, found, games
from habitable.bots import Budget, Start, player
from habitable.bots.mind import Learned
from habitable.bots.player import LEVELS
from habitable.bots.search import Search
from habitable.bots.value import learned_by, styles_of
from habitable.kernel.errors import BadOptions
from habitable.kernel.luck import Seeded
from habitable.kernel.model import features_for
from habitable.kernel.play import nature
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng

FEW = Budget(simulations=6)
EARTH = [("dominant-species", 3, 60), ("marine", 3, 5), ("marine", 3, 60)]


def opened(game: str, seats: int, seed: int, answers: int) -> Position:
    """A position after some answers at random."""
    rng = Rng(seed)
    position = games.get(game).start(seats)
    nature(position, Seeded(rng))
    for _ in range(answers):
        seat = position.turn()
        position.play(seat, position.draw(seat, rng))
        nature(position, Seeded(rng))
    return position


def test_levels_come_first_and_old_names_still_play() -> None:
    assert bots.levels()[:6] == ["beginner", "casual", "club", "strong", "expert", "master"]
    assert {"greedy", "random"} <= set(bots.BOTS)
    assert not {"greedy", "random"} & set(bots.levels())


def test_somebody_unknown_is_refused_with_those_who_are_there() -> None:
    with pytest.raises(BadOptions, match='no computer player "genius"; there are: beginner, casual'):
        bots.get("genius")


def test_a_package_brings_a_bot_that_is_told_where_it_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("pike", "bots.guest:Pike", bots.GROUP)
    monkeypatch.setattr(bots, "entry_points", lambda group: [point] if group == bots.GROUP else [])
    bots._theirs.cache_clear()
    try:
        assert bots.levels()[-1] == "pike"
        assert "pike" in bots.BOTS
        pike = bots.get("pike", Start("planet", 3, 2, FEW))
        assert pike.start == Start("planet", 3, 2, FEW)  # type: ignore[attr-defined]
        assert bots.get("pike") is not bots.get("pike")
        position = opened("planet", 3, 1, 0)
        assert bots.choose(pike, position, position.turn(), Rng(1)) == position.options(position.turn())[0]
    finally:
        bots._theirs.cache_clear()


GAMES = ("ecosystem", "planet", "dominant-species", "marine")
TABLES = [(game, seats) for game in GAMES for seats in (2, 4)]


@pytest.mark.both
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_the_same_with_the_same_luck(level: str) -> None:
    answers_twice("planet", 2, level, 40)


@pytest.mark.installed
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_level_plays_every_game(game: str, seats: int, level: str) -> None:
    answers_twice(game, seats, level, 40)


def answers_twice(game: str, seats: int, level: str, after: int) -> None:
    position = opened(game, seats, 5, after)
    seat = position.turn()
    start = Start(game, seats, seat, FEW)
    answers = {bots.choose(bots.get(level, start), position, seat, Rng(3)) for _ in range(2)}
    assert len(answers) == 1
    assert answers <= set(position.options(seat))


def looks_the_same(game: str, seats: int, level: str, after: int) -> None:
    """With the hidden things dealt anew, the same luck leads to the same answer: so the answers to both positions have
    the same distribution."""
    position = opened(game, seats, 8, after)
    seat = position.turn()
    twin = position.imagine(seat, Rng(99))
    for luck in range(2):
        mine, other = (bots.get(level, Start(game, seats, seat, FEW)) for _ in range(2))
        assert bots.choose(mine, position, seat, Rng(luck)) == bots.choose(other, twin, seat, Rng(luck))


@pytest.mark.parametrize("level", LEVELS)
def test_what_looks_the_same_to_a_seat_is_answered_the_same(level: str) -> None:
    looks_the_same("planet", 3, level, 60)


@pytest.mark.installed
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats", "after"), [("ecosystem", 4, 2), ("ecosystem", 3, 30), *EARTH])
def test_what_looks_the_same_is_answered_the_same_in_every_game(game: str, seats: int, after: int, level: str) -> None:
    looks_the_same(game, seats, level, after)


def test_a_budget_bounds_how_far_a_level_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Counted(Search):
        def answer(self, p: Position, seat: int, rng: Rng, simulations: int, seconds: float) -> int:
            asked.append(simulations)
            return p.options(seat)[0]

    monkeypatch.setattr(player, "Search", Counted)
    position = opened("planet", 2, 5, 4)
    for start in (Start(budget=FEW), Start()):
        bots.get("master", start).answer(position, position.turn(), Rng(1))
    assert asked == [6, player.simulations_of("master", type(position))]


def test_no_level_answers_far_worse_than_it_sees() -> None:
    """Within what its doubts allow, however unlucky it looks."""
    position = opened("planet", 3, 5, 12)
    seat = position.turn()
    options = position.options(seat)
    worth = position.weigh_all(seat, options)
    features = features_for(type(position))
    assert features is not None
    doubt = features.doubts.get("beginner", LEVELS["beginner"].doubt * features.unit)
    for luck in range(30):
        answer = bots.get("beginner").answer(position, seat, Rng(luck))
        assert worth[options.index(answer)] >= max(worth) - player.SLACK * doubt - 1e-9


# ── styles ──────────────────────────────────────────────────────────────────────────────────────────────────────────

STYLES = [
    (game, style) for game in ("ecosystem", "planet", "dominant-species", "marine") for style in bots.styles(game)
]


def test_every_game_has_a_handful_of_styles() -> None:
    assert {game: len(bots.styles(game)) for game in GAMES} == dict.fromkeys(GAMES, 4)
    assert bots.styled() == ["club", "strong", "expert", "master"]


def test_a_style_belongs_to_a_level_that_has_learned_and_to_its_game() -> None:
    assert bots.knows("expert-hunter", "ecosystem")
    assert bots.knows("expert-hunter")
    assert not bots.knows("expert-hunter", "marine")
    assert not bots.knows("beginner-hunter", "ecosystem")
    assert not bots.knows("expert-", "ecosystem")
    with pytest.raises(BadOptions, match=r'no computer player "expert-hunter"; .*expert-breeder'):
        bots.get("expert-hunter", Start("marine"))


def test_whoever_is_not_told_the_game_notices_at_the_table() -> None:
    hunter, position = bots.get("expert-hunter"), opened("planet", 2, 5, 0)
    with pytest.raises(BadOptions, match='no style "hunter" in this game; there are: dreamer'):
        hunter.answer(position, position.turn(), Rng(1))


@pytest.mark.parametrize(("game", "style"), STYLES)
def test_a_style_likes_what_it_says_a_little_more(game: str, style: str) -> None:
    """Its features are those of the game, and its judgement differs from a plain one's by just them."""
    position = opened(game, 2, 5, 0)
    plain, other = learned_by(type(position)), learned_by(type(position), style)
    assert isinstance(plain, Learned)
    assert isinstance(other, Learned)
    likes = styles_of(found.package(game))[style]
    for row, changed in zip(plain.model.linear, other.model.linear, strict=True):
        differences = [b - a for a, b in zip(row, changed, strict=True)]
        wanted = [likes.get(name, 0.0) for name in [*plain.features.names, ""]]
        assert differences == pytest.approx(wanted)


def test_a_style_shows_in_what_is_chosen() -> None:
    """Of two cards one that the hunter likes."""
    position = opened("ecosystem", 4, 5, 0)
    chosen = {
        name: [
            bots.choose(bots.get(name, Start("ecosystem", 4, seat)), position, seat, Rng(1))
            for seat in position.asked()
        ]
        for name in ("expert", *(f"expert-{style}" for style in bots.styles("ecosystem")))
    }
    assert any(answers != chosen["expert"] for answers in chosen.values())
