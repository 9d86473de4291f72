"""What README and docs show works: Python is run, with what it is said to print, and commands are understood.

What is no example (signatures, a picture of letters) stands in a block of another language, or of none. A block that
begins with the name of a file quotes it.
"""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from habitable import texts
from habitable.cli.app import build
from habitable.cli.main import take_language

HOME = Path(__file__).parent.parent
FILES = [HOME / "README.md", HOME / "CONTRIBUTING.md", *sorted((HOME / "docs").rglob("*.md"))]
LANGUAGES = {"", "ftl", "json", "python", "sh", "text", "toml"}  # so that none is left out by another name for it
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"# (\S+/\S+\.\w+)\n(.*)", re.DOTALL)
PROMPT = ">>> "


def blocks(path: Path, language: str) -> Iterator[tuple[int, str]]:
    """Line and text of each."""
    text = path.read_text(encoding="utf-8")
    for block in BLOCK.finditer(text):
        if block[1] == language:
            yield text.count("\n", 0, block.start()) + 1, block[2]


def commands() -> list[str]:
    lines = [line for path in FILES for _, text in blocks(path, "sh") for line in text.splitlines()]
    return [line for line in lines if line.startswith("habitable ")]


@pytest.mark.parametrize(
    "path", [path for path in FILES if any(blocks(path, "python"))], ids=lambda path: path.relative_to(HOME).as_posix()
)
def test_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a file share their names."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "docs"}
    for line, code in blocks(path, "python"):
        if QUOTED.match(code):
            continue
        if code.startswith(PROMPT):
            example = doctest.DocTestParser().get_doctest(code, names, path.name, str(path), line)
            doctest.DebugRunner(optionflags=doctest.ELLIPSIS).run(example, clear_globs=False)
            names |= example.globs
        else:
            exec(compile("\n" * line + code, path, "exec"), names)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HOME).as_posix())
def test_quotations_are_true(path: Path) -> None:
    for block in BLOCK.finditer(path.read_text(encoding="utf-8")):
        if quoted := QUOTED.match(block[2]):
            assert quoted[2] in (HOME / quoted[1]).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HOME).as_posix())
def test_blocks_have_languages_that_we_know(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert {block[1] for block in BLOCK.finditer(text)} <= LANGUAGES
    assert 2 * len(BLOCK.findall(text)) == len(re.findall(r"^\s*```", text, re.MULTILINE))


@pytest.mark.parametrize("line", commands())
def test_commands_are_understood(line: str) -> None:
    _, (_, name, *arguments) = take_language(shlex.split(line, comments=True))
    words = texts.get("en")
    command = build(words, [name]).commands[name]
    assert command.make_context(name, arguments, obj=words).command is command


def test_every_file_of_a_game_is_in_the_list() -> None:
    """A reader finds a rule by the names of files, so docs/games.md says of each what is there."""
    said = (HOME / "docs" / "games.md").read_text(encoding="utf-8")
    source = HOME / "src" / "habitable"
    paths = [path for game in (source / "earth", *(source / "games").iterdir()) for path in game.glob("*.py")]
    names = {path.name for path in paths if path.name != "__init__.py"}
    assert len(names) > 30
    assert sorted(name for name in names if f"`{name}`" not in said) == []
