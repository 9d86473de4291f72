"""`make quick` begins with the tests that are nearest to a change (tools/quick.py)."""

from pathlib import Path

import pytest

import quick

TESTS = {
    "server/test_log.py": "",
    "server/test_undo.py": "from habitable.server.tables import log, rooms\n",
    "server/test_seats.py": "from habitable.server.tables.people import People\n",
    "games/planet/test_view.py": "from habitable.games.planet.position import Planet\n",
    "games/planet/golden/notes.py": "",
    "cli/test_play.py": "from habitable.cli import play\n",
    "kernel/test_bits.py": "",
    "texts/test_locale.py": "",
    "test_forms.py": "",
    "tools/test_nearest.py": "",
    "web/test_playing.py": "from habitable.server.tables import log\n",
}
ALWAYS = ["tests/kernel/test_bits.py", "tests/test_forms.py", "tests/texts/test_locale.py"]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in TESTS.items():
        path = tmp_path / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "first"),
    [
        ("src/habitable/server/tables/log.py", ["server/test_log.py", "server/test_undo.py", "server/test_seats.py"]),
        ("src/habitable/games/planet/position.py", ["games/planet/test_view.py"]),
        ("src/habitable/cli/play.py", ["cli/test_play.py"]),
        ("tests/server/test_seats.py", ["server/test_seats.py", "server/test_log.py", "server/test_undo.py"]),
        ("tools/quick.py", ["tools/test_nearest.py"]),
        ("src/habitable/locale/en/cli.ftl", []),
        ("README.md", []),
    ],
)
def test_the_nearest_come_first_and_some_always(root: Path, changed: str, first: list[str]) -> None:
    assert quick.nearest([changed], root) == [*(f"tests/{name}" for name in first), *ALWAYS]


def test_a_test_that_was_deleted_is_not_run(root: Path) -> None:
    assert "tests/server/test_gone.py" not in quick.nearest(["tests/server/test_gone.py"], root)


def test_what_all_tests_share_is_near_to_all(root: Path) -> None:
    expected = {f"tests/{name}" for name in TESTS if "test_" in name and not name.startswith("web/")}
    assert set(quick.nearest(["tests/conftest.py"], root)) == expected
