"""Learning by self-play: generations of games (`selfplay`), each played with what the last one has learned.

All that was seen so far, the older the less, gives the next model: averages over generations rise steadily, the last
one alone goes in circles.
"""

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from zipfile import BadZipFile

import msgspec
import numpy as np
import numpy.typing as npt

import habitable
from habitable import games
from habitable.bots.value import BadModel, Learnt, read, write
from habitable.kernel.model import HEADS
from habitable.lab.arena import Arena, contest
from habitable.lab.players import MODEL
from habitable.lab.selfplay import Course, Lesson, Rows, features_of, play_lesson
from habitable.lab.simulate import simulate
from habitable.lab.workers import spread

if TYPE_CHECKING:
    from habitable.lab.cluster import Cluster

Numbers = npt.NDArray[np.float64]
Fewer = npt.NDArray[np.float32]  # digits, which is quicker

DECAY = 0.8  # how much of what older generations saw still counts
RIDGE = 3.0  # pulls weights to 0 where little was seen
SWEEPS = 8  # until that has come back to the beginning
FORESIGHT = 0.8  # how much what is thought then counts
NEAR = 1.2  # phases that are learned together: those so far apart count a third
FIRST = 300  # games of the first generation, at most: those by hand are slow, and soon forgotten
GAMES, KEPT = 500, 12  # of a generation that are added up at a time; such parts that a hidden layer learns from
ROUNDS, EPOCHS, BATCH, SPEED = 4, 4, 512, 0.003  # of a hidden layer


class Seen(NamedTuple):
    """What was seen in many games, as tables; `later` are rows of them, or -1."""

    phases: npt.NDArray[Any]
    features: npt.NDArray[Any]
    results: npt.NDArray[Any]
    later: npt.NDArray[Any]


class Sums:
    """What was seen so far, for a regression in each phase."""

    def __init__(self, phases: int, inputs: int) -> None:
        n = inputs + 1
        self.squares: Numbers = np.zeros((phases, n, n))
        self.products: Numbers = np.zeros((phases, n, len(HEADS)))  # with what came of it in the end
        self.ends: Numbers = np.zeros((phases, n, len(HEADS)))  # of those products, where nothing was seen later
        self.steps: Numbers = np.zeros((phases, phases, n, n))  # with what was seen later, by its phase

    def add(self, seen: Seen) -> None:
        wide = np.hstack([seen.features, np.ones((len(seen.features), 1))]).astype(float)
        results = seen.results.astype(float)
        later = np.where(seen.later < 0, -1, seen.phases[seen.later])  # the phase
        for phase in np.unique(seen.phases):
            here = np.flatnonzero(seen.phases == phase)
            rows = wide[here]
            self.squares[phase] += rows.T @ rows
            self.products[phase] += rows.T @ results[here]
            for then in np.unique(later[here]):
                some = here[later[here] == then]
                if then < 0:
                    self.ends[phase] += wide[some].T @ results[some]
                else:
                    self.steps[phase, then] += wide[some].T @ wide[seen.later[some]]

    def fade(self) -> None:
        for sums in (self.squares, self.products, self.ends, self.steps):
            sums *= DECAY

    def solve(self) -> Numbers:
        """By phase: the weights, by feature and head. What came of a position is in part what is thought of it later:
        first the ends alone decide, then what is thought in the end goes back, sweep by sweep."""
        out = self._solve(self.products)
        for _ in range(SWEEPS):
            thought = self.ends + np.einsum("pqij,qjh->pih", self.steps, out)
            out = self._solve((1 - FORESIGHT) * self.products + FORESIGHT * thought)
        return out

    def _solve(self, products: Numbers) -> Numbers:
        """Phases near each other are alike but for their means."""
        counts = self.squares[:, -1, -1]
        n = np.maximum(counts, 1e-9)[:, None]
        means, targets = self.squares[:, -1] / n, products[:, -1] / n
        inner = self.squares - counts[:, None, None] * means[:, :, None] * means[:, None, :]
        cross = products - counts[:, None, None] * means[:, :, None] * targets[:, None, :]
        out = np.zeros_like(products)
        phases = np.arange(len(out))
        for phase in phases[counts > 0]:
            near = np.exp(-(((phases - phase) / NEAR) ** 2))
            a, b = np.tensordot(near, inner, 1), np.tensordot(near, cross, 1)
            spread_ = np.sqrt(np.maximum(np.diag(a), 0) / (near @ counts))
            used = spread_ > 1e-6
            scale = spread_[used]
            weights = np.linalg.solve(
                a[np.ix_(used, used)] / np.outer(scale, scale) + RIDGE * np.eye(len(scale)), b[used] / scale[:, None]
            )
            out[phase][used] = weights / scale[:, None]
            out[phase][-1] = targets[phase] - means[phase] @ out[phase]
        return out


