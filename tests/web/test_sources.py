"""What holds for the sources of the page, without a browser."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from habitable.earth.picture.pieces import Pieces
from habitable.games.dominant_species.picture import parts as dominant_species
from habitable.games.marine.picture import parts as marine

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
SOURCES = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]


@pytest.mark.parametrize("tool", ["wire.py", "facts.py"])
def test_what_is_written_from_python_is_up_to_date(tool: str) -> None:
    command = [sys.executable, str(ROOT / "tools" / tool), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    assert done.returncode == 0, done.stderr


def test_nothing_breaks_the_policy() -> None:
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert "{@html" not in text, path
        assert not re.search(r"""\sstyle=["']""", text), path


def test_only_the_tokens_name_colours_of_the_interface() -> None:
    # pictures, and a code for cameras
    allowed = {"tokens.css", "GameArt.svelte", "Art.svelte", "Picture.svelte", "Share.svelte"}
    for path in SOURCES:
        if path.name not in allowed:
            assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?=[;\"' ])", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("pieces", [dominant_species.PIECES, marine.PIECES], ids=lambda pieces: pieces.game)
def test_things_have_the_colours_of_the_pictures(pieces: Pieces) -> None:
    text = (WEB / "src" / "games" / pieces.game / "tokens.css").read_text(encoding="utf-8")
    light = dict(re.findall(rf"--{pieces.mark}-([\w-]+): (#\w+);", text.partition(":root[data-theme")[0]))
    for thing, (paper, ink) in (pieces.animals | pieces.elements | pieces.terrains).items():
        name = thing.replace("_", "-")
        assert (light[name], light[f"{name}-ink"]) == (paper, ink), thing


def test_the_lock_names_no_address_and_has_all_hashes() -> None:
    """Neither a registry nor whom to fund: `npm install` writes that in, and `"funding"` is to be taken out again."""
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert "://" not in lock
    assert lock.count('"integrity"') > 50


def test_every_package_has_a_reason() -> None:
    wanted = msgspec.json.decode((WEB / "package.json").read_bytes())
    reasons = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    for name in [*wanted["dependencies"], *wanted["devDependencies"]]:
        assert name.startswith("@types/") or f"`{name}`" in reasons, name


def test_pictures_are_credited() -> None:
    about = (WEB / "src" / "pages" / "About.svelte").read_text(encoding="utf-8")
    for path in SOURCES:
        for name in re.findall(r"~icons/game-icons/([\w-]+)", path.read_text(encoding="utf-8")):
            assert f"'{name}'" in about, (path, name)
