"""What was learned, as a file: `model.json` in a game's folder, beside the `features.py` that it was made for.

Where a game has them, `styles.json` names characters, each by a few features that they like more than these are worth.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from habitable.bots.mind import Advised, Learned, Mind
from habitable.kernel.complaints import complaint
from habitable.kernel.errors import BadOptions, HabitableError
from habitable.kernel.model import HEADS, Features, Model, features_for
from habitable.kernel.position import Position

FILE = "model.json"
STYLES = "styles.json"
LARGEST = 100_000  # bytes of a file
MOST_HIDDEN = 128

Likes = dict[str, float]  # by feature: how many points one of it seems to be worth more


class BadModel(HabitableError):
    """A file that does not fit what it should be used for."""


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A model file. All numbers are by head first: see HEADS."""

    game: str
    features: int  # their version
    names: list[str]  # of the features
    made: dict[str, Any]  # how it was trained
    strength: list[dict[str, Any]]  # how it plays
    aim: list[float]  # how much each head counts when it plays
    linear: list[list[list[float]]]  # head, phase, feature and 1
    hidden: list[list[float]] = []  # feature, unit
    bias: list[list[float]] = []  # phase, unit
    out: list[list[float]] = []  # head, unit


def read(data: bytes, features: Features, where: str, game: str = "") -> Learnt:
    """A model file, checked against the features of today, and whether it is of this game."""
    try:
        learnt = msgspec.json.decode(data, type=Learnt)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadModel("model-unreadable", file=where, why=complaint(error)) from None
    if game not in ("", learnt.game):
        raise BadModel("model-other-game", file=where, given=learnt.game, wanted=game)
    if learnt.features != features.version or learnt.names != features.names:
        raise BadModel("model-other-features", file=where, given=str(learnt.features), wanted=str(features.version))
    phases, inputs, units = features.phases, len(features.names), len(learnt.out[0]) if learnt.out else 0
    shapes = [
        (learnt.aim, [len(HEADS)]),
        (learnt.linear, [len(HEADS), phases, inputs + 1]),
        (learnt.hidden, [inputs, units] if units else [0]),
        (learnt.bias, [phases, units] if units else [0]),
        (learnt.out, [len(HEADS), units] if units else [0]),
    ]
    if units > MOST_HIDDEN or not all(shaped(numbers, shape) for numbers, shape in shapes):
        raise BadModel("model-wrong-shape", file=where)
    return learnt


def shaped(numbers: Any, shape: list[int]) -> bool:
    if not shape:
        return not isinstance(numbers, list)
    return len(numbers) == shape[0] and all(shaped(part, shape[1:]) for part in numbers)


def model_of(learnt: Learnt, aim: list[float] | None = None, likes: Likes | None = None) -> Model:
    """The heads as one function: as much of each as it aims at, and a little more of what it likes."""
    aim = learnt.aim if aim is None else aim
    linear = [
        [sum(a * w for a, w in zip(aim, weights, strict=True)) for weights in zip(*heads, strict=True)]
        for heads in zip(*learnt.linear, strict=True)
    ]
    for name, more in (likes or {}).items():
        if name not in learnt.names:
            raise BadModel("style-other-features", feature=name)
        feature = learnt.names.index(name)
        for weights in linear:
            weights[feature] += more
    out = [sum(a * w for a, w in zip(aim, heads, strict=True)) for heads in zip(*learnt.out, strict=True)]
    return Model(linear, learnt.hidden, learnt.bias, out, list(aim))


def write(learnt: Learnt, path: Path) -> None:
    """Whole or not at all."""
    scratch = path.with_suffix(".part")
    scratch.write_bytes(msgspec.json.encode(learnt))
    scratch.replace(path)


@cache
def styles_of(package: str) -> dict[str, Likes]:
    """By name, the styles of the game in a package."""
    file = files(package) / STYLES
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Likes]) if file.is_file() else {}
    except msgspec.DecodeError as error:
        raise BadModel("model-unreadable", file=str(file), why=complaint(error)) from None


_LEARNED: dict[tuple[type, str], Mind | None] = {}  # by class of position and style


def learned_by(position: type[Position], style: str = "") -> Mind | None:
    """Who has learned the game of such positions from the file in its folder; nobody where there is none."""
    if (position, style) not in _LEARNED:
        _LEARNED[position, style] = _learn(position, style)
    return _LEARNED[position, style]


def _learn(position: type[Position], style: str) -> Mind | None:
    features, package = features_for(position), position.__module__.rpartition(".")[0]
    styles = styles_of(package) if package else {}
    if style and style not in styles:
        raise BadOptions("no-such-style", style=style, styles=", ".join(styles))
    if features is None:
        return None
    file = files(package) / FILE
    if not file.is_file():
        return None
    return Learned(features, model_of(read(file.read_bytes(), features, str(file)), likes=styles.get(style)))


def from_file(path: Path, position: type[Position], game: str = "") -> Mind:
    """Who has learned from a file of somebody's own."""
    features = features_for(position)
    if features is None:
        raise BadModel("model-no-features", file=str(path))
    return Learned(features, model_of(read(path.read_bytes(), features, str(path), game)))


def mind_for(position: type[Position], style: str = "") -> Mind:
    """The best there is for a game: who has learned it, or who follows its advice."""
    return learned_by(position, style) or Advised(features_for(position))
