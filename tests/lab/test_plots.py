"""Pictures: drawn where matplotlib is, refused with a clear word where it is not."""

import sys
from pathlib import Path

import pytest

from habitable.kernel.errors import HabitableError
from habitable.lab import plots
from habitable.lab.simulate import Plan, simulate
from habitable.lab.statistics import Statistics

BEGINNINGS = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}


@pytest.fixture(scope="module")
def statistics() -> Statistics:
    statistics = Statistics(by_seat=True)
    for outcome in simulate(Plan(game="ecosystem", bots=["random"] * 6, games=2, seed=1)):
        statistics.add(outcome)
    return statistics


@pytest.mark.parametrize("suffix", plots.FORMATS)
def test_a_picture_is_drawn(statistics: Statistics, tmp_path: Path, suffix: str) -> None:
    pytest.importorskip("matplotlib")
    path = tmp_path / f"picture{suffix}"
    plots.draw(statistics, path)
    assert path.read_bytes().startswith(BEGINNINGS[suffix])


def test_without_matplotlib_it_says_how_to_get_it(
    statistics: Statistics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plots, "available", lambda: False)
    monkeypatch.delitem(sys.modules, "matplotlib", raising=False)
    with pytest.raises(HabitableError, match=r'pip install "habitable\[plot\]"'):
        plots.draw(statistics, tmp_path / "a.png")
    assert not list(tmp_path.iterdir())
