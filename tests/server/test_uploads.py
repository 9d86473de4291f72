"""What is uploaded may hold any number anywhere: it ends quickly, with a picture or points, or with a refusal."""

import copy
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from habitable import games
from habitable.kernel import record as records
from habitable.kernel.match import replay
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.sent_views import drawn
from habitable.server.protocol.wire import Drawing
from habitable.server.workers.tasks import score

GOLDEN = Path(__file__).resolve().parents[1] / "games"
PARTS = Bounds().view_parts
SLOW = 20  # seconds: some thousand times as long as it takes
HUGE = [10**9, -(10**9), 10**9 + 1, 2**63, 10**400]
DOCUMENTS: list[dict[str, Any]] = [
    {"game": "ecosystem", "boards": ["WFWWT/MDSSD/HESMW/SSTMM"]},
    {"game": "planet", "players": [{"objective": "O", "fields": 12, "same": 1, "other": 2}]},
    {
        "game": "dominant-species",
        "tiles": [{"hex": [0, 0], "terrain": "sea", "tundra": True, "cubes": {"mammals": 2, "insects": 1}}],
        "elements": {"E(0,0)": "grass"},
        "displays": {"mammals": ["meat", "meat", "sun"], "insects": ["grass", "grass"]},
    },
    {
        "game": "marine",
        "tiles": [{"hex": [0, 0], "terrain": "reef", "eruption": None, "cubes": {"reptiles": 3, "fishes": 1}}],
        "elements": {"E(0,0)": "gastropods"},
        "displays": {"reptiles": ["sun", "sun", "sponges"], "fishes": ["plankton", "plankton", "algae"]},
        "markers": {"algae": 1, "gastropods": 1, "plankton": 1, "sponges": 1, "sun": 1, "worms": 1},
    },
]


class TooSlow(BaseException):
    pass


@contextmanager
def quickly() -> Iterator[None]:
    def ring(*_: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(SLOW)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def views(game: str) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Of the longest golden games: in the middle, and at the end."""
    files = sorted(
        (GOLDEN / game.replace("-", "_") / "golden").glob("*.habitable"), key=lambda file: file.stat().st_size
    )
    played = replay(games.get(game), records.read(files[-1].read_text(encoding="utf-8")))
    positions = [position for *_, position in played.moments]
    for position in (positions[len(positions) // 2], positions[-1]):
        yield msgspec.to_builtins(games.get(game).view(position, 0)), played.names


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, (*path, key))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


def lists(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list):
        if isinstance(value, list) and value and path:
            yield path
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from lists(inner, (*path, key))


def one_of_each(paths: Iterator[tuple[Any, ...]], known: set[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """One of many that differ only by their places, in lists or on a map; none of those that are known."""
    found = {tuple("#" if isinstance(key, int) or "," in key else key for key in path): path for path in paths}
    new = [path for kind, path in found.items() if kind not in known]
    known.update(found)
    return new


def changed(value: Any, path: tuple[Any, ...], change: Callable[[Any], Any]) -> Any:
    out = copy.deepcopy(value)
    at = out
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = change(at[path[-1]])
    return out


def outcome(work: Callable[[], Any]) -> int:
    with quickly():
        try:
            work()
        except Refusal as refusal:
            return refusal.status
        return 200


@pytest.mark.parametrize("game", games.GAMES)
def test_views_with_huge_numbers(game: str) -> None:
    known: set[tuple[Any, ...]] = set()
    for view, names in views(game):
        assert outcome(lambda view=view, names=names: drawn(Drawing(game, view, names), PARTS)) == 200  # type: ignore[misc]
        for path in one_of_each(leaves(view), known):
            for number in HUGE:
                wrong = changed(view, path, lambda _, number=number: number)  # type: ignore[misc]
                status = outcome(lambda wrong=wrong, names=names: drawn(Drawing(game, wrong, names), PARTS))  # type: ignore[misc]
                assert status in ((200, 422) if abs(number) <= 10**9 else (422,)), path


@pytest.mark.parametrize("game", games.GAMES)
def test_views_with_long_lists(game: str) -> None:
    known: set[tuple[Any, ...]] = set()
    for view, names in views(game):
        for path in one_of_each(lists(view), known):
            for many in (150, 151, 20_000):
                wrong = changed(view, path, lambda found, many=many: found[:1] * many)  # type: ignore[misc]
                status = outcome(lambda wrong=wrong, names=names: drawn(Drawing(game, wrong, names), PARTS))  # type: ignore[misc]
                assert status in ((200, 422) if many == 150 else (422,)), path


def test_a_view_has_so_many_parts() -> None:
    view, names = next(views("marine"))
    animals = [{**view["animals"][0], "acquired": ["sun"] * 150} for _ in range(150)]
    assert outcome(lambda: drawn(Drawing("marine", {**view, "animals": animals}, names), PARTS)) == 422
    assert outcome(lambda: drawn(Drawing("marine", view, names), 100)) == 422


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document["game"]))
def test_documents_with_huge_numbers(document: dict[str, Any]) -> None:
    assert outcome(lambda: score(document)) == 200
    for path in leaves(document):
        for number in HUGE:
            wrong = changed(document, path, lambda _, number=number: number)  # type: ignore[misc]
            assert outcome(lambda wrong=wrong: score(wrong)) == 422, path  # type: ignore[misc]
