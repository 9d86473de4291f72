"""`habitable aid`: the player aid as a file."""

from pathlib import Path

import pytest

from cli.program import refused, say

Capture = pytest.CaptureFixture[str]


def test_it_goes_into_a_file_or_to_standard_output(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "aid.svg"
    assert say(capsys, "aid", "planet", "--lang", "pl", "-o", str(file)).code == 0
    assert "pomoc gracza" in file.read_text(encoding="utf-8").casefold()
    assert say(capsys, "aid", "planet", "--lang", "pl").out == file.read_text(encoding="utf-8")


def test_only_svg_and_only_games_that_are_there(capsys: Capture) -> None:
    assert "SVG" in refused(say(capsys, "aid", "planet", "--lang", "en", "--out", "aid.pdf"))
    assert "no game" in refused(say(capsys, "aid", "chess", "--lang", "en"))