class Layer:
    """A hidden layer, which learns what the weights alone leave over."""

    def __init__(self, units: int, phases: int, inputs: int) -> None:
        dice = np.random.default_rng(units)
        self.hidden: Fewer = (dice.normal(size=(inputs, units)) / np.sqrt(inputs)).astype(np.float32)
        self.bias: Fewer = np.zeros((phases, units), np.float32)
        self.out: Fewer = np.zeros((units, len(HEADS)), np.float32)
        self.unit: Numbers = np.ones(len(HEADS))
        self.mean: Numbers = np.zeros(inputs)
        self.scale: Numbers = np.ones(inputs)

    def fit(self, kept: list[Seen], linear: Numbers, seed: int) -> None:
        """Some rounds over all that is kept, by Adam, the steps smaller and smaller. What is thought of a position
        later is what the layer itself thinks since the last round. Of winning it would learn mostly luck, and play
        worse for it: winning is taken to rise with the points, as it does from game to game."""
        phases, table = (np.concatenate([part[i] for part in kept]) for i in range(2))
        self.mean, self.scale = table.mean(0), np.maximum(table.std(0), 1e-3)
        rows = ((table - self.mean) / self.scale).astype(np.float32)
        parameters = [self.hidden, self.bias, self.out]
        first, second = ([np.zeros_like(one) for one in parameters] for _ in range(2))
        points, rivals, won = np.concatenate([part.results for part in kept]).T
        rate = np.cov(points - rivals, won)[0, 1] / max(1e-6, np.var(points - rivals))
        dice, step = np.random.default_rng(seed), 0
        steps = ROUNDS * -(-EPOCHS * len(rows) // BATCH)
        for turn in range(ROUNDS):
            more = np.concatenate([left_over(part, linear, self.guesses(part)) for part in kept])
            more[:, 2] = rate * more[:, 0]
            self.unit = np.maximum(more.std(0), 1e-6) if turn == 0 else self.unit
            left = (more / self.unit).astype(np.float32)
            order = np.concatenate([dice.permutation(len(rows)) for _ in range(EPOCHS)])
            for start in range(0, len(order), BATCH):
                chosen = order[start : start + BATCH]
                x, phase = rows[chosen], phases[chosen]
                units = np.maximum(x @ self.hidden + self.bias[phase], 0)
                error = (units @ self.out - left[chosen]) / len(chosen)
                back = (error @ self.out.T) * (units > 0)
                here = (phase[:, None] == np.arange(len(self.bias))).astype(np.float32)
                step += 1
                speed = SPEED * (1 - step / steps)
                slopes = [x.T @ back, here.T @ back, units.T @ error]
                for one, slope, m, v in zip(parameters, slopes, first, second, strict=True):
                    m += 0.1 * (slope - m)
                    v += 0.001 * (slope**2 - v)
                    one -= speed * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)

    def guesses(self, seen: Seen) -> Numbers:
        """What it adds, by row and head."""
        rows = (seen.features - self.mean) / self.scale
        out: Numbers = np.maximum(rows @ self.hidden + self.bias[seen.phases], 0) @ self.out * self.unit
        return out

    def exported(self) -> tuple[Numbers, Numbers, Numbers]:
        """For features as they are: weights by feature, bias by phase, what comes out by head."""
        hidden = self.hidden / self.scale[:, None]
        return hidden, self.bias - self.mean @ hidden, (self.out * self.unit).T


