"""What was learned: a small function of features, and files that fit them or are refused."""

from pathlib import Path

import msgspec
import pytest

from habitable import games
from habitable.bots.mind import Advised, Learned, pick, play_on, result
from habitable.bots.value import FILE, LARGEST, BadModel, Learnt, from_file, learned_by, mind_for, model_of, read
from habitable.found import folder
from habitable.kernel.model import HEADS, Features, Model, features_for
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng
from kernel.picnic import Picnic

GAMES = ["dominant-species", "ecosystem", "marine", "planet"]
# Of a game at random: whoever changes what a position looks like in numbers gives the features a new version, trains
# anew, and puts the new sum here.
LOOKS = {("ecosystem", 2): 477464.98236, ("planet", 3): 47662.50890}


def features_of(game: str) -> Features:
    found = features_for(type(games.get(game).start(4)))
    assert found is not None
    return found


def learnt(of: Features, **changes: object) -> Learnt:
    linear = [[[0.0] * (len(of.names) + 1) for _ in range(of.phases)] for _ in HEADS]
    plain = Learnt("planet", of.version, of.names, {}, [], [1.0, 0.0, 0.0], linear)
    return msgspec.structs.replace(plain, **changes)


@pytest.mark.both
def test_a_model_is_linear_in_each_phase_and_may_have_a_hidden_layer() -> None:
    flat = Model([[1.0, 2.0, 0.5], [3.0, 0.0, 0.0]], [], [], [], [1.0, 0.0, 0.0])
    assert flat.worth(0, [10.0, 1.0]) == 12.5
    assert flat.worth(1, [10.0, 1.0]) == 30.0
    deep = Model([[0.0, 0.0, 0.0]], [[1.0, -1.0], [0.0, 1.0]], [[0.0, 0.5]], [2.0, 10.0], [1.0, 0.0, 0.0])
    assert deep.worth(0, [3.0, 1.0]) == 6.0  # 3 and 1.5 - 3, which is not above 0
    wide = Model([[0.0, 0.0]], [[float(i) for i in range(9)]], [[1.0] * 9], [1.0] * 9, [1.0, 0.0, 0.0])
    assert wide.worth(0, [2.0]) == 81.0  # nine units, in two groups of eight: 1, 3, 5 ... 17


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["ecosystem", "planet"])
def test_what_is_weighed_at_once_is_worth_what_is_written_down(game: str) -> None:
    rng, features = Rng(4), features_of(game)
    n = len(features.names)
    position = games.get(game).start(4)
    while position.turn() < 0 or features.phase(position, 0) < 3:
        seat = position.turn()
        position.play(seat, position.draw(seat, rng))
    linear = [[float(i % 7) - 3.0 + phase for i in range(n + 1)] for phase in range(features.phases)]
    flat = Model(linear, [], [], [], [1.0, 0.0, 0.0])
    deep = Model(
        linear, [[0.0]] * n, [[0.0]] * features.phases, [1.0], [1.0, 0.0, 0.0]
    )  # writes down, and adds nothing
    options = position.options(position.turn())
    thought = [features.think(position, position.top, position.turn(), options, model) for model in (flat, deep)]
    assert thought[0] == pytest.approx(thought[1])


def test_heads_are_mixed_as_it_aims() -> None:
    features = features_of("planet")
    n = len(features.names) + 1
    linear = [[[float(head + 1)] * n for _ in range(features.phases)] for head in range(len(HEADS))]
    assert model_of(learnt(features, linear=linear, aim=[1.0, -0.5, 4.0])).linear[0] == [12.0] * n


@pytest.mark.both
@pytest.mark.parametrize(("game", "version"), LOOKS)
def test_features_have_a_version(game: str, version: int) -> None:
    rng, total = Rng(4), 0.0
    features = features_of(game)
    position = games.get(game).start(4)
    while not position.over():
        seat = position.turn()
        position.play(seat, position.draw(seat, rng))
        if seat >= 0:
            looks = features.look(position, seat)
            assert len(looks) == len(features.names)
            assert 0 <= features.phase(position, seat) < features.phases
            total += sum(number * (i + 1) for i, number in enumerate(looks))
    assert features.version == version
    assert total == pytest.approx(LOOKS[game, version])


@pytest.mark.parametrize("game", GAMES)
def test_the_models_that_come_with_the_games_fit_and_are_small(game: str) -> None:
    file = folder(game) / FILE
    if file.exists():
        assert file.stat().st_size < LARGEST
        found = read(file.read_bytes(), features_of(game), game)
        assert found.game == game
        assert found.made
        assert found.strength
        assert isinstance(learned_by(type(games.get(game).start(4))), Learned)


def test_without_a_model_the_advice_made_by_hand_is_followed() -> None:
    assert isinstance(mind_for(Picnic), Advised)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"features": 0}, "made for version 0 of the features, while version 3 is in use"),
        ({"names": ["luck"]}, "made for version 3"),
        ({"aim": [1.0]}, "do not fit"),
        ({"linear": []}, "do not fit"),
        ({"out": [[1.0], [1.0], [1.0]]}, "do not fit"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, changes: dict[str, object], message: str) -> None:
    file = tmp_path / FILE
    file.write_bytes(msgspec.json.encode(learnt(features_of("planet"), **changes)))
    with pytest.raises(BadModel, match=message):
        from_file(file, type(games.get("planet").start(4)))


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text("[1, 2]")
    with pytest.raises(BadModel, match="this is no model file"):
        from_file(file, type(games.get("planet").start(4)))


# ── playing by it ───────────────────────────────────────────────────────────────────────────────────────────────────


class Ended(Position):
    def scores(self) -> list[int]:
        return [10, 10, 4]


def test_what_an_end_is_worth_depends_on_what_one_aims_at() -> None:
    end = Ended(3)
    assert result(end, 0, [1.0, 0.0, 0.0]) == 10.0
    assert result(end, 0, [1.0, -1.0, 0.0]) == 3.0
    assert result(end, 1, [0.0, 0.0, 8.0]) == 4.0
    assert result(end, 2, [0.0, 0.0, 8.0]) == 0.0


def test_a_lead_in_an_end_that_may_be_off_is_no_win_yet() -> None:
    end, aim = Ended(3), [0.0, 0.0, 8.0]
    shares = [result(end, seat, aim, 2.0) for seat in range(3)]
    assert sum(shares) == pytest.approx(8.0)
    assert shares[0] == shares[1] > shares[2] > 0.0


def test_of_equal_answers_any_is_picked() -> None:
    assert {pick([1.0, 3.0, 3.0], Rng(seed)) for seed in range(30)} == {1, 2}


@pytest.mark.both
def test_playing_on_stops_when_the_round_ends() -> None:
    rng = Rng(2)
    position = games.get("planet").start(2)
    while position.turn() < 0:
        position.play(-1, position.draw(-1, rng))
    mind = Learned(features_of("planet"), model_of(learnt(features_of("planet"))))
    assert mind.clock(position) == 1
    answers = play_on(position, [mind, mind], 2, 1000, rng)
    assert mind.clock(position) == 2
    assert answers == 4
