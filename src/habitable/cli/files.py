"""Reading what a person names on the command line."""

import sys
import unicodedata
from pathlib import Path

from habitable.kernel.errors import HabitableError

STDIN = "-"


def read(file: str, limit: int) -> bytes:
    """What is in a file, or on standard input; never more than fits into memory."""
    if file == STDIN:
        data = sys.stdin.buffer.read(limit + 1)
    else:
        with Path(file).open("rb") as source:
            data = source.read(limit + 1)
    if len(data) > limit:
        raise HabitableError("file-too-large", file=file, megabytes=limit // 1_000_000)
    return data


def harmless(text: str) -> str:
    """A text from outside, without characters that would steer the terminal."""
    return "".join("?" if unicodedata.category(letter) == "Cc" else letter for letter in text)


def check_writable(path: Path) -> None:
    """Raises where nothing could be written into this file later, and leaves none behind."""
    before = path.exists()
    with path.open("ab"):
        pass
    if not before:
        path.unlink()
