"""Where the games are: each is a folder with a `game.py`, here under `games/` or in a package of somebody else's, which
names it in the entry point group `habitable.games`, as `pond = "pond.game:POND"`."""

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "habitable.games"
HERE = Path(__file__).with_name("games")


@cache
def games() -> dict[str, str]:
    """By name, where in which module each of them is."""
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    for name in own():
        folder = name.replace("-", "_")
        found[name] = f"habitable.games.{folder}.game:{folder.upper()}"
    return dict(sorted(found.items()))


def own() -> list[str]:
    """The names of those that come with Habitable."""
    return sorted(path.parent.name.replace("_", "-") for path in HERE.glob("*/game.py"))


def package(name: str) -> str:
    """The package that is a game's folder."""
    return games()[name].partition(":")[0].rpartition(".")[0]


def folder(name: str) -> Path:
    spec = find_spec(package(name))
    places = None if spec is None else spec.submodule_search_locations
    assert places, f"{package(name)} is no package"
    return Path(places[0])
