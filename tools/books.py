"""Writes the rulebooks of our games in three languages as the page gets them, for a test of its search
(web/test/everyday.test.ts).

    .venv/bin/python tools/books.py FILE
"""

import sys
from pathlib import Path

import msgspec

from habitable import found, rulebook
from habitable.texts import LANGUAGES


def main(file: str) -> None:
    books = [rulebook.get(game, language) for game in found.own() if rulebook.can(game) for language in LANGUAGES]
    Path(file).write_bytes(msgspec.json.encode(books))


if __name__ == "__main__":
    main(sys.argv[1])