def judge(course: Course, path: Path, count: int, jobs: int) -> list[dict[str, Any]]:
    """How a model does against players by hand, or those that it learned to beat, as many as fit at a table of four;
    nothing where it is to play no games."""
    if count < 1:
        return []
    seats = min(4, games.get(course.game).seats[-1])
    name = f"{MODEL}{path}"
    other = f"{MODEL}{course.against}" if course.against else "greedy"
    plan = contest(course.game, [name, other], -(-count // seats), course.seed + 1, seats, course.options)
    arena = Arena(plan)
    for outcome in simulate(plan, jobs):
        arena.add(outcome)
    (mine,) = [one for one in arena.standings() if one.bot == name]
    low, high = mine.share_interval or (0.0, 1.0)
    result = {"share": mine.share, "low": max(0.0, low), "high": min(1.0, high), "mean": mine.points}
    exact = {name: round(number, 3) for name, number in result.items()}
    return [{"against": f"{other} × {seats - 1}", "games": plan.games, "seed": plan.seed, **exact}]


class School:
    """A course on its way: what it has seen, and a folder that keeps it."""

    def __init__(self, course: Course, folder: Path, cluster: "Cluster | None" = None) -> None:
        self.course = course
        self.folder = folder
        self.cluster = cluster  # that plays the games
        self.features = features_of(course.game)
        self.sums = Sums(self.features.phases, len(self.features.names))
        self.generation = 0
        self.rival = self._model(course.against)[0] if course.against else b""
        self.models: list[bytes] = []
        self.begun: Learnt | None = None
        if course.begin:
            begin, self.begun = self._model(course.begin)
            self.models.append(begin)
        self.history: list[dict[str, Any]] = []
        self.kept: list[Seen] = []  # for a hidden layer
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "state.npz").exists():
            self._resume()

    def _model(self, file: str | Path) -> tuple[bytes, Learnt]:
        data = Path(file).read_bytes()
        return data, read(data, self.features, str(file), self.course.game)

    def _resume(self) -> None:
        try:
            with np.load(self.folder / "state.npz") as state:
                sums = {name: state[name] for name in vars(self.sums) if name in state}
            history = json.loads((self.folder / "history.json").read_text())
        except (ValueError, EOFError, FileNotFoundError, BadZipFile):
            raise BadModel("train-unreadable", folder=str(self.folder)) from None
        for name, numbers in vars(self.sums).items():
            if name not in sums or sums[name].shape != numbers.shape:
                raise BadModel("train-other-features", folder=str(self.folder))
            setattr(self.sums, name, sums[name])
        self.history = [{"strength": [], **facts} for facts in history]
        self.generation = len(self.history)
        files = sorted(self.folder.glob("model-*.json"), reverse=True)
        self.models = [*(self._model(file)[0] for file in files), *self.models][:6]

    def lessons(self, jobs: int) -> Iterator[Rows]:
        """The games of the next generation, as they are played."""
        lesson = Lesson(self.course, self.generation, self.models, self.rival)
        if self.cluster is not None:
            return self.cluster.spread(play_lesson, lesson, self.games())
        if jobs == 1:
            return (play_lesson(lesson, number) for number in range(self.games()))
        return spread(play_lesson, lesson, self.games(), jobs)

    def games(self) -> int:
        """Of the next generation."""
        by_hand = not self.models and not self.course.against
        return min(self.course.games, FIRST) if by_hand else self.course.games

    def learn(self, lessons: Iterator[Rows], judge: Callable[[Path], list[dict[str, Any]]]) -> dict[str, Any]:
        """What a generation has seen becomes a model; whoever judges it plays with it."""
        began = self.core_minutes()
        self.sums.fade()
        seen = 0
        for part in self._by_many(lessons):
            seen += len(part.phases)
            self.sums.add(part)
            if self.course.hidden:
                self.kept = [*self.kept, part][-KEPT:]
        linear = self.sums.solve()
        off = part.results - guesses(part, linear)
        explained = 1 - np.mean(off**2, 0) / np.maximum(np.var(part.results, 0), 1e-9)
        before = self.history[-1]["core_minutes"] if self.history else 0.0
        minutes = round(before + self.core_minutes() - began, 1)
        learnt = self._learnt(linear, minutes)
        path = self.folder / f"model-{self.generation:03}.json"
        write(learnt, path)
        facts: dict[str, Any] = {
            "generation": self.generation,
            "games": self.games(),
            "rows": seen,
            "core_minutes": minutes,
            "explained": [round(float(share), 3) for share in explained],
            "strength": judge(path),
        }
        write(msgspec.structs.replace(learnt, strength=facts["strength"]), path)
        self.history.append(facts)
        self.models = [path.read_bytes(), *self.models][:6]
        self.generation += 1
        np.savez_compressed(self.folder / "state.npz", **vars(self.sums))
        (self.folder / "history.json").write_text(json.dumps(self.history))
        return facts

    def core_minutes(self) -> float:
        """That cores were busy so far, here and elsewhere."""
        return core_minutes() + (0.0 if self.cluster is None else self.cluster.core_minutes)

    def _by_many(self, lessons: Iterator[Rows]) -> Iterator[Seen]:
        """Of many games at a time."""
        inputs = len(self.features.names)
        while many := list(islice(lessons, GAMES)):
            later = [np.frombuffer(rows.later, np.int32) for rows in many]
            starts = np.cumsum([0, *(len(each) for each in later)])
            yield Seen(
                np.frombuffer(b"".join(rows.phases for rows in many), np.int16),
                np.frombuffer(b"".join(rows.features for rows in many), np.float32).reshape(-1, inputs),
                np.frombuffer(b"".join(rows.results for rows in many), np.float32).reshape(-1, len(HEADS)),
                np.concatenate([np.where(e < 0, -1, e + start) for e, start in zip(later, starts, strict=False)]),
            )

    def _learnt(self, linear: Numbers, minutes: float) -> Learnt:
        course = self.course
        made = {
            "command": "habitable train",
            "commit": commit(),
            "core_minutes": minutes,
            "games": sum(one["games"] for one in self.history) + self.games(),
            "generations": self.generation + 1,
            "seats": course.seats,
            "seed": course.seed,
            "hidden": course.hidden,
            **({"against": course.against} if course.against else {}),
            **({"from": self.begun.made} if self.begun else {}),
            "habitable": habitable.__version__,
        }
        by_head = np.transpose(linear, (2, 0, 1))
        layer: dict[str, Any] = {}
        if course.hidden:
            net = Layer(course.hidden, self.features.phases, len(self.features.names))
            net.fit(self.kept, linear, self.generation)
            layer = dict(zip(("hidden", "bias", "out"), map(rounded, net.exported()), strict=True))
        return Learnt(
            game=course.game,
            features=self.features.version,
            names=self.features.names,
            made=made,
            strength=[],
            aim=list(course.aim),
            linear=rounded(by_head),
            **layer,
        )


def guesses(seen: Seen, linear: Numbers) -> Numbers:
    """By row and head."""
    wide = np.hstack([seen.features, np.ones((len(seen.features), 1))])
    out: Numbers = np.einsum("ri,rih->rh", wide, linear[seen.phases])
    return out


def left_over(seen: Seen, linear: Numbers, more: Numbers) -> Numbers:
    """How much more came of positions, and was thought of them later with what a layer adds, than the weights say."""
    now = guesses(seen, linear)
    thought = np.where(seen.later[:, None] < 0, seen.results, (now + more)[seen.later])
    out: Numbers = (1 - FORESIGHT) * seen.results + FORESIGHT * thought - now
    return out


def rounded(numbers: Numbers) -> Any:
    """As lists; four digits are enough."""
    if numbers.ndim == 0:
        return float(f"{numbers:.4g}")
    return [rounded(part) for part in numbers]


def core_minutes() -> float:
    """That this process and its workers have kept cores busy so far; of workers, those that have ended."""
    times = os.times()
    return (times.user + times.system + times.children_user + times.children_system) / 60


def commit() -> str:
    """Of the sources that are learned with, where they are kept in Git."""
    command = ["git", "-C", str(Path(habitable.__file__).parent), "describe", "--always", "--dirty"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
