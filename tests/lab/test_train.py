"""Learning by self-play: the same course gives the same model, goes on where it was stopped, and finds what counts."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from habitable import bots, found, games
from habitable.bots.mind import Learned
from habitable.bots.value import FILE, BadModel, from_file, learned_by
from habitable.kernel.errors import BadOptions
from habitable.kernel.model import Model
from habitable.lab import players, selfplay
from habitable.lab.selfplay import POINTS, Course, aim_of, features_of
from habitable.lab.train import Layer, School, Seen, Sums, judge

pytestmark = pytest.mark.compiled

COURSE = Course("planet", [2], games=2, generations=2, seed=5)


def nobody(path: Path) -> list[dict[str, Any]]:
    return []


def learned(folder: Path, generations: int) -> School:
    school = School(COURSE, folder)
    while school.generation < generations:
        school.learn(school.lessons(1), nobody)
    return school


def test_a_course_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("habitable.lab.train.core_minutes", lambda: 0.0)
    learned(tmp_path / "stopped", 1)
    again = learned(tmp_path / "stopped", 2)
    whole = learned(tmp_path / "whole", 2)
    assert again.models[0] == whole.models[0]
    assert [facts["generation"] for facts in again.history] == [0, 1]
    assert again.history == whole.history
    made = from_file(tmp_path / "whole" / "model-001.json", type(games.get("planet").start(2)))
    position = games.get("planet").start(2)
    assert isinstance(made.judge(position, 0), float)


def test_a_best_response_learns_from_one_seat_against_a_file(tmp_path: Path) -> None:
    learned(tmp_path / "self", 2)
    rival = tmp_path / "self" / "model-001.json"
    course = msgspec.structs.replace(COURSE, against=str(rival), seats=[3])
    school = School(course, tmp_path / "answer")
    rows = [np.frombuffer(one.phases, np.int16) for one in school.lessons(1)]
    assert len(rows) == 2
    assert all(0 < len(phases) <= features_of("planet").phases + 1 for phases in rows), "of one seat, not of three"
    school.learn(school.lessons(1), lambda path: judge(course, path, 3, 1))
    model = msgspec.json.decode(school.models[0])
    assert model["made"]["against"] == str(rival)
    assert [one["against"] for one in model["strength"]] == [f"{players.MODEL}{rival} × 3"]


def test_whom_nobody_judged_has_no_strength(tmp_path: Path) -> None:
    school = School(COURSE, tmp_path)
    facts = school.learn(school.lessons(1), lambda path: judge(COURSE, path, 0, 1))
    assert facts["strength"] == msgspec.json.decode(school.models[0])["strength"] == []


def test_a_course_may_begin_with_what_a_file_has_learned(tmp_path: Path) -> None:
    first = learned(tmp_path / "first", 1)
    file = tmp_path / "first" / "model-000.json"
    course = msgspec.structs.replace(COURSE, begin=str(file), seed=6)
    school = School(course, tmp_path / "second")
    assert school.models == first.models
    school.learn(school.lessons(1), nobody)
    assert School(course, tmp_path / "second").models == [school.models[0], *first.models]
    made = msgspec.json.decode(school.models[0])["made"]
    assert made["games"] == 2
    assert made["from"] == msgspec.json.decode(first.models[0])["made"]


def test_what_was_learned_from_other_features_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "state.npz", squares=np.zeros((2, 2, 2)), products=np.zeros((2, 2, 3)))
    (tmp_path / "history.json").write_text("[]")
    with pytest.raises(BadModel, match="learned from other features"):
        School(COURSE, tmp_path)


def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    learned(tmp_path, 1)
    for broken in ("model-000.json", "history.json", "state.npz"):
        (tmp_path / broken).write_text("[")
        with pytest.raises(BadModel, match="model-000" if broken.startswith("model") else "cannot be read"):
            School(COURSE, tmp_path)


def test_a_rival_of_another_game_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    file = tmp_path / "marine.json"
    file.write_bytes((found.folder("marine") / FILE).read_bytes())
    for course in (
        msgspec.structs.replace(COURSE, against=str(file)),
        msgspec.structs.replace(COURSE, begin=str(file)),
    ):
        with pytest.raises(BadModel, match=r"marine\.json: a model of marine, not of planet"):
            School(course, tmp_path / "course")


def test_a_model_says_how_it_was_made(tmp_path: Path) -> None:
    school = learned(tmp_path, 2)
    made = msgspec.json.decode(school.models[0])["made"]
    assert made["command"] == "habitable train"
    assert made["games"] == 4
    assert made["generations"] == 2
    assert made["commit"]
    assert made["core_minutes"] >= 0


def test_training_aims_where_the_model_aims_that_a_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = learned_by(games.get("planet").state.position)
    assert isinstance(mind, Learned)
    assert aim_of("planet") == tuple(mind.model.aim) != POINTS
    monkeypatch.setattr(selfplay, "FILE", "no-such-model.json")
    assert aim_of("planet") == POINTS


def test_a_game_without_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("habitable.lab.selfplay.features_for", lambda position: None)
    with pytest.raises(BadModel, match="has no features"):
        features_of("planet")


def test_a_regression_finds_the_weights() -> None:
    dice = np.random.default_rng(1)
    rows = dice.normal(size=(5000, 2))
    results = np.stack([3 + 2 * rows[:, 0] - rows[:, 1], rows[:, 0], np.ones(5000)], axis=1)
    sums = Sums(1, 2)
    sums.add(Seen(np.zeros(5000, np.int16), rows, results, np.full(5000, -1)))
    weights = sums.solve()[0]
    assert weights[:, 0] == pytest.approx([2, -1, 3], abs=0.01)
    assert weights[:, 2] == pytest.approx([0, 0, 1], abs=0.01)


def test_what_is_thought_later_says_more_than_a_lucky_end() -> None:
    """The end is all luck but for what is seen in the last phase, which follows from the first."""
    dice = np.random.default_rng(3)
    first = dice.normal(size=(400, 1))
    rows = np.concatenate([first, 2 * first])
    ends = np.repeat(2 * first + 40 * dice.normal(size=(400, 1)), 3, axis=1)
    results = np.concatenate([ends, np.repeat(2 * first, 3, axis=1)])  # the last phase has met other ends as well
    phases = np.repeat([0, 1], 400).astype(np.int16)
    sums = Sums(2, 1)
    sums.add(Seen(phases, rows, results, np.concatenate([np.arange(400, 800), np.full(400, -1)])))
    assert abs(sums._solve(sums.products)[0][0, 0] - 2) > 1.5 * abs(sums.solve()[0][0, 0] - 2)


def test_models_play_in_the_lab_and_nowhere_else(tmp_path: Path) -> None:
    learned(tmp_path, 1)
    name = f"{players.MODEL}{tmp_path / 'model-000.json'}"
    assert name not in bots.BOTS
    (strength,) = judge(COURSE, tmp_path / "model-000.json", 4, 1)
    assert 0 <= strength["low"] <= strength["share"] <= strength["high"] <= 1
    assert (strength["against"], strength["games"]) == ("greedy × 3", 4)
    with pytest.raises(BadOptions, match="there is no model file"):
        players.make(f"{players.MODEL}nowhere.json", bots.Start("planet"))


def test_a_lesson_is_the_same_every_time(tmp_path: Path) -> None:
    school = School(COURSE, tmp_path)
    first, again = (list(school.lessons(1)) for _ in range(2))
    assert first == again


def test_a_hidden_layer_learns_what_weights_cannot(tmp_path: Path) -> None:
    dice = np.random.default_rng(1)
    rows = dice.uniform(-1, 1, size=(40_000, 2)) * [1, 5] + [0, 3]
    phases = dice.integers(0, 2, size=40_000)
    left = np.stack([np.abs(rows[:, 0]) * (1 + phases), np.zeros(40_000), np.zeros(40_000)], axis=1)
    layer = Layer(16, 2, 2)
    seen = Seen(phases, rows, left, np.full(40_000, -1))
    layer.fit([seen], np.zeros((2, 3, 3)), 0)
    hidden, bias, out = layer.exported()
    model = Model([[0.0] * 3] * 2, hidden.tolist(), bias.tolist(), out[0].tolist(), [1.0, 0.0, 0.0])
    assert model.worth(0, [0.8, 3.0]) == pytest.approx(0.8, abs=0.3)
    assert model.worth(0, [0.0, 3.0]) == pytest.approx(0.0, abs=0.3)
    assert model.worth(1, [-0.8, 3.0]) == pytest.approx(1.6, abs=0.4)


def test_a_course_with_a_hidden_layer_makes_a_model_that_plays(tmp_path: Path) -> None:
    school = School(msgspec.structs.replace(COURSE, hidden=4), tmp_path)
    school.learn(school.lessons(1), nobody)
    made = from_file(tmp_path / "model-000.json", type(games.get("planet").start(2)))
    assert isinstance(made, Learned)
    assert len(made.model.out) == 1  # four units, in a group of eight
