"""The moving pictures of the first page: small, without words, over in five seconds, still for whoever wants that."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import moving
from habitable import found

SMALL = 20_000  # bytes, before they are packed


def test_every_game_has_one() -> None:
    assert set(moving.MADE) == set(found.own())
    moving.main(["--check"])


@pytest.mark.parametrize("game", moving.MADE)
def test_it_is_small_and_rests(game: str) -> None:
    file = Path(moving.FOLDER) / game / "moving.svg"
    text = file.read_text(encoding="utf-8")
    assert file.stat().st_size < SMALL
    assert text.count("@media(prefers-reduced-motion:no-preference)") == 1
    assert "svg:not(:target) .m" in text
    assert ET.fromstring(text).get("id") == "still"
    assert "infinite" not in text
    delays = [float(found) for found in re.findall(r"animation-delay:([\d.]+)s", text)]
    assert len(delays) > 10 or game == "planet"
    assert max(delays) + 0.5 < 5  # WCAG 2.2.2
    words = ["".join(one.itertext()) for one in ET.fromstring(text).iter(f"{moving.SVG}text")]
    assert all(len(word) == 1 for word in words)


def test_an_ecosystem_that_grows_to_the_left_moves_to_the_right() -> None:
    assert moving.shift(["MB..."], ["FMB.."]) == (0, 1)
    assert moving.shift(["MB"], ["..", "MB"]) == (1, 0)
    assert moving.shift(["MB"], ["MB"]) == (0, 0)
