"""Games to learn from. A lesson is one game. Of each seat that learns it keeps, phase by phase, what a player looks at
(`Features`) and what came of it in the end; now and then somebody tries an answer at random, and only what follows it
is kept.
"""

import random
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import msgspec
import numpy as np

from habitable import found, games
from habitable.bots.mind import Advised, Learned, Mind, Notes, play_and_watch, result
from habitable.bots.value import FILE, BadModel, Learnt, model_of, read, styles_of
from habitable.kernel.model import HEADS, Features, features_for
from habitable.lab.simulate import luck

STEPS = 3  # rows later that a position is judged by as well as by the end of the game: much less of that is luck
NOVICE, VETERAN, STYLED = 0.03, 0.2, 0.1  # seats that follow the advice made by hand, an older generation, a style
CURIOUS = 0.7  # seats that in one phase of the game try every other answer at random
POINTS = (1.0, 0.0, 0.0)  # how much each of HEADS counts in play; in sum a point is a point


class Course(msgspec.Struct, frozen=True):
    """What is to be learned, and how."""

    game: str
    seats: list[int]  # numbers of players, in turn
    games: int  # of each generation
    generations: int
    seed: int
    hidden: int = 0  # units
    options: dict[str, Any] = {}
    aim: tuple[float, ...] = POINTS
    against: str = ""  # a model file: how to beat it is learned, by one seat at a table with it
    begin: str = ""  # a model file that the first generation plays by; else that follows the advice made by hand


class Lesson(msgspec.Struct, frozen=True):
    """One game of a generation: who may play it."""

    course: Course
    generation: int
    models: list[bytes]  # files of the last generation and older ones; none at first
    rival: bytes = b""  # the file that all but one play by; none in self-play


class Rows(msgspec.Struct, frozen=True):
    """What was seen in one game, as bytes: phases, features, by head what came of it, and what was seen later."""

    phases: bytes
    features: bytes
    results: bytes
    later: bytes  # for each row the one that the same seat saw some rows later, -1 near the end of the game


def features_of(game: str) -> Features:
    found = features_for(type(games.get(game).start(games.get(game).seats[-1])))
    if found is None:
        raise BadModel("train-no-features", game=game)
    return found


def aim_of(game: str) -> tuple[float, ...]:
    """What the model in a game's folder aims at, whichever features it was made for; points where there is none."""
    file = files(games.get(game).state.position.__module__.rpartition(".")[0]) / FILE
    return tuple(msgspec.json.decode(file.read_bytes(), type=Learnt).aim) if file.is_file() else POINTS


def play_lesson(lesson: Lesson, number: int) -> Rows:
    """One game."""
    course = lesson.course
    game = games.get(course.game)
    seats = course.seats[number % len(course.seats)]
    rng = luck(course.seed + 7919 * (lesson.generation + 1), number)
    position = game.start(seats, game.make_options(course.options))
    features = features_of(course.game)
    dice = random.Random(rng.bits())
    learners = [dice.randrange(seats)] if lesson.rival else range(seats)
    rival = [_known(lesson.rival, "", lesson, features)] if lesson.rival else []
    minds = [_mind(lesson, features, dice) if seat in learners else rival[0] for seat in range(seats)]
    tries = [
        dice.randrange(features.phases - 1) if seat in learners and dice.random() < CURIOUS else -1
        for seat in range(seats)
    ]
    notes = of_seats(play_and_watch(position, minds, tries, features, rng), learners)
    seen = range(len(notes.seats))
    later = [i + STEPS if i + STEPS in seen and notes.seats[i + STEPS] == notes.seats[i] else -1 for i in seen]
    ends = [[result(position, seat, one(head)) for head in range(len(HEADS))] for seat in range(seats)]
    return Rows(
        np.array(notes.phases, np.int16).tobytes(),
        np.array(notes.rows, np.float32).tobytes(),
        np.array([ends[seat] for seat in notes.seats], np.float32).tobytes(),
        np.array(later, np.int32).tobytes(),
    )


def of_seats(notes: Notes, learners: Sequence[int]) -> Notes:
    """What some of the seats saw."""
    out = Notes()
    for seat, phase, row in zip(notes.seats, notes.phases, notes.rows, strict=True):
        if seat in learners:
            out.seats.append(seat)
            out.phases.append(phase)
            out.rows.append(row)
    return out


def one(head: int) -> list[float]:
    return [1.0 if i == head else 0.0 for i in range(len(HEADS))]


_KNOWN: dict[tuple[bytes, str], Mind] = {}  # by file and style


def _mind(lesson: Lesson, features: Features, dice: random.Random) -> Mind:
    if lesson.rival:
        return _known(lesson.models[0] if lesson.models else lesson.rival, "", lesson, features)
    if not lesson.models or dice.random() < NOVICE:
        return Advised()
    data = dice.choice(lesson.models) if dice.random() < VETERAN else lesson.models[0]
    styles = styles_of(found.package(lesson.course.game))
    style = dice.choice(list(styles)) if styles and dice.random() < STYLED else ""
    return _known(data, style, lesson, features)


def _known(data: bytes, style: str, lesson: Lesson, features: Features) -> Mind:
    if (data, style) not in _KNOWN:
        likes = styles_of(found.package(lesson.course.game)).get(style)
        _KNOWN[data, style] = Learned(features, model_of(read(data, features, FILE), likes=likes))
    return _KNOWN[data, style]
